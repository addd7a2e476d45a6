"""Dice in words."""

from PySide6.QtCore import QCoreApplication

from yacht_desktop.game.conditions import equal_groups
from yacht_desktop.session.position import Position

translate = QCoreApplication.translate


def face_name(face: int) -> str:
    """Return a face in words, from one to six."""
    return {
        1: translate("Dice", "one", "a face"),
        2: translate("Dice", "two", "a face"),
        3: translate("Dice", "three", "a face"),
        4: translate("Dice", "four", "a face"),
        5: translate("Dice", "five", "a face"),
        6: translate("Dice", "six", "a face"),
    }[face]


def face_plural(face: int) -> str:
    """Return a face in the form that follows a number from two: `two fives`, `kaksi viitosta`."""
    return {
        1: translate("Dice", "ones", "after a number"),
        2: translate("Dice", "twos", "after a number"),
        3: translate("Dice", "threes", "after a number"),
        4: translate("Dice", "fours", "after a number"),
        5: translate("Dice", "fives", "after a number"),
        6: translate("Dice", "sixes", "after a number"),
    }[face]


def face_group(face: int, count: int) -> str:
    """Return how often a face was rolled, for speech: `a four`, `three fives`."""
    if count == 1:
        return {
            1: translate("Dice", "a one"),
            2: translate("Dice", "a two"),
            3: translate("Dice", "a three"),
            4: translate("Dice", "a four"),
            5: translate("Dice", "a five"),
            6: translate("Dice", "a six"),
        }[face]
    faces = face_plural(face)
    return {
        2: translate("Dice", "two {faces}").format(faces=faces),
        3: translate("Dice", "three {faces}").format(faces=faces),
        4: translate("Dice", "four {faces}").format(faces=faces),
        5: translate("Dice", "five {faces}").format(faces=faces),
    }[count]


def dice_listed(dice: tuple[int, ...]) -> str:
    """Return dice for speech, equal ones together, most of a kind first: `three fives, a four, a two`."""
    return ", ".join(face_group(face, count) for face, count in equal_groups(dice))


def die_spoken(position: int, face: int | None, *, held: bool = False) -> str:
    """Return a die as it is spoken: `Die 2, five, held` for the die at position 1."""
    number = position + 1
    if face is None:
        return translate("Dice", "Die {number}, not rolled").format(number=number)
    if held:
        return translate("Dice", "Die {number}, {face}, held").format(number=number, face=face_name(face))
    return translate("Dice", "Die {number}, {face}").format(number=number, face=face_name(face))


def dice_spoken(position: Position) -> tuple[str, ...]:
    """Return every die of a position as it is spoken, in the order of the dice."""
    dice = position.state.dice or (None,) * position.state.rules.dice
    return tuple(die_spoken(place, face, held=place in position.held) for place, face in enumerate(dice))
