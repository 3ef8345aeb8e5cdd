"""The moves that a view leaves its reader, in notation, whatever the game: pure."""

from collections.abc import Iterator
from typing import NamedTuple

from client.games.patriarch.trees import every, family_of
from protocol.games.grandmas_game.view import GrandmasGameView
from protocol.games.happy_graphs.view import HappyGraphsView
from protocol.games.mirror import MirrorView
from protocol.games.patriarch.view import PatriarchView
from protocol.games.poker_solitaire.view import PokerSolitaireView
from protocol.views import Board, View

MOST = 3000
"""So many trees are listed at most."""


class Moves(NamedTuple):
    """Legal moves, in notation; `all`: there are no others, as there are where moves are too many to be listed."""

    moves: list[str]
    all: bool


def moves_of(view: View | Board) -> Moves:
    """Return the moves that the reader of a view may make."""
    match view:
        case HappyGraphsView(mode="puzzle"):
            return Moves([*_puzzle(view)], True)
        case PokerSolitaireView() if not view.moves:
            return Moves([*_moved(view)], True)
        case PatriarchView():
            return _patriarch(view)
        case GrandmasGameView():
            return Moves([each.move for each in view.moves], not view.may_order)
        case MirrorView():
            return Moves([], False)
    return Moves([each.move for each in view.moves], True)


def _puzzle(view: HappyGraphsView) -> Iterator[str]:
    hand = dict.fromkeys(card for cards in view.hands for card in cards or ())
    for group in view.groups:
        place = "" if group.number == 1 else f"{group.number}:"
        for square in group.open:
            for card in hand:
                if card[0] in square.takes:
                    yield f"{card}@{place}{square.x},{square.y}"
        for lying in group.cards:
            yield f"take {place}{lying.x},{lying.y}"
    if view.new_group is not None:
        place = "" if view.new_group == 1 else f"{view.new_group}:"
        for card in hand:
            yield f"{card}@{place}0,0"
    yield "done"


def _moved(view: PokerSolitaireView) -> Iterator[str]:
    for source in view.sources:
        for target in source.targets:
            yield f"{source.what}>{target}"
    if view.may_pass:
        yield "pass"
    if view.may_done:
        yield "done"


def _patriarch(view: PatriarchView) -> Moves:
    trees = every(family_of(view)) if "tree" in view.may or "guess" in view.may else ()
    few = trees[:: 1 + len(trees) // MOST]
    moves = ["grade"] if "grade" in view.may else []
    moves += [f"guess {tree}" for tree in few] if "guess" in view.may else []
    moves += [f"tree {suit} open" for suit in "CDHS"] if "open" in view.may else []
    moves += [f"tree H {tree}" for tree in few] if "tree" in view.may else []
    return Moves(moves, "tree" not in view.may and len(few) == len(trees))
