//! The menu: all that can be done at the table besides the next tap.

use super::full::Full;
use super::here::Here;
use super::pointing::Pointing;
use super::sheet::Sheet;
use super::wish::Wish;
use crate::app::command::Command;
use crate::app::desk::Go;
use crate::app::widget::Row;
use crate::game::Action;
use crate::picture::Drawing;
use crate::table::{Expansion, Step};
use egui::Ui;

/// How much nearer the board comes at a tap.
const ZOOM: f32 = 1.3;

/// The commands that have a place in the menu now.
fn offered(here: &Here) -> Vec<Command> {
    let table = here.table();
    // While another window records the game there is nothing to do but look.
    let records = !here.session.is_watching();
    let hopping = records && table.phase.is_some();
    let over = table.turn.step == Step::Finished;
    let playing = records && !over;
    let dragon = playing && table.phase.is_none() && table.expansions.contains(&Expansion::PrincessAndDragon);
    let all = [
        (Command::History, true),
        (Command::Ledger, true),
        (Command::Finish, records || over),
        (Command::Correct, playing),
        (Command::MoveDragon, dragon),
        (Command::MoveFairy, dragon),
        (Command::PassHop, hopping),
        (Command::CallOff, hopping),
        (
            Command::LatePhase,
            playing && table.phase.is_none() && table.bunny.is_some(),
        ),
        (Command::TableRules, !over),
        (Command::Rules, true),
        (Command::Seats, records && table.turn.step == Step::Place),
        (Command::TurnBoard, true),
        (Command::Settings, true),
        (Command::Export, true),
        (Command::Home, true),
    ];
    let offered = all.into_iter().filter(|(_, offered)| *offered);
    offered.map(|(command, _)| command).collect()
}

/// Shows them.
pub fn menu(ui: &mut Ui, here: &Here) -> Option<Wish> {
    let words = here.words;
    let mut given = None;
    for command in offered(here) {
        let (name, help) = (command.name(words), command.help(words));
        let picture = if command == Command::MoveDragon {
            Drawing::Dragon
        } else if command == Command::MoveFairy {
            Drawing::Fairy
        } else {
            Drawing::Icon(command.icon())
        };
        if Row::new(picture, &name, &help).show(ui).clicked() {
            given = wish(here, command);
        }
    }
    given
}

/// What a command asks for at the table; none for those that belong to other screens.
pub fn wish(here: &Here, command: Command) -> Option<Wish> {
    let table = here.table();
    let wish = match command {
        Command::History => Wish::read(Full::history()),
        Command::Ledger => Wish::read(Full::ledger(table.turn.player)),
        Command::Finish => Wish::read(Full::finish(table)),
        Command::Correct => Wish::Correct(true),
        Command::MoveDragon => Wish::Point(Pointing::Dragon),
        Command::MoveFairy => Wish::Point(Pointing::Fairy),
        Command::PassHop => Wish::record(Action::Pass),
        Command::CallOff => Wish::record(Action::CallOff),
        Command::LatePhase => Wish::open(Sheet::LatePhase),
        Command::TableRules => Wish::open(Sheet::Rules),
        Command::Seats => Wish::open(Sheet::Seats(table.seats.clone())),
        Command::TurnBoard => Wish::TurnBoard,
        Command::Fit => Wish::Fit,
        Command::ZoomIn => Wish::Zoom(ZOOM),
        Command::ZoomOut => Wish::Zoom(ZOOM.recip()),
        Command::Undo => Wish::Undo,
        Command::Redo => Wish::Redo,
        Command::Export => Wish::open(Sheet::along(here.words, here.game())),
        Command::Rules => Wish::Go(Go::Rules),
        Command::Settings => Wish::Go(Go::Settings),
        Command::Home => Wish::Go(Go::Home),
        Command::NewTable
        | Command::SamePlayers
        | Command::PickUp
        | Command::RollDie
        | Command::CountEggs
        | Command::SavedGames
        | Command::Keys => return None,
    };
    Some(wish)
}
