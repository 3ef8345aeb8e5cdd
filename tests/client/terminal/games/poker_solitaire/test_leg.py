"""A leg on a real Textual screen without a terminal: its pictures and its messages."""

from contextlib import AbstractAsyncContextManager

import pytest
from textual import events
from textual.pilot import Pilot

from client.terminal.games.poker_solitaire.leg import PokerWidget
from client.terminal.games.poker_solitaire.leg_view import BoardSheet
from client.text.glyphs import ASCII, UNICODE, Glyphs
from client.text.messages import keys as keys_text
from protocol.ids import Seat
from server.games.poker_solitaire.state import State
from tests.client.games.poker_solitaire.builders import FIGURE_1, after, leg, lying, room_of
from tests.client.terminal.stage import Stage, on_stage


def staged(
    state: State, me: int | None = 0, size: tuple[int, int] = (80, 24), glyphs: Glyphs = UNICODE
) -> AbstractAsyncContextManager[tuple[Stage, Pilot[None]]]:
    return on_stage(Stage(PokerWidget(glyphs), room_of), state, me, size)


async def test_a_card_is_put_where_the_row_and_the_column_say() -> None:
    async with staged(lying(leg("QH 5S"), FIGURE_1)) as (app, pilot):
        assert "your turn" in app.text() and "score 21" in app.text()
        await pilot.press("5", "a")
        assert "[ Q♥  ]" in app.text() and "Q♥ to a5" in app.text()
        await pilot.press("x")
        assert "Q♥ rejected to x1" in app.text()
        await pilot.press("5", "e", "enter")
        assert app.moves == ["QH>e5"] and "Sent …" in app.text()
        await pilot.press("enter")
        assert app.moves == ["QH>e5"]


async def test_a_square_is_typed_as_it_is_shown_column_first() -> None:
    async with staged(leg("QH 5D KC 7S", mode="alternate"), 0, (120, 40)) as (app, pilot):
        await pilot.press("c")
        assert "Column c: which row, 1 to 5? Press c again for the chat." in app.text() and app.leg.typing
        await pilot.press("2")
        assert "Q♥ to c2" in app.text() and not app.leg.typing
        await pilot.press("c", "c")
        assert "Column c" not in app.text() and not app.leg.typing
        await pilot.press("e", "4", "enter")
        assert app.moves == ["QH>1:e4"]
        app.leg.refused("A card on e4 would touch no other.")
        await pilot.pause()
        assert "A card on e4 would touch no other." in app.text()


@pytest.mark.parametrize("square", ["3b", "b3"])
async def test_a_square_typed_before_the_turn_is_no_command_and_is_chosen_when_the_turn_begins(square: str) -> None:
    state = leg("QH 5D KC 7S", mode="alternate")
    async with staged(state, 1, (120, 40)) as (app, pilot):
        await pilot.press(*"4c", *square, "enter")
        assert "Your next card goes to: b3▌" in app.text() and keys_text.not_your_turn_yet() in app.text()
        assert app.moves == [] and app.other_keys == []
        assert "Enter play" not in app.text().splitlines()[-1]
        app.stand(after(state, "QH>1:c3", 0), 1)
        await pilot.pause()
        assert "5♦ to b3" in app.text() and app.moves == []
        await pilot.press("enter")
        assert app.moves == ["5D>2:b3"]


async def test_half_a_square_typed_before_the_turn_and_half_after_it_began_are_one_square() -> None:
    state = leg("QH 5D KC 7S", mode="alternate")
    async with staged(state, 1, (120, 40)) as (app, pilot):
        await pilot.press("3")
        assert "Row 3: which column, a to e?" in app.text()
        app.stand(after(state, "QH>1:c3", 0), 1)
        await pilot.press("c", "enter")
        assert app.other_keys == [] and app.moves == ["5D>2:c3"]


async def test_a_square_typed_before_the_turn_is_corrected_and_cancelled() -> None:
    state = leg("QH 5D KC 7S", mode="alternate")
    async with staged(state, 1, (120, 40)) as (app, pilot):
        await pilot.press(*"b3", "backspace", "4")
        assert "Your next card goes to: b4▌" in app.text()
        await pilot.press("escape")
        assert app.other_keys == [] and "b4" not in app.text() and not app.leg.typing
        await pilot.press("escape", "x", "c", "c")
        assert app.other_keys == ["escape", "x", "c"] and not app.leg.typing
        await pilot.press("c", "backspace")
        assert not app.leg.typing


