"""The generic coding turns any game whose moves can be listed into an environment."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

import pytest
from pettingzoo.test import api_test, seed_test

from protocol.cards import Card
from protocol.ids import Role, Seat
from protocol.options import Options
from server.bots.generic import MovesNotListed
from server.environment import env, environment
from server.environment.coding import Coding
from server.environment.codings import MirrorCoding
from server.environment.generic import GenericCoding, _Shape
from server.games.catalog import GAMES
from server.games.family_tree.rules import FamilyTree
from server.games.game import Setup

DUEL: tuple[Role, ...] = ("maximizer", "minimizer")


def generic_coding(game: str, options: Options, form: str, deck: Sequence[Card], seats: int) -> Coding:
    """The generic coding, in place of the game's own."""
    coding = GenericCoding(options, deck, seats, game=GAMES[game])
    return MirrorCoding(coding) if form == "mirror" else coding


def coding_of(name: str, options: dict[str, Any], seats: int = 2) -> GenericCoding:
    """The generic coding of a game."""
    read = GAMES[name].options.model_validate(options)
    return GenericCoding(read, GAMES[name].deck(read, seats, 1), seats, game=GAMES[name])


def by_chance(name: str, roles: tuple[Role, ...], options: dict[str, Any], plies: int) -> Any:
    """A state of a game after some moves made by chance."""
    game, rng = GAMES[name], random.Random(plies)
    read = game.options.model_validate(options)
    state = game.deal(Setup(options=read, deck=game.deck(read, len(roles), 7), roles=roles))
    for _ in range(plies):
        seat = min(game.to_act(state))
        state = game.apply(state, seat, rng.choice(game.legal_moves(state, seat) or ()))
    return state


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")
@pytest.mark.parametrize(
    ("game", "options", "form", "seats"),
    [
        ("happy-graphs", {"mode": "duel"}, "match", 2),
        ("family-tree", {}, "mirror", 2),
        ("grandmas-game", {}, "race", 3),
    ],
)
def test_the_environment_passes_pettingzoos_tests(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    game: str,
    options: dict[str, Any],
    form: str,
    seats: int,
) -> None:
    monkeypatch.setattr(environment, "coding_of", generic_coding)
    made = partial(env, game, options=options, form=form, seats=seats)
    api_test(made(), num_cycles=12)
    seed_test(made, num_cycles=8)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["family-tree", "happy-graphs", "poker-solitaire"])
def test_actions_are_the_places_of_the_legal_moves(name: str) -> None:
    options: dict[str, Any] = {} if name == "family-tree" else {"mode": "duel"}
    state, game = by_chance(name, DUEL, options, 6), GAMES[name]
    coding = coding_of(name, options)
    seat = min(game.to_act(state))
    moves = coding.legal_actions(game.view(state, seat), seat)
    assert moves == dict(enumerate(map(str, game.legal_moves(state, seat) or ())))
    assert moves
    assert coding.legal_actions(game.view(state, Seat(1 - seat)), Seat(1 - seat)) == {}


def test_too_many_moves_need_a_coding_of_the_games_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GenericCoding, "actions", 0)
    state = by_chance("family-tree", DUEL, {}, 4)
    coding = coding_of("family-tree", {})
    with pytest.raises(ValueError, match="Give family-tree a coding of its own"):
        coding.legal_actions(FamilyTree().view(state, Seat(0)), Seat(0))


def test_moves_that_nobody_lists_are_an_error() -> None:
    with pytest.raises(MovesNotListed, match="patriarch"):
        coding_of("patriarch", {})


@pytest.mark.parametrize(
    ("name", "roles", "options"),
    [
        ("family-tree", DUEL, {}),
        ("happy-graphs", ("player", "player", "player"), {}),
        ("poker-solitaire", ("player", "player"), {"mode": "race"}),
    ],
)
def test_all_observations_have_the_same_length(name: str, roles: tuple[Role, ...], options: dict[str, Any]) -> None:
    coding, game = coding_of(name, options, len(roles)), GAMES[name]
    observed = [
        coding.observed(game.view(by_chance(name, roles, options, plies), Seat(seat)), Seat(seat))
        for plies in (0, 3, 9)
        for seat in range(len(roles))
    ]
    assert len({*map(len, observed)}) == 1
    assert len({*map(tuple, observed)}) == len(observed)
    assert {type(number) for numbers in observed for number in numbers} == {float}


def test_a_seat_does_not_observe_hidden_cards() -> None:
    game, options = GAMES["happy-graphs"], {"mode": "duel"}
    state, coding = by_chance("happy-graphs", DUEL, options, 4), coding_of("happy-graphs", options)
    view = game.view(state, Seat(0))
    other = game.possible(view, random.Random(5))
    assert other != state
    assert coding.observed(game.view(other, Seat(0)), Seat(0)) == coding.observed(view, Seat(0))
    assert coding.observed(game.view(other, Seat(1)), Seat(1)) != coding.observed(game.view(state, Seat(1)), Seat(1))


@dataclass
class Shown:
    """A value of a view with every kind of field."""

    does: Literal["play", "pass"] = "play"
    card: str | None = None
    cards: tuple[str, ...] = ()
    counts: dict[str, int] | None = None
    seats: frozenset[int] = frozenset()
    may: bool = False


LEARNED = (Shown(card="AS", cards=("KC", "X1"), counts={"a": 1, "b": 2}, seats=frozenset((2, 1))), Shown())


@pytest.mark.parametrize(
    ("value", "numbers"),
    [
        (Shown(does="pass"), [15, 2, 0, 0, 0, 0, *[0] * 6, 0, 0, 0, 0, *[0] * 3, 0]),
        (Shown(card="AS", may=True), [15, 1, 1, 1, 4, 0, *[0] * 6, 0, 0, 0, 0, *[0] * 3, 1]),
        (Shown(cards=("KC", "X2")), [15, 1, 0, 0, 0, 2, 13, 1, 14, 2, 0, 0, 0, 0, 0, 0, *[0] * 3, 0]),
        (Shown(cards=("KC",) * 9), [15, 1, 0, 0, 0, 9, *[13, 1] * 3, 0, 0, 0, 0, *[0] * 3, 0]),
        (Shown(counts={"b": 7, "c": 3}), [15, 1, 0, 0, 0, 0, *[0] * 6, 1, 0, 7, 0, *[0] * 3, 0]),
        (Shown(seats=frozenset((5, 3))), [15, 1, 0, 0, 0, 0, *[0] * 6, 0, 0, 0, 2, 3, 5, 0, 0]),
        (None, [0] * 20),
    ],
    ids=["word", "card", "cards", "longer list", "mapping", "set", "nothing"],
)
def test_a_value_is_coded_field_by_field(value: Shown | None, numbers: list[float]) -> None:
    shape = _Shape()
    for learned in LEARNED:
        shape.learn(learned)
    assert shape.code(value) == numbers


def test_other_texts_have_a_checksum() -> None:
    shape = _Shape()
    shape.learn("3(4)")
    assert shape.code("3(4)") == shape.code("3(4)") != shape.code("4(3)")
    assert shape.code("3(4)")[0] == 16
