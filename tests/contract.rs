//! Every action and every rule has its case: the lists of the contract against the files under `tests/cases`.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use hoppel::game::Verb;
use hoppel::rules::Rule;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The rules of the file, which no action can break.
const FILE_RULES: [&str; 4] = ["file.open", "file.syntax", "file.version", "file.field"];

/// Every rule that the rule book names, and the case that protects what it says. A rule that refuses has, besides, a
/// case in which it is named.
const PROTECTED_BY: &[(&str, &str)] = &[
    ("nest.complete", "open-nest-pays-nothing-at-the-end"),
    ("nest.closer", "nest-closed-by-an-outer-tile"),
    ("nest.followers", "who-gets-eggs-at-a-nest"),
    ("phase.order", "phase-order"),
    ("phase.roll", "d6-becomes-1-2-3"),
    ("hop.beside", "no-diagonal-hop"),
    ("hop.tile", "no-hop-over-a-gap"),
    ("hop.no_bunny", "no-bunny-tile-is-barred"),
    ("hop.revisit", "no-tile-twice-in-the-whole-phase"),
    ("hop.count", "short-path-only-into-a-dead-end"),
    ("phase.stuck", "stuck-at-once"),
    ("hop.eggs", "hop-on-and-over-pays-every-owner"),
    ("eggs.left", "no-more-eaten-than-there-are"),
    ("eggs.supply", "supply-runs-short"),
    ("bonus.first", "two-players-original"),
    ("bonus.second", "two-players-hig"),
    ("bonus.tie", "three-tie-for-second"),
    ("spring.points", "spring-seven-points"),
    ("statue.two", "statue-two-figures"),
    ("statue.areas", "statue-not-the-same-area"),
    ("drawbridge.cross", "drawbridge-builder-does-not"),
    ("festival.either_or", "festival-either-or"),
    ("festival.figures", "festival-followers-only-by-setting"),
    ("festival.own", "festival-own-figures-only"),
    ("festival.prison", "festival-no-prisoners"),
    ("festival.no_score", "festival-scores-nothing"),
    ("festival.phantom", "festival-take-back-then-phantom"),
    ("festival.fairy", "festival-not-after-the-fairy"),
    ("deploy.tile", "portal-deploys-elsewhere"),
    ("deploy.player", "deploy-for-another"),
    ("deploy.step", "deploy-too-late"),
    ("deploy.count", "one-figure-a-turn"),
    ("deploy.supply", "more-followers-than-owned"),
    ("place.beside", "not-beside-a-tile"),
    ("dragon.fairy", "dragon-stays-off-the-fairy"),
    ("turn.again", "no-third-part"),
];

/// Every case, by its name.
fn cases() -> BTreeMap<String, Value> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    files
        .map(|path| {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            let case = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
            (name, case)
        })
        .collect()
}

fn absent<'a>(wanted: impl IntoIterator<Item = &'a str>, there: &BTreeSet<String>) -> Vec<&'a str> {
    wanted.into_iter().filter(|name| !there.contains(*name)).collect()
}

#[test]
fn every_action_is_recorded_in_a_case() {
    let cases = cases();
    let recorded = cases.values().filter(|case| case["expect"]["error"].is_null());
    let actions = recorded.flat_map(|case| case["game"]["actions"].as_array().unwrap());
    let verbs: BTreeSet<String> = actions
        .map(|action| action["do"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(absent(Verb::ALL.iter().map(|verb| verb.name()), &verbs), [""; 0]);
}

#[test]
fn every_rule_refuses_in_a_case() {
    let cases = cases();
    let rules = cases
        .values()
        .filter_map(|case| case["expect"]["error"]["rule"].as_str());
    let rules: BTreeSet<String> = rules.map(str::to_owned).collect();
    let wanted = Rule::ALL.iter().map(|rule| rule.name()).chain(FILE_RULES);
    assert_eq!(absent(wanted, &rules), [""; 0]);
}

#[test]
fn every_rule_of_the_book_is_protected() {
    let names: BTreeSet<String> = cases().into_keys().collect();
    assert_eq!(absent(PROTECTED_BY.iter().map(|(_, case)| *case), &names), [""; 0]);
    let listed: BTreeSet<String> = PROTECTED_BY.iter().map(|(rule, _)| (*rule).to_owned()).collect();
    assert_eq!(listed.len(), PROTECTED_BY.len(), "a rule is listed twice");
    let named = named_in_source();
    assert!(named.len() > 20, "the source names its rules: {named:?}");
    assert_eq!(absent(named.iter().map(String::as_str), &listed), [""; 0]);
}

/// The rules that the source names in backquotes, as everything that carries out a rule does.
fn named_in_source() -> BTreeSet<String> {
    let families: BTreeSet<&str> = PROTECTED_BY
        .iter()
        .filter_map(|(rule, _)| rule.split('.').next())
        .collect();
    let is_rule = |quoted: &&str| {
        let (family, name) = quoted.split_once('.').unwrap_or_default();
        families.contains(family) && !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase() || c == '_')
    };
    let mut named = BTreeSet::new();
    for folder in ["src/table", "src/rules", "src/game"] {
        for file in std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)).unwrap() {
            let path = file.unwrap().path();
            if path.is_file() {
                let text = std::fs::read_to_string(path).unwrap();
                // Between backquotes: every second piece of a line.
                let quoted = text.lines().flat_map(|line| line.split('`').skip(1).step_by(2));
                named.extend(quoted.filter(is_rule).map(str::to_owned));
            }
        }
    }
    named
}
