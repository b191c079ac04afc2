-- What the process itself keeps between two runs: the hash of the commands that Discord was last told, ...
CREATE TABLE notes (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
