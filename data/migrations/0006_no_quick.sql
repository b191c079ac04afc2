-- Whether a table plays with quick windows stands in its options (`windows`); nothing reads this column any more.
ALTER TABLE tables DROP COLUMN quick;
