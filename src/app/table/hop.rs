//! The hop panel: who is on, the die, the ways, and the hop itself.

use super::guard::Guard;
use super::here::{Here, tap};
use super::hints::{Hint, Hinting};
use super::layout::Layout as Room;
use super::roll;
use super::way::{self, Tap, Way, Ways};
use super::way_list::{WayList, progress};
use super::wish::Wish;
use crate::app::at_hand;
use crate::app::theme::{CONTROL, SPACE, colour, palette, text_scale};
use crate::app::widget::{Button, TUMBLE, called, cut, die, is_torn, lines, prompt, quiet, thrown};
use crate::game::{Action, Game, Rolled, RolledBy};
use crate::hops::Odds;
use crate::rules::{Detail, Refusal};
use crate::table::{Cell, Die, Step};
use crate::words::{Topic, Word, Words};
use egui::text::LayoutJob;
use egui::{Align, Id, Label, Layout, TextFormat, TextStyle, Ui, Vec2};

/// The side of the die, in points.
const DIE: f32 = 44.0;
/// The most height of the list of ways on a desktop, in points.
const LISTED: f32 = 5.5 * CONTROL;
/// The most of the width that a name takes in the order of the players.
const ORDERED: f32 = 0.3;

/// What lasts of the hop panel from frame to frame.
#[derive(Clone, Debug, Default)]
pub struct HopMemory {
    /// The way as far as it has been told.
    pub way: Way,
    /// The tile of the last tap, which was told to be barred.
    told_barred: Option<Cell>,
    /// The same after it was tapped once more: the person may insist.
    barred: Option<(Refusal, Cell)>,
    /// When the app's die was thrown.
    pub thrown: Option<f64>,
}

impl HopMemory {
    /// Forgets a way that belonged to another moment of the game.
    pub fn forget(&mut self) {
        self.way = Way::Open;
        self.told_barred = None;
        self.barred = None;
    }

    /// A tap on the board that may mean each of these cells, the nearest first. What is to be told if it means none.
    pub fn tap(&mut self, words: &Words, game: &Game, ways: &Ways, near: &[Cell]) -> Option<String> {
        let told_before = self.told_barred.take();
        self.barred = None;
        let tapped = |cell: &Cell| {
            let mut way = self.way.clone();
            (way.tap(game, ways, *cell), way)
        };
        let another = |(tap, way): &(Tap, Way)| *tap == Tap::Told && *way != self.way;
        if let Some((_, way)) = near.iter().map(tapped).find(another) {
            self.way = way;
            return None;
        }
        let cell = near.first()?;
        match tapped(cell).0 {
            Tap::Told => None,
            Tap::OutOfReach if ways.rolled().is_none() => Some(words.say("table-too-far")),
            Tap::OutOfReach => Some(words.say("table-out-of-reach")),
            Tap::Barred(refusal) if told_before == Some(*cell) => {
                self.barred = Some((refusal, *cell));
                None
            }
            Tap::Barred(refusal) => {
                let why = words.refusal(game.table(), &refusal);
                // Where there is no tile nobody can insist.
                self.told_barred = Some(*cell).filter(|cell| game.table().has_tile(*cell));
                Some(match self.told_barred {
                    Some(_) => words.say_with("table-barred-tap-again", [("why", why.into())]),
                    None => why,
                })
            }
        }
    }

    /// The barred cell that was tapped once more.
    pub fn barred(&self) -> Option<Cell> {
        self.barred.as_ref().map(|(_, cell)| *cell)
    }

    /// Hops the way that was told, if it ends on that cell and keeps the rules: the keyboard has told it, and says so again.
    pub fn hop(&self, game: &Game, ways: &Ways, cell: Cell) -> Option<Wish> {
        let told = self.way.cells(ways);
        let rolls = game.table().turn.step == Step::Roll;
        let is_meant = told.last() == Some(&cell) && self.barred.is_none();
        (is_meant && (rolls || ways.along(told).is_some())).then(|| hop(told, rolls))
    }

    /// Whether a way was told, or begun.
    pub fn is_told(&self) -> bool {
        self.way != Way::Open
    }

    /// Walks on to a cell, whatever the rules say.
    pub fn insist(&mut self, cell: Cell) {
        self.way.insist(cell);
        self.barred = None;
    }

    /// The way is this one.
    pub fn tell(&mut self, way: Way) {
        self.way = way;
        self.barred = None;
    }

    /// How far the app's die has tumbled at that time, 0 to 1; 1 where it lies still.
    pub fn tumbled(&self, now: f64) -> f32 {
        self.thrown
            .map_or(1.0, |thrown| ((now - thrown) as f32 / TUMBLE).clamp(0.0, 1.0))
    }

    /// What was said has been read.
    pub fn heard(&mut self) {
        self.barred = None;
    }
}

