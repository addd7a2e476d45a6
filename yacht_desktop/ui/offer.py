"""Which rule sets people can choose, in the order in which they are shown."""

from typing import Final

OFFERED: Final = ("yacht", "yatzy")
