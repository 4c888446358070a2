//! The bunny's ways in words: all of them, those best for the mover first, and with hints those best to the end.

use super::guard::Guard;
use super::hints::Hint;
use super::way::{Way, Ways, roll_hops};
use crate::app::at_hand;
use crate::app::theme::{CONTROL, ROW_CORNER, SPACE, colour, palette};
use crate::app::widget::{fading, focus_ring, is_torn, lines, quiet};
use crate::game::Game;
use crate::hops::{Advice, Path, Valued};
use crate::picture::Rgba;
use crate::table::{Cell, PlayerId};
use crate::words::{Topic, Word, Words};
use egui::{
    CornerRadius, Frame, Id, Margin, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2,
    WidgetInfo, WidgetText,
};
use std::ops::Range;

/// The least height of the list, in points: a row, and of the next one enough to see that it scrolls.
const LEAST: f32 = 1.6 * CONTROL;

/// The ways of the move that is on.
pub struct WayList<'a> {
    /// The language.
    pub words: &'a Words,
    /// The game at the moment of the move.
    pub game: &'a Game,
    /// The ways.
    pub ways: &'a Ways,
    /// The way as far as it has been told.
    pub told: &'a [Cell],
    /// What is known of the best ones.
    pub hint: Hint<'a, Advice>,
    /// The most of the height that it takes, in points; beyond that it scrolls. None where it scrolls with what stands above
    /// it, as it does where this is too little for a way.
    pub most: Option<f32>,
    /// The colour of what it lies on.
    pub ground: Rgba,
}

/// A way, and where hints are given what it is worth.
struct Line<'a> {
    path: &'a Path,
    hint: Option<(&'a Advice, &'a Valued)>,
}