async def test_a_square_typed_before_the_turn_that_takes_no_card_leaves_nothing_to_play() -> None:
    state = after(leg("QH 5D KC 7S 2S", mode="alternate"), "QH>1:c3 5D>2:c3", 0, 1)
    async with staged(state, 1, (120, 40)) as (app, pilot):
        await pilot.press(*"c3")
        app.stand(after(state, "KC>1:c4", 0), 1)
        await pilot.pause()
        assert "You can’t play on c3." in app.text()
        await pilot.press("enter", "enter")
        assert app.moves == []


async def test_letters_stay_commands_while_the_other_player_is_away() -> None:
    state = leg("QH 5D KC 7S", mode="alternate")
    async with staged(state, 1) as (app, pilot):
        app.leg.show(room_of(state, 1), Seat(1), (Seat(1),))
        await pilot.press("d", "c")
        assert app.other_keys == ["d", "c"]


async def test_keys_that_arrive_at_once_are_taken_in_their_order() -> None:
    async with staged(lying(leg("QH 5S"), FIGURE_1)) as (app, pilot):
        for key in ("5", "e", "enter", "x"):
            app.post_message(events.Key(key, key if len(key) == 1 else None))
        await pilot.pause()
        assert app.moves == ["QH>e5"]


async def test_a_card_lost_in_a_race_is_told_at_once_and_the_next_is_picked_up_by_enter() -> None:
    race = after(leg("QH 5D KC 7S", mode="race"), "QH>1:c3 5D>2:c3", 0, 1)
    async with staged(race, 0, (120, 40)) as (app, pilot):
        assert "both play" in app.text() and "your turn" not in app.text()
        await pilot.press("2", "c")
        assert "K♣ to c2" in app.text()
        app.stand(after(race, "KC>2:c2", 1))
        await pilot.pause()
        assert "Ben took K♣. Press Enter" in app.text() and "Enter next card" in app.text()
        await pilot.press("enter")
        assert app.moves == [] and "(7♠ )" in app.text()
        await pilot.press("enter", "down", "enter")
        assert len(app.moves) == 1 and app.moves[0].startswith("7S>1:")


async def test_of_ones_own_card_that_is_put_down_nothing_is_said_to_be_lost() -> None:
    race = after(leg("QH 5D KC 7S", mode="race", dealt=2), "QH>1:c3", 0)
    async with staged(race, 1) as (app, pilot):
        assert "Choose a place for 5♦" in app.text() or "Choose a place for K♣" in app.text()
        await pilot.press("enter")
        assert app.moves == []
        await pilot.press("down", "enter")
        assert app.moves[0].endswith(">2:c3")
        app.stand(after(race, app.moves[0], 1), 1)
        await pilot.pause()
        assert "took" not in app.text() and "Choose a place for" in app.text()


async def test_a_move_on_its_way_waits_for_its_own_answer_while_the_other_moves() -> None:
    race = after(leg("QH 5D KC 7S", mode="race", dealt=2), "QH>1:c3", 0)
    async with staged(race, 0) as (app, pilot):
        await pilot.press("2", "c", "enter")
        app.stand(after(race, "KC>2:c3", 1))
        await pilot.pause()
        assert "Sent …" in app.text()
        app.leg.refused("K♣ is not dealt.")
        await pilot.pause()
        assert "K♣ is not dealt." in app.text()
        app.stand(after(race, "KC>2:c3 5D>1:c2", 1, 0))
        await pilot.pause()
        await pilot.press("enter")
        assert len(app.moves) == 1, "after a refusal nothing is chosen"
        await pilot.press("down", "enter", "enter")
        assert len(app.moves) == 2


@pytest.mark.parametrize("before", [[], ["down"]], ids=["nothing chosen", "another square chosen"])
async def test_a_square_that_is_typed_but_does_not_take_the_card_leaves_nothing_to_play(before: list[str]) -> None:
    async with staged(after(leg("QH 5D KC"), "QH>c3")) as (app, pilot):
        await pilot.press(*before, "5", "a")
        assert "You can’t play on a5." in app.text()
        await pilot.press("enter", "enter")
        assert app.moves == []
        await pilot.press("down", "enter")
        assert len(app.moves) == 1


async def test_a_row_without_its_column_plays_nothing() -> None:
    async with staged(after(leg("QH 5D KC"), "QH>c3")) as (app, pilot):
        await pilot.press("down", "5", "enter")
        assert app.moves == [] and "Row 5: which column, a to e?" in app.text()
        await pilot.press("escape", "enter")
        assert len(app.moves) == 1


