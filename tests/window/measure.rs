//! What is on the screen, measured: nothing is too small, cut off, out of reach or covered by something else.
//!
//! Names and roles come from the accessibility tree; how much of a control can be seen, and on what it lies, from egui.

use crate::{CUT, Window, points_down};
use egui::accesskit::Role;
use egui::epaint::ClippedShape;
use egui::epaint::text::PlacedRow;
use egui::{Event, Galley, Id, LayerId, MouseWheelSource, MouseWheelUnit, Order, Pos2, Rect, Shape, TouchPhase, Vec2};
use egui_kittest::kittest::NodeT;
use hoppel::store::TextSize;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// What a finger hits, in points.
const FINGER: f32 = 44.0;
/// The smallest text, in points.
const SMALLEST: f32 = 14.0;
/// Less than this, in points, is a matter of rounding.
const SLACK: f32 = 1.0;
/// How far within a list the wheel is turned, in points.
const INSIDE: f32 = 6.0;
/// The least of the height of an upright phone that is the board's; and while ways or payments are listed, or in large type.
const BOARD: f32 = 0.4;
const BOARD_LISTING: f32 = 1.0 / 3.0;
/// How far below the top of the table its bar stands, in points.
const ABOVE_BAR: f32 = 8.0;

/// The most letters of a word that is never broken, however large the type.
const LONGEST_WORD: usize = 20;

/// So many shapes after a picture at the most comes the text beside it.
const NEXT_TO: usize = 2;

/// How often the wheel is turned at most to meet everything on a screen.
const MOST_TURNS: usize = 120;

/// Whatever can be tapped.
const CONTROLS: [Role; 8] = [
    Role::Button,
    Role::CheckBox,
    Role::RadioButton,
    Role::TextInput,
    Role::MultilineTextInput,
    Role::Slider,
    Role::ComboBox,
    Role::Link,
];

#[derive(Clone)]
struct Control {
    id: u64,
    name: String,
    rect: Rect,
    /// What can be seen of it.
    seen: Rect,
    layer: LayerId,
    /// Whether it is a part of the board, which is tapped as a whole.
    cell: bool,
    /// What stands in a field.
    value: Option<String>,
}

impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” at {:.0?}, seen {:.0?}", self.name, self.rect, self.seen)
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "text “{}” at {:.0?} within {:.0?}", self.text, self.rect, self.clip)
    }
}

impl Control {
    /// Whether so much of it is in sight that it can be read and tapped.
    fn is_met(&self) -> bool {
        self.seen.height() + SLACK >= self.rect.height().min(2.0 * FINGER)
    }
}

#[derive(Clone)]
struct Text {
    text: String,
    /// Where its lines are.
    rect: Rect,
    /// Where its ink is, as far as it can be seen.
    ink: Rect,
    clip: Rect,
    smallest: f32,
    /// A word that goes on in the next line.
    broken: Option<String>,
    /// Whether a line begins with the space between two words.
    shifted: bool,
    /// Whether its last line is nothing but dots.
    dots_alone: bool,
    /// Whether dots stand for its end.
    cut: bool,
    /// Its place among all that is painted.
    order: usize,
}

impl Window {
    /// What is wrong with the screen as it is, a sentence each. What lies in a list is scrolled to, unless a notice has
    /// yet to be read; the list is left where it was met.
    pub fn faults(&mut self, text: TextSize) -> Vec<String> {
        self.wait_until_written();
        let mut faults = BTreeSet::new();
        self.of_one_screenful(text, &mut faults);
        let mut met: BTreeSet<u64> = BTreeSet::new();
        for _ in 0..MOST_TURNS {
            let controls = self.uncovered();
            met.extend(controls.iter().filter(|one| one.is_met()).map(|one| one.id));
            let missed: Vec<&Control> = controls.iter().filter(|one| !met.contains(&one.id)).collect();
            let Some(first) = missed.first() else { break };
            if self.notice().is_some() {
                break;
            }
            let before: BTreeMap<u64, Rect> = controls.iter().map(|one| (one.id, one.rect)).collect();
            // What is out of sight still tells where its list ends.
            let below = first.rect.bottom() - first.seen.bottom();
            let above = first.seen.top() - first.rect.top();
            let (edge, by) = if below > above {
                (first.seen.bottom() - INSIDE, -below)
            } else {
                (first.seen.top() + INSIDE, above)
            };
            let most = self.size.y / 2.0;
            self.turn_wheel(Pos2::new(first.rect.center().x, edge), by.clamp(-most, most));
            let moved = |one: &Control| before.get(&one.id) != Some(&one.rect);
            if !self.uncovered().iter().any(moved) {
                faults.extend(missed.iter().map(|one| format!("cannot be scrolled to: {one}")));
                break;
            }
            self.of_one_screenful(text, &mut faults);
        }
        faults.into_iter().collect()
    }

