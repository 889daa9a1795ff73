//! Every frame is counted where it comes in: the library hands over whole messages, and a message may be
//! any number of frames, empty ones too.

use std::io;
use std::time::Instant;

use crate::config::Rate;

/// The longest head of a frame: two bytes, a long length, a mask.
const LONGEST_HEAD: usize = 14;

/// Reads along and counts.
pub(crate) struct Frames {
    rate: Rate,
    left: f64,
    at: Instant,
    head: [u8; LONGEST_HEAD],
    /// How much of the head is known.
    known: usize,
    /// What is still to come of the frame's content.
    content: u64,
}

impl Frames {
    pub(crate) fn new(rate: Rate) -> Frames {
        let at = Instant::now();
        Frames {
            rate,
            left: rate.burst,
            at,
            head: [0; LONGEST_HEAD],
            known: 0,
            content: 0,
        }
    }

    /// Counts the frames that begin in these bytes; an error if there are too many.
    pub(crate) fn read(&mut self, mut bytes: &[u8]) -> io::Result<()> {
        let mut frames = 0_u32;
        while let Some((&byte, rest)) = bytes.split_first() {
            if self.content > 0 {
                let skipped = bytes
                    .len()
                    .min(usize::try_from(self.content).unwrap_or(usize::MAX));
                self.content -= skipped as u64;
                bytes = bytes.get(skipped..).unwrap_or_default();
                continue;
            }
            if let Some(place) = self.head.get_mut(self.known) {
                *place = byte;
            }
            self.known += 1;
            bytes = rest;
            if let Some(content) = content(self.head.get(..self.known).unwrap_or_default()) {
                (self.known, self.content) = (0, content);
                frames += 1;
            }
        }
        self.take(frames)
    }

    fn take(&mut self, frames: u32) -> io::Result<()> {
        if frames > 0 {
            let gained = self.at.elapsed().as_secs_f64() * self.rate.per_second;
            self.left = (self.left + gained).min(self.rate.burst) - f64::from(frames);
            self.at = Instant::now();
        }
        if self.left < 0.0 {
            Err(io::ErrorKind::QuotaExceeded.into())
        } else {
            Ok(())
        }
    }
}

/// How long a frame's content is, once its head is whole (RFC 6455 5.2).
fn content(head: &[u8]) -> Option<u64> {
    let [_, second, rest @ ..] = head else {
        return None;
    };
    let (short, mask) = (second & 0x7f, if second & 0x80 == 0 { 0 } else { 4 });
    let extra = match short {
        126 => 2,
        127 => 8,
        _ => 0,
    };
    let length = rest
        .get(..extra)?
        .iter()
        .fold(0, |sum, &byte| sum << 8 | u64::from(byte));
    (rest.len() == extra + mask).then_some(if extra == 0 { u64::from(short) } else { length })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(length: usize) -> Vec<u8> {
        let mut bytes = vec![0x81];
        match length {
            0..126 => bytes.push(0x80 | length as u8),
            126..65_536 => {
                bytes.push(0xfe);
                bytes.extend((length as u16).to_be_bytes());
            }
            _ => {
                bytes.push(0xff);
                bytes.extend((length as u64).to_be_bytes());
            }
        }
        bytes.extend([1, 2, 3, 4]);
        bytes.extend(vec![0x81; length]);
        bytes
    }

    #[test]
    fn f12_frames_are_counted_wherever_they_are_cut() {
        let bytes: Vec<u8> = [0, 5, 125, 126, 300, 70_000, 0]
            .into_iter()
            .flat_map(frame)
            .collect();
        for size in [1, 2, 3, 7, 1024, bytes.len()] {
            let mut frames = Frames::new(Rate {
                per_second: 1e-9,
                burst: 7.0,
            });
            assert!(
                bytes
                    .chunks(size)
                    .all(|part| frames.read(part).is_ok()),
                "{size}"
            );
            assert!(
                frames.left.abs() < 1e-6,
                "seven frames in pieces of {size}: {}",
                frames.left
            );
            assert!(frames.read(&frame(0)).is_err(), "an eighth");
        }
    }

    #[test]
    fn f12_time_gives_frames_back() {
        let mut frames = Frames::new(Rate {
            per_second: 1_000.0,
            burst: 2.0,
        });
        frames
            .read(&[frame(0), frame(0)].concat())
            .unwrap();
        assert!(
            frames
                .read(&[frame(0), frame(0), frame(0)].concat())
                .is_err()
        );
        std::thread::sleep(std::time::Duration::from_millis(10));
        assert!(frames.read(&frame(0)).is_ok());
    }
}
