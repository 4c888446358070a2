//! Who plays, in seating order: names, colours, and seats that can be moved.

use super::row::{Move, abreast, height, row, swatch};
use crate::app::hints;
use crate::app::theme::SPACE;
use crate::app::widget::{Button, sheet, wrapped};
use crate::game::NewPlayer;
use crate::picture::Icon;
use crate::store::{Hints, Person};
use crate::table::{Colour, Name, NameFault, PLAYERS};
use crate::words::{Word, Words};
use egui::{Ui, UiBuilder, Vec2};

/// How many remembered people are offered at once.
const OFFERED: usize = 8;

/// A seat, known by a number of its own wherever it is moved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Seat {
    key: u32,
    /// As it was typed; where it is blank the player is called by his colour.
    pub(super) name: String,
    pub(super) colour: Colour,
    /// How much he wants to be told; as it is remembered of him while nothing is said.
    hints: Option<Hints>,
}

/// The seats, clockwise.
#[derive(Clone, Debug, Default)]
pub(super) struct Seats {
    seats: Vec<Seat>,
    next_key: u32,
    /// The seat whose colour and hints are being chosen.
    dressing: Option<u32>,
}

/// Why a game cannot start with these players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lack {
    /// A name cannot be used.
    Name(NameFault),
    /// Two have the same name.
    SameName,
}

impl Seats {
    /// As few seats as there can be, all blank.
    pub fn new() -> Self {
        let mut seats = Self::default();
        for _ in 0..*PLAYERS.start() {
            seats.add(None);
        }
        seats
    }

    /// The seats' keys and what their players are called.
    pub fn names<'a>(&'a self, words: &'a Words) -> impl Iterator<Item = (u32, String)> + 'a {
        self.seats.iter().map(|seat| (seat.key, called(seat, words)))
    }

    /// Where that seat is, counted clockwise from 0; the first if there is no such seat any more.
    pub fn place(&self, key: u32) -> usize {
        self.seats.iter().position(|seat| seat.key == key).unwrap_or(0)
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.seats.len()
    }

    /// The key of the seat at that place.
    pub fn key(&self, place: usize) -> Option<u32> {
        self.seats.get(place).map(|seat| seat.key)
    }

    /// The players, clockwise.
    ///
    /// # Errors
    /// What is amiss with their names.
    pub fn players(&self, words: &Words) -> Result<Vec<NewPlayer>, Lack> {
        let mut players: Vec<NewPlayer> = Vec::new();
        for seat in &self.seats {
            let name = Name::new(&called(seat, words)).map_err(Lack::Name)?;
            if players.iter().any(|other| other.name.same_as(&name)) {
                return Err(Lack::SameName);
            }
            let colour = seat.colour;
            players.push(NewPlayer { name, colour });
        }
        Ok(players)
    }

    /// The players for whom it was said how much they want to be told.
    pub fn told(&self, words: &Words) -> Vec<Person> {
        let person = |seat: &Seat| {
            Some(Person {
                name: Name::new(&called(seat, words)).ok()?,
                colour: seat.colour,
                hints: seat.hints?,
            })
        };
        self.seats.iter().filter_map(person).collect()
    }

    /// Seats for the players of a set-up.
    pub fn of(players: &[NewPlayer]) -> Self {
        let mut seats = Self::default();
        for (key, player) in (0..).zip(players) {
            seats.seats.push(Seat {
                key,
                name: player.name.as_str().to_owned(),
                colour: player.colour,
                hints: None,
            });
            seats.next_key = key + 1;
        }
        seats
    }

    /// The seats' keys, clockwise.
    pub fn keys(&self) -> Vec<u32> {
        self.seats.iter().map(|seat| seat.key).collect()
    }

