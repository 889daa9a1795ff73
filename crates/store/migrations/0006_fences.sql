-- Under which fence a node wrote the entry, so that the log itself shows that no two owners ever wrote at one time: along
-- a log the fence never falls. 0: a server that had the database for itself, or an earlier release.
ALTER TABLE entries ADD COLUMN fence BIGINT NOT NULL DEFAULT 0;
