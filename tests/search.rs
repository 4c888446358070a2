//! The search agrees with the plain solver, whatever the board and however it is stepped; and it stops at its limit.

#![allow(
    clippy::unwrap_used,
    reason = "a test may stop at the first surprise, in its helpers too"
)]

mod boards;

use boards::{Kind, situation, stakes};
use hoppel::hops::{Advice, Progress, STATES, Search, Situation, Stakes, advise, advise_for_bonus, odds, reference};
use hoppel::table::{Die, Revisit};
use proptest::prelude::*;

/// The advice, found in steps of so many states.
fn stepped(mut search: Search, states: usize) -> Vec<Advice> {
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
    prop_assert_eq!(&stepped(Search::new(situation, None, rolls, STATES), 7), &plain);
    // One may also ask about a number that the table's die never gives.
    for roll in 1..=3 {
        prop_assert_eq!(advise(situation, roll), reference::advise(situation, roll));
    }
    let odds = odds(situation);
    prop_assert_eq!((odds.exact, odds.expected), (true, reference::rest_of_phase(situation)));
    for ((roll, plain), face) in rolls.iter().zip(&plain).zip(&odds.faces) {
        prop_assert_eq!((face.hops, face.scale), (*roll, plain.scale));
        let best = plain.paths.first().map(|best| best.expected.clone());
        prop_assert_eq!(&face.expected, &best.unwrap_or_else(|| vec![0; situation.players]));
    }
    prop_assert_eq!(odds.faces.len(), rolls.len());
    prop_assert_eq!(odds.scale, plain.iter().map(|plain| plain.scale).sum::<i64>());
    Ok(())
}

fn agrees_for_the_bonus(situation: &Situation, stakes: &Stakes) -> Result<(), TestCaseError> {
    for roll in 1..=3 {
        let plain = reference::advise_for_bonus(situation, stakes, roll);
        prop_assert_eq!(&advise_for_bonus(situation, stakes.clone(), roll), &plain);
        let search = Search::new(situation, Some(stakes.clone()), &[roll], STATES);
        prop_assert_eq!(stepped(search, 5), [plain]);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(250))]

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

    #[test]
    fn agree_for_the_bonus_of_two_players(
        board in situation(Kind { width: 4, height: 4, movers: 2, dice: Die::ALL, revisit: Revisit::ALL }),
        stakes in stakes(3),
    ) {
        agrees_for_the_bonus(&board, &stakes)?;
    }

    #[test]
    fn agree_for_the_bonus_of_three_players(
        board in situation(Kind { width: 3, height: 3, movers: 3, dice: Die::ALL, revisit: Revisit::ALL }),
        stakes in stakes(4),
    ) {
        agrees_for_the_bonus(&board, &stakes)?;
    }

    #[test]
    fn agree_for_the_bonus_of_five_players(
        board in situation(Kind { width: 3, height: 2, movers: 5, dice: &[Die::None], revisit: Revisit::ALL }),
        stakes in stakes(6),
    ) {
        agrees_for_the_bonus(&board, &stakes)?;
    }

    /// However few states it may work out, what it says are the values of a phase that ends early.
    #[test]
    fn at_its_limit_it_looks_less_far_ahead(
        board in situation(Kind { width: 4, height: 3, movers: 3, dice: Die::ALL, revisit: Revisit::ALL }),
        stakes in stakes(4),
        for_bonus in any::<bool>(),
        limit in 0..60_usize,
        states in 1..9_usize,
        roll in 1..=3_u8,
    ) {
        let search = || Search::new(&board, for_bonus.then(|| stakes.clone()), &[roll], limit);
        let found = stepped(search(), states);
        prop_assert_eq!(&found, &search().finish());
        let players = found[0].looked_ahead.unwrap_or(2);
        let mut shorter = board.clone();
        shorter.to_move.truncate(players + 1);
        let plain = if for_bonus {
            reference::advise_for_bonus(&shorter, &stakes, roll)
        } else {
            reference::advise(&shorter, roll)
        };
        let exact = players == 2;
        let looked_ahead = (!exact).then_some(players);
        prop_assert_eq!(&found[0], &Advice { exact, looked_ahead, ..plain });
    }
}
