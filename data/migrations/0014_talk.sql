-- What players say to their teams; deleted when the game ends.
CREATE TABLE talk (
    number INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    text TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;
CREATE INDEX talk_by_table ON talk (table_id, number);
CREATE INDEX talk_by_person ON talk (user_id);
-- The lines of the team of whoever reported something, as they stood then.
CREATE TABLE report_talk (
    reference TEXT NOT NULL REFERENCES reports (reference),
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    text TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;
CREATE INDEX report_talk_by_report ON report_talk (reference);
CREATE INDEX report_talk_by_person ON report_talk (user_id);