/// The panel of a bunny phase.
pub struct HopPanel<'a> {
    /// The game.
    pub here: &'a Here<'a>,
    /// What lasts of the panel.
    pub memory: &'a HopMemory,
    /// The ways of the move that is on.
    pub ways: &'a Ways,
    /// What is known of the best ways.
    pub hints: &'a Hinting,
    /// Where the panel is.
    pub room: Room,
}

impl HopPanel<'_> {
    /// Shows it, but for its foot. From its height `most` on, with what stands above it, it scrolls.
    pub fn show(&self, ui: &mut Ui, guard: &mut Guard, most: f32) -> Option<Wish> {
        let Self { here, memory, .. } = self;
        let [tight, near, ..] = SPACE;
        let between = if self.room == Room::Upright { tight } else { near };
        ui.spacing_mut().item_spacing = Vec2::new(near, between);
        // First, so that it is seen also where the rest must be scrolled.
        let barred = memory.barred.as_ref();
        let question = barred.map(|(refusal, cell)| ui.scope(|ui| insist(ui, here, guard, refusal, *cell)));
        let place = question.as_ref().map(|question| question.response.rect);
        let answer = question.and_then(|question| question.inner);
        // Elsewhere the board wants the room, and the bar says who comes next.
        if self.room == Room::Desk {
            order(ui, here);
        }
        let now = ui.input(|input| input.time);
        let hint = self.hints.ways(now);
        let asked = if self.rolls() {
            before_roll(ui, here, guard, self.hints.rolls(now))
        } else {
            let offered = hint == Hint::Offered && self.ways.all().len() > 1;
            self.rolled(ui, guard, offered)
        };
        let list = WayList {
            words: here.words,
            game: here.game(),
            ways: self.ways,
            told: memory.way.cells(self.ways),
            hint,
            // In large type all of it scrolls rather than leaving no room to a way.
            most: (!is_large(ui)).then(|| {
                let left = most - ui.min_rect().height() - between;
                match self.room {
                    Room::Desk => left.min(LISTED),
                    Room::Upright | Room::Lying => left,
                }
            }),
            ground: palette(ui.visuals().dark_mode).card,
        };
        let told = list.show(ui, guard).map(Wish::Tell);
        let id = Id::unique("barred-shown");
        let before = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or_default(id), place.is_some()));
        if let Some(place) = place.filter(|_| !before) {
            // What is to be read first comes into sight, not the way that was told.
            ui.scroll_to_rect(place, None);
        }
        answer.or(told).or(asked)
    }

    /// Its foot: rolling, or hopping the way that was told; where a tile is barred, leaving it at that.
    pub fn foot(&self, ui: &mut Ui, guard: &mut Guard) -> Option<Wish> {
        let Self { here, .. } = self;
        let words = here.words;
        if self.memory.barred.is_some() {
            let well = words.say("table-well");
            return tap(ui, guard, "main", &well, Button::main(&well)).then_some(Wish::Heard);
        }
        if here.session.is_watching() {
            ui.disable();
        }
        let told = self.memory.way.cells(self.ways);
        let mover = here.table().player_to_act()?;
        let rolls = self.rolls();
        if let Some(why) = self.too_short(told) {
            return cut_short(ui, here, guard, told, &why, self.room);
        }
        let (text, wish) = if told.is_empty() {
            if !rolls {
                let pick = words.say("table-hop-pick");
                match self.room {
                    // The list has the rest of the button's room.
                    Room::Upright => {
                        ui.vertical_centered(|ui| quiet(ui, &pick));
                    }
                    // It has all of it: else no way would be in sight.
                    Room::Lying if is_large(ui) => {}
                    Room::Lying | Room::Desk => {
                        prompt(ui, &pick);
                    }
                }
                return None;
            }
            let key = if here.session.history().offered_roll().is_some() {
                "table-roll-again"
            } else {
                "table-roll"
            };
            (words.say(key), Wish::Roll)
        } else {
            let from = here.table().bunny.unwrap_or_default();
            let key = if rolls { "table-hop-by-hand" } else { "table-hop" };
            let variables = [("way", words.arrows(from, told).into()), ("hops", told.len().into())];
            (words.say_with(key, variables), hop(told, rolls))
        };
        // Another way is not another meaning.
        let meaning = format!("{mover:?} {rolls} {}", told.is_empty());
        // A way that breaks a rule can be had, as it was at the table, but it does not invite.
        let fits = told.is_empty() || rolls || self.ways.along(told).is_some();
        let button = if fits {
            Button::main(&text)
        } else {
            Button::plain(&text).wide()
        };
        tap(ui, guard, "main", &meaning, button).then_some(wish)
    }

    /// Why the bunny cannot stop where the way that was told ends so far; none where it can.
    fn too_short(&self, told: &[Cell]) -> Option<String> {
        let words = self.here.words;
        let (_, hops) = self.ways.rolled()?;
        let left = usize::from(hops).checked_sub(told.len()).filter(|left| *left > 0)?;
        if told.is_empty() || self.ways.along(told).is_some() {
            return None;
        }
        let broken = self.here.game().judge(&way::hop(told)).ok()?;
        let ends = broken
            .into_iter()
            .find(|refusal| matches!(refusal.detail, Detail::WrongLength { dead_end: true, .. }));
        Some(match ends {
            Some(refusal) => words.refusal(self.here.table(), &refusal),
            None => words.say_with("table-hop-on", [("left", left.into())]),
        })
    }

    /// What was rolled, and where hints are offered the button that asks for them.
    fn rolled(&self, ui: &mut Ui, guard: &mut Guard, hints_offered: bool) -> Option<Wish> {
        let here = self.here;
        let words = here.words;
        let hops = way::roll_hops(here.table())?;
        let mut wish = None;
        let roll = here.game().actions().iter().rev().find_map(|recorded| {
            if let Action::Roll { rolled, by } = recorded.action {
                Some((rolled, by))
            } else {
                None
            }
        });
        let face = roll.and_then(|(rolled, _)| match rolled {
            Rolled::Face(face) => u8::try_from(face).ok(),
            Rolled::Hops(hops) => Some(hops),
        });
        let [_, _, apart, ..] = SPACE;
        let without_die = here.table().settings.die == Die::None;
        let (large, on_phone) = (is_large(ui), self.room != Room::Desk);
        // Elsewhere the board wants the room, or the ways do.
        let style = if large || on_phone {
            TextStyle::Body
        } else {
            TextStyle::Heading
        };
        let text = if here.tumbled < 1.0 {
            words.say("die-rolling")
        } else {
            words.say_with("table-hops", [("hops", i64::from(hops).into())])
        };
        // In large type the words want the room, and on a phone the ways want it more.
        let about = (!large || !on_phone).then(|| {
            words.say(match roll {
                None => "table-rolled-none",
                Some(_) if without_die => "table-rolled-none",
                Some((_, Some(RolledBy::App))) => "table-rolled-app",
                Some((_, Some(RolledBy::Hand) | None)) => "table-rolled-hand",
            })
        });
        let hints = words.say("hints");
        let asks = |ui: &mut Ui, guard: &mut Guard| tap(ui, guard, "hints", &format!("{hops}"), Button::plain(&hints));
        // Where it shows the hops itself.
        let die_alone = large && self.room == Room::Lying && hints_offered && !without_die && face == Some(hops);
        let room = ui.available_width() - DIE - button_width(ui, &hints) - 2.0 * apart;
        let has_room = |text: &str, style: &TextStyle| !is_torn(ui, text, style, room);
        let fits = has_room(&text, &style) && about.as_ref().is_none_or(|about| has_room(about, &TextStyle::Small));
        let beside = hints_offered && (die_alone || fits);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = apart;
            if !without_die {
                let name = if here.tumbled < 1.0 {
                    ui.ctx().request_repaint();
                    words.say("table-die-tumbles")
                } else {
                    words.say_with("table-die-shows", [("face", i64::from(face.unwrap_or(hops)).into())])
                };
                thrown(ui, &name, face, DIE, here.tumbled);
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if beside && asks(ui, guard) {
                    wish = Some(Wish::Hint);
                }
                if die_alone {
                    return;
                }
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    ui.add(Label::new(lines(ui, &text, &style, ui.available_width())));
                    if let Some(about) = about {
                        quiet(ui, &about);
                    }
                });
            });
        });
        if hints_offered && !beside && asks(ui, guard) {
            wish = Some(Wish::Hint);
        }
        wish
    }

    fn rolls(&self) -> bool {
        self.here.table().turn.step == Step::Roll
    }
}

