"""The changes of your games as lines of text, as they come; each may run a program of the user's."""

import asyncio
import os
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import aclosing
from dataclasses import dataclass, field
from pathlib import Path

from client.line.reports import Paper
from client.line.your_games import row, rows
from client.lobby import your_games
from client.lobby.known_servers import known_servers
from client.lobby.requests import follow
from client.net.address import ServerAddress
from client.net.command_ids import new_id
from client.net.link_state import Failure
from client.profile.identity import Profile
from client.text.failure_text import explain_stop
from client.text.messages import your_games as games_text
from protocol.ids import RoomCode
from protocol.player_games import GamesEvent, PlayerGame, WatchGames


async def watch_games(
    profile: Profile,
    home: Path,
    client: str,
    paper: Paper,
    wanted: ServerAddress | None,
    command: Sequence[str] = (),
) -> None:
    """List a player's games, and then each that changes, until cancelled. Raises ClientError.

    For each game that begins to wait for the player, `command` is run with the game's line as its last argument.
    """
    servers = await asyncio.to_thread(known_servers, profile, home, wanted)
    async with asyncio.TaskGroup() as tasks:
        for server in servers:
            tasks.create_task(_Watching(profile, server, client, paper, command).run())


@dataclass(slots=True)
class _Watching:
    """A player's games on a server, as they were printed."""

    profile: Profile
    server: ServerAddress
    client: str
    paper: Paper
    command: Sequence[str]
    printed: Mapping[RoomCode, PlayerGame] | None = field(default=None, init=False)
    lost: bool = field(default=False, init=False)

    async def run(self) -> None:
        question = WatchGames(id=new_id())
        async with aclosing(follow(self.profile, self.server, question, self.client, self._linked)) as told:
            async for event in told:
                if isinstance(event, GamesEvent):
                    await self._show(event.games)

    def _linked(self, failure: Failure | None) -> None:
        if failure is not None and not self.lost:
            why = explain_stop(failure, str(self.server), hosted=False)
            _warn(self.paper, games_text.lost(server=str(self.server), why=why))
        elif failure is None and self.lost:
            _warn(self.paper, games_text.back(str(self.server)))
        self.lost = failure is not None

    async def _show(self, games: your_games.YourGames) -> None:
        before, now = self.printed, time.time() * 1000
        self.printed = {game.room: game for game in games}
        if before is None:
            self.paper.tell([games_text.title_at(str(self.server)), *rows(games, self.server, now)])
            return
        for game in your_games.in_order(games, now):
            old = before.get(game.room)
            if old is not None and _shown(old) == _shown(game):
                continue
            line = row(game, self.server, now)
            self.paper.tell([line])
            if your_games.is_waiting(game) and not (old is not None and your_games.is_waiting(old)):
                await self._run(line)

    async def _run(self, line: str) -> None:
        """Run the user's command: an argument list, never through a shell."""
        if not self.command:
            return
        name = self.command[0]
        try:
            process = await asyncio.create_subprocess_exec(*self.command, line, stdin=asyncio.subprocess.DEVNULL)
        except OSError as error:
            _warn(self.paper, games_text.not_run(command=name, why=error.strerror or os.strerror(error.errno or 0)))
            return
        if code := await process.wait():
            _warn(self.paper, games_text.failed(command=name, code=code))


def _shown(game: PlayerGame) -> tuple[object, ...]:
    """Return what a line shows of a game, without the time."""
    return (
        your_games.state(game, None),
        your_games.described(game),
        game.match,
        game.leg,
        game.score,
        game.last_move,
        game.waits_for,
    )


def _warn(paper: Paper, text: str) -> None:
    sys.stderr.write(f"{paper.glyphs.show(text)}\n")
    sys.stderr.flush()
