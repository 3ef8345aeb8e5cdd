"""Grandma's Game in lines of text: the table, the possible moves, the dealing, undo and races."""

from dataclasses import replace
from typing import Any

import pytest

from client.games.grandmas_game.play import moved_in_race
from client.line import pages, room_commands
from client.line.automatic_moves import harmless
from client.line.command import Given
from client.line.games.catalog import board_of
from client.line.prose import rules
from client.room.local_events import CameIn
from client.room.pages.setting import Setting
from client.room.session import Model, step
from client.text.glyphs import ASCII, UNICODE
from protocol.events import Expected, Welcome
from protocol.ids import Seat
from server.games.grandmas_game.state import State
from tests.client.games.grandmas_game.builders import after, dealt, lying, room_of
from tests.client.terminal.one_leg import PEOPLE

GRANDMA = board_of("grandmas-game")
LEG = lying("7H+ 9H-", stock="3C 2D", workspace="8: 8H 3C 8H KD", p5="2C 8H", p2="5S 8H", pT="QS")


def at(state: State, me: int | None = 0, **changes: Any) -> Model:
    model = Model()
    player = PEOPLE[me if me is not None else 11]
    for thing in (Welcome(protocol=1, server="0", player=player, name="", now=0), room_of(state, me), CameIn()):
        model = step(model, thing)
    return replace(model, **changes)


def scene(state: State, me: int | None = 0) -> Any:
    return GRANDMA.scene(at(state, me))


def told(name: str, state: State, rest: str = "", me: int | None = 0) -> list[str] | None:
    return GRANDMA.looking().told(Given(name, rest), scene(state, me), ASCII)


def test_a_turn_tells_the_table_and_lists_what_can_be_played() -> None:
    assert pages.page(Setting(at(LEG), UNICODE)) == [
        "Alone; number 7.",
        "12 of 104 cards on the foundations, 2 in the stock; 1 move, 0 undone, 0 redone.",
        "Piles: A empty; 2 8♥ (2); 3 empty; 4 empty; 5 8♥ (2)",
        "Piles: 6 empty; 7 empty; 8 in the workspace; 9 empty; 10 Q♠ (1)",
        "Piles: J empty; Q empty; K empty",
        "Foundations: hearts up 7♥, hearts down 9♥.",
        "Workspace, pile 8, from the bottom to the top: 8♥ 3♣ 8♥ K♦.",
        "1. 8♥ from pile 2 to hearts up",
        "2. 8♥ from pile 2 to hearts down",
        "3. 8♥ from pile 5 to hearts up",
        "4. 8♥ from pile 5 to hearts down",
        "5. deal",
        "6. look under pile 2",
        "7. look under pile 5",
        "8. 8♥ to hearts up",
        "9. 8♥ to hearts down",
        "10. K♦ to diamonds down",
    ]
    assert "8♥ over 2♣" in GRANDMA.picture(scene(after(LEG, "peek 5")).view, UNICODE)[0].replace("5 8♥", "8♥")


MOVES = {
    "by its number": ("3", "5>H+"),
    "the tenth": ("10", "w:KD>D-"),
    "as it is written": ("5>h-", "5>H-"),
    "in words": ("5 hearts down", "5>H-"),
    "as it is listed": ("pile 5 to hearts down", "5>H-"),
    "a transfer in words": ("hearts up to down", "H+>H-"),
    "a deal": ("deal", "deal"),
    "an order": ("order 3c", "order 8H 8H KD 3C"),
    "a command": ("board", None),
    "a letter": ("q", None),
    "undo is a command": ("undo", None),
}


@pytest.mark.parametrize(("typed", "move"), MOVES.values(), ids=MOVES)
def test_a_move_is_typed(typed: str, move: str | None) -> None:
    assert GRANDMA.read_move(scene(LEG), typed) == move


def test_a_number_that_no_move_has_and_a_move_out_of_turn_are_refused() -> None:
    with pytest.raises(ValueError, match=r"There is no move 19\. Type a number from 1 to 10"):
        GRANDMA.read_move(scene(LEG), "19")
    with pytest.raises(ValueError, match=r"The workspace is empty"):
        GRANDMA.read_move(scene(dealt()), "order 9s")
    for typed in ("order 9s", "order"):
        with pytest.raises(ValueError, match=r"Some of these cards are not in the workspace. Name some that are"):
            GRANDMA.read_move(scene(LEG), typed)
    assert GRANDMA.read_move(scene(LEG), " ") is None
    for typed in ("1", "5>h+"):
        with pytest.raises(ValueError, match="It is not your turn"):
            GRANDMA.read_move(scene(LEG, None), typed)


