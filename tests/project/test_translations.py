"""The translations are complete, and every kind of fault in them is found."""

import re
from pathlib import Path

import pytest

from PySide6.QtCore import QCoreApplication, QObject, QTranslator

import translation_catalogue
import translation_pseudo
import translations
from translation_catalogue import Catalogue, Message
from translation_sources import CodeTexts, Text, texts_in_code
from yacht_desktop.ui import actions
from yacht_desktop.ui.language import LANGUAGES

ROLL = Text("Roll", "Roll")
LEFT = Text("Plurals", "%n left", counts=True)

CATALOGUE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv_SE">
<context>
    <name>Roll</name>
    <message>
        <source>Roll</source>
        <translation>Kasta</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <comment>on the table</comment>
        <translation type="unfinished">
            <numerusform>%n tärning</numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
</TS>
"""


def faults_of(source, *forms, language="sv", **more):
    """The faults of one translation, without those of the rest."""
    text = Text("Turn", source, counts=len(forms) > 1)
    return list(translation_catalogue.faults_of_message(Message(text, forms, **more), language))


def code_faults(code):
    return texts_in_code(code, "x.py").faults


# The real catalogues


def test_the_catalogues_are_complete_and_up_to_date():
    assert translations.all_faults() == []


def test_the_languages_are_those_the_game_offers():
    assert translations.LANGUAGES == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_chooses_the_plural_form(language):
    expected = {
        "en": ("1 roll left.", "3 rolls left."),
        "sv": ("1 kast kvar.", "3 kast kvar."),
        "fi": ("1 heitto jäljellä.", "3 heittoa jäljellä."),
    }
    translator = QTranslator()
    assert translator.load(str(translations.catalogue_path(language).with_suffix(".qm")))
    found = tuple(
        str(translator.translate("Plurals", "%n rolls left.", None, number)).replace("%n", str(number))
        for number in (1, 3)
    )
    assert found == expected[language]


# Faults of catalogues


def test_a_catalogue_is_read(tmp_path):
    path = tmp_path / "x.ts"
    path.write_text(CATALOGUE, encoding="utf-8")
    dice = Text("Roll", "%n dice", "on the table", counts=True)
    finished = Message(ROLL, ("Kasta",))
    assert translation_catalogue.read_catalogue(path) == Catalogue(
        "sv", (finished, Message(dice, ("%n tärning", ""), is_finished=False))
    )


@pytest.mark.parametrize(
    ("source", "forms", "fault"),
    [
        ("Roll", ("",), "not translated"),
        ("Roll", (), "not translated"),
        ("Roll", (" ",), "not translated"),
        ("Roll", ("Roll",), "is as in English"),
        ("%n dice", ("%n tärning", ""), "plural forms"),
        ("%n dice", ("%n tärning", "%n tärningar", "%n"), "plural forms"),
        ("{name} rolls", ("{namn} kastar",), "differs in {name}, {namn}"),
        ("{name} rolls", ("Kastar",), "differs in {name}"),
        ("{name} rolls", ("{name} {name} kastar",), "differs in {name}"),
        ("%1 rolls", ("%2 kastar",), "differs in %1, %2"),
        ("%n dice", ("%n tärning", "Tärningar"), "differs in %n"),
        ("&Roll", ("Kasta",), "mnemonic"),
        ("Roll", ("&Kasta",), "mnemonic"),
        ("&Roll", ("&K&asta",), "mnemonic"),
        ("Roll ", ("Kasta",), "ends with other space"),
        ("Roll", (" Kasta",), "begins with other space"),
        ("Roll…", ("Kasta",), "ends with ''"),
        ("Roll.", ("Kasta!",), "ends with '!'"),
        ("Roll… now", ("Kasta... nu",), "three full stops"),
        ("“Roll”", ('"Kasta"',), 'has " where'),
        ("“Roll”", ("“Kasta”",), "has “ where"),
        ("“Roll”", ("«Kasta»",), "has « » where"),
        ("Captain’s", ("Kapten's",), "has ' where"),
        ("{part}%", ("{part}%",), "no-break space"),
        ("{part}% done", ("{part} % klart",), "no-break space"),
        ("Roll now", ("Kasta  nu",), "two spaces"),
    ],
)
def test_a_fault_of_a_translation_is_found(source, forms, fault):
    found = faults_of(source, *forms)
    assert len(found) == 1
    assert fault in found[0]


def test_an_unfinished_translation_is_found():
    assert faults_of("Roll", "Kasta", is_finished=False) == ["unfinished"]


@pytest.mark.parametrize(
    ("source", "forms"),
    [
        ("Roll", ("Kasta",)),
        ("&Roll…", ("&Kasta…",)),
        ("Bread && butter", ("Bröd && smör",)),
        ("{name} wins by %n points", ("{name} vinner med en poäng", "{name} vinner med %n poäng")),
        ("{part}%", ("{part}\N{NO-BREAK SPACE}%",)),
        ("“{name}” is open", ("”{name}” är öppen",)),
        ("{name}: {points}", ("{name}: {points}",)),
        ("Yacht", ("Yacht",)),
    ],
)
def test_a_good_translation_has_no_fault(source, forms):
    assert faults_of(source, *forms) == []


def test_english_quotes_open_and_close():
    assert faults_of("“%n die”", "“%n die”", "“%n dice”", language="en") == []


def test_a_text_that_is_there_twice_is_found():
    catalogue = Catalogue("sv", (Message(ROLL, ("Kasta",)), Message(ROLL, ("Slå",))))
    assert translation_catalogue.faults_of_catalogue(catalogue) == ["sv: Roll | 'Roll': is there twice"]


def test_a_mnemonic_that_two_entries_share_is_found():
    assert translation_catalogue.doubled_mnemonics(["&Roll", "&rules", "Save && quit", "&Quit"]) == ["r"]


def test_a_menu_in_which_two_entries_share_a_mnemonic_is_found(monkeypatch):
    monkeypatch.setattr(actions, "menu_title", lambda menu: f"&Menu {menu.value}")
    found = list(translations.faults_of_menus())
    assert "en: m is the mnemonic of two entries of the menu bar" in found
    assert {fault[:2] for fault in found} == set(LANGUAGES)


def test_what_the_catalogue_lacks_or_has_without_need_is_found():
    code = CodeTexts(frozenset({ROLL, LEFT}), frozenset(), ())
    old = Message(Text("Roll", "Throw"), ("Kasta",))
    english, swedish = Catalogue("en", ()), Catalogue("sv", (Message(LEFT, ("%n kvar", "%n kvar")), old))
    assert list(translations.differences(code, [english, swedish])) == [
        "en: the catalogue lacks Plurals | '%n left' ()",
        "sv: the catalogue lacks Roll | 'Roll' ()",
        "sv: the catalogue has without need Roll | 'Throw' ()",
    ]


@pytest.mark.parametrize("suffix", [".ts", ".qm"])
def test_a_file_out_of_date_is_found(suffix, tmp_path, monkeypatch):
    for language in LANGUAGES:
        for path in translations.catalogue_path(language).parent.glob(f"*_{language}.*"):
            (tmp_path / path.name).write_bytes(path.read_bytes())
    stale = tmp_path / f"yacht_desktop_fi{suffix}"
    cut = re.sub(rb"\s*<message>.*?</message>", b"", stale.read_bytes(), count=1, flags=re.DOTALL)
    stale.write_bytes(cut if suffix == ".ts" else b"")
    monkeypatch.setattr(translations, "FOLDER", tmp_path)
    monkeypatch.setattr(translations, "ROOT", tmp_path)
    monkeypatch.setattr(translations, "update", _update_as_before)
    monkeypatch.setattr(translations, "catalogue_path", lambda language: tmp_path / f"yacht_desktop_{language}.ts")
    assert f"yacht_desktop_fi{suffix} is out of date; `make translations` writes it" in list(translations.stale_files())


def _update_as_before(folder, update=translations.update, path=translations.catalogue_path, root=translations.ROOT):
    """Bring a folder up to date with the real code, whatever the test has put in place of it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(translations, "ROOT", root)
        patch.setattr(translations, "catalogue_path", path)
        update(folder)


