//! A player's sheet: his eggs, his points, his figures, his name.

use super::chip::DrawnChip;
use super::figures;
use super::front::front;
use super::full::Full;
use super::here::Here;
use super::names;
use super::wish::Wish;
use crate::app::hints;
use crate::app::theme::{CONTROL, LARGE, SPACE};
use crate::app::widget::{Button, Stepper, card, quiet, token, wrapped};
use crate::game::Action;
use crate::picture::Icon;
use crate::rules::bonus::{given, of_table};
use crate::table::{Colour, PlayerId, Step};
use crate::words::Word;
use egui::{Label, RichText, TextEdit, Ui};

/// Points that are entered at a tap.
const STEPS: [i64; 2] = [5, 10];

/// A player to be looked at.
pub struct PlayerSheet {
    /// Who.
    pub player: PlayerId,
    /// The eggs he says lie in front of him, where that was stepped to.
    front: Option<i64>,
    /// The points to be written down.
    points: i64,
    /// The name as it is being changed; none while it is not.
    name: Option<String>,
}

impl PlayerSheet {
    /// That player.
    pub const fn new(player: PlayerId) -> Self {
        Self {
            player,
            front: None,
            points: 0,
            name: None,
        }
    }

    /// Shows him.
    pub fn ui(&mut self, ui: &mut Ui, here: &Here) -> Option<Wish> {
        let watching = here.session.is_watching();
        let mut wish = eggs(ui, here, self.player);
        let right = card(ui, |ui| {
            if watching {
                ui.disable();
            }
            front(ui, here.words, here.game(), self.player, &mut self.front)
        });
        wish = right.inner.map(Wish::record).or(wish);
        let ledger = here.words.say("table-ledger-of");
        if ui.add(Button::plain(&ledger).icon(Icon::Ledger).wide()).clicked() {
            wish = Some(Wish::read(Full::ledger(self.player)));
        }
        if watching {
            ui.disable();
        }
        ui.separator();
        wish = self.points(ui, here).or(wish);
        let table = here.table();
        let out = table.figures.iter().filter(|(_, figure)| figure.player == self.player);
        for (id, figure) in out {
            wish = figures::figure(ui, here, id, figure, None).or(wish);
        }
        ui.separator();
        wish = told(ui, here, self.player).or(wish);
        ui.separator();
        wish = self.name(ui, here).or(wish);
        if !table.plays(self.player) {
            let player = here.name(self.player);
            quiet(ui, &here.words.say_with("table-has-left", [("player", player.into())]));
        }
        let may_leave = table.plays(self.player) && matches!(table.turn.step, Step::Place | Step::End);
        if may_leave && ui.add(Button::plain(&here.words.say("table-leave")).wide()).clicked() {
            wish = Some(Wish::record(Action::Leave { player: self.player }));
        }
        wish
    }

    /// Points read off the score track.
    fn points(&mut self, ui: &mut Ui, here: &Here) -> Option<Wish> {
        let words = here.words;
        let known = here.table().ledger.points(self.player);
        let text = match given(here.table(), self.player) {
            Some(bonus) => names::final_points(words, here.table(), self.player, bonus),
            None => words.say_with("table-points", [("points", Word::from(known))]),
        };
        ui.add(Label::new(text).wrap());
        ui.horizontal_wrapped(|ui| {
            Stepper::new(words, &words.say("table-points-what"), -1000..=1000).show(ui, &mut self.points);
            for step in STEPS {
                let text = words.say_with("table-plus", [("number", Word::from(step))]);
                if ui.add(Button::plain(&text)).clicked() {
                    self.points = (self.points + step).min(1000);
                }
            }
        });
        let text = words.say_with("table-points-write", [("points", Word::from(self.points))]);
        let button = ui.add_enabled(self.points != 0, Button::plain(&text).wide());
        button.clicked().then(|| {
            Wish::record(Action::Points {
                player: self.player,
                points: self.points,
                why: String::new(),
            })
        })
    }

    /// Another name or colour.
    fn name(&mut self, ui: &mut Ui, here: &Here) -> Option<Wish> {
        let words = here.words;
        let table = here.table();
        let known = table.player(self.player)?;
        let Some(name) = &mut self.name else {
            if ui.add(Button::plain(&words.say("table-rename")).wide()).clicked() {
                self.name = Some(known.name.as_str().to_owned());
            }
            return None;
        };
        let mut wish = None;
        let edit = TextEdit::singleline(name)
            .min_size(egui::Vec2::new(0.0, CONTROL))
            .desired_width(f32::INFINITY);
        let label = quiet(ui, &words.say("table-rename-name"));
        ui.add(edit).labelled_by(label.id);
        let rename = |name: Option<String>, colour: Option<Colour>| {
            Wish::record(Action::Rename {
                player: self.player,
                name,
                colour: colour.map(|colour| colour.name().to_owned()),
            })
        };
        if ui
            .add_enabled(
                name.trim() != known.name.as_str(),
                Button::plain(&words.say("table-rename-done")).wide(),
            )
            .clicked()
        {
            wish = Some(rename(Some(name.clone()), None));
        }
        wrapped(ui, |ui| {
            let others = table.players.iter().filter(|other| other.colour != known.colour);
            let taken: Vec<Colour> = others.map(|other| other.colour).collect();
            for colour in Colour::ALL.iter().copied().filter(|colour| !taken.contains(colour)) {
                let own = colour == known.colour;
                let text = words.colour(colour);
                let tapped = ui.add(DrawnChip::token(colour, &text).chosen(own)).clicked();
                if tapped && !own {
                    wish = Some(rename(None, Some(colour)));
                }
            }
        });
        wish
    }
}

/// How much he wants to be told when he moves the bunny.
fn told(ui: &mut Ui, here: &Here, player: PlayerId) -> Option<Wish> {
    let mut hints = here.session.hints(player);
    hints::ask(ui, here.words, &mut hints).then_some(Wish::Hints(player, hints))
}

/// The eggs in front of him, and eating one.
fn eggs(ui: &mut Ui, here: &Here, player: PlayerId) -> Option<Wish> {
    let words = here.words;
    let [_, near, ..] = SPACE;
    let table = here.table();
    let eggs = table.ledger.eggs(player);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = near;
        if let Some(known) = table.player(player) {
            token(ui, known.colour, 36.0);
        }
        let left = words.say_with("table-eggs", [("eggs", Word::from(eggs.left()))]);
        ui.add(Label::new(RichText::new(left).size(LARGE)));
    });
    let (key, bonus) = match given(table, player) {
        Some(bonus) => ("table-eggs-final", bonus),
        None => (
            "table-eggs-about",
            of_table(table).get(player.index()).copied().unwrap_or(0),
        ),
    };
    let variables = [("eaten", Word::from(eggs.eaten)), ("bonus", bonus.into())];
    quiet(ui, &words.say_with(key, variables));
    let mut wish = None;
    let eat = words.say("table-eat");
    let eat = Button::plain(&eat).icon(Icon::Eat).wide();
    if ui
        .add_enabled(eggs.left() > 0 && !here.session.is_watching(), eat)
        .clicked()
    {
        wish = Some(Wish::record(Action::Eat { player, eggs: 1 }));
    }
    wish
}
