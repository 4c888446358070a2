//! A game that is open: every change of it is handed to the store when it happens.

use crate::game::{Action, Anyway, Event, FieldError, Game, History, Layout, MendReport, NewPlayer, Recorded, Setup};
use crate::rules::Refusal;
use crate::store::{Entry, Hints, Opened, Person, Slot, Store};
use crate::table::{Cell, PlayerId, Settings, SettingsChange};
use crate::words::Words;
use rand::TryRng;
use rand::rngs::SysRng;
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;
use web_time::{SystemTime, UNIX_EPOCH};

/// A step that was not recorded, because one of its actions was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// All of its actions.
    step: Vec<Recorded>,
    /// The one that was refused, by its index in the step.
    at: usize,
    /// Why it was.
    pub refusal: Refusal,
}

impl Refused {
    /// The place for a tile that was refused, if it was one.
    pub fn place(&self) -> Option<Cell> {
        if let Action::Place { at, .. } | Action::PutTile { at, .. } = &self.step.get(self.at)?.action {
            Some(*at)
        } else {
            None
        }
    }
}

/// An open game.
pub struct Session {
    slot: Slot,
    history: History,
    /// Whether another window records it.
    watching: bool,
    /// Whether somebody tried to record it all the same.
    tried: bool,
    /// What is different from when it was recorded.
    reread: Option<Box<MendReport>>,
    refused: Option<Refused>,
    happened: Vec<Event>,
    /// How much each player wants to be told.
    hints: Vec<Hints>,
    /// All tiles, those that lie and those still in the pile, if somebody wants them counted.
    tiles: Option<usize>,
}

impl Session {
    /// Goes on with a game that was opened, and remembers it as the last one.
    pub fn open(slot: Slot, opened: Opened, store: &mut Store) -> Self {
        store.remember(|remembered| remembered.last = Some(slot.clone()));
        let Opened {
            history,
            reread,
            watching,
            ..
        } = opened;
        let players = history.game().table().players.iter();
        Self {
            hints: players.map(|player| store.remembered().hints(&player.name)).collect(),
            tiles: store.remembered().piles.get(&slot).copied(),
            slot,
            history,
            watching,
            tried: false,
            reread,
            refused: None,
            happened: Vec::new(),
        }
    }

    /// A new game: it is put on the shelf at once, and its players are remembered, but for those without a name.
    ///
    /// # Errors
    /// Names the field of the set-up that is at fault.
    pub fn begin(mut setup: Setup, words: &Words, store: &mut Store) -> Result<Self, FieldError> {
        setup.id = new_id();
        setup.created = now();
        let game = Game::new(setup)?;
        let (slot, opened) = store.begin(game.clone());
        let people: Vec<Person> = game
            .setup()
            .players
            .iter()
            .filter(|player| !words.is_unnamed(&player.name))
            .map(|player| Person {
                name: player.name.clone(),
                colour: player.colour,
                hints: store.remembered().hints(&player.name),
            })
            .collect();
        store.remember(|remembered| remembered.meet(people.into_iter()));
        Ok(Self::open(slot, opened, store))
    }

    /// The set-up of another game: those who play, as they sit now, by the rules that hold now, from the same layout.
    pub fn again(&self) -> Setup {
        let table = self.game().table();
        let stay = table
            .seats
            .iter()
            .filter_map(|player| table.player(*player))
            .filter(|player| !player.left);
        let players = stay.map(|player| NewPlayer {
            name: player.name.clone(),
            colour: player.colour,
        });
        let edition = self.game().setup().edition;
        let layout = Layout::of(&self.game().setup().start);
        Setup {
            settings: SettingsChange::between(&Settings::of(edition), &table.settings),
            expansions: table.expansions.clone(),
            start: layout.map(Layout::start).unwrap_or_default(),
            ..Setup::new(players.collect(), edition)
        }
    }

    /// How much that player wants to be told when he moves the bunny.
    pub fn hints(&self, player: PlayerId) -> Hints {
        self.hints.get(player.index()).copied().unwrap_or_default()
    }

