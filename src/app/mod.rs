//! The window: screens, the board view, widgets, commands, theme.
//!
//! The only room that knows egui. It holds no rules: it asks `rules/` and `hops/` what is possible, draws that, and
//! turns a tap into an action, which a [`Session`] records and hands to the store. It makes no sentences either: those
//! come from `words/`. Nothing repaints when nothing moves.

#[cfg(target_os = "android")]
mod android;
mod at_hand;
#[cfg(any(target_os = "linux", target_os = "macos", windows))]
mod awake;
pub mod board;
pub mod command;
mod desk;
#[cfg(all(feature = "files", any(target_os = "linux", target_os = "macos", windows)))]
mod dialogs;
pub mod hints;
pub mod house;
#[cfg(not(target_arch = "wasm32"))]
mod native;
pub mod paint;
mod round;
mod screen;
pub mod session;
mod shelf;
mod stencil;
pub mod table;
pub mod theme;
mod topic;
mod trail;
mod transfer;
mod triangles;
mod trouble;
#[cfg(target_arch = "wasm32")]
mod web;
pub mod widget;

#[cfg(target_os = "android")]
pub use android::open_in_activity;
pub use desk::{Desk, ExportAs, Go, ShelfWish};
#[cfg(not(target_arch = "wasm32"))]
pub use native::{OpenError, open};
pub use transfer::{Brought, Dialogs, Make, Taken};
#[cfg(target_arch = "wasm32")]
pub use web::open_in_page;

use crate::game::{Dice, Incoming, Setup};
use crate::store::{Backend, Fault, Memory, Slot, Store, Trouble};
use crate::table::Expansion;
use crate::words::Words;
use at_hand::AtHand;
use command::Command;
use screen::{DieAlone, EggCounter, FirstMinute, Home, NewTable, Rules, SavedGames, Screen};
use session::Session;
use std::collections::BTreeSet;
use std::time::{Duration, SystemTime};
use table::Table;
use trail::Trail;
use widget::{Offer, Saving, Voice, hear_keys, keep_focus, went_back};

/// The program in the window.
pub struct App {
    desk: Desk,
    trail: Trail,
    /// The game on the table; it stays there while other screens are shown.
    table: Option<Table>,
    /// The table that is being set up, and the one at which they are already playing: what is typed there stays until a
    /// game is begun.
    new_table: Option<Box<NewTable>>,
    picked_up: Option<Box<NewTable>>,
    /// Whether the keys are shown over the screen.
    keys: bool,
    /// What the rules say, over the screen.
    at_hand: AtHand,
    /// Whether something waits to be written.
    saving: Saving,
    voice: Voice,
    /// When the screen changed, in the window's seconds.
    since: f64,
    /// When the game on the table was last looked at while another window records it, in the window's seconds.
    looked: f64,
    /// When that game had been written last.
    seen: Option<SystemTime>,
    /// Who is told when a game is opened on the table and when it no longer is.
    telling: Option<Box<dyn FnMut(bool)>>,
    /// What he was told last.
    told: bool,
    /// Who is told in which language all is said from then on.
    speaking: Option<Box<dyn FnMut(Words)>>,
    /// The language of which he was told last, by its tag.
    spoken: String,
    /// Who is told how many hops the bunny has just set off on.
    feeling: Option<Box<dyn FnMut(usize)>>,
}

/// How long a screen must have been there, in seconds, before it can be tapped: the second tap of a double one was not
/// meant for it.
const SETTLED: f64 = 0.35;

/// After how many seconds a game that another window records is looked at again.
const LOOKS: f64 = 1.0;

