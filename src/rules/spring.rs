//! The Spring: points for gardens and spring tiles, and the statue's neighbours (RULES §8).

use crate::table::{Cell, Mark, SpringAdjacency, Table};

/// What a garden among the neighbours is worth, in points.
pub const GARDEN: i64 = 3;
/// What a spring tile among the neighbours is worth, in points.
pub const SPRING: i64 = 1;

/// The neighbours that count, by the setting `spring_adjacency`.
pub fn neighbours(table: &Table, cell: Cell) -> impl Iterator<Item = Cell> {
    let adjacency = table.settings.spring_adjacency;
    cell.around().into_iter().filter(move |other| match adjacency {
        SpringAdjacency::Eight => true,
        SpringAdjacency::VerticalOrDiagonal => other.y() != cell.y(),
    })
}

/// The points for placing this part's tile (`spring.points`); 0 if it is no spring tile or has nothing around.
pub fn points(table: &Table) -> i64 {
    let Some(cell) = table
        .turn
        .record
        .tile
        .filter(|cell| table.marks(*cell).has(Mark::Spring))
    else {
        return 0;
    };
    neighbours(table, cell)
        .map(|other| {
            let marks = table.marks(other);
            i64::from(marks.has(Mark::Garden)) * GARDEN + i64::from(marks.has(Mark::Spring)) * SPRING
        })
        .sum()
}

/// Whether this part's tile lies beside a statue (`statue.two`). The statue tile itself does not help itself.
pub fn beside_statue(table: &Table) -> bool {
    table
        .turn
        .record
        .tile
        .is_some_and(|cell| neighbours(table, cell).any(|other| table.marks(other).has(Mark::Statue)))
}
