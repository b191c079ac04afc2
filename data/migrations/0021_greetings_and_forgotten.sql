-- The servers on which the bot has introduced itself, which it does once. The nonce is that of the message: as long as
-- posted is 0, posting it again makes no second one.
CREATE TABLE greetings (
    guild_id INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    nonce TEXT NOT NULL,
    at REAL NOT NULL,
    posted INTEGER NOT NULL DEFAULT 0
) STRICT;
-- Who had themselves forgotten lately, as hashes: a backup of before is restored without them.
CREATE TABLE forgotten (
    salt BLOB NOT NULL,
    mark BLOB NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (mark)
) STRICT, WITHOUT ROWID;
