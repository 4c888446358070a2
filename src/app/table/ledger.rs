//! The ledger: every egg and every point of a player, with its reason and its place.

use super::chart::chart;
use super::front::front;
use super::item::{Item, signed};
use super::then::Then;
use crate::app::at_hand;
use crate::app::desk::Desk;
use crate::app::session::Session;
use crate::app::widget::{Chip, Page, card, choice, quiet, wrapped};
use crate::game::Action;
use crate::table::{Cell, EggReason, Entry, Ledger, PlayerId, PointReason, Table};
use crate::words::{Topic, Word, Words};
use egui::Ui;

/// What the ledger is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    Eggs,
    Points,
    Chart,
}

/// The ledger as a sheet.
#[derive(Clone, Debug)]
pub struct LedgerSheet {
    player: PlayerId,
    asked: Asked,
    /// The eggs the player says he has, where that was stepped to.
    front: Option<i64>,
}

impl LedgerSheet {
    /// The ledger, opened at that player's eggs.
    pub const fn new(player: PlayerId) -> Self {
        Self {
            player,
            asked: Asked::Eggs,
            front: None,
        }
    }

    /// Shows it.
    pub fn ui(&mut self, ui: &mut Ui, session: &mut Session, desk: &mut Desk) -> Option<Then> {
        let words = &desk.words;
        let mut shown = None;
        let mut wanted = None;
        let title = words.say("ledger");
        let back = Page::new(&title, &words.say("back")).show(ui, |ui| {
            let table = session.game().table();
            let options = [
                (Asked::Eggs, words.say("ledger-eggs")),
                (Asked::Points, words.say("ledger-points")),
                (Asked::Chart, words.say("ledger-chart")),
            ];
            choice(ui, &mut self.asked, &options);
            if self.asked == Asked::Chart {
                chart(ui, words, session.game());
                return;
            }
            self.choose_player(ui, table, words);
            match self.asked {
                Asked::Eggs => {
                    wanted = self.hand(ui, session, words);
                    shown = rows(ui, table, words, &egg_rows(&table.ledger, self.player), true);
                }
                Asked::Points => {
                    let rows_of = point_rows(&table.ledger, self.player);
                    total(ui, table, words, self.player, &rows_of, false);
                    shown = rows(ui, table, words, &rows_of, false);
                }
                Asked::Chart => {}
            }
        });
        if let Some(action) = wanted
            && session.record(action, &mut desk.store)
        {
            self.front = None;
        }
        if back {
            Some(Then::Table)
        } else {
            shown.map(|cell| Then::Show(cell, self.player))
        }
    }

    fn choose_player(&mut self, ui: &mut Ui, table: &Table, words: &Words) {
        wrapped(ui, |ui| {
            for player in table.player_ids() {
                let name = words.player(table, player);
                if ui.add(Chip::one_of(&name, player == self.player)).clicked() {
                    self.player = player;
                    self.front = None;
                }
            }
        });
    }

    /// The player's eggs, and the question whether they lie there. Answers with what puts ledger and table right.
    fn hand(&mut self, ui: &mut Ui, session: &Session, words: &Words) -> Option<Action> {
        let table = session.game().table();
        let player = self.player;
        let rows = egg_rows(&table.ledger, player);
        total(ui, table, words, player, &rows, true);
        card(ui, |ui| {
            if session.is_watching() {
                ui.disable();
            }
            front(ui, words, session.game(), player, &mut self.front)
        })
        .inner
    }
}

/// A row of the ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Row<'a> {
    /// The line it shows; none for what was there at the start.
    entry: Option<&'a Entry>,
    /// What it adds: eggs or points, also fewer than 0.
    amount: i64,
}

/// All rows of a player's eggs, the latest last.
fn egg_rows(ledger: &Ledger, of: PlayerId) -> Vec<Row<'_>> {
    let amount = |entry: &Entry| match entry {
        Entry::Eggs { player, eggs, .. } | Entry::Adjusted { player, eggs, .. } if *player == of => Some(*eggs),
        Entry::Eaten { player, eggs } if *player == of => Some(-eggs),
        Entry::Eggs { .. } | Entry::Adjusted { .. } | Entry::Eaten { .. } | Entry::Points { .. } => None,
    };
    rows_of(ledger, ledger.start_eggs(of) - ledger.start_eaten(of), amount)
}

/// All rows of a player's points, the latest last.
fn point_rows(ledger: &Ledger, of: PlayerId) -> Vec<Row<'_>> {
    let amount = |entry: &Entry| match entry {
        Entry::Points { player, points, .. } if *player == of => Some(*points),
        Entry::Points { .. } | Entry::Eggs { .. } | Entry::Adjusted { .. } | Entry::Eaten { .. } => None,
    };
    rows_of(ledger, ledger.start_points(of), amount)
}

fn rows_of(ledger: &Ledger, start: i64, amount: impl Fn(&Entry) -> Option<i64>) -> Vec<Row<'_>> {
    let begun = (start != 0).then_some(Row {
        entry: None,
        amount: start,
    });
    let row = |entry| {
        amount(entry).map(|amount| Row {
            entry: Some(entry),
            amount,
        })
    };
    let lines = ledger.lines().iter().filter_map(|line| row(&line.entry));
    begun.into_iter().chain(lines).collect()
}

