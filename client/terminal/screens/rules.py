"""The help on games: rules in short and in full, keys and signs, credits."""

from collections.abc import Mapping
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import ContentSwitcher

from client.games import how_to_play
from client.games.guide import guided_game
from client.games.how_to_play import PARTS
from client.games.word_catalog import GAMES, title_of, words_of
from client.terminal.widgets.sheet import Sheet
from client.terminal.widgets.text_page import Page
from client.terminal.widgets.too_small import TooSmall
from client.text import key_labels
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, fitted
from client.text.messages import how_to_play as how_to_play_text
from client.text.tones import Tone

GUIDED = "guided"
"""The result of the screen if the player wants to play the guided game."""


class RulesScreen(Screen[str | None]):
    """The help on a game, in parts that scroll. If `game` is None, it is chosen here, and `first` is shown first.

    `offers_game`: the guided game can be started from here. Textual's TabbedContent underlines its tabs with signs
    beyond ASCII, and tells the open one by colour.
    """

    DEFAULT_CSS = """
    RulesScreen {
        #parts { height: 2; }
        #keys { height: 1; }
        ContentSwitcher { height: 1fr; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,question_mark,ctrl+c,ctrl+q", "dismiss(None)", show=False),
        *(Binding(str(digit), f"turn('{part}')", show=False) for digit, part in enumerate(PARTS, start=1)),
        Binding("n", "game(1)", show=False),
        Binding("right,tab", "next(1)", show=False, priority=True),
        Binding("left,shift+tab", "next(-1)", show=False, priority=True),
        Binding("g", "play", show=False),
    ]

    def __init__(
        self, glyphs: Glyphs, *, offers_game: bool = False, game: str | None = None, first: str | None = None
    ) -> None:
        super().__init__()
        self._glyphs = glyphs
        self._offers_game = offers_game
        self._chooses = game is None
        self._game = game or first or next(iter(GAMES))
        self._part = PARTS[0]

    def compose(self) -> ComposeResult:
        """Show the titles of the parts, the chosen part, and the keys."""
        with Vertical():
            yield Sheet(self._names, self._glyphs, id="parts")
            with ContentSwitcher(initial=self._part):
                for part, text in self._parts.items():
                    yield Page(text, self._glyphs, words_of(self._game).draw, id=part)
            yield Sheet(self._keys, self._glyphs, id="keys")
        yield TooSmall(self._glyphs)

    @property
    def _parts(self) -> Mapping[str, str]:
        return words_of(self._game).rules()

    async def action_game(self, step: int) -> None:
        """Show another game, unless the screen was opened for one game."""
        games = list(GAMES)
        if self._chooses and len(games) > 1:
            self._game = games[(games.index(self._game) + step) % len(games)]
            for part, text in self._parts.items():
                self.query_one(f"#{part}", Page).read(text, words_of(self._game).draw)
            self.query_one("#parts", Sheet).renew()
            self.query_one("#keys", Sheet).renew()

    def action_turn(self, part: str) -> None:
        """Show another part."""
        self._part = part
        self.query_one(ContentSwitcher).current = part
        self.query_one(f"#{part}").focus()
        self.query_one("#parts", Sheet).renew()

    def action_next(self, side: int) -> None:
        """Show the part before or after this one."""
        parts = list(PARTS)
        self.action_turn(parts[(parts.index(self._part) + side) % len(parts)])

    def action_play(self) -> None:
        """Start the guided game, if it is offered."""
        if self._may_play:
            self.dismiss(GUIDED)

    @property
    def _may_play(self) -> bool:
        return self._offers_game and self._game == guided_game()[0]

    def _names(self, cells: int, rows: int) -> list[Line]:
        runs = [Run(" ")]
        for digit, part in enumerate(PARTS, start=1):
            here, title = part == self._part, how_to_play.title_of(part)
            runs += [Run(f" {digit} ", Tone.KEY), Run(f"[{title}]" if here else f" {title} ", _tone(here))]
        if self._chooses:
            runs.append(Run(f"  · {title_of(self._game)}", Tone.TITLE))
        return [tuple(runs)]

    def _keys(self, cells: int, rows: int) -> list[Line]:
        game = [("g", how_to_play_text.key("guided"))] if self._may_play else []
        if self._chooses and len(GAMES) > 1:
            game.insert(0, ("n", how_to_play_text.key("game")))
        parts = ("1-4", how_to_play_text.key("parts"))
        return [fitted((parts, key_labels.scroll(), *game, key_labels.back()), ("1-4",), cells)]


def _tone(here: bool) -> Tone:
    return Tone.STRONG if here else Tone.DIM
