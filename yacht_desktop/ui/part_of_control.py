"""What classes derive from that are mixed into controls."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    PartOfControl = QWidget
else:
    # Qt's own class comes from the control itself, whose first base such a class is.
    PartOfControl = object
