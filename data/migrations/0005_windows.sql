-- Windows with a minimum time. least: so many seconds after opened_at the clock has answered. holds: by seat, so many
-- seconds after opened_at a poker face keeps the window open, which is that seat's own deadline; thinks: the seats that
-- want this for the next window of theirs (both JSON). away_at: since then nobody who is still in the game is there.
ALTER TABLE windows ADD COLUMN least REAL NOT NULL DEFAULT 0;
ALTER TABLE windows ADD COLUMN holds TEXT NOT NULL DEFAULT '';
ALTER TABLE windows ADD COLUMN thinks TEXT NOT NULL DEFAULT '';
ALTER TABLE windows ADD COLUMN away_at REAL;
-- A person's poker face.
ALTER TABLE people ADD COLUMN poker_face INTEGER NOT NULL DEFAULT 0;