def test_the_dealing_is_told_in_rounds_and_card_by_card_until_the_first_move() -> None:
    start = dealt()
    rounds = told("dealing", start)
    assert rounds is not None and len(rounds) == 7 and rounds[0].startswith("1. ") and rounds[0].count(",") == 12
    cards = told("dealing", start, "1")
    assert cards is not None and len(cards) == 13 and cards[0].endswith("onto pile A.")
    assert sum(line.count("+") for line in rounds[:-1]) == 28
    assert told("dealing", after(start, "deal")) == ["You can see the deal only before the first move."]
    assert "The cards are dealt. Type dealing to see how" in pages.page(Setting(at(start), UNICODE))[1]


def test_steps_are_undone_and_done_again_and_safe_cards_are_played() -> None:
    looking, start = GRANDMA.looking(), lying("7H+ 7H-", stock="3C 4C", p5="8H")
    assert looking.move(Given("safe", ""), scene(start)) == "5>H+"
    played = after(start, "5>H+")
    assert looking.move(Given("undo", ""), scene(played)) == "undo"
    assert looking.move(Given("redo", ""), scene(after(played, "undo"))) == "redo"
    for name, why in (("undo", "nothing to undo"), ("redo", "nothing to redo"), ("safe", "No card is safe")):
        with pytest.raises(ValueError, match=why):
            looking.move(Given(name, ""), scene(lying("7H+", stock="3C", p5="QS")))
    usable = [each.name for each in room_commands.possible(Setting(at(played), UNICODE), 0)]
    assert {"undo", "redo", "safe", "board", "dealing"} <= set(usable)
    racing = [each.name for each in room_commands.possible(Setting(at(dealt(seats=2)), UNICODE), 0)]
    assert "undo" not in racing and "safe" in racing


def test_points_hints_the_end_and_a_race_are_told() -> None:
    assert told("points", LEG) == [
        "12 of 104 cards on the foundations: clubs 0, diamonds 0, hearts 12, spades 0; 2 in the stock; "
        "1 move, 0 undone, 0 redone."
    ]
    assert told("news", LEG) == ["Nothing has been played at your table yet."]
    assert told("news", after(LEG, "deal")) == ["you: 2♦ is dealt from the stock onto pile 2."]
    hint = GRANDMA.hint(scene(LEG), [Expected(move="deal", score=80.4), Expected(move="5>H+", score=77)])
    assert hint == [
        "Hint: deal (80); other moves: 8♥ from pile 5 to hearts up (77). "
        "In brackets: the cards expected on the foundations at the end.",
    ]
    over = GRANDMA.over(scene(after(lying("7H+", p5="QS"), "give-up")))
    assert over == [
        "Given up with 7 cards on the foundations.",
        "Clubs 0, diamonds 0, hearts 7, spades 0.",
        "Left: 5: Q♠.",
    ]
    race = after(dealt(seats=2), "7>S+", seat=1)
    assert told("points", race)[-1] == "Ben: 1 card played, 103 left."  # type: ignore[index] # it tells something
    assert GRANDMA.turn(scene(after(race, "give-up"))) == ["You gave up your table. The others play on."]
    assert told("board", race, me=None) == ["Each player has a table of their own, which nobody else can see."]
    stuck = GRANDMA.turn(scene(lying("7H+", p5="QS")))
    assert any("You are stuck" in line for line in stuck)


def test_the_computers_table_and_the_rules_are_told() -> None:
    lines = GRANDMA.looking().computers(7, scene(LEG).view, "", ASCII)
    assert lines[0] == "The computer’s table on number 7, 12 cards:" and len(lines) == 6
    assert any("thirteen piles" in line for line in rules("", "grandmas-game"))


def test_what_can_do_no_harm_is_played_by_itself_but_not_after_an_undo() -> None:
    start = lying("7H+ 7H-", stock="3C 4C", p5="8H")
    assert harmless(at(start)) == "5>H+"
    assert harmless(at(after(start, "deal", "undo"))) is None
    assert harmless(at(lying("7H+", stock="3C", p5="8H"))) is None
    assert harmless(Model()) is None


def test_in_a_race_one_is_told_ones_own_moves_and_when_another_table_is_over() -> None:
    def told(state: State, seat: int) -> list[str]:
        view = scene(state).view
        return moved_in_race(view, Seat(seat), "you" if seat == 0 else "Ben", seat == 0)

    played = after(after(dealt(seats=2), "deal"), "7>S+", seat=1)
    assert told(played, 0) == ["you: 9♥ is dealt from the stock onto pile 9."]
    assert told(played, 1) == []
    assert told(after(played, "give-up", seat=1), 1) == ["Ben: 1 card played, 103 left, over."]
