"""Happy Graphs in lines of text: turns, moves, boards in plain letters, hands, and a puzzle's steps."""

from dataclasses import replace
from typing import Any

import pytest

from client.line import pages, room_commands
from client.line.command import Given
from client.line.events import Announcer
from client.line.games.catalog import board_of
from client.line.games.happy_graphs import drawn
from client.line.prose import rules
from client.room.local_events import CameIn
from client.room.pages.setting import Setting
from client.room.session import Model, step
from client.text.glyphs import ASCII, UNICODE
from protocol.events import Welcome
from server.games.happy_graphs.state import State
from tests.client.games.happy_graphs.builders import SEED, after, lying, room_of, shown
from tests.client.terminal.one_leg import PEOPLE

GRAPHS = board_of("happy-graphs")
LEG = lying(SEED, "3H 2C | 4D AD", "2D")


def at(state: State, me: int | None = 0, **changes: Any) -> Model:
    model = Model()
    player = PEOPLE[me if me is not None else 9]
    for thing in (Welcome(protocol=1, server="0", player=player, name="", now=0), room_of(state, me), CameIn()):
        model = step(model, thing)
    return replace(model, **changes)


def scene(state: State, me: int | None = 0) -> Any:
    return GRAPHS.scene(at(state, me))


def test_a_turn_lists_what_can_be_played_and_what_it_does() -> None:
    assert pages.page(Setting(at(LEG), UNICODE)) == [
        "You, Ben; number 7, known from the start.",
        "The time starts with the first card.",
        "Your turn, with 3♥ 2♣. 1 unhappy, 1 card to draw.",
        "1. 2♣ at L50 touches 1 card. From 1 to 2 unhappy.",
        "2. 2♣ at M49 touches 1 card. From 1 to 2 unhappy.",
        "3. 3♥ at L50 touches 1 card. From 1 to 2 unhappy.",
        "4. 3♥ at M49 touches 1 card. From 1 to 2 unhappy.",
    ]
    assert GRAPHS.turn(scene(LEG, 1)) == ["Anna’s turn, with 3♥ 2♣. 1 unhappy, 1 card to draw."]


MOVES = {
    "by its number": ("3", "3H@-1,0"),
    "by its rank": ("3@0,-1", "3H@0,-1"),
    "one the hand has not": ("4s@0,-1", "4S@0,-1"),
    "a command": ("hands", None),
    "taking back is for puzzles": ("take 0,0", None),
}


@pytest.mark.parametrize(("typed", "move"), MOVES.values(), ids=MOVES)
def test_a_move_is_typed(typed: str, move: str | None) -> None:
    assert GRAPHS.read_move(scene(LEG), typed) == move


def test_a_number_that_no_move_has_and_a_move_out_of_turn_are_refused() -> None:
    with pytest.raises(ValueError, match=r"There is no move 9\. Type a number from 1 to 4"):
        GRAPHS.read_move(scene(LEG), "9")
    for typed in ("1", "3h@1,0"):
        with pytest.raises(ValueError, match="It is not your turn"):
            GRAPHS.read_move(scene(LEG, 1), typed)


def test_boards_are_drawn_in_plain_letters_with_their_edges() -> None:
    played = after(LEG, "3H@-1,0")
    assert drawn(shown(SEED, "3H")) == [
        "       L     M     N     O",
        "  52               #",
        "  51         #    (AS)   #",
        "  50   +    4S3!  (2H)   #",
        "  49         +     #",
    ]
    view = room_of(played).view
    assert view is not None and "<3H2>" in "\n".join(GRAPHS.picture(view, ASCII))
    two = drawn(shown("AS@0,0 AH@1,0 / 2S@0,0", "4D"))
    assert [line for line in two if line.startswith("Group")] == ["Group 1", "Group 2"]


def test_what_is_asked_of_a_leg_is_told() -> None:
    looking, seen = GRAPHS.looking(), scene(LEG)

    def told(name: str, rest: str = "") -> list[str]:
        return looking.told(Given(name, rest), seen, UNICODE) or []

    assert told("hands") == ["you: 3♥ 2♣ (to play)", "Ben: 4♦ A♦"]
    assert told("cards")[1:] == [
        "2♥ at N50 is happy and turned over.",
        "A♠ at N51 is happy and turned over.",
    ]
    assert told("points") == ["1 unhappy: 1 four; 1 card to draw; still to come: 1 ace, 2 twos, 1 three, 1 four."]
    assert told("moves", "3") == [
        "3♥ at L50 touches 1 card. From 1 to 2 unhappy.",
        "3♥ at M49 touches 1 card. From 1 to 2 unhappy.",
    ]
    assert told("news") == ["Nothing has happened in this leg yet."]
    assert len(told("board")) == len(told("board")) + 1  # what its signs mean is said once
    with pytest.raises(ValueError, match="There is no 4 in the hand"):
        told("moves", "4")
    assert GRAPHS.looking().told(Given("dance", ""), seen, UNICODE) is None


def test_a_puzzles_steps_are_undone_and_done_again() -> None:
    start = lying("3H@0,0", "AS 2C", mode="puzzle")
    looking = GRAPHS.looking()
    for state in (start, after(start, "2C@1,0")):
        looking.see(scene(state))
    seen = scene(after(start, "2C@1,0"))
    assert looking.move(Given("undo", ""), seen) == "take 1,0"
    with pytest.raises(ValueError, match="There is nothing to redo"):
        looking.move(Given("redo", ""), seen)
    assert looking.move(Given("hands", ""), seen) is None
    assert GRAPHS.read_move(seen, "done") == "done" and GRAPHS.read_move(seen, "take 0,0") == "take 0,0"
    names = {each.name for each in room_commands.possible(Setting(at(start), UNICODE), None)}
    assert {"undo", "redo", "board"} <= names
    looking.refused()


def test_outside_a_puzzle_undo_is_refused_with_the_rooms_reason() -> None:
    with pytest.raises(ValueError, match="You can’t use undo now: nobody has moved yet"):
        room_commands.read("undo", Setting(at(LEG), UNICODE), None)
    with pytest.raises(ValueError, match="You can’t use redo now: only in a puzzle"):
        room_commands.read("redo", Setting(at(LEG), UNICODE), None)


def test_a_move_and_the_end_of_a_leg_are_told() -> None:
    announcer = Announcer()
    announcer.told(Setting(at(LEG), UNICODE))
    told = announcer.told(Setting(at(after(LEG, "3H@-1,0")), UNICODE))
    assert told[0] == "you: 3♥ at L50, +1 unhappy; drew 2♦."
    duel = lying("3H@0,0", "3C | 4D", "2D 2C", mode="duel")
    announcer = Announcer()
    announcer.told(Setting(at(duel), UNICODE))
    assert announcer.told(Setting(at(after(duel, "3C@1,0")), UNICODE))[0].endswith("; drew a card.")
    ended = after(lying("AS@0,0", "AH"), "AH@1,0")
    assert GRAPHS.over(scene(ended))[0] == "The game is over: every card is happy."


def test_the_rules_are_of_the_game_that_is_played() -> None:
    told = rules("", "happy-graphs")
    assert "Happy Graphs" in told and "How to play here" in told and "Together" in told
    assert not [line for line in told if "arrow" in line or "**" in line or "`" in line]
    assert rules("short", "happy-graphs")[0].startswith("Every card wants")
