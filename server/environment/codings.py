"""The coding of each game, and of mirror matches."""

from collections.abc import Sequence
from typing import Any, cast

from protocol.cards import Card
from protocol.games.catalog import manifests
from protocol.games.manifest import load
from protocol.games.mirror import BOARDS, MirrorView, on_board
from protocol.ids import Form, Seat
from protocol.options import Options
from server.environment.coding import Coding
from server.environment.generic import GenericCoding
from server.games.catalog import GAMES


def coding_of(game: str, options: Options, form: Form, deck: Sequence[Card], seats: int) -> Coding:
    """Return the coding of a hosted game for these options and seats."""
    own = manifests()[game].coding
    coding: Coding = load(own)(options, deck, seats) if own else GenericCoding(options, deck, seats, game=GAMES[game])
    return MirrorCoding(coding) if form == "mirror" else coding


class MirrorCoding(Coding):
    """A mirror match: the actions of board 1, then of board 2; both boards are observed, and who sealed a move."""

    def __init__(self, coding: Coding) -> None:
        self._coding = coding
        self.actions = 2 * coding.actions

    def legal_actions(self, view: Any, seat: Seat) -> dict[int, str]:
        """Return the moves on both boards."""
        mirror, moves = cast("MirrorView", view), dict[int, str]()
        for board in BOARDS:
            if seat in mirror.acting[board]:
                for action, move in self._coding.legal_actions(mirror.boards[board], seat).items():
                    moves[board * self._coding.actions + action] = on_board(board, move)
        return moves

    def observed(self, view: Any, seat: Seat) -> list[float]:
        """Return the observations of both boards."""
        mirror = cast("MirrorView", view)
        told = [number for board in BOARDS for number in self._coding.observed(mirror.boards[board], seat)]
        return told + [0.0 if sealed is None else 2.0 if sealed == seat else 1.0 for sealed in mirror.sealed]
