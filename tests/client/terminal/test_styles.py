from itertools import combinations
from pathlib import Path

import pytest
from rich.color import Color as RichColor
from rich.segment import Segment
from textual.app import App
from textual.color import Color

from client.profile.settings import Colours
from client.terminal.styles import styles
from client.text.tones import Tone
from tests.client.terminal.desk import at_desk
from tests.client.terminal.eyes import EYES, contrast, distance, linear, seen_by

READABLE = 4.5
"""The lowest contrast of text by WCAG 2.2, level AA."""
SUITS = (Tone.CLUBS, Tone.DIAMONDS, Tone.HEARTS, Tone.SPADES, Tone.JOKER)


@pytest.mark.parametrize("theme", ["textual-dark", "textual-light", "ansi-dark", "ansi-light"])
async def test_every_tone_has_a_style_and_no_two_suits_the_same(theme: str) -> None:
    app: App[None] = App()
    async with app.run_test():
        app.theme = theme
        found = styles(app)
        assert set(found) == set(Tone)
        assert len({str(found[suit]) for suit in SUITS}) == len(SUITS)


async def test_without_colour_every_suit_looks_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app: App[None] = App()
    async with app.run_test():
        assert {str(styles(app)[suit]) for suit in SUITS} == {"none"}
        assert not [tone for tone, style in styles(app).items() if style.color or style.bgcolor]


async def test_a_light_terminal_has_darker_colours() -> None:
    app: App[None] = App()
    async with app.run_test():
        light_on_dark = styles(app)[Tone.HEARTS].color
        app.theme = "textual-light"
        dark_on_light = styles(app)[Tone.HEARTS].color
        assert light_on_dark is not None
        assert dark_on_light is not None
        assert sum(dark_on_light.get_truecolor()) < sum(light_on_dark.get_truecolor())


class Set(App[None]):
    """A program with a player's colour settings."""

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self.colours = colours


@pytest.mark.parametrize("theme", ["textual-dark", "textual-light"])
@pytest.mark.parametrize("eyes", EYES)
async def test_no_eyes_confuse_two_suits_of_the_palette_that_is_safe_for_them(theme: str, eyes: str) -> None:
    app = Set("colour-blind")
    async with app.run_test():
        app.theme = theme
        ground = linear((0x12, 0x12, 0x12) if app.current_theme.dark else (0xFF, 0xFF, 0xFF))
        colours = [styles(app)[suit].color for suit in SUITS]
        lights = [seen_by(eyes, linear(colour.get_truecolor())) for colour in colours if colour is not None]
    assert len(lights) == len(SUITS)
    assert min(distance(one, other) for one, other in combinations(lights, 2)) > 14
    assert min(contrast(light, seen_by(eyes, ground)) for light in lights) > 4.5


@pytest.mark.parametrize("theme", ["textual-dark", "textual-light", "ansi-dark", "ansi-light"])
async def test_each_choice_of_colours_tells_as_many_suits_apart_as_it_says(theme: str) -> None:
    choices: dict[Colours, int] = {"four-colour": 5, "two-colour": 3, "colour-blind": 5, "none": 1}
    for colours, looks in choices.items():
        app = Set(colours)
        async with app.run_test():
            app.theme = theme
            assert len({str(styles(app)[suit]) for suit in SUITS}) == looks


@pytest.mark.parametrize("theme", ["textual-dark", "textual-light"])
@pytest.mark.parametrize("colours", ["four-colour", "two-colour", "colour-blind"])
async def test_every_tone_of_text_is_readable_on_every_ground(theme: str, colours: Colours) -> None:
    app = Set(colours)
    async with app.run_test():
        app.theme = theme
        found = styles(app)
        named = app.current_theme.to_color_system().generate()
    grounds = {name: Color.parse(named[name]) for name in ("background", "surface", "panel")}
    faint = [
        f"{tone.name} on {name}: {measured:.2f}"
        for tone, style in found.items()
        for name, ground in grounds.items()
        if style.color is not None
        and (measured := contrast(linear(style.color.get_truecolor()), _behind(style.bgcolor, ground)))
        < (READABLE if tone is not Tone.LINE else 2)
    ]
    assert not faint


def _behind(own: RichColor | None, ground: Color) -> tuple[float, float, float]:
    """Return the light behind a text: its own background, else the widget's."""
    return linear(own.get_truecolor() if own is not None else ground.rgb)


@pytest.mark.parametrize("theme", ["textual-dark", "textual-light"])
@pytest.mark.parametrize("keys", ["", "s", "?", "j", "h", "a"], ids=repr)
async def test_every_text_of_a_screen_is_readable(theme: str, keys: str, tmp_path: Path) -> None:
    async with at_desk(tmp_path, size=(100, 40)) as desk:
        desk.app.theme = theme
        await desk.press(*keys)
        await desk.sees("Esc" if keys else "Enter")
        screen = desk.app.screen  # what is behind a dialog is faint on purpose
        region = screen.query_one("#box").region if screen.is_modal else screen.region
        strips = [
            strip.crop(region.x, region.right) for strip in screen._compositor.render_strips()[region.y : region.bottom]
        ]
    assert {text for strip in strips for segment in strip for text in _faint(segment)} == set()


def _faint(segment: Segment) -> list[str]:
    """Return a segment's text with its contrast, if that is too low. Lines and boxes aren't text."""
    text, style, _ = segment
    if style is None or not any(character.isalnum() for character in text):
        return []
    assert style.color is not None, text
    assert style.bgcolor is not None, text
    measured = contrast(linear(style.color.get_truecolor()), linear(style.bgcolor.get_truecolor()))
    return [] if measured >= READABLE else [f"{text.strip()}: {measured:.2f}"]
