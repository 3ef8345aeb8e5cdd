"""The largest trees on the screen, character by character, with all people within reach.

With TURNABOUT_WRITE_GOLDENS set, the test writes the files instead; check them before you commit them.
"""

import os
import random
import re

import pytest
from textual import events

from client.games.family_tree.layout import lay_out
from client.terminal.games.family_tree.tree import TreeView
from client.text.cards import show_card
from client.text.glyphs import ASCII, UNICODE
from protocol.cards import Card
from tests.client.games.family_tree.builders import GOLDENS, load_room
from tests.client.terminal.games.family_tree.stage import Stage, staged
from tests.seen import tree

SIZES = [(80, 24), (100, 30), (200, 60)]
ROOMS = ["jack", "two"]
ME = {"jack": 0, "two": 1}


def pictured(stage: Stage) -> str:
    """Return the screen as text, with its inverse parts, one a line."""
    inverse = [f"inverse at line {y}, cell {x}: {text}" for y, x, text in stage.inverse()]
    return "\n".join((stage.text(), *inverse, ""))


def compare(name: str, picture: str) -> None:
    path = GOLDENS / f"family_tree_{name}.txt"
    if "TURNABOUT_WRITE_GOLDENS" in os.environ:
        path.write_text(picture, encoding="utf-8")
    assert picture == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_forty_people_on_six_levels_are_drawn_as_ever(room: str, size: tuple[int, int]) -> None:
    async with staged(load_room(room), size=size, me=ME[room]) as (stage, _):
        compare(f"{room}_{size[0]}x{size[1]}", pictured(stage))


@pytest.mark.parametrize("size", [(80, 24), (200, 60)], ids=lambda size: f"{size[0]}x{size[1]}")
async def test_without_colour_and_unicode_the_same_is_told(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with staged(load_room("jack"), size=size, glyphs=ASCII) as (stage, _):
        compare(f"jack_{size[0]}x{size[1]}_ascii", pictured(stage))
        for strip in stage.screen._compositor.render_strips():
            for segment in strip:
                colour = segment.style and segment.style.color
                triplet = colour.get_truecolor() if colour else (0, 0, 0)
                assert len({*triplet}) == 1, "a grey has three equal parts"


@pytest.mark.parametrize("size", SIZES[:2], ids=lambda size: f"{size[0]}x{size[1]}")
async def test_one_family_of_them_is_drawn_as_ever(size: tuple[int, int]) -> None:
    async with staged(load_room("jack"), size=size) as (stage, pilot):
        await pilot.press("f", "home", "1", "enter", "1", "enter", "right")
        compare(f"jack_family_{size[0]}x{size[1]}", pictured(stage))


def chosen(stage: Stage) -> str:
    """Return the card of the chosen place, from the inverse part of the screen."""
    [(_, _, text)] = stage.inverse()
    found = re.match(r"►((?:10|[A-Z2-9])[♣♦♥♠]|Joker(?: 2)?)", text)
    assert found, text
    return found[1]


@pytest.mark.parametrize(("room", "size"), [("jack", (80, 24)), ("two", (80, 24)), ("two", (200, 60))])
async def test_the_chosen_target_is_in_sight_after_every_arrow_key(room: str, size: tuple[int, int]) -> None:
    view = tree(load_room(room).view)
    places = lay_out(view, mine=True).places
    keys = random.Random(7).choices(["up", "down", "left", "right"], k=16)
    async with staged(load_room(room), size=size, me=ME[room]) as (stage, pilot):
        seen = set()
        for key in [*["down"] * len(places), *keys]:
            await pilot.press(key)
            seen.add(chosen(stage))
    assert seen == {show_card(place.move.target) for place in places}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_every_person_is_reachable_by_keys_that_choose_nothing(size: tuple[int, int]) -> None:
    view = tree(load_room("jack").view)
    people = {card for family in view.families for card in (family.member, family.spouse) if card}
    assert len(people) == 40
    boxes = lay_out(view, mine=True).boxes
    seen: set[Card] = set()
    async with staged(load_room("jack"), size=size) as (stage, pilot):
        window = stage.query_one(TreeView)
        before = stage.rows()[-3:]
        await pilot.press("home")
        generations = 0
        while True:
            await pilot.press("pageup", "pageup")
            for _ in range(3):
                sight = window.sight
                seen |= {c for c in people if sight.contains(boxes[c].x, boxes[c].line)}
                await pilot.press("pagedown")
            at = window.sight.x
            await pilot.press("right_square_bracket")
            generations += 1
            if window.sight.x == at:
                break
        assert seen == people
        assert stage.rows()[-3:] == before
        await pilot.press("down")
        assert chosen(stage)


@pytest.mark.parametrize(
    ("key", "way"), [("shift+right", (4, 0)), ("ctrl+right", (16, 0)), ("shift+down", (0, 1)), ("ctrl+down", (0, 3))]
)
async def test_shift_and_ctrl_with_an_arrow_move_the_view(key: str, way: tuple[int, int]) -> None:
    async with staged(load_room("jack")) as (stage, pilot):
        window = stage.query_one(TreeView)
        await pilot.press("home", "pageup", "pageup", key)
        assert window.scroll_offset == way
        await pilot.press(key.replace("right", "left").replace("down", "up"))
        assert window.scroll_offset == (0, 0)


async def test_a_spectator_moves_the_view_by_arrows_alone() -> None:
    async with staged(load_room("jack"), me=None, glyphs=UNICODE) as (stage, pilot):
        window = stage.query_one(TreeView)
        await pilot.press("home", "pageup", "pageup", "right", "down", "down")
        assert window.scroll_offset == (4, 2)
        await pilot.press("left", "up", "left_square_bracket")
        assert window.scroll_offset == (0, 1)


async def test_the_wheel_moves_the_view_and_the_frame_says_what_is_out_of_sight() -> None:
    async with staged(load_room("jack")) as (stage, pilot):
        await pilot.press("home", "pageup", "pageup")
        assert "above" not in stage.text()
        window = stage.query_one(TreeView)
        await pilot._post_mouse_events([events.MouseScrollDown], widget=window, offset=(10, 5), button=0)
        await pilot.pause()
        await pilot.wait_for_animation()
        assert "above" in stage.text()
