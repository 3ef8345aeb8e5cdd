"""Your games: a live list of your rooms on all servers where you play."""

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import aclosing

from client.lobby import your_games
from client.lobby.games_of_servers import Lists, follow_games
from client.lobby.known_servers import known_servers
from client.net.address import RoomAddress, ServerAddress
from client.net.link_state import Failure
from client.room.entry_request import Errand, into
from client.terminal.screens.lookup import LookupScreen, failed
from client.terminal.screens.server_questions import Place
from client.terminal.widgets.list import Listing
from client.text.columns import columns
from client.text.failure_text import explain_stop
from client.text.lines import Line, Run
from client.text.list_item import Item
from client.text.messages import finding as finding_text
from client.text.messages import lobby as lobby_text
from client.text.messages import your_games as games_text
from client.text.tones import Tone
from protocol.ids import RoomCode, show_room_code
from protocol.player_games import PlayerGame


class GamesScreen(LookupScreen[Errand, Lists]):
    """Lists the player's games, those that wait for the player first; the answer is the errand to play, or None."""

    def on_mount(self) -> None:
        """Update the time that is left at intervals."""
        self.set_interval(20, self.renew)

    async def answers(self, place: Place) -> AsyncGenerator[Lists, None]:
        """Yield the games on all servers, and again when they change."""
        questions = self.questions
        servers = await asyncio.to_thread(known_servers, questions.profile, questions.home, questions.server)
        servers = list(dict.fromkeys([place.server, *servers]))
        async with aclosing(follow_games(questions.profile, servers, questions.client)) as told:
            async for lists in told:
                yield lists

    def headline(self) -> str:
        """Return the title."""
        return games_text.title()

    def items(self, told: Lists, cells: int) -> list[Item]:
        """Return the games, server by server."""
        items: list[Item] = []
        for server, games in told.items():
            if len(told) > 1:
                items += [*([Item(())] if items else []), Item((Run(str(server), Tone.STRONG),))]
            items += self._items(server, games, cells)
        return items

    def _items(self, server: ServerAddress, games: your_games.YourGames | Failure | None, cells: int) -> list[Item]:
        if games is None:
            return [Item((Run(lobby_text.asking(), Tone.DIM),))]
        if isinstance(games, Failure):
            return failed(explain_stop(games, str(server), hosted=False), cells, self.glyphs)
        now = time.time() * 1000
        listed = your_games.in_order(games, now)
        if not listed:
            return [Item((Run(games_text.none(), Tone.DIM),))]
        lines = columns([cells_of(game, now) for game in listed], cells, self.glyphs, gives=1)
        return [
            Item(_marked(line) if your_games.is_waiting(game) else line, str(RoomAddress(server, game.room)))
            for line, game in zip(lines, listed, strict=True)
        ]

    def keys(self) -> tuple[tuple[str, str], ...]:
        """Return the keys."""
        back = ("Esc", lobby_text.key("back"))
        if self.wrong is not None:
            return (("r", finding_text.key("retry")), back)
        return (("↑↓", lobby_text.key("choose")), ("Enter", finding_text.key("open")), back)

    def on_listing_chosen(self, chosen: Listing.Chosen) -> None:
        """Open the chosen game."""
        for server, games in (self.told or {}).items():
            for game in games if isinstance(games, tuple) else ():
                if str(RoomAddress(server, game.room)) == chosen.id:
                    self.dismiss(into(self.questions.profile, RoomAddress(server, RoomCode(game.room))))
                    return


def cells_of(game: PlayerGame, now: float) -> tuple[str, ...]:
    """Return the columns of a game: state, game, time left, score, last move and code."""
    return (
        your_games.state(game, now),
        your_games.described(game),
        your_games.left(game, now) or "",
        your_games.score(game) or "",
        your_games.last_move(game) or "",
        show_room_code(game.room),
    )


def _marked(line: Line) -> Line:
    """Return the line of a game that waits for the player."""
    return tuple(Run(run.text, Tone.GOOD) for run in line)