impl App {
    /// The program with the games of that back end; without one, games last as long as the window. `asked` is a game
    /// to be opened: it goes on the shelf, beside all that is there.
    pub fn new(
        ctx: &egui::Context,
        backend: Option<impl Backend>,
        words: Words,
        dice: Dice,
        asked: Option<Incoming>,
    ) -> Self {
        let waker = ctx.clone();
        let wake = move || waker.request_repaint();
        let (store, trouble) = match backend {
            Some(backend) => Store::open(backend, wake),
            None => (Store::open(Memory::default(), wake).0, Some(Trouble::NoFolder)),
        };
        let mut desk = Desk::new(ctx, words, store, dice);
        ctx.set_fonts(theme::fonts());
        desk.dress(ctx);
        if let Some(trouble) = trouble {
            desk.tell(&trouble);
        }
        let mut app = Self {
            trail: Trail::new(Go::Home, Screen::Home(Box::new(Home::new(&desk, None)))),
            desk,
            table: None,
            new_table: None,
            picked_up: None,
            keys: false,
            at_hand: AtHand::default(),
            saving: Saving::default(),
            voice: Voice::default(),
            since: f64::NEG_INFINITY,
            looked: f64::NEG_INFINITY,
            seen: None,
            telling: None,
            told: false,
            speaking: None,
            spoken: String::new(),
            feeling: None,
        };
        app.resume(asked);
        app
    }

    /// The same, telling somebody when a game is opened on the table (`true`) and when it no longer is: the screen is to
    /// stay awake meanwhile.
    #[must_use]
    pub fn telling(mut self, tell: impl FnMut(bool) + 'static) -> Self {
        self.telling = Some(Box::new(tell));
        self
    }

    /// The same, telling somebody the language, at once and when another one is chosen.
    #[must_use]
    pub fn speaking(mut self, tell: impl FnMut(Words) + 'static) -> Self {
        self.speaking = Some(Box::new(tell));
        self
    }

    /// The same, beginning with that sentence.
    #[cfg(target_arch = "wasm32")]
    #[must_use]
    fn saying(mut self, sentence: String) -> Self {
        self.desk.notices.tell(sentence);
        self
    }

    /// The same, telling somebody what is to be said aloud.
    #[must_use]
    pub fn heard_by(mut self, hears: impl FnMut(&str) + 'static) -> Self {
        self.voice.heard(hears);
        self
    }

    /// The same, telling somebody on how many hops the bunny sets off, so that a hand can feel them; not with reduced motion.
    #[must_use]
    pub fn felt_by(mut self, feels: impl FnMut(usize) + 'static) -> Self {
        self.feeling = Some(Box::new(feels));
        self
    }

    /// The same, with dialogs in which files are chosen.
    #[must_use]
    pub fn asking(mut self, dialogs: impl Dialogs + 'static) -> Self {
        self.desk.transfers.ask_with(Box::new(dialogs));
        self
    }

    fn tell_whether_open(&mut self) {
        let goes_on = |table: &Table| table.session().game().table().player_to_act().is_some();
        let open = self.on_table().is_some_and(goes_on);
        if open != self.told {
            self.told = open;
            if let Some(tell) = &mut self.telling {
                tell(open);
            }
        }
    }

    fn tell_language(&mut self) {
        let language = self.desk.words.language();
        if language != self.spoken {
            self.spoken = language;
            if let Some(tell) = &mut self.speaking {
                tell(self.desk.words.clone());
            }
        }
    }

    /// Puts the game that was asked for on the table, or the last one, unless it is over.
    fn resume(&mut self, asked: Option<Incoming>) {
        if let Some(incoming) = asked {
            let (slot, told) = self.receive(&incoming);
            self.open(slot);
            if let Some(told) = told {
                self.desk.notices.tell(told);
            }
        } else if let Some(last) = self.desk.store.remembered().last.clone() {
            self.open(last);
            let over = |table: &Table| table.session().game().table().player_to_act().is_none();
            if self.table.as_ref().is_some_and(over) {
                self.go(Go::Home);
            }
        }
    }

