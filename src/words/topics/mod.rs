//! The rules at hand: every rule by its name, with where it comes from, to be looked up.
//!
//! The structure stands here, the texts in `rules.ftl`: a topic's title under its name, what it says as `.text`.

mod about;
mod links;
mod receivers;
mod topic;

pub use about::{About, Book, Group, Source};
pub use receivers::Receiver;
pub use topic::Topic;

use super::{Word, Words};
use crate::table::Expansion;
use std::collections::BTreeSet;

impl Words {
    /// What a topic is called.
    pub fn topic(&self, topic: Topic) -> String {
        self.term("topic", topic.name())
    }

    /// What the rules say about it: a few sentences.
    pub fn topic_text(&self, topic: Topic) -> String {
        let name = topic.name().replace(['_', '.'], "-");
        self.say(&format!("topic-{name}.text"))
    }

    /// Where it comes from: "Easter, both editions: the text of the rules".
    pub fn topic_origin(&self, topic: Topic) -> String {
        let about = topic.about();
        let variables = [
            ("book", Word::from(self.term("book", about.book.name()))),
            ("source", Word::from(self.source(about.source))),
        ];
        self.say_with("topic-origin", variables)
    }

    /// With which expansions it comes up, if with some.
    pub fn topic_expansions(&self, topic: Topic) -> Option<String> {
        let expansions = topic.about().expansions;
        let names = expansions.iter().map(|expansion| self.expansion(*expansion));
        let with = || self.say_with("topic-with", [("expansions", self.list(names.collect()).into())]);
        (!expansions.is_empty()).then(with)
    }

    /// What a group of topics is called.
    pub fn topic_group(&self, group: Group) -> String {
        self.term("topics", group.name())
    }

    /// A row of the table of who gets eggs: who, and the quieter words about it.
    pub fn receiver(&self, receiver: Receiver) -> [String; 2] {
        let who = match receiver {
            Receiver::Figure(kind) => self.kind(kind),
            Receiver::Neutral => self.say("receiver-neutral"),
            Receiver::OffBoard => self.say("receiver-off-board"),
        };
        let source = ("source", Word::from(self.source(receiver.source())));
        let about = match receiver.expansion() {
            Some(expansion) => {
                let expansion = ("expansion", Word::from(self.expansion(expansion)));
                self.say_with("receiver-with", [expansion, source])
            }
            None => self.say_with("receiver-about", [source]),
        };
        [who, about]
    }

    fn source(&self, source: Source) -> String {
        self.term("source", source.name())
    }

    /// The topics in which all these words occur, in any case of letters and whatever stands between them: in their names,
    /// titles or texts. One that is called so comes first, then those with the words in their titles. Where nothing is
    /// sought it is all of them. `in_play` leaves out what other expansions would change.
    pub fn topics(&self, sought: &str, in_play: Option<&BTreeSet<Expansion>>) -> Vec<Topic> {
        let sought = folded(sought);
        let parts = parted(&sought);
        if parts.is_empty() && !sought.trim().is_empty() {
            return Vec::new();
        }
        let also = searched(&self.say("rules-also"));
        let sought: Vec<(&str, Vec<&str>)> = parts.into_iter().map(|word| (word, meant(&also, word))).collect();
        let in_all = |text: &str| {
            let has = |(word, meant): &(&str, Vec<&str>)| {
                text.contains(word) || meant.iter().any(|meant| text.contains(meant))
            };
            sought.iter().all(has)
        };
        let rank = |topic: Topic| {
            let (name, title) = (topic.name(), searched(&self.topic(topic)));
            if matches!(sought[..], [(word, _)] if word == name) {
                Some(0)
            } else if in_all(&title) {
                Some(1)
            } else {
                let who = Receiver::rows(in_play).into_iter().flat_map(|row| self.receiver(row));
                let table = (topic == Topic::EggsWho).then(|| who.collect::<Vec<_>>().join(" "));
                let text = searched(&[self.topic_text(topic), table.unwrap_or_default()].join(" "));
                in_all(&format!("{name} {title} {text}")).then_some(2)
            }
        };
        let shown = Topic::ALL.iter().copied();
        let shown = shown.filter(|topic| in_play.is_none_or(|in_play| topic.concerns(in_play)));
        let mut found: Vec<(u8, Topic)> = shown.filter_map(|topic| Some((rank(topic)?, topic))).collect();
        found.sort_by_key(|(rank, _)| *rank);
        found.into_iter().map(|(_, topic)| topic).collect()
    }
}

/// That text as it is compared: in whatever case, and umlauts as they are typed without them.
fn folded(text: &str) -> String {
    [("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")]
        .into_iter()
        .fold(text.to_lowercase(), |text, (letter, typed)| text.replace(letter, typed))
}

/// That text as it is searched: as it is compared, and once more with its umlauts left out, for some type them so.
fn searched(text: &str) -> String {
    let left_out = text
        .to_lowercase()
        .replace('ä', "a")
        .replace('ö', "o")
        .replace('ü', "u");
    [folded(text), folded(&left_out)].join("\n")
}

/// The words of what is sought: whatever is neither letter nor digit parts them. The name of a topic stays whole, also
/// while it is being typed.
fn parted<'a>(sought: &'a str) -> Vec<&'a str> {
    let between = |letter: char| !letter.is_alphanumeric();
    let parts = |word: &'a str| -> Vec<&'a str> {
        let word = word.trim_matches(between);
        if word.contains(between) && Topic::ALL.iter().any(|topic| topic.name().starts_with(word)) {
            return vec![word];
        }
        word.split(between).filter(|part| !part.is_empty()).collect()
    };
    sought.split_whitespace().flat_map(parts).collect()
}

/// What the rules say for that word, by lines of "word word: said".
fn meant<'a>(also: &'a str, word: &str) -> Vec<&'a str> {
    let lines = also.lines().filter_map(|line| line.split_once(':'));
    let lines = lines.filter(|(words, _)| words.split_whitespace().any(|known| known == word));
    lines.map(|(_, said)| said.trim()).collect()
}
