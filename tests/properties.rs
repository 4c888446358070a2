//! What must hold for any sequence of actions, legal or not.

#![allow(
    clippy::unwrap_used,
    reason = "a test may stop at the first surprise, in its helpers too"
)]

mod any_game;

use any_game::{history, recorded};
use hoppel::game::{Game, Mend, file};
use hoppel::table::{EggReason, Entry, Table};
use proptest::prelude::*;

fn eggs_by_events(table: &Table) -> i64 {
    let eggs = |entry: &Entry| match entry {
        Entry::Eggs {
            eggs,
            why: EggReason::NestCloser { .. } | EggReason::NestFollower { .. } | EggReason::Hop { .. },
            ..
        } => *eggs,
        Entry::Points { .. } | Entry::Eaten { .. } | Entry::Adjusted { .. } => 0,
    };
    table.ledger.lines().iter().map(|line| eggs(&line.entry)).sum()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn undo_of_everything_is_the_start_and_redo_the_end(history in history()) {
        let mut walked = history.clone();
        let steps = history.steps().len();
        let mut undone = 0;
        while walked.undo() { undone += 1; }
        prop_assert_eq!(undone, steps);
        let fresh = Game::new(history.game().setup().clone()).unwrap();
        prop_assert_eq!(walked.game(), &fresh);
        while walked.redo() {}
        prop_assert_eq!(walked.game(), history.game());
        prop_assert_eq!(walked, history);
    }

    #[test]
    fn the_file_holds_the_whole_game(history in history()) {
        let game = history.game();
        let text = file::write(game).unwrap();
        let read = file::read(text.as_bytes()).unwrap();
        prop_assert_eq!(&read.setup, game.setup());
        prop_assert_eq!(&read.actions, game.actions());
        let mut again = Game::new(read.setup).unwrap();
        for recorded in read.actions {
            again.apply(recorded).unwrap();
        }
        prop_assert_eq!(&again, game);
        prop_assert_eq!(file::write(&again).unwrap(), text);
    }

    #[test]
    fn every_egg_has_a_line_in_the_ledger(history in history()) {
        let table = history.game().table();
        let collected: i64 = table.player_ids().map(|player| table.ledger.eggs(player).collected).sum();
        let at_start: i64 = table.player_ids().map(|player| table.ledger.start_eggs(player)).sum();
        prop_assert_eq!(collected, at_start + eggs_by_events(table));
        for player in table.player_ids() {
            prop_assert!(table.ledger.eggs(player).left() >= 0);
        }
    }

    #[test]
    fn a_mend_equals_recording_the_mended_list_afresh(
        history in history(),
        new in recorded(),
        at in any::<prop::sample::Index>(),
        how in 0..3,
    ) {
        let length = history.game().actions().len();
        prop_assume!(length > 0);
        let index = at.index(length);
        let mend = match how {
            0 => Mend::Replace { index, with: new },
            1 => Mend::Insert { index, action: new },
            _ => Mend::Remove { index },
        };
        if let Ok(report) = history.mend(mend) {
            let mut afresh = Game::new(history.game().setup().clone()).unwrap();
            for recorded in report.game.actions() {
                prop_assert!(afresh.apply(recorded.clone()).is_ok());
            }
            prop_assert_eq!(&afresh, &report.game);
            let mut mended = history.clone();
            mended.accept(report);
            prop_assert!(mended.undo());
            prop_assert_eq!(mended.game(), history.game());
        }
    }

    #[test]
    fn putting_back_what_is_there_mends_nothing(history in history(), at in any::<prop::sample::Index>()) {
        let actions = history.game().actions();
        prop_assume!(!actions.is_empty());
        let index = at.index(actions.len());
        let report = history.mend(Mend::Replace { index, with: actions[index].clone() }).unwrap();
        prop_assert_eq!(&report.game, history.game());
        prop_assert_eq!(report.before, report.after);
        prop_assert!(report.kept.is_empty() && report.dropped.is_empty() && report.renumbered.is_empty());
    }
}
