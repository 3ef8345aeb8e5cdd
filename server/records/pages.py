"""Pages of a replayed match: what everybody saw, from any ply of a leg on.

A leg may have thousands of moves, and each state of Grandma's Game holds all that can be undone. So only some states
are kept, and the others are replayed from the kept state before them.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from pydantic_core import to_json

from protocol.encoding import encode_value, without_nulls
from protocol.ids import Seat
from protocol.reasons.base import Refusal
from server.games.catalog import GAMES
from server.records.replay import PlayedMatch, Refused, Replayed, replay
from server.table.decision import Rejection

MOST_PLIES = 100
MOST_BYTES = 2**18
"""The most that a page has: plies, and bytes unless one ply takes more."""
_KEPT_EVERY = 50


@dataclass(slots=True, kw_only=True)
class _Leg:
    """The plies of a leg that have been replayed: every `_KEPT_EVERY`th state, and the move and scores of each ply."""

    kept: list[Any] = field(default_factory=list)
    moves: list[tuple[Seat, str]] = field(default_factory=list)
    scores: list[int | tuple[int, ...]] = field(default_factory=list)
    over: bool = False
    refused: Refusal | None = None


class PagedMatch:
    """A match that is replayed in parts, and then shown in pages."""

    def __init__(self, match: PlayedMatch) -> None:
        self._match = match
        self._game = GAMES[match.game]
        self._plies = replay(match, revealed=True)
        self._legs: list[_Leg] = []

    def play(self, plies: int) -> bool:
        """Replay so many plies more, and return whether there were as many."""
        part = [*islice(self._plies, plies)]
        for each in part:
            if isinstance(each, Refused):
                self._legs[-1].refused = each.error.refusal
            else:
                self._add(each)
        return len(part) == plies

    def _add(self, replayed: Replayed) -> None:
        if replayed.ply == 0:
            self._legs.append(_Leg())
        leg, score = self._legs[-1], self._game.score(replayed.state)
        if replayed.ply % _KEPT_EVERY == 0:
            leg.kept.append(replayed.state)
        if replayed.seat is not None and replayed.move is not None:
            leg.moves.append((replayed.seat, replayed.move))
        leg.scores.append(score.total if score.seats is None else score.seats)
        leg.over = not self._game.to_act(replayed.state)

    @property
    def legs(self) -> int:
        """The number of legs replayed so far."""
        return len(self._legs)

    def page(self, id: str, ordinal: int, first: int) -> bytes:
        """Return the `replay` frame of a leg, counted from 1, from a ply on; `id` is the command's.

        Raises Rejection if there is no such leg or ply.
        """
        if not 1 <= ordinal <= self.legs:
            message = f"There is no leg {ordinal} in this match, which has {self.legs}."
            raise Rejection("no_such_leg", message, leg=ordinal, legs=self.legs)
        plies = len(self._legs[ordinal - 1].moves)
        if not 0 <= first <= plies:
            raise Rejection("no_such_ply", f"Leg {ordinal} ends after {plies} moves.", leg=ordinal, plies=plies)
        sights: list[bytes] = []
        size = 0
        for sight in islice(self._sights(ordinal, first), MOST_PLIES):
            size += len(sight)
            if sights and size > MOST_BYTES:
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
            sight = {
                "ply": ply,
                "seat": None if seat is None else self._match.legs[ordinal - 1].first + seat,
                "move": move,
                "score": self._game.score(state).total,
            }
            yield b'%b,"view":%b}' % (to_json(without_nulls(sight))[:-1], encode_value(self._game.view(state, None)))

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
        frame = {
            "type": "replay",
            "id": id,
            "leg": ordinal,
            "plies": len(leg.moves),
            "refused": leg.refused,
            "outline": {"scores": leg.scores, "over": leg.over} if outlined else None,
        }
        return b'%b,"sights":[%b]}' % (to_json(without_nulls(frame))[:-1], b",".join(sights))
