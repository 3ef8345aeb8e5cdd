"""What a client knows of The Patriarch while it is played."""

from client.games.patriarch.trees import every, family_of
from client.games.play import Moves, Play
from protocol.games.patriarch.view import PatriarchView

MOST = 3000
"""So many trees are listed at most."""


def moves(view: PatriarchView) -> Moves:
    """Return the moves that a view leaves its reader; of very many trees some."""
    trees = every(family_of(view)) if "tree" in view.may or "guess" in view.may else ()
    few = trees[:: 1 + len(trees) // MOST]
    found = ["grade"] if "grade" in view.may else []
    found += [f"guess {tree}" for tree in few] if "guess" in view.may else []
    found += [f"tree {suit} open" for suit in "CDHS"] if "open" in view.may else []
    found += [f"tree H {tree}" for tree in few] if "tree" in view.may else []
    return Moves(found, "tree" not in view.may and len(few) == len(trees))


PLAY = Play(moves=moves, may_peek=lambda options: False)
