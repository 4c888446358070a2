//! Plays a short evening of two in a window as large as a phone, and prints what the hand did and what was said aloud, a line
//! of JSON a step. The page's check does the same in a browser: there the taps have nothing but their place to go by.
//!
//! ```console
//! $ cargo run --package hoppel-window-tests --example taps
//! ```

use egui::Vec2;
use hoppel::store::Memory;
use hoppel_window_tests::{Answers, Shelf, Window};
use serde_json::{Value, json};
use tempfile::TempDir;

/// As large as the browser's window in `evening.mjs`.
const PHONE: Vec2 = Vec2::new(390.0, 844.0);

/// An evening as it is played.
struct Evening {
    shelf: Shelf,
    downloads: TempDir,
    window: Window,
}

impl Evening {
    /// The program is opened with what was kept. A file that it hands out lands in that folder, as in a browser's downloads.
    fn window(shelf: &Shelf, downloads: &TempDir) -> Window {
        let answers = Answers::default();
        answers.choose(Some(&downloads.path().join("Ann and Bob.hoppel")));
        Window::open_asking(PHONE, Shelf::clone(shelf), &answers)
    }

    /// Prints a step, with what was heard and felt by it.
    fn print(&self, mut step: Value) {
        step["heard"] = json!(self.window.heard());
        step["felt"] = json!(self.window.felt());
        println!("{step}");
    }

    /// Taps what has that name, where it is.
    fn tap(&mut self, name: &str) {
        let at = self.window.place(name).center();
        assert!(
            at.y > 0.0 && at.y < PHONE.y,
            "“{name}” is out of sight: it would have to be scrolled to"
        );
        self.window.tap_at(at);
        self.print(json!({ "tap": [at.x, at.y], "name": name }));
    }

    /// Taps what has that name on a sheet at the foot on which a browser does not show `missing`, above `next`: what stands
    /// above that is lower there.
    fn tap_without(&mut self, name: &str, missing: &str, next: &str) {
        let row = self.window.place(next).top() - self.window.place(missing).top();
        let at = self.window.place(name).center();
        self.window.tap_at(at);
        self.print(json!({ "tap": [at.x, at.y + row], "name": name }));
    }

    /// Taps what has that name, which rolls a die: nobody knows what is said then.
    fn roll(&mut self, name: &str) {
        let at = self.window.place(name).center();
        self.window.tap_at(at);
        println!(
            "{}",
            json!({ "tap": [at.x, at.y], "name": name, "rolls": self.window.heard() })
        );
    }

    /// Taps the cell there.
    fn cell(&mut self, x: i64, y: i64) {
        let cell = self.window.cell(x, y);
        self.tap(&cell);
    }

    /// Types wherever the keyboard is.
    fn type_on(&mut self, text: &str) {
        self.window.type_on(text);
        self.print(json!({ "type": text }));
    }

    /// The program is ended and started again; in the browser in that way.
    fn start_again(&mut self, way: &str) {
        let again = Self::window(&self.shelf, &self.downloads);
        std::mem::replace(&mut self.window, again).close();
        // What the first had not put away yet is there when it has.
        self.window = Self::window(&self.shelf, &self.downloads);
        self.print(json!({ "start": way }));
    }

    /// Something is looked at.
    fn look(&self, name: &str) {
        println!("{}", json!({ "look": name }));
    }
}

fn main() -> std::io::Result<()> {
    let shelf = Shelf::new(Memory::default());
    let downloads = TempDir::new()?;
    let window = Evening::window(&shelf, &downloads);
    window.heard();
    let mut evening = Evening {
        shelf,
        downloads,
        window,
    };

    evening.look("home");
    evening.tap("Roll a die");
    evening.roll("Roll");
    evening.look("die");
    evening.tap("Back");
    evening.tap("Count eggs");
    evening.tap("More: Player 1");
    evening.tap("More: Player 1");
    evening.tap("More: Player 2");
    evening.look("eggs");
    evening.tap("Back");
    evening.tap("New table");
    evening.tap("Name of player 1");
    evening.type_on("Ann");
    evening.tap("Name of player 2");
    evening.type_on("Bob");
    evening.look("new-table");
    evening.tap("Start");

    // Ann lays a nest and puts a follower on it; the others follow, until one place is left.
    evening.cell(1, 0);
    evening.tap("nest");
    evening.tap("follower");
    evening.look("nest");
    evening.cell(2, 0);
    evening.tap("follower");
    for (x, y) in [(1, -1), (2, -1), (0, -1)] {
        evening.cell(x, y);
    }
    evening.start_again("reload");
    evening.cell(1, 1);
    evening.tap("follower");
    evening.cell(2, 1);

    // Bob closes the nest, and it pays.
    evening.cell(0, 1);
    evening.look("nest-full");
    evening.tap("Pay the eggs");

    // Ann lays a bunny; a real die is rolled.
    evening.cell(3, 0);
    evening.tap("bunny");
    evening.look("bunny");
    evening.tap("The bunny hops: Ann rolls");
    evening.tap("A real die shows 2");
    evening.start_again("kill");
    evening.cell(1, 0);
    evening.look("way");
    evening.tap("Hop ← ←");
    evening.start_again("offline");
    evening.cell(0, 0);
    evening.tap("Rolled 1 by hand: hop ←");
    evening.look("after-the-phase");

    // The finish.
    evening.tap("Menu");
    evening.look("menu");
    evening.tap("Count the eggs");
    evening.look("count");
    evening.tap("Enter the points from the track");
    for (name, points) in [("Ann", "43"), ("Bob", "38")] {
        evening.tap(name);
        evening.type_on(points);
    }
    evening.tap("Finish the game");
    evening.look("result");
    evening.tap("Back");
    evening.tap("Menu");
    evening.tap("Take it along …");
    evening.look("take-along");
    evening.tap_without("Game file", "Picture", "Picture of any size");

    // What was handed out is brought in again.
    evening.tap("Menu");
    evening.tap("Home");
    evening.tap("Saved games");
    evening.tap("Import a game …");
    evening.look("saved-games");
    Ok(())
}
