//! Games that come in from files, and files that go out.
//!
//! Dialogs and disks take their time, so nobody waits for them: the window asks in every frame what has come of them.

use crate::game::file::{self, Stopped, Unplayed};
use crate::game::{FileError, Game, limits};
use crate::store::{Fault, read_whole};
use crate::words::Words;
use egui::{Context, DroppedFileHandle};
use std::io;
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel};

/// The longest name that is proposed for a file, in characters, without its ending.
const LONGEST: usize = 60;

/// A file that was chosen to be read.
#[derive(Debug)]
pub struct Brought {
    /// Its name, without its folder.
    pub name: String,
    /// What is in it, as far as a game file may reach and at least one byte more, which tells that it is too large.
    pub bytes: io::Result<Vec<u8>>,
}

impl Brought {
    /// Reads that file.
    pub fn from(path: &Path) -> Self {
        Self {
            name: name_of(path),
            bytes: read_whole(path, limits::FILE),
        }
    }
}

/// A file that was chosen to be written.
#[derive(Debug)]
pub struct Taken {
    /// Its name, without its folder.
    pub name: String,
    /// Whether it was written.
    pub written: io::Result<()>,
}

impl Taken {
    /// Makes what that file is to hold, and writes it.
    #[cfg(feature = "files")]
    pub fn to(path: &Path, make: Make) -> Self {
        Self {
            name: name_of(path),
            written: make().and_then(|bytes| crate::store::write_whole(path, &bytes)),
        }
    }
}

/// Makes what a file is to hold.
pub type Make = Box<dyn FnOnce() -> io::Result<Vec<u8>> + Send>;

/// The dialogs in which a person chooses a file. Each returns at once and later hands over what came of it, or `None`
/// where no file was chosen.
pub trait Dialogs {
    /// Asks for a game file and reads it.
    fn open(&self, words: &Words, then: Box<dyn FnOnce(Option<Brought>) + Send>);

    /// Asks where a file is to be written, for which that name is proposed, and writes it.
    fn save(&self, words: &Words, name: &str, make: Make, then: Box<dyn FnOnce(Option<Taken>) + Send>);
}

/// Why a file gave no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoGame {
    /// It cannot be read.
    Unread(Fault),
    /// It holds none.
    File(FileError),
    /// An action in it cannot be recorded.
    Action(Box<Stopped>),
}

/// What has come of a transfer.
pub enum Transferred {
    /// The file of that name was read.
    In(String, Result<Box<Game>, NoGame>),
    /// The file of that name was written.
    Out(String, Result<(), Fault>),
    /// No place was chosen for a file. Where the system has no dialogs, that comes by itself.
    NoPlace,
    /// Nothing more will come of it.
    Over,
}

/// What is under way.
pub struct Transfers {
    dialogs: Option<Box<dyn Dialogs>>,
    /// Whether a dialog is open. There is one at a time.
    asking: bool,
    ctx: Context,
    done: Receiver<Transferred>,
    report: Sender<Transferred>,
}

/// Reports what has come of a transfer, and when it is dropped that it is over. When the window has been closed meanwhile
/// nobody listens to it, and nothing is amiss.
struct Report {
    to: Sender<Transferred>,
    ctx: Context,
}

impl Report {
    fn brought(&self, Brought { name, bytes }: Brought) {
        let game = bytes
            .map_err(|error| NoGame::Unread(Fault::from(&error)))
            .and_then(|bytes| {
                file::play(&bytes).map_err(|unplayed| match unplayed {
                    Unplayed::File(error) => NoGame::File(error),
                    Unplayed::Action(stopped) => NoGame::Action(stopped),
                })
            });
        let _ = self.to.send(Transferred::In(name, game.map(Box::new)));
    }

    fn taken(&self, taken: Option<Taken>) {
        let out = |Taken { name, written }: Taken| Transferred::Out(name, written.map_err(|error| Fault::from(&error)));
        let _ = self.to.send(taken.map_or(Transferred::NoPlace, out));
    }
}

impl Drop for Report {
    fn drop(&mut self) {
        let _ = self.to.send(Transferred::Over);
        self.ctx.request_repaint();
    }
}

impl Transfers {
    /// Nothing is under way, and there are no dialogs.
    pub fn new(ctx: &Context) -> Self {
        let (report, done) = channel();
        Self {
            dialogs: None,
            asking: false,
            ctx: ctx.clone(),
            done,
            report,
        }
    }

