//! The board that is painted, and the palette.

use super::brush::Brush;
use super::{Painting, Then};
use crate::app::board::{BoardResponse, BoardView, Highlight};
use crate::app::command::Command;
use crate::app::desk::Desk;
use crate::app::table::{DrawnChip, cell_name, offered_marks};
use crate::app::theme::{PANEL_CORNER, SPACE, colour, palette};
use crate::app::widget::{Button, beside_bar, by_keys, command, covers, quiet, shrunk, wrapped};
use crate::game::{Start, StartTile};
use crate::picture::{Drawing, Icon};
use crate::rules::placing;
use crate::table::{Cell, Expansion, Kind, Mark, Marks, PlayerId, Table, owned};
use crate::words::{Word, Words};
use egui::{CentralPanel, CornerRadius, Frame, Id, Label, Margin, Panel, ScrollArea, TextStyle, Ui, Vec2};

/// Width of the palette beside the board, in points.
const PALETTE: f32 = 304.0;
/// From this width on, in points, a screen that is wider than high has the palette at the side.
const SIDE: f32 = 560.0;
/// The marks that every table has.
const EASTER: [Mark; 2] = [Mark::Nest, Mark::Bunny];
/// The part of an upright screen's height that the palette may take without its button.
const HIGHEST: f32 = 0.36;
/// The most lines of the title.
const TITLE_LINES: usize = 2;

impl Painting {
    /// Shows the board and the palette.
    pub fn easel(&mut self, ui: &mut Ui, desk: &Desk) -> Option<Then> {
        let words = &desk.words;
        covers(ui.ctx(), Id::unique("painting"));
        let screen = ui.max_rect().size();
        // What shows beside rounded corners.
        let ground = colour(palette(ui.visuals().dark_mode).table);
        ui.painter().rect_filled(ui.max_rect(), 0, ground);
        let back = self.head(ui, words);
        let [.., padding, _] = SPACE;
        let mut on = false;
        let foot = |ui: &mut Ui| on = ui.add(Button::main(&words.say("paint-on"))).clicked();
        let bare = |panel: Panel| panel.resizable(false).show_separator_line(false);
        if screen.x >= SIDE && screen.x > screen.y {
            let side = paper(ui, CornerRadius::ZERO).inner_margin(beside_bar(padding));
            let side = Panel::right("palette").exact_size(PALETTE).frame(side);
            bare(side).show(ui, |ui| {
                let below = Frame::new().inner_margin(Margin {
                    right: padding as i8,
                    ..Margin::ZERO
                });
                bare(Panel::bottom("palette-foot").frame(below)).show(ui, foot);
                self.scroll_palette(ui, words);
            });
        } else {
            let corner = CornerRadius {
                sw: 0,
                se: 0,
                ..CornerRadius::same(PANEL_CORNER)
            };
            let button = paper(ui, CornerRadius::ZERO);
            bare(Panel::bottom("palette-foot").frame(button)).show(ui, foot);
            let mut upper = paper(ui, corner).inner_margin(beside_bar(padding));
            upper.inner_margin.bottom = 0;
            let height = self.palette_height.min(screen.y * HIGHEST) + padding;
            bare(Panel::bottom("palette").exact_size(height).frame(upper)).show(ui, |ui| {
                let needed = self.scroll_palette(ui, words);
                if needed != self.palette_height {
                    self.palette_height = needed;
                    ui.ctx().request_repaint();
                }
            });
        }
        let heard = CentralPanel::default()
            .frame(Frame::new())
            .show(ui, |ui| self.board(ui, words, desk.preferences().reduce_motion))
            .inner;
        if let Some(cell) = heard.tapped {
            let table = self.game.table();
            if table.has_tile(cell) || self.brush != Brush::Rubber && placing::free_places(table).contains(&cell) {
                self.stroke(cell, heard.tapped_figure);
            }
        }
        match (back, on) {
            (true, _) => Some(Then::Back),
            (false, true) => Some(Then::On),
            (false, false) => None,
        }
    }