    fn turn_wheel(&mut self, over: Pos2, by: f32) {
        self.harness.event(Event::PointerMoved(over));
        self.harness.event(Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            delta: Vec2::new(0.0, by),
            phase: TouchPhase::Move,
            source: MouseWheelSource::Wheel,
            modifiers: egui::Modifiers::NONE,
        });
        self.harness.run_steps(4);
    }

    fn of_one_screenful(&self, size: TextSize, faults: &mut BTreeSet<String>) {
        let large_text = size != TextSize::Normal;
        let controls = self.uncovered();
        let whole = Rect::from_min_size(Pos2::ZERO, self.size);
        for control in &controls {
            of_size(control, whole, faults);
            let at = control.seen.center();
            let covers = self.harness.ctx.layer_id_at(at);
            if !control.cell && control.seen.is_positive() && covers.is_some_and(|layer| layer != control.layer) {
                faults.insert(format!("is covered by {covers:?}: {control}"));
            }
        }
        for (place, one) in controls.iter().enumerate() {
            for other in &controls[place + 1..] {
                // Figures stand on cells; and cells peep out from under what floats on the board.
                if !one.cell && !other.cell && is_much(one.seen.intersect(other.seen)) {
                    faults.insert(format!("overlap: {one} and {other}"));
                }
            }
        }
        let fields = self.all_controls().into_iter().filter_map(|control| control.value);
        let values: BTreeSet<String> = fields.collect();
        let texts = self.texts();
        let grounds = self.grounds();
        let pictures = self.pictures();
        let arrows = self.arrows_to_more();
        let hidden = |rect: Rect, order: usize| {
            let mut later = grounds.iter().filter(|(at, _)| *at > order);
            later.any(|(_, ground)| ground.expand(SLACK).contains_rect(rect))
        };
        for (_, arrow, clip) in &arrows {
            if !clip.expand(SLACK).contains_rect(*arrow) {
                faults.insert(format!("is cut off: the arrow to what is farther down at {arrow:.0?}"));
            }
        }
        for text in &texts {
            if hidden(text.ink, text.order) {
                continue;
            }
            if !large_text && text.smallest < SMALLEST {
                faults.insert(format!("is small print of {}: {text}", text.smallest));
            }
            let may_break = |word: &String| {
                word.chars().count() > LONGEST_WORD || self.long_names.iter().any(|name| name.contains(word.as_str()))
            };
            if let Some(word) = text.broken.as_ref().filter(|word| !may_break(word)) {
                faults.insert(format!("“{word}” is broken in the middle: {text}"));
            }
            if text.shifted && !self.long_names.iter().any(|name| text.text.contains(name.as_str())) {
                faults.insert(format!("a line begins with a space: {text}"));
            }
            if text.dots_alone {
                faults.insert(format!("dots stand in a line of their own: {text}"));
            }
            let edited = values.contains(&text.text);
            let across = |rect: Rect, within: Rect| {
                rect.left() + SLACK >= within.left() && rect.right() <= within.right() + SLACK
            };
            if !edited && !across(text.rect, text.clip.intersect(whole)) {
                faults.insert(format!("is cut off: {text}"));
            }
            let lies_on_it = |(order, arrow, _): &&(usize, Rect, Rect)| {
                let met = text.ink.intersect(*arrow);
                *order > text.order && is_much(met) && !hidden(met, text.order)
            };
            if let Some((_, arrow, _)) = arrows.iter().find(lies_on_it) {
                faults.insert(format!(
                    "the arrow to what is farther down at {arrow:.0?} lies on the text: {text}"
                ));
            }
            for control in controls.iter().filter(|control| !control.cell) {
                let met = text.ink.intersect(control.seen);
                let drawn = pictures.iter().any(|(order, picture)| {
                    (1..=NEXT_TO).contains(&text.order.saturating_sub(*order))
                        && control.rect.contains_rect(*picture)
                        && is_much(text.ink.intersect(*picture))
                });
                if drawn && is_much(met) && !edited {
                    faults.insert(format!("a picture lies on the text: {text} {control}"));
                }
                let apart = !is_much(met) || hidden(met, text.order);
                if !apart && !edited && !control.rect.expand(SLACK).contains_rect(text.rect) {
                    faults.insert(format!("text runs into or out of a control: {text} {control}"));
                }
            }
        }
        for (place, one) in texts.iter().enumerate() {
            for other in &texts[place + 1..] {
                let met = one.ink.intersect(other.ink);
                if is_much(met) && !hidden(met, one.order) && !hidden(met, other.order) {
                    faults.insert(format!("texts overlap: {one} and {other}"));
                }
            }
        }
        self.of_the_board(large_text, faults);
    }

    /// On an upright phone the bar and the sheet leave the board its part.
    fn of_the_board(&self, large_text: bool, faults: &mut BTreeSet<String>) {
        let bar = self.area(Order::Middle, "table-bar");
        if let (Some(bar), Some(sheet)) = (bar, self.area(Order::Middle, "table-sheet-below")) {
            // Of what a strip above the table leaves.
            let left = (sheet.top() - bar.bottom()) / (self.size.y - bar.top() + ABOVE_BAR);
            let die = self.beginning("table-die-shows", [("face", CUT.into())]);
            let pay = self.say("table-main-pay");
            let lists = |name: &String| name.starts_with(&die) || *name == pay;
            let listing = large_text || self.names().iter().any(lists);
            if left < if listing { BOARD_LISTING } else { BOARD } {
                faults.insert(format!("only {left} of the height is the board's"));
            }
        }
    }

    /// Where that area is, if it is shown.
    fn area(&self, order: Order, name: &str) -> Option<Rect> {
        let id = Id::unique(name);
        self.harness.ctx.memory(|memory| {
            let shown = memory.areas().visible_last_frame(&LayerId::new(order, id));
            memory.area_rect(id).filter(|_| shown)
        })
    }

    /// The head of the table: the place of its two lines.
    pub fn head(&self) -> Rect {
        let menu = self.place(&self.say("table-menu"));
        let beside =
            |rect: &Rect| rect.right() <= menu.left() && rect.top() < menu.bottom() && rect.bottom() > menu.top();
        let nodes = self.harness.root().children_recursive();
        let labels = nodes.filter(|node| node.accesskit_node().role() == Role::Label);
        labels
            .map(|label| label.rect())
            .filter(beside)
            .fold(Rect::NOTHING, Rect::union)
    }

    fn notice(&self) -> Option<Rect> {
        self.area(Order::Tooltip, "notice")
    }

    /// The tile laid last and the free places beside it are large enough for a finger, and nothing covers them.
    pub fn faults_beside(&self, (x, y): (i64, i64)) -> Vec<String> {
        let cells = self.all_controls().into_iter().filter(|control| control.cell);
        let beside = [(x, y), (x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)];
        let free = self.beginning("table-cell-free", [("cell", CUT.into())]);
        let ours = |control: &Control| {
            let mut beside = beside.iter().enumerate();
            beside.any(|(place, at)| self.is_at(&control.name, *at) && (place == 0 || control.name.starts_with(&free)))
        };
        let ours: Vec<Control> = cells.filter(ours).collect();
        let mut faults: Vec<String> = ours
            .iter()
            .filter(|control| control.rect.width().min(control.rect.height()) + 0.1 < FINGER)
            .map(|control| format!("too little of it can be tapped: {control}"))
            .collect();
        if ours.is_empty() {
            faults.push(format!("the last tile is not to be seen at {}", self.at(x, y)));
        }
        faults
    }

    /// How much can be seen, and tapped, of the control whose name begins so, or of the one of several of which that is most;
    /// nothing where there is none, or something lies over its middle.
    pub fn seen(&self, beginning: &str) -> Rect {
        let is_free = |one: &Control| self.harness.ctx.layer_id_at(one.seen.center()) == Some(one.layer);
        let ours = |one: &Control| one.name.starts_with(beginning) && is_free(one);
        let seen = self.all_controls().into_iter().filter(ours).map(|one| one.seen);
        let least = |rect: &Rect| rect.width().min(rect.height());
        seen.max_by(|one, other| least(one).total_cmp(&least(other)))
            .unwrap_or(Rect::NOTHING)
    }

    /// Whether the head of the page lies over the middle of the control of that name.
    pub(crate) fn is_under_head(&self, name: &str) -> bool {
        let under = |one: &Control| one.name == name && one.seen.top() > one.rect.center().y;
        self.all_controls().iter().any(under)
    }

    /// The controls, but for those that a sheet or a notice lies over.
    fn uncovered(&self) -> Vec<Control> {
        let ctx = &self.harness.ctx;
        let layers: Vec<LayerId> = ctx.memory(|memory| memory.layer_ids().collect());
        let height = |layer: LayerId| layers.iter().position(|known| *known == layer);
        let modal = ctx.memory(|memory| memory.top_modal_layer());
        let notice = self.notice();
        let below = |control: &Control| {
            modal.is_some_and(|modal| height(control.layer) < height(modal))
                || notice.is_some_and(|notice| control.layer.order < Order::Tooltip && notice.intersects(control.rect))
        };
        self.all_controls()
            .into_iter()
            .filter(|control| !below(control))
            .collect()
    }

    fn all_controls(&self) -> Vec<Control> {
        let placed: BTreeMap<_, _> = self.harness.ctx.viewport(|viewport| {
            let layers = viewport.prev_pass.widgets.layers();
            layers
                .flat_map(|(_, widgets)| widgets.iter().map(|widget| (widget.id.accesskit_id(), *widget)))
                .collect()
        });
        let nodes = self.harness.root().children_recursive();
        let controls = nodes.filter(|node| CONTROLS.contains(&node.accesskit_node().role()));
        controls
            .filter_map(|node| {
                let known = node.accesskit_node();
                let widget = placed.get(&known.locate().0)?;
                let value = known.value();
                Some(Control {
                    id: widget.id.value(),
                    name: known.label().unwrap_or_default(),
                    rect: widget.rect,
                    seen: widget.interact_rect,
                    layer: widget.layer_id,
                    cell: !widget.sense.senses_click(),
                    value,
                })
            })
            .collect()
    }

    /// All that is written, in the order in which it is painted.
    fn texts(&self) -> Vec<Text> {
        let mut texts = Vec::new();
        self.each_shape(&mut |order, shape, clip| {
            let Shape::Text(shown) = shape else { return };
            let by = shown.pos.to_vec2();
            let ink = shown.galley.mesh_bounds.translate(by).intersect(clip);
            if is_much(ink) {
                let sizes = shown
                    .galley
                    .job
                    .sections
                    .iter()
                    .map(|section| section.format.font_id.size);
                texts.push(Text {
                    text: shown.galley.text().to_owned(),
                    rect: shown.galley.rect.translate(by),
                    ink,
                    clip,
                    broken: broken_word(&shown.galley),
                    dots_alone: shown.galley.rows.len() > 1 && shown.galley.rows.last().is_some_and(is_dots),
                    shifted: begins_with_space(&shown.galley),
                    cut: shown.galley.elided,
                    smallest: sizes.fold(f32::INFINITY, f32::min),
                    order,
                });
            }
        });
        texts
    }

    /// What nothing can be seen through, in the order in which it is painted.
    fn grounds(&self) -> Vec<(usize, Rect)> {
        let mut grounds = Vec::new();
        self.each_shape(&mut |order, shape, clip| {
            if let Shape::Rect(rect) = shape
                && rect.fill.is_opaque()
            {
                grounds.push((order, rect.rect.intersect(clip)));
            }
        });
        grounds
    }

    /// The words that go on in the next line, and the texts whose end is not shown.
    pub fn broken_and_cut(&self) -> [Vec<String>; 2] {
        let texts = self.texts();
        let broken = texts.iter().filter_map(|text| text.broken.clone()).collect();
        let cut = texts
            .into_iter()
            .filter(|text| text.cut)
            .map(|text| text.text)
            .collect();
        [broken, cut]
    }

    /// What is drawn, in the order in which it is painted.
    fn pictures(&self) -> Vec<(usize, Rect)> {
        let mut pictures = Vec::new();
        self.each_shape(&mut |order, shape, clip| {
            if let Shape::Mesh(mesh) = shape {
                pictures.push((order, mesh.calc_bounds().intersect(clip)));
            }
        });
        pictures
    }

    /// The arrows that point down to what is yet to be scrolled to, in the order in which they are painted, and within what
    /// they are.
    fn arrows_to_more(&self) -> Vec<(usize, Rect, Rect)> {
        let mut arrows = Vec::new();
        self.each_shape(&mut |order, shape, clip| {
            if points_down(shape) {
                arrows.push((order, shape.visual_bounding_rect(), clip));
            }
        });
        arrows
    }

    /// Whether what is there fades into the ground: a picture of nothing but corners, some of which can be seen through.
    pub fn is_faded(&self, place: Rect) -> bool {
        let mut faded = false;
        self.each_shape(&mut |_, shape, clip| {
            if let Shape::Mesh(mesh) = shape
                && mesh.vertices.len() == 4
                && mesh.vertices.iter().any(|corner| corner.color.a() == 0)
            {
                faded |= is_much(mesh.calc_bounds().intersect(clip).intersect(place));
            }
        });
        faded
    }

    fn each_shape(&self, see: &mut impl FnMut(usize, &Shape, Rect)) {
        let mut order = 0;
        for ClippedShape { clip_rect, shape, .. } in &self.harness.output().shapes {
            each_in(shape, *clip_rect, &mut order, see);
        }
    }
}

