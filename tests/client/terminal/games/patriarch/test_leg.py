"""A leg on a real Textual screen without a terminal: its pictures and its messages."""

from contextlib import AbstractAsyncContextManager

from textual.events import Key
from textual.pilot import Pilot

from client.terminal.games.patriarch.leg import PatriarchWidget
from client.text.glyphs import UNICODE
from server.games.patriarch.state import State
from tests.client.games.patriarch.builders import LAID, SEED, played, room_of
from tests.client.terminal.stage import Stage, on_stage


def staged(state: State, me: int | None = 1) -> AbstractAsyncContextManager[tuple[Stage, Pilot[None]]]:
    return on_stage(Stage(PatriarchWidget(UNICODE), room_of), state, me)


async def test_a_guess_is_typed_drawn_and_sent_once() -> None:
    async with staged(played(LAID, SEED)) as (app, pilot):
        assert "guess 1 of 4 graded" in app.text() and "1 red  1 black  1 face down  4 left" in app.text()
        assert "4 of 60 trees still possible" in app.text() and "5(2(A) 3(4))" in app.text()
        await pilot.press("3", "enter")
        assert "Place A, 2, 4 and 5 first" in app.text() and not app.moves
        await pilot.press("4", "2", "a", "enter", "enter", "x")
        assert app.moves == ["guess 3(4(2) A(5))"]  # sent once, and kept until it is answered
        app.leg.refused("It is not so.")
        await pilot.pause()
        assert "It is not so." in app.text() and "3(4(2) A(5))" in app.text()
        await pilot.press("enter")
        app.stand(played(LAID, SEED, "1:guess 3(4(2) A(5))"), 1)
        await pilot.pause()
        assert "You found the tree with guess 2. Press Enter" in app.text()
        await pilot.press("enter")
        assert app.went_on


async def test_the_owner_lays_out_a_tree_in_a_suit_or_leaves_it_open() -> None:
    async with staged(played(tree="open", variant="matriarch"), 0) as (app, pilot):
        assert "Lay out the tree, in ♥ hearts. Or leave it open." in app.text()
        await pilot.press("tab", "enter")
        assert "Leave the tree open?" in app.text() and not app.moves
        await pilot.press("3", "4", "right", "2", "left", "a", "5", "enter")
        assert app.moves == ["tree S 3(4(2) 5 A)"]
        app.leg.refused("Not now.")
        await pilot.press("escape", "enter", "enter")
        assert app.moves[1:] == ["tree S open"]


async def test_keys_that_come_all_at_once_count_in_their_order() -> None:
    async with staged(played(tree="owner", variant="matriarch"), 0) as (app, pilot):
        for key in ("3", "4", "right", "2", "left", "a", "5", "tab", "enter", "x"):
            app.post_message(Key(key, key if len(key) == 1 else None))
        await pilot.pause()
        assert app.moves == ["tree S 3(4(2) 5 A)"]


async def test_of_three_a_guess_is_kept_while_others_play_and_its_owner_announces() -> None:
    state = played(LAID, "1:guess 2(3(4) A(5))", seats=3)
    async with staged(state, 2) as (app, pilot):
        assert "Queue: ▒▒ Ben" in app.text() and "2(3(4)" not in app.text()
        await pilot.press("5", "4")
        app.stand(played(LAID, "1:guess 2(3(4) A(5))", "1:guess 5(3(4) A(2))", "0:grade", seats=3), 2)
        await pilot.pause()
        assert " 5♥ ─┬─ 4♥ ───[· ]" in app.text() and "to place: A 2 3" in app.text()
        assert "Ben 2(3(4) A(5))  1 red  1 black  1 face down" in app.text()
        await pilot.press("v")
        assert "Ben  2(3(4) A(5)) 1r 1b 1d  ▒▒▒▒▒" in app.text()
        await pilot.press("b")
        assert "gen 2" not in app.text()
        app.stand(state, 0)
        await pilot.press("enter")
        assert app.moves == ["grade"]


async def test_an_owner_who_works_the_grade_out_types_three_numbers() -> None:
    state = played(LAID, "1:guess 2(3(4) A(5))", tree="owner", own_grades=True)
    async with staged(state, 0) as (app, pilot):
        assert "Grade Ben’s guess 2(3(4) A(5)): how many cards are red, black and face" in app.text()
        await pilot.press("1", "9", "2", "enter")
        assert "Red, black, face down: 1 2" in app.text() and not app.moves
        await pilot.press("backspace", "1", "1", "1", "enter")
        assert app.moves == ["grade 1 1 1"]
        app.stand(played(LAID, "1:guess 2(3(4) A(5))", "0:grade 1 1 1", tree="owner", own_grades=True), 0)
        await pilot.pause()
        assert "1 red  1 black  1 face down" in app.text() and "Ben guesses" in app.text()


async def test_of_two_a_guess_that_waits_for_its_grade_keeps_the_next_one_here() -> None:
    async with staged(played(LAID, "1:guess 2(3(4) A(5))", tree="owner", own_grades=True), 1) as (app, pilot):
        await pilot.press("3", "4", "2", "5", "enter")
        assert not app.moves and "Your guess waits for its grade." in app.text()


async def test_two_guesses_in_the_queue_keep_the_third_here() -> None:
    state = played(LAID, "1:guess 2(3(4) A(5))", "1:guess 5(3(4) A(2))", seats=3)
    async with staged(state, 1) as (app, pilot):
        await pilot.press("3", "4", "2", "5", "enter")
        assert not app.moves and "Two of your guesses are in the queue" in app.text()
        app.stand(played(LAID, "1:guess 2(3(4) A(5))", "1:guess 5(3(4) A(2))", "0:grade", seats=3), 1)
        await pilot.pause()
        assert "Two of your guesses" not in app.text() and "Enter guesses 3(4(2) 5(A))" in app.text()
        await pilot.press("equals_sign")
        assert " 5♥ ─┬─ 3♥ ─── 4♥" in app.text() or "[5♥]─┬─ 3♥ ─── 4♥" in app.text()
        await pilot.press("x", "enter")
        assert "Place A, 2, 3, 4 and 5 first" in app.text()
        app.stand(played(LAID, "2:guess 3(4(2) A(5))", "0:grade", seats=3), 1)
        await pilot.pause()
        assert "Cy found the tree" in app.text()


async def test_a_click_chooses_a_place_and_puts_a_card_there() -> None:
    async with staged(played(LAID)) as (app, pilot):
        await pilot.click(offset=(18, 4))  # the last place of the second line
        rows = app.text().splitlines()
        row = next(y for y, line in enumerate(rows) if "to place" in line)
        await pilot.click(offset=(rows[row].index("4"), row))
        assert "─── 4♥" in app.text().splitlines()[4]


async def test_what_is_hidden_is_said() -> None:
    async with staged(played("1:guess 2(3(4) A(5))", tree="number"), 0) as (app, pilot):
        assert "Guesses and grades are hidden" in app.text()
        assert "2(3(4)" not in app.text() and "▒▒▒▒▒         hidden" in app.text()
        await pilot.press("b", "enter")
        assert not app.moves
