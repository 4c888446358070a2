//! Eggs and points as the players have them, and whose turn it is.

use super::{Painting, Then};
use crate::app::theme::SPACE;
use crate::app::widget::{Button, Chip, Page, Stepper, card, quiet, token, wrapped};
use crate::game::NewPlayer;
use crate::table::PlayerId;
use crate::words::{Word, Words};
use egui::{Label, Ui, Vec2};

/// The diameter of a player's token, in points.
const TOKEN: f32 = 28.0;
/// Both are also stepped by that many.
const LEAP: i64 = 10;
/// Eggs a player can have when recording begins.
const EGGS: i64 = 1000;
/// Points a player can have when recording begins, and as many below nothing.
const POINTS: i64 = 10_000;

impl Painting {
    /// Shows them.
    pub fn sums(&mut self, ui: &mut Ui, words: &Words) -> Option<Then> {
        let mut start = self.game.setup().start.clone();
        let players = self.game.setup().players.clone();
        let mut eggs = start.eggs.take().unwrap_or_else(|| vec![0; players.len()]);
        let mut points = start.points.take().unwrap_or_else(|| vec![0; players.len()]);
        let mut turn = start.turn.unwrap_or_default();
        let fault = self.fault.as_ref().map(|fault| words.field_error(fault));
        let mut on = false;
        let foot = |ui: &mut Ui| {
            if let Some(fault) = &fault {
                quiet(ui, fault);
            }
            on = ui.add(Button::main(&words.say("paint-start"))).clicked();
        };
        let back = Page::new(&words.say("paint-sums"), &words.say("back")).show_with_foot(ui, foot, |ui| {
            whose_turn(ui, words, &players, &mut turn);
            for (player, (eggs, points)) in players.iter().zip(eggs.iter_mut().zip(points.iter_mut())) {
                sums_of(ui, words, player, eggs, points);
            }
        });
        start.eggs = eggs.iter().any(|eggs| *eggs != 0).then_some(eggs);
        start.points = points.iter().any(|points| *points != 0).then_some(points);
        start.turn = (turn != PlayerId::default()).then_some(turn);
        if start != self.game.setup().start {
            self.set(start);
        }
        match (back, on) {
            (true, _) => Some(Then::Back),
            (false, true) => Some(Then::On),
            (false, false) => None,
        }
    }
}

fn whose_turn(ui: &mut Ui, words: &Words, players: &[NewPlayer], turn: &mut PlayerId) {
    let [_, near, ..] = SPACE;
    card(ui, |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(near);
        ui.add(Label::new(words.say("paint-turn")).wrap());
        wrapped(ui, |ui| {
            for (player, known) in (0..).map(PlayerId).zip(players) {
                let name = known.name.as_str();
                let on = words.say_with("paint-turn-of", [("name", Word::from(name))]);
                if ui.add(Chip::one_of(name, player == *turn).named(&on)).clicked() {
                    *turn = player;
                }
            }
        });
    });
}

/// A player's eggs and points.
fn sums_of(ui: &mut Ui, words: &Words, player: &NewPlayer, eggs: &mut i64, points: &mut i64) {
    let [tight, near, ..] = SPACE;
    let name = player.name.as_str();
    let of = |key: &str| words.say_with(key, [("name", Word::from(name))]);
    card(ui, |ui| {
        ui.spacing_mut().item_spacing = Vec2::new(near, tight);
        ui.horizontal(|ui| {
            token(ui, player.colour, TOKEN);
            ui.add(Label::new(name).truncate());
        });
        for (key, what, number, range) in [
            ("paint-eggs", of("paint-eggs-of"), eggs, 0..=EGGS),
            ("paint-points", of("paint-points-of"), points, -POINTS..=POINTS),
        ] {
            quiet(ui, &words.say(key));
            Stepper::new(words, &what, range).show_with_leaps(ui, LEAP, number);
        }
    });
}
