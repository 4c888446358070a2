//! The most eggs that later moves can bring a player: an upper bound, exact or not.

use super::ground::Ground;

/// An upper bound of the eggs that a number of moves bring a player, summed over the ways their dice can fall.
pub struct MostLater {
    /// By cell and by the tile beside it, in the order of [`Ground::beside`], that the bunny comes from.
    most: Vec<Vec<i64>>,
}

impl MostLater {
    /// For so many moves.
    pub fn new<const N: usize>(ground: &Ground<N>, player: usize, moves: usize) -> Self {
        let places = || 0..ground.size();
        let beside = |place| ground.beside(place).iter().map(|beside| usize::from(*beside));
        let mut most: Vec<Vec<i64>> = places().map(|place| vec![0; ground.beside(place).len()]).collect();
        // The best walk that begins from a cell to one beside it. Where no tile pays twice in a phase it does not turn
        // straight back. That it may still come back in a circle makes the bound loose, not wrong.
        let mut walks = most.clone();
        for ways in ways(ground.rolls(), moves).into_iter().skip(1) {
            let after = |from: usize, here: usize| {
                let on = beside(here).zip(walks.get(here).into_iter().flatten());
                let on = on.filter(|(next, _)| ground.pays_again() || *next != from);
                on.map(|(_, eggs)| *eggs).max().unwrap_or(0)
            };
            let longer = |from: usize| beside(from).map(move |here| ground.eggs(here, player) + after(from, here));
            let longer: Vec<Vec<i64>> = places().map(|from| longer(from).collect()).collect();
            walks = longer;
            for (here, most) in most.iter_mut().enumerate() {
                for (from, most) in beside(here).zip(most) {
                    let on = beside(here).zip(walks.get(here).into_iter().flatten());
                    let on = on.filter(|(next, _)| ground.pays_again() || *next != from);
                    *most += ways * on.map(|(_, eggs)| *eggs).max().unwrap_or(0);
                }
            }
        }
        Self { most }
    }

    /// From that cell, the bunny having come from the one beside it.
    pub fn at<const N: usize>(&self, ground: &Ground<N>, here: u16, from: u16) -> i64 {
        let beside = ground
            .beside(here.into())
            .iter()
            .zip(self.most.get(usize::from(here)).into_iter().flatten());
        let mut most = beside.filter(|(beside, _)| **beside == from).map(|(_, most)| *most);
        most.next().unwrap_or(0)
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
