"""Poker Solitaire in lines of text: turns, moves, matrices in plain letters, and the names of their lines."""

from dataclasses import replace
from typing import Any

import pytest

from client.line import pages, room_commands
from client.line.command import Given
from client.line.games.catalog import board_of
from client.line.games.poker_solitaire import goes_to
from client.line.prose import rules
from client.room.local_events import CameIn
from client.room.pages.setting import Setting
from client.room.session import Model, step
from client.text.glyphs import UNICODE
from client.text.messages import line_room as room_text
from protocol.events import Expected, Welcome
from protocol.ids import PlayerId
from protocol.room import MatchResult, TournamentInfo, TournamentName
from server.games.poker_solitaire.state import State
from tests.client.games.poker_solitaire.builders import FIGURE_1, after, leg, lying, room_of
from tests.client.terminal.one_leg import PEOPLE

POKER = board_of("poker-solitaire")
TURN = after(leg("QH 5D KC", mode="alternate"), "QH>1:c3 5D>2:c3")


def at(state: State, me: int | None = 0) -> Model:
    model = Model()
    player = PEOPLE[me] if me is not None else PlayerId("9" * 16)
    for thing in (Welcome(protocol=1, server="0", player=player, name="", now=0), room_of(state, me), CameIn()):
        model = step(model, thing)
    return model


def scene(state: State, me: int | None = 0) -> Any:
    return POKER.scene(at(state, me))


def told(command: str, state: State, me: int | None = 0) -> list[str]:
    lines = POKER.looking().told(Given(command, ""), scene(state, me), UNICODE)
    assert lines is not None
    return lines


def test_a_turn_says_what_is_dealt_and_where_it_may_go() -> None:
    assert pages.page(Setting(at(TURN), UNICODE)) == [
        "You, Ben; number 7, known from the start.",
        "In turn, a matrix each.",
        "Matrix 1, you: cards must touch at an edge, English scoring.",
        "Matrix 2, Ben: cards must touch at an edge, English scoring.",
        "Your turn: dealt K♣. you 0, Ben 0; stock 49.",
        "K♣ can go to c2, b3, d3 or c4, or be rejected to x1.",
        "You can also move Q♥ on c3.",
    ]


def test_in_same_deck_the_other_ones_turn_is_told_with_their_own_cards() -> None:
    state = after(leg("QH 5D KC", mode="same-deck"), "QH>1:c3")
    assert POKER.turn(scene(state)) == ["Ben’s turn: dealt Q♥. you 0, Ben 0; stock 51."]


def test_where_a_card_may_go_is_told_by_matrix() -> None:
    two = after(leg("QH 5D KC", mode="sum-of-two"), "QH>1:a1")
    assert POKER.turn(scene(two))[1:] == [
        "5♦ can go to b1, a2 in matrix 1 or any free square of matrix 2, or be rejected to x1.",
        "You can also move Q♥ on a1 in matrix 1.",
    ]
    planting = leg("QH 5D KC", mode="alternate", planting=True)
    assert "Q♥ can go to any free square or any free square of Ben’s matrix" in POKER.turn(scene(planting))[1]


def test_many_placed_cards_are_counted() -> None:
    state = lying(leg("QH"), FIGURE_1)
    assert POKER.turn(scene(state))[-1].startswith("You can also move a placed card: there are ")
    assert "such as moves a1" in POKER.turn(scene(state))[-1]


def test_a_card_that_no_square_takes_can_be_rejected() -> None:
    assert goes_to("4C", [], ["x1"]) == "4♣ can only be rejected to x1."


def test_the_matrices_are_drawn_in_plain_letters() -> None:
    drawn = told("board", lying(leg("QH"), FIGURE_1))
    assert drawn[:3] == ["the matrix: 21", "     a    b    c    d    e", drawn[2]]
    assert drawn[2].split() == ["1", "5H", "5D", "6D", "+", "KC", "1", "one", "pair"]
    assert drawn[7].split() == ["0", "5", "3", "1", "0"]
    assert drawn[8:10] == ["dealt: QH", "rejects: x1 --"]
    assert "<KC>" in "\n".join(told("board", after(TURN, "KC>1:c4"), None))


