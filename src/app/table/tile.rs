//! A tile's sheet: its marks, what stands on it, and what can be done with it.

use super::chip::DrawnChip;
use super::figures;
use super::here::Here;
use super::pointing::Pointing;
use super::turn::{self, RARE_MARKS};
use super::wish::Wish;
use crate::app::theme::palette;
use crate::app::widget::{Button, Chip, quiet, wrapped};
use crate::game::{Action, Recorded};
use crate::picture::{Drawing, Rgba};
use crate::rules::nests;
use crate::table::{Cell, Expansion, Kind, Mark, Place, PlayerId, Step, owned};
use crate::words::Word;
use egui::{Label, Ui};

/// A tile to be looked at.
pub struct TileSheet {
    /// Where it lies.
    pub cell: Cell,
    /// Who laid it; none if nobody did in this game. Looked up when it is first shown.
    laid_by: Option<Option<PlayerId>>,
    /// Correction: whose figure is put on it.
    owner: PlayerId,
    /// Whether marks are shown that no expansion prints.
    all_marks: bool,
}

impl TileSheet {
    /// The tile there.
    pub const fn new(cell: Cell, owner: PlayerId) -> Self {
        Self {
            cell,
            laid_by: None,
            owner,
            all_marks: false,
        }
    }

    /// Shows it.
    pub fn ui(&mut self, ui: &mut Ui, here: &Here, correcting: bool) -> Option<Wish> {
        let table = here.table();
        let words = here.words;
        let just_laid = table.turn.record.tile == Some(self.cell);
        let laid_by = *self.laid_by.get_or_insert_with(|| who_laid(here, self.cell));
        let place = words.at(self.cell);
        quiet(
            ui,
            &match laid_by {
                Some(player) => here.words.say_with(
                    "table-tile-laid",
                    [("player", here.name(player).into()), ("cell", place.into())],
                ),
                None => words.say_with("table-tile-there", [("cell", place.into())]),
            },
        );
        if here.session.is_watching() {
            ui.disable();
        }
        let mut wish = self.nest(ui, here, correcting);
        for (id, figure) in table.figures.at(self.cell) {
            wish = wish.or(figures::figure(ui, here, id, figure, Some(self.cell)));
        }
        if just_laid || correcting {
            wish = wish.or(self.marks(ui, here, just_laid));
        }
        if !just_laid && table.turn.step != Step::Finished {
            if ui.add(Button::plain(&words.say("table-mend-tile")).wide()).clicked() {
                wish = Some(Wish::MendTile(self.cell));
            }
            let elsewhere = words.say("table-mend-place");
            let may_move = laid_by.is_some() && table.phase.is_none();
            if may_move && ui.add(Button::plain(&elsewhere).wide()).clicked() {
                wish = Some(Wish::Point(Pointing::Tile(self.cell)));
            }
        }
        wish = wish.or(self.guests(ui, here));
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
        wrapped(ui, |ui| {
            let rare: Vec<Mark> = RARE_MARKS.into_iter().filter(|mark| !marks.has(*mark)).collect();
            let others = Mark::ALL.iter().copied().filter(|mark| {
                !offered.contains(mark) && (marks.has(*mark) || (self.all_marks && rare.contains(mark)))
            });
            for mark in offered.iter().copied().chain(others) {
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
            if !self.all_marks && !rare.is_empty() && ui.add(Button::bare(&words.say("table-all-marks"))).clicked() {
                self.all_marks = true;
            }
        });
        wish
    }

    /// How far its nest is, and paying it by hand once it is complete. One that is not owes nothing: only a correction
    /// pays it.
    fn nest(&self, ui: &mut Ui, here: &Here, correcting: bool) -> Option<Wish> {
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
        if nests::is_complete(table, self.cell) {
            ui.add(Label::new(words.say("table-nest-owes")).wrap());
        } else {
            let around = nests::around(table, self.cell);
            quiet(ui, &words.say_with("table-nest-waits", [("around", around.into())]));
            if !correcting {
                return None;
            }
            quiet(ui, &words.say("table-nest-early"));
        }
        let mut wish = None;
        wrapped(ui, |ui| {
            for player in table.seats.iter().copied() {
                let closer = [("player", here.name(player).into()), ("nests", Word::from(1_usize))];
                let closed = words.say_with("table-pays-closer", closer);
                if ui.add(Button::plain(&closed)).clicked() {
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
        wrapped(ui, |ui| {
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
        wrapped(ui, |ui| {
            for player in table.seats.iter().copied() {
                if ui.add(Chip::one_of(&here.name(player), player == self.owner)).clicked() {
                    self.owner = player;
                }
            }
        });
        let colour = table.player(self.owner)?.colour;
        wrapped(ui, |ui| {
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

/// Who laid the tile on that cell, if somebody did in this game.
fn who_laid(here: &Here, cell: Cell) -> Option<PlayerId> {
    let laid = |recorded: &Recorded| matches!(recorded.action, Action::Place { at, .. } if at == cell);
    let index = here.game().actions().iter().rposition(laid)?;
    Some(here.session.history().at(index).table().turn.player)
}
