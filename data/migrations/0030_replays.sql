-- Adds only: tables, and an index.
-- What everybody saw of a finished game, step by step (see bot.tables.record.frames); frames is NULL where that is not
-- kept, and why says for what reason: "rules" (its log does not play any more) or "large". size: in bytes, also of what
-- was too large. form: how frames are written.
CREATE TABLE replays (
    table_id TEXT NOT NULL PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    ended_at REAL NOT NULL,
    form INTEGER NOT NULL,
    steps INTEGER NOT NULL,
    size INTEGER NOT NULL,
    why TEXT NOT NULL,
    frames BLOB
) STRICT;

CREATE INDEX replays_of_server ON replays (guild_id, ended_at);

-- How many moments of a game somebody has shared.
CREATE TABLE replay_shares (
    table_id TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    shared INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX replay_shares_of_person ON replay_shares (user_id);
