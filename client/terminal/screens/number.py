"""The results on a game number: everybody's best, the computer's score and tree, and par."""

from collections.abc import AsyncGenerator
from contextlib import aclosing
from dataclasses import replace
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.widget import Widget

from client.games.options import played_alone
from client.games.word_catalog import words_of
from client.lobby import score_lines
from client.lobby.match_search import MatchSearch
from client.net.errors import ClientError
from client.room.entry_request import PlayAlone
from client.terminal.screens.lookup import LookupScreen, Watch, heading
from client.terminal.screens.matches import MatchesScreen
from client.terminal.screens.position import ComputersTreeScreen
from client.terminal.screens.prompt import LineScreen
from client.terminal.screens.server_questions import Place, Questions
from client.terminal.widgets.field import Field
from client.terminal.widgets.sheet import Sheet
from client.text import formats
from client.text.cells import cell_len
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, wrap
from client.text.messages import lobby as lobby_text
from client.text.messages import matches as matches_text
from client.text.messages import scores as scores_text
from client.text.tones import Tone
from protocol.deals import parse_number
from protocol.scores import NumberEvent


def _number(text: str) -> int:
    try:
        return parse_number(text)
    except ValueError:
        raise ValueError(matches_text.no_number(text.strip()[:40])) from None


class NumberScreen(LookupScreen[PlayAlone, NumberEvent]):
    """Shows the results on a number, live; the screen's result is the errand of playing the number, or None.

    `number` None: it is asked for. `playable`: the number can be played from here. `watch` opens the replay of a match
    on the number; None: its matches can't be listed from here.
    """

    DEFAULT_CSS = """
    NumberScreen {
        #page { height: 1fr; margin: 0 2; }
        #about { display: none; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "play", show=False),
        Binding("n", "another", show=False),
        Binding("t", "tree", show=False),
        Binding("m", "matches", show=False),
    ]

    def __init__(
        self,
        questions: Questions,
        number: int | None,
        glyphs: Glyphs,
        *,
        playable: bool = True,
        watch: Watch | None = None,
    ) -> None:
        super().__init__(questions, glyphs, watch)
        self._number = number
        self._playable = playable and played_alone(questions.game)

    def body(self) -> Widget:
        """Return the page."""
        return Sheet(self._page, self.glyphs, id="page")

    def action_ask(self) -> None:
        """Ask the server, once the number is known."""
        if self._number is None:
            self.action_another()
        else:
            self.told = self.wrong = None
            self.renew()
            super().action_ask()

    async def answers(self, place: Place) -> AsyncGenerator[NumberEvent, None]:
        """Yield the results on the number, and again whenever there are more."""
        if self._number is None:
            return
        try:
            async with aclosing(self.questions.number(place, self._number, tree=True)) as told:
                async for event in told:
                    yield event
        except ClientError:
            if self.told is not None:  # the server sends nothing more
                self.told = replace(self.told, working=False)
            raise

    def top(self, cells: int, rows: int) -> list[Line]:
        """Return the number, and the game with its options if there is room for them."""
        if self._number is None:
            return []
        title = self.questions.headed if self._fits(cells) else self.questions.title
        return [heading(scores_text.number_of(game=title, number=self._number), self.place, cells, self.glyphs)]

    def _fits(self, cells: int) -> bool:
        """Tell whether the options have room in the title; if not, they are above the page."""
        what = scores_text.number_of(game=self.questions.headed, number=self._number or 0)
        where = ""
        if self.place is not None:
            where = lobby_text.where(own=self.place.own, server=str(self.place.server))
        return cell_len(what) + 2 + cell_len(where) <= cells

    def _page(self, cells: int, rows: int) -> list[Line]:
        if self._number is None:
            return []
        lines: list[Line] = []
        if self.questions.chosen and not self._fits(cells):
            lines = [*wrap((Run(formats.sentence(self.questions.chosen)),), cells, self.glyphs), ()]
        if self.told is not None:
            lines += score_lines.number_page(self.told, cells, self.glyphs)
        if self.wrong is not None:
            return [*lines, (), *wrap((Run(self.wrong, Tone.BAD),), cells, self.glyphs)]
        if self.told is None:
            lines.append((Run(lobby_text.asking(), Tone.DIM),))
        return lines

    def keys(self) -> tuple[tuple[str, str], ...]:
        """Return the keys."""
        key = scores_text.key
        play = (("Enter", key("play")),) if self._playable and self.place is not None else ()
        has_tree = self.told is not None and self.told.tree is not None
        tree = (("t", words_of(self.questions.game).computers_key()),) if has_tree else ()
        matches = (("m", key("matches")),) if self.open_replay is not None else ()
        return (*play, *tree, *matches, ("n", key("another")), ("Esc", lobby_text.key("back")))

    def action_play(self) -> None:
        """Play the number alone."""
        if self._playable and self.place is not None and self._number is not None:
            self.dismiss(self.place.again(self._number, self.questions.wanted))

    def action_another(self) -> None:
        """Ask for a number."""
        field = Field(scores_text.number_label(), scores_text.number_field_hint(), _number, self.glyphs)
        self.app.push_screen(LineScreen(scores_text.number_title(), field, self.glyphs), self._typed)

    def _typed(self, number: int | None) -> None:
        if number is not None:
            self._number = number
            self.action_ask()
        elif self._number is None:
            self.dismiss(None)

    def action_matches(self) -> None:
        """List the matches of everyone on the number."""
        if self.open_replay is not None and self._number is not None:
            search = MatchSearch(game=self.questions.game, number=self._number, everyone=True)
            self.app.push_screen(MatchesScreen(self.questions, None, search, self.glyphs, self.open_replay))

    def action_tree(self) -> None:
        """Show the tree that the computer built."""
        if self.told is not None and self.told.tree is not None:
            self.app.push_screen(ComputersTreeScreen(self.told, self.questions.game, self.questions.title, self.glyphs))
