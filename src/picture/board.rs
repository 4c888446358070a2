//! The board: tiles with what is printed on them, and what stands there.

use super::drawing::Drawing;
use super::geometry::{Point, Quarter, Rect};
use super::look::{Palette, Rgba};
use super::player::figure as figure_of;
use super::shape::{Shape, Stamp};
use super::standing::{Piece, bunny_on, standings};
use super::tile;
use crate::table::{Cell, Table};

/// How the board is looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// The colours.
    pub palette: &'static Palette,
    /// From which side of the table.
    pub turn: Quarter,
}

/// The bunny on its way from one tile to the next.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BunnyPose {
    /// The tile it left.
    pub from: Cell,
    /// The tile it will land on.
    pub to: Cell,
    /// How much of the way lies behind it, 0 to 1.
    pub part: f32,
    /// How high it is off the ground, in tiles.
    pub lift: f32,
    /// How much taller it is than usual: 1 as usual, below 1 when it crouches. Its width makes up for it.
    pub stretch: f32,
}

/// The whole board: [`ground`] and [`pieces`].
pub fn board(table: &Table, look: Look) -> Vec<Shape> {
    let mut shapes = ground(table, look);
    shapes.extend(pieces(table, look, false));
    shapes
}

/// The tiles with their meadow, nests and signs.
pub fn ground(table: &Table, look: Look) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for (cell, tile) in &table.tiles {
        tile::meadow(*cell, *tile, look, &mut shapes);
    }
    // After all meadows, for a full nest shines on the tiles around it.
    for (cell, tile) in &table.tiles {
        tile::nest(table, *cell, *tile, look, &mut shapes);
        tile::signs(table, *cell, *tile, look, &mut shapes);
    }
    shapes
}

/// One tile alone, as it is in [`ground`].
pub fn lone_tile(table: &Table, cell: Cell, look: Look) -> Vec<Shape> {
    let mut shapes = Vec::new();
    if let Some(tile) = table.tiles.get(&cell) {
        tile::meadow(cell, *tile, look, &mut shapes);
        tile::nest(table, cell, *tile, look, &mut shapes);
        tile::signs(table, cell, *tile, look, &mut shapes);
    }
    shapes
}

/// The figures, the bunny, the dragon and the fairy; without the bunny while it [hops](hopping).
pub fn pieces(table: &Table, look: Look, bunny_hops: bool) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for standing in standings(table, look.turn) {
        match standing.piece {
            Piece::Bunny if bunny_hops => {}
            Piece::Bunny => shapes.push(plain(Drawing::Bunny, standing.rect)),
            Piece::Dragon => shapes.push(plain(Drawing::Dragon, standing.rect)),
            Piece::Fairy => shapes.push(plain(Drawing::Fairy, standing.rect)),
            Piece::Figure(id) => {
                let figure = table.figures.get(id);
                if let Some((figure, owner)) = figure.and_then(|figure| Some((figure, table.player(figure.player)?))) {
                    shapes.extend(figure_of(figure.kind, owner.colour, standing.rect));
                }
            }
        }
    }
    shapes
}

/// The bunny on its way.
pub fn hopping(table: &Table, look: Look, pose: BunnyPose) -> Shape {
    let [from, to] = [pose.from, pose.to].map(|cell| Drawing::Bunny.fit(bunny_on(table, cell, look.turn)));
    let height = (from.height() + (to.height() - from.height()) * pose.part) * pose.stretch;
    let width = (from.width() + (to.width() - from.width()) * pose.part) / pose.stretch;
    let feet = Point::new(from.centre().x, from.max.y).towards(Point::new(to.centre().x, to.max.y), pose.part);
    let middle = feet.moved(0.0, -pose.lift - height / 2.0);
    Shape::Stamp(Stamp {
        drawing: Drawing::Bunny,
        rect: Rect::around(middle, width, height),
        tint: Rgba::CLEAR,
        rim: Rgba::CLEAR,
        opacity: 1.0,
    })
}

/// A place where a tile may be laid: quiet dashes, and while one is wanted a clear place on the table.
pub fn free_place(cell: Cell, look: Look, wanted: bool) -> Vec<Shape> {
    /// How far the dashes are from the edge of the place.
    const DASHES: f32 = 0.07;
    let palette = look.palette;
    let square = look.turn.square(cell);
    let ground = wanted.then(|| Shape::Rect {
        rect: square.shrunk(DASHES),
        corner: 0.13,
        fill: palette.card.faded(0.5),
        stroke: None,
    });
    let dashes = Shape::Stamp(Stamp {
        drawing: Drawing::Free,
        rect: square,
        tint: if wanted { palette.quiet_ink } else { palette.free },
        rim: Rgba::CLEAR,
        opacity: if wanted { 1.0 } else { 0.9 },
    });
    ground.into_iter().chain([dashes]).collect()
}

