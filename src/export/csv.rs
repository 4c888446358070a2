//! The ledger and the rolls as tables (RFC 4180, UTF-8 with its mark, so that spreadsheets read it as such).

use crate::game::{Action, Game, Rolled, RolledBy};
use crate::rules::phase::hops_of_face;
use crate::table::{Cell, EggReason, Entry, PlayerId, PointReason, Table};
use crate::words::{Word, Words};
use ::csv::{Terminator, WriterBuilder};

/// Tells a spreadsheet that what follows is UTF-8.
const MARK: &[u8] = "\u{FEFF}".as_bytes();

/// The ledger, a row an entry: number, turn, action, player, eggs, points, reason, place. A player's eggs come to what he
/// has left, and his points to those he has without the bonus.
pub fn ledger(game: &Game, words: &Words) -> Vec<u8> {
    let table = game.table();
    let past = Past::of(game);
    let mut rows = Vec::new();
    for player in table.player_ids() {
        let (eggs, points) = (table.ledger.start_eggs(player), table.ledger.start_points(player));
        if eggs != 0 || points != 0 {
            let [eggs, points] = [eggs, points].map(|amount| (amount != 0).then_some(amount));
            rows.push((None, player, eggs, points, words.say("ledger-start"), None));
        }
        let eggs = table.ledger.start_eaten(player);
        if eggs != 0 {
            let why = reason(table, words, &Entry::Eaten { player, eggs });
            rows.push((None, player, Some(-eggs), None, why, None));
        }
    }
    for line in table.ledger.lines() {
        let (player, eggs, points) = match &line.entry {
            Entry::Eggs { player, eggs, .. } | Entry::Adjusted { player, eggs, .. } => (*player, Some(*eggs), None),
            Entry::Eaten { player, eggs } => (*player, Some(-eggs), None),
            Entry::Points { player, points, .. } => (*player, None, Some(*points)),
        };
        let (reason, place) = (reason(table, words, &line.entry), place(&line.entry));
        rows.push((Some(line.action), player, eggs, points, reason, place));
    }
    let columns = [
        "csv-number",
        "csv-turn",
        "csv-action",
        "csv-player",
        "csv-eggs",
        "csv-points",
        "csv-reason",
        "csv-place",
    ];
    let rows = rows.into_iter().zip(1_usize..).map(|(row, number)| {
        let (action, player, eggs, points, reason, place) = row;
        [
            Field::count(Some(number)),
            Field::count(action.and_then(|action| past.turn(action))),
            Field::count(action),
            Field::Text(words.player(table, player)),
            Field::Number(eggs),
            Field::Number(points),
            Field::Text(reason),
            Field::Text(place.map(|cell| words.cell(cell)).unwrap_or_default()),
        ]
    });
    written(words, columns, rows)
}

/// The rolls of the bunny's die, a row a roll: number, turn, action, player, face, hops, by whom.
pub fn rolls(game: &Game, words: &Words) -> Vec<u8> {
    let past = Past::of(game);
    let columns = [
        "csv-number",
        "csv-turn",
        "csv-action",
        "csv-player",
        "csv-face",
        "csv-hops",
        "csv-by",
    ];
    let rows = past.rolls.iter().zip(1_usize..).map(|(roll, number)| {
        let by = match roll.by {
            None => String::new(),
            Some(RolledBy::App) => words.say("csv-by-app"),
            Some(RolledBy::Hand) => words.say("csv-by-hand"),
        };
        [
            Field::count(Some(number)),
            Field::count(past.turn(roll.action)),
            Field::count(Some(roll.action)),
            Field::Text(words.player(game.table(), roll.player)),
            Field::Number(roll.face),
            Field::Number(roll.hops.map(i64::from)),
            Field::Text(by),
        ]
    });
    written(words, columns, rows)
}

/// What only playing the game again tells.
#[derive(Default)]
struct Past {
    /// The turn in which each action was done: 1, 2 … A turn begins with its first tile; what is done before the first
    /// of all is in turn 0.
    turns: Vec<usize>,
    rolls: Vec<Thrown>,
}

struct Thrown {
    action: usize,
    /// Whose roll it was.
    player: PlayerId,
    /// None where a real die was read as hops.
    face: Option<i64>,
    hops: Option<u8>,
    by: Option<RolledBy>,
}

