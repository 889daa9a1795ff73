-- A finished match outlives its table. Neither database can drop a reference in words that the other
-- understands, so the rows move; the players come along because they refer to their match.
CREATE TABLE matches_kept (
    id TEXT NOT NULL PRIMARY KEY,
    code TEXT NOT NULL,
    number BIGINT NOT NULL,
    game TEXT NOT NULL,
    finished_at BIGINT NOT NULL,
    summary TEXT NOT NULL,
    record TEXT NOT NULL
);

INSERT INTO matches_kept (id, code, number, game, finished_at, summary, record)
SELECT id, code, number, game, finished_at, summary, record FROM matches;

CREATE TABLE match_players_kept (
    match_id TEXT NOT NULL REFERENCES matches_kept (id),
    seat BIGINT NOT NULL,
    guest TEXT,
    name TEXT NOT NULL,
    finished_at BIGINT NOT NULL,
    PRIMARY KEY (match_id, seat)
);

INSERT INTO match_players_kept (match_id, seat, guest, name, finished_at)
SELECT match_id, seat, guest, name, finished_at FROM match_players;

DROP TABLE match_players;
DROP TABLE matches;
ALTER TABLE matches_kept RENAME TO matches;
ALTER TABLE match_players_kept RENAME TO match_players;

CREATE INDEX match_players_by_guest ON match_players (guest, finished_at, match_id);
CREATE INDEX matches_by_time ON matches (finished_at, id);

-- Not written with every entry: when a table seems to be due, its last entry is looked up and the time set right.
ALTER TABLE tables ADD COLUMN touched_at BIGINT NOT NULL DEFAULT 0;
-- 1 while its entries are being deleted: for everybody else it is gone.
ALTER TABLE tables ADD COLUMN doomed BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET touched_at = created_at;
CREATE INDEX tables_by_touch ON tables (touched_at, code);

-- Whose names stand in a table's log.
CREATE TABLE table_guests (
    code TEXT NOT NULL REFERENCES tables (code),
    guest TEXT NOT NULL,
    PRIMARY KEY (code, guest)
);

-- Entries of the releases before begin with their kind and the guest, or with their version before that.
INSERT INTO table_guests (code, guest)
SELECT code, substr(body, 29, 13) FROM entries
WHERE body LIKE '{"entry":"command","guest":"%' OR body LIKE '{"entry":"arrived","guest":"%'
UNION
SELECT code, substr(body, 35, 13) FROM entries
WHERE body LIKE '{"v":2,"entry":"command","guest":"%' OR body LIKE '{"v":2,"entry":"arrived","guest":"%'
UNION
-- The first entry has its guest somewhere in the middle, after the only "host":" (in a text the quotes would be
-- escaped). A line's end, which JSON never holds as it is, takes that word's place; all that is trimmed from the
-- right is what follows it.
SELECT code, substr(marked, length(rtrim(marked, replace(marked, '
', ''))) + 1, 13)
FROM (SELECT code, replace(body, '"host":"', '
') AS marked FROM entries WHERE number = 1 AND body LIKE '%"host":"%') AS first_entries;

CREATE INDEX table_guests_by_guest ON table_guests (guest, code);

-- Guests are forgotten with their last session and code from now on, not looked for among all.
DELETE FROM guests WHERE NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.guest = guests.id)
    AND NOT EXISTS (SELECT 1 FROM recoveries WHERE recoveries.guest = guests.id);

-- Guests who asked to be forgotten and whose names may still stand somewhere.
CREATE TABLE erasures (
    guest TEXT NOT NULL PRIMARY KEY,
    asked_at BIGINT NOT NULL
);
