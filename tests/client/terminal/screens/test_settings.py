"""The settings screen: its content, its immediate effects, and the settings after a restart."""

import pathlib
from collections.abc import Iterator
from datetime import datetime

import pytest

from client.profile.settings import Settings, read_settings, write_settings
from client.terminal.styles import styles
from client.text import formats
from client.text.glyphs import ASCII
from client.text.tones import Tone
from tests.client.terminal.desk import Desk, at_desk, profile_at


@pytest.fixture(autouse=True)
def as_they_were() -> Iterator[None]:
    yield
    formats.use(Settings())


def colours_of(desk: Desk) -> set[str]:
    """Return every colour that something on the screen has."""
    lines = desk.app.screen._compositor.render_strips()
    segments = [
        segment
        for line in lines
        for segment in line.apply_filter(desk.app.get_line_filters()[0], desk.app.screen.background_colors[1])
    ]
    return {str(segment.style.color) for segment in segments if segment.style is not None and segment.style.color}


async def test_a_change_is_seen_at_once_and_after_the_next_start(tmp_path: pathlib.Path) -> None:
    async with at_desk(tmp_path) as desk:
        await desk.press("s")
        await desk.sees("Settings", "▸ Name", "It is 19:05. 1,234,567 matches", "Enter change your name")
        await desk.press("down", "down", "down", "down")
        await desk.sees("▸ Times", "< 24h >", "24 hours: 19:05", "←→ change")
        await desk.press("right")
        await desk.sees("< 12h >", "It is 7:05 pm.")
        await desk.press("down", "left", "left")
        await desk.sees("< space >", "1 234 567 matches")
        await desk.press("escape")
        await desk.sees("T U R N A B O U T")
    assert read_settings(tmp_path / "settings.toml") == (Settings(times="12h", numbers="space"), None)
    formats.use(Settings())
    async with at_desk(tmp_path) as desk:
        assert formats.number(12345) == "12\N{NO-BREAK SPACE}345"
        at = datetime(2025, 11, 21, 15, 30)
        assert formats.moment(int(at.timestamp() * 1000)) == "21 Nov, 3:30 pm"
        await desk.press("s")
        await desk.sees("12h", "space", "It is 7:05 pm.")


async def test_colours_change_at_once_and_none_leaves_none(tmp_path: pathlib.Path) -> None:
    async with at_desk(tmp_path) as desk:
        await desk.press("s", "down", "down")
        await desk.sees("< four-colour >")
        four = styles(desk.app)
        await desk.press("right")
        await desk.sees("< two-colour >")
        two = styles(desk.app)
        assert two[Tone.CLUBS] == two[Tone.SPADES] != two[Tone.HEARTS] == two[Tone.DIAMONDS]
        await desk.press("right")
        await desk.sees("< colour-blind >")
        safe = styles(desk.app)
        suits = {safe[tone] for tone in (Tone.CLUBS, Tone.DIAMONDS, Tone.HEARTS, Tone.SPADES)}
        assert len(suits) == 4
        assert safe[Tone.HEARTS] != four[Tone.HEARTS]
        assert len(colours_of(desk)) > 3
        await desk.press("right")
        await desk.sees("< none >")
        assert colours_of(desk) == set()
        await desk.press("right")
        await desk.sees("< four-colour >")
        assert styles(desk.app) == four
        assert len(colours_of(desk)) > 3


async def test_no_color_and_ascii_win_and_it_is_said(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with at_desk(tmp_path, glyphs=ASCII) as desk:
        await desk.press("s", "down", "down", "right")
        screen = await desk.sees("< two-colour >", "NO_COLOR is set", "Only ASCII characters are shown")
        assert screen.isascii()
        assert colours_of(desk) == set()


def level(desk: Desk) -> str:
    """Return how much may move."""
    return desk.app.animation_level


async def test_without_animation_nothing_moves_or_blinks(tmp_path: pathlib.Path) -> None:
    write_settings(tmp_path / "settings.toml", Settings(animation="off"))
    async with at_desk(tmp_path) as desk:
        assert level(desk) == "none"
        await desk.press("n")
        await desk.sees("What is your name?")
        assert not desk.app.screen.query_one("Input").cursor_blink  # type: ignore[attr-defined]
        await desk.press("escape")
        await desk.sees("s Settings")
        await desk.press("s", "down", "down", "down", "enter")
        await desk.sees("< on >")
        assert level(desk) == "full"


async def test_the_name_is_changed_there_too(tmp_path: pathlib.Path) -> None:
    async with at_desk(tmp_path, name=None) as desk:
        await desk.press("s")
        await desk.sees("(none yet)")
        await desk.press("right", "enter")
        await desk.sees("What is your name?")
        await desk.type("Zoë")
        await desk.press("enter")
        await desk.sees("Name          Zoë")
        await desk.press("enter", "escape")
        await desk.press("escape")
        await desk.sees("You are Zoë.")
    assert profile_at(tmp_path, None).last().name == "Zoë"


async def test_a_wrong_file_is_said_until_it_is_mended_by_a_change(tmp_path: pathlib.Path) -> None:
    (tmp_path / "settings.toml").write_text('times = "noon"\n')
    async with at_desk(tmp_path) as desk:
        await desk.sees("“noon” is not a value of times: choose 24h or 12h.")
        await desk.press("s")
        await desk.sees("▸ Name", "is not a value of times")
        await desk.press("down", "right")
        await desk.gone("noon")
    assert (tmp_path / "settings.toml.wrong").read_text() == 'times = "noon"\n'


async def test_settings_that_cannot_be_kept_hold_for_now_and_it_is_said(tmp_path: pathlib.Path) -> None:
    (tmp_path / "settings.toml").write_text("spoilt")
    (tmp_path / "settings.toml.wrong" / "full").mkdir(parents=True)
    async with at_desk(tmp_path) as desk:
        await desk.press("s", *["down"] * 5, "right", "right")
        await desk.sees("< dot >", "1.234.567", "can’t be written: Is a directory.")
