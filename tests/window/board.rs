//! The board by itself: what hands do to it is heard once, as what it was, and never as anything else.

use egui::{Event, Modifiers, PointerButton, Pos2, Rect, TouchDeviceId, TouchId, TouchPhase, Vec2};
use egui_kittest::{Harness, kittest::Queryable};
use hoppel::app::board::{BoardMemory, BoardResponse, BoardView, HopAnimation, Route, Zoom};
use hoppel::table::{
    Cell, Colour, Edition, Figure, FigureId, Kind, Ledger, Marks, Name, Place, Player, PlayerId, Settings, Table, Tile,
    Turn,
};
use std::collections::BTreeSet;
use std::time::Duration;

const FRAME: f32 = 1.0 / 60.0;

const PHONE: Vec2 = Vec2::new(360.0, 640.0);

fn cell(x: i64, y: i64) -> Cell {
    Cell::new(x, y).unwrap()
}

/// A table of two with these tiles and a follower of each on the first of them.
fn table(tiles: &[Cell]) -> Table {
    let player = |name, colour| Player {
        name: Name::new(name).unwrap(),
        colour,
        left: false,
    };
    let follower = |player| Figure {
        player: PlayerId(player),
        kind: Kind::Follower,
        place: Place::Cell(tiles[0]),
        spot: String::new(),
    };
    Table {
        players: vec![player("Ann", Colour::Red), player("Bob", Colour::Blue)],
        seats: vec![PlayerId(0), PlayerId(1)],
        settings: Settings::of(Edition::Hig),
        expansions: BTreeSet::new(),
        tiles: tiles.iter().map(|cell| (*cell, Tile::new(Marks::NONE))).collect(),
        figures: [(FigureId(1), follower(0)), (FigureId(2), follower(1))]
            .into_iter()
            .collect(),
        next_figure: FigureId(3),
        bunny: None,
        dragon: None,
        fairy: None,
        turn: Turn::of(PlayerId(0)),
        phase: None,
        ledger: Ledger::default(),
        eggs_at_finish: None,
    }
}

/// What is shown and what was heard.
struct Shown {
    table: Table,
    free: Vec<Cell>,
    focus: Vec<Cell>,
    movable: Option<Cell>,
    way: Vec<Cell>,
    hops: Option<HopAnimation>,
    clear: Rect,
    memory: BoardMemory,
    heard: Vec<BoardResponse>,
}

impl Shown {
    fn new(tiles: &[Cell]) -> Self {
        let table = table(tiles);
        let beside: BTreeSet<Cell> = tiles.iter().flat_map(|cell| cell.beside()).collect();
        let free = beside.into_iter().filter(|cell| !table.has_tile(*cell)).collect();
        Self {
            table,
            free,
            focus: Vec::new(),
            movable: None,
            way: Vec::new(),
            hops: None,
            // A bar above and a sheet below.
            clear: Rect::from_min_max(Pos2::new(0.0, 64.0), Pos2::new(PHONE.x, 460.0)),
            memory: BoardMemory::default(),
            heard: Vec::new(),
        }
    }

    fn taps(&self) -> Vec<Cell> {
        self.heard.iter().filter_map(|heard| heard.tapped).collect()
    }

    fn show(&mut self, ui: &mut egui::Ui) {
        let now = ui.input(|input| input.time);
        let name = |cell: Cell| name(cell);
        let figure_name = |figure: FigureId| format!("figure {}", figure.0);
        let view = BoardView {
            free: &self.free,
            focus: &self.focus,
            movable: self.movable.map(|movable| (movable, self.free.as_slice())),
            routes: &[Route {
                cells: &self.way,
                proposed: true,
            }],
            bunny: self.hops.as_ref().and_then(|hops| hops.pose(now)),
            earning: &[(FigureId(1), 1), (FigureId(2), 1)],
            ..BoardView::new(&self.table, &name, &figure_name, self.clear)
        };
        self.heard.push(view.show(ui, &mut self.memory));
    }
}

fn name(cell: Cell) -> String {
    format!("cell {} {}", cell.x(), cell.y())
}

fn shown(shown: Shown) -> Harness<'static, Shown> {
    shown_with(shown, 1.0)
}

