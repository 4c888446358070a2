//! How much a game file may hold (FORMATS §1). A game refuses to grow beyond what its file could.

/// Bytes in a file: 16 MiB.
pub const FILE: usize = 16 * 1024 * 1024;
/// Actions.
pub const ACTIONS: usize = 20_000;
/// Lines in the ledger. The file has no such limit; yet figures by the hundred on one tile and a hundred hops over it, time
/// and again, would fill any memory. No step is recorded once there are so many: a thousand evenings would not come near.
pub const LEDGER: usize = 1_000_000;
/// Tiles: those of the start, and every `place` and `put_tile`.
pub const TILES: usize = 4_000;
/// Figures at the start.
pub const START_FIGURES: usize = 1_000;
/// Cells in the path of a `hop`.
pub const PATH: usize = 100;
/// Figures in a `recall`.
pub const RECALL: usize = 100;
/// Characters in a title.
pub const TITLE: usize = 80;
/// Characters in a free text (`why`, `spot`).
pub const TEXT: usize = 200;
/// Characters in a game's id.
pub const ID: usize = 64;
/// Points or eggs entered or put right at once, either way.
pub const ENTRY: i64 = 1_000;
/// Bytes in a link, with where it leads: 4 KiB.
pub const LINK: usize = 4 * 1024;
/// Bytes that a link may hold once it is unpacked: 64 KiB.
pub const LINK_UNPACKED: usize = 64 * 1024;