/// How wide a button with that text in one line is, in points.
fn button_width(ui: &Ui, text: &str) -> f32 {
    let [.., padding, _] = SPACE;
    lines(ui, text, &TextStyle::Button, f32::INFINITY).size().x + 2.0 * padding
}

/// Whether the person likes larger text than usual.
fn is_large(ui: &Ui) -> bool {
    text_scale(ui.ctx()) > 1.0
}

/// Hopping that way; where nothing was rolled yet, with the roll of a real die that it tells of.
fn hop(told: &[Cell], rolls: bool) -> Wish {
    let roll = rolls.then(|| way::by_hand(told.len()));
    Wish::Record(roll.into_iter().chain([way::hop(told)]).collect())
}

/// A way that is shorter than the roll: what is missing, and small the way to have it all the same, as it may have been at
/// the table.
fn cut_short(ui: &mut Ui, here: &Here, guard: &mut Guard, told: &[Cell], why: &str, room: Room) -> Option<Wish> {
    let stop = here.words.say("table-hop-short");
    let mut stops = |ui: &mut Ui, button| tap(ui, guard, "short", &format!("{told:?}"), button);
    let left = ui.available_width() - ui.spacing().item_spacing.x - button_width(ui, &stop);
    let beside = room == Room::Upright && !is_torn(ui, why, &TextStyle::Small, left);
    let stops = if beside {
        // No higher than the button that comes when the way is whole: the board stays where it is.
        let beside = |ui: &mut Ui| {
            let stops = stops(ui, Button::plain(&stop));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| quiet(ui, why));
            stops
        };
        ui.horizontal(|ui| ui.with_layout(Layout::right_to_left(Align::Center), beside).inner)
            .inner
    } else {
        quiet(ui, why);
        stops(ui, Button::plain(&stop).wide())
    };
    stops.then(|| Wish::record(way::hop(told)))
}

