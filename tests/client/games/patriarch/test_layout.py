"""What the screen of a leg holds, as lines: on small and large screens, in ASCII, while a position is looked at."""

from dataclasses import replace
from typing import Any

import pytest

from client.games.leg_scene import Told
from client.games.patriarch.draft import empty
from client.games.patriarch.guess_text import beat_in_full, over
from client.games.patriarch.layout import position, screen
from client.games.patriarch.picture import Picture, copied, with_news
from client.games.patriarch.scene import Scene
from client.line.games.patriarch import PatriarchLines
from client.text.glyphs import ASCII, UNICODE, Glyphs
from client.text.lines import show, width
from protocol.events import Expected, HintEvent
from protocol.games.patriarch.view import Board, PatriarchView, Row
from protocol.ids import Seat
from server.games.patriarch.state import State
from tests.client.games.patriarch.builders import GAME, LAID, SEED, played, room_of, scene_of

RACE = played(LAID, SEED, "2:guess 3(4(5) A(2))", "0:grade", "1:guess 5(3(4) A(2))", seats=5, auto_grade=20)
BIG = played(
    "1:guess 3(4(2(6)) A(5(7)))", "1:guess 7(4(2(6)) A(5(3)))", tree="number", variant="advanced-matriarch", guesses=12
)


FEW = "1:guess A(2(5) 4(3))"
"""A guess whose grade leaves eight trees."""


def drawn(picture: Picture, cells: int = 80, rows: int = 24, glyphs: Glyphs = UNICODE) -> str:
    lines = screen(picture, cells, rows, glyphs)
    assert len(lines) == rows
    shown = [show(line, glyphs) for line in lines]
    assert all(width(line) <= cells for line in shown), max(map(width, shown))
    return "\n".join("".join(run.text for run in line).rstrip() for line in shown)


