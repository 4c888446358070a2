//! Fields: values of the file with nothing taken on trust.

use crate::game::fault::{FieldError, FieldFault, FieldPath, Segment, Wanted};
use serde::de::{MapAccess, Visitor};
use serde_json::value::RawValue;
use std::collections::HashSet;
use std::fmt;

pub(super) type Read<T> = Result<T, FieldError>;

fn wrong_type(wanted: Wanted) -> FieldError {
    FieldFault::WrongType { wanted }.into()
}

pub(super) fn is_null(value: &RawValue) -> bool {
    value.get() == "null"
}

/// A whole number. `1.0` and `1e3` are none. One beyond 64 bits is taken for the farthest there is: where a range is given
/// it is out of it all the same, and elsewhere it is judged in play like any other.
pub(super) fn whole(value: &RawValue) -> Read<i64> {
    let digits = value.get().strip_prefix('-').unwrap_or(value.get());
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(wrong_type(Wanted::WholeNumber));
    }
    let farthest = if value.get().starts_with('-') {
        i64::MIN
    } else {
        i64::MAX
    };
    Ok(value.get().parse().unwrap_or(farthest))
}

/// A whole number from `least` to `most`.
pub(super) fn whole_within(value: &RawValue, least: i64, most: i64) -> Read<i64> {
    let number = whole(value)?;
    if (least..=most).contains(&number) {
        Ok(number)
    } else {
        Err(FieldFault::OutOfRange { least, most }.into())
    }
}

pub(super) fn truth(value: &RawValue) -> Read<bool> {
    match value.get() {
        "true" => Ok(true),
        "false" => Ok(false),
        _ => Err(wrong_type(Wanted::TrueOrFalse)),
    }
}

pub(super) fn text(value: &RawValue) -> Read<String> {
    serde_json::from_str(value.get()).map_err(|_| wrong_type(Wanted::Text))
}

/// The entries of a list, read one by one; no more than `most`.
pub(super) fn list<T>(value: &RawValue, most: usize, read: impl Fn(&RawValue) -> Read<T>) -> Read<Vec<T>> {
    let entries: Vec<&RawValue> = serde_json::from_str(value.get()).map_err(|_| wrong_type(Wanted::List))?;
    if entries.len() > most {
        return Err(FieldFault::TooMany { most }.into());
    }
    let read = |(index, entry)| read(entry).map_err(|error| error.in_index(index));
    entries.into_iter().enumerate().map(read).collect()
}

/// A name, one of those `known` finds.
pub(super) fn named<T>(value: &RawValue, known: impl Fn(&str) -> Option<T>) -> Read<T> {
    let name = text(value)?;
    known(&name).ok_or_else(|| FieldFault::UnknownName { name }.into())
}

/// A list of names, none of them twice.
pub(super) fn names<T: Copy + PartialEq, C: FromIterator<T>>(
    value: &RawValue,
    known: impl Fn(&str) -> Option<T>,
) -> Read<C> {
    let entries = list(value, usize::MAX, |entry| named(entry, &known))?;
    for (index, entry) in entries.iter().enumerate() {
        if entries.iter().take(index).any(|before| before == entry) {
            return Err(FieldError::from(FieldFault::DoubledEntry).in_index(index));
        }
    }
    Ok(entries.into_iter().collect())
}

/// An object whose fields are taken out one by one; what is left over is a fault.
pub(super) struct Object<'a> {
    fields: Vec<(String, &'a RawValue)>,
}

impl<'a> Object<'a> {
    /// The object, no field of it twice.
    pub(super) fn read(value: &'a RawValue) -> Read<Self> {
        let fields = fields(value.get()).ok_or_else(|| wrong_type(Wanted::Object))?;
        let mut seen = HashSet::new();
        match fields.iter().find(|(name, _)| !seen.insert(name.as_str())) {
            Some((name, _)) => Err(FieldPath::of(name).at_fault(FieldFault::Doubled)),
            None => Ok(Self { fields }),
        }
    }

    /// The field's value, `null` included.
    fn take(&mut self, name: &str) -> Option<&'a RawValue> {
        let place = self.fields.iter().position(|(field, _)| field == name)?;
        Some(self.fields.remove(place).1)
    }

    /// A field that may be left out; `null` counts as left out.
    pub(super) fn optional<T>(&mut self, name: &str, read: impl FnOnce(&'a RawValue) -> Read<T>) -> Read<Option<T>> {
        match self.take(name).filter(|value| !is_null(value)) {
            Some(value) => read(value).map(Some).map_err(|error| error.in_key(name)),
            None => Ok(None),
        }
    }

    /// A field that must be there.
    pub(super) fn required<T>(&mut self, name: &str, read: impl FnOnce(&'a RawValue) -> Read<T>) -> Read<T> {
        self.optional(name, read)?
            .ok_or_else(|| FieldPath::of(name).at_fault(FieldFault::Missing))
    }

    /// A field that must be there, and may be `null`.
    pub(super) fn nullable<T>(&mut self, name: &str, read: impl FnOnce(&'a RawValue) -> Read<T>) -> Read<Option<T>> {
        match self.take(name) {
            None => Err(FieldPath::of(name).at_fault(FieldFault::Missing)),
            Some(value) if is_null(value) => Ok(None),
            Some(value) => read(value).map(Some).map_err(|error| error.in_key(name)),
        }
    }

    /// All fields have been taken: any other is unknown here.
    pub(super) fn finish(self) -> Read<()> {
        match self.fields.first() {
            Some((name, _)) => Err(FieldPath::of(name).at_fault(FieldFault::Unknown)),
            None => Ok(()),
        }
    }
}

/// The fields of an object in the order of the text, doubled ones included; `None` if the text is no object.
fn fields(text: &str) -> Option<Vec<(String, &RawValue)>> {
    struct Fields;
    impl<'de> Visitor<'de> for Fields {
        type Value = Vec<(String, &'de RawValue)>;

        fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
            formatter.write_str("an object")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut fields = Vec::new();
            while let Some(field) = map.next_entry()? {
                fields.push(field);
            }
            Ok(fields)
        }
    }
    let mut reader = serde_json::Deserializer::from_str(text);
    serde::Deserializer::deserialize_map(&mut reader, Fields).ok()
}

/// The line, from 1, on which the field begins, or the nearest one above it that is there.
pub(super) fn line_of(text: &str, path: &FieldPath) -> usize {
    let mut at = text;
    for segment in path.segments() {
        let inner = match segment {
            Segment::Key(name) => fields(at)
                .and_then(|fields| fields.into_iter().rfind(|(field, _)| field == name))
                .map(|(_, value)| value.get()),
            Segment::Index(index) => serde_json::from_str::<Vec<&RawValue>>(at)
                .ok()
                .and_then(|entries| entries.get(*index).map(|entry| entry.get())),
        };
        let Some(inner) = inner else { break };
        at = inner;
    }
    // `at` is a part of `text`, so its distance from the beginning is what stands before it.
    let before = (at.as_ptr() as usize).saturating_sub(text.as_ptr() as usize);
    let lines_before = text.bytes().take(before).filter(|byte| *byte == b'\n').count();
    lines_before + 1
}
