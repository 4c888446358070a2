//! The finish: the eggs are counted, the score track is read, the bonus is awarded and explained.
//!
//! Nothing is written before the last of it is known; then all of it is one step of undo.

use super::item::beside;
use super::outcome::{eat, outcome};
use super::owed::{Owed, owed};
use super::then::Then;
use super::track::Track;
use crate::app::command::Command;
use crate::app::desk::Desk;
use crate::app::session::Session;
use crate::app::theme::SPACE;
use crate::app::widget::{Button, Page, Stepper, card, choice, confirm, quiet, token};
use crate::game::{Action, History, Verb};
use crate::picture::Icon;
use crate::rules::bonus::{awards, points_are_known};
use crate::table::{PlayerId, Step, Table};
use crate::words::{FROM_TRACK, Word, Words};
use egui::{Align, Label, Layout, Ui};

/// The most eggs a hand can be said to hold.
const MOST: i64 = 1000;
/// The diameter of a player's token, in points.
const TOKEN: f32 = 28.0;

/// The finish as a sheet.
#[derive(Clone, Debug)]
pub struct FinishSheet {
    stage: Stage,
    counts: Vec<Count>,
    tracks: Vec<Track>,
    /// Whether fewer points than are known are meant is being asked.
    asking: bool,
}

/// How far the finish has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The eggs are counted.
    Count,
    /// The score track is read.
    Track,
    /// The game is over: what came of it.
    Over,
}

/// A player's eggs as they are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Count {
    player: PlayerId,
    /// As the ledger has them.
    known: i64,
    /// As they lie in front of him.
    counted: i64,
    fewer: Fewer,
}

/// Why there are fewer eggs than the ledger says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fewer {
    Eaten,
    Miscounted,
}

impl Count {
    /// What puts the ledger right; nothing where it is.
    fn correction(self) -> Option<Action> {
        let Self {
            player,
            known,
            counted,
            fewer,
        } = self;
        let eggs = counted - known;
        if eggs == 0 {
            None
        } else if eggs < 0 && fewer == Fewer::Eaten {
            Some(Action::Eat { player, eggs: -eggs })
        } else {
            let why = String::new();
            Some(Action::Adjust { player, eggs, why })
        }
    }
}

impl FinishSheet {
    /// The finish of that game; of one that is over, what came of it.
    pub fn new(table: &Table) -> Self {
        let over = table.turn.step == Step::Finished;
        let playing = || table.player_ids().filter(|player| table.plays(*player));
        let count = |player| {
            let known = table.ledger.eggs(player).left();
            Count {
                player,
                known,
                counted: known,
                fewer: Fewer::Eaten,
            }
        };
        Self {
            stage: if over { Stage::Over } else { Stage::Count },
            counts: playing().map(count).collect(),
            tracks: playing()
                .map(|player| Track::new(player, table.ledger.points(player)))
                .collect(),
            asking: false,
        }
    }

    /// The finish of the game as it is now, with what was counted and read before.
    fn anew(&self, table: &Table) -> Self {
        let mut anew = Self::new(table);
        for count in &mut anew.counts {
            if let Some(before) = self.counts.iter().find(|before| before.player == count.player) {
                count.counted = before.counted;
                count.fewer = before.fewer;
            }
        }
        for track in &mut anew.tracks {
            if let Some(before) = self.tracks.iter().find(|before| before.player == track.player) {
                track.text.clone_from(&before.text);
            }
        }
        anew
    }

    /// How far it has come.
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// Shows it.
    pub fn ui(&mut self, ui: &mut Ui, session: &mut Session, desk: &mut Desk) -> Option<Then> {
        // The finish may have been undone, or had again, since the last frame.
        let over = session.game().table().turn.step == Step::Finished;
        if over && self.stage == Stage::Count || !over && self.stage == Stage::Over {
            *self = self.anew(session.game().table());
        }
        match self.stage {
            Stage::Count => self.count(ui, session, desk),
            Stage::Track => self.track(ui, session, desk),
            Stage::Over => self.over(ui, session, desk),
        }
    }

