BEGIN TRANSACTION;
CREATE TABLE bans (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    by_id INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE closed_dms (
    user_id INTEGER PRIMARY KEY,
    at REAL NOT NULL
) STRICT;
CREATE TABLE decisions (
    table_id TEXT NOT NULL,
    epoch INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    ask INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    picks TEXT NOT NULL,
    source TEXT NOT NULL,
    digest TEXT NOT NULL,
    shows INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, epoch, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "decisions" VALUES('AG6Y',0,1,1,1,1,'g2','person','7442b920087317e8ee287e7181104610',0,1700000000.0);
INSERT INTO "decisions" VALUES('AG6Y',0,2,2,2,2,'r2','person','1dff22690d0195255e2c9921367fb8b0',0,1700000000.0);
INSERT INTO "decisions" VALUES('AG6Y',0,3,3,3,0,'r8','person','f3f7b60feb3cf3bc937cacd4d3b0c5d5',0,1700000000.0);
INSERT INTO "decisions" VALUES('AG6Y',0,4,4,4,1,'r5','person','2ecd0b8e1079fa841fe996c741df72e3',0,1700000000.0);
INSERT INTO "decisions" VALUES('AG6Y',0,5,5,5,2,'y5','person','dd48ed1d0a12251a2605e3dc83c8c73b',0,1700000000.0);
INSERT INTO "decisions" VALUES('AG6Y',0,6,6,6,0,'yskip','person','6d366ad6530736d9bef9c1a63d398e57',0,1700000000.0);
INSERT INTO "decisions" VALUES('AG6Y',0,7,7,7,2,'yskip','person','63e22dd3a4fe8d6852e2b3b1c686ec26',0,1700000000.0);
INSERT INTO "decisions" VALUES('AG6Y',0,8,8,8,1,'y9','person','f3065fb984609748909aca7a930f0f89',0,1700000000.0);
INSERT INTO "decisions" VALUES('AG6Y',0,9,9,9,2,'y1','person','a5da92d2fc7d90ab60282778a496088a',0,1700000000.0);
INSERT INTO "decisions" VALUES('AG6Y',0,10,10,10,0,'g1','person','62e98d479fdc70983bd18f4471c139b6',0,1700000000.0);
INSERT INTO "decisions" VALUES('AG6Y',0,11,11,11,1,'y1','person','4c87c83ffbd7db70dedc5755b8170ad9',0,1700000000.0);
CREATE TABLE epochs (
    table_id TEXT NOT NULL REFERENCES tables (id),
    epoch INTEGER NOT NULL,
    from_seq INTEGER NOT NULL,
    reason TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, epoch)
) STRICT, WITHOUT ROWID;
CREATE TABLE heartbeat (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at REAL NOT NULL
) STRICT;
INSERT INTO "heartbeat" VALUES(1,1700000000.0);
CREATE TABLE house_channels (
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    PRIMARY KEY (guild_id, channel_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE houses (
    guild_id INTEGER PRIMARY KEY,
    pace TEXT NOT NULL,
    hands TEXT NOT NULL CHECK (hands IN ('dm', 'channel')),
    pictures INTEGER NOT NULL,
    drink TEXT NOT NULL,
    drinks TEXT NOT NULL,
    log_thread INTEGER NOT NULL
) STRICT;
CREATE TABLE messages (
    table_id TEXT NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    posted_at REAL NOT NULL,
    nonce TEXT NOT NULL,
    PRIMARY KEY (table_id, kind, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "messages" VALUES('AG6Y','table',-1,2,3,4.0,'');
CREATE TABLE people (
    user_id INTEGER PRIMARY KEY,
    hands TEXT NOT NULL CHECK (hands IN ('', 'dm', 'channel')),
    pings INTEGER NOT NULL,
    quiet_from INTEGER,
    quiet_to INTEGER,
    utc_offset INTEGER NOT NULL,
    words_only INTEGER NOT NULL,
    CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
) STRICT;
CREATE TABLE ratings (
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    season TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    streak INTEGER NOT NULL,
    best_streak INTEGER NOT NULL,
    best_streak_at REAL NOT NULL,
    PRIMARY KEY (guild_id, game, season, user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE reports (
    reference TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    user_id INTEGER NOT NULL,
    epoch INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    text TEXT NOT NULL,
    at REAL NOT NULL,
    operator_told INTEGER NOT NULL DEFAULT 0,
    player_told INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE TABLE result_seats (
    result_id INTEGER NOT NULL REFERENCES results (id),
    seat INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    patron TEXT,
    minded INTEGER NOT NULL,
    gone INTEGER NOT NULL,
    place INTEGER NOT NULL,
    final INTEGER NOT NULL,
    drinks INTEGER NOT NULL,
    PRIMARY KEY (result_id, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE results (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT NOT NULL UNIQUE,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    pace TEXT NOT NULL,
    options TEXT NOT NULL,
    season TEXT NOT NULL,
    started_at REAL NOT NULL,
    ended_at REAL NOT NULL,
    decisions INTEGER NOT NULL,
    rated INTEGER NOT NULL
) STRICT;
CREATE TABLE sealed_bans (
    guild_id INTEGER NOT NULL,
    salt BLOB NOT NULL,
    mark BLOB NOT NULL,
    by_id INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (guild_id, mark)
) STRICT, WITHOUT ROWID;
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    patron TEXT,
    minded INTEGER NOT NULL DEFAULT 0,
    gone INTEGER NOT NULL DEFAULT 0,
    bank REAL NOT NULL DEFAULT 0,
    slept INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat),
    CHECK ((user_id IS NULL) = (patron IS NOT NULL))
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES('AG6Y',0,1000,'Ada',NULL,0,0,180.0,0);
INSERT INTO "seats" VALUES('AG6Y',1,1001,'Bea',NULL,0,0,180.0,0);
INSERT INTO "seats" VALUES('AG6Y',2,1002,'Cid',NULL,0,0,180.0,0);
CREATE TABLE snapshots (
    slot INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    turn INTEGER NOT NULL,
    epoch INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    ask INTEGER NOT NULL,
    digest TEXT NOT NULL,
    schema_version INTEGER NOT NULL,
    rules_version INTEGER NOT NULL,
    state TEXT NOT NULL,
    state_digest TEXT NOT NULL
) STRICT;
INSERT INTO "snapshots" VALUES(8761488072,'AG6Y',8,0,7,7,'63e22dd3a4fe8d6852e2b3b1c686ec26',1,1,'{"called":[false,false,false],"direction":1,"draw":["r3","b8","g9","y0","r4","g0","b1","split","y9","r8","g+3","y+2","g+1","g3","g+1","b1","b+2","g6","split","g4","y5","r9","r+1","r7","g6","y8","y4","b0","y+1","r4","r+1","g5","b9","b6","g4","b8","r5","y3","g1","y7","r+3","b5","b+3","g7","gskip","b+1","b4","r1","b2","r6","b+1","y7","deflect","g3","r1","y+1","r+2","rskip","g2","bskip","r9","b9","y+3","b4","y6","g5","g9","r0","y4","r2","g8","y2","bskip","b6","b2","y6","gskip","b7","y2","b7","b3","y3","y8"],"drinks":[0,0,0],"hands":[["g+2","g1","r6","g8","target"],["y9","b5","b3","deflect","y1"],["y1","r3","r7","rskip"]],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":["g7","g2","r2","r8","r5","y5","yskip","yskip"],"to_move":1,"train":0}','4381a1f84e5d2695ae6a7810d7f450af');
INSERT INTO "snapshots" VALUES(8761488073,'AG6Y',9,0,8,8,'f3065fb984609748909aca7a930f0f89',1,1,'{"called":[false,false,false],"direction":1,"draw":["r3","b8","g9","y0","r4","g0","b1","split","y9","r8","g+3","y+2","g+1","g3","g+1","b1","b+2","g6","split","g4","y5","r9","r+1","r7","g6","y8","y4","b0","y+1","r4","r+1","g5","b9","b6","g4","b8","r5","y3","g1","y7","r+3","b5","b+3","g7","gskip","b+1","b4","r1","b2","r6","b+1","y7","deflect","g3","r1","y+1","r+2","rskip","g2","bskip","r9","b9","y+3","b4","y6","g5","g9","r0","y4","r2","g8","y2","bskip","b6","b2","y6","gskip","b7","y2","b7","b3","y3","y8"],"drinks":[0,0,0],"hands":[["g+2","g1","r6","g8","target"],["b5","b3","deflect","y1"],["y1","r3","r7","rskip"]],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":["g7","g2","r2","r8","r5","y5","yskip","yskip","y9"],"to_move":2,"train":0}','c61f1887370bd40344dba840a1a05c18');
INSERT INTO "snapshots" VALUES(8761488074,'AG6Y',10,0,9,9,'a5da92d2fc7d90ab60282778a496088a',1,1,'{"called":[false,false,false],"direction":1,"draw":["r3","b8","g9","y0","r4","g0","b1","split","y9","r8","g+3","y+2","g+1","g3","g+1","b1","b+2","g6","split","g4","y5","r9","r+1","r7","g6","y8","y4","b0","y+1","r4","r+1","g5","b9","b6","g4","b8","r5","y3","g1","y7","r+3","b5","b+3","g7","gskip","b+1","b4","r1","b2","r6","b+1","y7","deflect","g3","r1","y+1","r+2","rskip","g2","bskip","r9","b9","y+3","b4","y6","g5","g9","r0","y4","r2","g8","y2","bskip","b6","b2","y6","gskip","b7","y2","b7","b3","y3","y8"],"drinks":[0,0,0],"hands":[["g+2","g1","r6","g8","target"],["b5","b3","deflect","y1"],["r3","r7","rskip"]],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":["g7","g2","r2","r8","r5","y5","yskip","yskip","y9","y1"],"to_move":0,"train":0}','40c434e5934b8a190b467d08b2b997c0');
INSERT INTO "snapshots" VALUES(8761488075,'AG6Y',11,0,10,10,'62e98d479fdc70983bd18f4471c139b6',1,1,'{"called":[false,false,false],"direction":1,"draw":["r3","b8","g9","y0","r4","g0","b1","split","y9","r8","g+3","y+2","g+1","g3","g+1","b1","b+2","g6","split","g4","y5","r9","r+1","r7","g6","y8","y4","b0","y+1","r4","r+1","g5","b9","b6","g4","b8","r5","y3","g1","y7","r+3","b5","b+3","g7","gskip","b+1","b4","r1","b2","r6","b+1","y7","deflect","g3","r1","y+1","r+2","rskip","g2","bskip","r9","b9","y+3","b4","y6","g5","g9","r0","y4","r2","g8","y2","bskip","b6","b2","y6","gskip","b7","y2","b7","b3","y3","y8"],"drinks":[0,0,0],"hands":[["g+2","r6","g8","target"],["b5","b3","deflect","y1"],["r3","r7","rskip"]],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":["g7","g2","r2","r8","r5","y5","yskip","yskip","y9","y1","g1"],"to_move":1,"train":0}','8549054be8af3a67b59740a58e16d11f');
INSERT INTO "snapshots" VALUES(8761488076,'AG6Y',12,0,11,11,'4c87c83ffbd7db70dedc5755b8170ad9',1,1,'{"called":[false,false,false],"direction":1,"draw":["r3","b8","g9","y0","r4","g0","b1","split","y9","r8","g+3","y+2","g+1","g3","g+1","b1","b+2","g6","split","g4","y5","r9","r+1","r7","g6","y8","y4","b0","y+1","r4","r+1","g5","b9","b6","g4","b8","r5","y3","g1","y7","r+3","b5","b+3","g7","gskip","b+1","b4","r1","b2","r6","b+1","y7","deflect","g3","r1","y+1","r+2","rskip","g2","bskip","r9","b9","y+3","b4","y6","g5","g9","r0","y4","r2","g8","y2","bskip","b6","b2","y6","gskip","b7","y2","b7","b3","y3","y8"],"drinks":[0,0,0],"hands":[["g+2","r6","g8","target"],["b5","b3","deflect"],["r3","r7","rskip"]],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":["g7","g2","r2","r8","r5","y5","yskip","yskip","y9","y1","g1","y1"],"to_move":2,"train":0}','9176865a49daf7f72e4543619f5a74bd');
INSERT INTO "snapshots" VALUES(8761488077,'AG6Y',5,0,4,4,'2ecd0b8e1079fa841fe996c741df72e3',1,1,'{"called":[false,false,false],"direction":1,"draw":["r3","b8","g9","y0","r4","g0","b1","split","y9","r8","g+3","y+2","g+1","g3","g+1","b1","b+2","g6","split","g4","y5","r9","r+1","r7","g6","y8","y4","b0","y+1","r4","r+1","g5","b9","b6","g4","b8","r5","y3","g1","y7","r+3","b5","b+3","g7","gskip","b+1","b4","r1","b2","r6","b+1","y7","deflect","g3","r1","y+1","r+2","rskip","g2","bskip","r9","b9","y+3","b4","y6","g5","g9","r0","y4","r2","g8","y2","bskip","b6","b2","y6","gskip","b7","y2","b7","b3","y3","y8"],"drinks":[0,0,0],"hands":[["g+2","g1","r6","g8","target","yskip"],["y9","b5","b3","deflect","y1"],["yskip","y5","y1","r3","r7","rskip"]],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":["g7","g2","r2","r8","r5"],"to_move":2,"train":0}','8fc55a5646daae2a283ece574c1eba0a');
INSERT INTO "snapshots" VALUES(8761488078,'AG6Y',6,0,5,5,'dd48ed1d0a12251a2605e3dc83c8c73b',1,1,'{"called":[false,false,false],"direction":1,"draw":["r3","b8","g9","y0","r4","g0","b1","split","y9","r8","g+3","y+2","g+1","g3","g+1","b1","b+2","g6","split","g4","y5","r9","r+1","r7","g6","y8","y4","b0","y+1","r4","r+1","g5","b9","b6","g4","b8","r5","y3","g1","y7","r+3","b5","b+3","g7","gskip","b+1","b4","r1","b2","r6","b+1","y7","deflect","g3","r1","y+1","r+2","rskip","g2","bskip","r9","b9","y+3","b4","y6","g5","g9","r0","y4","r2","g8","y2","bskip","b6","b2","y6","gskip","b7","y2","b7","b3","y3","y8"],"drinks":[0,0,0],"hands":[["g+2","g1","r6","g8","target","yskip"],["y9","b5","b3","deflect","y1"],["yskip","y1","r3","r7","rskip"]],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":["g7","g2","r2","r8","r5","y5"],"to_move":0,"train":0}','5e17d724e5913ad64875d9aaee7af85e');
INSERT INTO "snapshots" VALUES(8761488079,'AG6Y',7,0,6,6,'6d366ad6530736d9bef9c1a63d398e57',1,1,'{"called":[false,false,false],"direction":1,"draw":["r3","b8","g9","y0","r4","g0","b1","split","y9","r8","g+3","y+2","g+1","g3","g+1","b1","b+2","g6","split","g4","y5","r9","r+1","r7","g6","y8","y4","b0","y+1","r4","r+1","g5","b9","b6","g4","b8","r5","y3","g1","y7","r+3","b5","b+3","g7","gskip","b+1","b4","r1","b2","r6","b+1","y7","deflect","g3","r1","y+1","r+2","rskip","g2","bskip","r9","b9","y+3","b4","y6","g5","g9","r0","y4","r2","g8","y2","bskip","b6","b2","y6","gskip","b7","y2","b7","b3","y3","y8"],"drinks":[0,0,0],"hands":[["g+2","g1","r6","g8","target"],["y9","b5","b3","deflect","y1"],["yskip","y1","r3","r7","rskip"]],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":["g7","g2","r2","r8","r5","y5","yskip"],"to_move":2,"train":0}','75090469a76795576e93bf596a62c367');
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'live', 'paused', 'over', 'closed')),
    pace TEXT NOT NULL,
    most INTEGER NOT NULL,
    host_id INTEGER NOT NULL,
    options TEXT NOT NULL,
    quick INTEGER NOT NULL,
    created_at REAL NOT NULL,
    started_at REAL,
    ended_at REAL,
    seed TEXT NOT NULL DEFAULT '',
    rules_version INTEGER NOT NULL DEFAULT 0,
    epoch INTEGER NOT NULL DEFAULT 0,
    seq INTEGER NOT NULL DEFAULT 0,
    version INTEGER NOT NULL DEFAULT 0,
    paused_at REAL,
    pause_reason TEXT NOT NULL DEFAULT '',
    placings TEXT,
    recent TEXT NOT NULL DEFAULT '[]',
    vote TEXT,
    follows TEXT
) STRICT;
INSERT INTO "tables" VALUES('AG6Y',1,2,'drinko','live','normal',10,1000,'{"suffer": 0, "plus_zero": 0, "minus_one": 0, "catch_drink": false, "play_on": false, "starter": -1}',0,1700000000.0,1700000000.0,NULL,'b6420ce3abfe7cb359544b1fbac7e12b3aca11a20590023a1770be5a1dc6fa1a',1,0,11,14,NULL,'',NULL,'[[2,{"key":"played","seat":2,"card":"r2","left":6,"target":null}],[3,{"key":"played","seat":0,"card":"r8","left":6,"target":null}],[4,{"key":"played","seat":1,"card":"r5","left":5,"target":null}],[5,{"key":"played","seat":2,"card":"y5","left":5,"target":null}],[6,{"key":"played","seat":0,"card":"yskip","left":5,"target":null}],[6,{"key":"skipped","seat":1}],[7,{"key":"played","seat":2,"card":"yskip","left":4,"target":null}],[7,{"key":"skipped","seat":0}],[8,{"key":"played","seat":1,"card":"y9","left":4,"target":null}],[9,{"key":"played","seat":2,"card":"y1","left":3,"target":null}],[10,{"key":"played","seat":0,"card":"g1","left":4,"target":null}],[11,{"key":"played","seat":1,"card":"y1","left":3,"target":null}]]',NULL,NULL);
CREATE TABLE windows (
    table_id TEXT PRIMARY KEY,
    state TEXT NOT NULL CHECK (state IN ('lobby', 'open', 'paused')),
    ask INTEGER NOT NULL,
    kind TEXT NOT NULL,
    opened_at REAL NOT NULL,
    deadline REAL NOT NULL,
    wake_at REAL NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "windows" VALUES('AG6Y','open',12,'turn',1700000000.0,1700000225.0,1700000225.0);
CREATE INDEX tables_by_channel ON tables (channel_id, status);
CREATE INDEX tables_by_guild ON tables (guild_id, status);
CREATE UNIQUE INDEX seats_by_person ON seats (user_id, table_id) WHERE user_id IS NOT NULL;
CREATE INDEX bans_by_person ON bans (user_id);
CREATE INDEX results_by_ladder ON results (guild_id, game, season);
CREATE INDEX result_seats_by_person ON result_seats (user_id, result_id);
CREATE INDEX ratings_by_person ON ratings (user_id);
CREATE INDEX reports_by_person ON reports (user_id);
CREATE INDEX reports_untold ON reports (at) WHERE NOT operator_told OR NOT player_told;
DELETE FROM "sqlite_sequence";
COMMIT;
