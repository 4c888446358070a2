//! What else can be done with a saved game than opening it.

use super::entry::Entry;
use crate::app::desk::{Desk, ExportAs, ShelfWish};
use crate::app::theme::{CONTROL, SPACE};
use crate::app::widget::{Button, Row, quiet, sheet};
use crate::game::{Setup, limits};
use crate::picture::{Drawing, Icon};
use crate::store::Shelved;
use crate::words::{Word, Words};
use egui::{Align2, Context, Key, TextEdit, Ui, Vec2};

/// A sheet over the list.
pub struct More {
    game: Shelved,
    name: String,
    /// The new title as it is typed, if there is to be one.
    title: Option<String>,
}

impl More {
    pub fn of(entry: &Entry) -> Self {
        Self {
            game: entry.game.clone(),
            name: entry.name.clone(),
            title: None,
        }
    }

    /// Shows it. When it is to be closed it says what is to be done, if anything is.
    pub fn ui(&mut self, ctx: &Context, desk: &Desk) -> Option<Option<ShelfWish>> {
        let words = &desk.words;
        let title = words.say(if self.title.is_some() {
            "saved-rename"
        } else {
            "saved-game"
        });
        let close = words.say("saved-more-close");
        let shown = sheet(ctx, "saved-more", &title, Some(&close), |ui| {
            let [_, near, ..] = SPACE;
            ui.spacing_mut().item_spacing.y = near;
            match &mut self.title {
                Some(title) => rename(ui, words, &self.game, title),
                None => self.choices(ui, desk),
            }
        });
        match shown {
            Some(None) => None,
            Some(wish) => Some(wish),
            None => Some(None),
        }
    }

    fn choices(&mut self, ui: &mut Ui, desk: &Desk) -> Option<ShelfWish> {
        let words = &desk.words;
        quiet(ui, &self.name);
        let row = |ui: &mut Ui, icon: Icon, name: &str, about: &str| {
            let row = Row::new(Drawing::Icon(icon), name, about);
            row.show(ui).clicked()
        };
        let say = |key: &str| words.say(key);
        if row(ui, Icon::Mend, &say("saved-rename"), &say("saved-rename-about")) {
            self.title = Some(self.game.title.clone());
        }
        let mut wish = None;
        if row(ui, Icon::Copy, &say("saved-copy"), &say("saved-copy-about")) {
            wish = Some(ShelfWish::Copy(Box::new(self.game.clone())));
        }
        if desk.transfers.can_ask() && row(ui, Icon::Export, &say("saved-export"), &say("saved-export-about")) {
            wish = Some(ShelfWish::Export(self.game.slot.clone(), ExportAs::Game));
        }
        if row(ui, Icon::Delete, &say("saved-delete"), &say("saved-delete-about")) {
            wish = Some(ShelfWish::Delete(Box::new(self.game.clone())));
        }
        wish
    }
}

/// The title to be typed, what is wrong with it, and the button.
fn rename(ui: &mut Ui, words: &Words, game: &Shelved, title: &mut String) -> Option<ShelfWish> {
    let label = quiet(ui, &words.say("saved-title"));
    let field = TextEdit::singleline(title)
        .desired_width(f32::INFINITY)
        .min_size(Vec2::new(0.0, CONTROL))
        .align(Align2::LEFT_CENTER);
    let field = ui.add(field).labelled_by(label.id);
    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    let checked = Setup::check_title(title.trim());
    let told = match &checked {
        Ok(()) => words.say("saved-title-about"),
        Err(_) => words.say_with("saved-title-too-long", [("most", Word::from(limits::TITLE))]),
    };
    quiet(ui, &told);
    let named = ui
        .add_enabled(checked.is_ok(), Button::main(&words.say("saved-rename-done")))
        .clicked();
    (checked.is_ok() && (named || entered)).then(|| ShelfWish::Rename(game.slot.clone(), title.trim().to_owned()))
}
