//! `GET /ws/{code}`: one connection is one place at one table.
//!
//! | file | job |
//! |---|---|
//! | `connection` | the task of a connection: reads, writes, pings, ends |
//! | `incoming` | what a client says: read, limited, handed to the table |

mod connection;
mod incoming;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Extension, State};
use axum::response::Response;
use protocol::Refusal;

use crate::address::Address;
use crate::api::guard::Guest;
use crate::api::read::Code;
use crate::app::Shared;
use crate::config::MAX_MESSAGE;
use crate::problem::Problem;

/// Most messages are small; the default would be 128 KiB for each connection.
const READ_BUFFER: usize = 1024;
/// Above this, what is to be sent is handed to the system at once; the buffer never shrinks.
const WRITE_BUFFER: usize = 1024;

/// Makes a request a connection. Who may not have one is refused over HTTP; what is wrong with the
/// table is said over the connection, because pages cannot read the answer to a handshake.
pub(crate) async fn connect(
    State(app): State<Shared>,
    Code(code): Code,
    guest: Guest,
    Extension(address): Extension<Address>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let upgrade = upgrade.map_err(|_| Problem(Refusal::BadMethod))?;
    if app.is_closing() {
        return Err(Problem(Refusal::Restarting));
    }
    let place = app.places.take(guest.id, address)?;
    let sign_in = app.sign_ins.enter(guest.family.clone());
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE);
    Ok(upgrade.on_upgrade(move |socket| connection::serve(socket, app, code, guest, (place, sign_in))))
}
