"""Legs of The Patriarch made from their moves as they are written: `0 tree H 3(4(2) A(5))`, seat first."""

from protocol.cards import Card
from protocol.games.patriarch.options import PatriarchOptions
from protocol.ids import Role, Seat
from server.games.game import Setup
from server.games.patriarch.rules import Patriarch
from server.games.patriarch.state import State

GAME = Patriarch()
HIDDEN = "3(4(2) A(5))"
WRONG = "2(3(4) A(5))"


def opening(seats: int = 2, tree: str = HIDDEN, seen: int = 0, owner: int = 0, **options: object) -> State:
    """A leg before its first move, in which the number gives hearts and a tree."""
    return _opening(seats, tree, seen, owner, options)


def opening_by(by: str, seats: int = 2, **options: object) -> State:
    """A leg before its first move, in which the number gives no tree."""
    return _opening(seats, HIDDEN, 0, 0, {"tree": by, **options})


def _opening(seats: int, tree: str, seen: int, owner: int, options: dict[str, object]) -> State:
    roles: list[Role] = ["guesser"] * seats
    roles[owner] = "owner"
    deck = (Card("H"), Card(tree))
    return GAME.deal(
        Setup(options=PatriarchOptions.model_validate(options), deck=deck, roles=tuple(roles), seen=deck[:seen])
    )


def after(state: State, *moves: str) -> State:
    """The state after moves, each with its seat before it."""
    for text in moves:
        seat, _, move = text.partition(" ")
        state = GAME.apply(state, Seat(int(seat)), GAME.parse(move))
    return state
