"""The answers to requests for hints. The room's log only has the requests, because a hint takes time to compute."""

from typing import NamedTuple

from protocol.commands import AskHint
from protocol.events import Expected, HintEvent
from protocol.ids import MatchId, RoomCode, Seat
from server.answers import Member
from server.bots.budget import Budget
from server.bots.turns import Share
from server.bots.worker_functions import choices
from server.encoding import encode, view_of
from server.rooms.audience import Audience
from server.rooms.node import Node
from server.rooms.thought import Thought
from server.table import match as matches
from server.table.match import Match, Played
from server.table.room import Room

BUDGET = Budget(playouts=4000, seconds=0.7, breadth=None)
"""The budget for a hint: every move is tried."""
COUNTED_AS = "hint"
"""The level under which the time for hints is counted."""


class _Place(NamedTuple):
    """The position for which a seat asked for a hint.

    `played` are the moves that led to the position: after a takeback another position may have the same ply.
    """

    match: MatchId
    leg: int
    played: tuple[Played, ...]
    seat: Seat


class Hints:
    """A room's hints on this node: each seat has a hint for at most one position."""

    __slots__ = ("_audience", "_code", "_node", "_of")

    def __init__(self, code: RoomCode, node: Node, audience: Audience) -> None:
        self._code = code
        self._node = node
        self._audience = audience
        self._of: dict[Seat, _Hint] = {}

    def give(self, room: Room, member: Member, command: AskHint) -> None:
        """Send a member the hint, now or when it is known, if the position is still the same."""
        seat, match = room.seat_of(member.person.player), room.match
        if seat is None or match is None:
            return
        leg = match.leg
        if (command.match, command.leg) != (match.match, leg.leg) or not matches.is_unchanged_since(
            match, seat, command.ply
        ):
            return
        place = _place(match, seat)
        if not _stands(room, place):
            return
        hint = self._of.get(seat)
        if hint is None or hint.place != place:
            self._drop(seat)
            hint = self._of[seat] = _Hint(
                code=self._code,
                node=self._node,
                audience=self._audience,
                place=place,
                match=match,
                address=member.address,
            )
        hint.give(member, command)

    def watch(self, room: Room | None) -> None:
        """Drop the hints for positions that are over."""
        for seat, hint in [*self._of.items()]:
            if room is None or not _stands(room, hint.place):
                self._drop(seat)

    def rest(self) -> None:
        """Stop thinking about hints."""
        self.watch(None)

    def _drop(self, seat: Seat) -> None:
        hint = self._of.pop(seat, None)
        if hint is not None:
            hint.rest()


class _Hint:
    """The hint for one position."""

    def __init__(
        self, *, code: RoomCode, node: Node, audience: Audience, place: _Place, match: Match, address: str
    ) -> None:
        self.place = place
        self._code = code
        self._node = node
        self._audience = audience
        self._choices: tuple[Expected, ...] | None = None
        self._asked: list[tuple[Member, AskHint]] = []
        self._thought = self._think(match, place, Share(0, address, code))

    def give(self, member: Member, command: AskHint) -> None:
        """Send a member the hint, now or when it is known."""
        self._asked.append((member, command))
        if self._choices is not None:
            self._tell(self._choices)

    def rest(self) -> None:
        """Stop thinking."""
        self._thought.drop()
        self._asked.clear()

    def _think(self, match: Match, place: _Place, share: Share) -> Thought[tuple[tuple[str, float], ...]]:
        view, seat, think = view_of(match, place.seat), place.seat, self._node.thinkers.think
        seed = f"hint:{place.match}:{place.leg}:{len(place.played)}:{seat}"
        return Thought(
            code=self._code,
            node=self._node,
            level=COUNTED_AS,
            think=lambda: think(share, choices, view, seat, seed, BUDGET),
            found=self._found,
        )

    def _found(self, found: tuple[tuple[str, float], ...]) -> None:
        self._choices = tuple(Expected(move=move, score=score) for move, score in found)
        self._tell(self._choices)

    def _tell(self, choices: tuple[Expected, ...]) -> None:
        asked, self._asked = self._asked, []
        for member, command in asked:
            if member in self._audience.members:
                event = HintEvent(id=command.id, match=command.match, leg=command.leg, ply=command.ply, choices=choices)
                member.send(encode(event))


def _place(match: Match, seat: Seat) -> _Place:
    return _Place(match=match.deal.id, leg=match.leg.leg, played=matches.list_moves_of(match, seat), seat=seat)


def _stands(room: Room, place: _Place) -> bool:
    """Return whether the position is the current one, and the seat has to move in it."""
    match = room.match
    if match is None or match.over or _place(match, place.seat) != place:
        return False
    return place.seat in match.game.to_act(match.leg.state)
