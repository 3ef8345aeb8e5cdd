"""How play-outs judge moves, and the best places of known cards."""

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from protocol.ids import Seat
from server.bots.budget import Budget
from server.bots.compiled_twins import source
from server.bots.poker_solitaire import best_places, engine
from server.bots.poker_solitaire.computer import PokerSolitaireComputer
from server.bots.poker_solitaire.search import final_scores, judge
from server.games.game import Setup
from server.games.poker_solitaire.rules import PokerSolitaire
from server.games.poker_solitaire.state import State, table
from tests.games.poker_solitaire.builders import after, cells, leg, lying, options

GAME, COMPUTER = PokerSolitaire(), PokerSolitaireComputer()
LATE = "9H TH JH QH --  2C 3D 4S 6H 7C  8S 2D 3C 4C 6D  7S 8C 5D 9C 2S  -- TS 5H AD --"
BUDGET = Budget(playouts=24, seconds=None, breadth=4)


def choices(state: State, seat: int = 0, budget: Budget = BUDGET) -> list[Any]:
    return list(judge(GAME.view(state, Seat(seat)), Seat(seat), random.Random(1), budget))


def test_the_best_move_is_first_with_its_expected_score() -> None:
    found = choices(lying(leg("KH 2H 3H", rejects={"1": 0}, touching="anywhere"), LATE.replace("2C", "--")))
    assert found[0].move == "KH>e1"
    assert found[0].expected > max(choice.expected for choice in found[1:])
    assert len(found) == 4
    assert sum(choice.playouts for choice in found) >= 24


@pytest.mark.parametrize(("mode", "seat", "sign"), [("one-hand", 0, 1), ("alternate", 1, 1), ("duel", 1, -1)])
def test_expected_scores_never_rise_along_the_choices(mode: Any, seat: int, sign: int) -> None:
    state = lying(leg("KH 2H 3H", mode=mode), *[LATE] * (2 if mode == "alternate" else 1))
    found = choices(replace(state, turn=Seat(seat)), seat, Budget(playouts=60, seconds=None, breadth=None))
    expected = [sign * choice.expected for choice in found]
    assert len(found) > 8 and expected == sorted(expected, reverse=True)


def test_time_ends_a_search() -> None:
    found = choices(lying(leg("KH 2H 3H"), LATE), budget=Budget(playouts=10**9, seconds=0.0, breadth=None))
    assert all(choice.playouts == 1 for choice in found)
    assert len(found) > 10


def test_with_two_players_the_expected_score_is_the_lead() -> None:
    state = lying(leg("KH 2H 3H", mode="alternate"), LATE, "")
    for seat, sign in ((0, 1), (1, -1)):
        view = GAME.view(after(state, "KH>e1") if seat else state, None)
        (first, *_) = judge(view, Seat(seat), random.Random(1), BUDGET)
        assert (first.expected > -40) if sign > 0 else (first.expected < 40)


def test_a_minimizer_wants_the_score_low() -> None:
    state = replace(lying(leg("KH 2H 3H", mode="duel", rejects={"1": 0, "2": 0}), LATE), turn=Seat(1))
    found = choices(state, 1)
    assert found[0].move != "KH>e1"
    assert found[0].expected < next(choice.expected for choice in found if choice.move == "KH>e1")


def test_with_many_moves_only_the_best_and_the_move_made_are_compared() -> None:
    state = lying(leg("KH 2H 3H", mode="alternate", stealing=True), LATE, LATE.replace("9H", "AC"))
    view = GAME.view(state, Seat(0))
    made = next(move.move for move in view.moves if move.move.endswith("p1x1"))
    found = COMPUTER.candidates(view, Seat(0), made, random.Random(1))
    assert made in found and "KH>1:e1" in found and len(found) <= 17 < len(view.moves)
    played = COMPUTER.final_scores(view, Seat(0), random.Random(1), 2, found)
    assert [len(scores) for scores in played] == [2] * len(found)


def test_if_cards_may_be_moved_no_place_is_a_mistake() -> None:
    view = GAME.view(lying(leg("KH 2H 3H", movable=True), LATE), Seat(0))
    assert COMPUTER.candidates(view, Seat(0), "KH>e1", random.Random(1)) == ()


def test_there_are_fewer_long_play_outs() -> None:
    view = GAME.view(leg("KH 2H 3H", mode="race-both", dealt=3, stealing=True, planting=True), Seat(0))
    few = COMPUTER.candidates(view, Seat(0), view.moves[0].move, random.Random(1))[:2]
    assert len(COMPUTER.final_scores(view, Seat(0), random.Random(1), 10**6, few)[0]) < 1_000


