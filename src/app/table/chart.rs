//! The eggs in front of each player over the game, as lines.

use crate::app::paint;
use crate::app::theme::{CARD_CORNER, SPACE, colour, palette};
use crate::game::{Action, Game};
use crate::picture::livery;
use crate::table::Entry;
use crate::words::{Word, Words};
use egui::{Align2, Pos2, Role, Sense, Shape, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo};

/// The height of the chart, in points.
const HEIGHT: f32 = 260.0;
/// The diameter of the token at a line's end, in points.
const TOKEN: f32 = 20.0;
/// The width of a line, and how far lines of as many eggs lie apart, in points.
const LINE: f32 = 3.0;
const APART: f32 = 3.5;

/// Shows the chart.
pub(super) fn chart(ui: &mut Ui, words: &Words, game: &Game) {
    let [_, near, _, padding, _] = SPACE;
    let table = game.table();
    let curves = curves(game);
    let told = table.player_ids().map(|player| {
        let name = words.player(table, player);
        let eggs = table.ledger.eggs(player).left();
        words.say_with(
            "ledger-chart-player",
            [("name", name.into()), ("eggs", Word::from(eggs))],
        )
    });
    let name = words.say_with("ledger-chart-name", [("players", words.list(told.collect()).into())]);
    let response = ui.allocate_response(Vec2::new(ui.available_width(), HEIGHT), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    let palette = palette(ui.visuals().dark_mode);
    let painter = ui.painter();
    let line = Stroke::new(1.0, colour(palette.line));
    painter.rect(
        response.rect,
        CARD_CORNER,
        colour(palette.card),
        line,
        StrokeKind::Inside,
    );
    let tiles = curves.first().map_or(0, |curve| curve.len() - 1).max(1);
    let eggs = curves.iter().flatten().max().copied().unwrap_or(0).max(1);
    let font = TextStyle::Small.resolve(ui.style());
    let quiet = colour(palette.quiet_ink);
    let field = response.rect.shrink(padding);
    let left = field.left() + painter.layout_no_wrap(eggs.to_string(), font.clone(), quiet).size().x + near;
    let (right, bottom) = (field.right() - TOKEN, field.bottom() - font.size - near);
    let on = |tiles_laid: usize, held: i64| {
        let across = tiles_laid as f32 / tiles as f32;
        let up = held as f32 / eggs as f32;
        Pos2::new(left + (right - left) * across, bottom - (bottom - field.top()) * up)
    };
    for held in [0, eggs] {
        painter.line_segment([on(0, held), on(tiles, held)], line);
        let at = on(0, held) - Vec2::new(near, 0.0);
        painter.text(at, Align2::RIGHT_CENTER, held, font.clone(), quiet);
    }
    let laid = words.say_with("ledger-chart-tiles", [("tiles", Word::from(tiles))]);
    painter.text(field.right_bottom(), Align2::RIGHT_BOTTOM, laid, font, quiet);
    // What was held while so many tiles lay, and how far the line lies from there.
    let aside: Vec<Vec<f32>> = (0..curves.first().map_or(0, Vec::len))
        .map(|tiles| aside(&curves, tiles))
        .collect();
    let mut ends = Vec::new();
    for (index, (player, curve)) in table.players.iter().zip(&curves).enumerate() {
        let level = |tiles: usize| {
            let aside = aside.get(tiles).and_then(|all| all.get(index)).copied().unwrap_or(0.0);
            Vec2::new(0.0, aside)
        };
        let corners = curve.iter().enumerate().flat_map(|(tiles, held)| {
            let until = on((tiles + 1).min(curve.len() - 1), *held) + level(tiles);
            [on(tiles, *held) + level(tiles), until]
        });
        let corners: Vec<Pos2> = corners.collect();
        ends.extend(corners.last().copied());
        painter.add(Shape::line(
            corners,
            Stroke::new(LINE, colour(livery(player.colour).body)),
        ));
    }
    for (player, centre) in table.players.iter().zip(side_by_side(&ends)) {
        paint::token(painter, player.colour, centre, TOKEN / 2.0);
    }
}

/// How far below where it belongs each player's line lies while so many tiles lay: where several have as many eggs, all
/// of their lines are seen.
fn aside(curves: &[Vec<i64>], tiles: usize) -> Vec<f32> {
    let held: Vec<Option<&i64>> = curves.iter().map(|curve| curve.get(tiles)).collect();
    let place = |(index, own): (usize, &Option<&i64>)| {
        let as_many = |known: &&Option<&i64>| *known == own;
        let before = held.iter().take(index).filter(as_many).count();
        let all = held.iter().filter(as_many).count();
        APART * (before as f32 - (all - 1) as f32 / 2.0)
    };
    held.iter().enumerate().map(place).collect()
}

/// The middles of the tokens at those ends: where they would lie one over another, beside each other.
fn side_by_side(ends: &[Pos2]) -> Vec<Pos2> {
    let mut order: Vec<usize> = (0..ends.len()).collect();
    let height = |index: usize| ends.get(index).map_or(0.0, |end: &Pos2| end.y);
    order.sort_by(|one, other| height(*one).total_cmp(&height(*other)));
    let mut middles = ends.to_vec();
    let (mut above, mut shift) = (f32::NEG_INFINITY, 0.0);
    for index in order {
        shift = if height(index) - above < TOKEN {
            shift + TOKEN
        } else {
            0.0
        };
        above = height(index);
        if let Some(middle) = middles.get_mut(index) {
            middle.x -= shift;
        }
    }
    middles
}

/// For each player what he had while so many tiles had been laid, from none on.
fn curves(game: &Game) -> Vec<Vec<i64>> {
    let table = game.table();
    let start = |player| vec![table.ledger.start_eggs(player) - table.ledger.start_eaten(player)];
    let mut curves: Vec<Vec<i64>> = table.player_ids().map(start).collect();
    let mut lines = table.ledger.lines().iter().peekable();
    for (index, recorded) in game.actions().iter().enumerate() {
        if matches!(recorded.action, Action::Place { .. }) {
            for curve in &mut curves {
                curve.extend(curve.last().copied());
            }
        }
        while let Some(line) = lines.next_if(|line| line.action <= index) {
            let (player, added) = match &line.entry {
                Entry::Eggs { player, eggs, .. } | Entry::Adjusted { player, eggs, .. } => (player, *eggs),
                Entry::Eaten { player, eggs } => (player, -eggs),
                Entry::Points { .. } => continue,
            };
            if let Some(held) = curves.get_mut(player.index()).and_then(|curve| curve.last_mut()) {
                *held += added;
            }
        }
    }
    curves
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{NewPlayer, Setup};
    use crate::table::{Cell, Colour, Edition, Marks, Name, PlayerId};

    #[test]
    fn a_line_goes_in_steps_at_the_tile_that_gave_the_eggs() {
        let player = |name, colour| NewPlayer {
            name: Name::new(name).unwrap(),
            colour,
        };
        let setup = Setup::new(
            vec![player("Ann", Colour::Red), player("Bob", Colour::Blue)],
            Edition::Hig,
        );
        let mut game = Game::new(setup).unwrap();
        let ann = PlayerId(0);
        let at = Cell::new(1, 0).unwrap();
        let more = Action::Adjust {
            player: ann,
            eggs: 3,
            why: String::new(),
        };
        for action in [
            Action::Place { at, marks: Marks::NONE },
            more,
            Action::Eat { player: ann, eggs: 1 },
        ] {
            game.apply(action).unwrap();
        }
        assert_eq!(curves(&game), [[0, 2], [0, 0]]);
    }

    #[test]
    fn no_line_hides_another_and_no_token_either() {
        let curves = [vec![0, 1], vec![0, 2], vec![0, 1], vec![0, 1]];
        for tiles in 0..2 {
            let aside = aside(&curves, tiles);
            for (one, known) in curves.iter().zip(&aside).enumerate() {
                for (other, beside) in curves.iter().zip(&aside).enumerate().skip(one + 1) {
                    let hides = known.0[tiles] == beside.0[tiles] && (known.1 - beside.1).abs() < LINE;
                    assert!(!hides, "{one} and {other} after {tiles}: {aside:?}");
                }
            }
        }
        assert_eq!(aside(&curves, 1)[1], 0.0, "a line alone lies where it belongs");
        let ends = [100.0, 104.0, 40.0, 118.0].map(|y| Pos2::new(300.0, y));
        let middles = side_by_side(&ends);
        for (index, middle) in middles.iter().enumerate() {
            assert_eq!(middle.y, ends[index].y);
            let near = |other: &&Pos2| middle.distance(**other) < TOKEN;
            assert_eq!(middles.iter().filter(near).count(), 1, "{middles:?}");
        }
        assert_eq!(middles[2], ends[2]);
    }
}
