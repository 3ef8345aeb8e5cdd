"""rules: happy_graphs, Puzzle"""

import pytest

from protocol.ids import Seat
from server.games.errors import IllegalMove, NotYourTurn
from server.games.result import Score
from tests.games.happy_graphs.builders import GAME, after, lying, opening

PERFECT = "AS@0,0 2S@0,1 2H@0,2 AH@0,3"


def test_any_seat_may_move_at_any_time_from_the_one_hand() -> None:
    state = opening(seats=3, mode="puzzle")
    assert GAME.to_act(state) == {0, 1, 2}
    for seat, move in [(2, "4S@0,0"), (0, "4H@1,0"), (0, "4D@0,1"), (1, "take 1,0")]:
        state = GAME.apply(state, Seat(seat), GAME.parse(move))
        assert state.played is not None
        assert state.played.seat == seat
    assert GAME.legal_moves(state, Seat(1)) is None
    assert len(state.hands[0]) == 14


def test_a_new_group_may_be_started_at_any_time_with_the_lowest_number_that_has_no_cards() -> None:
    state = after(opening(mode="puzzle"), "4S@0,0", "4H@2:0,0", "4D@3:0,0")
    with pytest.raises(IllegalMove, match="The next new group is group 4"):
        after(state, "4C@5:0,0")
    state = after(state, "take 2:0,0")
    assert GAME.view(state, None).new_group == 2
    assert [group.number for group in GAME.view(state, None).groups] == [1, 3]
    with pytest.raises(IllegalMove, match="The next new group is group 2"):
        after(state, "4C@4:0,0")
    assert GAME.view(after(state, "4C@2:0,0"), None).new_group == 4
    emptied = after(state, "take 0,0")
    assert GAME.view(emptied, None).new_group == 1
    assert after(emptied, "take 3:0,0").groups == ()


def test_taking_a_card_back_moves_no_other_card() -> None:
    state = after(opening(mode="puzzle"), "4S@0,0", "2S@1,0", "2H@2,0", "AS@3,0")
    assert state.played is not None
    assert (state.played.happy, state.played.change) == (((2, 0), (3, 0)), -2)
    back = after(state, "take 2,0")
    assert back.played is not None
    assert (back.played.does, back.played.card, back.played.connections) == ("take", "2H", 2)
    assert (back.played.sad, back.played.change) == (((1, 0), (2, 0), (3, 0)), 3)
    assert [place.square for place in back.groups[0].places] == [(0, 0), (1, 0), (3, 0)]
    assert back.hands[0][-1] == "2H"
    assert back.groups == after(opening(mode="puzzle"), "4S@0,0", "2S@1,0", "2H@2,0", "AS@3,0", "take 2,0").groups
    with pytest.raises(IllegalMove, match="5,0 is next to no card"):
        after(back, "4C@5,0")


def test_a_group_without_its_first_card_can_still_be_extended() -> None:
    state = after(opening(mode="puzzle"), "4S@0,0", "4H@1,0", "4D@2,0", "take 0,0")
    with pytest.raises(IllegalMove, match="-1,0 is next to no card"):
        after(state, "4S@-1,0")
    assert [place.square for place in after(state, "4S@0,0").groups[0].places] == [(1, 0), (2, 0), (0, 0)]


def test_only_a_card_that_lies_can_be_taken_back() -> None:
    state = after(opening(mode="puzzle"), "4S@0,0")
    for move in ("take 1,0", "take 2:0,0"):
        with pytest.raises(IllegalMove, match=r"No card lies on ") as refused:
            after(state, move)
        assert refused.value.reason == "no_card_on_square"


def test_rules_1_to_3_hold_for_every_placing() -> None:
    state = after(opening(mode="puzzle"), "AS@0,0", "AH@1,0")
    with pytest.raises(IllegalMove, match="is happy and takes no more"):
        after(state, "AD@0,1")


def test_cards_in_the_hand_count_as_not_happy() -> None:
    state = lying("AS@0,0 AH@1,0", "3C 4C", mode="puzzle")
    assert GAME.score(state) == Score(2, {"A": 0, "2": 0, "3": 1, "4": 1})
    assert GAME.score(after(state, "3C@2:0,0")).total == 2


def test_the_leg_ends_when_every_card_lies_happy() -> None:
    state = lying("AS@0,0 2S@0,1 2H@0,2", "AH", mode="puzzle")
    assert GAME.to_act(state) == {0}
    state = after(state, "AH@0,3")
    assert state.groups == lying(PERFECT, "", mode="puzzle").groups
    assert (GAME.to_act(state), GAME.score(state).total) == (frozenset(), 0)
    assert GAME.legal_moves(state, Seat(0)) == []
    with pytest.raises(NotYourTurn):
        GAME.check(state, Seat(0), GAME.parse("take 0,0"))


def test_the_leg_continues_while_a_placed_card_is_unhappy() -> None:
    state = after(lying("AS@0,0 2S@0,1", "2H", mode="puzzle"), "2H@0,2")
    assert GAME.to_act(state) == {0}
    assert GAME.score(state).total == 1


def test_done_ends_the_leg_and_the_hand_is_left() -> None:
    state = after(lying("AS@0,0 2S@0,1", "2H 3H", mode="puzzle"), "done")
    assert GAME.to_act(state) == frozenset()
    assert GAME.record_writer.list_unplayed(state) == ("2H", "3H")
    assert GAME.score(state).total == 3
    view = GAME.view(state, Seat(0))
    assert (view.over, view.left, view.new_group) == (True, ("2H", "3H"), None)
    assert view.played is not None
    assert view.played.does == "done"
