//! A way to the database that can stop carrying anything without a word, as networks do: connections stay open, and
//! whatever is sent arrives nowhere.

use std::net::SocketAddr;

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// What becomes of a connection.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum Way {
    #[default]
    Carries,
    IsSilent,
    IsClosed,
}

/// How often it has changed, and what it does now.
#[derive(Clone, Copy, Default, Debug)]
struct State {
    changes: u64,
    way: Way,
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

    fn change(&self, way: Way) {
        self.state.send_modify(|state| {
            state.changes += 1;
            state.way = way;
        });
    }

    /// Nothing arrives any more, on connections that are open and on new ones.
    pub(crate) fn fall_silent(&self) {
        self.change(Way::IsSilent);
    }

    /// Every connection is closed, and so is every new one.
    pub(crate) fn close(&self) {
        self.change(Way::IsClosed);
    }

    /// New connections carry again. Those from before never do.
    pub(crate) fn carry_again(&self) {
        self.change(Way::Carries);
    }
}

async fn carry(mut client: TcpStream, port: u16, mut state: watch::Receiver<State>) {
    let begun = *state.borrow_and_update();
    let mut way = begun.way;
    let mut server = None;
    if way == Way::Carries {
        let server = server.insert(
            TcpStream::connect(("127.0.0.1", port))
                .await
                .unwrap(),
        );
        tokio::select! {
            _ = copy_bidirectional(&mut client, server) => return,
            changed = state.wait_for(|now| now.changes > begun.changes) => {
                let Ok(now) = changed else { return };
                way = now.way;
            }
        }
    }
    if way == Way::IsSilent {
        // Both sides stay open.
        let _open = (client, server);
        core::future::pending::<()>().await;
    }
}
