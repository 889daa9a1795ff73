//! Who sits at a table, as one reader is told of them.

use game_core::Seat;

/// The name of each seat as it is shown, and the seat of the person who reads, if there is exactly one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    seats: Vec<Name>,
    reader: Option<Seat>,
    /// Whether the seats are only numbered: "Player 1" and so on.
    numbered: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Name {
    shown: String,
    /// The word by which messages choose a form of the name, if the game gave the name.
    word: Option<String>,
}

impl Names {
    /// The names in the order of seats, for a reader who has none of them.
    pub fn new(names: Vec<String>) -> Names {
        let plain = |shown| Name { shown, word: None };
        Names {
            seats: names.into_iter().map(plain).collect(),
            ..Names::default()
        }
    }

    /// The names of seats that nobody has named.
    pub(crate) fn numbered(names: Vec<String>) -> Names {
        Names {
            numbered: true,
            ..Names::new(names)
        }
    }

    /// Names that a game gives its seats, each with the word by which messages choose its forms.
    pub(crate) fn given(names: Vec<(String, Option<String>)>) -> Names {
        let name = |(shown, word)| Name { shown, word };
        Names {
            seats: names.into_iter().map(name).collect(),
            ..Names::default()
        }
    }

    /// The names of numbered seats with their numbers; nothing if people have names.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = (&str, usize)> {
        let numbered = self.seats.iter().filter(|_| self.numbered);
        numbered
            .zip(1..)
            .map(|(name, number)| (name.shown.as_str(), number))
    }

    /// The same for the person in this seat, who is spoken to as "you". A spectator has none, and somebody with
    /// several seats is told of them like of anybody else's.
    #[must_use]
    pub fn read_by(self, reader: Option<Seat>) -> Names {
        Names { reader, ..self }
    }

    /// The seat of the person who reads.
    pub fn reader(&self) -> Option<Seat> {
        self.reader
    }

    /// How many seats have a name: the size of the table.
    pub fn len(&self) -> usize {
        self.seats.len()
    }

    /// Whether no seat has a name.
    pub fn is_empty(&self) -> bool {
        self.seats.is_empty()
    }

    /// The name of this seat.
    pub fn get(&self, seat: Seat) -> Option<&str> {
        self.seats
            .get(seat.index())
            .map(|name| name.shown.as_str())
    }

    /// The word by which messages choose a form of this seat's name.
    pub(crate) fn word(&self, seat: Seat) -> Option<&str> {
        self.seats.get(seat.index())?.word.as_deref()
    }
}
