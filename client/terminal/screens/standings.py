"""The ratings of a game's players, and from there the pages of players."""

from typing import Any, ClassVar

from textual.binding import Binding, BindingType

from client.lobby import standings_lines
from client.room.entry_request import HostRoom
from client.terminal.screens.lookup import LookupScreen
from client.terminal.screens.player import PlayerScreen
from client.terminal.screens.server_questions import Place
from client.terminal.widgets.list import Listing
from client.text.lines import Line, Run, wrap
from client.text.list_item import Item
from client.text.messages import lobby as lobby_text
from client.text.messages import standings as standings_text
from client.text.tones import Tone
from protocol.ids import PlayerId
from protocol.scores import StandingsEvent


class StandingsScreen(LookupScreen[Any, StandingsEvent]):
    """Lists the rated players of a game; `watch` opens the replay of a match on a player's page."""

    DEFAULT_CSS = "StandingsScreen #about { min-height: 6; padding: 1 2 0 2; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("m", "mine", show=False),
        Binding("g", "game", show=False),
        Binding("c", "correspondence", show=False),
    ]
    _correspondence = False

    async def ask(self, place: Place) -> StandingsEvent:
        """Ask for the standings."""
        return await self.questions.standings(place, correspondence=self._correspondence)

    def headline(self) -> str:
        """Return the game."""
        return standings_lines.title_of_standings(self.questions.title, correspondence=self._correspondence)

    def items(self, told: StandingsEvent, cells: int) -> list[Item]:
        """Return the players."""
        return standings_lines.standings(told, cells, self.glyphs)

    def about(self, cells: int) -> list[Line]:
        """Return which matches count, and what ratings mean."""
        told = f"{standings_text.what_counts()} {standings_text.rated_apart()} {standings_text.what_it_is_worth()}"
        return wrap((Run(told, Tone.DIM),), cells, self.glyphs)

    def keys(self) -> tuple[tuple[str, str], ...]:
        """Return the keys."""
        return (
            ("↑↓", lobby_text.key("choose")),
            ("Enter", standings_text.key("page")),
            ("m", standings_text.key("your-page")),
            ("g", standings_text.key("game")),
            ("c", standings_text.key("live" if self._correspondence else "correspondence")),
            ("Esc", lobby_text.key("back")),
        )

    def action_correspondence(self) -> None:
        """Switch between the ratings of correspondence games and of live play."""
        self._correspondence = not self._correspondence
        self.ask_anew(self.questions)

    def action_mine(self) -> None:
        """Show your own page."""
        self._show_page(None)

    def on_listing_chosen(self, chosen: Listing.Chosen) -> None:
        """Show a player's page."""
        self._show_page(PlayerId(chosen.id))

    def _show_page(self, player: PlayerId | None) -> None:
        self.app.push_screen(PlayerScreen(self.questions, player, self.glyphs, self.open_replay), self._challenged)

    def _challenged(self, errand: HostRoom | None) -> None:
        if errand is not None:
            self.dismiss(errand)
