//! Writes the manual page and the shells' completions, as `clap` makes them from the command line's grammar, into a folder.
//!
//! ```console
//! $ cargo run --example manual -- FOLDER
//! ```

use clap_complete::{Shell, generate_to};
use hoppel::{cli, words::Words};
use std::error::Error;
use std::fs::File;
use std::path::PathBuf;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(std::env::args_os().nth(1).ok_or("usage: manual FOLDER")?);
    let mut grammar = cli::grammar(&Words::english());
    for shell in [Shell::Bash, Shell::Fish, Shell::Zsh] {
        generate_to(shell, &mut grammar, "hoppel", &folder)?;
    }
    let mut page = File::create(folder.join("hoppel.1"))?;
    Ok(clap_mangen::Man::new(grammar).render(&mut page)?)
}
