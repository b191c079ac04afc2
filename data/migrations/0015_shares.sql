-- Where several processes divide the servers, each notes when the clocks of its own share ran.
CREATE TABLE heartbeats (
    share INTEGER NOT NULL,
    shares INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (share, shares)
) STRICT;
INSERT INTO heartbeats (share, shares, at) SELECT 0, 1, at FROM heartbeat;
DROP TABLE heartbeat;
