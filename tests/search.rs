//! The search agrees with the plain solver, whatever the board and however it is stepped; and it stops at its limit.

#![allow(
    clippy::unwrap_used,
    reason = "a test may stop at the first surprise, in its helpers too"
)]

mod boards;

use boards::{Kind, situation};
use hoppel::hops::{Advice, Progress, STATES, Search, Situation, advise, reference};
use hoppel::table::{Die, Revisit};
use proptest::prelude::*;

/// The advice for these rolls, found in steps of so many states.
fn stepped(situation: &Situation, rolls: &[u8], limit: usize, states: usize) -> Vec<Advice> {
    let mut search = Search::new(situation, rolls, limit);
    loop {
        match search.step(states) {
            Progress::Looking => {}
            Progress::Done(advice) => return advice,
        }
    }
}

fn agrees(situation: &Situation) -> Result<(), TestCaseError> {
    let rolls = situation.rolls();
    let plain: Vec<_> = rolls.iter().map(|roll| reference::advise(situation, *roll)).collect();
    prop_assert_eq!(&stepped(situation, rolls, STATES, 7), &plain);
    for (roll, plain) in rolls.iter().zip(&plain) {
        prop_assert_eq!(&advise(situation, *roll), plain);
    }
    Ok(())
}

/// The advice of a phase that ends after the next `players`.
fn of_a_shorter_phase(situation: &Situation, roll: u8, players: usize) -> Advice {
    let mut shorter = situation.clone();
    shorter.to_move.truncate(players + 1);
    let exact = shorter.to_move.len() == situation.to_move.len();
    Advice {
        exact,
        looked_ahead: (!exact).then_some(players),
        ..reference::advise(&shorter, roll)
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn agree_for_two_players(
        board in situation(Kind { width: 4, height: 4, movers: 2, dice: Die::ALL, revisit: Revisit::ALL })
    ) {
        agrees(&board)?;
    }

    #[test]
    fn agree_for_three_players(
        board in situation(Kind { width: 3, height: 3, movers: 3, dice: Die::ALL, revisit: Revisit::ALL })
    ) {
        agrees(&board)?;
    }

    #[test]
    fn agree_for_three_players_on_a_wider_board(
        board in situation(Kind { width: 5, height: 4, movers: 3, dice: &[Die::None], revisit: Revisit::ALL })
    ) {
        agrees(&board)?;
    }

    #[test]
    fn agree_for_four_players(
        board in situation(Kind { width: 3, height: 3, movers: 4, dice: Die::ALL, revisit: &[Revisit::Phase] })
    ) {
        agrees(&board)?;
    }

    #[test]
    fn agree_for_four_players_on_a_strip(
        board in situation(Kind { width: 7, height: 1, movers: 4, dice: Die::ALL, revisit: Revisit::ALL })
    ) {
        agrees(&board)?;
    }

    #[test]
    fn agree_for_five_players_without_a_die(
        board in situation(Kind { width: 3, height: 2, movers: 5, dice: &[Die::None], revisit: Revisit::ALL })
    ) {
        agrees(&board)?;
    }

    #[test]
    fn agree_for_six_players_without_a_die(
        board in situation(Kind { width: 4, height: 2, movers: 6, dice: &[Die::None], revisit: &[Revisit::Phase, Revisit::Starts] })
    ) {
        agrees(&board)?;
    }

    #[test]
    fn agree_for_six_players_on_a_strip(
        board in situation(Kind { width: 12, height: 1, movers: 6, dice: Die::ALL, revisit: &[Revisit::Phase] })
    ) {
        agrees(&board)?;
    }

    /// However few states it may work out, what it says are the values of a phase that ends early.
    #[test]
    fn at_its_limit_it_looks_less_far_ahead(
        board in situation(Kind { width: 4, height: 3, movers: 3, dice: Die::ALL, revisit: Revisit::ALL }),
        limit in 0..60_usize,
        states in 1..9_usize,
    ) {
        let roll = board.rolls()[0];
        let found = stepped(&board, &[roll], limit, states);
        prop_assert_eq!(&found, &stepped(&board, &[roll], limit, usize::MAX));
        let players = found[0].looked_ahead.unwrap_or(2);
        prop_assert_eq!(&found[0], &of_a_shorter_phase(&board, roll, players));
    }
}
