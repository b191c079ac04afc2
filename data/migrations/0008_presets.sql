-- Sets of options of a game that a server has named. options: what differs from the game's defaults (JSON).
CREATE TABLE house_presets (
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    pace TEXT NOT NULL,
    options TEXT NOT NULL,
    PRIMARY KEY (guild_id, game, name)
) STRICT, WITHOUT ROWID;
