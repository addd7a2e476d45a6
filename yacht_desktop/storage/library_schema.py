"""The tables of the library, version by version. Landed steps never change.

`texts.text` is the game as a game file has it, and all that is to be shown of it is read from that.
The rest is there to find games and to count them without reading every text; it is written in one
transaction with it.
"""

from typing import Final

from yacht_desktop.storage.database import Steps

STEPS: Final[Steps] = (
    (
        # What games are found and counted by, in rows so small that all of them are read in no time.
        """CREATE TABLE IF NOT EXISTS games (
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
        ) STRICT""",
        # `seed` and `code` are what the rolls come from, `record` the game as it was opened, whose dice come
        # first up to the roll `last`; `ahead` is the game with what undo has taken back.
        """CREATE TABLE IF NOT EXISTS texts (
            game INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
            seed BLOB,
            code TEXT,
            record TEXT NOT NULL DEFAULT '',
            last TEXT NOT NULL DEFAULT '',
            text TEXT NOT NULL,
            ahead TEXT NOT NULL DEFAULT ''
        ) STRICT""",
        # `boxes` has a byte for every box of the rules in their order: the points, 255 where it is open.
        """CREATE TABLE IF NOT EXISTS seats (
            game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL CHECK (seat >= 0),
            name TEXT NOT NULL,
            folded TEXT NOT NULL,
            level TEXT,
            total INTEGER NOT NULL,
            won INTEGER NOT NULL CHECK (won IN (0, 1)),
            boxes BLOB NOT NULL,
            PRIMARY KEY (game, seat)
        ) STRICT, WITHOUT ROWID""",
        # One row: the game on the table, null where there is none.
        """CREATE TABLE IF NOT EXISTS on_table (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            game INTEGER REFERENCES games (id) ON DELETE SET NULL
        ) STRICT""",
        "INSERT OR IGNORE INTO on_table (id, game) VALUES (1, NULL)",
        "CREATE INDEX IF NOT EXISTS games_began ON games (began)",
        "CREATE INDEX IF NOT EXISTS games_unfinished ON games (changed) WHERE NOT finished",
        "CREATE INDEX IF NOT EXISTS games_unplayed ON games (id) WHERE moves = 0",
        "CREATE INDEX IF NOT EXISTS games_deleted ON games (id) WHERE deleted IS NOT NULL",
    ),
    (
        # `imported` games were played elsewhere; `reset` is the moment of the reset that took a game out of
        # the statistics. `luck` and `lost` are points, null until the game was reviewed.
        "ALTER TABLE games ADD COLUMN imported INTEGER NOT NULL DEFAULT 0 CHECK (imported IN (0, 1))",
        "ALTER TABLE games ADD COLUMN reset TEXT",
        "ALTER TABLE seats ADD COLUMN luck REAL",
        "ALTER TABLE seats ADD COLUMN lost REAL",
        # What was found in finished games when they were looked through: `stream` is the same for games with
        # the same dice, `counts` has two bytes, the smaller part first, for each face and then for each hand
        # in the order of `expected_hands`. Nothing stands there for a game that cannot be read.
        """CREATE TABLE IF NOT EXISTS throws (
            game INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
            stream BLOB NOT NULL,
            counts BLOB NOT NULL,
            reviewed INTEGER NOT NULL DEFAULT 0 CHECK (reviewed IN (0, 1))
        ) STRICT""",
        "CREATE INDEX IF NOT EXISTS games_reset ON games (reset) WHERE reset IS NOT NULL",
        "CREATE INDEX IF NOT EXISTS throws_to_review ON throws (game) WHERE NOT reviewed",
    ),
    (
        # `known`: another game had thrown dice of the same seed that this one was still to throw.
        "ALTER TABLE games ADD COLUMN known INTEGER NOT NULL DEFAULT 0 CHECK (known IN (0, 1))",
        "CREATE INDEX IF NOT EXISTS texts_seed ON texts (seed) WHERE seed IS NOT NULL",
    ),
)
"""How the database came to be what it is."""
