//! The figures that are out.

use super::cell::Cell;
use super::figure::{Figure, FigureId, Kind};
use super::player::PlayerId;
use std::collections::{BTreeMap, BTreeSet};

/// The figures that are out, by number. Where they stand and whose they are is kept beside them, so that a rule that asks
/// for it does not look at every figure: logs of 20,000 actions must replay at once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    by_number: BTreeMap<FigureId, Figure>,
    standing: BTreeMap<(Cell, Kind), BTreeSet<FigureId>>,
    out: BTreeMap<(PlayerId, Kind), usize>,
}

impl Figures {
    /// The figure of that number.
    pub fn get(&self, number: FigureId) -> Option<&Figure> {
        self.by_number.get(&number)
    }

    /// Every figure, by number.
    pub fn iter(&self) -> impl Iterator<Item = (FigureId, &Figure)> {
        self.by_number.iter().map(|(number, figure)| (*number, figure))
    }

    /// The figures on that tile, by number.
    pub fn at(&self, cell: Cell) -> impl Iterator<Item = (FigureId, &Figure)> {
        self.at_of(cell, |_| true)
    }

    /// The figures on that tile whose kind is wanted, by number. Others on it are not looked at.
    pub fn at_of(&self, cell: Cell, wanted: impl Fn(Kind) -> bool) -> impl Iterator<Item = (FigureId, &Figure)> {
        let kinds = Kind::ALL.iter().filter(|kind| wanted(**kind));
        let standing = kinds.filter_map(|kind| self.standing.get(&(cell, *kind)));
        let mut numbers: Vec<FigureId> = standing.flatten().copied().collect();
        numbers.sort_unstable();
        numbers
            .into_iter()
            .filter_map(|number| Some((number, self.get(number)?)))
    }

    /// How many figures of the kind the player has out, on the board and beside it.
    pub fn count(&self, player: PlayerId, kind: Kind) -> usize {
        self.out.get(&(player, kind)).copied().unwrap_or(0)
    }

    /// How many are out.
    pub fn len(&self) -> usize {
        self.by_number.len()
    }

    /// Whether none is out.
    pub fn is_empty(&self) -> bool {
        self.by_number.is_empty()
    }

    /// Puts a figure out under that number; whichever had it before is gone.
    pub fn insert(&mut self, number: FigureId, figure: Figure) {
        self.remove(number);
        if let Some(cell) = figure.place.cell() {
            self.standing.entry((cell, figure.kind)).or_default().insert(number);
        }
        *self.out.entry((figure.player, figure.kind)).or_default() += 1;
        self.by_number.insert(number, figure);
    }

    /// Takes a figure home.
    pub fn remove(&mut self, number: FigureId) -> Option<Figure> {
        let figure = self.by_number.remove(&number)?;
        if let Some(cell) = figure.place.cell()
            && let Some(here) = self.standing.get_mut(&(cell, figure.kind))
        {
            here.remove(&number);
            if here.is_empty() {
                self.standing.remove(&(cell, figure.kind));
            }
        }
        if let Some(out) = self.out.get_mut(&(figure.player, figure.kind)) {
            *out -= 1;
            if *out == 0 {
                self.out.remove(&(figure.player, figure.kind));
            }
        }
        Some(figure)
    }
}

impl FromIterator<(FigureId, Figure)> for Figures {
    fn from_iter<I: IntoIterator<Item = (FigureId, Figure)>>(figures: I) -> Self {
        let mut all = Self::default();
        for (number, figure) in figures {
            all.insert(number, figure);
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{Place, Zone};

    fn figure(player: u8, kind: Kind, place: Place) -> Figure {
        Figure {
            player: PlayerId(player),
            kind,
            place,
            spot: String::new(),
        }
    }

    #[test]
    fn what_is_kept_beside_the_figures_follows_them() {
        let cell = |x| Cell::new(x, 0).unwrap();
        let at = |figures: &Figures, x| figures.at(cell(x)).map(|(number, _)| number.0).collect::<Vec<_>>();
        let mut figures: Figures = [
            (2, figure(0, Kind::Follower, Place::Cell(cell(0)))),
            (1, figure(1, Kind::Pig, Place::Cell(cell(0)))),
            (3, figure(0, Kind::Follower, Place::Zone(Zone::Prison))),
        ]
        .map(|(number, figure)| (FigureId(number), figure))
        .into_iter()
        .collect();
        assert_eq!(at(&figures, 0), [1, 2]);
        assert_eq!(figures.count(PlayerId(0), Kind::Follower), 2);

        figures.insert(FigureId(2), figure(0, Kind::Barn, Place::Cell(cell(1))));
        assert_eq!((at(&figures, 0), at(&figures, 1)), (vec![1], vec![2]));
        assert_eq!(figures.count(PlayerId(0), Kind::Follower), 1);
        assert_eq!(figures.count(PlayerId(0), Kind::Barn), 1);

        assert!(figures.remove(FigureId(7)).is_none());
        for number in 1..=3 {
            assert!(figures.remove(FigureId(number)).is_some());
        }
        assert_eq!(figures, Figures::default(), "nothing is left behind");
    }
}
