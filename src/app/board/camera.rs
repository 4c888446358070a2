//! What lasts of the view from frame to frame: where one looks, how near, and from which side.

use super::projector::Projector;
use super::zoom::Zoom;
use crate::picture::{Point, Quarter, Rect};
use crate::table::Cell;
use egui::{Pos2, Vec2};

/// How long the camera takes to get somewhere by itself, in seconds.
const GLIDE: f64 = 0.2;

/// The tile size above which a small board is not blown up to fill the screen.
const FIT_MOST: Zoom = Zoom::new(112.0);

/// The tile size from which on it is near enough: nobody has to look at a part of the board alone.
const NEAR_ENOUGH: Zoom = Zoom::new(66.0);

/// Beside what is looked at alone, this much of its neighbours is seen, in tiles.
const BESIDE: f32 = 0.08;

/// The camera over the board. It shows the whole board, also as it grows, until a hand moves it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Camera {
    /// Where it is, or where it glides to; none before the first frame.
    view: Option<View>,
    turn: Quarter,
    /// Whether a hand has moved it since it last showed the whole board.
    moved: bool,
    /// Whether the whole board is wanted, however small: until something else matters.
    overview: bool,
    /// Whether all of the board was in sight in the last frame.
    sees_all: bool,
    glide: Option<Glide>,
    /// Whether the next move is a jump, however far.
    jumps: bool,
    /// Cells that must be brought into view.
    wanted: Vec<Cell>,
    /// Cells that were, and are kept there beside the whole board as long as the same matters.
    kept: Vec<Cell>,
    /// What mattered in the last frame.
    focus: Vec<Cell>,
    /// What of the screen was clear in the last frame.
    clear: Option<egui::Rect>,
}

/// Where one looks and how near.
#[derive(Clone, Copy, Debug, PartialEq)]
struct View {
    centre: Point,
    zoom: Zoom,
}

/// A move of the camera that is under way.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Glide {
    from: View,
    since: f64,
}

/// What the camera needs to know of a frame.
pub(super) struct Scene<'a> {
    /// The part of the screen the board is painted in.
    pub viewport: egui::Rect,
    /// The part of it that nothing covers.
    pub clear: egui::Rect,
    /// All that may be seen, on the turned board: the tiles and the places around them, also while none of those is
    /// free, so that tiles are as large while the bunny hops as while they are laid.
    pub board: Rect,
    /// The part of it where there is something now.
    pub filled: Rect,
    /// The cells that matter now.
    pub focus: &'a [Cell],
    /// Whether they alone are looked at, as large as there is room for.
    pub near: bool,
    /// The smallest tile at which the whole board is shown rather than a part of it.
    pub least: Zoom,
    /// The time, in seconds.
    pub now: f64,
    /// Whether the camera jumps instead of gliding.
    pub reduce_motion: bool,
}

impl Camera {
    /// From which side of the table one looks.
    pub const fn turn(&self) -> Quarter {
        self.turn
    }

    /// Looks from the next side of the table; what is in the middle stays there.
    pub fn turn_on(&mut self) {
        self.turn = self.turn.next();
        if let Some(view) = &mut self.view {
            view.centre = Quarter::One.turn(view.centre);
        }
        self.glide = None;
        self.jumps = true;
    }

    /// Shows the whole board again, and from now on as it grows.
    pub fn fit(&mut self) {
        self.moved = false;
        self.overview = false;
        self.kept.clear();
    }

    /// The same for whoever asks for it: where it was so already, but part of a large board is out of sight, all of it
    /// is shown, however small; and back.
    pub fn fit_or_all(&mut self) {
        let all = self.fits() && !self.overview;
        self.fit();
        self.overview = all;
    }

    /// Whether all of the board is shown however small, because somebody asked for it.
    pub const fn is_overview(&self) -> bool {
        self.overview
    }

    /// Whether all of the board is in sight by itself: there is nothing to fit.
    pub const fn sees_all(&self) -> bool {
        self.sees_all && !self.overview && !self.moved
    }

    /// The room that these cells take at a size, in points.
    pub fn room_for(&self, cells: &[Cell], zoom: Zoom) -> Vec2 {
        let room = bounds(cells, self.turn).map(|around| around.shrunk(-BESIDE));
        room.map_or(Vec2::ZERO, |room| {
            Vec2::new(room.width(), room.height()) * zoom.points()
        })
    }

    /// Whether it shows the whole board by itself.
    pub const fn fits(&self) -> bool {
        !self.moved
    }

