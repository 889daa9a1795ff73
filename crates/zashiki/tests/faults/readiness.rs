//! `/ready` asked ten times a second, compared with what the disk did and with what people were told.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time;

use crate::crowd::Mark;
use crate::http::{kind, request};
use crate::process::Process;

/// How long a server may take to know that its disk fails, or works again: much less, unless the machine's own disk is
/// busy.
const PATIENCE: Duration = Duration::from_secs(10);
/// How much later than the server people may know something on a busy machine.
const LAG: Duration = Duration::from_millis(600);

/// The task that asks.
pub(crate) struct Readiness {
    task: JoinHandle<Vec<Sample>>,
    stop: watch::Sender<bool>,
}

#[derive(Clone, Copy, Debug)]
struct Sample {
    asked: Instant,
    answered: Instant,
    /// 0 while no server is there.
    status: u16,
}

/// A time in which the disk failed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Failure {
    pub(crate) from: Instant,
    /// When somebody had been told of it: the server knows.
    pub(crate) known: Instant,
    pub(crate) to: Instant,
    /// When somebody's write had been taken again.
    pub(crate) over: Instant,
}

/// Tries to write until it is refused, because a server finds out that its disk fails when it writes. Gives the time
/// of the refusal.
pub(crate) async fn refused(process: &Process) -> Instant {
    answered(process, 503).await
}

/// Tries to write until it is taken. Gives the time of the answer.
pub(crate) async fn taken(process: &Process) -> Instant {
    answered(process, 201).await
}

async fn answered(process: &Process, status: u16) -> Instant {
    let tried = async {
        loop {
            let answer = request(
                process.address,
                "POST",
                "/api/session",
                &[kind()],
                "{\"name\":\"Probe\"}",
            )
            .await;
            if answer.status == status {
                return Instant::now();
            }
            time::sleep(Duration::from_millis(20)).await;
        }
    };
    time::timeout(PATIENCE, tried)
        .await
        .expect("the server notices what its disk does")
}

impl Readiness {
    pub(crate) fn watch(process: &Process) -> Readiness {
        let address = process.address;
        let (stop, stopped) = watch::channel(false);
        let task = tokio::spawn(async move {
            let mut samples = Vec::new();
            let mut tick = time::interval(Duration::from_millis(100));
            while !*stopped.borrow() {
                tick.tick().await;
                let asked = Instant::now();
                let status = ask(address).await.unwrap_or(0);
                samples.push(Sample {
                    asked,
                    answered: Instant::now(),
                    status,
                });
            }
            samples
        });
        Readiness { task, stop }
    }

    pub(crate) async fn stop(self) -> Samples {
        self.stop.send_replace(true);
        Samples(self.task.await.unwrap())
    }
}

async fn ask(address: SocketAddr) -> Option<u16> {
    let mut stream = TcpStream::connect(address).await.ok()?;
    let request = format!("GET /ready HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.ok()?;
    String::from_utf8_lossy(&answer)
        .split(' ')
        .nth(1)?
        .parse()
        .ok()
}

/// Everything that was answered.
pub(crate) struct Samples(Vec<Sample>);

impl Samples {
    /// It said 503 from the moment each failure was known until its end, and 200 before it and after it was over. Gives how often it was
    /// checked to say the one and the other.
    pub(crate) fn assert_follow(&self, failures: &[Failure]) -> (usize, usize) {
        let (mut not_ready, mut ready) = (0, 0);
        for sample in self.0.iter().filter(|sample| sample.status != 0) {
            let failing = failures
                .iter()
                .any(|failure| sample.asked >= failure.known && sample.answered < failure.to);
            let near = failures
                .iter()
                .any(|failure| sample.answered >= failure.from && sample.asked < failure.over);
            if failing {
                assert_eq!(sample.status, 503, "the disk fails: {sample:?}");
                not_ready += 1;
            } else if !near {
                assert_eq!(
                    sample.status, 200,
                    "the disk works: {sample:?}, {failures:?}"
                );
                ready += 1;
            }
        }
        (not_ready, ready)
    }

    /// Nothing was confirmed in the middle of a time without readiness, and whoever was refused because nothing
    /// can be saved was refused at such a time.
    pub(crate) fn assert_agree(&self, marks: &[Mark], refusals: &[Instant]) {
        for mark in marks {
            let around = self.between(mark.at.checked_sub(LAG).unwrap_or(mark.at), mark.at + LAG);
            let unready = around.len() > 3 && around.iter().all(|sample| sample.status == 503);
            assert!(!unready, "confirmed while nothing could be saved: {mark:?}");
        }
        for at in refusals {
            let around = self.between(at.checked_sub(2 * LAG).unwrap_or(*at), *at + LAG);
            let well = !around.is_empty() && around.iter().all(|sample| sample.status == 200);
            assert!(!well, "refused while all was well: {at:?}");
        }
    }

    fn between(&self, from: Instant, to: Instant) -> &[Sample] {
        let first = self
            .0
            .partition_point(|sample| sample.answered < from);
        let end = self
            .0
            .partition_point(|sample| sample.asked <= to);
        &self.0[first..end.max(first)]
    }
}