fn shown_with(shown: Shown, pixels: f32) -> Harness<'static, Shown> {
    let mut harness = Harness::builder()
        .with_size(PHONE)
        .with_pixels_per_point(pixels)
        // As a screen does it; long enough for what moves by itself to arrive.
        .with_step_dt(FRAME)
        .with_max_steps(60)
        .build_ui_state(|ui, shown: &mut Shown| shown.show(ui), shown);
    harness.run();
    harness
}

fn rect_of(harness: &Harness<Shown>, cell: Cell) -> Rect {
    harness.get_by_label(&name(cell)).rect()
}

fn pointer(at: Pos2, pressed: bool) -> Event {
    Event::PointerButton {
        pos: at,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    }
}

fn finger(id: u64, phase: TouchPhase, at: Pos2) -> Event {
    Event::Touch {
        device_id: TouchDeviceId(0),
        id: TouchId(id),
        phase,
        pos: at,
        force: None,
    }
}

#[test]
fn a_free_place_is_tapped_where_its_node_says() {
    let mut harness = shown(Shown::new(&[cell(0, 0), cell(1, 0)]));
    for free in [cell(2, 0), cell(0, -1), cell(1, 1)] {
        harness.get_by_label(&name(free)).click();
        harness.run();
    }
    assert_eq!(harness.state().taps(), [cell(2, 0), cell(0, -1), cell(1, 1)]);
}

#[test]
fn on_a_turned_board_too() {
    let mut harness = shown(Shown::new(&[cell(0, 0), cell(1, 0)]));
    let before = rect_of(&harness, cell(2, 0)).center() - rect_of(&harness, cell(0, 0)).center();
    harness.state_mut().memory.camera.turn_on();
    harness.run();
    let after = rect_of(&harness, cell(2, 0)).center() - rect_of(&harness, cell(0, 0)).center();
    assert!(
        before.x > 0.0 && after.y > 0.0 && after.x.abs() < 1.0,
        "{before} {after}"
    );
    harness.get_by_label(&name(cell(2, 0))).click();
    harness.run();
    assert_eq!(harness.state().taps(), [cell(2, 0)]);
}

#[test]
fn a_drag_moves_the_board_with_the_hand_and_taps_nothing() {
    let mut harness = shown(Shown::new(&[cell(0, 0), cell(1, 0)]));
    let (from, by) = (rect_of(&harness, cell(0, 0)).center(), Vec2::new(40.0, 25.0));
    harness.drag_at(from);
    harness.run();
    for step in 1..=5 {
        harness.hover_at(from + by * step as f32 / 5.0);
        harness.run();
    }
    harness.drop_at(from + by);
    harness.run();
    assert!((rect_of(&harness, cell(0, 0)).center() - from - by).length() < 0.5);
    assert_eq!(harness.state().taps(), []);
    assert!(!harness.state().memory.camera.fits());
}

#[test]
fn a_pinch_zooms_about_its_middle_and_taps_nothing() {
    let mut harness = shown(Shown::new(&[cell(0, 0), cell(1, 0)]));
    let tile = rect_of(&harness, cell(0, 0));
    let middle = tile.center();
    let apart = |by: f32| [middle - Vec2::new(by, 0.0), middle + Vec2::new(by, 0.0)];
    let [one, two] = apart(30.0);
    // The first finger moves the pointer as well, as it does in a browser and on a phone.
    for event in [
        finger(1, TouchPhase::Start, one),
        Event::PointerMoved(one),
        pointer(one, true),
        finger(2, TouchPhase::Start, two),
    ] {
        harness.event(event);
    }
    harness.run();
    for step in 1..=6 {
        let [one, two] = apart(30.0 + 2.5 * step as f32);
        for event in [
            finger(1, TouchPhase::Move, one),
            Event::PointerMoved(one),
            finger(2, TouchPhase::Move, two),
        ] {
            harness.event(event);
        }
        harness.run();
    }
    let [one, two] = apart(45.0);
    // The first finger is lifted first; the other moves on and is lifted in its turn.
    for event in [
        pointer(one, false),
        Event::PointerGone,
        finger(1, TouchPhase::End, one),
        finger(2, TouchPhase::Move, two + Vec2::new(0.0, 50.0)),
        finger(2, TouchPhase::End, two + Vec2::new(0.0, 50.0)),
    ] {
        harness.event(event);
    }
    harness.run();
    let pinched = rect_of(&harness, cell(0, 0));
    assert!(
        (pinched.width() / tile.width() - 1.5).abs() < 0.05,
        "{pinched} was {tile}"
    );
    assert!((pinched.center() - middle).length() < 2.0, "{pinched} was {tile}");
    assert_eq!(harness.state().taps(), []);

    // And a single finger taps again.
    let at = rect_of(&harness, cell(1, 0)).center();
    for event in [
        finger(3, TouchPhase::Start, at),
        Event::PointerMoved(at),
        pointer(at, true),
        pointer(at, false),
        Event::PointerGone,
        finger(3, TouchPhase::End, at),
    ] {
        harness.event(event);
    }
    harness.run();
    assert_eq!(harness.state().taps(), [cell(1, 0)]);
}