    /// Brings cells into the clear part of the view at the next frame, moving no farther than needed.
    pub fn keep_in_view(&mut self, cells: &[Cell]) {
        self.wanted = cells.to_vec();
    }

    /// That many times nearer, about the middle of the view.
    pub fn zoom_by(&mut self, factor: f32) {
        if let Some(view) = &mut self.view {
            view.zoom = view.zoom.times(factor);
            self.moved = true;
            self.glide = None;
        }
    }

    /// Moves the board under the hand by that many points.
    pub(super) fn pan(&mut self, by: Vec2, scene: &Scene) {
        let Some(now) = self.at(scene.now) else { return };
        let by = by / now.zoom.points();
        let centre = now.centre.moved(-by.x, -by.y);
        // The board cannot be lost: its middle stays over it.
        let within = |at: f32, least: f32, most: f32| at.max(least).min(most.max(least));
        self.take(View {
            centre: Point::new(
                within(centre.x, scene.board.min.x, scene.board.max.x),
                within(centre.y, scene.board.min.y, scene.board.max.y),
            ),
            ..now
        });
    }

    /// That many times nearer; what is at `about` on the screen stays there.
    pub(super) fn zoom_about(&mut self, about: Pos2, factor: f32, scene: &Scene) {
        let Some(now) = self.at(scene.now) else { return };
        let zoom = now.zoom.times(factor);
        let off = about - scene.viewport.center();
        let fixed = off / now.zoom.points() - off / zoom.points();
        self.take(View {
            centre: now.centre.moved(fixed.x, fixed.y),
            zoom,
        });
    }

    /// Glides nearer until a tile is that large; what is at `about` on the screen stays there.
    pub(super) fn go_nearer(&mut self, about: Pos2, zoom: Zoom, scene: &Scene) {
        let Some(now) = self.at(scene.now) else { return };
        self.zoom_about(about, zoom.points() / now.zoom.points(), scene);
        if !scene.reduce_motion {
            self.glide = Some(Glide {
                from: now,
                since: scene.now,
            });
        }
    }

    /// A hand has put it there.
    fn take(&mut self, view: View) {
        self.view = Some(view);
        self.glide = None;
        self.moved = true;
    }

    /// Whether it is on its way.
    pub(super) const fn glides(&self) -> bool {
        self.glide.is_some()
    }

    /// Where it is at that time.
    fn at(&self, now: f64) -> Option<View> {
        let to = self.view?;
        let Some(Glide { from, since }) = self.glide else {
            return Some(to);
        };
        let part = ((now - since) / GLIDE).clamp(0.0, 1.0) as f32;
        let eased = 1.0 - (1.0 - part).powi(3);
        Some(View {
            centre: from.centre.towards(to.centre, eased),
            zoom: Zoom::new(from.zoom.points() + (to.zoom.points() - from.zoom.points()) * eased),
        })
    }

    /// Decides where to look in this frame and says how the board lies on the screen.
    pub(super) fn look(&mut self, scene: &Scene) -> Projector {
        let mut wanted = std::mem::take(&mut self.wanted);
        // What matters is brought into view when it changes, and again when a sheet slides over it.
        let matters_anew = self.focus != scene.focus;
        if matters_anew || self.clear != Some(scene.clear) {
            self.focus = scene.focus.to_vec();
            self.clear = Some(scene.clear);
            if self.moved && wanted.is_empty() {
                wanted.clone_from(&self.focus);
            }
        }
        if matters_anew || self.moved || !wanted.is_empty() {
            self.kept = wanted;
        }
        self.overview &= !matters_anew && !self.moved;
        let home = match self.view {
            Some(view) if self.moved => view,
            Some(_) | None => fit(scene, bounds(&self.focus, self.turn), self.overview),
        };
        // Beyond the board there is nothing to see.
        let kept = bounds(&self.kept, self.turn).map(|kept| kept.within(scene.board));
        let goal = kept.map_or(home, |kept| nudged(home, kept, scene));
        self.go(goal, scene);
        self.jumps = false;
        let View { centre, zoom } = self.at(scene.now).unwrap_or(goal);
        if self.glide.is_some_and(|glide| scene.now - glide.since >= GLIDE) {
            self.glide = None;
        }
        let projector = Projector {
            viewport: scene.viewport,
            centre,
            zoom,
            turn: self.turn,
        };
        let tiles = projector.project_rect(scene.board.shrunk(1.0));
        self.sees_all = scene.clear.expand(1.0).contains_rect(tiles);
        projector
    }

