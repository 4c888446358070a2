//! The egg counter alone: how many eggs each player has, and the 10 and the 5 points with their reasons.

use crate::app::desk::{Desk, Go};
use crate::app::house::Question;
use crate::app::paint;
use crate::app::theme::{CONTROL, SPACE, colour, palette};
use crate::app::widget::{Button, Chip, Page, Row, Stepper, called, card, choice, cut, flat_card, quiet, say, wrapped};
use crate::picture::{Drawing, Icon, Rgba};
use crate::rules::bonus::{Award, Reason};
use crate::store::{Counted, Person};
use crate::table::{Edition, Name, PLAYERS};
use crate::words::{Awards, Word, Words};
use egui::{Align, Label, Layout, RichText, Sense, TextStyle, TextWrapMode, Ui, Vec2, WidgetText};

/// How many of those who are remembered are offered.
const OFFERED: usize = 12;
/// The height of the egg beside a name, in points, and its width.
const EGG: f32 = 22.0;
const EGG_WIDTH: f32 = EGG * 0.8;

/// The egg counter alone.
#[derive(Default)]
pub struct EggCounter {
    rules_open: bool,
}

impl EggCounter {
    /// Shows it.
    pub fn ui(&mut self, ui: &mut Ui, desk: &mut Desk) -> Option<Go> {
        let words = &desk.words;
        let remembered = desk.store.remembered();
        let before = &remembered.counted;
        let mut counted = before.clone();
        let title = words.say("command-count-eggs");
        let back = Page::new(&title, &words.say("back")).show(ui, |ui| {
            self.body(ui, words, &mut counted, &remembered.people);
        });
        if counted != *before {
            desk.store.remember(|remembered| remembered.counted = counted);
        }
        back.then_some(Go::Back)
    }

    fn body(&mut self, ui: &mut Ui, words: &Words, counted: &mut Counted, people: &[Person]) {
        let [_, near, ..] = SPACE;
        // Four players and the rules of their bonus are seen at once on a phone.
        ui.spacing_mut().item_spacing.y = near;
        seats(ui, words, counted);
        let settings = counted.settings();
        let awards = Awards::of(&settings, counted.eggs.iter().copied().map(Some).collect());
        let house = words.house_rules(&settings, counted.edition);
        let reasons = awards.reasons(words);
        for (place, (points, reason)) in awards.points().iter().zip(reasons).enumerate() {
            let known = counted.names.get(place).and_then(Option::as_ref);
            let name = known.map_or_else(
                || words.say_with("eggs-player", [("place", Word::from(place + 1))]),
                |known| known.as_str().to_owned(),
            );
            if let Some(eggs) = counted.eggs.get_mut(place) {
                player(ui, words, &name, eggs, *points, &reason);
            }
        }
        who(ui, words, &mut counted.names, people);
        self.rules(ui, words, counted);
        // Below what is tapped: it has now one line and now two.
        let by = [
            ("edition", Word::from(words.edition(counted.edition))),
            ("count", Word::from(house.len())),
        ];
        let mut by = vec![words.say_with("eggs-by", by)];
        by.extend(words.settings(&awards.depended_on()));
        quiet(ui, &by.join(" · "));
        if ui
            .add(Button::bare(&words.say("eggs-afresh")).icon(Icon::Undo))
            .clicked()
        {
            counted.eggs.fill(0);
            counted.names.fill(None);
        }
    }

    fn rules(&mut self, ui: &mut Ui, words: &Words, counted: &mut Counted) {
        let (title, about) = (words.say("eggs-rules"), words.say("eggs-rules-about"));
        Row::new(Drawing::Icon(Icon::Rules), &title, &about).fold(ui, &mut self.rules_open);
        if self.rules_open {
            let named = |edition: Edition| words.say(&format!("new-edition-{}", edition.name()));
            let editions: Vec<_> = Edition::ALL.iter().map(|edition| (*edition, named(*edition))).collect();
            card(ui, |ui| {
                ui.label(words.say("new-edition"));
                choice(ui, &mut counted.edition, &editions);
            });
            for question in Question::BONUS {
                question.ask(ui, words, counted.edition, &mut counted.settings);
            }
        }
    }
}

