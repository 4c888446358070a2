//! What the tests of the window share: a window that is used as a hand uses it.
#![cfg(feature = "window")]

#[path = "../asked/mod.rs"]
pub mod asked;
#[path = "../made_up/mod.rs"]
pub mod made_up;
pub mod measure;
pub mod sixty;
pub mod three;

use egui::accesskit::{Live, Role};
use egui::{
    Color32, DroppedFile, Event, HoveredFile, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2,
    Rect, Shape, StrokeKind, TouchDeviceId, TouchId, TouchPhase, Vec2,
};
use egui_kittest::kittest::{NodeT, Queryable};
use egui_kittest::{Harness, Node};
use hoppel::app::{App, Brought, Dialogs, Make, Taken};
use hoppel::game::{Dice, Game, Incoming, file};
use hoppel::store::{Backend, Files, Memory, Slot, Store};
use hoppel::table::Cell as CellOfBoard;
use hoppel::words::{Word, Words};
use std::cell::{Cell, RefCell};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

/// A phone, upright.
pub const PHONE: Vec2 = Vec2::new(360.0, 640.0);
/// A computer's window.
pub const DESKTOP: Vec2 = Vec2::new(1280.0, 800.0);

/// Few frames a second, for speed.
const FRAME: f32 = 1.0 / 20.0;
/// Fewer still, where nothing that moves is looked at.
const STILL: f32 = 1.0 / 8.0;
/// The seconds after a tap: until what it started has come to rest.
const SETTLE: f32 = 0.7;

/// A place for games into which the test looks while the program is open.
pub type Shelf = Arc<Memory>;

/// The last game as it is kept there, once nothing more is being written.
pub fn kept_game(shelf: &Shelf) -> Game {
    let read = || {
        let (store, _) = Store::open(Arc::clone(shelf), || ());
        let last = store.remembered().last.clone().expect("a game was played");
        store.game(&last).expect("it is written")
    };
    let mut before = read();
    loop {
        std::thread::sleep(Duration::from_millis(20));
        let now = read();
        if now == before {
            return now;
        }
        before = now;
    }
}

/// What is chosen in the dialogs for files, and which names they proposed.
#[derive(Clone, Default)]
pub struct Answers(Rc<RefCell<(Option<PathBuf>, Vec<String>)>>);

impl Answers {
    /// From now on that file is chosen, or none.
    pub fn choose(&self, path: Option<&Path>) {
        self.0.borrow_mut().0 = path.map(Path::to_owned);
    }

    /// The names that were proposed for files to be written, the oldest first.
    pub fn proposed(&self) -> Vec<String> {
        self.0.borrow().1.clone()
    }
}

impl Dialogs for Answers {
    fn open(&self, _: &Words, then: Box<dyn FnOnce(Option<Brought>) + Send>) {
        then(self.0.borrow().0.as_deref().map(Brought::from));
    }

    fn save(&self, _: &Words, name: &str, make: Make, then: Box<dyn FnOnce(Option<Taken>) + Send>) {
        self.0.borrow_mut().1.push(name.to_owned());
        then(self.0.borrow().0.as_deref().map(|path| Taken::to(path, make)));
    }
}

/// Stands where the rest of a sentence is not asked for.
pub const CUT: &str = "…";

/// A file that is dropped onto the window.
#[derive(Debug)]
struct Dropped(PathBuf);

impl DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        std::fs::read(&self.0).map_err(|error| error.to_string())
    }
}

/// What a window is used with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// A finger or a mouse.
    Pointer,
    /// The keys alone: Tab and the arrows to come to a thing, Enter to press it.
    Keys,
}

/// The place that the name of a cell tells in English: how far right and how far below of the start tile.
fn place_told(name: &str) -> (i64, i64) {
    let words: Vec<&str> = name.split([' ', ',']).collect();
    let before = |way: &str| {
        let pairs = words.windows(2).rev();
        let mut told = pairs.filter(|pair| pair.get(1) == Some(&way));
        told.find_map(|pair| pair.first()?.parse::<i64>().ok()).unwrap_or(0)
    };
    (before("right") - before("left"), before("below") - before("above"))
}

