"""A match is analysed move by move, and the analysis depends only on its record."""

import json
import random
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from statistics import fmean
from typing import Any

import pytest

from protocol.analysis import Analysis, Choice, JudgedMove
from protocol.encoding import encode_value
from protocol.games.family_tree.view import FamilyTreeView
from protocol.ids import Form, Role
from protocol.record import Record, RecordComputer, RecordReturned, RecordTakeback
from protocol.views import VIEW
from server.bots.analysis import AnalysedPosition, Judgement, judge_position, positions, whole
from server.bots.family_tree.computer import FamilyTreeComputer
from server.bots.registry import COMPUTERS
from server.games.catalog import GAMES
from server.games.game import Setup
from server.offline.simulate import records, simulation
from server.records.replay import PlayedLeg, PlayedMatch, match_of_record
from tests.seen import tree

FEW = 12
LEAST = COMPUTERS["family-tree"].fault_thresholds("maximizer")


@cache
def record(players: str = "random,easy", number: str = "9") -> Record:
    """The record of a match; number 9 ends within a few cards."""
    (found,) = records(simulation("family-tree", number, 1, players, 0))
    return found


@cache
def every(players: str = "random,easy", number: str = "9") -> tuple[AnalysedPosition, ...]:
    """The positions of that match."""
    return tuple(positions(match_of_record(record(players, number))))


def late() -> tuple[AnalysedPosition, ...]:
    """The last positions of a leg, whose play-outs are short."""
    return tuple(position for position in every(number="42") if position.leg == 0)[-12:]


@cache
def moves() -> tuple[JudgedMove, ...]:
    """The last moves of a leg, with their judgements."""
    return tuple(judge_position(position, FEW).move for position in late())


def seen(position: AnalysedPosition) -> FamilyTreeView:
    """The view of a position's mover."""
    return tree(VIEW.validate_json(position.view))


def test_positions_are_the_records_moves_with_their_movers_views() -> None:
    found = [(position.leg, position.seat, position.move) for position in every(number="42")]
    assert found == [
        (index, move.seat, move.move) for index, leg in enumerate(record(number="42").legs) for move in leg.moves
    ]
    for position in every(number="42"):
        view = seen(position)
        assert view.to_act == (position.seat,)
        assert view.roles == position.roles
        assert bool(view.seen) == (position.leg == 1)
    assert len({position.seed for position in every(number="42")}) == len(every(number="42"))


def test_every_legal_move_is_judged_repeatably() -> None:
    for position in every(number="42")[3:60:13]:
        move = judge_position(position, 6).move
        assert judge_position(position, 6).move == move
        other = judge_position(replace(position, seed="another"), 6).move
        assert other.choices != move.choices or len(move.choices) == 1
        legal = [one.move for one in seen(position).moves]
        assert sorted(choice.move for choice in move.choices) == sorted(legal)
        assert move.expected == next(choice.expected for choice in move.choices if choice.move == move.move)
        best_first = [choice.expected for choice in move.choices]
        assert best_first == sorted(best_first, reverse=position.roles[position.seat] == "maximizer")


def test_a_significant_loss_has_a_grade() -> None:
    losses = [move for move in moves() if move.loss]
    assert losses
    for move in moves():
        gap = abs(move.choices[0].expected - move.expected)
        assert move.loss in (0, pytest.approx(gap, abs=0.2))
        assert move.fault is None or move.loss + 0.05 >= LEAST[move.fault]


def test_the_best_move_loses_nothing() -> None:
    for position in late()[::3]:
        best = judge_position(position, FEW).move.choices[0].move
        assert judge_position(replace(position, move=best), FEW).move.loss == 0


def test_two_play_outs_prove_no_fault() -> None:
    found = [judge_position(position, 2).move for position in every(number="42")[:20]]
    large = [move for move in found if abs(move.choices[0].expected - move.expected) > LEAST["inaccuracy"]]
    assert sum(move.fault is not None for move in large) < len(large)


def judgement(move: JudgedMove, gain: float = 0.0, least: float = 0.0, most: float = 999.0) -> Judgement:
    """The judgement of a move."""
    return Judgement(move=move, gain=gain, least=least, most=most)


def told(*losses: float, seat: int = 0) -> list[Judgement]:
    """Moves with three choices, 0, 10 and 20 points above the worst, and these losses."""
    choices = tuple(Choice(move=f"{points}", expected=points) for points in (120.0, 110.0, 100.0))
    return [
        judgement(JudgedMove(seat=seat, move="120.0", expected=120 - loss, loss=loss, fault=None, choices=choices))
        for loss in losses
    ]


def alone(judgements: list[Judgement], **changes: object) -> Analysis:
    """The analysis of a leg with these moves; `changes` to its record."""
    leg = record().legs[0]
    moves = [leg.moves[0].model_copy(update={"seat": each.move.seat}) for each in judgements]
    only = leg.model_copy(update={"moves": moves, "incidents": [], **changes})
    return whole(match_of_record(record().model_copy(update={"legs": [only]})), judgements)


