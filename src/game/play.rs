//! A game: its set-up, its log, and the table that replaying the log works out.

use super::action::{Action, Recorded};
use super::effect::effect;
use super::event::Event;
use super::fault::FieldError;
use super::judge::judge;
use super::limits;
use super::mend::Standing;
use super::setup::Setup;
use crate::rules::{Detail, Judgement, Refusal};
use crate::table::Table;

/// A game in time. The log is the truth; the table always equals what replaying it gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    setup: Setup,
    actions: Vec<Recorded>,
    table: Table,
    /// Tiles the file would hold: those of the start, and every `place` and `put_tile`.
    tiles: usize,
}

impl Game {
    /// A game that has just been set up.
    ///
    /// # Errors
    /// Names the field of the set-up that is at fault.
    pub fn new(setup: Setup) -> Result<Self, FieldError> {
        setup.check()?;
        Ok(Self::begun(setup))
    }

    fn begun(setup: Setup) -> Self {
        Self {
            table: setup.table(),
            tiles: setup.start.tiles.as_ref().map_or(0, Vec::len),
            actions: Vec::new(),
            setup,
        }
    }

    /// The same game, nothing of it played yet.
    pub fn unplayed(&self) -> Self {
        Self::begun(self.setup.clone())
    }

    /// The same game with another log, which is known to fit.
    pub(super) fn replayed(&self, log: impl IntoIterator<Item = Recorded>) -> Self {
        let mut game = self.unplayed();
        for recorded in log {
            let fits = game.apply(recorded);
            debug_assert!(fits.is_ok(), "a log that was recorded once fits again: {fits:?}");
        }
        game
    }

    /// How it was set up.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Gives it another title.
    ///
    /// # Errors
    /// The title is at fault; nothing has changed then.
    pub fn set_title(&mut self, title: String) -> Result<(), FieldError> {
        Setup::check_title(&title)?;
        self.setup.title = title;
        Ok(())
    }

    /// Another game that has come as far as this one, with that id and title.
    ///
    /// # Errors
    /// The id or the title is at fault.
    pub fn copy(&self, id: Option<String>, title: String) -> Result<Self, FieldError> {
        let mut copy = self.clone();
        copy.setup.id = id;
        copy.setup.title = title;
        copy.setup.check()?;
        Ok(copy)
    }

    /// What happened, in order.
    pub fn actions(&self) -> &[Recorded] {
        &self.actions
    }

    /// The table as it lies now.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// What each player has, by index.
    pub fn standings(&self) -> Vec<Standing> {
        let ledger = &self.table.ledger;
        let standing = |player| Standing {
            eggs: ledger.eggs(player).left(),
            points: ledger.points(player),
        };
        self.table.player_ids().map(standing).collect()
    }

    /// What the rules would say of this action: that it cannot be, or which rules it would break (none: it fits).
    ///
    /// # Errors
    /// It is impossible now.
    pub fn judge(&self, action: &Action) -> Judgement {
        let judgement = judge(&self.table, action)?;
        let full = [
            (self.actions.len(), limits::ACTIONS),
            (self.table.ledger.lines().len(), limits::LEDGER),
            (if lays_tile(action) { self.tiles } else { 0 }, limits::TILES),
        ];
        if let Some((_, limit)) = full.into_iter().find(|(held, limit)| held >= limit) {
            return Err(Refusal::impossible(Detail::Full { limit }));
        }
        Ok(judgement)
    }

    /// Records an action: the only door to the table. Says what followed.
    ///
    /// # Errors
    /// It is impossible, or breaks a rule that its `anyway` does not cover. Then nothing has changed.
    pub fn apply(&mut self, recorded: impl Into<Recorded>) -> Result<Vec<Event>, Refusal> {
        let recorded = recorded.into();
        let broken = self.judge(&recorded.action)?;
        if let Some(refusal) = broken.into_iter().find(|refusal| !recorded.anyway.covers(refusal.rule)) {
            return Err(refusal);
        }
        let events = effect(&mut self.table, self.actions.len(), &recorded.action);
        self.tiles += usize::from(lays_tile(&recorded.action));
        self.actions.push(recorded);
        Ok(events)
    }
}

const fn lays_tile(action: &Action) -> bool {
    matches!(action, Action::Place { .. } | Action::PutTile { .. })
}