    /// The palette, as much of it as there is room for. Says how high it is as a whole, in points.
    fn scroll_palette(&mut self, ui: &mut Ui, words: &Words) -> f32 {
        let [.., padding, _] = SPACE;
        let shown = ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.set_width(ui.available_width() - padding);
            by_keys(ui, |ui| self.palette(ui, words));
        });
        shown.content_size.y
    }

    fn head(&mut self, ui: &mut Ui, words: &Words) -> bool {
        let [tight, near, ..] = SPACE;
        let ground = palette(ui.visuals().dark_mode).table;
        let frame = Frame::new()
            .fill(colour(ground))
            .inner_margin(Margin::symmetric(near as i8, tight as i8));
        let head = Panel::top("painting")
            .frame(frame)
            .resizable(false)
            .show_separator_line(false);
        head.show(ui, |ui| {
            ui.horizontal(|ui| {
                let back = ui.add(Button::picture(Icon::Back, &words.say("back"))).clicked();
                let room = Vec2::new(ui.available_width() - 3.0 * 52.0, 44.0);
                ui.allocate_ui(room, |ui| {
                    ui.set_min_width(room.x);
                    let title = shrunk(ui, &words.say("paint"), &TextStyle::Body, room, TITLE_LINES);
                    ui.add(Label::new(title));
                });
                if command(ui, words, Command::Fit, !self.board.camera.sees_all()) {
                    self.board.camera.fit_or_all();
                }
                if ui
                    .add(Button::picture(Icon::Delete, &words.say("paint-clear")))
                    .clicked()
                {
                    self.clear();
                }
                if command(ui, words, Command::Undo, !self.past.is_empty()) {
                    self.undo();
                }
                back
            })
            .inner
        })
        .inner
    }

    /// Nothing lies there but one plain tile. That can be taken back like any stroke.
    fn clear(&mut self) {
        let lying = &self.game.setup().start;
        let plain = Start {
            tiles: Some(vec![StartTile {
                at: Cell::default(),
                marks: Marks::NONE,
            }]),
            figures: Vec::new(),
            bunny: None,
            dragon: None,
            fairy: None,
            ..lying.clone()
        };
        self.change(plain);
        self.last = None;
        self.board.camera.fit();
    }

    fn board(&mut self, ui: &mut Ui, words: &Words, reduce_motion: bool) -> BoardResponse {
        let table = self.game.table();
        let name = |cell| cell_name(words, table, cell);
        let figure_name = |figure| words.figure(table, figure);
        let free = if self.brush == Brush::Rubber {
            Vec::new()
        } else {
            placing::free_places(table)
        };
        let last = self.last.filter(|cell| table.has_tile(*cell));
        let highlights: Vec<_> = last.map(|cell| (cell, Highlight::Last)).into_iter().collect();
        let focus: Vec<Cell> = last.into_iter().flat_map(Cell::nine).collect();
        let clear = ui.available_rect_before_wrap();
        BoardView {
            free: &free,
            free_wanted: true,
            highlights: &highlights,
            focus: &focus,
            reduce_motion,
            ..BoardView::new(table, &name, &figure_name, clear)
        }
        .show(ui, &mut self.board)
    }

    /// The brushes, and below them what the one in the hand needs.
    fn palette(&mut self, ui: &mut Ui, words: &Words) {
        let [_, near, ..] = SPACE;
        ui.spacing_mut().item_spacing = Vec2::splat(near);
        let said = match &self.fault {
            Some(fault) => words.field_error(fault),
            None => said(words, self.game.table(), self.brush),
        };
        // Room for two lines, so that the board stays where it is when the brush is changed.
        let lines = 2.0 * ui.text_style_height(&TextStyle::Small);
        ui.scope(|ui| {
            ui.set_min_height(lines);
            quiet(ui, &said);
        });
        let table = self.game.table();
        let ink = palette(ui.visuals().dark_mode).ink;
        let mut wanted = None;
        let mut more = false;
        let (owner, kind) = match self.brush {
            Brush::Figure(owner, kind) => (owner, kind),
            Brush::Tile | Brush::Mark(_) | Brush::Bunny | Brush::Dragon | Brush::Fairy | Brush::Rubber => {
                (PlayerId(0), Kind::Follower)
            }
        };
        wrapped(ui, |ui| {
            let chip = |ui: &mut Ui, drawing: Drawing, text: &str, brush: Brush| {
                let on = self.brush == brush;
                let chip = DrawnChip::new(drawing, ink, text).chosen(on).small(true);
                ui.add(chip).clicked().then_some(brush)
            };
            let marked = |ui: &mut Ui, mark: Mark| {
                let text = words.say_with("paint-mark", [("mark", Word::from(words.mark(mark)))]);
                chip(ui, Drawing::Sign(mark), &text, Brush::Mark(mark))
            };
            wanted = wanted.or(chip(ui, Drawing::Tuft, &words.say("paint-tile"), Brush::Tile));
            for mark in EASTER {
                wanted = wanted.or(marked(ui, mark));
            }
            let text = words.say("paint-figure");
            let on = matches!(self.brush, Brush::Figure(..));
            if let Some(player) = table.player(owner) {
                let chip = DrawnChip::figure(kind, player.colour, &text).chosen(on).small(true);
                if ui.add(chip).clicked() {
                    wanted = Some(Brush::Figure(owner, kind));
                }
            }
            for (drawing, key, brush) in guests(table) {
                wanted = wanted.or(chip(ui, drawing, &words.say(key), brush));
            }
            wanted = wanted.or(chip(
                ui,
                Drawing::Icon(Icon::Rub),
                &words.say("paint-rub"),
                Brush::Rubber,
            ));
            if on {
                // What the figure needs stands before what is wanted more seldom.
                ui.end_row();
                wanted = figures(ui, words, table, owner, kind).or(wanted);
            }
            for mark in self.marks() {
                wanted = wanted.or(marked(ui, mark));
            }
            more = !self.all_marks && ui.add(Button::bare(&words.say("table-all-marks"))).clicked();
        });
        self.all_marks |= more;
        if let Some(brush) = wanted {
            self.brush = brush;
            self.fault = None;
            ui.ctx().request_repaint();
        }
    }

    /// The marks that are offered besides: those of the expansions in play, and those that lie there.
    fn marks(&self) -> Vec<Mark> {
        let table = self.game.table();
        let mut marks = offered_marks(table);
        marks.retain(|mark| !EASTER.contains(mark));
        let lies = |mark: &Mark| table.tiles.values().any(|tile| tile.marks.has(*mark));
        let others = Mark::ALL.iter().filter(|mark| self.all_marks || lies(mark));
        for mark in others {
            if !marks.contains(mark) && !EASTER.contains(mark) {
                marks.push(*mark);
            }
        }
        marks
    }
}