    /// How much whoever is on now wants to be told: in a phase, who moves the bunny.
    pub fn hints_now(&self) -> Hints {
        let table = self.game().table();
        table.player_to_act().map_or(Hints::Off, |player| self.hints(player))
    }

    /// That player wants to be told that much from now on, at other tables too.
    pub fn set_hints(&mut self, player: PlayerId, hints: Hints, store: &mut Store) {
        let table = self.history.game().table();
        let (Some(known), Some(kept)) = (table.player(player), self.hints.get_mut(player.index())) else {
            return;
        };
        *kept = hints;
        let person = Person {
            name: known.name.clone(),
            colour: known.colour,
            hints,
        };
        store.remember(|remembered| remembered.set_hints(person));
    }

    /// How many tiles are still in the pile, if they are counted.
    pub fn pile(&self) -> Option<usize> {
        let lying = self.game().table().tiles.len();
        self.tiles.map(|tiles| tiles.saturating_sub(lying))
    }

    /// So many tiles are in the pile now; none if they are not to be counted.
    pub fn count_pile(&mut self, pile: Option<usize>, store: &mut Store) {
        let lying = self.game().table().tiles.len();
        self.tiles = pile.map(|pile| pile + lying);
        let (slot, tiles) = (self.slot.clone(), self.tiles);
        store.remember(|remembered| {
            match tiles {
                Some(tiles) => remembered.piles.insert(slot, tiles),
                None => remembered.piles.remove(&slot),
            };
        });
    }

    /// Its place on the shelf.
    pub const fn slot(&self) -> &Slot {
        &self.slot
    }

    /// The game as it stands.
    pub const fn game(&self) -> &Game {
        self.history.game()
    }

    /// The game with its past.
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// Records an action as a step of its own, or keeps why it was refused. Says whether it was recorded.
    pub fn record(&mut self, action: Action, store: &mut Store) -> bool {
        self.record_step(vec![action], store)
    }

    /// Records actions as one step: all of them, or none and why one was refused. Says whether they were recorded.
    pub fn record_step(&mut self, actions: Vec<Action>, store: &mut Store) -> bool {
        let recorded = |(index, action)| {
            let recorded = Recorded::from(action);
            if index == 0 { recorded } else { recorded.joined() }
        };
        self.record_all(actions.into_iter().enumerate().map(recorded).collect(), store)
    }

    fn record_all(&mut self, step: Vec<Recorded>, store: &mut Store) -> bool {
        if !self.may_record() {
            return false;
        }
        match self.history.record_step(step.clone()) {
            Ok(events) => {
                self.happened = events;
                self.changed(Entry::Step(step), store);
                true
            }
            Err((at, refusal)) => {
                self.refused = Some(Refused { step, at, refusal });
                false
            }
        }
    }

    /// Records the refused step all the same, naming the rules that the refused action breaks. Says whether it was
    /// recorded.
    pub fn record_anyway(&mut self, store: &mut Store) -> bool {
        let Some(refused) = self.refused.take() else {
            return false;
        };
        match self.rules_broken_by(&refused) {
            Ok(rules) => {
                let Refused { mut step, at, .. } = refused;
                if let Some(recorded) = step.get_mut(at) {
                    *recorded = recorded.clone().anyway(Anyway::Rules(rules));
                }
                self.record_all(step, store)
            }
            Err(refusal) => {
                self.refused = Some(Refused { refusal, ..refused });
                false
            }
        }
    }

    /// The names of the rules that the refused action breaks, after those before it in its step.
    fn rules_broken_by(&self, refused: &Refused) -> Result<Vec<String>, Refusal> {
        let mut game = self.game().clone();
        for recorded in refused.step.iter().take(refused.at) {
            game.apply(recorded.clone())?;
        }
        let Some(recorded) = refused.step.get(refused.at) else {
            return Ok(Vec::new());
        };
        let broken = game.judge(&recorded.action)?;
        Ok(broken.iter().map(|refusal| refusal.rule.name().to_owned()).collect())
    }

    /// The last step if it was refused.
    pub const fn refused(&self) -> Option<&Refused> {
        self.refused.as_ref()
    }

    /// The refusal has been read.
    pub fn forget_refusal(&mut self) {
        self.refused = None;
    }

