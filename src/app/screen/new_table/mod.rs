//! A table to be set up: who plays, who begins, and by which rules.

mod row;
mod seats;

use crate::app::desk::{Desk, Go};
use crate::app::house::Question;
use crate::app::theme::SPACE;
use crate::app::widget::{Button, Chip, Page, Row, card, choice, quiet};
use crate::game::{Dice, NewPlayer, Setup};
use crate::picture::{Drawing, Icon};
use crate::store::Person;
use crate::table::{Die, Edition, Expansion, NameFault, PlayerId, SettingsChange};
use crate::words::Words;
use egui::{Label, Ui};
use seats::{Lack, Seats};
use std::collections::BTreeSet;

/// A table to be set up.
pub struct NewTable {
    seats: Seats,
    /// The seat of whoever begins, by its key.
    begins: u32,
    edition: Edition,
    /// What differs from the edition.
    change: SettingsChange,
    expansions: BTreeSet<Expansion>,
    house_rules_open: bool,
}

impl Default for NewTable {
    fn default() -> Self {
        Self {
            seats: Seats::new(),
            begins: 0,
            edition: Edition::Hig,
            change: SettingsChange::default(),
            expansions: BTreeSet::from([Expansion::Easter]),
            house_rules_open: false,
        }
    }
}

impl NewTable {
    /// Shows it.
    pub fn ui(&mut self, ui: &mut Ui, desk: &mut Desk) -> Option<Go> {
        let words = &desk.words;
        let mut go = None;
        let players = self.seats.players(words);
        let lack = players.as_ref().err().copied();
        let mut start = false;
        let foot = |ui: &mut Ui| {
            if let Some(lack) = lack {
                quiet(ui, &words.say(lack_key(lack)));
            }
            start = ui
                .add_enabled(lack.is_none(), Button::main(&words.say("new-start")))
                .clicked();
        };
        let title = words.say("command-new-table");
        let back = Page::new(&title, &words.say("back")).show_with_foot(ui, foot, |ui| {
            self.body(ui, words, &desk.store.remembered().people, &mut desk.dice);
        });
        if back {
            go = Some(Go::Home);
        }
        if let (true, Ok(players)) = (start, players) {
            go = Some(Go::Play(Box::new(self.setup(players))));
        }
        go
    }

    fn setup(&self, players: Vec<NewPlayer>) -> Setup {
        let mut setup = Setup::new(players, self.edition);
        setup.settings = self.change.clone();
        setup.expansions = self.expansions.clone();
        let first = u8::try_from(self.seats.place(self.begins)).unwrap_or_default();
        setup.start.turn = (first > 0).then_some(PlayerId(first));
        setup
    }

    fn body(&mut self, ui: &mut Ui, words: &Words, people: &[Person], dice: &mut Dice) {
        titled(ui, &words.say("new-players"), |ui| {
            self.seats.ui(ui, words, people);
        });
        titled(ui, &words.say("new-first"), |ui| self.first(ui, words, dice));
        titled(ui, &words.say("new-edition"), |ui| {
            let named = |edition: Edition| words.say(&format!("new-edition-{}", edition.name()));
            let options: Vec<_> = Edition::ALL.iter().map(|edition| (*edition, named(*edition))).collect();
            choice(ui, &mut self.edition, &options);
            quiet(ui, &words.say(&format!("new-edition-{}-about", self.edition.name())));
        });
        Question::Die.ask(ui, words, self.edition, &mut self.change);
        titled(ui, &words.say("new-expansions"), |ui| {
            quiet(ui, &words.say("new-expansions-about"));
            self.expansions(ui, words);
        });
        self.house_rules(ui, words);
    }

    fn first(&mut self, ui: &mut Ui, words: &Words, dice: &mut Dice) {
        let [_, near, ..] = SPACE;
        let begins = self.seats.key(self.seats.place(self.begins));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.y = near;
            for (key, name) in self.seats.names(words) {
                if ui.add(Chip::one_of(&name, begins == Some(key))).clicked() {
                    self.begins = key;
                }
            }
            let lot = words.say("new-lot");
            if ui.add(Button::plain(&lot).icon(Icon::Die)).clicked() {
                self.begins = self.lot(dice);
            }
        });
    }

    /// Any seat, each equally likely.
    fn lot(&self, dice: &mut Dice) -> u32 {
        // A face without a seat is rolled again.
        let faces = std::iter::repeat_with(|| dice.roll(Die::D6)).flatten();
        let mut places = faces.filter_map(|throw| usize::try_from(throw.face - 1).ok());
        places.find_map(|place| self.seats.key(place)).unwrap_or_default()
    }

    fn expansions(&mut self, ui: &mut Ui, words: &Words) {
        let [_, near, ..] = SPACE;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.y = near;
            for expansion in Expansion::ALL {
                let name = words.expansion(*expansion);
                let on = self.expansions.contains(expansion);
                if ui.add(Chip::new(&name, on)).clicked() {
                    if on {
                        self.expansions.remove(expansion);
                    } else {
                        self.expansions.insert(*expansion);
                    }
                }
            }
        });
    }

    fn house_rules(&mut self, ui: &mut Ui, words: &Words) {
        let (title, about) = (words.say("new-house-rules"), words.say("new-house-rules-about"));
        let icon = if self.house_rules_open {
            Icon::Fold
        } else {
            Icon::Unfold
        };
        if Row::new(Drawing::Icon(Icon::Rules), &title, &about)
            .end(icon)
            .show(ui)
            .clicked()
        {
            self.house_rules_open = !self.house_rules_open;
        }
        if self.house_rules_open {
            for question in Question::HOUSE
                .iter()
                .filter(|question| question.concerns(&self.expansions))
            {
                question.ask(ui, words, self.edition, &mut self.change);
            }
        }
    }
}

fn titled(ui: &mut Ui, title: &str, content: impl FnOnce(&mut Ui)) {
    let [_, near, ..] = SPACE;
    card(ui, |ui| {
        ui.spacing_mut().item_spacing.y = near;
        ui.add(Label::new(title).wrap());
        content(ui);
    });
}

const fn lack_key(lack: Lack) -> &'static str {
    match lack {
        Lack::SameName => "lack-same-name",
        Lack::Name(NameFault::Empty) => "lack-empty",
        Lack::Name(NameFault::TooLong) => "lack-too-long",
        Lack::Name(NameFault::Control) => "lack-control",
    }
}
