"""The language of the command, of line mode and of the terminal: from the system, or from the settings."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.e2e import copied
from tests.e2e.terminal import Terminal
from tests.wording import message

GERMAN = {"LANGUAGE": "", "LC_ALL": "", "LANG": "de_AT.UTF-8"}
CONFIRM, LEFT, RIGHT, DOWN = "\r", "\x1b[D", "\x1b[C", "\x1b[B"


@pytest_asyncio.fixture
async def terminal() -> AsyncIterator[Terminal]:
    opened = Terminal(columns=120, lines=40)
    yield opened
    opened.close()


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        (GERMAN, "de"),
        ({"LANGUAGE": "", "LC_ALL": "pl_PL.UTF-8", "LANG": "de_DE.UTF-8"}, "pl"),
        ({"LANGUAGE": "fr:es:de", "LC_ALL": "de_DE.UTF-8"}, "es"),
        ({"LANGUAGE": "", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANGUAGE": "", "LC_ALL": "ja_JP.UTF-8"}, "en"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_system_chooses_the_language(tmp_path: Path, locale: dict[str, str], language: str) -> None:
    asked = copied.told("client.cli", "help", environment={"TURNABOUT_HOME": str(tmp_path), **locale})
    assert " ".join(asked.stdout.split()).count(message(language, "cli_help.about")) == 1


def test_a_command_chooses_the_language_for_all_others(tmp_path: Path) -> None:
    home = {"TURNABOUT_HOME": str(tmp_path), **GERMAN}
    changed = copied.told("client.cli", "settings", "language", "zh", environment=home)
    assert changed.stdout.split()[:2] == ["language", "zh"]
    assert message("zh", "settings.no-name") in copied.told("client.cli", "settings", environment=home).stdout
    played = copied.told("client.cli", "play", "--plain", "--name", "Anna", given="more\nquit\n", environment=home)
    assert message("zh", "line_start.none-unfinished") in played.stdout
    copied.told("client.cli", "settings", "language", "default", environment=home)
    refused = copied.told("client.cli", "settings", "language", "fr", environment=home)
    assert refused.returncode == 1 and refused.stderr.startswith("turnabout: „fr“")


async def test_the_settings_of_the_terminal_change_the_language_at_once(terminal: Terminal, tmp_path: Path) -> None:
    home = {"TURNABOUT_HOME": str(tmp_path), **GERMAN}
    terminal.turnabout("play", "--name", "Anna", environment=home)
    await terminal.sees(message("de", "start.choice.alone"))
    terminal.press("s")
    await terminal.sees(message("de", "settings.title"), message("de", "settings.setting.language"))
    terminal.press(DOWN + RIGHT * 4)
    await terminal.sees("< pl >", message("pl", "settings.title"), message("pl", "settings.setting.language"))
    terminal.press("\x1b")
    await terminal.sees(message("pl", "start.choice.alone"), without=message("pl", "settings.preview"))
    terminal.close()
    terminal.turnabout("play", environment=home)
    await terminal.sees(message("pl", "start.choice.alone"))
