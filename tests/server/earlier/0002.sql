BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE chat (
	number INTEGER NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	guest VARCHAR(24) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (number), 
	CONSTRAINT fk_chat_table_id_game_table FOREIGN KEY(table_id) REFERENCES game_table (id)
);
INSERT INTO "chat" VALUES(1,'OBCuw9bjU61Gxj5w','C0JvwtbpWromhB3R','Béla','Te jössz!',1.79486719328794026373e+09);
INSERT INTO "chat" VALUES(2,'V5yBwaZ2fZbe9R2l','C0JvwtbpWromhB3R','Béla','Te jössz!',1.79486720346361732477e+09);
INSERT INTO "chat" VALUES(3,'l5xZLaM8JjjRL1ZI','C0JvwtbpWromhB3R','Béla','Te jössz!',1.79486720663550424577e+09);
INSERT INTO "chat" VALUES(4,'CHbDwwFyLVPNf--A','C0JvwtbpWromhB3R','Béla','Te jössz!',1.794867211224309206e+09);
CREATE TABLE game_table (
	id VARCHAR(24) NOT NULL, 
	game VARCHAR(24) NOT NULL, 
	options JSON NOT NULL, 
	players INTEGER NOT NULL, 
	host VARCHAR(24) NOT NULL, 
	title VARCHAR(80) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	password TEXT NOT NULL, 
	spectators BOOLEAN NOT NULL, 
	pace VARCHAR(8) NOT NULL, 
	clock VARCHAR(8) NOT NULL, 
	seconds INTEGER NOT NULL, 
	free_undo BOOLEAN NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	code VARCHAR(6), 
	"match" VARCHAR(24) NOT NULL, 
	next_table VARCHAR(24) NOT NULL, 
	source TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	version INTEGER NOT NULL, hints BOOLEAN DEFAULT 1 NOT NULL, 
	CONSTRAINT pk_game_table PRIMARY KEY (id), 
	CONSTRAINT fk_game_table_host_guest FOREIGN KEY(host) REFERENCES guest (id), 
	CONSTRAINT uq_game_table_code UNIQUE (code)
);
INSERT INTO "game_table" VALUES('OBCuw9bjU61Gxj5w','citadels','{"preset": "first_game", "edition": "2021", "ninth": null, "cast": null, "uniques": null, "first_crown": "random", "ninth_character": "artist", "queen_replacement": "artist", "emperor_replacement": "king", "vicious_nobles_rank6": "merchant", "emperor_tribute": "emperor", "warlord_own_completed": false, "armory_own_city": true, "armory_from_completed": false, "great_wall_coin": "payee", "den_by_cards_confiscable": true}',3,'EwrBBhpCNQ6KTEEa','Csütörtök',0,'',1,'live','none',0,0,'running','HQACME','c85aYn0KMn5shZuc','','',1.79486719028616428369e+09,1.79486719036943364138e+09,3,1);
INSERT INTO "game_table" VALUES('V5yBwaZ2fZbe9R2l','genoa','{"board": "main", "money": "hidden", "card_face": "trader", "negotiation": "orderly", "max_offers": 3, "offer_rounds": 2, "max_counters": 2, "max_notes": 3, "floor_min": 5, "close_seconds": 10, "floor_max": 180, "decide_seconds": 30, "pledge_check": true, "move_only": false, "joint_street": false, "auto_deliver": true, "first_player": "random"}',3,'EwrBBhpCNQ6KTEEa','Csütörtök',0,'',1,'live','none',0,0,'running','JWAMYP','Ae8xqBkrBxYlNMbA','','',1.79486719375325918203e+09,1.79486719390587067608e+09,3,1);
INSERT INTO "game_table" VALUES('l5xZLaM8JjjRL1ZI','walled_city','{"board": "londonderry", "guild_deck": "own", "taylors_permanent": true, "defence_cards": 1, "first_player": "random", "starting_road": "first_player", "neutral_votes": false}',3,'EwrBBhpCNQ6KTEEa','Csütörtök',0,'',1,'live','none',0,0,'running','XUSVZH','D1i2K31uOwEDUY-E','','',1.79486720394480776786e+09,1.79486720400847411154e+09,3,1);
INSERT INTO "game_table" VALUES('CHbDwwFyLVPNf--A','ankh_morpork','{"edition": "hungarian", "region_text": "replaces", "replace_reach": "rulebook", "mossy_refill": true, "text_trouble_needs_minion": false, "small_gods_trolls": false, "subsidence_choice": false}',3,'EwrBBhpCNQ6KTEEa','Csütörtök',0,'',1,'live','none',0,0,'running','XWWUKA','aSrfX36mDbzIGAJi','','',1.79486720751818561551e+09,1.79486720759113311772e+09,3,1);
INSERT INTO "game_table" VALUES('NdNWOTkq9PGS4_NO','citadels','{"preset": "first_game", "edition": "2021", "ninth": null, "cast": null, "uniques": null, "first_crown": "random", "ninth_character": "artist", "queen_replacement": "artist", "emperor_replacement": "king", "vicious_nobles_rank6": "merchant", "emperor_tribute": "emperor", "warlord_own_completed": false, "armory_own_city": true, "armory_from_completed": false, "great_wall_coin": "payee", "den_by_cards_confiscable": true}',2,'EwrBBhpCNQ6KTEEa','',0,'',1,'live','none',0,0,'over',NULL,'8ZqLfACiho5XC-8s','','',1794867211.22727,1794867217.29691,4,1);
INSERT INTO "game_table" VALUES('oHAp9pixwWymP4nm','citadels','{"preset": "first_game", "edition": "2021", "ninth": null, "cast": null, "uniques": null, "first_crown": "random", "ninth_character": "artist", "queen_replacement": "artist", "emperor_replacement": "king", "vicious_nobles_rank6": "merchant", "emperor_tribute": "emperor", "warlord_own_completed": false, "armory_own_city": true, "armory_from_completed": false, "great_wall_coin": "payee", "den_by_cards_confiscable": true}',2,'EwrBBhpCNQ6KTEEa','',1,'$argon2id$v=19$m=65536,t=3,p=4$mLK5ENKpEpVDHbjvlJmgeQ$L4DLDuZLApefAjh8rBLYHoVxNB7ToeTEd5wQnawXMws',1,'live','none',0,0,'open','AMAPDM','','','',1794867217.95705,1794867217.95705,1,1);
CREATE TABLE guest (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	lang VARCHAR(2) NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	created FLOAT NOT NULL, program BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_guest PRIMARY KEY (id), 
	CONSTRAINT uq_guest_token UNIQUE (token)
);
INSERT INTO "guest" VALUES('EwrBBhpCNQ6KTEEa','Anna','hu','f83012f14c4f1115c8713a5492786c49ebbffb77fcbd9d6c557231466ab0da52',1.79486718990442228318e+09,0);
INSERT INTO "guest" VALUES('C0JvwtbpWromhB3R','Béla','hu','7ebfda9522c80998a4139cd8d6d3a2889c55c3e2a3344572fa1343e43ecde19d',1.79486718993842625621e+09,0);
CREATE TABLE link (
	code VARCHAR(64) NOT NULL, 
	guest VARCHAR(24) NOT NULL, 
	expires FLOAT NOT NULL, 
	CONSTRAINT pk_link PRIMARY KEY (code), 
	CONSTRAINT fk_link_guest_guest FOREIGN KEY(guest) REFERENCES guest (id)
);
CREATE TABLE "match" (
	id VARCHAR(24) NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	game VARCHAR(24) NOT NULL, 
	engine VARCHAR(24) NOT NULL, 
	header JSON NOT NULL, 
	records INTEGER NOT NULL, 
	outcome JSON, 
	asked JSON NOT NULL, 
	timers JSON NOT NULL, 
	due FLOAT, 
	created FLOAT NOT NULL, 
	finished FLOAT, 
	CONSTRAINT pk_match PRIMARY KEY (id), 
	CONSTRAINT fk_match_table_id_game_table FOREIGN KEY(table_id) REFERENCES game_table (id)
);
INSERT INTO "match" VALUES('c85aYn0KMn5shZuc','OBCuw9bjU61Gxj5w','citadels','0.1.0','{"tetrapolis": 1, "game": "citadels", "engine": "0.1.0", "players": 3, "options": {"preset": "first_game", "edition": "2021", "ninth": null, "cast": null, "uniques": null, "first_crown": "random", "ninth_character": "artist", "queen_replacement": "artist", "emperor_replacement": "king", "vicious_nobles_rank6": "merchant", "emperor_tribute": "emperor", "warlord_own_completed": false, "armory_own_city": true, "armory_from_completed": false, "great_wall_coin": "payee", "den_by_cards_confiscable": true}, "names": ["Anna", "B\u00e9la", "Chloe"], "seed": "22bebad9c9f5f63d03a7c3e2a5cd641e", "bots": ["", "", "easy"]}',22,NULL,'[1]','{"running": [{"what": "absent", "at": 1794870793.2086885, "seat": 1, "decision": 21}], "since": 1794867193.2086885}',1.79487079320868849752e+09,1.79486719036117935177e+09,NULL);
INSERT INTO "match" VALUES('Ae8xqBkrBxYlNMbA','V5yBwaZ2fZbe9R2l','genoa','0.1.0','{"tetrapolis": 1, "game": "genoa", "engine": "0.1.0", "players": 3, "options": {"board": "main", "money": "hidden", "card_face": "trader", "negotiation": "orderly", "max_offers": 3, "offer_rounds": 2, "max_counters": 2, "max_notes": 3, "floor_min": 5, "close_seconds": 10, "floor_max": 180, "decide_seconds": 30, "pledge_check": true, "move_only": false, "joint_street": false, "auto_deliver": true, "first_player": "random"}, "names": ["Anna", "B\u00e9la", "Chloe"], "seed": "6cb9821a629faaf742a12522569cc36c", "bots": ["", "", "easy"]}',36,NULL,'[0]','{"running": [{"what": "absent", "at": 1794870803.3943563, "seat": 0, "decision": 27}], "since": 1794867204.1999938}',1.79487080339435625076e+09,1.79486719390242505066e+09,NULL);
INSERT INTO "match" VALUES('D1i2K31uOwEDUY-E','l5xZLaM8JjjRL1ZI','walled_city','0.1.0','{"tetrapolis": 1, "game": "walled_city", "engine": "0.1.0", "players": 3, "options": {"board": "londonderry", "guild_deck": "own", "taylors_permanent": true, "defence_cards": 1, "first_player": "random", "starting_road": "first_player", "neutral_votes": false}, "names": ["Anna", "B\u00e9la", "Chloe"], "seed": "c1d033538a5a9f61b944ec93d78c0d7f", "bots": ["", "", "easy"]}',16,NULL,'[0]','{"running": [{"what": "absent", "at": 1794870806.5824215, "seat": 0, "decision": 15}], "since": 1794867206.5824215}',1.79487080658242154117e+09,1.79486720400761342046e+09,NULL);
INSERT INTO "match" VALUES('aSrfX36mDbzIGAJi','CHbDwwFyLVPNf--A','ankh_morpork','0.1.0','{"tetrapolis": 1, "game": "ankh_morpork", "engine": "0.1.0", "players": 3, "options": {"edition": "hungarian", "region_text": "replaces", "replace_reach": "rulebook", "mossy_refill": true, "text_trouble_needs_minion": false, "small_gods_trolls": false, "subsidence_choice": false}, "names": ["Anna", "B\u00e9la", "Chloe"], "seed": "232605f4ae69805ed7aad587449c5370", "bots": ["", "", "easy"]}',26,NULL,'[1]','{"running": [{"what": "absent", "at": 1794870811.2053683, "seat": 1, "decision": 25}], "since": 1794867211.2053683}',1.79487081120536828048e+09,1.79486720759029960625e+09,NULL);
INSERT INTO "match" VALUES('8ZqLfACiho5XC-8s','NdNWOTkq9PGS4_NO','citadels','0.1.0','{"tetrapolis": 1, "game": "citadels", "engine": "0.1.0", "players": 2, "options": {"preset": "first_game", "edition": "2021", "ninth": null, "cast": null, "uniques": null, "first_crown": "random", "ninth_character": "artist", "queen_replacement": "artist", "emperor_replacement": "king", "vicious_nobles_rank6": "merchant", "emperor_tribute": "emperor", "warlord_own_completed": false, "armory_own_city": true, "armory_from_completed": false, "great_wall_coin": "payee", "den_by_cards_confiscable": true}, "names": ["Anna", "Bence"], "seed": "b247823947bc874bc3d4e2a73331c5ef", "bots": ["", "easy"]}',151,'{"reason": "city_completed", "ranking": [[1], [0]], "scores": [11, 41], "breakdown": [[["districts", 11]], [["districts", 34], ["types", 3], ["first", 4]]], "tiebreak": []}','[]','{"since": 1794867217.29691}',NULL,1.79486721122975683212e+09,1794867217.29691);
CREATE TABLE record (
	"match" VARCHAR(24) NOT NULL, 
	seq INTEGER NOT NULL, 
	content TEXT NOT NULL, 
	quiet BOOLEAN NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_record PRIMARY KEY ("match", seq), 
	CONSTRAINT fk_record_match_match FOREIGN KEY("match") REFERENCES "match" (id)
);
INSERT INTO "record" VALUES('c85aYn0KMn5shZuc',0,'{"seq":0,"chance":[[26,43,28,60,4,46,14,10,62,21,51,11,15,30,27,33,8,7,37,54,57,25,61,19,18,36,65,31,13,1,63,38,53,17,5,2,67,34,9,55,39,0,42,44,50,40,59,66,3,45,64,20,16,23,49,52,24,41,58,29,56,6,22,35,32,12,47,48],[1],[2,8,4,3,1,6,0,5,7]]}',0,1.79486719036117935177e+09);
INSERT INTO "record" VALUES('c85aYn0KMn5shZuc',1,'{"seq":1,"seat":1,"move":"pick merchant"}',0,1.79486719041079211241e+09);
INSERT INTO "record" VALUES('c85aYn0KMn5shZuc',2,'{"seq":2,"seat":2,"move":"pick architect"}',0,1.79486719187222218516e+09);
INSERT INTO "record" VALUES('c85aYn0KMn5shZuc',3,'{"seq":3,"seat":0,"move":"pick artist","chance":[[1]]}',0,1.79486719192105722425e+09);
INSERT INTO "record" VALUES('c85aYn0KMn5shZuc',4,'{"seq":4,"seat":1,"move":"pick bishop"}',0,1.79486719200846362113e+09);
INSERT INTO "record" VALUES('c85aYn0KMn5shZuc',5,'{"seq":5,"seat":2,"move":"pick king"}',0,1.79486719207463407514e+09);
INSERT INTO "record" VALUES('c85aYn0KMn5shZuc',6,'{"seq":6,"seat":0,"move":"pick assassin"}',0,1.7948671921603004932e+09);
INSERT INTO "record" VALUES('c85aYn0KMn5shZuc',7,'{"seq":7,"seat":0,"move":"kill architect"}',0,1.79486719222416710858e+09);
INSERT INTO "record" VALUES('c85aYn0KMn5shZuc',8,'{"seq":8,"seat":0,"move":"gather gold"}',0,1.79486719227535176275e+09);
INSERT INTO "record" VALUES('c85aYn0KMn5shZuc',9,'{"seq":9,"seat":0,"move":"build tavern"}',0,1.79486719234876322746e+09);
INSERT INTO "record" VALUES('c85aYn0KMn5shZuc',10,'{"seq":10,"seat":0,"move":"end"}',0,1.7948671924301781654e+09);
INSERT INTO "record" VALUES('c85aYn0KMn5shZuc',11,'{"seq":11,"seat":2,"move":"gather cards"}',0,1.7948671924774432183e+09);
INSERT INTO "record" VALUES('c85aYn0KMn5shZuc',12,'{"seq":12,"seat":2,"move":"keep church"}',0,1.79486719252166914938e+09);
INSERT INTO "record" VALUES('c85aYn0KMn5shZuc',13,'{"seq":13,"seat":2,"move":"crown"}',0,1.79486719260796546938e+09);
INSERT INTO "record" VALUES('c85aYn0KMn5shZuc',14,'{"seq":14,"seat":2,"move":"build church"}',0,1.79486719267182493215e+09);
INSERT INTO "record" VALUES('c85aYn0KMn5shZuc',15,'{"seq":15,"seat":2,"move":"end"}',0,1.79486719277509379393e+09);
INSERT INTO "record" VALUES('c85aYn0KMn5shZuc',16,'{"seq":16,"seat":1,"move":"gather gold"}',0,1.79486719284125757212e+09);
INSERT INTO "record" VALUES('c85aYn0KMn5shZuc',17,'{"seq":17,"seat":1,"move":"build temple"}',0,1.79486719289816594119e+09);
INSERT INTO "record" VALUES('c85aYn0KMn5shZuc',18,'{"seq":18,"seat":1,"move":"end"}',0,1.79486719297111034388e+09);
INSERT INTO "record" VALUES('c85aYn0KMn5shZuc',19,'{"seq":19,"seat":1,"move":"gather gold"}',0,1.79486719303634023668e+09);
INSERT INTO "record" VALUES('c85aYn0KMn5shZuc',20,'{"seq":20,"seat":1,"move":"build palace"}',0,1.7948671930966396331e+09);
INSERT INTO "record" VALUES('c85aYn0KMn5shZuc',21,'{"seq":21,"seat":1,"move":"extra_gold"}',0,1.79486719320868849756e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',0,'{"seq":0,"chance":[[10,2,11,0,13,6,3,9,7,8,12,1,5,4],[11,12,0,5,1,2,8,9,13,4,3,10,7,6],[3,0,8,10,7,9,14,6,1,4,2,13,15,5,12,11],[7,4,6,11,0,3,15,12,8,9,2,14,5,13,1,10],[0]]}',0,1.79486719390242505066e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',1,'{"seq":1,"seat":0,"move":"roll","chance":[[5],[1]]}',0,1.79486719458352732663e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',2,'{"seq":2,"seat":1,"move":"pass"}',0,1.79486719469574069977e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',3,'{"seq":3,"seat":2,"move":"pass"}',0,1.79486719555557179455e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',4,'{"seq":4,"seat":0,"move":"go drinks"}',0,1.79486719839311504361e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',5,'{"seq":5,"seat":0,"move":"use"}',0,1.79486719863418436047e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',6,'{"seq":6,"seat":0,"move":"main"}',0,1.79486719875808072087e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',7,'{"seq":7,"seat":0,"move":"end"}',0,1.79486719893563747402e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',8,'{"seq":8,"seat":1,"move":"quiet on"}',1,1.79486719907008957864e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',9,'{"seq":9,"seat":1,"move":"pass"}',0,1.79486719907008957864e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',10,'{"seq":10,"seat":2,"move":"offer monetti 5d"}',1,1.79486719915368580819e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',11,'{"seq":11,"seat":2,"move":"offer street_7_3 15d"}',1,1.79486719937419772147e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',12,'{"seq":12,"seat":2,"move":"offer inn 5d"}',1,1.79486719953310298924e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',13,'{"seq":13,"seat":2,"move":"note post_office 15d"}',1,1.79486719976982498172e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',14,'{"seq":14,"seat":2,"move":"pass"}',0,1.79486720006800436972e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',15,'{"seq":15,"seat":0,"move":"go inn"}',0,1.7948672003531098366e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',16,'{"seq":16,"seat":0,"move":"invite"}',0,1.79486720045516347883e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',17,'{"seq":17,"seat":1,"move":"pass"}',0,1.79486720045516347883e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',18,'{"seq":18,"seat":2,"move":"offer inn 5d"}',1,1.79486720062957286832e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',19,'{"seq":19,"seat":2,"move":"pass"}',0,1.79486720076492547995e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',20,'{"seq":20,"seat":0,"move":"accept p3 inn 4"}',0,1.79486720205895757679e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',21,'{"seq":21,"seat":2,"move":"main"}',0,1.79486720213335943221e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',22,'{"seq":22,"seat":2,"move":"trade c12"}',0,1.79486720215664505954e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',23,'{"seq":23,"seat":2,"move":"get marker"}',0,1.79486720222139120107e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',24,'{"seq":24,"seat":2,"move":"end"}',0,1.7948672023463313579e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',25,'{"seq":25,"seat":1,"move":"pass"}',0,1.7948672023463313579e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',26,'{"seq":26,"seat":2,"move":"pass"}',0,1.7948672024594297409e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',27,'{"seq":27,"seat":0,"move":"go street_7_5"}',0,1.79486720275840163233e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',28,'{"seq":28,"seat":1,"move":"pass"}',0,1.79486720275840163233e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',29,'{"seq":29,"seat":2,"move":"pass"}',0,1.79486720282429552076e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',30,'{"seq":30,"seat":0,"move":"go street_7_6"}',0,1.79486720309109902384e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',31,'{"seq":31,"seat":2,"move":"claim street_7_5 city_hall"}',0,1.79486720322126340866e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',32,'{"seq":32,"seat":1,"move":"roll","chance":[[1],[6]]}',0,1.79486720331960988047e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',33,'{"seq":33,"seat":1,"move":"invite"}',0,1.79486720339435625081e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',34,'{"seq":34,"seat":2,"move":"offer metals 5d"}',1,1.79486720400310420988e+09);
INSERT INTO "record" VALUES('D1i2K31uOwEDUY-E',0,'{"seq":0,"chance":[[19,13,9,1,11,5,17,0,6,3,2,4,15,12,18,7,10,14,8,16],[1],[1],[2],[2],[0],[1],[2],[0],[1],[0],[2],[2],[1],[1],[2],[1],[2],[1],[1],[0],[0],[1],[1],[1],[8,2,10,3,11,5,4,0,6,7,9,1],[1]]}',0,1.79486720400761342046e+09);
INSERT INTO "record" VALUES('Ae8xqBkrBxYlNMbA',35,'{"seq":35,"seat":2,"move":"pass"}',0,1.79486720419999384876e+09);
INSERT INTO "record" VALUES('D1i2K31uOwEDUY-E',1,'{"seq":1,"seat":1,"move":"build P12"}',0,1.79486720423153948782e+09);
INSERT INTO "record" VALUES('D1i2K31uOwEDUY-E',2,'{"seq":2,"seat":1,"move":"join skinners"}',0,1.79486720431032609939e+09);
INSERT INTO "record" VALUES('D1i2K31uOwEDUY-E',3,'{"seq":3,"seat":2,"move":"join clothworkers"}',0,1.79486720524337601666e+09);
INSERT INTO "record" VALUES('D1i2K31uOwEDUY-E',4,'{"seq":4,"seat":0,"move":"join vintners"}',0,1.79486720532617926595e+09);
INSERT INTO "record" VALUES('D1i2K31uOwEDUY-E',5,'{"seq":5,"seat":1,"move":"build P1"}',0,1.79486720547335290914e+09);
INSERT INTO "record" VALUES('D1i2K31uOwEDUY-E',6,'{"seq":6,"seat":1,"move":"show 3/2"}',0,1.79486720566125416758e+09);
INSERT INTO "record" VALUES('D1i2K31uOwEDUY-E',7,'{"seq":7,"seat":1,"move":"put A1"}',0,1.79486720581424427029e+09);
INSERT INTO "record" VALUES('D1i2K31uOwEDUY-E',8,'{"seq":8,"seat":1,"move":"nobles 1"}',0,1.7948672059524002075e+09);
INSERT INTO "record" VALUES('D1i2K31uOwEDUY-E',9,'{"seq":9,"seat":1,"move":"nobles 2"}',0,1.79486720599853157996e+09);
INSERT INTO "record" VALUES('D1i2K31uOwEDUY-E',10,'{"seq":10,"seat":1,"move":"adjust A2 up"}',0,1.79486720602212071421e+09);
INSERT INTO "record" VALUES('D1i2K31uOwEDUY-E',11,'{"seq":11,"seat":1,"move":"end"}',0,1.79486720610079669951e+09);
INSERT INTO "record" VALUES('D1i2K31uOwEDUY-E',12,'{"seq":12,"seat":0,"move":"build P9"}',0,1.79486720620155858988e+09);
INSERT INTO "record" VALUES('D1i2K31uOwEDUY-E',13,'{"seq":13,"seat":0,"move":"show 3/2"}',0,1.79486720629011249541e+09);
INSERT INTO "record" VALUES('D1i2K31uOwEDUY-E',14,'{"seq":14,"seat":0,"move":"put A9"}',0,1.79486720638625669478e+09);
INSERT INTO "record" VALUES('D1i2K31uOwEDUY-E',15,'{"seq":15,"seat":0,"move":"nobles 2"}',0,1.79486720658242154121e+09);
INSERT INTO "record" VALUES('aSrfX36mDbzIGAJi',0,'{"seq":0,"chance":[[5,2,4,3,0,6,1],[6,3,11,8,7,1,0,10,9,2,4,5],[12,8,38,27,7,11,1,0,34,49,36,39,13,19,48,16,20,29,30,46,3,10,23,42,43,17,52,37,22,2,9,40,33,21,15,4,45,25,5,41,47,35,6,32,26,28,14,44,31,50,51,18,24],[34,1,23,39,12,27,43,14,38,31,22,24,25,11,20,8,36,33,29,13,6,18,46,16,3,21,32,30,37,44,5,10,45,9,7,35,42,26,2,40,4,47,15,41,28,17,0,19],[1]]}',0,1.79486720759029960625e+09);
INSERT INTO "record" VALUES('aSrfX36mDbzIGAJi',1,'{"seq":1,"seat":1,"move":"play the_peeled_nuts"}',0,1.79486720781528830527e+09);
INSERT INTO "record" VALUES('aSrfX36mDbzIGAJi',2,'{"seq":2,"seat":2,"move":"play the_ankh_morpork_sunshine_dragon_sanctuary"}',0,1.79486720939552974697e+09);
INSERT INTO "record" VALUES('aSrfX36mDbzIGAJi',3,'{"seq":3,"seat":2,"move":"skip"}',0,1.79486720950861763958e+09);
INSERT INTO "record" VALUES('aSrfX36mDbzIGAJi',4,'{"seq":4,"seat":2,"move":"play the_thieves_guild"}',0,1.79486720964781641955e+09);
INSERT INTO "record" VALUES('aSrfX36mDbzIGAJi',5,'{"seq":5,"seat":2,"move":"text"}',0,1.79486720980258059499e+09);
INSERT INTO "record" VALUES('aSrfX36mDbzIGAJi',6,'{"seq":6,"seat":0,"move":"pass rest=turn"}',0,1.79486720991730237004e+09);
INSERT INTO "record" VALUES('aSrfX36mDbzIGAJi',7,'{"seq":7,"seat":1,"move":"pass"}',0,1794867209.98964);
INSERT INTO "record" VALUES('aSrfX36mDbzIGAJi',8,'{"seq":8,"seat":2,"move":"place small_gods"}',0,1.79486721004790735246e+09);
INSERT INTO "record" VALUES('aSrfX36mDbzIGAJi',9,'{"seq":9,"seat":0,"move":"play drumknott"}',0,1.79486721014591288567e+09);
INSERT INTO "record" VALUES('aSrfX36mDbzIGAJi',10,'{"seq":10,"seat":0,"move":"skip"}',0,1.79486721022213125235e+09);
INSERT INTO "record" VALUES('aSrfX36mDbzIGAJi',11,'{"seq":11,"seat":1,"move":"play pink_pussycat_club"}',0,1.79486721028642964362e+09);
INSERT INTO "record" VALUES('aSrfX36mDbzIGAJi',12,'{"seq":12,"seat":1,"move":"money"}',0,1.79486721038181424141e+09);
INSERT INTO "record" VALUES('aSrfX36mDbzIGAJi',13,'{"seq":13,"seat":1,"move":"skip"}',0,1.79486721044190597538e+09);
INSERT INTO "record" VALUES('aSrfX36mDbzIGAJi',14,'{"seq":14,"seat":2,"move":"play cmot_dibbler"}',0,1.79486721052639865876e+09);
INSERT INTO "record" VALUES('aSrfX36mDbzIGAJi',15,'{"seq":15,"seat":2,"move":"text","chance":[[1]]}',0,1.79486721059269428257e+09);
INSERT INTO "record" VALUES('aSrfX36mDbzIGAJi',16,'{"seq":16,"seat":2,"move":"play the_beggars_guild"}',0,1.79486721062950491901e+09);
INSERT INTO "record" VALUES('aSrfX36mDbzIGAJi',17,'{"seq":17,"seat":2,"move":"text"}',0,1794867210.7569);
INSERT INTO "record" VALUES('aSrfX36mDbzIGAJi',18,'{"seq":18,"seat":2,"move":"target p1"}',0,1.7948672108504867554e+09);
INSERT INTO "record" VALUES('aSrfX36mDbzIGAJi',19,'{"seq":19,"seat":0,"move":"interrupt wallace_sonky"}',0,1.79486721089543724057e+09);
INSERT INTO "record" VALUES('aSrfX36mDbzIGAJi',20,'{"seq":20,"seat":2,"move":"place dolly_sisters"}',0,1.79486721095085549355e+09);
INSERT INTO "record" VALUES('aSrfX36mDbzIGAJi',21,'{"seq":21,"seat":0,"move":"play zorgo_the_retro_phrenologist"}',0,1.7948672109911544323e+09);
INSERT INTO "record" VALUES('aSrfX36mDbzIGAJi',22,'{"seq":22,"seat":0,"move":"skip"}',0,1.79486721107812428476e+09);
INSERT INTO "record" VALUES('aSrfX36mDbzIGAJi',23,'{"seq":23,"seat":1,"move":"play the_seamstresses_guild"}',0,1794867211.13215);
INSERT INTO "record" VALUES('aSrfX36mDbzIGAJi',24,'{"seq":24,"seat":1,"move":"text"}',0,1.79486721118173408505e+09);
INSERT INTO "record" VALUES('aSrfX36mDbzIGAJi',25,'{"seq":25,"seat":1,"move":"target p1"}',0,1.79486721120536828035e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',0,'{"seq":0,"chance":[[50,56,40,36,8,42,18,21,57,2,5,43,0,35,53,9,24,6,63,41,28,16,11,7,25,32,20,19,48,64,26,55,58,52,30,60,33,17,54,10,39,22,45,31,51,4,67,13,1,15,23,47,61,34,62,49,59,29,14,27,44,65,12,66,37,46,3,38],[1],[6,0,7,3,2,1,5,4]]}',0,1.79486721122975683212e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',1,'{"seq":1,"seat":1,"move":"pick assassin"}',0,1.79486721125820446014e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',2,'{"seq":2,"seat":0,"move":"pick king"}',0,1.7948672113283338547e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',3,'{"seq":3,"seat":0,"move":"drop warlord"}',0,1.79486721138338208196e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',4,'{"seq":4,"seat":1,"move":"pick merchant"}',0,1.79486721140643143649e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',5,'{"seq":5,"seat":1,"move":"drop thief"}',0,1.79486721142961716656e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',6,'{"seq":6,"seat":0,"move":"pick bishop"}',0,1.79486721145621442793e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',7,'{"seq":7,"seat":1,"move":"kill king"}',0,1.79486721147892665855e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',8,'{"seq":8,"seat":1,"move":"gather cards"}',0,1.79486721150281691552e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',9,'{"seq":9,"seat":1,"move":"keep manor"}',0,1.79486721152711367613e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',10,'{"seq":10,"seat":1,"move":"end"}',0,1.79486721156058669094e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',11,'{"seq":11,"seat":0,"move":"gather gold"}',0,1.79486721162566637997e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',12,'{"seq":12,"seat":0,"move":"end"}',0,1.79486721167423415182e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',13,'{"seq":13,"seat":1,"move":"gather gold"}',0,1.79486721173995470999e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',14,'{"seq":14,"seat":1,"move":"end","chance":[[0,2,5,3,4,7,6,1]]}',0,1.79486721176934123042e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',15,'{"seq":15,"seat":0,"move":"pick warlord"}',0,1.79486721179894208907e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',16,'{"seq":16,"seat":1,"move":"pick architect"}',0,1.79486721182511425017e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',17,'{"seq":17,"seat":1,"move":"drop thief"}',0,1.79486721185460257528e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',18,'{"seq":18,"seat":0,"move":"pick bishop"}',0,1.79486721189231634141e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',19,'{"seq":19,"seat":0,"move":"drop magician"}',0,1.79486721191922545437e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',20,'{"seq":20,"seat":1,"move":"pick king"}',0,1.79486721193942689893e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',21,'{"seq":21,"seat":1,"move":"crown"}',0,1.79486721202938818934e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',22,'{"seq":22,"seat":1,"move":"gather gold"}',0,1.79486721208248329161e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',23,'{"seq":23,"seat":1,"move":"build town_hall"}',0,1.79486721214063787458e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',24,'{"seq":24,"seat":1,"move":"end"}',0,1794867212.23452);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',25,'{"seq":25,"seat":0,"move":"gather gold"}',0,1.79486721229733395578e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',26,'{"seq":26,"seat":0,"move":"build harbor"}',0,1.79486721236934900283e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',27,'{"seq":27,"seat":0,"move":"end"}',0,1.7948672124151632786e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',28,'{"seq":28,"seat":1,"move":"extra_cards"}',0,1.79486721250038146974e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',29,'{"seq":29,"seat":1,"move":"gather cards"}',0,1.79486721255444598203e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',30,'{"seq":30,"seat":1,"move":"keep manor"}',0,1.79486721261129403117e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',31,'{"seq":31,"seat":1,"move":"build watchtower"}',0,1.79486721265068602561e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',32,'{"seq":32,"seat":1,"move":"end"}',0,1.79486721271917438504e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',33,'{"seq":33,"seat":0,"move":"gather cards"}',0,1.79486721276547908782e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',34,'{"seq":34,"seat":0,"move":"keep palace"}',0,1.79486721280608296389e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',35,'{"seq":35,"seat":0,"move":"build haunted_quarter"}',0,1.79486721285983204842e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',36,'{"seq":36,"seat":0,"move":"destroy p2 watchtower"}',0,1.79486721288370561604e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',37,'{"seq":37,"seat":0,"move":"end","chance":[[0,5,4,6,1,7,2,3]]}',0,1.79486721293090963364e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',38,'{"seq":38,"seat":1,"move":"pick merchant"}',0,1.7948672129982457161e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',39,'{"seq":39,"seat":0,"move":"pick bishop"}',0,1.79486721305328059193e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',40,'{"seq":40,"seat":0,"move":"drop magician"}',0,1.79486721312726759912e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',41,'{"seq":41,"seat":1,"move":"pick architect"}',0,1.7948672131935896873e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',42,'{"seq":42,"seat":1,"move":"drop king"}',0,1.79486721324229621886e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',43,'{"seq":43,"seat":0,"move":"pick thief"}',0,1.79486721325836277004e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',44,'{"seq":44,"seat":0,"move":"gather gold"}',0,1.79486721328943324088e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',45,'{"seq":45,"seat":0,"move":"rob bishop"}',0,1794867213.32483);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',46,'{"seq":46,"seat":0,"move":"end"}',0,1.79486721337904596334e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',47,'{"seq":47,"seat":0,"move":"gather gold"}',0,1.7948672134583592415e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',48,'{"seq":48,"seat":0,"move":"build docks"}',0,1.79486721352946186061e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',49,'{"seq":49,"seat":0,"move":"end"}',0,1.79486721358671021458e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',50,'{"seq":50,"seat":1,"move":"extra_gold"}',0,1.79486721360422372822e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',51,'{"seq":51,"seat":1,"move":"income"}',0,1.79486721363106846807e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',52,'{"seq":52,"seat":1,"move":"gather gold"}',0,1.79486721366317391397e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',53,'{"seq":53,"seat":1,"move":"build manor"}',0,1.79486721372146916389e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',54,'{"seq":54,"seat":1,"move":"end"}',0,1.79486721374753665928e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',55,'{"seq":55,"seat":1,"move":"extra_cards"}',0,1.79486721380702614779e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',56,'{"seq":56,"seat":1,"move":"gather gold"}',0,1.79486721386297607425e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',57,'{"seq":57,"seat":1,"move":"build monastery"}',0,1.79486721390925312046e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',58,'{"seq":58,"seat":1,"move":"end","chance":[[6,7,4,1,3,2,0,5]]}',0,1.79486721392090082171e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',59,'{"seq":59,"seat":1,"move":"pick merchant"}',0,1.794867213951854229e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',60,'{"seq":60,"seat":0,"move":"pick magician"}',0,1.79486721399480223656e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',61,'{"seq":61,"seat":0,"move":"drop king"}',0,1.79486721405242013929e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',62,'{"seq":62,"seat":1,"move":"pick warlord"}',0,1.79486721411141228674e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',63,'{"seq":63,"seat":1,"move":"drop bishop"}',0,1.79486721415268874165e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',64,'{"seq":64,"seat":0,"move":"pick assassin"}',0,1.79486721417801427845e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',65,'{"seq":65,"seat":0,"move":"kill warlord"}',0,1.79486721422819900514e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',66,'{"seq":66,"seat":0,"move":"gather gold"}',0,1.79486721426383733749e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',67,'{"seq":67,"seat":0,"move":"build barracks"}',0,1.7948672142941868305e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',68,'{"seq":68,"seat":0,"move":"end"}',0,1.79486721433501052853e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',69,'{"seq":69,"seat":0,"move":"redraw palace"}',0,1.7948672143506469727e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',70,'{"seq":70,"seat":0,"move":"done"}',0,1.79486721437411665919e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',71,'{"seq":71,"seat":0,"move":"gather gold"}',0,1.79486721440568065648e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',72,'{"seq":72,"seat":0,"move":"end"}',0,1.7948672144480354786e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',73,'{"seq":73,"seat":1,"move":"extra_gold"}',0,1.79486721448907279971e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',74,'{"seq":74,"seat":1,"move":"gather gold"}',0,1.79486721451249694818e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',75,'{"seq":75,"seat":1,"move":"build tavern"}',0,1.79486721457583713532e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',76,'{"seq":76,"seat":1,"move":"income"}',0,1.79486721463566756252e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',77,'{"seq":77,"seat":1,"move":"end","chance":[[2,0,7,1,3,5,6,4]]}',0,1.79486721468659973146e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',78,'{"seq":78,"seat":1,"move":"pick merchant"}',0,1.79486721473253631586e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',79,'{"seq":79,"seat":0,"move":"pick warlord"}',0,1.79486721475462532044e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',80,'{"seq":80,"seat":0,"move":"drop bishop"}',0,1.7948672147793195248e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',81,'{"seq":81,"seat":1,"move":"pick architect"}',0,1.79486721480240416521e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',82,'{"seq":82,"seat":1,"move":"drop assassin"}',0,1.79486721482145762445e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',83,'{"seq":83,"seat":0,"move":"pick thief"}',0,1.79486721484511733059e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',84,'{"seq":84,"seat":0,"move":"rob warlord"}',0,1.79486721487920928e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',85,'{"seq":85,"seat":0,"move":"gather gold"}',0,1.79486721489642429352e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',86,'{"seq":86,"seat":0,"move":"end"}',0,1.79486721491990804675e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',87,'{"seq":87,"seat":1,"move":"gather cards"}',0,1.79486721494439101223e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',88,'{"seq":88,"seat":1,"move":"keep market"}',0,1.79486721498072481157e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',89,'{"seq":89,"seat":1,"move":"extra_gold"}',0,1.79486721503415489189e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',90,'{"seq":90,"seat":1,"move":"income"}',0,1.79486721512680053708e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',91,'{"seq":91,"seat":1,"move":"end"}',0,1794867215.2014);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',92,'{"seq":92,"seat":1,"move":"extra_cards"}',0,1.79486721526780247694e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',93,'{"seq":93,"seat":1,"move":"gather gold"}',0,1.79486721531494593621e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',94,'{"seq":94,"seat":1,"move":"build palace"}',0,1.79486721539534831051e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',95,'{"seq":95,"seat":1,"move":"build market"}',0,1.79486721545827150343e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',96,'{"seq":96,"seat":1,"move":"build church"}',0,1.79486721547046256062e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',97,'{"seq":97,"seat":1,"move":"end"}',0,1.79486721549246025083e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',98,'{"seq":98,"seat":0,"move":"gather cards"}',0,1.79486721552270126348e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',99,'{"seq":99,"seat":0,"move":"keep tavern"}',0,1794867215.53785);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',100,'{"seq":100,"seat":0,"move":"destroy p2 tavern"}',0,1.794867215562502861e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',101,'{"seq":101,"seat":0,"move":"income"}',0,1.79486721566061639783e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',102,'{"seq":102,"seat":0,"move":"build tavern"}',0,1.79486721568308949469e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',103,'{"seq":103,"seat":0,"move":"end","chance":[[0,5,3,2,4,6,7,1]]}',0,1.79486721570276737207e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',104,'{"seq":104,"seat":1,"move":"pick bishop"}',0,1.79486721572797322272e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',105,'{"seq":105,"seat":0,"move":"pick magician"}',0,1.79486721576347517965e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',106,'{"seq":106,"seat":0,"move":"drop thief"}',0,1.79486721582018566136e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',107,'{"seq":107,"seat":1,"move":"pick merchant"}',0,1.79486721587838840485e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',108,'{"seq":108,"seat":1,"move":"drop warlord"}',0,1.79486721592042684555e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',109,'{"seq":109,"seat":0,"move":"pick king"}',0,1.79486721596268057827e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',110,'{"seq":110,"seat":0,"move":"gather cards"}',0,1.7948672160136373043e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',111,'{"seq":111,"seat":0,"move":"keep monastery"}',0,1.79486721604583549503e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',112,'{"seq":112,"seat":0,"move":"end"}',0,1.79486721607106328004e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',113,'{"seq":113,"seat":0,"move":"gather cards"}',0,1.79486721611208987232e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',114,'{"seq":114,"seat":0,"move":"keep monastery"}',0,1.79486721613401150696e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',115,'{"seq":115,"seat":0,"move":"end"}',0,1.79486721618316912648e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',116,'{"seq":116,"seat":1,"move":"gather cards"}',0,1.79486721619870424277e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',117,'{"seq":117,"seat":1,"move":"keep smithy"}',0,1.79486721622159767154e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',118,'{"seq":118,"seat":1,"move":"income"}',0,1.79486721624443316459e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',119,'{"seq":119,"seat":1,"move":"end"}',0,1.79486721626683330536e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',120,'{"seq":120,"seat":1,"move":"extra_gold"}',0,1.79486721629208064083e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',121,'{"seq":121,"seat":1,"move":"income"}',0,1.79486721631703591349e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',122,'{"seq":122,"seat":1,"move":"gather gold"}',0,1.79486721633952736858e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',123,'{"seq":123,"seat":1,"move":"build smithy"}',0,1.79486721636263132093e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',124,'{"seq":124,"seat":1,"move":"end","chance":[[2,4,7,0,1,3,6,5]]}',0,1.79486721638808441161e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',125,'{"seq":125,"seat":0,"move":"pick assassin"}',0,1.79486721641305065153e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',126,'{"seq":126,"seat":1,"move":"pick bishop"}',0,1.7948672164469466209e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',127,'{"seq":127,"seat":1,"move":"drop architect"}',0,1.79486721652577090263e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',128,'{"seq":128,"seat":0,"move":"pick warlord"}',0,1.79486721656384968755e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',129,'{"seq":129,"seat":0,"move":"drop king"}',0,1.79486721658684921267e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',130,'{"seq":130,"seat":1,"move":"pick merchant"}',0,1.79486721661349582675e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',131,'{"seq":131,"seat":0,"move":"kill architect"}',0,1.79486721665529823299e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',132,'{"seq":132,"seat":0,"move":"gather cards"}',0,1.79486721666933512686e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',133,'{"seq":133,"seat":0,"move":"keep keep"}',0,1.79486721669902610774e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',134,'{"seq":134,"seat":0,"move":"end"}',0,1.79486721672178769115e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',135,'{"seq":135,"seat":1,"move":"gather gold"}',0,1.79486721677584886553e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',136,'{"seq":136,"seat":1,"move":"income"}',0,1.79486721680949115748e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',137,'{"seq":137,"seat":1,"move":"smithy"}',0,1.79486721684136414523e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',138,'{"seq":138,"seat":1,"move":"build castle"}',0,1.79486721693106436731e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',139,'{"seq":139,"seat":1,"move":"end"}',0,1.79486721702222585682e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',140,'{"seq":140,"seat":1,"move":"extra_gold"}',0,1.79486721705558133124e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',141,'{"seq":141,"seat":1,"move":"income"}',0,1.79486721707274532316e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',142,'{"seq":142,"seat":1,"move":"gather gold"}',0,1.79486721710460495949e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',143,'{"seq":143,"seat":1,"move":"build fortress"}',0,1.79486721713891768459e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',144,'{"seq":144,"seat":1,"move":"end"}',0,1794867217.15509);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',145,'{"seq":145,"seat":0,"move":"gather cards"}',0,1.79486721717672944066e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',146,'{"seq":146,"seat":0,"move":"keep church"}',0,1.79486721719966840736e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',147,'{"seq":147,"seat":0,"move":"destroy p1 harbor"}',0,1.79486721722782230381e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',148,'{"seq":148,"seat":0,"move":"income"}',0,1.79486721724983191482e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',149,'{"seq":149,"seat":0,"move":"build church"}',0,1.79486721727408146858e+09);
INSERT INTO "record" VALUES('8ZqLfACiho5XC-8s',150,'{"seq":150,"seat":0,"move":"end"}',0,1794867217.29691);
CREATE TABLE request (
	guest VARCHAR(24) NOT NULL, 
	id VARCHAR(64) NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	answer TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_request PRIMARY KEY (guest, id)
);
INSERT INTO "request" VALUES('C0JvwtbpWromhB3R','citadels-0','5c94c1557cc9063a6f37d929afc16ecf70c6810abdfd302940d9036f8978c44d','{"seq":1}',1.79486719041249513629e+09);
INSERT INTO "request" VALUES('EwrBBhpCNQ6KTEEa','citadels-1','b1c6a3d7a28710221082c168d0b2b94de56e8d55aba588b0f717e1983810d544','{"seq":3}',1.79486719192207598693e+09);
INSERT INTO "request" VALUES('C0JvwtbpWromhB3R','citadels-2','ed1b1328eb3e754d863a63ab46a4bf9ec7e910690e392535e5698f96dbf8c91c','{"seq":4}',1.79486719200944185251e+09);
INSERT INTO "request" VALUES('EwrBBhpCNQ6KTEEa','citadels-3','831e37d5100d45510638d05b78af9b04009498f0f3fb970b414b76f7ea6c1dcb','{"seq":6}',1.79486719216594433788e+09);
INSERT INTO "request" VALUES('EwrBBhpCNQ6KTEEa','citadels-4','c96db47543053f9ec87a44f89a98e1dbcd185279640876568ed14bff52bffb7c','{"seq":7}',1794867192.22855);
INSERT INTO "request" VALUES('EwrBBhpCNQ6KTEEa','citadels-5','427f83ea208a0b0300eab0a921ebf4457921e87510260e18743404df37e45705','{"seq":8}',1.79486719227683711049e+09);
INSERT INTO "request" VALUES('EwrBBhpCNQ6KTEEa','citadels-6','073a91a89e69726933f99d2012e3ea94bdc7924cc3720ee0eaed10ce2828830b','{"seq":9}',1.79486719235860848423e+09);
INSERT INTO "request" VALUES('EwrBBhpCNQ6KTEEa','citadels-7','967f2e3797ccffece986c7031d78fe31d0d78a65fa0f6af296bbe840d8dded6e','{"seq":10}',1.79486719243139553068e+09);
INSERT INTO "request" VALUES('C0JvwtbpWromhB3R','citadels-8','ce1c1b8dd0c91206f94680de3681c60f2cbffe11af009c3e956cb5edac571af0','{"seq":16}',1.79486719284266614919e+09);
INSERT INTO "request" VALUES('C0JvwtbpWromhB3R','citadels-9','4323ac504bb4fb007401cd222d3dd8bc2a3ebed0feca68db0b8396e7c6f19c6d','{"seq":17}',1.79486719291180920601e+09);
INSERT INTO "request" VALUES('C0JvwtbpWromhB3R','citadels-10','967df8c23373f3ae44926b750cb46ef0dd8533ed11d515032abeaa6e6520c90d','{"seq":18}',1.7948671929721374511e+09);
INSERT INTO "request" VALUES('C0JvwtbpWromhB3R','citadels-11','7cc9317e30ff3bec858c8cb994c1723b040326e8197283603f629345947ca11a','{"seq":19}',1.79486719303759574887e+09);
INSERT INTO "request" VALUES('C0JvwtbpWromhB3R','citadels-12','88ade4de692c1c05db330bec48a5869dd549de3934f8b1405797ed7299984ab2','{"seq":20}',1.79486719309817337989e+09);
INSERT INTO "request" VALUES('C0JvwtbpWromhB3R','citadels-13','17934f42ec6b69008f40a5465a417594c309f2a114d054d9fa27e2966ada0f47','{"seq":21}',1.79486719321544718743e+09);
INSERT INTO "request" VALUES('EwrBBhpCNQ6KTEEa','genoa-0','3bad3dd4c86266749e6c9ee925652035929983f6a467145366e279a3e5089d24','{"seq":1}',1.79486719458466339113e+09);
INSERT INTO "request" VALUES('C0JvwtbpWromhB3R','genoa-1','9f06d84501140142a5c75a81dc9da7f04cd5d903d8dce7f6a7b0f5a11d96d212','{"seq":2}',1.79486719469659852981e+09);
INSERT INTO "request" VALUES('EwrBBhpCNQ6KTEEa','genoa-2','8d30950dbb07055a547cfe1dc315cdb93e5d815e718327b752027335503be326','{"seq":4}',1.79486719839418697357e+09);
INSERT INTO "request" VALUES('EwrBBhpCNQ6KTEEa','genoa-3','35b5a56160cb48a76ef34d74d8961a36ab8c109ce7d0df0a758c3eb4621721d1','{"seq":5}',1.79486719864975261687e+09);
INSERT INTO "request" VALUES('EwrBBhpCNQ6KTEEa','genoa-4','ca351ad18374adb33684bbaef42a1e2cac952bfd6740696b19aaba259222d333','{"seq":6}',1.79486719875941109656e+09);
INSERT INTO "request" VALUES('EwrBBhpCNQ6KTEEa','genoa-5','190bc950471bf87be83d2ee2d09e64e74f824735aaf5d8ea802abd6969ff44f5','{"seq":7}',1.79486719895329809191e+09);
INSERT INTO "request" VALUES('C0JvwtbpWromhB3R','genoa-6','f31a2549df9d32b389b95f0a127227156fea31bfa625d34e37d4a38a2e5ef34e','{"seq":8}',1.79486719907122135161e+09);
INSERT INTO "request" VALUES('EwrBBhpCNQ6KTEEa','genoa-7','05a2fa6e7d6dd111e700f133c72dec6415cbad5762a6eb67697c2ce9876bdef8','{"seq":10}',1.7948672003546984196e+09);
INSERT INTO "request" VALUES('EwrBBhpCNQ6KTEEa','genoa-8','2a127c838c5755060eba988d452f692eccfeb26784c35da3621b7a7a305319b8','{"seq":12}',1.79486720045684170722e+09);
INSERT INTO "request" VALUES('EwrBBhpCNQ6KTEEa','genoa-9','240a3b17636aab2d13c6dd0b3026197923e31001ef690d2a3367d407f93dfbe2','{"seq":14}',1.79486720206039118761e+09);
INSERT INTO "request" VALUES('EwrBBhpCNQ6KTEEa','genoa-10','7ccda6f3ea63061c147c77346727306619ff0c1c7ca3985ee1a2f97cb74d5208','{"seq":22}',1.79486720275958919527e+09);
INSERT INTO "request" VALUES('EwrBBhpCNQ6KTEEa','genoa-11','16a26e5a409e2210186c51b8789b8b06b199097011998dc1acd9fcb54e8cba37','{"seq":24}',1.79486720310181689262e+09);
INSERT INTO "request" VALUES('C0JvwtbpWromhB3R','genoa-12','239883c2fca84b170e76bf9954a1dc1762d5d35c22f83ee24414685ed54e9f0e','{"seq":26}',1.79486720332548642161e+09);
INSERT INTO "request" VALUES('C0JvwtbpWromhB3R','genoa-13','eb089fd875e60fee68ca1654ab408b165702584486a83eed30dbae703249a390','{"seq":27}',1.79486720339522123337e+09);
INSERT INTO "request" VALUES('C0JvwtbpWromhB3R','walled_city-0','a46a4f682c9cfe400d289c73eae0111d8c4a32c91a5a006fd4b583dab3fcc7f2','{"seq":1}',1.79486720423400855067e+09);
INSERT INTO "request" VALUES('C0JvwtbpWromhB3R','walled_city-1','67ea241216b17038424011e3d1eeb1bdbe50ea3d557e54bf530e77e5251454c1','{"seq":2}',1.79486720431178331373e+09);
INSERT INTO "request" VALUES('EwrBBhpCNQ6KTEEa','walled_city-2','8097cb427cc6da15e77c2d0538fef4fb7cb447f07f32cea83144a535b13b21d5','{"seq":4}',1.79486720532738351823e+09);
INSERT INTO "request" VALUES('C0JvwtbpWromhB3R','walled_city-3','602a1fa7c6deeadc06d8694898d3d6577b5f896c144ca6e062b346b068fdc4f3','{"seq":5}',1.79486720547451186185e+09);
INSERT INTO "request" VALUES('C0JvwtbpWromhB3R','walled_city-4','aa243659ac0ca095ad5da0e6f089e689223045639680fa54c48d61ea9206f304','{"seq":6}',1.79486720566264462469e+09);
INSERT INTO "request" VALUES('C0JvwtbpWromhB3R','walled_city-5','985c78881f971ba42c7f02b1c4ce995721e909996ce89e91b2e753abd79e5e56','{"seq":7}',1.79486720581517815594e+09);
INSERT INTO "request" VALUES('C0JvwtbpWromhB3R','walled_city-6','18b5ccc7fa7addc6ff7b8ab3b5d879d0f42446cc883ede3cd313981917a1e9c7','{"seq":8}',1.79486720595368719104e+09);
INSERT INTO "request" VALUES('C0JvwtbpWromhB3R','walled_city-7','93c0189872cf84af1c4d85db9643742de3a97f62f4490b13450da63f772ad9dc','{"seq":9}',1.79486720599971580512e+09);
INSERT INTO "request" VALUES('C0JvwtbpWromhB3R','walled_city-8','74c67c58648e05fee93927b3dee7671b2b6b59fb0b1a453be59da32eac6f3bb4','{"seq":10}',1.79486720602334523196e+09);
INSERT INTO "request" VALUES('C0JvwtbpWromhB3R','walled_city-9','47ae6c17f3aa99683a53129981fea2ff4f1e4e03969ade1be434919ec1ca26bb','{"seq":11}',1.79486720610204720498e+09);
INSERT INTO "request" VALUES('EwrBBhpCNQ6KTEEa','walled_city-10','1002ae5d182ad152efcd1cf018614e7210d68701acb67166c85b38706cfd2980','{"seq":12}',1.794867206202801466e+09);
INSERT INTO "request" VALUES('EwrBBhpCNQ6KTEEa','walled_city-11','d3a5f51c2d65aa2cf2b887b16ef20bc0cf0eee1c1b90e9bd59051c846a6d3b73','{"seq":13}',1.79486720629130554194e+09);
INSERT INTO "request" VALUES('EwrBBhpCNQ6KTEEa','walled_city-12','1388047f2a07e997e5db1b45360f6e08f364f40436fdb525a40a19c901253283','{"seq":14}',1.79486720638749051087e+09);
INSERT INTO "request" VALUES('EwrBBhpCNQ6KTEEa','walled_city-13','2753b77b93475d66db179c79c00fb291eb677002c66ea333c350edc8c7fef941','{"seq":15}',1.79486720658418965343e+09);
INSERT INTO "request" VALUES('C0JvwtbpWromhB3R','ankh_morpork-0','85f2ecf3a68a0982223aaf0d8951430dd15dfc76e659df2c114e85cc7d7e7803','{"seq":1}',1.79486720781636309622e+09);
INSERT INTO "request" VALUES('EwrBBhpCNQ6KTEEa','ankh_morpork-1','4d8c272fc8d3da72ecf16487ecf9ced29ff2cd678fcff90f15f8faa90c886af4','{"seq":6}',1.79486720991834402087e+09);
INSERT INTO "request" VALUES('C0JvwtbpWromhB3R','ankh_morpork-2','9f578619fd3fab9d90f12e1d2f66ece0838108e89d2a57a01b2292c4260bf6a0','{"seq":7}',1.79486720999045348172e+09);
INSERT INTO "request" VALUES('EwrBBhpCNQ6KTEEa','ankh_morpork-3','cad79322eeaac7e5c5e5e0e38934faf0300be5f576639306d6a652febc30471e','{"seq":9}',1.79486721014679455757e+09);
INSERT INTO "request" VALUES('EwrBBhpCNQ6KTEEa','ankh_morpork-4','b1745650b8a5a31818d773223c1c0d5c9f82f8231435ce0a126d9cfcf1158d90','{"seq":10}',1.7948672102230916023e+09);
INSERT INTO "request" VALUES('C0JvwtbpWromhB3R','ankh_morpork-5','0b538936d8144d5579e1e82e88958f92691859573a714f277d9ed342f3c14abb','{"seq":11}',1.79486721028719902037e+09);
INSERT INTO "request" VALUES('C0JvwtbpWromhB3R','ankh_morpork-6','b537a0cca6c8c8396ee220b5eb3ed56c5a170d92d885ba44d525f8400c9e00f6','{"seq":12}',1.7948672103827192783e+09);
INSERT INTO "request" VALUES('C0JvwtbpWromhB3R','ankh_morpork-7','4899468f2e089e5c6645d7437aea30ecbead98699b48f053abd1a533b29243c8','{"seq":13}',1.79486721044285368921e+09);
INSERT INTO "request" VALUES('EwrBBhpCNQ6KTEEa','ankh_morpork-8','42500ed3ca97d1a6b4b02d2cb9bcb5b9f6ded2751e17de3fab580bdf3240227d','{"seq":19}',1.79486721089936017989e+09);
INSERT INTO "request" VALUES('EwrBBhpCNQ6KTEEa','ankh_morpork-9','d1f545a679d2380b910e8cabf9609ee6f10ee652ccc4be5c2135f70518ea4aad','{"seq":21}',1.79486721099203848841e+09);
INSERT INTO "request" VALUES('EwrBBhpCNQ6KTEEa','ankh_morpork-10','ffa2f1557a4b4f3ceb5dbd048c3d4fc39f20de4273bd19588229d160567381a2','{"seq":22}',1.79486721107899498944e+09);
INSERT INTO "request" VALUES('C0JvwtbpWromhB3R','ankh_morpork-11','bc6856b8e838e7da86984bfd861109db6e12d79b7680560bc03914e8a8e03a77','{"seq":23}',1.79486721113285899167e+09);
INSERT INTO "request" VALUES('C0JvwtbpWromhB3R','ankh_morpork-12','4599d9c913c6cae80d928abd7b0664aa281b657b01745106883c3b9dee661c8e','{"seq":24}',1.79486721118266153328e+09);
INSERT INTO "request" VALUES('C0JvwtbpWromhB3R','ankh_morpork-13','ff08b8c1d51509447790a8843542cc200e9db269f90bdda2ff7817ae07e81a38','{"seq":25}',1.79486721120614814753e+09);
INSERT INTO "request" VALUES('EwrBBhpCNQ6KTEEa','over-0','90b01727f1f5ece0a7e4ff8d6d9e5c0ba497917c48b1a170021d86a6961476f1','{"seq":2}',1.79486721132935476302e+09);
CREATE TABLE "seat" (
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	guest VARCHAR(24) NOT NULL, 
	bot VARCHAR(40) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	webhook TEXT NOT NULL, 
	notified VARCHAR(48) NOT NULL, 
	program BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_seat PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seat_table_id_game_table FOREIGN KEY(table_id) REFERENCES game_table (id)
);
INSERT INTO "seat" VALUES('OBCuw9bjU61Gxj5w',0,'guest','EwrBBhpCNQ6KTEEa','','Anna','','',0);
INSERT INTO "seat" VALUES('OBCuw9bjU61Gxj5w',1,'guest','C0JvwtbpWromhB3R','','Béla','','',0);
INSERT INTO "seat" VALUES('OBCuw9bjU61Gxj5w',2,'bot','','easy','Chloe','','',0);
INSERT INTO "seat" VALUES('V5yBwaZ2fZbe9R2l',0,'guest','EwrBBhpCNQ6KTEEa','','Anna','','',0);
INSERT INTO "seat" VALUES('V5yBwaZ2fZbe9R2l',1,'guest','C0JvwtbpWromhB3R','','Béla','','',0);
INSERT INTO "seat" VALUES('V5yBwaZ2fZbe9R2l',2,'bot','','easy','Chloe','','',0);
INSERT INTO "seat" VALUES('l5xZLaM8JjjRL1ZI',0,'guest','EwrBBhpCNQ6KTEEa','','Anna','','',0);
INSERT INTO "seat" VALUES('l5xZLaM8JjjRL1ZI',1,'guest','C0JvwtbpWromhB3R','','Béla','','',0);
INSERT INTO "seat" VALUES('l5xZLaM8JjjRL1ZI',2,'bot','','easy','Chloe','','',0);
INSERT INTO "seat" VALUES('CHbDwwFyLVPNf--A',0,'guest','EwrBBhpCNQ6KTEEa','','Anna','','',0);
INSERT INTO "seat" VALUES('CHbDwwFyLVPNf--A',1,'guest','C0JvwtbpWromhB3R','','Béla','','',0);
INSERT INTO "seat" VALUES('CHbDwwFyLVPNf--A',2,'bot','','easy','Chloe','','',0);
INSERT INTO "seat" VALUES('NdNWOTkq9PGS4_NO',0,'bot','','random','Anna','','',0);
INSERT INTO "seat" VALUES('NdNWOTkq9PGS4_NO',1,'bot','','easy','Bence','','',0);
INSERT INTO "seat" VALUES('oHAp9pixwWymP4nm',0,'guest','EwrBBhpCNQ6KTEEa','','Anna','','',0);
INSERT INTO "seat" VALUES('oHAp9pixwWymP4nm',1,'open','','','','','',0);
CREATE TABLE snapshot (
	"match" VARCHAR(24) NOT NULL, 
	seq INTEGER NOT NULL, 
	position TEXT NOT NULL, 
	CONSTRAINT pk_snapshot PRIMARY KEY ("match"), 
	CONSTRAINT fk_snapshot_match_match FOREIGN KEY("match") REFERENCES "match" (id)
);
CREATE INDEX ix_request_at ON request (at);
CREATE INDEX ix_game_table_state_listed ON game_table (state, listed);
CREATE INDEX ix_chat_table_id ON chat (table_id, number);
CREATE INDEX ix_match_due ON "match" (due);
CREATE INDEX ix_seat_guest ON seat (guest);
COMMIT;