#[test]
fn a_finger_taps_as_a_browser_tells_it() {
    // The button goes down before the touch is told, often a frame before; the pointer was nowhere before, and is gone with
    // the finger.
    for frames in [[0, 0], [0, 1], [1, 0], [1, 1], [2, 3]] {
        let mut harness = shown(Shown::new(&[cell(0, 0), cell(1, 0)]));
        let at = rect_of(&harness, cell(1, 0)).center();
        let parts = [
            vec![pointer(at, true)],
            vec![pointer(at, true), finger(7, TouchPhase::Start, at)],
        ];
        for (events, frames) in parts.into_iter().zip(frames) {
            harness.input_mut().events.extend(events);
            for _ in 0..frames {
                harness.step();
            }
        }
        let events = [pointer(at, false), Event::PointerGone, finger(7, TouchPhase::End, at)];
        harness.input_mut().events.extend(events);
        harness.run();
        assert_eq!(harness.state().taps(), [cell(1, 0)], "{frames:?}");
    }
}

#[test]
fn two_fingers_between_two_frames_tap_nothing() {
    let mut harness = shown(Shown::new(&[cell(0, 0)]));
    let at = rect_of(&harness, cell(0, 0)).center();
    let other = at + Vec2::new(20.0, 0.0);
    harness.input_mut().events.extend([
        finger(1, TouchPhase::Start, at),
        Event::PointerMoved(at),
        pointer(at, true),
        finger(2, TouchPhase::Start, other),
        pointer(at, false),
        finger(1, TouchPhase::End, at),
        finger(2, TouchPhase::End, other),
    ]);
    harness.run();
    assert_eq!(harness.state().taps(), []);
}

#[test]
fn a_mouse_that_is_nudged_does_not_tear_the_board_from_under_a_finger() {
    let mut harness = shown(Shown::new(&[cell(0, 0), cell(1, 0)]));
    let at = rect_of(&harness, cell(0, 0)).center();
    let by = Vec2::new(24.0, 10.0);
    for event in [
        finger(1, TouchPhase::Start, at),
        Event::PointerMoved(at),
        pointer(at, true),
    ] {
        harness.event(event);
    }
    harness.run();
    harness.event(Event::PointerMoved(at + Vec2::new(150.0, -90.0)));
    harness.run();
    for event in [finger(1, TouchPhase::Move, at + by), Event::PointerMoved(at + by)] {
        harness.event(event);
    }
    harness.run();
    for event in [
        pointer(at + by, false),
        Event::PointerGone,
        finger(1, TouchPhase::End, at + by),
    ] {
        harness.event(event);
    }
    harness.run();
    let moved = rect_of(&harness, cell(0, 0)).center();
    assert!((moved - at - by).length() < 0.5, "{moved} was {at}");
    assert_eq!(harness.state().taps(), []);
}

