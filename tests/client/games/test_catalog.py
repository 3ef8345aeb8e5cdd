"""What the client knows of each game beside its screens, held against matches that were played by the rules."""

import json
from functools import cache
from typing import Any

import pytest

from client.games.catalog import RECORD_CHECKS
from protocol.ids import Seat
from protocol.record import Record
from server.games.catalog import GAMES as HOSTED_GAMES
from server.games.game import Setup
from server.offline.simulate import records, simulation

PLAYED: dict[str, tuple[str, str, dict[str, Any]]] = {
    "family tree": ("family-tree", "random,random", {}),
    "together": ("happy-graphs", "random,random,random", {}),
    "hidden": ("happy-graphs", "random,random", {"variant": "hex", "hands": "hidden"}),
    "duel": ("happy-graphs", "random,random", {"mode": "duel", "variant": "corners"}),
    "a tree of the number": ("patriarch", "easy,random", {"variant": "advanced-patriarch"}),
    "a tree for many": ("patriarch", "easy,random,random", {"variant": "matriarch"}),
    "grandma alone": ("grandmas-game", "easy", {}),
    "a matrix": ("poker-solitaire", "random", {}),
    "a race with two decks": ("poker-solitaire", "random,random", {"mode": "race-both", "dealt": 3, "decks": 2}),
    "each their own deck": (
        "poker-solitaire",
        "random,random",
        {"mode": "same-deck", "dealt": 2, "stealing": True, "planting": True},
    ),
    "two packs": ("happy-graphs", ",".join(["random"] * 17), {}),
}
every_match = pytest.mark.parametrize("played", PLAYED.values(), ids=PLAYED)


def record(game: str, players: str, options: dict[str, Any]) -> Record:
    """Return the record of a match on number 5."""
    return _record(game, players, json.dumps(options))


@cache
def _record(game: str, players: str, options: str) -> Record:
    (played,) = records(simulation(game, "5", 1, players, 0, options))
    return played


def test_a_game_that_is_not_installed_is_unknown() -> None:
    assert "two-words" not in RECORD_CHECKS


def test_the_games_are_those_that_are_hosted() -> None:
    assert tuple(HOSTED_GAMES) == tuple(RECORD_CHECKS)


@every_match
def test_a_game_names_the_deck_that_its_number_is_dealt_from(played: tuple[str, str, dict[str, Any]]) -> None:
    told = record(*played)
    game = RECORD_CHECKS[told.game]
    dealt, opening = game.dealt(told.options, len(told.seats), 5), told.legs[0].opening
    if "tree" in opening:
        assert (opening["suit"], opening["tree"]) == dealt and told.legs[0].deck is None
    else:
        assert told.legs[0].deck == list(dealt)


@every_match
def test_a_match_that_was_played_follows_from_its_deck(played: tuple[str, str, dict[str, Any]]) -> None:
    told = record(*played)
    game = RECORD_CHECKS[told.game]
    for leg in told.legs:
        deck, other = (game.dealt(told.options, len(told.seats), number) for number in (leg.number, leg.number + 1))
        assert game.first_difference(deck, leg) is None
        assert game.first_difference(other, leg) is not None


@every_match
def test_what_every_seat_saw_is_what_the_record_tells(played: tuple[str, str, dict[str, Any]]) -> None:
    told = record(*played)
    rules, game = HOSTED_GAMES[told.game], RECORD_CHECKS[told.game]
    options = rules.options.model_validate(told.options)
    leg = told.legs[0]
    state = rules.deal(
        Setup(
            options=options,
            deck=rules.deck(options, len(told.seats), 5),
            roles=tuple(leg.roles[str(seat.seat)] for seat in told.seats),
        )
    )
    sighted = 0
    for ply, move in enumerate(leg.moves):
        borne = game.told(leg, ply)
        for seat in (*range(len(told.seats)), None):
            shown = game.sighted(rules.view(state, None if seat is None else Seat(seat)))
            if shown is not None:
                assert borne is not None
                assert game.bears_out(borne, shown)
                assert not game.bears_out(borne, shown + "X")
                sighted += 1
        state = rules.apply(state, Seat(move.seat), rules.parse(move.move))
    assert sighted >= len(leg.moves)
    after = game.told(leg, len(leg.moves))
    assert after is None or (told.game == "grandmas-game" and after.startswith("dealt "))  # seen before the first move


def test_of_a_puzzle_what_was_dealt_is_compared_and_nothing_after_it() -> None:
    told = record("happy-graphs", "random", {"mode": "puzzle"})
    rules, game, leg = HOSTED_GAMES[told.game], RECORD_CHECKS[told.game], told.legs[0]
    options = rules.options.model_validate(told.options)
    state = rules.deal(Setup(options=options, deck=rules.deck(options, 1, 5), roles=("player",)))
    shown, borne = game.sighted(rules.view(state, Seat(0))), game.told(leg, 0)
    assert shown is not None and borne is not None and game.bears_out(borne, shown)
    assert not game.bears_out(borne, shown.replace("3H", "3X"))
    state = rules.apply(state, Seat(0), rules.parse(leg.moves[0].move))
    assert game.sighted(rules.view(state, Seat(0))) is game.told(leg, 1) is None


def test_grades_are_worked_out_anew_where_the_owner_lays_the_tree_out_too() -> None:
    told = record("patriarch", "easy,easy", {"tree": "owner"})
    game, leg = RECORD_CHECKS["patriarch"], told.legs[0]
    assert game.dealt(told.options, 2, 5) == () and game.first_difference((), leg) is None
    moves = [
        move.model_copy(update={"grade": {"red": 0, "black": 0, "down": 5}} if ply == 2 else {})
        for ply, move in enumerate(leg.moves)
    ]
    assert game.first_difference((), leg.model_copy(update={"moves": moves})) == 2
