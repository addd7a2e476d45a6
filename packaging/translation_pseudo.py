"""A made-up language, half as long again as English, that shows what is not translated or has no room."""

import re
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

from translation_catalogue import Catalogue, Message

LENGTH: Final = 1.5

# All of them are in the fonts of the game.
_ACCENTED: Final = str.maketrans("aceinosuyzACEINOSUYZ", "áçéíñöšüýžÁÇÉÍÑÖŠÜÝŽ")
_KEPT: Final = re.compile(r"(\{\w*\}|%L?\d+|%n|&.)")
_FILLING: Final = "léngthéñíng "


def pseudo_text(source: str) -> str:
    """Return a text with accents, between brackets, half as long again; placeholders and mnemonics stay.

    >>> pseudo_text("&Roll {n}")
    '[&Röll {n} lén]'
    """
    parts = _KEPT.split(source)
    accented = "".join(part if _KEPT.fullmatch(part) else part.translate(_ACCENTED) for part in parts)
    missing = round(len(source) * LENGTH) - len(source)
    filling = (_FILLING * (missing // len(_FILLING) + 1))[:missing].rstrip()
    return f"[{accented} {filling}]" if filling else f"[{accented}]"


def write_pseudo_catalogue(catalogue: Catalogue, path: Path) -> None:
    """Write a .ts file in which every text of a catalogue has its pseudo translation."""
    root = ET.Element("TS", version="2.1", language=catalogue.language)
    for name in dict.fromkeys(message.text.context for message in catalogue.messages):
        context = ET.SubElement(root, "context")
        ET.SubElement(context, "name").text = name
        for message in catalogue.messages:
            if message.text.context == name:
                _add(context, message)
    ET.ElementTree(root).write(path, encoding="utf-8", xml_declaration=True)


def _add(context: ET.Element, message: Message) -> None:
    element = ET.SubElement(context, "message")
    ET.SubElement(element, "source").text = message.text.source
    if message.text.comment:
        ET.SubElement(element, "comment").text = message.text.comment
    translation = ET.SubElement(element, "translation")
    words = pseudo_text(message.text.source)
    if not message.text.counts:
        translation.text = words
        return
    element.set("numerus", "yes")
    for _ in message.forms:
        ET.SubElement(translation, "numerusform").text = words
