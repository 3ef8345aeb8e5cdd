"""Asks a server who is to be found there, how the daily number stands, and how well players do; and tells it."""

import asyncio
import time
from contextlib import aclosing
from pathlib import Path

from client.line import lobby
from client.line.number_requests import Paper
from client.line.words import lobby as lobby_words
from client.lobby import score_words
from client.lobby.lookup import look_up_daily, look_up_player, look_up_rooms, look_up_standings, newest
from client.lobby.requests import where_to_ask
from client.net import local_server
from client.net.address import ServerAddress
from client.net.errors import CannotAsk
from client.profile.identity import Profile
from protocol.ids import PlayerId, player_id


class Places:
    """Asks as somebody; `server` None is the one that they play on."""

    def __init__(
        self, profile: Profile, client: str, home: Path, paper: Paper, server: ServerAddress | None = None
    ) -> None:
        self._profile = profile
        self._client = client
        self._home = home
        self._paper = paper
        self._server = server

    async def rooms(self, game: str | None) -> None:
        """List the rooms that are open to all, of a game or of any. Raises ClientError."""
        server = await self._found()
        async with aclosing(look_up_rooms(self._profile, server, self._client, game)) as told:
            async for event in told:
                self._paper.tell(
                    [self._head(lobby_words.ROOMS, server), *lobby.rooms(event, server, time.time() * 1000)]
                )
                return
        raise CannotAsk(lobby_words.NOT_TOLD)

    async def daily(self, game: str, day: str | None) -> None:
        """Tell how a game's daily number stands, with the table of a day. Raises ClientError."""
        server = await self._found()
        told = await look_up_daily(self._profile, server, game, self._client, day)
        me = player_id(self._profile.key(server))
        self._paper.tell([self._head(lobby_words.DAILY, server), *lobby.daily(told, me)])

    async def standings(self, game: str) -> None:
        """List who is rated in a game. Raises ClientError."""
        server = await self._found()
        told = await look_up_standings(self._profile, server, game, self._client)
        self._paper.tell([self._head(lobby_words.STANDINGS, server), *lobby.standings(told)])

    async def player(self, player: PlayerId | None, matches: int = lobby_words.MATCHES) -> None:
        """Tell what somebody has played, None: oneself, with so many of their matches. Raises ClientError."""
        server = await self._found()
        told = await newest(lambda before: look_up_player(self._profile, server, self._client, player, before), matches)
        self._paper.tell([self._head(lobby_words.PLAYER, server), *lobby.player(told, server)])

    async def _found(self) -> ServerAddress:
        return await asyncio.to_thread(where_to_ask, self._profile, self._home, self._server)

    def _head(self, what: str, server: ServerAddress) -> str:
        return what.format(where=score_words.where(str(server), local_server.was_here(self._home, server)))
