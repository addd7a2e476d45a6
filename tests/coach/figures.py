"""What the coach's tests share."""

from typing import TypeVar

Thing = TypeVar("Thing")


def known(thing: Thing | None) -> Thing:
    """Return what must be there, such as the chance to win against others."""
    assert thing is not None
    return thing
