//! The history: every step as a sentence, the latest first, and the board as it was then.

use super::item::Item;
use super::past::past;
use super::then::Then;
use super::told::{Told, told};
use crate::app::board::{BoardMemory, BoardView, Zoom};
use crate::app::desk::Desk;
use crate::app::session::Session;
use crate::app::widget::{Button, Page, quiet};
use crate::game::{Game, Recorded};
use crate::picture::Icon;
use crate::table::{Cell, FigureId};
use crate::words::{Word, Words};
use egui::{Label, Ui};

/// How many steps are shown at first, and how many more each time.
const SHOWN: usize = 100;

/// From this width on, in points, the buttons under the board stand side by side.
const WIDE: f32 = 480.0;

/// The smallest tile on a board that is only looked at.
const LOOKED_AT: Zoom = Zoom::new(20.0);

/// The history as a sheet.
#[derive(Default)]
pub struct HistorySheet {
    /// The log that the steps tell of, and the language they tell it in.
    log: Vec<Recorded>,
    language: String,
    steps: Vec<Told>,
    shown: usize,
    open: Option<AsItWas>,
}

/// A step that was tapped, and the table after it.
struct AsItWas {
    step: Told,
    game: Game,
    board: BoardMemory,
}

impl HistorySheet {
    /// The step whose board is shown, by the index of its first action; none while all are listed.
    pub fn opened(&self) -> Option<usize> {
        self.open.as_ref().map(|open| open.step.first)
    }

    /// Shows it.
    pub fn ui(&mut self, ui: &mut Ui, session: &mut Session, desk: &mut Desk) -> Option<Then> {
        let (log, language) = (session.game().actions(), desk.words.language());
        if self.steps.is_empty() || self.log != log || self.language != language {
            let open = self.open.take().filter(|_| self.log == log);
            self.log = log.to_vec();
            self.language = language;
            self.steps = told(session, &desk.words, 0);
            self.shown = self.shown.max(SHOWN);
            self.open = open.and_then(|open| {
                let mut same = self.steps.iter().filter(|step| step.first == open.step.first);
                let step = same.next()?.clone();
                Some(AsItWas { step, ..open })
            });
        }
        if self.open.is_some() {
            self.as_it_was(ui, session, desk)
        } else {
            self.list(ui, session, &desk.words)
        }
    }

    fn list(&mut self, ui: &mut Ui, session: &Session, words: &Words) -> Option<Then> {
        let title = words.say("history");
        let mut opened = None;
        let leave = words.say("back");
        let page = Page::new(&title, &leave);
        let back = page.show(ui, |ui| {
            if self.steps.is_empty() {
                quiet(ui, &words.say("history-empty"));
            }
            for step in self.steps.iter().rev().take(self.shown) {
                let item = Item {
                    player: step.player,
                    about: &step.followed.join("\n"),
                    ..Item::new(&step.done)
                };
                if item.tap(ui) {
                    opened = Some(step.clone());
                }
            }
            let hidden = self.steps.len().saturating_sub(self.shown);
            let more = words.say_with("history-more", [("steps", Word::from(hidden))]);
            if hidden > 0 && ui.add(Button::plain(&more).wide()).clicked() {
                self.shown += SHOWN;
            }
        });
        if let Some(step) = opened {
            self.open = Some(AsItWas {
                game: session.history().at(step.end),
                board: BoardMemory::turned(words.quarters()),
                step,
            });
            ui.ctx().request_repaint();
        }
        back.then_some(Then::Table)
    }

    /// The board as it was after a step, and what can be done about it.
    fn as_it_was(&mut self, ui: &mut Ui, session: &mut Session, desk: &mut Desk) -> Option<Then> {
        let Some(AsItWas { step, game, board }) = &mut self.open else {
            return None;
        };
        let words = &desk.words;
        let (mut mend, mut go_back) = (false, false);
        let latest = step.end == session.game().actions().len();
        let watching = session.is_watching();
        let foot = |ui: &mut Ui| {
            if watching {
                ui.disable();
            }
            let (mend_text, back_text) = (words.say("history-mend"), words.say("history-go-back"));
            let mut mend_button = |ui: &mut Ui| {
                mend = ui.add(Button::main(&mend_text).icon(Icon::Mend)).clicked();
            };
            let mut back_button = |ui: &mut Ui| {
                let back = Button::plain(&back_text).icon(Icon::Undo).wide();
                go_back = ui.add_enabled(!latest, back).clicked();
            };
            if ui.available_width() >= WIDE {
                ui.columns_const(|[left, right]| {
                    back_button(left);
                    mend_button(right);
                });
            } else {
                mend_button(ui);
                back_button(ui);
            }
            quiet(ui, &words.say("history-go-back-about"));
        };
        let told = |ui: &mut Ui| {
            ui.add(Label::new(&step.done).wrap());
            quiet(ui, &step.followed.join("\n"));
        };
        let table = game.table();
        let names = [&*words.say("history-then"), &words.say("history-back")];
        let close = past(ui, names, told, foot, |ui, clear| {
            let name = |cell: Cell| words.cell(cell);
            let figure_name = |figure: FigureId| words.figure(table, figure);
            let bunny = table.bunny.filter(|_| table.phase.is_some());
            let focus: Vec<Cell> = bunny.or(table.turn.record.tile).into_iter().collect();
            BoardView {
                focus: &focus,
                // Nothing is tapped here: all of it is better than a part of it.
                least: LOOKED_AT,
                reduce_motion: desk.store.remembered().preferences.reduce_motion,
                ..BoardView::new(table, &name, &figure_name, clear)
            }
            .show(ui, board);
        });
        let (first, end) = (step.first, step.end);
        if close {
            self.open = None;
        }
        if go_back {
            session.go_back(end, &mut desk.store);
        }
        mend.then_some(Then::Mend(first))
    }
}
