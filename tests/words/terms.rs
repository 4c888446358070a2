use crate::*;
use hoppel::table::{
    AfterFirstTie, BunnyHome, Die, EggSupply, FestivalReturn, NestTiming, PhaseTiming, Revisit, SecondPlace, Settings,
    SettingsChange, ShortMoves, SpringAdjacency, ZeroEggs,
};

/// A change of every setting.
pub fn every_setting() -> SettingsChange {
    SettingsChange {
        die: Some(Die::D6),
        revisit: Some(Revisit::Move),
        short_moves: Some(ShortMoves::Forced),
        bunny_home: Some(BunnyHome::NestTile),
        phase_timing: Some(PhaseTiming::BeforeScoring),
        nest_timing: Some(NestTiming::DuringScoring),
        dragon_eats_bunny: Some(true),
        dragon_nest_phase: Some(false),
        second_place: Some(SecondPlace::Always),
        after_first_tie: Some(AfterFirstTie::None),
        zero_eggs: Some(ZeroEggs::Counts),
        egg_supply: Some(EggSupply::Unlimited),
        festival_return: Some(FestivalReturn::Followers),
        spring_adjacency: Some(SpringAdjacency::Eight),
    }
}

#[test]
fn house_rules_are_those_that_differ_from_the_edition() {
    let words = Words::english();
    let mut settings = Settings::of(Edition::Original);
    assert_eq!(words.house_rules(&settings, Edition::Original), [""; 0]);
    settings.die = Die::D6;
    settings.egg_supply = EggSupply::Eggs(40);
    let told = words.house_rules(&settings, Edition::Original);
    assert_eq!(
        told,
        [
            "die: ordinary (1–2 is 1 hop, 3–4 is 2, 5–6 is 3)",
            "eggs in the supply: 40"
        ]
    );
}

#[test]
fn every_kind_is_spoken_of_with_its_article() {
    for kind in Kind::ALL {
        for told in everyhow(|words| words.one_of_kind(*kind)) {
            assert_said(&told, kind);
        }
        let told = Words::english().one_of_kind(*kind);
        assert!(told.starts_with('a'), "{told}");
        let told = german().one_of_kind(*kind);
        assert!(told.starts_with("ein"), "{told}");
    }
}
