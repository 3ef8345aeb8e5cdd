"""Your games: a live list of your rooms on all servers where you play."""

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import ClassVar

from textual.binding import Binding, BindingType

from client.lobby import your_games
from client.lobby.challenges import end_challenge
from client.lobby.games_of_servers import follow_games
from client.lobby.known_servers import known_servers
from client.lobby.waiting_games import Lists
from client.net.address import RoomAddress, ServerAddress
from client.net.errors import ClientError
from client.net.link_state import Failure
from client.room.entry_request import Errand, into
from client.terminal.screens.lookup import LookupScreen, failed
from client.terminal.screens.server_questions import Place
from client.terminal.widgets.list import Listing
from client.terminal.widgets.sheet import Sheet
from client.text.columns import columns
from client.text.error_text import explain
from client.text.failure_text import explain_stop
from client.text.lines import Line, Run
from client.text.list_item import Item
from client.text.messages import challenges as challenge_text
from client.text.messages import finding as finding_text
from client.text.messages import lobby as lobby_text
from client.text.messages import your_games as games_text
from client.text.tones import Tone
from protocol.ids import RoomCode, show_room_code
from protocol.player_games import PlayerGame


class GamesScreen(LookupScreen[Errand, Lists]):
    """Lists the player's games, those that wait for the player first; the answer is the errand to play, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("d", "end_challenge", show=False),
        Binding("x", "refuse", show=False),
    ]

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
        found = self._find(self.query_one(Listing).marked)
        challenged = found is not None and your_games.challenger(found[1]) is not None
        enter = challenge_text.key("accept") if challenged else finding_text.key("open")
        ends = (("d", challenge_text.key("decline" if challenged else "withdraw")),) if _is_open(found) else ()
        refuses = (("x", challenge_text.key("decline-all")),) if challenged else ()
        return (("↑↓", lobby_text.key("choose")), ("Enter", enter), *ends, *refuses, back)

    def _find(self, id: str | None) -> tuple[ServerAddress, PlayerGame] | None:
        """Return the game of a row, and its server."""
        for server, games in (self.told or {}).items():
            for game in games if isinstance(games, tuple) else ():
                if str(RoomAddress(server, game.room)) == id:
                    return server, game
        return None

    def on_listing_marked(self) -> None:
        """Show the keys for the game that is marked now."""
        self.query_one("#keys", Sheet).renew()

    def on_listing_chosen(self, chosen: Listing.Chosen) -> None:
        """Open the chosen game; a challenge is accepted by that."""
        found = self._find(chosen.id)
        if found is not None:
            self.dismiss(into(self.questions.profile, RoomAddress(found[0], RoomCode(found[1].room)), alongside=True))

    def action_end_challenge(self) -> None:
        """Decline the marked challenge, or withdraw it if it is the player's own."""
        found = self._find(self.query_one(Listing).marked)
        if found is not None and _is_open(found):
            self._end(found[0], found[1].room)

    def action_refuse(self) -> None:
        """Decline the marked challenge, and all further ones by the player."""
        found = self._find(self.query_one(Listing).marked)
        if found is not None and your_games.challenger(found[1]) is not None:
            self._end(found[0], found[1].room, refuse=True)

    def _end(self, server: ServerAddress, room: RoomCode, *, refuse: bool = False) -> None:
        self.run_worker(self._end_challenge(server, room, refuse=refuse), group="end-challenge", exclusive=True)

    async def _end_challenge(self, server: ServerAddress, room: RoomCode, *, refuse: bool) -> None:
        try:
            await end_challenge(self.questions.profile, server, room, self.questions.client, refuse=refuse)
            self._note = None
        except ClientError as error:
            self._note = Run(explain(error), Tone.BAD)
        self.renew()


def _is_open(found: tuple[ServerAddress, PlayerGame] | None) -> bool:
    """Return whether a game is an open challenge to the player, or their own."""
    if found is None:
        return False
    challenge = your_games.open_challenge(found[1].challenge, time.time() * 1000)
    return challenge is not None and (bool(found[1].own) or your_games.challenger(found[1]) is not None)


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
