"""Where the compiled twins of a game's search are: made of modules that have a .pxd beside them, by the build.

What is compiled of another source than the one that lies here is never used. .ci/hatch_build.py makes them.
"""

from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any


def source(directory: Path) -> str:
    """Return what tells the sources of a twin, the modules of a package that have a .pxd, from all others."""
    declared = sorted(directory.glob("*.pxd"))
    return sha256(b"".join(path.with_suffix(".py").read_bytes() + path.read_bytes() for path in declared)).hexdigest()


def compiled(package: str, directory: Path, module: str) -> Any | None:
    """Return a module of a compiled twin; None where there is none, or not of the sources in the directory.

    `package` is the twin's own, like `server.bots.family_tree.compiled`.
    """
    try:
        if source(directory) != import_module(package).SOURCE:
            return None
        return import_module(f"{package}.{module}")
    except ImportError:
        return None
