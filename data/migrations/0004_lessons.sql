-- A guided first game: its table has a guide until its person goes on without.
ALTER TABLE tables ADD COLUMN lesson INTEGER NOT NULL DEFAULT 0;
