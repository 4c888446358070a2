//! How much advice somebody wants when he moves the bunny: asked in the same words wherever it is asked.

use super::widget::{choice, quiet};
use crate::store::Hints;
use crate::words::Words;
use egui::{Label, Ui};

/// Asks it. Says whether the answer has changed.
pub fn ask(ui: &mut Ui, words: &Words, hints: &mut Hints) -> bool {
    ui.add(Label::new(words.say("hints")).wrap());
    quiet(ui, &words.say("hints-about"));
    let named = |hints: Hints| words.say(&format!("hints-{}", hints.name()).replace('_', "-"));
    let options: Vec<_> = Hints::ALL.iter().map(|hints| (*hints, named(*hints))).collect();
    choice(ui, hints, &options)
}
