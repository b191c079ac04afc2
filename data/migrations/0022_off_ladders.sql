-- People whom a server does not show on its ladders. Their games and ratings go on.
CREATE TABLE off_ladders (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    by_id INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX off_ladders_by_person ON off_ladders (user_id);