#[test]
fn a_finger_that_touches_while_the_mouse_drags_ends_the_drag() {
    let mut harness = shown(Shown::new(&[cell(0, 0), cell(1, 0)]));
    let at = rect_of(&harness, cell(0, 0)).center();
    let by = Vec2::new(24.0, 10.0);
    harness.drag_at(at);
    harness.run();
    harness.hover_at(at + by);
    harness.run();
    let other = at + Vec2::new(120.0, 80.0);
    for event in [
        finger(1, TouchPhase::Start, other),
        Event::PointerMoved(other),
        pointer(other, true),
    ] {
        harness.event(event);
    }
    harness.run();
    for event in [
        pointer(other, false),
        finger(1, TouchPhase::End, other),
        Event::PointerMoved(at),
    ] {
        harness.event(event);
    }
    harness.run();
    let moved = rect_of(&harness, cell(0, 0)).center();
    assert!((moved - at - by).length() < 0.5, "{moved} was {at}");
    assert_eq!(harness.state().taps(), []);
}

#[test]
fn with_more_pixels_a_point_a_tap_is_as_exact() {
    for pixels in [2.0, 3.0] {
        let mut harness = shown_with(Shown::new(&[cell(0, 0), cell(1, 0)]), pixels);
        let places = [cell(2, 0), cell(0, -1), cell(1, 1), cell(-1, 0)];
        for place in places {
            // A point within its corners.
            let rect = rect_of(&harness, place).shrink(1.0);
            for corner in [rect.left_top(), rect.right_bottom()] {
                harness.drag_at(corner);
                harness.drop_at(corner);
                harness.run();
            }
        }
        let expected = places.map(|place| [place; 2]).concat();
        assert_eq!(harness.state().taps(), expected, "{pixels} pixels a point");
    }
}

#[test]
fn with_more_pixels_a_point_the_wheel_zooms_about_the_mouse_and_a_drag_follows_it() {
    for pixels in [2.0, 3.0] {
        let mut harness = shown_with(Shown::new(&[cell(0, 0), cell(1, 0)]), pixels);
        let before = rect_of(&harness, cell(1, 0));
        // A quarter from its corner.
        let at = before.left_top() + before.size() / 4.0;
        harness.hover_at(at);
        harness.event(Event::MouseWheel {
            unit: egui::MouseWheelUnit::Point,
            delta: Vec2::new(0.0, 60.0),
            phase: TouchPhase::Move,
            source: egui::MouseWheelSource::Wheel,
            modifiers: Modifiers::NONE,
        });
        harness.run();
        let after = rect_of(&harness, cell(1, 0));
        assert!(after.width() > before.width() * 1.1, "{after} was {before}");
        assert!(
            (after.left_top() + after.size() / 4.0 - at).length() < 0.5,
            "{after} was {before}"
        );
        let by = Vec2::new(-30.0, 20.0);
        harness.drag_at(at);
        harness.run();
        harness.hover_at(at + by);
        harness.run();
        harness.drop_at(at + by);
        harness.run();
        let dragged = rect_of(&harness, cell(1, 0));
        assert!(
            (dragged.center() - after.center() - by).length() < 0.5,
            "{dragged} was {after}"
        );
        assert_eq!(harness.state().taps(), []);
    }
}

#[test]
fn a_pinch_on_the_tile_just_laid_neither_drags_nor_taps_it() {
    for pixels in [1.0, 2.0, 3.0] {
        let mut state = Shown::new(&[cell(0, 0), cell(1, 0)]);
        state.movable = Some(cell(1, 0));
        let mut harness = shown_with(state, pixels);
        let at = rect_of(&harness, cell(1, 0)).center();
        let two = at + Vec2::new(0.0, 60.0);
        // One finger already drags the tile when the other comes.
        let off = Vec2::new(12.0, 0.0);
        let far = at + Vec2::new(90.0, -90.0);
        let frames: [&[Event]; 4] = [
            &[
                finger(1, TouchPhase::Start, at),
                Event::PointerMoved(at),
                pointer(at, true),
            ],
            &[finger(1, TouchPhase::Move, at + off), Event::PointerMoved(at + off)],
            &[finger(2, TouchPhase::Start, two)],
            &[
                finger(1, TouchPhase::Move, far),
                Event::PointerMoved(far),
                finger(2, TouchPhase::Move, two + Vec2::new(-40.0, 60.0)),
            ],
        ];
        for events in frames {
            harness.input_mut().events.extend(events.iter().cloned());
            harness.step();
        }
        for event in [
            pointer(far, false),
            Event::PointerGone,
            finger(1, TouchPhase::End, far),
            finger(2, TouchPhase::End, two),
        ] {
            harness.event(event);
            harness.run();
        }
        let heard = &harness.state().heard;
        assert!(
            heard.iter().all(|heard| heard.dragged.is_none()),
            "{pixels} pixels a point"
        );
        assert_eq!(harness.state().taps(), [], "{pixels} pixels a point");
        assert!(rect_of(&harness, cell(1, 0)).width() > 0.0);
    }
}

