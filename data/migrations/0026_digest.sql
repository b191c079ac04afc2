-- The minutes of the person's day at which one message lists the tables that wait for them, as a JSON list; calls by post
-- are then not sent.
ALTER TABLE people ADD COLUMN digest TEXT NOT NULL DEFAULT '[]';
