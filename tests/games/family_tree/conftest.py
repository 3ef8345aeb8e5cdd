"""Fixtures that build trees and legs from texts: see builders.py."""

from collections.abc import Callable

import pytest

from server.games.family_tree.state import State, Tree
from tests.games.family_tree.builders import built, leg_of


@pytest.fixture
def tree() -> Callable[[str], Tree]:
    """Build a tree: `tree("5D+TD: QD, 3S+3C")`."""
    return built


@pytest.fixture
def leg() -> Callable[[str, str], State]:
    """Build a leg before its first move: the tree, then the current card and the stock: `leg("5D+TD", "KS 7D")`."""
    return lambda text, cards: leg_of(built(text), cards)
