"""Undo and redo in a puzzle, without limit."""

from client.games.happy_graphs.undo_history import History
from protocol.ids import Seat
from server.games.happy_graphs.state import State
from tests.client.games.happy_graphs.builders import after, lying
from tests.games.happy_graphs.builders import GAME


def looked(history: History, *states: State, me: int = 0) -> History:
    for state in states:
        history = history.look(GAME.view(state, Seat(me)), Seat(me))
    return history


def test_steps_are_undone_and_done_again_in_their_order() -> None:
    start = lying("", "3H 2C AS", mode="puzzle")
    first, second = after(start, "3H@0,0"), after(start, "3H@0,0", "2C@1,0")
    history = looked(History(), start, first, second)
    assert (history.undo, history.redo) == ("take 1,0", None)
    undone = after(second, "take 1,0")
    history = looked(history, undone)
    assert (history.undo, history.redo) == ("take 0,0", "2C@1,0")
    history = looked(history, after(undone, "take 0,0"))
    assert (history.undo, history.redo) == (None, "3H@0,0")
    again = after(undone, "take 0,0", "3H@0,0", "2C@1,0")
    history = looked(history, after(undone, "take 0,0", "3H@0,0"), again)
    assert (history.undo, history.redo) == ("take 1,0", None)


def test_a_card_taken_back_by_hand_is_placed_again_by_undo_and_a_new_step_forgets_what_was_undone() -> None:
    start = lying("3H@0,0 2C@1,0", "AS 4D", mode="puzzle")
    taken = after(start, "take 0,0")
    history = looked(History(), start, taken)
    assert history.undo == "3H@0,0"
    back = after(taken, "3H@0,0")
    assert looked(history, back, after(back, "4D@0,1")).redo is None


def test_who_comes_back_to_a_puzzle_can_undo_what_lies_there_and_others_steps_are_theirs() -> None:
    start = lying("3H@0,0 2C@1,0", "AS 4D", mode="puzzle")
    history = looked(History(), start)
    assert history.undo == "take 1,0"
    other = GAME.view(after(start, "4D@0,1"), Seat(0))
    assert history.look(other, Seat(1)).undo == "take 1,0"


def test_steps_that_were_seen_only_together_are_undone_one_by_one() -> None:
    start = lying("", "3H 2C AS", mode="puzzle")
    states = [start]
    for seat, move in ((0, "3H@0,0"), (1, "2C@1,0"), (0, "AS@0,1"), (0, "take 0,1")):
        states.append(GAME.apply(states[-1], Seat(seat), GAME.parse(move)))
    told = [state.played for state in states[:0:-1] if state.played is not None]
    history = looked(History(), start).look(GAME.view(states[-1], Seat(0)), Seat(0), told)
    assert (history.undo, history.redo) == ("take 0,0", "AS@0,1")


def test_a_step_into_a_group_that_has_no_card_any_more_begins_it_anew_and_the_others_move_along() -> None:
    start = lying("3H@0,0 2C@1,0", "AS 4D", mode="puzzle")
    without = after(start, "take 0,0")
    history = looked(History(), start, without, after(without, "take 1,0"))
    view = GAME.view(after(without, "take 1,0"), Seat(0))
    assert history.undo == "2C@1,0"
    anew = history.begun_anew(view, back=True)
    assert (anew.undo, anew.done[-2].back) == ("2C@0,0", "3H@-1,0")
    back = GAME.view(after(without, "take 1,0", "2C@0,0"), Seat(0))
    assert anew.look(back, Seat(0)).begun_anew(back, back=True).undo == "3H@-1,0"


def test_a_step_that_cannot_be_undone_any_more_is_forgotten() -> None:
    history = looked(History(), lying("3H@0,0 2C@1,0", "AS 4D", mode="puzzle"))
    assert history.refused("take 1,0").undo == "take 0,0"
    assert history.refused("3H@5,5") == history
