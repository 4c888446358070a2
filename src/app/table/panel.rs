//! What can be done in a step of the turn: marks and figures as chips, what is about to be paid, and at its foot one big
//! button.

use super::ahead::Stop;
use super::cards;
use super::chip::DrawnChip;
use super::full::Full;
use super::guard::Guard;
use super::here::{Here, tap};
use super::layout::Layout;
use super::payout;
use super::pointing::Pointing;
use super::sheet::Sheet;
use super::to_come::to_come;
use super::turn::{self, Deployable};
use super::wish::Wish;
use crate::app::theme::{CONTROL, MAIN_BUTTON, SPACE, palette};
use crate::app::widget::{Button, cut, prompt, quiet, wrapped};
use crate::game::Action;
use crate::picture::{Drawing, Rgba};
use crate::table::{Expansion, Mark, Step, Zone};
use egui::{TextStyle, Ui, Vec2};

/// The most of a button's width that a player's name takes.
const NAME: f32 = 0.6;

/// The panel of a step outside a bunny phase, but for its foot.
pub fn panel(ui: &mut Ui, here: &Here, guard: &mut Guard, layout: Layout) -> Option<Wish> {
    let [_, near, ..] = SPACE;
    ui.spacing_mut().item_spacing = Vec2::splat(near);
    let table = here.table();
    let pays = matches!(here.ahead.stop, Stop::Nests(_));
    let mut wish = None;
    if layout == Layout::Upright {
        // Whoever is about to get eggs is told below, at length.
        let room = if pays { cards::Room::Eggs } else { cards::Room::Card };
        wish = cards::row(ui, here, room);
    }
    if pays {
        payout::rows(ui, here);
        quiet(ui, &here.words.say("table-pays-about"));
    }
    if here.session.is_watching() {
        ui.disable();
    }
    // Below what is paid: that must be in sight.
    let asked = match table.turn.step {
        Step::Figure => chips(ui, here, guard),
        Step::Scoring => scoring_chips(ui, here, guard),
        Step::Place | Step::End | Step::Roll | Step::Hop | Step::Finished => None,
    };
    let finished = nudge(ui, here, guard);
    wish.or(asked).or(finished)
}

/// Once the pile is empty the eggs can be counted. Where it is not counted it may well be empty once all bunnies and
/// nests lie: whoever sees that it is can do the same.
fn nudge(ui: &mut Ui, here: &Here, guard: &mut Guard) -> Option<Wish> {
    let owed = match here.ahead.stop {
        Stop::Nests(_) | Stop::Phase(_) | Stop::Mark(_) => true,
        Stop::Turn(_) | Stop::Again { .. } | Stop::Here => here.table().turn.step == Step::Finished,
    };
    let (empty, key) = match here.session.pile() {
        Some(pile) => (pile == 0, "table-pile-empty"),
        None => (to_come(here.table()) == [0, 0], "table-pile-maybe-empty"),
    };
    if owed || !empty {
        return None;
    }
    let text = here.words.say(key);
    let button = Button::plain(&text).wide();
    tap(ui, guard, "nudge", &text, button).then(|| Wish::read(Full::finish(here.table())))
}

/// The marks of the tile just laid, and the figures that may be deployed on it.
fn chips(ui: &mut Ui, here: &Here, guard: &mut Guard) -> Option<Wish> {
    let table = here.table();
    let deployable = turn::deployable(here.game());
    let marks = turn::offered_marks(table);
    // What every evening needs comes first.
    let (easter, others): (Vec<Mark>, Vec<Mark>) = marks
        .into_iter()
        .partition(|mark| matches!(mark, Mark::Nest | Mark::Bunny));
    let fairy = table.expansions.contains(&Expansion::PrincessAndDragon);
    let [_, near, ..] = SPACE;
    let widths = easter
        .iter()
        .map(|mark| DrawnChip::width(ui, &here.words.mark(*mark)) + near)
        .sum::<f32>()
        + deployable
            .iter()
            .map(|one| DrawnChip::width(ui, &here.words.kind(one.kind)) + near)
            .sum::<f32>();
    let small = fairy || !others.is_empty() || widths - near > ui.available_width();
    let mut wish = None;
    wrapped(ui, |ui| {
        for mark in easter {
            wish = mark_chip(ui, here, guard, mark, small).or(wish.take());
        }
        for one in deployable {
            wish = figure_chip(ui, here, guard, one, small).or(wish.take());
        }
        for mark in others {
            wish = mark_chip(ui, here, guard, mark, small).or(wish.take());
        }
        if fairy {
            let text = here.words.say("table-move-fairy");
            let chip = DrawnChip::new(Drawing::Fairy, Rgba::CLEAR, &text).small(small);
            if tap(ui, guard, &text, "", chip) {
                wish = Some(Wish::Point(Pointing::Fairy));
            }
        }
    });
    if !turn::garden_neighbours(table).is_empty() {
        quiet(ui, &here.words.say("table-gardens"));
    }
    if table.part_marks().has(Mark::Festival) {
        quiet(ui, &here.words.say("table-festival"));
    }
    wish
}