async def test_a_placed_card_is_picked_up_and_rejected_by_keys_and_by_the_mouse() -> None:
    state = after(leg("QH 5D KC"), "QH>c3 5D>c4")
    async with staged(state) as (app, pilot):
        await pilot.press("space", "up")
        assert "Which card?" in app.text()
        while "Q♥ c3" not in app.text():
            await pilot.press("up")
        await pilot.press("enter", "enter")
        assert app.moves == ["c3>p1x1"]
    async with staged(state) as (app, pilot):
        row = next(at for at, line in enumerate(app.text().splitlines()) if line.startswith("4 "))
        for moves in ([], ["KC>b4"]):
            await pilot.click(PokerWidget, offset=(2 + 6 + 3, row))
            assert app.moves == moves


async def test_a_card_is_dragged_to_where_it_is_to_go() -> None:
    async with staged(after(leg("QH 5D KC"), "QH>c3 5D>c4")) as (app, pilot):

        async def drag(card: str, column: int, row: str) -> None:
            """Drag a card to a square with a terminal's events: a click follows the release of the mouse."""
            lines = app.text().splitlines()
            begin = next((line.index(card), at) for at, line in enumerate(lines) if card in line)
            end = (2 + 6 * column + 3, next(at for at, line in enumerate(lines) if line.startswith(f"{row} ")))
            await pilot.mouse_down(PokerWidget, offset=begin)
            await pilot.mouse_up(PokerWidget, offset=end)
            app.leg.query_one(BoardSheet).post_message(BoardSheet.Clicked(end[1] - 3, end[0]))
            await pilot.pause()

        await drag("Q♥", 0, "1")
        assert app.moves == [] and "You can’t play on a1." in app.text() and "( Q♥  )" in app.text()
        await drag("K♣", 1, "4")
        assert app.moves == ["KC>b4"]


async def test_a_card_let_go_between_rows_goes_to_the_one_that_takes_it_and_outside_stays_in_hand() -> None:
    async with staged(after(leg("QH 5D KC"), "QH>c3 5D>c4"), size=(80, 30)) as (app, pilot):
        lines = app.text().splitlines()
        third = next(at for at, line in enumerate(lines) if line.startswith("3 "))
        assert lines[third + 1].strip() == "" and lines[third + 2].startswith("4 ")
        card = next((line.index("K♣"), at) for at, line in enumerate(lines) if line.startswith(" dealt"))
        between = (2 + 6 * 2 + 3, third + 3)  # below row 4, in whose square a card lies; row 5 takes one
        sheet = app.leg.query_one(BoardSheet)
        await pilot.mouse_down(PokerWidget, offset=card)
        assert app.mouse_captured == sheet
        await pilot.mouse_up(PokerWidget, offset=(between[0], 0))
        assert not app.moves and not app.mouse_captured
        await pilot.mouse_up(PokerWidget, offset=between)
        assert app.moves == []  # nothing was dragged any more
        await pilot.mouse_down(PokerWidget, offset=card)
        await pilot.mouse_up(PokerWidget, offset=between)
        assert app.moves == ["KC>c5"]


async def test_a_move_is_typed_whole_and_done_is_asked_for_twice_in_a_race() -> None:
    full = " ".join(["2H 3H 4H 5H 6H"] * 5)
    state = lying(leg("QH", mode="race"), full, "2H")
    async with staged(state, glyphs=ASCII) as (app, pilot):
        assert "e Done" in app.text() and app.text().isascii()
        await pilot.press("m", *"qh p", "enter")
        assert "t a move" in app.text()
        await pilot.press("backspace", "x", "enter")
        assert app.moves == ["QH>p1x1"]
        app.stand(after(state, "QH>p1x1", 0))
        await pilot.press("e", "escape", "e", "e")
        assert app.moves == ["QH>p1x1", "done"]


async def test_spectators_press_no_keys_and_who_has_seen_the_end_goes_on() -> None:
    state = after(leg("QH 5D KC", mode="alternate"), "QH>c3")
    async with staged(state, None) as (app, pilot):
        assert "Ben’s turn: 5♦" in app.text() and "▸ 2 Ben" in app.text()
        await pilot.press("enter", "3", "c", "enter")
        assert app.moves == []
    full = " ".join(["2H 3H 4H 5H 6H"] * 5)
    async with staged(after(lying(leg("QH", mode="race"), full, "2H"), "done", 0)) as (app, pilot):
        assert "The game is over: you 300, Ben 0." in app.text()
        await pilot.press("enter")
        assert app.went_on
