"""The computers that play a room's seats from this node: worker processes think for them, with the view of their seat.

A node computes a move if it holds the room and a person is connected to the room there. All nodes find the same
move, because the random numbers depend only on the match and the position in it. The log decides whose append came
first.
"""

import asyncio
import secrets
from collections.abc import Callable
from typing import Literal, NamedTuple

import structlog

from protocol.codes import RejectionCode as Code
from protocol.commands import Answer, MakeMove, Ready
from protocol.events import EVENT, Goodbye, Rejected
from protocol.ids import MatchId, PlayerId, RoomCode, Seat
from server.bots.pace import pause_factor
from server.bots.registry import COMPUTERS
from server.bots.turns import Share
from server.bots.worker_functions import move
from server.encoding import view_of
from server.games.errors import GameError
from server.rooms.node import Node
from server.rooms.thought import Thought
from server.table import match as matches
from server.table.clocks import next_flag
from server.table.decision import Computer, Person
from server.table.dispatch import RoomCommand
from server.table.match import Match, Played
from server.table.room import Room

QUICK = "easy"
"""The level that moves if thinking fails: it only compares what the view says of its moves."""
IN_A_RACE = 6
"""If all players move at once, a computer takes this many times longer for a move, unless the room sets a pace."""
_PASSING = {Code.STALE, Code.UNAVAILABLE, Code.TOO_MANY}
"""Reasons to reject a computer's command that are no fault: another node was first, or the command is tried again."""
_LOST = {Code.ILLEGAL, Code.NOT_YOUR_TURN}
"""The same if all players move at once: another player was quicker."""

log = structlog.get_logger(__name__)


class ComputerMember:
    """A computer player, as a room sees it: it sends commands and needs no answers."""

    may_be_sent_on = False

    def __init__(self, computer: Computer, address: str, races: bool = False) -> None:
        self.actor = computer
        self.address = address
        self._passing = _PASSING | _LOST if races else _PASSING
        self.person = Person(PlayerId(f"computer:{computer.level}"), computer.level)
        self.updates, self.keeps_up = False, True

    def send(self, frame: bytes) -> None:
        """Log a rejection that is a fault; other answers are not needed, because the room shows the outcome."""
        event = EVENT.validate_json(frame)
        # The seat may have been freed, or taken back by its player, in the meantime.
        passing = isinstance(event, Rejected) and event.reason == "computer_not_playing"
        if isinstance(event, Rejected) and event.code not in self._passing and not passing:
            log.error("the computer's command was rejected", code=event.code, why=event.message)

    def send_room(self, *frames: bytes) -> None:
        """Do nothing: the computer looks at the room when it has to act."""

    def begin_match(self) -> float:
        """Wait for nothing: a match is counted for the people in its room."""
        return 0.0

    def rename(self, person: Person) -> None:
        """Do nothing: a computer enters no room."""

    async def taken(self) -> None:
        """Return at once: a computer keeps up."""

    def goodbye(self, event: Goodbye) -> None:
        """Do nothing: a computer has a seat but no connection."""

    async def send_on(self, node: str) -> bool:
        """Do nothing: a computer has no connection."""
        return False

    async def bring(self, room: RoomCode, to: RoomCode) -> bool:
        """Do nothing: a computer waits for no match."""
        return False


class _Turn(NamedTuple):
    """The next action of a computer: a move, the start of the next leg, or the answer to a request for a takeback.

    `played` are the moves before it: after a takeback another position may have the same ply. If all players move
    `at_once`, `played` are the seat's own moves only, and `ply` is the one after them: the moves of others do not
    change the turn. `races` is false if players wait for each other, as the boards of a mirror match do.
    """

    computer: Computer
    what: Literal["ready", "takeback", "move"]
    match: int
    leg: int
    ply: int
    id: MatchId | None
    played: tuple[Played, ...] = ()
    at_once: bool = False
    races: bool = False


class Computers:
    """A room's computers on this node; `submit` sends their commands, and `share` returns for whom they think."""

    __slots__ = ("_hands", "code", "node", "share", "submit")

    def __init__(
        self,
        *,
        code: RoomCode,
        node: Node,
        submit: Callable[[ComputerMember, RoomCommand], None],
        share: Callable[[], Share],
    ) -> None:
        self.code = code
        self.node = node
        self.submit = submit
        self.share = share
        self._hands: dict[Seat, _ComputerSeat] = {}

    def watch(self, room: Room | None, attended: bool) -> None:
        """Do what the room waits for now; `attended`: a player whom the computer plays for is connected here.

        If none is, the computer plays only while its clock runs, because its player must not lose the match on time.
        """
        turns = {} if room is None or not any(room.computers) else _turns(room)
        for seat in [seat for seat in self._hands if seat not in turns]:
            self._hands.pop(seat).rest()
        if room is None:
            return
        for seat, turn in turns.items():
            if seat not in self._hands:
                self._hands[seat] = _ComputerSeat(self)
            self._hands[seat].watch(room, turn, attended)

    def rest(self) -> None:
        """Do nothing more: the room leaves memory."""
        self.watch(None, attended=False)