/// The program in a window without a display. What is asked for and is not there fails the test.
pub struct Window {
    harness: Harness<'static, App>,
    size: Vec2,
    hand: Hand,
    awake: Rc<Cell<bool>>,
    /// The languages of which somebody was told, by their tags.
    told: Rc<RefCell<Vec<String>>>,
    said: Rc<RefCell<Vec<String>>>,
    felt: Rc<RefCell<Vec<usize>>>,
    /// The frames after a tap.
    settle: usize,
    /// Names of players that may be broken where a line ends.
    pub long_names: Vec<String>,
    /// What the program speaks at first.
    pub words: Words,
}

impl Window {
    /// Opens the program on that back end. The die rolls as its seed says.
    pub fn open(size: Vec2, backend: impl Backend, seed: u64) -> Self {
        Self::open_game(size, backend, seed, None)
    }

    /// The same, with these answers to the dialogs in which a file is chosen.
    pub fn open_asking(size: Vec2, backend: impl Backend, answers: &Answers) -> Self {
        let answers = answers.clone();
        Self::open_as(FRAME, Words::english(), size, backend, 7, None, |app| {
            app.asking(answers)
        })
    }

    /// The same, with a game that was asked for on the command line.
    pub fn open_game(size: Vec2, backend: impl Backend, seed: u64, asked: Option<Game>) -> Self {
        Self::open_seeing(FRAME, size, backend, seed, asked)
    }

    /// The same, with a table that was handed over.
    pub fn open_incoming(size: Vec2, backend: impl Backend, incoming: Incoming) -> Self {
        Self::open_as(FRAME, Words::english(), size, backend, 7, Some(incoming), |app| app)
    }

    /// The same for tests that look only at what has come to rest: with so few frames that they take half as long.
    pub fn open_still(size: Vec2, backend: impl Backend, seed: u64, asked: Option<Game>) -> Self {
        Self::open_seeing(STILL, size, backend, seed, asked)
    }

    fn open_seeing(frame: f32, size: Vec2, backend: impl Backend, seed: u64, asked: Option<Game>) -> Self {
        let asked = asked.map(Incoming::from);
        Self::open_as(frame, Words::english(), size, backend, seed, asked, |app| app)
    }

    /// The same in that language, with dialogs in which no file is chosen.
    pub fn open_speaking(words: Words, size: Vec2, backend: impl Backend, asked: Option<Game>) -> Self {
        let asked = asked.map(Incoming::from);
        Self::open_as(STILL, words, size, backend, 7, asked, |app| {
            app.asking(Answers::default())
        })
    }

    fn open_as(
        frame: f32,
        words: Words,
        size: Vec2,
        backend: impl Backend,
        seed: u64,
        asked: Option<Incoming>,
        as_wanted: impl FnOnce(App) -> App,
    ) -> Self {
        let settle = (SETTLE / frame).round() as usize;
        let awake = Rc::new(Cell::new(false));
        let heard = Rc::clone(&awake);
        let told = Rc::default();
        let tells: Rc<RefCell<Vec<String>>> = Rc::clone(&told);
        let spoken = words.clone();
        let (said, felt) = <(Rc<RefCell<Vec<String>>>, Rc<RefCell<Vec<usize>>>)>::default();
        let (hears, feels) = (Rc::clone(&said), Rc::clone(&felt));
        let mut harness = Harness::builder()
            .with_size(size)
            .with_step_dt(frame)
            .build_eframe(|cc| {
                let dice = Dice::seeded(seed);
                let app = App::new(&cc.egui_ctx, Some(backend), spoken, dice, asked)
                    .telling(move |open| heard.set(open))
                    .heard_by(move |sentence| hears.borrow_mut().push(sentence.to_owned()))
                    .felt_by(move |hops| feels.borrow_mut().push(hops));
                as_wanted(app.speaking(move |words| tells.borrow_mut().push(words.language())))
            });
        harness.run_steps(settle);
        Self {
            harness,
            size,
            hand: Hand::Pointer,
            awake,
            told,
            said,
            felt,
            settle,
            long_names: Vec::new(),
            words,
        }
    }

