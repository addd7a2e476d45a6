"""What is said of the library of games: why something in it is not kept or cannot be read."""

from PySide6.QtCore import QCoreApplication

from yacht_desktop.session.training_events import StoreTrouble
from yacht_desktop.storage.faults import StoreFault
from yacht_desktop.ui.wording.names import shown_name

translate = QCoreApplication.translate


def library_trouble(told: StoreTrouble) -> str:
    """Return in one sentence what is wrong with the library."""
    if told.fault is StoreFault.GAME:
        return translate("Library", "The game you played last cannot be read; a new one is on the table.")
    if told.fault is StoreFault.NEWER:
        return translate(
            "Library",
            "Your games are of a newer version of Yacht Desktop; they are left as they are, and none is added.",
        )
    if told.fault is StoreFault.DAMAGED and told.aside is not None:
        text = translate("Library", "Your saved games were damaged and are kept as {file}; new ones are saved again.")
        return text.format(file=shown_name(told.aside.name))
    if told.fault is StoreFault.DAMAGED:
        return translate("Library", "Your saved games cannot be read; new ones last until you quit.")
    return translate("Library", "Your games cannot be saved; they last until you quit.")