class _ComputerSeat:
    """The computer player at a seat."""

    def __init__(self, computers: Computers) -> None:
        self._computers = computers
        self._room: Room | None = None
        self._turn: _Turn | None = None
        self._thought: Thought[str] | None = None
        self._move: str | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._soonest = 0.0

    def watch(self, room: Room, turn: _Turn, attended: bool) -> None:
        if turn is not self._turn and turn != self._turn:
            self.rest()
            self._turn = turn
        self._room = room
        if self._timer is not None or self._thought is not None:
            return
        if not attended and (room.match is None or next_flag(room.match) is None):
            return
        pace = self._pace(room, turn)
        if pace is None:
            return
        loop = asyncio.get_running_loop()
        self._soonest = loop.time() + pace
        if turn.what == "move" and self._move is None and room.match is not None:
            if turn.races and COMPUTERS[room.settings.game].pauses:
                self._timer = loop.call_at(self._soonest, self._think_late)
            else:
                self._thought = self._think(turn, room.match)
        else:  # a move that was found before has not been taken: the store was away, say
            self._act_soon()

    def rest(self) -> None:
        """Do nothing more: the room has gone on."""
        if self._thought is not None:
            self._thought.drop()
        if self._timer is not None:
            self._timer.cancel()
        self._turn = self._thought = self._move = self._timer = None

    def _pace(self, room: Room, turn: _Turn) -> float | None:
        """Return the shortest time for the move, in seconds; None: the computer waits until something changes.

        A room's own pace holds for every move that has no reason to wait. In a race the pace varies a little. It is
        quick once no person plays any more: nobody has to keep up, and the people who have finished wait for the end.
        """
        own, match = room.settings.pace, room.match
        if turn.races and match is not None and _is_left_to_computers(match):
            return self._computers.node.rules.computer_pause / IN_A_RACE
        usual = self._computers.node.rules.computer_pause * (IN_A_RACE if turn.races else 1)
        if turn.what == "move" and turn.races and match is not None and COMPUTERS[match.game.name].pauses:
            (seat, level), game = turn.computer, match.game
            times = COMPUTERS[game.name].pause(game.view(match.leg.state, seat), seat, level)
            if times is None:
                return None
            usual *= times
        even = usual if own is None else own
        return even * pause_factor(f"{turn.id}:{turn.computer.seat}:{turn.ply}") if turn.races else even

    def _think_late(self) -> None:
        """Think when it is time to move, about the view at that time."""
        self._timer = None
        turn, match = self._turn, None if self._room is None else self._room.match
        if turn is not None and match is not None:
            self._thought = self._think(turn, match)

    def _think(self, turn: _Turn, match: Match) -> Thought[str]:
        (seat, level), thinkers = turn.computer, self._computers.node.thinkers
        view = view_of(match, seat)
        seed = f"{turn.id}:{turn.leg}:{match.leg.ply}:{seat}"
        return Thought(
            code=self._computers.code,
            node=self._computers.node,
            level=level,
            think=lambda: thinkers.think(self._computers.share(), move, view, seat, level, seed),
            found=self._found,
            instead=lambda: move(view, seat, QUICK, seed),
        )

    def _found(self, found: str) -> None:
        self._thought, self._move = None, found
        self._act_soon()

    def _act_soon(self) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_at(max(self._soonest, loop.time()), self._act)

    def _act(self) -> None:
        self._timer = None
        turn, match = self._turn, None if self._room is None else self._room.match
        if turn is None:
            return
        if turn.at_once and match is not None and not _stands(match, turn.computer.seat, self._move):
            self._move = None  # another player was quicker
            self._thought = self._think(turn, match)
            return
        machine = ComputerMember(turn.computer, self._computers.share().address, races=turn.at_once)
        self._computers.submit(machine, _command(turn, self._move))


def _turns(room: Room) -> dict[Seat, _Turn]:
    """Return the computers' next actions: one of them, or all possible ones if all players move at once."""
    match = room.match if room.under_way else None
    starts = room.next_leg is not None and len(room.ready_seats) == len(room.seats)
    found: dict[Seat, _Turn] = {}
    for seat, level in enumerate(room.computers):
        if level is None:
            continue
        computer = Computer(Seat(seat), level)
        if starts and room.next_leg is not None:
            ordinal, number = room.next_leg
            return {computer.seat: _Turn(computer, "ready", match=ordinal, leg=number, ply=0, id=None)}
        if match is None:
            continue
        leg, deal = match.leg, match.deal
        turn = _Turn(computer, "move", match=match.match, leg=leg.leg, ply=leg.ply, id=deal.id, played=leg.played)
        if match.asked is not None and match.asked.seat != seat:
            return {computer.seat: turn._replace(what="takeback")}
        if seat not in match.game.to_act(leg.state):
            continue
        if not deal.format.at_once:
            return {computer.seat: turn}
        last = matches.find_last_move(match, computer.seat)
        ply = 0 if last is None else last + 1
        own = tuple([played for played in leg.played[:ply] if played.seat == seat])
        races = deal.form != "mirror"
        found[computer.seat] = turn._replace(ply=ply, played=own, at_once=True, races=races)
    return found


def _is_left_to_computers(match: Match) -> bool:
    """Return whether people take part in a race, and none of them can do anything more."""
    people, acting = matches.find_people(match), match.game.to_act(match.leg.state)
    return bool(people) and all(seat not in acting and matches.has_finished(match, seat) for seat in people)


def _stands(match: Match, seat: Seat, found: str | None) -> bool:
    """Return whether a move that was found is still legal."""
    if found is None:
        return False
    try:
        match.game.check(match.leg.state, seat, match.game.parse(found))
    except GameError:
        return False
    return True


def _command(turn: _Turn, found: str | None) -> RoomCommand:
    id = secrets.token_hex(8)
    if turn.what == "ready":
        return Ready(id=id, match=turn.match, leg=turn.leg)
    if turn.what == "takeback" or found is None:
        return Answer(id=id, match=turn.match, what="takeback", accept=True)
    return MakeMove(id=id, match=turn.match, leg=turn.leg, ply=turn.ply, move=found)
