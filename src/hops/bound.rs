//! The most eggs that later moves can bring a player, by where they begin: an upper bound, exact or not.

use super::ground::Ground;

/// By cell: an upper bound of the eggs that so many moves from there bring the player, summed over the ways their dice
/// can fall.
pub fn most_later<const N: usize>(ground: &Ground<N>, player: usize, moves: usize) -> Vec<i64> {
    let ways = ways(ground.rolls(), moves);
    let walks = best_walks(ground, player, ways.len().saturating_sub(1));
    let mut most = vec![0; ground.size()];
    for (ways, best) in ways.iter().zip(walks) {
        for (most, best) in most.iter_mut().zip(best) {
            *most += ways * best;
        }
    }
    most
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

/// For walks of at most 0, 1, 2 … hops: by cell, the most eggs that a walk from there brings the player.
///
/// Where no tile pays twice in a phase, a walk does not turn straight back; that it may still come back in a circle makes
/// the bound loose, not wrong.
fn best_walks<const N: usize>(ground: &Ground<N>, player: usize, hops: usize) -> Vec<Vec<i64>> {
    let places = || 0..ground.size();
    // By cell and by the tile beside it that the walk begins with: the most eggs.
    let mut most: Vec<Vec<i64>> = places().map(|place| vec![0; ground.beside(place).len()]).collect();
    let mut best = vec![vec![0; ground.size()]];
    for _ in 0..hops {
        let from = |place: usize, next: u16| {
            let next = usize::from(next);
            let on = ground.beside(next).iter().zip(most.get(next).into_iter().flatten());
            let further = on.filter(|(further, _)| ground.pays_again() || usize::from(**further) != place);
            ground.eggs(next, player) + further.map(|(_, most)| *most).max().unwrap_or(0)
        };
        most = places()
            .map(|place| ground.beside(place).iter().map(|next| from(place, *next)).collect())
            .collect();
        best.push(
            most.iter()
                .map(|most| most.iter().copied().max().unwrap_or(0))
                .collect(),
        );
    }
    best
}
