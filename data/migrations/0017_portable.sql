-- The order in which a report took lines along: in the order of `at` for those of before, whose number is 0.
ALTER TABLE report_talk ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
-- A number is no truth value in every database, and an index serves only conditions that are written as its own.
DROP INDEX reports_untold;
CREATE INDEX reports_untold ON reports (at) WHERE operator_told = 0 OR player_told = 0;
