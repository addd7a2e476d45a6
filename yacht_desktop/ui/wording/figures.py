"""Figures in the language in use: points and chances, with a true minus and the language's decimal sign."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

translate = QCoreApplication.translate

MINUS: Final = "\N{MINUS SIGN}"
_DIGITS: Final = 1


def points_text(points: float, *, signed: bool = False, digits: int = _DIGITS) -> str:
    """Return points with so many decimals; `signed` sets a plus before a gain. Nothing has no sign.

    >>> points_text(12.06, signed=True), points_text(-7.94), points_text(-0.04, signed=True)
    ('+12.1', '−7.9', '0.0')
    """
    size = round(float(abs(points)), digits)
    sign = "" if size == 0 else MINUS if points < 0 else "+" if signed else ""
    return sign + QLocale().toString(size, "f", digits)


def percent_text(share: float, *, signed: bool = False, digits: int = _DIGITS) -> str:
    """Return a share, 0 to 1, in percent; one that is neither nothing nor all is never shown as such.

    >>> percent_text(0.529), percent_text(-0.021, signed=True), percent_text(0.9999), percent_text(0.0)
    ('52.9%', '−2.1%', '>99.9%', '0.0%')
    """
    percent, least = 100.0 * abs(share), 10.0**-digits
    shown, bound = round(percent, digits), ""
    if not signed and shown == 0 and percent > 0:
        shown, bound = least, "<"
    elif not signed and shown == 100 and percent < 100:
        shown, bound = 100 - least, ">"
    sign = "" if shown == 0 else MINUS if share < 0 else "+" if signed else ""
    number = sign + QLocale().toString(shown, "f", digits)
    return bound + translate("Figures", "{number}%").format(number=number)
