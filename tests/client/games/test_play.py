"""The moves that programs are offered, compared with the rules of every game."""

import random

import pytest

from client.games.play import moves_of
from tests.games.samples import SAMPLES

TABLES = (
    "family-tree match",
    "happy-graphs hidden",
    "happy-graphs hex puzzle",
    "patriarch 2",
    "patriarch 2 matriarch 12 owner",
    "patriarch 3 advanced-patriarch 20",
    "poker-solitaire sum-of-two",
    "poker-solitaire race-both",
    "grandmas-game 1",
)


@pytest.mark.parametrize("table", TABLES)
def test_a_program_is_told_legal_moves_and_all_that_there_are(table: str) -> None:
    sample = SAMPLES[table]
    game, leg, rng, compared = sample.game, SAMPLES[table].legs[0], random.Random(1), 0
    for state in (*leg.states[:-1:7], leg.states[-1]):
        for seat in game.to_act(state):
            told, listed = moves_of(game.view(state, seat)), game.legal_moves(state, seat)
            assert told.moves or listed == []
            for move in rng.sample(told.moves, min(10, len(told.moves))):
                game.check(state, seat, game.parse(move))
            if listed is not None and told.all:
                assert sorted(told.moves) == sorted(map(str, listed))
            compared += 1
    assert compared


def test_of_the_many_trees_a_program_is_told_some() -> None:
    sample = SAMPLES["patriarch 2 advanced-matriarch 1 open"]
    leg = sample.legs[0]
    before, (seat, _) = leg.states[-2], leg.moves[-1]
    told = moves_of(sample.game.view(before, seat))
    assert not told.all
    assert 1000 < len(set(told.moves)) <= 3000


def test_the_owner_of_a_tree_is_told_how_to_lay_it_out() -> None:
    sample = SAMPLES["patriarch 2 advanced-matriarch 1 open"]
    leg = sample.legs[0]
    seat = leg.moves[0][0]
    told = moves_of(sample.game.view(leg.states[0], seat))
    assert {"tree C open", "tree S open"} <= set(told.moves)
    assert not told.all
