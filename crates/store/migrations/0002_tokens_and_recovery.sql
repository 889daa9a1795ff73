-- Whether a token has come back from its owner. One that replaces another ends it only then.
ALTER TABLE sessions ADD COLUMN used BIGINT NOT NULL DEFAULT 1;

-- A guest's code for signing in elsewhere, known by its hash only; one for each guest.
CREATE TABLE recoveries (
    guest TEXT NOT NULL PRIMARY KEY REFERENCES guests (id),
    hash TEXT NOT NULL UNIQUE,
    expires_at BIGINT NOT NULL
);

CREATE INDEX recoveries_by_expiry ON recoveries (expires_at);

-- The lobby shows tables at which somebody is; the server knows those by itself.
DROP TABLE listings;
