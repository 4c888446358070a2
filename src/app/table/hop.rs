//! The hop panel: who is on, the die, the ways, and the hop itself.

use super::guard::Guard;
use super::here::{Here, tap};
use super::roll::{self, TableDie};
use super::way::{self, Tap, Way, Ways};
use super::wish::Wish;
use crate::app::board::Highlight;
use crate::app::theme::{ROW_CORNER, SPACE, colour, palette};
use crate::app::widget::{Button, TUMBLE, called, cut, die, prompt, quiet};
use crate::game::{Action, Rolled, RolledBy};
use crate::hops::{Path, Situation};
use crate::rules::Refusal;
use crate::rules::phase::Barred;
use crate::table::{Cell, Die, PlayerId, Step, Table};
use crate::words::{Word, arrows};
use egui::text::LayoutJob;
use egui::{
    Align, CornerRadius, Label, Layout, RichText, Role, Sense, Stroke, StrokeKind, TextFormat, TextStyle, Ui, Vec2,
    WidgetInfo, WidgetText,
};

/// The side of the die, in points.
const DIE: f32 = 64.0;
/// The most of the width that a name takes in the order of the players.
const ORDERED: f32 = 0.3;
/// The most ways listed in words.
const LISTED: usize = 3;

/// What lasts of the hop panel from frame to frame.
#[derive(Clone, Debug, Default)]
pub struct HopMemory {
    /// The length of the log that the way belongs to.
    log: usize,
    /// The way as far as it has been told.
    pub way: Way,
    /// What is to be said about the last tap on a cell.
    said: Option<Said>,
    /// When the app's die was thrown.
    pub thrown: Option<f64>,
}

#[derive(Clone, Debug)]
enum Said {
    Barred(Refusal, Cell),
    OutOfReach,
}

impl HopMemory {
    /// Forgets a way that belonged to another moment of the game.
    pub fn settle(&mut self, log: usize) {
        if self.log != log {
            self.log = log;
            self.way = Way::Open;
            self.said = None;
        }
    }

    /// A tap on a cell of the board.
    pub fn tap(&mut self, here: &Here, ways: &Ways, cell: Cell) {
        self.said = match self.way.tap(here.game(), ways, cell) {
            Tap::Told => None,
            Tap::Barred(refusal) => Some(Said::Barred(refusal, cell)),
            Tap::OutOfReach => Some(Said::OutOfReach),
        };
    }

    /// Walks on to a cell, whatever the rules say.
    pub fn insist(&mut self, cell: Cell) {
        self.way.insist(cell);
        self.said = None;
    }

    /// The way is this one.
    pub fn tell(&mut self, way: Way) {
        self.way = way;
        self.said = None;
    }

    /// What was said has been read.
    pub fn heard(&mut self) {
        self.said = None;
    }
}

/// What the board shows of the phase.
pub fn highlights(table: &Table, memory: &HopMemory, ways: &Ways) -> Vec<(Cell, Highlight)> {
    let (Some(phase), Some(bunny), Some(situation)) = (&table.phase, table.bunny, Situation::of(table)) else {
        return Vec::new();
    };
    let barred = Barred::for_move(table.settings.revisit, phase, bunny);
    let mut shown = Vec::new();
    for cell in phase.visited.iter().filter(|cell| **cell != bunny) {
        let highlight = if barred.has(*cell) {
            Highlight::Barred
        } else {
            Highlight::Trail
        };
        shown.push((*cell, highlight));
    }
    let told = memory.way.cells(ways);
    match &memory.way {
        Way::Walked(walked) if !walked.is_empty() => {
            let left = phase.hops.is_none_or(|hops| walked.len() < usize::from(hops));
            let next = situation.next_hops(walked).into_iter().filter(|_| left);
            shown.extend(next.map(|cell| (cell, Highlight::Step)));
        }
        Way::Open | Way::Picked { .. } | Way::Walked(_) => {
            for (cell, eggs) in ways.ends() {
                let picked = told.last() == Some(&cell);
                shown.push((cell, Highlight::Target { eggs, picked }));
            }
        }
    }
    shown
}

/// Shows the panel, but for its foot.
pub fn panel(
    ui: &mut Ui,
    here: &Here,
    guard: &mut Guard,
    memory: &HopMemory,
    ways: &Ways,
    table_die: &TableDie,
) -> Option<Wish> {
    let [_, near, ..] = SPACE;
    ui.spacing_mut().item_spacing = Vec2::splat(near);
    let mover = here.table().player_to_act()?;
    // First, so that it is seen also where the rest must be scrolled.
    let answered = memory.said.as_ref().and_then(|said| say(ui, here, said));
    order(ui, here);
    let rolling = here.table().turn.step == Step::Roll;
    let wish = if rolling {
        before_roll(ui, here, guard, memory, table_die)
    } else {
        rolled(ui, here, memory);
        list(ui, here, guard, memory, ways, mover)
    };
    answered.or(wish)
}

