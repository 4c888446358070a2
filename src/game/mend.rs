//! Mending the past: an action is replaced, inserted or removed, and the rest is replayed.
//!
//! What lies on the real table stays in the mirror as far as it can: a later action that now breaks a rule is kept and
//! recorded anyway, by the rule's name; one that has become impossible is dropped; a bunny phase that now begins where
//! nobody played one is called off, so that what follows finds its step. All of that is told before it is accepted.

use super::action::{Action, Anyway, Recorded, Verb};
use super::fault::FieldError;
use super::play::Game;
use super::setup::Setup;
use crate::rules::{Detail, Refusal, RefusalKind, Rule};
use crate::table::{FigureId, Step};
use std::collections::BTreeMap;

/// A change of the past. Indices count the log's actions from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mend {
    /// Another action instead of that one.
    Replace {
        /// Which.
        index: usize,
        /// What happened instead.
        with: Recorded,
    },
    /// An action that was forgotten.
    Insert {
        /// The index it is to have; the log's length puts it last.
        index: usize,
        /// What happened.
        action: Recorded,
    },
    /// An action that did not happen.
    Remove {
        /// Which.
        index: usize,
    },
}

/// A later action that no longer fits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// Its index in the log as it was.
    pub index: usize,
    /// How many actions of the new log come before it: the table after them is the one it no longer fits.
    pub at: usize,
    /// The action as it was.
    pub recorded: Recorded,
    /// Why it no longer fits.
    pub refusal: Refusal,
}

/// What a player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Eggs left.
    pub eggs: i64,
    /// Points.
    pub points: i64,
}

/// What a change of the past does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MendReport {
    /// The new game.
    pub game: Game,
    /// Later actions that now break a rule and are recorded anyway.
    pub kept: Vec<Misfit>,
    /// Later actions that are impossible now and are left out.
    pub dropped: Vec<Misfit>,
    /// Indices, in the new log, where a bunny phase that nobody played is called off.
    pub called_off: Vec<usize>,
    /// Figures whose number changes: old and new.
    pub renumbered: Vec<(FigureId, FigureId)>,
    /// What each player had before.
    pub before: Vec<Standing>,
    /// What each player has then.
    pub after: Vec<Standing>,
}

/// An action on its way into the new log.
struct Item {
    /// Its index in the old log; `None` for one that is inserted.
    old: Option<usize>,
    recorded: Recorded,
    /// Whether it is the new action itself, which must fit.
    new: bool,
}

/// What the change would do to the game.
pub(super) fn mend(game: &Game, mend: Mend) -> Result<MendReport, Refusal> {
    let mut replay = Replay::of(game.unplayed());
    replay.all(game.actions(), items(game.actions(), mend))?;
    Ok(replay.report(game.standings()))
}

/// The game of a log that was recorded once, by the rules as they are read now: what breaks one of them is kept, as in a
/// mend. `before` is what each player had by the rules as they were read then.
///
/// # Errors
/// Names the field of the set-up that is at fault.
pub fn resume(setup: Setup, log: &[Recorded], before: Vec<Standing>) -> Result<MendReport, FieldError> {
    let mut replay = Replay::of(Game::new(setup)?);
    let all = replay.all(log, items_of(log));
    debug_assert!(all.is_ok(), "only a new action can be refused: {all:?}");
    Ok(replay.report(before))
}

/// The number each action of the log gave to a figure, by the action's index, if the first of them is `next`.
fn figure_numbers(log: &[Recorded], mut next: i64) -> Vec<Option<FigureId>> {
    let number = |recorded: &Recorded| {
        let number = recorded.action.makes_figure().then_some(FigureId(next));
        next += i64::from(number.is_some());
        number
    };
    log.iter().map(number).collect()
}

fn items_of(log: &[Recorded]) -> Vec<Item> {
    let old = |(index, recorded): (usize, &Recorded)| Item {
        old: Some(index),
        recorded: recorded.clone(),
        new: false,
    };
    log.iter().enumerate().map(old).collect()
}

/// The new log, before anything of it is replayed.
fn items(log: &[Recorded], mend: Mend) -> Vec<Item> {
    let mut items = items_of(log);
    match mend {
        Mend::Replace { index, with } => {
            if let Some(item) = items.get_mut(index) {
                item.recorded = with;
                item.new = true;
            }
        }
        Mend::Insert { index, action } => {
            let item = Item {
                old: None,
                recorded: action,
                new: true,
            };
            items.insert(index.min(items.len()), item);
        }
        Mend::Remove { index } => {
            if index < items.len() {
                items.remove(index);
            }
        }
    }
    items
}

struct Replay {
    game: Game,
    /// New figure numbers by the old ones, of the figures that came to the table.
    numbers: BTreeMap<FigureId, FigureId>,
    kept: Vec<Misfit>,
    dropped: Vec<Misfit>,
    called_off: Vec<usize>,
    /// Whether the action that began this step was dropped, so that the next one begins it.
    head_dropped: bool,
}

impl Replay {
    /// A replay from that game, of which nothing has been played yet.
    fn of(game: Game) -> Self {
        let at_start = game.table().figures.iter();
        Self {
            numbers: at_start.map(|(number, _)| (number, number)).collect(),
            game,
            kept: Vec::new(),
            dropped: Vec::new(),
            called_off: Vec::new(),
            head_dropped: false,
        }
    }

    /// Replays all of these; `log` is the log as it was.
    fn all(&mut self, log: &[Recorded], items: Vec<Item>) -> Result<(), Refusal> {
        let numbers = figure_numbers(log, self.game.table().next_figure.0);
        for item in items {
            let number = item.old.and_then(|index| numbers.get(index).copied().flatten());
            self.step(item, number)?;
        }
        Ok(())
    }

