//! One table, from the outside: what goes in, what comes out, and who is told.

mod clocks;
mod house;
mod junk;
mod leaks;
mod matches;
mod restored;
mod rights;
mod undone;
