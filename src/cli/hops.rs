//! `hoppel hops` and `hoppel advise`: the paths of the player who moves the bunny, and what each is worth.

use super::board::player_signs;
use super::game::{name, play};
use super::trouble::Trouble;
use crate::game::Game;
use crate::hops::report::{self, Report};
use crate::hops::{Advice, Path};
use crate::rules::Refusal;
use crate::table::{PlayerId, Step, Table};
use crate::words::{Words, arrows};
use std::path::Path as FilePath;

pub(super) fn paths(words: &Words, json: bool, file: &FilePath, hops: Option<u8>) -> Result<String, Trouble> {
    let game = play(words, file)?;
    let report = report::paths(game.table(), hops).map_err(|refusal| not_now(words, file, &game, &refusal))?;
    if json {
        return super::as_json(words, &report);
    }
    let table = game.table();
    let title = title(words, table, "hops-title", &report, report.answer.paths.len());
    let lines = report.answer.paths.iter().zip(1..).map(|(path, number)| {
        let told = path_told(words, table, &report, path);
        format!("{number:>3}  {told}")
    });
    Ok(text(std::iter::once(title).chain(lines)))
}

pub(super) fn advice(words: &Words, json: bool, file: &FilePath, hops: Option<u8>) -> Result<String, Trouble> {
    let game = play(words, file)?;
    let report = report::advice(game.table(), hops).map_err(|refusal| not_now(words, file, &game, &refusal))?;
    if json {
        return super::as_json(words, &report);
    }
    let table = game.table();
    let title = title(words, table, "advise-title", &report, report.answer.paths.len());
    let heading = player_signs(table).iter().map(|sign| format!("{sign:>6}")).collect();
    let lines = report.answer.paths.iter().map(|valued| {
        let expected = valued
            .expected
            .iter()
            .map(|expected| expected_told(words, &report.answer, *expected));
        let told = path_told(words, table, &report, &valued.path);
        format!("{}   {told}", expected.collect::<String>())
    });
    let key = if report.answer.exact {
        "advise-exact"
    } else {
        "advise-limited"
    };
    let player = words.player(table, report.player);
    let closing = [legend(words, table), words.say_with(key, [("player", player.into())])];
    Ok(text([title, heading].into_iter().chain(lines).chain(closing)))
}

fn text(lines: impl Iterator<Item = String>) -> String {
    lines.map(|line| line + "\n").collect()
}

/// Outside a bunny phase, and before the roll, there are no paths to speak of.
fn not_now(words: &Words, file: &FilePath, game: &Game, refusal: &Refusal) -> Trouble {
    let table = game.table();
    Trouble::question(words, name(words, file), refusal, |words| {
        if table.turn.step == Step::Roll {
            let player = words.player(table, table.player_to_act().unwrap_or(table.turn.player));
            words.say_with("cli-not-rolled", [("player", player.into())])
        } else {
            words.say_with("cli-no-phase", [("now", words.now(table).into())])
        }
    })
}

fn title<Answer>(words: &Words, table: &Table, key: &str, report: &Report<Answer>, count: usize) -> String {
    let variables = [
        ("player", words.player(table, report.player).into()),
        ("hops", i64::from(report.hops).into()),
        ("cell", words.cell(report.from).into()),
        ("count", count.into()),
    ];
    words.say_with(key, variables)
}

/// "→ → ↓ to (3, 2): Ann +1, Bob +2, then nobody else can hop".
fn path_told<Answer>(words: &Words, table: &Table, report: &Report<Answer>, path: &Path) -> String {
    // An arrow for each hop, and a space between them.
    let width = usize::from(report.hops) * 2;
    let arrows = arrows(report.from, &path.cells);
    let end = words.cell(path.cells.last().copied().unwrap_or(report.from));
    let to = words.say_with("path-to", [("cell", end.into())]);
    let mut told = vec![gains(words, table, &path.eggs)];
    if path.dead_end {
        let others_follow = table.phase.as_ref().is_some_and(|phase| phase.to_move().len() > 1);
        told.push(words.say(if others_follow {
            "path-nobody-else"
        } else {
            "path-dead-end"
        }));
    }
    format!("{arrows:<width$} {to}: {}", told.join(", "))
}

/// Who gets eggs: "Ann +1, Bob +2".
fn gains(words: &Words, table: &Table, eggs: &[i64]) -> String {
    let gaining = table.player_ids().zip(eggs).filter(|(_, eggs)| **eggs > 0);
    let told = gaining.map(|(player, eggs): (PlayerId, &i64)| {
        let player = words.player(table, player);
        words.say_with("path-gains", [("player", player.into()), ("eggs", (*eggs).into())])
    });
    let told: Vec<String> = told.collect();
    if told.is_empty() {
        words.say("path-no-eggs")
    } else {
        told.join(", ")
    }
}

/// Whole numbers over the scale, as a decimal with two places.
fn expected_told(words: &Words, advice: &Advice, expected: i64) -> String {
    let hundredths = (expected * 200 + advice.scale) / (advice.scale * 2);
    let variables = [
        ("whole", (hundredths / 100).into()),
        ("hundredths", format!("{:02}", hundredths % 100).into()),
    ];
    format!("{:>6}", words.say_with("decimal", variables))
}

fn legend(words: &Words, table: &Table) -> String {
    let signs = player_signs(table);
    let each = table.player_ids().zip(signs);
    let told = each.map(|(player, sign)| format!("{sign} {}", words.player(table, player)));
    told.collect::<Vec<_>>().join(" · ")
}
