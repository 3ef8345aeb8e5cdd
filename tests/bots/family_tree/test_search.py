"""The search judges moves by the encoded view alone, fairly and repeatably."""

import io
import random
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest
from pydantic import TypeAdapter

from protocol.encoding import encode_value
from protocol.games.family_tree.options import FamilyTreeOptions
from protocol.games.family_tree.view import FamilyTreeView
from protocol.ids import Role, Seat
from server.bots.budget import Budget
from server.bots.family_tree.card_numbers import CARDS
from server.bots.family_tree.search import _FORESIGHT, _Draws, judge, places, promising
from server.games.family_tree.rules import FamilyTree
from server.games.family_tree.state import State
from server.games.game import Setup
from server.offline.arena import arena, play, summary

GAME = FamilyTree()
DUEL: tuple[Role, ...] = ("maximizer", "minimizer")
SOLO: tuple[Role, ...] = ("player",)
VIEW = TypeAdapter(FamilyTreeView)
ENOUGH = Budget(40)


@cache
def leg(number: int = 1234, roles: tuple[Role, ...] = DUEL, known: int = 0) -> tuple[State, ...]:
    """Every state of a random leg; `known` cards of the deck were shown by an earlier leg."""
    options, rng = FamilyTreeOptions(), random.Random(number)
    deck = GAME.deck(options, 2, number)
    states = [GAME.deal(Setup(options=options, deck=deck, roles=roles, seen=deck[:known]))]
    while seats := GAME.to_act(states[-1]):
        seat = min(seats)
        states.append(GAME.apply(states[-1], seat, rng.choice(GAME.legal_moves(states[-1], seat))))
    return tuple(states)


def broad() -> FamilyTreeView:
    """A view with many moves and much of the deck still to come."""
    views = [view_of(state) for state in leg()[:-1] if len(state.stock) > 15]
    return max(views, key=lambda view: len(view.moves))


def view_of(state: State) -> FamilyTreeView:
    """The encoded view of the seat to move, decoded."""
    return VIEW.validate_json(encode_value(GAME.view(state, min(GAME.to_act(state)))))


@pytest.mark.parametrize("roles", [DUEL, DUEL[::-1], SOLO])
def test_choices_are_legal_and_distinct_and_the_best_is_first(roles: tuple[Role, ...]) -> None:
    for state in leg(roles=roles)[:-1:6]:
        view = view_of(state)
        seat = view.to_act[0]
        choices = judge(view, seat, random.Random(1), Budget(40, breadth=None))
        assert {choice.move for choice in choices} == {move.move for move in view.moves}
        assert len(choices) == len(view.moves)
        sign = -1 if roles[seat] == "minimizer" else 1
        assert all(choice.playouts > 0 for choice in choices)
        last = [choice for choice in choices if choice.playouts == choices[0].playouts]
        assert all(sign * better.expected >= sign * worse.expected for better, worse in pairwise(last))


def test_same_seed_view_and_play_outs_give_the_same_choices() -> None:
    view = broad()
    first, again, other = (judge(view, view.to_act[0], random.Random(seed), ENOUGH) for seed in (1, 1, 2))
    assert first == again
    assert first != other


def test_all_play_outs_are_used_most_of_them_on_close_moves() -> None:
    view = broad()
    choices = judge(view, view.to_act[0], random.Random(1), Budget(120, breadth=4))
    assert len(choices) == 4
    assert 100 <= sum(choice.playouts for choice in choices) <= 120
    assert choices[0].playouts == choices[1].playouts > choices[-1].playouts


def test_breadth_keeps_the_most_promising_moves() -> None:
    view = broad()
    (only,) = judge(view, view.to_act[0], random.Random(1), Budget(2, breadth=1))
    assert only.move == promising(view, view.to_act[0], random.Random(1))


def test_no_time_still_tries_every_move_once() -> None:
    view = broad()
    choices = judge(view, view.to_act[0], random.Random(1), Budget(10_000, seconds=0.0, breadth=None))
    assert [choice.playouts for choice in choices] == [1] * len(view.moves)


