//! Mending the past: what was recorded wrongly is put right, and before that is accepted one sees what it changes.

use super::item::Item;
use super::misfits::{sentences, told};
use super::other_way::{OtherWay, Picked};
use super::then::Then;
use super::turn::{RARE_MARKS, offered_marks};
use crate::app::desk::Desk;
use crate::app::session::Session;
use crate::app::theme::SPACE;
use crate::app::widget::{Button, Chip, Page, Stepper, card, choice, quiet, token, wrapped};
use crate::game::{Action, Anyway, Game, Mend, MendReport, Recorded, Rolled, limits};
use crate::rules::{Refusal, RefusalKind};
use crate::table::{Cell, Die, Kind, Mark, Table, owned};
use crate::words::{Word, Words};
use egui::{Label, Ui};
use std::ops::RangeInclusive;

/// The diameter of a player's token, in points.
const TOKEN: f32 = 24.0;

/// Mending as a sheet.
pub struct MendSheet {
    /// The actions of the step, by their index in the log, each as a sentence.
    step: Vec<(usize, String)>,
    /// The language of the sentences.
    language: String,
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
    /// Whether marks are offered that no expansion prints.
    all_marks: bool,
    /// A hop: the board on which another way is picked, as long as none is.
    picking: Option<Box<OtherWay>>,
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
    /// Mending the step whose first action has that index in the log: what was done in it, and not that the turn went
    /// on before. `None` if there is no such action.
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
        let is_deed = |(index, _): &(usize, String)| {
            let recorded = actions.get(*index);
            recorded.is_some_and(|recorded| recorded.action != Action::Next)
        };
        if step.iter().any(is_deed) {
            step.retain(is_deed);
        }
        let index = step.first().map_or(first, |(index, _)| *index);
        Self::of(session, words, step, index)
    }

    /// Mending the tile on that cell: the action that laid it, or that last corrected its marks. `None` for a tile
    /// that was there at the start.
    pub fn of_tile(session: &Session, words: &Words, cell: Cell) -> Option<Self> {
        let of_it = |recorded: &Recorded| matches!(&recorded.action, Action::Place { at, .. } | Action::PutTile { at, .. } | Action::SetMarks { at, .. } if *at == cell);
        let index = session.game().actions().iter().rposition(of_it)?;
        let before = session.history().at(index);
        let sentence = words.action(before.table(), &session.game().actions().get(index)?.action);
        Self::of(session, words, vec![(index, sentence)], index)
    }

    /// Mending where the tile on that cell lies: what laid it, laying it on `to` instead. `None` for a tile that was there
    /// at the start.
    pub fn of_place(session: &Session, words: &Words, from: Cell, to: Cell) -> Option<Self> {
        let actions = session.game().actions();
        let index = actions
            .iter()
            .rposition(|recorded| lies_at(&recorded.action) == Some(from))?;
        let before = session.history().at(index);
        let sentence = words.action(before.table(), &actions.get(index)?.action);
        let mut mend = Self::of(session, words, vec![(index, sentence)], index)?;
        if let Wanted::Instead(recorded) = &mut mend.wanted
            && let Action::Place { at, .. } | Action::PutTile { at, .. } = &mut recorded.action
        {
            *at = to;
        }
        mend.work_out(session, words);
        Some(mend)
    }

    fn of(session: &Session, words: &Words, step: Vec<(usize, String)>, index: usize) -> Option<Self> {
        let was = session.game().actions().get(index)?.clone();
        let before = session.history().at(index);
        Some(Self {
            picking: OtherWay::of(words, &before, &was.action).map(Box::new),
            language: words.language(),
            before,
            wanted: Wanted::Instead(was.clone()),
            outcome: None,
            all_marks: false,
            step,
            index,
            was,
        })
    }

    /// What a tap on the same spot a moment ago cannot have meant: the action that is mended, and whether its board is
    /// shown.
    pub const fn meaning(&self) -> (usize, bool) {
        (self.index, self.picking.is_some())
    }

    /// Shows it.
    pub fn ui(&mut self, ui: &mut Ui, session: &mut Session, desk: &mut Desk) -> Option<Then> {
        self.follow_language(session, &desk.words);
        if self.picking.is_some() {
            return self.pick(ui, session, desk);
        }
        let words = &desk.words;
        let (mut accepted, mut anyway) = (false, false);
        let title = words.say("mend");
        let (wanted, index) = (self.wanted.clone(), self.index);
        let outcome = self.outcome.take();
        let report = match &outcome {
            Some(Outcome::Report { report, .. }) => Some(report),
            Some(Outcome::Refused { .. }) | None => None,
        };
        let foot = |ui: &mut Ui| {
            // In sight, whatever is scrolled: it is what one accepts.
            if let Some(report) = report {
                standings(ui, session.game().table(), words, report);
            }
            let accept = words.say("mend-accept");
            accepted = ui.add_enabled(report.is_some(), Button::main(&accept)).clicked();
        };
        let leave = Page::new(&title, &words.say("mend-leave")).show_with_foot(ui, foot, |ui| {
            self.choose_action(ui, session, words);
            self.edit(ui, words);
            anyway = tell(ui, words, outcome.as_ref());
        });
        if anyway {
            self.allow();
        }
        if self.index != index || self.wanted != wanted {
            self.work_out(session, words);
            ui.ctx().request_repaint();
            return leave.then_some(Then::Back);
        }
        match outcome {
            Some(Outcome::Report { report, .. }) if accepted => {
                session.accept(*report, &mut desk.store);
                return Some(Then::Table);
            }
            outcome => self.outcome = outcome,
        }
        leave.then_some(Then::Back)
    }

    /// Says the same in another language once that is spoken.
    fn follow_language(&mut self, session: &Session, words: &Words) {
        let language = words.language();
        if self.language == language {
            return;
        }
        self.language = language;
        let actions = session.game().actions();
        for (index, sentence) in &mut self.step {
            if let Some(recorded) = actions.get(*index) {
                *sentence = words.action(session.history().at(*index).table(), &recorded.action);
            }
        }
        if self.picking.is_some() {
            self.picking = OtherWay::of(words, &self.before, &self.was.action).map(Box::new);
        }
        if self.outcome.is_some() {
            self.work_out(session, words);
        }
    }

    /// Shows the board on which another way is picked.
    fn pick(&mut self, ui: &mut Ui, session: &Session, desk: &Desk) -> Option<Then> {
        let words = &desk.words;
        let still = desk.preferences().reduce_motion;
        let (before, was) = (&self.before, &self.was.action);
        let (_, sentence) = self.step.iter().find(|(index, _)| *index == self.index)?;
        let picked = self.picking.as_mut()?.ui(ui, words, before, was, sentence, still)?;
        self.picking = None;
        ui.ctx().request_repaint();
        match picked {
            Picked::Leave => return (self.step.len() == 1).then_some(Then::Back),
            Picked::Removed => self.wanted = Wanted::Removed,
            Picked::Way(path) => {
                let hop = Recorded::from(Action::Hop { path });
                self.wanted = Wanted::Instead(Recorded {
                    joined: self.was.joined,
                    ..hop
                });
            }
        }
        self.work_out(session, words);
        None
    }

    /// Which action of the step is mended.
    fn choose_action(&mut self, ui: &mut Ui, session: &Session, words: &Words) {
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
            && let Some(other) = Self::of(session, words, self.step.clone(), chosen)
        {
            *self = other;
        }
    }

    /// What can be changed about it.
    fn edit(&mut self, ui: &mut Ui, words: &Words) {
        let table = self.before.table();
        card(ui, |ui| {
            if let Wanted::Instead(recorded) = &mut self.wanted {
                if let Some(at) = lies_at(&recorded.action)
                    && lies_at(&self.was.action) != Some(at)
                {
                    let variables = [("cell", words.at(at).into())];
                    ui.add(Label::new(words.say_with("mend-place", variables)).wrap());
                }
                edit(ui, words, table, &mut recorded.action, &mut self.all_marks);
                choose_player(ui, words, table, &mut recorded.action);
                if let Some(ways) = OtherWay::of(words, &self.before, &self.was.action) {
                    ui.add(Label::new(words.action(table, &recorded.action)).wrap());
                    if ui.add(Button::plain(&words.say("mend-other-way")).wide()).clicked() {
                        self.picking = Some(Box::new(ways));
                    }
                }
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
            Wanted::Removed => removal(index, &self.was),
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
                kept: sentences(words, Some(session.game()), &report.game, &report.kept),
                dropped: sentences(words, Some(session.game()), &report.game, &report.dropped),
                report: Box::new(report),
            },
            Err(refusal) => Outcome::Refused {
                sentence: words.refusal(self.before.table(), &refusal),
                refusal,
            },
        });
    }
}

