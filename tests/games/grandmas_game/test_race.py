"""rules: grandmas_game, Race"""

from collections.abc import Callable

import pytest
from pydantic_core import to_jsonable_python

from protocol.encoding import encode_value
from protocol.games.grandmas_game.options import GrandmasGameOptions
from protocol.ids import Seat
from server.games.errors import IllegalMove, NotYourTurn
from server.games.game import Setup
from server.games.grandmas_game.rules import GrandmasGame
from server.games.grandmas_game.state import State
from server.games.result import EndedLeg
from tests.games.grandmas_game.conftest import PLAYER, laid, leg

GAME = GrandmasGame()
OPTIONS = GrandmasGameOptions()
FIRST, SECOND, THIRD = map(Seat, range(3))
ALMOST = "KC+ AC- KD+ AD- KS+ AS- KH+ 2H-"


def after(state: State, seat: Seat, *moves: str) -> State:
    for move in moves:
        state = GAME.apply(state, seat, GAME.parse(move))
    return state


def test_each_plays_the_same_number_on_their_own_table_whenever_they_like() -> None:
    opening = GAME.deal(Setup(options=OPTIONS, deck=GAME.deck(OPTIONS, 3, 7), roles=(PLAYER,) * 3))
    assert GAME.to_act(opening) == {FIRST, SECOND, THIRD}
    state = after(after(opening, SECOND, "deal", "deal"), FIRST, "deal")
    assert state.tables[2] == opening.tables[2]
    assert [len(table.position.stock) - len(opening.tables[0].position.stock) for table in state.tables] == [-1, -2, 0]


@pytest.mark.parametrize("move", ["undo", "redo"])
def test_nothing_is_taken_back(lay: Callable[..., State], move: str) -> None:
    state = after(lay(stock="2C 3C", seats=2), FIRST, "deal")
    assert {"undo", "redo"}.isdisjoint(map(str, GAME.legal_moves(state, FIRST)))
    with pytest.raises(IllegalMove, match="Nothing is undone in a race"):
        after(state, FIRST, move)


def test_the_first_to_win_ends_it() -> None:
    state = after(leg(laid(ALMOST, p5="AH"), laid(stock="2C"), laid(stock="2C"), seats=3), THIRD, "give-up")
    assert GAME.to_act(state) == {FIRST, SECOND}
    state = after(state, FIRST, "5>H-")
    assert [table.ended for table in state.tables] == ["won", "cut-short", "given-up"]
    assert GAME.to_act(state) == frozenset()
    with pytest.raises(NotYourTurn, match="Another player has won"):
        after(state, SECOND, "deal")


def test_a_stuck_table_is_over_and_the_others_continue() -> None:
    state = after(leg(laid("7H+", p5="8H", p6="2C"), laid("7H+", p5="8H", stock="2C"), seats=2), FIRST, "5>H+")
    assert [table.ended for table in state.tables] == ["stuck", None]
    assert GAME.to_act(state) == {SECOND}
    with pytest.raises(NotYourTurn, match="Nothing is left here that could be played"):
        after(state, FIRST, "give-up")
    assert GAME.to_act(after(state, SECOND, "5>H+", "give-up")) == frozenset()


def test_a_stuck_solo_table_is_announced_but_not_ended(lay: Callable[..., State]) -> None:
    state = after(lay("7H+", p5="8H", p6="2C"), FIRST, "5>H+")
    assert GAME.view(state, FIRST).stuck
    assert GAME.to_act(state) == {FIRST}
    assert [str(move) for move in GAME.legal_moves(state, FIRST)] == ["give-up", "undo"]


