//! The screens one came through: a way back leads to the one before, as it was left.

use super::desk::Go;
use super::screen::{SavedGames, Screen};

/// A screen, and what led to it.
struct Stop {
    go: Go,
    screen: Screen,
}

/// The screen that is shown, and those beneath it.
pub struct Trail {
    here: Stop,
    /// The one left last at the end.
    beneath: Vec<Stop>,
}

impl Trail {
    /// A trail that begins with that screen, to which `go` leads.
    pub const fn new(go: Go, screen: Screen) -> Self {
        Self {
            here: Stop { go, screen },
            beneath: Vec::new(),
        }
    }

    /// The screen that is shown.
    pub const fn screen(&self) -> &Screen {
        &self.here.screen
    }

    /// The same, to be used.
    pub const fn screen_mut(&mut self) -> &mut Screen {
        &mut self.here.screen
    }

    /// The list of saved games, if it is shown or lies beneath.
    pub fn saved_games(&mut self) -> Option<&mut SavedGames> {
        let stops = self.beneath.iter_mut().chain([&mut self.here]);
        stops.into_iter().find_map(|stop| match &mut stop.screen {
            Screen::Saved(saved) => Some(&mut **saved),
            Screen::Home(_)
            | Screen::FirstMinute(_)
            | Screen::Table
            | Screen::NewTable
            | Screen::PickUp
            | Screen::Die(_)
            | Screen::Eggs(_)
            | Screen::Rules(_)
            | Screen::Settings => None,
        })
    }

    /// Whether the screen to which that leads is the one that is shown.
    pub fn is_at(&self, go: &Go) -> bool {
        self.here.go == *go
    }

    /// Whether the trail has come through the screen to which that leads. If so, one is there again, as it was left.
    pub fn returns(&mut self, go: &Go) -> bool {
        while self.has(go) && !self.is_at(go) {
            self.back();
        }
        self.is_at(go)
    }

    fn has(&self, go: &Go) -> bool {
        self.beneath.iter().any(|stop| stop.go == *go)
    }

    /// On to another screen: the one that was shown lies beneath it.
    pub fn on(&mut self, go: Go, screen: Screen) {
        let left = std::mem::replace(&mut self.here, Stop { go, screen });
        self.beneath.push(left);
    }

    /// Back to the screen before. Says whether there is one.
    pub fn back(&mut self) -> bool {
        let before = self.beneath.pop();
        let is_there = before.is_some();
        if let Some(before) = before {
            self.here = before;
        }
        is_there
    }
}
