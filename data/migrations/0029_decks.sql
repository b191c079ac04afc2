-- Adds only: tables, and columns with defaults, which an older version leaves as they are.
-- Decks that people make on their servers. user_id, author: who has begun it. base: the shipped deck that it is a copy
-- of, empty for none. status: draft (not on the table yet), table (lobbies offer it) or off (taken off the table; note:
-- why). version: how often it was put on the table; code: what it was then, in deck_texts. draft: the deck as it is being
-- worked on (JSON); asked: lines typed for it that are not clear, one below the other.
CREATE TABLE decks (
    id TEXT NOT NULL PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    author TEXT NOT NULL,
    name TEXT NOT NULL,
    base TEXT NOT NULL,
    status TEXT NOT NULL,
    note TEXT NOT NULL,
    version INTEGER NOT NULL,
    code TEXT NOT NULL,
    draft TEXT NOT NULL,
    asked TEXT NOT NULL,
    created_at REAL NOT NULL,
    changed_at REAL NOT NULL
) STRICT;

CREATE INDEX decks_of_server ON decks (guild_id, created_at);
CREATE INDEX decks_of_person ON decks (user_id);

-- The latest drafts of before, to go back to.
CREATE TABLE deck_steps (
    deck_id TEXT NOT NULL REFERENCES decks (id),
    number INTEGER NOT NULL,
    draft TEXT NOT NULL,
    PRIMARY KEY (deck_id, number)
) STRICT, WITHOUT ROWID;

-- Every deck that was on the table, by a code that is made from its text (JSON): what tables were played with stays.
CREATE TABLE deck_texts (
    code TEXT NOT NULL PRIMARY KEY,
    text TEXT NOT NULL,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;

-- Who else than those who manage a server makes decks there: a role; NULL for nobody.
ALTER TABLE houses ADD COLUMN deck_role INTEGER;
-- Whether games with such decks are rated, on a ladder of their own.
ALTER TABLE houses ADD COLUMN own_rated INTEGER NOT NULL DEFAULT 0;
-- Whether a game is rated at all.
ALTER TABLE tables ADD COLUMN unrated INTEGER NOT NULL DEFAULT 0;
