//! Why a command line was not understood, in a sentence: what `clap` itself would say is English only.

use super::arguments::grammar;
use crate::words::{Word, Words};
use clap::error::{ContextKind, ErrorKind};

/// What was not understood, and what can be said instead; `program` with `--help` says more.
pub(super) fn sentence(words: &Words, program: &str, error: &clap::Error) -> String {
    let named = |kind| error.get(kind).map(ToString::to_string).unwrap_or_default();
    // A word after a game that is to be opened is taken for a command, whether it is one or not.
    let command = error.get(ContextKind::InvalidSubcommand).map(ToString::to_string);
    let misplaced = command.is_some();
    let what = command.unwrap_or_else(|| named(ContextKind::InvalidArg));
    let value = named(ContextKind::InvalidValue);
    let (key, rest) = match error.kind() {
        ErrorKind::UnknownArgument => ("cli-usage-unknown", None),
        ErrorKind::ArgumentConflict if misplaced => ("cli-usage-unknown", None),
        ErrorKind::MissingRequiredArgument => ("cli-usage-missing", None),
        ErrorKind::ArgumentConflict => ("cli-usage-together", Some(("other", named(ContextKind::PriorArg)))),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation if value.is_empty() => {
            ("cli-usage-no-value", Some(("help", help(words, &what))))
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => ("cli-usage-value", Some(("help", help(words, &what)))),
        // What this grammar lets come up but seldom, and kinds of a later `clap`.
        _ => ("cli-usage-wrong", None),
    };
    let variables = [("what", what), ("value", value), ("program", program.to_owned())]
        .into_iter()
        .chain(rest);
    words.say_with(key, variables.map(|(name, text)| (name, Word::from(text))))
}

/// What the help says of that argument.
fn help(words: &Words, what: &str) -> String {
    let mut grammar = grammar(words);
    // An argument has its name as it is told only in a grammar that is built.
    grammar.build();
    let mut arguments = grammar.get_subcommands().flat_map(clap::Command::get_arguments);
    let known = arguments.find(|argument| argument.to_string() == what);
    known
        .and_then(clap::Arg::get_help)
        .map(ToString::to_string)
        .unwrap_or_default()
}
