//! Events, and the lines of the ledger.

use super::{Word, Words};
use crate::game::Event;
use crate::table::{Cell, EggReason, Entry, PlayerId, PointReason, Table};

impl Words {
    /// What followed from an action. The table is the one after it.
    pub fn event(&self, table: &Table, event: &Event) -> String {
        let at = |key: &str, cell: Cell| self.say_with(key, [("cell", self.cell(cell).into())]);
        let of = |key: &str, player: PlayerId| self.say_with(key, [("player", self.player(table, player).into())]);
        match event {
            Event::Written(entry) => self.entry(table, entry),
            Event::BunnyCame { to } => at("event-bunny-came", *to),
            Event::BunnyEaten { at: cell } => at("event-bunny-eaten", *cell),
            Event::SentHome { player, .. } => of("event-sent-home", *player),
            Event::NestCompleted { nest } => at("event-nest-completed", *nest),
            Event::NestPaid { nest } => at("event-nest-paid", *nest),
            Event::PhaseBegan { first } => of("event-phase-began", *first),
            Event::Stuck { refusing } => {
                let players = self.players(table, refusing);
                let variables = [("players", players.into()), ("count", refusing.len().into())];
                self.say_with("event-stuck", variables)
            }
            Event::PhaseEnded => self.say("event-phase-ended"),
            Event::Finished { bonus } => self.finished(table, bonus),
        }
    }

    fn finished(&self, table: &Table, bonus: &[i64]) -> String {
        let awarded = table.player_ids().zip(bonus).filter(|(_, points)| **points > 0);
        let told = awarded.map(|(player, points)| {
            let player = self.player(table, player);
            self.say_with("event-bonus", [("player", player.into()), ("points", (*points).into())])
        });
        let points = self.list(told.collect());
        if points.is_empty() {
            self.say("event-finished-without")
        } else {
            self.say_with("event-finished", [("points", points.into())])
        }
    }

    /// A line of the ledger: who got how many eggs or points, what for, and where.
    pub fn entry(&self, table: &Table, entry: &Entry) -> String {
        match entry {
            Entry::Eggs { player, eggs, why } => self.eggs_paid(table, *player, *eggs, *why),
            Entry::Points { player, points, why } => {
                let player = self.player(table, *player);
                let key = match why {
                    PointReason::Spring => "entry-spring",
                    PointReason::Entered { .. } if *points < 0 => "entry-points-lost",
                    PointReason::Entered { .. } => "entry-points",
                };
                let entry = self.say_with(key, [("player", player.into()), ("points", points.abs().into())]);
                match why {
                    PointReason::Spring => entry,
                    PointReason::Entered { why } => self.with_reason(entry, why),
                }
            }
            Entry::Eaten { player, eggs } => {
                let player = self.player(table, *player);
                self.say_with("entry-eaten", [("player", player.into()), ("eggs", (*eggs).into())])
            }
            Entry::Adjusted { player, eggs, why } => {
                let player = self.player(table, *player);
                let key = if *eggs > 0 {
                    "entry-adjusted-up"
                } else {
                    "entry-adjusted-down"
                };
                let entry = self.say_with(key, [("player", player.into()), ("eggs", eggs.abs().into())]);
                self.with_reason(entry, why)
            }
        }
    }

    fn eggs_paid(&self, table: &Table, player: PlayerId, eggs: i64, why: EggReason) -> String {
        let player = ("player", Word::from(self.player(table, player)));
        let eggs = ("eggs", Word::from(eggs));
        let cell = |name, cell| (name, Word::from(self.cell(cell)));
        match why {
            EggReason::NestCloser { nest } => self.say_with("entry-nest-closer", [player, eggs, cell("nest", nest)]),
            EggReason::NestFollower { nest, at, .. } => self.say_with(
                "entry-nest-follower",
                [player, eggs, cell("cell", at), cell("nest", nest)],
            ),
            EggReason::Hop { at, mover, .. } => {
                let mover = ("mover", Word::from(self.player(table, mover)));
                self.say_with("entry-hop", [player, eggs, cell("cell", at), mover])
            }
        }
    }

    /// The table's own words for an entry stand behind it.
    fn with_reason(&self, entry: String, why: &str) -> String {
        if why.is_empty() {
            entry
        } else {
            self.say_with("entry-why", [("entry", entry.into()), ("why", why.into())])
        }
    }
}