    /// From now on it is used with that.
    pub fn used_with(mut self, hand: Hand) -> Self {
        self.hand = hand;
        self
    }

    /// What the program says under that key.
    pub fn say(&self, key: &str) -> String {
        self.words.say(key)
    }

    /// How what the program says under that key begins: up to a variable that is [`CUT`].
    pub fn beginning<'a>(&self, key: &str, variables: impl IntoIterator<Item = (&'static str, Word<'a>)>) -> String {
        let said = self.words.say_with(key, variables);
        said.split(CUT).next().unwrap_or_default().to_owned()
    }

    /// Taps what is called so in the program's language.
    pub fn tap_key(&mut self, key: &str) {
        let name = self.say(key);
        self.tap(&name);
    }

    /// Fails unless what is called so in the program's language can be seen.
    pub fn must_see_key(&self, key: &str) {
        self.must_see(&self.say(key));
    }

    /// A place on the board, as the names of cells end.
    pub fn at(&self, x: i64, y: i64) -> String {
        self.words.cell(CellOfBoard::new(x, y).unwrap())
    }

    /// Whether that is the name of the cell at that place: "1 right, 2 up" ends like "2 up".
    pub fn is_at(&self, name: &str, (x, y): (i64, i64)) -> bool {
        let ends = |place: &str| name.strip_suffix(place).is_some_and(|before| before.ends_with(' '));
        let aside = |far: i64| {
            let across = (x == 0).then_some([(far, y), (-far, y)]);
            let along = (y == 0).then_some([(x, far), (x, -far)]);
            across.into_iter().chain(along).flatten()
        };
        ends(&self.at(x, y)) && !(1..20).flat_map(aside).any(|(x, y)| ends(&self.at(x, y)))
    }

    /// Holds a file over the window.
    pub fn hold_over(&mut self, path: &Path) {
        let file = HoveredFile {
            path: Some(path.to_owned()),
            ..HoveredFile::default()
        };
        self.harness.input_mut().hovered_files = vec![file];
        self.harness.run_steps(2);
    }

    /// Drops files onto the window.
    pub fn drop_files(&mut self, paths: &[&Path]) {
        let input = self.harness.input_mut();
        input.hovered_files = Vec::new();
        for path in paths {
            input.dropped_files.push(Arc::new(Dropped((*path).to_owned())));
        }
        self.harness.run_steps(2);
    }

    /// Waits until something of that name can be seen: it takes as long as a disk does.
    pub fn wait_for(&mut self, name: &str) {
        for _ in 0..200 {
            if self.sees(name) {
                return;
            }
            std::thread::sleep(Duration::from_millis(10));
            self.wait();
        }
        self.must_see(name);
    }

    /// Waits until everything is written and the sign that says otherwise is gone: it takes as long as a disk does.
    pub fn wait_until_written(&mut self) {
        let sign = self.say("saving");
        for _ in 0..200 {
            if !self.sees(&sign) {
                return;
            }
            std::thread::sleep(Duration::from_millis(10));
            self.wait();
        }
        assert!(!self.sees(&sign), "it is not written yet");
    }

    /// Whether the screen is kept awake.
    pub fn stays_awake(&self) -> bool {
        self.awake.get()
    }

    /// The languages of which somebody was told, by their tags.
    pub fn languages_told(&self) -> Vec<String> {
        self.told.borrow().clone()
    }

    /// What was said aloud since this was asked last.
    pub fn heard(&self) -> Vec<String> {
        self.said.take()
    }

    /// Fails unless all of this was said aloud, in this order, since that was asked last.
    pub fn must_hear(&self, sentences: &[&str]) {
        let heard = self.heard();
        if let Some(last) = heard.last() {
            assert_eq!(*last, self.read_out());
        }
        let heard = heard.join(" ");
        let mut rest = heard.as_str();
        for sentence in sentences {
            let found = rest.split_once(sentence);
            rest = found
                .unwrap_or_else(|| panic!("“{sentence}” was not heard in “{heard}”"))
                .1;
        }
    }

    /// On how many hops the bunny was felt to set off, each time since this was asked last.
    pub fn felt(&self) -> Vec<usize> {
        self.felt.take()
    }

    /// Lets that many frames pass, twenty a second.
    pub fn frames(&mut self, frames: usize) {
        self.harness.run_steps(frames);
    }

    /// Whether something moves: three frames in a row want the next one at once. What was written to disk wants but one.
    pub fn moves(&mut self) -> bool {
        (0..3).all(|_| {
            self.harness.run_steps(1);
            let viewport = self.harness.output().viewport_output.values().next();
            viewport.is_some_and(|viewport| viewport.repaint_delay.is_zero())
        })
    }

    /// The name of what the keyboard is on.
    pub fn focused(&self) -> Option<String> {
        let nodes = self.harness.root().children_recursive();
        let mut focused = nodes.filter(|node| node.accesskit_node().is_focused());
        focused.find_map(|node| name(&node))
    }

    /// The place of what the keyboard is on.
    pub fn focused_place(&self) -> Option<Rect> {
        let nodes = self.harness.root().children_recursive();
        let mut focused = nodes.filter(|node| node.accesskit_node().is_focused() && name(node).is_some());
        focused.next().map(|node| node.rect())
    }

    /// Makes the window that large, as when a phone is turned, and lets everything find its place.
    pub fn resize(&mut self, size: Vec2) {
        self.size = size;
        self.harness.set_size(size);
        self.harness.run_steps(4);
    }

    /// Lets time pass.
    pub fn wait(&mut self) {
        self.harness.run_steps(self.settle);
    }

    /// Everything in the accessibility tree that can be seen, by its name.
    pub fn names(&self) -> Vec<String> {
        let nodes = self.harness.root().children_recursive();
        nodes
            .filter(|node| !is_voice(node))
            .filter_map(|node| name(&node))
            .collect()
    }

    /// What a screen reader reads out when it changes.
    fn read_out(&self) -> String {
        let mut nodes = self.harness.root().children_recursive();
        let voice = nodes.find(is_voice).expect("there is a voice");
        assert_eq!(voice.accesskit_node().live(), Live::Polite);
        name(&voice).unwrap_or_default()
    }

    /// What has that name and can be seen.
    fn named<'a>(&'a self, name: &'a str) -> impl Iterator<Item = Node<'a>> {
        self.harness.query_all_by_label(name).filter(|node| !is_voice(node))
    }

    /// The one thing that has that name.
    fn the<'a>(&'a self, name: &'a str) -> Node<'a> {
        let nodes: Vec<Node<'_>> = self.named(name).collect();
        match nodes.as_slice() {
            [node] => *node,
            found => panic!("{} things are called “{name}”: {found:#?}", found.len()),
        }
    }

    /// Whether something of that name can be seen.
    pub fn sees(&self, name: &str) -> bool {
        self.named(name).next().is_some()
    }

    /// Fails unless something of that name can be seen.
    pub fn must_see(&self, name: &str) {
        assert!(self.sees(name), "“{name}” is not among {:#?}", self.names());
    }

    /// Whether what has that name is chosen, or ticked.
    pub fn is_on(&self, name: &str) -> bool {
        let node = self.the(name);
        node.accesskit_node().toggled() == Some(egui::accesskit::Toggled::True)
    }

    /// Whether what has that name cannot be pressed now.
    pub fn is_off(&self, name: &str) -> bool {
        self.must_see(name);
        self.the(name).accesskit_node().is_disabled()
    }

    /// What stands in the field of that name.
    pub fn value(&self, name: &str) -> Option<String> {
        self.named(name).find_map(|node| node.value())
    }

    /// The quiet words about what has that name.
    pub fn description(&self, name: &str) -> Option<String> {
        self.must_see(name);
        self.the(name).accesskit_node().description()
    }

    /// The place of the control of that name.
    pub fn place(&self, name: &str) -> Rect {
        assert!(self.sees(name), "“{name}” is not among {:#?}", self.names());
        self.the(name).rect()
    }

    /// The name of the cell at that place, which must be in sight.
    pub fn cell(&self, x: i64, y: i64) -> String {
        let names = self.names();
        let name = names.iter().find(|name| self.is_at(name, (x, y)));
        name.unwrap_or_else(|| panic!("no cell at {} among {names:#?}", self.at(x, y)))
            .clone()
    }

    /// The first thing to be seen whose name begins so.
    pub fn starting(&self, beginning: &str) -> String {
        let names = self.names();
        let found = names.iter().find(|name| name.starts_with(beginning));
        found
            .unwrap_or_else(|| panic!("nothing begins with “{beginning}” among {names:#?}"))
            .clone()
    }

    /// How often exactly that text is painted, named or not.
    pub fn painted(&self, text: &str) -> usize {
        let shapes = &self.harness.output().shapes;
        shapes.iter().map(|clipped| written_in(&clipped.shape, text)).sum()
    }

    /// How many arrows point down to what is yet to be scrolled to.
    pub fn arrows_down(&self) -> usize {
        let shapes = &self.harness.output().shapes;
        shapes.iter().filter(|clipped| points_down(&clipped.shape)).count()
    }

    /// How many corners of what is drawn lie around a place, so near that a light under it reaches there only when it is
    /// larger than usual.
    pub fn light_around(&self, place: Rect) -> usize {
        let near = |at: Pos2| {
            let off = (at - place.center()) / place.width();
            // A ring around it has its corners there too.
            let aside = off.x.abs().min(off.y.abs());
            aside < 0.3 && (0.66..0.82).contains(&off.length())
        };
        let corners = |shape: &Shape| match shape {
            Shape::Mesh(mesh) => mesh.vertices.iter().filter(|corner| near(corner.pos)).count(),
            _ => 0,
        };
        let shapes = &self.harness.output().shapes;
        shapes.iter().map(|clipped| corners(&clipped.shape)).sum()
    }

    /// Whether a whole ring is drawn around a place, or just inside it where there is no room around.
    pub fn is_ringed(&self, place: Rect) -> bool {
        let mut shapes = self.harness.output().shapes.iter();
        shapes.any(|clipped| match &clipped.shape {
            Shape::Rect(ring) if ring.stroke.width >= 2.0 && ring.fill == Color32::TRANSPARENT => {
                let around = match ring.stroke_kind {
                    StrokeKind::Outside => ring.stroke.width,
                    StrokeKind::Middle | StrokeKind::Inside => 0.0,
                };
                let is_whole = clipped.clip_rect.expand(0.1).contains_rect(ring.rect.expand(around));
                // What a finger needs is more than what is to be seen.
                let is_of_it = place.expand(1.0).contains_rect(ring.rect) && ring.rect.area() > 0.4 * place.area();
                is_whole && is_of_it
            }
            _ => false,
        })
    }

    /// Whether something that cannot be seen through is painted all over a place.
    pub fn is_filled(&self, place: Rect) -> bool {
        let mut shapes = self.harness.output().shapes.iter();
        shapes.any(|clipped| match &clipped.shape {
            Shape::Rect(ground) => {
                ground.fill.is_opaque() && clipped.clip_rect.intersect(ground.rect).contains_rect(place)
            }
            _ => false,
        })
    }

    /// The texts of several lines whose words are drawn apart until each line is full.
    pub fn stretched(&self) -> Vec<String> {
        let shapes = self.harness.output().shapes.iter();
        let texts = shapes.filter_map(|clipped| match &clipped.shape {
            Shape::Text(shown) => Some(&shown.galley),
            _ => None,
        });
        texts
            .filter(|galley| galley.job.justify && galley.rows.len() > 1)
            .map(|galley| galley.text().to_owned())
            .collect()
    }

    /// Moves the mouse over the middle of what has that name.
    pub fn point_at(&mut self, name: &str) {
        let at = self.place(name).center();
        self.harness.event(Event::PointerMoved(at));
        self.harness.run_steps(self.settle);
    }

    /// Takes the mouse out of the window.
    pub fn point_nowhere(&mut self) {
        self.harness.remove_cursor();
        self.harness.run_steps(1);
    }

    /// Taps the middle of what has that name, after scrolling to it.
    pub fn tap(&mut self, name: &str) {
        if self.hand == Hand::Pointer {
            self.scroll_to(name);
        }
        self.tap_here(name);
    }

    /// Taps the middle of what has that name, where it is.
    pub fn tap_here(&mut self, name: &str) {
        match self.hand {
            Hand::Pointer => {
                let at = self.place(name).center();
                self.tap_at(at);
            }
            Hand::Keys => {
                self.tab_to(name);
                self.press(Modifiers::NONE, Key::Enter);
            }
        }
    }

    /// Taps the cell at that place, in the middle of what can be seen of it.
    pub fn tap_cell(&mut self, x: i64, y: i64) {
        match self.hand {
            Hand::Pointer => {
                let at = self.place(&self.cell(x, y)).center();
                self.tap_at(at);
            }
            Hand::Keys => {
                let board = self.at(0, 0);
                self.tab_until("the board", |name| name.ends_with(&board));
                self.go_to_cell(x, y);
                self.press(Modifiers::NONE, Key::Enter);
            }
        }
    }

    /// Taps the control of that name, where other things have that name too.
    pub fn tap_control(&mut self, name: &str) {
        match self.hand {
            Hand::Pointer => {
                let controls = self.controls();
                let control = controls.iter().find(|(control, _)| control == name);
                let at = control.unwrap_or_else(|| panic!("no control is called “{name}”")).1;
                self.tap_at(at.center());
            }
            Hand::Keys => self.tap_here(name),
        }
    }

    /// Presses Tab until the keyboard is on what has that name.
    fn tab_to(&mut self, name: &str) {
        self.must_see(name);
        self.tab_until(name, |focused| focused == name);
    }

    fn tab_until(&mut self, what: &str, is_it: impl Fn(&str) -> bool) {
        let mut passed = Vec::new();
        while passed.len() < 200 {
            if let Some(focused) = self.focused() {
                if is_it(&focused) {
                    return;
                }
                passed.push(focused);
            }
            self.harness.key_press_modifiers(Modifiers::NONE, Key::Tab);
            self.harness.run_steps(2);
        }
        passed.dedup();
        passed.truncate(60);
        panic!("the Tab key never comes to “{what}”, only to {passed:#?}");
    }

    /// Moves the cursor on the board by the arrow keys until it is there.
    fn go_to_cell(&mut self, x: i64, y: i64) {
        for _ in 0..40 {
            let here = self.focused().unwrap_or_default();
            let (from_x, from_y) = place_told(&here);
            let (across, along) = (x - from_x, y - from_y);
            let key = match (across, along) {
                (0, 0) => return,
                _ if across.abs() >= along.abs() && across > 0 => Key::ArrowRight,
                _ if across.abs() >= along.abs() => Key::ArrowLeft,
                _ if along > 0 => Key::ArrowDown,
                _ => Key::ArrowUp,
            };
            self.press(Modifiers::NONE, key);
        }
        panic!(
            "the arrow keys do not lead to {}, only to {:?}",
            self.at(x, y),
            self.focused()
        );
    }

    /// Taps there.
    pub fn tap_at(&mut self, at: Pos2) {
        self.harness.event(Event::PointerMoved(at));
        self.button(at, true);
        self.harness.run_steps(2);
        self.button(at, false);
        self.harness.run_steps(self.settle);
    }

    /// Taps the middle of what has that name twice, as a trembling finger does.
    pub fn double_tap(&mut self, name: &str) {
        let at = self.place(name).center();
        self.harness.event(Event::PointerMoved(at));
        for _ in 0..2 {
            self.button(at, true);
            self.harness.run_steps(1);
            self.button(at, false);
            self.harness.run_steps(2);
        }
        self.harness.run_steps(self.settle);
    }

    /// Taps there and goes on after that many frames, of a twentieth of a second each.
    pub fn tap_in_haste_at(&mut self, at: Pos2, frames: usize) {
        self.harness.event(Event::PointerMoved(at));
        self.button(at, true);
        self.harness.run_steps(1);
        self.button(at, false);
        self.harness.run_steps(frames);
    }

    /// Whether the window asks to be painted although nothing happens.
    pub fn is_restless(&mut self) -> bool {
        self.harness.remove_cursor();
        self.wait();
        let viewport = self.harness.output().viewport_output.values().next();
        viewport.is_some_and(|viewport| viewport.repaint_delay < Duration::from_secs(60))
    }

    /// Taps there twice, the second time too soon to be meant.
    pub fn tap_twice_at(&mut self, at: Pos2) {
        self.harness.event(Event::PointerMoved(at));
        for settle in [1, self.settle] {
            self.button(at, true);
            self.harness.run_steps(1);
            self.button(at, false);
            self.harness.run_steps(settle);
        }
    }

    /// Drags what has the name `from` to the middle of what has the name `to`.
    pub fn drag(&mut self, from: &str, to: &str) {
        let (from, to) = (self.place(from).center(), self.place(to).center());
        self.harness.event(Event::PointerMoved(from));
        self.button(from, true);
        self.harness.run_steps(2);
        for step in 1..=10_u8 {
            let at = from + (to - from) * (f32::from(step) / 10.0);
            self.harness.event(Event::PointerMoved(at));
            self.harness.run_steps(2);
        }
        self.button(to, false);
        self.harness.run_steps(self.settle);
    }

    /// Pinches there with two fingers, the first of which also moves the pointer, as on a phone.
    pub fn pinch_at(&mut self, at: Pos2) {
        let finger = |id, phase, pos| Event::Touch {
            device_id: TouchDeviceId(0),
            id: TouchId(id),
            phase,
            pos,
            force: None,
        };
        let other = |off: f32| at + Vec2::new(off, 0.0);
        self.harness.event(finger(1, TouchPhase::Start, at));
        self.harness.event(Event::PointerMoved(at));
        self.button(at, true);
        self.harness.run_steps(1);
        self.harness.event(finger(2, TouchPhase::Start, other(20.0)));
        self.harness.run_steps(1);
        for off in [24.0, 28.0, 32.0] {
            self.harness.event(finger(2, TouchPhase::Move, other(off)));
            self.harness.run_steps(1);
        }
        self.harness.event(finger(2, TouchPhase::End, other(32.0)));
        self.button(at, false);
        self.harness.event(Event::PointerGone);
        self.harness.event(finger(1, TouchPhase::End, at));
        self.harness.run_steps(self.settle);
    }

    fn button(&self, pos: Pos2, pressed: bool) {
        self.harness.event(Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
    }

    /// Types into the field of that name.
    pub fn type_in(&mut self, name: &str, text: &str) {
        match self.hand {
            Hand::Pointer => self.tap(name),
            Hand::Keys => self.tab_to(name),
        }
        self.type_on(text);
    }

    /// Types into the field of that name instead of what stands there.
    pub fn type_over(&mut self, name: &str, text: &str) {
        if self.hand == Hand::Keys {
            self.tab_to(name);
            self.press(Modifiers::COMMAND, Key::A);
            return self.type_on(text);
        }
        let mut fields = self.named(name);
        let field = fields.find(|node| node.accesskit_node().role() == Role::TextInput);
        let at = field.unwrap_or_else(|| panic!("no field is called “{name}”")).rect();
        drop(fields);
        self.tap_at(at.center());
        self.press(Modifiers::COMMAND, Key::A);
        self.type_on(text);
    }

    /// Types wherever the keyboard is.
    pub fn type_on(&mut self, text: &str) {
        self.harness.event(Event::Text(text.to_owned()));
        self.harness.run_steps(self.settle);
    }

    /// Presses keys together.
    pub fn press(&mut self, modifiers: Modifiers, key: Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.harness.run_steps(self.settle);
    }

    /// Holds keys down until they have come so many times, a frame each.
    pub fn hold(&mut self, modifiers: Modifiers, key: Key, times: usize) {
        for _ in 0..times {
            self.harness.key_press_modifiers(modifiers, key);
            self.harness.run_steps(1);
        }
        self.harness.run_steps(self.settle);
    }

    /// Strikes a key and waits for nothing.
    pub fn strike(&mut self, key: Key) {
        self.harness.key_press(key);
        self.harness.run_steps(1);
    }

    /// Scrolls until the middle of what has that name can be tapped: inside the window, between head and foot.
    pub fn scroll_to(&mut self, name: &str) {
        for _ in 0..60 {
            let y = self.place(name).center().y;
            // Head and foot are no lower on a phone that lies; in large type the head is higher.
            let least = (self.size.y * 0.12).max(84.0);
            let most = (self.size.y * 0.82).min(self.size.y - 100.0);
            // What stands in head or foot never moves, and needs not.
            let still = self.the(name).rect();
            let by = if y < least || y < self.size.y * 0.3 && self.is_under_head(name) {
                80.0
            } else if y > most {
                -80.0
            } else {
                return;
            };
            self.wheel(by);
            if self.the(name).rect() == still {
                return;
            }
        }
        panic!("“{name}” cannot be scrolled to");
    }

    /// Scrolls to the top of what scrolls in the middle of the window.
    pub fn scroll_top(&mut self) {
        self.wheel(10_000.0);
        self.wait();
    }

    /// Turns the wheel over what has that name.
    pub fn wheel_over(&mut self, name: &str, by: f32) {
        let at = self.place(name).center();
        self.wheel_at(at, by);
    }

    /// Turns the wheel over the middle of the window, by so many points; below 0 what is farther down comes up.
    pub fn wheel(&mut self, by: f32) {
        self.wheel_at((self.size / 2.0).to_pos2(), by);
    }

    fn wheel_at(&mut self, at: Pos2, by: f32) {
        self.harness.event(Event::PointerMoved(at));
        self.harness.event(Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            delta: Vec2::new(0.0, by),
            phase: TouchPhase::Move,
            source: MouseWheelSource::Wheel,
            modifiers: Modifiers::NONE,
        });
        self.harness.run_steps(self.settle / 2);
    }

    /// Every control that can be tapped: its name and place.
    pub fn controls(&self) -> Vec<(String, Rect)> {
        let roles = [Role::Button, Role::CheckBox, Role::RadioButton, Role::TextInput];
        let nodes = self.harness.root().children_recursive();
        nodes
            .filter(|node| roles.contains(&node.accesskit_node().role()))
            .map(|node| (name(&node).unwrap_or_default(), node.rect()))
            .collect()
    }

    /// Ends the program as when its window is closed.
    pub fn close(self) {
        drop(self.harness);
    }
}