# Faults of the code


TEXTS = """
translate = QCoreApplication.translate

def names(n):
    translate("Dice", "one", "a face")
    QCoreApplication.translate("Dice", "two " "three")
    translate("Dice", "%n dice", "", n)
    painter.translate(3, 4)

class Tray(QWidget):
    def words(self, n):
        def inner():
            return self.tr("inner")
        self.tr("%n left", "", n)
        self.tr("%n held", n=n)
        return [self.tr(
            "in a list"
        )]
"""


def test_every_text_of_the_code_is_found_in_its_context():
    found = texts_in_code(TEXTS, "x.py")
    assert found.faults == ()
    assert found.classes == {"Tray"}
    assert found.texts == {
        Text("Dice", "one", "a face"),
        Text("Dice", "two three"),
        Text("Dice", "%n dice", counts=True),
        Text("Tray", "inner"),
        Text("Tray", "%n left", counts=True),
        Text("Tray", "%n held", counts=True),
        Text("Tray", "in a list"),
    }


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ('translate("Dice", f"die {n}")', "must be one literal"),
        ('translate("Dice", text)', "must be one literal"),
        ('translate("Dice", "a" + "b")', "must be one literal"),
        ('translate("Dice", "a {n}".format(n=n))', "must be one literal"),
        ('translate(context, "die")', "the context of translate() must be one literal"),
        ('translate("Dice", "die", note)', "the disambiguation of translate() must be one literal"),
        ('translate("Dice", key="die")', "by their order"),
        ("translate(*words)", "by their order"),
        ('translate("Dice")', "is given no text"),
        ('translate("Dice", "%n dice")', "is given no number"),
        ('window.tr("die")', "use self.tr()"),
        ('self.tr("outside of a class")', "use self.tr()"),
        ('application.translate("Dice", "die")', "use QCoreApplication.translate()"),
        ("tell = QCoreApplication.translate", "by the name tell"),
        ("say = self.tr", "by the name say"),
        ('class A:\n    def b(self):\n        self.tr(f"{n}")', "must be one literal"),
    ],
)
def test_a_text_that_lupdate_cannot_see_is_found(code, fault):
    (found,) = code_faults(code)
    assert found.startswith("x.py:")
    assert fault in found


