"""A list of finished matches, which can be searched and replayed."""

from collections.abc import AsyncGenerator
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar, TypeVar

from textual.binding import Binding, BindingType

from client.lobby import match_lines
from client.lobby.match_search import MatchSearch, described
from client.terminal.screens.head_to_head import HeadToHeadScreen
from client.terminal.screens.lookup import LookupScreen, Watch
from client.terminal.screens.match_search_form import MatchSearchForm
from client.terminal.screens.server_questions import Place, Questions
from client.terminal.widgets.list import Listing
from client.terminal.widgets.sheet import Sheet
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, wrap
from client.text.list_item import Item
from client.text.messages import lobby as lobby_text
from client.text.messages import matches as matches_text
from client.text.tones import Tone
from protocol.ids import MatchId, PlayerId
from protocol.scores import MatchesEvent, PastMatch, PlayerEvent

L = TypeVar("L", MatchesEvent, PlayerEvent)
"""What a server tells of matches."""


def match_keys(*, any_match: bool, versus: bool, older: bool) -> tuple[tuple[str, str], ...]:
    """Return the keys of a list of matches; `versus`: results against an opponent can be shown."""
    key = matches_text.key
    watch = (("Enter", key("watch")), ("l", key("link"))) if any_match else ()
    opponent = (("v", key("versus")),) if versus else ()
    more = (("o", key("older")),) if older else ()
    return (*watch, *opponent, *more, ("f", key("search")), ("Esc", lobby_text.key("back")))


class MatchListScreen(LookupScreen[Any, L]):
    """Lists matches, which can be watched again; a last line leads to more."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f", "search", show=False),
        Binding("v", "versus", show=False),
        Binding("l", "copy", show=False),
    ]

    @property
    def marked(self) -> PastMatch | None:
        """The marked match."""
        marked = self.query_one(Listing).marked
        matches = self.told.matches if self.told is not None else ()
        return next((match for match in matches if match.match == marked), None)

    @property
    def pair(self) -> tuple[PlayerId | None, PlayerId] | None:
        """The players whose results against each other can be shown; None for the first: the reader."""
        raise NotImplementedError

    def more(self) -> None:
        """Do what the last line says."""
        raise NotImplementedError

    def list_matches(self, player: PlayerId | None, search: MatchSearch) -> None:
        """List a player's matches."""
        self.app.push_screen(MatchesScreen(self.questions, player, search, self.glyphs, self.open_replay))

    def on_listing_marked(self) -> None:
        """Show the keys for the match that is marked now."""
        self.query_one("#keys", Sheet).renew()

    def action_versus(self) -> None:
        """Show the results of two players against each other."""
        if self.pair is not None:
            self.app.push_screen(HeadToHeadScreen(self.questions, *self.pair, self.glyphs, self.list_matches))

    def action_copy(self) -> None:
        """Put the link to the marked match's record on the clipboard."""
        if self.marked is not None:
            self.copy_link(self.marked.match)

    def on_listing_chosen(self, chosen: Listing.Chosen) -> None:
        """Watch a match again, or do what the last line says."""
        if chosen.id == match_lines.MORE:
            self.more()
        else:
            self.watch_match(MatchId(chosen.id))


class MatchesScreen(MatchListScreen[MatchesEvent]):
    """Lists a player's matches that match a search; `player` None: yourself; `watch` opens a replay."""

    DEFAULT_CSS = "MatchesScreen #title { height: 4; }"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("o", "older", show=False)]

    def __init__(
        self,
        questions: Questions,
        player: PlayerId | None,
        search: MatchSearch,
        glyphs: Glyphs,
        watch: Watch | None,
    ) -> None:
        super().__init__(questions, glyphs, watch)
        self._player = player
        self._search = search
        self._opponent: PlayerId | None = None

    async def ask(self, place: Place) -> MatchesEvent:
        """Ask for the first page."""
        if self._search.opponent is not None:
            self._opponent = await self.questions.find_player(
                place, self._search.opponent, of=self._player, game=self._search.game
            )
        return await self.questions.matches(place, self._search.question(self._player, self._opponent, None))

    async def _page(self, place: Place, page: str) -> MatchesEvent:
        """Ask for another page, and return it below those before."""
        question = self._search.question(self._player, self._opponent, page)
        told = await self.questions.matches(place, question)
        return replace(told, matches=(*self.told.matches, *told.matches)) if self.told is not None else told

    async def _older(self, page: str, place: Place) -> AsyncGenerator[MatchesEvent, None]:
        yield await self._page(place, page)

    @property
    def _is_mine(self) -> bool:
        return self._player is None or (self.place is not None and self._player == self.questions.me(self.place))

    def headline(self) -> str:
        """Return whose matches are listed."""
        search = self._search
        if search.everyone and search.number is not None:
            return matches_text.title_on_number(game=match_lines.title(search.game or ""), number=search.number)
        name = self.told.name if self.told is not None else None
        return matches_text.title_of(mine=self._is_mine, name=name or self._player or "")

    def subtitle(self) -> str:
        """Return the search."""
        search = self._search
        if search.everyone and search.number is not None:
            return described(since=search.since, until=search.until)
        return match_lines.described(search, self._opponent, self.told.matches if self.told else ())

    def items(self, told: MatchesEvent, cells: int) -> list[Item]:
        """Return the matches, and a line for older ones."""
        if not told.matches:
            return [Item((Run(matches_text.none_found(), Tone.DIM),))]
        older = matches_text.older() if told.next is not None else None
        return match_lines.listed(told.matches, older, cells, self.glyphs)

    def about(self, cells: int) -> list[Line]:
        """Return a note that another player's list has only rated matches."""
        rated = matches_text.everyones_rated() if self._search.everyone else matches_text.rated_only()
        return [] if self._is_mine and not self._search.everyone else wrap((Run(rated, Tone.DIM),), cells, self.glyphs)

    def keys(self) -> tuple[tuple[str, str], ...]:
        """Return the keys."""
        any_match = self.told is not None and bool(self.told.matches) and self.wrong is None
        older = any_match and self.told is not None and self.told.next is not None
        return match_keys(any_match=any_match, versus=self.pair is not None, older=older)

    def action_older(self) -> None:
        """List older matches, too."""
        if self.told is not None and self.told.next is not None:
            self.look_up(partial(self._older, self.told.next))

    def action_search(self) -> None:
        """Ask for a search."""
        self.app.push_screen(MatchSearchForm(self._search, self.glyphs), self._searched)

    def _searched(self, search: MatchSearch | None) -> None:
        if search is not None:
            self._search, self._opponent = search, None
            self.ask_anew(self.questions)

    @property
    def pair(self) -> tuple[PlayerId, PlayerId] | None:
        """The players of the marked match, if it had two."""
        return None if self.marked is None else match_lines.pair_of(self.marked)

    def more(self) -> None:
        """List older matches, too."""
        self.action_older()
