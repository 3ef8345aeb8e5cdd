"""The tones that text on the screen is spoken in, and their looks on terminals dark, light, of 16 colours and of none.

A tone never says anything alone: with NO_COLOR, or to eyes that see no colours, signs and words say the same.
"""

from collections.abc import Mapping
from enum import Enum, auto
from typing import Any

from rich.style import Style
from textual.app import App


class Tone(Enum):
    """What a piece of text is."""

    PLAIN = auto()
    DIM = auto()
    LINE = auto()
    STRONG = auto()
    TITLE = auto()
    CLUBS = auto()
    DIAMONDS = auto()
    HEARTS = auto()
    SPADES = auto()
    JOKER = auto()
    MARK = auto()
    GOOD = auto()
    BAD = auto()
    BADGE = auto()
    KEY = auto()


Styles = Mapping[Tone, Style]


def _table(**definitions: str) -> Styles:
    return {tone: Style.parse(definitions.get(tone.name.lower(), "none")) for tone in Tone}


_DARK = _table(
    dim="#8b929c",
    line="#5d6673",
    strong="bold",
    title="#8b929c",
    clubs="#7fd68c",
    diamonds="#74b8ff",
    hearts="#ff7676",
    spades="#f2f2f2",
    joker="#d8a3ff",
    mark="bold #ffc857",
    good="#7fd68c",
    bad="bold #ff9d6c",
    badge="bold #161616 on #ffc857",
    key="#ffc857",
)
_LIGHT = _table(
    dim="#666d78",
    line="#959ca6",
    strong="bold",
    title="#666d78",
    clubs="#1f7a33",
    diamonds="#1259b8",
    hearts="#c01f2e",
    spades="#101010",
    joker="#7a1fa2",
    mark="bold #8a5a00",
    good="#1f7a33",
    bad="bold #a63c00",
    badge="bold #ffffff on #8a5a00",
    key="#8a5a00",
)
_SIXTEEN = _table(
    dim="dim",
    line="dim",
    strong="bold",
    title="dim",
    clubs="green",
    diamonds="blue",
    hearts="red",
    spades="bold",
    joker="magenta",
    mark="bold yellow",
    good="green",
    bad="bold yellow",
    badge="bold reverse",
    key="yellow",
)


_NO_COLOUR = _table(
    dim="dim",
    line="dim",
    strong="bold",
    title="dim",
    mark="bold",
    bad="bold",
    badge="bold reverse",
    key="bold",
)


def styles(app: App[Any]) -> Styles:
    """Return the style of each tone under the theme that `app` shows now."""
    if app.no_color:
        return _NO_COLOUR
    if app.native_ansi_color:
        return _SIXTEEN
    return _DARK if app.current_theme.dark else _LIGHT
