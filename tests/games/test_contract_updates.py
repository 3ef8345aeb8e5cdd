"""What an update says of a view, held for every table in `samples`: a patch leads from one view to another."""

import json
import random
from itertools import pairwise
from typing import Any

import pytest

from protocol.encoding import encode_value
from protocol.ids import Seat
from protocol.patch import merge
from protocol.views import encode_view_changes
from server.games.catalog import GAMES
from tests.games.samples import Sample, every_sample, legs, some
from tests.nulls import nulls

PAIRS = 24
"""Pairs of states of a leg that are compared in both directions."""


def follow(sample: Sample, before: Any, after: Any, seat: Seat | None) -> None:
    """Check that the patch between the views of two states, encoded as the server does, leads to the second one."""
    game = sample.game
    one, other = game.view(before, seat), game.view(after, seat)
    patch = game.encode_changes(before, after, seat)
    if patch is None:
        patch = encode_view_changes(one, other)
    known, expected = (json.loads(encode_value(view)) for view in (one, other))
    assert merge(known, json.loads(patch)) == expected


@every_sample
def test_an_update_turns_a_view_into_the_next_one(sample: Sample) -> None:
    for leg in legs(sample.name):
        for before, after in pairwise(leg.states):
            for seat in (*sample.watched, None):
                follow(sample, before, after, seat)


@every_sample
def test_an_update_turns_a_view_into_any_earlier_or_later_one_of_the_leg(sample: Sample) -> None:
    for leg in legs(sample.name):
        rng = random.Random(leg.number)
        for _ in range(PAIRS):
            one, other = rng.choices(leg.states, k=2)
            for seat in (*sample.watched, None):
                follow(sample, one, other, seat)
                follow(sample, other, one, seat)


@every_sample
def test_an_update_turns_a_view_of_one_course_of_a_leg_into_a_view_of_another(sample: Sample) -> None:
    """As after a takeback, when a slow reader is shown both at once."""
    for leg in legs(sample.name):
        rng = random.Random(leg.number)
        at = len(leg.states) // 3
        other = leg.states[: at + 1]
        while len(other) < at + 6 and (seats := sample.game.to_act(other[-1])):
            mover = rng.choice(sorted(seats))
            move = sample.chooses(sample.game, other[-1], mover, rng)
            other.append(sample.game.apply(other[-1], mover, move))
        for one, another in zip(leg.states[at:], other[at:], strict=False):
            for seat in (*sample.watched, None):
                follow(sample, one, another, seat)
                follow(sample, another, leg.states[-1], seat)


@every_sample
def test_an_update_between_equal_views_changes_nothing(sample: Sample) -> None:
    for state in some(sample):
        for seat in (*sample.watched, None):
            assert encode_view_changes(sample.game.view(state, seat), sample.game.view(state, seat)) == b"{}"
            follow(sample, state, state, seat)


@every_sample
def test_no_member_of_a_view_is_null(sample: Sample) -> None:
    for state in some(sample):
        for seat in (*sample.watched, None):
            assert [*nulls(json.loads(encode_value(sample.game.view(state, seat))))] == []


@pytest.mark.parametrize("name", GAMES)
def test_an_option_that_may_be_none_is_none_by_default(name: str) -> None:
    schema = GAMES[name].options.model_json_schema()
    for model in (schema, *schema.get("$defs", {}).values()):
        for option, described in model.get("properties", {}).items():
            may_be_none = {"type": "null"} in (described, *described.get("anyOf", ()))
            assert not may_be_none or described["default"] is None, option
