//! A TCP connection to a client that must read what it asked for; how many frames it may send is limited.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{self, Instant, Sleep};

use crate::doors::{Activity, Task};
use crate::ws::Frames;

/// What a client must read a second in the long run, in bytes: each buys it some of that time again.
const SLOWEST: u32 = 1024;

/// A connection. What is written waits for a client that does not read only for a while.
pub(crate) struct Line {
    stream: TcpStream,
    activity: Arc<Activity>,
    /// How long a client may not read at all before it is cut.
    longest: Duration,
    /// How much of that is left.
    patience: Duration,
    stall: Option<Stall>,
    /// Counts frames once the connection is a WebSocket.
    frames: Option<Frames>,
}

/// A write that waits for the client.
struct Stall {
    since: Instant,
    limit: Pin<Box<Sleep>>,
    _task: Task,
}

impl Line {
    pub(crate) fn new(stream: TcpStream, activity: Arc<Activity>, longest: Duration) -> Line {
        Line {
            stream,
            activity,
            longest,
            patience: longest,
            stall: None,
            frames: None,
        }
    }

    /// From now on frames are read; these have come already.
    pub(crate) fn count_frames(&mut self, mut frames: Frames, read: &[u8]) -> io::Result<()> {
        frames.read(read)?;
        self.frames = Some(frames);
        Ok(())
    }

    /// Frames are counted no more.
    pub(crate) fn count_no_frames(&mut self) {
        self.frames = None;
    }

    /// What becomes of an attempt to write.
    fn written(
        &mut self,
        context: &mut Context<'_>,
        result: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        let Poll::Ready(result) = result else {
            let stall = self.stall.get_or_insert_with(|| Stall {
                since: Instant::now(),
                limit: Box::pin(time::sleep(self.patience)),
                _task: self.activity.begin(),
            });
            ready!(stall.limit.as_mut().poll(context));
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        };
        if let Some(stall) = self.stall.take() {
            self.patience = self
                .patience
                .saturating_sub(stall.since.elapsed());
        }
        if let Ok(bytes) = &result {
            let bought = Duration::from_secs_f64(*bytes as f64 / f64::from(SLOWEST));
            self.patience = self.longest.min(self.patience + bought);
        }
        Poll::Ready(result)
    }
}

impl AsyncRead for Line {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(context, buffer))?;
        if let Some(frames) = &mut self.frames {
            frames.read(&buffer.filled()[before..])?;
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Line {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let result = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.written(context, result)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let result = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.written(context, result)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
