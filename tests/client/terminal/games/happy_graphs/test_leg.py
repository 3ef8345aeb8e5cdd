"""A leg on a real Textual screen without a terminal: its pictures and its messages."""

from contextlib import AbstractAsyncContextManager

from textual import events
from textual.pilot import Pilot

from client.terminal.games.happy_graphs.leg import GraphsWidget
from client.text import key_labels
from client.text.glyphs import ASCII, UNICODE, Glyphs
from client.text.messages import keys as keys_text
from protocol.ids import Seat
from server.games.happy_graphs.state import State
from tests.client.games.happy_graphs.builders import SEED, after, lying, room_of
from tests.client.terminal.stage import Stage, on_stage
from tests.games.happy_graphs.builders import GAME


def staged(
    state: State, me: int | None = 0, size: tuple[int, int] = (80, 24), glyphs: Glyphs = UNICODE
) -> AbstractAsyncContextManager[tuple[Stage, Pilot[None]]]:
    return on_stage(Stage(GraphsWidget(glyphs), room_of), state, me, size)


async def test_a_card_is_chosen_a_square_gone_to_and_played_at_80_columns() -> None:
    state = lying(SEED, "3H 2C | 4D AD", "2D")
    async with staged(state) as (app, pilot):
        text = app.text()
        assert "your turn" in text and "1 unhappy: 1 four" in text and "1 card to draw" in text
        assert "Your hand  [3♥]  2♣" in text and "Ben 4♦ A♦" in text
        assert "Choose a square for 3♥, or type a move, such as 3h " in text and "Enter" not in text
        await pilot.press("enter")
        assert not app.moves and "Choose a place with the arrow keys first, then press Enter." in app.text()
        await pilot.press("left")
        assert "3♥ at L50 touches 1 card." in app.text() and "From 1 to 2 unhappy." in app.text()
        await pilot.press("tab")
        assert "Your hand   3♥  [2♣]" in app.text()
        await pilot.press("right", "enter", "enter")
        assert app.moves == ["2C@0,-1"]  # sent once, whatever is pressed meanwhile
        app.leg.refused("It is not so: 2♣.")
        await pilot.pause()
        assert "It is not so: 2♣." in app.text()
        await pilot.press("enter")
        assert app.moves == ["2C@0,-1"], "after a refusal nothing is chosen"
        await pilot.press(*"3h@-1,0")
        assert "Play: 3h@-1,0▌" in app.text()
        await pilot.press("enter")
        assert app.moves[-1] == "3H@-1,0"


async def test_a_move_is_typed_with_the_square_as_it_is_named() -> None:
    async with staged(lying(SEED, "3H 2C", "2D")) as (app, pilot):
        await pilot.press(*"3h", "space", *"l50")
        assert "Play: 3h l50▌" in app.text()
        await pilot.press("enter")
        assert app.moves == ["3H@-1,0"]
        app.leg.refused("There is no square N50 in group 2 on the hex board.")
        await pilot.pause()
        assert "There is no square N50 in group 2 on the hex board." in app.text()


async def test_a_click_chooses_and_a_second_one_plays() -> None:
    async with staged(lying(SEED, "3H", "2D")) as (app, pilot):
        row = max(y for y, line in enumerate(app.text().splitlines()) if "▸+1" in line)
        column = app.text().splitlines()[row].index("▸")
        await pilot.click(offset=(column, row))
        assert "3♥ at M49" in app.text() and not app.moves
        await pilot.click(offset=(column, row))
        assert app.moves == ["3H@0,-1"]


async def test_a_puzzle_is_undone_redone_taken_back_and_called_done() -> None:
    start = lying("3H@0,0", "AS 2C", mode="puzzle")
    placed = after(start, "2C@1,0")
    async with staged(start) as (app, pilot):
        app.stand(placed)
        await pilot.pause()
        await pilot.press("r")
        assert "There is nothing to redo." in app.text()
        await pilot.press("u")
        assert app.moves == ["take 1,0"]
        app.stand(after(placed, "take 1,0"))
        await pilot.pause()
        await pilot.press("r")
        assert app.moves[-1] == "2C@1,0"
        app.stand(after(placed, "take 1,0", "2C@1,0"))
        await pilot.pause()
        app.leg.tell_time((), 1_061_500.0)
        await pilot.press("t", "left", "left")
        assert "3♥ at M50 wants 3 neighbours and lacks 2" in app.text() and "Time 1:01" in app.text()
        await pilot.press("enter")
        assert app.moves[-1] == "take 0,0"
        app.leg.refused("Try again.")
        await pilot.press("e")
        assert "Finish with 3 unhappy cards?" in app.text()
        await pilot.press("escape", "e", "e")
        assert app.moves[-1] == "done"


