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
INSERT INTO "decisions" VALUES('3QCR',0,1,1,1,0,'y5','person','2d6dc7af43fd0f60a46363315f98eee9',0,1700000000.0);
INSERT INTO "decisions" VALUES('3QCR',0,2,2,2,1,'y8','person','0790398e0529054810602dd4a8bc3da2',0,1700000000.0);
INSERT INTO "decisions" VALUES('3QCR',0,3,3,3,2,'y2','person','56d83d17b2fe11f0680285b9da5c25ef',0,1700000000.0);
INSERT INTO "decisions" VALUES('3QCR',0,4,4,4,0,'y1','person','701873623feeeb6d9d0b7018dbf6174b',0,1700000000.0);
INSERT INTO "decisions" VALUES('3QCR',0,5,5,5,1,'y3','person','6c9f04f39ae9ecd0999525a77d86f99c',0,1700000000.0);
INSERT INTO "decisions" VALUES('3QCR',0,6,6,6,2,'draw','person','e926f016e648413661698e1b5f079695',1,1700000000.0);
INSERT INTO "decisions" VALUES('3QCR',0,7,7,7,0,'b3','person','93052dcd8231c1878a0e64660d8b0fa7',0,1700000000.0);
INSERT INTO "decisions" VALUES('3QCR',0,8,8,8,1,'split','person','74d0585ed78bed30e30ec658cce13681',0,1700000000.0);
INSERT INTO "decisions" VALUES('3QCR',0,9,9,9,2,'r5','person','2bf57b6e78bb53143070f18b66214ddb',0,1700000000.0);
INSERT INTO "decisions" VALUES('3QCR',0,10,10,10,0,'r7','person','26bb448155fafc0bcc4a56b9cc9b50eb',0,1700000000.0);
INSERT INTO "decisions" VALUES('3QCR',0,11,11,11,1,'r0','person','66d5a72b726921b3409abcc86ea4e72f',0,1700000000.0);
INSERT INTO "decisions" VALUES('3QCR',0,12,12,12,2,'rskip','person','8c5a68e3c84538003e539bcea175400d',0,1700000000.0);
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
CREATE TABLE house_presets (
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    pace TEXT NOT NULL,
    options TEXT NOT NULL,
    PRIMARY KEY (guild_id, game, name)
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
CREATE TABLE notes (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE people (
    user_id INTEGER PRIMARY KEY,
    hands TEXT NOT NULL CHECK (hands IN ('', 'dm', 'channel')),
    pings INTEGER NOT NULL,
    quiet_from INTEGER,
    quiet_to INTEGER,
    utc_offset INTEGER NOT NULL,
    words_only INTEGER NOT NULL, poker_face INTEGER NOT NULL DEFAULT 0,
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
INSERT INTO "seats" VALUES('3QCR',0,1000,'Ada',NULL,0,0,180.0,0);
INSERT INTO "seats" VALUES('3QCR',1,1001,'Bea',NULL,0,0,180.0,0);
INSERT INTO "seats" VALUES('3QCR',2,1002,'Cid',NULL,0,0,180.0,0);
INSERT INTO "seats" VALUES('LVFW',0,1001,'Bea',NULL,0,0,0.0,0);
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
INSERT INTO "snapshots" VALUES(6887709328,'3QCR',8,0,7,7,'93052dcd8231c1878a0e64660d8b0fa7',2,1,'{"called":[false,false,false],"direction":1,"draw":"y+2 g1 g+2 y5 g8 bskip g+1 r4 r+1 y4 b6 r+3 deflect g7 r9 g+3 rskip b1 y7 b+1 g6 r7 r2 b7 b5 y4 g2 y8 b+1 b4 b+3 b0 g9 g4 y3 g8 b2 g3 g7 gskip y+3 b2 g3 g+1 y7 gskip b8 y1 y6 b6 g6 r6 g0 r3 y0 b3 r5 y9 g1 b4 g5 b9 bskip g9 b5 r8 y+1 r3 r2 y2 r1 g2 r+1 deflect r8 r6 target split b8","drinks":[0,0,0],"hands":["b7 b+2 r7 y9","split r0 g5 r9 r1","r5 b9 rskip b1 r4 g4 y+1"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"yskip r+2 yskip y6 y5 y8 y2 y1 y3 b3","to_move":1,"train":0,"wrong":[]}','8a7df2377c25830a22da5022fd1a2556');
INSERT INTO "snapshots" VALUES(6887709329,'3QCR',9,0,8,8,'74d0585ed78bed30e30ec658cce13681',2,1,'{"called":[false,false,false],"direction":1,"draw":"y+2 g1 g+2 y5 g8 bskip g+1 r4 r+1 y4 b6 r+3 deflect g7 r9 g+3 rskip b1 y7 b+1 g6 r7 r2 b7 b5 y4 g2 y8 b+1 b4 b+3 b0 g9 g4 y3 g8 b2 g3 g7 gskip y+3 b2 g3 g+1 y7 gskip b8 y1 y6 b6 g6 r6 g0 r3 y0 b3 r5 y9 g1 b4 g5 b9 bskip g9 b5 r8 y+1 r3 r2 y2 r1 g2 r+1 deflect r8 r6 target split b8","drinks":[0,0,0],"hands":["b7 b+2 r7 y9","r0 g5 r9 r1","r5 b9 rskip b1 r4 g4 y+1"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"yskip r+2 yskip y6 y5 y8 y2 y1 y3 b3 split","to_move":2,"train":0,"wrong":[]}','5678ddbf0d455f9c9ce0c577f4c958e6');
INSERT INTO "snapshots" VALUES(6887709330,'3QCR',10,0,9,9,'2bf57b6e78bb53143070f18b66214ddb',2,1,'{"called":[false,false,false],"direction":1,"draw":"y+2 g1 g+2 y5 g8 bskip g+1 r4 r+1 y4 b6 r+3 deflect g7 r9 g+3 rskip b1 y7 b+1 g6 r7 r2 b7 b5 y4 g2 y8 b+1 b4 b+3 b0 g9 g4 y3 g8 b2 g3 g7 gskip y+3 b2 g3 g+1 y7 gskip b8 y1 y6 b6 g6 r6 g0 r3 y0 b3 r5 y9 g1 b4 g5 b9 bskip g9 b5 r8 y+1 r3 r2 y2 r1 g2 r+1 deflect r8 r6 target split b8","drinks":[0,0,0],"hands":["b7 b+2 r7 y9","r0 g5 r9 r1","b9 rskip b1 r4 g4 y+1"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"yskip r+2 yskip y6 y5 y8 y2 y1 y3 b3 split r5","to_move":0,"train":0,"wrong":[]}','2d4e3f3d055e5c6eef338f0c7ce75a70');
INSERT INTO "snapshots" VALUES(6887709331,'3QCR',11,0,10,10,'26bb448155fafc0bcc4a56b9cc9b50eb',2,1,'{"called":[false,false,false],"direction":1,"draw":"y+2 g1 g+2 y5 g8 bskip g+1 r4 r+1 y4 b6 r+3 deflect g7 r9 g+3 rskip b1 y7 b+1 g6 r7 r2 b7 b5 y4 g2 y8 b+1 b4 b+3 b0 g9 g4 y3 g8 b2 g3 g7 gskip y+3 b2 g3 g+1 y7 gskip b8 y1 y6 b6 g6 r6 g0 r3 y0 b3 r5 y9 g1 b4 g5 b9 bskip g9 b5 r8 y+1 r3 r2 y2 r1 g2 r+1 deflect r8 r6 target split b8","drinks":[0,0,0],"hands":["b7 b+2 y9","r0 g5 r9 r1","b9 rskip b1 r4 g4 y+1"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"yskip r+2 yskip y6 y5 y8 y2 y1 y3 b3 split r5 r7","to_move":1,"train":0,"wrong":[]}','9383682168286f500711d40ea83daf6e');
INSERT INTO "snapshots" VALUES(6887709332,'3QCR',12,0,11,11,'66d5a72b726921b3409abcc86ea4e72f',2,1,'{"called":[false,false,false],"direction":1,"draw":"y+2 g1 g+2 y5 g8 bskip g+1 r4 r+1 y4 b6 r+3 deflect g7 r9 g+3 rskip b1 y7 b+1 g6 r7 r2 b7 b5 y4 g2 y8 b+1 b4 b+3 b0 g9 g4 y3 g8 b2 g3 g7 gskip y+3 b2 g3 g+1 y7 gskip b8 y1 y6 b6 g6 r6 g0 r3 y0 b3 r5 y9 g1 b4 g5 b9 bskip g9 b5 r8 y+1 r3 r2 y2 r1 g2 r+1 deflect r8 r6 target split b8","drinks":[0,0,0],"hands":["b7 b+2 y9","g5 r9 r1","b9 rskip b1 r4 g4 y+1"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"yskip r+2 yskip y6 y5 y8 y2 y1 y3 b3 split r5 r7 r0","to_move":2,"train":0,"wrong":[]}','1f3621d5ab8e647a3ce19918437f0fc0');
INSERT INTO "snapshots" VALUES(6887709333,'3QCR',13,0,12,12,'8c5a68e3c84538003e539bcea175400d',2,1,'{"called":[false,false,false],"direction":1,"draw":"y+2 g1 g+2 y5 g8 bskip g+1 r4 r+1 y4 b6 r+3 deflect g7 r9 g+3 rskip b1 y7 b+1 g6 r7 r2 b7 b5 y4 g2 y8 b+1 b4 b+3 b0 g9 g4 y3 g8 b2 g3 g7 gskip y+3 b2 g3 g+1 y7 gskip b8 y1 y6 b6 g6 r6 g0 r3 y0 b3 r5 y9 g1 b4 g5 b9 bskip g9 b5 r8 y+1 r3 r2 y2 r1 g2 r+1 deflect r8 r6 target split b8","drinks":[0,0,0],"hands":["b7 b+2 y9","g5 r9 r1","b9 b1 r4 g4 y+1"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"yskip r+2 yskip y6 y5 y8 y2 y1 y3 b3 split r5 r7 r0 rskip","to_move":1,"train":0,"wrong":[]}','7cef81c6a0241ae742650a4a5199969c');
INSERT INTO "snapshots" VALUES(6887709334,'3QCR',6,0,5,5,'6c9f04f39ae9ecd0999525a77d86f99c',2,1,'{"called":[false,false,false],"direction":1,"draw":"y+2 g1 g+2 y5 g8 bskip g+1 r4 r+1 y4 b6 r+3 deflect g7 r9 g+3 rskip b1 y7 b+1 g6 r7 r2 b7 b5 y4 g2 y8 b+1 b4 b+3 b0 g9 g4 y3 g8 b2 g3 g7 gskip y+3 b2 g3 g+1 y7 gskip b8 y1 y6 b6 g6 r6 g0 r3 y0 b3 r5 y9 g1 b4 g5 b9 bskip g9 b5 r8 y+1 r3 r2 y2 r1 g2 r+1 deflect r8 r6 target split b8 y+1","drinks":[0,0,0],"hands":["b7 b+2 b3 r7 y9","split r0 g5 r9 r1","r5 b9 rskip b1 r4 g4"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"yskip r+2 yskip y6 y5 y8 y2 y1 y3","to_move":2,"train":0,"wrong":[]}','74e1198c4c6494e056355dde6e3ab328');
INSERT INTO "snapshots" VALUES(6887709335,'3QCR',7,0,6,6,'e926f016e648413661698e1b5f079695',2,1,'{"called":[false,false,false],"direction":1,"draw":"y+2 g1 g+2 y5 g8 bskip g+1 r4 r+1 y4 b6 r+3 deflect g7 r9 g+3 rskip b1 y7 b+1 g6 r7 r2 b7 b5 y4 g2 y8 b+1 b4 b+3 b0 g9 g4 y3 g8 b2 g3 g7 gskip y+3 b2 g3 g+1 y7 gskip b8 y1 y6 b6 g6 r6 g0 r3 y0 b3 r5 y9 g1 b4 g5 b9 bskip g9 b5 r8 y+1 r3 r2 y2 r1 g2 r+1 deflect r8 r6 target split b8","drinks":[0,0,0],"hands":["b7 b+2 b3 r7 y9","split r0 g5 r9 r1","r5 b9 rskip b1 r4 g4 y+1"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"yskip r+2 yskip y6 y5 y8 y2 y1 y3","to_move":0,"train":0,"wrong":[]}','63ecf52ed65a3ad9596d283d0dabe72a');
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
, lesson INTEGER NOT NULL DEFAULT 0, pause_reference TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO "tables" VALUES('3QCR',1,2,'drinko','live','normal',10,1000,'{"suffer": 0, "plus_zero": 0, "minus_one": 0, "catch_drink": false, "play_on": false, "starter": -1}',1700000000.0,1700000000.0,NULL,'454b32f473fb30626eead99bc6d0826336a75954a2d806fe1cde56c744256648',1,0,12,15,NULL,'',NULL,'[[2,{"key":"played","seat":1,"card":"y8","left":6,"target":null}],[3,{"key":"played","seat":2,"card":"y2","left":6,"target":null}],[4,{"key":"played","seat":0,"card":"y1","left":5,"target":null}],[5,{"key":"played","seat":1,"card":"y3","left":5,"target":null}],[6,{"key":"drew","seat":2,"n":1}],[7,{"key":"played","seat":0,"card":"b3","left":4,"target":null}],[8,{"key":"played","seat":1,"card":"split","left":4,"target":null}],[9,{"key":"played","seat":2,"card":"r5","left":6,"target":null}],[10,{"key":"played","seat":0,"card":"r7","left":3,"target":null}],[11,{"key":"played","seat":1,"card":"r0","left":3,"target":null}],[12,{"key":"played","seat":2,"card":"rskip","left":5,"target":null}],[12,{"key":"skipped","seat":0}]]',NULL,NULL,0,'');
INSERT INTO "tables" VALUES('LVFW',1,2,'drinko','lobby','normal',10,1001,'{"suffer": 0, "plus_zero": 0, "minus_one": 0, "catch_drink": false, "play_on": false, "starter": -1}',1700000000.0,NULL,NULL,'',0,0,0,0,NULL,'',NULL,'[]',NULL,NULL,0,'');
CREATE TABLE windows (
    table_id TEXT PRIMARY KEY,
    state TEXT NOT NULL CHECK (state IN ('lobby', 'open', 'paused')),
    ask INTEGER NOT NULL,
    kind TEXT NOT NULL,
    opened_at REAL NOT NULL,
    deadline REAL NOT NULL,
    wake_at REAL NOT NULL
, least REAL NOT NULL DEFAULT 0, holds TEXT NOT NULL DEFAULT '', thinks TEXT NOT NULL DEFAULT '', away_at REAL) STRICT, WITHOUT ROWID;
INSERT INTO "windows" VALUES('3QCR','open',13,'turn',1700000000.0,1700000225.0,1700000225.0,0.0,'','',NULL);
INSERT INTO "windows" VALUES('LVFW','lobby',0,'lobby',1700000000.0,1700001800.0,1700001800.0,0.0,'','',NULL);
CREATE INDEX tables_by_channel ON tables (channel_id, status);
CREATE INDEX tables_by_guild ON tables (guild_id, status);
CREATE UNIQUE INDEX seats_by_person ON seats (user_id, table_id) WHERE user_id IS NOT NULL;
CREATE INDEX bans_by_person ON bans (user_id);
CREATE INDEX results_by_ladder ON results (guild_id, game, season);
CREATE INDEX result_seats_by_person ON result_seats (user_id, result_id);
CREATE INDEX ratings_by_person ON ratings (user_id);
CREATE INDEX reports_by_person ON reports (user_id);
CREATE INDEX reports_untold ON reports (at) WHERE NOT operator_told OR NOT player_told;
CREATE INDEX tables_by_status ON tables (status, created_at, id);
CREATE INDEX tables_by_end ON tables (status, ended_at);
CREATE INDEX tables_never_started ON tables (ended_at) WHERE status = 'closed' AND started_at IS NULL;
DELETE FROM "sqlite_sequence";
COMMIT;