/// A word that begins in one line and goes on in the next.
fn broken_word(galley: &Galley) -> Option<String> {
    let letters = |row: &PlacedRow| -> Vec<char> { row.glyphs.iter().map(|glyph| glyph.chr).collect() };
    let is_letter = |letter: &&char| letter.is_alphabetic();
    galley.rows.windows(2).find_map(|rows| {
        let [before, after] = [letters(&rows[0]), letters(&rows[1])];
        let begins = before.iter().rev().take_while(is_letter).count();
        let ends = after.iter().take_while(is_letter).count();
        let word = before[before.len() - begins..].iter().chain(&after[..ends]);
        (begins > 0 && ends > 0).then(|| word.collect())
    })
}

fn is_dots(row: &PlacedRow) -> bool {
    row.glyphs.iter().all(|glyph| glyph.chr == '…')
}

/// Whether a line after the first begins with a space.
fn begins_with_space(galley: &Galley) -> bool {
    let begins = |row: &PlacedRow| row.glyphs.first().is_some_and(|glyph| glyph.chr == ' ');
    galley.rows.iter().skip(1).any(begins)
}

fn each_in(shape: &Shape, clip: Rect, order: &mut usize, see: &mut impl FnMut(usize, &Shape, Rect)) {
    if let Shape::Vec(shapes) = shape {
        for shape in shapes {
            each_in(shape, clip, order, see);
        }
    } else {
        *order += 1;
        see(*order, shape, clip);
    }
}

fn of_size(control: &Control, whole: Rect, faults: &mut BTreeSet<String>) {
    let Control { name, rect, seen, .. } = control;
    if name.is_empty() {
        faults.insert(format!("has no name: {control}"));
    }
    if control.cell {
        return;
    }
    if rect.width().min(rect.height()) + 0.1 < FINGER {
        faults.insert(format!("is smaller than a finger: {control}"));
    }
    let room = if seen.is_positive() { *seen } else { whole };
    if rect.left() + SLACK < room.left() || rect.right() > room.right() + SLACK {
        faults.insert(format!("is cut off: {control}"));
    }
}

/// Whether that is more than two things touching.
fn is_much(met: Rect) -> bool {
    met.width() > 2.0 * SLACK && met.height() > 2.0 * SLACK
}
