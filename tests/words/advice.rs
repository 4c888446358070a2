use crate::{assert_said, everyhow};
use hoppel::game::{Game, file};
use hoppel::hops::{Advice, Situation, Stakes, Valued, advise, advise_for_bonus};
use hoppel::words::Words;
use std::path::Path;

fn sample(name: &str) -> Game {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/games").join(name);
    file::play(&std::fs::read(path).unwrap()).unwrap()
}

#[test]
fn a_path_says_why_it_is_worth_what_it_is() {
    let game = sample("one-egg-behind.hoppel");
    let table = game.table();
    let situation = Situation::of(table).unwrap();
    let why = |advice: &Advice| -> Vec<String> {
        let told = |valued: &Valued| Words::english().why(table, advice, valued).join(" ");
        advice.paths.iter().map(told).collect()
    };
    let ends = "It ends the phase: nobody after Ann can hop.";
    let [both_get, alone] = [
        format!("Eggs on the way: 2 for Ann and 2 for Bob. {ends}"),
        format!("Eggs on the way: 1 for Ann. {ends}"),
    ];
    assert_eq!(why(&advise(&situation, 2)), [both_get.clone(), alone.clone()]);
    assert_eq!(
        why(&advise_for_bonus(&situation, Stakes::of(table), 2)),
        [
            format!("{alone} The final bonus then, on average: 10.00 for Ann and 10.00 for Bob."),
            format!("{both_get} The final bonus then, on average: 5.00 for Ann and 10.00 for Bob."),
        ]
    );
}

#[test]
fn what_comes_after_a_path_is_an_average() {
    let game = sample("evening.hoppel");
    let table = game.table();
    let advice = advise(&Situation::of(table).unwrap(), 1);
    let told: Vec<_> = advice
        .paths
        .iter()
        .map(|valued| Words::english().why(table, &advice, valued))
        .collect();
    assert_eq!(told[0][1], "After it nobody gets an egg until the phase ends.");
    assert_eq!(
        told[1],
        [
            "No eggs on the way.",
            "After it, on average until the phase ends: 0.11 for Bob and 0.11 for Dan."
        ]
    );
    let scale = 1000;
    let rarely = Valued {
        expected: vec![0, 1, 0, 5],
        bonus: Some(vec![0; 4]),
        ..advice.paths[1].clone()
    };
    let rare = Advice {
        scale,
        ..advice.clone()
    };
    let why = |rarely: &Valued| Words::english().why(table, &rare, rarely)[1..].join(" ");
    assert_eq!(
        why(&rarely),
        "After it, on average until the phase ends: less than 0.01 for Bob and 0.01 for Dan. \
         Nobody gets a final bonus then."
    );
    let bonus = Some(vec![4, 10 * scale, 0, 0]);
    assert!(why(&Valued { bonus, ..rarely }).ends_with("less than 0.01 for Ann and 10.00 for Bob."));
    for looked_ahead in 0..3 {
        let limited = Advice {
            exact: false,
            looked_ahead: Some(looked_ahead),
            ..advice.clone()
        };
        for valued in &limited.paths {
            for sentences in everyhow(|words| words.why(table, &limited, valued).join(" ")) {
                assert_said(&sentences, &looked_ahead);
            }
        }
    }
}
