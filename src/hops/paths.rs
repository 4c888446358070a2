//! Every legal path of one move (`hop.count`).

use super::Situation;
use crate::table::{Cell, ShortMoves};
use serde::Serialize;

/// A legal path of the player who is on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Path {
    /// The cells hopped on, the first one after the start; never empty.
    #[serde(rename = "path")]
    pub cells: Vec<Cell>,
    /// What the path pays each player, in eggs (`hop.eggs`).
    pub eggs: Vec<i64>,
    /// Whether whoever moved next, also after the last mover, could not go on from where the path ends.
    pub dead_end: bool,
}

/// Every legal path for the player who is on, who has rolled that many hops (1 to 3); none if the bunny is stuck.
///
/// In the contract's order: by the first differing hop, up, right, down, left. That orders any two legal paths, for
/// neither begins with the whole of the other: one that stops early does so only where the mover cannot hop on.
pub fn paths(situation: &Situation, hops: u8) -> Vec<Path> {
    let whole_roll = usize::from(hops);
    let mut found = Vec::new();
    walk(situation, whole_roll, &mut Vec::new(), &mut found);
    match situation.short_moves {
        ShortMoves::DeadEnd => {}
        ShortMoves::Forced => {
            if found.iter().any(|cells| cells.len() == whole_roll) {
                found.retain(|cells| cells.len() == whole_roll);
            }
        }
    }
    found.into_iter().map(|cells| priced(situation, cells)).collect()
}

/// Adds every path that begins with `walked` and ends where the roll is used up or no legal hop is left.
fn walk(situation: &Situation, whole_roll: usize, walked: &mut Vec<Cell>, found: &mut Vec<Vec<Cell>>) {
    let next_hops = situation.next_hops(walked);
    if walked.len() < whole_roll && !next_hops.is_empty() {
        for cell in next_hops {
            walked.push(cell);
            walk(situation, whole_roll, walked, found);
            walked.pop();
        }
    } else if !walked.is_empty() {
        found.push(walked.clone());
    }
}

fn priced(situation: &Situation, cells: Vec<Cell>) -> Path {
    let mut eggs = vec![0; situation.players];
    for earned in cells.iter().filter_map(|cell| situation.tiles.get(cell)) {
        for (sum, earned) in eggs.iter_mut().zip(earned) {
            *sum += earned;
        }
    }
    Path {
        dead_end: situation.after(&cells).is_stuck(),
        cells,
        eggs,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hops::sketch::situation;
    use crate::table::Revisit;

    /// The paths as arrows, with an `x` where the next player is stuck.
    fn drawn(situation: &Situation, hops: u8) -> Vec<String> {
        let draw = |path: &Path| {
            let starts = std::iter::once(&situation.bunny).chain(&path.cells);
            let arrows = starts
                .zip(&path.cells)
                .map(|(from, to)| from.direction_to(*to).unwrap().arrow());
            arrows.chain(path.dead_end.then_some('x')).collect()
        };
        paths(situation, hops).iter().map(draw).collect()
    }

    #[test]
    fn paths_come_up_right_down_left_by_the_first_differing_hop() {
        let open = situation(&[". . .", ". * .", ". . ."], 2);
        assert_eq!(drawn(&open, 1), ["↑", "→", "↓", "←"]);
        assert_eq!(drawn(&open, 2), ["↑→", "↑←", "→↑", "→↓", "↓→", "↓←", "←↑", "←↓"]);
    }

    #[test]
    fn a_path_is_short_only_into_a_dead_end() {
        let fork = situation(&["  .    ", ". * . ."], 2);
        assert_eq!(drawn(&fork, 3), ["↑x", "→→x", "←x"]);
        assert_eq!(drawn(&fork, 2), ["↑x", "→→x", "←x"]);
    }

    #[test]
    fn forced_allows_a_short_path_only_when_none_uses_the_whole_roll() {
        let fork = Situation {
            short_moves: ShortMoves::Forced,
            ..situation(&["  .    ", ". * . ."], 2)
        };
        assert_eq!(drawn(&fork, 2), ["→→x"]);
        assert_eq!(drawn(&fork, 3), ["↑x", "→→x", "←x"]);
    }

    #[test]
    fn a_dead_end_for_the_mover_need_not_be_one_for_the_next() {
        let corner = |revisit| Situation {
            revisit,
            ..situation(&["* .", "  ."], 2)
        };
        assert_eq!(drawn(&corner(Revisit::Phase), 3), ["→↓x"]);
        assert_eq!(drawn(&corner(Revisit::Starts), 3), ["→↓"]);
        assert_eq!(drawn(&corner(Revisit::Move), 3), ["→↓"]);
        assert_eq!(drawn(&corner(Revisit::Starts), 1), ["→"]);
    }

    #[test]
    fn the_start_pays_nothing_and_every_tile_on_the_way_does() {
        let mut strip = situation(&["* A B A"], 2);
        std::sync::Arc::make_mut(&mut strip.tiles).insert(strip.bunny, vec![5, 5]);
        let eggs: Vec<_> = paths(&strip, 3).into_iter().map(|path| path.eggs).collect();
        assert_eq!(eggs, [[2, 1]]);
    }

    #[test]
    fn a_stuck_bunny_has_no_path() {
        assert_eq!(paths(&situation(&["*   ."], 2), 2), []);
    }
}