/// What the rows come to: the total is never told from anything else.
fn sum(rows: &[Row<'_>]) -> i64 {
    rows.iter().map(|row| row.amount).sum()
}

/// The place a line speaks of.
fn place(entry: &Entry) -> Option<Cell> {
    match entry {
        Entry::Eggs { why, .. } => Some(match why {
            EggReason::NestCloser { nest } => *nest,
            EggReason::NestFollower { at, .. } | EggReason::Hop { at, .. } => *at,
        }),
        Entry::Points { .. } | Entry::Eaten { .. } | Entry::Adjusted { .. } => None,
    }
}

/// Shows whose they are and what they come to.
fn total(ui: &mut Ui, table: &Table, words: &Words, player: PlayerId, rows: &[Row<'_>], eggs: bool) {
    let Some(known) = table.player(player) else { return };
    let taken = table.ledger.eggs(player);
    let about = words.say_with(
        "ledger-made-of",
        [
            ("collected", Word::from(taken.collected)),
            ("adjusted", Word::from(signed(taken.adjusted))),
            ("eaten", Word::from(taken.eaten)),
        ],
    );
    Item {
        player: Some(known.colour),
        about: if eggs { &about } else { "" },
        amount: &sum(rows).to_string(),
        eggs,
        lit: true,
        ..Item::new(known.name.as_str())
    }
    .show(ui);
}

/// Shows the rows, the latest first. Says which place is to be shown.
fn rows(ui: &mut Ui, table: &Table, words: &Words, rows: &[Row<'_>], eggs: bool) -> Option<Cell> {
    let mut shown = None;
    if rows.is_empty() {
        quiet(ui, &words.say(if eggs { "ledger-no-eggs" } else { "ledger-no-points" }));
    }
    for row in rows.iter().rev() {
        let (text, about) = told(table, words, row.entry);
        let amount = signed(row.amount);
        let cell = row.entry.and_then(place);
        let put = |ui: &mut Ui, width| {
            let item = Item {
                about: &about,
                amount: &amount,
                eggs,
                width,
                ..Item::new(&text)
            };
            match cell {
                Some(cell) => item.tap(ui).then_some(cell),
                None => {
                    item.show(ui);
                    None
                }
            }
        };
        let tapped = match row.entry.and_then(Topic::of_entry) {
            Some(topic) => at_hand::beside_row(ui, words, topic, &text, |ui, width| put(ui, Some(width))),
            None => put(ui, None),
        };
        shown = tapped.or(shown);
    }
    shown
}

/// What a row says, and the quieter words about it.
fn told(table: &Table, words: &Words, entry: Option<&Entry>) -> (String, String) {
    let at = |key: &str, cell: Cell| words.say_with(key, [("cell", Word::from(words.at(cell)))]);
    match entry {
        None => (words.say("ledger-start"), String::new()),
        Some(Entry::Eggs { why, .. }) => match why {
            EggReason::NestCloser { nest } => (words.say("ledger-nest-closer"), at("ledger-at", *nest)),
            EggReason::NestFollower { nest, at: stands, .. } => {
                let cells = [
                    ("cell", Word::from(words.at(*stands))),
                    ("nest", Word::from(words.at(*nest))),
                ];
                (words.say("ledger-nest-figure"), words.say_with("ledger-at-nest", cells))
            }
            EggReason::Hop { at: stands, mover, .. } => {
                let mover = [("mover", Word::from(words.player(table, *mover)))];
                (words.say_with("ledger-hop", mover), at("ledger-figure-at", *stands))
            }
        },
        Some(Entry::Points { why, .. }) => match why {
            PointReason::Spring => (words.say("ledger-spring"), String::new()),
            PointReason::Entered { why } => {
                let why = words.reason(why);
                (words.say("ledger-entered"), crate::words::tame(&why).into_owned())
            }
        },
        Some(Entry::Eaten { .. }) => (words.say("ledger-eaten"), String::new()),
        Some(Entry::Adjusted { why, .. }) => (words.say("ledger-adjusted"), crate::words::tame(why).into_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANN: PlayerId = PlayerId(0);
    const BOB: PlayerId = PlayerId(1);

    fn ledger() -> Ledger {
        let mut ledger = Ledger::starting(vec![(3, 12), (0, 0)]);
        let nest = Cell::default();
        let closer = EggReason::NestCloser { nest };
        let (player, eggs) = (ANN, 2);
        let entries = [
            Entry::Eggs {
                player,
                eggs,
                why: closer,
            },
            Entry::Eggs {
                player: BOB,
                eggs: 1,
                why: closer,
            },
            Entry::Eaten { player, eggs: 4 },
            Entry::Adjusted {
                player,
                eggs: -1,
                why: String::new(),
            },
            Entry::Adjusted {
                player: BOB,
                eggs: 5,
                why: String::new(),
            },
            Entry::Eaten { player: BOB, eggs: 1 },
            Entry::Points {
                player,
                points: -7,
                why: PointReason::Spring,
            },
            Entry::Points {
                player: BOB,
                points: 4,
                why: PointReason::Spring,
            },
        ];
        for (action, entry) in entries.into_iter().enumerate() {
            ledger.write(action, entry);
        }
        ledger
    }

    #[test]
    fn the_rows_come_to_what_the_ledger_says() {
        let ledger = ledger();
        for (player, eggs, points) in [(ANN, 0, 5), (BOB, 5, 4)] {
            assert_eq!(sum(&egg_rows(&ledger, player)), eggs);
            assert_eq!(ledger.eggs(player).left(), eggs);
            assert_eq!(sum(&point_rows(&ledger, player)), points);
            assert_eq!(ledger.points(player), points);
        }
        assert_eq!(
            egg_rows(&ledger, ANN).len(),
            4,
            "the start's eggs are a row of their own"
        );
        assert_eq!(egg_rows(&ledger, BOB).len(), 3, "no row for a start without eggs");
    }
}
