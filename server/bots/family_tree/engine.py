"""The twin that play-outs are made in: the compiled one where there is one of this very source, else the plain one.

Both give the same play-outs, the compiled one many times as fast; the build makes it where it can (.ci/hatch_build.py).
"""

from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from server.bots.family_tree import play_out

SOURCES = ("hands.py", "hands.pxd", "twin.py", "twin.pxd", "play_out.py", "play_out.pxd")


def source(directory: Path) -> str:
    """Return what tells the sources of the twin from all others."""
    return sha256(b"".join(directory.joinpath(name).read_bytes() for name in SOURCES)).hexdigest()


def find(package: str, directory: Path) -> type[play_out.PlayOut] | None:
    """Return the compiled twin of that package; None where there is none, or not of the sources in the directory."""
    try:
        compiled: Any = import_module(package)
        if source(directory) != compiled.SOURCE:
            return None
        return cast(type[play_out.PlayOut], import_module(f"{package}.play_out").PlayOut)
    except ImportError:
        return None


_FOUND = find("server.bots.family_tree.compiled", Path(__file__).parent)
COMPILED = _FOUND is not None
"""Whether play-outs are made by the compiled twin."""

if TYPE_CHECKING:
    from server.bots.family_tree.play_out import PlayOut as PlayOut
else:
    PlayOut = _FOUND or play_out.PlayOut