@pytest.mark.parametrize(
    ("scores", "winners"), [((40, 104, 7), (1,)), ((40, 40, 7), (0, 1)), ((40, 40, 40), ()), ((3, 2, 1), (0,))]
)
def test_who_has_the_most_cards_wins(scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
    state = GAME.deal(Setup(options=OPTIONS, deck=GAME.deck(OPTIONS, 3, 7), roles=(PLAYER,) * 3))
    score = GAME.score(state)
    assert (score.total, score.parts, score.seats) == (0, {"0": 0, "1": 0, "2": 0}, (0, 0, 0))
    race = GAME.format(OPTIONS, "race", 3)
    decided = GAME.decide(race, [EndedLeg(state.roles, type(score)(sum(scores), {}, scores))])
    assert (decided.scores, decided.winners) == (scores, winners)


def test_each_sees_of_the_others_their_score_and_cards_left_and_whether_they_play() -> None:
    state = after(leg(laid("7H+", p5="8H", stock="2C"), laid(stock="2C", p5="AH"), seats=2), SECOND, "5>H+", "give-up")
    told = [(table.seat, table.score, table.left, table.plays) for table in GAME.view(state, FIRST).tables]
    assert told == [(0, 7, 97, True), (1, 1, 103, False)]
    for seat in (SECOND, None):
        assert GAME.view(state, seat).tables == GAME.view(state, FIRST).tables


def test_a_view_of_a_race_does_not_depend_on_other_tables() -> None:
    one = leg(laid("7H+", p5="8H", stock="2C"), laid("3C+", stock="2C 3D", p5="AH"), seats=2)
    other = leg(laid("7H+", p5="8H", stock="2C"), laid("3S+", workspace="K: 9D", p2="KH"), seats=2)
    assert encode_value(GAME.view(one, FIRST)) == encode_value(GAME.view(other, FIRST))
    assert encode_value(GAME.view(one, None)) == encode_value(GAME.view(other, None))


def test_who_looks_on_at_a_race_sees_no_table_not_even_the_first() -> None:
    one = leg(laid("7H+", p5="8H", stock="2C 3C", workspace="K: 9D 8D"), laid(stock="2C"), seats=2)
    one = after(one, FIRST, "deal")
    view = GAME.view(one, None)
    assert (view.seat, view.score, view.made, view.undos, view.stock) == (None, 7, 0, 0, 0)
    assert (view.piles, view.foundations, view.workspace, view.moves) == ((), (), None, ())
    assert (view.may_order, view.stuck, view.dealt, view.played, view.left) == (False, False, (), None, ())
    other = after(leg(laid("7S+", p4="8H", stock="9C 3S"), laid(stock="2C"), seats=2), FIRST, "deal")
    assert encode_value(GAME.view(other, None)) == encode_value(GAME.view(one, None))
    opening = GAME.deal(Setup(options=OPTIONS, deck=GAME.deck(OPTIONS, 2, 7), roles=(PLAYER,) * 2))
    over = after(after(one, FIRST, "give-up"), SECOND, "give-up")
    assert GAME.view(over, FIRST).left == ()  # of a number of the day, others may have their try still
    for state in (opening, after(one, SECOND, "give-up"), over):
        view = GAME.view(state, None)
        assert (view.piles, view.dealt, view.left, view.ended) == ((), (), (), None)


def test_events_reveal_no_more_than_the_score(lay: Callable[..., State]) -> None:
    state = after(lay(stock="2C 3C", p5="AH", seats=2), SECOND, "5>H+")
    told = to_jsonable_python(GAME.describe_last_move(state))
    assert {name: value for name, value in told.items() if value is not None} == {"seat": 1, "change": 1}
    alone = after(lay(stock="2C 3C", p5="AH"), FIRST, "5>H+")
    assert to_jsonable_python(GAME.describe_last_move(alone)) == {
        "seat": 0,
        "change": 1,
        "move": "5>H+",
        "does": "play",
        "card": "AH",
        "source": "5",
        "target": "H+",
    }


def test_a_seats_table_equals_a_solo_leg_with_its_moves() -> None:
    deck = GAME.deck(OPTIONS, 2, 7)
    race = GAME.deal(Setup(options=OPTIONS, deck=deck, roles=(PLAYER,) * 2))
    race = after(after(race, SECOND, "deal", "deal"), FIRST, "deal")
    for seat, count in ((FIRST, 1), (SECOND, 2)):
        solo = after(GAME.deal(Setup(options=OPTIONS, deck=deck, roles=(PLAYER,))), FIRST, *["deal"] * count)
        table = GAME.tables(race)[seat]
        assert (table.seats, table.roles, table.to_act) == ((seat,), (PLAYER,), frozenset((seat,)))
        alone = table.state
        assert GAME.score(alone) == GAME.score(solo)
        assert GAME.record_writer.list_unplayed(alone) == GAME.record_writer.list_unplayed(solo)
        assert GAME.record_writer.describe_opening(alone).keys() == {"tops", "stock"}
        assert (alone.ply, GAME.record_writer.complete_opening(alone), GAME.due(alone)) == (count, {}, None)
    assert GAME.record_writer.list_unplayed(race) == ()


def test_forms_are_solo_and_a_race_of_up_to_twelve_on_one_number() -> None:
    assert {form: (format.fewest, format.most) for form, format in GAME.formats(OPTIONS).items()} == {
        "solo": (1, 1),
        "race": (2, 12),
    }
    assert (GAME.format(OPTIONS, "race", 5).legs_for(5), GAME.format(OPTIONS, "race", 5).own_numbers) == (1, False)
    formats = GAME.formats(OPTIONS).values()
    assert not any(format.lowest_wins or format.open or format.timed for format in formats)
    assert [format.winning_score for format in formats] == [104, None]
    assert GrandmasGameOptions().model_dump() == {"reorder": True}
