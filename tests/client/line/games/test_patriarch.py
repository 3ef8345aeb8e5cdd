"""The Patriarch in lines of text: the texts of a leg, and typed commands."""

import re
from dataclasses import replace
from typing import Any

import pytest

from client.games.patriarch.messages import pages
from client.games.patriarch.scene import Scene
from client.line.command import Given
from client.line.games.catalog import BOARDS
from client.line.games.patriarch import PatriarchLines, PatriarchLooking
from client.text.glyphs import UNICODE
from protocol.events import Expected
from protocol.games.patriarch.options import PatriarchOptions
from protocol.ids import Seat
from server.games.patriarch.state import State
from tests.client.games.patriarch.builders import GAME, LAID, SEED, played, room_of, scene_of

LINES = PatriarchLines()


def told(name: str, scene: Scene) -> str:
    return "\n".join(PatriarchLooking().told(Given(name, ""), scene, UNICODE) or [])


def test_a_leg_is_opened_and_a_guess_asked_for() -> None:
    assert isinstance(BOARDS["patriarch"], PatriarchLines)
    scene = scene_of(played(LAID))
    opening = LINES.opening(scene)
    assert opening[0] == "Leg 1 of 2: Anna owns, you guess; the owner lays out the tree."
    assert opening[1].startswith("A grade counts cards. Red: in the right place.")
    assert LINES.turn(scene) == [
        "Your guess: the top card, and after each card its children in parentheses, such as 3(4(2) A(5)); "
        "or only the ranks, such as 342A5."
    ]
    free = scene_of(played("0:tree H 3(4(2) A(5))", "1:guess 3(4 2 A(5))", variant="matriarch"))
    assert LINES.turn(free) == [f"{free.graded[0].guess.left} of 205 trees still possible."]
    assert LINES.turn(scene_of(played(LAID), 0)) == ["Ben guesses."]
    assert LINES.opening(scene_of(played("0:tree H open", tree="open")))[1].startswith("The tree is open: any tree")


TYPED: dict[str, tuple[State, int, str, str | None]] = {
    "ranks of a fixed shape": (played(LAID), 1, "342a5", "guess 3(4(2) A(5))"),
    "the notation": (played(LAID), 1, "3(a(5) 4( 2))", "guess 3(4(2) A(5))"),
    "by its verb": (played(LAID), 1, "guess 3(4(2) A(5))", "guess 3(4(2) A(5))"),
    "any shape": (played(LAID, variant="matriarch"), 1, "3(4 2 1 5)", "guess 3(2 4 5 A)"),
    "laid out": (played(), 0, "tree s 342a5", "tree S 3(4(2) A(5))"),
    "left open": (played(tree="open"), 0, "tree c open", "tree C open"),
    "announced": (played(LAID, SEED, seats=3), 0, "grade", "grade"),
    "worked out": (played(LAID, SEED, seats=3, own_grades=True), 0, "grade 1 1 1", "grade 1 1 1"),
    "a command": (played(LAID), 1, "notes", None),
    "another command": (played(LAID), 1, "a", None),
}


@pytest.mark.parametrize(("state", "me", "typed", "move"), TYPED.values(), ids=TYPED)
def test_moves_are_read_as_they_are_typed(state: State, me: int, typed: str, move: str | None) -> None:
    assert LINES.read_move(scene_of(state, me), typed) == move


WRONG: dict[str, tuple[State, int | None, str, str]] = {
    "a card twice": (played(LAID), 1, "3(4(2) A(4))", "4 is in the tree twice"),
    "a card missing": (played(LAID), 1, "3(4(2) A)", "5 is missing"),
    "one card": (played(LAID), 1, "1", "2, 3, 4 and 5 are missing: every card must be in the tree"),
    "two cards": (played(LAID), 1, "34", "A, 2 and 5 are missing: every card must be in the tree"),
    "two tops": (played(LAID, variant="matriarch"), 1, "34 2a5", "One card is at the top, not 5"),
    "the owner guesses": (played(LAID), 0, "342a5", "You don’t guess in this leg"),
    "a spectator guesses": (played(LAID), None, "342a5", "It is not your turn"),
    "before it is laid out": (played(), 1, "342a5", "Anna lays out the tree"),
    "two wait": (played(LAID, SEED, SEED, seats=3), 1, "342a5", "Two of your guesses are in the queue"),
    "nothing to grade": (played(LAID), 1, "grade", "no grade for you to announce"),
    "nothing to lay out": (played(LAID), 0, "tree H 342a5", "lays out the tree, before the first guess"),
    "a card of no family": (played(LAID), 1, "8(4(2) A(5))", "“8” can’t be there"),
    "no suit at all": (played(), 0, "tree", "Type tree, a suit and the tree"),
    "no suit": (played(), 0, "tree 3(4)", "Type tree, a suit and the tree"),
}


@pytest.mark.parametrize(("state", "me", "typed", "why"), WRONG.values(), ids=WRONG)
def test_what_cannot_be_played_is_told_why(state: State, me: int | None, typed: str, why: str) -> None:
    with pytest.raises(ValueError, match=re.escape(why)):
        LINES.read_move(scene_of(state, me), typed)


