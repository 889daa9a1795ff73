//! The table in the terminal: drawn, or in plain lines for pipes and for those who listen.
//!
//! | part | job |
//! |---|---|
//! | [`app`] | which table, and how it is shown |
//! | [`choices`] | what there is to sit down at |
//! | [`client`] | a client at a table: the shared model, and the line that carries what it says |
//! | [`draw`] | the table drawn: screen, frame, colours, the terminal itself, the menu |
//! | [`games`] | one drawing for each game |
//! | [`line`](mod@line) | lines to a table: one's own on this machine, or one on a server |
//! | [`lobby`] | before and after a match at a server's table |
//! | [`local`] | tables on one's own disk: the folder, the log, who plays there |
//! | [`muted`] | whom the person does not want to hear |
//! | [`options`] | the options of a match while they are chosen |
//! | [`plain`] | the table in lines of text: what happened, what is asked, numbered choices |
//! | [`recap`] | how a match that is over came about |
//! | [`rules`] | the rules of a game, searched by a word or a number |
//! | [`seen`] | what a person sees of a match, in the types of its game |
//! | [`talk`] | what people say to each other |
//! | [`words`] | what only the terminal says, in four languages |

pub mod app;
pub mod choices;
pub mod client;
mod clock;
pub mod draw;
pub mod games;
mod leaving;
pub mod line;
pub mod lobby;
pub mod local;
pub mod muted;
pub mod options;
pub mod plain;
pub mod recap;
pub mod rules;
pub mod seen;
pub mod talk;
pub mod words;

pub use roster::Level;