impl WayList<'_> {
    /// Shows them. Gives the one that was tapped.
    pub fn show(&self, ui: &mut Ui, guard: &mut Guard) -> Option<Way> {
        let lines = self.lines();
        let hops = roll_hops(self.game.table())?;
        let fresh = self.is_fresh(ui);
        let shown = |ui: &mut Ui| {
            self.about(ui, &lines, hops);
            ui.spacing_mut().item_spacing.y = 0.0;
            let mut tapped = None;
            for line in &lines {
                let picked = self.told == line.path.cells.as_slice();
                let (mut rect, is_tapped) = self.row(ui, guard, line, picked);
                if let Some((advice, valued)) = line.hint.filter(|_| picked) {
                    rect |= self.why(ui, advice, valued);
                }
                if picked && fresh {
                    ui.scroll_to_rect(rect, None);
                }
                if is_tapped {
                    tapped = self.ways.along(&line.path.cells);
                }
            }
            tapped
        };
        match self.most.filter(|most| *most >= LEAST) {
            Some(most) => {
                let area = ScrollArea::vertical().id_salt("ways").min_scrolled_height(LEAST);
                fading(ui, area.max_height(height(most, lines.len())), self.ground, shown)
            }
            None => ui.scope(shown).inner,
        }
    }

    /// What is to be known of all of them.
    fn about(&self, ui: &mut Ui, lines: &[Line], hops: u8) {
        let words = self.words;
        if !lines.is_empty() && lines.iter().all(|line| self.is_cut_short(line.path)) {
            quiet(
                ui,
                &words.say_with("table-all-cut-short", [("hops", Word::from(i64::from(hops)))]),
            );
        }
        match self.hint {
            Hint::None | Hint::Offered | Hint::Looking(None) => {}
            Hint::Looking(Some(done)) => progress(ui, &words.say("hints-looking"), done),
            Hint::Found(advice) => {
                let topic = Topic::HopCount;
                at_hand::beside_text(ui, words, topic, &words.topic(topic), |ui| {
                    // Its first line at the height of the picture.
                    let line = ui.text_style_height(&TextStyle::Small);
                    ui.add_space((CONTROL - line).max(0.0) / 2.0);
                    quiet(ui, &self.heading(advice));
                });
            }
        }
    }

    fn lines(&self) -> Vec<Line<'_>> {
        match self.hint {
            Hint::Found(advice) => {
                let valued = advice.paths.iter();
                let lines = valued.map(|valued| Line {
                    path: &valued.path,
                    hint: Some((advice, valued)),
                });
                lines.collect()
            }
            Hint::None | Hint::Offered | Hint::Looking(_) => {
                let line = |path| Line { path, hint: None };
                self.ways.all().into_iter().map(line).collect()
            }
        }
    }

    /// Whether another way is told than in the frame before, or there is more or less room: its row comes into sight.
    fn is_fresh(&self, ui: &Ui) -> bool {
        let shown = Id::unique("way-shown");
        // What the keyboard is on comes into sight by itself.
        let by_key = ui.memory(|memory| memory.focused().is_some());
        ui.data_mut(|data| {
            let before: &mut (Vec<Cell>, f32) = data.get_temp_mut_or_default(shown);
            let room = ui.clip_rect().height();
            let fresh = before.0 != self.told || before.1 != room && !by_key;
            *before = (self.told.to_vec(), room);
            fresh
        })
    }

    fn heading(&self, advice: &Advice) -> String {
        let player = self.game.table().player_to_act().map(|player| self.name(player));
        let player = ("player", Word::from(player.unwrap_or_default()));
        match advice.looked_ahead {
            None if self.is_last() => self.words.say_with("hints-exact-last", [player]),
            None => self.words.say_with("hints-exact", [player]),
            Some(players) => self
                .words
                .say_with("hints-limited", [player, ("players", players.into())]),
        }
    }

    /// A way as a row: its arrows, and what it pays whom.
    fn row(&self, ui: &mut Ui, guard: &mut Guard, line: &Line, picked: bool) -> (Rect, bool) {
        let [tight, near, apart, ..] = SPACE;
        let path = line.path;
        let from = self.game.table().bunny.unwrap_or_default();
        let arrows = self.words.arrows(from, &path.cells);
        let about = self.pays(path);
        let palette = palette(ui.visuals().dark_mode);
        let width = ui.available_width();
        let way = WidgetText::from(arrows.as_str()).into_galley(ui, None, f32::INFINITY, TextStyle::Body);
        // What the last one gets is what the way pays.
        let expected = line
            .hint
            .filter(|_| !self.is_last())
            .and_then(|(advice, valued)| self.expected(&valued.expected, advice.scale));
        let shown = expected.as_deref().map_or_else(
            || about.clone(),
            |expected| {
                let variables = [("pays", about.as_str().into()), ("expected", expected.into())];
                self.words.say_with("hints-way", variables)
            },
        );
        let room = width - 3.0 * apart - way.size().x;
        // In large type many arrows leave the words no room beside them.
        let below = is_torn(ui, &shown, &TextStyle::Small, room);
        let room = if below { width - 2.0 * apart } else { room };
        let text = lines(ui, &shown, &TextStyle::Small, room);
        let tall = if below {
            way.size().y + text.size().y
        } else {
            way.size().y.max(text.size().y)
        };
        let height = (tall + 2.0 * near).max(CONTROL);
        let response = ui.allocate_response(Vec2::new(width, height), Sense::click());
        let variables = [("way", arrows.as_str().into()), ("pays", about.into())];
        let name = self.words.say_with("table-way", variables);
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, picked, &name));
        if let Some(expected) = &expected {
            ui.ctx()
                .accesskit_node_builder(response.id, |node| node.set_description(expected.as_str()));
        }
        let rect = response.rect;
        let painter = ui.painter();
        if picked {
            let corner = CornerRadius::same(ROW_CORNER);
            let fill = colour(palette.soft_accent);
            painter.rect(rect, corner, fill, Stroke::NONE, StrokeKind::Inside);
        } else {
            let line = Stroke::new(1.0, colour(palette.line));
            painter.hline(rect.x_range().shrink(tight), rect.max.y, line);
        }
        let at = if below {
            rect.left_top() + Vec2::new(apart, near)
        } else {
            rect.left_center() + Vec2::new(apart, -way.size().y / 2.0)
        };
        let under = at + Vec2::new(0.0, way.size().y);
        painter.galley(at, way, colour(palette.ink));
        let at = if below {
            under
        } else {
            rect.right_center() - Vec2::new(apart + text.size().x, text.size().y / 2.0)
        };
        let ink = if path.eggs.iter().sum::<i64>() > 0 {
            palette.ink
        } else {
            palette.quiet_ink
        };
        painter.galley(at, text, colour(ink));
        // The next row begins where this one ends.
        focus_ring(ui, &response, rect.shrink(2.0));
        // Rows change places when the best are known.
        let meaning = format!("{} {}", self.game.actions().len(), matches!(self.hint, Hint::Found(_)));
        let settled = guard.admits(ui.ctx(), &name, &meaning);
        (rect, response.clicked() && settled)
    }

    /// What speaks for and against the way that was picked, below its row.
    fn why(&self, ui: &mut Ui, advice: &Advice, valued: &Valued) -> Rect {
        let [_, near, apart, ..] = SPACE;
        let sentences = self.words.why(self.game.table(), advice, valued).join(" ");
        let inside = Margin::symmetric(apart as i8, near as i8);
        let frame = Frame::new().inner_margin(inside).show(ui, |ui| quiet(ui, &sentences));
        frame.response.rect
    }

    /// Who gets how much on a path, and whether anybody hops after it.
    fn pays(&self, path: &Path) -> String {
        let words = self.words;
        let table = self.game.table();
        let share = |(player, eggs): (PlayerId, &i64)| {
            (*eggs > 0).then(|| {
                let variables = [("player", self.name(player).into()), ("eggs", Word::from(*eggs))];
                words.say_with("table-gets", variables)
            })
        };
        let shares: Vec<String> = table.player_ids().zip(&path.eggs).filter_map(share).collect();
        let shares = if shares.is_empty() {
            vec![words.say("table-no-eggs")]
        } else {
            shares
        };
        let end = if path.dead_end && !self.is_last() {
            Some(words.say("table-dead-end"))
        } else {
            self.is_cut_short(path).then(|| words.say("table-cut-short"))
        };
        self.listed(shares.into_iter().chain(end))
    }

    /// Whether nobody hops after whoever hops now.
    fn is_last(&self) -> bool {
        let phase = self.game.table().phase.as_ref();
        phase.is_none_or(|phase| phase.to_move().len() < 2)
    }

    /// Whether the path is shorter than the roll: it ends where no hop goes on.
    fn is_cut_short(&self, path: &Path) -> bool {
        roll_hops(self.game.table()).is_some_and(|hops| path.cells.len() < usize::from(hops))
    }

    /// What whoever hops can expect.
    fn expected(&self, expected: &[i64], scale: i64) -> Option<String> {
        let mover = self.game.table().player_to_act()?;
        let eggs = self.words.decimal(*expected.get(mover.index())?, scale);
        let variables = [("player", self.name(mover).into()), ("eggs", Word::from(eggs))];
        Some(self.words.say_with("hints-expected", variables))
    }

    fn name(&self, player: PlayerId) -> String {
        self.words.player(self.game.table(), player)
    }

    fn listed(&self, parts: impl Iterator<Item = String>) -> String {
        let and = |all: String, part: String| {
            self.words
                .say_with("table-pays-and", [("all", all.into()), ("part", part.into())])
        };
        parts.reduce(and).unwrap_or_default()
    }
}

