//! A player's number on the real score track.

use super::item::{beside, signed};
use crate::app::theme::{CONTROL, SPACE, colour, palette};
use crate::app::widget::{card, quiet, token};
use crate::game::{Action, limits};
use crate::table::{PlayerId, Table};
use crate::words::{Word, Words};
use egui::text::{CCursor, CCursorRange};
use egui::{Align, Align2, Label, Layout, RichText, TextEdit, Ui, Vec2};

/// The diameter of a player's token, in points.
const TOKEN: f32 = 28.0;
/// The width of the field for the number, in points.
const FIELD: f32 = 96.0;

/// The number a player has on the track.
#[derive(Clone, Debug)]
pub(super) struct Track {
    player: PlayerId,
    /// The points that are known.
    known: i64,
    /// What was entered.
    text: String,
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
            match self.entered() {
                None => {
                    let accent = colour(palette(ui.visuals().dark_mode).accent);
                    ui.add(Label::new(RichText::new(words.say("finish-track-no-number")).color(accent)).wrap());
                }
                Some(number) if number != self.known => {
                    let known = [
                        ("known", Word::from(self.known)),
                        ("added", Word::from(signed(number - self.known))),
                    ];
                    quiet(ui, &words.say_with("finish-track-known", known));
                }
                Some(_) => {}
            }
        });
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
        for nonsense in ["", "many", "1.5", "2000", "9223372036854775807"] {
            assert_eq!(track(nonsense).difference("track"), None, "{nonsense}");
        }
    }
}
