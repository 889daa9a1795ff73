//! What every client shares, with no input or output of its own.
//!
//! | part | job |
//! |---|---|
//! | [`fair`] | a client's part in a deal: what it notes, when it shows its share, what that proves |
//! | [`guide`] | what a person is asked and may do, in words; how cards move |
//! | [`lesson`] | lessons at the table: what is said, which move is to be found |
//! | [`place`] | the places of a table that cards leave and reach |
//! | [`plain`] | words and a table for a game that says nothing for itself |
//! | [`recap`] | how a finished match came about: a verdict, what was counted, what decided |
//! | [`replay`] | a finished match at any moment from any seat |
//! | [`room`] | a client at a table: what it knows, what it has asked for, whether it is connected |
//! | [`stage`] | what happened as a script of moments, each long enough to be seen |
//! | [`story`] | events, refusals, outcomes and options as sentences in four languages |
//! | [`tap`] | what a tap at a table means, and what the drawing shows of it |
//!
//! ```
//! use client_core::story::{Lang, Story};
//! use game_core::Seat;
//! use samurakva::{Card, Event, RowNumber, Samurakva};
//!
//! let story = Story::new(Lang::En);
//! let names = story.names(4);
//! let card = Card::new(30).expect("there is a 30");
//! let event = Event::Placed { seat: Seat(1), card, row: RowNumber::Third, place: 5 };
//! let told = story.event::<Samurakva>(&event, &names);
//! assert_eq!(told.replace('\u{a0}', " "), "Player 2’s 30 joins row 3 as its fifth card.");
//! let told = story.event::<Samurakva>(&event, &names.read_by(Some(Seat(1))));
//! assert_eq!(told.replace('\u{a0}', " "), "Your 30 joins row 3 as its fifth card.");
//! ```

pub mod fair;
pub mod guide;
pub mod lesson;
pub mod place;
pub mod plain;
pub mod recap;
pub mod replay;
pub mod room;
pub mod stage;
pub mod story;
pub mod tap;