/// The height of a list of so many lines where there is that much room: where not all of it fits, a row is cut, which shows
/// that there are more.
fn height(most: f32, lines: usize) -> f32 {
    /// Of a row that is cut so much is seen, as parts of it.
    const SEEN: Range<f32> = 0.3..0.8;
    let rows = most / CONTROL;
    if lines as f32 <= rows || SEEN.contains(&rows.fract()) {
        return most;
    }
    let whole = if rows.fract() < SEEN.start {
        rows.floor() - 1.0
    } else {
        rows.floor()
    };
    ((whole + SEEN.end) * CONTROL).max(LEAST)
}

/// A sign that the search goes on, and how far it has come.
pub fn progress(ui: &mut Ui, name: &str, done: f32) {
    /// Height of the line, in points.
    const LINE: f32 = 6.0;
    quiet(ui, name);
    let palette = palette(ui.visuals().dark_mode);
    let size = Vec2::new(ui.available_width(), LINE);
    let response = ui.allocate_response(size, Sense::hover());
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(egui::accesskit::Role::ProgressIndicator);
        node.set_numeric_value(f64::from(done));
    });
    let rect = response.rect;
    ui.painter().rect_filled(rect, LINE / 2.0, colour(palette.line));
    let width = (rect.width() * done).max(LINE);
    let done = Rect::from_min_size(rect.min, Vec2::new(width, LINE));
    ui.painter().rect_filled(done, LINE / 2.0, colour(palette.accent));
}
