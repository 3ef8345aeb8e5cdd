from dataclasses import replace

from textual.binding import Binding

from client.terminal.games.family_tree.leg import LegWidget
from client.terminal.games.family_tree.tree import TreeView
from client.text.glyphs import ASCII
from client.text.messages import game as game_text
from protocol.ids import Seat
from tests.client.games.family_tree.builders import build_room, build_view, load_room, moved
from tests.client.terminal.games.family_tree.stage import SINGLES, TREE, chosen, room, said, staged


async def test_a_click_beside_the_cards_does_nothing() -> None:
    async with staged(room()) as (stage, pilot):
        await pilot.click(TreeView, offset=(60, 10))
        await pilot.click(TreeView, offset=(9, 0))
        await pilot.pause()
        assert stage.moves == []
        assert stage.inverse() == []


async def test_a_refusal_is_told_until_the_next_key() -> None:
    async with staged(room()) as (stage, pilot):
        stage.leg.refused("K♥ and 5♦ are divorced: they can have no more children.")
        await pilot.pause()
        assert said(stage)[1] == "K♥ and 5♦ are divorced: they can have no more children."
        await pilot.press("pagedown")
        assert said(stage) == ["Choose a place for Q♠ with the arrow keys, or type a card.", ""]


async def test_enter_without_a_chosen_place_says_what_to_choose() -> None:
    async with staged(room()) as (stage, pilot):
        await pilot.press("enter")
        assert said(stage)[1].endswith(" places: choose one with the arrow keys, then press Enter.")
        await pilot.press("down")
        assert "arrow keys" not in "".join(said(stage))


async def test_a_long_refusal_takes_both_lines() -> None:
    async with staged(room()) as (stage, pilot):
        stage.leg.refused("This couple is divorced. " * 5)
        await pilot.pause()
        assert " ".join(said(stage)).startswith("This couple is divorced. This couple is divorced. This")
        assert all(said(stage))


async def test_a_notice_stays_until_it_is_taken_back() -> None:
    async with staged(room()) as (stage, pilot):
        stage.leg.notice("The connection is lost; trying again in 3 s.")
        await pilot.press("down", "down")
        assert said(stage) == ["Q♠ marries 8♥", "The connection is lost; trying again in 3 s."]
        stage.leg.notice(None)
        await pilot.pause()
        assert said(stage)[1] == "celebrities +10 · score 30 → 40"


async def test_a_snapshot_that_changes_nothing_leaves_the_view_where_the_player_looks() -> None:
    async with staged(load_room("jack")) as (stage, pilot):
        await pilot.press("end", "pagedown")
        looked = stage.query_one(TreeView).scroll_offset
        stage.leg.show(load_room("jack"), Seat(0), (Seat(0),))
        await pilot.pause()
        assert stage.query_one(TreeView).scroll_offset == looked


async def test_what_a_friend_plays_is_brought_into_sight() -> None:
    async with staged(load_room("two"), me=0) as (stage, pilot):
        await pilot.press("home", "pageup", "pageup")
        room = load_room("jack")
        assert room.view is not None
        stage.leg.show(replace(room, view=replace(room.view, to_act=(Seat(1),))), Seat(0), (Seat(0), Seat(1)))
        await pilot.pause()
        assert "2♣" in "".join(stage.rows()[5:20])


async def test_it_is_clear_that_a_friend_is_to_move() -> None:
    async with staged(room(), me=1) as (stage, pilot):
        text = stage.text()
        assert "Ada’s turn" in stage.rows()[1]
        assert said(stage)[0] == "Ada’s turn: Q♠ can go to 2 places"
        assert "▸" not in text
        assert "─▹Q♥" in text
        assert stage.inverse() == []
        await pilot.press("enter", "8", "h", "enter", "down")
        await pilot.pause()
        assert stage.moves == []


async def test_a_spectator_sees_both_names_and_makes_no_move() -> None:
    async with staged(room(), me=None) as (stage, pilot):
        assert "● Ada maximizes   ▼ ● Grace minimizes" in stage.rows()[1]
        assert stage.inverse() == []
        await pilot.press("enter")
        await pilot.click(offset=stage.where("8♥"))
        await pilot.click(offset=stage.where("8♥"))
        await pilot.pause()
        assert stage.moves == []


async def test_who_is_not_connected_is_said_in_a_word() -> None:
    async with staged(room(), here=(0,)) as (stage, _):
        assert "● you maximize   ▼ ○ Grace minimizes (away)" in stage.rows()[1]


async def test_the_end_of_a_leg_says_what_it_came_to() -> None:
    view = build_view(TREE, None, left=("2H", "JS"))
    async with staged(build_room(view)) as (stage, _):
        assert said(stage) == ["Leg 1 is over: 30 points. Press Enter to continue.", "2 cards never played: 2♥ J♠"]


async def test_enter_goes_on_from_a_leg_that_is_over_and_the_other_keys_look_around() -> None:
    async with staged(build_room(build_view(TREE, None))) as (stage, pilot):
        assert "Enter continue" in stage.rows()[-1]
        await pilot.press("down", "pagedown", "7")
        assert not stage.went_on
        await pilot.press("enter")
        assert stage.went_on
        assert stage.moves == []


async def test_without_a_leg_the_screen_says_so() -> None:
    async with staged(build_room(build_view(TREE), match=None)) as (stage, pilot):
        assert said(stage)[0] == game_text.no_leg()
        await pilot.press("enter", "down", "7", "pagedown")
        await pilot.pause()
        assert stage.moves == []


async def test_the_panel_folds_and_unfolds_with_the_width() -> None:
    async with staged(room(), size=(100, 24)) as (stage, pilot):
        assert "What happened" in stage.text()
        await pilot.resize_terminal(99, 24)
        await pilot.pause()
        assert "What happened" not in stage.text()
        assert "[Q♠] ▸ 2 places · 33 left" in stage.text()


async def test_the_chosen_place_stays_in_sight_when_the_terminal_shrinks() -> None:
    async with staged(load_room("jack"), size=(200, 60)) as (stage, pilot):
        await pilot.press("up")
        for size in ((120, 30), (80, 24), (100, 40)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert chosen(stage)


async def test_names_are_shown_inert_and_counted_in_cells() -> None:
    names = ("[red]Eve\x1b[2J[/]", "漢字漢字漢字漢字漢字漢字")
    view = build_view(TREE, "QS", SINGLES)
    told = build_room(view, names=names, happenings=(moved(1, 1, "8H", "7D", "child", 0),))
    eve = names[0].replace("\x1b", "")
    for columns, shown in ((100, names[1]), (80, "漢字漢字漢字…")):
        async with staged(told, size=(columns, 24), me=None) as (stage, _):
            assert f" {eve} maximizes   ▼ ● {shown} minimizes" in stage.rows()[1]
            assert "\x1b" not in stage.text()


async def test_without_unicode_all_is_ascii() -> None:
    for size in ((80, 24), (140, 40)):
        async with staged(load_room("jack"), size=size, glyphs=ASCII) as (stage, pilot):
            assert stage.text().isascii()
            await pilot.press("up", "8", "h")
            assert stage.text().isascii()


async def test_the_keys_of_the_screen_around_are_named_too() -> None:
    async with staged(room()) as (stage, _):
        assert stage.rows()[-1].rstrip().endswith("? rules  Esc leave")


async def test_the_widget_takes_no_keys_but_its_own() -> None:
    letters = {binding.key for binding in LegWidget.BINDINGS if isinstance(binding, Binding)}
    assert not letters & set("abcdefghijklmnopqrstuvwxyz?")
