"""A match played once more, of which any page can be told: what everybody saw from some ply of a leg on. Pure.

Of a leg of thousands of moves only some states are kept, the others are played again from the one before them: each
state of Grandma's Game holds all that can be undone there.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from pydantic_core import to_json

from protocol.ids import Seat
from server.games.game import Game
from server.records.replay import Refused, Stood
from server.table.rejection import Rejection

MOST_PLIES = 100
MOST_BYTES = 2**18
"""How much a page tells at the most; of one ply more than this many bytes, where it takes that."""
_KEPT_EVERY = 50


@dataclass(slots=True)
class _Leg:
    """A leg as far as it has been played: every so manyth state, and of each ply its move and the scores."""

    kept: list[Any] = field(default_factory=list)
    moves: list[tuple[Seat, str]] = field(default_factory=list)
    scores: list[int | tuple[int, ...]] = field(default_factory=list)
    over: bool = False
    refused: str | None = None


class PagedMatch:
    """A match that is played again, `plies` by plies. In a race each leg is one seat's, which plays it as seat 0."""

    def __init__(self, game: Game[Any, Any], plies: Iterator[Stood | Refused], *, race: bool = False) -> None:
        self._game = game
        self._plies = plies
        self._race = race
        self._legs: list[_Leg] = []

    def play(self, plies: int) -> bool:
        """Play so many plies more, and tell whether there were as many."""
        part = [*islice(self._plies, plies)]
        for each in part:
            if isinstance(each, Refused):
                self._legs[-1].refused = str(each.error)
            else:
                self._take(each)
        return len(part) == plies

    def _take(self, stood: Stood) -> None:
        if stood.ply == 0:
            self._legs.append(_Leg())
        leg, score = self._legs[-1], self._game.score(stood.state)
        if stood.ply % _KEPT_EVERY == 0:
            leg.kept.append(stood.state)
        if stood.seat is not None and stood.move is not None:
            leg.moves.append((stood.seat, stood.move))
        leg.scores.append(score.total if score.seats is None else score.seats)
        leg.over = not self._game.to_act(stood.state)

    @property
    def legs(self) -> int:
        """How many legs have been played so far."""
        return len(self._legs)

    def page(self, id: str, ordinal: int, first: int) -> bytes:
        """Return the frame that tells of a leg, counted from 1, from a ply on. Raises Rejection where there is none.

        `id` is that of the command which asks.
        """
        if not 1 <= ordinal <= self.legs:
            message = f"There is no leg {ordinal} in this match, which has {self.legs}."
            raise Rejection("no_such_leg", message, leg=ordinal, legs=self.legs)
        plies = len(self._legs[ordinal - 1].moves)
        if not 0 <= first <= plies:
            raise Rejection("no_such_ply", f"Leg {ordinal} ends after {plies} moves.", leg=ordinal, plies=plies)
        sights: list[bytes] = []
        told = 0
        for sight in islice(self._sights(ordinal, first), MOST_PLIES):
            told += len(sight)
            if sights and told > MOST_BYTES:
                break
            sights.append(sight)
        return self._frame(id, ordinal, sights, outlined=first == 0)

    def _sights(self, ordinal: int, first: int) -> Iterator[bytes]:
        leg = self._legs[ordinal - 1]
        state = self._state(leg, first)
        for ply in range(first, len(leg.scores)):
            if ply > first:
                state = self._after(leg, state, ply)
            seat, move = (None, None) if ply == 0 else leg.moves[ply - 1]
            told = {
                "ply": ply,
                "seat": ordinal - 1 if self._race and seat is not None else seat,
                "move": move,
                "score": self._game.score(state).total,
            }
            yield b'%b,"view":%b}' % (to_json(told)[:-1], self._game.view_json(state, None))

    def _state(self, leg: _Leg, ply: int) -> Any:
        state = leg.kept[ply // _KEPT_EVERY]
        for each in range(ply - ply % _KEPT_EVERY + 1, ply + 1):
            state = self._after(leg, state, each)
        return state

    def _after(self, leg: _Leg, state: Any, ply: int) -> Any:
        """Return the state after the move that leads to a ply."""
        seat, move = leg.moves[ply - 1]
        return self._game.apply(state, seat, self._game.parse(move))

    def _frame(self, id: str, ordinal: int, sights: list[bytes], *, outlined: bool) -> bytes:
        leg = self._legs[ordinal - 1]
        told = {
            "type": "replay",
            "id": id,
            "leg": ordinal,
            "plies": len(leg.moves),
            "refused": leg.refused,
            "outline": {"scores": leg.scores, "over": leg.over} if outlined else None,
        }
        return b'%b,"sights":[%b]}' % (to_json(told)[:-1], b",".join(sights))
