"""Yacht Desktop: the dice game Yacht of 1938 and its family."""

__version__ = "0.1.0"
