"""Your games in lines of text."""

import asyncio
import time
from pathlib import Path

from client.line.number_requests import Paper
from client.lobby import your_games
from client.lobby.known_servers import known_servers
from client.lobby.requests import ask_once
from client.net.address import ServerAddress
from client.net.command_ids import new_id
from client.net.errors import CannotAsk
from client.profile.identity import Profile
from client.text.messages import your_games as games_text
from protocol.ids import show_room_code
from protocol.player_games import GamesEvent, PlayerGame, WatchGames


def rows(games: your_games.YourGames, server: ServerAddress, now: float) -> list[str]:
    """List games, those that wait for the player first."""
    listed = your_games.in_order(games, now)
    return [row(game, server, now) for game in listed] or [games_text.none()]


def row(game: PlayerGame, server: ServerAddress, now: float) -> str:
    """Return a game as a line."""
    return your_games.row(game, f"{server}/{show_room_code(game.room)}", now)


async def list_games(profile: Profile, home: Path, client: str, paper: Paper, wanted: ServerAddress | None) -> None:
    """List a player's games, server by server. Raises ClientError if no server answers."""
    servers = await asyncio.to_thread(known_servers, profile, home, wanted)
    failures: list[CannotAsk] = []
    for server in servers:
        try:
            told = await ask_once(profile, server, WatchGames(id=new_id()), GamesEvent, client)
        except CannotAsk as error:
            failures.append(error)
            continue
        paper.tell([games_text.title_at(str(server)), *rows(told.games, server, time.time() * 1000)])
    if len(failures) == len(servers):
        raise failures[0]
    paper.tell(str(failure) for failure in failures)
