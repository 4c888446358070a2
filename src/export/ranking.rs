//! How everyone stands: eggs by where they came from, points, bonus and place.

use crate::rules::bonus::{Award, awards, places, ranked_eggs};
use crate::table::{EggReason, Entry, PlayerId, Table};
use crate::words::{Word, Words, with_minus};

/// A player's line of the final ranking.
pub(super) struct Ranked {
    pub(super) player: PlayerId,
    /// From 1; who ties shares a place. None for one who left.
    pub(super) place: Option<usize>,
    /// Points without the bonus.
    pub(super) track: i64,
    pub(super) award: Award,
    pub(super) eggs: Origins,
}

impl Ranked {
    /// Points with the bonus.
    pub(super) const fn total(&self) -> i64 {
        self.track + self.award.points
    }
}

/// Everyone, the first places first; who left comes last.
pub(super) fn ranking(table: &Table) -> Vec<Ranked> {
    let awards = awards(&table.settings, &ranked_eggs(table));
    let of = |(player, award): (PlayerId, Award)| Ranked {
        player,
        place: None,
        track: table.ledger.points(player),
        award,
        eggs: Origins::of(table, player, award),
    };
    let mut ranking: Vec<Ranked> = table.player_ids().zip(awards).map(of).collect();
    let total = |ranked: &Ranked| table.plays(ranked.player).then(|| ranked.total());
    let totals: Vec<Option<i64>> = ranking.iter().map(total).collect();
    for (ranked, place) in ranking.iter_mut().zip(places(&totals)) {
        ranked.place = place;
    }
    // Within a place the order of the players stays.
    ranking.sort_by_key(|ranked| (ranked.place.is_none(), ranked.place));
    ranking
}

/// A player's eggs, by where they came from and went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Origins {
    start: i64,
    closing: i64,
    nests: i64,
    hops: i64,
    adjusted: i64,
    /// Before the finish; what is eaten after it was counted before.
    eaten: i64,
}

impl Origins {
    fn of(table: &Table, of: PlayerId, award: Award) -> Self {
        let known = table.ledger.eggs(of);
        let held = award.eggs.unwrap_or(known.left());
        let mut origins = Self {
            start: table.ledger.start_eggs(of),
            adjusted: known.adjusted,
            eaten: known.collected + known.adjusted - held,
            ..Self::default()
        };
        for line in table.ledger.lines() {
            match &line.entry {
                Entry::Eggs { player, eggs, why } if *player == of => match why {
                    EggReason::NestCloser { .. } => origins.closing += eggs,
                    EggReason::NestFollower { .. } => origins.nests += eggs,
                    EggReason::Hop { .. } => origins.hops += eggs,
                },
                Entry::Eggs { .. } | Entry::Points { .. } | Entry::Eaten { .. } | Entry::Adjusted { .. } => {}
            }
        }
        origins
    }

    /// What is left of them.
    pub(super) const fn held(self) -> i64 {
        self.start + self.closing + self.nests + self.hops + self.adjusted - self.eaten
    }

    /// Each origin that gave an egg, and how many of them were eaten, in words; empty where there were none.
    pub(super) fn told(self, words: &Words) -> String {
        let told =
            |key: &str, eggs: i64| (eggs != 0).then(|| words.say_with(key, [("eggs", Word::from(with_minus(eggs)))]));
        let from = [
            told("sheet-from-start", self.start),
            told("sheet-from-closing", self.closing),
            told("sheet-from-nests", self.nests),
            told("sheet-from-hops", self.hops),
            told("sheet-adjusted", self.adjusted),
        ];
        let from = words.list(from.into_iter().flatten().collect());
        if self.eaten == 0 {
            from
        } else {
            words.say_with(
                "sheet-eaten",
                [("from", from.into()), ("eggs", with_minus(self.eaten).into())],
            )
        }
    }
}
