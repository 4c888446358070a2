//! Actions that no longer fit after a change of the past, told: each as it was recorded, and why it does not fit.

use super::item::Item;
use crate::game::{Game, Misfit, Recorded};
use crate::table::Table;
use crate::words::Words;
use egui::{Label, Ui};

/// A game that is replayed as far as is asked for, each time from where it was before.
struct Replay<'a> {
    game: Game,
    log: std::slice::Iter<'a, Recorded>,
}

impl<'a> Replay<'a> {
    fn of(game: &'a Game) -> Self {
        Self {
            log: game.actions().iter(),
            game: game.unplayed(),
        }
    }

    /// The table after so many actions.
    fn after(&mut self, actions: usize) -> &Table {
        while self.game.actions().len() < actions
            && let Some(recorded) = self.log.next()
            && self.game.apply(recorded.clone()).is_ok()
        {}
        self.game.table()
    }
}

/// Each action as a sentence, once, and the reasons. Whose it was is known from the game `before` the change, if that is still
/// there; why it does not fit, from the table that lay there `after` it.
pub fn sentences(words: &Words, before: Option<&Game>, after: &Game, misfits: &[Misfit]) -> Vec<(String, String)> {
    let (mut then, mut now) = (before.map(Replay::of), Replay::of(after));
    // Each rule that an action breaks makes a misfit of its own.
    let sentence = |of_one: &[Misfit]| {
        let first = of_one.first()?;
        let table = now.after(first.at);
        let mut reasons: Vec<String> = Vec::new();
        for misfit in of_one {
            let reason = words.misfit(table, &misfit.refusal);
            if !reasons.contains(&reason) {
                reasons.push(reason);
            }
        }
        let table = then.as_mut().map_or(table, |then| then.after(first.index));
        Some((words.action(table, &first.recorded.action), reasons.join("\n")))
    };
    let each = misfits.chunk_by(|one, other| one.index == other.index);
    each.filter_map(sentence).collect()
}

/// Shows them below a title, if there are any.
pub fn told(ui: &mut Ui, title: &str, misfits: &[(String, String)]) {
    if misfits.is_empty() {
        return;
    }
    ui.add(Label::new(title).wrap());
    for (sentence, reason) in misfits {
        Item {
            about: reason,
            ..Item::new(sentence)
        }
        .show(ui);
    }
}

#[cfg(test)]
mod tests {
    use super::super::sketch::{cell, game, place, play};
    use super::super::way::{by_hand, hop};
    use super::*;
    use crate::game::Action;
    use crate::table::{Mark, Marks};

    #[test]
    fn what_breaks_several_rules_is_told_once_with_all_of_them() {
        let mut game = game(&[]);
        play(&mut game, [place(cell(1, 0), &[Mark::NoBunny])]);
        play(&mut game, [Action::SetBunny { to: Some(cell(0, 0)) }]);
        play(
            &mut game,
            [Action::PutTile {
                at: cell(-1, 0),
                marks: Marks::NONE,
            }],
        );
        play(
            &mut game,
            [Action::PutTile {
                at: cell(-2, 0),
                marks: Marks::NONE,
            }],
        );
        play(&mut game, [Action::Phase { first: None }, by_hand(2)]);
        let onto = hop(&[cell(1, 0), cell(0, 0)]);
        let broken = game.judge(&onto).unwrap();
        assert!(broken.len() > 1, "{broken:?}");
        let misfit = |(index, refusal)| Misfit {
            index,
            at: game.actions().len(),
            recorded: onto.clone().into(),
            refusal,
        };
        let once = broken.iter().cloned().map(|refusal| misfit((7, refusal)));
        let again = broken.iter().cloned().map(|refusal| misfit((9, refusal)));
        let misfits: Vec<Misfit> = once.chain(again).collect();
        let told = sentences(&Words::english(), None, &game, &misfits);
        let words = Words::english();
        let reasons: Vec<String> = broken
            .iter()
            .map(|refusal| words.refusal(game.table(), refusal))
            .collect();
        let one = (words.action(game.table(), &onto), reasons.join("\n"));
        assert_eq!(told, [one.clone(), one]);
    }
}
