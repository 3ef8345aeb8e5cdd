"""The questions for thinking processes, which get only the bytes of a view."""

import random

import pytest

from protocol.encoding import encode_value
from protocol.games.family_tree.options import FamilyTreeOptions
from protocol.ids import Seat
from protocol.views import VIEW
from server.bots.budget import Budget
from server.bots.players import PLAYERS
from server.bots.worker_functions import choices, move
from server.games.family_tree.rules import FamilyTree
from server.games.game import Setup
from tests.seen import tree

GAME = FamilyTree()
FEW = Budget(60)


def views() -> list[tuple[Seat, bytes]]:
    """The encoded view at every ply of a leg, and the seat to move."""
    options = FamilyTreeOptions()
    state = GAME.deal(Setup(options=options, deck=GAME.deck(options, 2, 1234), roles=("maximizer", "minimizer")))
    found, rng = [], random.Random(1)
    while seats := GAME.to_act(state):
        (seat,) = seats
        found.append((seat, encode_value(GAME.view(state, None))))
        state = GAME.apply(state, seat, rng.choice(GAME.legal_moves(state, seat)))
    return found


@pytest.mark.parametrize("level", PLAYERS)
def test_the_same_bytes_seed_and_play_outs_give_the_same_move(level: str) -> None:
    made = [[move(view, seat, level, f"1234:1:{seed}", FEW) for seat, view in views()] for seed in (1, 1, 2)]
    assert made[0] == made[1]
    assert made[0] != made[2] or level in (
        "easy",
        "normal",
        "greedy",
    )  # for these levels chance decides only between moves of equal promise


def test_a_hint_judges_every_move_repeatably() -> None:
    for seat, view in views()[10:20]:
        found = choices(view, seat, "hint", Budget(60, breadth=None))
        assert {each for each, _ in found} == {move.move for move in tree(VIEW.validate_json(view)).moves}
        assert found == choices(view, seat, "hint", Budget(60, breadth=None))
