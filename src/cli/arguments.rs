//! What the command line asks for. The grammar stands here; every text in it comes from `words/`.

use super::trouble::Trouble;
use super::{DONE, usage};
use crate::table::{Die, Edition};
use crate::words::Words;
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, value_parser};
use std::ffi::OsString;
use std::path::PathBuf;

/// The most rolls at once.
const MOST_ROLLS: u32 = 1_000_000;

/// What a command line asks for.
pub(super) enum Asked {
    /// The window, with a game or without.
    Window(Option<PathBuf>),
    /// The window, with the table that a link hands over.
    Open(String),
    /// Something that needs no display.
    Command { command: Command, json: bool },
}

/// What needs no display.
pub(super) enum Command {
    Roll {
        die: Die,
        count: u32,
        seed: Option<u64>,
    },
    Replay {
        game: PathBuf,
    },
    Hops {
        game: PathBuf,
        hops: Option<u8>,
    },
    Advise {
        game: PathBuf,
        hops: Option<u8>,
        for_bonus: bool,
        why: bool,
    },
    Odds {
        game: PathBuf,
    },
    Bonus {
        eggs: Vec<i64>,
        edition: Edition,
        set: Vec<String>,
    },
    Link {
        game: PathBuf,
        qr: bool,
    },
    Check {
        game: PathBuf,
    },
    Rules {
        sought: Vec<String>,
    },
    #[cfg(feature = "files")]
    Export {
        game: PathBuf,
        to: PathBuf,
        rolls: bool,
        force: bool,
    },
}

/// Reads the arguments, the program's own name first.
pub(super) fn read(words: &Words, arguments: impl IntoIterator<Item = OsString>) -> Result<Asked, Unread> {
    let mut arguments: Vec<OsString> = arguments.into_iter().collect();
    // "hoppel help roll" asks for what "hoppel roll --help" says.
    if arguments.get(1).is_some_and(|first| first == "help") {
        arguments.remove(1);
        arguments.push("--help".into());
    }
    let grammar = grammar(words);
    let known = |name: &OsString| grammar.find_subcommand(name).map(clap::Command::get_name);
    let program = match arguments.get(1).and_then(known) {
        Some(command) => format!("{} {command}", grammar.get_name()),
        None => grammar.get_name().to_owned(),
    };
    let matches = grammar.try_get_matches_from(arguments);
    let matches = matches.map_err(|error| Unread { program, error })?;
    let Some((name, matches)) = matches.subcommand() else {
        return Ok(Asked::Window(matches.get_one("GAME").cloned()));
    };
    if name == "open" {
        return Ok(Asked::Open(
            matches.get_one::<String>("LINK").cloned().unwrap_or_default(),
        ));
    }
    if name == "rules" {
        let sought = matches.get_many("WORDS").unwrap_or_default().cloned().collect();
        let command = Command::Rules { sought };
        return Ok(Asked::Command { command, json: false });
    }
    let game = || matches.get_one::<PathBuf>("GAME").cloned().unwrap_or_default();
    let hops = || matches.get_one("hops").copied();
    let command = match name {
        "roll" => Command::Roll {
            die: named(matches, "die", Die::from_name).unwrap_or(Die::Special),
            count: matches.get_one("count").copied().unwrap_or(1),
            seed: matches.get_one("seed").copied(),
        },
        "hops" => Command::Hops {
            game: game(),
            hops: hops(),
        },
        "advise" => Command::Advise {
            game: game(),
            hops: hops(),
            for_bonus: matches.get_one::<String>("for").is_some_and(|what| what == "bonus"),
            why: matches.get_flag("why"),
        },
        "odds" => Command::Odds { game: game() },
        "bonus" => Command::Bonus {
            eggs: matches.get_many("eggs").unwrap_or_default().copied().collect(),
            edition: named(matches, "edition", Edition::from_name).unwrap_or(Edition::Hig),
            set: matches.get_many("set").unwrap_or_default().cloned().collect(),
        },
        "link" => Command::Link {
            game: game(),
            qr: matches.get_flag("qr"),
        },
        "check" => Command::Check { game: game() },
        #[cfg(feature = "files")]
        "export" => Command::Export {
            game: game(),
            to: matches.get_one("to").cloned().unwrap_or_default(),
            rolls: matches.get_flag("rolls"),
            force: matches.get_flag("force"),
        },
        // The grammar lets nothing else through than "replay".
        _ => Command::Replay { game: game() },
    };
    let json = matches.get_flag("json");
    Ok(Asked::Command { command, json })
}

