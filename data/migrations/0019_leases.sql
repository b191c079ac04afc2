-- Who serves a share of the servers: each new holder of its lease begins a term.
CREATE TABLE leases (
    share INTEGER NOT NULL,
    shares INTEGER NOT NULL,
    term INTEGER NOT NULL,
    PRIMARY KEY (share, shares)
) STRICT;