/// The foot of the panel: rolling, or hopping the way that was told.
pub fn foot(
    ui: &mut Ui,
    here: &Here,
    guard: &mut Guard,
    memory: &HopMemory,
    ways: &Ways,
    table_die: &TableDie,
) -> Option<Wish> {
    let mover = here.table().player_to_act()?;
    let rolling = here.table().turn.step == Step::Roll;
    let mut wish = None;
    let told = memory.way.cells(ways);
    let from = here.table().bunny.unwrap_or_default();
    let with_way = |key: &str| {
        here.words
            .say_with(key, [("way", arrows(from, told).into()), ("hops", told.len().into())])
    };
    if rolling && told.is_empty() {
        let text = here.words.say(if table_die.offers_again() {
            "table-roll-again"
        } else {
            "table-roll"
        });
        if tap(ui, guard, "main", &format!("{text} {mover:?}"), Button::main(&text)) {
            wish = Some(Wish::Roll);
        }
    } else if told.is_empty() {
        let text = here.words.say("table-hop-pick");
        prompt(ui, &text);
    } else {
        let text = with_way(if rolling { "table-hop-by-hand" } else { "table-hop" });
        if tap(ui, guard, "main", &format!("{mover:?} {rolling}"), Button::main(&text)) {
            let roll = rolling.then(|| way::by_hand(told.len()));
            wish = Some(Wish::Record(roll.into_iter().chain([way::hop(told)]).collect()));
        }
    }
    wish
}

/// The players in the order in which they hop; whoever is on stands out.
fn order(ui: &mut Ui, here: &Here) {
    let Some(phase) = &here.table().phase else { return };
    let palette = palette(ui.visuals().dark_mode);
    let font = TextStyle::Small.resolve(ui.style());
    let room = ui.available_width() * ORDERED;
    let mut whole = here.words.say("table-phase");
    let mut job = LayoutJob::default();
    let mut add = |text: &str, ink| {
        job.append(text, 0.0, TextFormat::simple(font.clone(), colour(ink)));
    };
    add(&here.words.say("table-phase"), palette.quiet_ink);
    for (place, player) in phase.movers.iter().enumerate() {
        let key = if place == 0 {
            "table-order-first"
        } else {
            "table-order-next"
        };
        whole += &here.of(key, *player, &|name| name);
        add(
            &here.of(key, *player, &|name| cut(ui, &name, &TextStyle::Small, room)),
            if place == phase.mover {
                palette.accent
            } else {
                palette.quiet_ink
            },
        );
    }
    called(&ui.add(Label::new(job).wrap()), &whole);
}

/// The die before the roll, and the faces of a real one.
fn before_roll(ui: &mut Ui, here: &Here, guard: &mut Guard, memory: &HopMemory, table_die: &TableDie) -> Option<Wish> {
    let [.., apart, _, _] = SPACE;
    let words = here.words;
    let mut wish = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = apart;
        let name = words.say("table-die");
        let settled = guard.admits(ui.ctx(), "die", &format!("{}", here.game().actions().len()));
        if die(ui, &name, None, DIE, 1.0).clicked() && settled {
            wish = Some(Wish::Roll);
        }
        ui.vertical(|ui| {
            let about = if table_die.offers_again() {
                "table-roll-again-about"
            } else {
                "table-roll-about"
            };
            quiet(ui, &words.say(about));
            ui.horizontal_wrapped(|ui| {
                for face in roll::faces(here.table().settings.die) {
                    let name = words.say_with("table-by-hand", [("face", Word::from(face))]);
                    let text = face.to_string();
                    let meaning = format!("{:?}", here.table().player_to_act());
                    if tap(ui, guard, &name, &meaning, Button::plain(&text).named(&name)) {
                        wish = Some(Wish::record(roll::by_hand(face)));
                    }
                }
            });
        });
    });
    let _ = memory;
    wish
}

/// What was rolled.
fn rolled(ui: &mut Ui, here: &Here, memory: &HopMemory) {
    let words = here.words;
    let Some(hops) = here.table().phase.as_ref().and_then(|phase| phase.hops) else {
        return;
    };
    let roll = here.game().actions().iter().rev().find_map(|recorded| {
        if let Action::Roll { rolled, by } = recorded.action {
            Some((rolled, by))
        } else {
            None
        }
    });
    let [.., apart, _, _] = SPACE;
    let without_die = here.table().settings.die == Die::None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = apart;
        let face = match roll {
            Some((Rolled::Face(face), _)) => u8::try_from(face).ok(),
            Some((Rolled::Hops(hops), _)) => Some(hops),
            None => None,
        };
        if !without_die {
            let tumbled = memory.thrown.map_or(1.0, |thrown| {
                let part = (ui.input(|input| input.time) - thrown) as f32 / TUMBLE;
                if part < 1.0 {
                    ui.ctx().request_repaint();
                }
                part
            });
            let name = words.say_with("table-die-shows", [("face", i64::from(face.unwrap_or(hops)).into())]);
            die(ui, &name, face, DIE, tumbled);
        }
        ui.vertical(|ui| {
            let text = words.say_with("table-hops", [("hops", i64::from(hops).into())]);
            ui.add(Label::new(RichText::new(text).text_style(TextStyle::Heading)));
            let about = match roll {
                None => "table-rolled-none",
                Some(_) if without_die => "table-rolled-none",
                Some((_, Some(RolledBy::App))) => "table-rolled-app",
                Some((_, Some(RolledBy::Hand) | None)) => "table-rolled-hand",
            };
            quiet(ui, &words.say(about));
        });
    });
}

