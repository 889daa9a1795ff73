//! The fields of a request: each is taken with its type, and all problems are told at once.

use core::fmt;
use core::marker::PhantomData;

use game_core::{ProblemKind, Problems};
use serde::de::{DeserializeOwned, Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use serde_json::value::RawValue;

use super::error::EngineError;

/// How much of a wrong value is told back.
const QUOTED: usize = 60;

/// A JSON object with its keys in order, repeated ones too, which a map would hide.
pub(crate) struct Object<T>(pub(crate) Vec<(String, T)>);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Pairs<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for Pairs<T> {
            type Value = Object<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Object<T>, A::Error> {
                let mut pairs = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(Object(pairs))
            }
        }

        deserializer.deserialize_map(Pairs(PhantomData))
    }
}

/// A value of a config or a deal: a string, or a number or truth value that stands for its text.
pub(crate) struct Word(pub(crate) String);

impl<'de> Deserialize<'de> for Word {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Value::deserialize(deserializer)? {
            Value::String(text) => Ok(Word(text)),
            Value::Bool(truth) => Ok(Word(truth.to_string())),
            Value::Number(number) if !number.is_f64() => Ok(Word(number.to_string())),
            _ => Err(D::Error::custom("no string, whole number or truth value")),
        }
    }
}

/// The fields of one request that are not yet taken.
pub(crate) struct Fields<'a> {
    rest: Vec<(String, &'a RawValue)>,
    problems: Problems,
}

impl<'a> Fields<'a> {
    pub(crate) fn parse(line: &'a str) -> Result<Self, EngineError> {
        let object: Object<&'a RawValue> = serde_json::from_str(line).map_err(|error| {
            if error.is_data() {
                EngineError::NotAnObject
            } else {
                EngineError::NotJson(error)
            }
        })?;
        Ok(Fields {
            rest: object.0,
            problems: Problems::default(),
        })
    }

    /// A field as it is written. A repeated one is a problem.
    pub(crate) fn raw(&mut self, key: &str) -> Option<&'a RawValue> {
        let at = self
            .rest
            .iter()
            .position(|(other, _)| other == key)?;
        let (_, value) = self.rest.remove(at);
        let others = self.rest.len();
        self.rest.retain(|(other, _)| other != key);
        if self.rest.len() < others {
            self.problems.add(key, ProblemKind::Repeated);
        }
        Some(value)
    }

    /// A field that may be left out; `expected` names its form for a developer.
    pub(crate) fn optional<T: DeserializeOwned>(
        &mut self,
        key: &str,
        expected: &'static str,
    ) -> Option<T> {
        let value = self.raw(key)?;
        let read = serde_json::from_str(value.get()).ok();
        if read.is_none() {
            self.malformed(key, value, expected);
        }
        read
    }

    /// A field that must be given.
    pub(crate) fn required<T: DeserializeOwned>(
        &mut self,
        key: &str,
        expected: &'static str,
    ) -> Option<T> {
        if !self.rest.iter().any(|(other, _)| other == key) {
            self.problems.add(key, ProblemKind::Missing);
        }
        self.optional(key, expected)
    }

    /// Notes that a field does not have its form.
    pub(crate) fn malformed(&mut self, key: &str, value: &RawValue, expected: &'static str) {
        let mut found: String = value.get().chars().take(QUOTED).collect();
        if found.len() < value.get().len() {
            found.push('…');
        }
        self.problems
            .add(key, ProblemKind::Malformed { found, expected });
    }

    /// The problems found so far, when the rest cannot be judged.
    pub(crate) fn refuse(self) -> EngineError {
        EngineError::BadRequest(self.problems)
    }

    /// The request, if there are no problems; what was not taken is one.
    pub(crate) fn finish<T>(mut self, value: Option<T>) -> Result<T, EngineError> {
        for (field, _) in self.rest {
            self.problems.add(&field, ProblemKind::Unknown);
        }
        match value {
            Some(value) if self.problems.0.is_empty() => Ok(value),
            _ => Err(EngineError::BadRequest(self.problems)),
        }
    }
}