@pytest.mark.parametrize("wishes", [{}, {"mode": "race"}, {"mode": "alternate", "stealing": True}, {"mode": "duel"}])
def test_every_move_gets_the_same_number_of_play_outs(wishes: dict[str, Any]) -> None:
    state = leg("KH 2H 3H", **wishes)
    texts = [LATE, LATE.replace("--", "AS")]
    state = lying(state, *texts[: len(state.matrices)])
    view = GAME.view(state, Seat(0))
    found = final_scores(view, Seat(0), random.Random(1), 2, [move.move for move in view.moves])
    assert [len(scores) for scores in found] == [2] * len(view.moves)
    assert found == COMPUTER.final_scores(view, Seat(0), random.Random(1), 2)


def test_known_cards_are_played_in_their_real_order() -> None:
    deck = leg("KH 2H 3H", mode="duel").deck
    seen = GAME.deal(Setup(options=options(mode="duel"), deck=deck, roles=("maximizer", "minimizer"), seen=deck[:40]))
    layout = GAME.view(seen, None)
    assert len(layout.deals[0].coming) == 39
    assert judge(layout, Seat(0), random.Random(1), Budget(2, None, 2))


def test_par_is_reachable_and_above_fair_play() -> None:
    chosen = options(touching="anywhere", rejects={"1": 0})
    deck = GAME.deck(chosen, 1, 1)
    par = best_places.par(chosen, deck, steps=2_000, times=1)
    assert par > 60
    assert par == best_places.par(chosen, deck, steps=2_000, times=1)


@pytest.mark.parametrize(
    "wishes", [{}, {"mode": "best-of-two"}, {"mode": "sum-of-two", "movable": True}, {"scoring": "pat"}]
)
def test_par_exists_for_every_solo_mode(wishes: dict[str, Any]) -> None:
    chosen = options(**wishes)
    par = best_places.par(chosen, GAME.deck(chosen, 1, 2), steps=300, times=1)
    assert par >= (0 if wishes.get("scoring") == "pat" else 15)


def test_in_an_ordered_arrangement_each_card_touches_another() -> None:
    chosen = options()
    sides = table(chosen).sides
    found = best_places._laid(sides, GAME.deck(chosen, 1, 3)[:26], 1, True, "one-hand", 1)
    assert found.allowed()
    found.anneal(400, 500)
    assert found.allowed()
    state = leg(" ".join(GAME.deck(chosen, 1, 3)[:26]))
    for turn in range(26):
        place = found.places[turn]
        where = "p1x1" if place == 25 else "abcde"[place % 5] + str(place // 5 + 1)
        if GAME.to_act(state):
            state = after(state, f"{state.dealt[0][0]}>{where}")
    assert GAME.score(state).total == found.total


def test_movable_cards_are_rearranged_before_the_last_card() -> None:
    state = lying(
        leg("KH 2H 3H", movable=True, rejects={"1": 0}), LATE.replace("-- TS", "AS TS")[:-2].replace("--", "7D") + "--"
    )
    side = state.table.sides[0]
    there = [card for card in state.matrices[0].cells if card]
    worth, _ = best_places.best_places(side, tuple(sorted([*there, "KH"])), "one-hand", 8_000)
    plies = 0
    while GAME.to_act(state):
        view = GAME.view(state, Seat(0))
        state = after(state, COMPUTER.levels["normal"](view, Seat(0), random.Random(1)))
        plies += 1
    assert GAME.score(state).total == worth
    assert 1 < plies < 60


def test_the_least_useful_card_is_rejected_before_the_last() -> None:
    fours = "2C 2D 2H 2S 3C  4C 4D 4H 4S 5C  6C 6D 6H 6S 7C  8C 8D 8H 8S 9C  TC TD TH TS KH"
    placed = cells(fours)
    square = best_places.least(table(options(movable=True)).sides[0], placed)  # type: ignore[arg-type] # it is full
    assert square % 5 == 4
    state = lying(leg("KH QH", movable=True), fours[:-2] + "--")
    move = COMPUTER.levels["normal"](GAME.view(state, Seat(0)), Seat(0), random.Random(1))
    assert move.endswith(">p1x1")


def test_a_hint_while_rearranging_is_the_next_move() -> None:
    state = lying(leg("KH QH", movable=True, rejects={"1": 0}), "2C 3D " * 12)
    (choice,) = COMPUTER.judge(GAME.view(state, Seat(0)), Seat(0), random.Random(1), BUDGET)
    assert ">" in choice.move


def test_losses_have_grades_and_par_is_the_computers() -> None:
    assert list(COMPUTER.fault_thresholds("player")) == ["inaccuracy", "mistake", "blunder"]


def test_a_twin_compiled_from_other_sources_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "poker_compiled"
    package.mkdir()
    here = Path(engine.__file__).parent
    monkeypatch.syspath_prepend(tmp_path)
    (package / "play_out.py").write_text("PlayOut = 'compiled'\n")
    (package / "arranger.py").write_text("Arranger = 'compiled'\n")
    assert engine.find("poker_nowhere", here) is None
    (package / "__init__.py").write_text(f"SOURCE = {source(here)!r}\n")
    assert engine.find("poker_compiled", here) == engine.Engine("compiled", "compiled")  # type: ignore[arg-type]
