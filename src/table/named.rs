//! One list of names for each enum that the game file spells out, so that reading, writing and messages cannot drift apart.

/// Declares an enum whose variants have a fixed name in the game file.
///
/// Gives it `ALL` (in the order written), `name()`, `from_name()` and `Serialize` by that name.
macro_rules! named_enum {
    ($(#[$meta:meta])* $title:ident { $($(#[$doc:meta])* $variant:ident = $name:literal,)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $title { $($(#[$doc])* $variant,)+ }

        impl $title {
            /// Every variant, in the order of its declaration.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)+];

            /// The name the game file and the command line use.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name,)+ }
            }

            /// The variant of that name, if there is one.
            pub fn from_name(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|known| known.name() == name)
            }
        }

        impl serde::Serialize for $title {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }
    };
}

pub(crate) use named_enum;
