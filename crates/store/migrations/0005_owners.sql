-- Several servers on one database: each renews a lease, by the database's clock.
CREATE TABLE nodes (
    name TEXT NOT NULL PRIMARY KEY,
    generation BIGINT NOT NULL,
    lease_until BIGINT NOT NULL
);

-- Which node may write in a table's log. The fence rises whenever that changes and never falls, so whoever had the
-- table before is told apart even under the same name. No node: nobody has it.
CREATE TABLE owners (
    code TEXT NOT NULL PRIMARY KEY REFERENCES tables (code),
    node TEXT NOT NULL,
    fence BIGINT NOT NULL
);

CREATE INDEX owners_by_node ON owners (node);
