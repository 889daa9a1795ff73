//! A way to the database that can stop carrying anything without a word, as networks do: connections stay open, and
//! whatever is sent arrives nowhere.

use std::net::SocketAddr;

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// How often it has fallen silent, and whether it is now.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct State {
    falls: u64,
    is_silent: bool,
}

/// It ends with the test.
pub(crate) struct Proxy {
    pub(crate) address: SocketAddr,
    state: watch::Sender<State>,
}

impl Proxy {
    /// To a port of this machine.
    pub(crate) async fn start(port: u16) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (state, told) = watch::channel(State::default());
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(carry(client, port, told.clone()));
            }
        });
        Proxy { address, state }
    }

    /// Nothing arrives any more, on connections that are open and on new ones.
    pub(crate) fn fall_silent(&self) {
        self.state.send_modify(|state| {
            state.falls += 1;
            state.is_silent = true;
        });
    }

    /// New connections carry again. Those from before never do.
    pub(crate) fn carry_again(&self) {
        self.state
            .send_modify(|state| state.is_silent = false);
    }
}

async fn carry(mut client: TcpStream, port: u16, mut state: watch::Receiver<State>) {
    let begun = *state.borrow_and_update();
    if !begun.is_silent {
        let mut server = TcpStream::connect(("127.0.0.1", port))
            .await
            .unwrap();
        tokio::select! {
            _ = copy_bidirectional(&mut client, &mut server) => return,
            _ = state.wait_for(|now| now.falls > begun.falls) => {}
        }
        // Both sides stay open.
        core::future::pending::<()>().await;
    }
    let _open = client;
    core::future::pending::<()>().await;
}
