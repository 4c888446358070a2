//! The game as rows of a history: what each step was, whose it was, and what followed from it.
//!
//! Going on is no deed: where a step did nothing else and nothing came of it, it makes no row; and what came of it
//! before the next tile was laid stands with the tile before.

use super::news;
use crate::app::session::Session;
use crate::game::{Action, Anyway, Event};
use crate::table::{Colour, Entry, FigureId, Player, PlayerId, Table};
use crate::words::{Word, Words};

/// A row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Told {
    /// The index in the log of the first action of its step.
    pub first: usize,
    /// The index after the last action it tells of.
    pub end: usize,
    /// Who did it; none where it was nobody's move.
    pub player: Option<Colour>,
    /// What was done.
    pub done: String,
    /// What was done by the same tap, and what followed, in lines.
    pub followed: Vec<String>,
    /// Who got how many eggs by it, in a line.
    pub eggs: Option<String>,
}

impl Told {
    /// What came of it besides.
    fn bring(&mut self, words: &Words, followed: impl IntoIterator<Item = String>, eggs: Option<String>) {
        self.followed.extend(followed);
        self.eggs = match (self.eggs.take(), eggs) {
            (Some(all), Some(part)) => {
                Some(words.say_with("table-gets-and", [("all", Word::from(all)), ("part", Word::from(part))]))
            }
            (one, other) => one.or(other),
        };
    }
}

/// The steps of the log as rows, the oldest first, from the action of that index on, which begins a step.
pub(super) fn told(session: &Session, words: &Words, from: usize) -> Vec<Told> {
    let mut game = session.history().at(from);
    let mut rows: Vec<Told> = Vec::new();
    // What a step began with, as long as it has only gone on.
    let mut passing: Option<Told> = None;
    for (index, recorded) in session.game().actions().iter().enumerate().skip(from) {
        let begins = !recorded.joined || index == from;
        if begins {
            pass(&mut rows, passing.take());
        }
        let before = game.table();
        let said = words.action(before, &recorded.action);
        let player = whose(before, &recorded.action).and_then(|player| before.player(player));
        let player = player.map(|Player { colour, .. }| *colour);
        let Ok(events) = game.apply(recorded.clone()) else {
            return rows;
        };
        let anew = session
            .history()
            .is_rolled_anew(index)
            .then(|| words.say("history-rolled-anew"));
        let against = against_a_rule(&recorded.anyway).then(|| words.say("history-anyway"));
        // Eating and putting right are told by the action; the line in the ledger says no more.
        let lines = lines(words, game.table(), &events);
        let followed: Vec<String> = against
            .into_iter()
            .chain(anew)
            .chain(lines.into_iter().filter(|told| *told != said))
            .collect();
        let eggs = news::eggs(words, game.table(), &events);
        let row = |first: usize, done: String| Told {
            first,
            end: index + 1,
            player,
            done,
            followed: Vec::new(),
            eggs: None,
        };
        match (begins || passing.is_some(), recorded.action == Action::Next) {
            (true, true) => {
                let passed = passing.get_or_insert_with(|| row(index, String::new()));
                passed.end = index + 1;
                passed.bring(words, followed, eggs);
            }
            (true, false) => {
                let passed = passing.take();
                let mut row = row(passed.as_ref().map_or(index, |passed| passed.first), said);
                row.bring(words, followed, eggs);
                if let (Some(passed), Some(last)) = (passed, rows.last_mut()) {
                    last.bring(words, passed.followed, passed.eggs);
                }
                rows.push(row);
            }
            (false, going_on) => {
                if let Some(last) = rows.last_mut() {
                    last.end = index + 1;
                    let mut deed = (!going_on).then_some(said);
                    if let Action::Finish { .. } = recorded.action {
                        // What was put right before it is the lesser part.
                        deed = deed.map(|finished| std::mem::replace(&mut last.done, finished));
                        last.player = None;
                    }
                    last.bring(words, deed.into_iter().chain(followed), eggs);
                }
            }
        }
    }
    pass(&mut rows, passing);
    rows
}

/// What followed, in lines: of eggs that are paid at once, a line for each player.
fn lines(words: &Words, table: &Table, events: &[Event]) -> Vec<String> {
    let mut lines = Vec::new();
    // The lines of what is being paid: whose, and which.
    let mut paid: Vec<(PlayerId, usize)> = Vec::new();
    for event in events {
        let told = words.event(table, event);
        let Event::Written(Entry::Eggs { player, .. }) = event else {
            paid.clear();
            lines.push(told);
            continue;
        };
        let line = paid.iter().find(|(known, _)| known == player);
        if let Some(line) = line.and_then(|(_, line)| lines.get_mut(*line)) {
            *line = format!("{line} {told}");
        } else {
            paid.push((*player, lines.len()));
            lines.push(told);
        }
    }
    lines
}

