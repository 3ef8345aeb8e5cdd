"""A player's page: the results in each game, and the newest matches, each of which can be watched again."""

from collections.abc import Callable
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from client.lobby import match_lines, match_words, standings_lines, standings_words
from client.lobby.match_search import MatchSearch
from client.net.errors import ClientError
from client.replay.sources import Found
from client.room import words as room_words
from client.terminal.screens import server_answers
from client.terminal.screens.head_to_head import HeadToHeadScreen
from client.terminal.screens.matches import MatchesScreen
from client.terminal.screens.record_download import Fetching
from client.terminal.screens.server_questions import Place, Questions
from client.terminal.widgets.list import Listing
from client.terminal.widgets.sheet import Sheet
from client.terminal.widgets.too_small import TooSmall
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, hints, wrap
from client.text.list_item import Item
from client.text.tones import Tone
from protocol.ids import MatchId, PlayerId
from protocol.scores import PastMatch, PlayerEvent


class PlayerScreen(Screen[Any]):
    """Shows what somebody has played, `player` None: oneself; `watch` has a match watched."""

    DEFAULT_CSS = """
    PlayerScreen {
        #title { height: 4; padding: 1 2; }
        Listing { margin: 0 2; }
        #said { height: 3; margin: 0 2; padding: 0 2; }
        #keys { height: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l", "copy", show=False),
        Binding("f", "search", show=False),
        Binding("v", "versus", show=False),
        Binding("r", "ask", show=False),
        Binding("escape,q,ctrl+c,ctrl+q", "dismiss(None)", show=False),
    ]

    def __init__(
        self, questions: Questions, player: PlayerId | None, glyphs: Glyphs, watch: Callable[[tuple[Found, ...]], None]
    ) -> None:
        super().__init__()
        self._questions = questions
        self._player = player
        self._glyphs = glyphs
        self._watch = watch
        self._fetching = Fetching(self, watch)
        self._place: Place | None = None
        self._told: PlayerEvent | None = None
        self._wrong: str | None = None
        self._note: str | None = None

    def compose(self) -> ComposeResult:
        """Set the page between its title and its keys."""
        yield Sheet(self._title, self._glyphs, id="title")
        yield Listing(self._items, self._glyphs)
        yield Sheet(self._said, self._glyphs, id="said")
        yield Sheet(self._keys, self._glyphs, id="keys")
        yield TooSmall(self._glyphs)

    def on_mount(self) -> None:
        """Ask the server."""
        self.action_ask()

    def action_ask(self) -> None:
        """Ask what there is."""
        self.run_worker(self._ask(), group="player", exclusive=True)

    async def _ask(self) -> None:
        try:
            self._place = await self._questions.place()
            self._told, self._wrong = await self._questions.player(self._place, self._player), None
        except ClientError as error:
            self._wrong = str(error)
        self._renew()

    def _renew(self) -> None:
        server_answers.renew(self)

    def _title(self, cells: int, rows: int) -> list[Line]:
        name = self._told.name if self._told is not None else standings_words.PLAYER
        head = server_answers.heading(name, self._place, cells, self._glyphs)
        if self._told is None:
            return [head]
        known = standings_words.known(self._told.player, self._told.first)
        return [head, (Run(known, Tone.DIM),)]

    def _items(self, cells: int) -> list[Item]:
        if self._wrong is not None:
            return server_answers.failed(self._wrong, cells, self._glyphs)
        if self._told is None:
            return [Item((Run(standings_words.LOOKING, Tone.DIM),))]
        return standings_lines.player(self._told, cells, self._glyphs)

    def _said(self, cells: int, rows: int) -> list[Line]:
        if self._fetching.said is not None:
            return wrap((Run(self._fetching.said, Tone.BAD),), cells, self._glyphs)
        return wrap((Run(self._note, Tone.GOOD),), cells, self._glyphs) if self._note is not None else []

    def _keys(self, cells: int, rows: int) -> list[Line]:
        any_match = self._told is not None and bool(self._told.matches)
        return [hints(match_words.keys(any_match=any_match, versus=self._opponent is not None, older=False))]

    @property
    def _marked(self) -> PastMatch | None:
        marked = self.query_one(Listing).marked
        matches = self._told.matches if self._told is not None else ()
        return next((match for match in matches if match.match == marked), None)

    @property
    def _opponent(self) -> PlayerId | None:
        """The player whose results against you can be shown: the page's, or on your own page the marked match's."""
        if self._told is None or self._place is None:
            return None
        if self._told.player != self._questions.me(self._place):
            return self._told.player
        pair = match_lines.pair_of(self._marked) if self._marked is not None else None
        return None if pair is None else pair[1]

    def on_listing_marked(self) -> None:
        """Show the keys for the match that is marked now."""
        self.query_one("#keys", Sheet).renew()

    def action_versus(self) -> None:
        """Show your results against the page's player, or against the opponent in the marked match."""
        if self._opponent is not None:
            self.app.push_screen(
                HeadToHeadScreen(self._questions, None, self._opponent, self._glyphs, self._list_matches)
            )

    def action_search(self) -> None:
        """List all matches, to be searched."""
        self._list_matches(self._player, MatchSearch())

    def _list_matches(self, player: PlayerId | None, search: MatchSearch) -> None:
        self.app.push_screen(MatchesScreen(self._questions, player, search, self._glyphs, self._watch))

    def action_copy(self) -> None:
        """Put the link to the marked match's record on the clipboard."""
        if self._marked is not None and self._place is not None:
            link = self._place.server.record_link(self._marked.match)
            self.app.copy_to_clipboard(link)
            self._note = room_words.copied(link)
            self._renew()

    def on_listing_chosen(self, chosen: Listing.Chosen) -> None:
        """Watch a match again, or list all matches."""
        if chosen.id == match_lines.MORE:
            self.action_search()
        elif self._place is not None:
            self._fetching.fetch(self._place.server, MatchId(chosen.id))