fn named<T>(matches: &ArgMatches, option: &str, known: impl Fn(&str) -> Option<T>) -> Option<T> {
    matches.get_one::<String>(option).and_then(|name| known(name))
}

/// A command line that asks for help or the version, or was not understood.
pub(super) struct Unread {
    /// The program, with the command whose help says more.
    program: String,
    error: clap::Error,
}

impl Unread {
    /// Prints what `--help` and `--version` ask for, or what was not understood, and gives back the exit status.
    pub(super) fn tell(&self, words: &Words) -> u8 {
        if self.error.use_stderr() {
            Trouble::Usage(usage::sentence(words, &self.program, &self.error)).tell(words, false)
        } else {
            // A reader that has seen enough and closed the pipe is no trouble.
            let _ = self.error.print();
            DONE
        }
    }
}

/// The grammar, with every text in that language.
pub fn grammar(words: &Words) -> clap::Command {
    let game = || {
        argument(words, "GAME", "cli-game")
            .value_name(words.say("cli-value-game"))
            .required(true)
            .value_parser(value_parser!(PathBuf))
    };
    let hops = || option(words, "hops", "H", "cli-hops-hops").value_parser(value_parser!(u8).range(1..=3));
    let open = argument(words, "GAME", "cli-game-open")
        .value_name(words.say("cli-value-game"))
        .value_parser(value_parser!(PathBuf));
    let version = Arg::new("version")
        .short('V')
        .long("version")
        .action(ArgAction::Version)
        .help(words.say("cli-version"))
        .help_heading(words.say("cli-options"));
    let grammar = command(words, "hoppel", "cli-about", "cli-examples")
        .version(env!("CARGO_PKG_VERSION"))
        .disable_help_subcommand(true)
        .disable_version_flag(true)
        .args_conflicts_with_subcommands(true)
        .subcommand_help_heading(words.say("cli-commands"))
        .subcommand_value_name(words.say("cli-value-command"))
        .arg(open)
        .arg(version)
        .subcommand(roll(words))
        .subcommand(answering(words, "replay", "cli-replay", "cli-replay-examples").arg(game()))
        .subcommand(
            answering(words, "hops", "cli-hops", "cli-hops-examples")
                .arg(game())
                .arg(hops()),
        )
        .subcommand(
            answering(words, "advise", "cli-advise", "cli-advise-examples")
                .arg(game())
                .arg(hops())
                .arg(one_of(words, "for", "cli-advise-for", &["eggs", "bonus"]))
                .arg(flag(words, "why", "cli-advise-why").conflicts_with("json")),
        )
        .subcommand(answering(words, "odds", "cli-odds", "cli-odds-examples").arg(game()))
        .subcommand(bonus(words))
        .subcommand(
            answering(words, "link", "cli-link", "cli-link-examples")
                .arg(game())
                .arg(flag(words, "qr", "cli-link-qr")),
        )
        .subcommand(
            command(words, "open", "cli-open", "cli-open-examples")
                .arg(argument(words, "LINK", "cli-open-link").required(true)),
        )
        .subcommand(answering(words, "check", "cli-check", "cli-check-examples").arg(game()))
        .subcommand(
            command(words, "rules", "cli-rules", "cli-rules-examples").arg(
                argument(words, "WORDS", "cli-rules-words")
                    .value_name(words.say("cli-value-words"))
                    .num_args(0..),
            ),
        );
    #[cfg(feature = "files")]
    let grammar = grammar.subcommand(export(words).arg(game()));
    with_usage(words, grammar)
}