    /// What followed from the last step, to be shown once.
    pub fn take_happened(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.happened)
    }

    /// Gives the game another title, which is no step of undo.
    ///
    /// # Errors
    /// The title is at fault.
    pub fn rename_game(&mut self, title: String, store: &mut Store) -> Result<(), FieldError> {
        if self.may_record() {
            self.history.set_title(title.clone())?;
            store.append(&self.slot, Entry::Title(title), self.history.game());
        }
        Ok(())
    }

    /// Takes back the last step. Says whether there was one.
    pub fn undo(&mut self, store: &mut Store) -> bool {
        let undone = self.may_record() && self.history.undo();
        if undone {
            self.moved(Entry::Undo, store);
        }
        undone
    }

    /// Has the step again that was undone last. Says whether there was one.
    pub fn redo(&mut self, store: &mut Store) -> bool {
        let redone = self.may_record() && self.history.redo();
        if redone {
            self.moved(Entry::Redo, store);
        }
        redone
    }

    /// Takes over a mend, as one step.
    pub fn accept(&mut self, report: MendReport, store: &mut Store) {
        if self.may_record() {
            let keep = self.history.accept(report);
            self.mended(keep, store);
        }
    }

    /// Goes back to the game as it was after its first `actions` actions, as one step.
    pub fn go_back(&mut self, actions: usize, store: &mut Store) {
        if self.may_record() {
            let keep = self.history.go_back(actions);
            self.mended(keep, store);
        }
    }

    fn mended(&mut self, keep: usize, store: &mut Store) {
        let after = self.game().actions().get(keep..).unwrap_or_default().to_vec();
        self.moved(Entry::Mend { keep, after }, store);
    }

    /// The log became another one: what the last step caused is no longer news.
    fn moved(&mut self, entry: Entry, store: &mut Store) {
        self.happened.clear();
        self.changed(entry, store);
    }

    fn changed(&mut self, entry: Entry, store: &mut Store) {
        self.refused = None;
        store.append(&self.slot, entry, self.history.game());
    }

    /// Whether it can be recorded here; else it is kept that somebody tried.
    const fn may_record(&mut self) -> bool {
        self.tried |= self.watching;
        !self.watching
    }

    /// Another window records it: here it can only be looked at.
    pub const fn is_watching(&self) -> bool {
        self.watching
    }

    /// Whether somebody tried to record something since this was asked last, while another window does.
    pub const fn take_tried(&mut self) -> bool {
        std::mem::replace(&mut self.tried, false)
    }

    /// What is different from when the game was recorded, to be shown once: a rule is read differently now.
    pub fn take_reread(&mut self) -> Option<Box<MendReport>> {
        self.reread.take()
    }

    /// The game's file is written as it stands now.
    pub fn save(&self, store: &mut Store) {
        store.save(&self.slot, self.history.game());
    }

    /// The game leaves the table: another window may record it.
    pub fn close(&self, store: &mut Store) {
        store.close(&self.slot, self.history.game());
    }
}

/// An id no other game has. None where the system has no random numbers: the shelf finds a place all the same.
pub fn new_id() -> Option<String> {
    SysRng.try_next_u64().ok().map(|number| format!("{number:016x}"))
}

