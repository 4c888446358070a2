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

/// Each action as a sentence, and the reason. Whose it was is known from the game `before` the change, if that is still
/// there; why it does not fit, from the table that lay there `after` it.
pub fn sentences(words: &Words, before: Option<&Game>, after: &Game, misfits: &[Misfit]) -> Vec<(String, String)> {
    let (mut then, mut now) = (before.map(Replay::of), Replay::of(after));
    let sentence = |misfit: &Misfit| {
        let table = now.after(misfit.at);
        let reason = words.misfit(table, &misfit.refusal);
        let table = then.as_mut().map_or(table, |then| then.after(misfit.index));
        (words.action(table, &misfit.recorded.action), reason)
    };
    misfits.iter().map(sentence).collect()
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
