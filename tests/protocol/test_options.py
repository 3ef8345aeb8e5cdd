"""Options as a command line takes them, one `NAME=VALUE` after the other."""

from typing import Any

import pytest
from pydantic import ValidationError

from protocol.games.family_tree.options import FamilyTreeOptions
from protocol.games.grandmas_game.options import GrandmasGameOptions
from protocol.games.happy_graphs.options import HappyGraphsOptions
from protocol.games.patriarch.options import PatriarchOptions
from protocol.games.poker_solitaire.options import PokerSolitaireOptions
from protocol.options import Options

READ: dict[str, tuple[type[Options], dict[str, Any], dict[str, str], dict[str, Any]]] = {
    "text": (HappyGraphsOptions, {}, {"variant": "hex"}, {"variant": "hex"}),
    "on or off": (GrandmasGameOptions, {}, {"reorder": "off"}, {"reorder": False}),
    "a number": (PatriarchOptions, {}, {"guesses": "6"}, {"guesses": 6}),
    "none": (PatriarchOptions, {"auto_grade": 9}, {"auto_grade": "none"}, {"auto_grade": None}),
    "over a given value": (HappyGraphsOptions, {"mode": "duel"}, {"variant": "hex"}, {"mode": "duel"}),
    "hands of poker": (PokerSolitaireOptions, {}, {"hands": "12"}, {"hands": 12}),
    "player 2's rule": (
        PokerSolitaireOptions,
        {"mode": "race"},
        {"touching-2": "anywhere"},
        {"touching": ["edges", "anywhere"]},
    ),
    "player 2's rule beside a pair": (
        PokerSolitaireOptions,
        {"mode": "race", "hands": [12, 12]},
        {"hands-2": "10"},
        {"hands": [12, 10]},
    ),
    "player 2's rule under equal rules": (
        PokerSolitaireOptions,
        {"mode": "race"},
        {"touching-2": "anywhere", "unequal": "off"},
        {"touching": "edges"},
    ),
    "reject squares": (
        PokerSolitaireOptions,
        {"mode": "race", "rejects": {"1": 2}},
        {"rejects-2": "0"},
        {"rejects": {"common": 0, "1": 2, "2": 0}},
    ),
    "points": (
        PokerSolitaireOptions,
        {},
        {"scoring": "user", "points": "Flush=13, one-pair+flush=20"},
        {"points": {"flush": 13, "flush+one-pair": 20}},
    ),
    "no points": (PokerSolitaireOptions, {}, {"scoring": "user", "points": ""}, {"points": None}),
}


@pytest.mark.parametrize(("model", "given", "typed", "expected"), READ.values(), ids=READ)
def test_typed_options_are_read(
    model: type[Options], given: dict[str, Any], typed: dict[str, str], expected: dict[str, Any]
) -> None:
    read = model.with_typed(given, typed).model_dump(mode="json")
    assert {name: read[name] for name in expected} == expected


REFUSED: dict[str, tuple[type[Options], dict[str, str], str]] = {
    "an option of a game without any": (FamilyTreeOptions, {"x": "1"}, "no option 'x': it has none"),
    "an option of another game": (HappyGraphsOptions, {"guesses": "4"}, "it has variant, mode, hands"),
    "reject squares as one": (PokerSolitaireOptions, {"rejects": "1"}, "no option 'rejects'"),
    "points above the most": (PokerSolitaireOptions, {"points": "flush=1000"}, "points from 0 to 999"),
    "points of no hand": (PokerSolitaireOptions, {"points": "royal=3"}, "no hand is called 'royal'"),
    "points without a number": (PokerSolitaireOptions, {"points": "flush"}, "write flush=13"),
}


@pytest.mark.parametrize(("model", "typed", "sentence"), REFUSED.values(), ids=REFUSED)
def test_what_is_wrong_is_named(model: type[Options], typed: dict[str, str], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        model.with_typed({}, typed)


def test_a_wrong_value_is_refused_by_the_model() -> None:
    with pytest.raises(ValidationError, match="Input should be 'classic'"):
        HappyGraphsOptions.with_typed({}, {"variant": "round"})