    fn go(&mut self, goal: View, scene: &Scene) {
        if self.view == Some(goal) {
            return;
        }
        self.glide = match self.at(scene.now) {
            Some(from) if !scene.reduce_motion && !self.jumps => Some(Glide { from, since: scene.now }),
            Some(_) | None => None,
        };
        self.view = Some(goal);
    }
}

/// The rectangle around some cells; none around none.
fn bounds(cells: &[Cell], turn: Quarter) -> Option<Rect> {
    cells.iter().map(|cell| turn.square(*cell)).reduce(Rect::union)
}

/// The view that puts this point of the board in the middle of what is clear.
fn centred(point: Point, zoom: Zoom, scene: &Scene) -> View {
    let off = (scene.clear.center() - scene.viewport.center()) / zoom.points();
    View {
        centre: point.moved(-off.x, -off.y),
        zoom,
    }
}

/// The whole board, or as much of it around what matters as leaves tiles that a finger can hit.
fn fit(scene: &Scene, focus: Option<Rect>, overview: bool) -> View {
    let Scene { board, filled, .. } = *scene;
    let fitting = |part: Rect| (scene.clear.width() / part.width()).min(scene.clear.height() / part.height());
    let whole = fitting(board);
    let enough = if scene.near { NEAR_ENOUGH } else { scene.least };
    if overview || whole >= enough.points() {
        return centred(board.centre(), Zoom::new(whole.min(FIT_MOST.points())), scene);
    }
    if let Some(focus) = focus.filter(|_| scene.near) {
        let focus = focus.within(board).shrunk(-BESIDE);
        let zoom = fitting(focus).clamp(Zoom::TOUCH.points(), FIT_MOST.points());
        return centred(focus.centre(), Zoom::new(zoom), scene);
    }
    let focus = focus.unwrap_or(filled);
    let zoom = scene.least;
    let seen = scene.clear.size() / zoom.points();
    let along = |from: f32, to: f32, focus: f32, seen: f32| {
        if to - from <= seen {
            (from + to) / 2.0
        } else {
            focus.clamp(from + seen / 2.0, to - seen / 2.0)
        }
    };
    let middle = Point::new(
        along(filled.min.x, filled.max.x, focus.centre().x, seen.x),
        along(filled.min.y, filled.max.y, focus.centre().y, seen.y),
    );
    centred(middle, zoom, scene)
}

