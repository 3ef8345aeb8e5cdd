"""The tables of reasons are whole, and the documents made from them are up to date."""

from collections import Counter
from typing import get_args

import pytest

from protocol.games.family_tree import reasons as family_tree
from protocol.games.grandmas_game import reasons as grandmas_game
from protocol.games.happy_graphs import reasons as happy_graphs
from protocol.games.patriarch import reasons as patriarch
from protocol.games.poker_solitaire import reasons as poker_solitaire
from protocol.reasons import shared
from protocol.reasons.base import Reasons
from protocol.reasons.documents import with_section
from protocol.reasons.tables import TABLES
from protocol.schema import README
from server.games.catalog import GAMES

NAMES = {
    None: shared.Reason,
    "family-tree": family_tree.Reason,
    "happy-graphs": happy_graphs.Reason,
    "patriarch": patriarch.Reason,
    "poker-solitaire": poker_solitaire.Reason,
    "grandmas-game": grandmas_game.Reason,
}
"""The type of the reasons of each table."""


def test_no_two_reasons_have_the_same_name() -> None:
    names = Counter(reason for table in TABLES.values() for reason in table.meanings)
    assert [name for name, count in names.items() if count > 1] == []


def test_every_game_has_its_table() -> None:
    assert {name: game.reasons for name, game in GAMES.items()} == {name: TABLES[name] for name in TABLES if name}


@pytest.mark.parametrize("owner", TABLES)
def test_a_table_has_the_reasons_of_its_type_in_the_same_order(owner: str | None) -> None:
    assert [*TABLES[owner].meanings] == [*get_args(NAMES[owner])]


@pytest.mark.parametrize("table", TABLES.values(), ids=map(str, TABLES))
def test_a_table_explains_and_uses_each_name_of_its_data(table: Reasons) -> None:
    assert set(table.fields) == {name for meaning in table.meanings.values() for name in meaning.names}
    assert [*table.fields] == sorted(table.fields)


@pytest.mark.parametrize("table", TABLES.values(), ids=map(str, TABLES))
def test_a_table_says_in_a_sentence_when_a_reason_is_given(table: Reasons) -> None:
    for meaning in table.meanings.values():
        assert meaning.when[0].isupper() and meaning.when.endswith(".")


def test_the_readme_has_the_tables_as_they_are_now() -> None:
    text = README.read_text(encoding="utf-8")
    assert text == with_section(text), "out of date; run: python -m protocol.schema"


def test_a_readme_without_the_section_is_not_changed() -> None:
    with pytest.raises(ValueError, match="no section of reasons"):
        with_section("# A README\n")