    fn go(&mut self, go: Go) {
        let shown = |_: &&Table| matches!(self.trail.screen(), Screen::Table);
        if let Some(table) = self.table.as_ref().filter(shown) {
            // Whoever looks for the game's file then finds it as it stands.
            table.session().save(&mut self.desk.store);
        }
        if go.has_way_back() && self.trail.returns(&go) {
            return;
        }
        let screen = match go.clone() {
            Go::Back => return self.back(),
            Go::Home => Screen::Home(Box::new(Home::new(&self.desk, self.table.as_ref().map(Table::session)))),
            Go::FirstMinute => match FirstMinute::new(&mut self.desk) {
                Some(minute) => Screen::FirstMinute(Box::new(minute)),
                None => return self.go(Go::NewTable),
            },
            Go::Table => match (&mut self.table, &self.desk.store.remembered().last) {
                (Some(table), _) => {
                    table.arrive();
                    Screen::Table
                }
                (None, Some(last)) => return self.open(last.clone()),
                (None, None) => return self.go(Go::Home),
            },
            Go::NewTable => {
                self.new_table.get_or_insert_default();
                Screen::NewTable
            }
            Go::PickUp => {
                let players = self.table.as_ref().map(|table| table.session().again().players);
                let picked_up = || Box::new(NewTable::pick_up(&self.desk, &players.unwrap_or_default()));
                self.picked_up.get_or_insert_with(picked_up);
                Screen::PickUp
            }
            Go::Play(setup) => return self.play(*setup),
            Go::Open(slot) => match &self.table {
                Some(table) if *table.session().slot() == slot => return self.go(Go::Table),
                Some(_) | None => return self.open(slot),
            },
            Go::Die => Screen::Die(DieAlone::default()),
            Go::Eggs => Screen::Eggs(EggCounter::default()),
            Go::Saved => Screen::Saved(Box::new(SavedGames::new(&mut self.desk))),
            Go::Rules => Screen::Rules(Box::new(Rules::new(self.in_play().cloned()))),
            Go::Settings => Screen::Settings,
            Go::Keys => {
                self.keys = true;
                return;
            }
            Go::Shelf(wish) => return self.do_to_shelf(wish),
        };
        if go.has_way_back() {
            self.trail.on(go, screen);
        } else {
            self.trail = Trail::new(go, screen);
        }
    }

    /// Back to the screen before, as it was left; to the first one where there is none.
    fn back(&mut self) {
        let is_left = self.trail.back();
        // What the first one tells of may have changed meanwhile.
        if !is_left || matches!(self.trail.screen(), Screen::Home(_)) {
            self.go(Go::Home);
        }
    }

    /// The game on the table, if that is shown.
    fn on_table(&self) -> Option<&Table> {
        self.table
            .as_ref()
            .filter(|_| matches!(self.trail.screen(), Screen::Table))
    }

    /// The expansions of the game that is being shown.
    fn in_play(&self) -> Option<&BTreeSet<Expansion>> {
        Some(&self.on_table()?.session().game().table().expansions)
    }

    fn play(&mut self, setup: Setup) {
        match Session::begin(setup, &self.desk.words, &mut self.desk.store) {
            Ok(session) => {
                self.new_table = None;
                self.picked_up = None;
                self.put(session);
            }
            Err(error) => self.desk.notices.tell(self.desk.words.field_error(&error)),
        }
    }

    fn open(&mut self, slot: Slot) {
        self.seen = self.desk.store.written(&slot);
        match self.desk.store.open_game(&slot) {
            Ok(opened) => {
                for trouble in &opened.troubles {
                    self.desk.tell(trouble);
                }
                let session = Session::open(slot, opened, &mut self.desk.store);
                if session.is_watching() {
                    self.desk.notices.tell(self.desk.words.say("table-watching"));
                }
                self.put(session);
            }
            Err(trouble) => {
                self.desk.tell(&trouble);
                if is_lost(&trouble) {
                    self.desk.store.forget_last(&slot);
                }
                self.go(Go::Home);
            }
        }
    }

    fn put(&mut self, session: Session) {
        self.clear_table();
        self.table.insert(Table::new(session)).arrive();
        self.trail = Trail::new(Go::Table, Screen::Table);
    }