/// A drawing that has all its colours.
fn plain(drawing: Drawing, rect: Rect) -> Shape {
    Shape::Stamp(Stamp {
        drawing,
        rect: drawing.fit(rect),
        tint: Rgba::CLEAR,
        rim: Rgba::CLEAR,
        opacity: 1.0,
    })
}

#[cfg(test)]
mod tests {
    use super::super::geometry::Point;
    use super::*;
    use crate::table::{
        Colour, Edition, Figure, FigureId, Figures, Kind, Ledger, Mark, Marks, Name, Place, Player, PlayerId, Settings,
        Tile, Turn,
    };
    use std::collections::{BTreeMap, BTreeSet};

    fn cell(x: i64, y: i64) -> Cell {
        Cell::new(x, y).unwrap()
    }

    /// Ann's table with a nest at (0, 0) and plain tiles.
    fn table(plain: &[Cell]) -> Table {
        let mut tiles: BTreeMap<Cell, Tile> = plain.iter().map(|cell| (*cell, Tile::default())).collect();
        tiles.insert(cell(0, 0), Tile::new(Marks::NONE.with(Mark::Nest)));
        Table {
            players: vec![Player {
                name: Name::new("Ann").unwrap(),
                colour: Colour::Red,
                left: false,
            }],
            seats: vec![PlayerId(0)],
            settings: Settings::of(Edition::Hig),
            expansions: BTreeSet::new(),
            tiles,
            figures: Figures::default(),
            next_figure: FigureId(1),
            bunny: None,
            dragon: None,
            fairy: None,
            turn: Turn::of(PlayerId(0)),
            phase: None,
            ledger: Ledger::default(),
            eggs_at_finish: None,
        }
    }

    fn look(turn: Quarter) -> Look {
        Look {
            palette: &Palette::LIGHT,
            turn,
        }
    }

    /// The middles of the lit parts of the ring.
    fn lit(shapes: &[Shape]) -> Vec<Point> {
        let middle = |shape: &Shape| match shape {
            Shape::Line { points, stroke, .. } if stroke.colour == Palette::LIGHT.accent => {
                points.get(points.len() / 2).copied()
            }
            _ => None,
        };
        shapes.iter().filter_map(middle).collect()
    }

    fn glows(shapes: &[Shape]) -> bool {
        let glow = |shape: &Shape| matches!(shape, Shape::Circle { fill, .. } if fill.a > 0 && fill.r == Palette::LIGHT.glow.r);
        shapes.iter().any(glow)
    }

    #[test]
    fn a_nests_ring_is_lit_towards_each_neighbour_that_is_there_however_the_board_is_turned() {
        for turn in [Quarter::None, Quarter::One, Quarter::Two, Quarter::Three] {
            let near = [cell(0, -1), cell(1, 1)];
            let lit = lit(&ground(&table(&near), look(turn)));
            assert_eq!(lit.len(), near.len());
            let nest = turn.centre(cell(0, 0));
            for neighbour in near {
                let towards = nest.towards(turn.centre(neighbour), 0.3);
                let closest = lit
                    .iter()
                    .map(|at| (at.x - towards.x).hypot(at.y - towards.y))
                    .fold(9.0, f32::min);
                assert!(closest < 0.15, "{neighbour:?} {turn:?}");
            }
        }
    }

    #[test]
    fn a_nest_glows_when_it_is_full_and_until_it_is_paid() {
        let mut full = table(&cell(0, 0).around());
        assert!(glows(&ground(&full, look(Quarter::None))));
        assert_eq!(lit(&ground(&full, look(Quarter::None))).len(), 8);
        if let Some(nest) = full.tiles.get_mut(&cell(0, 0)) {
            nest.nest_paid = true;
        }
        assert!(!glows(&ground(&full, look(Quarter::None))));
        assert!(!glows(&ground(&table(&cell(0, 0).around()[1..]), look(Quarter::None))));
    }

    #[test]
    fn tiles_differ_by_their_place_and_not_by_chance() {
        let plants = |at: Cell| {
            let shapes = ground(&table(&[at]), look(Quarter::None));
            let corner = Quarter::None.square(at).min;
            let off = |shape: &Shape| match shape {
                Shape::Stamp(stamp) if matches!(stamp.drawing, Drawing::Tuft | Drawing::Flower) => {
                    let centre = stamp.rect.centre();
                    let near = Quarter::None.square(at).contains(centre);
                    near.then(|| [centre.x - corner.x, centre.y - corner.y].map(|part| (part * 1000.0).round() as i32))
                }
                _ => None,
            };
            shapes.iter().filter_map(off).collect::<Vec<_>>()
        };
        assert_eq!(plants(cell(1, 0)), plants(cell(1, 0)));
        assert_ne!(plants(cell(1, 0)), plants(cell(2, 0)));
        assert!(!plants(cell(1, 0)).is_empty());
    }

