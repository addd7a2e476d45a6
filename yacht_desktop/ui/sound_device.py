"""The way to the loudspeaker, through miniaudio.

The C library is called directly, by the extension module of its Python binding: the module above it
would load numpy, sockets and TLS (110 ms and 25 MB, during the first roll of the dice) and leave a
connection to the sound server behind whenever a device is closed.
"""

import sys
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Protocol

from yacht_desktop.ui.sound_mixer import RATE

Fill = Callable[[int], bytes]
"""Gives that many samples, of two bytes each; it is called from a thread of the device."""

# Without JACK, whose library complains on standard error where no server runs. miniaudio's own null device,
# which all systems have, plays to nobody and so is only for tests.
BACKENDS: Final = ("wasapi", "dsound", "winmm", "coreaudio", "sndio", "audio4", "pulseaudio", "alsa", "oss")
_PERIOD_MS: Final = 20
_PERIODS: Final = 3
_APPLICATION: Final = b"Yacht Desktop"


class NoDeviceError(Exception):
    """There is nothing to play on; the message says why."""


class Device(Protocol):
    """A loudspeaker that plays."""

    @property
    def has_stopped(self) -> bool:
        """Whether it has stopped by itself, as when it is unplugged."""

    def close(self) -> None:
        """Stop; nothing is asked of `Fill` afterwards."""


@cache
def _miniaudio() -> tuple[Any, Any]:
    """Return the interface to C and the library, with what it calls back.

    Raises:
        NoDeviceError: the library is not installed, as where there is none for this system.
    """
    try:
        module = import_module("_miniaudio")
    except ImportError as fault:
        raise NoDeviceError(str(fault)) from fault
    ffi = module.ffi
    ffi.def_extern(name="_internal_data_callback")(_on_data_wanted)
    ffi.def_extern(name="_internal_stop_callback")(_on_stopped)
    return ffi, module.lib


def _owner(device: Any) -> "MiniaudioDevice":  # noqa: ANN401 - a pointer of C
    owner = _miniaudio()[0].from_handle(device.pUserData)
    assert isinstance(owner, MiniaudioDevice)  # noqa: S101 - nothing else is handed to C
    return owner


def _on_data_wanted(device: Any, output: Any, _recorded: Any, count: int) -> None:  # noqa: ANN401 - pointers of C
    if count > 0:
        data = _owner(device).fill(count)
        _miniaudio()[0].memmove(output, data, len(data))


def _on_stopped(device: Any) -> None:  # noqa: ANN401 - a pointer of C
    _owner(device).has_stopped = True


class MiniaudioDevice:
    """The system's usual loudspeaker."""

    def __init__(self, fill: Fill, backends: Sequence[str] = BACKENDS) -> None:
        """Open it and begin to play; this takes as long as the system likes.

        Raises:
            NoDeviceError: there is none, or it cannot be opened.
        """
        self.fill = fill
        self.has_stopped = False
        self._ffi, self._lib = _miniaudio()
        self._handle = self._ffi.new_handle(self)
        self._context = self._open_context(backends)
        self._device = self._ffi.new("ma_device *")
        config = self._lib.ma_device_config_init(self._lib.ma_device_type_playback)
        config.sampleRate = RATE
        config.playback.format = self._lib.ma_format_s16
        config.playback.channels = 1
        config.periodSizeInMilliseconds = _PERIOD_MS
        config.periods = _PERIODS
        config.dataCallback = self._lib._internal_data_callback  # noqa: SLF001 - so named by the binding
        config.stopCallback = self._lib._internal_stop_callback  # noqa: SLF001 - so named by the binding
        config.pUserData = self._handle
        result = self._lib.ma_device_init(self._context, self._ffi.addressof(config), self._device)
        if result != self._lib.MA_SUCCESS:
            self._lib.ma_context_uninit(self._context)
            raise NoDeviceError(_fault("no device", result))
        self._is_open = True
        result = self._lib.ma_device_start(self._device)
        if result != self._lib.MA_SUCCESS:
            self.close()
            raise NoDeviceError(_fault("the device does not start", result))

    def close(self) -> None:
        """Stop, and let go of device and sound server."""
        if self._is_open:
            self._is_open = False
            self._lib.ma_device_uninit(self._device)
            self._lib.ma_context_uninit(self._context)

    def _open_context(self, backends: Sequence[str]) -> Any:  # noqa: ANN401 - a pointer of C
        numbers = [getattr(self._lib, f"ma_backend_{name}") for name in backends if _may_be_there(name)]
        config = self._lib.ma_context_config_init()
        name = self._ffi.new("char[]", _APPLICATION)
        config.pulse.pApplicationName = name
        context = self._ffi.new("ma_context *")
        wanted = self._ffi.new("ma_backend[]", numbers)
        result = self._lib.ma_context_init(wanted, len(numbers), self._ffi.addressof(config), context)
        if result != self._lib.MA_SUCCESS:
            raise NoDeviceError(_fault("no sound system", result))
        return context


def _may_be_there(backend: str) -> bool:
    """Without a sound card ALSA would say so on standard error, at length."""
    return backend != "alsa" or not sys.platform.startswith("linux") or Path("/dev/snd").is_dir()


def _fault(sentence: str, result: int) -> str:
    return f"{sentence} (miniaudio {result})"


def open_device(fill: Fill) -> Device:
    """Open the system's usual loudspeaker.

    Raises:
        NoDeviceError: there is none, or it cannot be opened.
    """
    return MiniaudioDevice(fill)
