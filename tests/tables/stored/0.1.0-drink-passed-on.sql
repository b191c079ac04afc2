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
INSERT INTO "decisions" VALUES('BMV4',0,1,1,1,3,'discard:sera.knife discard:sera.undetected','patron','ff8cb1557aec2e11914806e44143cfa9',1,1.7000000026381289959e+09);
INSERT INTO "decisions" VALUES('BMV4',0,2,1,2,3,'sera.block>1','patron','0d690b02edabdb8047b0e0b2398c4af3',0,1.70000000403581309317e+09);
INSERT INTO "decisions" VALUES('BMV4',0,3,1,3,0,'pass','person','0d690b02edabdb8047b0e0b2398c4af3',0,1700000005.0);
INSERT INTO "decisions" VALUES('BMV4',0,4,1,3,2,'eve.what-gold?>1','person','0d690b02edabdb8047b0e0b2398c4af3',0,1700000005.0);
INSERT INTO "decisions" VALUES('BMV4',0,5,1,3,1,'fleck.priest?','person','0d690b02edabdb8047b0e0b2398c4af3',0,1700000005.0);
INSERT INTO "decisions" VALUES('BMV4',0,6,1,3,3,'pass','patron','537bea398e573f3083848e28a5a38a33',0,1.70000000605769968032e+09);
INSERT INTO "decisions" VALUES('BMV4',0,7,1,4,1,'pass','person','537bea398e573f3083848e28a5a38a33',0,1700000007.0);
INSERT INTO "decisions" VALUES('BMV4',0,8,1,4,0,'pass','person','537bea398e573f3083848e28a5a38a33',0,1700000007.0);
INSERT INTO "decisions" VALUES('BMV4',0,9,1,4,2,'eve.what-gold?>1','person','537bea398e573f3083848e28a5a38a33',0,1700000007.0);
INSERT INTO "decisions" VALUES('BMV4',0,10,1,4,3,'pass','patron','cf0c75ee843452520278376f5194adb2',0,1.70000000801504087453e+09);
INSERT INTO "decisions" VALUES('BMV4',0,11,1,5,1,'pass','person','cf0c75ee843452520278376f5194adb2',0,1700000009.0);
INSERT INTO "decisions" VALUES('BMV4',0,12,1,5,0,'pass','person','cf0c75ee843452520278376f5194adb2',0,1700000009.0);
INSERT INTO "decisions" VALUES('BMV4',0,13,1,5,2,'pass','person','cf0c75ee843452520278376f5194adb2',0,1700000009.0);
INSERT INTO "decisions" VALUES('BMV4',0,14,1,5,3,'pass','patron','af0994041a319da39d215ff9c1c62fa1',0,1.70000001076670455932e+09);
INSERT INTO "decisions" VALUES('BMV4',0,15,1,6,0,'pass','person','af0994041a319da39d215ff9c1c62fa1',0,1700000011.0);
INSERT INTO "decisions" VALUES('BMV4',0,16,1,6,1,'pass','person','af0994041a319da39d215ff9c1c62fa1',0,1700000011.0);
INSERT INTO "decisions" VALUES('BMV4',0,17,1,6,2,'pass','person','af0994041a319da39d215ff9c1c62fa1',0,1700000011.0);
INSERT INTO "decisions" VALUES('BMV4',0,18,1,6,3,'pass','patron','7e07158ec45edb36d7d6e4b528b0abe7',0,1.70000001352014565468e+09);
INSERT INTO "decisions" VALUES('BMV4',0,19,1,7,1,'pass','person','7e07158ec45edb36d7d6e4b528b0abe7',0,1700000014.0);
INSERT INTO "decisions" VALUES('BMV4',0,20,1,7,2,'pass','person','7e07158ec45edb36d7d6e4b528b0abe7',0,1700000014.0);
INSERT INTO "decisions" VALUES('BMV4',0,21,1,7,0,'pass','person','7e07158ec45edb36d7d6e4b528b0abe7',0,1700000014.0);
INSERT INTO "decisions" VALUES('BMV4',0,22,1,7,3,'pass','patron','13f71336fc89cb01fbc7e62ff9402b55',1,1.70000001631402635577e+09);
INSERT INTO "decisions" VALUES('BMV4',0,23,1,8,1,'fleck.fan?','person','13f71336fc89cb01fbc7e62ff9402b55',0,1700000017.0);
INSERT INTO "decisions" VALUES('BMV4',0,24,1,8,2,'pass','person','13f71336fc89cb01fbc7e62ff9402b55',0,1700000017.0);
INSERT INTO "decisions" VALUES('BMV4',0,25,1,8,0,'pass','person','13f71336fc89cb01fbc7e62ff9402b55',0,1700000017.0);
INSERT INTO "decisions" VALUES('BMV4',0,26,1,8,3,'pass','patron','388cf00e499d0cba9087cc8d4670dd21',0,1.70000001765200805668e+09);
INSERT INTO "decisions" VALUES('BMV4',0,27,1,9,1,'pass','person','388cf00e499d0cba9087cc8d4670dd21',0,1700000018.0);
INSERT INTO "decisions" VALUES('BMV4',0,28,1,9,0,'pass','person','388cf00e499d0cba9087cc8d4670dd21',0,1700000018.0);
INSERT INTO "decisions" VALUES('BMV4',0,29,1,9,2,'pass','person','388cf00e499d0cba9087cc8d4670dd21',0,1700000018.0);
INSERT INTO "decisions" VALUES('BMV4',0,30,1,9,3,'pass','patron','df52960fff68a1f4c28b690f5846e450',0,1.70000001977309560773e+09);
INSERT INTO "decisions" VALUES('BMV4',0,31,1,10,0,'pass','person','df52960fff68a1f4c28b690f5846e450',0,1700000020.0);
INSERT INTO "decisions" VALUES('BMV4',0,32,1,10,2,'pass','person','df52960fff68a1f4c28b690f5846e450',0,1700000020.0);
INSERT INTO "decisions" VALUES('BMV4',0,33,1,10,1,'pass','person','df52960fff68a1f4c28b690f5846e450',0,1700000020.0);
INSERT INTO "decisions" VALUES('BMV4',0,34,1,10,3,'pass','patron','df52960fff68a1f4c28b690f5846e450',0,1.70000002119168519979e+09);
INSERT INTO "decisions" VALUES('BMV4',0,35,1,11,2,'pass','person','df52960fff68a1f4c28b690f5846e450',0,1700000022.0);
INSERT INTO "decisions" VALUES('BMV4',0,36,1,11,1,'pass','person','df52960fff68a1f4c28b690f5846e450',0,1700000022.0);
INSERT INTO "decisions" VALUES('BMV4',0,37,1,11,0,'pass','person','df52960fff68a1f4c28b690f5846e450',0,1700000022.0);
INSERT INTO "decisions" VALUES('BMV4',0,38,1,11,3,'pass','patron','df52960fff68a1f4c28b690f5846e450',0,1.70000002319504189491e+09);
INSERT INTO "decisions" VALUES('BMV4',0,39,1,12,3,'sera.taste>1','patron','4a132bd79c991f220bf4c1b72491bdd2',0,1.70000002555250191681e+09);
INSERT INTO "decisions" VALUES('BMV4',0,40,1,13,2,'pass','person','4a132bd79c991f220bf4c1b72491bdd2',0,1700000026.0);
INSERT INTO "decisions" VALUES('BMV4',0,41,1,13,0,'pass','person','4a132bd79c991f220bf4c1b72491bdd2',0,1700000026.0);
INSERT INTO "decisions" VALUES('BMV4',0,42,1,13,1,'pass','person','4a132bd79c991f220bf4c1b72491bdd2',0,1700000026.0);
INSERT INTO "decisions" VALUES('BMV4',0,43,1,13,3,'pass','patron','7deded39ffb6c823ac47767fcd0aad81',0,1.70000002770742225646e+09);
INSERT INTO "decisions" VALUES('BMV4',0,44,1,14,0,'pass','person','7deded39ffb6c823ac47767fcd0aad81',0,1700000028.0);
INSERT INTO "decisions" VALUES('BMV4',0,45,1,14,2,'pass','person','7deded39ffb6c823ac47767fcd0aad81',0,1700000028.0);
INSERT INTO "decisions" VALUES('BMV4',0,46,1,14,1,'pass','person','7deded39ffb6c823ac47767fcd0aad81',0,1700000028.0);
INSERT INTO "decisions" VALUES('BMV4',0,47,1,14,3,'pass','patron','7deded39ffb6c823ac47767fcd0aad81',0,1.70000003004590678214e+09);
INSERT INTO "decisions" VALUES('BMV4',0,48,1,15,3,'order>1','patron','6828774daa9f7e83634a592e96fe9a43',1,1.70000003142495036126e+09);
INSERT INTO "decisions" VALUES('BMV4',0,49,1,16,0,'pass','person','6828774daa9f7e83634a592e96fe9a43',0,1700000032.0);
INSERT INTO "decisions" VALUES('BMV4',0,50,1,16,1,'pass','person','6828774daa9f7e83634a592e96fe9a43',0,1700000032.0);
INSERT INTO "decisions" VALUES('BMV4',0,51,1,16,2,'pass','person','6828774daa9f7e83634a592e96fe9a43',0,1700000032.0);
INSERT INTO "decisions" VALUES('BMV4',0,52,1,16,3,'pass','patron','cb4bcf5866a5775c54858de5d035de65',0,1.70000003416196799276e+09);
INSERT INTO "decisions" VALUES('BMV4',0,53,2,17,0,'','person','cb4bcf5866a5775c54858de5d035de65',0,1700000035.0);
INSERT INTO "decisions" VALUES('BMV4',0,54,2,18,0,'pass','person','cb4bcf5866a5775c54858de5d035de65',0,1700000035.0);
INSERT INTO "decisions" VALUES('BMV4',0,55,2,19,0,'order>3','person','a819ab8738bdb998ccaa79cdd951126a',1,1700000035.0);
INSERT INTO "decisions" VALUES('BMV4',0,56,2,20,2,'pass','person','a819ab8738bdb998ccaa79cdd951126a',0,1700000035.0);
INSERT INTO "decisions" VALUES('BMV4',0,57,2,20,1,'pass','person','a819ab8738bdb998ccaa79cdd951126a',0,1700000035.0);
INSERT INTO "decisions" VALUES('BMV4',0,58,2,20,0,'pass','person','a819ab8738bdb998ccaa79cdd951126a',0,1700000035.0);
INSERT INTO "decisions" VALUES('BMV4',0,59,2,20,3,'pass','patron','e13cb11a1190faebc420918f44e62d01',0,1.70000003681254196162e+09);
INSERT INTO "decisions" VALUES('BMV4',0,60,3,21,1,'','person','0eb0f347f851425af45cd67cf5744f2d',1,1700000037.0);
INSERT INTO "decisions" VALUES('BMV4',0,61,3,22,1,'pass','person','0eb0f347f851425af45cd67cf5744f2d',0,1700000037.0);
INSERT INTO "decisions" VALUES('BMV4',0,62,3,23,1,'order>2','person','22d8d7dae61a2fe427db68a66a88ac22',1,1700000037.0);
INSERT INTO "decisions" VALUES('BMV4',0,63,3,24,2,'pass','person','22d8d7dae61a2fe427db68a66a88ac22',0,1700000037.0);
INSERT INTO "decisions" VALUES('BMV4',0,64,3,24,1,'pass','person','22d8d7dae61a2fe427db68a66a88ac22',0,1700000037.0);
INSERT INTO "decisions" VALUES('BMV4',0,65,3,24,0,'pass','person','22d8d7dae61a2fe427db68a66a88ac22',0,1700000037.0);
INSERT INTO "decisions" VALUES('BMV4',0,66,3,24,3,'pass','patron','dbb346847c495c316c277bf66a7d397b',0,1.70000003965265417092e+09);
INSERT INTO "decisions" VALUES('BMV4',0,67,4,25,2,'','person','b688114f9ac45d80664104df76c9bda4',1,1700000040.0);
INSERT INTO "decisions" VALUES('BMV4',0,68,4,26,2,'gamble','person','433a48ac796ba2da110f786f19730b02',0,1700000040.0);
INSERT INTO "decisions" VALUES('BMV4',0,69,4,27,0,'zot.peanuts','person','433a48ac796ba2da110f786f19730b02',0,1700000040.0);
INSERT INTO "decisions" VALUES('BMV4',0,70,4,27,1,'fleck.serious?','person','433a48ac796ba2da110f786f19730b02',0,1700000040.0);
INSERT INTO "decisions" VALUES('BMV4',0,71,4,27,2,'pass','person','433a48ac796ba2da110f786f19730b02',0,1700000040.0);
INSERT INTO "decisions" VALUES('BMV4',0,72,4,27,3,'pass','patron','01f9b8b5c09c13a78c37d562c9ae442f',0,1.7000000426571986675e+09);
INSERT INTO "decisions" VALUES('BMV4',0,73,4,28,1,'pass','person','01f9b8b5c09c13a78c37d562c9ae442f',0,1700000043.0);
INSERT INTO "decisions" VALUES('BMV4',0,74,4,28,2,'pass','person','01f9b8b5c09c13a78c37d562c9ae442f',0,1700000043.0);
INSERT INTO "decisions" VALUES('BMV4',0,75,4,28,0,'pass','person','01f9b8b5c09c13a78c37d562c9ae442f',0,1700000043.0);
INSERT INTO "decisions" VALUES('BMV4',0,76,4,28,3,'pass','patron','3a7f4d6d46ed85fc24ae1c76a54c9f97',0,1.70000004426753306393e+09);
INSERT INTO "decisions" VALUES('BMV4',0,77,4,29,1,'fleck.serious','person','3a7f4d6d46ed85fc24ae1c76a54c9f97',0,1700000045.0);
INSERT INTO "decisions" VALUES('BMV4',0,78,4,29,2,'pass','person','3a7f4d6d46ed85fc24ae1c76a54c9f97',0,1700000045.0);
INSERT INTO "decisions" VALUES('BMV4',0,79,4,29,0,'pass','person','3a7f4d6d46ed85fc24ae1c76a54c9f97',0,1700000045.0);
INSERT INTO "decisions" VALUES('BMV4',0,80,4,29,3,'pass','patron','cdf78c8d29721c3ff8e4478efc81987c',0,1.70000004653765821463e+09);
INSERT INTO "decisions" VALUES('BMV4',0,81,4,30,2,'pass','person','cdf78c8d29721c3ff8e4478efc81987c',0,1700000047.0);
INSERT INTO "decisions" VALUES('BMV4',0,82,4,30,1,'pass','person','cdf78c8d29721c3ff8e4478efc81987c',0,1700000047.0);
INSERT INTO "decisions" VALUES('BMV4',0,83,4,30,0,'pass','person','cdf78c8d29721c3ff8e4478efc81987c',0,1700000047.0);
INSERT INTO "decisions" VALUES('BMV4',0,84,4,30,3,'pass','patron','aeca57f1ae0b7720317634ce3be8587a',0,1.70000004820787072186e+09);
INSERT INTO "decisions" VALUES('BMV4',0,85,4,31,1,'pass','person','aeca57f1ae0b7720317634ce3be8587a',0,1700000049.0);
INSERT INTO "decisions" VALUES('BMV4',0,86,4,31,0,'pass','person','aeca57f1ae0b7720317634ce3be8587a',0,1700000049.0);
INSERT INTO "decisions" VALUES('BMV4',0,87,4,31,2,'pass','person','aeca57f1ae0b7720317634ce3be8587a',0,1700000049.0);
INSERT INTO "decisions" VALUES('BMV4',0,88,4,31,3,'pass','patron','b71dfda82f162b6378df82d7b9e80246',0,1.70000005008199357985e+09);
INSERT INTO "decisions" VALUES('BMV4',0,89,4,32,3,'raise','patron','7f5b97dd8bb37ce9ee4df7b2104497f1',0,1.70000005238795375821e+09);
INSERT INTO "decisions" VALUES('BMV4',0,90,4,33,2,'pass','person','7f5b97dd8bb37ce9ee4df7b2104497f1',0,1700000053.0);
INSERT INTO "decisions" VALUES('BMV4',0,91,4,33,1,'pass','person','7f5b97dd8bb37ce9ee4df7b2104497f1',0,1700000053.0);
INSERT INTO "decisions" VALUES('BMV4',0,92,4,33,0,'pass','person','7f5b97dd8bb37ce9ee4df7b2104497f1',0,1700000053.0);
INSERT INTO "decisions" VALUES('BMV4',0,93,4,33,3,'pass','patron','a0d3bcefdae5b0500612a149e2d3f31f',0,1.70000005367331838606e+09);
INSERT INTO "decisions" VALUES('BMV4',0,94,4,34,0,'zot.dice','person','c8ab30cb57e117590b63059c1cc260f7',0,1700000054.0);
INSERT INTO "decisions" VALUES('BMV4',0,95,4,35,1,'pass','person','c8ab30cb57e117590b63059c1cc260f7',0,1700000054.0);
INSERT INTO "decisions" VALUES('BMV4',0,96,4,35,2,'pass','person','c8ab30cb57e117590b63059c1cc260f7',0,1700000054.0);
INSERT INTO "decisions" VALUES('BMV4',0,97,4,35,0,'wench-tip','person','c8ab30cb57e117590b63059c1cc260f7',0,1700000054.0);
INSERT INTO "decisions" VALUES('BMV4',0,98,4,35,3,'pass','patron','aacab03a1888b5452c11725c2c0478b8',0,1.70000005602554821963e+09);
INSERT INTO "decisions" VALUES('BMV4',0,99,4,36,1,'pass','person','aacab03a1888b5452c11725c2c0478b8',0,1700000057.0);
INSERT INTO "decisions" VALUES('BMV4',0,100,4,36,0,'pass','person','aacab03a1888b5452c11725c2c0478b8',0,1700000057.0);
INSERT INTO "decisions" VALUES('BMV4',0,101,4,36,2,'pass','person','aacab03a1888b5452c11725c2c0478b8',0,1700000057.0);
INSERT INTO "decisions" VALUES('BMV4',0,102,4,36,3,'pass','patron','aacab03a1888b5452c11725c2c0478b8',0,1.70000005850255966185e+09);
INSERT INTO "decisions" VALUES('BMV4',0,103,4,37,2,'pass','person','aacab03a1888b5452c11725c2c0478b8',0,1700000059.0);
INSERT INTO "decisions" VALUES('BMV4',0,104,4,37,0,'pass','person','aacab03a1888b5452c11725c2c0478b8',0,1700000059.0);
INSERT INTO "decisions" VALUES('BMV4',0,105,4,37,1,'pass','person','aacab03a1888b5452c11725c2c0478b8',0,1700000059.0);
INSERT INTO "decisions" VALUES('BMV4',0,106,4,37,3,'pass','patron','f077c21d5aa4b71a6d439a05173e2c98',0,1.70000006057372522356e+09);
INSERT INTO "decisions" VALUES('BMV4',0,107,4,38,2,'order>3','person','30a0382740524a83bc280f296bf219f7',1,1700000061.0);
INSERT INTO "decisions" VALUES('BMV4',0,108,4,39,0,'pass','person','30a0382740524a83bc280f296bf219f7',0,1700000061.0);
INSERT INTO "decisions" VALUES('BMV4',0,109,4,39,2,'pass','person','30a0382740524a83bc280f296bf219f7',0,1700000061.0);
INSERT INTO "decisions" VALUES('BMV4',0,110,4,39,1,'pass','person','30a0382740524a83bc280f296bf219f7',0,1700000061.0);
INSERT INTO "decisions" VALUES('BMV4',0,111,4,39,3,'pass','patron','105aa89a77096d9850aa0d06f05c2925',0,1.70000006362398314472e+09);
INSERT INTO "decisions" VALUES('BMV4',0,112,5,40,3,'','patron','df9b33e884c44d4b7b52121bf83968c1',1,1.7000000661988785267e+09);
INSERT INTO "decisions" VALUES('BMV4',0,113,5,41,3,'sera.taste>1','patron','4272f004f133740d26c5bce5fad49edf',0,1.70000006881093072893e+09);
INSERT INTO "decisions" VALUES('BMV4',0,114,5,42,1,'pass','person','4272f004f133740d26c5bce5fad49edf',0,1700000069.0);
INSERT INTO "decisions" VALUES('BMV4',0,115,5,42,2,'pass','person','4272f004f133740d26c5bce5fad49edf',0,1700000069.0);
INSERT INTO "decisions" VALUES('BMV4',0,116,5,42,0,'pass','person','4272f004f133740d26c5bce5fad49edf',0,1700000069.0);
INSERT INTO "decisions" VALUES('BMV4',0,117,5,42,3,'pass','patron','e4ad181c0df675017294f6fb5a09d75a',0,1.70000007042856264116e+09);
INSERT INTO "decisions" VALUES('BMV4',0,118,5,43,0,'pass','person','e4ad181c0df675017294f6fb5a09d75a',0,1700000071.0);
INSERT INTO "decisions" VALUES('BMV4',0,119,5,43,2,'pass','person','e4ad181c0df675017294f6fb5a09d75a',0,1700000071.0);
INSERT INTO "decisions" VALUES('BMV4',0,120,5,43,1,'pass','person','e4ad181c0df675017294f6fb5a09d75a',0,1700000071.0);
INSERT INTO "decisions" VALUES('BMV4',0,121,5,43,3,'pass','patron','e4ad181c0df675017294f6fb5a09d75a',0,1.7000000721466767788e+09);
INSERT INTO "decisions" VALUES('BMV4',0,122,5,44,3,'order>0','patron','6de9e210d14a1c709f2dcc0f95303a67',1,1.70000007494630694382e+09);
INSERT INTO "decisions" VALUES('BMV4',0,123,5,45,2,'pass','person','6de9e210d14a1c709f2dcc0f95303a67',0,1700000075.0);
INSERT INTO "decisions" VALUES('BMV4',0,124,5,45,1,'pass','person','6de9e210d14a1c709f2dcc0f95303a67',0,1700000075.0);
INSERT INTO "decisions" VALUES('BMV4',0,125,5,45,0,'pass','person','6de9e210d14a1c709f2dcc0f95303a67',0,1700000075.0);
INSERT INTO "decisions" VALUES('BMV4',0,126,5,45,3,'pass','patron','e8983360ffa64cb7a81ef004f1a0f2cb',1,1.700000077710310936e+09);
INSERT INTO "decisions" VALUES('BMV4',0,127,5,46,2,'pass','person','e8983360ffa64cb7a81ef004f1a0f2cb',0,1700000078.0);
INSERT INTO "decisions" VALUES('BMV4',0,128,5,46,1,'pass','person','e8983360ffa64cb7a81ef004f1a0f2cb',0,1700000078.0);
INSERT INTO "decisions" VALUES('BMV4',0,129,5,46,0,'pass','person','e8983360ffa64cb7a81ef004f1a0f2cb',0,1700000078.0);
INSERT INTO "decisions" VALUES('BMV4',0,130,5,46,3,'pass','patron','a9ff4c553a9c50e0709b36fcfe73c782',0,1.70000008033178663258e+09);
INSERT INTO "decisions" VALUES('BMV4',0,131,6,47,0,'','person','cc403562b7c2144331558f2487f505aa',1,1700000081.0);
INSERT INTO "decisions" VALUES('BMV4',0,132,6,48,0,'pass','person','cc403562b7c2144331558f2487f505aa',0,1700000081.0);
INSERT INTO "decisions" VALUES('BMV4',0,133,6,49,0,'order>1','person','d47630f22b90975e96500404e9c09013',1,1700000081.0);
INSERT INTO "decisions" VALUES('BMV4',0,134,6,50,0,'zot.teleport>3','person','d47630f22b90975e96500404e9c09013',0,1700000081.0);
INSERT INTO "decisions" VALUES('BMV4',0,135,6,50,2,'pass','person','d47630f22b90975e96500404e9c09013',0,1700000081.0);
INSERT INTO "decisions" VALUES('BMV4',0,136,6,50,1,'pass','person','d47630f22b90975e96500404e9c09013',0,1700000081.0);
INSERT INTO "decisions" VALUES('BMV4',0,137,6,50,3,'pass','patron','bf2c145da546bb68dbf17bcb1042ca84',0,1.70000008349449849122e+09);
INSERT INTO "decisions" VALUES('BMV4',0,138,6,51,2,'wench-stops?','person','bf2c145da546bb68dbf17bcb1042ca84',0,1700000084.0);
INSERT INTO "decisions" VALUES('BMV4',0,139,6,51,1,'pass','person','bf2c145da546bb68dbf17bcb1042ca84',0,1700000084.0);
INSERT INTO "decisions" VALUES('BMV4',0,140,6,51,0,'pass','person','bf2c145da546bb68dbf17bcb1042ca84',0,1700000084.0);
INSERT INTO "decisions" VALUES('BMV4',0,141,6,51,3,'pass','patron','2598354305281c8abae05dcb28f9259e',0,1.70000008503760719293e+09);
INSERT INTO "decisions" VALUES('BMV4',0,142,6,52,2,'pass','person','2598354305281c8abae05dcb28f9259e',0,1700000086.0);
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
INSERT INTO "heartbeat" VALUES(1,1700000085.0);
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
INSERT INTO "seats" VALUES('BMV4',0,1000,'Ada',NULL,0,0,180.0,0);
INSERT INTO "seats" VALUES('BMV4',1,1001,'Bea',NULL,0,0,180.0,0);
INSERT INTO "seats" VALUES('BMV4',2,1002,'Cid',NULL,0,0,180.0,0);
INSERT INTO "seats" VALUES('BMV4',3,NULL,'Old Marla','regular',0,0,0.0,0);
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
INSERT INTO "snapshots" VALUES(8898916769,'BMV4',1,0,0,0,'c0fba0652e8af2b953695869c1818876',2,2,'{"actions":1,"active":3,"asked":[],"bar":[],"contest":null,"drinks":["water","wine","wine","holy-water","dragon-breath","elven-wine","dark-ale","contest","contest","light-ale","dragon-breath","light-ale-chaser","dark-ale","dishwater","house-round","cut-off","swill","brew","rotgut","wine","light-ale","light-ale","house-round","dragon-breath","dark-ale-chaser","elven-wine"],"floor":0,"heeded":[],"inn":0,"lost":[],"options":{"bar":false,"chance":["deirdre","dimli","eve","fiona","fleck","gerki","gog","sera","zot"],"characters":[],"drinks":["drink-1"],"starter":-1,"windows":"sealed"},"ordered":false,"over":false,"parties":[{"alcohol":0,"fortitude":20,"gold":10},{"alcohol":0,"fortitude":20,"gold":10},{"alcohol":0,"fortitude":20,"gold":10},{"alcohol":0,"fortitude":20,"gold":10}],"phase":"discard","poured":[],"round":null,"seats":[{"character":"zot","discard":[],"draw":["two-drinks","gamble","zot.thirsty","zot.meditating","zot.rampage","zot.distract","tip","gamble","zot.presto","zot.my-friend","zot.accident","zot.lich","zot.see-me","zot.wand","no","zot.wand","raise","winning-hand","zot.rampage","zot.meditating","zot.cards","two-drinks","gamble","zot.down","zot.sleeve","zot.rabbit","gamble","zot.watch-out","zot.bad-pooky","zot.distract","raise","gamble","zot.teleport"],"drunk":0,"hand":["zot.dice","zot.stars","winning-hand","gamble","wench-stops","wench-tip","zot.peanuts"],"orders":[],"out":"","party":0,"pile":["wine-chaser"],"race":""},{"character":"fleck","discard":[],"draw":["gamble","fleck.square","fleck.lore","fleck.lady-luck","fleck.alone","fleck.dropped","fleck.lucky-day","fleck.fop","wench-stops","gamble","fleck.fork","fleck.toast","fleck.rowdy","tip","fleck.figure","gamble","fleck.sleeve","winning-hand","fleck.kidding","fleck.song","fleck.listeners","fleck.alone","fleck.strings","fleck.song","gamble","no","fleck.poem","wench-tip","raise","raise","gamble","fleck.rowdy","gamble"],"drunk":0,"hand":["fleck.sad","fleck.priest","fleck.strings","fleck.ballad","winning-hand","fleck.fan","fleck.serious"],"orders":[],"out":"","party":1,"pile":["dark-ale"],"race":""},{"character":"eve","discard":[],"draw":["eve.disbelieve","eve.not-eve","no","two-drinks","eve.eyes","eve.illusionary","eve.over-here","eve.share-pain","winning-hand","eve.cloak","raise","eve.my-cards","eve.sleight","eve.odd","eve.my-word","eve.empty","eve.illusionary","gamble","eve.coin-trick","gamble","eve.tip-me","tip","eve.empty","winning-hand","eve.dropped","eve.eyes","eve.dragon-breath","two-drinks","gamble","eve.odd","wench-tip","eve.sleeve","eve.real-fire"],"drunk":0,"hand":["gamble","eve.real-fire","eve.what-gold","wench-stops","raise","gamble","gamble"],"orders":[],"out":"","party":2,"pile":["elven-wine-chaser"],"race":""},{"character":"sera","discard":[],"draw":["gamble","sera.fleet","raise","sera.daggers","two-drinks","sera.distraction","gamble","sera.blades","gamble","sera.tricks","sera.poisoned","sera.behind","sera.shadows","gamble","sera.reflexes","sera.block","sera.pretty-good","winning-hand","gamble","sera.block","sera.counter","raise","two-drinks","gamble","sera.training","wench-stops","sera.darts","winning-hand","sera.taste","tip","raise","sera.sleeve","sera.blades"],"drunk":0,"hand":["sera.coin","sera.block","sera.undetected","sera.knife","sera.taste","sera.training","no"],"orders":[],"out":"","party":3,"pile":["light-ale-chaser"],"race":""}],"stack":[]}','d507b3615a458ffe90276ad09c51bc33');
INSERT INTO "snapshots" VALUES(8898916770,'BMV4',2,0,52,16,'fd15af069cc79b15648779d675daeb27',2,2,'{"actions":0,"active":0,"asked":[],"bar":[],"contest":null,"drinks":["water","wine","wine","holy-water","dragon-breath","elven-wine","dark-ale","contest","contest","light-ale","dragon-breath","light-ale-chaser","dark-ale","dishwater","house-round","cut-off","swill","brew","rotgut","wine","light-ale","light-ale","house-round","dragon-breath","dark-ale-chaser"],"floor":0,"heeded":[],"inn":0,"lost":[],"options":{"bar":false,"chance":["deirdre","dimli","eve","fiona","fleck","gerki","gog","sera","zot"],"characters":[],"drinks":["drink-1"],"starter":-1,"windows":"sealed"},"ordered":false,"over":false,"parties":[{"alcohol":0,"fortitude":20,"gold":10},{"alcohol":1,"fortitude":18,"gold":9},{"alcohol":0,"fortitude":20,"gold":11},{"alcohol":1,"fortitude":18,"gold":10}],"phase":"discard","poured":["light-ale-chaser"],"round":null,"seats":[{"character":"zot","discard":[],"draw":["two-drinks","gamble","zot.thirsty","zot.meditating","zot.rampage","zot.distract","tip","gamble","zot.presto","zot.my-friend","zot.accident","zot.lich","zot.see-me","zot.wand","no","zot.wand","raise","winning-hand","zot.rampage","zot.meditating","zot.cards","two-drinks","gamble","zot.down","zot.sleeve","zot.rabbit","gamble","zot.watch-out","zot.bad-pooky","zot.distract","raise","gamble","zot.teleport"],"drunk":0,"hand":["zot.dice","zot.stars","winning-hand","gamble","wench-stops","wench-tip","zot.peanuts"],"orders":[],"out":"","party":0,"pile":["wine-chaser"],"race":""},{"character":"fleck","discard":["fleck.priest","fleck.fan"],"draw":["gamble","fleck.square","fleck.lore","fleck.lady-luck","fleck.alone","fleck.dropped","fleck.lucky-day","fleck.fop","wench-stops","gamble","fleck.fork","fleck.toast","fleck.rowdy","tip","fleck.figure","gamble","fleck.sleeve","winning-hand","fleck.kidding","fleck.song","fleck.listeners","fleck.alone","fleck.strings","fleck.song","gamble","no","fleck.poem","wench-tip","raise","raise","gamble","fleck.rowdy","gamble"],"drunk":0,"hand":["fleck.sad","fleck.strings","fleck.ballad","winning-hand","fleck.serious"],"orders":[],"out":"","party":1,"pile":["dark-ale","elven-wine"],"race":""},{"character":"eve","discard":["eve.what-gold"],"draw":["eve.disbelieve","eve.not-eve","no","two-drinks","eve.eyes","eve.illusionary","eve.over-here","eve.share-pain","winning-hand","eve.cloak","raise","eve.my-cards","eve.sleight","eve.odd","eve.my-word","eve.empty","eve.illusionary","gamble","eve.coin-trick","gamble","eve.tip-me","tip","eve.empty","winning-hand","eve.dropped","eve.eyes","eve.dragon-breath","two-drinks","gamble","eve.odd","wench-tip","eve.sleeve","eve.real-fire"],"drunk":0,"hand":["gamble","eve.real-fire","wench-stops","raise","gamble","gamble"],"orders":[],"out":"","party":2,"pile":["elven-wine-chaser"],"race":""},{"character":"sera","discard":["sera.knife","sera.undetected","sera.block","sera.taste"],"draw":["gamble","sera.fleet","raise","sera.daggers","two-drinks","sera.distraction","gamble","sera.blades","gamble","sera.tricks","sera.poisoned","sera.behind","sera.shadows","gamble","sera.reflexes","sera.block","sera.pretty-good","winning-hand","gamble","sera.block","sera.counter","raise","two-drinks","gamble","sera.training","wench-stops","sera.darts","winning-hand","sera.taste","tip"],"drunk":1,"hand":["sera.coin","sera.training","no","sera.blades","sera.sleeve","raise"],"orders":[],"out":"","party":3,"pile":[],"race":""}],"stack":[]}','033a4685aebabf6d1a84dbf28a600343');
INSERT INTO "snapshots" VALUES(8898916771,'BMV4',3,0,59,20,'a5d97214573f7e5fd7a1722776d77257',2,2,'{"actions":1,"active":1,"asked":[],"bar":[],"contest":null,"drinks":["water","wine","wine","holy-water","dragon-breath","elven-wine","dark-ale","contest","contest","light-ale","dragon-breath","light-ale-chaser","dark-ale","dishwater","house-round","cut-off","swill","brew","rotgut","wine","light-ale","light-ale","house-round","dragon-breath"],"floor":0,"heeded":[],"inn":0,"lost":[],"options":{"bar":false,"chance":["deirdre","dimli","eve","fiona","fleck","gerki","gog","sera","zot"],"characters":[],"drinks":["drink-1"],"starter":-1,"windows":"sealed"},"ordered":false,"over":false,"parties":[{"alcohol":2,"fortitude":20,"gold":10},{"alcohol":1,"fortitude":18,"gold":9},{"alcohol":0,"fortitude":20,"gold":11},{"alcohol":1,"fortitude":18,"gold":10}],"phase":"discard","poured":["light-ale-chaser","wine-chaser"],"round":null,"seats":[{"character":"zot","discard":[],"draw":["two-drinks","gamble","zot.thirsty","zot.meditating","zot.rampage","zot.distract","tip","gamble","zot.presto","zot.my-friend","zot.accident","zot.lich","zot.see-me","zot.wand","no","zot.wand","raise","winning-hand","zot.rampage","zot.meditating","zot.cards","two-drinks","gamble","zot.down","zot.sleeve","zot.rabbit","gamble","zot.watch-out","zot.bad-pooky","zot.distract","raise","gamble","zot.teleport"],"drunk":1,"hand":["zot.dice","zot.stars","winning-hand","gamble","wench-stops","wench-tip","zot.peanuts"],"orders":[],"out":"","party":0,"pile":[],"race":""},{"character":"fleck","discard":["fleck.priest","fleck.fan"],"draw":["gamble","fleck.square","fleck.lore","fleck.lady-luck","fleck.alone","fleck.dropped","fleck.lucky-day","fleck.fop","wench-stops","gamble","fleck.fork","fleck.toast","fleck.rowdy","tip","fleck.figure","gamble","fleck.sleeve","winning-hand","fleck.kidding","fleck.song","fleck.listeners","fleck.alone","fleck.strings","fleck.song","gamble","no","fleck.poem","wench-tip","raise","raise","gamble","fleck.rowdy","gamble"],"drunk":0,"hand":["fleck.sad","fleck.strings","fleck.ballad","winning-hand","fleck.serious"],"orders":[],"out":"","party":1,"pile":["dark-ale","elven-wine"],"race":""},{"character":"eve","discard":["eve.what-gold"],"draw":["eve.disbelieve","eve.not-eve","no","two-drinks","eve.eyes","eve.illusionary","eve.over-here","eve.share-pain","winning-hand","eve.cloak","raise","eve.my-cards","eve.sleight","eve.odd","eve.my-word","eve.empty","eve.illusionary","gamble","eve.coin-trick","gamble","eve.tip-me","tip","eve.empty","winning-hand","eve.dropped","eve.eyes","eve.dragon-breath","two-drinks","gamble","eve.odd","wench-tip","eve.sleeve","eve.real-fire"],"drunk":0,"hand":["gamble","eve.real-fire","wench-stops","raise","gamble","gamble"],"orders":[],"out":"","party":2,"pile":["elven-wine-chaser"],"race":""},{"character":"sera","discard":["sera.knife","sera.undetected","sera.block","sera.taste"],"draw":["gamble","sera.fleet","raise","sera.daggers","two-drinks","sera.distraction","gamble","sera.blades","gamble","sera.tricks","sera.poisoned","sera.behind","sera.shadows","gamble","sera.reflexes","sera.block","sera.pretty-good","winning-hand","gamble","sera.block","sera.counter","raise","two-drinks","gamble","sera.training","wench-stops","sera.darts","winning-hand","sera.taste","tip"],"drunk":1,"hand":["sera.coin","sera.training","no","sera.blades","sera.sleeve","raise"],"orders":[],"out":"","party":3,"pile":["dark-ale-chaser"],"race":""}],"stack":[]}','32c380ef90e4448b2833458d858570bb');
INSERT INTO "snapshots" VALUES(8898916772,'BMV4',4,0,66,24,'a0d235f7401f38628bd5691e8c58e2a0',2,2,'{"actions":1,"active":2,"asked":[],"bar":[],"contest":null,"drinks":["water","wine","wine","holy-water","dragon-breath","elven-wine","dark-ale","contest","contest","light-ale","dragon-breath","light-ale-chaser","dark-ale","dishwater","house-round","cut-off","swill","brew","rotgut","wine","light-ale","light-ale","house-round"],"floor":0,"heeded":[],"inn":0,"lost":[],"options":{"bar":false,"chance":["deirdre","dimli","eve","fiona","fleck","gerki","gog","sera","zot"],"characters":[],"drinks":["drink-1"],"starter":-1,"windows":"sealed"},"ordered":false,"over":false,"parties":[{"alcohol":2,"fortitude":20,"gold":10},{"alcohol":4,"fortitude":18,"gold":9},{"alcohol":0,"fortitude":20,"gold":11},{"alcohol":1,"fortitude":18,"gold":10}],"phase":"discard","poured":["light-ale-chaser","wine-chaser","elven-wine"],"round":null,"seats":[{"character":"zot","discard":[],"draw":["two-drinks","gamble","zot.thirsty","zot.meditating","zot.rampage","zot.distract","tip","gamble","zot.presto","zot.my-friend","zot.accident","zot.lich","zot.see-me","zot.wand","no","zot.wand","raise","winning-hand","zot.rampage","zot.meditating","zot.cards","two-drinks","gamble","zot.down","zot.sleeve","zot.rabbit","gamble","zot.watch-out","zot.bad-pooky","zot.distract","raise","gamble","zot.teleport"],"drunk":1,"hand":["zot.dice","zot.stars","winning-hand","gamble","wench-stops","wench-tip","zot.peanuts"],"orders":[],"out":"","party":0,"pile":[],"race":""},{"character":"fleck","discard":["fleck.priest","fleck.fan"],"draw":["gamble","fleck.square","fleck.lore","fleck.lady-luck","fleck.alone","fleck.dropped","fleck.lucky-day","fleck.fop","wench-stops","gamble","fleck.fork","fleck.toast","fleck.rowdy","tip","fleck.figure","gamble","fleck.sleeve","winning-hand","fleck.kidding","fleck.song","fleck.listeners","fleck.alone","fleck.strings","fleck.song","gamble","no","fleck.poem","wench-tip","raise","raise","gamble"],"drunk":1,"hand":["fleck.sad","fleck.strings","fleck.ballad","winning-hand","fleck.serious","gamble","fleck.rowdy"],"orders":[],"out":"","party":1,"pile":["dark-ale"],"race":""},{"character":"eve","discard":["eve.what-gold"],"draw":["eve.disbelieve","eve.not-eve","no","two-drinks","eve.eyes","eve.illusionary","eve.over-here","eve.share-pain","winning-hand","eve.cloak","raise","eve.my-cards","eve.sleight","eve.odd","eve.my-word","eve.empty","eve.illusionary","gamble","eve.coin-trick","gamble","eve.tip-me","tip","eve.empty","winning-hand","eve.dropped","eve.eyes","eve.dragon-breath","two-drinks","gamble","eve.odd","wench-tip","eve.sleeve","eve.real-fire"],"drunk":0,"hand":["gamble","eve.real-fire","wench-stops","raise","gamble","gamble"],"orders":[],"out":"","party":2,"pile":["elven-wine-chaser","dragon-breath"],"race":""},{"character":"sera","discard":["sera.knife","sera.undetected","sera.block","sera.taste"],"draw":["gamble","sera.fleet","raise","sera.daggers","two-drinks","sera.distraction","gamble","sera.blades","gamble","sera.tricks","sera.poisoned","sera.behind","sera.shadows","gamble","sera.reflexes","sera.block","sera.pretty-good","winning-hand","gamble","sera.block","sera.counter","raise","two-drinks","gamble","sera.training","wench-stops","sera.darts","winning-hand","sera.taste","tip"],"drunk":1,"hand":["sera.coin","sera.training","no","sera.blades","sera.sleeve","raise"],"orders":[],"out":"","party":3,"pile":["dark-ale-chaser"],"race":""}],"stack":[]}','03470997ca19a5f696e571fe52f33514');
INSERT INTO "snapshots" VALUES(8898916773,'BMV4',5,0,111,39,'d41ca5c4129309fba3d359ef5568859e',2,2,'{"actions":0,"active":3,"asked":[],"bar":[],"contest":null,"drinks":["water","wine","wine","holy-water","dragon-breath","elven-wine","dark-ale","contest","contest","light-ale","dragon-breath","light-ale-chaser","dark-ale","dishwater","house-round","cut-off","swill","brew","rotgut","wine","light-ale","light-ale"],"floor":0,"heeded":[],"inn":5,"lost":[],"options":{"bar":false,"chance":["deirdre","dimli","eve","fiona","fleck","gerki","gog","sera","zot"],"characters":[],"drinks":["drink-1"],"starter":-1,"windows":"sealed"},"ordered":false,"over":false,"parties":[{"alcohol":2,"fortitude":20,"gold":9},{"alcohol":4,"fortitude":18,"gold":9},{"alcohol":4,"fortitude":20,"gold":9},{"alcohol":1,"fortitude":18,"gold":8}],"phase":"discard","poured":["light-ale-chaser","wine-chaser","elven-wine","dragon-breath"],"round":null,"seats":[{"character":"zot","discard":["zot.peanuts","wench-tip","zot.dice"],"draw":["two-drinks","gamble","zot.thirsty","zot.meditating","zot.rampage","zot.distract","tip","gamble","zot.presto","zot.my-friend","zot.accident","zot.lich","zot.see-me","zot.wand","no","zot.wand","raise","winning-hand","zot.rampage","zot.meditating","zot.cards","two-drinks","gamble","zot.down","zot.sleeve","zot.rabbit","gamble","zot.watch-out","zot.bad-pooky","zot.distract","raise","gamble","zot.teleport"],"drunk":1,"hand":["zot.stars","winning-hand","gamble","wench-stops"],"orders":[],"out":"","party":0,"pile":[],"race":""},{"character":"fleck","discard":["fleck.priest","fleck.fan","fleck.serious"],"draw":["gamble","fleck.square","fleck.lore","fleck.lady-luck","fleck.alone","fleck.dropped","fleck.lucky-day","fleck.fop","wench-stops","gamble","fleck.fork","fleck.toast","fleck.rowdy","tip","fleck.figure","gamble","fleck.sleeve","winning-hand","fleck.kidding","fleck.song","fleck.listeners","fleck.alone","fleck.strings","fleck.song","gamble","no","fleck.poem","wench-tip","raise","raise","gamble"],"drunk":1,"hand":["fleck.sad","fleck.strings","fleck.ballad","winning-hand","gamble","fleck.rowdy"],"orders":[],"out":"","party":1,"pile":["dark-ale"],"race":""},{"character":"eve","discard":["eve.what-gold","gamble"],"draw":["eve.disbelieve","eve.not-eve","no","two-drinks","eve.eyes","eve.illusionary","eve.over-here","eve.share-pain","winning-hand","eve.cloak","raise","eve.my-cards","eve.sleight","eve.odd","eve.my-word","eve.empty","eve.illusionary","gamble","eve.coin-trick","gamble","eve.tip-me","tip","eve.empty","winning-hand","eve.dropped","eve.eyes","eve.dragon-breath","two-drinks","gamble","eve.odd","wench-tip","eve.sleeve"],"drunk":1,"hand":["eve.real-fire","wench-stops","raise","gamble","gamble","eve.real-fire"],"orders":[],"out":"","party":2,"pile":["elven-wine-chaser"],"race":""},{"character":"sera","discard":["sera.knife","sera.undetected","sera.block","sera.taste","raise"],"draw":["gamble","sera.fleet","raise","sera.daggers","two-drinks","sera.distraction","gamble","sera.blades","gamble","sera.tricks","sera.poisoned","sera.behind","sera.shadows","gamble","sera.reflexes","sera.block","sera.pretty-good","winning-hand","gamble","sera.block","sera.counter","raise","two-drinks","gamble","sera.training","wench-stops","sera.darts","winning-hand","sera.taste","tip"],"drunk":1,"hand":["sera.coin","sera.training","no","sera.blades","sera.sleeve"],"orders":[],"out":"","party":3,"pile":["dark-ale-chaser","house-round"],"race":""}],"stack":[]}','87db848338a863a7b2a1df08c2bd3693');
INSERT INTO "snapshots" VALUES(8898916774,'BMV4',6,0,130,46,'49433009253b27e7a56ba80bfb0c82e4',2,2,'{"actions":0,"active":0,"asked":[],"bar":[],"contest":null,"drinks":["water","wine","wine","holy-water","dragon-breath","elven-wine","dark-ale","contest","contest","light-ale","dragon-breath","light-ale-chaser","dark-ale","dishwater","house-round","cut-off","swill","brew","rotgut","wine"],"floor":0,"heeded":[],"inn":5,"lost":[],"options":{"bar":false,"chance":["deirdre","dimli","eve","fiona","fleck","gerki","gog","sera","zot"],"characters":[],"drinks":["drink-1"],"starter":-1,"windows":"sealed"},"ordered":false,"over":false,"parties":[{"alcohol":3,"fortitude":20,"gold":9},{"alcohol":6,"fortitude":17,"gold":9},{"alcohol":5,"fortitude":20,"gold":9},{"alcohol":2,"fortitude":18,"gold":8}],"phase":"discard","poured":["light-ale-chaser","wine-chaser","elven-wine","dragon-breath","light-ale","house-round"],"round":null,"seats":[{"character":"zot","discard":["zot.peanuts","wench-tip","zot.dice"],"draw":["two-drinks","gamble","zot.thirsty","zot.meditating","zot.rampage","zot.distract","tip","gamble","zot.presto","zot.my-friend","zot.accident","zot.lich","zot.see-me","zot.wand","no","zot.wand","raise","winning-hand","zot.rampage","zot.meditating","zot.cards","two-drinks","gamble","zot.down","zot.sleeve","zot.rabbit","gamble","zot.watch-out","zot.bad-pooky","zot.distract","raise","gamble","zot.teleport"],"drunk":2,"hand":["zot.stars","winning-hand","gamble","wench-stops"],"orders":[],"out":"","party":0,"pile":["light-ale"],"race":""},{"character":"fleck","discard":["fleck.priest","fleck.fan","fleck.serious"],"draw":["gamble","fleck.square","fleck.lore","fleck.lady-luck","fleck.alone","fleck.dropped","fleck.lucky-day","fleck.fop","wench-stops","gamble","fleck.fork","fleck.toast","fleck.rowdy","tip","fleck.figure","gamble","fleck.sleeve","winning-hand","fleck.kidding","fleck.song","fleck.listeners","fleck.alone","fleck.strings","fleck.song","gamble","no","fleck.poem","wench-tip","raise","raise","gamble"],"drunk":2,"hand":["fleck.sad","fleck.strings","fleck.ballad","winning-hand","gamble","fleck.rowdy"],"orders":[],"out":"","party":1,"pile":["dark-ale"],"race":""},{"character":"eve","discard":["eve.what-gold","gamble"],"draw":["eve.disbelieve","eve.not-eve","no","two-drinks","eve.eyes","eve.illusionary","eve.over-here","eve.share-pain","winning-hand","eve.cloak","raise","eve.my-cards","eve.sleight","eve.odd","eve.my-word","eve.empty","eve.illusionary","gamble","eve.coin-trick","gamble","eve.tip-me","tip","eve.empty","winning-hand","eve.dropped","eve.eyes","eve.dragon-breath","two-drinks","gamble","eve.odd","wench-tip","eve.sleeve"],"drunk":2,"hand":["eve.real-fire","wench-stops","raise","gamble","gamble","eve.real-fire"],"orders":[],"out":"","party":2,"pile":["elven-wine-chaser"],"race":""},{"character":"sera","discard":["sera.knife","sera.undetected","sera.block","sera.taste","raise","sera.taste"],"draw":["gamble","sera.fleet","raise","sera.daggers","two-drinks","sera.distraction","gamble","sera.blades","gamble","sera.tricks","sera.poisoned","sera.behind","sera.shadows","gamble","sera.reflexes","sera.block","sera.pretty-good","winning-hand","gamble","sera.block","sera.counter","raise","two-drinks","gamble","sera.training","wench-stops","sera.darts","winning-hand"],"drunk":2,"hand":["sera.coin","sera.training","no","sera.blades","sera.sleeve","tip"],"orders":[],"out":"","party":3,"pile":["dark-ale-chaser"],"race":""}],"stack":[]}','e6c45cff441c85ec12a75de48d9fa68e');
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
INSERT INTO "tables" VALUES('BMV4',1,2,'inn','live','normal',8,1000,'{"characters": [], "drinks": ["drink-1"], "bar": false, "windows": "sealed", "starter": -1, "chance": ["deirdre", "dimli", "eve", "fiona", "fleck", "gerki", "gog", "sera", "zot"]}',0,1700000000.0,1700000000.0,NULL,'ade50e4916b5dd0cf98790a81c7c3b3cb77c47338e0ed99802098e70cbb63aff',2,0,142,146,NULL,'',NULL,'[[130,{"key":"alcohol","seat":0,"by":1,"now":3}],[130,{"key":"drank","seat":1,"drinks":["light-ale"],"alcohol":1,"fortitude":0}],[130,{"key":"alcohol","seat":1,"by":1,"now":6}],[130,{"key":"drank","seat":2,"drinks":["light-ale"],"alcohol":1,"fortitude":0}],[130,{"key":"alcohol","seat":2,"by":1,"now":5}],[130,{"key":"turn","seat":0}],[131,{"key":"drew","seat":0,"n":3}],[133,{"key":"ordered","seat":0,"to":1}],[133,{"key":"served","seat":1,"pile":2}],[133,{"key":"revealed","seat":0,"drink":"light-ale","from":"pile"}],[137,{"key":"played","seat":0,"card":"zot.teleport","use":0,"targets":["3"],"left":6}],[141,{"key":"played","seat":2,"card":"wench-stops","use":0,"targets":[],"left":5}]]',NULL,NULL,0);
CREATE TABLE windows (
    table_id TEXT PRIMARY KEY,
    state TEXT NOT NULL CHECK (state IN ('lobby', 'open', 'paused')),
    ask INTEGER NOT NULL,
    kind TEXT NOT NULL,
    opened_at REAL NOT NULL,
    deadline REAL NOT NULL,
    wake_at REAL NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "windows" VALUES('BMV4','open',52,'response',1.70000008503760719293e+09,1.70000010003760719298e+09,1.70000008765392470353e+09);
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
PRAGMA user_version = 4;
