//! A table to be set up: who plays, who begins, by which rules, and what lies there.

mod painting;
mod row;
mod seats;

use crate::app::command::Command;
use crate::app::desk::{Desk, Go};
use crate::app::house::Question;
use crate::app::theme::SPACE;
use crate::app::widget::{Button, Chip, Page, Row, card, choice, quiet, went_back_below, wrapped};
use crate::game::{Dice, FieldError, Layout, NewPlayer, Setup, file};
use crate::picture::{Drawing, Icon};
use crate::store::Person;
use crate::table::{Edition, Expansion, NameFault, PLAYERS, PlayerId, SettingsChange};
use crate::words::Words;
use egui::{Label, Ui};
use painting::{Painting, Then};
use seats::{Lack, Seats};
use std::collections::BTreeSet;

/// A table to be set up.
pub struct NewTable {
    /// What was asked for.
    entered: Command,
    seats: Seats,
    /// The seat of whoever begins, by its key.
    begins: u32,
    edition: Edition,
    /// What differs from the edition.
    change: SettingsChange,
    expansions: BTreeSet<Expansion>,
    house_rules_open: bool,
    begin: Begin,
    stage: Stage,
    /// The table as it lies; none before it is painted.
    painting: Option<Painting>,
}

/// What lies on the table when recording begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Begin {
    /// A layout.
    With(Layout),
    /// What is painted: they are already playing.
    HalfWay,
}

/// What is being asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Who plays, and by which rules.
    Players,
    /// What lies on the table.
    Board,
    /// Eggs, points and whose turn it is.
    Sums,
}

impl Default for NewTable {
    fn default() -> Self {
        Self {
            entered: Command::NewTable,
            seats: Seats::new(),
            begins: 0,
            edition: Edition::Hig,
            change: SettingsChange::default(),
            expansions: BTreeSet::from([Expansion::Easter]),
            house_rules_open: false,
            begin: Begin::With(Layout::OneTile),
            stage: Stage::Players,
            painting: None,
        }
    }
}

impl NewTable {
    /// A table at which they are already playing: the one that was being painted, if there is one, else with these
    /// players.
    pub fn pick_up(desk: &Desk, players: &[NewPlayer]) -> Self {
        let kept = desk.store.remembered().painted.as_ref();
        let kept = kept.and_then(|kept| file::read(kept.as_bytes()).ok());
        let half_way = Self {
            entered: Command::PickUp,
            begin: Begin::HalfWay,
            seats: if players.len() < *PLAYERS.start() {
                Seats::new()
            } else {
                Seats::of(players)
            },
            ..Self::default()
        };
        kept.map_or(half_way, |kept| Self::painted(kept.setup))
    }

    /// The table that was being painted.
    fn painted(setup: Setup) -> Self {
        let seats = Seats::of(&setup.players);
        Self {
            entered: Command::PickUp,
            edition: setup.edition,
            change: setup.settings.clone(),
            expansions: setup.expansions.clone(),
            begin: Begin::HalfWay,
            stage: Stage::Board,
            painting: Painting::new(setup, seats.keys()).ok(),
            seats,
            ..Self::default()
        }
    }

    /// Shows it.
    pub fn ui(&mut self, ui: &mut Ui, desk: &mut Desk) -> Option<Go> {
        let Some(painting) = self.painting.as_mut().filter(|_| self.stage != Stage::Players) else {
            return self.players(ui, desk);
        };
        // The phone's way back leads one step back, as the button does.
        let left = went_back_below(ui.ctx());
        let then = match self.stage {
            Stage::Sums => painting.sums(ui, &desk.words),
            Stage::Players | Stage::Board => painting.easel(ui, desk),
        };
        self.keep(desk);
        match (self.stage, if left { Some(Then::Back) } else { then }) {
            (_, None) => return None,
            (Stage::Players | Stage::Board, Some(Then::Back)) => self.stage = Stage::Players,
            (Stage::Players | Stage::Board, Some(Then::On)) => self.stage = Stage::Sums,
            (Stage::Sums, Some(Then::Back)) => self.stage = Stage::Board,
            (Stage::Sums, Some(Then::On)) => {
                let setup = self.painting.take()?.game().setup().clone();
                desk.store.remember(|remembered| remembered.painted = None);
                return Some(Go::Play(Box::new(setup)));
            }
        }
        ui.ctx().request_repaint();
        None
    }

    /// Keeps what is painted over a restart.
    fn keep(&self, desk: &mut Desk) {
        let text = self
            .painting
            .as_ref()
            .and_then(|painting| file::write(painting.game()).ok());
        if text != desk.store.remembered().painted {
            desk.store.remember(|remembered| remembered.painted = text);
        }
    }

