use crate::terms::every_setting;
use crate::*;
use hoppel::rules::Rule;
use hoppel::rules::bonus::Reason;
use hoppel::table::{Entry, Expansion, Kind, PointReason};
use hoppel::words::{Group, Receiver, Source, Topic};

/// The most letters of a topic's text: what is looked up at the table is short. Other languages take a third more.
const LONGEST: usize = 480;

#[test]
fn every_topic_says_what_the_rules_say_and_who_says_so() {
    for words in every_language() {
        every_topic_in(&words);
    }
}

fn every_topic_in(words: &Words) {
    let longest = if words.language() == "en" {
        LONGEST
    } else {
        LONGEST / 3 * 4
    };
    let mut titles = BTreeSet::new();
    for topic in Topic::ALL {
        let title = words.topic(*topic);
        assert_said(&title, topic);
        assert!(!title.ends_with('.'), "{topic:?}: {title}");
        assert!(titles.insert(title), "another topic is called so too: {topic:?}");
        let text = words.topic_text(*topic);
        for paragraph in text.lines() {
            assert_sentence(paragraph, topic);
        }
        let letters = text.chars().count();
        assert!(letters <= longest, "{topic:?} has {letters} letters: {text}");
        assert_said(&words.topic_origin(*topic), topic);
        let with = words.topic_expansions(*topic);
        assert_eq!(with.is_some(), !topic.about().expansions.is_empty(), "{topic:?}");
        with.iter().for_each(|with| assert_said(with, topic));
    }
    for group in Group::ALL {
        assert_said(&words.topic_group(*group), group);
        assert!(
            Topic::ALL.iter().any(|topic| topic.about().group == *group),
            "{group:?}"
        );
    }
}

#[test]
fn a_topic_says_where_it_comes_from() {
    let words = Words::english();
    let origin = |topic| words.topic_origin(topic);
    assert_eq!(
        origin(Topic::NestCloser),
        "Easter, both editions: the text of the rules"
    );
    assert_eq!(
        origin(Topic::BunnyNest),
        "Easter, original edition: the text of the rules"
    );
    assert_eq!(
        origin(Topic::FestivalFigures),
        "The Festival: a clarification by the publisher"
    );
    assert_eq!(
        words.topic_expansions(Topic::DrawbridgeWagon).unwrap(),
        "With Drawbridges and Abbey & Mayor"
    );
}

#[test]
fn every_rule_and_every_house_rule_is_found_by_its_name() {
    let words = Words::english();
    for topic in Topic::ALL {
        assert_eq!(words.topics(topic.name(), None).first(), Some(topic));
    }
    for rule in Rule::ALL {
        assert_eq!(Topic::of_rule(*rule).name(), rule.name());
    }
    let serde_json::Value::Object(settings) = serde_json::to_value(every_setting()).unwrap() else {
        panic!("a change of settings is an object");
    };
    assert_eq!(settings.len(), 14);
    for setting in settings.keys() {
        let topic = Topic::from_name(setting).unwrap_or_else(|| panic!("nothing is said about {setting}"));
        assert_eq!(topic.about().group, Group::House, "{setting}");
    }
}

#[test]
fn all_the_words_must_occur_in_whatever_case() {
    let words = Words::english();
    let found = |sought: &str| words.topics(sought, None);
    assert_eq!(found(""), Topic::ALL);
    let dead_ends = found("DEAD  end");
    assert!(dead_ends.contains(&Topic::HopCount), "{dead_ends:?}");
    assert!(dead_ends.contains(&Topic::ShortMoves), "{dead_ends:?}");
    assert!(!dead_ends.contains(&Topic::NestOpen), "an end alone: {dead_ends:?}");
    assert_eq!(found("tie").first(), Some(&Topic::BonusTie), "titles come first");
    assert!(found("barn").contains(&Topic::EggsWho), "the table is searched too");
    assert_eq!(found("dead xylophone"), []);
}

