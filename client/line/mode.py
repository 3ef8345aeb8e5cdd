"""When line mode is used, and its name for servers. It loads fast: every start of the program asks."""

import sys
from collections.abc import Mapping
from importlib.metadata import version


def is_needed(environment: Mapping[str, str]) -> bool:
    """Return whether there is no terminal to draw on."""
    streams = (sys.stdin, sys.stdout)
    terminal = all(stream is not None and stream.isatty() for stream in streams)
    return not terminal or environment.get("TERM") == "dumb"


def client_name() -> str:
    """Return the name of line mode for servers."""
    return f"turnabout-plain {version('turnabout')}"