def test_every_line_is_named_with_its_points() -> None:
    lines = told("lines", lying(leg("QH", hands=12), FIGURE_1))
    assert lines[1] == "row 2: full house, 10 points" and "column b: flush, 5 points" in lines
    assert lines[-1].startswith("diagonal from e1: ")
    assert "row 1: nothing, not pat" in told("lines", leg("QH", scoring="pat"))
    assert told("points", lying(leg("QH"), FIGURE_1)) == ["21 points.", "The matrix: rows 12, columns 9."]


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("KC d3", "KC>1:d3"),
        ("kc>x1", "KC>p1x1"),
        ("d3", "KC>1:d3"),
        ("c3 x1", "1:c3>p1x1"),
        ("pass", "pass"),
        ("board", None),
        ("c", None),
        ("say hello", None),
    ],
)
def test_moves_are_read_and_commands_left_alone(typed: str, move: str | None) -> None:
    assert POKER.read_move(scene(TURN), typed) == move


def test_numbers_stand_for_the_moves_that_are_listed() -> None:
    listed = told("moves", TURN)
    assert listed[0].startswith("1. Q♥ rejected from c3 to x1")
    assert POKER.read_move(scene(TURN), "1") == "1:c3>p1x1"
    with pytest.raises(ValueError, match=f"a number from 1 to {len(listed)}"):
        POKER.read_move(scene(TURN), "99")
    with pytest.raises(ValueError, match=room_text.not_your_turn()):
        POKER.read_move(scene(TURN, 1), "KC d3")
    lying_there = POKER.looking().told(Given("moves", "c3"), scene(TURN), UNICODE) or []
    assert listed[0] in lying_there and 0 < len(lying_there) < len(listed)
    with pytest.raises(ValueError, match="You can’t pick up “9s” now"):
        POKER.looking().told(Given("moves", "9s"), scene(TURN), UNICODE)
    many = told("moves", leg("QH 5D KC 7S", dealt=3, touching="anywhere"))
    assert many[-1] == "There are 78 moves. Type moves and a card, such as moves QH, to list those of that card."
    movable = after(leg("QH 5D KC", movable=True), "QH>c3")
    assert "too many moves" in told("moves", movable)[-1]


def test_races_ends_and_hints_are_told() -> None:
    full = " ".join(["2H 3H 4H 5H 6H"] * 5)
    ready = lying(leg("QH", mode="race"), full, "2H")
    assert POKER.turn(scene(ready))[-1] == "Your matrix is full: type done to end the race."
    over = POKER.over(scene(after(ready, "done", 0)))
    assert over[0] == "The game is over: you 300, Ben 0." and over[1] == "You: rows 150, columns 150."
    hint = POKER.hint(scene(TURN), [Expected(move="KC>1:d3", score=20.0)])
    assert hint == ["Hint: K♣ to d3 (20.0 points ahead). In brackets: the score expected at the end."]
    assert told("news", TURN) == ["Ben: 5♦ to c3"]


def test_rules_and_commands_are_listed_for_this_game() -> None:
    told = rules("", "poker-solitaire")
    assert any("blaze" in line for line in told)
    assert any(line.startswith("A match has one leg") for line in told), "only a duel is two"
    assert not any(line.startswith("A match has two legs") for line in told)
    listed = "\n".join(room_commands.listed(Setting(at(TURN), UNICODE), None))
    assert "lines" in listed and "QH c3" in listed


def test_who_competes_is_told_with_what_is_settled_and_may_be_chosen_between_games() -> None:
    told = TournamentInfo(
        names=(TournamentName(name="Ada", legs=1, highest=61, lowest=40, average=61.0),),
        plays=("Ada",),
        playing=(None,),
        again=(False,),
    )
    model = at(leg("QH"))
    assert model.room is not None and model.room.match is not None
    over = replace(model.room.match, result=MatchResult(winners=(), scores=(0,), why="resigned"))
    between = replace(model, room=replace(model.room, match=over, tournament=told), lingers=False)
    assert pages.settled(between)[-2:] == ["Ada: 1 game, highest 61, lowest 40, average 61.0.", "Next: Ada."]
    assert room_commands.barred("as", Setting(between, UNICODE), None) is None
    assert room_commands.barred("tournament", Setting(model, UNICODE), None) == "not during a match"
    assert room_commands.barred("as", Setting(model, UNICODE), None) == "there is no tournament here"