def test_the_queue_the_guesses_and_the_notes_are_told() -> None:
    state = played(LAID, SEED, "2:guess 3(4(5) A(2))", "0:grade", "1:guess 5(3(4) A(2))", seats=3)
    scene = scene_of(state, 2)
    assert told("queue", scene) == "In the queue, first to last: you, Ben."
    by_itself = scene_of(played(LAID, SEED, seats=3, auto_grade=20))
    assert told("queue", by_itself).endswith("last: you. The room announces a grade by itself after 20\xa0s.")
    assert told("guesses", scene).splitlines() == [
        "1. Ben: 2(3(4) A(5)): 1 red, 1 black, 1 face down; 4 trees left",
        "2. you: 3(4(5) A(2)): waits",
        "3. Ben: hidden: waits",
    ]
    notes = told("notes", scene).splitlines()
    assert notes[0] == "4 of 60 trees still possible." and notes[-1] == "A(3(4) 5(2))"
    assert "2: generation 2 in 2 trees, generation 3 in 2 trees" in notes
    assert told("points", scene) == "1 guess graded."
    assert told("news", scene) and told("moves", scene).startswith("4 of 60 trees")
    owner = scene_of(state, 0)
    assert LINES.turn(owner) == ["Next is Cy’s guess; 1 more behind it. Type grade to announce its grade."]
    assert LINES.turn(scene_of(played(LAID, seats=3), 0)) == ["No guess waits for a grade. Ben and Cy can guess."]
    assert LINES.stands(owner) != LINES.stands(scene_of(played(LAID, SEED, seats=3), 0))


def test_a_guess_of_a_mirror_match_is_not_said_to_be_graded_at_once() -> None:
    assert "Each guess is graded at once" in pages.full()


def test_an_owner_who_works_grades_out_is_asked_for_three_numbers() -> None:
    waiting = played(LAID, "1:guess 2(3(4) A(5))", tree="owner", own_grades=True)
    owner = scene_of(waiting, 0)
    assert LINES.turn(owner) == [
        "Next is Ben’s guess 2(3(4) A(5)). Your tree is 3(4(2) A(5)). "
        "Type grade and the number of red, black and face-down cards: grade 1 1 1."
    ]
    with pytest.raises(ValueError, match="Type the number of red, black and face-down cards"):
        LINES.read_move(owner, "grade")
    assert told("queue", owner) == "In the queue, first to last: Ben."
    guesser = scene_of(waiting, 1)
    assert LINES.turn(guesser)[-1] == "Your guess waits for its grade. You can guess again when it is graded."
    with pytest.raises(ValueError, match="Your guess waits for its grade"):
        LINES.read_move(guesser, "342a5")


def test_what_is_hidden_is_said_and_so_is_what_comes_out() -> None:
    hidden = scene_of(played(SEED, tree="number"), 0)
    assert "Guesses and grades are hidden" in LINES.opening(hidden)[1]
    assert told("notes", hidden).startswith("Guesses and grades are hidden") and told("guesses", hidden) == "1. hidden"
    assert "With two players there is no queue" in told("queue", hidden)
    without = replace(hidden, view=replace(hidden.view, hidden=False, board=None))
    assert told("notes", without) == "The note board is off in this room."
    found = scene_of(played(LAID, "1:guess 3(4(2) A(5))"))
    assert LINES.turn(found) == []
    assert LINES.over(found) == [
        "You found the tree with guess 1.",
        "The tree: 3(4(2) A(5)).",
    ]
    lost = scene_of(played(SEED, tree="number", guesses=1))
    assert LINES.over(lost) == [
        "1. 2(3(4) A(5)): 2 red, 1 black, 0 face down; 6 trees left",
        "The tree was not found: the leg counts as 2 guesses.",
        "The tree stays hidden until both legs are over.",
    ]


def test_a_grade_that_its_guesser_alone_sees_is_told_to_them() -> None:
    scene = scene_of(played(SEED, tree="number"))
    graded = "1. 2(3(4) A(5)): 2 red, 1 black, 0 face down; 6 trees left"
    assert LINES.turn(scene) == [graded, "6 of 60 trees still possible."] and told("news", scene) == graded
    found = scene_of(played(f"1:guess {GAME.deck(PatriarchOptions(), 2, 5)[1]}", tree="number"))
    assert LINES.over(found)[0].endswith("5 red, 0 black, 0 face down; 1 tree left") and len(LINES.over(found)) == 2


def test_leg_two_says_what_there_is_to_beat() -> None:
    state = played(LAID)
    room = room_of(state)
    assert room.match is not None
    first, second = room.match.legs
    legs = (replace(first, status="over", score=3, roles=("guesser", "owner")), replace(second, status="playing"))
    scene = scene_of(state, match=replace(room.match, legs=legs))
    assert LINES.opening(scene)[-1] == "Anna needed 3 guesses. You win with fewer; 3 is a draw."


def test_a_hint_and_a_position_of_a_replay() -> None:
    hints: list[Any] = [Expected(move="guess 3(4(2) A(5))", score=1.5), Expected(move="guess 4(2(3) A(5))", score=2.0)]
    assert LINES.hint(scene_of(played(LAID)), hints) == ["Hint: guess 3(4(2) A(5)), about 1.5 guesses in all."]
    view = GAME.view(played(LAID, SEED), Seat(0))
    assert LINES.picture(view, UNICODE) == [
        "The tree: 3(4(2) A(5)).",
        "1. 2(3(4) A(5)): 1 red, 1 black, 1 face down; 4 trees left",
    ]
    three = GAME.view(played(LAID, "1:guess 3(4(2) A(5))", seats=3), Seat(0))
    assert LINES.picture(three, UNICODE)[1].startswith("1. seat 2: ")
    assert LINES.picture(three, UNICODE, ["Anna", "Ben", "Cy"])[1].startswith("1. Ben: ")