    /// A game that another window has open is looked at again: if it no longer has, this one records it from now on; else
    /// it shows what the other has recorded since, and says so if somebody tried to record something here.
    fn look_again(&mut self, tried: bool) {
        let Some(table) = &mut self.table else { return };
        let slot = table.session().slot().clone();
        self.seen = self.desk.store.written(&slot);
        let Ok(opened) = self.desk.store.open_game(&slot) else {
            return;
        };
        if !opened.watching {
            self.desk.notices.tell(self.desk.words.say("table-taken-over"));
        } else if tried {
            self.desk.notices.tell(self.desk.words.say("table-watching"));
        }
        table.follow(Session::open(slot, opened, &mut self.desk.store));
    }

    /// While another window records the game on the table, looks from time to time what has become of it.
    fn watch(&mut self, ctx: &egui::Context) {
        let Some(slot) = self
            .on_table()
            .map(Table::session)
            .filter(|session| session.is_watching())
            .map(|session| session.slot().clone())
        else {
            return;
        };
        let now = ctx.input(|input| input.time);
        if now >= self.looked + LOOKS {
            self.looked = now;
            let store = &self.desk.store;
            // One that the other window has deleted stays as it was seen last.
            let written = store.written(&slot);
            if written.is_some() && (written != self.seen || !store.is_elsewhere(&slot)) {
                self.look_again(false);
                ctx.request_repaint();
            }
        }
        ctx.request_repaint_after(Duration::from_secs_f64(self.looked + LOOKS - now));
    }

    /// The game that was on the table is put away.
    fn clear_table(&mut self) {
        if let Some(table) = self.table.take() {
            table.session().close(&mut self.desk.store);
        }
    }

    /// Takes in what the store has done.
    fn take_in(&mut self) {
        for (_, result) in self.desk.store.poll() {
            if let Err(fault) = result {
                self.desk.tell(&Trouble::NotWritten { fault });
            }
        }
        if self.desk.store.is_written() {
            self.desk.notices.forget(Offer::Retry);
        }
        for transferred in self.desk.transfers.poll() {
            self.arrive(transferred);
        }
    }
}

