"""The levels' moves. rules: grandmas_game, Computer player"""

import random
from dataclasses import replace

import pytest

from protocol.ids import Seat
from server.bots.budget import Budget
from server.bots.grandmas_game.computer import GrandmasGameComputer
from server.games.grandmas_game.state import State
from tests.bots.grandmas_game.conftest import ALONE, GAME, NUMBER, filled, seen, won
from tests.games.grandmas_game.conftest import laid, leg

COMPUTER = GrandmasGameComputer()
FEW = Budget(playouts=12)
every_level = pytest.mark.parametrize("level", COMPUTER.levels)


def play_to_the_end(state: State, level: str, seed: int = 1) -> State:
    """Play the leg to its end."""
    rng = random.Random(seed)
    while GAME.to_act(state):
        move = COMPUTER.levels[level](seen(state), ALONE, rng, FEW)
        state = GAME.apply(state, ALONE, GAME.parse(move))
        assert state.ply < 600
    return state


@every_level
def test_every_level_plays_to_the_end(level: str) -> None:
    state = won()[115]
    assert GAME.score(play_to_the_end(state, level)).total > GAME.score(state).total


@pytest.mark.parametrize(("level", "least"), [("random", 8), ("easy", 40), ("normal", 90)])
def test_stronger_levels_play_more_cards_to_the_foundations(level: str, least: int) -> None:
    ends = [GAME.score(play_to_the_end(won()[0], level, seed)).total for seed in range(1 + (level == "random"))]
    assert min(ends) >= least


@every_level
def test_the_same_chance_gives_the_same_move_and_it_is_legal(level: str) -> None:
    for state in won()[4:165:32]:
        view = seen(state)
        if view.stock > 12 and level in ("strong", "forgetful"):
            continue  # long play-outs
        first, second = (COMPUTER.levels[level](view, ALONE, random.Random(7), FEW) for _ in range(2))
        assert first == second
        GAME.check(state, ALONE, GAME.parse(first))


@every_level
def test_levels_play_by_a_view_without_memory(level: str) -> None:
    """Computers can also play by the view of a player who has just joined."""
    state = won()[120]
    move = COMPUTER.levels[level](GAME.view(state, ALONE), ALONE, random.Random(7), FEW)
    GAME.check(state, ALONE, GAME.parse(move))


@pytest.mark.parametrize("level", ["forgetful", "easy"])
def test_levels_without_memory_ignore_the_layout(level: str) -> None:
    state = won()[100]
    view = seen(state)
    assert view.remembered is not None
    unseen = [len(pile) - few for pile, few in zip(view.remembered.piles, view.remembered.seen, strict=True)]
    assert sum(unseen) > 3
    hidden = [card for pile, few in zip(view.remembered.piles, unseen, strict=True) for card in pile[:few]]
    random.Random(2).shuffle(hidden)
    piles = [
        (*[hidden.pop() for _ in range(few)], *pile[few:])
        for pile, few in zip(view.remembered.piles, unseen, strict=True)
    ]
    other = replace(view, remembered=replace(view.remembered, piles=tuple(piles)))
    assert other != view
    moves = {COMPUTER.levels[level](one, ALONE, random.Random(7), FEW) for one in (view, other)}
    assert len(moves) == 1


@every_level
def test_a_stuck_level_gives_up(level: str) -> None:
    state = leg(filled(laid("KC+ AC- KD+ AD- KS+ AS- 7H+ 7H-", p5="8H 9H", p6="KH QH", pK="2H")))
    assert COMPUTER.levels[level](seen(state), ALONE, random.Random(1), FEW) == "give-up"


@pytest.mark.parametrize("level", ["normal", "strong", "forgetful", "easy"])
@pytest.mark.parametrize(
    ("foundations", "card"),
    [("QH+ KH-", "AH"), ("AH+ 2H-", "KH"), ("7H+ 8H-", "3H"), ("AH-", "9H")],
)
def test_turning_a_suit_makes_the_necessary_transfers(level: str, foundations: str, card: str) -> None:
    state = play_to_the_end(leg(filled(laid("KC+ AC- KD+ AD- KS+ AS- " + foundations, p5=card))), level)
    assert state.tables[0].position.piles[4] == ()
    assert GAME.score(state).total >= 3 * 26 + 14