impl Past {
    fn of(game: &Game) -> Self {
        let mut past = Self::default();
        let Ok(mut then) = Game::new(game.setup().clone()) else {
            return past;
        };
        let mut turn = 0;
        for (action, recorded) in game.actions().iter().enumerate() {
            let table = then.table();
            if matches!(recorded.action, Action::Place { .. }) && table.turn.part == 1 {
                turn += 1;
            }
            past.turns.push(turn);
            if let (Action::Roll { rolled, by }, Some(player)) = (&recorded.action, table.player_to_act()) {
                let (face, hops) = match *rolled {
                    Rolled::Face(face) => (Some(face), hops_of_face(table.settings.die, face)),
                    Rolled::Hops(hops) => (None, Some(hops)),
                };
                past.rolls.push(Thrown {
                    action,
                    player,
                    face,
                    hops,
                    by: *by,
                });
            }
            if then.apply(recorded.clone()).is_err() {
                break;
            }
        }
        past
    }

    fn turn(&self, action: usize) -> Option<usize> {
        self.turns.get(action).copied().filter(|turn| *turn > 0)
    }
}

/// What an entry was for.
fn reason(table: &Table, words: &Words, entry: &Entry) -> String {
    let with = |key: &str, why: &str| {
        let reason = words.say(key);
        if why.is_empty() {
            reason
        } else {
            words.say_with("csv-reason-why", [("reason", Word::from(reason)), ("why", why.into())])
        }
    };
    match entry {
        Entry::Eggs {
            why: EggReason::NestCloser { .. },
            ..
        } => words.say("ledger-nest-closer"),
        Entry::Eggs {
            why: EggReason::NestFollower { .. },
            ..
        } => words.say("ledger-nest-figure"),
        Entry::Eggs {
            why: EggReason::Hop { mover, .. },
            ..
        } => words.say_with("ledger-hop", [("mover", Word::from(words.player(table, *mover)))]),
        Entry::Points {
            why: PointReason::Spring,
            ..
        } => words.say("ledger-spring"),
        Entry::Points {
            why: PointReason::Entered { why },
            ..
        } => with("ledger-entered", why),
        Entry::Eaten { .. } => words.say("ledger-eaten"),
        Entry::Adjusted { why, .. } => with("ledger-adjusted", why),
    }
}

/// Where it was earned.
const fn place(entry: &Entry) -> Option<Cell> {
    match entry {
        Entry::Eggs { why, .. } => Some(match why {
            EggReason::NestCloser { nest } => *nest,
            EggReason::NestFollower { at, .. } | EggReason::Hop { at, .. } => *at,
        }),
        Entry::Points { .. } | Entry::Eaten { .. } | Entry::Adjusted { .. } => None,
    }
}

/// What stands in one place of a table.
enum Field {
    Number(Option<i64>),
    Text(String),
}

impl Field {
    fn count(count: Option<usize>) -> Self {
        Self::Number(count.and_then(|count| i64::try_from(count).ok()))
    }

    fn written(self) -> String {
        match self {
            Self::Number(number) => number.map(|number| number.to_string()).unwrap_or_default(),
            Self::Text(text) => harmless(text),
        }
    }
}

/// A text that no spreadsheet takes for a formula: one that might be is led by an apostrophe.
fn harmless(text: String) -> String {
    if text.starts_with(['=', '+', '-', '@', '\t', '\r']) {
        format!("'{text}")
    } else {
        text
    }
}

fn written<const COLUMNS: usize>(
    words: &Words,
    columns: [&str; COLUMNS],
    rows: impl Iterator<Item = [Field; COLUMNS]>,
) -> Vec<u8> {
    let mut bytes = MARK.to_vec();
    let mut writer = WriterBuilder::new()
        .terminator(Terminator::CRLF)
        .from_writer(&mut bytes);
    let headings = columns.map(|key| words.say(key));
    let fields = rows.map(|row| row.map(Field::written));
    for record in std::iter::once(headings).chain(fields) {
        // Rows of one length, written to memory: there is nothing that could refuse them.
        if let Err(error) = writer.write_record(record) {
            log::error!("a row of a table was not written: {error}");
        }
    }
    drop(writer);
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_spreadsheet_would_work_out_is_led_by_an_apostrophe() {
        for text in ["=1+1", "+x", "-x", "@x", "\tx", "\rx"] {
            assert_eq!(harmless(text.to_owned()), format!("'{text}"));
        }
        for text in ["Ann", "1-1", "'=x", "", "−3"] {
            assert_eq!(harmless(text.to_owned()), text);
        }
        let number = Field::Number(Some(-2));
        assert_eq!(number.written(), "-2");
    }
}
