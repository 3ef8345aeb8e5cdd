"""The functions of The Patriarch for clients."""

from client.games.patriarch.trees import every, family_of
from client.games.play import Moves, Play
from protocol.games.patriarch.view import PatriarchView

MOST = 3000
"""The most trees that are listed."""


def moves(view: PatriarchView) -> Moves:
    """Return the moves of a view's reader; only some if there are very many trees."""
    trees = every(family_of(view)) if "tree" in view.may or "guess" in view.may else ()
    few = trees[:: 1 + len(trees) // MOST]
    found = [each.move for each in view.moves]
    found += [f"guess {tree}" for tree in few] if "guess" in view.may else []
    found += [f"tree {suit} open" for suit in "CDHS"] if "open" in view.may else []
    found += [f"tree H {tree}" for tree in few] if "tree" in view.may else []
    return Moves(found, "tree" not in view.may and len(few) == len(trees))


PLAY = Play(moves=moves, may_peek=lambda options: False)
