BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
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
INSERT INTO "chat" VALUES(1,'FI4pnynOQkIhCsMT','caFBSu3nEO2fKXKs','Béla','Te jössz!',1.79486716422841835016e+09);
INSERT INTO "chat" VALUES(2,'yhaAANWCLUCsEzQg','caFBSu3nEO2fKXKs','Béla','Te jössz!',1.79486716809734654426e+09);
INSERT INTO "chat" VALUES(3,'5L_g3NSU3NvMhYzC','caFBSu3nEO2fKXKs','Béla','Te jössz!',1.79486717006997275355e+09);
INSERT INTO "chat" VALUES(4,'5asIKbCw4P8zzn6W','caFBSu3nEO2fKXKs','Béla','Te jössz!',1.79486717279501557355e+09);
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
	version INTEGER NOT NULL, 
	CONSTRAINT pk_game_table PRIMARY KEY (id), 
	CONSTRAINT fk_game_table_host_guest FOREIGN KEY(host) REFERENCES guest (id), 
	CONSTRAINT uq_game_table_code UNIQUE (code)
);
INSERT INTO "game_table" VALUES('FI4pnynOQkIhCsMT','citadels','{"preset": "first_game", "edition": "2021", "ninth": null, "cast": null, "uniques": null, "first_crown": "random", "ninth_character": "artist", "queen_replacement": "artist", "emperor_replacement": "king", "vicious_nobles_rank6": "merchant", "emperor_tribute": "emperor", "warlord_own_completed": false, "armory_own_city": true, "armory_from_completed": false, "great_wall_coin": "payee", "den_by_cards_confiscable": true}',3,'4lNbv4vrJrFKSqnm','Csütörtök',0,'',1,'live','none',0,0,'running','NPXPJL','F3BdXAPEZuxbqcoi','','',1.79486716244025206563e+09,1.79486716247223162656e+09,3);
INSERT INTO "game_table" VALUES('yhaAANWCLUCsEzQg','genoa','{"board": "main", "money": "hidden", "card_face": "trader", "negotiation": "orderly", "max_offers": 3, "offer_rounds": 2, "max_counters": 2, "max_notes": 3, "floor_min": 5, "close_seconds": 10, "floor_max": 180, "decide_seconds": 30, "pledge_check": true, "move_only": false, "joint_street": false, "auto_deliver": true, "first_player": "random"}',3,'4lNbv4vrJrFKSqnm','Csütörtök',0,'',1,'live','none',0,0,'running','WFWSVS','hUizt4H7DU6f2N_l','','',1.79486716445787048337e+09,1.79486716451105785367e+09,3);
INSERT INTO "game_table" VALUES('5L_g3NSU3NvMhYzC','walled_city','{"board": "londonderry", "guild_deck": "own", "taylors_permanent": true, "defence_cards": 1, "first_player": "random", "starting_road": "first_player", "neutral_votes": false}',3,'4lNbv4vrJrFKSqnm','Csütörtök',0,'',1,'live','none',0,0,'running','QKHVUA','eiNNOddTYddJD9sk','','',1.79486716831895136837e+09,1.79486716838317775721e+09,3);
INSERT INTO "game_table" VALUES('5asIKbCw4P8zzn6W','ankh_morpork','{"edition": "hungarian", "region_text": "replaces", "replace_reach": "rulebook", "mossy_refill": true, "text_trouble_needs_minion": false, "small_gods_trolls": false, "subsidence_choice": false}',3,'4lNbv4vrJrFKSqnm','Csütörtök',0,'',1,'live','none',0,0,'running','TAFWRT','VOZv6vyijXQhlot-','','',1.79486717027237892155e+09,1.7948671703057336807e+09,3);
INSERT INTO "game_table" VALUES('-kDXhsXfLfNxgx6Q','citadels','{"preset": "first_game", "edition": "2021", "ninth": null, "cast": null, "uniques": null, "first_crown": "random", "ninth_character": "artist", "queen_replacement": "artist", "emperor_replacement": "king", "vicious_nobles_rank6": "merchant", "emperor_tribute": "emperor", "warlord_own_completed": false, "armory_own_city": true, "armory_from_completed": false, "great_wall_coin": "payee", "den_by_cards_confiscable": true}',2,'4lNbv4vrJrFKSqnm','',0,'',1,'live','none',0,0,'over',NULL,'BAmBBlpyGbKb2HOb','','',1.79486717280202746392e+09,1.79486718082053112979e+09,4);
INSERT INTO "game_table" VALUES('EC88RzHe6ohgu2bB','citadels','{"preset": "first_game", "edition": "2021", "ninth": null, "cast": null, "uniques": null, "first_crown": "random", "ninth_character": "artist", "queen_replacement": "artist", "emperor_replacement": "king", "vicious_nobles_rank6": "merchant", "emperor_tribute": "emperor", "warlord_own_completed": false, "armory_own_city": true, "armory_from_completed": false, "great_wall_coin": "payee", "den_by_cards_confiscable": true}',2,'4lNbv4vrJrFKSqnm','',1,'$argon2id$v=19$m=65536,t=3,p=4$IOukDi1O2OmvrryuuNPzbA$O1WA7pDAOo0FPJuMwozI45WBdGAS+Tsvre0MmT3o028',1,'live','none',0,0,'open','GZYCXF','','','',1.79486718175744986531e+09,1.79486718175744986531e+09,1);
CREATE TABLE guest (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	lang VARCHAR(2) NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_guest PRIMARY KEY (id), 
	CONSTRAINT uq_guest_token UNIQUE (token)
);
INSERT INTO "guest" VALUES('4lNbv4vrJrFKSqnm','Anna','hu','af4bc8c0f98e6df018a72788c5f2f0f6c8755fdc3f11e229dd1d23b2d6c215d9',1.79486716219910860063e+09);
INSERT INTO "guest" VALUES('caFBSu3nEO2fKXKs','Béla','hu','c1177f03548f602693a8845523f081b77c377428c9cf8c98abeacd2bf21330ee',1.79486716222980952255e+09);
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
INSERT INTO "match" VALUES('F3BdXAPEZuxbqcoi','FI4pnynOQkIhCsMT','citadels','0.1.0','{"tetrapolis": 1, "game": "citadels", "engine": "0.1.0", "players": 3, "options": {"preset": "first_game", "edition": "2021", "ninth": null, "cast": null, "uniques": null, "first_crown": "random", "ninth_character": "artist", "queen_replacement": "artist", "emperor_replacement": "king", "vicious_nobles_rank6": "merchant", "emperor_tribute": "emperor", "warlord_own_completed": false, "armory_own_city": true, "armory_from_completed": false, "great_wall_coin": "payee", "den_by_cards_confiscable": true}, "names": ["Anna", "B\u00e9la", "Chloe"], "seed": "76719c1d3cfd9a2537e4d4106afd8e3e", "bots": ["", "", "greedy"]}',17,NULL,'[0]','{"running": [{"what": "absent", "at": 1794870764.2180555, "seat": 0, "decision": 16}], "since": 1794867164.2180555}',1.79487076421805548669e+09,1.79486716246839737897e+09,NULL);
INSERT INTO "match" VALUES('hUizt4H7DU6f2N_l','yhaAANWCLUCsEzQg','genoa','0.1.0','{"tetrapolis": 1, "game": "genoa", "engine": "0.1.0", "players": 3, "options": {"board": "main", "money": "hidden", "card_face": "trader", "negotiation": "orderly", "max_offers": 3, "offer_rounds": 2, "max_counters": 2, "max_notes": 3, "floor_min": 5, "close_seconds": 10, "floor_max": 180, "decide_seconds": 30, "pledge_check": true, "move_only": false, "joint_street": false, "auto_deliver": true, "first_player": "random"}, "names": ["Anna", "B\u00e9la", "Chloe"], "seed": "869b45df8bcb20589e2ea0ec7a53351e", "bots": ["", "", "greedy"]}',28,NULL,'[1]','{"running": [{"what": "absent", "at": 1794870768.0987966, "seat": 1, "decision": 23}], "since": 1794867168.0987966}',1.79487076809879660607e+09,1.79486716451012897491e+09,NULL);
INSERT INTO "match" VALUES('eiNNOddTYddJD9sk','5L_g3NSU3NvMhYzC','walled_city','0.1.0','{"tetrapolis": 1, "game": "walled_city", "engine": "0.1.0", "players": 3, "options": {"board": "londonderry", "guild_deck": "own", "taylors_permanent": true, "defence_cards": 1, "first_player": "random", "starting_road": "first_player", "neutral_votes": false}, "names": ["Anna", "B\u00e9la", "Chloe"], "seed": "7b0cd69cfed3515f96e80a7896a97cc0", "bots": ["", "", "greedy"]}',16,NULL,'[1]','{"running": [{"what": "absent", "at": 1794870770.0499797, "seat": 1, "decision": 15}], "since": 1794867170.0499797}',1.79487077004997968676e+09,1.79486716838220953943e+09,NULL);
INSERT INTO "match" VALUES('VOZv6vyijXQhlot-','5asIKbCw4P8zzn6W','ankh_morpork','0.1.0','{"tetrapolis": 1, "game": "ankh_morpork", "engine": "0.1.0", "players": 3, "options": {"edition": "hungarian", "region_text": "replaces", "replace_reach": "rulebook", "mossy_refill": true, "text_trouble_needs_minion": false, "small_gods_trolls": false, "subsidence_choice": false}, "names": ["Anna", "B\u00e9la", "Chloe"], "seed": "acde712e43ed9ef058eddd7515f0c87b", "bots": ["", "", "greedy"]}',28,NULL,'[1]','{"running": [{"what": "absent", "at": 1794870772.7857668, "seat": 1, "decision": 27}], "since": 1794867172.7857668}',1.79487077278576684e+09,1.79486717030084729192e+09,NULL);
INSERT INTO "match" VALUES('BAmBBlpyGbKb2HOb','-kDXhsXfLfNxgx6Q','citadels','0.1.0','{"tetrapolis": 1, "game": "citadels", "engine": "0.1.0", "players": 2, "options": {"preset": "first_game", "edition": "2021", "ninth": null, "cast": null, "uniques": null, "first_crown": "random", "ninth_character": "artist", "queen_replacement": "artist", "emperor_replacement": "king", "vicious_nobles_rank6": "merchant", "emperor_tribute": "emperor", "warlord_own_completed": false, "armory_own_city": true, "armory_from_completed": false, "great_wall_coin": "payee", "den_by_cards_confiscable": true}, "names": ["Anna", "Bence"], "seed": "128fcfbef6dd25b2fda6c80342779a7a", "bots": ["", "greedy"]}',117,'{"reason": "city_completed", "ranking": [[1], [0]], "scores": [4, 32], "breakdown": [[["districts", 4]], [["districts", 28], ["first", 4]]], "tiebreak": []}','[]','{"since": 1794867180.8205311}',NULL,1.79486717280911493299e+09,1.79486718082053112979e+09);
CREATE TABLE record (
	"match" VARCHAR(24) NOT NULL, 
	seq INTEGER NOT NULL, 
	content TEXT NOT NULL, 
	quiet BOOLEAN NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_record PRIMARY KEY ("match", seq), 
	CONSTRAINT fk_record_match_match FOREIGN KEY("match") REFERENCES "match" (id)
);
INSERT INTO "record" VALUES('F3BdXAPEZuxbqcoi',0,'{"seq":0,"chance":[[15,19,5,18,39,49,63,45,52,30,27,8,54,29,31,28,21,17,55,9,57,11,67,65,7,66,58,42,48,1,24,0,33,4,41,53,51,62,61,6,36,14,59,46,43,50,32,64,23,60,10,47,38,26,56,12,20,25,37,16,44,40,3,35,13,2,22,34],[2],[7,4,1,3,0,2,6,5,8]]}',0,1.79486716246839737897e+09);
INSERT INTO "record" VALUES('F3BdXAPEZuxbqcoi',1,'{"seq":1,"seat":2,"move":"pick architect"}',0,1.79486716337983417514e+09);
INSERT INTO "record" VALUES('F3BdXAPEZuxbqcoi',2,'{"seq":2,"seat":0,"move":"pick bishop"}',0,1.79486716345750260356e+09);
INSERT INTO "record" VALUES('F3BdXAPEZuxbqcoi',3,'{"seq":3,"seat":1,"move":"pick magician","chance":[[2]]}',0,1.79486716354595327374e+09);
INSERT INTO "record" VALUES('F3BdXAPEZuxbqcoi',4,'{"seq":4,"seat":2,"move":"pick merchant"}',0,1.79486716356638407706e+09);
INSERT INTO "record" VALUES('F3BdXAPEZuxbqcoi',5,'{"seq":5,"seat":0,"move":"pick artist"}',0,1.79486716362773680681e+09);
INSERT INTO "record" VALUES('F3BdXAPEZuxbqcoi',6,'{"seq":6,"seat":1,"move":"pick thief"}',0,1.79486716366179347033e+09);
INSERT INTO "record" VALUES('F3BdXAPEZuxbqcoi',7,'{"seq":7,"seat":1,"move":"rob artist"}',0,1.79486716370048522946e+09);
INSERT INTO "record" VALUES('F3BdXAPEZuxbqcoi',8,'{"seq":8,"seat":1,"move":"gather gold"}',0,1.79486716373836159704e+09);
INSERT INTO "record" VALUES('F3BdXAPEZuxbqcoi',9,'{"seq":9,"seat":1,"move":"end"}',0,1.79486716379017829893e+09);
INSERT INTO "record" VALUES('F3BdXAPEZuxbqcoi',10,'{"seq":10,"seat":1,"move":"swap_hands p3"}',0,1.79486716385224390028e+09);
INSERT INTO "record" VALUES('F3BdXAPEZuxbqcoi',11,'{"seq":11,"seat":1,"move":"gather gold"}',0,1794867163.91031);
INSERT INTO "record" VALUES('F3BdXAPEZuxbqcoi',12,'{"seq":12,"seat":1,"move":"build market"}',0,1.79486716399812483782e+09);
INSERT INTO "record" VALUES('F3BdXAPEZuxbqcoi',13,'{"seq":13,"seat":1,"move":"end"}',0,1.79486716406227254862e+09);
INSERT INTO "record" VALUES('F3BdXAPEZuxbqcoi',14,'{"seq":14,"seat":0,"move":"gather cards"}',0,1.79486716411216354373e+09);
INSERT INTO "record" VALUES('F3BdXAPEZuxbqcoi',15,'{"seq":15,"seat":0,"move":"keep market"}',0,1.79486716417037510873e+09);
INSERT INTO "record" VALUES('F3BdXAPEZuxbqcoi',16,'{"seq":16,"seat":0,"move":"build church"}',0,1.79486716421805548669e+09);
INSERT INTO "record" VALUES('hUizt4H7DU6f2N_l',0,'{"seq":0,"chance":[[8,3,1,11,0,4,6,5,7,13,12,9,10,2],[0,11,1,5,6,8,9,3,2,12,7,10,13,4],[11,13,5,10,6,3,0,9,15,12,14,8,7,2,4,1],[10,15,12,0,3,5,9,8,6,4,7,14,1,13,2,11],[1]]}',0,1.79486716451012897491e+09);
INSERT INTO "record" VALUES('hUizt4H7DU6f2N_l',1,'{"seq":1,"seat":1,"move":"roll","chance":[[1],[6]]}',0,1.79486716459938907622e+09);
INSERT INTO "record" VALUES('hUizt4H7DU6f2N_l',2,'{"seq":2,"seat":1,"move":"use"}',0,1.79486716464710927007e+09);
INSERT INTO "record" VALUES('hUizt4H7DU6f2N_l',3,'{"seq":3,"seat":1,"move":"main"}',0,1.79486716469527578352e+09);
INSERT INTO "record" VALUES('hUizt4H7DU6f2N_l',4,'{"seq":4,"seat":1,"move":"end"}',0,1.79486716470754384998e+09);
INSERT INTO "record" VALUES('hUizt4H7DU6f2N_l',5,'{"seq":5,"seat":0,"move":"pass"}',0,1.79486716473266506195e+09);
INSERT INTO "record" VALUES('hUizt4H7DU6f2N_l',6,'{"seq":6,"seat":2,"move":"offer colini 5d"}',1,1.79486716503182148932e+09);
INSERT INTO "record" VALUES('hUizt4H7DU6f2N_l',7,'{"seq":7,"seat":2,"move":"offer tavern 5d"}',1,1.79486716509935593597e+09);
INSERT INTO "record" VALUES('hUizt4H7DU6f2N_l',8,'{"seq":8,"seat":2,"move":"note cathedral 30d"}',1,1.79486716514665746685e+09);
INSERT INTO "record" VALUES('hUizt4H7DU6f2N_l',9,'{"seq":9,"seat":2,"move":"pass"}',0,1794867165.19465);
INSERT INTO "record" VALUES('hUizt4H7DU6f2N_l',10,'{"seq":10,"seat":1,"move":"go tavern"}',0,1.79486716522901630405e+09);
INSERT INTO "record" VALUES('hUizt4H7DU6f2N_l',11,'{"seq":11,"seat":1,"move":"invite"}',0,1.79486716524486851695e+09);
INSERT INTO "record" VALUES('hUizt4H7DU6f2N_l',12,'{"seq":12,"seat":0,"move":"pass"}',0,1.79486716527149891848e+09);
INSERT INTO "record" VALUES('hUizt4H7DU6f2N_l',13,'{"seq":13,"seat":2,"move":"offer tavern 5d"}',1,1.79486716529406523708e+09);
INSERT INTO "record" VALUES('hUizt4H7DU6f2N_l',14,'{"seq":14,"seat":2,"move":"pass"}',0,1.794867165330496788e+09);
INSERT INTO "record" VALUES('hUizt4H7DU6f2N_l',15,'{"seq":15,"seat":1,"move":"accept p3 tavern 3"}',0,1.79486716693413805964e+09);
INSERT INTO "record" VALUES('hUizt4H7DU6f2N_l',16,'{"seq":16,"seat":2,"move":"main"}',0,1.7948671670375471115e+09);
INSERT INTO "record" VALUES('hUizt4H7DU6f2N_l',17,'{"seq":17,"seat":2,"move":"trade c02"}',0,1.79486716717704343796e+09);
INSERT INTO "record" VALUES('hUizt4H7DU6f2N_l',18,'{"seq":18,"seat":2,"move":"get marker"}',0,1.79486716726306772236e+09);
INSERT INTO "record" VALUES('hUizt4H7DU6f2N_l',19,'{"seq":19,"seat":2,"move":"end"}',0,1.79486716734944605827e+09);
INSERT INTO "record" VALUES('hUizt4H7DU6f2N_l',20,'{"seq":20,"seat":0,"move":"pass"}',0,1.79486716743037056929e+09);
INSERT INTO "record" VALUES('hUizt4H7DU6f2N_l',21,'{"seq":21,"seat":2,"move":"pass"}',0,1.79486716749058699605e+09);
INSERT INTO "record" VALUES('hUizt4H7DU6f2N_l',22,'{"seq":22,"seat":1,"move":"go street_2_5"}',0,1.79486716756609272953e+09);
INSERT INTO "record" VALUES('hUizt4H7DU6f2N_l',23,'{"seq":23,"seat":0,"move":"pass"}',0,1.79486716767336201665e+09);
INSERT INTO "record" VALUES('hUizt4H7DU6f2N_l',24,'{"seq":24,"seat":2,"move":"pass"}',0,1.79486716769293260572e+09);
INSERT INTO "record" VALUES('hUizt4H7DU6f2N_l',25,'{"seq":25,"seat":1,"move":"reopen"}',0,1.79486716799801731105e+09);
INSERT INTO "record" VALUES('hUizt4H7DU6f2N_l',26,'{"seq":26,"seat":0,"move":"pass"}',0,1.79486716804718565935e+09);
INSERT INTO "record" VALUES('hUizt4H7DU6f2N_l',27,'{"seq":27,"seat":2,"move":"pass"}',0,1.79486716809879660603e+09);
INSERT INTO "record" VALUES('eiNNOddTYddJD9sk',0,'{"seq":0,"chance":[[14,9,1,5,13,6,15,10,12,18,8,11,17,0,19,3,4,16,7,2],[1],[0],[0],[2],[1],[1],[2],[1],[0],[0],[1],[0],[0],[2],[0],[2],[2],[1],[2],[1],[0],[0],[1],[0],[4,7,1,10,9,11,8,0,5,3,2,6],[0]]}',0,1.79486716838220953943e+09);
INSERT INTO "record" VALUES('eiNNOddTYddJD9sk',1,'{"seq":1,"seat":0,"move":"build P11"}',0,1.79486716850719642637e+09);
INSERT INTO "record" VALUES('eiNNOddTYddJD9sk',2,'{"seq":2,"seat":0,"move":"join goldsmiths"}',0,1.79486716860209655766e+09);
INSERT INTO "record" VALUES('eiNNOddTYddJD9sk',3,'{"seq":3,"seat":1,"move":"join ironmongers"}',0,1.79486716866429638862e+09);
INSERT INTO "record" VALUES('eiNNOddTYddJD9sk',4,'{"seq":4,"seat":2,"move":"join clothworkers"}',0,1.7948671690005207061e+09);
INSERT INTO "record" VALUES('eiNNOddTYddJD9sk',5,'{"seq":5,"seat":0,"move":"build P17"}',0,1.79486716906400179858e+09);
INSERT INTO "record" VALUES('eiNNOddTYddJD9sk',6,'{"seq":6,"seat":0,"move":"show 2/0"}',0,1.79486716910993194572e+09);
INSERT INTO "record" VALUES('eiNNOddTYddJD9sk',7,'{"seq":7,"seat":0,"move":"put A5"}',0,1.794867169170582056e+09);
INSERT INTO "record" VALUES('eiNNOddTYddJD9sk',8,'{"seq":8,"seat":0,"move":"nobles 1"}',0,1.79486716920934295652e+09);
INSERT INTO "record" VALUES('eiNNOddTYddJD9sk',9,'{"seq":9,"seat":0,"move":"adjust A5 up"}',0,1.79486716970757317545e+09);
INSERT INTO "record" VALUES('eiNNOddTYddJD9sk',10,'{"seq":10,"seat":0,"move":"guild"}',0,1.79486716975925779341e+09);
INSERT INTO "record" VALUES('eiNNOddTYddJD9sk',11,'{"seq":11,"seat":0,"move":"choose P17"}',0,1.79486716984225082392e+09);
INSERT INTO "record" VALUES('eiNNOddTYddJD9sk',12,'{"seq":12,"seat":1,"move":"build P1"}',0,1.79486716989370250702e+09);
INSERT INTO "record" VALUES('eiNNOddTYddJD9sk',13,'{"seq":13,"seat":1,"move":"show 4/0"}',0,1.79486716994182801242e+09);
INSERT INTO "record" VALUES('eiNNOddTYddJD9sk',14,'{"seq":14,"seat":1,"move":"put A2"}',0,1.79486716999681115147e+09);
INSERT INTO "record" VALUES('eiNNOddTYddJD9sk',15,'{"seq":15,"seat":1,"move":"nobles 2"}',0,1.79486717004997968676e+09);
INSERT INTO "record" VALUES('VOZv6vyijXQhlot-',0,'{"seq":0,"chance":[[3,4,5,0,1,6,2],[3,1,5,10,2,7,9,8,0,6,11,4],[1,15,30,32,35,6,10,14,37,16,26,20,0,24,45,12,21,9,40,36,8,50,18,51,4,19,41,13,5,38,39,42,11,44,29,34,33,27,7,52,23,3,43,2,17,22,49,28,31,47,48,25,46],[12,22,10,6,36,19,23,39,4,40,42,35,31,25,5,15,3,21,29,47,16,14,8,44,20,45,32,46,26,28,1,24,18,0,17,30,34,13,11,38,2,9,33,37,7,41,43,27],[2]]}',0,1.79486717030084729192e+09);
INSERT INTO "record" VALUES('VOZv6vyijXQhlot-',1,'{"seq":1,"seat":2,"move":"play pink_pussycat_club"}',0,1.79486717115685915952e+09);
INSERT INTO "record" VALUES('VOZv6vyijXQhlot-',2,'{"seq":2,"seat":2,"move":"money"}',0,1.79486717127155184746e+09);
INSERT INTO "record" VALUES('VOZv6vyijXQhlot-',3,'{"seq":3,"seat":2,"move":"play dr_whiteface"}',0,1.7948671713829727173e+09);
INSERT INTO "record" VALUES('VOZv6vyijXQhlot-',4,'{"seq":4,"seat":2,"move":"text"}',0,1.79486717148773026464e+09);
INSERT INTO "record" VALUES('VOZv6vyijXQhlot-',5,'{"seq":5,"seat":2,"move":"target p1"}',0,1.79486717162819528577e+09);
INSERT INTO "record" VALUES('VOZv6vyijXQhlot-',6,'{"seq":6,"seat":0,"move":"pass rest=turn"}',0,1.7948671716527714729e+09);
INSERT INTO "record" VALUES('VOZv6vyijXQhlot-',7,'{"seq":7,"seat":0,"move":"pay"}',0,1.79486717168346571922e+09);
INSERT INTO "record" VALUES('VOZv6vyijXQhlot-',8,'{"seq":8,"seat":2,"move":"place small_gods"}',0,1.79486717176429462429e+09);
INSERT INTO "record" VALUES('VOZv6vyijXQhlot-',9,'{"seq":9,"seat":0,"move":"play rincewind"}',0,1.79486717178724074356e+09);
INSERT INTO "record" VALUES('VOZv6vyijXQhlot-',10,'{"seq":10,"seat":0,"move":"text"}',0,1.79486717180807471279e+09);
INSERT INTO "record" VALUES('VOZv6vyijXQhlot-',11,'{"seq":11,"seat":0,"move":"grab the_shades p1"}',0,1.79486717189017462733e+09);
INSERT INTO "record" VALUES('VOZv6vyijXQhlot-',12,'{"seq":12,"seat":0,"move":"go the_scours"}',0,1.79486717194338488579e+09);
INSERT INTO "record" VALUES('VOZv6vyijXQhlot-',13,'{"seq":13,"seat":0,"move":"skip"}',0,1.79486717196948575977e+09);
INSERT INTO "record" VALUES('VOZv6vyijXQhlot-',14,'{"seq":14,"seat":1,"move":"play leonard_of_quirm"}',0,1.79486717198752427099e+09);
INSERT INTO "record" VALUES('VOZv6vyijXQhlot-',15,'{"seq":15,"seat":1,"move":"text"}',0,1.79486717200730466845e+09);
INSERT INTO "record" VALUES('VOZv6vyijXQhlot-',16,'{"seq":16,"seat":2,"move":"play here_n_now"}',0,1.79486717209940409658e+09);
INSERT INTO "record" VALUES('VOZv6vyijXQhlot-',17,'{"seq":17,"seat":2,"move":"text","chance":[[11]]}',0,1.79486717220077729223e+09);
INSERT INTO "record" VALUES('VOZv6vyijXQhlot-',18,'{"seq":18,"seat":2,"move":"target p2"}',0,1.79486717236692142488e+09);
INSERT INTO "record" VALUES('VOZv6vyijXQhlot-',19,'{"seq":19,"seat":1,"move":"pass"}',0,1.79486717240266823768e+09);
INSERT INTO "record" VALUES('VOZv6vyijXQhlot-',20,'{"seq":20,"seat":2,"move":"play the_dysk"}',0,1.79486717247444820403e+09);
INSERT INTO "record" VALUES('VOZv6vyijXQhlot-',21,'{"seq":21,"seat":2,"move":"build small_gods"}',0,1794867172.53135);
INSERT INTO "record" VALUES('VOZv6vyijXQhlot-',22,'{"seq":22,"seat":2,"move":"skip"}',0,1.79486717259005403523e+09);
INSERT INTO "record" VALUES('VOZv6vyijXQhlot-',23,'{"seq":23,"seat":0,"move":"play dr_cruces"}',0,1.79486717266213917734e+09);
INSERT INTO "record" VALUES('VOZv6vyijXQhlot-',24,'{"seq":24,"seat":0,"move":"kill the_scours p2"}',0,1.79486717273195552826e+09);
INSERT INTO "record" VALUES('VOZv6vyijXQhlot-',25,'{"seq":25,"seat":1,"move":"pass below=6"}',0,1.79486717276162886618e+09);
INSERT INTO "record" VALUES('VOZv6vyijXQhlot-',26,'{"seq":26,"seat":1,"move":"pass"}',0,1.79486717276162886618e+09);
INSERT INTO "record" VALUES('VOZv6vyijXQhlot-',27,'{"seq":27,"seat":0,"move":"skip"}',0,1.79486717278576684e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',0,'{"seq":0,"chance":[[34,20,11,54,21,1,23,49,12,59,4,2,43,39,8,28,33,26,31,42,29,64,55,18,13,41,62,17,44,25,45,7,50,22,36,19,52,53,0,30,40,6,37,10,66,60,27,24,35,56,16,46,61,63,67,51,57,65,5,47,9,14,38,3,32,58,15,48],[1],[7,2,3,1,0,6,5,4]]}',0,1.79486717280911493299e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',1,'{"seq":1,"seat":1,"move":"pick architect"}',0,1.79486717287469148629e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',2,'{"seq":2,"seat":0,"move":"pick bishop"}',0,1.79486717295682477952e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',3,'{"seq":3,"seat":0,"move":"drop merchant"}',0,1.79486717310007786755e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',4,'{"seq":4,"seat":1,"move":"pick assassin"}',0,1.79486717322291040423e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',5,'{"seq":5,"seat":1,"move":"drop king"}',0,1.7948671733693759441e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',6,'{"seq":6,"seat":0,"move":"pick magician"}',0,1.79486717347939205165e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',7,'{"seq":7,"seat":1,"move":"kill thief"}',0,1.79486717353466963768e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',8,'{"seq":8,"seat":1,"move":"gather gold"}',0,1.79486717367739963529e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',9,'{"seq":9,"seat":1,"move":"build barracks"}',0,1.79486717373544955251e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',10,'{"seq":10,"seat":1,"move":"end"}',0,1.79486717387392520897e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',11,'{"seq":11,"seat":0,"move":"redraw monastery"}',0,1.79486717395534491536e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',12,'{"seq":12,"seat":0,"move":"done"}',0,1.79486717405549931524e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',13,'{"seq":13,"seat":0,"move":"gather gold"}',0,1.79486717418714451788e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',14,'{"seq":14,"seat":0,"move":"end"}',0,1.79486717422974896432e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',15,'{"seq":15,"seat":0,"move":"gather gold"}',0,1.79486717430273246768e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',16,'{"seq":16,"seat":0,"move":"build trading_post"}',0,1.79486717432185029978e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',17,'{"seq":17,"seat":0,"move":"end"}',0,1.7948671743636386395e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',18,'{"seq":18,"seat":1,"move":"extra_cards"}',0,1.79486717439757466319e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',19,'{"seq":19,"seat":1,"move":"gather gold"}',0,1.79486717446947050087e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',20,'{"seq":20,"seat":1,"move":"build manor"}',0,1.7948671745375862122e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',21,'{"seq":21,"seat":1,"move":"end","chance":[[1,3,7,6,5,0,4,2]]}',0,1.79486717458154726033e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',22,'{"seq":22,"seat":1,"move":"pick architect"}',0,1.79486717464149618146e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',23,'{"seq":23,"seat":0,"move":"pick bishop"}',0,1.79486717470945572857e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',24,'{"seq":24,"seat":0,"move":"drop warlord"}',0,1.79486717476126289363e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',25,'{"seq":25,"seat":1,"move":"pick king"}',0,1.79486717483899307253e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',26,'{"seq":26,"seat":1,"move":"drop merchant"}',0,1.79486717490161228182e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',27,'{"seq":27,"seat":0,"move":"pick magician"}',0,1.79486717495613217355e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',28,'{"seq":28,"seat":0,"move":"gather gold"}',0,1.79486717500550794603e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',29,'{"seq":29,"seat":0,"move":"redraw temple"}',0,1.79486717503827643391e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',30,'{"seq":30,"seat":0,"move":"redraw dragon_gate"}',0,1.79486717514945125573e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',31,'{"seq":31,"seat":0,"move":"redraw palace"}',0,1.79486717528663492198e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',32,'{"seq":32,"seat":0,"move":"done"}',0,1.79486717534495902057e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',33,'{"seq":33,"seat":0,"move":"build manor"}',0,1.79486717542730736738e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',34,'{"seq":34,"seat":0,"move":"end"}',0,1.79486717552899241448e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',35,'{"seq":35,"seat":1,"move":"crown"}',0,1.79486717559630441667e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',36,'{"seq":36,"seat":1,"move":"income"}',0,1.79486717567753624913e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',37,'{"seq":37,"seat":1,"move":"gather gold"}',0,1.79486717577596879003e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',38,'{"seq":38,"seat":1,"move":"build tavern"}',0,1.79486717587063598629e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',39,'{"seq":39,"seat":1,"move":"end"}',0,1.79486717593557548525e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',40,'{"seq":40,"seat":0,"move":"gather cards"}',0,1.79486717604667139055e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',41,'{"seq":41,"seat":0,"move":"keep castle"}',0,1.79486717610970187186e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',42,'{"seq":42,"seat":0,"move":"end"}',0,1.79486717626763248446e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',43,'{"seq":43,"seat":1,"move":"extra_cards"}',0,1.79486717639537501339e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',44,'{"seq":44,"seat":1,"move":"gather gold"}',0,1.79486717648961806295e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',45,'{"seq":45,"seat":1,"move":"build trading_post"}',0,1.79486717660511851304e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',46,'{"seq":46,"seat":1,"move":"end","chance":[[5,1,2,4,0,6,3,7]]}',0,1.79486717663657093044e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',47,'{"seq":47,"seat":1,"move":"pick warlord"}',0,1.79486717671020174023e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',48,'{"seq":48,"seat":0,"move":"pick magician"}',0,1.79486717683896756167e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',49,'{"seq":49,"seat":0,"move":"drop architect"}',0,1.79486717687929391864e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',50,'{"seq":50,"seat":1,"move":"pick king"}',0,1.79486717695635199544e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',51,'{"seq":51,"seat":1,"move":"drop assassin"}',0,1.79486717701451873783e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',52,'{"seq":52,"seat":0,"move":"pick thief"}',0,1.79486717711966252322e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',53,'{"seq":53,"seat":0,"move":"rob king"}',0,1.7948671771953656674e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',54,'{"seq":54,"seat":0,"move":"gather gold"}',0,1.79486717727573585508e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',55,'{"seq":55,"seat":0,"move":"build watchtower"}',0,1.79486717734279131895e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',56,'{"seq":56,"seat":0,"move":"end"}',0,1.79486717737005805964e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',57,'{"seq":57,"seat":0,"move":"redraw castle"}',0,1.7948671773934049607e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',58,'{"seq":58,"seat":0,"move":"redraw harbor"}',0,1.79486717741668152809e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',59,'{"seq":59,"seat":0,"move":"done"}',0,1.79486717744421815871e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',60,'{"seq":60,"seat":0,"move":"gather cards"}',0,1.79486717749887609478e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',61,'{"seq":61,"seat":0,"move":"keep market"}',0,1.79486717752637195584e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',62,'{"seq":62,"seat":0,"move":"end"}',0,1.79486717758235740658e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',63,'{"seq":63,"seat":1,"move":"crown"}',0,1.79486717761848783491e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',64,'{"seq":64,"seat":1,"move":"income"}',0,1.79486717766435742373e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',65,'{"seq":65,"seat":1,"move":"gather gold"}',0,1.79486717769475269314e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',66,'{"seq":66,"seat":1,"move":"end"}',0,1.79486717780062532421e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',67,'{"seq":67,"seat":1,"move":"income"}',0,1.79486717784657621383e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',68,'{"seq":68,"seat":1,"move":"gather gold"}',0,1.79486717790827417368e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',69,'{"seq":69,"seat":1,"move":"build laboratory"}',0,1.79486717796594595912e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',70,'{"seq":70,"seat":1,"move":"destroy p1 trading_post"}',0,1.79486717805057430265e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',71,'{"seq":71,"seat":1,"move":"laboratory manor"}',0,1.79486717809461832039e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',72,'{"seq":72,"seat":1,"move":"end","chance":[[4,1,3,5,7,6,0,2]]}',0,1.79486717812312984469e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',73,'{"seq":73,"seat":1,"move":"pick merchant"}',0,1.7948671781473503113e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',74,'{"seq":74,"seat":0,"move":"pick warlord"}',0,1.79486717829245448116e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',75,'{"seq":75,"seat":0,"move":"drop thief"}',0,1.79486717839967250829e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',76,'{"seq":76,"seat":1,"move":"pick magician"}',0,1.79486717858237695695e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',77,'{"seq":77,"seat":1,"move":"drop architect"}',0,1.79486717865902161601e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',78,'{"seq":78,"seat":0,"move":"pick king"}',0,1.79486717873257040981e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',79,'{"seq":79,"seat":1,"move":"gather gold"}',0,1.79486717881953716279e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',80,'{"seq":80,"seat":1,"move":"laboratory tavern"}',0,1.79486717887901234625e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',81,'{"seq":81,"seat":1,"move":"build cathedral"}',0,1.79486717891920423504e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',82,'{"seq":82,"seat":1,"move":"swap_hands p1"}',0,1.7948671789970784187e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',83,'{"seq":83,"seat":1,"move":"end"}',0,1.79486717904365658754e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',84,'{"seq":84,"seat":0,"move":"income"}',0,1.79486717909861969951e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',85,'{"seq":85,"seat":0,"move":"gather gold"}',0,1.79486717916822838781e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',86,'{"seq":86,"seat":0,"move":"end"}',0,1.79486717922333359714e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',87,'{"seq":87,"seat":1,"move":"extra_gold"}',0,1.79486717929524660112e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',88,'{"seq":88,"seat":1,"move":"income"}',0,1.79486717936383366588e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',89,'{"seq":89,"seat":1,"move":"gather gold"}',0,1.79486717941995286944e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',90,'{"seq":90,"seat":1,"move":"laboratory market"}',0,1.79486717950958180427e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',91,'{"seq":91,"seat":1,"move":"build town_hall"}',0,1.79486717959444856641e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',92,'{"seq":92,"seat":1,"move":"end"}',0,1.79486717966125035282e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',93,'{"seq":93,"seat":0,"move":"destroy p2 barracks"}',0,1.79486717969436693187e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',94,'{"seq":94,"seat":0,"move":"gather gold"}',0,1.79486717972504162786e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',95,'{"seq":95,"seat":0,"move":"income"}',0,1.79486717975432395937e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',96,'{"seq":96,"seat":0,"move":"end","chance":[[4,6,0,1,2,3,5,7]]}',0,1.79486717978237485891e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',97,'{"seq":97,"seat":0,"move":"pick architect"}',0,1.79486717979577541353e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',98,'{"seq":98,"seat":1,"move":"pick merchant"}',0,1.79486717982224917413e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',99,'{"seq":99,"seat":1,"move":"drop warlord"}',0,1.79486717984705400471e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',100,'{"seq":100,"seat":0,"move":"pick assassin"}',0,1.79486717986423110959e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',101,'{"seq":101,"seat":0,"move":"drop magician"}',0,1.79486717991022872928e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',102,'{"seq":102,"seat":1,"move":"pick thief"}',0,1.79486717994259452821e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',103,'{"seq":103,"seat":0,"move":"kill architect"}',0,1.79486717997050070766e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',104,'{"seq":104,"seat":0,"move":"gather gold"}',0,1.79486718000944542881e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',105,'{"seq":105,"seat":0,"move":"end"}',0,1.79486718006234025959e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',106,'{"seq":106,"seat":1,"move":"rob magician"}',0,1.79486718008768939966e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',107,'{"seq":107,"seat":1,"move":"gather cards"}',0,1.79486718017997097973e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',108,'{"seq":108,"seat":1,"move":"keep factory"}',0,1.79486718026859045031e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',109,'{"seq":109,"seat":1,"move":"build market"}',0,1.79486718045640850074e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',110,'{"seq":110,"seat":1,"move":"end"}',0,1.79486718051657938959e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',111,'{"seq":111,"seat":1,"move":"extra_gold"}',0,1.79486718059154081337e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',112,'{"seq":112,"seat":1,"move":"income"}',0,1.79486718063563847544e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',113,'{"seq":113,"seat":1,"move":"gather cards"}',0,1.7948671806590433121e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',114,'{"seq":114,"seat":1,"move":"keep temple"}',0,1.79486718070734429359e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',115,'{"seq":115,"seat":1,"move":"build factory"}',0,1.79486718075086045271e+09);
INSERT INTO "record" VALUES('BAmBBlpyGbKb2HOb',116,'{"seq":116,"seat":1,"move":"end"}',0,1.79486718082053112979e+09);
CREATE TABLE request (
	guest VARCHAR(24) NOT NULL, 
	id VARCHAR(64) NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	answer TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_request PRIMARY KEY (guest, id)
);
INSERT INTO "request" VALUES('4lNbv4vrJrFKSqnm','citadels-0','f40a640b445e3961f8699a039d3e99fa0561ebd4d35e6735cf9a6d8e5822615b','{"seq":2}',1.79486716345921516421e+09);
INSERT INTO "request" VALUES('caFBSu3nEO2fKXKs','citadels-1','e7830349c6d19a423841f00690a6ef4f5503f0bad8a2985089dc0724944c15e0','{"seq":3}',1.79486716354700160031e+09);
INSERT INTO "request" VALUES('4lNbv4vrJrFKSqnm','citadels-2','2c4a97f7b9da5e8dff26cc0d2e2d0a816b2c89e0417254c4d0d1b09bc5257632','{"seq":5}',1.79486716362864255906e+09);
INSERT INTO "request" VALUES('caFBSu3nEO2fKXKs','citadels-3','d7d67c894a9169197157c0e4bdaeabe308b016fc8d35d8c189f9c093b94f1325','{"seq":6}',1.7948671636627376079e+09);
INSERT INTO "request" VALUES('caFBSu3nEO2fKXKs','citadels-4','40572b67968fcbd975c9fe96a5e7ab6e22a1a1ba5891f7be17ef5f5120d97705','{"seq":7}',1.79486716370565557482e+09);
INSERT INTO "request" VALUES('caFBSu3nEO2fKXKs','citadels-5','ee1c75b8c957f3da14d8ed30d6813dd1ec3f7a97e9b6fc8249276a234a1540f4','{"seq":8}',1.79486716373942732814e+09);
INSERT INTO "request" VALUES('caFBSu3nEO2fKXKs','citadels-6','0cb908d1207dcf5fca69d2c60df655544ec6f8e6498c55306c4332dadd4fc4f7','{"seq":9}',1.79486716379132032399e+09);
INSERT INTO "request" VALUES('caFBSu3nEO2fKXKs','citadels-7','ca97287e20b65bbc3ee645ef843b191387356879bde4a0b12ac7a7c74cfa7f0c','{"seq":10}',1.7948671638581938743e+09);
INSERT INTO "request" VALUES('caFBSu3nEO2fKXKs','citadels-8','ba4dd2ab228291df8fe733c60dc7dccab3b3b2510946da57bcae6d06f41e46cc','{"seq":11}',1.79486716391174960134e+09);
INSERT INTO "request" VALUES('caFBSu3nEO2fKXKs','citadels-9','99d05dca55cacffcf901adc70b4357971ec4da390d3e8b69dd82f6c90705fac9','{"seq":12}',1.79486716399994516374e+09);
INSERT INTO "request" VALUES('caFBSu3nEO2fKXKs','citadels-10','bc6e42b8986a0167775a3c607d2b500140604357cd841e56f9081b5d0cbd7a62','{"seq":13}',1.79486716406592226023e+09);
INSERT INTO "request" VALUES('4lNbv4vrJrFKSqnm','citadels-11','ad8a6be0f32e9b127440c2ba335d66170b4bbffe8b28a82da8ad461a40fc44bd','{"seq":14}',1.794867164117926836e+09);
INSERT INTO "request" VALUES('4lNbv4vrJrFKSqnm','citadels-12','52d8901445c80d7facfb80c84499339c0e5583c58c57079df6d43f0ba1c9f31c','{"seq":15}',1.79486716417466878894e+09);
INSERT INTO "request" VALUES('4lNbv4vrJrFKSqnm','citadels-13','7d9741f1789480bda67f94012b1239628b197f912679e9efbb188f282c8f59e9','{"seq":16}',1.79486716421922373777e+09);
INSERT INTO "request" VALUES('caFBSu3nEO2fKXKs','genoa-0','d90242ddf63236e318e177f2e85bace6e8dbcf7983d75e57d70154824426bc2e','{"seq":1}',1.79486716460048770899e+09);
INSERT INTO "request" VALUES('caFBSu3nEO2fKXKs','genoa-1','d3eb145f71bfa5a4583b89427257b11925a0a31b9c9acd2918c6bbdd5c5c00d9','{"seq":2}',1.79486716464812874789e+09);
INSERT INTO "request" VALUES('caFBSu3nEO2fKXKs','genoa-2','774e98c8fb9edb663c95f7fccb6e4caebb7cfa7fcbbdc71ac2b275594b641ff0','{"seq":3}',1.79486716469628930091e+09);
INSERT INTO "request" VALUES('caFBSu3nEO2fKXKs','genoa-3','44f3442a20b5aeca8017700c99d2cef9e62258dbcc167f10616501450723704a','{"seq":4}',1.79486716470839309696e+09);
INSERT INTO "request" VALUES('4lNbv4vrJrFKSqnm','genoa-4','eda74a658076c1df42f1dbcf929dc560506cfed2625e451524c78d301d6ce522','{"seq":5}',1.79486716474246168137e+09);
INSERT INTO "request" VALUES('caFBSu3nEO2fKXKs','genoa-5','529e9d48641b196d286fd8cb4c3a9bbc8754a52cdfa551751691cb33795aaf1e','{"seq":7}',1.79486716522984504694e+09);
INSERT INTO "request" VALUES('caFBSu3nEO2fKXKs','genoa-6','efa62af3e467dcdfac0bdc5eb50b5e7b96d077a3c91dd01efa741d6ce234a848','{"seq":8}',1.79486716524598956105e+09);
INSERT INTO "request" VALUES('4lNbv4vrJrFKSqnm','genoa-7','02eb6acff806400709d4724c30e73e3c28ace4ddabcbea69653398896d83bcb1','{"seq":9}',1.79486716527263069154e+09);
INSERT INTO "request" VALUES('caFBSu3nEO2fKXKs','genoa-8','85d6b68ed6e6930e872cb8599f6be48a08f32650945d0cd7dec6fbd10a49b847','{"seq":11}',1.79486716693517875669e+09);
INSERT INTO "request" VALUES('4lNbv4vrJrFKSqnm','genoa-9','bd92b81357016f98217689132003d2ba36dacf4dc92bfa3a773fc52b409f55eb','{"seq":16}',1.79486716743239784234e+09);
INSERT INTO "request" VALUES('caFBSu3nEO2fKXKs','genoa-10','049b03e3faaac3d4cc16a6e8688c0eb5e56040c2aa52893f417a58743b4f94ab','{"seq":18}',1794867167.56715);
INSERT INTO "request" VALUES('4lNbv4vrJrFKSqnm','genoa-11','2bce71e701deff18646824004eb92638c6d80402a6c78fd18a0e389136952384','{"seq":19}',1.79486716767452883719e+09);
INSERT INTO "request" VALUES('caFBSu3nEO2fKXKs','genoa-12','728a72ee5f72a9a4a91e2e2af12e6fe826bdc5041d8512d49a1eb75bb050aa16','{"seq":21}',1.79486716799914264677e+09);
INSERT INTO "request" VALUES('4lNbv4vrJrFKSqnm','genoa-13','34f68fd86882453c6709681534c71fff19b55455e9b280bf0d86f385a77ba396','{"seq":22}',1.7948671680488109589e+09);
INSERT INTO "request" VALUES('4lNbv4vrJrFKSqnm','walled_city-0','2906e8af23f9a57082b16e4a11f023fd32415f800b1b652fc6e446f3e211d2ca','{"seq":1}',1.79486716850829505914e+09);
INSERT INTO "request" VALUES('4lNbv4vrJrFKSqnm','walled_city-1','06fc6796dfb959f6a9286d9ad76e9ee6ea96eb200961a85a2ef7b3eb8fb95c0a','{"seq":2}',1.79486716860283398631e+09);
INSERT INTO "request" VALUES('caFBSu3nEO2fKXKs','walled_city-2','8840bde77a0399c5a28a9de7506ce97ef618571d230912d40f81ae0bc4460f3f','{"seq":3}',1.79486716866573929791e+09);
INSERT INTO "request" VALUES('4lNbv4vrJrFKSqnm','walled_city-3','1574e9730b51b6be22fd87d7be4976fb58e22cf279f355e1f7e90e7b040fc87a','{"seq":5}',1.7948671690692622662e+09);
INSERT INTO "request" VALUES('4lNbv4vrJrFKSqnm','walled_city-4','2207b238492d5f3ea289634b88cfcd3db73c2d4dc8bf674711201f03d48d150d','{"seq":6}',1.79486716911175179481e+09);
INSERT INTO "request" VALUES('4lNbv4vrJrFKSqnm','walled_city-5','27f2d24ba7aa472ab8b445c55dd4cda6f52b859ce11e429e7814ec20b8331f4c','{"seq":7}',1.79486716917149829869e+09);
INSERT INTO "request" VALUES('4lNbv4vrJrFKSqnm','walled_city-6','f3d735a8903c9ab6fe0339345806ca3297eaa1e573bd52f6f427d6981cf5494d','{"seq":8}',1.79486716921034455303e+09);
INSERT INTO "request" VALUES('4lNbv4vrJrFKSqnm','walled_city-7','a3b6e2e7d85bdf200aeb0c6b74e11afc297781744a67be5c6a6ffc91fc8fe7a4','{"seq":9}',1.7948671697086174488e+09);
INSERT INTO "request" VALUES('4lNbv4vrJrFKSqnm','walled_city-8','31bc4982de2a50db05823c0921c9b7d98a0480c1110bd29030c085daa7b39706','{"seq":10}',1.79486716976251626013e+09);
INSERT INTO "request" VALUES('4lNbv4vrJrFKSqnm','walled_city-9','d86060f4a73871c135900ea0e7fe1286b96372a151716012c9c446af0b3c5a64','{"seq":11}',1.79486716984359240528e+09);
INSERT INTO "request" VALUES('caFBSu3nEO2fKXKs','walled_city-10','9cbf00778a3db7eb9b59712f7149672aa4e28e1613c6106f1b6ad2e088ec608a','{"seq":12}',1.79486716989462971689e+09);
INSERT INTO "request" VALUES('caFBSu3nEO2fKXKs','walled_city-11','3877e2bf01ef916d8d2131b448a9531116c02e37eb79661b3841f726ac3fe556','{"seq":13}',1.79486716994292855266e+09);
INSERT INTO "request" VALUES('caFBSu3nEO2fKXKs','walled_city-12','8878504d431968be2efaf545204bf9fd1db2bd163a6312290cf91d351c81d77b','{"seq":14}',1.79486717000193715092e+09);
INSERT INTO "request" VALUES('caFBSu3nEO2fKXKs','walled_city-13','498400e9b769f46c5a4a358288c5e451ca024d6dd803ddefc5e008c7aa08ac91','{"seq":15}',1.79486717005072760585e+09);
INSERT INTO "request" VALUES('4lNbv4vrJrFKSqnm','ankh_morpork-0','388f1aa27d31369f37e0336453f34c5d11a6f6ea80ddaab73e75bb82632efefd','{"seq":6}',1.7948671716537029743e+09);
INSERT INTO "request" VALUES('4lNbv4vrJrFKSqnm','ankh_morpork-1','68a3e4774c7e426c172e2ffe768794047a4bd1f191cff6c640f02f596d31b7f2','{"seq":7}',1.7948671716842856407e+09);
INSERT INTO "request" VALUES('4lNbv4vrJrFKSqnm','ankh_morpork-2','cb229e8f3df80beb27b2f9a54993313c373ec5b8ad0daa4bf2bfd6ed3a771ff3','{"seq":9}',1.79486717178803086283e+09);
INSERT INTO "request" VALUES('4lNbv4vrJrFKSqnm','ankh_morpork-3','19384155eb228333b42849f0badf64a52bc16a62d1199703343d205e6f8758b3','{"seq":10}',1.79486717180911779399e+09);
INSERT INTO "request" VALUES('4lNbv4vrJrFKSqnm','ankh_morpork-4','53f7629c321590107bd00aebe7fe1379221eb8e14f9a8d864ae6a8912bd29eb1','{"seq":11}',1.79486717189121603964e+09);
INSERT INTO "request" VALUES('4lNbv4vrJrFKSqnm','ankh_morpork-5','3d7d89b7e2895ca3b866daf5135994aa4a804bef005382cd97e9168f15477166','{"seq":12}',1.79486717194449734683e+09);
INSERT INTO "request" VALUES('4lNbv4vrJrFKSqnm','ankh_morpork-6','d53bbafa21d053fd61409718df87f846440ad05a297ac0c807969e5e902ff17b','{"seq":13}',1.79486717197048377988e+09);
INSERT INTO "request" VALUES('caFBSu3nEO2fKXKs','ankh_morpork-7','9c7b5eec82838c8ceece81701de7e6a258dd1cc3a8889b55131c20a37792e0ea','{"seq":14}',1.79486717198840451236e+09);
INSERT INTO "request" VALUES('caFBSu3nEO2fKXKs','ankh_morpork-8','6f5893690548495b6b019d42387ac869f0da0013c9bd6edb5d39ac69fd6bac71','{"seq":15}',1794867172.00832);
INSERT INTO "request" VALUES('caFBSu3nEO2fKXKs','ankh_morpork-9','549ff636fef5b21f676684795abc3135282b0c33ca0d74cf2cc0aa7a70425d59','{"seq":19}',1.79486717240444302559e+09);
INSERT INTO "request" VALUES('4lNbv4vrJrFKSqnm','ankh_morpork-10','31b4304d830b40488e594095ddfe102f881d77274da1078c6a086f55a5fdad5b','{"seq":23}',1.79486717266341400146e+09);
INSERT INTO "request" VALUES('4lNbv4vrJrFKSqnm','ankh_morpork-11','19a07a1402b1afd19c9f0f146edce100e96a93076824dfcee91bd4c740873946','{"seq":24}',1.79486717273338294027e+09);
INSERT INTO "request" VALUES('caFBSu3nEO2fKXKs','ankh_morpork-12','e87f0ff03a9ca93b526eed060a17ca7d45f86926e4009c27ae59fe3ed215511f','{"seq":26}',1.79486717276329779627e+09);
INSERT INTO "request" VALUES('4lNbv4vrJrFKSqnm','ankh_morpork-13','8ffab342c43aa86db0207020be072253982372d1b62dd6aee7505b4cdb3afa5b','{"seq":27}',1.79486717278672766682e+09);
INSERT INTO "request" VALUES('4lNbv4vrJrFKSqnm','over-0','8068574bbf045e1e23af4d87bdb3b6618bd270179fe3a32778e520e46444dbf3','{"seq":2}',1.79486717296978878972e+09);
CREATE TABLE seat (
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	guest VARCHAR(24) NOT NULL, 
	bot VARCHAR(16) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	webhook TEXT NOT NULL, 
	notified VARCHAR(48) NOT NULL, 
	CONSTRAINT pk_seat PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seat_table_id_game_table FOREIGN KEY(table_id) REFERENCES game_table (id)
);
INSERT INTO "seat" VALUES('FI4pnynOQkIhCsMT',0,'guest','4lNbv4vrJrFKSqnm','','Anna','','');
INSERT INTO "seat" VALUES('FI4pnynOQkIhCsMT',1,'guest','caFBSu3nEO2fKXKs','','Béla','','');
INSERT INTO "seat" VALUES('FI4pnynOQkIhCsMT',2,'bot','','greedy','Chloe','','');
INSERT INTO "seat" VALUES('yhaAANWCLUCsEzQg',0,'guest','4lNbv4vrJrFKSqnm','','Anna','','');
INSERT INTO "seat" VALUES('yhaAANWCLUCsEzQg',1,'guest','caFBSu3nEO2fKXKs','','Béla','','');
INSERT INTO "seat" VALUES('yhaAANWCLUCsEzQg',2,'bot','','greedy','Chloe','','');
INSERT INTO "seat" VALUES('5L_g3NSU3NvMhYzC',0,'guest','4lNbv4vrJrFKSqnm','','Anna','','');
INSERT INTO "seat" VALUES('5L_g3NSU3NvMhYzC',1,'guest','caFBSu3nEO2fKXKs','','Béla','','');
INSERT INTO "seat" VALUES('5L_g3NSU3NvMhYzC',2,'bot','','greedy','Chloe','','');
INSERT INTO "seat" VALUES('5asIKbCw4P8zzn6W',0,'guest','4lNbv4vrJrFKSqnm','','Anna','','');
INSERT INTO "seat" VALUES('5asIKbCw4P8zzn6W',1,'guest','caFBSu3nEO2fKXKs','','Béla','','');
INSERT INTO "seat" VALUES('5asIKbCw4P8zzn6W',2,'bot','','greedy','Chloe','','');
INSERT INTO "seat" VALUES('-kDXhsXfLfNxgx6Q',0,'bot','','random','Anna','','');
INSERT INTO "seat" VALUES('-kDXhsXfLfNxgx6Q',1,'bot','','greedy','Bence','','');
INSERT INTO "seat" VALUES('EC88RzHe6ohgu2bB',0,'guest','4lNbv4vrJrFKSqnm','','Anna','','');
INSERT INTO "seat" VALUES('EC88RzHe6ohgu2bB',1,'open','','','','','');
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
