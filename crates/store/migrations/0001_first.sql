-- One file for SQLite and PostgreSQL: TEXT and BIGINT only. Times are Unix milliseconds.

CREATE TABLE tables (
    code TEXT NOT NULL PRIMARY KEY,
    created_at BIGINT NOT NULL
);

-- The log: accepted inputs, numbered 1, 2, 3 ... within each table. Rows are added, never changed.
CREATE TABLE entries (
    code TEXT NOT NULL REFERENCES tables (code),
    number BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (code, number)
);

-- The newest snapshot of a table: its state after the entry of this number.
CREATE TABLE snapshots (
    code TEXT NOT NULL PRIMARY KEY REFERENCES tables (code),
    number BIGINT NOT NULL,
    body TEXT NOT NULL
);

-- Tables shown in the lobby.
CREATE TABLE listings (
    code TEXT NOT NULL PRIMARY KEY REFERENCES tables (code),
    at_ms BIGINT NOT NULL,
    summary TEXT NOT NULL
);

CREATE INDEX listings_by_time ON listings (at_ms, code);

CREATE TABLE matches (
    id TEXT NOT NULL PRIMARY KEY,
    code TEXT NOT NULL REFERENCES tables (code),
    number BIGINT NOT NULL,
    game TEXT NOT NULL,
    finished_at BIGINT NOT NULL,
    summary TEXT NOT NULL,
    record TEXT NOT NULL
);

-- Who sat where; the guest is absent for a bot. The time is repeated so that one index gives a guest's history.
CREATE TABLE match_players (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    guest TEXT,
    name TEXT NOT NULL,
    finished_at BIGINT NOT NULL,
    PRIMARY KEY (match_id, seat)
);

CREATE INDEX match_players_by_guest ON match_players (guest, finished_at, match_id);

CREATE TABLE guests (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    created_at BIGINT NOT NULL
);

-- Tokens are known by their hashes only. A family is one sign-in: the first session and all that it was rotated to.
CREATE TABLE sessions (
    hash TEXT NOT NULL PRIMARY KEY,
    family TEXT NOT NULL,
    guest TEXT NOT NULL REFERENCES guests (id),
    issued_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);

CREATE INDEX sessions_by_family ON sessions (family);
CREATE INDEX sessions_by_guest ON sessions (guest);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
