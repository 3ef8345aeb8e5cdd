"""The files whose doctests run: those with any, because importing the others takes long."""

from collections.abc import Generator
from importlib import import_module
from pathlib import Path

import pytest
from _pytest.doctest import DoctestModule

EXAMPLE = ">>> "
ROOT = Path(__file__).parents[1]


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Collect of a file without an example its tests alone."""
    found = yield
    if not any(isinstance(each, DoctestModule) for each in found):
        return found
    if EXAMPLE not in file_path.read_text("utf-8"):
        return [each for each in found if not isinstance(each, DoctestModule)]
    name = ".".join(file_path.relative_to(ROOT).with_suffix("").parts)
    import_module(name)  # else what its own package imports is made twice
    return found
