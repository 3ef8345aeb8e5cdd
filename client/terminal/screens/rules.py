"""The rules of the game and of a match, over whatever is on the screen."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from client.terminal import words
from client.terminal.glyphs import Glyphs
from client.terminal.lines import hints
from client.terminal.page import Page
from client.terminal.sheet import Sheet
from client.terminal.too_small import TooSmall
from client.terminal.words.rules import MATCH, RULES


class RulesScreen(Screen[None]):
    """Everything there is to know, to scroll through."""

    DEFAULT_CSS = "RulesScreen { #keys { dock: bottom; height: 1; } }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,question_mark,ctrl+c,ctrl+q", "dismiss(None)", show=False)
    ]

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__()
        self._glyphs = glyphs

    def compose(self) -> ComposeResult:
        """Set the text above the keys."""
        yield Page(f"{RULES}\n{MATCH}", self._glyphs)
        yield Sheet(lambda cells, rows: [hints((words.keys.SCROLL, words.keys.BACK))], self._glyphs, id="keys")
        yield TooSmall(self._glyphs)
