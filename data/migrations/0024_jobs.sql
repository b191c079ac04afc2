-- What is due later, and is done once. guild_id: the server whose share does it, 0 where it is a person's; user_id: the
-- person it concerns, 0 for none; table_id, about: what it is about, so that the same is noted only once. state:
-- waiting, begun (since begun_at) or done; nonce: that of its message.
CREATE TABLE jobs (
    kind TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    about TEXT NOT NULL,
    due REAL NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting',
    nonce TEXT NOT NULL,
    begun_at REAL,
    PRIMARY KEY (kind, guild_id, user_id, table_id, about)
) STRICT;

CREATE INDEX jobs_by_due ON jobs (due);
CREATE INDEX jobs_by_person ON jobs (user_id);

-- The name of the person's time zone; where it is empty, utc_offset holds all year.
ALTER TABLE people ADD COLUMN zone TEXT NOT NULL DEFAULT '';
