//! Every address with its method, who answers there, and what is said about it.

use axum::routing::{MethodRouter, delete, get, patch, post};
use protocol::games::GamesBody;
use protocol::http::{
    GuestBody, HistoryPage, MatchSummary, NameBody, NewTable, OwnTable, RecoveryBody, SessionBody,
    TableCreated, TableSummary,
};

use super::{about, guest, matches, recovery, session, tables};
use crate::app::Shared;
use crate::openapi::Operation;
use crate::{contact, ws};

/// One method of one address.
pub(crate) struct Endpoint {
    pub(crate) path: &'static str,
    pub(crate) method: &'static str,
    pub(crate) handler: MethodRouter<Shared>,
    pub(crate) operation: Operation,
}

fn endpoint(
    method: &'static str,
    path: &'static str,
    handler: MethodRouter<Shared>,
    operation: Operation,
) -> Endpoint {
    Endpoint {
        path,
        method,
        handler,
        operation,
    }
}

/// The whole interface.
pub(crate) fn endpoints() -> Vec<Endpoint> {
    let mut all = of_guests();
    all.extend(of_tables());
    all.extend(of_matches());
    all.extend(of_the_server());
    all
}

fn of_guests() -> Vec<Endpoint> {
    let become_guest = "Become a guest; who is one already keeps their seats and is renamed";
    let end = "The end of the session; without one there is nothing to end, which is no error";
    let stored = "Everything that is stored about the guest, the matches in pages";
    let forget =
        "Be forgotten: sign-ins, the code and the connections end, the name is erased everywhere";
    let forgotten =
        "Nobody is this guest any more, and it is certain that the name will be erased.";
    let recover = "Sign in as the guest whose code this is; their other sessions go on";
    vec![
        endpoint(
            "POST",
            "/api/session",
            post(session::create),
            Operation::new(become_guest)
                .takes::<NameBody>()
                .answers::<SessionBody>(201, "A new guest. The cookie is the proof.")
                .answers::<SessionBody>(200, "The guest one was, renamed and with a new token.")
                .changes()
                .stores(),
        ),
        endpoint(
            "GET",
            "/api/session",
            get(session::show),
            Operation::new("Who one is")
                .needs_session()
                .answers::<SessionBody>(200, "The guest.")
                .stores(),
        ),
        endpoint(
            "GET",
            "/api/whoami",
            get(session::whoami),
            Operation::new("Who one is, if anybody")
                .answers::<Option<SessionBody>>(200, "The guest, or `null` without a session.")
                .stores(),
        ),
        endpoint(
            "PATCH",
            "/api/session",
            patch(session::rename),
            Operation::new("Another name")
                .needs_session()
                .takes::<NameBody>()
                .answers::<SessionBody>(200, "The guest.")
                .changes()
                .stores(),
        ),
        endpoint(
            "DELETE",
            "/api/session",
            delete(session::end),
            Operation::new(end)
                .answers_nothing(204, "The cookie is worth nothing from now on.")
                .changes()
                .stores(),
        ),
        endpoint(
            "POST",
            "/api/session/recovery",
            post(recovery::create),
            Operation::new("A code for signing in elsewhere; it ends the one before")
                .needs_session()
                .answers::<RecoveryBody>(201, "The code, shown this once.")
                .changes()
                .stores(),
        ),
        endpoint(
            "DELETE",
            "/api/session/recovery",
            delete(recovery::end),
            Operation::new("No code signs in as this guest any more")
                .needs_session()
                .answers_nothing(204, "There is no code now.")
                .changes()
                .stores(),
        ),
        endpoint(
            "POST",
            "/api/session/recover",
            post(recovery::recover),
            Operation::new(recover)
                .takes::<RecoveryBody>()
                .answers::<SessionBody>(201, "The guest. The cookie is the proof.")
                .fails(404, "The code is nobody's", &["bad_code"])
                .changes()
                .stores(),
        ),
        endpoint(
            "GET",
            "/api/guest",
            get(guest::show),
            Operation::new(stored)
                .needs_session()
                .in_pages()
                .answers::<GuestBody>(200, "All of it, with a page of matches.")
                .stores(),
        ),
        endpoint(
            "DELETE",
            "/api/guest",
            delete(guest::erase),
            Operation::new(forget)
                .needs_session()
                .answers_nothing(204, forgotten)
                .changes()
                .stores(),
        ),
    ]
}

