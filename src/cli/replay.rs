//! `hoppel replay` and `hoppel check`: a file is played, and the table it ends in is shown.

use super::board::{draw, player_signs, player_style};
use super::game::play;
use super::paint::{Paint, Style};
use super::trouble::Trouble;
use crate::game::{Game, Report};
use crate::rules::bonus::ranked_eggs;
use crate::rules::nests;
use crate::table::{PlayerId, Step, Table};
use crate::words::{Awards, Words, with_minus};
use serde::Serialize;
use std::path::Path;

pub(super) fn answer(words: &Words, json: bool, paint: Paint, path: &Path) -> Result<String, Trouble> {
    let game = play(words, path)?;
    if json {
        super::as_json(words, &Report::of(&game))
    } else {
        Ok(shown(words, paint, &game))
    }
}

pub(super) fn check(words: &Words, json: bool, path: &Path) -> Result<String, Trouble> {
    #[derive(Serialize)]
    struct Checked {
        sound: bool,
    }
    let game = play(words, path)?;
    if json {
        return super::as_json(words, &Checked { sound: true });
    }
    let table = game.table();
    let variables = [
        ("players", table.players.len().into()),
        ("tiles", table.tiles.len().into()),
        ("actions", game.actions().len().into()),
    ];
    Ok(words.say_with("cli-sound", variables) + "\n")
}

/// Everything there is to see, the longest first: what one looks for stands last, above the prompt.
fn shown(words: &Words, paint: Paint, game: &Game) -> String {
    let table = game.table();
    // A heading with nothing below it has nothing to say.
    let headed = |key: &str, lines: Vec<String>| {
        if lines.is_empty() {
            return lines;
        }
        let heading = paint.paint(Style::Heading, &words.say(key));
        let indented = lines.into_iter().map(|line| format!("  {line}"));
        std::iter::once(heading).chain(indented).collect::<Vec<_>>()
    };
    let paragraphs = [
        headed("replay-ledger", ledger(words, table)),
        title(words, paint, game),
        draw(words, paint, table),
        headed("replay-nests", nests_told(words, table)),
        headed("replay-figures", figures(words, paint, table)),
        totals(words, paint, table),
        bonus(words, paint, game),
    ];
    let told = paragraphs.into_iter().filter(|lines| !lines.is_empty());
    let told: Vec<String> = told.map(|lines| lines.join("\n") + "\n").collect();
    told.join("\n")
}

fn title(words: &Words, paint: Paint, game: &Game) -> Vec<String> {
    let (setup, table) = (game.setup(), game.table());
    let edition = words.edition(setup.edition);
    let title = if setup.title.is_empty() {
        edition
    } else {
        let variables = [("title", setup.title.as_str().into()), ("edition", edition.into())];
        words.say_with("replay-title", variables)
    };
    let mut lines = vec![paint.paint(Style::Heading, &title)];
    let rules = words.list(words.house_rules(&table.settings, setup.edition));
    if !rules.is_empty() {
        lines.push(words.say_with("replay-house-rules", [("rules", rules.into())]));
    }
    let expansions = words.list(
        table
            .expansions
            .iter()
            .map(|expansion| words.expansion(*expansion))
            .collect(),
    );
    if !expansions.is_empty() {
        lines.push(words.say_with("replay-expansions", [("expansions", expansions.into())]));
    }
    lines.push(now(words, table));
    lines
}

fn now(words: &Words, table: &Table) -> String {
    words.say_with("replay-now", [("now", words.now(table).into())])
}

/// Every line with the number of its action, as the file counts them.
fn ledger(words: &Words, table: &Table) -> Vec<String> {
    let began = table.player_ids().filter_map(|player| {
        let (eggs, points) = (table.ledger.start_eggs(player), table.ledger.start_points(player));
        let eaten = table.ledger.start_eaten(player);
        let variables = [
            ("player", words.player(table, player).into()),
            ("eggs", eggs.into()),
            ("eaten", eaten.into()),
            ("points", points.into()),
        ];
        let key = if eaten == 0 {
            "replay-started"
        } else {
            "replay-started-eaten"
        };
        (eggs != 0 || points != 0).then(|| words.say_with(key, variables))
    });
    let lines = table.ledger.lines();
    let width = lines.last().map_or(0, |line| line.action.to_string().len());
    let told = lines
        .iter()
        .map(|line| format!("{:>width$}  {}", line.action, words.entry(table, &line.entry)));
    began.chain(told).collect()
}

