-- Since when and until when the person is away; both NULL while they are not.
ALTER TABLE people ADD COLUMN away_since REAL;
ALTER TABLE people ADD COLUMN away_until REAL;
-- By how many seconds people who were away have held the game up, and when the open ask would end if nobody were away
-- (NULL where its end was not moved for that).
ALTER TABLE tables ADD COLUMN away_used REAL NOT NULL DEFAULT 0;
ALTER TABLE windows ADD COLUMN plain REAL;
