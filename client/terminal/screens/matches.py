"""A list of finished matches, which can be searched; each of them can be watched again."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from client.lobby import match_lines, match_words
from client.lobby.match_search import MatchSearch
from client.net.errors import ClientError
from client.replay.sources import Found
from client.room import words as room_words
from client.terminal.screens import server_answers
from client.terminal.screens.head_to_head import HeadToHeadScreen
from client.terminal.screens.match_search_form import MatchSearchForm
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
from protocol.scores import MatchesEvent, PastMatch


class MatchesScreen(Screen[Any]):
    """Lists the matches of a player, None: yourself, that fit a search; `watch` opens the replay of one."""

    DEFAULT_CSS = """
    MatchesScreen {
        #title { height: 4; padding: 1 2; }
        Listing { margin: 0 2; }
        #said { height: 3; margin: 0 2; padding: 0 2; }
        #keys { height: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f", "search", show=False),
        Binding("o", "older", show=False),
        Binding("v", "versus", show=False),
        Binding("l", "copy", show=False),
        Binding("r", "ask", show=False),
        Binding("escape,q,ctrl+c,ctrl+q", "dismiss(None)", show=False),
    ]

    def __init__(
        self,
        questions: Questions,
        player: PlayerId | None,
        search: MatchSearch,
        glyphs: Glyphs,
        watch: Callable[[tuple[Found, ...]], None],
    ) -> None:
        super().__init__()
        self._questions = questions
        self._player = player
        self._search = search
        self._glyphs = glyphs
        self._watch = watch
        self._fetching = Fetching(self, watch)
        self._place: Place | None = None
        self._opponent: PlayerId | None = None
        self._told: MatchesEvent | None = None
        self._wrong: str | None = None
        self._note: str | None = None

    def compose(self) -> ComposeResult:
        """Set the list between its title and its keys."""
        yield Sheet(self._title, self._glyphs, id="title")
        yield Listing(self._items, self._glyphs)
        yield Sheet(self._said, self._glyphs, id="said")
        yield Sheet(self._keys, self._glyphs, id="keys")
        yield TooSmall(self._glyphs)

    def on_mount(self) -> None:
        """Ask the server."""
        self.action_ask()

    def action_ask(self) -> None:
        """Ask for the first page."""
        self.run_worker(self._ask(None), group="matches", exclusive=True)

    async def _ask(self, page: str | None) -> None:
        try:
            self._place = await self._questions.place()
            if page is None and self._search.opponent is not None:
                typed = self._search.opponent
                self._opponent = await self._questions.find_player(
                    self._place, typed, of=self._player, game=self._search.game
                )
            question = self._search.question(self._player, self._opponent, page)
            told, self._wrong = await self._questions.matches(self._place, question), None
            if page is not None and self._told is not None:
                told = replace(told, matches=(*self._told.matches, *told.matches))
            self._told = told
        except ClientError as error:
            self._wrong = str(error)
        self._renew()

    def _renew(self) -> None:
        server_answers.renew(self)

    @property
    def _is_mine(self) -> bool:
        return self._player is None or (self._place is not None and self._player == self._questions.me(self._place))

    def _title(self, cells: int, rows: int) -> list[Line]:
        search = self._search
        if search.everyone and search.number is not None:
            what = match_words.on_number(match_lines.title(search.game or ""), search.number)
            described = match_words.described(since=search.since, until=search.until)
        else:
            name = self._told.name if self._told is not None else None
            what = match_words.title(name or self._player or "", mine=self._is_mine)
            described = match_lines.described(search, self._opponent, self._told.matches if self._told else ())
        head = server_answers.heading(what, self._place, cells, self._glyphs)
        return [head, (Run(described, Tone.DIM),)]

    def _items(self, cells: int) -> list[Item]:
        if self._wrong is not None:
            return server_answers.failed(self._wrong, cells, self._glyphs)
        if self._told is None:
            return [Item((Run(match_words.LOOKING, Tone.DIM),))]
        if not self._told.matches:
            return [Item((Run(match_words.NONE_FOUND, Tone.DIM),))]
        older = match_words.OLDER if self._told.next is not None else None
        return match_lines.listed(self._told.matches, older, cells, self._glyphs)

    def _said(self, cells: int, rows: int) -> list[Line]:
        if self._fetching.said is not None:
            return wrap((Run(self._fetching.said, Tone.BAD),), cells, self._glyphs)
        if self._note is not None:
            return wrap((Run(self._note, Tone.GOOD),), cells, self._glyphs)
        rated = match_words.EVERYONES_RATED if self._search.everyone else match_words.RATED_ONLY
        return [] if self._is_mine and not self._search.everyone else wrap((Run(rated, Tone.DIM),), cells, self._glyphs)

    def _keys(self, cells: int, rows: int) -> list[Line]:
        any_match = self._told is not None and bool(self._told.matches) and self._wrong is None
        older = any_match and self._told is not None and self._told.next is not None
        return [hints(match_words.keys(any_match=any_match, versus=self._pair is not None, older=older))]

    def action_older(self) -> None:
        """List older matches, too."""
        if self._told is not None and self._told.next is not None:
            self.run_worker(self._ask(self._told.next), group="matches", exclusive=True)

    def action_search(self) -> None:
        """Ask what to search for."""
        self.app.push_screen(MatchSearchForm(self._search, self._glyphs), self._searched)

    def _searched(self, search: MatchSearch | None) -> None:
        if search is not None:
            self._search, self._opponent, self._told, self._wrong, self._note = search, None, None, None, None
            self._renew()
            self.action_ask()

    @property
    def _marked(self) -> PastMatch | None:
        marked = self.query_one(Listing).marked
        matches = self._told.matches if self._told is not None else ()
        return next((match for match in matches if match.match == marked), None)

    @property
    def _pair(self) -> tuple[PlayerId, PlayerId] | None:
        return None if self._marked is None else match_lines.pair_of(self._marked)

    def on_listing_marked(self) -> None:
        """Show the keys for the match that is marked now."""
        self.query_one("#keys", Sheet).renew()

    def action_versus(self) -> None:
        """Show the results of the two players of the marked match against each other."""
        if self._pair is not None:
            first, opponent = self._pair
            self.app.push_screen(HeadToHeadScreen(self._questions, first, opponent, self._glyphs, self._list))

    def _list(self, player: PlayerId, search: MatchSearch) -> None:
        self.app.push_screen(MatchesScreen(self._questions, player, search, self._glyphs, self._watch))

    def action_copy(self) -> None:
        """Put the link to the marked match's record on the clipboard."""
        match = self._marked
        if match is not None and self._place is not None:
            link = self._place.server.record_link(match.match)
            self.app.copy_to_clipboard(link)
            self._note = room_words.copied(link)
            self._renew()

    def on_listing_chosen(self, chosen: Listing.Chosen) -> None:
        """Watch a match again, or list older ones."""
        if chosen.id == match_lines.MORE:
            self.action_older()
        elif self._place is not None:
            self._fetching.fetch(self._place.server, MatchId(chosen.id))