/// A player's eggs, what they bring and why. A long name stands above them, where it has more room.
fn player(ui: &mut Ui, words: &Words, name: &str, eggs: &mut i64, points: i64, reason: &str) {
    let [_, near, ..] = SPACE;
    let held = [("eggs", Word::from(*eggs)), ("eaten", Word::from(0_i64))];
    let held = words.say_with("finish-eggs", held);
    let line = words.say_with("finish-line", [("eggs", held.into()), ("reason", Word::from(reason))]);
    let line = [("name", Word::from(name)), ("line", line.into())];
    say(ui.ctx(), &words.say_with("finish-said", line));
    flat_card(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let written = WidgetText::from(name).into_galley(ui, None, f32::INFINITY, TextStyle::Body);
        let needed = EGG_WIDTH + near + written.size().x + near + Stepper::WIDTH;
        let in_line = needed <= ui.available_width();
        let named = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.x = near;
            let (response, painter) = ui.allocate_painter(Vec2::new(EGG_WIDTH, EGG), Sense::hover());
            paint::drawing(&painter, Drawing::Egg, response.rect, Rgba::CLEAR);
            let shown = cut(ui, name, &TextStyle::Body, ui.available_width());
            called(&ui.label(shown), name);
        };
        if !in_line {
            ui.horizontal(named);
        }
        ui.horizontal(|ui| {
            ui.set_min_height(CONTROL);
            if in_line {
                named(ui);
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                Stepper::new(words, name, 0..=Counted::MOST).show(ui, eggs);
            });
        });
        // No control stands in this row, so it needs no finger's height; but what stands below must not move when the
        // reason becomes another one.
        let height = tallest_reason(ui, words);
        ui.spacing_mut().interact_size.y = height;
        ui.horizontal(|ui| {
            ui.set_min_height(height);
            if points > 0 {
                let accent = colour(palette(ui.visuals().dark_mode).accent);
                ui.label(RichText::new(eggs_points(words, points)).color(accent));
            }
            quiet(ui, reason);
        });
    });
}

/// The height of the reason that needs most room, beside its points, in points of the screen.
fn tallest_reason(ui: &Ui, words: &Words) -> f32 {
    let [_, near, ..] = SPACE;
    let room = ui.available_width();
    let points = eggs_points(words, 10);
    let points = WidgetText::from(points).into_galley(ui, None, f32::INFINITY, TextStyle::Body);
    let sharing = *PLAYERS.end();
    let reasons = [
        (10, Reason::Most { sharing }),
        (5, Reason::SecondMost { sharing }),
        (0, Reason::TooFewPlayers),
        (0, Reason::AfterSharedFirst),
    ];
    let height = |(paid, reason): (i64, Reason)| {
        let beside = if paid > 0 { points.size().x + near } else { 0.0 };
        let said = words.award(&Award {
            eggs: None,
            points: paid,
            reason,
        });
        let wrapped = WidgetText::from(said).into_galley(ui, Some(TextWrapMode::Wrap), room - beside, TextStyle::Small);
        wrapped.size().y
    };
    reasons.into_iter().map(height).fold(points.size().y, f32::max)
}

fn eggs_points(words: &Words, points: i64) -> String {
    words.say_with("eggs-points", [("points", Word::from(points))])
}

/// How many play. It stands in line with the eggs of each, and above them where large type leaves no room for that.
fn seats(ui: &mut Ui, words: &Words, counted: &mut Counted) {
    let [.., padding, _] = SPACE;
    let Counted { eggs, names, .. } = counted;
    let what = words.say("eggs-players");
    let said = WidgetText::from(what.as_str()).into_galley(ui, None, f32::INFINITY, TextStyle::Body);
    let needed = said.size().x + Stepper::WIDTH + ui.spacing().item_spacing.x + 2.0 * padding;
    let in_line = needed <= ui.available_width();
    let label = |ui: &mut Ui| ui.add(Label::new(&what).wrap());
    if !in_line {
        label(ui);
    }
    ui.horizontal(|ui| {
        ui.add_space(padding);
        if in_line {
            label(ui);
        }
        let mut count = eggs.len();
        let mut number = i64::try_from(count).unwrap_or(0);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.add_space(padding);
            let range = *PLAYERS.start() as i64..=*PLAYERS.end() as i64;
            Stepper::new(words, &what, range).show(ui, &mut number);
        });
        count = usize::try_from(number).unwrap_or(count);
        eggs.resize(count, 0);
        names.resize(count, None);
    });
}

/// Who they are, as far as they are remembered.
fn who(ui: &mut Ui, words: &Words, names: &mut [Option<Name>], people: &[Person]) {
    // Of somebody without a name his hints may be remembered.
    let known = people.iter().filter(|person| !words.is_unnamed(&person.name));
    let known: Vec<&Name> = known.map(|person| &person.name).take(OFFERED).collect();
    if !known.is_empty() {
        card(ui, |ui| {
            quiet(ui, &words.say("eggs-names"));
            wrapped(ui, |ui| chips(ui, names, &known));
        });
    }
}

/// Those who are remembered: whoever is tapped is the next player without a name, or no longer has one.
fn chips(ui: &mut Ui, names: &mut [Option<Name>], people: &[&Name]) {
    for name in people.iter().copied() {
        let place = names.iter().position(|known| known.as_ref() == Some(name));
        let free = names.iter().position(Option::is_none);
        let chip = Chip::new(name.as_str(), place.is_some());
        let tapped = ui.add_enabled(place.or(free).is_some(), chip).clicked();
        if let Some(known) = place.or(free).filter(|_| tapped).and_then(|place| names.get_mut(place)) {
            *known = place.is_none().then(|| name.clone());
        }
    }
}
