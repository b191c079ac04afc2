BEGIN TRANSACTION;
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
INSERT INTO "decisions" VALUES('YMRB',0,1,1,1,1,'b1','person','6a2d816adbcd449f830db062e319bbf7',0,1700000000.0);
INSERT INTO "decisions" VALUES('YMRB',0,2,2,2,2,'b5','person','35413e4fbff28e545bafe2fb088d815c',0,1700000000.0);
INSERT INTO "decisions" VALUES('YMRB',0,3,3,3,0,'bskip','person','6666c54b37782a872a929d5cd6d8a237',0,1700000000.0);
INSERT INTO "decisions" VALUES('YMRB',0,4,4,4,2,'b7','person','92f29570d55dca40b5c63bd2a668e769',0,1700000000.0);
INSERT INTO "decisions" VALUES('YMRB',0,5,5,5,0,'b0','person','8b9428bdc6a718c3c8a5bd1d40a59e68',0,1700000000.0);
INSERT INTO "decisions" VALUES('YMRB',0,6,6,6,1,'b4','person','7476f283ae892ca62dab19782cbd2e15',0,1700000000.0);
INSERT INTO "decisions" VALUES('YMRB',0,7,7,7,2,'g4','person','a6c7dfbfca8620a3f7000f3e6c1bb650',0,1700000000.0);
INSERT INTO "decisions" VALUES('YMRB',0,8,8,8,0,'g6','person','6e2bb72363ae529f0e97eb03a16678f9',0,1700000000.0);
INSERT INTO "decisions" VALUES('YMRB',0,9,9,9,1,'gskip','person','06f5f831070cbbd4a928e374a1d5a099',0,1700000000.0);
INSERT INTO "decisions" VALUES('YMRB',0,10,10,10,0,'bskip','person','46e74695185f1ead9619e835e52b5285',0,1700000000.0);
INSERT INTO "decisions" VALUES('YMRB',0,11,11,11,2,'b+1','person','d89150df1c1dadea2c9c2664fcfebf0f',0,1700000000.0);
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
INSERT INTO "messages" VALUES('YMRB','table',-1,2,3,4.0,'');
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
INSERT INTO "seats" VALUES('YMRB',0,1000,'Ada',NULL,0,0,180.0,0);
INSERT INTO "seats" VALUES('YMRB',1,1001,'Bea',NULL,0,0,180.0,0);
INSERT INTO "seats" VALUES('YMRB',2,1002,'Cid',NULL,0,0,180.0,0);
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
INSERT INTO "snapshots" VALUES(11985916432,'YMRB',8,0,7,7,'a6c7dfbfca8620a3f7000f3e6c1bb650',1,1,'{"called":[false,false,false],"direction":1,"draw":["r8","target","b6","r0","yskip","y4","y4","b8","r6","r3","g6","split","r1","b3","g2","b3","b8","g5","g7","y+1","g9","y8","y3","b5","y6","gskip","y3","b+3","y1","g1","r3","r+1","g1","r7","g+1","g7","g+2","g0","r2","y9","r8","y5","y+1","y+2","g2","y0","g9","b6","g8","r4","rskip","r9","r6","y+3","yskip","g+3","b9","rskip","b+2","g8","r2","b2","g+1","b9","r+1","b+1","g3","y7","b4","y5","g4","r5","y8","r5","deflect","y7","g3","r+3","b1","y6","g5","split","r+2"],"drinks":[0,0,0],"hands":[["y2","y9","g6","r1","bskip"],["deflect","b2","r7","y2","gskip"],["b+1","r4","r9","y1"]],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":["b7","b1","b5","bskip","b7","b0","b4","g4"],"to_move":0,"train":0}','345390ec868bf18b2254244065278448');
INSERT INTO "snapshots" VALUES(11985916433,'YMRB',9,0,8,8,'6e2bb72363ae529f0e97eb03a16678f9',1,1,'{"called":[false,false,false],"direction":1,"draw":["r8","target","b6","r0","yskip","y4","y4","b8","r6","r3","g6","split","r1","b3","g2","b3","b8","g5","g7","y+1","g9","y8","y3","b5","y6","gskip","y3","b+3","y1","g1","r3","r+1","g1","r7","g+1","g7","g+2","g0","r2","y9","r8","y5","y+1","y+2","g2","y0","g9","b6","g8","r4","rskip","r9","r6","y+3","yskip","g+3","b9","rskip","b+2","g8","r2","b2","g+1","b9","r+1","b+1","g3","y7","b4","y5","g4","r5","y8","r5","deflect","y7","g3","r+3","b1","y6","g5","split","r+2"],"drinks":[0,0,0],"hands":[["y2","y9","r1","bskip"],["deflect","b2","r7","y2","gskip"],["b+1","r4","r9","y1"]],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":["b7","b1","b5","bskip","b7","b0","b4","g4","g6"],"to_move":1,"train":0}','52a170c642a5548282e59a6f8fa2a429');
INSERT INTO "snapshots" VALUES(11985916434,'YMRB',10,0,9,9,'06f5f831070cbbd4a928e374a1d5a099',1,1,'{"called":[false,false,false],"direction":1,"draw":["r8","target","b6","r0","yskip","y4","y4","b8","r6","r3","g6","split","r1","b3","g2","b3","b8","g5","g7","y+1","g9","y8","y3","b5","y6","gskip","y3","b+3","y1","g1","r3","r+1","g1","r7","g+1","g7","g+2","g0","r2","y9","r8","y5","y+1","y+2","g2","y0","g9","b6","g8","r4","rskip","r9","r6","y+3","yskip","g+3","b9","rskip","b+2","g8","r2","b2","g+1","b9","r+1","b+1","g3","y7","b4","y5","g4","r5","y8","r5","deflect","y7","g3","r+3","b1","y6","g5","split","r+2"],"drinks":[0,0,0],"hands":[["y2","y9","r1","bskip"],["deflect","b2","r7","y2"],["b+1","r4","r9","y1"]],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":["b7","b1","b5","bskip","b7","b0","b4","g4","g6","gskip"],"to_move":0,"train":0}','ea82863d31b1577ccbf4cd45954e6e11');
INSERT INTO "snapshots" VALUES(11985916435,'YMRB',11,0,10,10,'46e74695185f1ead9619e835e52b5285',1,1,'{"called":[false,false,false],"direction":1,"draw":["r8","target","b6","r0","yskip","y4","y4","b8","r6","r3","g6","split","r1","b3","g2","b3","b8","g5","g7","y+1","g9","y8","y3","b5","y6","gskip","y3","b+3","y1","g1","r3","r+1","g1","r7","g+1","g7","g+2","g0","r2","y9","r8","y5","y+1","y+2","g2","y0","g9","b6","g8","r4","rskip","r9","r6","y+3","yskip","g+3","b9","rskip","b+2","g8","r2","b2","g+1","b9","r+1","b+1","g3","y7","b4","y5","g4","r5","y8","r5","deflect","y7","g3","r+3","b1","y6","g5","split","r+2"],"drinks":[0,0,0],"hands":[["y2","y9","r1"],["deflect","b2","r7","y2"],["b+1","r4","r9","y1"]],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":["b7","b1","b5","bskip","b7","b0","b4","g4","g6","gskip","bskip"],"to_move":2,"train":0}','1a0af4ccb4140467955bc568d518cee6');
INSERT INTO "snapshots" VALUES(11985916436,'YMRB',12,0,11,11,'d89150df1c1dadea2c9c2664fcfebf0f',1,1,'{"called":[false,false,false],"direction":1,"draw":["r8","target","b6","r0","yskip","y4","y4","b8","r6","r3","g6","split","r1","b3","g2","b3","b8","g5","g7","y+1","g9","y8","y3","b5","y6","gskip","y3","b+3","y1","g1","r3","r+1","g1","r7","g+1","g7","g+2","g0","r2","y9","r8","y5","y+1","y+2","g2","y0","g9","b6","g8","r4","rskip","r9","r6","y+3","yskip","g+3","b9","rskip","b+2","g8","r2","b2","g+1","b9","r+1","b+1","g3","y7","b4","y5","g4","r5","y8","r5","deflect","y7","g3","r+3","b1","y6","g5","split","r+2"],"drinks":[0,0,0],"hands":[["y2","y9","r1"],["deflect","b2","r7","y2"],["r4","r9","y1"]],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":["b7","b1","b5","bskip","b7","b0","b4","g4","g6","gskip","bskip","b+1"],"to_move":0,"train":1}','8ba89d3dcb6f3ae7acd1f6b1f32574cc');
INSERT INTO "snapshots" VALUES(11985916437,'YMRB',5,0,4,4,'92f29570d55dca40b5c63bd2a668e769',1,1,'{"called":[false,false,false],"direction":1,"draw":["r8","target","b6","r0","yskip","y4","y4","b8","r6","r3","g6","split","r1","b3","g2","b3","b8","g5","g7","y+1","g9","y8","y3","b5","y6","gskip","y3","b+3","y1","g1","r3","r+1","g1","r7","g+1","g7","g+2","g0","r2","y9","r8","y5","y+1","y+2","g2","y0","g9","b6","g8","r4","rskip","r9","r6","y+3","yskip","g+3","b9","rskip","b+2","g8","r2","b2","g+1","b9","r+1","b+1","g3","y7","b4","y5","g4","r5","y8","r5","deflect","y7","g3","r+3","b1","y6","g5","split","r+2"],"drinks":[0,0,0],"hands":[["y2","y9","g6","r1","b0","bskip"],["deflect","b4","b2","r7","y2","gskip"],["g4","b+1","r4","r9","y1"]],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":["b7","b1","b5","bskip","b7"],"to_move":0,"train":0}','a906ef5eccc6743425face95e0d2d111');
INSERT INTO "snapshots" VALUES(11985916438,'YMRB',6,0,5,5,'8b9428bdc6a718c3c8a5bd1d40a59e68',1,1,'{"called":[false,false,false],"direction":1,"draw":["r8","target","b6","r0","yskip","y4","y4","b8","r6","r3","g6","split","r1","b3","g2","b3","b8","g5","g7","y+1","g9","y8","y3","b5","y6","gskip","y3","b+3","y1","g1","r3","r+1","g1","r7","g+1","g7","g+2","g0","r2","y9","r8","y5","y+1","y+2","g2","y0","g9","b6","g8","r4","rskip","r9","r6","y+3","yskip","g+3","b9","rskip","b+2","g8","r2","b2","g+1","b9","r+1","b+1","g3","y7","b4","y5","g4","r5","y8","r5","deflect","y7","g3","r+3","b1","y6","g5","split","r+2"],"drinks":[0,0,0],"hands":[["y2","y9","g6","r1","bskip"],["deflect","b4","b2","r7","y2","gskip"],["g4","b+1","r4","r9","y1"]],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":["b7","b1","b5","bskip","b7","b0"],"to_move":1,"train":0}','d286cd69e0eb405920d8f7fee03e6767');
INSERT INTO "snapshots" VALUES(11985916439,'YMRB',7,0,6,6,'7476f283ae892ca62dab19782cbd2e15',1,1,'{"called":[false,false,false],"direction":1,"draw":["r8","target","b6","r0","yskip","y4","y4","b8","r6","r3","g6","split","r1","b3","g2","b3","b8","g5","g7","y+1","g9","y8","y3","b5","y6","gskip","y3","b+3","y1","g1","r3","r+1","g1","r7","g+1","g7","g+2","g0","r2","y9","r8","y5","y+1","y+2","g2","y0","g9","b6","g8","r4","rskip","r9","r6","y+3","yskip","g+3","b9","rskip","b+2","g8","r2","b2","g+1","b9","r+1","b+1","g3","y7","b4","y5","g4","r5","y8","r5","deflect","y7","g3","r+3","b1","y6","g5","split","r+2"],"drinks":[0,0,0],"hands":[["y2","y9","g6","r1","bskip"],["deflect","b2","r7","y2","gskip"],["g4","b+1","r4","r9","y1"]],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":["b7","b1","b5","bskip","b7","b0","b4"],"to_move":2,"train":0}','8491ff84b33dba56950c9cfa9a5d4229');
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
INSERT INTO "tables" VALUES('YMRB',1,2,'drinko','live','normal',10,1000,'{"suffer": 0, "plus_zero": 0, "minus_one": 0, "catch_drink": false, "play_on": false, "starter": -1}',0,1700000000.0,1700000000.0,NULL,'b9d8ab06c61e32aa11cd3f4379fa5e3cf6f56398739a685ae0fd05a167fe976b',1,0,11,14,NULL,'',NULL,'[[3,{"key":"skipped","seat":1}],[4,{"key":"played","seat":2,"card":"b7","left":5,"target":null}],[5,{"key":"played","seat":0,"card":"b0","left":5,"target":null}],[6,{"key":"played","seat":1,"card":"b4","left":5,"target":null}],[7,{"key":"played","seat":2,"card":"g4","left":4,"target":null}],[8,{"key":"played","seat":0,"card":"g6","left":4,"target":null}],[9,{"key":"played","seat":1,"card":"gskip","left":4,"target":null}],[9,{"key":"skipped","seat":2}],[10,{"key":"played","seat":0,"card":"bskip","left":3,"target":null}],[10,{"key":"skipped","seat":1}],[11,{"key":"played","seat":2,"card":"b+1","left":3,"target":null}],[11,{"key":"train","size":1,"was":0}]]',NULL,NULL);
CREATE TABLE windows (
    table_id TEXT PRIMARY KEY,
    state TEXT NOT NULL CHECK (state IN ('lobby', 'open', 'paused')),
    ask INTEGER NOT NULL,
    kind TEXT NOT NULL,
    opened_at REAL NOT NULL,
    deadline REAL NOT NULL,
    wake_at REAL NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "windows" VALUES('YMRB','open',12,'turn',1700000000.0,1700000225.0,1700000225.0);
CREATE INDEX tables_by_channel ON tables (channel_id, status);
CREATE INDEX tables_by_guild ON tables (guild_id, status);
CREATE UNIQUE INDEX seats_by_person ON seats (user_id, table_id) WHERE user_id IS NOT NULL;
COMMIT;
