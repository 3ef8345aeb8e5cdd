"""A leg of Grandma's Game on a real Textual screen without a terminal: its pictures and its messages."""

from contextlib import AbstractAsyncContextManager

from textual.pilot import Pilot

from client.terminal.games.grandmas_game.leg import GrandmasGameWidget
from client.text.glyphs import ASCII, UNICODE, Glyphs
from server.games.grandmas_game.state import State
from tests.client.games.grandmas_game.builders import after, dealt, lying, room_of
from tests.client.terminal.stage import Stage, on_stage

LEG = lying("7H+ 9H-", stock="3C 2D", workspace="8: 8H 3C 8H KD", p5="2C 8H", p2="5S 8H", pT="QS")


class TableStage(Stage):
    """A stage on which the player deals by key, and which records the setting for safe cards."""

    plays_safe = False

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__(GrandmasGameWidget(glyphs), room_of)
        self.animation_level = "none"

    def on_board_keeps(self, keeps: GrandmasGameWidget.Keeps) -> None:
        self.plays_safe = (keeps.setting, keeps.value) == ("safe", "on")


def staged(
    state: State, me: int | None = 0, size: tuple[int, int] = (80, 24), glyphs: Glyphs = UNICODE
) -> AbstractAsyncContextManager[tuple[TableStage, Pilot[None]]]:
    return on_stage(TableStage(glyphs), state, me, size)


async def test_the_dealing_is_gone_through_begun_anew_and_skipped_and_then_cards_are_played() -> None:
    state = dealt()
    async with staged(state, size=(110, 24), glyphs=ASCII) as (app, pilot):
        assert "The deal: 0 of 76 cards" in app.text() and "Paused" in app.text()
        assert "28 in the stock" not in app.text() and "the stock is empty" in app.text()  # the stock is dealt last
        await pilot.press("right", "right")
        assert "The deal: 2 of 76" in app.text() and "onto pile 2" in app.text() and app.text().isascii()
        await pilot.press("v")
        assert "The deal: 0 of 76" in app.text()
        await pilot.press("enter")
        await pilot.press("enter")  # nothing is chosen yet
        assert "Choose a card, or deal." in app.text() and not app.moves
        await pilot.press("left")
        assert "28 in the stock. Deal one" in app.text()
        await pilot.press("enter", "d")  # sent once, although another key follows
        assert app.moves == ["deal"]
        app.stand(after(state, "deal"))
        await pilot.pause()
        assert "Workspace: pile 9, 7 cards" in app.text() and "9h is dealt from the stock" in app.text()
        await pilot.press("v")
        assert "You can see the deal only before the first move" in app.text()
        await pilot.press("7", "enter")
        assert app.moves[-1] == "7>S+"
        app.leg.refused("10♥ does not fit on hearts up: it takes 9♥ next.")
        await pilot.pause()
        assert "10h does not fit on hearts up: it takes 9h next." in app.text()
        app.leg.refused("The stock is empty: 8♥.")
        await pilot.pause()
        assert "The stock is empty: 8h." in app.text()
        sent = len(app.moves)
        await pilot.press("enter", "enter")
        assert len(app.moves) == sent


async def test_a_card_is_carried_an_order_typed_a_top_looked_under_and_all_of_it_undone() -> None:
    async with staged(LEG) as (app, pilot):
        assert "12 of 104 cards on foundations  ♣0 ♦0 ♥12 ♠0" in app.text()
        await pilot.press("down", "down", "space", "home", "enter")
        assert app.moves == ["order KD 8H 3C 8H"]
        ordered = after(LEG, "order KD 8H 3C 8H")
        app.stand(ordered)
        await pilot.pause()
        assert "you: reorders the workspace" in app.text() and "1 undone" not in app.text()
        await pilot.press("s", *"3c kd", "enter")
        assert app.moves[-1] == "order 8H 8H 3C KD"
        app.leg.refused("No.")
        await pilot.press("s", *"9s", "enter")
        assert "Some of these cards are not in the workspace" in app.text()
        assert "Esc cancel" in app.text() and "? rules" not in app.text()  # a letter is typed
        await pilot.press("escape", "5", "escape", "l")
        assert app.moves[-1] == "peek 5"
        app.stand(after(ordered, "peek 5"))
        await pilot.pause()
        assert "8♥ on pile 5, 2 cards, 2♣ under it. It fits on hearts up or hearts down" in app.text()
        await pilot.press("minus")
        assert app.moves[-1] == "5>H-"
        app.stand(after(ordered, "peek 5", "5>H-"))
        await pilot.pause()
        await pilot.press("r")
        assert "There is nothing to redo." in app.text()
        await pilot.press("u")
        assert app.moves[-1] == "undo"
        app.stand(after(ordered, "peek 5", "5>H-", "undo"))
        await pilot.pause()
        assert "1 undone, 0 redone, 1 look" in app.text()
        await pilot.press("r")
        assert app.moves[-1] == "redo"
        app.stand(after(ordered, "peek 5", "5>H-", "undo", "redo"))
        await pilot.pause()
        assert "1 undone, 1 redone" in app.text()


