-- What a store of version 1 holds, as its program wrote it.
PRAGMA application_id = 1497449288;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE answers (
            id INTEGER PRIMARY KEY,
            lesson INTEGER NOT NULL REFERENCES lessons (id) ON DELETE CASCADE,
            given TEXT NOT NULL,
            points REAL NOT NULL,
            win REAL,
            mark TEXT NOT NULL,
            practice INTEGER NOT NULL CHECK (practice IN (0, 1))
        ) STRICT;
INSERT INTO "answers" VALUES(1,1,'2026-11-30',0.0,0.0,'best',0);
CREATE TABLE games (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE);
INSERT INTO "games" VALUES(1,'yachtgame 1
rules: yacht
options: straights=30/30 four_of_a_kind=four_dice five_equal_full_house=no
player.1: person "Åsa \"the Bold\""
player.2: captain ""
dice: computer
date: 2026-11-30T12:34:56+00:00
place: at home, by the fire

1 1: 36645 3---- 36621 ones=1
1 2: 36142 3---- 31652 ones=1
2 1: 54622 5---- 51442 twos=2
2 2: 61656 6---- 61565 twos=0
3 1: 52646 5---- 53344 threes=6
3 2: 66344 6---- 62413 threes=3
4 1: 14535 1---- 13633 fours=0
4 2: 32635 3---- 34344 fours=12
5 1: 42346 4---- 44225 fives=5
5 2: 15142 1---- 16123 fives=0

note 1 hint player=1 stage=2
note 2 warning player=1 score=ones said="no way"
');
CREATE TABLE lessons (
            id INTEGER PRIMARY KEY,
            game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            move INTEGER NOT NULL CHECK (move >= 0),
            name TEXT NOT NULL,
            number INTEGER NOT NULL CHECK (number >= 0),
            position TEXT NOT NULL,
            points REAL NOT NULL,
            win REAL,
            taken TEXT NOT NULL,
            step INTEGER NOT NULL DEFAULT 0 CHECK (step >= 0),
            due TEXT NOT NULL,
            UNIQUE (name, number, position)
        ) STRICT;
INSERT INTO "lessons" VALUES(1,1,1,'',0,'first',2.0,0.03,'2026-11-30',1,'2026-12-01');
INSERT INTO "lessons" VALUES(2,1,4,'Åsa 🎲',0,'second',4.5,0.05,'2026-11-30',0,'2026-11-30');
INSERT INTO "lessons" VALUES(3,1,7,'',0,'third',2.0,0.01,'2026-11-30',0,'2026-11-30');
CREATE INDEX lessons_due ON lessons (name, number, due);
CREATE INDEX lessons_game ON lessons (game);
CREATE INDEX answers_lesson ON answers (lesson, given);
COMMIT;
