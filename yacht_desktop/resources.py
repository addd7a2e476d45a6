"""The one place that knows where fonts, icons, dice and translations are."""

from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parent


def resource_path(*parts: str) -> Path:
    """Return where a resource is, such as `resource_path("icons", "app-icon.svg")`.

    A wheel and a bundle carry the resources inside the package; a checkout, and so an editable
    installation, has them beside it.

    Returns:
        The absolute path. Whether there is anything at it is for the caller to find out.

    Raises:
        FileNotFoundError: The resources themselves are missing: the installation is damaged.
    """
    for root in (_PACKAGE / "resources", _PACKAGE.parent / "resources"):
        if root.is_dir():
            return root.joinpath(*parts)
    message = f"the resources of Yacht Desktop are missing beside {_PACKAGE}"
    raise FileNotFoundError(message)
