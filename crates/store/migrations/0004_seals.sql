-- A guest's seal: nothing until they choose one.
ALTER TABLE guests ADD COLUMN seal BIGINT;
