"""The move that lost a winnable leg."""

from dataclasses import replace
from typing import Any

import pytest

from protocol.encoding import encode_value
from protocol.games.grandmas_game.options import GrandmasGameOptions
from protocol.ids import Seat
from server.bots.analysis import AnalysedPosition, course, judge_position, whole
from server.bots.grandmas_game import computer
from server.bots.grandmas_game.computer import GrandmasGameSolver, standing_plies
from server.bots.grandmas_game.solver import solved
from server.games.game import Setup
from server.games.grandmas_game.layout import laid_out
from server.games.grandmas_game.rules import GrandmasGame
from server.records.replay import PlayedLeg, PlayedMatch

GAME, ALONE = GrandmasGame(), Seat(0)
OPTIONS = GrandmasGameOptions()
DECK = GAME.deck(OPTIONS, 1, 1)
LINE = solved(laid_out(DECK), reorder=True).moves


def states(*moves: str) -> list[Any]:
    """Return the states of a leg on number 1."""
    found = [GAME.deal(Setup(options=OPTIONS, deck=DECK, roles=("player",)))]
    for move in moves:
        found.append(GAME.apply(found[-1], ALONE, GAME.parse(move)))
    return found


def test_standing_moves_leave_out_undone_moves() -> None:
    assert standing_plies(states("deal", "deal", "undo", "deal", "undo", "redo", "give-up")) == [0, 5]


def test_the_losing_move_is_the_one_after_the_last_winnable_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computer, "LOOKED", 60)
    solver = GrandmasGameSolver()
    line = LINE
    assert solver.course(OPTIONS, states(*line)) == ("won", None)
    # the rest of the stock is dealt without a pause
    deals = states(*line[:4])
    while len(deals[-1].tables[0].position.stock):
        deals.append(GAME.apply(deals[-1], ALONE, GAME.parse("deal")))
    verdict, lost_at = solver.course(OPTIONS, deals)
    assert (verdict, lost_at is not None and 4 <= lost_at < len(deals) - 1) == ("won", True)
    assert lost_at is not None
    after = deals[lost_at + 1].tables[0].position
    assert solved(after, reorder=True, tries=60, nodes=0).verdict != "won"


@pytest.mark.parametrize("made", ["undo", "order", "deal", "give-up"])
def test_moves_that_go_back_are_not_compared_with_others(made: str) -> None:
    state = next(state for state in reversed(states(*LINE[:40])) if GAME.view(state, ALONE).may_order)
    view = GAME.view(state, ALONE)
    if made == "order" and view.workspace is not None:
        made = " ".join(
            ["order", *sorted(view.workspace.cards, reverse=view.workspace.cards[0] < view.workspace.cards[-1])]
        )
    told = encode_value(GAME.computer_view(state, ALONE))
    position = AnalysedPosition(leg=0, roles=("player",), seat=ALONE, move=made, view=told, seed="seed", high=True)
    judgement = judge_position(position, 2).move
    choices = {choice.move for choice in judgement.choices}
    if made in ("deal", "give-up"):
        assert "deal" in choices and "undo" not in choices
        # random moves never give up: that would make every other choice look good
        assert ("give-up" in choices, judgement.loss > 0) == (made == "give-up",) * 2
    else:
        assert choices == {made}


def test_an_analysis_has_the_verdict_and_the_losing_move() -> None:
    leg = PlayedLeg(roles=("player",), moves=((0, "deal"), (0, "give-up")))
    match = PlayedMatch(game=GAME.name, rules=1, options=OPTIONS, deck=DECK, legs=(leg,), seed="seed", form="solo")
    way = course(match, 0)
    assert way == ("won", None)
    (told,) = whole(replace(match, legs=(replace(leg, moves=()),)), [], courses=[way]).legs
    assert (told.verdict, told.lost_at) == ("won", None)
