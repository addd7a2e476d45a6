"""Start of the game: `yacht-desktop` and `python -m yacht_desktop`."""

import gc
import os
import sys
from collections.abc import Sequence

from yacht_desktop.startup import file_in, find_fonts, obstacle, reply_to, write_utf8


def main(argv: Sequence[str] | None = None) -> int:
    """Answer the command line, or open the game and return when it is closed.

    Args:
        argv: The arguments after the program's name; those of the process if None.

    Returns:
        The exit status: 0, also where a window that is open already has been told; 1 if there can be
        none, or the open one does not answer; 2 for a wrong command line.
    """
    # A windowed program on Windows has no streams: sys.stdout is None there, and print says nothing.
    arguments = sys.argv[1:] if argv is None else argv
    reply = reply_to(arguments)
    if reply is not None:
        print(reply.text, file=sys.stderr if reply.status else sys.stdout)
        return reply.status
    write_utf8(os.environ)
    find_fonts(os.environ)
    if trouble := obstacle(os.environ):
        print(f"yacht-desktop: {trouble}", file=sys.stderr)
        return 1
    file = file_in(arguments)
    # Before the window's modules, which a program that only hands over its file does not need.
    from yacht_desktop.calls import call_for
    from yacht_desktop.home import home_folder
    from yacht_desktop.one_program import NoAnswer, come_in

    try:
        door = come_in(home_folder(), call_for(file))
    except NoAnswer:
        print("yacht-desktop: the game is open already, and does not answer", file=sys.stderr)
        return 1
    if door is None:
        return 0
    # Modules stay for good: to look for garbage among them costs time and finds none.
    gc.disable()
    from yacht_desktop.app import run

    gc.freeze()
    gc.enable()
    return run(file, door)


if __name__ == "__main__":
    sys.exit(main())
