-- Adds only: columns with defaults, which an older version leaves as they are.
-- language: the code of a language, empty for none chosen. locale: the person's Discord, as their last press had it.
-- language_offered: whether the server's managers were once told that tables can be in another language.
ALTER TABLE people ADD COLUMN language TEXT NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN locale TEXT NOT NULL DEFAULT '';
ALTER TABLE houses ADD COLUMN language TEXT NOT NULL DEFAULT '';
ALTER TABLE houses ADD COLUMN language_offered INTEGER NOT NULL DEFAULT 0;
-- Of one table: empty for the server's.
ALTER TABLE tables ADD COLUMN language TEXT NOT NULL DEFAULT '';
