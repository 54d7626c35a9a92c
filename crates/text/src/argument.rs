//! What messages are filled in with.

use std::borrow::Cow;

use four_rules::{Cell, Column};

/// A value in a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg<'a> {
    /// Shown as it is; also selects the variant of that name.
    Text(Cow<'a, str>),
    /// Shown in digits; also selects the plural.
    Number(i128),
    /// The reader: selects the variant `[you]`.
    You,
}

/// A person in a sentence: sentences about the reader are worded differently.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who<'a> {
    /// The reader.
    You,
    /// Anyone else, by name.
    Named(Cow<'a, str>),
}

impl<'a> From<Who<'a>> for Arg<'a> {
    fn from(who: Who<'a>) -> Arg<'a> {
        match who {
            Who::You => Arg::You,
            Who::Named(name) => Arg::Text(name),
        }
    }
}

impl<'a> From<&'a Who<'_>> for Who<'a> {
    fn from(who: &'a Who) -> Who<'a> {
        match who {
            Who::You => Who::You,
            Who::Named(name) => Who::Named(Cow::Borrowed(name)),
        }
    }
}

macro_rules! from_text {
    ($($target:ident::$variant:ident),*) => {$(
        impl<'a> From<&'a str> for $target<'a> {
            fn from(text: &'a str) -> $target<'a> {
                $target::$variant(Cow::Borrowed(text))
            }
        }

        impl<'a> From<&'a String> for $target<'a> {
            fn from(text: &'a String) -> $target<'a> {
                $target::$variant(Cow::Borrowed(text))
            }
        }

        impl From<String> for $target<'_> {
            fn from(text: String) -> Self {
                $target::$variant(Cow::Owned(text))
            }
        }

        impl<'a> From<Cow<'a, str>> for $target<'a> {
            fn from(text: Cow<'a, str>) -> $target<'a> {
                $target::$variant(text)
            }
        }
    )*};
}

from_text!(Arg::Text, Who::Named);

macro_rules! from_number {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Arg::Number(i128::from(number))
            }
        }
    )*};
}

from_number!(u8, u16, u32, u64, i8, i16, i32, i64);

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Arg::Number(number as i128)
    }
}

macro_rules! from_display {
    ($($value:ty),*) => {$(
        impl From<$value> for Arg<'_> {
            fn from(value: $value) -> Self {
                Arg::Text(Cow::Owned(value.to_string()))
            }
        }
    )*};
}

from_display!(char, Column, &Column, Cell, &Cell);