def picture(state: State, me: int | None = 1, **changes: float) -> Picture:
    return replace(with_news(Picture(), scene_of(state, me)), **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize("state", [RACE, BIG, played(), played(SEED, tree="number")])
@pytest.mark.parametrize("me", [0, 1, None])
@pytest.mark.parametrize("size", [(80, 24), (80, 23), (120, 40)])
def test_everything_has_room_and_ascii_serves(state: State, me: int | None, size: tuple[int, int]) -> None:
    assert drawn(picture(state, me), *size)
    assert drawn(picture(state, me), *size, ASCII).isascii()
    assert "?" not in drawn(picture(state, me), *size, ASCII)
    assert drawn(replace(picture(state, me), by_player=True, notes=False), *size)


HOSTILE = {
    "no tree": {"tree": "3((("},
    "other cards": {"tree": "3(4(2) A(6))"},
    "nobody's row": {"rows": (Row(Seat(9), ()),)},
    "nobody's guess": {"queue": (Seat(-1),)},
    "no owner": {"roles": ("guesser", "guesser")},
    "notes of other cards": {"board": Board(possible=1, all=60, cards=((1, 0, 0),), trees=())},
    "a family of none": {"ranks": "A2345X", "shape": None},
}


@pytest.mark.parametrize("changes", HOSTILE.values(), ids=HOSTILE)
def test_a_view_that_does_not_hang_together_is_no_leg(changes: dict[str, Any]) -> None:
    room = room_of(played(LAID, SEED))
    assert isinstance(room.view, PatriarchView)
    view = replace(room.view, **changes)
    assert Scene.read(replace(room, view=view), Seat(1), ()) is None
    assert "No leg is being played." in drawn(Picture(), 80, 2)
    assert PatriarchLines().picture(view, UNICODE) == []


def test_seconds_run_until_the_room_grades() -> None:
    state = played(LAID, SEED, "2:guess 3(4(5) A(2))", "0:grade", seats=3, auto_grade=20)
    assert "The room announces it in 18\xa0s." in drawn(picture(state, 2, now=1_002_500.0))
    assert "The room announces it in 0\xa0s" in drawn(picture(state, 2, now=1_090_000.0))
    assert "announces it in" not in drawn(picture(state, 2))


def test_a_long_queue_is_told_in_short() -> None:
    first = [f"{seat}:guess 2(3(4) A(5))" for seat in range(1, 6)]
    few = drawn(picture(played(LAID, *first, seats=6)))
    assert "Queue: ▒▒ you · ▒▒ Cy · ▒▒ Dee · ▒▒ Eve · ▒▒ P6" in few
    many = drawn(picture(played(LAID, *first, *first, seats=6)))
    assert "Queue of 10: you · Cy · Dee · Eve · P6 · you · Cy · Dee · Eve · P6" in many


def test_a_large_screen_has_who_plays_and_the_news_beside_it() -> None:
    shown = drawn(picture(RACE, 0), 120, 40)
    assert "▸ Ben guesses · 1 graded ▒▒" in shown and "▸ Cy guesses · 0 graded ▒▒" in shown
    assert "What happened" in shown and "Announce its grade." in shown
    assert "Next: Cy’s guess 3(4(5) A(2)): 3 red, 2 black, 0 face down." in shown


def test_a_hint_is_told_and_taken_over() -> None:
    scene = scene_of(played(LAID, SEED))
    choices = (Expected(move="guess 4(2(3) A(5))", score=1.5),)
    hint = HintEvent(id="h", match=1, leg=1, ply=scene.view.ply, choices=choices)
    asked = with_news(Picture(), replace(scene, told=Told(hint=hint)))
    assert "Hint: guess 4(2(3) A(5)), about 1.5 guesses" in drawn(asked)
    taken = copied(asked).draft
    assert taken is not None and taken.tree == "4(2(3) A(5))"
    assert copied(picture(played(LAID, SEED))).draft != empty(scene.family)  # without one it is the last guess
    assert copied(picture(played(LAID))).draft == empty(scene.family)


def test_another_leg_begins_with_nothing_composed() -> None:
    before = picture(played(LAID))
    assert before.draft is not None
    typed = replace(before, draft=before.draft.type("3"), by_player=True)
    scene = scene_of(played(LAID))
    assert with_news(typed, scene).draft == typed.draft
    assert with_news(typed, replace(scene, leg=2)).draft == empty(scene.family)


def test_the_end_of_a_leg_shows_the_tree_to_all_or_to_nobody_yet() -> None:
    found = drawn(picture(played(LAID, "1:guess 3(4(2) A(5))"), None))
    assert " 3♥ ─┬─ 4♥ ─── 2♥" in found and "Ben found the tree with guess 1" in found
    view = scene_of(played(LAID, "1:guess 3(4(2) A(5))"), None).view
    assert over("computer:normal", view).startswith("Normal computer found the tree with guess 1")
    assert over("ben", view).startswith("ben found the tree")
    lost = drawn(picture(played(SEED, tree="number", guesses=1), 0))
    assert "The tree was not found: the leg counts as 2 guesses. Press Enter to continue." in lost
    assert "The tree stays hidden until both legs are over." in lost and "2(3(4)" not in lost


def test_an_open_tree_is_told_and_so_is_a_room_without_notes() -> None:
    state = played("0:tree H open", tree="open")
    assert "Your tree is open: any tree" in drawn(picture(state, 0))
    assert all("The tree is open: any tree" in drawn(picture(state, me)) for me in (1, None))
    plain = drawn(picture(replace(played(LAID, SEED), notes=False)))
    assert "gen 2" not in plain and "Still possible" not in plain and "4 left" not in plain


@pytest.mark.parametrize("cells", [38, 80, 140])
def test_a_position_is_looked_at_with_what_each_guess_left_possible(cells: int) -> None:
    view = GAME.view(played(LAID, SEED, "1:guess 4(2(3) A(5))"), Seat(1))
    lines = [show(line, UNICODE) for line in position(view, cells, 12, 0, UNICODE)]
    assert len(lines) <= 12 and all(width(line) <= cells for line in lines)
    text = "\n".join("".join(run.text for run in line) for line in lines)
    assert "2(3(4) A(5))" in text and "4 left" in text and ("gen 2" in text) is (cells > 38)
    assert position(GAME.view(played(), None), cells, 12, 0, UNICODE)


def test_who_guessed_is_named_in_a_position_as_far_as_that_is_known() -> None:
    view = GAME.view(played(LAID, SEED, "2:guess 4(2(3) A(5))", "0:grade", "0:grade", seats=3), None)
    lines = position(view, 80, 12, 0, UNICODE, ["Anna", "Ben"])
    text = "\n".join("".join(run.text for run in line) for line in lines)
    assert " 1  Ben    2(3(4)" in text and " 2  seat 3 4(2(3)" in text


def test_a_note_board_lists_all_its_trees_where_the_guesses_leave_room() -> None:
    few = picture(played(FEW, tree="number"))
    assert few.scene is not None and few.scene.view.board is not None
    trees = few.scene.view.board.trees
    assert len(trees) > 7 and all(tree in drawn(few) for tree in trees)
    assert not all(tree in drawn(picture(played(FEW, tree="number", guesses=12))) for tree in trees)


@pytest.mark.parametrize("rows", range(10, 20))
def test_a_note_board_is_shown_whole_or_not_at_all(rows: int) -> None:
    state = played(FEW, tree="number", seen="HT")
    looked_at = position(GAME.view(state, Seat(1)), 80, rows, 0, UNICODE)
    looked_at_lines = ["".join(run.text for run in line) for line in looked_at]
    for lines in (looked_at_lines, drawn(picture(state), 80, rows).split("\n")):
        heads = [(at, line.index("top")) for at, line in enumerate(lines) if "gen 2" in line]
        ranks = ["".join(line[top - 6] for line in lines[at + 1 : at + 6]) for at, top in heads]
        assert ranks == ["A2345"] or (ranks == [] and rows < 17)


def test_what_leg_two_is_about_has_room_beside_a_long_name() -> None:
    for points, graded in ((3, 0), (3, 2), (3, 3), (5, 0)):
        told = beat_in_full(points, graded, 4, "guesser", "you", "N" * 24)
        assert len(f" {told}") <= 80 and told.endswith(".")


def test_when_leg_two_is_over_it_is_said_who_has_won() -> None:
    state = played(LAID, SEED, "1:guess 3(4(2) A(5))")
    room = room_of(state)
    assert room.match is not None
    first, second = room.match.legs
    for before, told in ((3, "· you win"), (2, "· a draw"), (1, "· Anna wins")):
        legs = (replace(first, status="over", score=before, roles=("guesser", "owner")), second)
        scene = scene_of(state, match=replace(room.match, legs=legs))
        assert told in drawn(with_news(Picture(), replace(scene, leg=2, beat=before)))


@pytest.mark.parametrize(
    ("seat", "says"), [(1, "you can’t guess any more in this leg."), (0, "the room grades for you.")]
)
def test_who_has_run_out_of_time_is_told_so_and_puts_nothing_together(seat: int, says: str) -> None:
    dropped = GAME.drop_out(played(LAID, SEED, seats=3), Seat(seat))
    assert dropped is not None
    state = dropped.state
    scene = scene_of(state, seat)
    assert scene.out and not scene.guesses
    assert [PatriarchLines().turn(scene)] == [[f"Your time has run out: {says}"]]
    assert f"Your time has run out: {says}" in drawn(picture(state, seat), 100, 30)
    assert not scene_of(state, 2).out


def test_a_leg_in_which_nobody_has_any_time_left_is_over() -> None:
    one = GAME.drop_out(played(LAID, seats=3), Seat(1))
    assert one is not None
    both = GAME.drop_out(one.state, Seat(2))
    assert both is not None
    told = over(None, GAME.view(both.state, None))
    assert told == "Time ran out for all guessers, and nobody found the tree: the leg counts as 0 guesses."