async def test_a_click_chooses_and_a_second_one_plays_and_safe_cards_go_by_themselves() -> None:
    start = lying("7H+ 7H-", stock="3C 4C", p5="8H", p6="6H", p2="9C")
    async with staged(start) as (app, pilot):
        row = next(y for y, line in enumerate(app.text().splitlines()) if "9♣" in line)
        column = app.text().splitlines()[row].index("9♣")
        await pilot.click(offset=(column, row))
        assert "9♣ on pile 2, 1 card. It fits nowhere now." in app.text()
        await pilot.press("x")
        assert app.plays_safe and app.moves == ["5>H+"] and "plays safe cards" in app.text()
        app.stand(after(start, "5>H+"))
        await pilot.pause()
        assert app.moves == ["5>H+", "6>H-"]
        app.stand(after(start, "5>H+", "6>H-", "undo"))
        await pilot.pause()
        assert len(app.moves) == 2
        await pilot.press("g")
        assert "Give up with 15 cards on the foundations?" in app.text()
        await pilot.press("escape", "g", "g")
        assert app.moves[-1] == "give-up"
        app.stand(after(start, "give-up"))
        await pilot.pause()
        assert "Given up with 14 cards on the foundations." in app.text()
        await pilot.press("enter")
        assert app.went_on


async def test_a_card_typed_while_the_dealing_is_watched_is_no_command_and_ends_the_dealing() -> None:
    async with staged(dealt(), size=(110, 24)) as (app, pilot):
        assert "The deal: 0 of 76" in app.text()
        await pilot.press("h")
        assert app.other_keys == ["h"] and "The deal: 0 of 76" in app.text()
        await pilot.press(*"8h")
        assert "The deal" not in app.text() and "8h▌" in app.text() and app.other_keys == ["h"]


async def test_a_typed_card_that_lies_nowhere_leaves_nothing_chosen() -> None:
    async with staged(LEG) as (app, pilot):
        await pilot.press("2")
        assert "on pile 2" in app.text()
        await pilot.press("h")
        assert "2h▌" in app.text() and "on pile 2" not in app.text()


async def test_a_card_typed_while_a_move_is_under_way_is_no_command_and_stays() -> None:
    async with staged(LEG) as (app, pilot):
        await pilot.press(*"kd", "enter", *"8h", "enter")
        assert len(app.moves) == 1 and app.other_keys == []
        assert "8h▌" in app.text()
        app.stand(after(LEG, app.moves[0]))
        await pilot.pause()
        await pilot.press("enter")
        assert len(app.moves) == 2


async def test_a_card_that_is_typed_outlives_safe_cards_that_go_by_themselves() -> None:
    start = lying("7H+ 7H-", stock="3C 4C", p5="8H", p6="6H", p2="9C")
    async with staged(start) as (app, pilot):
        await pilot.press("x", "9")
        assert app.moves == ["5>H+"]
        app.stand(after(start, "5>H+"))
        await pilot.press("c")
        assert app.moves == ["5>H+", "6>H-"] and app.other_keys == []
        app.stand(after(start, "5>H+", "6>H-"))
        await pilot.pause()
        assert "9c▌" in app.text()


async def test_in_a_race_others_are_seen_by_their_score_alone_and_a_spectator_sees_no_table() -> None:
    state = after(dealt(seats=2), "7>S+", seat=1)
    async with staged(state, size=(120, 40)) as (app, pilot):
        await pilot.press("enter")
        assert "Ben: 1 card played, 103 left" in app.text() and "0 of 104 cards on the foundations" in app.text()
        assert "race" in app.text() and "undo" not in app.text()
        app.stand(after(state, "give-up"))
        await pilot.pause()
        assert "You gave up your table. The others play on." in app.text()
        app.stand(after(after(state, "give-up"), "give-up", seat=1))
        await pilot.pause()
        assert "The race is over: Ben 1, you 0." in app.text()
    async with staged(state, None) as (app, pilot):
        assert (
            "Each player has a table of their own" in app.text()
            and "Ben: 1 card played, 103 left; Anna: 0 cards played, 104 left" in app.text()
        )
        assert "of 104" not in app.text() and "0 moves" not in app.text(), "a spectator has no score"


async def test_a_table_on_which_nothing_can_be_played_says_so() -> None:
    async with staged(lying("7H+", p5="QS")) as (app, pilot):
        assert "No more cards can be played. Undo or give up." in app.text()
        await pilot.press("d")
        assert "The stock is empty." in app.text()
