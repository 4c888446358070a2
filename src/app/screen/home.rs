//! The first screen: the last game, and what else there is.

use super::when::ago;
use crate::app::command::Command;
use crate::app::desk::{Desk, Go};
use crate::app::paint;
use crate::app::session::Session;
use crate::app::theme::{SPACE, colour, palette};
use crate::app::widget::{Button, Row, by_keys, card, column, covers, heading, make_room, quiet, say, token};
use crate::game::Setup;
use crate::picture::{Drawing, Icon, Rgba};
use crate::store::{Shelved, Store};
use crate::table::{Player, PlayerId};
use crate::words::{Word, Words};
use egui::{Align, CentralPanel, Frame, Id, Label, Layout, ScrollArea, Sense, Ui, Vec2};

/// The diameter of a player's token, in points.
const TOKEN: f32 = 28.0;
/// The height of the bunny beside the name, in points.
const BUNNY: f32 = 72.0;

/// The first screen.
pub struct Home {
    last: Option<Shelved>,
    /// The same players by the same rules.
    again: Option<Setup>,
    /// Whether nobody has ever used the program here.
    first_time: bool,
}

impl Home {
    /// The first screen, with the game that is on the table.
    pub fn new(desk: &Desk, session: Option<&Session>) -> Self {
        Self {
            last: session.map(|session| desk.store.shelved(session.slot(), session.game())),
            again: session.map(Session::again),
            first_time: is_first_time(&desk.store),
        }
    }

    /// Shows it.
    pub fn ui(&mut self, ui: &mut Ui, desk: &mut Desk) -> Option<Go> {
        let [_, near, _, padding, _] = SPACE;
        let ground = colour(palette(ui.visuals().dark_mode).table);
        let mut go = None;
        covers(ui.ctx(), Id::unique("home"));
        self.say(ui, &desk.words);
        CentralPanel::default().frame(Frame::new().fill(ground)).show(ui, |ui| {
            let area = ScrollArea::vertical().auto_shrink(false);
            let content = |ui: &mut Ui| {
                ui.spacing_mut().item_spacing.y = near;
                ui.add_space(padding);
                make_room(ui);
                column(ui, |ui| {
                    title(ui, &desk.words);
                    ui.add_space(near);
                    if self.first_time {
                        go = self.offer_first_minute(ui, desk);
                        ui.add_space(near);
                    }
                    if let Some(last) = &self.last {
                        go = resume(ui, &desk.words, last);
                        ui.add_space(near);
                    }
                    go = self.rest(ui, desk).or(go.take());
                    ui.add_space(padding);
                });
            };
            area.show(ui, |ui| by_keys(ui, content));
        });
        go
    }

    /// Says where one is, and how the game stands that is there to be gone on with.
    fn say(&self, ui: &Ui, words: &Words) {
        for key in ["home-title", "home-about"] {
            say(ui.ctx(), &words.say(key));
        }
        if self.first_time {
            say(ui.ctx(), &words.say("first-minute-offer"));
        }
        if let Some(last) = &self.last {
            say(ui.ctx(), &called(words, last));
            say(ui.ctx(), &stands(words, last));
        }
    }

    /// A minute at a sample table, once: whatever is answered, it is not offered again.
    fn offer_first_minute(&mut self, ui: &mut Ui, desk: &mut Desk) -> Option<Go> {
        let [_, near, ..] = SPACE;
        let say = |key: &str| desk.words.say(key);
        let [shown, declined] = card(ui, |ui| {
            ui.spacing_mut().item_spacing.y = near;
            ui.add(Label::new(say("first-minute-offer")).wrap());
            ui.horizontal_wrapped(|ui| {
                [
                    Button::plain(&say("first-minute-show")),
                    Button::bare(&say("first-minute-decline")),
                ]
                .map(|button| ui.add(button).clicked())
            })
            .inner
        })
        .inner;
        if shown || declined {
            desk.store.remember(|remembered| remembered.first_minute = true);
            self.first_time = false;
            ui.ctx().request_repaint();
        }
        shown.then_some(Go::FirstMinute)
    }

    fn rest(&self, ui: &mut Ui, desk: &mut Desk) -> Option<Go> {
        let mut to = row(ui, &desk.words, Command::NewTable, Go::NewTable);
        if let Some(setup) = &self.again {
            to = to.or(again(ui, desk, setup));
        }
        let rows = [
            (Command::PickUp, Go::PickUp),
            (Command::RollDie, Go::Die),
            (Command::CountEggs, Go::Eggs),
            (Command::Rules, Go::Rules),
            (Command::SavedGames, Go::Saved),
            (Command::Settings, Go::Settings),
        ];
        for (command, go) in rows {
            to = row(ui, &desk.words, command, go).or(to);
        }
        to
    }
}

