"""What this program is, and whose work it stands on."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QRectF, QSize, Qt, qVersion
from PySide6.QtGui import QPaintEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from yacht_desktop import __version__
from yacht_desktop.resources import resource_path
from yacht_desktop.ui.controls import PlainButton
from yacht_desktop.ui.dialog_frame import DialogFrame, body_margins
from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.theme import SPACE_3, SPACE_5, FontRole, Look
from yacht_desktop.ui.words import Words

_SIZE: Final = QSize(500, 408)
_ICON: Final = 72


class Emblem(QWidget):
    """The program's icon, drawn at the size and sharpness of the screen."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Load the drawing."""
        super().__init__(parent)
        self._look = look
        self._drawing = QSvgRenderer(str(resource_path("icons", "app-icon.svg")), self)
        look.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        side = round(self._look.px(_ICON))
        self.setFixedSize(side, side)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the icon."""
        with Painter(self) as painter:
            self._drawing.render(painter, QRectF(self.rect()))


class AboutBox(DialogFrame):
    """Name, version and licences."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Build the dialog."""
        super().__init__(look, parent, _SIZE)
        self.setObjectName("aboutBox")
        self._emblem = Emblem(look, self.body)
        self._name = Words(look, FontRole.HEADING_SMALL, "ink", self.body, wraps=True)
        self._version = Words(look, FontRole.BODY, "ink2", self.body, wraps=True)
        self._lines = tuple(Words(look, FontRole.BODY, "ink", self.body, wraps=True) for _ in range(5))
        selectable = Qt.TextInteractionFlag.TextSelectableByMouse
        for words in (self._version, *self._lines):
            words.setTextInteractionFlags(selectable)
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addStretch(1)
        names.addWidget(self._name)
        names.addWidget(self._version)
        names.addStretch(1)
        self._top = QHBoxLayout()
        self._top.addWidget(self._emblem)
        self._top.addLayout(names, 1)
        self._column = QVBoxLayout(self.body)
        self._column.addLayout(self._top)
        for words in self._lines:
            self._column.addWidget(words)
        self._column.addStretch(1)
        self._close = PlainButton(look, "", self)
        self._close.setObjectName("closeButton")
        self._close.setDefault(True)
        self._close.clicked.connect(self.accept)
        self.add_button(self._close)
        self.set_up()

    @override
    def retranslate(self) -> None:
        """Say every text in the language in use."""
        self.setWindowTitle(self.tr("About Yacht Desktop"))
        self.setAccessibleName(self.tr("About Yacht Desktop"))
        self._name.setText("Yacht Desktop")
        self._version.setText(self.tr("Version {version}").format(version=__version__))
        texts = (
            self.tr("The dice game Yacht of 1938 and its family."),
            self.tr("Free software under the MIT licence."),
            self.tr(
                "Set in Source Sans 3 and Source Serif 4 by Adobe, under the SIL Open Font License 1.1."
                " Source is a trademark of Adobe."
            ),
            self.tr("Made with Qt {version}, used under the GNU LGPL 3.").format(version=qVersion()),
            self.tr("Heard through miniaudio by David Reid and Irmen de Jong, under the MIT licence."),
        )
        for words, text in zip(self._lines, texts, strict=True):
            words.setText(text)
        self._close.setText(self.tr("Close"))

    @override
    def restyle(self) -> None:
        """Take the sizes of the look."""
        self._column.setContentsMargins(*body_margins(self.look))
        self._column.setSpacing(round(self.look.px(SPACE_3)))
        self._top.setSpacing(round(self.look.px(SPACE_5)))
