"""A player's settings: what the file stores, its errors, and the command that shows and changes them."""

import re
import stat
from pathlib import Path

import pytest

from client.net.errors import BadSetting
from client.profile.settings import (
    VALUES,
    Settings,
    changed,
    configuration,
    read_settings,
    settings_file,
    write_settings,
)
from client.text import formats
from client.text.error_text import explain
from tests.client.cli.typed import typed

OTHER = Settings(colours="colour-blind", animation="off", times="12h", numbers="space")


def test_without_a_file_the_defaults_hold(tmp_path: Path) -> None:
    assert read_settings(tmp_path / "settings.toml") == (Settings(), None)
    assert Settings() == Settings(**{name: values[0] for name, values in VALUES.items()})  # type: ignore[arg-type]


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "new" / "settings.toml"
    write_settings(path, OTHER)
    assert read_settings(path) == (OTHER, None)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [each.name for each in path.parent.iterdir()] == ["settings.toml"]


WRONG = {
    "no TOML": ("colours = \n", "can’t be read: Invalid value", Settings()),
    "no text": ("\xff", "can’t be read: .*decode", Settings()),
    "a value that is none": (
        'colours = "pink"\ntimes = "12h"\n',
        "“pink” is not a value of colours: choose four-colour, two-colour, colour-blind or none.",
        Settings(times="12h"),
    ),
    "a number for a word": ("times = 12\n", "“12” is not a value of times", Settings()),
    "a setting that is none": (
        'sound = "on"\nnumbers = "dot"\n',
        "there is no setting “sound”",
        Settings(numbers="dot"),
    ),
}


@pytest.mark.parametrize(("text", "said", "meant"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_in_the_file_is_said_and_the_file_kept(
    tmp_path: Path, text: str, said: str, meant: Settings
) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(text, "latin-1")
    settings, wrong = read_settings(path)
    assert settings == meant
    assert wrong is not None and str(path) in explain(wrong)
    assert re.search(said, explain(wrong))
    assert path.read_text("latin-1") == text
    write_settings(path, changed(settings, "animation", "off"))
    assert read_settings(path) == (changed(meant, "animation", "off"), None)
    assert path.with_name("settings.toml.wrong").read_text("latin-1") == text


def test_a_setting_is_changed_and_set_back() -> None:
    for name, values in VALUES.items():
        for value in values:
            assert getattr(changed(OTHER, name, value), name) == value
        assert getattr(changed(OTHER, name, "default"), name) == values[0]


@pytest.mark.parametrize(("name", "value"), [("sound", "on"), ("sound", "default"), ("times", "25h"), ("times", "")])
def test_what_is_no_setting_or_no_value_is_refused(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=r"unknown_setting|bad_setting"):
        changed(Settings(), name, value)


def test_settings_that_cannot_be_kept_are_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadSetting, match=f"{tmp_path}/file"):
        write_settings(tmp_path / "file" / "settings.toml", OTHER)
    (tmp_path / "settings.toml").mkdir()
    settings, wrong = read_settings(tmp_path / "settings.toml")
    assert settings == Settings()
    assert wrong is not None and "Is a directory. The defaults are used." in explain(wrong)


def test_they_lie_in_the_configuration_directory_a_file_a_profile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TURNABOUT_HOME", "/tmp/elsewhere")  # noqa: S108 # nothing is written there
    assert settings_file("default") == Path("/tmp/elsewhere/settings.toml")  # noqa: S108
    monkeypatch.delenv("TURNABOUT_HOME")
    monkeypatch.setenv("XDG_CONFIG_HOME", "/tmp/configuration")  # noqa: S108
    assert configuration().name == "turnabout"
    assert settings_file("ben").parent == configuration()


@pytest.mark.parametrize(
    ("numbers", "written"), [("comma", "12,345"), ("dot", "12.345"), ("space", "12\N{NO-BREAK SPACE}345")]
)
def test_numbers_are_written_as_set(numbers: str, written: str) -> None:
    formats.use(changed(Settings(), "numbers", numbers))
    try:
        assert formats.number(12345) == written
    finally:
        formats.use(Settings())


def test_the_command_shows_and_changes_settings(tmp_path: Path) -> None:
    told = typed("settings", home=tmp_path)
    assert [line.split()[:2] for line in told.stdout.splitlines()] == [
        ["name", "(none"],
        ["language", "system"],
        ["colours", "four-colour"],
        ["letters", "international"],
        ["animation", "on"],
        ["times", "24h"],
        ["numbers", "language"],
        ["hints", "off"],
        ["tree", "whole"],
        ["safe", "off"],
        ["signal", "off"],
    ]
    assert typed("settings", "name", "  Zoë B ", home=tmp_path).stdout == "name       Zoë B\n"
    told = typed("settings", "times", "12h", home=tmp_path)
    assert told.stdout == "times      12h  (24h, 12h)\n"
    assert read_settings(tmp_path / "settings.toml") == (Settings(times="12h"), None)
    told = typed("settings", "times", "13h", home=tmp_path)
    assert (told.exit_code, told.stderr) == (1, "turnabout: “13h” is not a value of times: choose 24h or 12h.\n")
    (tmp_path / "settings.toml").write_text("times = 7")
    told = typed("settings", "times", home=tmp_path)
    assert "settings.toml: “7” is not a value of times" in told.stderr
    assert told.stdout.startswith("times      24h")
