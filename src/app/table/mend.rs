//! Mending the past: what was recorded wrongly is put right, and before that is accepted one sees what it changes.

use super::item::Item;
use super::then::Then;
use crate::app::desk::Desk;
use crate::app::session::Session;
use crate::app::widget::{Button, Chip, Page, Stepper, card, quiet};
use crate::game::{Action, Anyway, Game, Mend, MendReport, Misfit, Recorded, Rolled, Standing, limits};
use crate::rules::{Refusal, RefusalKind};
use crate::table::{Cell, Die, Kind, Mark, Table};
use crate::words::{Word, Words};
use egui::{Label, Ui};

/// Mending as a sheet.
pub struct MendSheet {
    /// The actions of the step, by their index in the log, each as a sentence.
    step: Vec<(usize, String)>,
    /// The one that is mended.
    index: usize,
    /// The table before it.
    before: Game,
    /// It, as it was recorded.
    was: Recorded,
    /// It, as it is to be.
    wanted: Wanted,
    /// What that would do; none as long as nothing is changed.
    outcome: Option<Outcome>,
}

/// What an action is to become.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Wanted {
    /// Another action, or the same.
    Instead(Recorded),
    /// It did not happen.
    Removed,
}

/// What a mend would do, and the sentences that tell it.
enum Outcome {
    Report {
        report: Box<MendReport>,
        kept: Vec<(String, String)>,
        dropped: Vec<(String, String)>,
    },
    Refused {
        refusal: Refusal,
        sentence: String,
    },
}

impl MendSheet {
    /// Mending the step whose first action has that index in the log. `None` if there is no such action.
    pub fn of_step(session: &Session, words: &Words, first: usize) -> Option<Self> {
        let actions = session.game().actions();
        let joined = actions
            .iter()
            .skip(first + 1)
            .take_while(|recorded| recorded.joined)
            .count();
        let mut game = session.history().at(first);
        let mut step = Vec::new();
        for (index, recorded) in actions.iter().enumerate().skip(first).take(joined + 1) {
            step.push((index, words.action(game.table(), &recorded.action)));
            game.apply(recorded.clone()).ok()?;
        }
        Self::of(session, step, first)
    }

    /// Mending the tile on that cell: the action that laid it, or that last corrected its marks. `None` for a tile
    /// that was there at the start.
    pub fn of_tile(session: &Session, words: &Words, cell: Cell) -> Option<Self> {
        let of_it = |recorded: &Recorded| matches!(&recorded.action, Action::Place { at, .. } | Action::PutTile { at, .. } | Action::SetMarks { at, .. } if *at == cell);
        let index = session.game().actions().iter().rposition(of_it)?;
        let before = session.history().at(index);
        let sentence = words.action(before.table(), &session.game().actions().get(index)?.action);
        Self::of(session, vec![(index, sentence)], index)
    }

    fn of(session: &Session, step: Vec<(usize, String)>, index: usize) -> Option<Self> {
        let was = session.game().actions().get(index)?.clone();
        Some(Self {
            before: session.history().at(index),
            wanted: Wanted::Instead(was.clone()),
            outcome: None,
            step,
            index,
            was,
        })
    }

    /// Shows it.
    pub fn ui(&mut self, ui: &mut Ui, session: &mut Session, desk: &mut Desk) -> Option<Then> {
        let words = &desk.words;
        let (mut accepted, mut anyway) = (false, false);
        let title = words.say("mend");
        let can_accept = matches!(self.outcome, Some(Outcome::Report { .. }));
        let wanted = self.wanted.clone();
        let index = self.index;
        let foot = |ui: &mut Ui| {
            accepted = ui
                .add_enabled(can_accept, Button::main(&words.say("mend-accept")))
                .clicked();
        };
        let leave = Page::new(&title, &words.say("mend-leave")).show_with_foot(ui, foot, |ui| {
            self.choose_action(ui, session);
            self.edit(ui, words);
            anyway = self.tell(ui, session.game().table(), words);
        });
        if anyway {
            self.allow();
        }
        if self.index != index || self.wanted != wanted {
            self.work_out(session, words);
        }
        if accepted && let Some(Outcome::Report { report, .. }) = self.outcome.take() {
            session.accept(*report, &mut desk.store);
            return Some(Then::Table);
        }
        leave.then_some(Then::Table)
    }