/// Those who belong to nobody, as far as they are in play.
fn guests(table: &Table) -> Vec<(Drawing, &'static str, Brush)> {
    let mut guests = vec![(Drawing::Bunny, "paint-bunny", Brush::Bunny)];
    if table.expansions.contains(&Expansion::PrincessAndDragon) {
        guests.push((Drawing::Dragon, "paint-dragon", Brush::Dragon));
        guests.push((Drawing::Fairy, "paint-fairy", Brush::Fairy));
    }
    guests
}

/// Whose figure it is, and which.
fn figures(ui: &mut Ui, words: &Words, table: &Table, owner: PlayerId, kind: Kind) -> Option<Brush> {
    let mut wanted = None;
    for player in table.player_ids() {
        let Some(known) = table.player(player) else { continue };
        let chip = DrawnChip::figure(kind, known.colour, known.name.as_str());
        if ui.add(chip.chosen(player == owner)).clicked() {
            wanted = Some(Brush::Figure(player, kind));
        }
    }
    ui.end_row();
    let colour = table.player(owner)?.colour;
    let mine = |kind: &Kind| owned(*kind, &table.expansions) > 0;
    let kinds: Vec<Kind> = Kind::ALL.iter().copied().filter(mine).collect();
    for each in kinds.iter().copied().filter(|_| kinds.len() > 1) {
        let text = words.kind(each);
        let chip = DrawnChip::figure(each, colour, &text).chosen(each == kind).small(true);
        if ui.add(chip).clicked() {
            wanted = Some(Brush::Figure(owner, each));
        }
    }
    ui.end_row();
    wanted
}

/// What a tap does with that brush.
fn said(words: &Words, table: &Table, brush: Brush) -> String {
    let say = |key: &str| words.say(key);
    match brush {
        Brush::Tile => say("paint-tile-about"),
        Brush::Mark(mark) => words.say_with("paint-mark-about", [("mark", Word::from(words.mark(mark)))]),
        Brush::Figure(player, kind) => {
            let name = Word::from(words.player(table, player));
            words.say_with(
                "paint-figure-about",
                [("name", name), ("kind", words.kind(kind).into())],
            )
        }
        Brush::Bunny => say("paint-bunny-about"),
        Brush::Dragon => say("paint-dragon-about"),
        Brush::Fairy => say("paint-fairy-about"),
        Brush::Rubber => say("paint-rub-about"),
    }
}

/// The paper the brushes lie on.
fn paper(ui: &Ui, corner: CornerRadius) -> Frame {
    let [.., padding, _] = SPACE;
    Frame::new()
        .fill(colour(palette(ui.visuals().dark_mode).card))
        .corner_radius(corner)
        .inner_margin(Margin::same(padding as i8))
}