fn nests_told(words: &Words, table: &Table) -> Vec<String> {
    let told = |nest| {
        let paid = table.tiles.get(&nest).is_some_and(|tile| tile.nest_paid);
        let key = match nests::around(table, nest) {
            _ if paid => "replay-nest-paid",
            8 => "replay-nest-complete",
            _ => "replay-nest-open",
        };
        let around = nests::around(table, nest).into();
        words.say_with(key, [("cell", words.cell(nest).into()), ("around", around)])
    };
    nests::all(table).map(told).collect()
}

/// A line a player: his figures that are out, by number, kind and place.
fn figures(words: &Words, paint: Paint, table: &Table) -> Vec<String> {
    let signs = player_signs(table);
    let of = |player: PlayerId| {
        let own = table.figures.iter().filter(move |(_, figure)| figure.player == player);
        let told = own.map(|(id, figure)| {
            let key = if figure.spot.is_empty() {
                "replay-figure"
            } else {
                "replay-figure-spot"
            };
            let variables = [
                ("figure", id.0.into()),
                ("kind", words.kind(figure.kind).into()),
                ("place", words.place(figure.place).into()),
                ("spot", words.spot(&figure.spot).into()),
            ];
            words.say_with(key, variables)
        });
        told.collect::<Vec<_>>().join(" · ")
    };
    let line = |(player, sign): (PlayerId, &String)| {
        let told = of(player);
        (!told.is_empty()).then(|| format!("{} {told}", paint.paint(player_style(table, player), sign)))
    };
    table.player_ids().zip(&signs).filter_map(line).collect()
}

/// Eggs and points, a row a player. The name stands last, so that no name can push the numbers out of line.
fn totals(words: &Words, paint: Paint, table: &Table) -> Vec<String> {
    let columns = [
        "column-eggs",
        "column-collected",
        "column-adjusted",
        "column-eaten",
        "column-points",
        "column-bonus",
    ];
    let headings = columns.map(|key| words.say(key));
    let widths = headings.each_ref().map(|heading| heading.chars().count().max(6));
    let aligned = |fields: &[String; 6]| {
        let each = fields.iter().zip(widths);
        each.map(|(field, width)| format!("{field:>width$}  "))
            .collect::<String>()
    };
    let bonus = crate::rules::bonus::of_table(table);
    let signs = player_signs(table);
    let row = |((player, bonus), sign): ((PlayerId, i64), &String)| {
        let eggs = table.ledger.eggs(player);
        let points = table.ledger.points(player);
        let numbers = [eggs.left(), eggs.collected, eggs.adjusted, eggs.eaten, points, bonus];
        let sign = paint.paint(player_style(table, player), sign);
        format!(
            "{}{sign} {}",
            aligned(&numbers.map(with_minus)),
            name(words, table, player)
        )
    };
    let rows = table.player_ids().zip(bonus).zip(&signs).map(row);
    let heading = paint.paint(Style::Quiet, aligned(&headings).trim_end());
    std::iter::once(heading)
        .chain(rows)
        .chain([supply(words, table)])
        .collect()
}

fn name(words: &Words, table: &Table, player: PlayerId) -> String {
    let Some(known) = table.player(player) else {
        return words.player(table, player);
    };
    let key = if known.left {
        "replay-player-left"
    } else {
        "replay-player"
    };
    let variables = [
        ("player", known.name.as_str().into()),
        ("colour", words.colour(known.colour).into()),
    ];
    words.say_with(key, variables)
}

fn supply(words: &Words, table: &Table) -> String {
    match table.egg_supply() {
        None => words.say("replay-supply-unlimited"),
        Some(eggs) => {
            let key = if eggs < 0 {
                "replay-supply-short"
            } else {
                "replay-supply"
            };
            words.say_with(key, [("eggs", eggs.abs().into())])
        }
    }
}

/// How the bonus comes about, and which house rules it depends on.
fn bonus(words: &Words, paint: Paint, game: &Game) -> Vec<String> {
    let table = game.table();
    let key = if table.turn.step == Step::Finished {
        "replay-bonus-final"
    } else {
        "replay-bonus-now"
    };
    let awards = Awards::of(&table.settings, ranked_eggs(table));
    let row = |(player, reason): (PlayerId, String)| {
        let variables = [
            ("player", words.player(table, player).into()),
            ("reason", reason.into()),
        ];
        format!("  {}", words.say_with("bonus-row", variables))
    };
    let mut lines = vec![paint.paint(Style::Heading, &words.say(key))];
    lines.extend(table.player_ids().zip(awards.reasons(words)).map(row));
    lines.extend(super::bonus::depended_on(words, &awards, game.setup().edition));
    lines
}