/// The moment, as a game's file writes it.
fn now() -> Option<String> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).ok()?;
    let moment = OffsetDateTime::from_unix_timestamp(i64::try_from(since.as_secs()).ok()?).ok()?;
    moment.format(&Rfc3339).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Memory;
    use crate::table::{Colour, Edition, Marks, Name};

    fn session() -> (Session, Store) {
        let player = |name, colour| NewPlayer {
            name: Name::new(name).unwrap(),
            colour,
        };
        let setup = Setup::new(
            vec![player("Ann", Colour::Red), player("Bob", Colour::Blue)],
            Edition::Hig,
        );
        let (mut store, _) = Store::open(Memory::default(), || ());
        let game = Game::new(setup).unwrap();
        let (slot, opened) = store.begin(game);
        (Session::open(slot, opened, &mut store), store)
    }

    fn place(x: i64, y: i64) -> Action {
        let at = Cell::new(x, y).unwrap();
        Action::Place { at, marks: Marks::NONE }
    }

    #[test]
    fn every_step_and_every_undo_is_on_the_shelf() {
        let (mut session, mut store) = session();
        assert!(session.record_step(vec![place(1, 0), Action::Next], &mut store));
        assert_eq!(store.game(session.slot()).as_ref(), Ok(session.game()));
        assert!(session.undo(&mut store));
        assert!(session.game().actions().is_empty(), "joined actions are one step");
        assert_eq!(store.game(session.slot()).as_ref(), Ok(session.game()));
        assert!(session.redo(&mut store));
        assert_eq!(store.game(session.slot()).unwrap().actions().len(), 2);
    }

    #[test]
    fn a_refused_action_can_be_recorded_anyway_by_its_rules() {
        let (mut session, mut store) = session();
        assert!(!session.record(place(5, 5), &mut store));
        assert!(session.refused().is_some());
        assert!(session.record_anyway(&mut store));
        let covered = Anyway::Rules(vec!["place.beside".to_owned()]);
        assert_eq!(
            session.game().actions().first().map(|recorded| &recorded.anyway),
            Some(&covered)
        );
        assert!(session.refused().is_none());
    }

    #[test]
    fn of_a_step_all_is_recorded_or_nothing() {
        let (mut session, mut store) = session();
        let step = [place(1, 0), Action::Next, Action::Next, Action::Next, place(5, 5)];
        assert!(!session.record_step(step.to_vec(), &mut store));
        assert_eq!(
            session.game().actions(),
            [],
            "the first four fit, but they are one with the last"
        );
        assert_eq!(store.game(session.slot()).unwrap().actions(), []);
        assert!(session.record_anyway(&mut store));
        let actions = session.game().actions();
        let recorded: Vec<&Action> = actions.iter().map(|recorded| &recorded.action).collect();
        assert_eq!(recorded, step.iter().collect::<Vec<_>>());
        let joined: Vec<bool> = actions.iter().map(|recorded| recorded.joined).collect();
        assert_eq!(joined, [false, true, true, true, true]);
        let covered = Anyway::Rules(vec!["place.beside".to_owned()]);
        let anyway: Vec<&Anyway> = actions.iter().map(|recorded| &recorded.anyway).collect();
        assert_eq!(
            anyway,
            [
                &Anyway::Nothing,
                &Anyway::Nothing,
                &Anyway::Nothing,
                &Anyway::Nothing,
                &covered
            ]
        );
        assert!(session.undo(&mut store));
        assert_eq!(session.game().actions(), [], "it is undone as one");
    }

    #[test]
    fn the_pile_goes_down_with_each_tile_laid_and_up_with_each_taken_back() {
        let (mut session, mut store) = session();
        assert!(session.record(place(1, 0), &mut store));
        assert_eq!(session.pile(), None, "nobody wants it counted");
        session.count_pile(Some(2), &mut store);
        let next = [Action::Next, Action::Next, Action::Next];
        for (x, left) in [(2, 1), (3, 0), (4, 0)] {
            let step = next.iter().cloned().chain([place(x, 0)]);
            assert!(session.record_step(step.collect(), &mut store));
            assert_eq!(session.pile(), Some(left));
        }
        for left in [0, 1, 2, 3] {
            assert!(session.undo(&mut store));
            assert_eq!(session.pile(), Some(left), "also to before it was counted");
        }
        let slot = session.slot().clone();
        let reopened = store.open_game(&slot).unwrap();
        assert_eq!(Session::open(slot.clone(), reopened, &mut store).pile(), Some(3));
        store.delete(&slot).unwrap();
        assert!(store.remembered().piles.is_empty(), "it goes with the game");
        session.count_pile(Some(7), &mut store);
        session.count_pile(None, &mut store);
        assert!(session.pile().is_none() && store.remembered().piles.is_empty());
    }

    #[test]
    fn what_is_impossible_cannot_be_recorded_anyway() {
        let (mut session, mut store) = session();
        assert!(!session.record(place(0, 0), &mut store));
        assert!(!session.record_anyway(&mut store));
        assert!(session.refused().is_some());
        assert!(session.game().actions().is_empty());
    }
}
