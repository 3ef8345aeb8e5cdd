"""A visit to a room in line mode: announces events, and carries out what is typed."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Any

from client.games.clocks import server_now
from client.games.options import settled_in
from client.line import pages, typed_words
from client.line import room_commands as line_room_commands
from client.line.actions import Actions
from client.line.automatic_moves import AutomaticMoves
from client.line.computer_requests import ComputerRequests
from client.line.console import Console
from client.line.deadlines import alarms, rings
from client.line.events import Announcer
from client.line.games.board import AnyBoard
from client.line.games.catalog import BOARDS
from client.line.guided_game import GuideTips
from client.line.match_options import read_number
from client.line.number_requests import NumberRequests
from client.line.prose import rules
from client.line.waiting import Waiting, wanted
from client.line.your_games import rows
from client.lobby.your_games import YourGames, waiting
from client.net.address import RoomAddress
from client.net.errors import BadProfile, ClientError
from client.net.link_state import Failure, FailureKind, Lost
from client.profile.identity import Profile
from client.profile.player_name import read_name
from client.profile.saved_rooms import same_code_elsewhere
from client.room import commands as room_commands
from client.room.actions import to_pass_on
from client.room.challenges import challenge_after
from client.room.entry import find_way
from client.room.entry_request import FIRST, Errand, PlayAlone, ToMake, Wanted, into, is_hosted
from client.room.own_server import OwnServer
from client.room.pages import page_shown
from client.room.pages.setting import Setting
from client.room.quick_match import gives_up
from client.room.session import Model, Phase
from client.room.visit import Visit
from client.text import formats
from client.text.enter_guard import Clock, EnterGuard
from client.text.error_text import explain
from client.text.messages import actions as action_text
from client.text.messages import finding as finding_text
from client.text.messages import leaving as leaving_text
from client.text.messages import line_room as room_text
from client.text.messages import match as match_text
from client.text.messages import solo as solo_text
from client.text.messages import waiting as waiting_text
from client.text.messages import your_games as games_text
from protocol.commands import Command
from protocol.ids import show_room_code

_PLAY = "play "
"""A word that may come before a move."""
_SETTLING_SECONDS = 0.3
"""Presence flickers when a player joins, leaves or sits down, so it is announced with this delay."""


class Way(Enum):
    """Where the player goes after a visit."""

    LEFT = "left"
    QUIT = "quit"
    STOPPED = "stopped"


class Room:
    """A visit to a room for an errand."""

    def __init__(
        self,
        errand: Errand,
        profile: Profile,
        name: str,
        client: str,
        home: Path,
        console: Console,
        clock: Clock = time.monotonic,
    ) -> None:
        self._errand = errand
        self._next: Errand | None = errand
        self._profile = profile
        self._name = name
        self._client = client
        self._home = home
        self._console = console
        self._waiting = Waiting(console.typed, lambda: self.model)
        self._rung: set[tuple[str, float]] = set()
        self._announcer = Announcer()
        self._enter_guard = EnterGuard(clock, began=lambda: None)
        self._tips = GuideTips(profile)
        self._group: asyncio.TaskGroup | None = None
        self._presence: asyncio.TimerHandle | None = None
        self._own = OwnServer(home)
        self._ends_server = False
        self._left = False
        self._way = Way.LEFT
        self.setting = Setting(Model(), console.glyphs, typed=True)
        self.visit: Visit | None = None
        number_requests = NumberRequests(profile, client, home, console)
        self._computer_requests = ComputerRequests(self, console, number_requests, profile)
        self._automatic_moves = AutomaticMoves(self, console, profile)
        self._actions = Actions(self, console, home, self._computer_requests, self._tips)

    async def run(self) -> Way:
        """Stay until the player leaves, and return where to."""
        while self._next is not None:
            self._errand, self._next = self._next, None
            self._left = False
            self._announcer, self.visit = Announcer(cells=self._console.cells), None
            await self._set_out(self._errand)
        if self._ends_server and self._own.there:
            self._console.tell([leaving_text.stopping_server()])
            await self._own.end()
        return self._way

    @property
    def model(self) -> Model:
        """The state of the room."""
        return self.setting.model

    @property
    def now(self) -> float | None:
        """The time by the server's clock, if it is known."""
        return server_now(self.model.ahead)

    # Entering

    async def _set_out(self, errand: Errand) -> None:
        """Enter the room, and stay until the player leaves or has another errand."""
        target = errand.target
        made_at = errand.server if isinstance(errand, ToMake) else None
        server = made_at if target is None or is_hosted(errand) else target.server
        elsewhere = same_code_elsewhere(self._profile, target) if target is not None else None
        glyphs = self._console.glyphs
        self.setting = Setting(
            Model(), glyphs, server, is_hosted(errand), wanted=target, elsewhere=elsewhere, typed=True
        )
        self._console.tell([waiting_text.connecting(str(server))] if server else [])
        loop = asyncio.get_running_loop()
        starting = partial(loop.call_soon_threadsafe, self._console.tell, [waiting_text.starting_server()])
        try:
            way = await asyncio.to_thread(find_way, errand, self._home, starting)
            self._own = OwnServer(self._home, way.hosted)
            self.setting = replace(self.setting, server=way.server, addresses=way.addresses, closed=self._own.closed)
            visit = Visit(
                self._profile,
                way.server,
                self._name,
                self._client,
                way.command,
                self._show,
                hosted=is_hosted(errand),
                hints=lambda: self._computer_requests.hints,
                names=errand.names if isinstance(errand, PlayAlone) else (),
            )
        except ClientError as error:
            self._show(replace(Model(), stopped=Failure(FailureKind.NOT_HOSTED, explain(error))))
            await self._listen()
            return
        self.visit = visit
        async with asyncio.TaskGroup() as self._group:
            tasks = [self._group.create_task(visit.run()), self._group.create_task(self._ring())]
            try:
                await self._listen()
            finally:
                self._left = True
                nobody = self.model.phase is Phase.WAITING
                await visit.leave(forget=self._ends_server and nobody)
                if self._presence is not None:
                    self._presence.cancel()
                    self._presence = None
                self._waiting.give_up()
                for task in tasks:
                    task.cancel()

    def _show(self, model: Model) -> None:
        """Announce changes; the visit calls this with every new model."""
        if model.room is not None and model.room.game not in BOARDS and model.stopped is None:
            detail = waiting_text.cannot_show(model.room.title[:40])
            model = replace(model, stopped=Failure(FailureKind.WRONG_PROTOCOL, detail))
        if page_shown(model) != page_shown(self.model):
            self._enter_guard.begin()
        self.setting = replace(self.setting, model=model)
        if self._left:
            return
        self._actions.see()
        self._console.tell(self._announcer.told(self.setting))
        self._console.tell(self._tips.told(model))
        if self._own.may_be_new(model.link) and self._group is not None:
            self._group.create_task(self._look())
        if self._presence is None:
            self._presence = asyncio.get_running_loop().call_later(_SETTLING_SECONDS, self._tell_presence)
        if model.lingers and self.visit is not None:  # the end of a leg stays readable without a pause
            asyncio.get_running_loop().call_soon(self.visit.go_on)
        if model.talk.new(model.player) and self.visit is not None:
            asyncio.get_running_loop().call_soon(self.visit.look)
        self._waiting.news()

    def _tell_presence(self) -> None:
        self._presence = None
        self._console.tell(self._announcer.presence(self.setting))

    async def _ring(self) -> None:
        """Make announcements at their times."""
        while True:
            now = self.now
            coming = [each for each in alarms(self.model) if each.what not in self._rung] if now is not None else []
            due = [each for each in coming if now is not None and each.at <= now]
            if due and now is not None:
                self._rung |= {each.what for each in due}
                self._console.tell(rings(self.model, due[-1], now))
                self._waiting.news()
                continue
            await self._waiting.more((coming[0].at - now) / 1000 if coming and now is not None else None)

    # Input

    async def _listen(self) -> None:
        """Carry out what is typed until the player leaves or the input ends."""
        while self._next is None:
            await self._waiting.until(self._settled)
            line = await self._console.line()
            if line is None:
                self._way = Way.STOPPED if self.model.phase is Phase.STOPPED else Way.QUIT
                self._say_left()
                return
            try:
                if await self._do(line):
                    return
            except (ValueError, ClientError) as error:
                self._console.tell([formats.sentence(explain(error))])

    def _settled(self) -> bool:
        """Return whether input can be carried out; lines in a pipe wait until then."""
        lost = self._console.typed and isinstance(self.model.link, Lost)
        begins = self.model.begins and self.model.phase is Phase.READY and self.model.refused is None
        return (self.model.phase is not Phase.CONNECTING and not begins) or lost

    async def _do(self, line: str) -> bool:
        """Carry out a line; return whether the player leaves. Raises ValueError and ClientError."""
        seen = pages.seen_at(self.model) if self.model.phase is Phase.LEG else None
        typed = line[len(_PLAY) :].strip() if line.lower().startswith(_PLAY) else line
        move = self._read_move(seen, typed) if seen is not None and typed else None
        if move is not None:
            await self.ask(room_commands.move(self.model, move))
            await self._automatic_moves.go_on()
            self._offer_next()
            return False
        if not line and line_room_commands.barred("ready", self.setting, self.now):
            return False
        if not line and self._console.typed and self._enter_guard.ignores("enter", None):
            self._console.tell([room_text.too_early()])
            return False
        if seen is None and typed.isdecimal():
            raise ValueError(self._no_move())
        given = line_room_commands.read(line or "ready", self.setting, self.now)
        match given.name:
            case "help":
                everything = given.rest.lower() == "all"
                self._console.tell(line_room_commands.listed(self.setting, self.now, everything=everything))
            case "rules":
                self._console.tell(rules(given.rest, self.model.room.game if self.model.room is not None else ""))
            case "ready":
                self._console.tell([solo_text.looking()] if self.model.draws_winnable else [])
                await self.ask(room_commands.ready(self.model))
            case "games":
                await self._list_games()
            case "next":
                self._open_next()
            case "challenge":
                server = None if self.setting.hosted or self.visit is None else self.visit.server
                self._next = challenge_after(self.model, server)
            case "withdraw":
                await self.ask(room_commands.end_challenge())
            case "wait" if self._console.typed:
                self._console.tell([room_text.no_wait_needed()])
            case "wait":
                await self._waiting.until(lambda: wanted(self.model, self.now))
            case "retry":
                await self._retry()
            case "open":
                await self._open()
            case "again":
                self._next = self._errand
            case "here":
                back = self.setting.way_back
                self._next = into(self._profile, back, alongside=True) if back is not None else None
            case "name":
                self._rename(given.rest)
            case "new" if self.model.solo and given.rest:
                self.play_alone(read_number(given.rest))
            case "leave" | "quit":
                self._way = Way.LEFT if given.name == "leave" else Way.QUIT
                self._say_left()
                return True
            case "end":
                return await self._end()
            case "safe" if given.rest:
                await self._automatic_moves.wish(given.rest)
            case _:
                await self._actions.do(given)
                await self._automatic_moves.go_on()
        return False

    def _read_move(self, seen: tuple[AnyBoard, Any], typed: str) -> str | None:
        """Return the typed move: in English, or in the language if the line is no command. Raises ValueError."""
        board, scene = seen
        move = board.read_move(scene, typed)
        first, _, rest = typed.partition(" ")
        if move is not None or line_room_commands.is_command(first.lower(), self.setting, self.now):
            return move
        plays = typed_words.command_named(first, ["play"], typed_words.WORDS)
        return board.read_own_move(scene, rest if plays and rest else typed)

    def _no_move(self) -> str:
        """Say that no leg is being played, and what the player can do instead."""
        told = formats.sentence(action_text.reason("no_leg"))
        if self.model.phase is Phase.RESULT:
            return f"{told} {pages.ways_next(self.model)}"
        ready = line_room_commands.barred("ready", self.setting, self.now) is None
        return f"{told} {match_text.press_enter()}" if ready else told

    async def ask(self, command: Command | None, seen: Callable[[Model], bool] = lambda _: True) -> bool:
        """Send a command, and wait until it is done and `seen`; return whether it is, unless the answer is late."""
        if command is None or self.visit is None or self._group is None:
            return False
        if self._waiting.asking:
            self._console.tell([room_text.still_asking()])
            return False
        return await self._waiting.answered(self._group, self.visit, command, seen)

    async def worked_out(self, there: Callable[[Model], bool]) -> None:
        """If the input is a pipe, wait for a result that the server calculates, but not for ever."""
        await self._waiting.worked_out(there)

    def play_alone(self, number: int | None) -> None:
        """Leave this room for a solo game in another one; None: on a random number."""
        server = None if self.setting.hosted or self.visit is None else self.visit.server
        room = self.model.room
        wanted = FIRST if room is None else Wanted(room.game, tuple(settled_in(room).items()), casual=room.casual)
        self._next = PlayAlone(number, server, wanted)

    # The player's other games

    async def _list_games(self) -> None:
        """List the player's games on this server."""
        if self.model.games is None:
            await self.ask(room_commands.games(), lambda model: model.games is not None)
        if self.visit is not None and self.model.games is not None:
            now = self.now or time.time() * 1000
            self._console.tell([games_text.title(), *rows(self.model.games, self.visit.server, now)])

    def _waiting_games(self) -> YourGames:
        room = self.model.room
        return waiting(self.model.games or (), self.now, None if room is None else room.room)

    def _offer_next(self) -> None:
        """Say that other games wait, after a move in a correspondence game."""
        clock = self.model.room.clock if self.model.room is not None else None
        count = len(self._waiting_games())
        if count and clock is not None and clock.is_correspondence and not self.model.my_turn:
            self._console.tell([games_text.waiting_command(count)])

    def _open_next(self) -> None:
        """Leave this room for the next game that waits for the player."""
        games = self._waiting_games()
        if games and self.visit is not None:
            self._next = into(self._profile, RoomAddress(self.visit.server, games[0].room), alongside=True)

    # The connection, and leaving

    async def _retry(self) -> None:
        """Connect at once; start the player's own server first if it has stopped. Raises ClientError."""
        await self._own.find()
        self._tell_opened()
        if self.visit is not None:
            self.visit.retry_now()

    async def _open(self) -> None:
        """Open the player's own server to other machines. Raises ClientError."""
        self._console.tell([waiting_text.opening_server()])
        await self._own.find(opened=True)
        self._tell_opened()
        if self.visit is not None:
            self.visit.retry_now()

    async def _look(self) -> None:
        """Find out whether the server is open to other machines now."""
        await self._own.look()
        self._tell_opened()

    def _tell_opened(self) -> None:
        """Show how others can join, if the server has just been opened."""
        before, self.setting = self.setting, replace(self.setting, closed=self._own.closed)
        if before.closed and not self._own.closed and self.model.room is not None:
            waits = self.model.phase is Phase.WAITING
            self._console.tell([room_text.opened(), *(pages.addresses(self.setting) if waits else [])])

    def _rename(self, name: str) -> None:
        """Enter again under another name. Raises BadName."""
        self._name = read_name(name)
        with suppress(BadProfile):  # a name that can't be saved is used this time
            self._profile.remember(name=self._name)
        self._next = self._errand

    async def _end(self) -> bool:
        """Leave and stop the server; if others have seats, ask first. Return whether the player leaves."""
        if to_pass_on(self.model) and not await self._console.confirm(room_text.sure_end()):
            return False
        self._ends_server = True
        return True

    def _say_left(self) -> None:
        model = self.model
        if model.phase in (Phase.CONNECTING, Phase.STOPPED) or model.room is None:
            return
        if model.alone:
            self._console.tell([room_text.left() if model.finished else room_text.left_game()])
            return
        if gives_up(model):
            self._console.tell([finding_text.canceled()])
            return
        names = [name for seat in model.others if (name := model.name_of(seat)) is not None]
        until = model.room.expires
        seated = (
            leaving_text.seat_kept(names=names, several=len(names) > 1, until=until) if names else room_text.left_seat()
        )
        if not model.continues:
            seated = leaving_text.match_over(code=show_room_code(model.room.room), until=until)
        self._console.tell([room_text.left() if model.me is None else seated])