fn mark_chip(ui: &mut Ui, here: &Here, guard: &mut Guard, mark: Mark, small: bool) -> Option<Wish> {
    let table = here.table();
    let on = table.part_marks().has(mark);
    let text = here.words.mark(mark);
    let ink = palette(ui.visuals().dark_mode).ink;
    let chip = DrawnChip::new(Drawing::Sign(mark), ink, &text).chosen(on).small(small);
    let meaning = format!("{on} {:?}", table.turn.record.tile);
    if tap(ui, guard, &text, &meaning, chip) {
        turn::toggle_mark(here.game(), mark).map(Wish::Change)
    } else {
        None
    }
}

fn figure_chip(ui: &mut Ui, here: &Here, guard: &mut Guard, one: Deployable, small: bool) -> Option<Wish> {
    let table = here.table();
    let Deployable { kind, asks_spot } = one;
    let text = here.words.kind(kind);
    let chip = DrawnChip::figure(kind, here.player()?.colour, &text).small(small);
    let record = &table.turn.record;
    let meaning = format!("{:?} {} {}", record.tile, record.spots.len(), record.phantoms);
    if !tap(ui, guard, &text, &meaning, chip) {
        return None;
    }
    Some(if asks_spot {
        Wish::open(Sheet::Spot(kind))
    } else if turn::deploys_anywhere(table) {
        Wish::Point(Pointing::Deploy(kind))
    } else {
        Wish::record(turn::deploy(kind, None, ""))
    })
}

/// What the table does in the step `scoring`.
fn scoring_chips(ui: &mut Ui, here: &Here, guard: &mut Guard) -> Option<Wish> {
    if !here.table().part_marks().has(Mark::Dragon) {
        return None;
    }
    let text = here.words.say("table-move-dragon");
    let chip = DrawnChip::new(Drawing::Dragon, Rgba::CLEAR, &text);
    tap(ui, guard, &text, "", chip).then_some(Wish::Point(Pointing::Dragon))
}

/// Its foot: the big button, and the one above it where there are two ways on.
pub fn foot(ui: &mut Ui, here: &Here, guard: &mut Guard) -> Option<Wish> {
    let turn = &here.table().turn;
    // What came of a game that is over can be looked at.
    if here.session.is_watching() && turn.step != Step::Finished {
        ui.disable();
    }
    let on = |more: Option<Action>| {
        let mut actions = here.ahead.actions();
        actions.extend(more);
        Wish::Record(actions)
    };
    let columns = if matches!(here.ahead.stop, Stop::Again { .. }) {
        2.0
    } else {
        1.0
    };
    let room = ui.available_width() / columns * NAME;
    let short = |name: String| cut(ui, &name, &TextStyle::Button, room);
    let (text, whole) = (going_on(here, &short), going_on(here, &|name| name));
    let again = here.of("table-main-again", turn.player, &short);
    let wish = match &here.ahead.stop {
        Stop::Turn(_) | Stop::Nests(_) | Stop::Phase(_) | Stop::Mark(_) => on(None),
        Stop::Again { .. } => {
            let whole_again = here.of("table-main-again", turn.player, &|name| name);
            let mut wish = None;
            ui.columns_const(|[left, right]| {
                left.add_space((MAIN_BUTTON - CONTROL) / 2.0);
                if tap(
                    left,
                    guard,
                    "again",
                    &again,
                    Button::plain(&again).wide().named(&whole_again),
                ) {
                    wish = Some(on(Some(Action::Again)));
                }
                if tap(right, guard, "main", &whole, Button::main(&text).named(&whole)) {
                    wish = Some(on(Some(Action::Next)));
                }
            });
            return wish;
        }
        Stop::Here => match turn.step {
            Step::Finished => Wish::read(Full::finish(here.table())),
            Step::Place | Step::Figure | Step::Scoring | Step::End | Step::Roll | Step::Hop => {
                prompt(ui, &text);
                return None;
            }
        },
    };
    tap(ui, guard, "main", &whole, Button::main(&text).named(&whole)).then_some(wish)
}