def test_a_context_must_be_a_class_or_listed():
    texts = frozenset({Text("Trya", "one"), Text("Tray", "one"), *(Text(name, "one") for name in _named())})
    assert list(translations.faults_of_code(CodeTexts(texts, frozenset({"Tray"}), ()))) == [
        "Trya is the name of no class and not among NAMED_CONTEXTS"
    ]


def test_a_listed_context_must_be_used():
    texts = frozenset(Text(name, "one") for name in _named() if name != "Dice")
    found = list(translations.faults_of_code(CodeTexts(texts, frozenset(), ())))
    assert found == ["Dice among NAMED_CONTEXTS is not used"]


def test_a_badly_typeset_source_is_found():
    texts = frozenset({Text("Dice", "the player's dice..."), *(Text(name, "one") for name in _named())})
    first, second = translations.faults_of_code(CodeTexts(texts, frozenset(), ()))
    assert "three full stops" in first
    assert "has ' where" in second


def _named():
    return translations.NAMED_CONTEXTS


# The tool


def test_a_tool_that_fails_is_named_in_one_line():
    with pytest.raises(translations.ToolError, match=r"^lrelease failed: .*nowhere\.ts") as failure:
        translations.compile_catalogue(Path("nowhere.ts"))
    assert "\n" not in str(failure.value)


def test_a_missing_catalogue_is_named(tmp_path, monkeypatch):
    monkeypatch.setattr(translations, "ROOT", tmp_path)
    monkeypatch.setattr(translations, "CODE", tmp_path / "yacht_desktop")
    monkeypatch.setattr(translations, "catalogue_path", lambda language: tmp_path / f"{language}.ts")
    faults = translations.all_faults()
    assert faults[-3:] == [f"{name}.ts is missing; `make translations` writes it" for name in LANGUAGES]


# The pseudo language


def test_pseudo_texts_are_long_and_keep_what_is_replaced():
    source = "&Roll %n dice, {name}: a rather long text"
    words = translation_pseudo.pseudo_text(source)
    assert len(words) >= translation_pseudo.LENGTH * len(source)
    assert translation_catalogue.placeholders(words) == translation_catalogue.placeholders(source)
    assert "&R" in words
    assert "ráthér löñg" in words


def test_the_pseudo_language_is_put_in_force(tmp_path):
    parent = QObject()
    translator = translations.install_pseudo(tmp_path, parent)
    try:
        assert QCoreApplication.translate("Dice", "a four") == translation_pseudo.pseudo_text("a four")
        left = QCoreApplication.translate("Plurals", "%n rolls left.", None, 2)
        assert left == translation_pseudo.pseudo_text("%n rolls left.").replace("%n", "2")
    finally:
        QCoreApplication.removeTranslator(translator)
