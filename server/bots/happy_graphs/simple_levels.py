"""The levels that look only at the change of the score after a move, in turns and in puzzles."""

from protocol.games.happy_graphs.view import HappyGraphsView
from protocol.ids import Seat
from server.bots.budget import Budget
from server.games.game import Rng


def listed(view: HappyGraphsView) -> list[tuple[str, int]]:
    """Return the available moves, in notation, each with the change of the score.

    In a puzzle these are: one card of each rank of the hand on each open square; if no square takes one, the same cards
    as the first of a new group; and if the hand is empty, `done`.
    """
    if view.mode != "puzzle":
        return [(move.move, move.change) for move in view.moves]
    hand = view.hands[0] or ()
    cards = {card[0]: card for card in hand}
    placed = [
        (f"{cards[rank]}@{_square(group.number, at.x, at.y)}", change)
        for group in view.groups
        for at in group.open
        for rank, change in at.takes.items()
    ]
    starting = [(f"{card}@{_square(view.new_group or 1, 0, 0)}", 0) for card in cards.values()]
    return placed or starting or [("done", 0)]


def _square(group: int, x: int, y: int) -> str:
    return f"{x},{y}" if group == 1 else f"{group}:{x},{y}"


def random_move(view: HappyGraphsView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose a move, in notation, at random."""
    return rng.choice(listed(view))[0]


def easy(view: HappyGraphsView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose a move, in notation, after which the score is best for the seat's role; ties are broken at random."""
    sign = -1 if view.roles[seat] == "maximizer" else 1
    moves = listed(view)
    best = min(sign * change for _, change in moves)
    return rng.choice([move for move, change in moves if sign * change == best])
