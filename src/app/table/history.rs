//! The history: every step as a sentence, the latest first, and the board as it was then.

use super::item::Item;
use super::then::Then;
use super::told::{Told, told};
use crate::app::board::{BoardMemory, BoardView};
use crate::app::desk::Desk;
use crate::app::session::Session;
use crate::app::theme::{SPACE, colour, palette};
use crate::app::widget::{Button, Page, column, heading, quiet, went_back};
use crate::game::{Game, Recorded};
use crate::picture::Icon;
use crate::table::{Cell, FigureId};
use crate::words::{Word, Words};
use egui::{CentralPanel, Frame, Label, Margin, Panel, ScrollArea, Ui};

/// How many steps are shown at first, and how many more each time.
const SHOWN: usize = 100;

/// From this width on, in points, the buttons under the board stand side by side.
const WIDE: f32 = 480.0;

/// The most of the height that the sentence above the board takes.
const TOLD: f32 = 0.2;

/// The history as a sheet.
#[derive(Default)]
pub struct HistorySheet {
    /// The log that the steps tell of.
    log: Vec<Recorded>,
    steps: Vec<Told>,
    shown: usize,
    open: Option<AsItWas>,
    /// Whether a step has just been left for the list, which is then where it was.
    returned: bool,
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
        if self.steps.is_empty() || self.log != session.game().actions() {
            self.log = session.game().actions().to_vec();
            self.steps = told(session, &desk.words, 0);
            self.shown = self.shown.max(SHOWN);
            self.open = None;
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
        let page = Page::new(&title, &leave).where_it_was(std::mem::take(&mut self.returned));
        let back = page.show(ui, |ui| {
            if self.steps.is_empty() {
                quiet(ui, &words.say("history-empty"));
            }
            for step in self.steps.iter().rev().take(self.shown) {
                let item = Item {
                    player: step.player,
                    about: &step.followed.join(" "),
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
                board: BoardMemory::default(),
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
        let [_, near, ..] = SPACE;
        let table_colour = colour(palette(ui.visuals().dark_mode).table);
        let ground = Frame::new()
            .fill(table_colour)
            .inner_margin(Margin::symmetric(0, near as i8));
        let bar = |panel: Panel| panel.frame(ground).resizable(false).show_separator_line(false);
        let (mut close, mut mend, mut go_back) = (false, false, false);
        bar(Panel::top("then-head")).show(ui, |ui| {
            column(ui, |ui| {
                ui.horizontal(|ui| {
                    let back = words.say("history-back");
                    close = ui.add(Button::picture(Icon::Back, &back)).clicked() || went_back(ui.ctx());
                    heading(ui, &words.say("history-then"));
                });
                let most = ui.ctx().content_rect().height() * TOLD;
                ScrollArea::vertical()
                    .max_height(most)
                    .auto_shrink([false, true])
                    .show(ui, |ui| {
                        ui.add(Label::new(&step.done).wrap());
                        quiet(ui, &step.followed.join(" "));
                    });
            });
        });
        bar(Panel::bottom("then-foot")).show(ui, |ui| {
            column(ui, |ui| {
                let latest = step.end == session.game().actions().len();
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
            });
        });
        CentralPanel::default()
            .frame(Frame::new().fill(table_colour))
            .show(ui, |ui| {
                let name = |cell: Cell| words.cell(cell);
                let table = game.table();
                let figure_name = |figure: FigureId| words.figure(table, figure);
                let clear = ui.available_rect_before_wrap();
                let focus: Vec<Cell> = table.turn.record.tile.into_iter().collect();
                BoardView {
                    focus: &focus,
                    reduce_motion: desk.store.remembered().preferences.reduce_motion,
                    ..BoardView::new(table, &name, &figure_name, clear)
                }
                .show(ui, board);
            });
        let (first, end) = (step.first, step.end);
        if close {
            self.open = None;
            self.returned = true;
        }
        if go_back {
            session.go_back(end, &mut desk.store);
        }
        mend.then_some(Then::Mend(first))
    }
}
