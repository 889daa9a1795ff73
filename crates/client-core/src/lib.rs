//! What every client shares, with no input or output of its own.
//!
//! | part | job |
//! |---|---|
//! | [`story`] | events, refusals, outcomes and options as sentences in four languages |
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
//! assert_eq!(story.event::<Samurakva>(&event, &names), "Player 2: card 30 goes to row 3, place 5.");
//! ```

pub mod story;
