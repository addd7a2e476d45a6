"""Pictures as people see them who lack one kind of cone, or all colour.

The matrices are those of Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of
Color Vision Deficiency", IEEE TVCG 15 (2009), table 1 at severity 1.0; they hold for linear light. Grey is
luminance by Rec. 709, as on a printer without colour.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from PySide6.QtGui import QImage

Light = NDArray[np.float64]

SIGHTS: Final[dict[str, Light]] = {
    "protanopia": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deuteranopia": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritanopia": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
    "grey": np.array([[0.2126, 0.7152, 0.0722]] * 3),
}
_REC_709: Final = np.array([0.2126, 0.7152, 0.0722])


def light_of(image: QImage) -> Light:
    """Return an image as linear red, green and blue, 0 to 1, of shape (height, width, 3)."""
    plain = image.convertToFormat(QImage.Format.Format_RGBX8888)
    width, height = plain.width(), plain.height()
    rows = np.frombuffer(plain.constBits(), np.uint8).reshape(height, plain.bytesPerLine())
    part = rows[:, : 4 * width].reshape(height, width, 4)[..., :3] / 255
    return np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)


def seen(light: Light, sight: str) -> Light:
    """Return linear light as it looks to a sight."""
    return np.clip(light @ SIGHTS[sight].T, 0, 1)


def luminance(light: Light) -> Light:
    """Return how light each pixel is, 0 to 1, of shape (height, width)."""
    return np.asarray(light @ _REC_709)


def image_of(light: Light) -> QImage:
    """Return linear light as an image."""
    part = np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
    height, width = light.shape[:2]
    pixels = np.full((height, width, 4), 255, np.uint8)
    pixels[..., :3] = np.round(255 * part)
    return QImage(pixels.tobytes(), width, height, 4 * width, QImage.Format.Format_RGBX8888).copy()