    fn count(&mut self, ui: &mut Ui, session: &mut Session, desk: &mut Desk) -> Option<Then> {
        let words = &desk.words;
        let table = session.game().table();
        let (mut on, mut done, mut then) = (false, false, None);
        let title = words.say("finish-count");
        let foot = |ui: &mut Ui| {
            on = ui.add(Button::main(&words.say("finish-to-track"))).clicked();
            done = ui
                .add(Button::bare(&words.say("finish-without-track")).wide())
                .clicked();
        };
        let back = Page::new(&title, &words.say("back")).show_with_foot(ui, foot, |ui| {
            quiet(ui, &words.say("finish-count-about"));
            if still_owed(ui, table, words) {
                then = Some(Then::Table);
            }
            for count in &mut self.counts {
                counting(ui, table, words, count);
            }
        });
        if on {
            self.stage = Stage::Track;
        }
        if done {
            self.finish(session, desk, Vec::new());
        }
        if back { Some(Then::Table) } else { then }
    }

    fn track(&mut self, ui: &mut Ui, session: &mut Session, desk: &mut Desk) -> Option<Then> {
        let words = &desk.words;
        let table = session.game().table();
        let over = table.turn.step == Step::Finished;
        let points: Option<Vec<Option<Action>>> =
            self.tracks.iter().map(|track| track.difference(FROM_TRACK)).collect();
        let mut done = false;
        let title = words.say("finish-track");
        let text = words.say(if over { "finish-write" } else { "finish-finish" });
        let foot = |ui: &mut Ui| done = ui.add_enabled(points.is_some(), Button::main(&text)).clicked();
        let back = Page::new(&title, &words.say("back")).show_with_foot(ui, foot, |ui| {
            quiet(ui, &words.say("finish-track-about"));
            for track in &mut self.tracks {
                track.ui(ui, table, words);
            }
        });
        let fewer: Vec<(PlayerId, i64)> = self.tracks.iter().filter_map(Track::fewer).collect();
        if done && !fewer.is_empty() {
            self.asking = true;
            done = false;
            ui.ctx().request_repaint();
        } else if self.asking
            && let Some(meant) = are_fewer_meant(ui, table, words, &fewer)
        {
            self.asking = false;
            done = meant;
        }
        if let Some(points) = points.filter(|_| done) {
            let points = points.into_iter().flatten().collect();
            if over {
                session.record_step(points, &mut desk.store);
                self.stage = Stage::Over;
            } else {
                self.finish(session, desk, points);
            }
        }
        if back {
            self.stage = if over { Stage::Over } else { Stage::Count };
        }
        None
    }

    /// Writes down what was counted and read, and finishes the game: one step.
    fn finish(&mut self, session: &mut Session, desk: &mut Desk, points: Vec<Action>) {
        let table = session.game().table();
        let counted = |player| self.counts.iter().find(|count| count.player == player);
        let eggs: Vec<Option<i64>> = table
            .player_ids()
            .map(|player| counted(player).map(|count| count.counted))
            .collect();
        let shown = awards(&table.settings, &eggs);
        let bonus = Some(shown.iter().map(|award| award.points).collect());
        let corrections = self.counts.iter().filter_map(|count| count.correction());
        let all = corrections.chain(points).chain([Action::Finish { bonus }]).collect();
        session.record_step(all, &mut desk.store);
        *self = self.anew(session.game().table());
    }

    fn over(&mut self, ui: &mut Ui, session: &mut Session, desk: &mut Desk) -> Option<Then> {
        let words = &desk.words;
        let game = session.game();
        let table = game.table();
        let scored = points_are_known(table);
        let records = !session.is_watching();
        let (mut track, mut undo, mut along) = (false, false, false);
        let title = words.say("finish-over");
        let foot = |ui: &mut Ui| {
            let text = words.say(if scored {
                "finish-track-again"
            } else {
                "finish-to-track"
            });
            let button = if scored {
                Button::plain(&text).wide()
            } else {
                Button::main(&text)
            };
            ui.scope(|ui| eat(ui, words));
            track = ui.add_enabled(records, button).clicked();
        };
        let back = Page::new(&title, &words.say("back")).show_with_foot(ui, foot, |ui| {
            outcome(ui, game, words, scored);
            let take_along = Command::Export.name(words);
            let button = Button::plain(&take_along).icon(Command::Export.icon()).wide();
            along = scored && ui.add(button).clicked();
            // After later entries it would take back those, not the finish.
            if finished_last(session.history()) {
                let undone = words.say("finish-undo");
                undo = ui
                    .add_enabled(records, Button::bare(&undone).icon(Icon::Undo))
                    .clicked();
            }
        });
        if track {
            self.tracks = Self::new(table).tracks;
            self.stage = Stage::Track;
        }
        if undo {
            session.undo(&mut desk.store);
        }
        along.then_some(Then::Along).or(back.then_some(Then::Table))
    }
}

