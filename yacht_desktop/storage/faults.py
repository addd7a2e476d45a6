"""What can be wrong with a database. Cheap to import, which the database itself is not."""

from enum import Enum


class StoreFault(Enum):
    """What can be wrong with a database, for one sentence to the player."""

    DAMAGED = "damaged"
    NEWER = "newer"
    NOT_SAVED = "not_saved"
    GAME = "game"
