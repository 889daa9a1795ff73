//! A connection between browser and server that can be cut, as a train in a tunnel cuts it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::io::copy_bidirectional;
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
        let accepting = tokio::spawn(accept(
            listener,
            Arc::clone(&server),
            Arc::clone(&open),
            Arc::clone(&silent),
        ));
        Ok(Proxy {
            base,
            open,
            server,
            silent,
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

    /// Lets new connections through again.
    pub fn restore(&self) {
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
) {
    while let Ok((browser, _)) = listener.accept().await {
        let mut open = open.subscribe();
        if !*open.borrow_and_update() {
            continue;
        }
        let server = server.borrow().clone();
        let is_silent = silent.load(Ordering::Relaxed);
        tokio::spawn(async move {
            tokio::select! {
                () = pass(browser, &server), if !is_silent => {}
                _ = open.changed() => {}
            }
        });
    }
}

async fn pass(mut browser: TcpStream, server: &str) {
    if let Ok(mut server) = TcpStream::connect(server).await {
        // A connection that breaks ends here; the browser notices by itself.
        let _ = copy_bidirectional(&mut browser, &mut server).await;
    }
}
