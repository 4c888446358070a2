//! The games on the shelf.

mod entry;
mod more;

use crate::app::desk::{Desk, Go, ShelfWish};
use crate::app::theme::{CONTROL, SPACE};
use crate::app::widget::{Button, Page, Row, quiet, search};
use crate::picture::{Drawing, Icon};
use crate::store::{Reading, Shelved, Slot};
use crate::words::{Word, Words};
use egui::{Label, Ui};
use entry::Entry;
use more::More;

/// The games on the shelf.
pub struct SavedGames {
    /// What is still to be read, if anything is.
    reading: Option<Reading>,
    games: Vec<Entry>,
    /// What is looked for.
    sought: String,
    /// The game of which more is asked for.
    more: Option<More>,
}

impl SavedGames {
    /// All games; they are read from frame to frame. Tells what could not be read.
    pub fn new(desk: &mut Desk) -> Self {
        let reading = desk.store.read_shelf();
        if let Err(trouble) = &reading {
            desk.tell(trouble);
        }
        let mut saved = Self {
            reading: reading.ok(),
            games: Vec::new(),
            sought: String::new(),
            more: None,
        };
        saved.read_on(desk);
        saved
    }

    /// Reads a few more.
    fn read_on(&mut self, desk: &mut Desk) {
        let Some(reading) = &mut self.reading else { return };
        let (read, troubles) = reading.step(&desk.store);
        if reading.is_over() {
            self.reading = None;
        }
        for game in read {
            // One that was put on the shelf meanwhile is here already.
            if self.place(&game.slot).is_none() {
                self.games.push(Entry::new(&desk.words, game));
            }
        }
        for trouble in &troubles {
            desk.tell(trouble);
        }
    }

    fn place(&self, slot: &Slot) -> Option<usize> {
        self.games.iter().position(|entry| entry.game.slot == *slot)
    }

    /// A game lies there as it is now: in its old place, or first.
    pub fn put(&mut self, words: &Words, game: Shelved) {
        let place = self.place(&game.slot);
        let entry = Entry::new(words, game);
        match place.and_then(|place| self.games.get_mut(place)) {
            Some(known) => *known = entry,
            None => self.games.insert(0, entry),
        }
    }

    /// A game lies there no more.
    pub fn take_off(&mut self, slot: &Slot) {
        self.games.retain(|entry| entry.game.slot != *slot);
    }

    /// Shows them.
    pub fn ui(&mut self, ui: &mut Ui, desk: &mut Desk) -> Option<Go> {
        self.read_on(desk);
        if self.reading.is_some() {
            ui.ctx().request_repaint();
        }
        let words = &desk.words;
        let (mut go, mut import) = (None, false);
        let (title, text) = (words.say("command-saved-games"), words.say("saved-import"));
        let (about, leave) = (words.say("saved-import-about"), words.say("back"));
        let page = Page::new(&title, &leave);
        let body = |ui: &mut Ui| {
            go = self.body(ui, desk);
        };
        let back = if desk.transfers.can_ask() {
            let foot = |ui: &mut Ui| {
                let button = ui.add(Button::plain(&text).icon(Icon::Import).wide());
                import = button.on_hover_text(about.as_str()).clicked();
            };
            page.show_with_foot(ui, foot, body)
        } else {
            page.show(ui, body)
        };
        let asked = self.more.as_mut().and_then(|more| more.ui(ui.ctx(), desk));
        if let Some(done) = asked {
            self.more = None;
            go = done.map(Go::Shelf);
        }
        if back {
            Some(Go::Back)
        } else if import {
            Some(Go::Shelf(ShelfWish::Import))
        } else {
            go
        }
    }

    fn body(&mut self, ui: &mut Ui, desk: &Desk) -> Option<Go> {
        let words = &desk.words;
        let mut go = None;
        if self.games.is_empty() && self.reading.is_none() {
            ui.add(Label::new(words.say("saved-none")).wrap());
            quiet(ui, &words.say("saved-none-about"));
        } else {
            let (name, hint) = (words.say("saved-search"), words.say("saved-search-hint"));
            search(ui, &name, &hint, &mut self.sought);
        }
        let sought = self.sought.to_lowercase();
        let mut found = false;
        for entry in self.games.iter().filter(|entry| entry.has(&sought)) {
            found = true;
            match row(ui, words, entry) {
                Some(Wish::Open) => go = Some(Go::Open(entry.game.slot.clone())),
                Some(Wish::More) => self.more = Some(More::of(entry)),
                None => (),
            }
        }
        if self.reading.is_some() {
            quiet(ui, &words.say("saved-reading"));
        } else if !found && !self.games.is_empty() {
            quiet(ui, &words.say("saved-not-found"));
        }
        go.or_else(|| deleted(ui, desk))
    }
}

enum Wish {
    Open,
    More,
}

fn row(ui: &mut Ui, words: &Words, entry: &Entry) -> Option<Wish> {
    let [_, near, ..] = SPACE;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = near;
        let width = ui.available_width() - CONTROL - near;
        let row = Row::new(Drawing::Egg, &entry.name, &entry.about).width(width).show(ui);
        let more = words.say_with("saved-more", [("game", Word::from(entry.name.as_str()))]);
        let more = ui.add(Button::picture(Icon::More, &more)).clicked();
        match (row.clicked(), more) {
            (true, _) => Some(Wish::Open),
            (false, true) => Some(Wish::More),
            (false, false) => None,
        }
    })
    .inner
}

/// The games that were deleted since the program was started, the last one first.
fn deleted(ui: &mut Ui, desk: &Desk) -> Option<Go> {
    let words = &desk.words;
    let mut go = None;
    if !desk.deleted.is_empty() {
        ui.add(Label::new(words.say("saved-deleted-now")).wrap());
        quiet(ui, &words.say("saved-deleted-about"));
    }
    for (index, (game, _)) in desk.deleted.iter().enumerate().rev() {
        let entry = Entry::new(words, game.clone());
        let name = words.say_with("saved-bring-back", [("game", Word::from(entry.name.as_str()))]);
        let row = Row::new(Drawing::Icon(Icon::Delete), &name, &entry.about).end(Icon::Undo);
        if row.show(ui).clicked() {
            go = Some(Go::Shelf(ShelfWish::BringBack(index)));
        }
    }
    go
}