    /// Which action of the step is mended.
    fn choose_action(&mut self, ui: &mut Ui, session: &Session) {
        let mut chosen = self.index;
        for (index, sentence) in &self.step {
            let item = Item {
                lit: *index == self.index,
                ..Item::new(sentence)
            };
            if self.step.len() == 1 {
                item.show(ui);
            } else if item.tap(ui) {
                chosen = *index;
            }
        }
        if chosen != self.index
            && let Some(other) = Self::of(session, self.step.clone(), chosen)
        {
            *self = other;
        }
    }

    /// What can be changed about it.
    fn edit(&mut self, ui: &mut Ui, words: &Words) {
        let table = self.before.table();
        card(ui, |ui| {
            if let Wanted::Instead(recorded) = &mut self.wanted {
                edit(ui, words, table, &mut recorded.action);
                if recorded.action == self.was.action {
                    recorded.anyway = self.was.anyway.clone();
                }
            }
            let removed = self.wanted == Wanted::Removed;
            if ui.add(Chip::new(&words.say("mend-remove"), removed)).clicked() {
                self.wanted = if removed {
                    Wanted::Instead(self.was.clone())
                } else {
                    Wanted::Removed
                };
            }
        });
    }

    /// Records the changed action although it breaks rules, naming them.
    fn allow(&mut self) {
        if let Wanted::Instead(recorded) = &mut self.wanted
            && let Ok(broken) = self.before.judge(&recorded.action)
        {
            let rules = broken.iter().map(|refusal| refusal.rule.name().to_owned()).collect();
            recorded.anyway = Anyway::Rules(rules);
        }
    }

    /// Works out what the change would do.
    fn work_out(&mut self, session: &Session, words: &Words) {
        let index = self.index;
        let mend = match &self.wanted {
            Wanted::Removed => Mend::Remove { index },
            Wanted::Instead(with) if *with == self.was => {
                self.outcome = None;
                return;
            }
            Wanted::Instead(with) => Mend::Replace {
                index,
                with: with.clone(),
            },
        };
        self.outcome = Some(match session.history().mend(mend) {
            Ok(report) => Outcome::Report {
                kept: misfits(session, words, &report.kept),
                dropped: misfits(session, words, &report.dropped),
                report: Box::new(report),
            },
            Err(refusal) => Outcome::Refused {
                sentence: words.refusal(self.before.table(), &refusal),
                refusal,
            },
        });
    }

    /// Tells what the change would do. Says whether it is wanted although it breaks a rule.
    fn tell(&self, ui: &mut Ui, table: &Table, words: &Words) -> bool {
        match &self.outcome {
            None => {
                quiet(ui, &words.say("mend-unchanged"));
                false
            }
            Some(Outcome::Refused { refusal, sentence }) => {
                ui.add(Label::new(sentence).wrap());
                refusal.kind == RefusalKind::BreaksRule
                    && ui.add(Button::plain(&words.say("mend-anyway")).wide()).clicked()
            }
            Some(Outcome::Report { report, kept, dropped }) => {
                standings(ui, table, words, report);
                let called_off = report.called_off.len();
                if called_off > 0 {
                    quiet(ui, &words.say_with("mend-called-off", [("phases", called_off.into())]));
                }
                told(ui, &words.say("mend-kept"), kept);
                told(ui, &words.say("mend-dropped"), dropped);
                if kept.is_empty() && dropped.is_empty() {
                    quiet(ui, &words.say("mend-all-fits"));
                }
                false
            }
        }
    }
}

/// The actions that no longer fit, each with the reason, as sentences.
fn misfits(session: &Session, words: &Words, misfits: &[Misfit]) -> Vec<(String, String)> {
    let mut game = session.history().at(0);
    let mut misfits = misfits.iter().peekable();
    let mut told = Vec::new();
    for (index, recorded) in session.game().actions().iter().enumerate() {
        while let Some(misfit) = misfits.next_if(|misfit| misfit.index == index) {
            let table = game.table();
            let sentence = words.action(table, &misfit.recorded.action);
            told.push((sentence, words.refusal(table, &misfit.refusal)));
        }
        if misfits.peek().is_none() || game.apply(recorded.clone()).is_err() {
            break;
        }
    }
    told
}

