//! What is done to the games on the shelf, whatever the screen: one may lie on the table.

use super::App;
use super::desk::{Desk, ExportAs, ShelfWish};
use super::screen::called;
use super::session::new_id;
use super::transfer::{NoGame, Transferred, file_name};
use super::trouble::reason;
use super::widget::{Offer, hint};
use crate::export::{self, Sheet};
use crate::game::file::Stopped;
use crate::game::{Incoming, Kinship, file, limits};
use crate::store::{Shelved, Slot, Unchanged};
use crate::words::Word;
use egui::Context;
use std::io;

impl App {
    pub(super) fn do_to_shelf(&mut self, wish: ShelfWish) {
        match wish {
            ShelfWish::Rename(slot, title) => self.rename(&slot, title),
            ShelfWish::Copy(game) => self.copy(&game),
            ShelfWish::Delete(game) => self.delete(*game),
            ShelfWish::BringBack(index) => self.bring_back(index),
            ShelfWish::Import => self.desk.transfers.import(&self.desk.words),
            ShelfWish::Export(slot, what) => self.export(&slot, what),
        }
    }

    fn rename(&mut self, slot: &Slot, title: String) {
        let on_table = self.table.as_mut().filter(|table| table.session().slot() == slot);
        let renamed = match on_table {
            Some(table) => table
                .rename_game(title, &mut self.desk)
                .map(|()| Vec::new())
                .map_err(Unchanged::Title),
            None => self.desk.store.rename(slot, title),
        };
        match renamed {
            Ok(troubles) => {
                for trouble in &troubles {
                    self.desk.tell(trouble);
                }
                self.lies_on_shelf(slot);
            }
            Err(unchanged) => self.desk.tell_unchanged(&unchanged),
        }
    }

    fn copy(&mut self, game: &Shelved) {
        let title = title_of_copy(&self.desk, game);
        match self.desk.store.copy(&game.slot, new_id(), title) {
            Ok(slot) => self.lies_on_shelf(&slot),
            Err(unchanged) => self.desk.tell_unchanged(&unchanged),
        }
    }

    fn delete(&mut self, game: Shelved) {
        match self.desk.store.delete(&game.slot) {
            Ok(deleted) => {
                // It is not put away: that would write it.
                self.table = self.table.take().filter(|table| *table.session().slot() != game.slot);
                if let Some(saved) = self.trail.saved_games() {
                    saved.take_off(&game.slot);
                }
                let name = called(&self.desk.words, &game);
                self.desk.notices.tell_done(self.desk.say_of("saved-deleted", &name));
                self.desk.deleted.push((game, deleted));
            }
            Err(trouble) => self.desk.tell(&trouble),
        }
    }

    fn bring_back(&mut self, index: usize) {
        if index < self.desk.deleted.len() {
            let (_, deleted) = self.desk.deleted.remove(index);
            self.desk.notices.forget(Offer::Undo);
            let slot = self.desk.store.restore(deleted);
            self.lies_on_shelf(&slot);
        }
    }

    fn export(&mut self, slot: &Slot, what: ExportAs) {
        let game = match self.desk.store.game(slot) {
            Ok(game) => game,
            Err(trouble) => return self.desk.tell(&trouble),
        };
        let name = called(&self.desk.words, &self.desk.store.shelved(slot, &game));
        let Desk { transfers, words, .. } = &mut self.desk;
        let name = file_name(&name, what.ending());
        match what {
            ExportAs::Game => transfers.export(words, &name, move || {
                Ok(file::write(&game).map_err(io::Error::other)?.into_bytes())
            }),
            ExportAs::Png => {
                let sheet = Sheet::of(&game, words);
                transfers.export(words, &name, move || png(&sheet));
            }
            ExportAs::Svg => {
                let sheet = Sheet::of(&game, words);
                transfers.export(words, &name, move || Ok(export::svg(&sheet).into_bytes()));
            }
            ExportAs::Ledger => {
                let table = export::ledger(&game, words);
                transfers.export(words, &name, move || Ok(table));
            }
            ExportAs::Rolls => {
                let table = export::rolls(&game, words);
                transfers.export(words, &name, move || Ok(table));
            }
        }
    }

    /// The list of saved games, if it is shown, has that game as it lies there now.
    fn lies_on_shelf(&mut self, slot: &Slot) {
        if let Some(saved) = self.trail.saved_games() {
            match self.desk.store.game(slot) {
                Ok(game) => saved.put(&self.desk.words, self.desk.store.shelved(slot, &game)),
                Err(trouble) => self.desk.tell(&trouble),
            }
        }
    }

