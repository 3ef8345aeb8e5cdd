from itertools import combinations

import pytest
from textual.app import App

from client.profile.settings import Colours
from client.terminal.styles import styles
from client.text.tones import Tone
from tests.client.terminal.eyes import EYES, contrast, distance, linear, seen_by

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