#[test]
fn a_resting_finger_asks_and_does_not_tap() {
    let mut harness = shown(Shown::new(&[cell(0, 0)]));
    let at = rect_of(&harness, cell(0, 0)).center();
    harness.drag_at(at);
    harness.run();
    harness.run_steps(40);
    harness.drop_at(at);
    harness.run();
    let asked: Vec<Cell> = harness.state().heard.iter().filter_map(|heard| heard.asked).collect();
    assert_eq!(asked, [cell(0, 0)]);
    assert_eq!(harness.state().taps(), []);
}

#[test]
fn the_other_button_asks() {
    let mut harness = shown(Shown::new(&[cell(0, 0)]));
    harness.get_by_label(&name(cell(0, 0))).click_secondary();
    harness.run();
    let asked: Vec<Cell> = harness.state().heard.iter().filter_map(|heard| heard.asked).collect();
    assert_eq!(asked, [cell(0, 0)]);
}

#[test]
fn each_of_two_figures_on_a_tile_is_tapped_by_its_name() {
    let mut harness = shown(Shown::new(&[cell(0, 0)]));
    for figure in ["figure 2", "figure 1"] {
        harness.get_by_label(figure).click();
        harness.run();
    }
    let tapped: Vec<FigureId> = harness
        .state()
        .heard
        .iter()
        .filter_map(|heard| heard.tapped_figure)
        .collect();
    assert_eq!(tapped, [FigureId(2), FigureId(1)]);
}

#[test]
fn the_movable_tile_is_dragged_and_the_board_stays() {
    let mut state = Shown::new(&[cell(0, 0), cell(1, 0)]);
    state.movable = Some(cell(1, 0));
    let mut harness = shown(state);
    let (from, to) = (rect_of(&harness, cell(1, 0)), rect_of(&harness, cell(0, 1)));
    harness.drag_at(from.center());
    harness.run();
    harness.hover_at(from.center().lerp(to.center(), 0.5));
    harness.run();
    harness.hover_at(to.center());
    harness.run();
    harness.drop_at(to.center());
    harness.run();
    let dragged: Vec<_> = harness.state().heard.iter().filter_map(|heard| heard.dragged).collect();
    assert_eq!(dragged, [(cell(1, 0), cell(0, 1))]);
    assert_eq!(harness.state().taps(), []);
    assert_eq!(rect_of(&harness, cell(1, 0)), from);
}

/// Sixty tiles, more than a phone shows at a size that a finger hits.
fn sixty() -> Vec<Cell> {
    (0..60).map(|index| cell(index % 10, index / 10)).collect()
}

#[test]
fn on_a_full_phone_the_last_tile_and_the_places_beside_it_can_be_hit() {
    let last = cell(9, 5);
    let mut state = Shown::new(&sixty());
    state.focus = vec![last];
    let clear = state.clear;
    let mut harness = shown(state);
    for near in [last, cell(10, 5), cell(9, 6)] {
        let rect = rect_of(&harness, near);
        assert!(
            rect.width().min(rect.height()) >= Zoom::TOUCH.points() - 0.1,
            "{near:?} {rect}"
        );
        assert!(clear.contains_rect(rect), "{near:?} {rect} is not within {clear}");
    }
    harness.get_by_label(&name(cell(10, 5))).click();
    harness.run();
    assert_eq!(harness.state().taps(), [cell(10, 5)]);
}

