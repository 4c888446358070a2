//! Who plays, in seating order: names, colours, and seats that can be moved.

use crate::app::paint;
use crate::app::theme::{CONTROL, ROW_CORNER, SPACE, colour as shade, palette};
use crate::app::widget::{Button, sheet};
use crate::game::NewPlayer;
use crate::picture::Icon;
use crate::store::Person;
use crate::table::{Colour, NAME_LENGTH, Name, NameFault, PLAYERS};
use crate::words::{Word, Words};
use egui::{
    Align2, EventFilter, Key, Role, Sense, TextEdit, TextStyle, TextWrapMode, Ui, UiBuilder, Vec2, WidgetInfo,
    WidgetText,
};

/// The diameter of a player's token, in points.
const TOKEN: f32 = 32.0;
/// How many colours stand side by side.
const ABREAST: f32 = 5.0;
/// How many remembered people are offered at once.
const OFFERED: usize = 8;

/// A seat, known by a number of its own wherever it is moved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Seat {
    key: u32,
    /// As it was typed; where it is blank the player is called by his colour.
    name: String,
    colour: Colour,
}

/// The seats, clockwise.
#[derive(Clone, Debug, Default)]
pub(super) struct Seats {
    seats: Vec<Seat>,
    next_key: u32,
    /// The seat whose colour is being chosen.
    colouring: Option<u32>,
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
            self.seats.push(Seat { key, name, colour });
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
                if row.colouring {
                    self.colouring = Some(seat.key);
                }
            }
        }
        match moved {
            Some((from, Move::By(step))) => self.shift(from, from.saturating_add_signed(step)),
            Some((from, Move::To(y))) => {
                let to = ((y - top) / (CONTROL + near)).floor().max(0.0) as usize;
                self.shift(from, to.min(self.seats.len() - 1));
            }
            None => (),
        }
        if let Some(place) = gone {
            self.seats.remove(place);
        }
        self.offer(ui, words, people);
        self.choose_colour(ui, words);
    }

    /// A blank seat, and those who are remembered and have no seat yet.
    fn offer(&mut self, ui: &mut Ui, words: &Words, people: &[Person]) {
        if self.seats.len() >= *PLAYERS.end() && self.seats.iter().all(|seat| !seat.name.trim().is_empty()) {
            return;
        }
        let mut added = None;
        ui.horizontal_wrapped(|ui| {
            let seated = |person: &&Person| self.seats.iter().any(|seat| person.name.as_str() == seat.name.trim());
            for person in people.iter().filter(|person| !seated(person)).take(OFFERED) {
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

    fn choose_colour(&mut self, ui: &Ui, words: &Words) {
        let Some(key) = self.colouring else { return };
        let Some(seat) = self.seats.iter().find(|seat| seat.key == key) else {
            self.colouring = None;
            return;
        };
        let title = words.say_with("seat-colour-of", [("name", Word::from(called(seat, words)))]);
        let mut chosen = None;
        let open = sheet(ui.ctx(), "colours", &title, Some(&words.say("sheet-close")), |ui| {
            let [tight, ..] = SPACE;
            let width = ((ui.available_width() - tight * (ABREAST - 1.0)) / ABREAST).floor();
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(tight);
                for colour in Colour::ALL {
                    let owner = self.seats.iter().find(|seat| seat.colour == *colour);
                    let owner = owner.map(|seat| called(seat, words));
                    if swatch(ui, words, *colour, owner.as_deref(), width) {
                        chosen = Some(*colour);
                    }
                }
            });
        });
        if let Some(colour) = chosen {
            self.paint(key, colour);
        }
        if open.is_none() || chosen.is_some() {
            self.colouring = None;
        }
    }
}

fn called(seat: &Seat, words: &Words) -> String {
    if seat.name.trim().is_empty() {
        words.say(&format!("seat-{}", seat.colour.name()))
    } else {
        seat.name.clone()
    }
}

/// What was done to a row.
#[derive(Default)]
struct Done {
    moved: Option<Move>,
    gone: bool,
    colouring: bool,
}

enum Move {
    /// By so many places.
    By(isize),
    /// To where the pointer is, in points from the window's top.
    To(f32),
}

fn row(ui: &mut Ui, words: &Words, seat: &mut Seat, place: usize, can_go: bool) -> Done {
    let name = called(seat, words);
    let say = |key: &str| words.say_with(key, [("name", Word::from(name.as_str()))]);
    let mut done = Done::default();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let handle = ui.add(Button::picture(Icon::Drag, &say("seat-move")).sense(Sense::click_and_drag()));
        if handle.clicked() {
            handle.request_focus();
        }
        if handle.dragged() {
            done.moved = handle.interact_pointer_pos().map(|at| Move::To(at.y));
        } else if handle.has_focus() {
            let arrows = EventFilter {
                vertical_arrows: true,
                ..EventFilter::default()
            };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(handle.id, arrows));
            let pressed = |key| ui.input(|input| input.key_pressed(key));
            done.moved = match (pressed(Key::ArrowUp), pressed(Key::ArrowDown)) {
                (true, false) => Some(Move::By(-1)),
                (false, true) => Some(Move::By(1)),
                (true, true) | (false, false) => None,
            };
        }
        done.colouring = colour_button(ui, seat.colour, &say("seat-colour-of"));
        let rest = Vec2::new(ui.available_width() - CONTROL, CONTROL);
        let field = TextEdit::singleline(&mut seat.name)
            .hint_text(words.say(&format!("seat-{}", seat.colour.name())))
            .char_limit(NAME_LENGTH)
            .align(Align2::LEFT_CENTER);
        let field = ui.add_sized(rest, field);
        let label = words.say_with("seat-name", [("place", Word::from(place + 1))]);
        ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(label));
        done.gone = ui
            .add_enabled(can_go, Button::picture(Icon::Close, &say("seat-remove")))
            .clicked();
    });
    done
}

fn colour_button(ui: &mut Ui, colour: Colour, name: &str) -> bool {
    let response = ui.allocate_response(Vec2::splat(CONTROL), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), name));
    paint::token(ui.painter(), colour, response.rect.center(), TOKEN / 2.0);
    response.clicked()
}

/// A colour to be chosen, so wide, with who has it.
fn swatch(ui: &mut Ui, words: &Words, colour: Colour, owner: Option<&str>, width: f32) -> bool {
    const HEIGHT: f32 = 80.0;
    let [tight, near, ..] = SPACE;
    let name = words.say(&format!("seat-{}", colour.name()));
    let under = WidgetText::from(owner.unwrap_or(&name));
    let under = under.into_galley(ui, Some(TextWrapMode::Truncate), width - tight, TextStyle::Small);
    let response = ui.allocate_response(Vec2::new(width, HEIGHT), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &name));
    let rect = response.rect;
    let palette = palette(ui.visuals().dark_mode);
    if response.hovered() {
        ui.painter().rect_filled(rect, ROW_CORNER, shade(palette.soft_accent));
    }
    let middle = rect.center_top() + Vec2::new(0.0, near + CONTROL / 2.0);
    paint::token(ui.painter(), colour, middle, CONTROL / 2.0);
    let at = rect.center_bottom() - Vec2::new(under.size().x / 2.0, under.size().y + tight);
    let ink = if owner.is_some() {
        palette.ink
    } else {
        palette.quiet_ink
    };
    ui.painter().galley(at, under, shade(ink));
    response.clicked()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(name: &str, colour: Colour) -> Person {
        let name = Name::new(name).unwrap();
        Person { name, colour }
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
