//! Events, and the lines of the ledger.

use super::{Word, Words};
use crate::game::Event;
use crate::table::{Cell, EggReason, Entry, PlayerId, PointReason, Table};

impl Words {
    /// What followed from an action. The table is the one after it.
    pub fn event(&self, table: &Table, event: &Event) -> String {
        let at = |key: &str, cell: Cell| self.say_with(key, [("cell", self.at(cell).into())]);
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
                let why = match why {
                    PointReason::Spring => None,
                    PointReason::Entered { why } => Some(self.reason(why)),
                };
                let key = match (why.as_deref(), *points < 0) {
                    (None, _) => "entry-spring",
                    (Some(""), false) => "entry-points",
                    (Some(_), false) => "entry-points-why",
                    (Some(""), true) => "entry-points-lost",
                    (Some(_), true) => "entry-points-lost-why",
                };
                let variables = [
                    ("player", self.player(table, *player).into()),
                    ("points", points.abs().into()),
                    ("why", why.unwrap_or_default().into()),
                ];
                self.say_with(key, variables)
            }
            Entry::Eaten { player, eggs } => {
                let player = self.player(table, *player);
                self.say_with("entry-eaten", [("player", player.into()), ("eggs", (*eggs).into())])
            }
            Entry::Adjusted { player, eggs, why } => {
                let key = match (why.is_empty(), *eggs < 0) {
                    (true, false) => "entry-adjusted-up",
                    (false, false) => "entry-adjusted-up-why",
                    (true, true) => "entry-adjusted-down",
                    (false, true) => "entry-adjusted-down-why",
                };
                let variables = [
                    ("player", self.player(table, *player).into()),
                    ("eggs", eggs.abs().into()),
                    ("why", why.as_str().into()),
                ];
                self.say_with(key, variables)
            }
        }
    }

    fn eggs_paid(&self, table: &Table, player: PlayerId, eggs: i64, why: EggReason) -> String {
        let player = ("player", Word::from(self.player(table, player)));
        let eggs = ("eggs", Word::from(eggs));
        let cell = |name, cell| (name, Word::from(self.at(cell)));
        let figure = |figure| {
            let out = table.figures.get(figure);
            let told = out.map_or_else(|| self.say("entry-some-figure"), |out| self.one_of_kind(out.kind));
            ("figure", Word::from(told))
        };
        match why {
            EggReason::NestCloser { nest } => self.say_with("entry-nest-closer", [player, eggs, cell("nest", nest)]),
            EggReason::NestFollower { nest, figure: id, at } => self.say_with(
                "entry-nest-follower",
                [player, eggs, figure(id), cell("cell", at), cell("nest", nest)],
            ),
            EggReason::Hop { figure: id, at, mover } => {
                let mover = ("mover", Word::from(self.player(table, mover)));
                self.say_with("entry-hop", [player, eggs, figure(id), cell("cell", at), mover])
            }
        }
    }
}
