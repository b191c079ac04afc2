-- What an operator can look up: the reference of the fault that has paused a table.
ALTER TABLE tables ADD COLUMN pause_reference TEXT NOT NULL DEFAULT '';
-- Jobs that select tables by their status, and the lobbies that were closed without a game.
CREATE INDEX tables_by_status ON tables (status, created_at, id);
CREATE INDEX tables_by_end ON tables (status, ended_at);
CREATE INDEX tables_never_started ON tables (ended_at) WHERE status = 'closed' AND started_at IS NULL;
