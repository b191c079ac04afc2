-- What is observed of people's own turns decides whether and for whom a game counts. own_missed: by seat, how many asks
-- of their own turns they did not answer themselves, as a JSON list; left_once: whether they have ever left or been
-- removed; finished: whether the game was over for them before that.
ALTER TABLE tables ADD COLUMN own_missed TEXT NOT NULL DEFAULT '[]';
ALTER TABLE seats ADD COLUMN left_once INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN finished INTEGER NOT NULL DEFAULT 0;
UPDATE seats SET left_once = 1 WHERE left_at IS NOT NULL OR gone > 0;
-- Seconds for which the host has paused the game, of those that are the host's to use.
ALTER TABLE tables ADD COLUMN pause_used REAL NOT NULL DEFAULT 0;
-- When options of a lobby with guests were changed last, and how they were when a guest sat down, as JSON.
ALTER TABLE tables ADD COLUMN changed_at REAL;
ALTER TABLE seats ADD COLUMN seen TEXT;
-- The id of the press that started the game, the last in the list that is mixed into the seed; 0 where it is not in it.
-- sat, rose: how often people sat down in the lobby and got up.
ALTER TABLE tables ADD COLUMN pressed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN sat INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN rose INTEGER NOT NULL DEFAULT 0;
-- apart: whether a person had turns and answered none of them, and is left out of the rating. weight: how much the game
-- counts for the person; NULL where it is computed from earlier games, as it was before.
ALTER TABLE result_seats ADD COLUMN apart INTEGER NOT NULL DEFAULT 0;
ALTER TABLE result_seats ADD COLUMN weight REAL;
-- Somebody who had themselves forgotten: a hash of who they are, beside the number that has taken their place in results,
-- until their last game is too long ago to matter for how much the next one counts.
CREATE TABLE sealed_people (
    guild_id INTEGER NOT NULL,
    salt BLOB NOT NULL,
    mark BLOB NOT NULL,
    token INTEGER NOT NULL,
    played_at REAL NOT NULL,
    PRIMARY KEY (guild_id, mark)
) STRICT, WITHOUT ROWID;
