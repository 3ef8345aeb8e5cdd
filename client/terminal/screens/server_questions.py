"""Questions to a server outside its rooms, for all screens: which server to ask, and its answers."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from client.games import option_text
from client.games.options import OFFERS, chosen_of
from client.games.word_catalog import title_of
from client.lobby.player_search import find_player
from client.lobby.requests import (
    look_up_daily,
    look_up_head_to_head,
    look_up_matches,
    look_up_number,
    look_up_player,
    look_up_rooms,
    look_up_scores,
    look_up_standings,
    look_up_statistics,
    where_to_ask,
)
from client.net import local_server
from client.net.address import ServerAddress
from client.net.link_state import Failure
from client.profile.identity import Profile
from client.room.entry_request import FIRST, PlayAlone, Wanted
from protocol.daily import DailyEvent
from protocol.finding import LobbyEvent
from protocol.ids import PlayerId, player_id
from protocol.scores import (
    AskMatches,
    HeadToHeadEvent,
    MatchesEvent,
    NumberEvent,
    PlayerEvent,
    ScoresEvent,
    StandingsEvent,
    StatisticsEvent,
)


@dataclass(frozen=True, slots=True)
class Place:
    """The server to ask; `own`: it is this machine's, `named`: the player gave its address."""

    server: ServerAddress
    own: bool
    named: bool = False

    @property
    def away(self) -> ServerAddress | None:
        """The server for an errand; None for this machine's own."""
        return None if self.own and not self.named else self.server

    def again(self, number: int, wanted: Wanted = FIRST) -> PlayAlone:
        """Return the errand of playing a number alone at this server."""
        return PlayAlone(number, self.away, wanted)


@dataclass(frozen=True, slots=True)
class Questions:
    """Asks about one game as a player, with a program's name; `server` None: the server that the player plays on.

    `options` are the game's options that differ from the defaults; `together`: the number of players who play together,
    if the question is about that.
    """

    profile: Profile
    home: Path
    client: str
    game: str
    title: str
    server: ServerAddress | None = None
    options: tuple[tuple[str, Any], ...] = ()
    together: int | None = None

    @property
    def chosen(self) -> str:
        """The options of the question that the game's title does not include; empty if there are none."""
        told = option_text.chosen(self.game, chosen_of(self.game, dict(self.options))).rstrip(".")
        first, _, rest = told.partition("; ")
        said = rest if first == self.title else told
        return f"{said[:1].lower()}{said[1:]}"

    @property
    def headed(self) -> str:
        """The game's title with the options of the question."""
        return f"{self.title} ({self.chosen})" if self.chosen else self.title

    @property
    def wanted(self) -> Wanted:
        """The game to play again, with its options."""
        return Wanted(self.game, self.options)

    async def place(self) -> Place:
        """Return the server to ask; start this machine's own if it is meant. Raises ClientError."""
        server = await asyncio.to_thread(where_to_ask, self.profile, self.home, self.server)
        own = await asyncio.to_thread(local_server.was_here, self.home, server)
        return Place(server, own, self.server is not None)

    async def scores(self, place: Place) -> ScoresEvent:
        """Return the player's ten best solo games. Raises ClientError."""
        return await look_up_scores(self.profile, place.server, self.game, self.client, options=dict(self.options))

    async def statistics(self, place: Place) -> StatisticsEvent:
        """Return the player's statistics. Raises ClientError."""
        return await look_up_statistics(self.profile, place.server, self.game, self.client, options=dict(self.options))

    async def number(self, place: Place, number: int, *, tree: bool = False) -> AsyncGenerator[NumberEvent, None]:
        """Yield the results on a number, and again whenever there are more. Raises ClientError."""
        told = look_up_number(
            self.profile,
            place.server,
            self.game,
            number,
            self.client,
            options=dict(self.options),
            tree=tree,
            together=self.together,
        )
        async with aclosing(told):
            async for event in told:
                yield event

    async def rooms(
        self, place: Place, game: str | None, linked: Callable[[Failure | None], None]
    ) -> AsyncGenerator[LobbyEvent, None]:
        """Yield the public rooms of a game, or of all games, and again when they change. Raises ClientError.

        If there is no connection, this waits for one: `linked` is called with the reason, and with None once there is
        one.
        """
        async with aclosing(look_up_rooms(self.profile, place.server, self.client, game, linked)) as told:
            async for event in told:
                yield event

    async def daily(self, place: Place, day: str | None = None) -> DailyEvent:
        """Return the results on the daily number, with the table of a day. Raises ClientError."""
        return await look_up_daily(self.profile, place.server, self.game, self.client, day)

    async def standings(self, place: Place, *, correspondence: bool = False) -> StandingsEvent:
        """Return the players rated in live play, or in correspondence games. Raises ClientError."""
        return await look_up_standings(
            self.profile, place.server, self.game, self.client, correspondence=correspondence
        )

    async def player(self, place: Place, player: PlayerId | None) -> PlayerEvent:
        """Return a player's page, None: your own. Raises ClientError."""
        return await look_up_player(self.profile, place.server, self.client, player)

    async def matches(self, place: Place, question: AskMatches) -> MatchesEvent:
        """Return a page of finished matches. Raises ClientError."""
        return await look_up_matches(self.profile, place.server, self.client, question)

    async def head_to_head(self, place: Place, opponent: PlayerId, player: PlayerId | None) -> HeadToHeadEvent:
        """Return the results of a player, None: you, against an opponent. Raises ClientError."""
        return await look_up_head_to_head(self.profile, place.server, self.client, opponent, player)

    async def find_player(self, place: Place, typed: str, *, of: PlayerId | None, game: str | None) -> PlayerId:
        """Return the player that a name, an id or a level means, as `find_player` does. Raises ClientError."""
        return await find_player(
            typed,
            lambda question: self.matches(place, question),
            lambda of_game, correspondence: self.of(of_game).standings(place, correspondence=correspondence),
            of=of,
            game=game,
        )

    def me(self, place: Place) -> PlayerId:
        """Return the player's id at a server. Raises BadProfile."""
        return player_id(self.profile.key(place.server))

    def of_next_game(self) -> "Questions":
        """Return the same questions about the next game; the first follows the last."""
        games = list(OFFERS)
        return self.of(games[(games.index(self.game) + 1) % len(games)])

    def of(self, game: str) -> "Questions":
        """Return the same questions about another game."""
        return replace(self, game=game, title=title_of(game), options=(), together=None)

    def at(self, server: ServerAddress) -> "Questions":
        """Return the same questions to another server."""
        return replace(self, server=server)
