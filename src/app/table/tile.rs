//! A tile's sheet: its marks, what stands on it, and what can be done with it.

use super::chip::DrawnChip;
use super::figures;
use super::here::Here;
use super::turn;
use super::wish::Wish;
use crate::app::theme::palette;
use crate::app::widget::{Button, Chip, quiet};
use crate::game::Action;
use crate::picture::{Drawing, Rgba};
use crate::rules::nests;
use crate::table::{Cell, Expansion, Kind, Mark, Place, PlayerId, Step, owned};
use egui::Ui;

/// A tile to be looked at.
pub struct TileSheet {
    /// Where it lies.
    pub cell: Cell,
    /// Correction: whose figure is put on it.
    owner: PlayerId,
    /// Whether all marks are shown, not only those the expansions in play print.
    all_marks: bool,
}

impl TileSheet {
    /// The tile there.
    pub const fn new(cell: Cell, owner: PlayerId) -> Self {
        Self {
            cell,
            owner,
            all_marks: false,
        }
    }

    /// Shows it.
    pub fn ui(&mut self, ui: &mut Ui, here: &Here, correcting: bool) -> Option<Wish> {
        let table = here.table();
        let words = here.words;
        let just_laid = table.turn.record.tile == Some(self.cell);
        quiet(ui, &words.cell(self.cell));
        let mut wish = None;
        for (id, figure) in table.figures.at(self.cell) {
            wish = wish.or(figures::figure(ui, here, id, figure));
        }
        if just_laid || correcting {
            wish = wish.or(self.marks(ui, here, just_laid));
        }
        if !just_laid
            && table.turn.step != Step::Finished
            && ui.add(Button::plain(&words.say("table-mend-tile")).wide()).clicked()
        {
            wish = Some(Wish::MendTile(self.cell));
        }
        wish = wish.or(self.nest(ui, here)).or(self.guests(ui, here));
        if correcting {
            wish = wish.or(self.correct(ui, here));
        }
        wish
    }

    /// The marks, to be set and taken away. On the tile just laid that changes how it was laid, so that nests and bunny
    /// come right; on others it corrects the mirror.
    fn marks(&mut self, ui: &mut Ui, here: &Here, just_laid: bool) -> Option<Wish> {
        let words = here.words;
        let marks = here.table().marks(self.cell);
        let ink = palette(ui.visuals().dark_mode).ink;
        let offered = turn::offered_marks(here.table());
        let mut wish = None;
        ui.horizontal_wrapped(|ui| {
            let others = Mark::ALL.iter().copied().filter(|mark| !offered.contains(mark));
            for mark in offered.iter().copied().chain(others) {
                if !self.all_marks && !offered.contains(&mark) && !marks.has(mark) {
                    continue;
                }
                let text = words.mark(mark);
                let chip = DrawnChip::new(Drawing::Sign(mark), ink, &text).chosen(marks.has(mark));
                if ui.add(chip).clicked() {
                    wish = if just_laid {
                        turn::toggle_mark(here.game(), mark).map(Wish::Change)
                    } else {
                        Some(Wish::record(Action::SetMarks {
                            at: self.cell,
                            marks: turn::toggled(marks, mark),
                        }))
                    };
                }
            }
            if !self.all_marks && ui.add(Button::bare(&words.say("table-all-marks"))).clicked() {
                self.all_marks = true;
            }
        });
        wish
    }

    /// Paying its nest by hand, as long as it is unpaid.
    fn nest(&self, ui: &mut Ui, here: &Here) -> Option<Wish> {
        let table = here.table();
        let words = here.words;
        let unpaid = table
            .tiles
            .get(&self.cell)
            .is_some_and(|tile| tile.marks.has(Mark::Nest) && !tile.nest_paid);
        let waits = table.turn.record.completed.contains(&self.cell);
        let now = matches!(table.turn.step, Step::Place | Step::Figure | Step::Scoring | Step::End);
        if !unpaid || waits || !now {
            return None;
        }
        let around = nests::around(table, self.cell);
        quiet(ui, &words.say_with("table-score-nest", [("around", around.into())]));
        let mut wish = None;
        ui.horizontal_wrapped(|ui| {
            for player in table.seats.iter().copied() {
                if ui.add(Button::plain(&here.name(player))).clicked() {
                    wish = Some(Wish::record(Action::ScoreNest { at: self.cell, player }));
                }
            }
        });
        wish
    }

    /// Dragon and fairy, where they are in play.
    fn guests(&self, ui: &mut Ui, here: &Here) -> Option<Wish> {
        let table = here.table();
        let in_play = table.expansions.contains(&Expansion::PrincessAndDragon);
        if !in_play || !matches!(table.turn.step, Step::Place | Step::Figure | Step::Scoring | Step::End) {
            return None;
        }
        let to = Some(self.cell);
        let mut wish = None;
        ui.horizontal_wrapped(|ui| {
            let guests = [
                (
                    Drawing::Dragon,
                    "table-dragon-here",
                    table.dragon,
                    Action::Dragon { to },
                ),
                (Drawing::Fairy, "table-fairy-here", table.fairy, Action::Fairy { to }),
            ];
            for (drawing, key, at, action) in guests {
                let text = here.words.say(key);
                if at != to && ui.add(DrawnChip::new(drawing, Rgba::CLEAR, &text)).clicked() {
                    wish = Some(Wish::record(action));
                }
            }
        });
        wish
    }

    /// What corrections can do besides: another figure, the bunny, no tile at all.
    fn correct(&mut self, ui: &mut Ui, here: &Here) -> Option<Wish> {
        let table = here.table();
        let words = here.words;
        let mut wish = None;
        quiet(ui, &words.say("table-put-figure"));
        ui.horizontal_wrapped(|ui| {
            for player in table.seats.iter().copied() {
                if ui.add(Chip::one_of(&here.name(player), player == self.owner)).clicked() {
                    self.owner = player;
                }
            }
        });
        let colour = table.player(self.owner)?.colour;
        ui.horizontal_wrapped(|ui| {
            let kinds = Kind::ALL
                .iter()
                .copied()
                .filter(|kind| owned(*kind, &table.expansions) > 0);
            for kind in kinds {
                let text = words.kind(kind);
                if ui.add(DrawnChip::figure(kind, colour, &text)).clicked() {
                    wish = Some(Wish::record(Action::Put {
                        player: self.owner,
                        kind,
                        place: Place::Cell(self.cell),
                        spot: String::new(),
                    }));
                }
            }
        });
        if table.bunny != Some(self.cell) && ui.add(Button::plain(&words.say("table-bunny-here")).wide()).clicked() {
            wish = Some(Wish::record(Action::SetBunny { to: Some(self.cell) }));
        }
        if ui.add(Button::plain(&words.say("table-take-tile")).wide()).clicked() {
            wish = Some(Wish::record(Action::TakeTile { at: self.cell }));
        }
        wish
    }
}