/// The one game that was recorded below that folder so far, and a file of it as it stands.
pub fn written_game(folder: &Path) -> Option<(PathBuf, Game)> {
    let mut files: Vec<PathBuf> = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "hoppel") {
                files.push(path);
            }
        }
    }
    assert!(files.len() <= 1, "one game was played: {files:?}");
    let path = files.pop()?;
    let (store, _) = Store::open(Files::in_folder(path.parent()?.to_owned()), || ());
    let slot = Slot::new(path.file_stem()?.to_str()?)?;
    let game = store.game(&slot).unwrap();
    let told = path.with_extension("told");
    std::fs::write(&told, file::write(&game).unwrap()).unwrap();
    Some((told, game))
}

/// How often a shape shows that text.
fn written_in(shape: &Shape, text: &str) -> usize {
    match shape {
        Shape::Text(shown) => usize::from(shown.galley.text() == text),
        Shape::Vec(shapes) => shapes.iter().map(|shape| written_in(shape, text)).sum(),
        _ => 0,
    }
}

/// Whether a shape is an arrow that points down: an open line with its tip below both ends.
fn points_down(shape: &Shape) -> bool {
    match shape {
        Shape::Path(path) => match &*path.points {
            [left, tip, right] => {
                !path.closed && left.x < tip.x && tip.x < right.x && tip.y > left.y && left.y == right.y
            }
            _ => false,
        },
        _ => false,
    }
}

/// Whether that is what is said aloud: nothing that can be seen.
fn is_voice(node: &Node<'_>) -> bool {
    node.accesskit_node().role() == Role::Status
}

fn name(node: &Node<'_>) -> Option<String> {
    let node = node.accesskit_node();
    node.label().or_else(|| node.value()).filter(|name| !name.is_empty())
}