fn of_tables() -> Vec<Endpoint> {
    let created = "Its code. The link for people is `/t/{code}`, the connection `/ws/{code}`.";
    let broken = "What is stored of the table does not make sense";
    let connection =
        "The connection to a table: a WebSocket with JSON messages, described in docs/PROTOCOL.md";
    let token = "A new token about once a day: whoever speaks only WebSocket takes it from here.";
    let handshake = "The request is no WebSocket handshake";
    vec![
        endpoint(
            "GET",
            "/api/tables",
            get(tables::lobby),
            Operation::new("Tables that are open to everybody, the newest first")
                .answers::<Vec<TableSummary>>(200, "The lobby.")
                .stores(),
        ),
        endpoint(
            "POST",
            "/api/tables",
            post(tables::create),
            Operation::new("A new table; its maker is the host and has the first seat")
                .needs_session()
                .takes::<NewTable>()
                .answers::<TableCreated>(201, created)
                .changes()
                .stores(),
        ),
        endpoint(
            "GET",
            "/api/tables/mine",
            get(tables::mine),
            Operation::new("Matches that one plays, the newest table first")
                .needs_session()
                .answers::<Vec<OwnTable>>(200, "The matches that run.")
                .stores(),
        ),
        endpoint(
            "GET",
            "/api/tables/{code}",
            get(tables::show),
            Operation::new("A table as the lobby shows it")
                .of_table()
                .answers::<TableSummary>(200, "The table.")
                .fails(500, broken, &["table_broken"])
                .stores(),
        ),
        endpoint(
            "GET",
            "/ws/{code}",
            get(ws::connect),
            Operation::new(connection)
                .needs_session()
                .of_table()
                .answers_nothing(101, "The connection is open; say `hello`.")
                .with_header(101, "Set-Cookie", token)
                .fails(426, handshake, &["upgrade_required"])
                .checks_origin()
                .stores(),
        ),
    ]
}

fn of_matches() -> Vec<Endpoint> {
    vec![
        endpoint(
            "GET",
            "/api/matches",
            get(matches::history),
            Operation::new("Finished matches that one played, the newest first")
                .needs_session()
                .in_pages()
                .answers::<HistoryPage>(200, "A page.")
                .stores(),
        ),
        endpoint(
            "GET",
            "/api/matches/{id}",
            get(matches::show),
            Operation::new("A finished match")
                .of_match()
                .answers::<MatchSummary>(200, "The match.")
                .stores(),
        ),
        endpoint(
            "GET",
            "/api/matches/{id}/record",
            get(matches::record),
            Operation::new("Its deal and record, which `zashiki verify` checks")
                .of_match()
                .answers_text(200, "Text, as a file.")
                .stores(),
        ),
    ]
}

fn of_the_server() -> Vec<Endpoint> {
    let unsaid = "Whoever runs the server has not said";
    vec![
        endpoint(
            "GET",
            "/api/games",
            get(about::games),
            Operation::new("What can be played, with which options and against which bots")
                .answers::<GamesBody>(200, "The games."),
        ),
        endpoint(
            "GET",
            "/api/openapi.json",
            get(about::description),
            Operation::new("This description").answers_object(200, "OpenAPI 3.1."),
        ),
        endpoint(
            "GET",
            "/health",
            get(about::health),
            Operation::new("Whether the process answers").answers_text(200, "It does."),
        ),
        endpoint(
            "GET",
            "/ready",
            get(about::ready),
            Operation::new("Whether people can be sent here")
                .answers_text(200, "They can.")
                .stores(),
        ),
        endpoint(
            "GET",
            "/.well-known/security.txt",
            get(contact::security),
            Operation::new("Whom to tell of a weakness (RFC 9116)")
                .answers_text(200, "The file.")
                .fails(404, unsaid, &["not_found"]),
        ),
    ]
}
