//! People are spoken to in their language, programs always in the same.

use crate::*;

const GERMAN: &str = "de_DE.UTF-8";

#[test]
fn people_are_told_in_the_language_of_the_system() {
    let said = speaking(GERMAN, &["check", "-"], game("a-whole-evening"));
    let told = said.assert_done();
    assert_eq!(told, "Das Spiel ist in Ordnung: 4 Leute, 94 Plättchen, 583 Aktionen.\n");
    let said = speaking("de_AT@euro", &["bonus", "--eggs", "5,3,0"], "");
    assert!(
        said.assert_done().contains("5 Eier: die meisten Eier: 10 Punkte\n"),
        "{}",
        said.out
    );
    let said = speaking(GERMAN, &["replay", "-"], game("a-whole-evening"));
    assert!(said.assert_done().contains("Eierbuch"), "{}", said.out);
    let said = speaking(GERMAN, &["--help"], "");
    assert!(said.assert_done().contains("Beispiele:"), "{}", said.out);
    assert!(
        said.out.contains("hoppel [SPIEL]\n       hoppel <BEFEHL>"),
        "{}",
        said.out
    );
    for (command, usage) in [
        ("replay", "hoppel replay [OPTIONEN] <SPIEL>"),
        ("rules", "hoppel rules [WÖRTER]..."),
        ("bonus", "--set <NAME=WERT>"),
        ("export", "--to <DATEI>"),
    ] {
        let said = speaking(GERMAN, &[command, "--help"], "");
        let help = said.assert_done();
        let english = ["GAME", "WORDS", "OPTIONS", "COMMAND", "FILE", "VALUE"];
        assert!(
            help.contains(usage) && !english.iter().any(|name| help.contains(name)),
            "{help}"
        );
    }
    let said = speaking(GERMAN, &["replay"], "");
    assert!(
        said.assert_refused(2)
            .contains("<SPIEL> fehlt; hoppel replay --help sagt mehr."),
        "{}",
        said.err
    );
    let said = speaking(GERMAN, &["roll", "--die", "d20"], "");
    assert!(
        said.assert_refused(2)
            .contains("versteht „d20“ nicht; in der Hilfe steht dazu: „Der Würfel:"),
        "{}",
        said.err
    );
    let said = speaking("tlh", &["check", "-"], game("a-whole-evening"));
    assert!(
        said.assert_done().contains("The game is sound"),
        "a language we have no words in"
    );
}

#[test]
fn programs_are_told_the_same_in_every_language() {
    for (arguments, case) in [
        (&["replay", "-", "--json"][..], "a-whole-evening"),
        (&["check", "-", "--json"], "a-whole-evening"),
        (&["check", "-", "--json"], "too-many-hops"),
        (&["advise", "-", "--json"], "advice-three-players"),
        (&["replay", "-", "--json"], "file-unknown-field"),
        (&["roll", "--seed", "7", "--json"], "a-whole-evening"),
    ] {
        let [english, german] = ["C", GERMAN].map(|locale| speaking(locale, arguments, game(case)));
        assert_eq!(
            (german.status, german.out),
            (english.status, english.out),
            "{arguments:?} {case}"
        );
        assert!(english.err.is_empty() || english.err != german.err, "{}", english.err);
    }
}

#[test]
fn a_table_has_its_columns_in_the_language_of_the_reader() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("eierbuch.csv");
    let path = path.to_str().unwrap();
    let said = speaking(GERMAN, &["export", "-", "--to", path], game("a-whole-evening"));
    said.assert_done();
    let table = std::fs::read_to_string(path).unwrap();
    assert!(table.starts_with("\u{feff}Nummer,Zug,Aktion,"), "{}", &table[..80]);
}