/// What takes an action out of the past. Whoever did not hop, or roll, has had his move all the same: else the next player's
/// would become his.
fn removal(index: usize, was: &Recorded) -> Mend {
    if !matches!(was.action, Action::Hop { .. } | Action::Roll { .. }) {
        return Mend::Remove { index };
    }
    let with = Recorded {
        action: Action::Pass,
        joined: was.joined,
        anyway: Anyway::Everything,
    };
    Mend::Replace { index, with }
}

/// Tells what the change would do. Says whether it is wanted although it breaks a rule.
fn tell(ui: &mut Ui, words: &Words, outcome: Option<&Outcome>) -> bool {
    match outcome {
        None => {
            quiet(ui, &words.say("mend-unchanged"));
            false
        }
        Some(Outcome::Refused { refusal, sentence }) => {
            ui.add(Label::new(sentence).wrap());
            refusal.kind == RefusalKind::BreaksRule && ui.add(Button::plain(&words.say("mend-anyway")).wide()).clicked()
        }
        Some(Outcome::Report { report, kept, dropped }) => {
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

/// Shows each player's eggs and points before and after, where they change.
pub(super) fn standings(ui: &mut Ui, table: &Table, words: &Words, report: &MendReport) {
    let [_, near, ..] = SPACE;
    let each = table.players.iter().zip(report.before.iter().zip(&report.after));
    let changed: Vec<_> = each.filter(|(_, (before, after))| before != after).collect();
    if changed.is_empty() {
        quiet(ui, &words.say("mend-same"));
    }
    ui.horizontal_wrapped(|ui| {
        for (player, (before, after)) in changed {
            let say = |key, before: i64, after: i64| {
                let variables = [
                    ("name", Word::from(player.name.as_str())),
                    ("before", before.into()),
                    ("after", after.into()),
                ];
                (before != after).then(|| words.say_with(key, variables))
            };
            let eggs = say("mend-eggs", before.eggs, after.eggs);
            let points = say("mend-points", before.points, after.points);
            for text in [eggs, points].into_iter().flatten() {
                token(ui, player.colour, TOKEN);
                ui.label(text);
                ui.add_space(near);
            }
        }
    });
}

/// Where an action lays a tile, if it lays one.
const fn lies_at(action: &Action) -> Option<Cell> {
    if let Action::Place { at, .. } | Action::PutTile { at, .. } = action {
        Some(*at)
    } else {
        None
    }
}

/// Shows what can be changed about an action. What cannot be changed can still be removed.
fn edit(ui: &mut Ui, words: &Words, table: &Table, action: &mut Action, all_marks: &mut bool) {
    match action {
        Action::Place { marks, .. } | Action::PutTile { marks, .. } | Action::SetMarks { marks, .. } => {
            ui.add(Label::new(words.say("mend-marks")).wrap());
            wrapped(ui, |ui| {
                let offered = offered_marks(table);
                let rare: Vec<Mark> = RARE_MARKS.into_iter().filter(|mark| !marks.has(*mark)).collect();
                let shown =
                    |mark: &&Mark| marks.has(**mark) || offered.contains(mark) || (*all_marks && rare.contains(mark));
                let shown: Vec<Mark> = Mark::ALL.iter().filter(shown).copied().collect();
                for mark in &shown {
                    let on = marks.has(*mark);
                    if ui.add(Chip::new(&words.mark(*mark), on)).clicked() {
                        *marks = if on { marks.without(*mark) } else { marks.with(*mark) };
                    }
                }
                if !*all_marks && !rare.is_empty() && ui.add(Button::bare(&words.say("mend-all-marks"))).clicked() {
                    *all_marks = true;
                }
            });
        }
        Action::Deploy { kind, .. } | Action::Put { kind, .. } => {
            ui.add(Label::new(words.say("mend-kind")).wrap());
            let offered = Kind::ALL
                .iter()
                .filter(|known| **known == *kind || owned(**known, &table.expansions) > 0);
            let offered: Vec<Kind> = offered.copied().collect();
            wrapped(ui, |ui| {
                for known in offered {
                    if ui.add(Chip::one_of(&words.kind(known), known == *kind)).clicked() {
                        *kind = known;
                    }
                }
            });
        }
        Action::Roll { rolled, .. } => {
            ui.add(Label::new(words.say("mend-roll")).wrap());
            let faces = match table.settings.die {
                Die::Special | Die::None => 3,
                Die::D6 => 6,
            };
            match rolled {
                Rolled::Face(face) => choose_number(ui, face, 1..=faces),
                Rolled::Hops(hops) => choose_number(ui, hops, 1..=3),
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

/// Shows whose an action was, for those that name a player.
fn choose_player(ui: &mut Ui, words: &Words, table: &Table, action: &mut Action) {
    let (Action::Eat { player, .. }
    | Action::Adjust { player, .. }
    | Action::Points { player, .. }
    | Action::ScoreNest { player, .. }
    | Action::Put { player, .. }
    | Action::SetTurn { player }
    | Action::Deploy {
        player: Some(player), ..
    }
    | Action::Phase { first: Some(player) }) = action
    else {
        return;
    };
    ui.add(Label::new(words.say("mend-who")).wrap());
    wrapped(ui, |ui| {
        for known in &table.seats {
            if ui
                .add(Chip::one_of(&words.player(table, *known), known == player))
                .clicked()
            {
                *player = *known;
            }
        }
    });
}

fn choose_number<T: PartialEq + Copy + ToString>(ui: &mut Ui, chosen: &mut T, numbers: impl Iterator<Item = T>) {
    let numbers: Vec<(T, String)> = numbers.map(|number| (number, number.to_string())).collect();
    choice(ui, chosen, &numbers);
}

fn number(ui: &mut Ui, words: &Words, range: RangeInclusive<i64>, number: &mut i64) {
    Stepper::new(words, &words.say("mend-number"), range).show(ui, number);
}
