//! `hoppel roll`.

use super::trouble::Trouble;
use crate::game::{Dice, Throw};
use crate::table::Die;
use crate::words::Words;
use serde::Serialize;

#[derive(Serialize)]
struct Rolls {
    rolls: Vec<Throw>,
}

pub(super) fn answer(words: &Words, json: bool, die: Die, count: u32, seed: Option<u64>) -> Result<String, Trouble> {
    let mut dice = match seed {
        Some(seed) => Dice::seeded(seed),
        None => Dice::from_system().map_err(|_| Trouble::System(words.say("cli-no-random")))?,
    };
    let rolls: Vec<Throw> = (0..count).filter_map(|_| dice.roll(die)).collect();
    if json {
        return super::as_json(words, &Rolls { rolls });
    }
    let line = |throw: Throw| {
        let variables = [("face", throw.face.into()), ("hops", i64::from(throw.hops).into())];
        words.say_with("cli-throw", variables) + "\n"
    };
    Ok(rolls.into_iter().map(line).collect())
}
