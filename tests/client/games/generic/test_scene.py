"""A game that only the server has: its offer, texts and scenes from the server's messages."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from client.games.catalog import levels_of
from client.games.forms import forms_of_two
from client.games.generic.table import Entry, Labels, entries
from client.games.option_text import chosen
from client.games.options import OFFERS, Seats, chosen_of, forms_of, roles_of, sent
from client.games.typed_options import read_options, typed_values
from client.games.word_catalog import GAMES, about, title_of, words_of
from client.net import game_infos
from tests.client.games.generic.builders import GAME, INFO, scene_of, told, view

TABLES = json.loads((Path(__file__).parents[2] / "cases" / "tables.json").read_text(encoding="utf-8"))


@pytest.fixture(autouse=True)
def game_is_told() -> Iterator[None]:
    with told():
        yield


def test_a_game_is_known_once_a_server_has_told_of_it() -> None:
    assert GAME in GAMES and list(GAMES)[-1] == GAME
    assert (title_of(GAME), about(GAME)) == (INFO.title, INFO.about)
    assert "Discard a card" in words_of(GAME).rules()["basic"]
    assert "turnabout-pile-up 0.2.0" in words_of(GAME).plain()["credits"]
    game_infos.forget(GAME)
    assert GAME not in GAMES
    with pytest.raises(KeyError):
        OFFERS[GAME]


def test_what_a_server_tells_again_replaces_what_it_told_before() -> None:
    assert title_of(GAME) == "Pile Up" and OFFERS[GAME].options["jokers"] == ("off", "on")
    game_infos.learn([replace(INFO, title="Pile Down", options={"properties": {}})])
    assert title_of(GAME) == "Pile Down" and OFFERS[GAME].options == {}


def test_options_are_those_of_the_schema_with_the_usual_value_first() -> None:
    options = OFFERS[GAME].options
    assert options["piles"] == ("3", "1", "2", "4") and options["mode"] == ("duel", "race")
    assert options["jokers"] == ("off", "on") and options["limit"][:2] == ("none", "1")
    assert "names" not in options, "a list has no values to choose from"
    assert typed_values(GAME, "limit") == ("none", "1 to 60")
    assert read_options(GAME, {"lim": "17", "jok": "on"}) == {"limit": "17", "jokers": "on"}
    assert sent(GAME, {"limit": "17", "jokers": "on"}) == {"limit": 17, "jokers": True}
    assert chosen(GAME, chosen_of(GAME, {"mode": "race"})).startswith("Piles: 3. Played: as a race.")


def test_forms_are_those_that_the_options_leave() -> None:
    assert forms_of(GAME, {}) == {"match": Seats(2, 2), "solo": Seats(1, 1)}
    assert forms_of(GAME, {"mode": "race"}) == {"race": Seats(2, 6)}
    assert forms_of_two(GAME, {}) == ("match",)
    assert roles_of(GAME, {}) == ("player", "maximizer", "minimizer")
    assert roles_of(GAME, {"mode": "race"}) == ("player",)
    assert "strong" in levels_of(GAME)


def test_a_table_has_a_line_for_each_field_with_its_label() -> None:
    assert [str(entry) for entry in scene_of(view()).table] == [
        "Score: 12",
        "Your hand: 5♥ 10♠",
        "Cards of you: 2",
        "Cards of Ben: 3",
        "Piles:",
        "  1: top 3♣, size 2",
        "  2: size 0",
        "Phase: play",
        "Dealer: Ben",
    ]


@pytest.mark.parametrize("case", TABLES)
def test_any_value_is_shown_as_in_the_browser(case: dict[str, Any]) -> None:
    """tests/web/generic.test.mjs checks the same cases."""
    assert [str(entry) for entry in entries(case["fields"], Labels(case["labels"], case["names"]))] == case["lines"]


def test_a_move_is_shown_with_what_it_does() -> None:
    scene = scene_of(view())
    assert [move.text for move in scene.moves] == ["5♥>1 (points 3)", "10♠>1 (points −2, closes yes)", "10♠>2"]
    assert scene.move_text("TS>2") == "10♠>2" and scene.move_text("pass") == "pass"
    assert scene.news == ("Ben: 3♣>1",)


def test_a_match_in_which_all_have_the_same_role_has_one_leg() -> None:
    scene = scene_of(view(roles=["player", "player"]))
    assert (scene.legs, scene.kind) == (1, "one leg")
    assert (scene_of(view()).legs, scene_of(view()).kind) == (2, "")


def test_moves_that_are_an_object_in_json_are_listed_too() -> None:
    keyed = scene_of(view(moves={"TS>2": {"change": 1}, "5H>1": {"move": "5H>1"}}))
    assert [move.move for move in keyed.moves] == ["5H>1", "TS>2"]


def test_an_entry_is_a_label_and_a_text() -> None:
    assert str(Entry("", "5♥", 1)) == "  5♥" and str(Entry("Hand", "")) == "Hand:"
