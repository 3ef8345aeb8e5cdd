"""The help of the commands in other languages than English, as a person reads it in a terminal."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from client.profile.settings import settings_file

SAID = {
    "de": ("Aufruf: turnabout replay", "Argumente:", "[nötig]", "Optionen:", "Diese Hilfe zeigen."),
    "zh": ("用法：turnabout replay", "参数", "[必填]", "选项", "显示本帮助。"),
}


@pytest.mark.parametrize("language", SAID)
def test_help_has_no_english_words_of_its_own(tmp_path: Path, language: str) -> None:
    environment = {**os.environ, "TURNABOUT_HOME": str(tmp_path), "PYTHONUTF8": "1"}

    def turnabout(*words: str) -> str:
        command = [sys.executable, "-m", "client.cli", *words]
        return subprocess.run(command, capture_output=True, encoding="utf-8", env=environment, check=True).stdout

    turnabout("settings", "language", language)
    assert settings_file("default", tmp_path).exists()
    shown = turnabout("help", "replay") + turnabout("--help")
    for part in SAID[language]:
        assert part in shown
    for word in ("Usage", "Options:", "Arguments", "Show ", "Install", "required"):
        assert word not in shown
