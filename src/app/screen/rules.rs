//! The rules at hand: searched, or leafed through by group.

use crate::app::desk::{Desk, Go};
use crate::app::table::Item;
use crate::app::topic;
use crate::app::widget::{Page, Row, quiet, search};
use crate::picture::{Drawing, Icon};
use crate::table::{Expansion, Kind, Mark};
use crate::words::{Group, Topic, Words};
use egui::Ui;
use std::collections::BTreeSet;

/// The rules at hand.
pub struct Rules {
    /// The expansions of the game from which one came.
    in_play: Option<BTreeSet<Expansion>>,
    sought: String,
    unfolded: BTreeSet<Group>,
    /// The topics that are open, the one that is read last.
    open: Vec<Topic>,
}

impl Rules {
    /// All of them; with the expansions of the game from which one came, only what can come
    /// up in it.
    pub const fn new(in_play: Option<BTreeSet<Expansion>>) -> Self {
        Self {
            in_play,
            sought: String::new(),
            unfolded: BTreeSet::new(),
            open: Vec::new(),
        }
    }

    /// Shows them.
    pub fn ui(&mut self, ui: &mut Ui, desk: &Desk) -> Option<Go> {
        let words = &desk.words;
        let back = words.say("back");
        let mut next = None;
        if let Some(open) = self.open.last().copied() {
            let page = Page::new(&words.topic(open), &back).show(ui, |ui| {
                next = topic::show(ui, words, open, self.in_play.as_ref());
            });
            if page {
                self.open.pop();
                ui.ctx().request_repaint();
            }
        } else {
            let title = words.say("command-rules");
            if Page::new(&title, &back).show(ui, |ui| next = self.list(ui, words)) {
                return Some(Go::Back);
            }
        }
        if let Some(next) = next {
            self.open.push(next);
            ui.ctx().request_repaint();
        }
        None
    }

    /// What is found, or without a word all groups. Says which topic is to be read.
    fn list(&mut self, ui: &mut Ui, words: &Words) -> Option<Topic> {
        search(
            ui,
            &words.say("rules-search"),
            &words.say("rules-search-hint"),
            &mut self.sought,
        );
        let in_play = self.in_play.as_ref();
        let found = words.topics(&self.sought, in_play);
        let mut next = None;
        if !self.sought.trim().is_empty() {
            if found.is_empty() {
                quiet(ui, &words.say("rules-none"));
            }
            for topic in found {
                let group = words.topic_group(topic.about().group);
                if item(ui, words, topic, &group) {
                    next = Some(topic);
                }
            }
            return next;
        }
        if in_play.is_some() {
            quiet(ui, &words.say("rules-in-play"));
        }
        let who = words.topic(Topic::EggsWho);
        let row = Row::new(Drawing::Egg, &who, &words.say("rules-who-about")).show(ui);
        if row.clicked() {
            next = Some(Topic::EggsWho);
        }
        for group in Group::ALL {
            let of_group: Vec<Topic> = found
                .iter()
                .copied()
                .filter(|topic| topic.about().group == *group)
                .collect();
            if of_group.is_empty() {
                continue;
            }
            let mut unfolded = self.unfolded.remove(group);
            Row::new(picture(*group), &words.topic_group(*group), "").fold(ui, &mut unfolded);
            if unfolded {
                self.unfolded.insert(*group);
            }
            for topic in of_group.into_iter().filter(|_| unfolded) {
                let about = words.topic_expansions(topic).unwrap_or_default();
                if item(ui, words, topic, &about) {
                    next = Some(topic);
                }
            }
        }
        next
    }
}

fn item(ui: &mut Ui, words: &Words, topic: Topic, about: &str) -> bool {
    Item {
        about,
        ..Item::new(&words.topic(topic))
    }
    .tap(ui)
}

const fn picture(group: Group) -> Drawing {
    match group {
        Group::Turn => Drawing::Figure(Kind::Follower),
        Group::Nests => Drawing::Nest,
        Group::Bunny => Drawing::Bunny,
        Group::Eggs => Drawing::Icon(Icon::Eat),
        Group::Bonus => Drawing::Icon(Icon::Ledger),
        Group::Editions => Drawing::Icon(Icon::Rules),
        Group::Expansions => Drawing::Dragon,
        Group::Spring => Drawing::Sign(Mark::Spring),
        Group::Drawbridges => Drawing::Sign(Mark::Drawbridge),
        Group::Festival => Drawing::Sign(Mark::Festival),
        Group::House => Drawing::Icon(Icon::Settings),
    }
}
