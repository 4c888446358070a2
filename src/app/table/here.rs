//! The game as it stands in this frame, with what going on from here would bring.

use super::ahead::{Ahead, Stop, ahead};
use super::flight::Flight;
use super::guard::Guard;
use super::turn::deployable;
use crate::app::session::Session;
use crate::game::Game;
use crate::table::{Cell, Mark, Player, PlayerId, Step, Table};
use crate::words::Words;
use egui::{Ui, Widget};

/// The game as it stands in this frame.
pub struct Here<'a> {
    /// The language.
    pub words: &'a Words,
    /// The open game.
    pub session: &'a Session,
    /// What comes when the person goes on.
    pub ahead: Ahead,
    /// Eggs that have not arrived on the cards.
    pub flight: Option<&'a Flight>,
    /// How far the app's die has tumbled, 0 to 1; what it shows is told when it has come to rest.
    pub tumbled: f32,
    /// Whether motion is reduced: numbers jump.
    pub still: bool,
    /// Whether files can be chosen to which the game is written.
    pub can_export: bool,
}

impl<'a> Here<'a> {
    /// The game as it stands now.
    pub fn now(words: &'a Words, session: &'a Session) -> Self {
        Self {
            words,
            session,
            ahead: ahead(session.game()),
            flight: None,
            tumbled: 1.0,
            still: false,
            can_export: false,
        }
    }

    /// The eggs on a player's card at that time: those that still fly there are not counted.
    pub fn eggs_on_card(&self, player: PlayerId, now: f64) -> i64 {
        let flying = self.flight.map_or(0, |flight| flight.on_the_way(player, now));
        self.table().ledger.eggs(player).left() - flying
    }

    /// The game.
    pub const fn game(&self) -> &'a Game {
        self.session.game()
    }

    /// The table.
    pub const fn table(&self) -> &'a Table {
        self.session.game().table()
    }

    /// A player's name.
    pub fn name(&self, player: PlayerId) -> String {
        self.words.player(self.table(), player)
    }

    /// Whose move it is; who moved last when the game is over.
    pub fn player(&self) -> Option<&'a Player> {
        let table = self.table();
        table.player(table.player_to_act().unwrap_or(table.turn.player))
    }

    /// The cells on which figures stand that earn eggs on the way ahead.
    pub fn earning_at(&self) -> Vec<Cell> {
        let at = |(figure, _)| self.table().figures.get(figure)?.place.cell();
        self.ahead.earning().into_iter().filter_map(at).collect()
    }

    /// A sentence about a player, who is called as `name` says: cut where there is little room.
    pub fn of(&self, key: &str, player: PlayerId, name: &dyn Fn(String) -> String) -> String {
        let name = name(self.name(player));
        self.words.say_with(key, [("player", name.into())])
    }

    /// What happens now, in one sentence, and what comes next; `name` makes of players' names what is said.
    pub fn saying(&self, name: &dyn Fn(String) -> String) -> [String; 2] {
        let table = self.table();
        let of = |key: &str, player: PlayerId| self.of(key, player, name);
        let say = |key: &str| self.words.say(key);
        let turn = table.turn.player;
        let then = match (&table.phase, table.turn.step) {
            (Some(phase), _) => match phase.to_move().get(1) {
                Some(next) => of("table-then", *next),
                None => say("table-then-phase-over"),
            },
            (None, Step::Place) if self.session.pile() == Some(0) => say("table-then-pile-empty"),
            (None, Step::Place) => say("table-then-figure"),
            (None, Step::Finished) => say("table-then-eat"),
            (None, Step::Figure | Step::Scoring | Step::End | Step::Roll | Step::Hop) => match &self.ahead.stop {
                Stop::Turn(next) => of("table-then", *next),
                Stop::Nests(_) => say("table-then-nest"),
                Stop::Phase(first) => of("table-then-phase", *first),
                Stop::Again { next } => of("table-then-again", *next),
                Stop::Mark(mark) => say(after_figure(*mark)),
                Stop::Here => String::new(),
            },
        };
        let now = match table.turn.step {
            Step::Place if table.turn.part > 1 => of("table-now-place-again", turn),
            Step::Place => of("table-now-place", turn),
            Step::Figure | Step::Scoring if matches!(self.ahead.stop, Stop::Nests(_)) => {
                return [say("table-now-nest"), say("table-then-who")];
            }
            Step::Figure if deployable(self.game()).is_empty() => of("table-now-deployed", turn),
            Step::Figure => of("table-now-figure", turn),
            Step::Scoring => match [Mark::Dragon, Mark::Catapult]
                .into_iter()
                .find(|mark| table.part_marks().has(*mark))
            {
                Some(mark) => say(at_mark(mark)),
                None => of("table-now-scoring", turn),
            },
            Step::End if table.part_marks().has(Mark::Bazaar) => say(at_mark(Mark::Bazaar)),
            Step::End => of("table-now-end", turn),
            Step::Roll => of("table-now-roll", table.player_to_act().unwrap_or(turn)),
            Step::Hop => of("table-now-hop", table.player_to_act().unwrap_or(turn)),
            Step::Finished => say("table-now-finished"),
        };
        [now, then]
    }
}

/// The key of what is done in the step that the mark asks for.
const fn at_mark(mark: Mark) -> &'static str {
    if matches!(mark, Mark::Dragon) {
        "table-now-dragon"
    } else if matches!(mark, Mark::Catapult) {
        "table-now-catapult"
    } else {
        "table-now-bazaar"
    }
}

/// The key of what comes before that step.
const fn after_figure(mark: Mark) -> &'static str {
    if matches!(mark, Mark::Dragon) {
        "table-then-dragon"
    } else if matches!(mark, Mark::Catapult) {
        "table-then-catapult"
    } else {
        "table-then-bazaar"
    }
}

/// Shows a control that ignores taps until it has had its meaning for a while. Says whether it was tapped.
pub fn tap(ui: &mut Ui, guard: &mut Guard, control: &str, meaning: &str, widget: impl Widget) -> bool {
    let settled = guard.admits(ui.ctx(), control, meaning);
    ui.add(widget).clicked() && settled
}
