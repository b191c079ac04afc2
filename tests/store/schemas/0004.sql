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
INSERT INTO "decisions" VALUES('6HXX',0,1,1,1,1,'b+1','person','d9a0a1cd59c17e59a436e12102f3a081',0,1700000000.0);
INSERT INTO "decisions" VALUES('6HXX',0,2,2,2,2,'deflect','person','cc67ad792a2af927b1766b2c614ee01e',0,1700000000.0);
INSERT INTO "decisions" VALUES('6HXX',0,3,3,3,1,'split>0','person','c548262c719d25c03a2fd28de827faf4',1,1700000000.0);
INSERT INTO "decisions" VALUES('6HXX',0,4,4,4,0,'g6','person','93bf60182f070bbb00594bd483fe66eb',0,1700000000.0);
INSERT INTO "decisions" VALUES('6HXX',0,5,5,5,2,'r6','person','7ffc24cf9c75db1af2472206669db881',0,1700000000.0);
INSERT INTO "decisions" VALUES('6HXX',0,6,6,6,1,'draw','person','950c85d56b7783604d21c092e6852c8a',1,1700000000.0);
INSERT INTO "decisions" VALUES('6HXX',0,7,7,7,0,'y6','person','6f0f022d82a1e4970cd12c3cde12871b',0,1700000000.0);
INSERT INTO "decisions" VALUES('6HXX',0,8,8,8,2,'y3','person','5aae432bd8aa9d4a47481c6115c11b55',0,1700000000.0);
INSERT INTO "decisions" VALUES('6HXX',0,9,9,9,1,'y5','person','d563646fdf970f5bf4ec407b226cadc9',0,1700000000.0);
INSERT INTO "decisions" VALUES('6HXX',0,10,10,10,0,'y+3','person','cb3c222d139f6cc929bb6dda1970a22d',0,1700000000.0);
INSERT INTO "decisions" VALUES('6HXX',0,11,11,11,2,'drink','person','7135ecd7aa527d57cd8612b9f4ad7c10',1,1700000000.0);
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
INSERT INTO "messages" VALUES('6HXX','table',-1,2,3,4.0,'');
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
INSERT INTO "seats" VALUES('6HXX',0,1000,'Ada',NULL,0,0,180.0,0);
INSERT INTO "seats" VALUES('6HXX',1,1001,'Bea',NULL,0,0,180.0,0);
INSERT INTO "seats" VALUES('6HXX',2,1002,'Cid',NULL,0,0,180.0,0);
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
INSERT INTO "snapshots" VALUES(7285686976,'6HXX',8,0,7,7,'6f0f022d82a1e4970cd12c3cde12871b',2,1,'{"called":[false,false,false],"direction":-1,"draw":"g4 r5 g5 r5 r2 b4 rskip y7 b+2 g9 b8 g7 y4 y9 r2 r1 target r1 y8 b5 r7 y8 g8 g+2 r8 b2 b5 r8 y+1 y1 r0 b1 g3 b+1 g+1 y2 y+1 g9 y2 g0 yskip y6 gskip r+1 b8 b7 r3 r+1 r+2 b9 y7 r+3 b+3 deflect b6 bskip r9 g5 b3 split r4 g4 g2 g2 r4 rskip g1 g8 g+1 b7 y4 b9 b3 y0 r3 g6 b0 bskip r6 r7 b1","drinks":[1,1,0],"hands":["g7 y+3 g1 gskip g+3","y5 y5 y9 g3 y3 y1 b4","y3 y+2 r9 b2 yskip"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"b6 b+1 deflect split g6 r6 y6","to_move":2,"train":0,"wrong":[]}','ffc9d7f7c9392f30dff9fa80d69eba73');
INSERT INTO "snapshots" VALUES(7285686977,'6HXX',9,0,8,8,'5aae432bd8aa9d4a47481c6115c11b55',2,1,'{"called":[false,false,false],"direction":-1,"draw":"g4 r5 g5 r5 r2 b4 rskip y7 b+2 g9 b8 g7 y4 y9 r2 r1 target r1 y8 b5 r7 y8 g8 g+2 r8 b2 b5 r8 y+1 y1 r0 b1 g3 b+1 g+1 y2 y+1 g9 y2 g0 yskip y6 gskip r+1 b8 b7 r3 r+1 r+2 b9 y7 r+3 b+3 deflect b6 bskip r9 g5 b3 split r4 g4 g2 g2 r4 rskip g1 g8 g+1 b7 y4 b9 b3 y0 r3 g6 b0 bskip r6 r7 b1","drinks":[1,1,0],"hands":["g7 y+3 g1 gskip g+3","y5 y5 y9 g3 y3 y1 b4","y+2 r9 b2 yskip"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"b6 b+1 deflect split g6 r6 y6 y3","to_move":1,"train":0,"wrong":[]}','65e53e166f31ee90741fa94885b4a719');
INSERT INTO "snapshots" VALUES(7285686978,'6HXX',10,0,9,9,'d563646fdf970f5bf4ec407b226cadc9',2,1,'{"called":[false,false,false],"direction":-1,"draw":"g4 r5 g5 r5 r2 b4 rskip y7 b+2 g9 b8 g7 y4 y9 r2 r1 target r1 y8 b5 r7 y8 g8 g+2 r8 b2 b5 r8 y+1 y1 r0 b1 g3 b+1 g+1 y2 y+1 g9 y2 g0 yskip y6 gskip r+1 b8 b7 r3 r+1 r+2 b9 y7 r+3 b+3 deflect b6 bskip r9 g5 b3 split r4 g4 g2 g2 r4 rskip g1 g8 g+1 b7 y4 b9 b3 y0 r3 g6 b0 bskip r6 r7 b1","drinks":[1,1,0],"hands":["g7 y+3 g1 gskip g+3","y5 y9 g3 y3 y1 b4","y+2 r9 b2 yskip"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"b6 b+1 deflect split g6 r6 y6 y3 y5","to_move":0,"train":0,"wrong":[]}','33e1763b7d91c5953c3c4d3e8c9be74d');
INSERT INTO "snapshots" VALUES(7285686979,'6HXX',11,0,10,10,'cb3c222d139f6cc929bb6dda1970a22d',2,1,'{"called":[false,false,false],"direction":-1,"draw":"g4 r5 g5 r5 r2 b4 rskip y7 b+2 g9 b8 g7 y4 y9 r2 r1 target r1 y8 b5 r7 y8 g8 g+2 r8 b2 b5 r8 y+1 y1 r0 b1 g3 b+1 g+1 y2 y+1 g9 y2 g0 yskip y6 gskip r+1 b8 b7 r3 r+1 r+2 b9 y7 r+3 b+3 deflect b6 bskip r9 g5 b3 split r4 g4 g2 g2 r4 rskip g1 g8 g+1 b7 y4 b9 b3 y0 r3 g6 b0 bskip r6 r7 b1","drinks":[1,1,0],"hands":["g7 g1 gskip g+3","y5 y9 g3 y3 y1 b4","y+2 r9 b2 yskip"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"b6 b+1 deflect split g6 r6 y6 y3 y5 y+3","to_move":2,"train":3,"wrong":[]}','7736d12f1bdf18e43723fac00ecdeaf0');
INSERT INTO "snapshots" VALUES(7285686980,'6HXX',12,0,11,11,'7135ecd7aa527d57cd8612b9f4ad7c10',2,1,'{"called":[false,false,false],"direction":-1,"draw":"g4 r5 g5 r5 r2 b4 rskip y7 b+2 g9 b8 g7 y4 y9 r2 r1 target r1 y8 b5 r7 y8 g8 g+2 r8 b2 b5 r8 y+1 y1 r0 b1 g3 b+1 g+1 y2 y+1 g9 y2 g0 yskip y6 gskip r+1 b8 b7 r3 r+1 r+2 b9 y7 r+3 b+3 deflect b6 bskip r9 g5 b3 split r4 g4 g2 g2 r4 rskip g1 g8 g+1 b7 y4 b9 b3 y0 r3 g6 b0 bskip","drinks":[1,1,3],"hands":["g7 g1 gskip g+3","y5 y9 g3 y3 y1 b4","y+2 r9 b2 yskip b1 r7 r6"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"b6 b+1 deflect split g6 r6 y6 y3 y5 y+3","to_move":1,"train":0,"wrong":[]}','48271d8e82e1ea3aa23611974f14003e');
INSERT INTO "snapshots" VALUES(7285686981,'6HXX',5,0,4,4,'93bf60182f070bbb00594bd483fe66eb',2,1,'{"called":[false,false,false],"direction":-1,"draw":"g4 r5 g5 r5 r2 b4 rskip y7 b+2 g9 b8 g7 y4 y9 r2 r1 target r1 y8 b5 r7 y8 g8 g+2 r8 b2 b5 r8 y+1 y1 r0 b1 g3 b+1 g+1 y2 y+1 g9 y2 g0 yskip y6 gskip r+1 b8 b7 r3 r+1 r+2 b9 y7 r+3 b+3 deflect b6 bskip r9 g5 b3 split r4 g4 g2 g2 r4 rskip g1 g8 g+1 b7 y4 b9 b3 y0 r3 g6 b0 bskip r6 r7 b1 b4","drinks":[1,1,0],"hands":["g7 y+3 y6 g1 gskip g+3","y5 y5 y9 g3 y3 y1","y3 y+2 r9 b2 yskip r6"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"b6 b+1 deflect split g6","to_move":2,"train":0,"wrong":[]}','0a871fee200cb0c0c05f8b4b086ec6c0');
INSERT INTO "snapshots" VALUES(7285686982,'6HXX',6,0,5,5,'7ffc24cf9c75db1af2472206669db881',2,1,'{"called":[false,false,false],"direction":-1,"draw":"g4 r5 g5 r5 r2 b4 rskip y7 b+2 g9 b8 g7 y4 y9 r2 r1 target r1 y8 b5 r7 y8 g8 g+2 r8 b2 b5 r8 y+1 y1 r0 b1 g3 b+1 g+1 y2 y+1 g9 y2 g0 yskip y6 gskip r+1 b8 b7 r3 r+1 r+2 b9 y7 r+3 b+3 deflect b6 bskip r9 g5 b3 split r4 g4 g2 g2 r4 rskip g1 g8 g+1 b7 y4 b9 b3 y0 r3 g6 b0 bskip r6 r7 b1 b4","drinks":[1,1,0],"hands":["g7 y+3 y6 g1 gskip g+3","y5 y5 y9 g3 y3 y1","y3 y+2 r9 b2 yskip"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"b6 b+1 deflect split g6 r6","to_move":1,"train":0,"wrong":[]}','1e132f3162d783f13950f6881614312f');
INSERT INTO "snapshots" VALUES(7285686983,'6HXX',7,0,6,6,'950c85d56b7783604d21c092e6852c8a',2,1,'{"called":[false,false,false],"direction":-1,"draw":"g4 r5 g5 r5 r2 b4 rskip y7 b+2 g9 b8 g7 y4 y9 r2 r1 target r1 y8 b5 r7 y8 g8 g+2 r8 b2 b5 r8 y+1 y1 r0 b1 g3 b+1 g+1 y2 y+1 g9 y2 g0 yskip y6 gskip r+1 b8 b7 r3 r+1 r+2 b9 y7 r+3 b+3 deflect b6 bskip r9 g5 b3 split r4 g4 g2 g2 r4 rskip g1 g8 g+1 b7 y4 b9 b3 y0 r3 g6 b0 bskip r6 r7 b1","drinks":[1,1,0],"hands":["g7 y+3 y6 g1 gskip g+3","y5 y5 y9 g3 y3 y1 b4","y3 y+2 r9 b2 yskip"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"b6 b+1 deflect split g6 r6","to_move":0,"train":0,"wrong":[]}','dbc5e223970cb31cb7cd9dee2a6bd616');
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
, lesson INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "tables" VALUES('6HXX',1,2,'drinko','live','normal',10,1000,'{"suffer": 0, "plus_zero": 0, "minus_one": 0, "catch_drink": false, "play_on": false, "starter": -1}',0,1700000000.0,1700000000.0,NULL,'466185b12c84ee3052e1a2e6a73fdf7ea1a24a3e83596c3d8d3c0c654f848985',1,0,11,14,NULL,'',NULL,'[[3,{"key":"drew","seat":1,"n":1}],[4,{"key":"played","seat":0,"card":"g6","left":6,"target":null}],[5,{"key":"played","seat":2,"card":"r6","left":5,"target":null}],[6,{"key":"drew","seat":1,"n":1}],[7,{"key":"played","seat":0,"card":"y6","left":5,"target":null}],[8,{"key":"played","seat":2,"card":"y3","left":4,"target":null}],[9,{"key":"played","seat":1,"card":"y5","left":6,"target":null}],[10,{"key":"played","seat":0,"card":"y+3","left":4,"target":null}],[10,{"key":"train","size":3,"was":0}],[11,{"key":"drank","seat":2,"n":3}],[11,{"key":"train","size":0,"was":3}],[11,{"key":"drew","seat":2,"n":3}]]',NULL,NULL,0);
CREATE TABLE windows (
    table_id TEXT PRIMARY KEY,
    state TEXT NOT NULL CHECK (state IN ('lobby', 'open', 'paused')),
    ask INTEGER NOT NULL,
    kind TEXT NOT NULL,
    opened_at REAL NOT NULL,
    deadline REAL NOT NULL,
    wake_at REAL NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "windows" VALUES('6HXX','open',12,'turn',1700000000.0,1700000225.0,1700000225.0);
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