/// The view nearest to this one that shows what is wanted, clear of everything.
fn nudged(view: View, wanted: Rect, scene: &Scene) -> View {
    let room = scene.clear.size();
    let most = (room.x / wanted.width()).min(room.y / wanted.height());
    let zoom = Zoom::new(view.zoom.points().min(most.max(Zoom::TOUCH.points())));
    let off = (scene.clear.center() - scene.viewport.center()) / zoom.points();
    let middle = view.centre.moved(off.x, off.y);
    let seen = room / zoom.points();
    let along = |at: f32, from: f32, to: f32, seen: f32| {
        if to - from >= seen {
            (from + to) / 2.0
        } else {
            at.clamp(to - seen / 2.0, from + seen / 2.0)
        }
    };
    centred(
        Point::new(
            along(middle.x, wanted.min.x, wanted.max.x, seen.x),
            along(middle.y, wanted.min.y, wanted.max.y, seen.y),
        ),
        zoom,
        scene,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: Rect = Rect::new(Point::new(0.0, 0.0), Point::new(5.0, 4.0));

    fn scene(now: f64) -> Scene<'static> {
        Scene {
            viewport: egui::Rect::from_min_size(Pos2::ZERO, Vec2::new(360.0, 640.0)),
            clear: egui::Rect::from_min_max(Pos2::new(0.0, 60.0), Pos2::new(360.0, 440.0)),
            board: BOARD,
            filled: BOARD,
            focus: &[],
            near: false,
            least: Zoom::TOUCH,
            now,
            reduce_motion: false,
        }
    }

    #[test]
    fn a_small_board_is_shown_whole_where_nothing_covers_it() {
        let scene = scene(0.0);
        let projector = Camera::default().look(&scene);
        let board = projector.project_rect(scene.board);
        assert!(scene.clear.expand(0.1).contains_rect(board), "{board}");
        assert!((board.width() - 360.0).abs() < 0.1, "{board}");
    }

    #[test]
    fn a_view_that_holds_all_tiles_shows_them_all_whatever_matters_most() {
        // Eight tiles fill the width at the least size; the places around them would be too much.
        let across = Scene {
            board: Rect::new(Point::new(-1.0, -1.0), Point::new(9.0, 4.0)),
            filled: Rect::new(Point::new(0.0, 0.0), Point::new(8.0, 3.0)),
            focus: &[Cell::default()],
            ..scene(0.0)
        };
        let projector = Camera::default().look(&across);
        let tiles = projector.project_rect(across.filled);
        assert!(across.clear.expand(0.1).contains_rect(tiles), "{tiles}");
    }

    #[test]
    fn zoom_keeps_the_point_under_the_finger() {
        let mut camera = Camera::default();
        camera.look(&scene(0.0));
        let about = Pos2::new(300.0, 100.0);
        for factor in [1.3, 1.7, 0.4, 100.0, 0.001] {
            let before = camera.look(&scene(1.0)).unproject(about);
            camera.zoom_about(about, factor, &scene(1.0));
            let after = camera.look(&scene(1.0)).unproject(about);
            assert!((after.x - before.x).hypot(after.y - before.y) < 1e-3, "{factor}");
        }
    }

    #[test]
    fn the_board_cannot_be_dragged_away() {
        let mut camera = Camera::default();
        camera.look(&scene(0.0));
        camera.pan(Vec2::new(5000.0, -5000.0), &scene(0.0));
        let projector = camera.look(&scene(0.0));
        assert!(
            scene(0.0)
                .board
                .contains(projector.unproject(scene(0.0).viewport.center()))
        );
    }

    #[test]
    fn it_glides_to_the_whole_board_and_then_rests() {
        let mut camera = Camera::default();
        let whole = camera.look(&scene(0.0));
        camera.zoom_by(2.0);
        camera.look(&scene(1.0));
        assert!(!camera.glides());
        camera.fit();
        camera.look(&scene(2.0));
        let half_way = camera.look(&scene(2.1));
        assert!(camera.glides() && half_way.zoom > whole.zoom);
        assert_eq!(camera.look(&scene(2.0 + GLIDE)), whole);
        assert!(!camera.glides());
    }

    #[test]
    fn what_was_looked_for_beyond_the_whole_board_does_not_push_it_out_of_sight() {
        let still = Scene {
            reduce_motion: true,
            ..scene(0.0)
        };
        let mut camera = Camera::default();
        let whole = camera.look(&still);
        camera.keep_in_view(&Cell::new(4, 0).unwrap().nine());
        assert_eq!(camera.look(&still), whole);
        assert!(camera.fits());
    }

    #[test]
    fn on_a_board_larger_than_the_view_what_was_looked_for_stays_until_something_else_matters() {
        let [here, far] = [Cell::new(2, 2).unwrap(), Cell::new(28, 2).unwrap()];
        fn at(focus: &[Cell]) -> Scene<'_> {
            let long = Rect::new(Point::new(0.0, 0.0), Point::new(30.0, 4.0));
            Scene {
                board: long,
                filled: long,
                reduce_motion: true,
                focus,
                ..scene(0.0)
            }
        }
        let sees = |projector: &Projector, cell| scene(0.0).clear.expand(0.1).contains_rect(projector.cell_rect(cell));
        let (focus, other) = ([here], [here, here.beside()[0]]);
        let mut camera = Camera::default();
        assert!(sees(&camera.look(&at(&focus)), here));
        camera.keep_in_view(&[far]);
        for _ in 0..3 {
            assert!(sees(&camera.look(&at(&focus)), far));
        }
        let back = camera.look(&at(&other));
        assert!(sees(&back, here) && !sees(&back, far));
        assert!(camera.fits());
    }

    #[test]
    fn with_reduced_motion_it_jumps() {
        let mut camera = Camera::default();
        let whole = camera.look(&scene(0.0));
        camera.zoom_by(2.0);
        camera.fit();
        let still = Scene {
            reduce_motion: true,
            ..scene(1.0)
        };
        assert_eq!(camera.look(&still), whole);
        assert!(!camera.glides());
    }

    #[test]
    fn what_a_sheet_slides_over_is_moved_out_from_under_it() {
        let low = [Cell::new(2, 3).unwrap()];
        let mut camera = Camera::default();
        let open = Scene {
            focus: &low,
            reduce_motion: true,
            ..scene(0.0)
        };
        camera.look(&open);
        camera.pan(Vec2::new(0.0, 60.0), &open);
        assert!(camera.look(&open).cell_rect(low[0]).bottom() > 330.0);
        let covered = Scene {
            clear: egui::Rect::from_min_max(Pos2::new(0.0, 60.0), Pos2::new(360.0, 300.0)),
            ..open
        };
        let rect = camera.look(&covered).cell_rect(low[0]);
        assert!(covered.clear.expand(0.1).contains_rect(rect), "{rect}");
    }
}
