"""The computer's score and par of a number are the same on every machine."""

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
    """Limit the play-outs, so that plain Python is quick too."""
    monkeypatch.setattr(computed, "BUDGET", Budget(playouts=4, breadth=2))


def test_every_game_has_a_computer_with_a_version() -> None:
    assert set(COMPUTERS) == set(GAMES)
    assert all(version(game) > 0 for game in GAMES)


@pytest.mark.usefixtures("quick")
def test_computers_leg_is_legal_complete_and_repeatable() -> None:
    leg = computers_leg("family-tree", {}, 42)
    assert leg == computers_leg("family-tree", {}, 42)
    state = GAME.deal(Setup(options=FamilyTreeOptions(), deck=DECK.deal(42), roles=("player",)))
    for move in leg.moves:
        state = GAME.apply(state, min(GAME.to_act(state)), GAME.parse(move))
    assert not GAME.to_act(state)
    assert leg.score == GAME.score(state).total > 400


def test_no_clock_ends_the_computers_leg() -> None:
    assert computed.BUDGET.seconds is None


def test_the_computer_gets_the_fixed_score_of_a_dead_number() -> None:
    assert computers_leg("family-tree", {}, SHORT) == ComputersLeg(20, computers_leg("family-tree", {}, SHORT).moves)
    assert par("family-tree", {}, SHORT) == 20
