-- Adds only: a table, and columns with defaults, which an older version leaves as they are.
-- Whether the end of a season is told, at which hour (UTC) of the first day after it, and in which channel; NULL: in the
-- one with the most games.
ALTER TABLE houses ADD COLUMN season_end INTEGER NOT NULL DEFAULT 1;
ALTER TABLE houses ADD COLUMN season_hour INTEGER NOT NULL DEFAULT 18;
ALTER TABLE houses ADD COLUMN season_id INTEGER;

-- Who stood on the podium of a ladder at the end of a season.
CREATE TABLE podiums (
    guild_id INTEGER NOT NULL,
    season TEXT NOT NULL,
    ladder TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    place INTEGER NOT NULL,
    PRIMARY KEY (guild_id, season, ladder, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX podiums_of_person ON podiums (user_id);