async def test_the_keys_of_a_puzzle_have_room_in_a_small_terminal() -> None:
    async with staged(lying("3H@0,0", "AS 2C", mode="puzzle")) as (app, pilot):
        app.leg.name_keys((key_labels.hint(), key_labels.game(), key_labels.rules(), key_labels.leave_leg()))
        await pilot.pause()
        await pilot.press("left")
        keys = app.text().splitlines()[-1]
        assert "Enter place  t take back  u undo" in keys or "Enter place  u undo" in keys
        assert "e done" in keys
        assert keys.endswith("Esc leave")


async def test_what_is_pressed_in_a_puzzle_before_a_move_is_answered_is_done_after_it() -> None:
    start = lying("", "3H 2C AS 4D", mode="puzzle")
    state = after(start, "3H@0,0", "2C@1,0")
    async with staged(state) as (app, pilot):
        await pilot.press("u", "u", "r", *"4@-1,0", "enter")
        for move in ("take 1,0", "take 0,0", "3H@0,0", "4D@-1,0"):
            assert app.moves[-1] == move
            state = after(state, move)
            if move != "4D@-1,0":
                app.stand(state)
                await pilot.pause()
        app.leg.refused("Not there.")
        await pilot.pause()
        assert "Not there." in app.text() and len(app.moves) == 4


async def test_keys_that_arrive_at_once_are_taken_in_their_order() -> None:
    async with staged(lying("", "3H 2C AS 4D", mode="puzzle")) as (app, pilot):
        for key in (*"4@0,0", "enter", "u", *"a@1,0", "enter"):
            app.post_message(events.Key(key, key if len(key) == 1 else None))
        await pilot.pause()
        assert app.moves == ["4D@0,0"]
        app.stand(after(lying("", "3H 2C AS 4D", mode="puzzle"), "4D@0,0"))
        await pilot.pause()
        assert app.moves == ["4D@0,0", "take 0,0"]


async def test_what_another_does_in_a_puzzle_is_no_answer_and_leaves_what_is_typed() -> None:
    start = lying("3H@0,0", "2C AS 4D | ", mode="puzzle")
    by_other = GAME.apply(start, Seat(1), GAME.parse("AS@0,1"))
    async with staged(start) as (app, pilot):
        await pilot.press("u", *"2c@1")
        app.stand(by_other)
        await pilot.pause()
        assert "Play: 2c@1▌" in app.text()
        await pilot.press(*",0", "enter")
        assert app.moves == ["take 0,0"]


async def test_seventeen_hands_are_seen_and_at_120_columns_they_stand_beside_the_boards() -> None:
    state = lying(SEED, " | ".join(["3H"] * 17), "2D")
    async with staged(state, size=(80, 24), glyphs=ASCII) as (app, pilot):
        assert "17 play" in app.text()
        await pilot.press("v")
        assert "P17" in app.text() and "Ben" in app.text() and app.text().isascii()
        await pilot.press("enter")  # back to the board, because a hidden board can't be played on
        assert not app.moves
    async with staged(state, size=(120, 40)) as (app, pilot):
        assert "Unhappy: 1" in app.text() and "P17" in app.text() and "Still to come" in app.text()


async def test_a_spectator_of_a_duel_sees_how_many_cards_are_hidden_and_goes_on_from_its_end() -> None:
    state = lying(SEED, "3H 4C | 4D AD", "2D", mode="duel")
    async with staged(state, None, size=(120, 40)) as (app, pilot):
        assert "2 cards" in app.text() and "hidden" in app.text()
        await pilot.press("enter")
        assert not app.moves and not app.went_on
    async with staged(after(lying("AS@0,0", "AH"), "AH@1,0")) as (app, pilot):
        assert "The game is over: every card is happy." in app.text()
        await pilot.press("enter")
        assert app.went_on


async def test_a_board_that_is_larger_than_the_window_is_panned_and_the_last_move_is_in_sight() -> None:
    line = " ".join(f"2{suit}@{x},0" for x, suit in enumerate("CDHSCDHSCDHSCDHSCDHS"))
    async with staged(lying(line, "2H | 3D", "2D")) as (app, pilot):
        assert "more right" in app.text()
        await pilot.press("shift+right", "end")
        assert "more left" in app.text() and "more right" not in app.text()


async def test_a_card_typed_while_a_move_is_under_way_is_no_command() -> None:
    async with staged(lying(SEED, "3H 2C | 4D AD", "2D")) as (app, pilot):
        await pilot.press("left", "enter", *"4h", "enter")
        assert len(app.moves) == 1 and app.other_keys == []


async def test_a_card_typed_before_the_turn_is_no_command_and_waits_for_the_turn() -> None:
    state = lying(SEED, "3H 2C | 4D AD", "2D")
    async with staged(state, 1) as (app, pilot):
        await pilot.press(*"4d", "enter")
        assert "4d▌" in app.text() and keys_text.not_your_turn_yet() in app.text() and app.moves == []
        app.stand(after(state, "2C@0,-1"), 1)
        await pilot.pause()
        assert "4d▌" in app.text() and keys_text.not_your_turn_yet() not in app.text()