/// How each command is called, with the one word that `clap` itself would say in English.
fn with_usage(words: &Words, mut grammar: clap::Command) -> clap::Command {
    let mut built = grammar.clone();
    built.build();
    let options = words.say("cli-value-options");
    let usage = |command: &mut clap::Command| {
        let usage = command.render_usage().to_string().replace("OPTIONS", &options);
        usage.trim_start_matches("Usage: ").to_owned()
    };
    let of_all = usage(&mut built);
    for command in built.get_subcommands_mut() {
        let usage = usage(command);
        grammar = grammar.mut_subcommand(command.get_name(), |command| command.override_usage(usage));
    }
    grammar.override_usage(of_all)
}

fn roll(words: &Words) -> clap::Command {
    let count = option(words, "count", "N", "cli-roll-count");
    answering(words, "roll", "cli-roll", "cli-roll-examples")
        .arg(one_of(
            words,
            "die",
            "cli-roll-die",
            &[Die::Special.name(), Die::D6.name()],
        ))
        .arg(count.value_parser(value_parser!(u32).range(1..=i64::from(MOST_ROLLS))))
        .arg(option(words, "seed", "N", "cli-roll-seed").value_parser(value_parser!(u64)))
}

fn bonus(words: &Words) -> clap::Command {
    let eggs = option(words, "eggs", "5,3,3,0", "cli-bonus-eggs")
        .required(true)
        .value_delimiter(',')
        .value_parser(value_parser!(i64).range(0..));
    let editions: Vec<&str> = Edition::ALL.iter().map(|edition| edition.name()).collect();
    answering(words, "bonus", "cli-bonus", "cli-bonus-examples")
        .arg(eggs)
        .arg(one_of(words, "edition", "cli-bonus-edition", &editions))
        .arg(option(words, "set", &words.say("cli-value-setting"), "cli-bonus-set").action(ArgAction::Append))
}

#[cfg(feature = "files")]
fn export(words: &Words) -> clap::Command {
    let to = option(words, "to", &words.say("cli-value-file"), "cli-export-to")
        .required(true)
        .value_parser(value_parser!(PathBuf));
    answering(words, "export", "cli-export", "cli-export-examples")
        .arg(to)
        .arg(flag(words, "rolls", "cli-export-rolls"))
        .arg(flag(words, "force", "cli-export-force"))
}

/// A command that answers, with `--json` for programs.
fn answering(words: &Words, name: &'static str, about: &str, examples: &str) -> clap::Command {
    command(words, name, about, examples).arg(flag(words, "json", "cli-json"))
}

/// An option that is there or not.
fn flag(words: &Words, name: &'static str, help: &str) -> Arg {
    Arg::new(name)
        .long(name)
        .action(ArgAction::SetTrue)
        .help(words.say(help))
        .help_heading(words.say("cli-options"))
}

fn command(words: &Words, name: &'static str, about: &str, examples: &str) -> clap::Command {
    let help = Arg::new("help")
        .short('h')
        .long("help")
        .action(ArgAction::Help)
        .help(words.say("cli-help"))
        .help_heading(words.say("cli-options"));
    let usage = words.say("cli-usage");
    clap::Command::new(name)
        .about(words.say(about))
        .after_help(words.say(examples))
        .help_template(format!(
            "{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}"
        ))
        .disable_help_flag(true)
        .arg(help)
}

fn argument(words: &Words, name: &'static str, help: &str) -> Arg {
    Arg::new(name)
        .help(words.say(help))
        .help_heading(words.say("cli-arguments"))
}

fn option(words: &Words, name: &'static str, value: &str, help: &str) -> Arg {
    Arg::new(name)
        .long(name)
        .value_name(value.to_owned())
        .help(words.say(help))
        .help_heading(words.say("cli-options"))
}

/// An option that takes one of a few names.
fn one_of(words: &Words, name: &'static str, help: &str, values: &[&'static str]) -> Arg {
    Arg::new(name)
        .long(name)
        .value_name(values.join("|"))
        .value_parser(PossibleValuesParser::new(values.iter().copied()))
        .hide_possible_values(true)
        .help(words.say(help))
        .help_heading(words.say("cli-options"))
}
