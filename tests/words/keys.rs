use crate::terms::every_setting;
use hoppel::game::Verb;
use hoppel::rules::Rule;
use hoppel::store::{Hints, TextSize, Theme};
use hoppel::table::{
    AfterFirstTie, BunnyHome, Colour, Die, Edition, Expansion, FestivalReturn, Kind, Mark, NestTiming, PhaseTiming,
    Revisit, SecondPlace, ShortMoves, SpringAdjacency, ZeroEggs, Zone,
};
use hoppel::words::{Book, Group, SPOTS, Source, Topic};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Names of keys, by the enum's names in the game file.
fn family(family: &str, names: impl IntoIterator<Item = &'static str>) -> Vec<String> {
    let key = |name: &str| format!("{family}-{}", name.replace(['_', '.'], "-"));
    names.into_iter().map(key).collect()
}

/// Every key that is put together when the program runs.
fn families() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    keys.extend(family("kind", Kind::ALL.iter().map(|kind| kind.name())));
    keys.extend(family("mark", Mark::ALL.iter().map(|mark| mark.name())));
    keys.extend(family("zone", Zone::ALL.iter().map(|zone| zone.name())));
    keys.extend(family("colour", Colour::ALL.iter().map(|colour| colour.name())));
    keys.extend(family("edition", Edition::ALL.iter().map(|edition| edition.name())));
    keys.extend(family(
        "expansion",
        Expansion::ALL.iter().map(|expansion| expansion.name()),
    ));
    keys.extend(family("rule", Rule::ALL.iter().map(|rule| rule.name())));
    keys.extend(family("topic", Topic::ALL.iter().map(|topic| topic.name())));
    keys.extend(family("topics", Group::ALL.iter().map(|group| group.name())));
    keys.extend(family("book", Book::ALL.iter().map(|book| book.name())));
    keys.extend(family("source", Source::ALL.iter().map(|source| source.name())));
    keys.extend(family("verb", Verb::ALL.iter().map(|verb| verb.name())));
    keys.extend(family("sign", Mark::ALL.iter().map(|mark| mark.name())));
    let marked_kinds = Kind::ALL.iter().filter(|kind| **kind != Kind::Follower);
    keys.extend(family("sign", marked_kinds.map(|kind| kind.name())));
    keys.extend(family("setting-die", Die::ALL.iter().map(|value| value.name())));
    keys.extend(family("setting-revisit", Revisit::ALL.iter().map(|value| value.name())));
    keys.extend(family(
        "setting-short-moves",
        ShortMoves::ALL.iter().map(|value| value.name()),
    ));
    keys.extend(family(
        "setting-bunny-home",
        BunnyHome::ALL.iter().map(|value| value.name()),
    ));
    keys.extend(family(
        "setting-phase-timing",
        PhaseTiming::ALL.iter().map(|value| value.name()),
    ));
    keys.extend(family(
        "setting-nest-timing",
        NestTiming::ALL.iter().map(|value| value.name()),
    ));
    keys.extend(family("setting-dragon-eats-bunny", ["true", "false"]));
    keys.extend(family("setting-dragon-nest-phase", ["true", "false"]));
    keys.extend(family(
        "setting-second-place",
        SecondPlace::ALL.iter().map(|value| value.name()),
    ));
    keys.extend(family(
        "setting-after-first-tie",
        AfterFirstTie::ALL.iter().map(|value| value.name()),
    ));
    keys.extend(family(
        "setting-zero-eggs",
        ZeroEggs::ALL.iter().map(|value| value.name()),
    ));
    keys.extend(family("setting-egg-supply", ["eggs", "unlimited"]));
    keys.extend(family(
        "setting-festival-return",
        FestivalReturn::ALL.iter().map(|value| value.name()),
    ));
    keys.extend(family(
        "setting-spring-adjacency",
        SpringAdjacency::ALL.iter().map(|value| value.name()),
    ));
    keys.extend(family("spot", SPOTS));
    keys.extend(family("seat", Colour::ALL.iter().map(|colour| colour.name())));
    let Ok(serde_json::Value::Object(settings)) = serde_json::to_value(every_setting()) else {
        panic!("a change of settings is an object");
    };
    keys.extend(
        settings
            .keys()
            .map(|name| format!("setting-{}", name.replace('_', "-"))),
    );
    keys.extend(families_of_the_window(&keys));
    keys
}