/// The players in the order in which they hop; whoever is on stands out.
fn order(ui: &mut Ui, here: &Here) {
    let Some(phase) = &here.table().phase else { return };
    let palette = palette(ui.visuals().dark_mode);
    let font = TextStyle::Small.resolve(ui.style());
    let room = ui.available_width() * ORDERED;
    let mut whole = here.words.say("table-phase");
    let mut job = LayoutJob::default();
    let mut add = |text: &str, ink| {
        job.append(text, 0.0, TextFormat::simple(font.clone(), colour(ink)));
    };
    add(&here.words.say("table-phase"), palette.quiet_ink);
    for (place, player) in phase.movers.iter().enumerate() {
        let key = if place == 0 {
            "table-order-first"
        } else {
            "table-order-next"
        };
        whole += &here.of(key, *player, &|name| name);
        add(
            &here.of(key, *player, &|name| cut(ui, &name, &TextStyle::Small, room)),
            if place == phase.mover {
                palette.accent
            } else {
                palette.quiet_ink
            },
        );
    }
    called(&ui.add(Label::new(job).wrap()), &whole);
}

/// The die before the roll, the faces of a real one, and where hints are wanted what they are worth.
fn before_roll(ui: &mut Ui, here: &Here, guard: &mut Guard, hint: Hint<Odds>) -> Option<Wish> {
    let [.., apart, _, _] = SPACE;
    let words = here.words;
    let mut wish = None;
    ui.horizontal(|ui| {
        if here.session.is_watching() {
            ui.disable();
        }
        ui.spacing_mut().item_spacing.x = apart;
        let name = words.say("table-die");
        let settled = guard.admits(ui.ctx(), "die", &format!("{}", here.game().actions().len()));
        if die(ui, &name, None, DIE, 1.0).clicked() && settled {
            wish = Some(Wish::Roll);
        }
        ui.vertical(|ui| {
            let about = if here.session.history().offered_roll().is_some() {
                "table-roll-again-about"
            } else {
                "table-roll-about"
            };
            quiet(ui, &words.say(about));
            ui.horizontal_wrapped(|ui| {
                for face in roll::faces(here.table().settings.die) {
                    let name = words.say_with("table-by-hand", [("face", Word::from(face))]);
                    let text = face.to_string();
                    let meaning = format!("{:?}", here.table().player_to_act());
                    if tap(ui, guard, &name, &meaning, Button::plain(&text).named(&name)) {
                        wish = Some(Wish::record(roll::by_hand(face)));
                    }
                }
                let hints = words.say("hints");
                let meaning = format!("{}", here.game().actions().len());
                if hint == Hint::Offered && tap(ui, guard, "hints", &meaning, Button::plain(&hints)) {
                    wish = Some(Wish::Hint);
                }
            });
        });
    });
    match hint {
        Hint::None | Hint::Offered | Hint::Looking(None) => {}
        Hint::Looking(Some(done)) => progress(ui, &words.say("hints-looking"), done),
        Hint::Found(odds) => {
            quiet(ui, &words.odds(here.table(), odds));
        }
    }
    wish
}

/// Why the bunny may not hop there, and whether it does all the same: small, and away from where a thumb is, which finds
/// the harmless answer at the foot.
fn insist(ui: &mut Ui, here: &Here, guard: &mut Guard, refusal: &Refusal, cell: Cell) -> Option<Wish> {
    let words = here.words;
    let [.., between] = SPACE;
    let why = words.refusal(here.table(), refusal);
    at_hand::beside_text(ui, words, Topic::of_rule(refusal.rule), &why, |ui| {
        ui.add(Label::new(&why).wrap());
    });
    let anyway = words.say("table-hop-anyway");
    let insists = tap(ui, guard, "insist", &format!("{cell:?}"), Button::plain(&anyway));
    ui.add_space(between);
    insists.then_some(Wish::Insist(cell))
}
