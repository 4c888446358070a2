//! The most eggs that later moves can bring a player: an upper bound, exact or not.

use super::ground::Ground;

/// For each tile beside a cell, in the order of [`Ground::beside`], a number of eggs.
type BySide = [i64; 4];

/// An upper bound of the eggs that a number of moves bring a player, summed over the ways their dice can fall.
pub struct MostLater {
    /// By cell and by the tile beside it that the bunny comes from.
    most: Vec<BySide>,
}

impl MostLater {
    /// For so many moves.
    pub fn new<const N: usize>(ground: &Ground<N>, player: usize, moves: usize) -> Self {
        let mut most = vec![BySide::default(); ground.size()];
        // The best walk that begins from a cell to one beside it. Where no tile pays twice in a phase it does not turn
        // straight back. That it may still come back in a circle makes the bound loose, not wrong.
        let mut walks = most.clone();
        let best_on = |walks: &[BySide], from: u16, here: usize| {
            let on = ground.beside(here).iter().zip(walks.get(here).into_iter().flatten());
            let on = on.filter(|(next, _)| ground.pays_again() || **next != from);
            on.map(|(_, eggs)| *eggs).max().unwrap_or(0)
        };
        for ways in ways(ground.rolls(), moves).into_iter().skip(1) {
            let mut longer = vec![BySide::default(); ground.size()];
            for (from, longer) in (0..).zip(&mut longer) {
                for (here, longer) in ground.beside(from.into()).iter().zip(longer) {
                    let here = usize::from(*here);
                    *longer = ground.eggs(here, player) + best_on(&walks, from, here);
                }
            }
            walks = longer;
            for (here, most) in most.iter_mut().enumerate() {
                for (from, most) in ground.beside(here).iter().zip(most) {
                    *most += ways * best_on(&walks, *from, here);
                }
            }
        }
        Self { most }
    }

    /// From that cell, the bunny having come from the one beside it; `None` if that is no tile.
    pub fn at<const N: usize>(&self, ground: &Ground<N>, here: u16, from: u16) -> Option<i64> {
        let most = self.most.get(usize::from(here))?;
        let mut beside = ground.beside(here.into()).iter().zip(most);
        let (_, most) = beside.find(|(beside, _)| **beside == from)?;
        Some(*most)
    }
}

/// In how many ways the dice of so many moves can give a sum of 0, 1, 2 … hops.
fn ways(rolls: &[u8], moves: usize) -> Vec<i64> {
    (0..moves).fold(vec![1], |before, _| {
        let longest = rolls.iter().copied().max().map_or(0, usize::from);
        let mut ways = vec![0; before.len() + longest];
        for roll in rolls {
            for (sum, before) in ways.iter_mut().skip(usize::from(*roll)).zip(&before) {
                *sum += before;
            }
        }
        ways
    })
}