/// Shows each player's eggs and points before and after, where they change.
fn standings(ui: &mut Ui, table: &Table, words: &Words, report: &MendReport) {
    let each = table.players.iter().zip(report.before.iter().zip(&report.after));
    let mut same = true;
    for (player, (before, after)) in each.filter(|(_, (before, after))| before != after) {
        same = false;
        let Standing { eggs, points } = *before;
        let points = (points != after.points).then(|| {
            let change = [("before", Word::from(points)), ("after", Word::from(after.points))];
            words.say_with("mend-points", change)
        });
        let change = words.say_with(
            "mend-eggs",
            [("before", Word::from(eggs)), ("after", Word::from(after.eggs))],
        );
        Item {
            player: Some(player.colour),
            about: &points.unwrap_or_default(),
            amount: if eggs == after.eggs { "" } else { &change },
            eggs: eggs != after.eggs,
            lit: true,
            ..Item::new(player.name.as_str())
        }
        .show(ui);
    }
    if same {
        ui.add(Label::new(words.say("mend-same")).wrap());
    }
}

fn told(ui: &mut Ui, title: &str, misfits: &[(String, String)]) {
    if misfits.is_empty() {
        return;
    }
    ui.add(Label::new(title).wrap());
    for (sentence, reason) in misfits {
        Item {
            about: reason,
            ..Item::new(sentence)
        }
        .show(ui);
    }
}

/// Shows what can be changed about an action. What cannot be changed can still be removed.
fn edit(ui: &mut Ui, words: &Words, table: &Table, action: &mut Action) {
    match action {
        Action::Place { marks, .. } | Action::PutTile { marks, .. } | Action::SetMarks { marks, .. } => {
            ui.add(Label::new(words.say("mend-marks")).wrap());
            ui.horizontal_wrapped(|ui| {
                for mark in Mark::ALL {
                    let on = marks.has(*mark);
                    if ui.add(Chip::new(&words.mark(*mark), on)).clicked() {
                        *marks = if on { marks.without(*mark) } else { marks.with(*mark) };
                    }
                }
            });
        }
        Action::Deploy { kind, .. } | Action::Put { kind, .. } => {
            ui.add(Label::new(words.say("mend-kind")).wrap());
            let offered = Kind::ALL
                .iter()
                .filter(|known| **known == *kind || crate::table::owned(**known, &table.expansions) > 0);
            let offered: Vec<_> = offered.map(|kind| (*kind, words.kind(*kind))).collect();
            one_of(ui, kind, &offered);
        }
        Action::Roll { rolled, .. } => {
            ui.add(Label::new(words.say("mend-roll")).wrap());
            let faces = match table.settings.die {
                Die::Special | Die::None => 3,
                Die::D6 => 6,
            };
            match rolled {
                Rolled::Face(face) => one_of(
                    ui,
                    face,
                    &(1..=faces).map(|face| (face, face.to_string())).collect::<Vec<_>>(),
                ),
                Rolled::Hops(hops) => one_of(
                    ui,
                    hops,
                    &(1..=3).map(|hops| (hops, hops.to_string())).collect::<Vec<_>>(),
                ),
            }
        }
        Action::Eat { eggs, .. } => number(ui, words, 1..=limits::ENTRY, eggs),
        Action::Adjust { eggs, .. } => number(ui, words, -limits::ENTRY..=limits::ENTRY, eggs),
        Action::Points { points, .. } => number(ui, words, -limits::ENTRY..=limits::ENTRY, points),
        Action::TakeBack { .. }
        | Action::Recall { .. }
        | Action::Move { .. }
        | Action::Drawbridge { .. }
        | Action::Dragon { .. }
        | Action::Fairy { .. }
        | Action::Next
        | Action::Again
        | Action::Hop { .. }
        | Action::Pass
        | Action::CallOff
        | Action::Phase { .. }
        | Action::ScoreNest { .. }
        | Action::Finish { .. }
        | Action::TakeTile { .. }
        | Action::SetBunny { .. }
        | Action::Set { .. }
        | Action::SetTurn { .. }
        | Action::Seats { .. }
        | Action::Rename { .. }
        | Action::Leave { .. } => {}
    }
}

fn one_of<T: PartialEq + Copy>(ui: &mut Ui, chosen: &mut T, offered: &[(T, String)]) {
    ui.horizontal_wrapped(|ui| {
        for (value, text) in offered {
            if ui.add(Chip::one_of(text, *value == *chosen)).clicked() {
                *chosen = *value;
            }
        }
    });
}

fn number(ui: &mut Ui, words: &Words, range: std::ops::RangeInclusive<i64>, number: &mut i64) {
    Stepper::new(words, &words.say("mend-number"), range).show(ui, number);
}
