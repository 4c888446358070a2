//! Games that come in from files, and files that go out.
//!
//! Dialogs and disks take their time, so each transfer has a thread of its own; the window asks in every frame what has
//! come of them.

use crate::game::file::{self, Stopped, Unplayed};
use crate::game::{FileError, Game, limits};
#[cfg(feature = "files")]
use crate::store::write_whole;
use crate::store::{Fault, read_whole};
use crate::words::Words;
use egui::Context;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// The longest name that is proposed for a file, in characters, without its ending.
const LONGEST: usize = 60;

/// Waits, in a thread of its own, for the file that is chosen in a dialog; `None` when none is.
pub type Choice = Box<dyn FnOnce() -> Option<PathBuf> + Send>;

/// The dialogs in which a person chooses a file.
pub trait Dialogs {
    /// Asks for a game file to be read.
    fn open(&self, words: &Words) -> Choice;

    /// Asks where a file is to be written, for which that name is proposed.
    fn save(&self, words: &Words, name: &str) -> Choice;
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
    /// No file was chosen.
    Nothing,
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
        if let Some(choice) = self.ask(|dialogs| dialogs.open(words)) {
            self.begin(move |report| {
                let _ = report.send(choice().map_or(Transferred::Nothing, |path| read(&path)));
            });
        }
    }

    /// Asks for a place and writes a file there, for which that name is proposed. What is written is made meanwhile.
    pub fn export(&mut self, words: &Words, name: &str, make: impl FnOnce() -> io::Result<Vec<u8>> + Send + 'static) {
        if let Some(choice) = self.ask(|dialogs| dialogs.save(words, name)) {
            self.begin(move |report| {
                let written = |path: PathBuf| {
                    let written = make().and_then(|bytes| write_whole(&path, &bytes));
                    Transferred::Out(name_of(&path), written.map_err(|error| Fault::from(&error)))
                };
                let _ = report.send(choice().map_or(Transferred::Nothing, written));
            });
        }
    }

    /// Reads the games in these files.
    pub fn read(&self, files: Vec<PathBuf>) {
        self.begin(move |report| {
            for path in files {
                let _ = report.send(read(&path));
            }
        });
    }

    fn ask(&mut self, how: impl FnOnce(&dyn Dialogs) -> Choice) -> Option<Choice> {
        let dialogs = self.dialogs.as_deref().filter(|_| !self.asking)?;
        let choice = how(dialogs);
        self.asking = true;
        Some(choice)
    }

    /// Does something in a thread. When the window has been closed meanwhile nobody listens to it, and nothing is amiss.
    fn begin(&self, work: impl FnOnce(&Sender<Transferred>) + Send + 'static) {
        let (report, ctx) = (self.report.clone(), self.ctx.clone());
        let in_thread = move || {
            work(&report);
            ctx.request_repaint();
        };
        if let Err(error) = thread::Builder::new().name("transfer".into()).spawn(in_thread) {
            log::error!("no file can be read or written: {error}");
            let _ = self.report.send(Transferred::Nothing);
        }
    }

    /// What has come of transfers since this was asked last.
    pub fn poll(&mut self) -> Vec<Transferred> {
        let done: Vec<Transferred> = self.done.try_iter().collect();
        if !done.is_empty() {
            // A file that was dropped while a dialog is open lets another one be opened, which does no harm.
            self.asking = false;
        }
        done
    }
}

/// Without files there are no dialogs, so that nothing is ever to be written.
#[cfg(not(feature = "files"))]
fn write_whole(_path: &Path, _bytes: &[u8]) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

fn read(path: &Path) -> Transferred {
    let game = read_whole(path, limits::FILE)
        .map_err(|error| NoGame::Unread(Fault::from(&error)))
        .and_then(|bytes| {
            file::play(&bytes).map_err(|unplayed| match unplayed {
                Unplayed::File(error) => NoGame::File(error),
                Unplayed::Action(stopped) => NoGame::Action(stopped),
            })
        });
    Transferred::In(name_of(path), game.map(Box::new))
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
