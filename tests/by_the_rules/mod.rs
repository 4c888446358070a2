//! The bunny's moves once more, transcribed sentence by sentence from the rules and sharing nothing with the room
//! `hops`: slow, and to be read beside RULES §2 and §5.

use hoppel::table::{Cell, Kind, Mark, Phase, Revisit, ShortMoves, Table};

/// The phase that runs, and the bunny's cell.
pub fn running(table: &Table) -> (&Phase, Cell) {
    (table.phase.as_ref().unwrap(), table.bunny.unwrap())
}

/// All walks of exactly that many steps, whatever lies there.
pub fn walks(bunny: Cell, steps: u8) -> Vec<Vec<Cell>> {
    (0..steps).fold(vec![Vec::new()], |walks, _| {
        let longer = |walk: Vec<Cell>| {
            let here = walk.last().copied().unwrap_or(bunny);
            here.beside().map(|next| [&walk[..], &[next]].concat())
        };
        walks.into_iter().flat_map(longer).collect()
    })
}

/// Whether every single hop of the walk is legal.
fn hops_are_legal(table: &Table, walk: &[Cell]) -> bool {
    let (phase, start) = running(table);
    walk.iter().enumerate().all(|(index, cell)| {
        let earlier = &walk[..index];
        let tile = table.tiles.get(cell);
        let may_be_entered = tile.is_some_and(|tile| !tile.marks.has(Mark::NoBunny));
        let twice_in_this_move = *cell == start || earlier.contains(cell);
        let barred_by_the_phase = match table.settings.revisit {
            Revisit::Phase => phase.visited.contains(cell),
            Revisit::Starts => phase.starts.contains(cell),
            Revisit::Move => false,
        };
        may_be_entered && !twice_in_this_move && !barred_by_the_phase
    })
}

/// Whether the walk is a legal path for that roll.
fn is_legal(table: &Table, walk: &[Cell], hops: u8) -> bool {
    let (_, start) = running(table);
    let goes_on = || {
        let longer = |next| hops_are_legal(table, &[walk, &[next]].concat());
        walk.last().unwrap().beside().into_iter().any(longer)
    };
    let whole_roll_can_be_used = || walks(start, hops).iter().any(|whole| hops_are_legal(table, whole));
    let short_is_allowed = || match table.settings.short_moves {
        ShortMoves::DeadEnd => !goes_on(),
        ShortMoves::Forced => !goes_on() && !whole_roll_can_be_used(),
    };
    hops_are_legal(table, walk) && (walk.len() == usize::from(hops) || short_is_allowed())
}

/// Every legal path for that roll, in the contract's order.
pub fn paths(table: &Table, hops: u8) -> Vec<Vec<Cell>> {
    let (_, start) = running(table);
    let mut found: Vec<_> = (1..=hops)
        .flat_map(|steps| walks(start, steps))
        .filter(|walk| is_legal(table, walk, hops))
        .collect();
    found.sort_by_key(|walk| {
        let from = std::iter::once(&start).chain(walk);
        from.zip(walk)
            .map(|(from, to)| from.direction_to(*to))
            .collect::<Vec<_>>()
    });
    found
}

/// What the path pays each player: every tile hopped on or over, every figure on it by the list in RULES §2.
pub fn eggs(table: &Table, path: &[Cell]) -> Vec<i64> {
    let for_nothing = [Kind::Builder, Kind::Pig, Kind::Barn];
    let mut eggs = vec![0; table.players.len()];
    for cell in path {
        for (_, figure) in table.figures.at(*cell) {
            if !for_nothing.contains(&figure.kind) {
                eggs[figure.player.index()] += 1;
            }
        }
    }
    eggs
}

/// The table after the player who is on has walked the path.
pub fn after(table: &Table, path: &[Cell]) -> Table {
    let mut next = table.clone();
    next.bunny = path.last().copied();
    if let Some(phase) = &mut next.phase {
        phase.visited.extend(path);
        phase.starts.extend(table.bunny);
        phase.mover += 1;
    }
    next
}
