"""Options for computer players, as JSON and as single values."""

import random

import pytest

from client.games.options import OFFERS, sent, wrong
from server.bots.arguments import wanted_game, wanted_options


@pytest.mark.parametrize("game", OFFERS)
def test_an_option_means_the_same_for_computers_and_people(game: str) -> None:
    rules, rng = wanted_game(game), random.Random(3)
    offered = {name: values for name, values in OFFERS[game].options.items() if name not in OFFERS[game].drawn}
    for name, values in offered.items():
        for value in values:
            typed = {name: value}
            if name == "points":
                typed = {"scoring": "user", "points": rng.choice(("flush=13", "one-pair=2"))}
            idle = OFFERS[game].idle({**{each: usual[0] for each, usual in offered.items()}, **typed})
            if name in idle:
                continue
            pairs = [f"{each}={text}" for each, text in typed.items()]
            if wrong(game, typed) is not None:
                with pytest.raises(ValueError, match=wrong(game, typed)):
                    wanted_options(rules, "{}", pairs)
                continue
            wanted = wanted_options(rules, "{}", pairs)
            assert wanted == rules.options.model_validate(sent(game, typed))


def test_typed_options_replace_those_of_the_json() -> None:
    graphs = wanted_game("happy-graphs")
    read = wanted_options(graphs, '{"mode":"duel","variant":"hex"}', ["variant=corners"])
    assert read.model_dump()["mode"] == "duel" and read.model_dump()["variant"] == "corners"


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("variant", "--option 'variant' has no value: write NAME=VALUE, such as variant=hex."),
        ("size=4", "This game has no option 'size': it has variant, mode, hands."),
        ("variant=round", "--option is wrong at variant: it should be 'classic', 'corners' or 'hex'."),
    ],
)
def test_a_wrong_option_is_explained(typed: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=r".") as refused:
        wanted_options(wanted_game("happy-graphs"), "{}", [typed])
    assert str(refused.value) == sentence
