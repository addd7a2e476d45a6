"""Brings the translation files up to date with the texts in the code, or says what is wrong with them.

    python packaging/translations.py             write resources/translations/*.ts and *.qm
    python packaging/translations.py --check     name every fault in a line and change nothing
    python packaging/translations.py --pseudo    write a made-up, long language and say where

The .ts files are written by lupdate and hold the translations; the .qm files are made of them by
lrelease and are what the game loads. English needs its plural forms only.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

import PySide6
from PySide6.QtCore import QCoreApplication, QObject, QTranslator

from translation_catalogue import Catalogue, doubled_mnemonics, faults_of_catalogue, faults_of_writing, read_catalogue
from translation_pseudo import write_pseudo_catalogue
from translation_sources import CodeTexts, python_files, texts_in_files

ROOT: Final = Path(__file__).resolve().parents[1]
CODE: Final = ROOT / "yacht_desktop"
FOLDER: Final = ROOT / "resources" / "translations"
LANGUAGES: Final = ("en", "sv", "fi")

# The contexts that are no class: each is named in calls of translate() only.
NAMED_CONTEXTS: Final = frozenset(
    {
        "Categories", "Coach", "Dice", "Entering", "Fairness", "Faults", "Figures", "Files", "Levels", "Library",
        "Options", "Players", "Preferences", "Ranking", "Result", "Review", "Roll", "Rules", "RulesText", "Scorecard",
        "Scores", "Shortcuts", "Spoken", "Statistics", "Training", "Turn", "Window",
    }
)  # fmt: skip

_MENU_BAR: Final = "bar"

_COMMON: Final = (
    "-silent",
    "-locations",
    "none",
    "-no-obsolete",
    "-sort-messages",
    "-disable-heuristic",
    "similartext",
)


class ToolError(Exception):
    """A tool of Qt did not start or failed; the message says so in one line."""


def main(arguments: Sequence[str]) -> int:
    """Do what the command line asks for and return the exit status."""
    parser = argparse.ArgumentParser(description="The translation files of Yacht Desktop.")
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument("--check", action="store_true", help="name every fault in a line and change nothing")
    choice.add_argument("--pseudo", action="store_true", help="write a made-up, long language for pictures")
    asked = parser.parse_args(arguments)
    try:
        if asked.pseudo:
            print(write_pseudo(Path(tempfile.mkdtemp(prefix="yacht-desktop-"))))
            return 0
        if not asked.check:
            update(FOLDER)
        # Written files may still lack translations.
        faults = all_faults()
    except (OSError, ToolError) as error:
        faults = [str(error)]
    for fault in faults:
        print(f"translations: {fault}", file=sys.stderr)
    return 1 if faults else 0


def catalogue_path(language: str, folder: Path = FOLDER) -> Path:
    """Return where the catalogue of a language is."""
    return folder / f"yacht_desktop_{language}.ts"


def update(folder: Path) -> None:
    """Bring the catalogues in a folder up to date with the code and compile them.

    Raises:
        ToolError: a tool of Qt failed.
    """
    code = [path.relative_to(ROOT).as_posix() for path in python_files(CODE)]
    paths = {language: str(catalogue_path(language, folder)) for language in LANGUAGES}
    _run("lupdate", *_COMMON, "-pluralonly", *code, "-ts", paths.pop("en"))
    _run("lupdate", *_COMMON, *code, "-ts", *paths.values())
    for language in LANGUAGES:
        compile_catalogue(catalogue_path(language, folder))


def compile_catalogue(path: Path) -> Path:
    """Compile a catalogue into the .qm file beside it and return that.

    Raises:
        ToolError: lrelease failed.
    """
    compiled = path.with_suffix(".qm")
    # Put in its place whole: Qt maps the file into memory, and a game that is open would end with it.
    fresh = compiled.with_suffix(".qm.new")
    _run("lrelease", "-silent", str(path), "-qm", str(fresh))
    fresh.replace(compiled)
    return compiled


def _run(tool: str, *arguments: str) -> None:
    """Run a tool that the wheel of PySide6 brings.

    Raises:
        ToolError: it did not start, or it found fault.
    """
    program = Path(PySide6.__file__).parent / (f"{tool}.exe" if sys.platform == "win32" else tool)
    answer = subprocess.run(
        [program, *arguments], cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False
    )
    said = " ".join((answer.stdout + answer.stderr).split())
    # lupdate warns of a call it cannot read and goes on without its text.
    if answer.returncode or said:
        message = f"{tool} failed: {said or f'exit status {answer.returncode}'}"
        raise ToolError(message)


def all_faults() -> list[str]:
    """Return everything wrong with the texts of the code, the catalogues and the compiled files.

    Raises:
        ToolError: a tool of Qt failed.
    """
    code = texts_in_files(python_files(CODE), ROOT)
    faults = list(faults_of_code(code))
    missing = [path for language in LANGUAGES if not (path := catalogue_path(language)).exists()]
    if missing:
        return faults + [f"{_name(path)} is missing; `make translations` writes it" for path in missing]
    catalogues = [read_catalogue(catalogue_path(language)) for language in LANGUAGES]
    for catalogue in catalogues:
        faults += faults_of_catalogue(catalogue)
    faults += stale_files()
    faults += differences(code, catalogues)
    faults += faults_of_menus()
    return faults


def faults_of_code(code: CodeTexts) -> Iterator[str]:
    """Yield what is wrong with the texts in the code themselves."""
    yield from code.faults
    for text in sorted(code.texts, key=lambda text: (text.context, text.source)):
        for fault in faults_of_writing(text.source, "en"):
            yield f"{text.context}: {fault}"
    used = {text.context for text in code.texts}
    for context in sorted(used - code.classes - NAMED_CONTEXTS):
        yield f"{context} is the name of no class and not among NAMED_CONTEXTS"
    for context in sorted(NAMED_CONTEXTS - used):
        yield f"{context} among NAMED_CONTEXTS is not used"


def stale_files() -> Iterator[str]:
    """Yield each file that `make translations` would change."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for language in LANGUAGES:
            shutil.copy(catalogue_path(language), folder)
        update(folder)
        for fresh in sorted(folder.iterdir()):
            ours = FOLDER / fresh.name
            if not ours.exists() or _content(ours) != _content(fresh):
                yield f"{_name(ours)} is out of date; `make translations` writes it"


