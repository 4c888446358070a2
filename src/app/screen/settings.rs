//! How the person likes the window.

use crate::app::command::Command;
use crate::app::desk::{Desk, Go};
use crate::app::theme::SPACE;
use crate::app::widget::{Chip, Page, Row, card, choice, quiet};
use crate::picture::Drawing;
use crate::store::{TextSize, Theme};
use crate::words::{Word, Words};
use egui::{Label, Ui};

/// Shows it.
pub fn settings(ui: &mut Ui, desk: &mut Desk) -> Option<Go> {
    let before = desk.preferences();
    let mut wanted = before;
    let words = &desk.words;
    let named = |key: &str, name: &str| words.say(&format!("{key}-{name}"));
    let themes: Vec<_> = Theme::ALL
        .iter()
        .map(|theme| (*theme, named("settings-theme", theme.name())))
        .collect();
    let sizes: Vec<_> = TextSize::ALL
        .iter()
        .map(|size| (*size, named("settings-text", size.name())))
        .collect();
    // The system's language is the first to be chosen from.
    let (tags, names): (Vec<_>, Vec<_>) = words.languages().into_iter().unzip();
    let names = std::iter::once(words.say("settings-language-system")).chain(names);
    let languages: Vec<_> = names.enumerate().collect();
    let chosen = desk.store.remembered().language.as_ref();
    let spoken = chosen.and_then(|chosen| tags.iter().position(|tag| tag == chosen));
    let spoken = spoken.map_or(0, |place| place + 1);
    let mut language = spoken;
    let mut go = None;
    let back = Page::new(&words.say("command-settings"), &words.say("back")).show(ui, |ui| {
        group(ui, words, "settings-theme", |ui| {
            choice(ui, &mut wanted.theme, &themes);
        });
        group(ui, words, "settings-language", |ui| {
            choice(ui, &mut language, &languages);
        });
        group(ui, words, "settings-text", |ui| {
            choice(ui, &mut wanted.text_size, &sizes);
        });
        group(ui, words, "settings-motion", |ui| {
            if ui
                .add(Chip::new(&words.say("settings-reduce-motion"), wanted.reduce_motion))
                .clicked()
            {
                wanted.reduce_motion = !wanted.reduce_motion;
            }
        });
        let keys = Command::Keys;
        let (name, about) = (keys.name(words), keys.help(words));
        let row = Row::new(Drawing::Icon(keys.icon()), &name, &about);
        if row.show(ui).clicked() {
            go = Some(Go::Keys);
        }
        let version = ("version", Word::from(env!("CARGO_PKG_VERSION")));
        quiet(ui, &words.say_with("settings-about", [version]));
    });
    if wanted != before {
        desk.store.remember(|remembered| remembered.preferences = wanted);
        desk.dress(ui.ctx());
    }
    if language != spoken {
        let tag = language.checked_sub(1).and_then(|place| tags.into_iter().nth(place));
        desk.store.remember(|remembered| remembered.language = tag);
        desk.speak();
        ui.ctx().request_repaint();
    }
    if back { Some(Go::Back) } else { go }
}

fn group(ui: &mut Ui, words: &Words, key: &str, content: impl FnOnce(&mut Ui)) {
    let [_, near, ..] = SPACE;
    card(ui, |ui| {
        ui.spacing_mut().item_spacing.y = near;
        ui.add(Label::new(words.say(key)).wrap());
        content(ui);
    });
}
