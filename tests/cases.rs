//! Every file under `tests/cases` is a test of its own, named after the file: one game, one command and what it says.
//!
//! Each is run through the library, and (with the feature `cli`) through the built program, which gets the game on its
//! standard input. A result is compared whole; of a refusal the keys that the case names.

use hoppel::game::{Game, Report, file};
use hoppel::hops::report;
use hoppel::rules::Refusal;
use libtest_mimic::{Arguments, Failed, Trial};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::path::Path;

/// One case. `game` is kept as it is written: `1.0`, a doubled field and the like are what some cases are about. A case
/// without one names a file that is not there.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    #[serde(rename = "about")]
    _about: String,
    run: Vec<String>,
    game: Option<Box<RawValue>>,
    expect: Value,
}

fn main() -> std::io::Result<()> {
    let arguments = Arguments::from_args();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let mut trials = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        trials.push(Trial::test(name, move || run(&path)));
    }
    trials.sort_by(|one, other| one.name().cmp(other.name()));
    libtest_mimic::run(&arguments, trials).exit();
}

fn run(path: &Path) -> Result<(), Failed> {
    let case: Case = serde_json::from_str(&std::fs::read_to_string(path)?)?;
    if let Some(game) = &case.game {
        compare("the library", &case.expect, &by_library(&case, game)?)?;
    }
    #[cfg(feature = "cli")]
    compare("the program", &case.expect, &by_program(&case)?)?;
    Ok(())
}

/// What the built program prints, with the exit status and the messages that belong to it.
#[cfg(feature = "cli")]
fn by_program(case: &Case) -> Result<Value, Failed> {
    let name = if case.game.is_some() { "-" } else { "not-there.hoppel" };
    let (command, options) = case.run.split_first().ok_or("a case needs a command")?;
    let output = assert_cmd::Command::new(env!("CARGO_BIN_EXE_hoppel"))
        .args([command, name])
        .args(options)
        .env("LC_ALL", "C")
        .write_stdin(case.game.as_ref().map_or("", |game| game.get()))
        .timeout(std::time::Duration::from_secs(60))
        .output()?;
    let said: Value = serde_json::from_slice(&output.stdout)?;
    let refused = said.get("error").is_some();
    let message = String::from_utf8(output.stderr)?;
    if output.status.code() != Some(i32::from(refused)) {
        return Err(format!("the exit status is {}", output.status).into());
    }
    if message.lines().count() != usize::from(refused) {
        return Err(format!("on standard error stands {message:?}").into());
    }
    Ok(said)
}

fn compare(who: &str, expected: &Value, said: &Value) -> Result<(), Failed> {
    let same = match expected.get("error").and_then(Value::as_object) {
        Some(named) => named.iter().all(|(key, value)| said["error"].get(key) == Some(value)),
        None => said == expected,
    };
    if same {
        Ok(())
    } else {
        Err(format!("{who} says\n{said:#}\ninstead of\n{expected:#}").into())
    }
}

/// What the command would print, worked out without the program.
fn by_library(case: &Case, game: &RawValue) -> Result<Value, Failed> {
    let game = match play(game.get().as_bytes()) {
        Ok(game) => game,
        Err(error) => return Ok(error),
    };
    let words: Vec<&str> = case.run.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["replay", "--json"] => Ok(serde_json::to_value(Report::of(&game))?),
        ["hops", options @ .., "--json"] => answer(report::paths(game.table(), hops(options)?)),
        ["advise", "--for", "bonus", options @ .., "--json"] => {
            answer(report::advice_for_bonus(game.table(), hops(options)?))
        }
        ["advise", options @ .., "--json"] => answer(report::advice(game.table(), hops(options)?)),
        ["odds", "--json"] => answer(report::odds(game.table())),
        other => Err(format!("no such command in a case: {other:?}").into()),
    }
}

fn hops(options: &[&str]) -> Result<Option<u8>, Failed> {
    match options {
        [] => Ok(None),
        ["--hops", hops] => Ok(Some(hops.parse()?)),
        other => Err(format!("no such options in a case: {other:?}").into()),
    }
}

fn answer(report: Result<impl Serialize, Refusal>) -> Result<Value, Failed> {
    match report {
        Ok(report) => Ok(serde_json::to_value(report)?),
        Err(refusal) => Ok(error(None, refusal.rule.name(), refusal.kind.name())),
    }
}

/// The game at its end, or the error object.
fn play(text: &[u8]) -> Result<Game, Value> {
    let file = file::read(text).map_err(|fault| error(None, fault.rule(), "impossible"))?;
    let mut game = Game::new(file.setup).map_err(|fault| json!({ "unsound": fault.path.to_string() }))?;
    for (index, recorded) in file.actions.into_iter().enumerate() {
        game.apply(recorded)
            .map_err(|refusal| error(Some(index), refusal.rule.name(), refusal.kind.name()))?;
    }
    Ok(game)
}

fn error(action: Option<usize>, rule: &str, kind: &str) -> Value {
    json!({ "error": { "action": action, "rule": rule, "kind": kind } })
}