def test_last_move_is_judged_by_its_exact_score() -> None:
    state = leg()[-2]
    view = view_of(state)
    seat = view.to_act[0]
    after = {str(move): GAME.apply(state, seat, move) for move in GAME.legal_moves(state, seat)}
    judgement = judge(view, seat, random.Random(1), Budget(8, breadth=None))
    ended = [choice for choice in judgement if after[choice.move].current is None]
    assert ended
    for choice in ended:
        assert choice.expected == GAME.score(after[choice.move]).total


def test_hidden_cards_do_not_change_the_choices() -> None:
    for state in leg()[4:-15:9]:
        view = view_of(state)
        other = GAME.possible(view, random.Random(8))
        assert other.stock != state.stock
        told = [judge(view_of(one), view.to_act[0], random.Random(3), ENOUGH) for one in (state, other)]
        assert told[0] == told[1]


@pytest.mark.parametrize("known", [0, 20])
def test_draws_match_possible(known: int) -> None:
    for state in leg(known=known)[:-1:5]:
        view = view_of(state)
        if len(view.coming) > _FORESIGHT:
            continue
        draws = _Draws(view, random.Random(0))
        drawn = [[CARDS[number] for number in draws.stock()] for _ in range(30)]
        possible = [list(GAME.possible(view, random.Random(seed)).stock) for seed in range(30)]
        assert {frozenset(Counter(stock).items()) for stock in drawn} == {frozenset(Counter(possible[0]).items())}
        # places of known cards hold them in each draw, the others do not
        fixed = [len(set(cards)) == 1 for cards in zip(*possible, strict=True)]
        assert [len(set(cards)) == 1 for cards in zip(*drawn, strict=True)] == fixed
        assert all(drawn[0][at] == possible[0][at] for at, known_place in enumerate(fixed) if known_place)


def test_cards_known_from_leg_one_are_used_up_to_the_planning_horizon() -> None:
    state = leg(known=54)[10]
    draws = _Draws(view_of(state), random.Random(0))
    drawn = [tuple(CARDS[number] for number in draws.stock()) for _ in range(20)]
    assert {stock[:_FORESIGHT] for stock in drawn} == {state.stock[:_FORESIGHT]}
    assert {frozenset(stock) for stock in drawn} == {frozenset(state.stock)}
    assert len(set(drawn)) == 20


def test_promising_looks_at_the_next_known_cards() -> None:
    changed = 0
    for state in leg(known=54)[:-1]:
        view = view_of(state)
        chosen = promising(view, view.to_act[0], random.Random(1))
        assert promising(view, view.to_act[0], random.Random(1)) == chosen
        changed += chosen != promising(replace(view, seen=(), coming=()), view.to_act[0], random.Random(1))
    assert changed > 0


def test_places_follow_the_moves_of_the_view() -> None:
    jacks = [view for view in map(view_of, leg()[:-1]) if view.current and view.current[0] == "J"]
    for view in jacks:
        people = [person for family in view.families for person in (family.member, family.spouse)]
        assert [people[place] for place in places(view)] == [move.target for move in view.moves]
    assert any(place & 1 for view in jacks for place in places(view))


def test_promising_breaks_ties_at_random() -> None:
    view = view_of(leg()[0])
    (move,) = view.moves
    twice = replace(view, moves=(move, replace(move, move="the same")))
    assert {promising(twice, Seat(0), random.Random(seed)) for seed in range(20)} == {move.move, "the same"}


def mean_of(players: str) -> float:
    """The mean score of a few legs between two levels; the first one maximizes."""
    told = summary(play(arena("family-tree", players, "1-8", 1, "{}", 0), io.StringIO(), 1))
    return float(told["mean"])


def test_evaluation_beats_the_score_alone_in_every_role() -> None:
    easy = mean_of("easy,easy")
    assert mean_of("normal,easy") > easy > mean_of("easy,normal")
    assert mean_of("normal") > 1.5 * mean_of("easy")
