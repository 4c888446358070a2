//! What went wrong, and how it is told: a sentence on standard error, with `--json` an object on standard output too.

use super::{REFUSED, WRONG_USAGE};
use crate::game::FileError;
use crate::game::file::Stopped;
use crate::game::link::LinkFault;
use crate::rules::{Refusal, RefusalKind};
use crate::words::{Words, tame};
use serde::Serialize;
use std::fmt::Display;
use std::io::Write;

/// Why there is no result.
#[derive(Debug)]
pub(super) enum Trouble {
    /// The command line asks for what is not there.
    Usage(String),
    /// The system does not play along.
    System(String),
    /// The file, an action in it or the question is refused.
    Refused(Box<Refused>),
}

/// A refusal as the contract gives it to programs, and what people read.
#[derive(Debug)]
pub(super) struct Refused {
    /// The file's name, as it was given.
    file: String,
    /// The sentences people read, in their language.
    told: Vec<String>,
    error: ErrorObject,
}

#[derive(Debug, Serialize)]
struct ErrorObject {
    /// Index of the action, from 0; `None` where the file itself is at fault.
    action: Option<usize>,
    rule: &'static str,
    kind: RefusalKind,
    /// In English.
    message: String,
}

impl Trouble {
    pub(super) fn cannot_write(words: &Words, error: &dyn Display) -> Self {
        Self::System(words.say_with("cli-cannot-write", [("reason", error.to_string().into())]))
    }

    /// The file holds no game.
    pub(super) fn file(words: &Words, file: String, error: &FileError) -> Self {
        Self::refused(words, file, None, error.rule(), RefusalKind::Impossible, |words| {
            vec![words.file_error(error)]
        })
    }

    /// The link leads to no table.
    pub(super) fn link(words: &Words, fault: &LinkFault) -> Self {
        let link = words.say("cli-the-link");
        Self::refused(words, link, None, fault.rule(), RefusalKind::Impossible, |words| {
            vec![words.link_fault(fault)]
        })
    }

    /// An action of the file was refused by the table as it lay then.
    pub(super) fn action(words: &Words, file: String, stopped: &Stopped) -> Self {
        let Stopped { game, action, refusal } = stopped;
        let index = game.actions().len();
        let rule = refusal.rule.name();
        Self::refused(words, file, Some(index), rule, refusal.kind, |words| {
            let variables = [
                ("action", index.into()),
                ("verb", words.verb(action.action.verb()).into()),
                ("message", words.refusal(game.table(), refusal).into()),
            ];
            let mut told = vec![words.say_with("cli-message-action", variables)];
            match refusal.kind {
                RefusalKind::BreaksRule => told.push(words.say_with("cli-message-anyway", [("rule", rule.into())])),
                RefusalKind::Impossible => {}
            }
            told
        })
    }

    /// The game was played to its end, but what is asked of it has no meaning there.
    pub(super) fn question(words: &Words, file: String, refusal: &Refusal, tell: impl Fn(&Words) -> String) -> Self {
        Self::refused(words, file, None, refusal.rule.name(), refusal.kind, |words| {
            vec![tell(words)]
        })
    }

    /// A file cannot be written.
    #[cfg(feature = "files")]
    pub(super) fn unwritten(words: &Words, file: String, rule: &'static str, tell: impl Fn(&Words) -> String) -> Self {
        Self::refused(words, file, None, rule, RefusalKind::Impossible, |words| {
            vec![tell(words)]
        })
    }

    fn refused(
        words: &Words,
        file: String,
        action: Option<usize>,
        rule: &'static str,
        kind: RefusalKind,
        tell: impl Fn(&Words) -> Vec<String>,
    ) -> Self {
        Self::Refused(Box::new(Refused {
            file,
            told: tell(words),
            error: ErrorObject {
                action,
                rule,
                kind,
                message: tell(&Words::english().in_numbers()).join(" "),
            },
        }))
    }

    /// Tells it, and gives back the exit status.
    pub(super) fn tell(self, words: &Words, json: bool) -> u8 {
        match self {
            Self::Usage(message) => {
                complain(words, None, &message);
                WRONG_USAGE
            }
            Self::System(message) => {
                complain(words, None, &message);
                REFUSED
            }
            Self::Refused(refused) => {
                complain(words, Some(&refused.file), &refused.told.join(" "));
                if json {
                    refused.error.print();
                }
                REFUSED
            }
        }
    }
}

impl ErrorObject {
    fn print(&self) {
        #[derive(Serialize)]
        struct Whole<'a> {
            error: &'a ErrorObject,
        }
        if let Ok(text) = serde_json::to_string(&Whole { error: self }) {
            // Where nothing can be printed there is nobody to tell.
            let _ = writeln!(std::io::stdout(), "{text}");
        }
    }
}

/// A message on standard error.
fn complain(words: &Words, file: Option<&str>, message: &str) {
    let message = match file {
        Some(file) => {
            let variables = [("file", file.into()), ("message", message.into())];
            words.say_with("cli-message-file", variables)
        }
        None => words.say_with("cli-message", [("message", message.into())]),
    };
    // Where nothing can be printed there is nobody to tell.
    let _ = writeln!(std::io::stderr(), "{}", tame(&message));
}
