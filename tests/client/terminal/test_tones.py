import pytest
from textual.app import App

from client.terminal.tones import Tone, styles

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
