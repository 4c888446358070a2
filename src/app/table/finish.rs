//! The finish: the eggs are counted, the score track is read, the bonus is awarded and explained.
//!
//! Nothing is written before the last of it is known; then all of it is one step of undo.

use super::item::{Item, beside, signed};
use super::owed::{Owed, owed};
use super::then::Then;
use super::track::Track;
use crate::app::desk::Desk;
use crate::app::session::Session;
use crate::app::theme::SPACE;
use crate::app::widget::{Button, Page, Stepper, card, choice, heading, quiet, token};
use crate::game::{Action, History, Verb};
use crate::picture::Icon;
use crate::rules::bonus::{Award, Reason, awards, depends_on, of_table, places, ranked_eggs};
use crate::table::{PlayerId, Settings, Step, Table};
use crate::words::{Word, Words};
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
        }
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
            *self = Self::new(session.game().table());
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
        let points: Option<Vec<Option<Action>>> = self
            .tracks
            .iter()
            .map(|track| track.difference(&words.say("finish-track-why")))
            .collect();
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
        *self = Self::new(session.game().table());
    }

    fn over(&mut self, ui: &mut Ui, session: &mut Session, desk: &mut Desk) -> Option<Then> {
        let words = &desk.words;
        let game = session.game();
        let table = game.table();
        let eggs = ranked_eggs(table);
        let awarded = awards(&table.settings, &eggs);
        let scored = table.player_ids().any(|player| table.ledger.points(player) != 0);
        let (mut track, mut undo) = (false, false);
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
            track = ui.add(button).clicked();
        };
        let back = Page::new(&title, &words.say("back")).show_with_foot(ui, foot, |ui| {
            let edition = words.edition(game.setup().edition);
            quiet(ui, &words.say_with("finish-by", [("edition", edition.into())]));
            for setting in settings_named(words, &table.settings, &eggs) {
                quiet(ui, &setting);
            }
            counted(ui, table, words, &awarded);
            if scored {
                ranking(ui, table, words);
            }
            quiet(ui, &words.say("finish-eat"));
            // After later entries it would take back those, not the finish.
            if finished_last(session.history()) {
                let undone = words.say("finish-undo");
                undo = ui.add(Button::bare(&undone).icon(Icon::Undo)).clicked();
            }
        });
        if track {
            *self = Self::new(table);
            self.stage = Stage::Track;
        }
        if undo {
            session.undo(&mut desk.store);
        }
        back.then_some(Then::Table)
    }
}

/// The settings that this bonus depends on, with their values.
fn settings_named(words: &Words, settings: &Settings, eggs: &[Option<i64>]) -> Vec<String> {
    words.settings(&depends_on(settings, eggs))
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
                Owed::Nest(cell) => words.say_with("finish-owed-nest", [("cell", words.cell(cell).into())]),
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

/// Shows the eggs, most first, with what they bring and why.
fn counted(ui: &mut Ui, table: &Table, words: &Words, awarded: &[Award]) {
    let mut order: Vec<(PlayerId, &Award)> = table.player_ids().zip(awarded).collect();
    order.sort_by_key(|(_, award)| std::cmp::Reverse(award.eggs));
    for (id, award) in order {
        let Some(player) = table.player(id) else { continue };
        let ledger = table.ledger.eggs(id);
        let held = award.eggs.unwrap_or(ledger.left());
        // Before the finish: what is eaten after it is no part of the count.
        let eaten = ledger.collected + ledger.adjusted - held;
        let eggs = words.say_with(
            "finish-eggs",
            [("eggs", Word::from(held)), ("eaten", Word::from(eaten))],
        );
        let about = words.say_with(
            "finish-line",
            [("eggs", eggs.into()), ("reason", words.award(award).into())],
        );
        Item {
            player: Some(player.colour),
            about: &about,
            amount: &if award.points > 0 {
                signed(award.points)
            } else {
                String::new()
            },
            award: true,
            lit: matches!(award.reason, Reason::Most { .. }),
            ..Item::new(player.name.as_str())
        }
        .show(ui);
    }
}

/// Shows the final ranking: points with the bonus, who ties sharing a place.
fn ranking(ui: &mut Ui, table: &Table, words: &Words) {
    heading(ui, &words.say("finish-ranking"));
    let bonus = of_table(table);
    let total = |(player, bonus): (PlayerId, &i64)| table.plays(player).then_some(table.ledger.points(player) + bonus);
    let totals: Vec<Option<i64>> = table.player_ids().zip(&bonus).map(total).collect();
    let ranked = table.player_ids().zip(bonus).zip(&totals).zip(places(&totals));
    let mut order: Vec<_> = ranked
        .filter_map(|(((player, bonus), total), place)| Some((place?, player, bonus, (*total)?)))
        .collect();
    order.sort_by_key(|(place, ..)| *place);
    for (place, id, bonus, total) in order {
        let Some(player) = table.player(id) else { continue };
        let name = player.name.as_str();
        let text = words.say_with("finish-place", [("place", place.into()), ("name", name.into())]);
        let made = [("track", Word::from(total - bonus)), ("bonus", Word::from(bonus))];
        Item {
            player: Some(player.colour),
            about: &words.say_with("finish-made-of", made),
            amount: &total.to_string(),
            lit: place == 1,
            ..Item::new(&text)
        }
        .show(ui);
    }
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
