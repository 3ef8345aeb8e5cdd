"""A small package with messages."""

import shutil
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).with_name("example_game")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the example's package, under a name of its own."""
    folder = tmp_path / "own_game"
    shutil.copytree(EXAMPLE, folder, ignore=shutil.ignore_patterns("messages", "__pycache__"))
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in [name for name in sys.modules if name.startswith("own_game")]:
        monkeypatch.delitem(sys.modules, name)
    return folder