    /// Others in the same window, of which nothing is under way, without dialogs.
    pub fn beside(&self) -> Self {
        Self::new(&self.ctx)
    }

    /// From now on files can be chosen in these dialogs.
    pub fn ask_with(&mut self, dialogs: Box<dyn Dialogs>) {
        self.dialogs = Some(dialogs);
    }

    /// Whether there are dialogs in which a file can be chosen.
    pub const fn can_ask(&self) -> bool {
        self.dialogs.is_some()
    }

    /// Asks for a file and reads the game in it.
    pub fn import(&mut self, words: &Words) {
        let report = self.report();
        if let Some(dialogs) = self.ask() {
            dialogs.open(
                words,
                Box::new(move |brought| {
                    if let Some(brought) = brought {
                        report.brought(brought);
                    }
                }),
            );
        }
    }

    /// Asks for a place and writes a file there, for which that name is proposed. What is written is made meanwhile.
    pub fn export(&mut self, words: &Words, name: &str, make: impl FnOnce() -> io::Result<Vec<u8>> + Send + 'static) {
        let report = self.report();
        if let Some(dialogs) = self.ask() {
            dialogs.save(words, name, Box::new(make), Box::new(move |taken| report.taken(taken)));
        }
    }

    /// Reads the games in files that were dropped onto the window.
    pub fn read(&self, files: Vec<DroppedFileHandle>) {
        read_dropped(files, self.report());
    }

    /// The dialogs, unless one of them is open.
    fn ask(&mut self) -> Option<&dyn Dialogs> {
        let dialogs = self.dialogs.as_deref().filter(|_| !self.asking)?;
        self.asking = true;
        Some(dialogs)
    }

    fn report(&self) -> Report {
        Report {
            to: self.report.clone(),
            ctx: self.ctx.clone(),
        }
    }

    /// What has come of transfers since this was asked last.
    pub fn poll(&mut self) -> Vec<Transferred> {
        let done: Vec<Transferred> = self.done.try_iter().collect();
        if done.iter().any(|done| matches!(done, Transferred::Over)) {
            // A file that was dropped while a dialog is open lets another one be opened, which does no harm.
            self.asking = false;
        }
        done
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn read_dropped(files: Vec<DroppedFileHandle>, report: Report) {
    let read = move || {
        for file in files {
            report.brought(Brought::from(file.path()));
        }
    };
    if let Err(error) = std::thread::Builder::new().name("transfer".into()).spawn(read) {
        log::error!("no file can be read: {error}");
    }
}

#[cfg(target_arch = "wasm32")]
fn read_dropped(files: Vec<DroppedFileHandle>, report: Report) {
    wasm_bindgen_futures::spawn_local(async move {
        for file in files {
            report.brought(Brought {
                name: name_of(file.path()),
                bytes: file.bytes_async().await.map_err(io::Error::other),
            });
        }
    });
}

fn name_of(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
}

/// A name for a file of a game, on whatever system: letters and digits, blanks and hyphens.
pub fn file_name(title: &str, ending: &str) -> String {
    let safe = |letter: char| {
        if letter.is_alphanumeric() || letter == '-' {
            letter
        } else {
            ' '
        }
    };
    let spaced: String = title.chars().map(safe).collect();
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let name: String = words.join(" ").chars().take(LONGEST).collect();
    // Windows keeps `con` or `com1` for devices, whatever the ending; no such name has more than four letters.
    if name.chars().count() > 4 {
        format!("{}.{ending}", name.trim_end())
    } else {
        format!("{}.{ending}", format!("Hoppel {name}").trim_end())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_name_is_one_on_every_system() {
        let named = |title: &str| file_name(title, "hoppel");
        assert_eq!(named("Easter Sunday"), "Easter Sunday.hoppel");
        assert_eq!(named("../a\\b: \"c\"? <d>|*\n🐰"), "a b c d.hoppel");
        assert_eq!(named("Bjørn und Зоя"), "Bjørn und Зоя.hoppel");
        assert_eq!(named("nul"), "Hoppel nul.hoppel");
        assert_eq!(named("..."), "Hoppel.hoppel");
        assert_eq!(named(&"x".repeat(80)), format!("{}.hoppel", "x".repeat(60)));
    }
}