@pytest.mark.parametrize(
    ("losses", "accuracy"), [((0, 0), 100.0), ((10, 10), 0.0), ((20, 20), 0.0), ((0, 10), 50.0), ((5, 0), 75.0)]
)
def test_accuracy_is_the_part_of_the_possible_gain_over_chance(losses: tuple[float, ...], accuracy: float) -> None:
    assert alone(told(*losses)).legs[0].accuracy == (accuracy, None)


def test_accuracy_is_per_seat_and_ignores_forced_moves() -> None:
    only = judgement(replace(told(0)[0].move, choices=(Choice(move="120.0", expected=120.0),)))
    assert alone([*told(0), *told(10, 10, seat=1), only]).legs[0].accuracy == (100.0, 0.0)
    assert alone([only]).legs[0].accuracy == (None, None)


def test_a_small_loss_of_a_small_stake_is_compared_with_a_mistake() -> None:
    little = tuple(Choice(move=f"{points}", expected=points) for points in (100.5, 100.0))
    trifle = judgement(JudgedMove(seat=0, move="100.0", expected=100.0, loss=0.5, fault=None, choices=little))
    assert alone([trifle]).legs[0].accuracy == (97.5, None)
    assert alone([*told(20), trifle]).legs[0].accuracy == (0.0, None)


def test_a_substitute_computers_moves_do_not_count_for_the_player() -> None:
    lost = told(8, 12, 6, 4)
    away = RecordComputer(ply=1, at=None, kind="computer", seat=0, level="easy")
    back = RecordReturned(ply=3, at=None, kind="returned", seat=0)
    assert alone(lost).legs[0].accuracy[0] == 25.0
    assert alone(lost, incidents=[away, back]).legs[0].accuracy[0] == 40.0
    assert alone(lost, incidents=[away]).legs[0].accuracy[0] == 60.0
    # the moves from ply 1 on are the returned player's
    undone = RecordTakeback(ply=3, at=None, kind="takeback", seat=0, moves=list(record().legs[0].moves[:2]))
    assert alone(lost, incidents=[away, back, undone]).legs[0].accuracy[0] == 25.0


def test_a_substitute_computer_from_leg_one_continues_in_leg_two() -> None:
    away = RecordComputer(ply=0, at=None, kind="computer", seat=1, level="easy")
    first, second = record().legs
    short = [move for leg in (first, second) for played in leg.moves for move in told(0, seat=played.seat)]
    replaced = first.model_copy(update={"incidents": [away]})
    analysis = whole(match_of_record(record().model_copy(update={"legs": [replaced, second]})), short)
    assert [leg.accuracy for leg in analysis.legs] == [(100.0, None), (100.0, None)]
    assert [leg.accuracy for leg in whole(match_of_record(record()), short).legs] == [(100.0, 100.0), (100.0, 100.0)]


def test_an_analysis_has_every_leg_with_its_moves() -> None:
    analysis = whole(match_of_record(record()), [judge_position(position, FEW) for position in every()], FEW)
    assert [len(leg.moves) for leg in analysis.legs] == [len(leg.moves) for leg in record().legs]
    assert [leg.roles for leg in analysis.legs] == [("maximizer", "minimizer"), ("minimizer", "maximizer")]
    assert (analysis.game, analysis.rules, analysis.playouts) == ("family-tree", 1, FEW)


