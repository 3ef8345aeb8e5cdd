"""A player's page: the results in each game, and the newest matches, each of which can be watched again."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from client.lobby import match_lines, standings_lines
from client.lobby.match_search import MatchSearch
from client.net.command_ids import new_id
from client.room.challenges import challenge_like
from client.room.entry_request import HostRoom
from client.terminal.screens.lookup import Watch
from client.terminal.screens.matches import MatchListScreen, match_keys
from client.terminal.screens.server_questions import Place, Questions
from client.text.glyphs import Glyphs
from client.text.list_item import Item
from client.text.messages import challenges as challenge_text
from client.text.messages import standings as standings_text
from protocol.ids import PlayerId, level_of
from protocol.scores import AskMatches, PlayerEvent


class PlayerScreen(MatchListScreen[PlayerEvent]):
    """Shows the results of a player, None: yourself; `watch` opens the replay of a match.

    The answer is the errand that challenges the player, or None.
    """

    DEFAULT_CSS = "PlayerScreen #title { height: 4; }"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("c", "challenge", show=False)]

    def __init__(self, questions: Questions, player: PlayerId | None, glyphs: Glyphs, watch: Watch | None) -> None:
        super().__init__(questions, glyphs, watch)
        self._player = player
        self._challenge: HostRoom | None = None

    async def ask(self, place: Place) -> PlayerEvent:
        """Ask for the page, and whether the player can be challenged."""
        told = await self.questions.player(place, self._player)
        if told.player != self.questions.me(place) and level_of(told.player) is None:
            met = await self.questions.matches(place, AskMatches(id=new_id(), opponent=told.player))
            self._challenge = challenge_like(met.matches, told.player, place.away)
        return told

    def headline(self) -> str:
        """Return the name."""
        return self.told.name if self.told is not None else standings_text.your_page()

    def subtitle(self) -> str | None:
        """Return for how long the player is known."""
        if self.told is None:
            return None
        since, shown = standings_text.since(self.told.first), standings_lines.player_id(self.told.player)
        return since if shown is None else f"{since} {standings_text.player_id(shown)}"

    def items(self, told: PlayerEvent, cells: int) -> list[Item]:
        """Return the results and the newest matches."""
        return standings_lines.player(told, cells, self.glyphs)

    def keys(self) -> tuple[tuple[str, str], ...]:
        """Return the keys."""
        any_match = self.told is not None and bool(self.told.matches)
        keys = match_keys(any_match=any_match, versus=self.pair is not None, older=False)
        challenge = (("c", challenge_text.key("challenge")),) if self._challenge is not None else ()
        return (*keys[:-1], *challenge, keys[-1])

    def action_challenge(self) -> None:
        """Challenge the player: the answer is the errand."""
        if self._challenge is not None:
            self.dismiss(self._challenge)

    @property
    def pair(self) -> tuple[None, PlayerId] | None:
        """You and the player of the page; on your own page, you and your opponent in the marked match."""
        if self.told is None or self.place is None:
            return None
        if self.told.player != self.questions.me(self.place):
            return None, self.told.player
        pair = match_lines.pair_of(self.marked) if self.marked is not None else None
        return None if pair is None else (None, pair[1])

    def more(self) -> None:
        """List all matches."""
        self.action_search()

    def action_search(self) -> None:
        """List all matches, to be searched."""
        self.list_matches(self._player, MatchSearch())