    /// Puts somebody on the first blank seat, or on a new one.
    fn add(&mut self, person: Option<&Person>) {
        let free = |colour: &Colour| self.seats.iter().all(|seat| seat.colour != *colour);
        let wanted = person.map(|person| person.colour);
        let name = person.map_or("", |person| person.name.as_str()).to_owned();
        let blank = self.seats.iter().position(|seat| seat.name.trim().is_empty());
        if let (Some(place), true) = (blank, person.is_some()) {
            let colour = wanted.filter(free);
            if let Some(seat) = self.seats.get_mut(place) {
                seat.name = name;
                seat.colour = colour.unwrap_or(seat.colour);
            }
        } else if let Some(colour) = wanted.filter(free).or_else(|| Colour::ALL.iter().copied().find(free)) {
            let key = self.next_key;
            self.next_key += 1;
            let hints = None;
            self.seats.push(Seat {
                key,
                name,
                colour,
                hints,
            });
        }
    }

    /// Gives the seat that colour; whoever had it gets the seat's old one.
    fn paint(&mut self, key: u32, colour: Colour) {
        let Some(old) = self.seats.iter().find(|seat| seat.key == key).map(|seat| seat.colour) else {
            return;
        };
        for seat in &mut self.seats {
            if seat.key == key {
                seat.colour = colour;
            } else if seat.colour == colour {
                seat.colour = old;
            }
        }
    }

    fn shift(&mut self, from: usize, to: usize) {
        if from < self.seats.len() && to < self.seats.len() {
            let seat = self.seats.remove(from);
            self.seats.insert(to, seat);
        }
    }

    /// Shows them, with who else has played here.
    pub fn ui(&mut self, ui: &mut Ui, words: &Words, people: &[Person]) {
        let [_, near, ..] = SPACE;
        ui.spacing_mut().item_spacing = Vec2::splat(near);
        let top = ui.cursor().top();
        let (mut moved, mut gone) = (None, None);
        let can_go = self.seats.len() > *PLAYERS.start();
        for place in 0..self.seats.len() {
            if let Some(seat) = self.seats.get_mut(place) {
                // An id of its own, so that a seat stays in the hand while it changes places.
                let own = UiBuilder::new().scope_id(ui.scope_id().with(("seat", seat.key)));
                let row = ui.scope_builder(own, |ui| row(ui, words, seat, place, can_go)).inner;
                moved = moved.or(row.moved.map(|to| (place, to)));
                gone = gone.or(row.gone.then_some(place));
                if row.dressing {
                    self.dressing = Some(seat.key);
                }
            }
        }
        match moved {
            Some((from, Move::By(step))) => self.shift(from, from.saturating_add_signed(step)),
            Some((from, Move::To(y))) => {
                let to = ((y - top) / (height(ui) + near)).floor().max(0.0) as usize;
                self.shift(from, to.min(self.seats.len() - 1));
            }
            None => (),
        }
        if let Some(place) = gone {
            self.seats.remove(place);
        }
        self.offer(ui, words, people);
        self.dress(ui, words, people);
    }

    /// A blank seat, and those who are remembered and have no seat yet.
    fn offer(&mut self, ui: &mut Ui, words: &Words, people: &[Person]) {
        if self.seats.len() >= *PLAYERS.end() && self.seats.iter().all(|seat| !seat.name.trim().is_empty()) {
            return;
        }
        let mut added = None;
        wrapped(ui, |ui| {
            let seated = |person: &Person| self.seats.iter().any(|seat| person.name.as_str() == seat.name.trim());
            // Of somebody without a name his hints may be remembered.
            let offered = |person: &&Person| !seated(person) && !words.is_unnamed(&person.name);
            for person in people.iter().filter(offered).take(OFFERED) {
                let name = words.say_with("seat-add-person", [("name", Word::from(person.name.as_str()))]);
                if ui
                    .add(Button::plain(person.name.as_str()).icon(Icon::Plus).named(&name))
                    .clicked()
                {
                    added = Some(Some(person));
                }
            }
            if self.seats.len() < *PLAYERS.end() {
                let add = words.say("seat-add");
                if ui.add(Button::plain(&add).icon(Icon::Players)).clicked() {
                    added = Some(None);
                }
            }
        });
        if let Some(person) = added {
            self.add(person);
        }
    }

