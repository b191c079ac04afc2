BEGIN TRANSACTION;
CREATE TABLE asked_questions (
    guild_id INTEGER NOT NULL,
    day TEXT NOT NULL,
    question TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL DEFAULT 0,
    at REAL NOT NULL,
    open INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (guild_id, day)
) STRICT, WITHOUT ROWID;
CREATE TABLE bans (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    by_id INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE called (
    user_id INTEGER NOT NULL PRIMARY KEY,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE callers (
    user_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    games TEXT NOT NULL,
    from_minute INTEGER,
    to_minute INTEGER,
    at REAL NOT NULL,
    PRIMARY KEY (user_id, channel_id)
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
INSERT INTO "decisions" VALUES('D8C7',0,1,1,1,0,'r+1','person','b33231f2715630bc25e1b720e302708b',0,1700025200.0);
INSERT INTO "decisions" VALUES('D8C7',0,2,2,2,1,'drink','person','0add6ff19fc22d829f4ec17e9d7e6512',1,1700025200.0);
INSERT INTO "decisions" VALUES('D8C7',0,3,3,3,2,'split','person','66521ad8a8096ee0001935c6b1435d3e',0,1700025200.0);
INSERT INTO "decisions" VALUES('D8C7',0,4,4,4,0,'b2','person','bf0de92eb25df97ca448893001b66b60',0,1700025200.0);
INSERT INTO "decisions" VALUES('D8C7',0,5,5,5,1,'b7','person','0c06b04af2eab01b322a6c644074c4cb',0,1700025200.0);
INSERT INTO "decisions" VALUES('D8C7',0,6,6,6,2,'b+2','person','5db92170a263608b7a33331edc9f46b9',0,1700025200.0);
INSERT INTO "decisions" VALUES('D8C7',0,7,7,7,0,'deflect','person','a33243109b002fc9fe19cc24341e6f82',0,1700025200.0);
INSERT INTO "decisions" VALUES('D8C7',0,8,8,8,2,'g+2','person','59dca7f100387ef0cfecf640de9f672e',0,1700025200.0);
INSERT INTO "decisions" VALUES('D8C7',0,9,9,9,1,'drink','person','608ba759016e1c49c25ad611312d81c1',1,1700025200.0);
INSERT INTO "decisions" VALUES('D8C7',0,10,10,10,0,'g4','person','5695b73156ff4f9b0755227de6d95ce3',0,1700025200.0);
INSERT INTO "decisions" VALUES('D8C7',0,11,11,11,2,'g6','person','5db400a199dde1eb6ff414889da7f071',0,1700025200.0);
INSERT INTO "decisions" VALUES('D8C7',0,12,12,12,1,'g9','person','e9be7afc7f26018eb9ffe3e11e79f6e2',0,1700025200.0);
INSERT INTO "decisions" VALUES('D8C7',0,13,13,13,0,'g1','person','e212c4884d276c960b57654f05d27b94',0,1700025200.0);
INSERT INTO "decisions" VALUES('D8C7',0,14,14,14,2,'g6','person','9670095fb9d5a262c677272085812bf0',0,1700025200.0);
INSERT INTO "decisions" VALUES('D8C7',0,15,15,15,1,'b6','person','5f696c45cab97d1cc5a40c83e83b1a70',0,1700025200.0);
INSERT INTO "decisions" VALUES('NPXA',0,1,1,1,2,'b4','person','d3ec8561d9a76cca810d58ebfacfbd9f',0,1700025200.0);
INSERT INTO "decisions" VALUES('NPXA',0,2,2,2,0,'b+1','person','18ddaec4a64f583b85476cbee7e3e581',0,1700025200.0);
INSERT INTO "decisions" VALUES('NPXA',0,3,3,3,1,'deflect','person','22e92371d6db562069b16d46d910f123',0,1700025200.0);
INSERT INTO "decisions" VALUES('NPXA',0,4,4,4,0,'y+1','person','54573541bbd90e99189d3e3133ff4868',0,1700025200.0);
INSERT INTO "decisions" VALUES('NPXA',0,5,5,5,2,'drink','person','fc48cd607b3fad5ad49142f0815e374a',1,1700025200.0);
INSERT INTO "decisions" VALUES('NPXA',0,6,6,6,1,'y8','person','d86797e193b260ec4c4b76fc63e9cc99',0,1700025200.0);
INSERT INTO "decisions" VALUES('XFGY',0,1,1,1,1,'g+1','clock','2ce425139dc0eed95572b12507484509',0,1700000225.0);
INSERT INTO "decisions" VALUES('XFGY',0,2,2,2,0,'r+1','clock','d3e83fec27667ff6f6cd0c9c543362c7',0,1700000450.0);
INSERT INTO "decisions" VALUES('XFGY',0,3,3,3,1,'r+2','clock','a2d178d6715846cf0d73a568c3fef189',0,1700000495.0);
INSERT INTO "decisions" VALUES('XFGY',0,4,4,4,0,'deflect','clock','e429c5e831f074b69ff250dda1b039aa',0,1700000540.0);
INSERT INTO "decisions" VALUES('XFGY',0,5,5,5,1,'split>0','clock','d1e91edf24c72bb4014f72b4adb173a1',1,1700000585.0);
INSERT INTO "decisions" VALUES('XFGY',0,6,6,6,0,'y3','clock','0f6efe29dfea074d1c62eed6cec64368',0,1700000630.0);
INSERT INTO "decisions" VALUES('XFGY',0,7,7,7,1,'y0','patron','c5e5ba4eb869b81595a9d9ca37ddc2b1',0,1.70000063234526681893e+09);
INSERT INTO "decisions" VALUES('XFGY',0,8,8,8,0,'y9','patron','33fd50123fc4610c1ab333191cfa5232',0,1.700000634786482811e+09);
INSERT INTO "decisions" VALUES('XFGY',0,9,9,9,1,'b9','patron','4ed25536e1cd0ee1dfb85423bf00fa80',0,1.70000063607166361804e+09);
INSERT INTO "decisions" VALUES('XFGY',0,10,10,10,0,'draw','patron','0e0732ef87415a6efe24b677d33e37e5',1,1.70000063841369128229e+09);
INSERT INTO "decisions" VALUES('XFGY',0,11,11,11,1,'b5','patron','946e9ac31a1ece0c3bf720d82a443f64',0,1.70000064041706299778e+09);
INSERT INTO "decisions" VALUES('XFGY',0,12,12,12,0,'bskip','patron','af10ad18ff21e3d4a91921e70ead6b5d',0,1.70000064254405069356e+09);
INSERT INTO "decisions" VALUES('XFGY',0,13,13,13,0,'yskip','patron','28625b26533149e27e399d5285131b68',0,1.70000064501838803296e+09);
INSERT INTO "decisions" VALUES('XFGY',0,14,14,14,0,'draw','patron','9226766ecf0b986b326de27451291b1a',1,1.70000064710235929488e+09);
INSERT INTO "decisions" VALUES('XFGY',0,15,15,15,1,'y5','patron','f699b15ccbc358c78e02358abb58f397',0,1.70000064950744795796e+09);
INSERT INTO "decisions" VALUES('XFGY',0,16,16,16,0,'y+3','patron','3fccd9a22e67c006e022f005cf05ee1c',0,1.70000065080353140829e+09);
INSERT INTO "decisions" VALUES('XFGY',0,17,17,17,1,'r+3','patron','ac24f2d4b4e78440c8aaaaae908d45d1',0,1.70000065334571123128e+09);
INSERT INTO "decisions" VALUES('XFGY',0,18,18,18,0,'drink','patron','e65331f9f3a6e7832f1714070bbcc188',1,1.70000065526419591897e+09);
INSERT INTO "decisions" VALUES('XFGY',0,19,19,19,1,'r8','patron','21245f986360142d5a50df8561fef874',0,1.70000065649425101278e+09);
INSERT INTO "decisions" VALUES('XFGY',0,20,20,20,0,'r6','patron','e4d78c9ac09a1d6fc5af32c2445f5b1b',0,1.70000065821705937385e+09);
INSERT INTO "decisions" VALUES('XFGY',0,21,21,21,1,'r2','patron','4aefb873d7782c3b7a384f1a7dc31381',0,1.70000066019921040536e+09);
INSERT INTO "decisions" VALUES('XFGY',0,22,22,0,1,'call','patron','30f3dc1da3d211d6b272726fc77cbc6b',0,1.70000066089674401284e+09);
INSERT INTO "decisions" VALUES('XFGY',0,23,22,22,0,'r7','patron','92395a225f3433ab949e063dbbcc790e',0,1.70000066241704559321e+09);
INSERT INTO "decisions" VALUES('XFGY',0,24,23,23,1,'draw','patron','e9f52d3d380a85f13fbe7409758932dd',1,1.7000006651277670861e+09);
INSERT INTO "decisions" VALUES('XFGY',0,25,24,24,0,'r+1','patron','634eaf21ed2a9a10adeb48de9e8c83bc',0,1.70000066684937620165e+09);
INSERT INTO "decisions" VALUES('XFGY',0,26,25,25,1,'b+1','patron','5a090e486946a879cb307a8aa5941c05',0,1.70000066833686423305e+09);
INSERT INTO "decisions" VALUES('XFGY',0,27,26,0,1,'call','patron','fd4c43d92b32212cdffa6e3387ef87cc',0,1.70000066869503092771e+09);
INSERT INTO "decisions" VALUES('XFGY',0,28,26,26,0,'b+2','patron','37b70b81707d971a9c340901d25c99ff',0,1.70000067095774626737e+09);
INSERT INTO "decisions" VALUES('XFGY',0,29,27,27,1,'drink','patron','636bc45192d6488d06f6f07a210ca3c5',1,1.70000067236554408068e+09);
INSERT INTO "decisions" VALUES('XFGY',0,30,28,28,0,'draw','patron','8f8cd97ab3a3868175583d1da9f5a8d7',1,1.70000067496398782731e+09);
INSERT INTO "decisions" VALUES('XFGY',0,31,29,29,1,'b2','patron','64c2daa02bece1e1729568a3de92eb13',0,1.70000067618234634403e+09);
INSERT INTO "decisions" VALUES('XFGY',0,32,30,30,0,'b1','patron','ef8cff59a4bbb376c79362d5b656c24d',0,1.70000067828993844986e+09);
INSERT INTO "decisions" VALUES('XFGY',0,33,31,31,1,'y1','patron','179cf655352a6fa2772152bb7880766b',0,1.70000067987610697746e+09);
INSERT INTO "decisions" VALUES('XFGY',0,34,32,32,0,'y6','patron','15f7121d138d479328846aa5bd8bafd8',0,1.7000006823687851429e+09);
INSERT INTO "decisions" VALUES('XFGY',0,35,33,33,1,'draw','patron','7e2aa49e43827a06c2bd1ff30f07ac39',1,1.70000068473973870277e+09);
INSERT INTO "decisions" VALUES('XFGY',0,36,34,34,0,'g6','patron','b654dec00465b22de5ec1584e7262c28',0,1.70000068738534092899e+09);
INSERT INTO "decisions" VALUES('XFGY',0,37,35,35,1,'g9','patron','157d397a2568edcc065988cb92af32ad',0,1.7000006896117033959e+09);
INSERT INTO "decisions" VALUES('XFGY',0,38,36,36,0,'g8','patron','2bb80e8d9731b1fba6713231a1f15250',0,1.70000069117729854582e+09);
INSERT INTO "decisions" VALUES('XFGY',0,39,37,0,0,'call','patron','d4ddc2904463bdf0457c1a52fe1def2a',0,1.70000069181562328338e+09);
INSERT INTO "decisions" VALUES('XFGY',0,40,37,37,1,'g2','patron','79243d4593964eee809a48c9e8da6d16',0,1.70000069249270677564e+09);
INSERT INTO "decisions" VALUES('XFGY',0,41,38,38,0,'draw','patron','359f0f1b35de3199cda8ac0988f7f31b',1,1.70000069456243324281e+09);
INSERT INTO "decisions" VALUES('XFGY',0,42,39,39,1,'g5','patron','eb8fefa57081d36f65e86c95c1d1a8d2',0,1.70000069705630207058e+09);
INSERT INTO "decisions" VALUES('XFGY',0,43,40,0,1,'call','patron','a1d90fe3b211a9dfb06b99c0a316893f',0,1.70000069740611720083e+09);
INSERT INTO "decisions" VALUES('XFGY',0,44,40,40,0,'b5','patron','c61fc6c1090ec96e647444b5f8a40408',0,1.70000069861375045776e+09);
INSERT INTO "decisions" VALUES('XFGY',0,45,41,0,0,'call','patron','54e95a800189d82dcc954cfaccce4e60',0,1.70000069899038767809e+09);
INSERT INTO "decisions" VALUES('XFGY',0,46,41,41,1,'b4','patron','fd5db4a73a0a2671471ae5d7397daece',0,1.70000070082667303081e+09);
CREATE TABLE deck_steps (
    deck_id TEXT NOT NULL REFERENCES decks (id),
    number INTEGER NOT NULL,
    draft TEXT NOT NULL,
    PRIMARY KEY (deck_id, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE deck_texts (
    code TEXT NOT NULL PRIMARY KEY,
    text TEXT NOT NULL,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE decks (
    id TEXT NOT NULL PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    author TEXT NOT NULL,
    name TEXT NOT NULL,
    base TEXT NOT NULL,
    status TEXT NOT NULL,
    note TEXT NOT NULL,
    version INTEGER NOT NULL,
    code TEXT NOT NULL,
    draft TEXT NOT NULL,
    asked TEXT NOT NULL,
    created_at REAL NOT NULL,
    changed_at REAL NOT NULL
) STRICT;
CREATE TABLE earned_marks (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    mark TEXT NOT NULL,
    result_id INTEGER NOT NULL REFERENCES results (id),
    table_id TEXT NOT NULL,
    event INTEGER,
    at REAL NOT NULL,
    PRIMARY KEY (guild_id, user_id, mark)
) STRICT, WITHOUT ROWID;
CREATE TABLE epochs (
    table_id TEXT NOT NULL REFERENCES tables (id),
    epoch INTEGER NOT NULL,
    from_seq INTEGER NOT NULL,
    reason TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, epoch)
) STRICT, WITHOUT ROWID;
CREATE TABLE forgotten (
    salt BLOB NOT NULL,
    mark BLOB NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (mark)
) STRICT, WITHOUT ROWID;
CREATE TABLE greetings (
    guild_id INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    nonce TEXT NOT NULL,
    at REAL NOT NULL,
    posted INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE heartbeats (
    share INTEGER NOT NULL,
    shares INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (share, shares)
) STRICT;
INSERT INTO "heartbeats" VALUES(0,1,1700025200.0);
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
, tables_channel INTEGER, tables_server INTEGER, news_id INTEGER, night_events INTEGER NOT NULL DEFAULT 0, deck_role INTEGER, own_rated INTEGER NOT NULL DEFAULT 0, season_end INTEGER NOT NULL DEFAULT 1, season_hour INTEGER NOT NULL DEFAULT 18, season_id INTEGER, question_id INTEGER, question_hour INTEGER NOT NULL DEFAULT 17, question_unanswered INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE TABLE inbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- no number is ever used again: a letter may be taken back by it
    share INTEGER NOT NULL,
    kind TEXT NOT NULL,
    content TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;
CREATE TABLE jobs (
    kind TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    about TEXT NOT NULL,
    due REAL NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting',
    nonce TEXT NOT NULL,
    begun_at REAL,
    PRIMARY KEY (kind, guild_id, user_id, table_id, about)
) STRICT;
CREATE TABLE leases (
    share INTEGER NOT NULL,
    shares INTEGER NOT NULL,
    term INTEGER NOT NULL,
    PRIMARY KEY (share, shares)
) STRICT;
CREATE TABLE lobby_call_people (
    table_id TEXT NOT NULL REFERENCES lobby_calls (table_id),
    user_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE lobby_calls (
    table_id TEXT NOT NULL PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    at REAL NOT NULL,
    message_id INTEGER NOT NULL DEFAULT 0,
    over INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
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
CREATE TABLE night_answers (
    night_id TEXT NOT NULL REFERENCES nights (id),
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    answer TEXT NOT NULL,
    number INTEGER NOT NULL,
    at REAL NOT NULL,
    table_id TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (night_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE nights (
    id TEXT NOT NULL PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    host_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    status TEXT NOT NULL,
    outcome TEXT NOT NULL,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    preset TEXT NOT NULL,
    own INTEGER NOT NULL,
    note TEXT NOT NULL,
    starts REAL NOT NULL,
    soon INTEGER NOT NULL,
    weekly INTEGER NOT NULL,
    zone TEXT NOT NULL,
    utc_offset INTEGER NOT NULL,
    minute INTEGER NOT NULL,
    created_at REAL NOT NULL,
    ended_at REAL,
    misses INTEGER NOT NULL,
    follows TEXT NOT NULL,
    message_id INTEGER NOT NULL,
    posted_at REAL NOT NULL,
    nonce TEXT NOT NULL,
    version INTEGER NOT NULL,
    shown INTEGER NOT NULL,
    event_id INTEGER,
    event_starts REAL
) STRICT;
CREATE TABLE notes (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE off_ladders (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    by_id INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "off_ladders" VALUES(1,4,9,1700000000.0);
CREATE TABLE people (
    user_id INTEGER PRIMARY KEY,
    hands TEXT NOT NULL CHECK (hands IN ('', 'dm', 'channel')),
    pings INTEGER NOT NULL,
    quiet_from INTEGER,
    quiet_to INTEGER,
    utc_offset INTEGER NOT NULL,
    words_only INTEGER NOT NULL, poker_face INTEGER NOT NULL DEFAULT 0, zone TEXT NOT NULL DEFAULT '', digest TEXT NOT NULL DEFAULT '[]', away_since REAL, away_until REAL, night_calls INTEGER NOT NULL DEFAULT 1, chair_hints INTEGER NOT NULL DEFAULT 1, hidden INTEGER NOT NULL DEFAULT 0, mark_lines INTEGER NOT NULL DEFAULT 1,
    CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
) STRICT;
CREATE TABLE podiums (
    guild_id INTEGER NOT NULL,
    season TEXT NOT NULL,
    ladder TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    place INTEGER NOT NULL,
    PRIMARY KEY (guild_id, season, ladder, user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE question_answers (
    guild_id INTEGER NOT NULL,
    day TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    pick TEXT NOT NULL,
    at REAL NOT NULL,
    shown_as TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (guild_id, day, user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE ratings (
    guild_id INTEGER NOT NULL,
    ladder TEXT NOT NULL,
    season TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    streak INTEGER NOT NULL,
    best_streak INTEGER NOT NULL,
    best_streak_at REAL NOT NULL,
    PRIMARY KEY (guild_id, ladder, season, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "ratings" VALUES(1,'drinko','2023-Q4',1000,2.23646105068595026912e+01,8.06590141354368,1,0,0,0,0.0);
INSERT INTO "ratings" VALUES(1,'drinko','2023-Q4',1001,2.76353894931404973087e+01,8.06590141354368,1,1,1,1,1.70000070082667303081e+09);
INSERT INTO "ratings" VALUES(1,'drinko','all',1000,2.23646105068595026912e+01,8.06590141354368,1,0,0,0,0.0);
INSERT INTO "ratings" VALUES(1,'drinko','all',1001,2.76353894931404973087e+01,8.06590141354368,1,1,1,1,1.70000070082667303081e+09);
CREATE TABLE replay_shares (
    table_id TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    shared INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE replays (
    table_id TEXT NOT NULL PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    ended_at REAL NOT NULL,
    form INTEGER NOT NULL,
    steps INTEGER NOT NULL,
    size INTEGER NOT NULL,
    why TEXT NOT NULL,
    frames BLOB
) STRICT;
CREATE TABLE report_talk (
    reference TEXT NOT NULL REFERENCES reports (reference),
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    text TEXT NOT NULL,
    at REAL NOT NULL
, number INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "report_talk" VALUES('ABC234',0,1000,'first',1790000001.0,0);
INSERT INTO "report_talk" VALUES('ABC234',0,1000,'second',1790000002.0,0);
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
INSERT INTO "reports" VALUES('ABC234','D8C7',1000,0,1,'odd',1790000100.0,0,0);
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
    drinks INTEGER NOT NULL, position INTEGER NOT NULL DEFAULT 0, removed_by INTEGER, side TEXT NOT NULL DEFAULT '', role TEXT NOT NULL DEFAULT '', apart INTEGER NOT NULL DEFAULT 0, weight REAL, played_as TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (result_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_seats" VALUES(1,0,1000,'Ada',NULL,1,0,2,2,8,2,NULL,'','',0,NULL,'');
INSERT INTO "result_seats" VALUES(1,1,1001,'Bea',NULL,1,0,1,1,6,1,NULL,'','',0,NULL,'');
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
, rating_rules INTEGER NOT NULL DEFAULT 1, variant TEXT NOT NULL DEFAULT '', ladder TEXT NOT NULL DEFAULT '', marked INTEGER NOT NULL DEFAULT 1, close INTEGER, close_event INTEGER) STRICT;
INSERT INTO "results" VALUES(1,'XFGY',1,2,'drinko',1,'normal','{"catch_drink": false, "minus_one": 0, "play_on": false, "plus_zero": 0, "starter": -1, "suffer": 0}','2023-Q4',1700000000.0,1.70000070082667303081e+09,46,1,2,'','drinko',1,NULL,NULL);
CREATE TABLE sealed_bans (
    guild_id INTEGER NOT NULL,
    salt BLOB NOT NULL,
    mark BLOB NOT NULL,
    by_id INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (guild_id, mark)
) STRICT, WITHOUT ROWID;
CREATE TABLE sealed_people (
    guild_id INTEGER NOT NULL,
    salt BLOB NOT NULL,
    mark BLOB NOT NULL,
    token INTEGER NOT NULL,
    played_at REAL NOT NULL,
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
    slept INTEGER NOT NULL DEFAULT 0, left_at REAL, handed_over INTEGER NOT NULL DEFAULT 0, removed_by INTEGER, entry INTEGER NOT NULL DEFAULT 0, side TEXT NOT NULL DEFAULT '', role TEXT NOT NULL DEFAULT '', left_once INTEGER NOT NULL DEFAULT 0, finished INTEGER NOT NULL DEFAULT 0, seen TEXT,
    PRIMARY KEY (table_id, seat),
    CHECK ((user_id IS NULL) = (patron IS NOT NULL))
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES('D8C7',0,1000,'Ada',NULL,0,0,180.0,0,NULL,0,NULL,0,'','',0,0,NULL);
INSERT INTO "seats" VALUES('D8C7',1,1001,'Bea',NULL,0,0,180.0,0,NULL,0,NULL,0,'','',0,0,NULL);
INSERT INTO "seats" VALUES('D8C7',2,1002,'Cid',NULL,0,0,180.0,0,NULL,0,NULL,0,'','',0,0,NULL);
INSERT INTO "seats" VALUES('NPXA',0,1001,'Bea',NULL,0,0,180.0,0,NULL,0,NULL,0,'','',0,0,NULL);
INSERT INTO "seats" VALUES('NPXA',1,1002,'Cid',NULL,1,1,180.0,0,0.0,1,NULL,0,'','',1,0,NULL);
INSERT INTO "seats" VALUES('NPXA',2,1003,'Dan',NULL,0,0,180.0,0,NULL,0,NULL,0,'','',0,0,NULL);
INSERT INTO "seats" VALUES('T9X9',0,1001,'Bea',NULL,0,0,0.0,0,NULL,0,NULL,0,'','',0,0,NULL);
INSERT INTO "seats" VALUES('XFGY',0,1000,'Ada',NULL,1,0,0.0,0,NULL,1,NULL,0,'','',0,0,NULL);
INSERT INTO "seats" VALUES('XFGY',1,1001,'Bea',NULL,1,0,0.0,0,NULL,1,NULL,0,'','',0,0,NULL);
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
, luck INTEGER NOT NULL DEFAULT 0, draws INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "snapshots" VALUES(9156303288,'D8C7',16,0,15,15,'5f696c45cab97d1cc5a40c83e83b1a70',2,1,'{"called":[false,false,false],"direction":-1,"draw":"split g+1 g3 r2 b+3 y+2 r7 bskip gskip r1 rskip y5 r+3 rskip g8 yskip b8 y0 r+2 b5 b0 g0 b+1 y+1 b9 y8 y5 y1 r0 deflect g1 g5 y4 r+1 y3 r6 r9 y+1 g7 r1 yskip r8 b2 y4 target y9 b3 y7 b5 r3 gskip g2 b1 g3 g+3 y6 g5 y+3 r3 b8 r9 b1 y1 b+1 r4 b9 y9 b4 b3 g7 y7 r4 g4 r6 bskip g9 y8 g8","drinks":[0,5,0],"hands":["y2 r8","b7 b4 r2 y6 y2 g+1 g2 r5 r5","y3 b6"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"r7 r+1 split b2 b7 b+2 deflect g+2 g4 g6 g9 g1 g6 b6","to_move":0,"train":0,"wrong":[]}','8276daca534c640030f38cd1851e31ea',0,0);
INSERT INTO "snapshots" VALUES(9156303289,'D8C7',9,0,8,8,'59dca7f100387ef0cfecf640de9f672e',2,1,'{"called":[false,false,false],"direction":-1,"draw":"split g+1 g3 r2 b+3 y+2 r7 bskip gskip r1 rskip y5 r+3 rskip g8 yskip b8 y0 r+2 b5 b0 g0 b+1 y+1 b9 y8 y5 y1 r0 deflect g1 g5 y4 r+1 y3 r6 r9 y+1 g7 r1 yskip r8 b2 y4 target y9 b3 y7 b5 r3 gskip g2 b1 g3 g+3 y6 g5 y+3 r3 b8 r9 b1 y1 b+1 r4 b9 y9 b4 b3 g7 y7 r4 g4 r6 bskip g9 y8 g8 r5 r5 g2 g+1","drinks":[0,1,0],"hands":["g4 y2 r8 g1","g9 b6 b7 b4 r2 y6 y2","g6 y3 g6 b6"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"r7 r+1 split b2 b7 b+2 deflect g+2","to_move":1,"train":4,"wrong":[]}','b2ac3aa72d08d5b860e000a6af6fc10e',0,0);
INSERT INTO "snapshots" VALUES(9156303290,'D8C7',10,0,9,9,'608ba759016e1c49c25ad611312d81c1',2,1,'{"called":[false,false,false],"direction":-1,"draw":"split g+1 g3 r2 b+3 y+2 r7 bskip gskip r1 rskip y5 r+3 rskip g8 yskip b8 y0 r+2 b5 b0 g0 b+1 y+1 b9 y8 y5 y1 r0 deflect g1 g5 y4 r+1 y3 r6 r9 y+1 g7 r1 yskip r8 b2 y4 target y9 b3 y7 b5 r3 gskip g2 b1 g3 g+3 y6 g5 y+3 r3 b8 r9 b1 y1 b+1 r4 b9 y9 b4 b3 g7 y7 r4 g4 r6 bskip g9 y8 g8","drinks":[0,5,0],"hands":["g4 y2 r8 g1","g9 b6 b7 b4 r2 y6 y2 g+1 g2 r5 r5","g6 y3 g6 b6"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"r7 r+1 split b2 b7 b+2 deflect g+2","to_move":0,"train":0,"wrong":[]}','63290053501ebf6ae6095665408414a5',0,0);
INSERT INTO "snapshots" VALUES(9156303291,'D8C7',11,0,10,10,'5695b73156ff4f9b0755227de6d95ce3',2,1,'{"called":[false,false,false],"direction":-1,"draw":"split g+1 g3 r2 b+3 y+2 r7 bskip gskip r1 rskip y5 r+3 rskip g8 yskip b8 y0 r+2 b5 b0 g0 b+1 y+1 b9 y8 y5 y1 r0 deflect g1 g5 y4 r+1 y3 r6 r9 y+1 g7 r1 yskip r8 b2 y4 target y9 b3 y7 b5 r3 gskip g2 b1 g3 g+3 y6 g5 y+3 r3 b8 r9 b1 y1 b+1 r4 b9 y9 b4 b3 g7 y7 r4 g4 r6 bskip g9 y8 g8","drinks":[0,5,0],"hands":["y2 r8 g1","g9 b6 b7 b4 r2 y6 y2 g+1 g2 r5 r5","g6 y3 g6 b6"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"r7 r+1 split b2 b7 b+2 deflect g+2 g4","to_move":2,"train":0,"wrong":[]}','d00f81bd247173d7597a8987f69b6e33',0,0);
INSERT INTO "snapshots" VALUES(9156303292,'D8C7',12,0,11,11,'5db400a199dde1eb6ff414889da7f071',2,1,'{"called":[false,false,false],"direction":-1,"draw":"split g+1 g3 r2 b+3 y+2 r7 bskip gskip r1 rskip y5 r+3 rskip g8 yskip b8 y0 r+2 b5 b0 g0 b+1 y+1 b9 y8 y5 y1 r0 deflect g1 g5 y4 r+1 y3 r6 r9 y+1 g7 r1 yskip r8 b2 y4 target y9 b3 y7 b5 r3 gskip g2 b1 g3 g+3 y6 g5 y+3 r3 b8 r9 b1 y1 b+1 r4 b9 y9 b4 b3 g7 y7 r4 g4 r6 bskip g9 y8 g8","drinks":[0,5,0],"hands":["y2 r8 g1","g9 b6 b7 b4 r2 y6 y2 g+1 g2 r5 r5","y3 g6 b6"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"r7 r+1 split b2 b7 b+2 deflect g+2 g4 g6","to_move":1,"train":0,"wrong":[]}','7b3b012b734eca86bbd36c3163769852',0,0);
INSERT INTO "snapshots" VALUES(9156303293,'D8C7',13,0,12,12,'e9be7afc7f26018eb9ffe3e11e79f6e2',2,1,'{"called":[false,false,false],"direction":-1,"draw":"split g+1 g3 r2 b+3 y+2 r7 bskip gskip r1 rskip y5 r+3 rskip g8 yskip b8 y0 r+2 b5 b0 g0 b+1 y+1 b9 y8 y5 y1 r0 deflect g1 g5 y4 r+1 y3 r6 r9 y+1 g7 r1 yskip r8 b2 y4 target y9 b3 y7 b5 r3 gskip g2 b1 g3 g+3 y6 g5 y+3 r3 b8 r9 b1 y1 b+1 r4 b9 y9 b4 b3 g7 y7 r4 g4 r6 bskip g9 y8 g8","drinks":[0,5,0],"hands":["y2 r8 g1","b6 b7 b4 r2 y6 y2 g+1 g2 r5 r5","y3 g6 b6"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"r7 r+1 split b2 b7 b+2 deflect g+2 g4 g6 g9","to_move":0,"train":0,"wrong":[]}','370c2adc8d24bfe295c2470d1bb8f9b7',0,0);
INSERT INTO "snapshots" VALUES(9156303294,'D8C7',14,0,13,13,'e212c4884d276c960b57654f05d27b94',2,1,'{"called":[false,false,false],"direction":-1,"draw":"split g+1 g3 r2 b+3 y+2 r7 bskip gskip r1 rskip y5 r+3 rskip g8 yskip b8 y0 r+2 b5 b0 g0 b+1 y+1 b9 y8 y5 y1 r0 deflect g1 g5 y4 r+1 y3 r6 r9 y+1 g7 r1 yskip r8 b2 y4 target y9 b3 y7 b5 r3 gskip g2 b1 g3 g+3 y6 g5 y+3 r3 b8 r9 b1 y1 b+1 r4 b9 y9 b4 b3 g7 y7 r4 g4 r6 bskip g9 y8 g8","drinks":[0,5,0],"hands":["y2 r8","b6 b7 b4 r2 y6 y2 g+1 g2 r5 r5","y3 g6 b6"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"r7 r+1 split b2 b7 b+2 deflect g+2 g4 g6 g9 g1","to_move":2,"train":0,"wrong":[]}','b3a423084b46e58be81ec8ce4cb64959',0,0);
INSERT INTO "snapshots" VALUES(9156303295,'D8C7',15,0,14,14,'9670095fb9d5a262c677272085812bf0',2,1,'{"called":[false,false,false],"direction":-1,"draw":"split g+1 g3 r2 b+3 y+2 r7 bskip gskip r1 rskip y5 r+3 rskip g8 yskip b8 y0 r+2 b5 b0 g0 b+1 y+1 b9 y8 y5 y1 r0 deflect g1 g5 y4 r+1 y3 r6 r9 y+1 g7 r1 yskip r8 b2 y4 target y9 b3 y7 b5 r3 gskip g2 b1 g3 g+3 y6 g5 y+3 r3 b8 r9 b1 y1 b+1 r4 b9 y9 b4 b3 g7 y7 r4 g4 r6 bskip g9 y8 g8","drinks":[0,5,0],"hands":["y2 r8","b6 b7 b4 r2 y6 y2 g+1 g2 r5 r5","y3 b6"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"r7 r+1 split b2 b7 b+2 deflect g+2 g4 g6 g9 g1 g6","to_move":1,"train":0,"wrong":[]}','a1f68ea899aa9d261f1a79211c822223',0,0);
INSERT INTO "snapshots" VALUES(10511106569,'NPXA',1,0,0,0,'ecba3ab9d674bb87ec5a6fa31f4def0e',2,1,'{"called":[false,false,false],"direction":1,"draw":"rskip r1 g0 r7 y4 y5 b3 split y5 y1 deflect b6 b2 gskip target r3 g6 b8 g6 g5 g3 g8 b8 r7 bskip r+1 r+3 y2 g2 g9 gskip yskip y9 g9 r3 g5 g3 y4 y+2 y1 b3 b1 g7 b4 g+2 r8 r1 y0 b5 b6 b+1 r6 y9 r9 g+3 y+3 rskip y3 b9 y6 r+1 b9 b2 r2 b0 g7 r4 g2 g8 y6 r+2 y7 bskip b+3 g1 g1 b+2 y3 g+1 b7 b1 r5 r4","drinks":[0,0,0],"hands":["y+1 b+1 g+1 y+1 r8 y2 split","y8 deflect y7 r6 r5 b7 r2","b4 yskip y8 b5 r9 r0 g4"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"g4","to_move":2,"train":0,"wrong":[]}','0b1c85b9c8f2f7d1621a8c82be5bd550',0,0);
INSERT INTO "snapshots" VALUES(10511106570,'NPXA',2,0,1,1,'d3ec8561d9a76cca810d58ebfacfbd9f',2,1,'{"called":[false,false,false],"direction":1,"draw":"rskip r1 g0 r7 y4 y5 b3 split y5 y1 deflect b6 b2 gskip target r3 g6 b8 g6 g5 g3 g8 b8 r7 bskip r+1 r+3 y2 g2 g9 gskip yskip y9 g9 r3 g5 g3 y4 y+2 y1 b3 b1 g7 b4 g+2 r8 r1 y0 b5 b6 b+1 r6 y9 r9 g+3 y+3 rskip y3 b9 y6 r+1 b9 b2 r2 b0 g7 r4 g2 g8 y6 r+2 y7 bskip b+3 g1 g1 b+2 y3 g+1 b7 b1 r5 r4","drinks":[0,0,0],"hands":["y+1 b+1 g+1 y+1 r8 y2 split","y8 deflect y7 r6 r5 b7 r2","yskip y8 b5 r9 r0 g4"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"g4 b4","to_move":0,"train":0,"wrong":[]}','b999e5f295c3ce9dcc20aa4d0f3ad05e',0,0);
INSERT INTO "snapshots" VALUES(10511106571,'NPXA',3,0,2,2,'18ddaec4a64f583b85476cbee7e3e581',2,1,'{"called":[false,false,false],"direction":1,"draw":"rskip r1 g0 r7 y4 y5 b3 split y5 y1 deflect b6 b2 gskip target r3 g6 b8 g6 g5 g3 g8 b8 r7 bskip r+1 r+3 y2 g2 g9 gskip yskip y9 g9 r3 g5 g3 y4 y+2 y1 b3 b1 g7 b4 g+2 r8 r1 y0 b5 b6 b+1 r6 y9 r9 g+3 y+3 rskip y3 b9 y6 r+1 b9 b2 r2 b0 g7 r4 g2 g8 y6 r+2 y7 bskip b+3 g1 g1 b+2 y3 g+1 b7 b1 r5 r4","drinks":[0,0,0],"hands":["y+1 g+1 y+1 r8 y2 split","y8 deflect y7 r6 r5 b7 r2","yskip y8 b5 r9 r0 g4"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"g4 b4 b+1","to_move":1,"train":1,"wrong":[]}','94e4f12082df9f1165d46602569abd51',0,0);
INSERT INTO "snapshots" VALUES(10511106572,'NPXA',4,0,3,3,'22e92371d6db562069b16d46d910f123',2,1,'{"called":[false,false,false],"direction":-1,"draw":"rskip r1 g0 r7 y4 y5 b3 split y5 y1 deflect b6 b2 gskip target r3 g6 b8 g6 g5 g3 g8 b8 r7 bskip r+1 r+3 y2 g2 g9 gskip yskip y9 g9 r3 g5 g3 y4 y+2 y1 b3 b1 g7 b4 g+2 r8 r1 y0 b5 b6 b+1 r6 y9 r9 g+3 y+3 rskip y3 b9 y6 r+1 b9 b2 r2 b0 g7 r4 g2 g8 y6 r+2 y7 bskip b+3 g1 g1 b+2 y3 g+1 b7 b1 r5 r4","drinks":[0,0,0],"hands":["y+1 g+1 y+1 r8 y2 split","y8 y7 r6 r5 b7 r2","yskip y8 b5 r9 r0 g4"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"g4 b4 b+1 deflect","to_move":0,"train":1,"wrong":[]}','beadf3aef7eec06788ce2526533d83c8',0,0);
INSERT INTO "snapshots" VALUES(10511106573,'NPXA',5,0,4,4,'54573541bbd90e99189d3e3133ff4868',2,1,'{"called":[false,false,false],"direction":-1,"draw":"rskip r1 g0 r7 y4 y5 b3 split y5 y1 deflect b6 b2 gskip target r3 g6 b8 g6 g5 g3 g8 b8 r7 bskip r+1 r+3 y2 g2 g9 gskip yskip y9 g9 r3 g5 g3 y4 y+2 y1 b3 b1 g7 b4 g+2 r8 r1 y0 b5 b6 b+1 r6 y9 r9 g+3 y+3 rskip y3 b9 y6 r+1 b9 b2 r2 b0 g7 r4 g2 g8 y6 r+2 y7 bskip b+3 g1 g1 b+2 y3 g+1 b7 b1 r5 r4","drinks":[0,0,0],"hands":["g+1 y+1 r8 y2 split","y8 y7 r6 r5 b7 r2","yskip y8 b5 r9 r0 g4"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"g4 b4 b+1 deflect y+1","to_move":2,"train":2,"wrong":[]}','a7f1e0f29e81290337953e73b75acd41',0,0);
INSERT INTO "snapshots" VALUES(10511106574,'NPXA',6,0,5,5,'fc48cd607b3fad5ad49142f0815e374a',2,1,'{"called":[false,false,false],"direction":-1,"draw":"rskip r1 g0 r7 y4 y5 b3 split y5 y1 deflect b6 b2 gskip target r3 g6 b8 g6 g5 g3 g8 b8 r7 bskip r+1 r+3 y2 g2 g9 gskip yskip y9 g9 r3 g5 g3 y4 y+2 y1 b3 b1 g7 b4 g+2 r8 r1 y0 b5 b6 b+1 r6 y9 r9 g+3 y+3 rskip y3 b9 y6 r+1 b9 b2 r2 b0 g7 r4 g2 g8 y6 r+2 y7 bskip b+3 g1 g1 b+2 y3 g+1 b7 b1","drinks":[0,0,2],"hands":["g+1 y+1 r8 y2 split","y8 y7 r6 r5 b7 r2","yskip y8 b5 r9 r0 g4 r4 r5"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"g4 b4 b+1 deflect y+1","to_move":1,"train":0,"wrong":[]}','6f2bdeb0df90bee1307b3b3aecdaf629',0,0);
INSERT INTO "snapshots" VALUES(10511106575,'NPXA',7,0,6,6,'d86797e193b260ec4c4b76fc63e9cc99',2,1,'{"called":[false,false,false],"direction":-1,"draw":"rskip r1 g0 r7 y4 y5 b3 split y5 y1 deflect b6 b2 gskip target r3 g6 b8 g6 g5 g3 g8 b8 r7 bskip r+1 r+3 y2 g2 g9 gskip yskip y9 g9 r3 g5 g3 y4 y+2 y1 b3 b1 g7 b4 g+2 r8 r1 y0 b5 b6 b+1 r6 y9 r9 g+3 y+3 rskip y3 b9 y6 r+1 b9 b2 r2 b0 g7 r4 g2 g8 y6 r+2 y7 bskip b+3 g1 g1 b+2 y3 g+1 b7 b1","drinks":[0,0,2],"hands":["g+1 y+1 r8 y2 split","y7 r6 r5 b7 r2","yskip y8 b5 r9 r0 g4 r4 r5"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"g4 b4 b+1 deflect y+1 y8","to_move":0,"train":0,"wrong":[]}','567e0327d15071bf9b3eb97ec9c5ed04',0,0);
INSERT INTO "snapshots" VALUES(11848006344,'XFGY',40,0,42,39,'eb8fefa57081d36f65e86c95c1d1a8d2',2,1,'{"called":[false,false],"direction":-1,"draw":"g2 g+3 b2 y4 b8 g7 g3 y5 y2 r7 y4 b1 g5 r2 r4 gskip g1 y+1 rskip gskip g+2 r5 r9 b8 y1 b0 b+3 split y7 y9 y+1 g+1 r6 b4 g8 b6 rskip g4 r1 r5 g6 b+1 y3 b7 b3 r8 y2 b3 deflect y+2 g7 g1 r9 g4 y7 b7 b9 y8 r0 r3 g0 bskip b6 y6 r1 r3 target y8 r4 g9","drinks":[8,6],"hands":["yskip b5","b4"],"late":[],"may_call":1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"g3 g+1 r+1 r+2 deflect split y3 y0 y9 b9 b5 bskip yskip y5 y+3 r+3 r8 r6 r2 r7 r+1 b+1 b+2 b2 b1 y1 y6 g6 g9 g8 g2 g5","to_move":0,"train":0,"wrong":[]}','86737bd7ae4f53dd4f8e74fbdd7f7974',0,0);
INSERT INTO "snapshots" VALUES(11848006345,'XFGY',41,0,44,40,'c61fc6c1090ec96e647444b5f8a40408',2,1,'{"called":[false,true],"direction":-1,"draw":"g2 g+3 b2 y4 b8 g7 g3 y5 y2 r7 y4 b1 g5 r2 r4 gskip g1 y+1 rskip gskip g+2 r5 r9 b8 y1 b0 b+3 split y7 y9 y+1 g+1 r6 b4 g8 b6 rskip g4 r1 r5 g6 b+1 y3 b7 b3 r8 y2 b3 deflect y+2 g7 g1 r9 g4 y7 b7 b9 y8 r0 r3 g0 bskip b6 y6 r1 r3 target y8 r4 g9","drinks":[8,6],"hands":["yskip","b4"],"late":[],"may_call":0,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"g3 g+1 r+1 r+2 deflect split y3 y0 y9 b9 b5 bskip yskip y5 y+3 r+3 r8 r6 r2 r7 r+1 b+1 b+2 b2 b1 y1 y6 g6 g9 g8 g2 g5 b5","to_move":1,"train":0,"wrong":[]}','363dab5787f3a845f28829f8c4b24c69',0,0);
INSERT INTO "snapshots" VALUES(11848006346,'XFGY',34,0,35,33,'7e2aa49e43827a06c2bd1ff30f07ac39',2,1,'{"called":[false,false],"direction":-1,"draw":"g2 g+3 b2 y4 b8 g7 g3 y5 y2 r7 y4 b1 g5 r2 r4 gskip g1 y+1 rskip gskip g+2 r5 r9 b8 y1 b0 b+3 split y7 y9 y+1 g+1 r6 b4 g8 b6 rskip g4 r1 r5 g6 b+1 y3 b7 b3 r8 y2 b3 deflect y+2 g7 g1 r9 g4 y7 b7 b9 y8 r0 r3 g0 bskip b6 y6 r1 r3 target y8 r4 g9 b5","drinks":[8,6],"hands":["g6 g8 yskip","g9 g2 b4 g5"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"g3 g+1 r+1 r+2 deflect split y3 y0 y9 b9 b5 bskip yskip y5 y+3 r+3 r8 r6 r2 r7 r+1 b+1 b+2 b2 b1 y1 y6","to_move":0,"train":0,"wrong":[]}','75ab2dc318557e9dbba396a60d588ceb',0,0);
INSERT INTO "snapshots" VALUES(11848006347,'XFGY',35,0,36,34,'b654dec00465b22de5ec1584e7262c28',2,1,'{"called":[false,false],"direction":-1,"draw":"g2 g+3 b2 y4 b8 g7 g3 y5 y2 r7 y4 b1 g5 r2 r4 gskip g1 y+1 rskip gskip g+2 r5 r9 b8 y1 b0 b+3 split y7 y9 y+1 g+1 r6 b4 g8 b6 rskip g4 r1 r5 g6 b+1 y3 b7 b3 r8 y2 b3 deflect y+2 g7 g1 r9 g4 y7 b7 b9 y8 r0 r3 g0 bskip b6 y6 r1 r3 target y8 r4 g9 b5","drinks":[8,6],"hands":["g8 yskip","g9 g2 b4 g5"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"g3 g+1 r+1 r+2 deflect split y3 y0 y9 b9 b5 bskip yskip y5 y+3 r+3 r8 r6 r2 r7 r+1 b+1 b+2 b2 b1 y1 y6 g6","to_move":1,"train":0,"wrong":[]}','781042acd380d6ba10dd0ecd38532d10',0,0);
INSERT INTO "snapshots" VALUES(11848006348,'XFGY',36,0,37,35,'157d397a2568edcc065988cb92af32ad',2,1,'{"called":[false,false],"direction":-1,"draw":"g2 g+3 b2 y4 b8 g7 g3 y5 y2 r7 y4 b1 g5 r2 r4 gskip g1 y+1 rskip gskip g+2 r5 r9 b8 y1 b0 b+3 split y7 y9 y+1 g+1 r6 b4 g8 b6 rskip g4 r1 r5 g6 b+1 y3 b7 b3 r8 y2 b3 deflect y+2 g7 g1 r9 g4 y7 b7 b9 y8 r0 r3 g0 bskip b6 y6 r1 r3 target y8 r4 g9 b5","drinks":[8,6],"hands":["g8 yskip","g2 b4 g5"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"g3 g+1 r+1 r+2 deflect split y3 y0 y9 b9 b5 bskip yskip y5 y+3 r+3 r8 r6 r2 r7 r+1 b+1 b+2 b2 b1 y1 y6 g6 g9","to_move":0,"train":0,"wrong":[]}','01972d9cb6e643cf2586c62e716b3032',0,0);
INSERT INTO "snapshots" VALUES(11848006349,'XFGY',37,0,38,36,'2bb80e8d9731b1fba6713231a1f15250',2,1,'{"called":[false,false],"direction":-1,"draw":"g2 g+3 b2 y4 b8 g7 g3 y5 y2 r7 y4 b1 g5 r2 r4 gskip g1 y+1 rskip gskip g+2 r5 r9 b8 y1 b0 b+3 split y7 y9 y+1 g+1 r6 b4 g8 b6 rskip g4 r1 r5 g6 b+1 y3 b7 b3 r8 y2 b3 deflect y+2 g7 g1 r9 g4 y7 b7 b9 y8 r0 r3 g0 bskip b6 y6 r1 r3 target y8 r4 g9 b5","drinks":[8,6],"hands":["yskip","g2 b4 g5"],"late":[],"may_call":0,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"g3 g+1 r+1 r+2 deflect split y3 y0 y9 b9 b5 bskip yskip y5 y+3 r+3 r8 r6 r2 r7 r+1 b+1 b+2 b2 b1 y1 y6 g6 g9 g8","to_move":1,"train":0,"wrong":[]}','703eb1d2f77c552b6338757ee9066a8a',0,0);
INSERT INTO "snapshots" VALUES(11848006350,'XFGY',38,0,40,37,'79243d4593964eee809a48c9e8da6d16',2,1,'{"called":[true,false],"direction":-1,"draw":"g2 g+3 b2 y4 b8 g7 g3 y5 y2 r7 y4 b1 g5 r2 r4 gskip g1 y+1 rskip gskip g+2 r5 r9 b8 y1 b0 b+3 split y7 y9 y+1 g+1 r6 b4 g8 b6 rskip g4 r1 r5 g6 b+1 y3 b7 b3 r8 y2 b3 deflect y+2 g7 g1 r9 g4 y7 b7 b9 y8 r0 r3 g0 bskip b6 y6 r1 r3 target y8 r4 g9 b5","drinks":[8,6],"hands":["yskip","b4 g5"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"g3 g+1 r+1 r+2 deflect split y3 y0 y9 b9 b5 bskip yskip y5 y+3 r+3 r8 r6 r2 r7 r+1 b+1 b+2 b2 b1 y1 y6 g6 g9 g8 g2","to_move":0,"train":0,"wrong":[]}','cf6c51f5b2f389f7ad197a65652c0298',0,0);
INSERT INTO "snapshots" VALUES(11848006351,'XFGY',39,0,41,38,'359f0f1b35de3199cda8ac0988f7f31b',2,1,'{"called":[false,false],"direction":-1,"draw":"g2 g+3 b2 y4 b8 g7 g3 y5 y2 r7 y4 b1 g5 r2 r4 gskip g1 y+1 rskip gskip g+2 r5 r9 b8 y1 b0 b+3 split y7 y9 y+1 g+1 r6 b4 g8 b6 rskip g4 r1 r5 g6 b+1 y3 b7 b3 r8 y2 b3 deflect y+2 g7 g1 r9 g4 y7 b7 b9 y8 r0 r3 g0 bskip b6 y6 r1 r3 target y8 r4 g9","drinks":[8,6],"hands":["yskip b5","b4 g5"],"late":[],"may_call":-1,"options":{"catch_drink":false,"minus_one":0,"play_on":false,"plus_zero":0,"starter":-1,"suffer":0},"out":[],"over":false,"pile":"g3 g+1 r+1 r+2 deflect split y3 y0 y9 b9 b5 bskip yskip y5 y+3 r+3 r8 r6 r2 r7 r+1 b+1 b+2 b2 b1 y1 y6 g6 g9 g8 g2","to_move":1,"train":0,"wrong":[]}','b7339f2e1374169bcba1ecf2e001cd92',0,0);
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
, lesson INTEGER NOT NULL DEFAULT 0, pause_reference TEXT NOT NULL DEFAULT '', undo_asks TEXT NOT NULL DEFAULT '[]', counts INTEGER NOT NULL DEFAULT 0, end_reason TEXT NOT NULL DEFAULT '', motion TEXT, shuffle TEXT NOT NULL DEFAULT 'turns', secret TEXT NOT NULL DEFAULT '', entries TEXT NOT NULL DEFAULT '[]', own_asks TEXT NOT NULL DEFAULT '[]', own_missed TEXT NOT NULL DEFAULT '[]', pause_used REAL NOT NULL DEFAULT 0, changed_at REAL, pressed INTEGER NOT NULL DEFAULT 0, sat INTEGER NOT NULL DEFAULT 0, rose INTEGER NOT NULL DEFAULT 0, beacon_round INTEGER, beacon_signature TEXT NOT NULL DEFAULT '', away_used REAL NOT NULL DEFAULT 0, held_until REAL, unrated INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "tables" VALUES('XFGY',1,2,'drinko','over','normal',10,1000,'{"suffer": 0, "plus_zero": 0, "minus_one": 0, "catch_drink": false, "play_on": false, "starter": -1}',1700000000.0,1700000000.0,1.70000070082667303081e+09,'82c1f0020a6654a7502448ab01b366ec9932e351bd852b9b01a968c5d1a9e130',1,0,46,48,NULL,'','[2, 1]','[[36,{"key":"played","seat":0,"card":"g6","left":2,"target":null}],[37,{"key":"played","seat":1,"card":"g9","left":3,"target":null}],[38,{"key":"played","seat":0,"card":"g8","left":1,"target":null}],[39,{"key":"called","seat":0}],[40,{"key":"played","seat":1,"card":"g2","left":2,"target":null}],[41,{"key":"drew","seat":0,"n":1}],[42,{"key":"played","seat":1,"card":"g5","left":1,"target":null}],[43,{"key":"called","seat":1}],[44,{"key":"played","seat":0,"card":"b5","left":1,"target":null}],[45,{"key":"called","seat":0}],[46,{"key":"played","seat":1,"card":"b4","left":0,"target":null}],[46,{"key":"out","seat":1,"place":1}]]',NULL,NULL,0,'','[]',1,'',NULL,'turns','','[]','[0,0,0,0,0,0,0,0,0,0]','[]',0.0,NULL,0,0,0,NULL,'',0.0,NULL,0);
INSERT INTO "tables" VALUES('D8C7',1,2,'drinko','live','normal',10,1000,'{"suffer": 0, "plus_zero": 0, "minus_one": 0, "catch_drink": false, "play_on": false, "starter": -1}',1700025200.0,1700025200.0,NULL,'9bf5ff44acff1a0017f769ba451615e52ad6e5d4976ef49b9c51affbcb6b9bc5',1,0,15,18,NULL,'',NULL,'[[7,{"key":"played","seat":0,"card":"deflect","left":4,"target":null}],[7,{"key":"turned","direction":-1}],[8,{"key":"played","seat":2,"card":"g+2","left":4,"target":null}],[8,{"key":"train","size":4,"was":2}],[9,{"key":"drank","seat":1,"n":4}],[9,{"key":"train","size":0,"was":4}],[9,{"key":"drew","seat":1,"n":4}],[10,{"key":"played","seat":0,"card":"g4","left":3,"target":null}],[11,{"key":"played","seat":2,"card":"g6","left":3,"target":null}],[12,{"key":"played","seat":1,"card":"g9","left":10,"target":null}],[13,{"key":"played","seat":0,"card":"g1","left":2,"target":null}],[14,{"key":"played","seat":2,"card":"g6","left":2,"target":null}],[15,{"key":"played","seat":1,"card":"b6","left":9,"target":null}]]',NULL,NULL,0,'','[]',1,'',NULL,'turns','','[]','[5,5,5,0,0,0,0,0,0,0]','[]',0.0,NULL,0,0,0,NULL,'',0.0,NULL,0);
INSERT INTO "tables" VALUES('T9X9',1,2,'drinko','lobby','normal',10,1001,'{"suffer": 0, "plus_zero": 0, "minus_one": 0, "catch_drink": false, "play_on": false, "starter": -1}',1700025200.0,NULL,NULL,'c27fd74df1a6e5be9eeaf530cb5efc64ca1f01603f0a650e17298e30ce67d282',0,0,0,0,NULL,'',NULL,'[]',NULL,NULL,0,'','[]',0,'',NULL,'turns','','[]','[]','[]',0.0,NULL,0,0,0,NULL,'',0.0,NULL,0);
INSERT INTO "tables" VALUES('NPXA',1,2,'drinko','paused','normal',10,1001,'{"suffer": 0, "plus_zero": 0, "minus_one": 0, "catch_drink": false, "play_on": false, "starter": -1}',1700025200.0,1700025200.0,NULL,'5ce98a8a9530fb881eeca3bb75b3ebc73915282630c3811e1510d59f2c0a9579',1,0,6,11,1700025200.0,'host',NULL,'[[0,{"key":"dealt","n":7,"top":"g4"}],[0,{"key":"starts","seat":2,"by":"chance"}],[1,{"key":"played","seat":2,"card":"b4","left":6,"target":null}],[2,{"key":"played","seat":0,"card":"b+1","left":6,"target":null}],[2,{"key":"train","size":1,"was":0}],[3,{"key":"played","seat":1,"card":"deflect","left":6,"target":null}],[3,{"key":"turned","direction":-1}],[4,{"key":"played","seat":0,"card":"y+1","left":5,"target":null}],[4,{"key":"train","size":2,"was":1}],[5,{"key":"drank","seat":2,"n":2}],[5,{"key":"train","size":0,"was":2}],[5,{"key":"drew","seat":2,"n":2}],[6,{"key":"played","seat":1,"card":"y8","left":5,"target":null}]]',NULL,NULL,0,'','[]',0,'',NULL,'turns','','[]','[2,2,2,0,0,0,0,0,0,0]','[]',0.0,NULL,0,0,0,NULL,'',0.0,NULL,0);
CREATE TABLE talk (
    number INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    text TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;
CREATE TABLE windows (
    table_id TEXT PRIMARY KEY,
    state TEXT NOT NULL CHECK (state IN ('lobby', 'open', 'paused')),
    ask INTEGER NOT NULL,
    kind TEXT NOT NULL,
    opened_at REAL NOT NULL,
    deadline REAL NOT NULL,
    wake_at REAL NOT NULL
, least REAL NOT NULL DEFAULT 0, holds TEXT NOT NULL DEFAULT '', thinks TEXT NOT NULL DEFAULT '', away_at REAL, vote_until REAL, phase TEXT NOT NULL DEFAULT '', plain REAL) STRICT, WITHOUT ROWID;
INSERT INTO "windows" VALUES('D8C7','open',16,'turn',1700025200.0,1700025425.0,1700025425.0,0.0,'','',NULL,NULL,'',NULL);
INSERT INTO "windows" VALUES('NPXA','paused',7,'turn',1700025200.0,1700025425.0,1700630000.0,0.0,'','',NULL,NULL,'',NULL);
INSERT INTO "windows" VALUES('T9X9','lobby',0,'lobby',1700025200.0,1700027000.0,1700027000.0,0.0,'','',NULL,NULL,'',NULL);
CREATE INDEX tables_by_channel ON tables (channel_id, status);
CREATE INDEX tables_by_guild ON tables (guild_id, status);
CREATE UNIQUE INDEX seats_by_person ON seats (user_id, table_id) WHERE user_id IS NOT NULL;
CREATE INDEX bans_by_person ON bans (user_id);
CREATE INDEX result_seats_by_person ON result_seats (user_id, result_id);
CREATE INDEX ratings_by_person ON ratings (user_id);
CREATE INDEX reports_by_person ON reports (user_id);
CREATE INDEX tables_by_status ON tables (status, created_at, id);
CREATE INDEX tables_by_end ON tables (status, ended_at);
CREATE INDEX tables_never_started ON tables (ended_at) WHERE status = 'closed' AND started_at IS NULL;
CREATE INDEX results_by_ladder ON results (guild_id, ladder, season);
CREATE INDEX talk_by_table ON talk (table_id, number);
CREATE INDEX talk_by_person ON talk (user_id);
CREATE INDEX report_talk_by_report ON report_talk (reference);
CREATE INDEX report_talk_by_person ON report_talk (user_id);
CREATE INDEX reports_untold ON reports (at) WHERE operator_told = 0 OR player_told = 0;
CREATE INDEX inbox_by_share ON inbox (share);
CREATE INDEX off_ladders_by_person ON off_ladders (user_id);
CREATE INDEX jobs_by_due ON jobs (due);
CREATE INDEX jobs_by_person ON jobs (user_id);
CREATE INDEX nights_of_server ON nights (guild_id, status);
CREATE INDEX nights_of_host ON nights (host_id);
CREATE INDEX night_answers_of_table ON night_answers (table_id);
CREATE INDEX night_answers_of_person ON night_answers (user_id);
CREATE INDEX decks_of_server ON decks (guild_id, created_at);
CREATE INDEX decks_of_person ON decks (user_id);
CREATE INDEX replays_of_server ON replays (guild_id, ended_at);
CREATE INDEX replay_shares_of_person ON replay_shares (user_id);
CREATE INDEX callers_of_channel ON callers (channel_id);
CREATE INDEX lobby_calls_of_channel ON lobby_calls (channel_id, at);
CREATE INDEX lobby_call_people_by_person ON lobby_call_people (user_id);
CREATE INDEX earned_marks_of_table ON earned_marks (table_id);
CREATE INDEX earned_marks_of_person ON earned_marks (user_id);
CREATE INDEX podiums_of_person ON podiums (user_id);
CREATE INDEX question_answers_of_person ON question_answers (user_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('results',1);
COMMIT;
