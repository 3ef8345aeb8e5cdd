"""Asks a server for its public rooms, daily numbers, standings, players and matches, and prints the answers."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import aclosing
from pathlib import Path
from typing import NamedTuple

from client.line import lobby
from client.line.number_requests import Paper
from client.lobby.lookup import newest_matches
from client.lobby.match_search import MatchSearch
from client.lobby.player_search import find_player
from client.lobby.requests import (
    look_up_daily,
    look_up_head_to_head,
    look_up_matches,
    look_up_player,
    look_up_rooms,
    look_up_standings,
    where_to_ask,
)
from client.net import local_server
from client.net.address import ServerAddress
from client.net.command_ids import new_id
from client.net.errors import CannotAsk
from client.profile.identity import Profile
from client.room.challenges import challenge_like
from client.room.entry_request import HostRoom
from client.text.messages import challenges as challenge_text
from client.text.messages import lobby as lobby_text
from client.text.messages import matches as matches_text
from client.text.tables import text_of
from protocol.ids import PlayerId, level_of, player_id
from protocol.scores import AskMatches, MatchesEvent


class _Older(NamedTuple):
    """How to ask for the next page of a list of matches, and at which server."""

    ask: Callable[[str | None], Awaitable[MatchesEvent]]
    page: str | None
    server: ServerAddress


class Places:
    """Asks for a player; `server` None: the one the player plays on."""

    def __init__(
        self, profile: Profile, client: str, home: Path, paper: Paper, server: ServerAddress | None = None
    ) -> None:
        self._profile = profile
        self._client = client
        self._home = home
        self._paper = paper
        self._server = server
        self._older: _Older | None = None

    async def rooms(self, game: str | None) -> None:
        """List the public rooms, of a game or of all games. Raises ClientError."""
        server = await self._found()
        async with aclosing(look_up_rooms(self._profile, server, self._client, game)) as told:
            async for event in told:
                self._paper.tell([self._head("rooms", server), *lobby.rooms(event, server, time.time() * 1000)])
                return
        raise CannotAsk(lobby_text.no_answer())

    async def daily(self, game: str, day: str | None) -> None:
        """Print a game's daily number, with the table of a day. Raises ClientError."""
        server = await self._found()
        told = await look_up_daily(self._profile, server, game, self._client, day)
        self._paper.tell([self._head("daily", server), *lobby.daily(told, self._me(server))])

    async def standings(self, game: str, *, correspondence: bool = False) -> None:
        """List the rated players of a game, or of its correspondence games. Raises ClientError."""
        server = await self._found()
        told = await look_up_standings(self._profile, server, game, self._client, correspondence=correspondence)
        self._paper.tell([self._head("standings", server), *lobby.standings(told)])

    async def player(self, typed: str | None) -> None:
        """Show a player's page, None: your own; `typed` is a name, an id or a level. Raises ClientError."""
        server = await self._found()
        player = await self._find_player(server, typed)
        told = await look_up_player(self._profile, server, self._client, player)
        self._paper.tell([self._head("player", server), *lobby.player(told, server)])

    async def challenge(self, typed: str) -> HostRoom:
        """Return the errand that challenges a past opponent by the rules of the newest match. Raises ClientError."""
        server = await self._found()
        player = await self._find_player(server, typed)
        question = AskMatches(id=new_id(), opponent=player)
        met = await look_up_matches(self._profile, server, self._client, question)
        errand = (
            challenge_like(met.matches, player, server) if player is not None and level_of(player) is None else None
        )
        if errand is None:
            raise CannotAsk(challenge_text.never_met())
        return errand

    async def matches(self, typed: str | None, search: MatchSearch, many: int | None = None) -> None:
        """List the matches of a player, None: yours, that fit a search. Raises ClientError.

        `many`: the number of matches to list, without a way to list older ones; None: a page.
        """
        server = await self._found()
        player = await self._find_player(server, typed)
        opponent = await self._find_player(server, search.opponent, of=player, game=search.game)
        mine = player in (None, self._me(server))

        async def ask(page: str | None) -> MatchesEvent:
            question = search.question(player, opponent, page)
            return await look_up_matches(self._profile, server, self._client, question)

        if many is None:
            told = await ask(None)
            more = told.next is not None
        else:
            told, more = await newest_matches(ask, many)
        lines = [self._head("matches", server), *lobby.matches(told, search, opponent, server, mine=mine)]
        self._older = None
        if more and many is not None:
            lines.append(matches_text.older_option(2 * many))
        elif more:
            lines.append(matches_text.older_command())
            self._older = _Older(ask, told.next, server)
        self._paper.tell(lines)

    async def older(self) -> None:
        """List the next page of the matches that were listed last. Raises ClientError."""
        if self._older is None:
            raise CannotAsk(matches_text.no_older())
        ask, page, server = self._older
        told = await ask(page)
        self._older = _Older(ask, told.next, server) if told.next is not None else None
        self._paper.tell(
            [*lobby.older(told, server), *([matches_text.older_command()] if told.next is not None else [])]
        )

    async def versus(self, opponent: str, player: str | None = None) -> None:
        """Show the results of a player, None: yours, against an opponent. Raises ClientError."""
        server = await self._found()
        first = await self._find_player(server, player)
        other = await self._find_player(server, opponent, of=first)
        me = self._me(server)
        if other is None or other == (first or me):
            raise CannotAsk(matches_text.mistake("same-player"))
        told = await look_up_head_to_head(self._profile, server, self._client, other, first)
        own = me in (told.player, told.opponent)
        lines = lobby.head_to_head(told, mine=told.player == me, own=own)
        self._paper.tell([self._head("versus", server), *lines])

    async def _find_player(
        self, server: ServerAddress, typed: str | None, *, of: PlayerId | None = None, game: str | None = None
    ) -> PlayerId | None:
        """Return the player that a name, an id or a level means. Raises ClientError."""
        if typed is None:
            return None
        return await find_player(
            typed,
            lambda question: look_up_matches(self._profile, server, self._client, question),
            lambda of_game, correspondence: look_up_standings(
                self._profile, server, of_game, self._client, correspondence=correspondence
            ),
            of=of,
            game=game,
        )

    def _me(self, server: ServerAddress) -> PlayerId:
        return player_id(self._profile.key(server))

    async def _found(self) -> ServerAddress:
        return await asyncio.to_thread(where_to_ask, self._profile, self._home, self._server)

    def _head(self, what: str, server: ServerAddress) -> str:
        own = local_server.was_here(self._home, server)
        return text_of(lobby_text.heading, what, where=lobby_text.where(own=own, server=str(server)))
