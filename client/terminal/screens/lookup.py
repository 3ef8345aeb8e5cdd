"""A screen that asks a server: it lists the answer, says what went wrong, and asks again."""

from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from typing import ClassVar, Generic, TypeVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widget import Widget

from client.lobby.lookup import look_up_record
from client.net.errors import CannotWatch, ClientError
from client.replay.sources import Found
from client.terminal.screens.server_questions import Place, Questions
from client.terminal.widgets.list import Listing
from client.terminal.widgets.sheet import Sheet
from client.terminal.widgets.too_small import TooSmall
from client.text.error_text import explain
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, fitted, spread, width, wrap
from client.text.list_item import Item
from client.text.messages import lobby as lobby_text
from client.text.messages import waiting as waiting_text
from client.text.tones import Tone
from protocol.ids import MatchId

Answer = TypeVar("Answer")
Told = TypeVar("Told")

Watch = Callable[[tuple[Found, ...]], None]
"""Opens the replay of a record."""


class LookupScreen(Screen[Answer | None], Generic[Answer, Told]):
    """Lists a server's answer, between a title and the keys; `watch` opens the replay of a match in the list.

    A subclass overrides `ask`, or `answers` if the server answers again and again, `headline`, `items` and `keys`, and
    perhaps `subtitle`, `about` and `body`. `told` is the last answer, `wrong` says why there is none, and `place` is
    the server, once it is known.
    """

    DEFAULT_CSS = """
    LookupScreen {
        #title { height: 3; padding: 1 2; }
        Listing { margin: 0 2; }
        #about { height: auto; min-height: 3; margin: 0 2; padding: 0 2; }
        #keys { height: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "ask", show=False),
        Binding("escape,q,ctrl+c,ctrl+q", "dismiss(None)", show=False),
    ]

    def __init__(self, questions: Questions, glyphs: Glyphs, watch: Watch | None = None) -> None:
        super().__init__()
        self.questions = questions
        self.glyphs = glyphs
        self.open_replay = watch
        self.place: Place | None = None
        self.told: Told | None = None
        self.wrong: str | None = None
        self._note: Run | None = None

    def compose(self) -> ComposeResult:
        """Put the list between its title and its keys."""
        yield Sheet(self.top, self.glyphs, id="title")
        yield self.body()
        yield Sheet(self._about, self.glyphs, id="about")
        yield Sheet(lambda cells, rows: [fitted(self.keys(), ("↑↓",), cells)], self.glyphs, id="keys")
        yield TooSmall(self.glyphs)

    # What a subclass overrides

    async def ask(self, place: Place) -> Told:
        """Return the server's answer. Raises ClientError."""
        raise NotImplementedError

    async def answers(self, place: Place) -> AsyncGenerator[Told, None]:
        """Yield the server's answers. Raises ClientError."""
        yield await self.ask(place)

    def body(self) -> Widget:
        """Return the widget between the title and the lines below: the list, unless a subclass shows something else."""
        return Listing(self.lines, self.glyphs)

    def headline(self) -> str:
        """Return the title."""
        raise NotImplementedError

    def subtitle(self) -> str | None:
        """Return the line below the title, if there is one."""
        return None

    def items(self, told: Told, cells: int) -> list[Item]:
        """Return the lines of the list."""
        raise NotImplementedError

    def about(self, cells: int) -> list[Line]:
        """Return the lines below the list."""
        return []

    def keys(self) -> tuple[tuple[str, str], ...]:
        """Return the keys."""
        raise NotImplementedError

    # Asking

    def on_mount(self) -> None:
        """Ask the server."""
        self.action_ask()

    def action_ask(self) -> None:
        """Ask, or ask again."""
        self.look_up(self.answers)

    def look_up(self, answers: Callable[[Place], AsyncGenerator[Told, None]]) -> None:
        """Replace the current request; the last answer stays until a new one arrives."""
        self.run_worker(self._look_up(answers), group="look-up", exclusive=True)

    async def _look_up(self, answers: Callable[[Place], AsyncGenerator[Told, None]]) -> None:
        try:
            self.place = await self.questions.place()
            self.renew()
            async with aclosing(answers(self.place)) as told:
                async for self.told in told:
                    self.wrong = None
                    self.renew()
        except ClientError as error:
            self.wrong = explain(error)
            self.renew()

    def ask_anew(self, questions: Questions) -> None:
        """Ask other questions, and forget the last answer."""
        self.questions = questions
        self.told = self.wrong = self._note = None
        self.renew()
        self.action_ask()

    def renew(self) -> None:
        """Redraw all parts of the screen."""
        for part in self.children:
            if isinstance(part, Sheet | Listing):
                part.renew()

    def action_game(self) -> None:
        """Ask the same about the next game."""
        self.ask_anew(self.questions.of_next_game())

    # Actions on a match in the list

    def watch_match(self, match: MatchId) -> None:
        """Replay a match, once its record has been loaded."""
        self.run_worker(self._fetch(match), group="fetch", exclusive=True)

    async def _fetch(self, match: MatchId) -> None:
        if self.place is None or self.open_replay is None:
            return
        try:
            found, self._note = await look_up_record(self.place.server, match), None
        except CannotWatch as error:
            self._note = Run(explain(error), Tone.BAD)
        else:
            if self.is_current:
                self.open_replay((found,))
        self.renew()

    def copy_link(self, match: MatchId) -> None:
        """Put the link to a match's record on the clipboard."""
        if self.place is not None:
            link = self.place.server.record_link(match)
            self.app.copy_to_clipboard(link)
            self._note = Run(waiting_text.copied(link), Tone.GOOD)
            self.renew()

    # Drawing

    def top(self, cells: int, rows: int) -> list[Line]:
        """Return the lines above the list: the title with the server, and what is below it."""
        head, below = heading(self.headline(), self.place, cells, self.glyphs), self.subtitle()
        return [head] if below is None else [head, (Run(below, Tone.DIM),)]

    def lines(self, cells: int) -> list[Item]:
        """Return the lines of the list, or why there are none."""
        if self.wrong is not None:
            return failed(self.wrong, cells, self.glyphs)
        if self.told is None:
            return [Item((Run(lobby_text.asking(), Tone.DIM),))]
        return self.items(self.told, cells)

    def _about(self, cells: int, rows: int) -> list[Line]:
        return self.about(cells) if self._note is None else wrap((self._note,), cells, self.glyphs)


def heading(what: str, place: Place | None, cells: int, glyphs: Glyphs) -> Line:
    """Return a title and the server, once it is known; the server in short form if the line is too long."""
    title = (Run(what, Tone.STRONG),)
    if place is None:
        return spread(title, (), cells, glyphs)
    server = str(place.server)
    wheres = lobby_text.where(own=place.own, server=server), lobby_text.where_in_short(own=place.own, server=server)
    full, short = ((Run(where, Tone.DIM),) for where in wheres)
    return spread(title, full if width((*title, *full)) + 2 <= cells else short, cells, glyphs)


def failed(wrong: str, cells: int, glyphs: Glyphs) -> list[Item]:
    """Return the items that replace a list after an error."""
    return [Item(line) for line in wrap((Run(wrong, Tone.BAD),), cells, glyphs)]