/// The few best ways, in words.
fn list(ui: &mut Ui, here: &Here, guard: &mut Guard, memory: &HopMemory, ways: &Ways, mover: PlayerId) -> Option<Wish> {
    let told = memory.way.cells(ways);
    let mut wish = None;
    ui.spacing_mut().item_spacing.y = 0.0;
    for path in ways.best(mover, LISTED) {
        let picked = told == path.cells.as_slice();
        if row(ui, here, guard, path, picked)
            && let Some(end) = path.cells.last()
        {
            wish = Some(Wish::Tell(Way::Picked { end: *end, way: 0 }));
        }
    }
    let [_, near, ..] = SPACE;
    ui.spacing_mut().item_spacing.y = near;
    wish
}

/// A way as a row: its arrows, and what it pays whom.
fn row(ui: &mut Ui, here: &Here, guard: &mut Guard, path: &Path, picked: bool) -> bool {
    let [_, near, apart, ..] = SPACE;
    let arrows = arrows(here.table().bunny.unwrap_or_default(), &path.cells);
    let about = pays(here, path);
    let palette = palette(ui.visuals().dark_mode);
    let width = ui.available_width();
    let way = WidgetText::from(arrows.as_str()).into_galley(ui, None, f32::INFINITY, TextStyle::Body);
    let room = (width - 3.0 * apart - way.size().x).max(1.0);
    let text = WidgetText::from(about.as_str()).into_galley(ui, None, room, TextStyle::Small);
    let height = (text.size().y + 2.0 * near).max(44.0);
    let response = ui.allocate_response(Vec2::new(width, height), Sense::click());
    let name = here
        .words
        .say_with("table-way", [("way", arrows.as_str().into()), ("pays", about.into())]);
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, picked, &name));
    let rect = response.rect;
    let painter = ui.painter();
    if picked {
        let corner = CornerRadius::same(ROW_CORNER);
        painter.rect(
            rect,
            corner,
            colour(palette.soft_accent),
            Stroke::NONE,
            StrokeKind::Inside,
        );
    } else {
        painter.hline(
            rect.x_range().shrink(4.0),
            rect.max.y,
            Stroke::new(1.0, colour(palette.line)),
        );
    }
    let at = rect.left_center() + Vec2::new(apart, -way.size().y / 2.0);
    painter.galley(at, way, colour(palette.ink));
    let at = rect.right_center() - Vec2::new(apart + text.size().x, text.size().y / 2.0);
    let ink = if path.eggs.iter().sum::<i64>() > 0 {
        palette.ink
    } else {
        palette.quiet_ink
    };
    painter.galley(at, text, colour(ink));
    let settled = guard.admits(ui.ctx(), &name, &format!("{}", here.game().actions().len()));
    response.clicked() && settled
}

/// Who gets how much on a path, and whether anybody hops after it.
fn pays(here: &Here, path: &Path) -> String {
    let words = here.words;
    let table = here.table();
    let share = |(player, eggs): (PlayerId, &i64)| {
        (*eggs > 0).then(|| {
            words.say_with(
                "table-gets",
                [("player", here.name(player).into()), ("eggs", Word::from(*eggs))],
            )
        })
    };
    let shares: Vec<String> = table.player_ids().zip(&path.eggs).filter_map(share).collect();
    let last = table.phase.as_ref().is_none_or(|phase| phase.to_move().len() < 2);
    let end = (path.dead_end && !last).then(|| words.say("table-dead-end"));
    shares
        .into_iter()
        .chain(end)
        .reduce(|all, part| words.say_with("table-gets-and", [("all", all.into()), ("part", part.into())]))
        .unwrap_or_else(|| words.say("table-no-eggs"))
}

/// Why the last tap did not go on with the way.
fn say(ui: &mut Ui, here: &Here, said: &Said) -> Option<Wish> {
    let words = here.words;
    let [_, near, ..] = SPACE;
    let (sentence, cell) = match said {
        Said::Barred(refusal, cell) => (words.refusal(here.table(), refusal), Some(*cell)),
        Said::OutOfReach => (words.say("table-out-of-reach"), None),
    };
    ui.add(Label::new(sentence).wrap());
    let mut wish = None;
    ui.with_layout(Layout::left_to_right(Align::Center).with_main_wrap(true), |ui| {
        ui.spacing_mut().item_spacing.x = near;
        if let Some(cell) = cell.filter(|cell| here.table().has_tile(*cell))
            && ui.add(Button::plain(&words.say("table-hop-anyway"))).clicked()
        {
            wish = Some(Wish::Insist(cell));
        }
        if ui.add(Button::plain(&words.say("table-well"))).clicked() {
            wish = Some(Wish::Heard);
        }
    });
    wish
}