@pytest.mark.parametrize("level", ["strong", "forgetful", "easy", "normal"])
def test_the_workspace_is_ordered_once_and_then_dealt(level: str) -> None:
    state = leg(filled(laid("KC+ AC- KD+ AD- KS+ AS- 3H+", stock="4H", workspace="5: 5H 9H 6H"), into_stock=True))
    rng = random.Random(3)
    made = []
    for _ in range(2):
        made.append(COMPUTER.levels[level](seen(state), ALONE, rng, Budget(playouts=60)))
        state = GAME.apply(state, ALONE, GAME.parse(made[-1]))
    assert made[0].startswith("order ")
    assert made[1] == "deal"


def test_hints_order_the_workspace_once_and_go_on_with_what_it_was_for() -> None:
    state = leg(filled(laid("KC+ AC- KD+ AD- KS+ AS- 3H+", stock="4H", workspace="5: 5H 9H 6H"), into_stock=True))
    first = COMPUTER.advise(seen(state), ALONE, random.Random(3), Budget(playouts=60))[0].move
    assert first.startswith("order ")
    state = GAME.apply(state, ALONE, GAME.parse(first))
    (then,) = COMPUTER.advise(seen(state), ALONE, random.Random(3), Budget(playouts=60))
    assert then.move == "deal" and then.expected > GAME.score(state).total


@pytest.mark.parametrize("level", ["strong", "forgetful", "easy", "normal"])
def test_play_continues_after_an_order_without_a_deal(level: str) -> None:
    done = filled(laid("KC+ AC- KD+ AD- KS+ AS- 7H+ 8H-", workspace="5: 5H 9H 6H"))
    state = GAME.apply(leg(done), ALONE, GAME.parse("order 9H 5H 6H"))
    GAME.check(state, ALONE, GAME.parse(COMPUTER.levels[level](seen(state), ALONE, random.Random(3), FEW)))


@pytest.mark.parametrize("level", ["strong", "normal", "easy"])
def test_without_reordering_nothing_is_ordered(level: str) -> None:
    state = leg(filled(laid("KC+ AC- KD+ AD- KS+ AS- 3H+", workspace="5: 5H 9H 6H"), into_stock=True), reorder=False)
    assert COMPUTER.levels[level](seen(state), ALONE, random.Random(3), FEW) == "deal"


def test_safe_cards_are_played_at_once() -> None:
    state = leg(filled(laid("KC+ AC- KD+ AD- KS+ AS- 7H+ 7H-", p5="8H"), into_stock=True))
    assert COMPUTER.levels["strong"](seen(state), ALONE, random.Random(3), None) == "5>H+"


def test_a_move_is_found_without_any_time() -> None:
    state = next(state for state in won()[90:] if GAME.view(state, ALONE).may_order)
    choices = COMPUTER.judge(seen(state), ALONE, random.Random(3), Budget(playouts=10_000, seconds=0.0))
    assert choices
    assert sum(choice.playouts for choice in choices) < 100


def test_a_hint_lists_legal_moves_the_best_first() -> None:
    for state in won()[100:165:9]:
        choices = COMPUTER.judge(seen(state), ALONE, random.Random(3), FEW)
        for choice in choices:
            GAME.check(state, ALONE, GAME.parse(choice.move))
            assert 0 <= choice.expected <= 104
        assert len({choice.move for choice in choices}) == len(choices)


def test_every_listed_move_has_final_scores() -> None:
    for state in won()[110:165:13]:
        view = seen(state)
        ends = COMPUTER.final_scores(view, ALONE, random.Random(3), 2)
        assert [len(found) for found in ends] == [2] * len(view.moves)
        by_move = {move.move: found for move, found in zip(view.moves, ends, strict=True)}
        assert by_move["give-up"] == (view.score, view.score)
        assert all(view.score <= score <= 104 for found in ends for score in found)


def test_in_a_race_each_seat_plays_its_own_table() -> None:
    done = "KC+ AC- KD+ AD-"
    tables = [filled(laid(f"{done} 7H+ 7H-", p5="8H"), into_stock=True)]
    tables.append(filled(laid(f"{done} 7S+ 7S-", p6="8S"), into_stock=True))
    state = leg(*tables, seats=2)
    for seat, move in ((Seat(0), "5>H+"), (Seat(1), "6>S+")):
        assert COMPUTER.levels["strong"](seen(state, seat), seat, random.Random(1), FEW) == move


def test_losses_have_grades_and_par_is_the_solvers_score() -> None:
    faults = COMPUTER.fault_thresholds("player")
    assert faults["inaccuracy"] < faults["mistake"] < faults["blunder"]
    options = GAME.options()
    assert COMPUTER.par(options, GAME.deck(options, 1, NUMBER)) == 104
