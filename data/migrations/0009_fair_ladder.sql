-- What people have asked to take back, as JSON: pairs of a seat and the number of a decision.
ALTER TABLE tables ADD COLUMN undo_asks TEXT NOT NULL DEFAULT '[]';
-- By which rules of rating a game is rated: those of before let every game count whole.
ALTER TABLE results ADD COLUMN rating_rules INTEGER NOT NULL DEFAULT 1;
