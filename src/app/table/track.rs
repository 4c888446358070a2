//! A player's number on the real score track.

use super::item::{beside, signed};
use crate::app::theme::{CONTROL, SPACE, colour, palette};
use crate::app::widget::{card, token};
use crate::game::{Action, limits};
use crate::table::{PlayerId, Table};
use crate::words::{Word, Words};
use egui::text::{CCursor, CCursorRange};
use egui::{Align, Align2, Label, Layout, TextEdit, TextStyle, TextWrapMode, Ui, Vec2, WidgetText};

/// The diameter of a player's token, in points.
const TOKEN: f32 = 28.0;
/// The width of the field for the number, in points.
const FIELD: f32 = 96.0;

/// What can be said of the number: as it is known, more, fewer, none at all.
const SAID: [&str; 4] = [
    "finish-track-as-known",
    "finish-track-known",
    "finish-track-fewer",
    "finish-track-no-number",
];

/// The number a player has on the track.
#[derive(Clone, Debug)]
pub(super) struct Track {
    pub player: PlayerId,
    /// The points that are known.
    known: i64,
    /// What was entered.
    pub text: String,
}

impl Track {
    /// The track, showing what is known.
    pub fn new(player: PlayerId, known: i64) -> Self {
        Self {
            player,
            known,
            text: known.to_string(),
        }
    }

    /// The number that was entered, if it is one that can be written down.
    fn entered(&self) -> Option<i64> {
        let number: i64 = self.text.trim().replace('−', "-").parse().ok()?;
        let apart = number.checked_sub(self.known)?;
        (-limits::ENTRY..=limits::ENTRY).contains(&apart).then_some(number)
    }

    /// What is yet to be written down, so that nothing counts twice; nothing where the track is as known. `None` if
    /// the number makes no sense.
    pub fn difference(&self, why: &str) -> Option<Option<Action>> {
        let points = self.entered()? - self.known;
        Some((points != 0).then(|| Action::Points {
            player: self.player,
            points,
            why: why.to_owned(),
        }))
    }

    /// Whose it is, and how many points are known, where fewer were entered.
    pub fn fewer(&self) -> Option<(PlayerId, i64)> {
        self.entered()
            .filter(|number| *number < self.known)
            .map(|_| (self.player, self.known))
    }

    /// Asks for it.
    pub fn ui(&mut self, ui: &mut Ui, table: &Table, words: &Words) {
        let [_, near, ..] = SPACE;
        let Some(player) = table.player(self.player) else {
            return;
        };
        card(ui, |ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = near;
                token(ui, player.colour, TOKEN);
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let field = TextEdit::singleline(&mut self.text)
                        .min_size(Vec2::new(FIELD, CONTROL))
                        .desired_width(FIELD)
                        .align(Align2::RIGHT_CENTER);
                    let field = ui.add(field);
                    if field.gained_focus() {
                        select_all(ui, field.id, self.text.chars().count());
                    }
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        let name = beside(ui, player.name.as_str());
                        field.labelled_by(name.id);
                    });
                });
            });
            let palette = palette(ui.visuals().dark_mode);
            let (said, ink) = self.said(words);
            let ink = if ink { palette.accent } else { palette.quiet_ink };
            // The row stays as high as it is, whatever is typed.
            let room = ui.available_width();
            let written =
                |text: String| WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Wrap), room, TextStyle::Small);
            let tallest = SAID.map(|key| written(words.say_with(key, self.numbers(10_000))).size().y);
            let height = tallest.into_iter().fold(0.0, f32::max);
            let said = written(said);
            ui.allocate_ui(Vec2::new(room, height), |ui| {
                ui.set_min_height(height);
                ui.spacing_mut().interact_size.y = 0.0;
                ui.visuals_mut().override_text_color = Some(colour(ink));
                ui.add(Label::new(said));
            });
        });
    }

    /// What is to be said of the number that was entered, and whether it should be looked at again.
    fn said(&self, words: &Words) -> (String, bool) {
        let [as_known, more, fewer, no_number] = SAID;
        let (key, number) = match self.entered() {
            None => (no_number, self.known),
            Some(number) if number < self.known => (fewer, number),
            Some(number) if number > self.known => (more, number),
            Some(number) => (as_known, number),
        };
        let again = key == fewer || key == no_number;
        (words.say_with(key, self.numbers(number)), again)
    }

    fn numbers(&self, number: i64) -> [(&'static str, Word<'static>); 2] {
        let apart = signed(number.saturating_sub(self.known));
        [("known", Word::from(self.known)), ("added", Word::from(apart))]
    }
}

/// Selects the whole field, so that what is typed takes the place of the number that stood there.
fn select_all(ui: &Ui, field: egui::Id, characters: usize) {
    if let Some(mut state) = TextEdit::load_state(ui.ctx(), field) {
        let range = CCursorRange::two(CCursor::new(0), CCursor::new(characters));
        state.cursor.set_char_range(Some(range));
        state.store(ui.ctx(), field);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_difference_to_what_is_known_is_written_down() {
        let track = |text: &str| Track {
            player: PlayerId(1),
            known: 12,
            text: text.to_owned(),
        };
        let points = |points| {
            Some(Some(Action::Points {
                player: PlayerId(1),
                points,
                why: "track".to_owned(),
            }))
        };
        assert_eq!(track("12").difference("track"), Some(None));
        assert_eq!(track(" 57 ").difference("track"), points(45));
        assert_eq!(track("−3").difference("track"), points(-15));
        let fewer = |text| track(text).fewer();
        assert_eq!(fewer("0"), Some((PlayerId(1), 12)));
        assert_eq!([fewer("12"), fewer("57"), fewer("")], [None; 3]);
        for nonsense in ["", "many", "1.5", "2000", "9223372036854775807"] {
            assert_eq!(track(nonsense).difference("track"), None, "{nonsense}");
        }
    }
}