/// A step that only went on: a row where something came of it.
fn pass(rows: &mut Vec<Told>, passed: Option<Told>) {
    if let Some(mut passed) = passed.filter(|passed| !passed.followed.is_empty()) {
        passed.done = passed.followed.remove(0);
        rows.push(passed);
    }
}

/// Whether an action was recorded although it breaks a rule.
const fn against_a_rule(anyway: &Anyway) -> bool {
    match anyway {
        Anyway::Nothing => false,
        Anyway::Everything | Anyway::Rules(_) => true,
    }
}

/// Whose move an action is: of a figure, its owner's; of a hop, the mover's. None of what the table does together. The
/// table is the one before it.
fn whose(before: &Table, action: &Action) -> Option<PlayerId> {
    let owner = |figure: &FigureId| before.figures.get(*figure).map(|figure| figure.player);
    let turn = before.turn.player;
    match action {
        Action::Place { .. } | Action::TakeBack { .. } | Action::Fairy { .. } | Action::Next | Action::Again => {
            Some(turn)
        }
        Action::Deploy { player, .. } => Some(player.unwrap_or(turn)),
        Action::Recall { figures } => figures.first().and_then(owner),
        Action::Move { figure, .. } | Action::Drawbridge { figure, .. } => owner(figure),
        Action::Roll { .. } | Action::Hop { .. } | Action::Pass => before.player_to_act(),
        Action::Points { player, .. }
        | Action::Eat { player, .. }
        | Action::Adjust { player, .. }
        | Action::ScoreNest { player, .. }
        | Action::Put { player, .. }
        | Action::SetTurn { player }
        | Action::Rename { player, .. }
        | Action::Leave { player } => Some(*player),
        Action::Dragon { .. }
        | Action::CallOff
        | Action::Phase { .. }
        | Action::Finish { .. }
        | Action::PutTile { .. }
        | Action::SetMarks { .. }
        | Action::TakeTile { .. }
        | Action::SetBunny { .. }
        | Action::Set { .. }
        | Action::Seats { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::sketch::{cell, game, place};
    use super::*;
    use crate::game::Rolled;
    use crate::store::{Memory, Store};
    use crate::table::{Kind, Mark};

    /// The rows that a log makes: whose, and what.
    fn rows(steps: &[&[Action]]) -> Vec<(Option<Colour>, String)> {
        let mut store = Store::open(Memory::default(), || ()).0;
        let (slot, opened) = store.begin(game(&[]));
        let mut session = Session::open(slot, opened, &mut store);
        for step in steps {
            assert!(session.record_step(step.to_vec(), &mut store), "{step:?}");
        }
        let told = told(&session, &Words::english(), 0);
        told.into_iter().map(|row| (row.player, row.done)).collect()
    }

    #[test]
    fn a_tile_stands_under_the_sign_of_whoever_laid_it_and_a_hop_under_the_movers() {
        let next = || Action::Next;
        let follower = Action::Deploy {
            kind: Kind::Follower,
            at: None,
            spot: String::new(),
            player: None,
        };
        let by = None;
        let roll = Action::Roll {
            rolled: Rolled::Hops(1),
            by,
        };
        let hop = |x, y| Action::Hop { path: vec![cell(x, y)] };
        let steps: [&[Action]; 7] = [
            &[place(cell(1, 0), &[])],
            &[follower],
            &[next(), next(), next(), place(cell(2, 0), &[Mark::Bunny])],
            &[next(), next()],
            &[roll.clone(), hop(1, 0)],
            &[roll, hop(0, 0)],
            &[next()],
        ];
        let told = rows(&steps);
        let told: Vec<(Option<Colour>, &str)> = told.iter().map(|(whose, done)| (*whose, done.as_str())).collect();
        let (ann, bob) = (Some(Colour::Red), Some(Colour::Blue));
        let wanted = [
            (ann, "Ann lays a tile 1 right of the start tile."),
            (ann, "Ann deploys a follower 1 right of the start tile."),
            (bob, "Bob lays a tile 2 right of the start tile: bunny."),
            (bob, "A bunny phase begins; Bob moves the bunny first."),
            (bob, "Bob rolls 1 hop."),
            (ann, "Ann rolls 1 hop."),
        ];
        assert_eq!(told, wanted);
    }

    #[test]
    fn the_finish_is_what_its_step_is_called_by() {
        let adjust = Action::Adjust {
            player: PlayerId(0),
            eggs: 2,
            why: String::new(),
        };
        let told = rows(&[&[place(cell(1, 0), &[])], &[adjust, Action::Finish { bonus: None }]]);
        assert_eq!(told.last(), Some(&(None, "The game is finished.".to_owned())));
    }
}
