//! `hoppel rules`.

use super::paint::{Paint, Style};
use super::trouble::Trouble;
use crate::words::{Group, Receiver, Topic, Words};
use terminal_size::{Width, terminal_size};
use textwrap::Options;

/// The widest a line of text gets, in characters: longer ones are hard to read.
const WIDEST: usize = 80;
/// The narrowest, in characters.
const NARROWEST: usize = 30;

/// Without words every topic by group, with its name; else those in which all the words occur, in full.
pub(super) fn answer(words: &Words, paint: Paint, sought: &[String]) -> Result<String, Trouble> {
    let width = terminal_size().map_or(WIDEST, |(Width(width), _)| usize::from(width));
    let width = width.clamp(NARROWEST, WIDEST);
    let sought = sought.join(" ");
    if sought.trim().is_empty() {
        return Ok(list(words, paint));
    }
    let found = words.topics(&sought, None);
    if found.is_empty() {
        let variables = [("words", sought.as_str().into())];
        return Err(Trouble::Usage(words.say_with("cli-rules-none", variables)));
    }
    let told = found.into_iter().map(|topic| tell(words, paint, width, topic));
    Ok(told.collect::<Vec<_>>().join("\n"))
}

fn list(words: &Words, paint: Paint) -> String {
    let widest = Topic::ALL.iter().map(|topic| topic.name().len()).max().unwrap_or(0);
    let mut lines = Vec::new();
    for group in Group::ALL {
        lines.push(paint.paint(Style::Heading, &words.topic_group(*group)));
        for topic in Topic::ALL.iter().filter(|topic| topic.about().group == *group) {
            let name = paint.paint(Style::Quiet, &format!("{:widest$}", topic.name()));
            lines.push(format!("  {name}  {}", words.topic(*topic)));
        }
        lines.push(String::new());
    }
    lines.push(words.say("cli-rules-more"));
    lines.join("\n") + "\n"
}

/// A topic in full.
fn tell(words: &Words, paint: Paint, width: usize, topic: Topic) -> String {
    let title = paint.paint(Style::Heading, &words.topic(topic));
    let name = paint.paint(Style::Quiet, topic.name());
    let mut lines = vec![format!("{title}  {name}")];
    let mut add = |text: &str, hanging: &str| {
        let hanging = format!("  {hanging}");
        let options = Options::new(width).initial_indent("  ").subsequent_indent(&hanging);
        for line in text.lines() {
            lines.extend(textwrap::wrap(line, &options).into_iter().map(String::from));
        }
    };
    add(&words.topic_text(topic), "");
    if topic == Topic::EggsWho {
        for receiver in Receiver::rows(None) {
            let [who, about] = words.receiver(receiver);
            let variables = [
                ("eggs", receiver.eggs().into()),
                ("who", who.into()),
                ("about", about.into()),
            ];
            add(&words.say_with("cli-rules-row", variables), "   ");
        }
    }
    if let Some(with) = words.topic_expansions(topic) {
        add(&words.say_with("cli-rules-line", [("text", with.into())]), "");
    }
    add(
        &words.say_with("cli-rules-line", [("text", words.topic_origin(topic).into())]),
        "",
    );
    let related: Vec<String> = topic.related().map(|topic| topic.name().to_owned()).collect();
    if !related.is_empty() {
        add(
            &words.say_with("cli-rules-related", [("names", words.list(related).into())]),
            "",
        );
    }
    lines.join("\n") + "\n"
}
