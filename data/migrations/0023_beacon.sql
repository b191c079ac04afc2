-- A public beacon's round as the last entry of the list that makes the seed. beacon_round: NULL where none is wanted, 0
-- where the host wants one, and once Start was pressed the round that is waited for; beacon_signature: that of the round,
-- in hex, once it is known.
ALTER TABLE tables ADD COLUMN beacon_round INTEGER;
ALTER TABLE tables ADD COLUMN beacon_signature TEXT NOT NULL DEFAULT '';
