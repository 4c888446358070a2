//! The rules of the table, changed while it is played; what was paid stays.

use super::here::Here;
use super::wish::Wish;
use crate::app::house::Question;
use crate::app::widget::{Chip, quiet, wrapped};
use crate::game::Action;
use crate::table::{Expansion, Settings, SettingsChange};
use crate::words::Words;
use egui::Ui;

/// Shows every question that can come up, and the expansions in play.
pub fn rules(ui: &mut Ui, here: &Here) -> Option<Wish> {
    let words = here.words;
    let table = here.table();
    let edition = here.game().setup().edition;
    let mut change = SettingsChange::between(&Settings::of(edition), &table.settings);
    quiet(ui, &words.edition(edition));
    let mut changed = false;
    for question in [Question::Die].iter().chain(Question::HOUSE) {
        if question.concerns(&table.expansions) {
            changed |= question.ask(ui, words, edition, &mut change);
        }
    }
    if changed {
        let mut settings = Settings::of(edition);
        settings.change(&change);
        return Some(Wish::record(Action::Set {
            settings: Some(SettingsChange::between(&table.settings, &settings)),
            expansions: None,
        }));
    }
    quiet(ui, &words.say("table-expansions"));
    expansions(ui, here, words)
}

fn expansions(ui: &mut Ui, here: &Here, words: &Words) -> Option<Wish> {
    let in_play = &here.table().expansions;
    let mut wish = None;
    wrapped(ui, |ui| {
        for expansion in Expansion::ALL {
            let on = in_play.contains(expansion);
            if ui.add(Chip::new(&words.expansion(*expansion), on)).clicked() {
                let mut expansions = in_play.clone();
                if !expansions.remove(expansion) {
                    expansions.insert(*expansion);
                }
                wish = Some(Wish::record(Action::Set {
                    settings: None,
                    expansions: Some(expansions),
                }));
            }
        }
    });
    wish
}