impl App {
    /// Shows a frame of it.
    pub fn show(&mut self, ui: &mut egui::Ui) {
        self.take_in();
        let now = ui.input(|input| input.time);
        let wait = self.since + SETTLED - now;
        if wait > 0.0 {
            // It looks as it will, but does not answer yet.
            ui.visuals_mut().disabled_alpha = 1.0;
            ui.disable();
            ui.ctx().request_repaint_after(Duration::from_secs_f64(wait));
        }
        let Self {
            desk,
            trail,
            table,
            new_table,
            picked_up,
            feeling,
            ..
        } = self;
        let screen = trail.screen_mut();
        desk.notices.hear_back(ui.ctx());
        let go = match screen {
            Screen::Home(home) => home.ui(ui, desk),
            Screen::FirstMinute(minute) => minute.ui(ui, &desk.words),
            Screen::Table => table.as_mut().map_or(Some(Go::Home), |table| table.ui(ui, desk)),
            Screen::NewTable => new_table.as_mut().map_or(Some(Go::Home), |new| new.ui(ui, desk)),
            Screen::PickUp => picked_up.as_mut().map_or(Some(Go::Home), |new| new.ui(ui, desk)),
            Screen::Die(die) => die.ui(ui, desk),
            Screen::Eggs(eggs) => eggs.ui(ui, desk),
            Screen::Saved(saved) => saved.ui(ui, desk),
            Screen::Rules(rules) => rules.ui(ui, desk),
            Screen::Settings => screen::settings(ui, desk),
        };
        let tried = table.as_mut().is_some_and(Table::take_tried);
        if let (Some(hops), Some(feels)) = (table.as_mut().and_then(Table::take_hops), feeling) {
            feels(hops);
        }
        let (written, sign) = (desk.store.is_written(), desk.words.say("saving"));
        self.saving.show(ui.ctx(), written, &sign);
        let clear = match screen {
            Screen::Table => table.as_ref().and_then(Table::clear),
            Screen::FirstMinute(minute) => minute.clear(),
            Screen::Home(_)
            | Screen::NewTable
            | Screen::PickUp
            | Screen::Die(_)
            | Screen::Eggs(_)
            | Screen::Saved(_)
            | Screen::Rules(_)
            | Screen::Settings => None,
        };
        let taken = desk.notices.show(ui, &desk.words, clear);
        if self.keys {
            self.keys = screen::keys(ui.ctx(), &desk.words);
        }
        let in_play = self.in_play().cloned();
        if self.at_hand.show(ui.ctx(), &self.desk.words, in_play.as_ref()) {
            // The tap that closed it, and its second one, were not meant for what lies below.
            self.since = now;
        }
        if tried {
            self.look_again(true);
        }
        self.watch(ui.ctx());
        self.hear_files(ui.ctx());
        let at_home = matches!(self.trail.screen(), Screen::Home(_));
        let undo = || match taken? {
            Offer::Retry => {
                self.desk.store.retry();
                None
            }
            Offer::Undo => {
                let last = self.desk.deleted.len().checked_sub(1)?;
                Some(Go::Shelf(ShelfWish::BringBack(last)))
            }
        };
        let go = go.or_else(undo).or_else(|| key(ui, at_home));
        // Whoever is there already stays there.
        if let Some(go) = go.filter(|go| !self.trail.is_at(go)) {
            if go.leads_away() {
                self.desk.notices.leave_screen();
            }
            self.go(go);
            self.since = now;
            ui.ctx().request_repaint();
        }
        hear_keys(ui.ctx());
        keep_focus(ui.ctx());
        self.tell_whether_open();
        self.tell_language();
        self.voice.end(ui.ctx());
    }
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.show(ui);
    }
}

impl Drop for App {
    fn drop(&mut self) {
        self.clear_table();
    }
}

/// A die whose rolls nobody knows; on a system without random numbers the moment decides.
fn dice() -> Dice {
    Dice::from_system().unwrap_or_else(|error| {
        log::warn!("the system has no random numbers: {error}");
        let since = web_time::SystemTime::now()
            .duration_since(web_time::UNIX_EPOCH)
            .unwrap_or_default();
        Dice::seeded(u64::from(since.subsec_nanos()))
    })
}

/// Whether a game that could not be opened is not there any more: else it may be had another time.
const fn is_lost(trouble: &Trouble) -> bool {
    match trouble {
        Trouble::Damaged { .. } | Trouble::NotRead { fault: Fault::Gone, .. } => true,
        Trouble::NotRead {
            fault: Fault::Full | Fault::Forbidden | Fault::NoFile | Fault::InTheWay(_) | Fault::Other(_),
            ..
        }
        | Trouble::NoFolder
        | Trouble::NotWritten { .. }
        | Trouble::NoShelf { .. }
        | Trouble::Recovered { .. }
        | Trouble::Replaced { .. }
        | Trouble::Forgotten { .. }
        | Trouble::Elsewhere
        | Trouble::Newer { .. } => false,
    }
}

/// Where the keyboard leads, whatever the screen.
fn key(ui: &egui::Ui, at_home: bool) -> Option<Go> {
    let to = [
        (Command::Home, Go::Home),
        (Command::NewTable, Go::NewTable),
        (Command::RollDie, Go::Die),
        (Command::CountEggs, Go::Eggs),
        (Command::Rules, Go::Rules),
        (Command::SavedGames, Go::Saved),
        (Command::Settings, Go::Settings),
        (Command::Keys, Go::Keys),
    ];
    let asked = to
        .into_iter()
        .find_map(|(command, go)| command.pressed(ui).then_some(go));
    asked.or((!at_home && went_back(ui.ctx())).then_some(Go::Back))
}
