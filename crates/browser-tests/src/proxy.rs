//! A connection between browser and server that can be cut, as a train in a tunnel cuts it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::Result;

/// Passes bytes on, until it is told not to.
pub struct Proxy {
    /// Its own address.
    pub base: String,
    open: Arc<watch::Sender<bool>>,
    server: Arc<watch::Sender<String>>,
    silent: Arc<AtomicBool>,
    held: Arc<watch::Sender<bool>>,
    accepting: JoinHandle<()>,
}

impl Proxy {
    /// A proxy for the server at this address.
    pub async fn start(server: &str) -> Result<Proxy> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let base = format!("http://{}", listener.local_addr()?);
        let open = Arc::new(watch::Sender::new(true));
        let server = Arc::new(watch::Sender::new(server.to_owned()));
        let silent = Arc::new(AtomicBool::new(false));
        let held = Arc::new(watch::Sender::new(false));
        let accepting = tokio::spawn(accept(
            listener,
            Arc::clone(&server),
            Arc::clone(&open),
            Arc::clone(&silent),
            Arc::clone(&held),
        ));
        Ok(Proxy {
            base,
            open,
            server,
            silent,
            held,
            accepting,
        })
    }

    /// Cuts every connection, and every new one at once.
    pub fn cut(&self) {
        self.open.send_replace(false);
    }

    /// New connections lead to another server from now on; those that are open are cut.
    pub fn lead_to(&self, server: &str) {
        self.server.send_replace(server.to_owned());
        self.cut();
        self.restore();
    }

    /// Takes new connections and whatever they say, and answers nothing, as an overloaded network does.
    pub fn fall_silent(&self) {
        self.silent.store(true, Ordering::Relaxed);
        self.cut();
        self.restore();
    }

    /// Holds back whatever is said, in both directions, on connections that stay open, as a network does that has no
    /// signal for a moment.
    pub fn hold(&self) {
        self.held.send_replace(true);
    }

    /// Lets everything through again: new connections, and what was held back.
    pub fn restore(&self) {
        self.held.send_replace(false);
        self.open.send_replace(true);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.cut();
        self.accepting.abort();
    }
}

async fn accept(
    listener: TcpListener,
    server: Arc<watch::Sender<String>>,
    open: Arc<watch::Sender<bool>>,
    silent: Arc<AtomicBool>,
    held: Arc<watch::Sender<bool>>,
) {
    while let Ok((browser, _)) = listener.accept().await {
        let mut open = open.subscribe();
        if !*open.borrow_and_update() {
            continue;
        }
        let server = server.borrow().clone();
        let is_silent = silent.load(Ordering::Relaxed);
        let held = held.subscribe();
        tokio::spawn(async move {
            tokio::select! {
                () = pass(browser, &server, held), if !is_silent => {}
                _ = open.changed() => {}
            }
        });
    }
}

async fn pass(browser: TcpStream, server: &str, held: watch::Receiver<bool>) {
    if let Ok(server) = TcpStream::connect(server).await {
        let (from_browser, to_browser) = browser.into_split();
        let (from_server, to_server) = server.into_split();
        // A connection that breaks ends here; the browser notices by itself.
        let _ = tokio::try_join!(
            carry(from_browser, to_server, held.clone()),
            carry(from_server, to_browser, held),
        );
    }
}

/// Passes on what one side says, until it has said everything.
async fn carry(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut held: watch::Receiver<bool>,
) -> Result<()> {
    let mut said = vec![0; 1 << 16];
    loop {
        let count = from.read(&mut said).await?;
        if count == 0 {
            return Ok(to.shutdown().await?);
        }
        held.wait_for(|held| !held).await?;
        to.write_all(&said[..count]).await?;
    }
}
