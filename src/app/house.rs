//! House rules: what the pages leave open or editions differ in, asked one by one (RULES §7 and §10).

use super::at_hand;
use super::theme::SPACE;
use super::widget::{Stepper, card, choice, lines, quiet};
use crate::table::{
    AfterFirstTie, BunnyHome, Die, Edition, EggSupply, Expansion, FestivalReturn, NestTiming, PhaseTiming, Revisit,
    SecondPlace, Settings, SettingsChange, ShortMoves, SpringAdjacency, ZeroEggs,
};
use crate::words::{Topic, Word, Words};
use egui::{Label, TextStyle, Ui};
use std::collections::BTreeSet;

/// A question about the rules that tables answer differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Setting `die`.
    Die,
    /// Setting `revisit`.
    Revisit,
    /// Setting `short_moves`.
    ShortMoves,
    /// Setting `bunny_home`.
    BunnyHome,
    /// Setting `phase_timing`.
    PhaseTiming,
    /// Setting `nest_timing`.
    NestTiming,
    /// Setting `dragon_eats_bunny`.
    DragonEatsBunny,
    /// Setting `dragon_nest_phase`.
    DragonNestPhase,
    /// Setting `second_place`.
    SecondPlace,
    /// Setting `after_first_tie`.
    AfterFirstTie,
    /// Setting `zero_eggs`.
    ZeroEggs,
    /// Setting `egg_supply`.
    EggSupply,
    /// Setting `festival_return`.
    FestivalReturn,
    /// Setting `spring_adjacency`.
    SpringAdjacency,
}

impl Question {
    /// Those about the course of a game, in the order in which they come up; the die is asked for by itself.
    pub const HOUSE: &'static [Self] = &[
        Self::Revisit,
        Self::ShortMoves,
        Self::BunnyHome,
        Self::PhaseTiming,
        Self::NestTiming,
        Self::DragonEatsBunny,
        Self::DragonNestPhase,
        Self::FestivalReturn,
        Self::SpringAdjacency,
        Self::SecondPlace,
        Self::AfterFirstTie,
        Self::ZeroEggs,
        Self::EggSupply,
    ];

    /// Those the bonus depends on.
    pub const BONUS: &'static [Self] = &[Self::SecondPlace, Self::AfterFirstTie, Self::ZeroEggs];

    /// Whether the question can come up with these expansions.
    pub fn concerns(self, expansions: &BTreeSet<Expansion>) -> bool {
        match self {
            Self::DragonEatsBunny | Self::DragonNestPhase => expansions.contains(&Expansion::PrincessAndDragon),
            Self::FestivalReturn => expansions.contains(&Expansion::Festival),
            Self::SpringAdjacency => expansions.contains(&Expansion::Spring),
            Self::Die
            | Self::Revisit
            | Self::ShortMoves
            | Self::BunnyHome
            | Self::PhaseTiming
            | Self::NestTiming
            | Self::SecondPlace
            | Self::AfterFirstTie
            | Self::ZeroEggs
            | Self::EggSupply => true,
        }
    }

    /// What the rules say about it.
    pub const fn topic(self) -> Topic {
        match self {
            Self::Die => Topic::Die,
            Self::Revisit => Topic::Revisit,
            Self::ShortMoves => Topic::ShortMoves,
            Self::BunnyHome => Topic::BunnyHome,
            Self::PhaseTiming => Topic::PhaseTiming,
            Self::NestTiming => Topic::NestTiming,
            Self::DragonEatsBunny => Topic::DragonEatsBunny,
            Self::DragonNestPhase => Topic::DragonNestPhase,
            Self::SecondPlace => Topic::SecondPlace,
            Self::AfterFirstTie => Topic::AfterFirstTie,
            Self::ZeroEggs => Topic::ZeroEggs,
            Self::EggSupply => Topic::EggSupply,
            Self::FestivalReturn => Topic::FestivalReturn,
            Self::SpringAdjacency => Topic::SpringAdjacency,
        }
    }

    /// Asks it: `change` is what differs from the edition. Says whether the answer has changed.
    pub fn ask(self, ui: &mut Ui, words: &Words, edition: Edition, change: &mut SettingsChange) -> bool {
        let usual = Settings::of(edition);
        let topic = self.topic();
        let mut ask = Asking { ui, words, topic };
        match self {
            Self::Die => ask.one_of("die", usual.die, &mut change.die, Die::ALL, Die::name),
            Self::Revisit => ask.one_of(
                "revisit",
                usual.revisit,
                &mut change.revisit,
                Revisit::ALL,
                Revisit::name,
            ),
            Self::ShortMoves => ask.one_of(
                "short_moves",
                usual.short_moves,
                &mut change.short_moves,
                ShortMoves::ALL,
                ShortMoves::name,
            ),
            Self::BunnyHome => ask.one_of(
                "bunny_home",
                usual.bunny_home,
                &mut change.bunny_home,
                BunnyHome::ALL,
                BunnyHome::name,
            ),
            Self::PhaseTiming => ask.one_of(
                "phase_timing",
                usual.phase_timing,
                &mut change.phase_timing,
                PhaseTiming::ALL,
                PhaseTiming::name,
            ),
            Self::NestTiming => ask.one_of(
                "nest_timing",
                usual.nest_timing,
                &mut change.nest_timing,
                NestTiming::ALL,
                NestTiming::name,
            ),
            Self::DragonEatsBunny => {
                let answer = &mut change.dragon_eats_bunny;
                ask.one_of("dragon_eats_bunny", usual.dragon_eats_bunny, answer, &YES_NO, yes_no)
            }
            Self::DragonNestPhase => {
                let answer = &mut change.dragon_nest_phase;
                ask.one_of("dragon_nest_phase", usual.dragon_nest_phase, answer, &YES_NO, yes_no)
            }
            Self::SecondPlace => ask.one_of(
                "second_place",
                usual.second_place,
                &mut change.second_place,
                SecondPlace::ALL,
                SecondPlace::name,
            ),
            Self::AfterFirstTie => ask.one_of(
                "after_first_tie",
                usual.after_first_tie,
                &mut change.after_first_tie,
                AfterFirstTie::ALL,
                AfterFirstTie::name,
            ),
            Self::ZeroEggs => ask.one_of(
                "zero_eggs",
                usual.zero_eggs,
                &mut change.zero_eggs,
                ZeroEggs::ALL,
                ZeroEggs::name,
            ),
            Self::EggSupply => ask.egg_supply(&mut change.egg_supply),
            Self::FestivalReturn => ask.one_of(
                "festival_return",
                usual.festival_return,
                &mut change.festival_return,
                FestivalReturn::ALL,
                FestivalReturn::name,
            ),
            Self::SpringAdjacency => ask.one_of(
                "spring_adjacency",
                usual.spring_adjacency,
                &mut change.spring_adjacency,
                SpringAdjacency::ALL,
                SpringAdjacency::name,
            ),
        }
    }
}

