-- Adds only: a table, and columns with defaults, which an older version leaves as they are.
-- Marks: what people have done in games that count, each once on a server, by the first game that shows it. event: the
-- position of the event that shows it among all that the game has told everybody; NULL where the results show it.
CREATE TABLE earned_marks (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    mark TEXT NOT NULL,
    result_id INTEGER NOT NULL REFERENCES results (id),
    table_id TEXT NOT NULL,
    event INTEGER,
    at REAL NOT NULL,
    PRIMARY KEY (guild_id, user_id, mark)
) STRICT, WITHOUT ROWID;

CREATE INDEX earned_marks_of_table ON earned_marks (table_id);
CREATE INDEX earned_marks_of_person ON earned_marks (user_id);

-- Whether the game was looked at for marks: 0 not yet, 1 it was (or it is older than marks), 2 its log cannot be read.
ALTER TABLE results ADD COLUMN marked INTEGER NOT NULL DEFAULT 1;
-- How close the game was for its winner, in the game's own measure (less is closer), and the position of the event that
-- shows it as in earned_marks; NULL where nobody knows.
ALTER TABLE results ADD COLUMN close INTEGER;
ALTER TABLE results ADD COLUMN close_event INTEGER;
-- The character that the seat played; empty where the game has none, or nobody has looked.
ALTER TABLE result_seats ADD COLUMN played_as TEXT NOT NULL DEFAULT '';
-- Whether others see nothing of the person on ladders, pages and podiums.
ALTER TABLE people ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
-- Whether the end of a game tells of the person's new marks.
ALTER TABLE people ADD COLUMN mark_lines INTEGER NOT NULL DEFAULT 1;
