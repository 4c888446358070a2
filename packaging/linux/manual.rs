//! Writes the manual pages and the shells' completions, as `clap` makes them from the command line's grammar, into a folder.
//!
//! ```console
//! $ cargo run --example manual -- FOLDER
//! ```

use clap::Command;
use clap_complete::{Shell, generate_to};
use clap_mangen::Man;
use clap_mangen::roff::{Roff, roman};
use hoppel::{cli, words::Words};
use std::error::Error;
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(std::env::args_os().nth(1).ok_or("usage: manual FOLDER")?);
    let mut grammar = cli::grammar(&Words::english());
    for shell in [Shell::Bash, Shell::Fish, Shell::Zsh] {
        generate_to(shell, &mut grammar, "hoppel", &folder)?;
    }
    grammar.build();
    // The page of the whole names those of its commands.
    for command in grammar.get_subcommands().chain([&grammar]) {
        page(command, &folder)?;
    }
    Ok(())
}

/// The page of a command, under the headings that manual pages have.
fn page(command: &Command, folder: &Path) -> io::Result<()> {
    let named = |arg: clap::Arg| match arg.is_positional() {
        true => arg.help_heading("Arguments"),
        false => arg,
    };
    let command = command.clone().mut_args(named).subcommand_help_heading("COMMANDS");
    let after = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    let (has_commands, has_version) = (command.has_subcommands(), command.get_version().is_some());
    let page = Man::new(command).source(concat!("hoppel ", env!("CARGO_PKG_VERSION")));
    let mut file = File::create(folder.join(page.get_filename()))?;
    page.render_title(&mut file)?;
    page.render_name_section(&mut file)?;
    page.render_synopsis_section(&mut file)?;
    page.render_description_section(&mut file)?;
    page.render_options_section(&mut file)?;
    if has_commands {
        page.render_subcommands_section(&mut file)?;
    }
    render_after(&after, &mut file)?;
    if has_version {
        page.render_version_section(&mut file)?;
    }
    Ok(())
}

/// What stands after a command's help: a line that says so, its examples, which are set in, and whatever else there is to know.
fn render_after(after: &str, file: &mut impl Write) -> io::Result<()> {
    let (examples, rest): (Vec<&str>, Vec<&str>) = after.lines().skip(1).partition(|line| line.starts_with(' '));
    let mut roff = Roff::default();
    roff.control("SH", ["EXAMPLES"]).control("nf", []);
    for example in examples {
        roff.text([roman(example.trim_start())]);
    }
    roff.control("fi", []);
    for line in rest {
        match line.strip_prefix("Exit status: ") {
            Some(statuses) => roff.control("SH", ["EXIT STATUS"]).text([roman(statuses)]),
            None => roff.control("PP", []).text([roman(line)]),
        };
    }
    roff.to_writer(file)
}
