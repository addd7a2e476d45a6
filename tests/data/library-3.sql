-- What a library of version 3 holds, as its program wrote it.
PRAGMA application_id = 1497449288;
PRAGMA user_version = 3;
BEGIN TRANSACTION;
CREATE TABLE games (
            id INTEGER PRIMARY KEY,
            rules TEXT NOT NULL,
            options TEXT NOT NULL,
            players INTEGER NOT NULL CHECK (players > 0),
            people INTEGER NOT NULL CHECK (people >= 0),
            began TEXT NOT NULL,
            changed TEXT NOT NULL,
            moves INTEGER NOT NULL CHECK (moves >= 0),
            finished INTEGER NOT NULL CHECK (finished IN (0, 1)),
            coached INTEGER NOT NULL CHECK (coached IN (0, 1)),
            undone INTEGER NOT NULL CHECK (undone IN (0, 1)),
            dice TEXT NOT NULL,
            held TEXT NOT NULL DEFAULT '',
            deleted TEXT
        , imported INTEGER NOT NULL DEFAULT 0 CHECK (imported IN (0, 1)), reset TEXT, known INTEGER NOT NULL DEFAULT 0 CHECK (known IN (0, 1))) STRICT;
INSERT INTO "games" VALUES(1,'yacht','straights=30/30 four_of_a_kind=four_dice five_equal_full_house=no',2,2,'2026-11-30T12:00:00+00:00','2026-11-30T12:00:00+00:00',48,1,0,0,'computer','',NULL,0,NULL,0);
INSERT INTO "games" VALUES(2,'yacht','straights=30/30 four_of_a_kind=four_dice five_equal_full_house=no',1,1,'2026-11-30T12:00:00+00:00','2026-11-30T12:00:00+00:00',3,0,0,0,'computer','0 2',NULL,0,NULL,0);
INSERT INTO "games" VALUES(3,'yacht','straights=30/30 four_of_a_kind=four_dice five_equal_full_house=no',2,2,'2026-11-30T13:00:00+00:00','2026-11-30T13:00:00+00:00',48,1,0,0,'computer','',NULL,0,NULL,1);
CREATE TABLE on_table (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            game INTEGER REFERENCES games (id) ON DELETE SET NULL
        ) STRICT;
INSERT INTO "on_table" VALUES(1,2);
CREATE TABLE seats (
            game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL CHECK (seat >= 0),
            name TEXT NOT NULL,
            folded TEXT NOT NULL,
            level TEXT,
            total INTEGER NOT NULL,
            won INTEGER NOT NULL CHECK (won IN (0, 1)),
            boxes BLOB NOT NULL, luck REAL, lost REAL,
            PRIMARY KEY (game, seat)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,'Bo','bo',NULL,47,1,X'01000604050C000000001300',-12.5,30.25);
INSERT INTO "seats" VALUES(1,1,'','',NULL,39,0,X'01020608000C000000000A00',3.5,41.75);
INSERT INTO "seats" VALUES(2,0,'Åsa 🎲','åsa 🎲',NULL,20,0,X'FFFFFFFFFFFFFFFFFFFF14FF',NULL,NULL);
INSERT INTO "seats" VALUES(3,0,'Bo','bo',NULL,47,1,X'01000604050C000000001300',-12.5,30.25);
INSERT INTO "seats" VALUES(3,1,'','',NULL,39,0,X'01020608000C000000000A00',3.5,41.75);
CREATE TABLE texts (
            game INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
            seed BLOB,
            code TEXT,
            record TEXT NOT NULL DEFAULT '',
            last TEXT NOT NULL DEFAULT '',
            text TEXT NOT NULL,
            ahead TEXT NOT NULL DEFAULT ''
        ) STRICT;
