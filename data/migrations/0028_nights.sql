-- Adds only: tables, and columns with defaults, which an older version leaves as they are.
-- Game nights. host_id, name: who has planned it. status: draft (still being planned in a private panel), open (people
-- answer), started (its tables wait for people) or over; outcome: how it ended. preset: that of the game's or (own) the
-- server's, empty for none. starts: when it begins; where it begins as soon as enough are in (soon), until when it waits
-- for them. weekly: another follows a week later, when the planner's clock (zone, utc_offset) shows that minute of the
-- day. misses: how many of the nights before it had no game, in a row; follows: the one before. message_id: its message,
-- 0 before it is posted; version, shown: what it is, and what its message shows. event_id: that on the server's list of
-- events; NULL for none, 0 while it is being made, -1 where somebody has deleted it; event_starts: when that begins.
CREATE TABLE nights (
    id TEXT NOT NULL PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    host_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    status TEXT NOT NULL,
    outcome TEXT NOT NULL,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    preset TEXT NOT NULL,
    own INTEGER NOT NULL,
    note TEXT NOT NULL,
    starts REAL NOT NULL,
    soon INTEGER NOT NULL,
    weekly INTEGER NOT NULL,
    zone TEXT NOT NULL,
    utc_offset INTEGER NOT NULL,
    minute INTEGER NOT NULL,
    created_at REAL NOT NULL,
    ended_at REAL,
    misses INTEGER NOT NULL,
    follows TEXT NOT NULL,
    message_id INTEGER NOT NULL,
    posted_at REAL NOT NULL,
    nonce TEXT NOT NULL,
    version INTEGER NOT NULL,
    shown INTEGER NOT NULL,
    event_id INTEGER,
    event_starts REAL
) STRICT;

CREATE INDEX nights_of_server ON nights (guild_id, status);
CREATE INDEX nights_of_host ON nights (host_id);

-- What people have answered to it, in the order of number. table_id: the table that holds a seat for them; before it is
-- open its number among the night's, as "#1"; empty for none.
CREATE TABLE night_answers (
    night_id TEXT NOT NULL REFERENCES nights (id),
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    answer TEXT NOT NULL,
    number INTEGER NOT NULL,
    at REAL NOT NULL,
    table_id TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (night_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX night_answers_of_table ON night_answers (table_id);
CREATE INDEX night_answers_of_person ON night_answers (user_id);

-- Until when a lobby holds seats for people who said that they would come; NULL for one that holds none.
ALTER TABLE tables ADD COLUMN held_until REAL;
-- Whether the person is mentioned before a night to which they have said that they would come.
ALTER TABLE people ADD COLUMN night_calls INTEGER NOT NULL DEFAULT 1;
-- Whether nights also stand on the server's list of events.
ALTER TABLE houses ADD COLUMN night_events INTEGER NOT NULL DEFAULT 0;