/// What the big button says: where going on leads; `name` makes of a player's name what is said.
pub fn going_on(here: &Here, name: &dyn Fn(String) -> String) -> String {
    let words = here.words;
    let of = |key: &str, player| here.of(key, player, name);
    match &here.ahead.stop {
        Stop::Turn(next) | Stop::Again { next } => of("table-main-next", *next),
        Stop::Nests(_) => words.say("table-main-pay"),
        Stop::Phase(first) => of("table-main-phase", *first),
        Stop::Mark(mark) => words.say_with("table-main-mark", [("mark", words.mark(*mark).into())]),
        Stop::Here => words.say(match here.table().turn.step {
            Step::Finished => "table-main-count",
            Step::Place | Step::Figure | Step::Scoring | Step::End | Step::Roll | Step::Hop => "table-main-place",
        }),
    }
}

/// Where something in the hand can go besides a tile.
pub fn pointing(ui: &mut Ui, here: &Here, guard: &mut Guard, pointing: Pointing) -> Option<Wish> {
    let [_, near, ..] = SPACE;
    ui.spacing_mut().item_spacing = Vec2::splat(near);
    let words = here.words;
    let mut wish = None;
    wrapped(ui, |ui| {
        if let Some(off) = pointing.off() {
            let text = words.say("table-off-board");
            if tap(ui, guard, "off", &text, Button::plain(&text)) {
                wish = Some(Wish::record(off));
            }
        }
        for zone in Zone::ALL.iter().copied() {
            if let Some(action) = pointing.into_zone(zone) {
                let text = words.say_with("table-to-zone", [("zone", words.zone(zone).into())]);
                if tap(ui, guard, &text, "", Button::plain(&text)) {
                    wish = Some(Wish::record(action));
                }
            }
        }
    });
    wish
}

/// The foot while something is in the hand: the way to put it down again.
pub fn pointing_foot(ui: &mut Ui, here: &Here, guard: &mut Guard) -> Option<Wish> {
    let text = here.words.say("table-cancel");
    tap(ui, guard, "main", &text, Button::plain(&text).wide()).then_some(Wish::PointNowhere)
}

/// While corrections are made: what can be put right besides a tile.
pub fn correcting(ui: &mut Ui, here: &Here, guard: &mut Guard) -> Option<Wish> {
    let [_, near, ..] = SPACE;
    ui.spacing_mut().item_spacing = Vec2::splat(near);
    let words = here.words;
    let mut wish = None;
    wrapped(ui, |ui| {
        let text = words.say("table-correct-bunny");
        if tap(ui, guard, &text, "", DrawnChip::new(Drawing::Bunny, Rgba::CLEAR, &text)) {
            wish = Some(Wish::Point(Pointing::Bunny));
        }
        if here.table().turn.step == Step::Place {
            let text = words.say("table-correct-turn");
            if tap(ui, guard, &text, "", Button::plain(&text)) {
                wish = Some(Wish::open(Sheet::WhoseTurn));
            }
        }
    });
    wish
}

/// The foot while corrections are made: the way out.
pub fn correcting_foot(ui: &mut Ui, here: &Here, guard: &mut Guard) -> Option<Wish> {
    let text = here.words.say("table-correct-done");
    tap(ui, guard, "main", &text, Button::main(&text)).then_some(Wish::Correct(false))
}