INSERT INTO "texts" VALUES(1,X'0000000000000000000000000000000000000000000000000000000000000000',NULL,'','','yachtgame 1
rules: yacht
options: straights=30/30 four_of_a_kind=four_dice five_equal_full_house=no
player.1: person "Bo"
player.2: person ""
dice: computer
commitment: 66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925
seed: 0000000000000000000000000000000000000000000000000000000000000000
date: 2026-11-30T12:00:00+00:00

1 1: 31562 ones=1
1 2: 33331 ones=1
2 1: 13464 twos=0
2 2: 61266 twos=2
3 1: 22433 threes=6
3 2: 35413 threes=6
4 1: 51124 fours=4
4 2: 26446 fours=8
5 1: 25134 fives=5
5 2: 32226 fives=0
6 1: 16614 sixes=12
6 2: 55466 sixes=12
7 1: 25322 full_house=0
7 2: 43431 full_house=0
8 1: 63433 four_of_a_kind=0
8 2: 41643 four_of_a_kind=0
9 1: 62521 little_straight=0
9 2: 62151 little_straight=0
10 1: 42111 big_straight=0
10 2: 24163 big_straight=0
11 1: 45514 choice=19
11 2: 42112 choice=10
12 1: 15611 yacht=0
12 2: 65543 yacht=0
','');
INSERT INTO "texts" VALUES(2,X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F',NULL,'','','yachtgame 1
rules: yacht
options: straights=30/30 four_of_a_kind=four_dice five_equal_full_house=no
player.1: person "Åsa 🎲"
dice: computer
commitment: 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd
date: 2026-11-30T12:00:00+00:00

1 1: 54146 choice=20
2 1: 41521
','');
INSERT INTO "texts" VALUES(3,X'0000000000000000000000000000000000000000000000000000000000000000',NULL,'','','yachtgame 1
rules: yacht
options: straights=30/30 four_of_a_kind=four_dice five_equal_full_house=no
player.1: person "Bo"
player.2: person ""
dice: computer
commitment: 66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925
seed: 0000000000000000000000000000000000000000000000000000000000000000
date: 2026-11-30T13:00:00+00:00

1 1: 31562 ones=1
1 2: 33331 ones=1
2 1: 13464 twos=0
2 2: 61266 twos=2
3 1: 22433 threes=6
3 2: 35413 threes=6
4 1: 51124 fours=4
4 2: 26446 fours=8
5 1: 25134 fives=5
5 2: 32226 fives=0
6 1: 16614 sixes=12
6 2: 55466 sixes=12
7 1: 25322 full_house=0
7 2: 43431 full_house=0
8 1: 63433 four_of_a_kind=0
8 2: 41643 four_of_a_kind=0
9 1: 62521 little_straight=0
9 2: 62151 little_straight=0
10 1: 42111 big_straight=0
10 2: 24163 big_straight=0
11 1: 45514 choice=19
11 2: 42112 choice=10
12 1: 15611 yacht=0
12 2: 65543 yacht=0

note 0 known_dice player=1
','');
CREATE TABLE throws (
            game INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
            stream BLOB NOT NULL,
            counts BLOB NOT NULL,
            reviewed INTEGER NOT NULL DEFAULT 0 CHECK (reviewed IN (0, 1))
        ) STRICT;
INSERT INTO "throws" VALUES(1,X'0000000000000000000000000000000000000000000000000000000000000000',X'19001600120012001000150000000000020002000600060008000000',1);
INSERT INTO "throws" VALUES(3,X'0000000000000000000000000000000000000000000000000000000000000000',X'19001600120012001000150000000000020002000600060008000000',1);
CREATE INDEX games_began ON games (began);
CREATE INDEX games_unfinished ON games (changed) WHERE NOT finished;
CREATE INDEX games_unplayed ON games (id) WHERE moves = 0;
CREATE INDEX games_deleted ON games (id) WHERE deleted IS NOT NULL;
CREATE INDEX games_reset ON games (reset) WHERE reset IS NOT NULL;
CREATE INDEX throws_to_review ON throws (game) WHERE NOT reviewed;
CREATE INDEX texts_seed ON texts (seed) WHERE seed IS NOT NULL;
COMMIT;
