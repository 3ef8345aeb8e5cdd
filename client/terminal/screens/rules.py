"""How to play: the rules in short and in full, keys and signs, and whose game it is, over whatever is on the screen."""

from collections.abc import Mapping
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import ContentSwitcher

from client.terminal import words
from client.terminal.glyphs import Glyphs
from client.terminal.lines import Line, Run, fitted
from client.terminal.page import Page
from client.terminal.sheet import Sheet
from client.terminal.tones import Tone
from client.terminal.too_small import TooSmall
from client.terminal.words import how_to_play
from client.terminal.words.how_to_play import BASIC, CREDITS, KEYS
from client.terminal.words.rules import MATCH, RULES

_PARTS: Mapping[str, tuple[str, str]] = {
    "basic": (how_to_play.BASIC_TITLE, BASIC),
    "full": (how_to_play.FULL_TITLE, f"{RULES}\n{MATCH}"),
    "signs": (how_to_play.KEYS_TITLE, KEYS),
    "credits": (how_to_play.CREDITS_TITLE, CREDITS),
}
GUIDED = "guided"
"""The answer of somebody who wants to play the guided game."""


class RulesScreen(Screen[str | None]):
    """Everything there is to know, in parts to scroll through; where it `offers_game` the guided game may follow."""

    DEFAULT_CSS = """
    RulesScreen {
        #parts { height: 2; }
        #keys { height: 1; }
        ContentSwitcher { height: 1fr; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,question_mark,ctrl+c,ctrl+q", "dismiss(None)", show=False),
        *(Binding(str(digit), f"turn('{part}')", show=False) for digit, part in enumerate(_PARTS, start=1)),
        Binding("right,tab", "next(1)", show=False, priority=True),
        Binding("left,shift+tab", "next(-1)", show=False, priority=True),
        Binding("g", "play", show=False),
    ]

    def __init__(self, glyphs: Glyphs, *, offers_game: bool = False) -> None:
        super().__init__()
        self._glyphs = glyphs
        self._offers_game = offers_game
        self._part = next(iter(_PARTS))

    def compose(self) -> ComposeResult:
        """Set the names of the parts above the one that is read, and the keys below."""
        with Vertical():
            yield Sheet(self._names, self._glyphs, id="parts")
            with ContentSwitcher(initial=self._part):
                for part, (_, text) in _PARTS.items():
                    yield Page(text, self._glyphs, id=part)
            yield Sheet(self._keys, self._glyphs, id="keys")
        yield TooSmall(self._glyphs)

    def action_turn(self, part: str) -> None:
        """Read another part."""
        self._part = part
        self.query_one(ContentSwitcher).current = part
        self.query_one(f"#{part}").focus()
        self.query_one("#parts", Sheet).renew()

    def action_next(self, side: int) -> None:
        """Read the part before or after this one."""
        parts = list(_PARTS)
        self.action_turn(parts[(parts.index(self._part) + side) % len(parts)])

    def action_play(self) -> None:
        """Have the guided game begun, where it is offered."""
        if self._offers_game:
            self.dismiss(GUIDED)

    def _names(self, cells: int, rows: int) -> list[Line]:
        runs = [Run(" ")]
        for digit, (part, (title, _)) in enumerate(_PARTS.items(), start=1):
            here = part == self._part
            runs += [Run(f" {digit} ", Tone.KEY), Run(f"[{title}]" if here else f" {title} ", _tone(here))]
        return [tuple(runs)]

    def _keys(self, cells: int, rows: int) -> list[Line]:
        game = [how_to_play.PLAY_KEY] if self._offers_game else []
        return [fitted((how_to_play.PARTS_KEY, words.keys.SCROLL, *game, words.keys.BACK), ("1-4",), cells)]


def _tone(here: bool) -> Tone:
    return Tone.STRONG if here else Tone.DIM
