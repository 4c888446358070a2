//! The eggs in front of a player: whether as many lie there as the ledger says, and what puts ledger and table right.

use super::item::beside;
use crate::app::widget::{Button, Stepper};
use crate::game::{Action, Game};
use crate::table::PlayerId;
use crate::words::{Word, Words};
use egui::{Align, Layout, Ui};

/// The most eggs a hand can be said to hold.
const MOST: i64 = 1000;

/// Asks; `said` is the number of eggs somebody has stepped to. Answers with what records the difference, as the person
/// says how it came about.
pub fn front(ui: &mut Ui, words: &Words, game: &Game, player: PlayerId, said: &mut Option<i64>) -> Option<Action> {
    let left = game.table().ledger.eggs(player).left();
    let name = words.player(game.table(), player);
    let question = words.say_with(
        "ledger-front",
        [("name", Word::from(name.as_str())), ("eggs", left.into())],
    );
    let mut front = said.unwrap_or(left);
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.scope(|ui| Stepper::new(words, &name, 0..=MOST).show(ui, &mut front));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| beside(ui, &question));
        });
    });
    *said = Some(front).filter(|front| *front != left);
    let mut wanted = None;
    for (key, action) in answers(player, left, front) {
        let eggs = (front - left).abs();
        let text = words.say_with(key, [("eggs", Word::from(eggs))]);
        let possible = game.judge(&action).is_ok();
        if ui.add_enabled(possible, Button::plain(&text).wide()).clicked() {
            wanted = Some(action);
        }
    }
    wanted
}

/// What may explain that a player has `front` eggs in front of him and not `left`, as the ledger says: the key of the
/// answer, and what records it.
fn answers(player: PlayerId, left: i64, front: i64) -> Vec<(&'static str, Action)> {
    let adjust = Action::Adjust {
        player,
        eggs: front - left,
        why: String::new(),
    };
    if front < left {
        let eaten = Action::Eat {
            player,
            eggs: left - front,
        };
        vec![("ledger-were-eaten", eaten), ("ledger-too-many", adjust)]
    } else if front > left {
        vec![("ledger-were-missed", adjust)]
    } else {
        Vec::new()
    }
}

#[cfg(test)]
mod tests {
    use super::super::sketch::ANN;
    use super::*;

    #[test]
    fn fewer_were_eaten_or_never_there_and_more_were_missed() {
        let adjust = |eggs| Action::Adjust {
            player: ANN,
            eggs,
            why: String::new(),
        };
        let eat = Action::Eat { player: ANN, eggs: 2 };
        let few = answers(ANN, 5, 3);
        assert_eq!(few, [("ledger-were-eaten", eat), ("ledger-too-many", adjust(-2))]);
        assert_eq!(answers(ANN, 5, 6), [("ledger-were-missed", adjust(1))]);
        assert!(answers(ANN, 5, 5).is_empty());
    }
}
