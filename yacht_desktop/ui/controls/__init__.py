from yacht_desktop.ui.controls.buttons import BrassButton, IconButton, PlainButton
from yacht_desktop.ui.controls.choice_box import LEVEL_ROLE, ChoiceBox
from yacht_desktop.ui.controls.panel import Panel
from yacht_desktop.ui.controls.radio_row import RadioRow
from yacht_desktop.ui.controls.segmented import SegmentedControl
from yacht_desktop.ui.controls.slider import Slider
from yacht_desktop.ui.controls.switch import Switch
from yacht_desktop.ui.controls.text_field import ErrorLine, TextField

__all__ = [
    "LEVEL_ROLE",
    "BrassButton",
    "ChoiceBox",
    "ErrorLine",
    "IconButton",
    "Panel",
    "PlainButton",
    "RadioRow",
    "SegmentedControl",
    "Slider",
    "Switch",
    "TextField",
]