/// Whether a first minute is still to be offered: nobody has answered, and nobody has played.
fn is_first_time(store: &Store) -> bool {
    let remembered = store.remembered();
    let known = remembered.first_minute || remembered.last.is_some() || !remembered.people.is_empty();
    !known && store.read_shelf().is_ok_and(|shelf| shelf.is_over())
}

fn row(ui: &mut Ui, words: &Words, command: Command, go: Go) -> Option<Go> {
    let (name, help) = (command.name(words), command.help(words));
    let row = Row::new(Drawing::Icon(command.icon()), &name, &help).show(ui);
    row.clicked().then_some(go)
}

/// The same players by the same rules: the first of them begins, or whoever is drawn by lot.
fn again(ui: &mut Ui, desk: &mut Desk, setup: &Setup) -> Option<Go> {
    let words = &desk.words;
    let names: Vec<String> = setup
        .players
        .iter()
        .map(|player| player.name.as_str().to_owned())
        .collect();
    let first = names.first().cloned().unwrap_or_default();
    let variables = [("players", words.list(names).into()), ("first", Word::from(first))];
    let about = words.say_with("home-again", variables);
    let (name, lot) = (Command::SamePlayers.name(words), words.say("home-again-lot"));
    let row = Row::new(Drawing::Icon(Command::SamePlayers.icon()), &name, &about);
    let begun = row.show(ui).clicked();
    let drawn = ui.add(Button::bare(&lot).icon(Icon::Die)).clicked();
    if !(begun || drawn) {
        return None;
    }
    let mut setup = setup.clone();
    if drawn {
        let first = desk.dice.lot(setup.players.len());
        setup.start.turn = u8::try_from(first).ok().map(PlayerId).filter(|first| first.0 > 0);
    }
    Some(Go::Play(Box::new(setup)))
}

fn title(ui: &mut Ui, words: &Words) {
    let [.., padding, _] = SPACE;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = padding;
        let (response, painter) = ui.allocate_painter(Vec2::new(BUNNY * 0.7, BUNNY), Sense::hover());
        paint::drawing(&painter, Drawing::Bunny, response.rect, Rgba::CLEAR);
        ui.vertical(|ui| {
            ui.add_space(padding);
            heading(ui, &words.say("home-title"));
            quiet(ui, &words.say("home-about"));
        });
    });
}

/// The last game and the way back to it.
fn resume(ui: &mut Ui, words: &Words, last: &Shelved) -> Option<Go> {
    let [_, near, ..] = SPACE;
    let tapped = card(ui, |ui| {
        ui.spacing_mut().item_spacing.y = near;
        tokens(ui, &last.players);
        ui.add(Label::new(called(words, last)).wrap());
        if !last.title.is_empty() {
            quiet(ui, &players(words, last));
        }
        quiet(ui, &standing(words, last));
        let go_on = words.say(if last.to_act.is_some() {
            "home-go-on"
        } else {
            "home-look"
        });
        ui.add(Button::main(&go_on)).clicked()
    });
    tapped.inner.then_some(Go::Table)
}

fn tokens(ui: &mut Ui, players: &[Player]) {
    let [tight, ..] = SPACE;
    ui.allocate_ui_with_layout(Vec2::new(0.0, TOKEN), Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = tight;
        for player in players {
            token(ui, player.colour, TOKEN);
        }
    });
}

/// What a game is called: its title, else who plays.
pub fn called(words: &Words, game: &Shelved) -> String {
    if game.title.is_empty() {
        players(words, game)
    } else {
        game.title.clone()
    }
}

/// Who plays.
pub fn players(words: &Words, game: &Shelved) -> String {
    let names = game.players.iter().map(|player| player.name.as_str().to_owned());
    words.list(names.collect())
}

/// How a game stands, in a line: whose turn or who won, how many tiles, when.
fn standing(words: &Words, game: &Shelved) -> String {
    let stands = stands(words, game);
    match game.written {
        Some(written) => words.say_with(
            "game-when",
            [("stands", Word::from(stands)), ("ago", Word::from(ago(words, written)))],
        ),
        None => stands,
    }
}

/// Whose turn it is, or who won, and how many tiles lie.
pub fn stands(words: &Words, game: &Shelved) -> String {
    let name = |player: PlayerId| Some(game.players.get(player.index())?.name.as_str().to_owned());
    let tiles = ("tiles", Word::from(game.tiles));
    let winners: Vec<String> = game.winners.iter().copied().filter_map(name).collect();
    match game.to_act.and_then(name) {
        Some(name) => words.say_with("game-turn", [("name", name.into()), tiles]),
        None if winners.is_empty() => words.say_with("game-over", [tiles]),
        None => words.say_with("game-won", [("names", words.list(winners).into()), tiles]),
    }
}