def _content(path: Path) -> str | bytes:
    # Line ends are the system's business; a compiled file has none.
    return path.read_bytes() if path.suffix == ".qm" else path.read_text(encoding="utf-8")


def differences(code: CodeTexts, catalogues: Iterable[Catalogue]) -> Iterator[str]:
    """Yield each text that lupdate overlooked, and each that it took for one."""
    for catalogue in catalogues:
        wanted = {text for text in code.texts if text.counts or catalogue.language != "en"}
        for text in sorted(wanted ^ catalogue.texts, key=lambda text: (text.context, text.source)):
            what = "lacks" if text in wanted else "has without need"
            yield f"{catalogue.language}: the catalogue {what} {text.context} | {text.source!r} ({text.comment})"


def faults_of_menus() -> Iterator[str]:
    """Yield each letter that is the mnemonic of two entries of a menu, in any language."""
    from yacht_desktop.ui.actions import MENUS_WITHIN, Menu, action_records, menu_title

    application = QCoreApplication.instance() or QCoreApplication([])
    for language in LANGUAGES:
        translator = QTranslator()
        translator.load(str(catalogue_path(language).with_suffix(".qm")))
        application.installTranslator(translator)
        texts: dict[str, list[str]] = {}
        for record in action_records():
            texts.setdefault(record.menu.value, []).append(record.text)
        for menu in Menu:
            within = MENUS_WITHIN[menu].value if menu in MENUS_WITHIN else _MENU_BAR
            texts.setdefault(within, []).append(menu_title(menu))
        application.removeTranslator(translator)
        for name, entries in texts.items():
            for letter in doubled_mnemonics(entries):
                yield f"{language}: {letter} is the mnemonic of two entries of the menu {name}"


def write_pseudo(folder: Path) -> Path:
    """Write the pseudo language into a folder and return the .qm file.

    Raises:
        ToolError: lrelease failed.
    """
    path = catalogue_path("pseudo", folder)
    # All catalogues but the English one have every text.
    write_pseudo_catalogue(read_catalogue(catalogue_path("sv")), path)
    return compile_catalogue(path)


def install_pseudo(folder: Path, parent: QObject) -> QTranslator:
    """Put the pseudo language in force until the translator that is returned is removed.

    Raises:
        ToolError: lrelease failed.
    """
    translator = QTranslator(parent)
    translator.load(str(write_pseudo(folder)))
    QCoreApplication.installTranslator(translator)
    return translator


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
