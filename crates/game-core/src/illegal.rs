//! Why an action is refused: a typed reason that names the rule.

use core::fmt::{self, Debug, Display};

use thiserror::Error;

use crate::seat::Seat;

/// The number of a rule in the game's RULES.md, such as `R4.2`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct RuleRef(pub &'static str);

impl Display for RuleRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A game's own reasons for refusing an action.
pub trait Reason: Copy + Eq + Debug + Display + 'static {
    /// Every reason of this game, so that clients can be tested to explain each.
    const ALL: &'static [Self];

    /// A stable word that clients translate, such as `must_follow`.
    fn code(&self) -> &'static str;

    /// The rule that says so.
    fn rule(&self) -> RuleRef;
}

/// Why an action was refused. Nothing has changed.
///
/// ```
/// use game_core::{Illegal, refusals};
///
/// refusals! {
///     /// Why an action of this game is refused.
///     pub enum Refusal {
///         MustFollow = "must_follow", "R4.2", "the led suit must be followed";
///     }
/// }
///
/// let refused = Illegal::Rule(Refusal::MustFollow);
/// assert_eq!(refused.code(), "must_follow");
/// assert_eq!(refused.rule().map(|rule| rule.to_string()).as_deref(), Some("R4.2"));
/// assert_eq!(Illegal::<Refusal>::Over.rule(), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Illegal<R> {
    /// The match has ended.
    #[error("the match is over")]
    Over,
    /// No such seat at this table.
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    /// This seat has nothing to decide now.
    #[error("seat {0} has nothing to decide now")]
    NotToAct(Seat),
    /// A rule of the game forbids it.
    #[error("{0}")]
    Rule(R),
}

impl<R: Reason> Illegal<R> {
    /// A stable word that clients translate.
    pub fn code(&self) -> &'static str {
        match self {
            Illegal::Over => "match_over",
            Illegal::NoSuchSeat(_) => "no_such_seat",
            Illegal::NotToAct(_) => "not_to_act",
            Illegal::Rule(reason) => reason.code(),
        }
    }

    /// The rule that says so, where it is one of the game's rules.
    pub fn rule(&self) -> Option<RuleRef> {
        match self {
            Illegal::Rule(reason) => Some(reason.rule()),
            _ => None,
        }
    }
}

/// Declares an enum of refusals: of each its name, its stable code, its rule and its sentence for
/// developers, which is its documentation too.
///
/// ```
/// use game_core::{Reason, RuleRef};
///
/// game_core::refusals! {
///     /// A rule that forbids the action.
///     pub enum Refusal {
///         NotInHand = "not_in_hand", "R2.1", "that card is not in your hand";
///         ChooseFirst = "choose_first", "R2.1", "choose a card first";
///     }
/// }
///
/// assert_eq!(Refusal::NotInHand.code(), "not_in_hand");
/// assert_eq!(Refusal::ChooseFirst.rule(), RuleRef("R2.1"));
/// assert_eq!(Refusal::NotInHand.to_string(), "that card is not in your hand");
/// ```
///
/// Refusals that no rule of a game gives, such as those of a server, have no rule and may carry what
/// their sentence needs. Those that are passed on from elsewhere stand apart: each says its own code, which
/// is not in the list of this enum's codes.
///
/// ```
/// game_core::refusals! {
///     /// Why a request is refused.
///     #[derive(Clone, PartialEq, Eq, Debug)]
///     pub enum Denial {
///         Busy = "busy", "too many tables";
///         TooLarge { limit: usize } = "too_large", "more than {limit} bytes";
///         /// It may be a table of another server.
///         NoTable(code: String) = "no_table", "there is no table `{code}`";
///     }
///     passes_on {
///         /// What was sent cannot be read.
///         Text(error: std::str::Utf8Error) = "not_utf8", "text: {error}";
///     }
/// }
///
/// assert_eq!(Denial::CODES, ["busy", "too_large", "no_table"]);
/// assert_eq!(Denial::TooLarge { limit: 9 }.code(), "too_large");
/// assert_eq!(Denial::TooLarge { limit: 9 }.to_string(), "more than 9 bytes");
/// assert_eq!(Denial::NoTable("x".to_owned()).to_string(), "there is no table `x`");
/// ```
#[macro_export]
macro_rules! refusals {
    (
        $(#[$meta:meta])*
        $vis:vis enum $refusal:ident {
            $($name:ident = $code:literal, $rule:literal, $sentence:literal;)+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $vis enum $refusal {
            $(
                #[doc = concat!($sentence, " (", $rule, ").")]
                $name,
            )+
        }

        impl $crate::Reason for $refusal {
            const ALL: &'static [Self] = &[$($refusal::$name),+];

            fn code(&self) -> &'static str {
                match self {
                    $($refusal::$name => $code,)+
                }
            }

            fn rule(&self) -> $crate::RuleRef {
                $crate::RuleRef(match self {
                    $($refusal::$name => $rule,)+
                })
            }
        }

        impl ::core::fmt::Display for $refusal {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(match self {
                    $($refusal::$name => $sentence,)+
                })
            }
        }

        impl ::core::error::Error for $refusal {}
    };
    (
        $(#[$meta:meta])*
        $vis:vis enum $refusal:ident {
            $(
                $(#[$doc:meta])*
                $name:ident $(($value:ident: $kind:ty))? $({ $($field:ident: $type:ty),+ $(,)? })?
                    = $code:literal, $sentence:literal;
            )+
        }
        $(
            passes_on {
                $(
                    $(#[$other_doc:meta])*
                    $other:ident($other_value:ident: $other_kind:ty)
                        = $other_code:expr, $other_sentence:literal;
                )+
            }
        )?
    ) => {
        $(#[$meta])*
        $vis enum $refusal {
            $(
                #[doc = concat!($sentence, ".")]
                #[doc = ""]
                $(#[$doc])*
                $name $(($kind))? $({ $(#[allow(missing_docs)] $field: $type),+ })?,
            )+
            $($(
                $(#[$other_doc])*
                $other($other_kind),
            )+)?
        }

        #[allow(dead_code, reason = "every type has the same items, and few users need all")]
        impl $refusal {
            /// All codes but those that are passed on.
            $vis const CODES: &'static [&'static str] = &[$($code),+];

            /// A stable word that clients translate.
            #[allow(unused_variables, reason = "a code that is passed on need not ask the value")]
            $vis fn code(&self) -> &'static str {
                match self {
                    $($refusal::$name { .. } => $code,)+
                    $($($refusal::$other($other_value) => $other_code,)+)?
                }
            }
        }

        impl ::core::fmt::Display for $refusal {
            #[allow(unused_variables, reason = "a sentence need not name every field")]
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                match self {
                    $(
                        $refusal::$name $(($value))? $({ $($field),+ })? => {
                            ::core::write!(f, $sentence)
                        }
                    )+
                    $($($refusal::$other($other_value) => ::core::write!(f, $other_sentence),)+)?
                }
            }
        }

        impl ::core::error::Error for $refusal {}
    };
}
