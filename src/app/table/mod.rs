//! The table: the board with what happens on it, where an evening is played.
//!
//! The board is the screen; bar, cards, panel and sheets float on it. Each of them is shown from the game as it stands
//! (`here`) and gives back what the person wants (`wish`); only then is anything done. The room holds no rules: what
//! a tap may mean it asks `rules/`, `hops/` and copies of the game.

mod ahead;
mod along;
mod bar;
mod cards;
mod chart;
mod chip;
mod figures;
mod finish;
mod flight;
mod float;
mod front;
mod full;
mod guard;
mod here;
mod hints;
mod history;
mod hop;
mod item;
mod layout;
mod ledger;
mod mend;
mod menu;
mod misfits;
mod names;
mod news;
mod on_edge;
mod other_way;
mod outcome;
mod owed;
mod panel;
mod past;
mod payout;
mod player;
mod pointing;
mod recent;
mod refused;
mod reread;
mod roll;
mod rules;
mod screen;
mod searching;
mod seats;
mod seen;
mod sheet;
#[cfg(test)]
mod sketch;
mod then;
mod tile;
mod to_come;
mod told;
mod touch;
mod track;
mod trail;
mod turn;
mod way;
mod way_list;
mod wish;

pub(super) use chip::DrawnChip;
pub use finish::FinishSheet;
pub use history::HistorySheet;
pub(super) use item::Item;
pub use ledger::LedgerSheet;
pub use mend::MendSheet;
pub(super) use names::cell as cell_name;
pub use screen::Table;
pub use then::Then;
pub(super) use turn::offered_marks;
