"""The Chromium that the tests choose."""

from pathlib import Path

import pytest

from tests.browser import chromium


def program(path: Path) -> str:
    """Make something that can be run."""
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return str(path)


def test_a_chromium_is_found_by_the_names_it_goes_by(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(chromium.NAMED_BY, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert chromium.find() is None
    chrome = program(tmp_path / "google-chrome")
    assert chromium.find() == chrome
    debians = program(tmp_path / "chromium")
    assert chromium.find() == debians
    monkeypatch.setenv(chromium.NAMED_BY, chrome)
    assert chromium.find() == chrome
    monkeypatch.setenv(chromium.NAMED_BY, str(tmp_path / "nothing"))
    assert chromium.find() is None
