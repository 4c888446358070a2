//! What a frame of the window costs with a large board on the table: 200 tiles with 60 figures.
//!
//! Our own code is `ui()` and tessellation. The promise is less than 4 ms a frame on the machine this is written on, when
//! it has nothing else to do. So that a slow or busy one is no fault, what is checked is a ratio: frames of a plain
//! reference are measured in turn with ours, and of both the quietest [`RUN`] frames in a row count. The reference is a
//! page of the toolkit's own: as many buttons as there are tiles and figures, and as many discs as the board has shapes.
//! `cargo bench --bench frame` fails where a scene takes more than [`MOST`] times as long.

use egui::{
    Color32, Context, Event, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, RawInput, Rect, Ui, Vec2,
};
use hoppel::app::App;
use hoppel::game::{Action, Dice, Game, NewPlayer, Rolled, RolledBy, Setup, Start, StartFigure, StartTile};
use hoppel::store::Memory;
use hoppel::table::{Cell, Colour, Edition, Expansion, Figure, Kind, Mark, Marks, Name, Place, PlayerId};
use hoppel::words::Words;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// As in the program.
#[cfg(any(target_os = "linux", windows))]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The promise: a frame takes at most so many times the reference's.
const MOST: f64 = 1.6;

/// Frames before the measured ones: fonts, drawings, the camera's way.
const WARM: u32 = 60;
const MEASURED: u32 = 300;
/// So many frames in a row are taken together: what is done in some of them only is counted too.
const RUN: usize = 5;

/// What a hand does in that frame, to a board with that middle.
type Hand = fn(u32, Pos2) -> Vec<Event>;

/// Shows a frame.
type Show = Box<dyn FnMut(&mut Ui)>;

fn main() -> ExitCode {
    let scenes: [(&str, Hand, Option<Game>); 5] = [
        ("nothing moves", |_, _| Vec::new(), large()),
        ("the mouse moves over the board", hover, large()),
        ("a hand pans", pan, large()),
        ("the wheel zooms", zoom, large()),
        ("a player chooses his hop", choose, hopping()),
    ];
    let mut kept = true;
    for (name, size, pixels) in [
        ("desktop 1920×1080", Vec2::new(1920.0, 1080.0), 1.0),
        ("desktop 1920×1080, 2 pixels a point", Vec2::new(1920.0, 1080.0), 2.0),
        ("phone 360×640, 3 pixels a point", Vec2::new(360.0, 640.0), 3.0),
    ] {
        println!("{name}");
        for (what, hand, game) in &scenes {
            let Some(game) = game else { return ExitCode::FAILURE };
            let mut ours = Stage::open(size, pixels, |ctx| window(ctx, game.clone()));
            let mut reference = Stage::open(size, pixels, |_| plain());
            for frame in 0..WARM + MEASURED {
                reference.frame(frame, |_, _| Vec::new());
                ours.frame(frame, *hand);
            }
            let ratio = ours.quietest().as_secs_f64() / reference.quietest().as_secs_f64();
            kept &= ratio <= MOST;
            println!(
                "  {what:32} {:6.2} ms (usual {:6.2} ms), {ratio:5.2} × the reference's {:5.2} ms, {:7} vertices",
                ms(ours.quietest()),
                ms(ours.usual()),
                ms(reference.quietest()),
                ours.vertices,
            );
        }
    }
    if kept { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// A window without a screen, and what its frames cost.
struct Stage {
    ctx: Context,
    size: Vec2,
    show: Show,
    times: Vec<Duration>,
    /// The corners of triangles in the last frame.
    vertices: usize,
}

impl Stage {
    fn open(size: Vec2, pixels: f32, open: impl FnOnce(&Context) -> Show) -> Self {
        let ctx = Context::default();
        ctx.set_pixels_per_point(pixels);
        Self {
            show: open(&ctx),
            ctx,
            size,
            times: Vec::new(),
            vertices: 0,
        }
    }

    /// Runs a frame in which a hand does something, and measures it once all is warm.
    fn frame(&mut self, frame: u32, hand: Hand) {
        // Clear of bars and sheets on every screen.
        let middle = (self.size * 0.42).to_pos2();
        let measured = frame.checked_sub(WARM);
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, self.size)),
            time: Some(f64::from(frame) / 60.0),
            events: measured.map(|frame| hand(frame, middle)).unwrap_or_default(),
            ..RawInput::default()
        };
        let began = Instant::now();
        let mut output = self.ctx.run_ui(input, |ui| (self.show)(ui));
        let painted = self.ctx.tessellate(output.shapes, output.pixels_per_point);
        let took = began.elapsed();
        // There is no screen to hand them to.
        output.textures_delta.clear();
        if measured.is_some() {
            self.times.push(took);
        }
        self.vertices = painted
            .iter()
            .map(|painted| match &painted.primitive {
                egui::epaint::Primitive::Mesh(mesh) => mesh.vertices.len(),
                egui::epaint::Primitive::Callback(_) => 0,
            })
            .sum();
    }

    /// A frame of the quietest run.
    fn quietest(&self) -> Duration {
        let runs = self.times.windows(RUN).map(|run| run.iter().sum::<Duration>());
        runs.min().unwrap_or_default() / RUN as u32
    }

    /// The median.
    fn usual(&self) -> Duration {
        let mut times = self.times.clone();
        times.sort();
        times.get(times.len() / 2).copied().unwrap_or_default()
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

/// The mouse goes from cell to cell and now and then taps one.
fn choose(frame: u32, middle: Pos2) -> Vec<Event> {
    let at = middle + Vec2::new((frame / 20 * 7 % 120) as f32, (frame % 60) as f32 - 120.0);
    let button = |pressed| Event::PointerButton {
        pos: at,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    let tap = [button(true), button(false)];
    let taps = frame % 25 == 24;
    let taps = tap.into_iter().filter(|_| taps);
    std::iter::once(Event::PointerMoved(at)).chain(taps).collect()
}

/// Opens the program with that game.
fn window(ctx: &Context, game: Game) -> Show {
    let mut app = App::new(
        ctx,
        Some(Memory::default()),
        Words::english(),
        Dice::seeded(1),
        Some(game.into()),
    );
    Box::new(move |ui| app.show(ui))
}

/// A page of the toolkit's own buttons and discs.
fn plain() -> Show {
    Box::new(|ui| {
        let painter = ui.painter().clone();
        for index in 0..2000_u16 {
            let at = Pos2::new(f32::from(index % 50) * 7.0, f32::from(index / 50) * 14.0);
            painter.circle_filled(at, 12.0, Color32::GREEN);
        }
        ui.horizontal_wrapped(|ui| {
            for index in 0..260 {
                let _ = ui.button(format!("tile {index}"));
            }
        });
    })
}

/// The large board in a bunny phase: three hops were rolled.
fn hopping() -> Option<Game> {
    let mut game = large()?;
    let rolled = Rolled::Hops(3);
    let by = Some(RolledBy::Hand);
    for action in [Action::Phase { first: None }, Action::Roll { rolled, by }] {
        game.apply(action).ok()?;
    }
    Some(game)
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
