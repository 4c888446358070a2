//! When something was, in words: the day, or how long ago, so that no time zone needs to be known.

use crate::words::{Word, Words};
use std::time::{Duration, SystemTime};
use time::Date;

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// How long ago that was. A moment in the future, by a clock that was set back, is now.
pub fn ago(words: &Words, moment: SystemTime) -> String {
    in_words(words, moment.elapsed().unwrap_or_default())
}

/// A day, as it is written in a letter.
pub fn day(words: &Words, date: Date) -> String {
    let number = |number: i64| Word::from(number);
    let variables = [
        ("day", number(date.day().into())),
        ("month", number(u8::from(date.month()).into())),
        ("year", number(date.year().into())),
    ];
    words.say_with("date", variables)
}

fn in_words(words: &Words, past: Duration) -> String {
    let seconds = past.as_secs();
    let (key, unit) = match seconds {
        0..MINUTE => ("ago-now", MINUTE),
        MINUTE..HOUR => ("ago-minutes", MINUTE),
        HOUR..DAY => ("ago-hours", HOUR),
        DAY.. => ("ago-days", DAY),
    };
    let count = i64::try_from(seconds / unit).unwrap_or(i64::MAX);
    words.say_with(key, [("count", Word::from(count))])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_written_out() {
        let date = Date::from_ordinal_date(2025, 110).unwrap();
        assert_eq!(day(&Words::english(), date), "20 April 2025");
    }

    #[test]
    fn the_unit_grows_with_the_time() {
        let said = |seconds| in_words(&Words::english(), Duration::from_secs(seconds));
        assert_eq!(said(59), "just now");
        assert_eq!(said(60), "1 minute ago");
        assert_eq!(said(2 * HOUR), "2 hours ago");
        assert_eq!(said(DAY - 1), "23 hours ago");
        assert_eq!(said(DAY), "yesterday");
        assert_eq!(said(400 * DAY), "400 days ago");
    }
}
