"""The program's log."""

import logging

logger = logging.getLogger("yacht_desktop")
