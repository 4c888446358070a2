//! The games on the shelf.

use super::home::{called, standing};
use crate::app::desk::{Desk, Go};
use crate::app::theme::{CONTROL, SPACE};
use crate::app::widget::{Button, Page, Row, confirm, quiet};
use crate::picture::{Drawing, Icon};
use crate::store::Shelved;
use crate::words::{Word, Words};
use egui::{Label, Ui};

/// The games on the shelf.
pub struct SavedGames {
    games: Vec<Shelved>,
    /// The game that is to be deleted, if that is meant.
    deleting: Option<Shelved>,
}

impl SavedGames {
    /// All games; tells what could not be read.
    pub fn new(desk: &mut Desk) -> Self {
        let (games, troubles) = desk.store.shelf();
        for trouble in &troubles {
            desk.tell(trouble);
        }
        let deleting = None;
        Self { games, deleting }
    }

    /// Shows them.
    pub fn ui(&mut self, ui: &mut Ui, desk: &mut Desk) -> Option<Go> {
        let words = &desk.words;
        let mut go = None;
        let title = words.say("command-saved-games");
        let back = Page::new(&title, &words.say("back")).show(ui, |ui| {
            if self.games.is_empty() {
                ui.add(Label::new(words.say("saved-none")).wrap());
                quiet(ui, &words.say("saved-none-about"));
            }
            for game in &self.games {
                match entry(ui, words, game) {
                    Some(Wish::Open) => go = Some(Go::Open(game.slot.clone())),
                    Some(Wish::Delete) => self.deleting = Some(game.clone()),
                    None => (),
                }
            }
        });
        if let Some(game) = &self.deleting {
            let about = words.say_with("saved-delete-about", [("game", Word::from(called(words, game)))]);
            let (yes, no) = (words.say("saved-delete-yes"), words.say("saved-delete-no"));
            match confirm(ui.ctx(), &words.say("saved-delete-sure"), &about, &yes, &no) {
                Some(true) => {
                    go = Some(Go::Delete(game.slot.clone()));
                    self.deleting = None;
                }
                Some(false) => self.deleting = None,
                None => (),
            }
        }
        if back { Some(Go::Home) } else { go }
    }
}

enum Wish {
    Open,
    Delete,
}

fn entry(ui: &mut Ui, words: &Words, game: &Shelved) -> Option<Wish> {
    let [_, near, ..] = SPACE;
    let name = called(words, game);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = near;
        let width = ui.available_width() - CONTROL - near;
        let row = Row::new(Drawing::Egg, &name, &standing(words, game))
            .width(width)
            .show(ui);
        let delete = words.say_with("saved-delete", [("game", Word::from(name.as_str()))]);
        let delete = ui.add(Button::picture(Icon::Delete, &delete)).clicked();
        match (row.clicked(), delete) {
            (true, _) => Some(Wish::Open),
            (false, true) => Some(Wish::Delete),
            (false, false) => None,
        }
    })
    .inner
}
