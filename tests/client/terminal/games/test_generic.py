"""The board of any game on a real Textual screen without a terminal: its pictures and its messages."""

from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest
from textual.pilot import Pilot

from client.terminal.games.generic import GenericWidget
from client.text.glyphs import ASCII, UNICODE, Glyphs
from protocol.ids import Seat
from tests.client.games.generic.builders import room_of, told, view
from tests.client.terminal.stage import Stage, on_stage


@pytest.fixture(autouse=True)
def game_is_told() -> Iterator[None]:
    with told():
        yield


class PlainStage(Stage):
    """A screen with a leg that is given as JSON."""

    def stand(self, state: Any, me: int | None = 0) -> None:
        self.leg.show(room_of(state, me), None if me is None else Seat(me), (Seat(0), Seat(1)))


def staged(
    shown: dict[str, Any], me: int | None = 0, size: tuple[int, int] = (80, 24), glyphs: Glyphs = UNICODE
) -> AbstractAsyncContextManager[tuple[PlainStage, Pilot[None]]]:
    return on_stage(PlainStage(GenericWidget(glyphs), room_of), shown, me, size)


async def test_a_move_is_chosen_and_played() -> None:
    async with staged(view()) as (app, pilot):
        text = app.text()
        assert "Pile Up" in text and "your turn" in text
        assert "Your hand: 5♥ 10♠" in text and "Cards of Ben: 3" in text
        assert " > 5♥>1 (points 3)" in text and "Enter plays 5♥>1 (points 3)" in text and "Ben: 3♣>1" in text
        await pilot.press("down", "down", "down", "up")
        assert " > 10♠>1 (points −2, closes yes)" in app.text()
        await pilot.press("enter", "enter")
        assert app.moves == ["TS>1"]  # sent once, whatever is pressed meanwhile
        app.leg.refused("10♠ is not yours.")
        await pilot.pause()
        assert "10♠ is not yours." in app.text()
        await pilot.press("end", "enter")
        assert app.moves == ["TS>1", "TS>2"]


async def test_a_move_is_typed() -> None:
    async with staged(view(moves=[])) as (app, pilot):
        assert "The moves of this game are not listed. Type one." in app.text()
        await pilot.press("enter")
        assert not app.moves
        await pilot.press("slash", *"pasx", "backspace", "s")
        assert "Your move: pass▌" in app.text() and app.leg.typing
        await pilot.press("enter")
        assert app.moves == ["pass"]
        app.stand(view(ply=3, to_act=[1]))
        await pilot.pause()
        assert "Ben’s turn" in app.text() and not app.leg.typing
        await pilot.press("slash", "enter")
        assert app.moves == ["pass"]


async def test_escape_stops_typing_and_other_keys_go_on_to_the_screen() -> None:
    async with staged(view()) as (app, pilot):
        await pilot.press("slash", "c", "escape")
        assert "Enter plays 5♥>1" in app.text() and app.other_keys == []
        await pilot.press("c")
        assert app.other_keys == ["c"]


async def test_a_move_is_played_by_a_second_click() -> None:
    async with staged(view()) as (app, pilot):
        line = next(y for y, text in enumerate(app.text().split("\n")) if "10♠>2" in text)
        await pilot.click(offset=(6, line))
        assert " > 10♠>2" in app.text() and not app.moves
        await pilot.click(offset=(6, line))
        assert app.moves == ["TS>2"]
        await pilot.click(offset=(6, 3))
        assert app.moves == ["TS>2"]


async def test_a_long_table_and_many_moves_are_looked_through() -> None:
    long = view(piles=[{"size": size} for size in range(40)], moves=[{"move": f"m{index}"} for index in range(30)])
    async with staged(long) as (app, pilot):
        assert "Your moves, 1 to 9 of 30" in app.text() and "more lines below" in app.text()
        assert "40: size 39" not in app.text()
        for _ in range(20):
            await pilot.press("pagedown")
        assert "40: size 39" in app.text() and "more lines above" in app.text()
        await pilot.press("end")
        assert " > m29" in app.text() and "22 to 30 of 30" in app.text()
        await pilot.press("enter")
        assert app.moves == ["m29"]


async def test_a_long_move_is_shown_whole() -> None:
    moves = [{"move": "pass"}, {"move": "lay", "cards": ["TS"] * 40, "then": "the end"}, {"move": "draw"}]
    async with staged(view(moves=moves)) as (app, pilot):
        assert app.text().count("10♠") >= 40 and "then the end)" in app.text() and "draw" in app.text()
        await pilot.press("down")
        line = next(y for y, text in enumerate(app.text().split("\n")) if "then the end)" in text)
        await pilot.click(offset=(6, line))
        assert app.moves == ["lay"]


async def test_a_leg_that_is_over_is_gone_on_from() -> None:
    async with staged(view(to_act=[], moves=[])) as (app, pilot):
        assert "The leg is over: 12 points. Press Enter to continue." in app.text()
        await pilot.press("enter")
        assert app.went_on and not app.moves


async def test_a_spectator_looks_and_plays_nothing() -> None:
    async with staged(view(moves=[]), me=None) as (app, pilot):
        assert "Anna’s turn" in app.text() and "Your moves" not in app.text()
        await pilot.press("enter", "slash", "down")
        assert not app.moves and not app.leg.typing


@pytest.mark.parametrize("size", [(80, 24), (60, 20), (200, 60)])
async def test_no_line_is_longer_than_the_screen_and_ascii_has_no_other_signs(size: tuple[int, int]) -> None:
    wide = view(hand=["5H", "TS"] * 30, note="word " * 60)
    async with staged(wide, size=size, glyphs=ASCII) as (app, _):
        text = app.text()
        assert text.isascii() and "..." not in text.split("Your moves")[0]
        assert text.count("5h") >= 30
