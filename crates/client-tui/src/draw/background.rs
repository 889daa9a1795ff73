//! Whether the terminal is light, asked of the terminal itself.
//!
//! It is asked for its background (OSC 11) and then for what it is (DA1). Nearly every terminal answers the second
//! question, so one that does not know the first keeps nobody waiting.

use std::time::Duration;

use super::late::Late;

/// How long a terminal may take that answers nothing at all; one at the other end of a slow line needs some of it.
#[cfg(unix)]
const PATIENCE: Duration = Duration::from_millis(400);
#[cfg(unix)]
const QUESTIONS: &[u8] = b"\x1b]11;?\x1b\\\x1b[c";

/// What a terminal has answered in time.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Answered {
    /// Whether it says that its background is light; nothing if it does not say.
    pub(super) light: Option<bool>,
    /// What will come late, if it did not answer everything.
    pub(super) owed: Option<Late>,
}

/// Asks the terminal. It must not echo what it is sent, and nobody else may listen to it meanwhile.
#[cfg(unix)]
pub(super) fn ask() -> Answered {
    let mut answer = Vec::new();
    // What went wrong has left no answer; the environment is asked then.
    let _ = listen(&mut answer);
    let owed = (!is_whole(&answer)).then(|| Late::after(&answer));
    Answered {
        light: read(&String::from_utf8_lossy(&answer)),
        owed,
    }
}

#[cfg(unix)]
fn listen(answer: &mut Vec<u8>) -> std::io::Result<()> {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    use std::io::{Error, Write, stdout};
    use std::time::Instant;

    let mut out = stdout();
    out.write_all(QUESTIONS)?;
    out.flush()?;
    let input = rustix::stdio::stdin();
    let until = Instant::now() + PATIENCE;
    let mut bytes = [0; 128];
    while !is_whole(answer) {
        let left = until.saturating_duration_since(Instant::now());
        let left = Timespec::try_from(left).map_err(Error::other)?;
        let mut ready = [PollFd::new(&input, PollFlags::IN)];
        if poll(&mut ready, Some(&left))? == 0 {
            break;
        }
        let count = rustix::io::read(input, &mut bytes)?;
        let read = bytes.get(..count).unwrap_or_default();
        if read.is_empty() {
            break;
        }
        answer.extend_from_slice(read);
    }
    Ok(())
}

/// Other systems have other ways, and dark is usual there.
#[cfg(not(unix))]
pub(super) fn ask() -> Answered {
    Answered::default()
}

/// Whether the answer to the last question has come: `ESC [ ? … c`.
fn is_whole(answer: &[u8]) -> bool {
    let begin = answer
        .windows(3)
        .position(|three| three == b"\x1b[?");
    begin.is_some_and(|begin| answer[begin..].contains(&b'c'))
}

/// Reads `rgb:RRRR/GGGG/BBBB`, with one to four digits for each colour.
pub(super) fn read(answer: &str) -> Option<bool> {
    let (_, colours) = answer.split_once("]11;rgb:")?;
    let colours = colours.split(['\x07', '\x1b']).next()?;
    let parts: Vec<f32> = colours
        .split('/')
        .filter_map(|part| {
            let value = u16::from_str_radix(part, 16).ok()?;
            let most = (1_u32 << (4 * part.len().min(4))) - 1;
            Some(f32::from(value) / most as f32)
        })
        .collect();
    let [red, green, blue] = parts[..] else {
        return None;
    };
    // How bright the eye finds each (ITU-R BT.601).
    Some(0.299 * red + 0.587 * green + 0.114 * blue > 0.5)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_says_whether_the_background_is_light() {
        let whole = |colours: &str| format!("\x1b]11;rgb:{colours}\x1b\\\x1b[?62;22c");
        assert_eq!(read(&whole("ffff/ffff/ffff")), Some(true));
        assert_eq!(read(&whole("fd/f6/e3")), Some(true));
        assert_eq!(read(&whole("0000/2b2b/3636")), Some(false));
        assert_eq!(read("\x1b]11;rgb:0/0/0\x07"), Some(false));
        for silent in [
            "\x1b[?62;22c",
            "",
            "\x1b]11;rgb:1/2\x07",
            "\x1b]11;rgb:x/y/z\x07",
        ] {
            assert_eq!(read(silent), None, "{silent:?}");
        }
    }

    #[test]
    fn the_last_answer_ends_the_waiting() {
        assert!(is_whole(b"\x1b]11;rgb:cccc/cccc/cccc\x1b\\\x1b[?1;2c"));
        assert!(!is_whole(b"\x1b]11;rgb:cccc/cccc/cccc\x1b\\"));
        assert!(!is_whole(b"\x1b[?1;2"));
    }
}