    /// The sheet of a player: his colour, and how much he wants to be told.
    fn dress(&mut self, ui: &Ui, words: &Words, people: &[Person]) {
        let Some(key) = self.dressing else { return };
        let Some(seat) = self.seats.iter().find(|seat| seat.key == key) else {
            self.dressing = None;
            return;
        };
        let name = called(seat, words);
        let title = words.say_with("seat-of", [("name", Word::from(name.as_str()))]);
        let remembered = people.iter().find(|person| person.name.as_str() == name.trim());
        let mut told = seat.hints.or(remembered.map(|person| person.hints)).unwrap_or_default();
        let (mut colour, mut asked) = (None, false);
        let done = sheet(ui.ctx(), "player", &title, None, |ui| {
            let [tight, near, ..] = SPACE;
            ui.spacing_mut().item_spacing.y = near;
            let room = ui.available_width();
            let abreast = abreast(ui, words, room);
            let width = ((room - tight * (abreast - 1.0)) / abreast).floor();
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(tight);
                for each in Colour::ALL {
                    let owner = self.seats.iter().find(|seat| seat.colour == *each);
                    let own = owner.is_some_and(|seat| seat.key == key);
                    let owner = owner.map(|seat| called(seat, words));
                    if swatch(ui, words, *each, owner.as_deref(), own, width) {
                        colour = Some(*each);
                    }
                }
            });
            asked = hints::ask(ui, words, &mut told);
            ui.add(Button::main(&words.say("seat-done"))).clicked()
        });
        if let Some(colour) = colour {
            self.paint(key, colour);
        }
        if let (true, Some(seat)) = (asked, self.seats.iter_mut().find(|seat| seat.key == key)) {
            seat.hints = Some(told);
        }
        // A colour is all that most come for.
        if colour.is_some() || done != Some(false) {
            self.dressing = None;
        }
    }
}

/// What the player on that seat is called.
pub(super) fn called(seat: &Seat, words: &Words) -> String {
    if seat.name.trim().is_empty() {
        words.unnamed(seat.colour)
    } else {
        seat.name.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(name: &str, colour: Colour) -> Person {
        Person {
            name: Name::new(name).unwrap(),
            colour,
            hints: Hints::OnRequest,
        }
    }

    fn players(seats: &Seats) -> Vec<(String, Colour)> {
        let players = seats.players(&Words::english()).unwrap();
        let pair = |player: NewPlayer| (player.name.as_str().to_owned(), player.colour);
        players.into_iter().map(pair).collect()
    }

    #[test]
    fn blank_seats_are_called_by_their_colour() {
        let seats = Seats::new();
        assert_eq!(
            players(&seats),
            [("Red".to_owned(), Colour::Red), ("Blue".to_owned(), Colour::Blue)]
        );
    }

    #[test]
    fn nobody_gets_a_colour_that_is_taken() {
        let mut seats = Seats::new();
        seats.add(Some(&person("Ann", Colour::Blue)));
        seats.add(Some(&person("Bob", Colour::Green)));
        seats.add(Some(&person("Cleo", Colour::Green)));
        let mut colours: Vec<_> = players(&seats).into_iter().map(|(_, colour)| colour).collect();
        assert_eq!(colours, [Colour::Red, Colour::Green, Colour::Blue]);
        seats.paint(0, Colour::Blue);
        colours = players(&seats).into_iter().map(|(_, colour)| colour).collect();
        assert_eq!(
            colours,
            [Colour::Blue, Colour::Green, Colour::Red],
            "the two change colours"
        );
    }

    #[test]
    fn two_of_one_name_are_told_apart_first() {
        let mut seats = Seats::new();
        seats.add(Some(&person("red", Colour::Pink)));
        seats.add(Some(&person("RED", Colour::Grey)));
        assert_eq!(seats.players(&Words::english()), Err(Lack::SameName));
    }
}