    /// Replays one action; `number` is the one its figure had in the old log.
    fn step(&mut self, item: Item, number: Option<FigureId>) -> Result<(), Refusal> {
        let Item { old, recorded, new } = item;
        let action = match self.renumbered(&recorded.action) {
            Ok(action) => action,
            Err(refusal) if new => return Err(refusal),
            Err(refusal) => {
                self.drop(old, recorded, refusal);
                return Ok(());
            }
        };
        let mut carried = Recorded {
            action,
            joined: recorded.joined && !self.head_dropped,
            ..recorded.clone()
        };
        if new {
            self.apply(carried, number)?;
            return Ok(());
        }
        self.call_off_unplayed(&carried);
        match self.game.judge(&carried.action) {
            Err(refusal) => self.drop(old, recorded, refusal),
            Ok(broken) => {
                let uncovered = broken
                    .into_iter()
                    .filter(|refusal| !carried.anyway.covers(refusal.rule));
                for refusal in uncovered.collect::<Vec<_>>() {
                    carried.anyway = covering(carried.anyway, refusal.rule);
                    self.keep(old, recorded.clone(), refusal);
                }
                self.apply(carried, number)?;
            }
        }
        Ok(())
    }

    fn apply(&mut self, recorded: Recorded, number: Option<FigureId>) -> Result<(), Refusal> {
        let next = self.game.table().next_figure;
        let makes_figure = recorded.action.makes_figure();
        self.game.apply(recorded)?;
        self.head_dropped = false;
        if let Some(number) = number.filter(|_| makes_figure) {
            self.numbers.insert(number, next);
        }
        Ok(())
    }

    fn keep(&mut self, old: Option<usize>, recorded: Recorded, refusal: Refusal) {
        let at = self.game.actions().len();
        self.kept.extend(old.map(|index| Misfit {
            index,
            at,
            recorded,
            refusal,
        }));
    }

    fn drop(&mut self, old: Option<usize>, recorded: Recorded, refusal: Refusal) {
        self.head_dropped |= !recorded.joined;
        let at = self.game.actions().len();
        self.dropped.extend(old.map(|index| Misfit {
            index,
            at,
            recorded,
            refusal,
        }));
    }

    /// Calls a phase off where the next action shows that nobody played it.
    fn call_off_unplayed(&mut self, next: &Recorded) {
        let step = self.game.table().turn.step;
        let in_phase = matches!(step, Step::Roll | Step::Hop);
        let played = matches!(next.action.verb(), Verb::Roll | Verb::Hop | Verb::Pass | Verb::CallOff);
        let out_of_step = self
            .game
            .judge(&next.action)
            .is_err_and(|refusal| refusal.rule == Rule::Step && refusal.kind == RefusalKind::Impossible);
        if in_phase && !played && out_of_step {
            let anyway = Anyway::Rules(vec![Rule::PhaseOrder.name().to_owned()]);
            let index = self.game.actions().len();
            if self.game.apply(Recorded::from(Action::CallOff).anyway(anyway)).is_ok() {
                self.called_off.push(index);
            }
        }
    }

    /// The action with the new numbers of its figures. Those who never came to the table need no recall; anything else
    /// that names one is impossible.
    fn renumbered(&self, action: &Action) -> Result<Action, Refusal> {
        let number = |figure: FigureId| {
            let known = self.numbers.get(&figure).copied();
            known.ok_or(Refusal::impossible(Detail::NoFigure { figure }))
        };
        let mut action = action.clone();
        match &mut action {
            Action::TakeBack { figure } | Action::Move { figure, .. } | Action::Drawbridge { figure, .. } => {
                *figure = number(*figure)?;
            }
            Action::Recall { figures } => {
                let known: Vec<FigureId> = figures.iter().filter_map(|figure| number(*figure).ok()).collect();
                if let (true, Some(figure)) = (known.is_empty(), figures.first()) {
                    return Err(Refusal::impossible(Detail::NoFigure { figure: *figure }));
                }
                *figures = known;
            }
            Action::Place { .. }
            | Action::Deploy { .. }
            | Action::Points { .. }
            | Action::Dragon { .. }
            | Action::Fairy { .. }
            | Action::Next
            | Action::Again
            | Action::Roll { .. }
            | Action::Hop { .. }
            | Action::Eat { .. }
            | Action::Adjust { .. }
            | Action::Pass
            | Action::CallOff
            | Action::Phase { .. }
            | Action::ScoreNest { .. }
            | Action::Finish { .. }
            | Action::PutTile { .. }
            | Action::SetMarks { .. }
            | Action::Put { .. }
            | Action::TakeTile { .. }
            | Action::SetBunny { .. }
            | Action::Set { .. }
            | Action::SetTurn { .. }
            | Action::Seats { .. }
            | Action::Rename { .. }
            | Action::Leave { .. } => {}
        }
        Ok(action)
    }

    fn report(self, before: Vec<Standing>) -> MendReport {
        MendReport {
            before,
            after: self.game.standings(),
            game: self.game,
            kept: self.kept,
            dropped: self.dropped,
            called_off: self.called_off,
            renumbered: self.numbers.into_iter().filter(|(old, new)| old != new).collect(),
        }
    }
}

/// The same permission, for this rule too.
fn covering(anyway: Anyway, rule: Rule) -> Anyway {
    let name = rule.name().to_owned();
    match anyway {
        Anyway::Nothing => Anyway::Rules(vec![name]),
        Anyway::Everything => Anyway::Everything,
        Anyway::Rules(mut names) => {
            names.push(name);
            Anyway::Rules(names)
        }
    }
}