#[test]
fn what_matters_is_brought_into_view_after_a_hand_moved_the_board() {
    let mut harness = shown(Shown::new(&sixty()));
    harness.state_mut().focus = vec![cell(0, 0)];
    let at = Pos2::new(300.0, 300.0);
    harness.drag_at(at);
    harness.run();
    harness.hover_at(at - Vec2::new(250.0, 150.0));
    harness.run();
    harness.drop_at(at - Vec2::new(250.0, 150.0));
    harness.run();
    assert!(harness.query_by_label(&name(cell(0, 0))).is_none());
    harness.state_mut().focus = vec![cell(1, 1)];
    harness.run();
    let clear = harness.state().clear;
    assert!(clear.expand(0.1).contains_rect(rect_of(&harness, cell(1, 1))));
}

#[test]
fn where_tiles_are_small_a_tap_that_could_mean_two_goes_nearer_first() {
    let mut harness = shown(Shown::new(&sixty()));
    harness.state_mut().memory.camera.zoom_by(0.5);
    harness.run();
    let edge = rect_of(&harness, cell(5, 3)).right_center() - Vec2::new(1.0, 0.0);
    harness.drag_at(edge);
    harness.drop_at(edge);
    harness.run();
    assert_eq!(harness.state().taps(), []);
    assert!(rect_of(&harness, cell(5, 3)).width() >= Zoom::TOUCH.points() - 0.1);
    // The place under the finger has stayed there, and now the tap counts.
    harness.drag_at(edge);
    harness.drop_at(edge);
    harness.run();
    assert_eq!(harness.state().taps(), [cell(5, 3)]);
}

#[test]
fn nothing_is_painted_again_when_nothing_moves() {
    let mut harness = shown(Shown::new(&[cell(0, 0), cell(1, 0)]));
    let wait = |harness: &Harness<Shown>| {
        let viewports = &harness.output().viewport_output;
        viewports.values().map(|viewport| viewport.repaint_delay).min()
    };
    harness.run_steps(3);
    assert_eq!(wait(&harness), Some(Duration::MAX));
    // While the bunny hops it is, and when it has arrived no longer.
    let now = harness.ctx.input(|input| input.time);
    harness.state_mut().hops = Some(HopAnimation::new(vec![cell(0, 0), cell(1, 0)], now));
    harness.step();
    assert_eq!(wait(&harness), Some(Duration::ZERO));
    harness.run_steps(30);
    assert_eq!(wait(&harness), Some(Duration::MAX));
}

/// The corners of all triangles of the board.
fn corners(harness: &Harness<Shown>) -> Vec<Pos2> {
    let shapes = harness.output().shapes.iter();
    let meshes = shapes.filter_map(|clipped| match &clipped.shape {
        egui::Shape::Mesh(mesh) => Some(mesh.vertices.iter().map(|vertex| vertex.pos).collect::<Vec<_>>()),
        _ => None,
    });
    meshes.flatten().collect()
}

#[test]
fn a_way_is_painted_once_it_leads_somewhere() {
    let mut harness = shown(Shown::new(&[cell(0, 0), cell(1, 0)]));
    let mut painted = |way: &[Cell]| {
        harness.state_mut().way = way.to_vec();
        harness.run();
        corners(&harness).len()
    };
    let [none, start, one] = [painted(&[]), painted(&[cell(0, 0)]), painted(&[cell(0, 0), cell(1, 0)])];
    assert_eq!(start, none, "no dot is left where the bunny is");
    assert!(one > none);
}

#[test]
fn after_zooming_the_picture_is_as_if_it_had_always_been_that_large() {
    let mut harness = shown(Shown::new(&sixty()));
    for factor in [1.07, 0.93] {
        for _ in 0..12 {
            harness.state_mut().memory.camera.zoom_by(factor);
            harness.step();
        }
        // What it still has to do it does by itself, and then rests.
        harness.run();
        let zoomed = corners(&harness);
        let camera = harness.state().memory.camera.clone();
        let mut afresh = BoardMemory::default();
        afresh.camera = camera;
        harness.state_mut().memory = afresh;
        harness.run();
        let fresh = corners(&harness);
        assert_eq!(zoomed.len(), fresh.len());
        let off = zoomed.iter().zip(&fresh).map(|(one, two)| one.distance(*two));
        assert!(off.fold(0.0, f32::max) < 0.01);
    }
}
