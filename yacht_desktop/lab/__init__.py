"""The engine without a window: JSON on standard output, one line on standard error."""

from yacht_desktop.lab.command import main

__all__ = ["main"]
