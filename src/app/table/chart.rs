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
    let points = || curves.iter().flatten();
    let tiles = points().map(|(tiles, _)| *tiles).max().unwrap_or(0).max(1);
    let eggs = points().map(|(_, eggs)| *eggs).max().unwrap_or(0).max(1);
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
    for (player, curve) in table.players.iter().zip(&curves) {
        let curve: Vec<Pos2> = curve.iter().map(|(tiles, eggs)| on(*tiles, *eggs)).collect();
        let Some(end) = curve.last().copied() else { continue };
        painter.add(Shape::line(curve, Stroke::new(3.0, colour(livery(player.colour).body))));
        paint::token(painter, player.colour, end, TOKEN / 2.0);
    }
}

/// For each player what he had when so many tiles had been laid: corners of a line that goes in steps.
fn curves(game: &Game) -> Vec<Vec<(usize, i64)>> {
    let table = game.table();
    let start = |player| vec![(0, table.ledger.start_eggs(player) - table.ledger.start_eaten(player))];
    let mut curves: Vec<Vec<(usize, i64)>> = table.player_ids().map(start).collect();
    let mut lines = table.ledger.lines().iter().peekable();
    let mut tiles = 0;
    for (index, recorded) in game.actions().iter().enumerate() {
        tiles += usize::from(matches!(recorded.action, Action::Place { .. }));
        while let Some(line) = lines.next_if(|line| line.action <= index) {
            let (player, added) = match &line.entry {
                Entry::Eggs { player, eggs, .. } | Entry::Adjusted { player, eggs, .. } => (player, *eggs),
                Entry::Eaten { player, eggs } => (player, -eggs),
                Entry::Points { .. } => continue,
            };
            let Some(curve) = curves.get_mut(player.index()) else {
                continue;
            };
            let Some((_, held)) = curve.last().copied() else {
                continue;
            };
            curve.push((tiles, held));
            curve.push((tiles, held + added));
        }
    }
    for curve in &mut curves {
        let held = curve.last().map_or(0, |(_, held)| *held);
        curve.push((tiles, held));
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
        let ann = vec![(0, 0), (1, 0), (1, 3), (1, 3), (1, 2), (1, 2)];
        assert_eq!(curves(&game), [ann, vec![(0, 0), (1, 0)]]);
    }
}
