"""Puzzles are solved from the start and from any position; unsolvable ones are recognised."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from protocol.games.happy_graphs.options import Mode, Variant
from protocol.ids import Seat
from server.bots.analysis import judge_position, positions, whole
from server.bots.budget import Budget
from server.bots.happy_graphs import puzzle
from server.bots.happy_graphs.computer import HappyGraphsComputer
from server.games.happy_graphs.state import State
from server.records.replay import PlayedLeg, PlayedMatch
from tests.games.happy_graphs.builders import GAME, by_chance, lying, opening, options

COMPUTER = HappyGraphsComputer()
VARIANTS: list[Variant] = ["classic", "corners", "hex"]


def solved(state: State, rng: random.Random) -> tuple[State, list[str]]:
    """Follow the advice to the end."""
    moves: list[str] = []
    while GAME.to_act(state):
        moves.append(puzzle.advice(GAME.view(state, None), rng))
        state = GAME.apply(state, Seat(0), GAME.parse(moves[-1]))
        assert len(moves) < 120
    return state, moves


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_board_is_solved_from_the_start_without_taking_back(variant: Variant) -> None:
    state, moves = solved(opening(variant=variant, mode="puzzle"), random.Random(1))
    assert GAME.score(state).total == 0
    assert len(moves) == len(GAME.deck(options(variant=variant, mode="puzzle"), 1, 7))


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("plies", [9])
def test_any_position_is_solved_by_taking_cards_back_if_necessary(variant: Variant, plies: int) -> None:
    state, _ = solved(by_chance(2, plies, variant=variant, mode="puzzle")[-1], random.Random(1))
    assert GAME.score(state).total == 0


def test_a_found_arrangement_has_all_cards_to_come() -> None:
    view = GAME.view(by_chance(5, 6, variant="hex", mode="puzzle")[-1], None)
    squares = puzzle.completed(view, random.Random(1)).squares
    wanted = sorted(1 + "A23456".index(rank) for rank, count in view.rest.items() for _ in range(count))
    assert sorted(squares.values()) == wanted


@pytest.mark.parametrize(
    ("text", "hand", "lost"),
    [
        ("AS@0,0", "AH", False),
        ("AS@0,0", "2H", True),
        ("4S@0,0 2S@1,0 AS@1,1", "4H 4D 4C", True),
        ("2S@0,0 2H@1,0", "2D 2C", False),  # a square of four
        ("2S@0,0 2H@1,0 2D@2,0", "2C", True),
        ("AS@0,0 AC@0,1", "3H 3D", True),  # the remaining cards can make nobody happy
        ("AS@0,0 AC@0,1", "AH AD", False),
        ("AS@0,0 2C@0,1 / AH@0,0 2D@0,1", "AC AD", False),
    ],
)
@pytest.mark.parametrize("mode", ["puzzle", "together"])
def test_a_position_is_hopeless_if_no_cards_can_make_it_perfect(text: str, hand: str, lost: bool, mode: Mode) -> None:
    view = GAME.view(lying(text, hand, mode=mode), None)
    assert puzzle.hopeless(view, random.Random(1)) is lost
    search = puzzle.completed(view, random.Random(1))
    assert (search.hopeless, bool(search.squares)) == (lost, not lost)


@settings(max_examples=5)
@given(st.integers(0, 999))
def test_no_position_before_a_perfect_end_is_hopeless(seed: int) -> None:
    rng = random.Random(seed)
    state = opening(seed + 1, variant=rng.choice(VARIANTS), mode="puzzle")
    plan = puzzle.completed(GAME.view(state, None), rng)
    last = rng.randrange(1, len(plan.squares))
    taken = []
    for _ in range(last):  # cards of the same arrangement, in a playable order
        view = GAME.view(state, None)
        taken.append(puzzle.advice(view, rng))
        state = GAME.apply(state, Seat(0), GAME.parse(taken[-1]))
    view = GAME.view(state, None)
    assert not any(move.startswith("take") for move in taken)
    assert not puzzle.hopeless(view, rng, nodes=2_000)
    assert not any(card.hopeless for group in view.groups for card in group.cards)


@given(st.integers(0, 39))
@settings(max_examples=12)
def test_a_marked_card_makes_its_position_hopeless(seed: int) -> None:
    view = GAME.view(by_chance(seed, 12, variant=VARIANTS[seed % 3])[-1], None)
    if any(card.hopeless for group in view.groups for card in group.cards):
        assert not puzzle.completed(view, random.Random(1), tries=1).squares


def test_advice_takes_back_a_card_in_the_way() -> None:
    state = lying("2S@0,0 2H@1,0 2D@2,0", "2C", mode="puzzle")
    assert puzzle.advice(GAME.view(state, None), random.Random(1)) in ("take 0,0", "take 2,0")
    nothing = lying("4S@0,0 4H@5,5", "", mode="puzzle")
    assert puzzle.advice(GAME.view(nothing, None), random.Random(1)).startswith("take ")
    assert puzzle.advice(GAME.view(lying("", "3H", mode="puzzle"), None), random.Random(1)) == "done"


@pytest.mark.parametrize("level", ["random", "easy", "normal", "strong"])
def test_every_level_ends_a_puzzle_and_the_strong_ones_perfectly(level: str) -> None:
    state, rng = opening(variant="hex", mode="puzzle", seats=2), random.Random(1)
    while GAME.to_act(state):
        move = COMPUTER.levels[level](GAME.view(state, Seat(1)), Seat(1), rng)
        state = GAME.apply(state, Seat(1), GAME.parse(move))
    assert (GAME.score(state).total == 0) == (level in ("normal", "strong"))


def test_a_hint_is_the_next_move_and_a_puzzle_has_no_play_outs() -> None:
    view = GAME.view(opening(mode="puzzle"), None)
    (hint,) = COMPUTER.judge(view, Seat(0), random.Random(1), Budget(1))
    assert hint.move.endswith("@0,0")
    assert COMPUTER.final_scores(view, Seat(0), random.Random(1), 3) == ()


def test_a_puzzle_ends_after_too_many_moves() -> None:
    view = GAME.view(lying("AS@0,0 AH@0,1", "", mode="puzzle"), None)
    view.ply = 300
    assert COMPUTER.levels["strong"](view, Seat(0), random.Random(1)) == "done"


def test_a_puzzle_is_analysed_though_its_moves_are_not_listed() -> None:
    moves = ((0, "4S@0,0"), (1, "take 0,0"), (0, "done"))
    chosen = options(mode="puzzle")
    leg = PlayedLeg(roles=("player", "player"), moves=moves)
    match = PlayedMatch(
        game="happy-graphs",
        rules=1,
        options=chosen,
        deck=GAME.deck(chosen, 2, 7),
        legs=(leg,),
        seed="seed",
        form="together",
    )
    told = [judge_position(position, playouts=1) for position in positions(match)]
    assert [(each.move.move, each.move.loss, each.move.fault) for each in told] == [
        (text, 0.0, None) for _, text in moves
    ]
    assert whole(match, told, 1).legs[0].accuracy == (None, None)
