//! Settings that differ from the edition's, as pairs of numbers: which, and what it is set to.

use super::wire::{known, number};
use crate::table::{
    AfterFirstTie, BunnyHome, Die, EggSupply, FestivalReturn, NestTiming, PhaseTiming, Revisit, SecondPlace,
    SettingsChange, ShortMoves, SpringAdjacency, ZeroEggs,
};

/// A setting by its place in the list of FORMATS §1, and its value: a name's place in its list, `true` as 1, eggs as one
/// more than they are with 0 for unlimited.
pub(super) type Setting = (u8, u16);

pub(super) fn numbers(change: &SettingsChange) -> Vec<Setting> {
    let all = [
        change.die.map(|value| number(Die::ALL, value)),
        change.revisit.map(|value| number(Revisit::ALL, value)),
        change.short_moves.map(|value| number(ShortMoves::ALL, value)),
        change.bunny_home.map(|value| number(BunnyHome::ALL, value)),
        change.phase_timing.map(|value| number(PhaseTiming::ALL, value)),
        change.nest_timing.map(|value| number(NestTiming::ALL, value)),
        change.dragon_eats_bunny.map(u16::from),
        change.dragon_nest_phase.map(u16::from),
        change.second_place.map(|value| number(SecondPlace::ALL, value)),
        change.after_first_tie.map(|value| number(AfterFirstTie::ALL, value)),
        change.zero_eggs.map(|value| number(ZeroEggs::ALL, value)),
        change.egg_supply.map(|supply| match supply {
            EggSupply::Unlimited => 0,
            EggSupply::Eggs(eggs) => eggs + 1,
        }),
        change.festival_return.map(|value| number(FestivalReturn::ALL, value)),
        change.spring_adjacency.map(|value| number(SpringAdjacency::ALL, value)),
    ];
    let told = (0..).zip(all).filter_map(|(key, value)| Some((key, value?)));
    told.collect()
}

/// `None` where there is no such setting or value.
pub(super) fn of_numbers(numbers: &[Setting]) -> Option<SettingsChange> {
    let mut change = SettingsChange::default();
    for (key, value) in numbers {
        let value = *value;
        match key {
            0 => change.die = Some(known(Die::ALL, value)?),
            1 => change.revisit = Some(known(Revisit::ALL, value)?),
            2 => change.short_moves = Some(known(ShortMoves::ALL, value)?),
            3 => change.bunny_home = Some(known(BunnyHome::ALL, value)?),
            4 => change.phase_timing = Some(known(PhaseTiming::ALL, value)?),
            5 => change.nest_timing = Some(known(NestTiming::ALL, value)?),
            6 => change.dragon_eats_bunny = Some(known(&[false, true], value)?),
            7 => change.dragon_nest_phase = Some(known(&[false, true], value)?),
            8 => change.second_place = Some(known(SecondPlace::ALL, value)?),
            9 => change.after_first_tie = Some(known(AfterFirstTie::ALL, value)?),
            10 => change.zero_eggs = Some(known(ZeroEggs::ALL, value)?),
            11 => change.egg_supply = Some(egg_supply(value)?),
            12 => change.festival_return = Some(known(FestivalReturn::ALL, value)?),
            13 => change.spring_adjacency = Some(known(SpringAdjacency::ALL, value)?),
            _ => return None,
        }
    }
    Some(change)
}

fn egg_supply(value: u16) -> Option<EggSupply> {
    match value.checked_sub(1) {
        None => Some(EggSupply::Unlimited),
        Some(eggs) => (eggs <= EggSupply::MOST).then_some(EggSupply::Eggs(eggs)),
    }
}
