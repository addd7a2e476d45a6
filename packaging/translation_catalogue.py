"""A catalogue of translations (a .ts file), and what can be wrong with its texts."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

from translation_sources import Text

NO_BREAK_SPACE: Final = "\N{NO-BREAK SPACE}"
PLURAL_FORMS: Final = 2  # in English, Swedish and Finnish alike: for one, and for all else

_PLACEHOLDER: Final = re.compile(r"\{\w*\}|%L?\d+|%n")
_MNEMONIC: Final = re.compile(r"&(?!&)(.)")
# A letter that stands in no placeholder: without one a text is the same in every language.
_WORD: Final = re.compile(r"[^\W\d_]")
_ENDS: Final = tuple("….:?!")
_QUOTES: Final = {"en": "“”’", "sv": "”’", "fi": "”’"}
_ALL_QUOTES: Final = frozenset("\"'`´“”„‟‘‚‛’«»‹›″′")
_PERCENT_TOO_CLOSE: Final = re.compile(rf"[^{NO_BREAK_SPACE}]%(?![Ln\d])")

# Names, and words that happen to be the same in both languages.
_THE_SAME: Final[dict[str, frozenset[str]]] = {
    "sv": frozenset({"Normal text", "d MMMM yyyy", "Bonus {points}", "Joker", "Version {version}"}),
    "fi": frozenset({"Bonus {points}"}),
}
_NAMES: Final = frozenset(
    {"Yacht", "Yatzy", "Crag", "Generala", "Escalera", "Full", "Póker", "Yacht 1938", "Yacht Desktop"}
)


@dataclass(frozen=True, slots=True)
class Message:
    """One text of a catalogue with its translation.

    Attributes:
        text: what is translated.
        forms: the translation, or its plural forms.
        is_finished: whether the translator has said so.
    """

    text: Text
    forms: tuple[str, ...]
    is_finished: bool = True

    @property
    def title(self) -> str:
        """What names the text in a list of faults."""
        return f"{self.text.context} | {self.text.source!r}"


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The translations into one language."""

    language: str
    messages: tuple[Message, ...]

    @property
    def texts(self) -> frozenset[Text]:
        """What is translated."""
        return frozenset(message.text for message in self.messages)


def read_catalogue(path: Path) -> Catalogue:
    """Return the catalogue of a .ts file.

    Raises:
        OSError: it cannot be read.
        xml.etree.ElementTree.ParseError: it is damaged.
    """
    root = ET.parse(path).getroot()  # noqa: S314 - a file of the project itself
    language = root.get("language", "")[:2]
    messages = [
        _message(context.findtext("name") or "", element)
        for context in root.iter("context")
        for element in context.iter("message")
    ]
    return Catalogue(language, tuple(messages))


def _message(context: str, element: ET.Element) -> Message:
    counts = element.get("numerus") == "yes"
    text = Text(context, element.findtext("source") or "", element.findtext("comment") or "", counts)
    translation = element.find("translation")
    if translation is None:
        return Message(text, (), is_finished=False)
    forms = [form.text or "" for form in translation.iter("numerusform")] if counts else [translation.text or ""]
    return Message(text, tuple(forms), is_finished=translation.get("type") is None)


def faults_of_catalogue(catalogue: Catalogue) -> list[str]:
    """Return everything wrong with the translations, a line each."""
    faults = [
        f"{catalogue.language}: {message.title}: {fault}"
        for message in catalogue.messages
        for fault in faults_of_message(message, catalogue.language)
    ]
    seen = Counter((message.text.context, message.text.source, message.text.comment) for message in catalogue.messages)
    return faults + [f"{catalogue.language}: {key[0]} | {key[1]!r}: is there twice" for key, n in seen.items() if n > 1]


def faults_of_message(message: Message, language: str) -> Iterator[str]:
    """Yield what is wrong with one translation."""
    forms, text = message.forms, message.text
    if not message.is_finished:
        yield "unfinished"
    if not any(form.strip() for form in forms):
        yield "not translated"
        return
    if text.counts and (len(forms) != PLURAL_FORMS or not all(form.strip() for form in forms)):
        yield f"has not its {PLURAL_FORMS} plural forms"
    for index, form in enumerate(forms):
        if not form.strip():
            continue
        # The form for one may have the number as a word, or leave it out.
        yield from _differences(text.source, form, may_lack={"%n"} if text.counts and index == 0 else set())
        yield from faults_of_writing(form, language)
    if language != "en" and text.source in forms and not may_be_the_same(text.source, language):
        yield "is as in English"


def _differences(source: str, form: str, may_lack: set[str]) -> Iterator[str]:
    """Yield what a translation must have in common with its source and has not."""
    wanted, given = Counter(_PLACEHOLDER.findall(source)), Counter(_PLACEHOLDER.findall(form))
    differing = sorted(
        sign for sign in wanted | given if wanted[sign] != given[sign] and not (sign in may_lack and not given[sign])
    )
    if differing:
        yield f"differs in {', '.join(differing)}: {form!r}"
    if len(_MNEMONIC.findall(source)) != len(_MNEMONIC.findall(form)):
        yield f"differs in its mnemonic: {form!r}"
    for side, cut in (("begins", str.lstrip), ("ends", str.rstrip)):
        if (cut(source) != source) != (cut(form) != form):
            yield f"{side} with other space than the source: {form!r}"
    if _end(source) != _end(form):
        yield f"ends with {_end(form)!r} where the source ends with {_end(source)!r}"


def _end(text: str) -> str:
    bare = text.rstrip()
    return bare[-1:] if bare.endswith(_ENDS) else ""


def faults_of_writing(text: str, language: str) -> Iterator[str]:
    """Yield what is badly typeset in a text, source or translation."""
    if "..." in text:
        yield f"has three full stops where … belongs: {text!r}"
    if quotes := sorted((_ALL_QUOTES & set(text)) - set(_QUOTES[language])):
        yield f"has {' '.join(quotes)} where {' '.join(_QUOTES[language])} belong: {text!r}"
    if language != "en" and _PERCENT_TOO_CLOSE.search(text):
        yield f"has no no-break space before %: {text!r}"
    if "  " in text:
        yield f"has two spaces: {text!r}"


def may_be_the_same(source: str, language: str) -> bool:
    """Return whether a text may stand in a language as it does in English."""
    bare = source.replace("&", "").removesuffix("…")
    if bare in _NAMES or bare in _THE_SAME[language]:
        return True
    return not _WORD.search(_PLACEHOLDER.sub("", source))


def doubled_mnemonics(texts: Iterable[str]) -> list[str]:
    """Return the letters that are the mnemonic of more than one of the texts of one menu."""
    letters = Counter(match.lower() for text in texts for match in _MNEMONIC.findall(text))
    return sorted(letter for letter, number in letters.items() if number > 1)


def placeholders(text: str) -> list[str]:
    """Return the parts of a text that are replaced before it is shown, in order."""
    return _PLACEHOLDER.findall(text)
