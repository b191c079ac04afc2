-- How a table's luck comes about: 'turns' is that of before, from a seed that the bot alone drew; see bot/tables/shuffle.py.
ALTER TABLE tables ADD COLUMN shuffle TEXT NOT NULL DEFAULT 'turns';
-- The bot's part of the seed, 32 bytes in hex, and the players': ids of interactions as JSON, in the order of sitting down.
ALTER TABLE tables ADD COLUMN secret TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN entries TEXT NOT NULL DEFAULT '[]';
-- The id of the interaction by which a person took the seat; 0 for patrons, and where it was not kept.
ALTER TABLE seats ADD COLUMN entry INTEGER NOT NULL DEFAULT 0;
-- Which luck the game has, and how many numbers were drawn before the turn.
ALTER TABLE snapshots ADD COLUMN luck INTEGER NOT NULL DEFAULT 0;
ALTER TABLE snapshots ADD COLUMN draws INTEGER NOT NULL DEFAULT 0;
