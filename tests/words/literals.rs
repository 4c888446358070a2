//! What a user reads stands in the locales, not in the source.

use crate::keys::files;

/// Texts that look like sentences and that no user reads, unless something has gone wrong that never should.
const UNREAD: [(&str, &str); 6] = [
    ("fields.rs", "an object"),
    ("files.rs", "the file has become shorter"),
    ("languages.rs", "Unknown localization key: {key:?}"),
    ("mend.rs", "only a new action can be refused: {all:?}"),
    ("play.rs", "a log that was recorded once fits again: {fits:?}"),
    ("web.rs", "no canvas"),
];

/// What shows the text that stands between its brackets.
const SHOWS: [&str; 9] = [
    "Button::plain(\"",
    "Button::main(\"",
    "Button::bare(\"",
    "Chip::new(\"",
    "Label::new(\"",
    "RichText::new(\"",
    ".label(\"",
    "quiet(ui, \"",
    "Item::new(\"",
];

/// The texts between quotes of a source file, without its tests, comments and attributes and what it logs.
fn texts(source: &str) -> Vec<String> {
    let program = source.split("#[cfg(test)]").next().unwrap();
    let unread = ["log::", "panic!", "reason = "];
    let lines = program.lines().filter(|line| {
        let line = line.trim_start();
        !line.starts_with("//") && !line.starts_with("#[") && !unread.iter().any(|unread| line.contains(unread))
    });
    let mut texts = Vec::new();
    for line in lines {
        let mut rest = line;
        while let Some((_, after)) = rest.split_once('"') {
            let mut end = 0;
            while let Some(found) = after[end..].find('"') {
                end += found;
                if !after[..end].ends_with('\\') {
                    break;
                }
                end += 1;
            }
            let (text, after) = after.split_at(end.min(after.len()));
            texts.push(text.to_owned());
            rest = after.get(1..).unwrap_or_default();
        }
    }
    texts
}

/// Whether two words of it stand side by side: keys, paths and drawings have none such.
fn reads_like_a_sentence(text: &str) -> bool {
    let is_word = |word: &str| {
        let word = word.trim_end_matches(['.', ',', ';', ':', '!', '?']);
        word.len() > 1 && word.chars().all(|letter| letter.is_alphabetic() || letter == '’')
    };
    let words: Vec<&str> = text.split(' ').collect();
    words.windows(2).any(|pair| pair.iter().all(|word| is_word(word)))
}

#[test]
fn no_sentence_stands_in_the_source() {
    let mut found = Vec::new();
    for path in files("src", ".rs") {
        let file = path.file_name().unwrap().to_string_lossy().into_owned();
        let source = std::fs::read_to_string(&path).unwrap();
        let sentences = texts(&source).into_iter().filter(|text| reads_like_a_sentence(text));
        found.extend(sentences.map(|text| (file.clone(), text)));
        let program = source.split("#[cfg(test)]").next().unwrap();
        for shows in SHOWS {
            assert!(
                !program.contains(shows),
                "{file}: {shows}…\") shows a text that is in no locale"
            );
        }
    }
    found.sort();
    let unread = UNREAD.map(|(file, text)| (file.to_owned(), text.to_owned()));
    assert_eq!(found, unread, "a sentence that a user reads belongs into the locales");
}

#[test]
fn a_sentence_is_told_from_a_key() {
    for sentence in ["Roll the die", "no canvas", "Roll again, please.", "{} hops left"] {
        assert!(reads_like_a_sentence(sentence), "{sentence}");
    }
    for other in ["table-roll", "M0 0 L 5 5", "{} {}", "<path d=", "Ctrl", "LC_ALL C"] {
        assert!(!reads_like_a_sentence(other), "{other}");
    }
    let source = "let a = \"one \\\"two\\\" three\"; // \"four five\"\n// \"six seven\"\n#[cfg(test)]\n\"eight nine\"";
    assert_eq!(texts(source)[0], "one \\\"two\\\" three");
}
