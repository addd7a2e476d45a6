"""The icon of windows and task bars has the drawing made for each size."""

import pytest

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tests.gui.driver import Driver, people
from yacht_desktop.resources import resource_path
from yacht_desktop.ui.app_icon import app_icon, icon_drawing


@pytest.mark.parametrize(
    ("size", "drawing"),
    [(16, "app-icon-16"), (20, "app-icon-32"), (24, "app-icon-32"), (32, "app-icon-32"), (48, "app-icon"),
     (64, "app-icon"), (128, "app-icon")],
)  # fmt: skip
def test_every_size_shows_its_own_drawing(qapp, size: int, drawing: str) -> None:
    assert icon_drawing(size) == resource_path("icons", f"{drawing}.svg")
    direct = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    direct.fill(Qt.GlobalColor.transparent)
    with QPainter(direct) as painter:
        QSvgRenderer(str(resource_path("icons", f"{drawing}.svg"))).render(painter)
    shown = app_icon().pixmap(QSize(size, size)).toImage().convertToFormat(direct.format())
    assert shown.size() == direct.size()
    apart = [abs(a - b) for a, b in zip(bytes(shown.constBits()), bytes(direct.constBits()), strict=True)]
    assert max(apart) <= 8


def test_the_window_carries_it(qtbot, tmp_path) -> None:
    driver = Driver(qtbot, tmp_path, people(""))
    sizes = {size.width() for size in driver.window.windowIcon().availableSizes()}
    driver.close()
    assert {16, 24, 32, 48, 128} <= sizes
