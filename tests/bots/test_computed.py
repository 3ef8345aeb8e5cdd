"""The computer's score of a number, and par beside it, are the same wherever they are worked out."""

import pytest

from protocol.games.family_tree.deck import DECK
from protocol.games.family_tree.options import FamilyTreeOptions
from server.bots import computed
from server.bots.budget import Budget
from server.bots.computed import ComputersLeg, computers_leg, version
from server.bots.par import par
from server.bots.registry import COMPUTERS
from server.games.catalog import GAMES
from server.games.family_tree.rules import FamilyTree
from server.games.game import Setup

GAME = FamilyTree()
SHORT = 9
"""A number whose legs end within a few cards."""


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the computer make fewer play-outs, so that plain Python too is done soon."""
    monkeypatch.setattr(computed, "BUDGET", Budget(playouts=4, breadth=2))


def test_every_game_has_a_computer_of_some_version() -> None:
    assert set(COMPUTERS) == set(GAMES)
    assert all(version(game) > 0 for game in GAMES)


@pytest.mark.usefixtures("quick")
def test_computers_leg_is_played_by_the_rules_to_its_end_and_the_same_every_time() -> None:
    leg = computers_leg("family-tree", {}, 42)
    assert leg == computers_leg("family-tree", {}, 42)
    state = GAME.deal(Setup(options=FamilyTreeOptions(), deck=DECK.deal(42), roles=("player",)))
    for move in leg.moves:
        state = GAME.apply(state, min(GAME.to_act(state)), GAME.parse(move))
    assert not GAME.to_act(state)
    assert leg.score == GAME.score(state).total > 400


def test_computers_leg_is_ended_by_no_clock() -> None:
    assert computed.BUDGET.seconds is None


def test_dead_number_is_worth_as_little_to_the_computer_as_to_anyone() -> None:
    assert computers_leg("family-tree", {}, SHORT) == ComputersLeg(20, computers_leg("family-tree", {}, SHORT).moves)
    assert par("family-tree", {}, SHORT) == 20