/// Those of the window. It asks for each house rule with the names and values of the settings.
fn families_of_the_window(keys: &BTreeSet<String>) -> BTreeSet<String> {
    let settings = keys.iter().filter_map(|key| key.strip_prefix("setting-"));
    let house = settings.map(|setting| {
        let asked = setting.replace("-true", "-yes").replace("-false", "-no");
        format!("house-{asked}")
    });
    let mut keys: BTreeSet<String> = house.collect();
    keys.extend(family("settings-theme", Theme::ALL.iter().map(|theme| theme.name())));
    keys.extend(family("settings-text", TextSize::ALL.iter().map(|size| size.name())));
    keys.extend(family("hints", Hints::ALL.iter().map(|hints| hints.name())));
    keys.extend(family("new-edition", Edition::ALL.iter().map(|edition| edition.name())));
    keys.extend(family("new-layout", ["one-tile", "city", "river", "half-way"]));
    keys.extend(family("along", ["game", "png", "svg", "ledger", "rolls"]));
    keys
}

/// What the window puts after a key for what belongs to it.
const ENDINGS: [&str; 5] = ["-help", "-about", "-why", "-name", "-left"];

/// Every file below that folder whose name ends so.
pub fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.to_string_lossy().ends_with(ending) {
                found.push(path);
            }
        }
    }
    found
}

/// The keys of the Fluent files whose names pass.
fn keys(wanted: impl Fn(&str) -> bool) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for file in files("assets/locales/en", ".ftl") {
        if wanted(&file.file_stem().unwrap().to_string_lossy()) {
            for line in std::fs::read_to_string(file).unwrap().lines() {
                let key: String = line
                    .chars()
                    .take_while(|c| c.is_ascii_alphanumeric() || *c == '-')
                    .collect();
                if line.starts_with(|c: char| c.is_ascii_lowercase()) && line[key.len()..].starts_with(" =") {
                    assert!(keys.insert(key), "a key stands twice: {line}");
                }
            }
        }
    }
    keys
}

/// The pieces of the source that stand between quotes.
fn quoted() -> BTreeSet<String> {
    let sources = files("src", ".rs")
        .into_iter()
        .map(|file| std::fs::read_to_string(file).unwrap());
    sources
        .flat_map(|source| source.split('"').map(str::to_owned).collect::<Vec<_>>())
        .collect()
}

#[test]
fn every_key_is_used() {
    let quoted = quoted();
    let families = families();
    let asked = |key: &str| families.contains(key) || quoted.contains(key) || quoted.contains(&format!("{key}.spoken"));
    let belongs = |key: &str| {
        let mut endings = ENDINGS
            .iter()
            .filter_map(|ending| Some((ending, key.strip_suffix(ending)?)));
        endings.any(|(ending, of)| asked(of) && quoted.iter().any(|text| text.ends_with(&format!("}}{ending}"))))
    };
    let unused = keys(|_| true).into_iter().filter(|key| !asked(key) && !belongs(key));
    let unused: Vec<String> = unused.collect();
    assert_eq!(unused, [""; 0]);
}

#[test]
fn every_key_that_is_used_exists() {
    let known = keys(|_| true);
    let families = families();
    let missing: Vec<&String> = families.difference(&known).collect();
    assert!(missing.is_empty(), "{missing:?}");
    for source in files("src", ".rs")
        .into_iter()
        .map(|file| std::fs::read_to_string(file).unwrap())
    {
        for call in [".say(\"", ".say_with(\""] {
            for key in source.split(call).skip(1).filter_map(|rest| rest.split('"').next()) {
                let key = key.split('.').next().unwrap();
                assert!(known.contains(key), "{call}{key}");
            }
        }
    }
}
