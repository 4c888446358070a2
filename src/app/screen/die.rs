//! The die alone: one that can be read across the table, with what it has shown so far.

use crate::app::desk::{Desk, Go};
use crate::app::theme::{ROW_CORNER, SPACE, colour, palette};
use crate::app::widget::{Button, Page, TUMBLE, card, choice, confirm, die, heading, pips, quiet, say};
use crate::game::Throw;
use crate::picture::Icon;
use crate::rules::phase::hops_of_face;
use crate::table::Die;
use crate::words::{Word, Words};
use egui::{Align2, Key, Modifiers, Rect, Role, Sense, TextStyle, Ui, Vec2, WidgetInfo};

/// The largest side of the die, in points.
const LARGEST: f32 = 240.0;
/// The side of a die in the list, in points.
const LISTED: f32 = 34.0;
/// How many rolls are listed.
const LIST: usize = 40;

/// The die alone.
#[derive(Default)]
pub struct DieAlone {
    /// When it was thrown, in the window's seconds; none once it could be thrown anew.
    thrown: Option<f64>,
    /// Whether it lies still all the same: somebody did not want to wait, or nothing is to move.
    lies: bool,
    forgetting: bool,
}

impl DieAlone {
    /// Shows it.
    pub fn ui(&mut self, ui: &mut Ui, desk: &mut Desk) -> Option<Go> {
        let words = &desk.words;
        let rolls = desk.store.remembered();
        let kind = rolls.rolls.die;
        let faces = rolls.faces().to_vec();
        let tumbled = self.tumbled(ui);
        // What it will show is told when it has come to rest.
        let told = if tumbled < 1.0 {
            faces.split_last().map_or(&[][..], |(_, before)| before)
        } else {
            &faces
        };
        let said = if tumbled < 1.0 {
            words.say("die-rolling")
        } else {
            faces
                .last()
                .map_or_else(|| words.say("die-not-yet"), |face| result(words, kind, *face))
        };
        say(ui.ctx(), &said);
        let mut wanted = kind;
        let (mut roll, mut forget) = (false, false);
        let title = words.say("command-roll-die");
        let foot = |ui: &mut Ui| roll = ui.add(Button::main(&words.say("die-roll"))).clicked();
        let mut tapped = false;
        let back = Page::new(&title, &words.say("back")).show_with_foot(ui, foot, |ui| {
            let options = [(Die::Special, words.say("die-special")), (Die::D6, words.say("die-d6"))];
            choice(ui, &mut wanted, &options);
            ui.vertical_centered(|ui| {
                let side = ui.available_width().min(LARGEST);
                tapped = die(ui, &words.say("die-roll-this"), faces.last().copied(), side, tumbled).clicked();
                heading(ui, &said);
            });
            if !told.is_empty() {
                counts(ui, words, kind, told);
                latest(ui, words, told);
                forget = ui
                    .add(Button::bare(&words.say("die-forget")).icon(Icon::Delete))
                    .clicked();
            }
        });
        self.forgetting |= forget;
        if wanted != kind {
            self.thrown = None;
            desk.store.remember(|remembered| remembered.rolls.die = wanted);
        } else if roll || tapped || struck(ui) {
            if self.thrown.is_some() {
                self.lies = true;
                ui.ctx().request_repaint();
            } else {
                self.roll(ui, desk, kind);
            }
        }
        self.ask_to_forget(ui, desk);
        back.then_some(Go::Back)
    }

    fn roll(&mut self, ui: &Ui, desk: &mut Desk, kind: Die) {
        if let Some(Throw { face, .. }) = desk.dice.roll(kind) {
            self.thrown = Some(ui.input(|input| input.time));
            self.lies = desk.preferences().reduce_motion;
            let face = u8::try_from(face).unwrap_or_default();
            desk.store.remember(|remembered| remembered.rolled(face));
            ui.ctx().request_repaint();
        }
    }

    /// How far the die has tumbled, 0 to 1; asks for the frames it needs.
    fn tumbled(&mut self, ui: &Ui) -> f32 {
        let Some(thrown) = self.thrown else {
            return 1.0;
        };
        let since = (ui.input(|input| input.time) - thrown) as f32 / TUMBLE;
        if since >= 1.0 {
            self.thrown = None;
        } else if !self.lies {
            ui.ctx().request_repaint();
            return since;
        }
        1.0
    }

