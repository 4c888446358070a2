//! What the rules say, looked up.

use crate::*;
use hoppel::rules::Rule;

#[test]
fn the_list_names_every_rule() {
    let said = hoppel(&["rules"]);
    let list = said.assert_done();
    assert!(list.contains("\nThe bunny phase\n  bunny.tile "), "{list}");
    for name in Rule::ALL
        .iter()
        .map(|rule| rule.name())
        .chain(["revisit", "egg_supply"])
    {
        assert!(
            list.lines().any(|line| line.starts_with(&format!("  {name} "))),
            "{name}"
        );
    }
    assert!(!list.contains('\u{1b}'), "no colour where no terminal is");
}

#[test]
fn a_rule_is_told_in_full_with_its_source() {
    let said = hoppel(&["rules", "hop.tile"]);
    let told = said.assert_done();
    assert_eq!(
        told,
        "Only onto tiles  hop.tile\n  \
           Where no tile lies the bunny cannot go, nor leap across such a place.\n  \
           Easter, both editions: the text of the rules.\n"
    );
    let said = hoppel(&["rules", "who", "gets", "EGGS?"]);
    let told = said.assert_done();
    assert!(told.starts_with("Who gets eggs?  eggs.who\n"), "{told}");
    let row = "  1 egg: big follower (Inns & Cathedrals: how the players' community reads it)\n";
    assert!(told.contains(row), "{told}");
    assert!(told.contains("  no egg: barn (Abbey & Mayor: "), "{told}");
    assert!(told.contains("  See also: nest.followers, "), "{told}");
}

#[test]
fn all_the_words_must_occur() {
    let said = hoppel(&["rules", "Dead", "END"]);
    let told = said.assert_done();
    assert!(
        told.contains("  short_moves\n") && told.contains("  hop.count\n"),
        "{told}"
    );
    assert!(!told.contains("  nest.open\n"), "{told}");
    let together = hoppel(&["rules", "dead end"]);
    assert_eq!(together.assert_done(), told, "also between quotes");
    assert_eq!(hoppel(&["rules", "dead-end!"]).assert_done(), told, "or joined");
    let widest = told.lines().map(|line| line.chars().count()).max();
    assert!(widest <= Some(80), "{told}");
}

#[test]
fn what_the_rules_do_not_speak_of_is_said_in_one_sentence() {
    let said = hoppel(&["rules", "dead", "xylophone"]);
    assert!(said.assert_refused(2).contains("“dead xylophone”"), "{}", said.err);
}

#[test]
fn it_has_help_with_examples_and_no_json() {
    let said = hoppel(&["rules", "--help"]);
    let help = said.assert_done();
    assert!(help.matches("\n  hoppel rules").count() >= 2, "{help}");
    assert!(
        !help.contains("--json") && !help.contains("Unknown localization"),
        "{help}"
    );
    assert!(hoppel(&["--help"]).assert_done().contains("\n  rules "));
    assert_eq!(hoppel(&["rules", "--json"]).status, 2);
}
