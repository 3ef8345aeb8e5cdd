"""Loads the compiled twins of a game's search: the build compiles the modules that have a .pxd next to them.

A twin compiled from other sources than those installed is never used. .ci/hatch_build.py makes the twins.
"""

from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any


def source(directory: Path) -> str:
    """Return a hash of a twin's sources: the modules of a package that have a .pxd."""
    declared = sorted(directory.glob("*.pxd"))
    return sha256(b"".join(path.with_suffix(".py").read_bytes() + path.read_bytes() for path in declared)).hexdigest()


def compiled(package: str, directory: Path, module: str) -> Any | None:
    """Return a module of a compiled twin; None if there is none, or if it was compiled from other sources.

    `package` is the package of the compiled modules, like `server.bots.family_tree.compiled`.
    """
    try:
        if source(directory) != import_module(package).SOURCE:
            return None
        return import_module(f"{package}.{module}")
    except ImportError:
        return None
