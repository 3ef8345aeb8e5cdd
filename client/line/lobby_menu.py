"""The commands of line mode's start menu for playing with others: rooms, daily numbers, standings, matches."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Literal

from client.games.word_catalog import GAMES
from client.line.console import Console
from client.line.lobby_requests import Places
from client.line.match_options import settle
from client.line.typed_words import shown
from client.lobby.challenges import end_challenge
from client.lobby.days import read_day
from client.lobby.match_search import read_search
from client.lobby.requests import where_to_play
from client.net.address import ServerAddress, parse_room_address
from client.profile.identity import Profile
from client.room.entry_request import Errand, PlayNext, PlayToday
from client.room.settings import Settled, wanted
from client.text.messages import challenges as challenge_text
from client.text.messages import daily as daily_text
from client.text.messages import finding as finding_text
from client.text.messages import line_start as start_text
from client.text.messages import matches as matches_text

COMMANDS = (
    "find",
    "quick",
    "challenge",
    "decline",
    "withdraw",
    "daily",
    "standings",
    "player",
    "matches",
    "older",
    "versus",
)


class LobbyMenu:
    """The commands of a player at the start menu; a server of None is the one the player plays on."""

    def __init__(
        self, profile: Profile, client: str, home: Path, console: Console, server: ServerAddress | None
    ) -> None:
        self._places = Places(profile, client, home, console, server)
        self._profile = profile
        self._home = home
        self._client = client
        self._console = console
        self._server = server

    async def do(self, command: str, rest: str, game: str) -> Errand | None:
        """Run a command for the chosen game; return its errand, or None if it only printed something.

        Raises ValueError and ClientError.
        """
        match command:
            case "find":
                await self._places.rooms(read_game(rest) if rest else None)
            case "quick":
                settled = settle(Settled(), rest, game)
                if replace(settled, clock=None, options=None, form=None) != Settled():
                    raise ValueError(finding_text.quick_match_command())
                return PlayNext(wanted(settled, game), settled.clock, await self._where())
            case "challenge":
                if not rest:
                    raise ValueError(challenge_text.name_player())
                return await self._places.challenge(rest)
            case "decline" | "withdraw":
                await self._end_challenge(command, rest)
            case "daily" if rest and "computer".startswith(rest.lower()):
                return PlayToday(game, "computer", await self._where())
            case "daily" if rest and "friend".startswith(rest.lower()):
                return PlayToday(game, "friend", await self._where())
            case "daily":
                await self._places.daily(game, _read_day(rest) if rest else None)
            case "standings":
                of_game, slow = _read_standings(rest)
                await self._places.standings(of_game or game, correspondence=slow)
            case "player":
                await self._places.player(rest or None)
            case "matches":
                player, search = read_search(rest, read_game)
                await self._places.matches(player, search)
            case "older":
                await self._places.older()
            case "versus":
                if not rest:
                    raise ValueError(matches_text.how_to_compare())
                await self._places.versus(rest)
        return None

    async def _end_challenge(self, command: Literal["decline", "withdraw"], rest: str) -> None:
        """Decline a challenge, or withdraw the player's own: `decline KZ7-4QM2 all` declines all further ones, too."""
        typed, _, more = rest.rpartition(" ")
        refuse = command == "decline" and more.lower() == "all"
        typed = typed if refuse else rest
        if not typed:
            raise ValueError(challenge_text.name_room(shown(command)))
        address = parse_room_address(typed, await self._where() or self._profile.last().server)
        await end_challenge(self._profile, address.server, address.room, self._client, refuse=refuse)
        self._console.tell([challenge_text.done("decline-all" if refuse else command)])

    async def _where(self) -> ServerAddress | None:
        return self._server or await asyncio.to_thread(where_to_play, self._profile, self._home)


def _read_day(typed: str) -> str:
    try:
        return read_day(typed)
    except ValueError:
        raise ValueError(daily_text.command()) from None


def read_game(typed: str) -> str:
    """Read the name of a game, which may be shortened. Raises ValueError.

    >>> read_game("Happy")
    'happy-graphs'
    """
    begun = [name for name in GAMES if name.startswith(typed.lower().replace(" ", "-"))]
    if len(begun) != 1:
        raise ValueError(start_text.no_game(typed=typed[:20], known=list(GAMES)))
    return begun[0]


def _read_standings(rest: str) -> tuple[str | None, bool]:
    """Return the game whose standings are asked for, if one is named, and whether of correspondence games.

    >>> _read_standings("patriarch correspondence"), _read_standings("correspondence"), _read_standings("")
    (('patriarch', True), (None, True), (None, False))

    Raises ValueError.
    """
    words = rest.split()
    slow = bool(words) and len(words[-1]) > 1 and "correspondence".startswith(words[-1].lower())
    named = " ".join(words[:-1] if slow else words)
    return read_game(named) if named else None, slow
