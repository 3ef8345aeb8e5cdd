"""Every reason of every table has a case that provokes it."""

import pytest

from protocol.reasons.tables import TABLES
from tests.games.family_tree import test_reasons as family_tree
from tests.games.grandmas_game import test_reasons as grandmas_game
from tests.games.happy_graphs import test_reasons as happy_graphs
from tests.games.patriarch import test_reasons as patriarch
from tests.games.poker_solitaire import test_reasons as poker_solitaire
from tests.net import test_reasons as server
from tests.reasons import test_table as table

CASES: dict[str | None, list[str]] = {
    None: [*table.CASES, *server.CASES, *server.STORE, server.DATABASE],
    "family-tree": [*family_tree.CASES],
    "happy-graphs": [*happy_graphs.CASES],
    "patriarch": [*patriarch.CASES],
    "poker-solitaire": [*poker_solitaire.CASES],
    "grandmas-game": [*grandmas_game.CASES],
}
"""The reasons that have a case, by the game whose they are; None: all games."""


@pytest.mark.parametrize("owner", TABLES)
def test_every_reason_has_one_case(owner: str | None) -> None:
    assert sorted(CASES[owner]) == sorted(TABLES[owner].meanings)
