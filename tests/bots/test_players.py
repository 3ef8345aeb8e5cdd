"""The computer players choose legal moves by the view alone."""

import random
from dataclasses import replace

import pytest

from protocol.games.family_tree.options import FamilyTreeOptions
from protocol.games.family_tree.view import FamilyTreeView
from protocol.ids import Role, Seat
from server.bots.budget import Budget
from server.bots.family_tree.computer import STRONG
from server.bots.family_tree.search import judge
from server.bots.players import PLAYERS
from server.games.family_tree.rules import FamilyTree
from server.games.game import Setup

GAME = FamilyTree()
ROLES: tuple[Role, ...] = ("maximizer", "minimizer")
FEW = Budget(2, breadth=2)


def views(roles: tuple[Role, ...] = ROLES, number: int = 1234) -> list[FamilyTreeView]:
    """Every view of a random leg, except the last."""
    options, rng = FamilyTreeOptions(), random.Random(number)
    state = GAME.deal(Setup(options=options, deck=GAME.deck(options, 2, number), roles=roles))
    found = []
    while seats := GAME.to_act(state):
        found.append(GAME.view(state, None))
        (seat,) = seats
        state = GAME.apply(state, seat, rng.choice(GAME.legal_moves(state, seat)))
    return found


@pytest.mark.parametrize("level", PLAYERS)
def test_every_player_makes_legal_and_repeatable_moves(level: str) -> None:
    for view in views():
        chosen = [PLAYERS[level](view, view.to_act[0], random.Random(seed), FEW) for seed in (1, 1, 2)]
        assert set(chosen) <= {move.move for move in view.moves}
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("level", PLAYERS)
def test_every_player_plays_whole_legs(level: str) -> None:
    options, rng = FamilyTreeOptions(), random.Random(5)
    state = GAME.deal(Setup(options=options, deck=GAME.deck(options, 2, 42), roles=ROLES))
    while seats := GAME.to_act(state):
        (seat,) = seats
        state = GAME.apply(state, seat, GAME.parse(PLAYERS[level](GAME.view(state, seat), seat, rng, FEW)))
    assert state.ply > 40


def test_random_chooses_every_legal_move() -> None:
    view = max(views(), key=lambda view: len(view.moves))
    rng = random.Random(0)
    chosen = {PLAYERS["random"](view, view.to_act[0], rng) for _ in range(60 * len(view.moves))}
    assert chosen == {move.move for move in view.moves}


@pytest.mark.parametrize("roles", [ROLES, ROLES[::-1]])
@pytest.mark.parametrize("seat", [Seat(0), Seat(1)])
def test_easy_chooses_the_best_score_after_the_move_for_its_seats_role(roles: tuple[Role, ...], seat: Seat) -> None:
    best = max if roles[seat] == "maximizer" else min
    for view in views(roles):
        change = {move.move: move.change for move in view.moves}
        assert change[PLAYERS["easy"](view, seat, random.Random(3))] == best(change.values())


def test_easy_breaks_ties_at_random() -> None:
    view = max(views(), key=lambda view: len(view.moves))
    even = replace(view, moves=tuple(replace(move, change=10) for move in view.moves))
    rng = random.Random(0)
    chosen = {PLAYERS["easy"](even, Seat(0), rng) for _ in range(60 * len(even.moves))}
    assert chosen == {move.move for move in even.moves}


def test_strong_chooses_the_move_with_the_best_play_outs() -> None:
    view = max(views(), key=lambda view: len(view.moves))
    budget = Budget(30)
    best = judge(view, view.to_act[0], random.Random(7), budget)[0]
    assert PLAYERS["strong"](view, view.to_act[0], random.Random(7), budget) == best.move


def test_strong_has_a_budget_of_its_own() -> None:
    view = views()[-1]
    assert len(view.moves) > 1
    assert PLAYERS["strong"](view, view.to_act[0], random.Random(7)) in {move.move for move in view.moves}
    assert STRONG.seconds is not None and STRONG.seconds < 1
