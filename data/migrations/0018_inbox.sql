-- Letters from one process to another, where several divide the servers.
CREATE TABLE inbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- no number is ever used again: a letter may be taken back by it
    share INTEGER NOT NULL,
    kind TEXT NOT NULL,
    content TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;
CREATE INDEX inbox_by_share ON inbox (share);