/// Asks whether the track is right where it shows fewer points than are known. `None` while nothing has been said.
fn are_fewer_meant(ui: &Ui, table: &Table, words: &Words, fewer: &[(PlayerId, i64)]) -> Option<bool> {
    let told = fewer.iter().map(|(player, known)| {
        let variables = [
            ("name", words.player(table, *player).into()),
            ("known", Word::from(*known)),
        ];
        words.say_with("finish-fewer", variables)
    });
    let about = told.collect::<Vec<_>>().join(" ");
    let [title, yes, no] = ["finish-fewer-sure", "finish-fewer-yes", "finish-fewer-no"].map(|key| words.say(key));
    confirm(ui.ctx(), &title, &about, &yes, &no)
}

/// Warns of what is lost if the game is finished now. Says whether to go back to it.
fn still_owed(ui: &mut Ui, table: &Table, words: &Words) -> bool {
    let owed = owed(table);
    if owed.is_empty() {
        return false;
    }
    card(ui, |ui| {
        ui.add(Label::new(words.say("finish-owed")).wrap());
        for owed in owed {
            let text = match owed {
                Owed::Nest(cell) => words.say_with("finish-owed-nest", [("cell", words.at(cell).into())]),
                Owed::Running(players) => {
                    let players = words.players(table, &players);
                    words.say_with("finish-owed-running", [("players", players.into())])
                }
                Owed::Due => words.say("finish-owed-due"),
            };
            quiet(ui, &text);
        }
        ui.add(Button::plain(&words.say("finish-owed-back")).wide()).clicked()
    })
    .inner
}

/// Asks for a player's eggs and, where there are fewer, why.
fn counting(ui: &mut Ui, table: &Table, words: &Words, count: &mut Count) {
    let [_, near, ..] = SPACE;
    let Some(player) = table.player(count.player) else {
        return;
    };
    let name = player.name.as_str();
    card(ui, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = near;
            token(ui, player.colour, TOKEN);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.scope(|ui| Stepper::new(words, name, 0..=MOST).show(ui, &mut count.counted));
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| beside(ui, name));
            });
        });
        let Count { known, counted, .. } = *count;
        let many = [
            ("eggs", Word::from((counted - known).abs())),
            ("known", Word::from(known)),
        ];
        if counted < known {
            let options = [
                (Fewer::Eaten, words.say_with("finish-eaten", many.clone())),
                (Fewer::Miscounted, words.say_with("finish-miscounted", many)),
            ];
            choice(ui, &mut count.fewer, &options);
        } else if counted > known {
            quiet(ui, &words.say_with("finish-missed", many));
        }
    });
}

/// Whether the finish is the last step there is.
fn finished_last(history: &History) -> bool {
    let first = history.steps().last().copied().unwrap_or(0);
    let step = history.game().actions().iter().skip(first);
    step.into_iter().any(|recorded| recorded.action.verb() == Verb::Finish)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_count_is_put_right_as_the_person_says() {
        let ann = PlayerId(0);
        let count = |counted, fewer| Count {
            player: ann,
            known: 5,
            counted,
            fewer,
        };
        let adjust = |eggs| Action::Adjust {
            player: ann,
            eggs,
            why: String::new(),
        };
        assert_eq!(count(5, Fewer::Eaten).correction(), None);
        assert_eq!(
            count(3, Fewer::Eaten).correction(),
            Some(Action::Eat { player: ann, eggs: 2 })
        );
        assert_eq!(count(3, Fewer::Miscounted).correction(), Some(adjust(-2)));
        assert_eq!(count(6, Fewer::Eaten).correction(), Some(adjust(1)));
        assert_eq!(count(6, Fewer::Miscounted).correction(), Some(adjust(1)));
    }
}