    /// Files that are dropped onto the window are read; a hint says so while they hang over it.
    pub(super) fn hear_files(&self, ctx: &Context) {
        let (over, dropped) = ctx.input(|input| {
            let over = !input.raw.hovered_files.is_empty();
            (over, input.raw.dropped_files.clone())
        });
        if over {
            hint(ctx, &self.desk.words.say("saved-drop"));
        }
        if !dropped.is_empty() {
            self.desk.transfers.read(dropped);
        }
    }

    /// Takes in what has come of a transfer.
    pub(super) fn arrive(&mut self, transferred: Transferred) {
        let told = match transferred {
            Transferred::Over => return,
            Transferred::In(_, Ok(game)) => self.shelve(&(*game).into()),
            Transferred::In(name, Err(fault)) => {
                let variables = [
                    ("name", Word::from(name)),
                    ("fault", Word::from(self.desk.no_game(&fault))),
                ];
                self.desk.words.say_with("saved-not-imported", variables)
            }
            Transferred::NoPlace => self.desk.words.say("saved-no-place"),
            Transferred::Out(name, Ok(())) => self.desk.words.say_with("saved-exported", [("name", name.into())]),
            Transferred::Out(name, Err(fault)) => {
                let words = &self.desk.words;
                let variables = [("name", Word::from(name)), ("fault", reason(words, &fault))];
                words.say_with("saved-not-exported", variables)
            }
        };
        self.desk.notices.tell(told);
    }

    /// Puts a game that came in from a file on the shelf, if it is not there. Says so.
    fn shelve(&mut self, incoming: &Incoming) -> String {
        let (slot, told) = self.receive(incoming);
        let name = called(&self.desk.words, &self.desk.store.shelved(&slot, incoming.game()));
        self.lies_on_shelf(&slot);
        told.unwrap_or_else(|| self.desk.say_of("saved-imported", &name))
    }

    /// Puts a game that comes in on the shelf, beside all that is there, and says where; and, where it is there already or
    /// another of its id is, how the two stand to each other.
    pub(super) fn receive(&mut self, incoming: &Incoming) -> (Slot, Option<String>) {
        let game = incoming.game();
        if let Some(slot) = self.desk.store.known(game) {
            let name = called(&self.desk.words, &self.desk.store.shelved(&slot, game));
            return (slot, Some(self.desk.say_of("saved-known", &name)));
        }
        let Some((kin, kinship)) = self.desk.store.kin(incoming) else {
            return (self.desk.store.put(game), None);
        };
        let slot = match kinship {
            Kinship::Same => kin.slot.clone(),
            Kinship::Earlier | Kinship::Later | Kinship::Parted => self.desk.store.put(game),
        };
        let words = &self.desk.words;
        let variables = [
            ("game", Word::from(called(words, &kin))),
            ("tiles", Word::from(game.table().tiles.len())),
            ("known", Word::from(kin.tiles)),
        ];
        let told = match kinship {
            Kinship::Same => words.say_with("saved-known", variables),
            Kinship::Earlier => words.say_with("saved-earlier", variables),
            Kinship::Later => words.say_with("saved-later", variables),
            Kinship::Parted => words.say_with("saved-parted", variables),
        };
        (slot, Some(told))
    }
}

impl Desk {
    fn say_of(&self, key: &str, game: &str) -> String {
        self.words.say_with(key, [("game", Word::from(game))])
    }

    fn tell_unchanged(&mut self, unchanged: &Unchanged) {
        match unchanged {
            Unchanged::Store(trouble) => self.tell(trouble),
            Unchanged::Title(error) => self.notices.tell(self.words.field_error(error)),
        }
    }

    /// Why a file gave no game.
    fn no_game(&self, fault: &NoGame) -> String {
        let words = &self.words;
        match fault {
            NoGame::Unread(fault) => words.say_with("saved-unread", [("fault", reason(words, fault))]),
            NoGame::File(error) => words.file_error(error),
            NoGame::Action(stopped) => {
                let Stopped { game, refusal, .. } = &**stopped;
                words.refusal(game.table(), refusal)
            }
        }
    }
}

/// The game's title, or who plays, as that of a copy: cut where it would become too long.
fn title_of_copy(desk: &Desk, game: &Shelved) -> String {
    let name = called(&desk.words, game);
    let marked = |name: &str| desk.say_of("saved-copy-title", name);
    let over = marked(&name).chars().count().saturating_sub(limits::TITLE);
    let kept = name.chars().count().saturating_sub(over);
    marked(name.chars().take(kept).collect::<String>().trim_end())
}

#[cfg(feature = "files")]
fn png(sheet: &Sheet) -> io::Result<Vec<u8>> {
    export::png(sheet).map_err(io::Error::other)
}

/// Without files nothing is painted that could be written to one.
#[cfg(not(feature = "files"))]
fn png(_sheet: &Sheet) -> io::Result<Vec<u8>> {
    Err(io::ErrorKind::Unsupported.into())
}
