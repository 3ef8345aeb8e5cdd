"""The largest tree of Family Tree: a number, and moves after which everybody in the pack is in the tree."""

import random
from functools import cache

from protocol.ids import Seat
from server.games.catalog import GAMES
from server.games.game import Setup
from tests.seen import tree

NUMBER, SEED, PEOPLE = 4, 0, 42
"""After these moves everybody in the pack is in the tree, and a card has 37 places."""


@cache
def moves() -> tuple[str, ...]:
    """Return all moves of a leg that leads to the largest tree; in a duel the players make them in turn."""
    game = GAMES["family-tree"]
    options = game.options()
    rng = random.Random(SEED)
    state = game.deal(Setup(options=options, deck=game.deck(options, 1, NUMBER), roles=("player",)))
    made: list[str] = []
    while game.to_act(state):
        view = tree(game.view(state, None))
        grow = [move for move in view.moves if move.does in ("child", "spouse", "extended")] or view.moves
        made.append(rng.choice(grow).move)
        state = game.apply(state, Seat(0), game.parse(made[-1]))
    return tuple(made)


@cache
def plies() -> int:
    """Return after how many of the moves the tree is the largest. Raises RuntimeError if it never is."""
    game = GAMES["family-tree"]
    options = game.options()
    state = game.deal(Setup(options=options, deck=game.deck(options, 1, NUMBER), roles=("player",)))
    for ply, move in enumerate(moves()):
        people = sum(1 + (family.spouse is not None) for family in tree(game.view(state, None)).families)
        if people == PEOPLE:
            return ply
        state = game.apply(state, Seat(0), game.parse(move))
    raise RuntimeError("the rules have changed: look for another largest tree")