@pytest.mark.parametrize(
    ("behind", "loss", "fault"),
    [
        ((0, 0, 0, 0), 0.0, None),
        ((9, 9, 9, 9), 9.0, None),
        ((10, 10, 10, 10), 10.0, "inaccuracy"),
        ((20, 20, 20, 20), 20.0, "mistake"),
        ((41, 39, 40, 40), 40.0, "blunder"),
        ((90, -70, 80, -60), 0.0, None),  # the mean is 10, and its standard error 43
        ((60, 0, 0, 60), 0.0, None),  # 30 and 17: less than two standard errors
        ((60, 0, 60, 60), 45.0, None),  # 45 and 15: not quite three
    ],
)
def test_faults_are_graded_by_significant_loss(
    behind: tuple[int, ...], loss: float, fault: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = next(position for position in late() if len(seen(position).moves) > 1)
    moves = [one.move for one in seen(position).moves]
    sign = 1 if position.roles[position.seat] == "maximizer" else -1
    ended = [[100] * 4] + [[100 - sign * points for points in behind]] + [[100 - 200 * sign] * 4] * (len(moves) - 2)
    monkeypatch.setattr(FamilyTreeComputer, "final_scores", lambda *_: ended)
    move = judge_position(replace(position, move=moves[1])).move
    assert (move.loss, move.fault) == (loss, fault)


def both_ways(mover: int, other: int, gain: float, least: float = 0.0) -> tuple[float, float]:
    """The expected score of a move of 120 points and of its worst choice, if the other seat then has this gain."""
    (one,) = told(0, seat=mover)
    first, _ = alone([replace(one, least=least), replace(told(0, seat=other)[0], gain=gain)]).legs[0].moves
    return first.expected, first.choices[-1].expected


def test_a_positions_value_favours_neither_side() -> None:
    assert both_ways(0, 1, 6.0) == (117.0, 97.0)  # the minimizer answers better than its play-outs do
    assert both_ways(1, 0, 6.0) == (123.0, 103.0)
    assert both_ways(0, 0, 6.0) == (120.0, 100.0)  # nobody answers
    assert both_ways(0, 1, 6.0, least=119.0) == (119.0, 119.0)  # no play-out ended lower
    assert alone(told(0)).legs[0].moves[0].expected == 120  # the last move


@pytest.mark.parametrize(("form", "expected"), [("match", 117.0), ("together", 120.0)])
def test_opposed_seats_are_balanced_and_partners_are_not(form: Form, expected: float) -> None:
    roles: tuple[Role, ...] = ("player", "player")
    leg = PlayedLeg(roles=roles, moves=((0, "x"), (1, "x")))
    match = PlayedMatch(
        game="poker-solitaire",
        rules=1,
        options=GAMES["poker-solitaire"].options.model_validate({"mode": "race"}),
        deck=(),
        legs=(leg,),
        seed="",
        form=form,
    )
    judgements = [*told(0), replace(told(0, seat=1)[0], gain=6.0)]
    assert whole(match, judgements).legs[0].moves[0].expected == expected


ENOUGH = 40


def best_play(game: str, options: dict[str, Any], number: int, plies: int) -> tuple[PlayedMatch, list[Judgement]]:
    """The first moves of a duel, each the best of its choices, and their judgements by other play-outs."""
    rules = GAMES[game]
    chosen = rules.options.model_validate(options)
    roles: tuple[Role, ...] = ("maximizer", "minimizer")
    deck = rules.deck(chosen, 2, number)
    state = rules.deal(Setup(options=chosen, deck=deck, roles=roles))
    made: list[AnalysedPosition] = []
    while len(made) < plies and (seats := rules.to_act(state)):
        seat = min(seats)
        view = rules.computer_view(state, seat)
        position = AnalysedPosition(
            leg=0,
            roles=roles,
            seat=seat,
            move=view.moves[0].move,
            view=encode_value(view),
            seed=f"chosen:{len(made)}",
            high=roles[seat] == "maximizer",
        )
        best = judge_position(position, ENOUGH).move.choices[0].move
        made.append(replace(position, move=best, seed=f"judged:{len(made)}"))
        state = rules.apply(state, seat, rules.parse(best))
    leg = PlayedLeg(roles=roles, moves=tuple((each.seat, each.move) for each in made))
    match = PlayedMatch(game=game, rules=1, options=chosen, deck=deck, legs=(leg,), seed="", form="match")
    return match, [judge_position(each, ENOUGH) for each in made]


def alternation(moves: Sequence[JudgedMove]) -> list[float]:
    """How much the expected score after each move favours the side that made it, compared with its neighbours."""
    expected = [move.expected for move in moves]
    around = zip(expected, expected[1:], expected[2:], strict=False)
    return [
        (-1 if moves[ply].seat else 1) * (here - (before + after) / 2)
        for ply, (before, here, after) in enumerate(around, start=1)
    ]


@pytest.mark.parametrize(
    ("game", "options", "numbers", "plies", "most"),
    [("family-tree", {}, 1, 24, 8.0), ("happy-graphs", {"mode": "duel"}, 8, 30, 0.15)],
)
def test_expected_score_after_best_moves_favours_no_side(
    game: str, options: dict[str, Any], numbers: int, plies: int, most: float
) -> None:
    found: list[float] = []
    for number in range(1, numbers + 1):
        match, judgements = best_play(game, options, number, plies)
        found += alternation(whole(match, judgements).legs[0].moves)
    assert abs(fmean(found)) < most


DUELS: dict[str, dict[str, Any]] = {"family-tree": {}, "poker-solitaire": {"mode": "duel"}}


@pytest.mark.parametrize("game", DUELS)
def test_baseline_play_outs_use_the_same_hidden_cards(game: str) -> None:
    options = json.dumps(DUELS[game])
    (played,) = records(simulation(game, "4", 1, "easy,easy", 0, options))
    computer = COMPUTERS[game]
    for position in [*positions(match_of_record(played))][5:30:6]:
        view = VIEW.validate_json(position.view)
        ended = computer.final_scores(view, position.seat, random.Random(7), FEW)
        assert computer.baseline_scores(view, position.seat, random.Random(7), FEW) in ended
