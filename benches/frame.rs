//! What a frame of the window costs with a large board on the table: 200 tiles with 60 figures.
//!
//! Our own code is `ui()` and tessellation; less than 4 ms a frame is the aim, which zooming does not keep yet: so this
//! prints, and fails nothing. For a machine of another speed there is a plain reference in the same run: as many of the
//! toolkit's own buttons as there are tiles and figures.

use egui::{
    Context, Event, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, RawInput, Rect, Ui, Vec2,
};
use hoppel::app::App;
use hoppel::game::{Dice, Game, NewPlayer, Setup, Start, StartFigure, StartTile};
use hoppel::store::Memory;
use hoppel::table::{Cell, Colour, Edition, Expansion, Figure, Kind, Mark, Marks, Name, Place, PlayerId};
use hoppel::words::Words;
use std::time::{Duration, Instant};

/// Frames before the measured ones: fonts, drawings, the camera's way.
const WARM: u32 = 60;
const MEASURED: u32 = 200;

/// What a hand does in that frame, to a board with that middle.
type Hand = fn(u32, Pos2) -> Vec<Event>;

fn main() {
    for (name, size, pixels) in [
        ("desktop 1920×1080", Vec2::new(1920.0, 1080.0), 1.0),
        ("desktop 1920×1080, 2 pixels a point", Vec2::new(1920.0, 1080.0), 2.0),
        ("phone 360×640, 3 pixels a point", Vec2::new(360.0, 640.0), 3.0),
    ] {
        println!("{name}");
        let reference = measure(size, pixels, |_, _| Vec::new(), plain());
        report("reference: 260 plain buttons", &reference, &reference);
        let hands: [(&str, Hand); 4] = [
            ("nothing moves", |_, _| Vec::new()),
            ("the mouse moves over the board", hover),
            ("a hand pans", pan),
            ("the wheel zooms", zoom),
        ];
        for (what, hand) in hands {
            report(what, &measure(size, pixels, hand, window()), &reference);
        }
    }
}

/// What the frames cost: the median, the slowest, and the corners of triangles in the last of them.
struct Cost {
    usual: Duration,
    worst: Duration,
    vertices: usize,
}

fn report(what: &str, cost: &Cost, reference: &Cost) {
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    println!(
        "  {what:32} {:6.2} ms (worst {:6.2} ms), {:5.1} × the reference, {:7} vertices",
        ms(cost.usual),
        ms(cost.worst),
        cost.usual.as_secs_f64() / reference.usual.as_secs_f64(),
        cost.vertices,
    );
}

/// Runs frames of a window in which a hand does something, and measures them.
fn measure(size: Vec2, pixels: f32, hand: Hand, open: impl FnOnce(&Context) -> Box<dyn FnMut(&mut Ui)>) -> Cost {
    let ctx = Context::default();
    ctx.set_pixels_per_point(pixels);
    let mut show = open(&ctx);
    // Clear of bars and sheets on every screen.
    let middle = (size * 0.42).to_pos2();
    let mut times = Vec::new();
    let mut vertices = 0;
    for frame in 0..WARM + MEASURED {
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, size)),
            time: Some(f64::from(frame) / 60.0),
            events: if frame < WARM {
                Vec::new()
            } else {
                hand(frame - WARM, middle)
            },
            ..RawInput::default()
        };
        let began = Instant::now();
        let mut output = ctx.run_ui(input, |ui| show(ui));
        let painted = ctx.tessellate(output.shapes, output.pixels_per_point);
        times.push(began.elapsed());
        // There is no screen to hand them to.
        output.textures_delta.clear();
        vertices = painted
            .iter()
            .map(|painted| match &painted.primitive {
                egui::epaint::Primitive::Mesh(mesh) => mesh.vertices.len(),
                egui::epaint::Primitive::Callback(_) => 0,
            })
            .sum();
    }
    let mut measured = times.split_off(WARM as usize);
    measured.sort();
    let at = |index: usize| measured.get(index).copied().unwrap_or_default();
    Cost {
        usual: at(measured.len() / 2),
        worst: at(measured.len() - 1),
        vertices,
    }
}

fn hover(frame: u32, middle: Pos2) -> Vec<Event> {
    vec![Event::PointerMoved(middle + Vec2::new((frame % 40) as f32, 10.0))]
}

/// To and fro, as a hand that looks for something.
fn pan(frame: u32, middle: Pos2) -> Vec<Event> {
    let step = (frame % 40).abs_diff(20) as f32;
    let at = middle + Vec2::new(4.0 * step, 3.0 * step);
    let mut events = vec![Event::PointerMoved(at)];
    if frame == 0 {
        events.push(Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed: true,
            modifiers: Modifiers::NONE,
        });
    }
    events
}

fn zoom(frame: u32, middle: Pos2) -> Vec<Event> {
    let by = if frame % 40 < 20 { 12.0 } else { -12.0 };
    vec![
        Event::PointerMoved(middle),
        Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            delta: Vec2::new(0.0, by),
            phase: egui::TouchPhase::Move,
            source: MouseWheelSource::Wheel,
            modifiers: Modifiers::NONE,
        },
    ]
}

/// Opens the program with the large board.
fn window() -> impl FnOnce(&Context) -> Box<dyn FnMut(&mut Ui)> {
    |ctx| {
        let mut app = App::new(ctx, Some(Memory::default()), Words::english(), Dice::seeded(1), large());
        Box::new(move |ui| app.show(ui))
    }
}

/// A page of the toolkit's own buttons.
fn plain() -> impl FnOnce(&Context) -> Box<dyn FnMut(&mut Ui)> {
    |_| {
        Box::new(|ui| {
            ui.horizontal_wrapped(|ui| {
                for index in 0..260 {
                    let _ = ui.button(format!("tile {index}"));
                }
            });
        })
    }
}

/// Two hundred tiles, twenty of them with nests, and sixty figures of every kind.
fn large() -> Option<Game> {
    const ACROSS: i64 = 15;
    let cell = |index: i64| Cell::new(index % ACROSS, index / ACROSS);
    let tile = |index: i64| {
        let marks = if index % 10 == 3 {
            Marks::NONE.with(Mark::Nest)
        } else {
            Marks::NONE
        };
        Some(StartTile {
            at: cell(index)?,
            marks,
        })
    };
    let figure = |index: i64| {
        Some(StartFigure(Figure {
            player: PlayerId(u8::try_from(index % 6).ok()?),
            kind: *Kind::ALL.get(usize::try_from(index).ok()? % Kind::ALL.len())?,
            place: Place::Cell(cell(index * 3)?),
            spot: String::new(),
        }))
    };
    let players = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"]
        .into_iter()
        .zip(Colour::ALL);
    let players = players.filter_map(|(name, colour)| {
        Some(NewPlayer {
            name: Name::new(name).ok()?,
            colour: *colour,
        })
    });
    let game = Game::new(Setup {
        expansions: Expansion::ALL.iter().copied().collect(),
        start: Start {
            tiles: (0..200).map(tile).collect(),
            figures: (0..60).filter_map(figure).collect(),
            bunny: cell(100),
            ..Start::default()
        },
        ..Setup::new(players.collect(), Edition::Hig)
    });
    game.inspect_err(|error| eprintln!("{}: {:?}", error.path, error.fault))
        .ok()
}
