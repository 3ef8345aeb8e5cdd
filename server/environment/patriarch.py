"""The Patriarch as an environment: an action is a tree to guess or to hide, or an announcement."""

from collections.abc import Sequence

from protocol.cards import Card
from protocol.games.patriarch.options import PatriarchOptions
from protocol.games.patriarch.view import Guess, PatriarchView, Row
from protocol.ids import Seat
from server.environment.coding import Coding, padded, shared_numbers
from server.games.patriarch.allowed import allowed
from server.games.patriarch.trees import Tree, places
from server.games.patriarch.variants import FAMILIES

_GUESSES = 12
"""The number of observed guesses of each row, the last ones."""
_SEVEN = 7
_OF_GUESS = _SEVEN + 4


class PatriarchCoding(Coding):
    """Actions are guesses in the order of the trees, grading, and an owner's trees; observed are the rows and notes."""

    def __init__(self, options: PatriarchOptions, deck: Sequence[Card], seats: int) -> None:
        super().__init__(options, deck, seats)
        self._trees = allowed(FAMILIES[options.variant])
        self.actions = len(self._trees) + 1 + (0 if options.tree == "number" else len(self._trees) + 1)

    def legal_actions(self, view: PatriarchView, seat: Seat) -> dict[int, str]:
        """Return the moves by their trees."""
        many, moves = len(self._trees), dict[int, str]()
        if "guess" in view.may:
            moves |= {at: f"guess {self._trees[at]}" for at in range(many)}
        if "grade" in view.may:
            moves[many] = view.moves[0].move
        if "tree" in view.may:
            moves |= {many + 1 + at: f"tree H {self._trees[at]}" for at in range(many)}
        if "open" in view.may:
            moves[2 * many + 1] = "tree H open"
        return moves

    def observed(self, view: PatriarchView, seat: Seat) -> list[float]:
        """Return the tree if it is visible, every row's guesses, and what is still possible."""
        told = _tree(view, view.tree)
        rows = {row.seat: row for row in view.rows}
        for at in range(self._seats):
            told += padded(_row(view, rows.get(Seat(at))), _GUESSES * _OF_GUESS)
        board = view.board
        told += [0.0, *[0.0] * (_SEVEN * 4)] if board is None else [board.possible / board.all, *_cards(view)]
        told += [
            float(view.queue[0] + 1 if view.queue else 0),
            float(view.open),
            float(view.score),
            float(view.guesses or 0),
        ]
        return told + shared_numbers(view.roles[seat], seat, view.to_act)


def _row(view: PatriarchView, row: Row | None) -> list[float]:
    guesses = row.guesses[-_GUESSES:] if row is not None else ()
    return [number for guess in guesses for number in _guess(view, guess)]


def _guess(view: PatriarchView, guess: Guess) -> list[float]:
    grade = guess.grade
    graded = [0.0] * 3 if grade is None else [float(grade.red), float(grade.black), float(grade.down)]
    return [*_tree(view, guess.tree), *graded, 2.0 if guess.waiting else 1.0]


def _tree(view: PatriarchView, tree: str | None) -> list[float]:
    """Return for each rank the index of its parent's rank, from 2 on; 1 for the top, 0 if unknown."""
    if tree is None:
        return [0.0] * _SEVEN
    where = places(Tree(tree))
    return padded(
        [float(view.ranks.find(where[rank].parent) + 2 if where[rank].parent else 1) for rank in view.ranks], _SEVEN
    )


def _cards(view: PatriarchView) -> list[float]:
    if view.board is None:
        return []
    of = max(view.board.possible, 1)
    return padded([number for row in view.board.cards for number in padded([each / of for each in row], 4)], _SEVEN * 4)
