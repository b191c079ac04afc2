-- Adds only: tables, and columns with defaults, which an older version leaves as they are.
-- The channel in which a question is asked each day, NULL for none; at which hour (UTC); and how many in a row nobody has
-- answered.
ALTER TABLE houses ADD COLUMN question_id INTEGER;
ALTER TABLE houses ADD COLUMN question_hour INTEGER NOT NULL DEFAULT 17;
ALTER TABLE houses ADD COLUMN question_unanswered INTEGER NOT NULL DEFAULT 0;

-- The questions that were asked on a server. day: the day (UTC), as "2026-11-24". question: its id in the bank.
-- message_id: its message, 0 before it is posted. open: whether it can be answered.
CREATE TABLE asked_questions (
    guild_id INTEGER NOT NULL,
    day TEXT NOT NULL,
    question TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL DEFAULT 0,
    at REAL NOT NULL,
    open INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (guild_id, day)
) STRICT, WITHOUT ROWID;

-- What people have answered to them. pick: that of the rules; shown_as: the name under which they show it to everybody,
-- empty for nobody.
CREATE TABLE question_answers (
    guild_id INTEGER NOT NULL,
    day TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    pick TEXT NOT NULL,
    at REAL NOT NULL,
    shown_as TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (guild_id, day, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX question_answers_of_person ON question_answers (user_id);
