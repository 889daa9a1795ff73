//! Lines of bounded length: what is longer is passed over without being kept.

use std::io::{self, BufRead};

use super::error::EngineError;

/// The longest line that is read, in bytes without the line feed: 1 MiB, many times the longest record.
pub(crate) const LONGEST: usize = 1 << 20;

/// The lines of an input.
pub(crate) struct Lines<R> {
    input: R,
    buffer: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    pub(crate) fn new(input: R) -> Self {
        Lines {
            input,
            buffer: Vec::new(),
        }
    }

    /// The next line without its line feed, `None` at the end of the input. The last line may lack one.
    pub(crate) fn next(&mut self) -> io::Result<Option<Result<&str, EngineError>>> {
        self.buffer.clear();
        let mut length = 0;
        loop {
            let available = match self.input.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                available => available?,
            };
            let end = available.iter().position(|&byte| byte == b'\n');
            let piece = &available[..end.unwrap_or(available.len())];
            let at_end = available.is_empty();
            length += piece.len();
            if length <= LONGEST {
                self.buffer.extend_from_slice(piece);
            }
            let used = piece.len() + usize::from(end.is_some());
            self.input.consume(used);
            if at_end && length == 0 {
                return Ok(None);
            }
            if at_end || end.is_some() {
                break;
            }
        }
        Ok(Some(self.text(length)))
    }

    fn text(&self, length: usize) -> Result<&str, EngineError> {
        if length > LONGEST {
            return Err(EngineError::LineTooLong);
        }
        core::str::from_utf8(&self.buffer).map_err(|error| EngineError::NotUtf8 {
            position: error.valid_up_to() + 1,
        })
    }
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    fn lines(input: &[u8]) -> Vec<Result<String, &'static str>> {
        // A buffer of three bytes, so that lines come in pieces.
        let mut lines = Lines::new(BufReader::with_capacity(3, input));
        let mut found = Vec::new();
        while let Some(line) = lines.next().unwrap() {
            found.push(
                line.map(ToOwned::to_owned)
                    .map_err(|error| error.code()),
            );
        }
        found
    }

    #[test]
    fn lines_end_with_a_line_feed_or_with_the_input() {
        assert_eq!(lines(b""), []);
        assert_eq!(lines(b"\n\n"), [Ok(String::new()), Ok(String::new())]);
        assert_eq!(
            lines(b"first\nsecond"),
            [Ok("first".to_owned()), Ok("second".to_owned())]
        );
        assert_eq!(
            lines(b"first\nsecond\n"),
            [Ok("first".to_owned()), Ok("second".to_owned())]
        );
    }

    #[test]
    fn the_longest_line_is_read_and_a_longer_one_passed_over() {
        let mut input = vec![b'x'; LONGEST];
        input.extend(b"\n");
        input.extend(vec![b'y'; LONGEST + 1]);
        input.extend(b"\nlast");
        assert_eq!(
            lines(&input),
            [
                Ok("x".repeat(LONGEST)),
                Err("line_too_long"),
                Ok("last".to_owned())
            ]
        );
    }

    #[test]
    fn bytes_that_are_no_text_spoil_only_their_line() {
        assert_eq!(lines(b"a\xff\nb"), [Err("not_utf8"), Ok("b".to_owned())]);
    }
}
