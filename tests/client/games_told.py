"""Games in a player's list, as a server tells of them."""

from dataclasses import replace
from typing import Any

from protocol.ids import PlayerId, RoomCode, Seat
from protocol.options import Clock
from protocol.player_games import LastMoveInfo, PlayerGame
from protocol.room import SeatInfo

NOW = 1_796_000_000_000
DAYS = Clock(move=86_400)
ANNA, BEN = (
    SeatInfo(seat=Seat(0), player=PlayerId("A" * 16), name="Anna"),
    SeatInfo(seat=Seat(1), player=PlayerId("B" * 16), name="Ben"),
)


def game(code: str = "KZ74QM2", **told: Any) -> PlayerGame:
    """Return a match of Anna, whose list it is, with Ben; it is Anna's turn unless told otherwise."""
    usual = PlayerGame(
        room=RoomCode(code),
        version=7,
        game="family-tree",
        title="Family Tree",
        options={},
        form="match",
        clock=DAYS,
        status="playing",
        seats=(ANNA, BEN),
        own=(Seat(0),),
        role="maximizer",
        waits_for=(Seat(0),),
        due=NOW + 2 * 3_600_000,
        match=1,
        leg=1,
        legs=2,
        score=240,
        last_move=LastMoveInfo(seat=Seat(1), at=NOW, move="8D>5C"),
        at=NOW,
        expires=NOW + 10_000_000_000_000,
    )
    return replace(usual, **told)


def alone(code: str) -> PlayerGame:
    """Return a game that Anna plays alone on number 7."""
    return game(code, form="solo", seats=(ANNA,), clock=None, due=None, number=7, last_move=None)


def theirs(code: str = "KZ74QM2", **told: Any) -> PlayerGame:
    """Return a match in which it is Ben's turn."""
    return game(code, waits_for=(Seat(1),), **told)
