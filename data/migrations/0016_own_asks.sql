-- How many asks of their own turns each seat's person has answered, as a JSON list by seat: with the table, whose row
-- every answer updates anyway.
ALTER TABLE tables ADD COLUMN own_asks TEXT NOT NULL DEFAULT '[]';
UPDATE tables SET own_asks = '['
    || coalesce((SELECT own_asks FROM seats WHERE table_id = tables.id AND seat = 0), 0) || ','
    || coalesce((SELECT own_asks FROM seats WHERE table_id = tables.id AND seat = 1), 0) || ','
    || coalesce((SELECT own_asks FROM seats WHERE table_id = tables.id AND seat = 2), 0) || ','
    || coalesce((SELECT own_asks FROM seats WHERE table_id = tables.id AND seat = 3), 0) || ','
    || coalesce((SELECT own_asks FROM seats WHERE table_id = tables.id AND seat = 4), 0) || ','
    || coalesce((SELECT own_asks FROM seats WHERE table_id = tables.id AND seat = 5), 0) || ','
    || coalesce((SELECT own_asks FROM seats WHERE table_id = tables.id AND seat = 6), 0) || ','
    || coalesce((SELECT own_asks FROM seats WHERE table_id = tables.id AND seat = 7), 0) || ','
    || coalesce((SELECT own_asks FROM seats WHERE table_id = tables.id AND seat = 8), 0) || ','
    || coalesce((SELECT own_asks FROM seats WHERE table_id = tables.id AND seat = 9), 0) || ']'
WHERE started_at IS NOT NULL;
ALTER TABLE seats DROP COLUMN own_asks;
