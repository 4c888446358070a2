//! What came of a game: the eggs with the 10 and the 5 points and their reasons, the ranking, and what comes then.

use super::item::{Item, signed};
use crate::app::at_hand;
use crate::app::paint;
use crate::app::theme::SPACE;
use crate::app::widget::{heading, quiet, say};
use crate::game::Game;
use crate::picture::{Drawing, Rgba};
use crate::rules::bonus::{Award, Reason, awards, depends_on, of_table, places, ranked_eggs, totals};
use crate::table::{PlayerId, Table};
use crate::words::{Topic, Word, Words};
use egui::{Label, Sense, Ui, Vec2};

/// The height of the egg beside what comes then, in points.
const EGG: f32 = 24.0;

/// Shows it; the ranking only where points are known.
pub(super) fn outcome(ui: &mut Ui, game: &Game, words: &Words, scored: bool) {
    let table = game.table();
    let eggs = ranked_eggs(table);
    let edition = words.edition(game.setup().edition);
    quiet(ui, &words.say_with("finish-by", [("edition", edition.into())]));
    for setting in words.settings(&depends_on(&table.settings, &eggs)) {
        quiet(ui, &setting);
    }
    counted(ui, table, words, &awards(&table.settings, &eggs));
    if scored {
        ranking(ui, table, words);
    }
    quiet(ui, &words.say("finish-eat-about"));
}

/// What came of it for a player, said aloud.
fn said(ui: &Ui, words: &Words, name: &str, line: &str) {
    let line = [("name", Word::from(name)), ("line", Word::from(line))];
    say(ui.ctx(), &words.say_with("finish-said", line));
}

/// Shows the eggs, most first, with what they bring and why.
fn counted(ui: &mut Ui, table: &Table, words: &Words, awarded: &[Award]) {
    let mut order: Vec<(PlayerId, &Award)> = table.player_ids().zip(awarded).collect();
    order.sort_by_key(|(_, award)| std::cmp::Reverse(award.eggs));
    for (id, award) in order {
        let Some(player) = table.player(id) else { continue };
        let ledger = table.ledger.eggs(id);
        let held = award.eggs.unwrap_or(ledger.left());
        // Before the finish: what is eaten after it is no part of the count.
        let eaten = ledger.collected + ledger.adjusted - held;
        let eggs = words.say_with(
            "finish-eggs",
            [("eggs", Word::from(held)), ("eaten", Word::from(eaten))],
        );
        let reason = words.award(award);
        let about = words.say_with(
            "finish-line",
            [("eggs", eggs.into()), ("reason", Word::from(reason.as_str()))],
        );
        let amount = if award.points > 0 {
            signed(award.points)
        } else {
            String::new()
        };
        let name = player.name.as_str();
        let item = |width| Item {
            player: Some(player.colour),
            about: &about,
            amount: &amount,
            award: true,
            lit: matches!(award.reason, Reason::Most { .. }),
            width,
            ..Item::new(name)
        };
        said(ui, words, name, &about);
        match Topic::of_reason(award.reason) {
            Some(topic) => at_hand::beside_row(ui, words, topic, &reason, |ui, width| item(Some(width)).show(ui)),
            None => item(None).show(ui),
        };
    }
}

/// Shows the final ranking: points with the bonus, who ties sharing a place.
fn ranking(ui: &mut Ui, table: &Table, words: &Words) {
    heading(ui, &words.say("finish-ranking"));
    let totals = totals(table);
    let ranked = table
        .player_ids()
        .zip(of_table(table))
        .zip(&totals)
        .zip(places(&totals));
    let mut order: Vec<_> = ranked
        .filter_map(|(((player, bonus), total), place)| Some((place?, player, bonus, (*total)?)))
        .collect();
    order.sort_by_key(|(place, ..)| *place);
    for (place, id, bonus, total) in order {
        let Some(player) = table.player(id) else { continue };
        let name = player.name.as_str();
        let text = words.say_with("finish-place", [("place", place.into()), ("name", name.into())]);
        let made = [("track", Word::from(total - bonus)), ("bonus", Word::from(bonus))];
        let total = total.to_string();
        said(ui, words, &text, &total);
        Item {
            player: Some(player.colour),
            about: &words.say_with("finish-made-of", made),
            amount: &total,
            lit: place == 1,
            ..Item::new(&text)
        }
        .show(ui);
    }
}

/// What comes after the count.
pub(super) fn eat(ui: &mut Ui, words: &Words) {
    let [_, near, ..] = SPACE;
    ui.spacing_mut().item_spacing.x = near;
    // Nothing in it is to be tapped.
    ui.spacing_mut().interact_size.y = EGG;
    ui.horizontal(|ui| {
        let (response, painter) = ui.allocate_painter(Vec2::new(EGG * 0.8, EGG), Sense::hover());
        paint::drawing(&painter, Drawing::Egg, response.rect, Rgba::CLEAR);
        ui.add(Label::new(words.say("finish-eat")).wrap());
    });
}