#[test]
fn whatever_stands_between_words_parts_them() {
    let words = Words::english();
    let found = |sought: &str| words.topics(sought, None);
    let pairs = [
        ("Nest?", "nest"),
        ("nest,bunny", "nest bunny"),
        ("“Nest”", "nest"),
        ("who gets eggs ?", "who gets eggs"),
        ("dead-end", "dead end"),
        ("dead_end", "dead end"),
        ("wheel_of_fortune", "wheel of fortune"),
        ("no_bonus", "no bonus"),
        ("nest.pay", "nest pay"),
        ("Notre‑Dame", "notre dame"),
    ];
    for (sought, apart) in pairs {
        assert_ne!(found(sought), [], "{sought}");
        assert_eq!(found(sought), found(apart), "{sought}");
    }
    assert_eq!(german().topics("„Nest“,Hase", None), german().topics("nest hase", None));
    assert_eq!(found("(hop.revisit)"), [Topic::HopRevisit], "a name stays whole");
    assert_eq!(
        found("nest.c"),
        [Topic::NestComplete, Topic::NestCloser],
        "also half typed"
    );
    assert_eq!(found("?"), [], "something is sought, though no word");
}

#[test]
fn an_umlaut_is_found_however_it_is_typed() {
    let found = |sought: &str| german().topics(sought, None);
    let typed = [
        ("Würfel", "wuerfel", "wurfel"),
        ("Hüpfer", "huepfer", "hupfer"),
        ("Schäfer", "schaefer", "schafer"),
        ("Bürgermeister", "buergermeister", "burgermeister"),
        ("Zugbrücke", "zugbruecke", "zugbrucke"),
        ("Frühling", "fruehling", "fruhling"),
        ("Hügel", "huegel", "hugel"),
        ("Wächter", "waechter", "wachter"),
        ("Gefängnis", "gefaengnis", "gefangnis"),
        ("Häschen", "haeschen", "haschen"),
        ("Männchen", "maennchen", "mannchen"),
        ("GEFÄNGNIS", "GEFAENGNIS", "GEFANGNIS"),
        ("große", "GROẞE", "grosse"),
    ];
    for (written, typed, left_out) in typed {
        assert_ne!(found(written), [], "{written}");
        assert_eq!(found(typed), found(written), "{typed}");
        assert_eq!(found(left_out), found(written), "{left_out}");
    }
}

#[test]
fn what_people_call_things_is_found() {
    let english = [
        ("rabbit", Topic::BunnyTile),
        ("bunny", Topic::BunnyTile),
        ("meeple", Topic::DeployCount),
        ("worker", Topic::DeployCount),
        ("tie", Topic::BonusTie),
        ("farmer", Topic::WithBigFollower),
        ("Knight", Topic::WithBigFollower),
        ("volcano", Topic::DragonEats),
        ("dice", Topic::PhaseRoll),
        ("D6", Topic::Die),
        ("pigs", Topic::WithBuilder),
        ("diagonal", Topic::HopBeside),
        ("diagonally", Topic::SpringAdjacency),
        ("circus", Topic::WithRingmaster),
        ("circus", Topic::DrawbridgeBigTop),
        ("eating", Topic::EggsLeft),
        ("eating", Topic::DragonEats),
        ("farm", Topic::NestSymbol),
    ];
    let in_german = [
        ("Häschen", Topic::BunnyTile),
        ("Osterhase", Topic::BunnyTile),
        ("Ostereier", Topic::EggsWho),
        ("Meeple", Topic::DeployCount),
        ("Meeple", Topic::WithBigFollower),
        ("Männchen", Topic::DeployCount),
        ("Unentschieden", Topic::BonusTie),
        ("Patt", Topic::BonusTie),
        ("Bauer", Topic::WithBigFollower),
        ("Ritter", Topic::WithBigFollower),
        ("Vulkan", Topic::DragonEats),
        ("Reihenfolge", Topic::Step),
        ("Reihenfolge", Topic::PhaseOrder),
        ("Reihenfolge", Topic::NestSeveral),
        ("Rückgabe", Topic::FestivalTile),
        ("Rückgabe", Topic::FestivalReturn),
        ("Rückgabe", Topic::FestivalFigures),
        ("diagonal", Topic::HopBeside),
        ("diagonal", Topic::PlaceBeside),
        ("diagonal", Topic::NestComplete),
        ("Glücksrad", Topic::FestivalZones),
        ("Gefangener", Topic::FestivalPrison),
        ("Blumenbeet", Topic::SpringFlowers),
        ("Flugmaschine", Topic::Die),
        ("Zweiter", Topic::BonusSecond),
        ("Zweiter", Topic::SecondPlace),
    ];
    for (words, called) in [(Words::english(), &english[..]), (german(), &in_german)] {
        for (sought, topic) in called {
            let found = words.topics(sought, None);
            assert!(found.contains(topic), "{sought}: {found:?}");
            assert!(found.len() < Topic::ALL.len() / 2, "{sought} is nearly everything");
        }
    }
    let found = |sought| german().topics(sought, None);
    assert_eq!(found("unentschieden").first(), Some(&Topic::BonusTie));
    assert_eq!(found("Osterhase xylophon"), []);
    assert!(!found("diagonal").contains(&Topic::WithBridges), "corners, not bridges");
}

