-- A game counts for the ladder once enough was played of it. own_asks: how many asks of their own turns a person has
-- answered themselves; left_at: when they left, NULL for who has not; handed_over: whether a patron has ever played for
-- them; removed_by: the seat of the host who has removed them from a game that counts without asking anybody.
ALTER TABLE tables ADD COLUMN counts INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN own_asks INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN left_at REAL;
ALTER TABLE seats ADD COLUMN handed_over INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN removed_by INTEGER;
-- Why a table was closed; empty while it is open, and after a game that was played to its end.
ALTER TABLE tables ADD COLUMN end_reason TEXT NOT NULL DEFAULT '';
-- The vote on removing somebody or on closing the table, as JSON, and until when it lasts.
ALTER TABLE tables ADD COLUMN motion TEXT;
ALTER TABLE windows ADD COLUMN vote_until REAL;
-- place: that of the seat, final: the person's among those who count for them. position: in one order of everybody.
ALTER TABLE result_seats ADD COLUMN position INTEGER NOT NULL DEFAULT 0;
ALTER TABLE result_seats ADD COLUMN removed_by INTEGER;
UPDATE result_seats SET position = final;

-- Games that are being played: whose turn an ask was stands nowhere, so every answer of the person to an ask counts.
UPDATE seats SET own_asks = (
    SELECT count(*) FROM decisions
    WHERE decisions.table_id = seats.table_id AND decisions.seat = seats.seat AND source = 'person' AND ask > 0
) WHERE user_id IS NOT NULL AND table_id IN (SELECT id FROM tables WHERE status IN ('live', 'paused'));
UPDATE seats SET handed_over = 1 WHERE user_id IS NOT NULL AND (minded = 1 OR gone > 0);
UPDATE seats SET left_at = 0 WHERE gone = 1;
UPDATE tables SET counts = 1 WHERE status IN ('live', 'paused') AND 2 <= (
    SELECT count(*) FROM seats WHERE table_id = tables.id AND own_asks >= 5
);
UPDATE tables SET counts = 1 WHERE id IN (SELECT table_id FROM results WHERE rated = 1);
