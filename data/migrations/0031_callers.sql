-- Adds only: tables, an index, and a column with a default.
-- Who wants to be called to games in a channel: to which (a JSON list; an empty one: to all), and from which minute of
-- their day until which (both NULL: at any time).
CREATE TABLE callers (
    user_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    games TEXT NOT NULL,
    from_minute INTEGER,
    to_minute INTEGER,
    at REAL NOT NULL,
    PRIMARY KEY (user_id, channel_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX callers_of_channel ON callers (channel_id);

-- When somebody was called last, in whatever channel.
CREATE TABLE called (
    user_id INTEGER NOT NULL PRIMARY KEY,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;

-- The one call of a lobby. message_id: 0 before it is sent; over: whether its message is gone, or never came.
CREATE TABLE lobby_calls (
    table_id TEXT NOT NULL PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    at REAL NOT NULL,
    message_id INTEGER NOT NULL DEFAULT 0,
    over INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE INDEX lobby_calls_of_channel ON lobby_calls (channel_id, at);

-- Whom it calls, in order.
CREATE TABLE lobby_call_people (
    table_id TEXT NOT NULL REFERENCES lobby_calls (table_id),
    user_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX lobby_call_people_by_person ON lobby_call_people (user_id);

-- Whether a host is told of a free chair that somebody could be called to.
ALTER TABLE people ADD COLUMN chair_hints INTEGER NOT NULL DEFAULT 1;
