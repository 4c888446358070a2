use crate::*;
use hoppel::game::link::LinkFault;
use hoppel::game::{FieldError, FieldFault, FieldPath, FileError, Wanted};

#[test]
fn every_fault_of_a_file_has_its_sentence() {
    let wanted = [
        Wanted::Object,
        Wanted::List,
        Wanted::Text,
        Wanted::WholeNumber,
        Wanted::TrueOrFalse,
        Wanted::Cell,
        Wanted::CellOrZone,
        Wanted::Anyway,
        Wanted::EggSupply,
    ];
    assert_complete(&wanted, "src/game/fault.rs", "Wanted");
    let mut faults = vec![
        FieldFault::Missing,
        FieldFault::Unknown,
        FieldFault::Doubled,
        FieldFault::OutOfRange {
            least: 1,
            most: i64::MAX,
        },
        FieldFault::OutOfRange {
            least: -1000,
            most: 1000,
        },
        FieldFault::UnknownName { name: "nests".into() },
        FieldFault::DoubledEntry,
        FieldFault::TooLong { most: 80 },
        FieldFault::TooMany { most: 100 },
        FieldFault::TooManyTiles { most: 4000 },
        FieldFault::WrongCount { least: 2, most: 6 },
        FieldFault::OneAPlayer,
        FieldFault::Empty,
        FieldFault::ControlCharacter,
        FieldFault::SameName,
        FieldFault::SameColour,
        FieldFault::NoSuchPlayer,
        FieldFault::HasLeft,
        FieldFault::TooFewStay,
        FieldFault::NoTile,
        FieldFault::NoCompleteNest,
        FieldFault::CellTaken,
        FieldFault::ExactlyOne { of: ["at", "zone"] },
        FieldFault::AtLeastOne { of: ["name", "colour"] },
        FieldFault::OtherFormat,
        FieldFault::NotADate,
        FieldFault::BadId,
        FieldFault::FileTooLarge,
    ];
    faults.extend(wanted.map(|wanted| FieldFault::WrongType { wanted }));
    assert_complete(&faults, "src/game/fault.rs", "FieldFault");
    let path = || FieldPath::of("actions").index(3).key("at");
    for fault in faults {
        for (path, line) in [(path(), Some(7)), (path(), None), (FieldPath::default(), Some(7))] {
            let error = path.at_fault(fault.clone());
            let field = FileError::Field {
                error: error.clone(),
                line,
            };
            for sentence in everyhow(|words| words.file_error(&field)) {
                assert_said(&sentence, &error);
                assert!(sentence.ends_with('.'), "{sentence}");
            }
            for sentence in everyhow(|words| words.field_error(&error)) {
                assert_said(&sentence, &error);
            }
        }
    }
    let others = [
        FileError::Open {
            reason: "it is a folder".into(),
        },
        FileError::Syntax { line: 3, column: 0 },
        FileError::Syntax { line: 3, column: 9 },
        FileError::Empty,
        FileError::Version,
        FileError::Field {
            error: FieldFault::FileTooLarge.into(),
            line: None,
        },
    ];
    assert_complete(&others, "src/game/fault.rs", "FileError");
    for error in others {
        for sentence in everyhow(|words| words.file_error(&error)) {
            assert_sentence(&sentence, &error);
        }
    }
}

#[test]
fn a_fault_is_told_with_its_path_and_line_and_no_more_than_fits() {
    let words = Words::english();
    let error = FieldPath::of("actions")
        .index(3)
        .key("at")
        .at_fault(FieldFault::Missing);
    let told = words.file_error(&FileError::Field { error, line: Some(12) });
    assert_eq!(told, "actions[3].at (line 12): this must be there.");
    let endless = FieldPath::of(&"x".repeat(5000)).at_fault(FieldFault::Unknown);
    assert!(words.field_error(&endless).chars().count() < 300);
    let name = "y".repeat(5000);
    let error = FieldError::from(FieldFault::UnknownName { name });
    assert!(words.field_error(&error).chars().count() < 300);
}

#[test]
fn every_fault_of_a_link_has_its_sentence() {
    let faults = [
        LinkFault::TooLong,
        LinkFault::Broken,
        LinkFault::Newer,
        LinkFault::Setup(FieldFault::NoTile.into()),
    ];
    assert_complete(&faults, "src/game/link/mod.rs", "LinkFault");
    for fault in faults {
        for sentence in everyhow(|words| words.link_fault(&fault)) {
            assert_said(&sentence, &fault);
        }
    }
}
