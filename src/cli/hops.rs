//! `hoppel hops`, `hoppel advise` and `hoppel odds`: the paths of the player who moves the bunny, what each is worth, and
//! what the phase is worth before the roll.

use super::board::player_signs;
use super::game::{name, play};
use super::trouble::Trouble;
use crate::game::Game;
use crate::hops::Path;
use crate::hops::report::{self, Report};
use crate::rules::Refusal;
use crate::table::{PlayerId, Step, Table};
use crate::words::{Words, arrows};
use std::path::Path as FilePath;

/// What stands before a sentence about the line above it.
const UNDER: &str = "         ";

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

pub(super) fn advice(
    words: &Words,
    json: bool,
    file: &FilePath,
    hops: Option<u8>,
    for_bonus: bool,
    why: bool,
) -> Result<String, Trouble> {
    let game = play(words, file)?;
    let report = if for_bonus {
        report::advice_for_bonus(game.table(), hops)
    } else {
        report::advice(game.table(), hops)
    };
    let report = report.map_err(|refusal| not_now(words, file, &game, &refusal))?;
    if json {
        return super::as_json(words, &report);
    }
    let table = game.table();
    let advice = &report.answer;
    let [key, exact] = if for_bonus {
        ["advise-title-bonus", "advise-exact-bonus"]
    } else {
        ["advise-title", "advise-exact"]
    };
    let title = title(words, table, key, &report, advice.paths.len());
    let signs = heading(table);
    let heading = if for_bonus { format!("{signs}   {signs}") } else { signs };
    let lines = advice.paths.iter().map(|valued| {
        let eggs = expected_told(words, advice.scale, &valued.expected);
        let told = path_told(words, table, &report, &valued.path);
        let line = match &valued.bonus {
            Some(bonus) => format!("{}   {eggs}   {told}", expected_told(words, advice.scale, bonus)),
            None => format!("{eggs}   {told}"),
        };
        if why {
            let sentences = words.why(table, advice, valued);
            format!("{line}\n{UNDER}{}", sentences.join(&format!("\n{UNDER}")))
        } else {
            line
        }
    });
    let key = match (advice.exact, others_follow(table)) {
        (false, _) => "advise-limited",
        (true, true) => exact,
        (true, false) => "advise-exact-last",
    };
    let player = words.player(table, report.player);
    let closing = [legend(words, table), words.say_with(key, [("player", player.into())])];
    Ok(text([title, heading].into_iter().chain(lines).chain(closing)))
}

pub(super) fn odds(words: &Words, json: bool, file: &FilePath) -> Result<String, Trouble> {
    let game = play(words, file)?;
    let table = game.table();
    let odds = report::odds(table).map_err(|refusal| {
        Trouble::question(words, name(words, file), &refusal, |words| {
            words.say_with("cli-no-roll", [("now", words.now(table).into())])
        })
    })?;
    if json {
        return super::as_json(words, &odds);
    }
    let player = words.player(table, odds.player);
    let title = words.say_with("odds-title", [("player", player.as_str().into())]);
    let faces = odds.faces.iter().map(|face| {
        let hops = words.say_with("odds-hops", [("hops", i64::from(face.hops).into())]);
        format!("{}   {hops}", expected_told(words, face.scale, &face.expected))
    });
    let all = expected_told(words, odds.scale, &odds.expected);
    let all = format!("{all}   {}", words.say("odds-all"));
    let key = match (odds.exact, others_follow(table)) {
        (false, _) => "advise-limited",
        (true, true) => "odds-exact",
        (true, false) => "odds-exact-last",
    };
    let closing = [
        all,
        legend(words, table),
        words.say_with(key, [("player", player.into())]),
    ];
    Ok(text([title, heading(table)].into_iter().chain(faces).chain(closing)))
}

/// Whether anybody moves the bunny after the player who moves it now.
fn others_follow(table: &Table) -> bool {
    table.phase.as_ref().is_some_and(|phase| phase.to_move().len() > 1)
}

/// The players' signs, each over its column.
fn heading(table: &Table) -> String {
    player_signs(table).iter().map(|sign| format!("{sign:>6}")).collect()
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
        told.push(words.say(if others_follow(table) {
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

/// Whole numbers over the scale, each as a decimal with two places in its column.
fn expected_told(words: &Words, scale: i64, sums: &[i64]) -> String {
    let column = |sum: &i64| format!("{:>6}", words.decimal(*sum, scale));
    sums.iter().map(column).collect()
}

fn legend(words: &Words, table: &Table) -> String {
    let signs = player_signs(table);
    let each = table.player_ids().zip(signs);
    let told = each.map(|(player, sign)| format!("{sign} {}", words.player(table, player)));
    told.collect::<Vec<_>>().join(" · ")
}