    fn ask_to_forget(&mut self, ui: &Ui, desk: &mut Desk) {
        if !self.forgetting {
            return;
        }
        let say = |key: &str| desk.words.say(key);
        let (title, about) = (say("die-forget-sure"), say("die-forget-about"));
        if let Some(meant) = confirm(ui.ctx(), &title, &about, &say("die-forget-yes"), &say("die-forget-no")) {
            self.forgetting = false;
            if meant {
                desk.store.remember(|remembered| remembered.faces_mut().clear());
            }
        }
    }
}

/// Whether the die was struck by key, with the keyboard on nothing else and no sheet over it.
fn struck(ui: &Ui) -> bool {
    let free = ui.memory(|memory| memory.focused().is_none() && memory.top_modal_layer().is_none());
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    free && (pressed(Key::Space) || pressed(Key::Enter))
}

/// What a face means: hops, and on an ordinary die the face as it was rolled.
fn result(words: &Words, die: Die, face: u8) -> String {
    let hops = hops_of_face(die, face.into()).map_or(0, i64::from);
    let key = match die {
        Die::D6 => "die-face-hops",
        Die::Special | Die::None => "die-hops",
    };
    words.say_with(key, [("face", Word::from(i64::from(face))), ("hops", Word::from(hops))])
}

/// How often each face came, as bars.
fn counts(ui: &mut Ui, words: &Words, die: Die, faces: &[u8]) {
    let [_, near, ..] = SPACE;
    let sides = match die {
        Die::D6 => 6,
        Die::Special | Die::None => 3,
    };
    let count = |face: u8| faces.iter().filter(|known| **known == face).count();
    let most = (1..=sides).map(count).max().unwrap_or(0).max(1);
    card(ui, |ui| {
        ui.spacing_mut().item_spacing.y = near;
        quiet(ui, &words.say("die-counts"));
        for face in 1..=sides {
            let times = count(face);
            let name = words.say_with(
                "die-count",
                [("face", Word::from(i64::from(face))), ("count", Word::from(times))],
            );
            bar(ui, &name, face, times, times as f32 / most as f32);
        }
    });
}

fn bar(ui: &mut Ui, name: &str, face: u8, times: usize, part: f32) {
    const NUMBER: f32 = 48.0;
    let [_, near, ..] = SPACE;
    let width = ui.available_width();
    let response = ui.allocate_response(Vec2::new(width, LISTED), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
    let rect = response.rect;
    let (die, rest) = rect.split_left_right_at_x(rect.left() + LISTED);
    pips(ui, die.shrink(2.0), Some(face), 0.0);
    let palette = palette(ui.visuals().dark_mode);
    let room = rest.with_min_x(rest.left() + near).with_max_x(rest.right() - NUMBER);
    let bar = Rect::from_min_size(room.min, Vec2::new(room.width() * part, room.height())).shrink2(Vec2::new(0.0, 8.0));
    ui.painter().rect_filled(bar, ROW_CORNER, colour(palette.meadow_edge));
    let font = TextStyle::Body.resolve(ui.style());
    ui.painter().text(
        rect.right_center(),
        Align2::RIGHT_CENTER,
        times,
        font,
        colour(palette.ink),
    );
}

/// The latest rolls, the latest first.
fn latest(ui: &mut Ui, words: &Words, faces: &[u8]) {
    let [tight, near, ..] = SPACE;
    let latest: Vec<String> = faces.iter().rev().take(LIST).map(u8::to_string).collect();
    card(ui, |ui| {
        ui.spacing_mut().item_spacing.y = near;
        quiet(ui, &words.say("die-latest"));
        let each = LISTED + tight;
        let columns = (ui.available_width() / each).floor().max(1.0);
        let rows = (latest.len() as f32 / columns).ceil();
        let response = ui.allocate_response(Vec2::new(ui.available_width(), rows * each), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, latest.join(", ")));
        for (index, face) in faces.iter().rev().take(LIST).enumerate() {
            let index = index as f32;
            let place = Vec2::new(index % columns, (index / columns).floor()) * each;
            let rect = Rect::from_min_size(response.rect.min + place, Vec2::splat(LISTED));
            pips(ui, rect, Some(*face), 0.0);
        }
    });
}
