//! The system's own dialogs for choosing a file.

use super::transfer::{Choice, Dialogs};
use crate::words::Words;
use rfd::{AsyncFileDialog, FileHandle};

/// The dialogs of the system.
pub(super) struct SystemDialogs;

impl Dialogs for SystemDialogs {
    fn open(&self, words: &Words) -> Choice {
        let asked = dialog(words).set_title(words.say("saved-import")).pick_file();
        Box::new(move || chosen(pollster::block_on(asked)))
    }

    fn save(&self, words: &Words, name: &str) -> Choice {
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
        Box::new(move || chosen(pollster::block_on(asked)))
    }
}

/// macOS wants a dialog to be made by the window's own thread; only the answer is waited for in another.
fn dialog(words: &Words) -> AsyncFileDialog {
    AsyncFileDialog::new().add_filter(words.say("saved-kind"), &["hoppel"])
}

fn chosen(file: Option<FileHandle>) -> Option<std::path::PathBuf> {
    Some(file?.path().to_owned())
}
