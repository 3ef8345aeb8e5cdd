"""The results of two players against each other, and from there their matches."""

from collections.abc import Callable
from typing import Any

from client.lobby import match_lines
from client.lobby.match_search import MatchSearch
from client.lobby.tally import summed, tally
from client.terminal.screens.lookup import LookupScreen
from client.terminal.screens.server_questions import Place, Questions
from client.terminal.widgets.list import Listing
from client.text.glyphs import Glyphs
from client.text.list_item import Item
from client.text.messages import lobby as lobby_text
from client.text.messages import matches as matches_text
from protocol.ids import PlayerId
from protocol.scores import HeadToHeadEvent


class HeadToHeadScreen(LookupScreen[Any, HeadToHeadEvent]):
    """Shows the results of a player, None: yourself, against an opponent; `show` opens a list of their matches."""

    DEFAULT_CSS = "HeadToHeadScreen { #title { height: 4; } #about { display: none; } }"

    def __init__(
        self,
        questions: Questions,
        player: PlayerId | None,
        opponent: PlayerId,
        glyphs: Glyphs,
        show: Callable[[PlayerId, MatchSearch], None],
    ) -> None:
        super().__init__(questions, glyphs)
        self._player = player
        self._opponent = opponent
        self._show = show

    async def ask(self, place: Place) -> HeadToHeadEvent:
        """Ask for the results."""
        return await self.questions.head_to_head(place, self._opponent, self._player)

    def headline(self) -> str:
        """Return the two names."""
        told = self.told
        return (
            matches_text.versus()
            if told is None
            else matches_text.versus_of(name=told.name, opponent=told.opponent_name)
        )

    def subtitle(self) -> str | None:
        """Return the results in all games together."""
        if self.told is None or not self.told.rows:
            return None
        return matches_text.tally_of(name=self.told.name, tally=tally(*summed(self.told.rows)))

    def items(self, told: HeadToHeadEvent, cells: int) -> list[Item]:
        """Return a line for each game and form."""
        me = self.questions.me(self.place) if self.place is not None else None
        own = me in (told.player, told.opponent)
        return match_lines.head_to_head(told, cells, self.glyphs, mine=me == told.player, own=own)

    def keys(self) -> tuple[tuple[str, str], ...]:
        """Return the keys."""
        back = ("Esc", lobby_text.key("back"))
        if self.told is None or not self.told.rows:
            return (back,)
        return (("↑↓", lobby_text.key("choose")), ("Enter", matches_text.key("matches")), back)

    def on_listing_chosen(self, chosen: Listing.Chosen) -> None:
        """List the matches of a game."""
        if self.told is not None:
            game = match_lines.game_of(chosen.id)
            self._show(self.told.player, MatchSearch(game=game, opponent=self.told.opponent))
