//! The system's own dialogs for choosing a file.

use super::transfer::{Brought, Dialogs, Make, Taken};
use crate::words::Words;
use rfd::{AsyncFileDialog, FileHandle};
use std::future::Future;
use std::thread;

/// The dialogs of the system.
pub(super) struct SystemDialogs;

impl Dialogs for SystemDialogs {
    fn open(&self, words: &Words, then: Box<dyn FnOnce(Option<Brought>) + Send>) {
        let asked = dialog(words).set_title(words.say("saved-import")).pick_file();
        wait_for(asked, |file| then(file.map(|file| Brought::from(file.path()))));
    }

    fn save(&self, words: &Words, name: &str, make: Make, then: Box<dyn FnOnce(Option<Taken>) + Send>) {
        let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
        let dialog = if ending == "hoppel" {
            dialog(words)
        } else {
            AsyncFileDialog::new().add_filter(ending, &[ending])
        };
        let asked = dialog
            .set_title(words.say("saved-export"))
            .set_file_name(name)
            .save_file();
        wait_for(asked, |file| then(file.map(|file| Taken::to(file.path(), make))));
    }
}

/// macOS wants a dialog to be made by the window's own thread; only the answer is waited for in another.
fn dialog(words: &Words) -> AsyncFileDialog {
    AsyncFileDialog::new().add_filter(words.say("saved-kind"), &["hoppel"])
}

fn wait_for(
    asked: impl Future<Output = Option<FileHandle>> + Send + 'static,
    then: impl FnOnce(Option<FileHandle>) + Send + 'static,
) {
    let wait = move || then(pollster::block_on(asked));
    if let Err(error) = thread::Builder::new().name("transfer".into()).spawn(wait) {
        log::error!("no file can be chosen: {error}");
    }
}
