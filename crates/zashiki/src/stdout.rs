//! Standard output, whose reader may have seen enough at any time.

use std::io::{self, ErrorKind, Write};

/// Writes to standard output. A reader who has seen enough, such as `head`, is no error.
pub(crate) fn write(text: &str) -> io::Result<()> {
    written(io::stdout().lock().write_all(text.as_bytes()))
}

/// What came of writing: a closed pipe is not a failure.
pub(crate) fn written(result: io::Result<()>) -> io::Result<()> {
    match result {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_closed_pipe_is_no_failure() {
        let after = |kind: ErrorKind| written(Err(kind.into())).is_ok();
        assert!(after(ErrorKind::BrokenPipe));
        assert!(!after(ErrorKind::StorageFull));
        assert!(written(Ok(())).is_ok());
    }
}
