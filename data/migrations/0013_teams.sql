-- Who plays with whom. side: the code of a seat's side, empty for somebody who plays alone; role: what it is there.
ALTER TABLE seats ADD COLUMN side TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN role TEXT NOT NULL DEFAULT '';
ALTER TABLE result_seats ADD COLUMN side TEXT NOT NULL DEFAULT '';
ALTER TABLE result_seats ADD COLUMN role TEXT NOT NULL DEFAULT '';
-- variant: empty for the usual one. A game may have several ladders; so far each had one, of the game's name.
ALTER TABLE results ADD COLUMN variant TEXT NOT NULL DEFAULT '';
ALTER TABLE results ADD COLUMN ladder TEXT NOT NULL DEFAULT '';
UPDATE results SET ladder = game;
DROP INDEX results_by_ladder;
CREATE INDEX results_by_ladder ON results (guild_id, ladder, season);
ALTER TABLE ratings RENAME COLUMN game TO ladder;