const YES_NO: [bool; 2] = [true, false];

const fn yes_no(answer: bool) -> &'static str {
    if answer { "yes" } else { "no" }
}

/// A question being asked.
struct Asking<'a> {
    ui: &'a mut Ui,
    words: &'a Words,
    topic: Topic,
}

impl Asking<'_> {
    /// `usual` is the edition's own answer; `answer` is the table's, none where it is the same.
    fn one_of<T: Copy + PartialEq>(
        &mut self,
        setting: &str,
        usual: T,
        answer: &mut Option<T>,
        answers: &[T],
        name: impl Fn(T) -> &'static str,
    ) -> bool {
        let key = format!("house-{setting}").replace('_', "-");
        let options: Vec<(T, String)> = answers
            .iter()
            .map(|answer| {
                let said = self.words.say(&format!("{key}-{}", name(*answer)).replace('_', "-"));
                let option = if *answer == usual {
                    self.words.say_with("house-usual", [("answer", Word::from(said))])
                } else {
                    said
                };
                (*answer, option)
            })
            .collect();
        let mut given = answer.unwrap_or(usual);
        let changed = self.on_card(&key, |ui| choice(ui, &mut given, &options));
        *answer = (given != usual).then_some(given);
        changed
    }

    fn egg_supply(&mut self, answer: &mut Option<EggSupply>) -> bool {
        let usual = EggSupply::BOX;
        let mut given = answer.unwrap_or(usual);
        let words = self.words;
        let usual_eggs = match usual {
            EggSupply::Eggs(eggs) => i64::from(eggs),
            EggSupply::Unlimited => 0,
        };
        let changed = self.on_card("house-egg-supply", |ui| {
            let counted = match given {
                EggSupply::Eggs(_) => given,
                EggSupply::Unlimited => usual,
            };
            let options = [
                (
                    counted,
                    words.say_with("house-egg-supply-eggs", [("usual", usual_eggs.into())]),
                ),
                (EggSupply::Unlimited, words.say("house-egg-supply-unlimited")),
            ];
            let mut changed = choice(ui, &mut given, &options);
            if let EggSupply::Eggs(eggs) = &mut given {
                let mut number = i64::from(*eggs);
                let what = words.say("house-egg-supply-what");
                changed |= Stepper::new(words, &what, 0..=i64::from(EggSupply::MOST)).show(ui, &mut number);
                *eggs = u16::try_from(number).unwrap_or(EggSupply::MOST);
            }
            changed
        });
        *answer = (given != usual).then_some(given);
        changed
    }

    fn on_card(&mut self, key: &str, answers: impl FnOnce(&mut Ui) -> bool) -> bool {
        let (words, topic) = (self.words, self.topic);
        card(self.ui, |ui| {
            let [_, near, ..] = SPACE;
            ui.spacing_mut().item_spacing.y = near;
            let question = words.say(key);
            at_hand::beside_text(ui, words, topic, &question, |ui| {
                ui.add(Label::new(lines(ui, &question, &TextStyle::Body, ui.available_width())));
                quiet(ui, &words.say(&format!("{key}-why")));
            });
            answers(ui)
        })
        .inner
    }
}
