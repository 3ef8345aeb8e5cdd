"""How well players do in a game, against each other; and from there anybody's page."""

from typing import Any, ClassVar

from textual.binding import Binding, BindingType

from client.lobby import standings_lines, standings_words
from client.terminal.screens.lookup import LookupScreen
from client.terminal.screens.player import PlayerScreen
from client.terminal.screens.server_questions import Place
from client.terminal.widgets.list import Listing
from client.text.lines import Line, Run, wrap
from client.text.list_item import Item
from client.text.tones import Tone
from protocol.ids import PlayerId
from protocol.scores import StandingsEvent


class StandingsScreen(LookupScreen[Any, StandingsEvent]):
    """Lists who is rated in a game; `watch` has a match watched that is on somebody's page."""

    DEFAULT_CSS = "StandingsScreen #about { height: 5; padding: 1 2 0 2; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("m", "mine", show=False),
        Binding("g", "game", show=False),
    ]

    async def ask(self, place: Place) -> StandingsEvent:
        """Ask how it stands."""
        return await self.questions.standings(place)

    def headline(self) -> str:
        """Return the game."""
        return standings_words.title(self.questions.title)

    def items(self, told: StandingsEvent, cells: int) -> list[Item]:
        """Return the players."""
        return standings_lines.standings(told, cells, self.glyphs)

    def about(self, cells: int) -> list[Line]:
        """Say what ratings are worth."""
        return wrap((Run(standings_words.HONEST, Tone.DIM),), cells, self.glyphs)

    def keys(self) -> tuple[tuple[str, str], ...]:
        """Return the keys."""
        return standings_words.KEYS

    def action_mine(self) -> None:
        """See one's own page."""
        self._see(None)

    def on_listing_chosen(self, chosen: Listing.Chosen) -> None:
        """See somebody's page."""
        self._see(PlayerId(chosen.id))

    def _see(self, player: PlayerId | None) -> None:
        self.app.push_screen(PlayerScreen(self.questions, player, self.glyphs, self.open_replay))
