"""Which options there are, and which go together. rules: poker_solitaire, Options"""

import json
from typing import Any

import pytest
from pydantic import ValidationError

from protocol.games.poker_solitaire.options import PokerSolitaireOptions
from tests.games.poker_solitaire.builders import GAME, options


def test_the_defaults_are_written_as_on_the_page() -> None:
    assert json.loads(options().model_dump_json()) == {
        "mode": "one-hand",
        "touching": "edges",
        "movable": False,
        "hands": 10,
        "scoring": "english",
        "points": None,
        "dealt": 1,
        "rejects": {"common": 0, "1": 1, "2": 1},
        "decks": 1,
        "stealing": False,
        "planting": False,
    }


@pytest.mark.parametrize(
    ("wishes", "option", "why"),
    [
        ({"dealt": 4, "mode": "race"}, "rejects", "4 dealt and 2 reject squares are more than five together"),
        ({"dealt": 5}, "rejects", "5 dealt and 1 reject square are more than five together"),
        ({"dealt": 0}, "dealt", "greater than or equal to 1"),
        ({"decks": 5}, "decks", "less than or equal to 4"),
        ({"touching": ["edges", "corners"]}, "touching", "only two players have rules of their own: in one-hand"),
        ({"mode": "duel", "scoring": ["user", "english"]}, "scoring", "no option is a pair"),
        ({"mode": "duel", "movable": True}, "movable", "placed cards can't be moved in a duel"),
        ({"mode": "race", "scoring": ["pat", "user"]}, "scoring", "by both players or by neither"),
        ({"points": {"flush": 3}}, "points", "points are given where the scoring is user, not english"),
        ({"scoring": "user", "points": {"flux": 3}}, "points", "no hand is called 'flux'; there are five-of-a-kind"),
        ({"scoring": "user", "points": {"nothing": 3}}, "points", "no hand is called 'nothing'"),
        ({"scoring": "user", "points": {"one-pair+flush": 3}}, "points", "each once: flush+one-pair"),
        ({"scoring": "user", "points": {"flush+flush": 3}}, "points", "each once: flush"),
        ({"scoring": "user", "points": {"flush": 1000}}, "points", "less than or equal to 999"),
        ({"stealing": True}, "stealing", "there is stealing only where each of two players has a matrix, not in one"),
        ({"mode": "duel", "planting": True}, "planting", "there is planting only where each of two players"),
        ({"mode": "race", "hands": [10]}, "hands", "a pair is two values, player 1's and player 2's"),
        ({"mode": "race", "touching": ["edges"] * 3}, "touching", "a pair is two values, player 1's and player 2's"),
        ({"rejects": 2}, "rejects", "reject squares are counted by whose they are: common, 1 and 2"),
        ({"rejects": {"3": 1}}, "rejects", "Extra inputs are not permitted"),
        ({"mode": "tetris"}, "mode", "Input should be"),
    ],
)
def test_what_does_not_go_together_is_refused_and_says_why(wishes: dict[str, Any], option: str, why: str) -> None:
    with pytest.raises(ValidationError) as refused:
        options(**wishes)
    (first, *_) = refused.value.errors()
    assert first["loc"][0] == option
    assert why in first["msg"]


@pytest.mark.parametrize(
    "wishes",
    [
        {"dealt": 4},
        {"dealt": 3, "mode": "duel"},
        {"mode": "alternate", "touching": ["edges", "anywhere"], "movable": [True, False], "hands": [12, 10]},
        {"mode": "race", "scoring": ["user", "american"], "points": {"flush": 3}},
        {"mode": "race", "scoring": ["pat", "pat"], "hands": 12},
        {"mode": "best-of-two", "rejects": {"1": 0, "2": 5, "common": 4}},
    ],
)
def test_what_goes_together_is_the_same_after_a_journey_as_json(wishes: dict[str, Any]) -> None:
    chosen = options(**wishes)
    assert PokerSolitaireOptions.model_validate_json(chosen.model_dump_json()) == chosen
    assert PokerSolitaireOptions.model_validate(chosen.model_dump(mode="json")) == chosen
    assert hash(options(**wishes)) == hash(chosen)


def test_a_pair_of_equals_is_one_value_and_points_are_sorted() -> None:
    assert options(mode="race", hands=[12, 12]) == options(mode="race", hands=12)
    first, second = ({"flush": 1, "blaze": 2}, {"blaze": 2, "flush": 1})
    assert (
        options(scoring="user", points=first).model_dump_json()
        == options(scoring="user", points=second).model_dump_json()
    )


@pytest.mark.parametrize("mode", ["one-hand", "best-of-two", "sum-of-two", "race", "race-both", "alternate", "duel"])
def test_the_mode_says_how_many_play_and_how_many_legs(mode: str) -> None:
    chosen = options(mode=mode)
    (form, format), *others = GAME.formats(chosen).items()
    most = format.most
    alone = mode in ("one-hand", "best-of-two", "sum-of-two")
    assert (form, format.fewest, most) == (("solo", 1, 1) if alone else ("match", 2, 2))
    assert others == ([("mirror", format)] if mode == "duel" else [])
    assert format.legs_for(most) == (2 if mode == "duel" else 1)
    assert format.roles_for(most) == (("maximizer", "minimizer") if mode == "duel" else ("player",) * most)
    assert format.open is not mode.startswith("race")