#[test]
fn of_other_expansions_only_those_in_play_are_told() {
    let words = Words::english();
    let told = |expansions: &[Expansion]| words.topics("", Some(&expansions.iter().copied().collect()));
    let plain = told(&[Expansion::Easter]);
    assert!(
        plain.iter().all(|topic| topic.about().expansions.is_empty()),
        "{plain:?}"
    );
    assert!(plain.contains(&Topic::NestCloser) && plain.contains(&Topic::Revisit));
    assert!(told(&[Expansion::Tower]).contains(&Topic::WithTower));
    let bridges = told(&[Expansion::Drawbridges]);
    assert!(bridges.contains(&Topic::DrawbridgeCross) && !bridges.contains(&Topic::DrawbridgeWagon));
    assert_eq!(told(Expansion::ALL), Topic::ALL);
}

#[test]
fn who_gets_eggs_is_one_table() {
    let all = Receiver::rows(None);
    assert_eq!(all.len(), Kind::ALL.len() + 2);
    let eggs: Vec<i64> = all.iter().map(|row| row.eggs()).collect();
    assert!(eggs.is_sorted_by(|one, next| one >= next), "{eggs:?}");
    let of = |kind| {
        let row = Receiver::Figure(kind);
        (row.eggs(), row.expansion(), row.source())
    };
    assert_eq!(of(Kind::Follower), (1, None, Source::Text));
    let big = (1, Some(Expansion::InnsAndCathedrals), Source::Community);
    assert_eq!(of(Kind::BigFollower), big);
    assert_eq!(of(Kind::Barn), (0, Some(Expansion::AbbeyAndMayor), Source::Community));
    assert_eq!(of(Kind::Phantom), (1, Some(Expansion::Phantom), Source::Choice));
    let plain = [Receiver::Figure(Kind::Follower), Receiver::Neutral, Receiver::OffBoard];
    assert_eq!(Receiver::rows(Some(&BTreeSet::from([Expansion::Easter]))), plain);
    for row in all {
        for words in every_language() {
            words.receiver(row).iter().for_each(|said| assert_said(said, &row));
        }
    }
}

#[test]
fn a_topic_and_its_house_rule_lead_to_each_other() {
    let related = |topic: Topic| topic.related().collect::<Vec<_>>();
    assert_eq!(related(Topic::HopRevisit), [Topic::Revisit]);
    assert_eq!(related(Topic::Revisit), [Topic::HopRevisit]);
    for topic in Topic::ALL {
        let related = related(*topic);
        assert!(!related.contains(topic));
        assert!(
            topic.about().group != Group::House || !related.is_empty(),
            "{topic:?} leads nowhere"
        );
    }
}

#[test]
fn a_bonus_has_the_rule_behind_it() {
    let of = Topic::of_reason;
    assert_eq!(of(Reason::Most { sharing: 1 }), Some(Topic::BonusFirst));
    assert_eq!(of(Reason::Most { sharing: 2 }), Some(Topic::BonusTie));
    assert_eq!(of(Reason::SecondMost { sharing: 1 }), Some(Topic::BonusSecond));
    assert_eq!(of(Reason::NoEgg), Some(Topic::ZeroEggs));
    assert_eq!(of(Reason::AfterSharedFirst), Some(Topic::AfterFirstTie));
    assert_eq!(of(Reason::Left), None);
}

#[test]
fn what_somebody_entered_has_no_rule() {
    let points = |why| Entry::Points {
        player: ANN,
        points: 7,
        why,
    };
    assert_eq!(Topic::of_entry(&points(PointReason::Spring)), Some(Topic::SpringPoints));
    let why = "a city".to_owned();
    assert_eq!(Topic::of_entry(&points(PointReason::Entered { why })), None);
    let eaten = Entry::Eaten { player: BOB, eggs: 1 };
    assert_eq!(Topic::of_entry(&eaten), Some(Topic::EggsLeft));
}