    fn players(&mut self, ui: &mut Ui, desk: &mut Desk) -> Option<Go> {
        let words = &desk.words;
        let players = self.seats.players(words);
        let lack = players.as_ref().err().copied();
        let text = words.say(match self.begin {
            Begin::With(_) => "new-start",
            Begin::HalfWay => "new-paint",
        });
        let mut start = false;
        let foot = |ui: &mut Ui| {
            if let Some(lack) = lack {
                quiet(ui, &words.say(lack_key(lack)));
            }
            start = ui.add_enabled(lack.is_none(), Button::main(&text)).clicked();
        };
        let title = self.entered.name(words);
        let back = Page::new(&title, &words.say("back")).show_with_foot(ui, foot, |ui| {
            self.body(ui, words, &desk.store.remembered().people, &mut desk.dice);
        });
        if let (true, Ok(players)) = (start, players) {
            let told = self.seats.told(words);
            if !told.is_empty() {
                desk.store
                    .remember(|remembered| told.into_iter().for_each(|person| remembered.set_hints(person)));
            }
            let setup = self.setup(players);
            match self.begin {
                Begin::With(_) => return Some(Go::Play(Box::new(setup))),
                Begin::HalfWay => {
                    if let Err(error) = self.paint(setup) {
                        desk.notices.tell(desk.words.field_error(&error));
                    }
                    ui.ctx().request_repaint();
                }
            }
        }
        back.then_some(Go::Back)
    }

    /// On to the board, with what was painted before.
    fn paint(&mut self, setup: Setup) -> Result<(), FieldError> {
        let seats = self.seats.keys();
        match &mut self.painting {
            Some(painting) => painting.reseat(setup, seats)?,
            None => self.painting = Some(Painting::new(setup, seats)?),
        }
        self.stage = Stage::Board;
        Ok(())
    }

    fn setup(&self, players: Vec<NewPlayer>) -> Setup {
        let mut setup = Setup::new(players, self.edition);
        setup.settings = self.change.clone();
        setup.expansions = self.expansions.clone();
        if let Begin::With(layout) = self.begin {
            let first = u8::try_from(self.seats.place(self.begins)).unwrap_or_default();
            setup.start = layout.start();
            setup.start.turn = (first > 0).then_some(PlayerId(first));
        }
        setup
    }

    fn body(&mut self, ui: &mut Ui, words: &Words, people: &[Person], dice: &mut Dice) {
        titled(ui, &words.say("new-players"), |ui| {
            self.seats.ui(ui, words, people);
        });
        if self.begin != Begin::HalfWay {
            titled(ui, &words.say("new-first"), |ui| self.first(ui, words, dice));
        }
        titled(ui, &words.say("new-edition"), |ui| {
            let named = |edition: Edition| words.say(&format!("new-edition-{}", edition.name()));
            let options: Vec<_> = Edition::ALL.iter().map(|edition| (*edition, named(*edition))).collect();
            choice(ui, &mut self.edition, &options);
            quiet(ui, &words.say(&format!("new-edition-{}-about", self.edition.name())));
        });
        Question::Die.ask(ui, words, self.edition, &mut self.change);
        titled(ui, &words.say("new-layout"), |ui| self.layout(ui, words));
        titled(ui, &words.say("new-expansions"), |ui| {
            quiet(ui, &words.say("new-expansions-about"));
            self.expansions(ui, words);
        });
        self.house_rules(ui, words);
    }

    /// What lies on the table when recording begins.
    fn layout(&mut self, ui: &mut Ui, words: &Words) {
        let key = |begin: Begin| match begin {
            Begin::With(layout) => format!("new-layout-{}", layout.name()).replace('_', "-"),
            Begin::HalfWay => "new-layout-half-way".to_owned(),
        };
        let layouts = Layout::ALL.iter().copied().map(Begin::With);
        let options: Vec<_> = layouts
            .chain([Begin::HalfWay])
            .map(|begin| (begin, words.say(&key(begin))))
            .collect();
        choice(ui, &mut self.begin, &options);
        quiet(ui, &words.say(&format!("{}-about", key(self.begin))));
    }

    fn first(&mut self, ui: &mut Ui, words: &Words, dice: &mut Dice) {
        let begins = self.seats.key(self.seats.place(self.begins));
        wrapped(ui, |ui| {
            for (key, name) in self.seats.names(words) {
                if ui.add(Chip::one_of(&name, begins == Some(key))).clicked() {
                    self.begins = key;
                }
            }
            let lot = words.say("new-lot");
            if ui.add(Button::plain(&lot).icon(Icon::Die)).clicked() {
                self.begins = self.seats.key(dice.lot(self.seats.len())).unwrap_or_default();
            }
        });
    }

    fn expansions(&mut self, ui: &mut Ui, words: &Words) {
        wrapped(ui, |ui| {
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
        Row::new(Drawing::Icon(Icon::Rules), &title, &about).fold(ui, &mut self.house_rules_open);
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
