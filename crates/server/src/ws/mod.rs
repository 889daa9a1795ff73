//! `GET /ws/{code}`: one connection is one place at one table.
//!
//! | file | job |
//! |---|---|
//! | `connection` | the task of a connection: reads, writes, pings, ends |
//! | `incoming` | what a client says: read, limited, handed to the table |
//! | `frames` | counts frames where they come in |

mod connection;
mod frames;
mod incoming;

use axum::body::Body;
use axum::extract::{Extension, Request, State};
use axum::response::Response;
use hyper::upgrade::{OnUpgrade, Parts};
use hyper_util::rt::TokioIo;
use protocol::Refusal;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

use self::connection::{Connection, Standing};
pub(crate) use self::frames::Frames;
use crate::address::Address;
use crate::api::guard::Guest;
use crate::api::read::Code;
use crate::app::Shared;
use crate::config::{Limits, MAX_MESSAGE, Rate};
use crate::line::Line;
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
    mut request: Request,
) -> Result<Response, Problem> {
    let upgrade = hyper::upgrade::on(&mut request);
    let response = create_response_with_body(&request, Body::empty)
        .map_err(|_| Problem(Refusal::UpgradeRequired))?;
    if app.is_closing() {
        return Err(Problem(Refusal::Restarting));
    }
    let place = app.connection_limits.take(guest.id, address)?;
    let sign_in = app.sign_ins.enter(guest.family.clone(), guest.id);
    let standing = Standing {
        address,
        place,
        sign_in,
    };
    // Boxed, so that the task does not keep room for the handshake.
    let opening = Box::pin(async move {
        let socket = open(upgrade, &app.config.limits).await?;
        Some(Box::new(Connection::new(
            socket, app, code, guest, standing,
        )))
    });
    tokio::spawn(async move {
        // A client that is gone before its connection was made needs none.
        if let Some(connection) = opening.await {
            connection.serve().await;
        }
    });
    Ok(response)
}

/// The connection itself, once the handshake was answered.
async fn open(upgrade: OnUpgrade, limits: &Limits) -> Option<WebSocketStream<Line>> {
    let Parts { io, read_buf, .. } = upgrade
        .await
        .ok()?
        .downcast::<TokioIo<Line>>()
        .ok()?;
    let mut line = io.into_inner();
    line.count_frames(Frames::new(frame_rate(limits.messages)), &read_buf)
        .ok()?;
    let config = WebSocketConfig::default()
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(Some(MAX_MESSAGE))
        .max_frame_size(Some(MAX_MESSAGE));
    Some(
        WebSocketStream::from_partially_read(line, read_buf.to_vec(), Role::Server, Some(config))
            .await,
    )
}

/// More than the messages that one may send, so that who sends too many of those is told so before the
/// connection ends; much less than what would be a burden.
fn frame_rate(messages: Rate) -> Rate {
    let patience = f64::from(incoming::PATIENCE);
    Rate {
        per_second: 2.0 * messages.per_second,
        burst: 2.0 * (messages.burst + patience),
    }
}
