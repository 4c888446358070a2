//! Why a path is worth what it is worth, and what a roll is.

use super::Words;
use crate::hops::{Advice, Odds, Valued};
use crate::table::Table;

impl Words {
    /// What speaks for and against one of the paths of that advice, sentence by sentence: the eggs on the way and for whom,
    /// what comes after it, whether it ends the phase and, where everyone plays for it, the final bonus.
    pub fn why(&self, table: &Table, advice: &Advice, valued: &Valued) -> Vec<String> {
        let paid = self.eggs_of_each(table, 1, &valued.path.eggs);
        let mut told = vec![if paid.is_empty() {
            self.say("why-no-eggs")
        } else {
            self.say_with("why-eggs", [("eggs", self.list(paid).into())])
        }];
        told.extend(self.afterwards(table, advice, valued));
        if let Some(bonus) = &valued.bonus {
            let of_each = table.player_ids().zip(bonus).filter(|(_, bonus)| **bonus > 0);
            let of_each = of_each.map(|(player, bonus)| {
                let points = self.average(*bonus, advice.scale);
                let variables = [("points", points.into()), ("player", self.player(table, player).into())];
                self.say_with("why-points-for", variables)
            });
            let points: Vec<String> = of_each.collect();
            told.push(if points.is_empty() {
                self.say("why-no-bonus")
            } else {
                self.say_with("why-bonus", [("points", self.list(points).into())])
            });
        }
        told
    }

    /// What each roll is worth to the player who is about to roll.
    pub fn odds(&self, table: &Table, odds: &Odds) -> String {
        let player = ("player", self.player(table, odds.player).into());
        let of_face = odds.faces.iter().map(|face| {
            let own = face.expected.get(odds.player.index()).copied().unwrap_or(0);
            let eggs = self.average(own, face.scale);
            self.say_with(
                "odds-of-roll",
                [("hops", i64::from(face.hops).into()), ("eggs", eggs.into())],
            )
        });
        let rolls = ("rolls", self.list(of_face.collect()).into());
        match odds.looked_ahead {
            None => self.say_with("odds-of-rolls", [player, rolls]),
            Some(players) => self.say_with("odds-of-rolls-limited", [player, rolls, ("players", players.into())]),
        }
    }

    /// What the path leaves to those who move after it.
    fn afterwards(&self, table: &Table, advice: &Advice, valued: &Valued) -> Option<String> {
        let mover = table.player_to_act().unwrap_or(table.turn.player);
        let mover = [("player", self.player(table, mover).into())];
        let follow = table.phase.as_ref().map_or(0, |phase| phase.to_move().len()) > 1;
        if !follow {
            return Some(self.say_with("why-last", mover));
        }
        if valued.path.dead_end {
            return Some(self.say_with("why-ends", mover));
        }
        let paid = valued.path.eggs.iter().map(|eggs| eggs * advice.scale);
        let later: Vec<i64> = valued.expected.iter().zip(paid).map(|(all, paid)| all - paid).collect();
        let eggs = self.eggs_of_each(table, advice.scale, &later);
        let no_eggs = eggs.is_empty();
        let eggs = ("eggs", self.list(eggs).into());
        match advice.looked_ahead {
            None if no_eggs => Some(self.say("why-then-no-eggs")),
            None => Some(self.say_with("why-then", [eggs])),
            Some(0) => None,
            Some(players) if no_eggs => Some(self.say_with("why-next-no-eggs", [("players", players.into())])),
            Some(players) => Some(self.say_with("why-next", [eggs, ("players", players.into())])),
        }
    }

    /// An average as a decimal; one too small for its two places is not told as nothing.
    fn average(&self, sum: i64, scale: i64) -> String {
        let told = self.decimal(sum, scale);
        if sum > 0 && told == self.decimal(0, 1) {
            self.say_with("why-less-than", [("number", self.decimal(1, 100).into())])
        } else {
            told
        }
    }

    /// "2 for Ann", "0.67 for Bob": those who get any.
    fn eggs_of_each(&self, table: &Table, scale: i64, eggs: &[i64]) -> Vec<String> {
        let of_each = table.player_ids().zip(eggs).filter(|(_, eggs)| **eggs > 0);
        let of_each = of_each.map(|(player, eggs)| {
            let eggs = if eggs % scale == 0 {
                (eggs / scale).to_string()
            } else {
                self.average(*eggs, scale)
            };
            let variables = [("eggs", eggs.into()), ("player", self.player(table, player).into())];
            self.say_with("why-eggs-for", variables)
        });
        of_each.collect()
    }
}