    #[test]
    fn figures_show_their_kind_and_their_owner() {
        let mut table = table(&[cell(1, 0)]);
        let pig = Figure {
            player: PlayerId(0),
            kind: Kind::Pig,
            place: Place::Cell(cell(1, 0)),
            spot: String::new(),
        };
        table.figures.insert(FigureId(1), pig);
        let shapes = pieces(&table, look(Quarter::None), false);
        let [Shape::Stamp(pig), Shape::Stamp(emblem)] = shapes.as_slice() else {
            panic!("a figure and its emblem: {shapes:?}");
        };
        assert_eq!(pig.drawing, Drawing::Figure(Kind::Pig));
        assert_eq!(emblem.drawing, Drawing::Emblem(Colour::Red));
        assert!(pig.rect.contains(emblem.rect.min) && pig.rect.contains(emblem.rect.max));
    }

    #[test]
    fn whoever_stands_on_a_tile_hides_neither_its_nest_nor_its_signs() {
        for mark in [Mark::Nest, Mark::Bunny] {
            for figures in 0..3 {
                let mut table = table(&[]);
                let marks = Marks::NONE.with(mark);
                table.tiles.insert(cell(0, 0), Tile::new(marks));
                table.bunny = Some(cell(0, 0));
                for id in 1..=figures {
                    let follower = Figure {
                        player: PlayerId(0),
                        kind: Kind::Follower,
                        place: Place::Cell(cell(0, 0)),
                        spot: String::new(),
                    };
                    table.figures.insert(FigureId(id), follower);
                }
                let stamped = |shapes: Vec<Shape>, wanted: Drawing| {
                    let stamp = |shape: &Shape| match shape {
                        Shape::Stamp(stamp) if stamp.drawing == wanted => Some(stamp.rect),
                        _ => None,
                    };
                    shapes.iter().find_map(stamp).unwrap()
                };
                let drawing = if mark == Mark::Nest {
                    Drawing::Nest
                } else {
                    Drawing::Sign(mark)
                };
                let printed = stamped(ground(&table, look(Quarter::None)), drawing);
                let bunny = stamped(pieces(&table, look(Quarter::None), false), Drawing::Bunny);
                assert!(!printed.overlaps(bunny), "{mark:?} {figures}: {printed:?} {bunny:?}");
                assert!(printed.width() > 0.2, "{mark:?} is too small to be seen");
            }
        }
    }

    #[test]
    fn a_hopping_bunny_starts_and_ends_where_it_would_stand() {
        let mut table = table(&[cell(1, 0)]);
        let middle = |shapes: &[Shape]| match shapes {
            [Shape::Stamp(bunny)] => bunny.rect.centre(),
            other => panic!("one bunny: {other:?}"),
        };
        let pose = |part| BunnyPose {
            from: cell(0, 0),
            to: cell(1, 0),
            part,
            lift: 0.0,
            stretch: 1.0,
        };
        for (at, part) in [(cell(0, 0), 0.0), (cell(1, 0), 1.0)] {
            table.bunny = Some(at);
            let stands = middle(&pieces(&table, look(Quarter::None), false));
            let hops = middle(&[hopping(&table, look(Quarter::None), pose(part))]);
            assert!(pieces(&table, look(Quarter::None), true).is_empty());
            assert!(
                (stands.x - hops.x).hypot(stands.y - hops.y) < 1e-4,
                "{stands:?} {hops:?}"
            );
        }
    }

    #[test]
    fn a_free_place_is_quiet_until_a_tile_is_wanted_there() {
        for palette in [&Palette::LIGHT, &Palette::DARK] {
            let seen = |wanted| {
                let look = Look {
                    palette,
                    turn: Quarter::None,
                };
                let stamp = |shape: Shape| match shape {
                    Shape::Stamp(Stamp { tint, opacity, .. }) => Some((tint.contrast(palette.table), opacity)),
                    _ => None,
                };
                free_place(cell(0, 0), look, wanted)
                    .into_iter()
                    .find_map(stamp)
                    .unwrap()
            };
            let (wanted, solid) = seen(true);
            assert!(wanted >= 4.5 && solid == 1.0, "{wanted} {solid}");
            let (quiet, faded) = seen(false);
            assert!(quiet < 3.0 && faded < 1.0, "{quiet} {faded}");
        }
    }
}
