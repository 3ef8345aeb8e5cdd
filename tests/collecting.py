"""Shares the compiling of tests among the processes that run them, all of which collect every test."""

import os
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def begin_elsewhere(config: pytest.Config) -> None:
    """Import the modules of a process's own part of the tests first: what it compiles, the others only read.

    Where asserts are rewritten, compiling takes longer than all the rest of collecting. What cannot be imported is told
    when it is collected.
    """
    worker = getattr(config, "workerinput", None)
    if worker is None:
        return
    paths = [*_modules(config)]
    number, count = int(worker["workerid"].removeprefix("gw")), worker["workercount"]
    for path in paths[number * len(paths) // count : (number + 1) * len(paths) // count]:
        with suppress(Exception, pytest.skip.Exception):
            import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))


def _modules(config: pytest.Config) -> Iterator[Path]:
    """Yield the modules of tests among what is collected, in a fixed order."""
    here = config.invocation_params.dir
    wanted = [here / arg.partition("::")[0] for arg in config.args]
    ignored = {here / path for path in config.getoption("ignore") or ()}
    skipped = {*config.getini("norecursedirs"), "__pycache__"}
    for directory, below, names in os.walk(ROOT / "tests"):
        below[:] = sorted(name for name in below if name not in skipped and Path(directory, name) not in ignored)
        for path in sorted(Path(directory, name) for name in names if name.startswith("test_")):
            if path.suffix == ".py" and path not in ignored and any(map(path.is_relative_to, wanted)):
                yield path
