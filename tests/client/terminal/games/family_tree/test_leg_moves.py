"""The ways to make a move: arrow keys, a typed card, the mouse."""

import pytest

from client.games.family_tree.messages import leg as leg_text
from client.games.leg_scene import Told
from client.terminal.games.family_tree.tree import TreeView
from client.text.cards import show_card
from client.text.messages import game as game_text
from client.text.messages import keys as keys_text
from protocol.cards import Card
from protocol.ids import Seat
from tests.client.games.family_tree.builders import build_hint, load_room
from tests.client.terminal.games.family_tree.stage import chosen, room, said, staged


async def test_arrow_keys_and_enter_make_a_move() -> None:
    async with staged(room()) as (stage, pilot):
        await pilot.press("down")
        assert chosen(stage) == "►Q♥"
        await pilot.press("down")
        assert chosen(stage) == "►8♥"
        await pilot.press("right", "enter")
        await pilot.pause()
        assert stage.moves == ["QS>QH"]


async def test_a_second_enter_sends_nothing_until_the_server_has_answered() -> None:
    async with staged(room()) as (stage, pilot):
        await pilot.press("down", "enter", "enter")
        await pilot.pause()
        assert stage.moves == ["QS>QH"]
        assert said(stage)[1] == game_text.sent()
        stage.leg.show(room(), Seat(0), (Seat(0),), told=Told(hint=build_hint("QS>8H 940")))  # no answer to the move
        await pilot.press("enter")
        await pilot.pause()
        assert stage.moves == ["QS>QH"]
        stage.leg.refused("Unavailable.")
        await pilot.press("down", "enter")
        await pilot.pause()
        assert stage.moves == ["QS>QH", "QS>QH"]


@pytest.mark.parametrize(
    ("keys", "move"),
    [
        (["8", "h", "enter"], "QS>8H"),
        (["1", "0", "D", "enter"], "QS>TD"),
        (["q", "h", "enter"], "QS>QH"),
        (["x", "1", "enter"], "QS>X1"),
        (["7", "c", "backspace", "d", "enter"], "QS>7D"),
    ],
)
async def test_a_typed_card_is_sent_as_the_target_be_it_legal_or_not(keys: list[str], move: str) -> None:
    async with staged(room()) as (stage, pilot):
        await pilot.press(*keys)
        await pilot.pause()
        assert stage.moves == [move]


async def test_what_is_typed_is_seen_and_chooses_its_place() -> None:
    async with staged(room()) as (stage, pilot):
        await pilot.press("8")
        assert said(stage) == ["Play Q♠ on: 8▌", leg_text.type_a_card()]
        assert "Esc cancel" in stage.rows()[-1]
        assert stage.rows()[-1].count("Esc") == 1
        await pilot.press("h")
        assert said(stage) == ["Play Q♠ on: 8h▌  Q♠ marries 8♥", "celebrities +10 · score 30 → 40"]
        assert chosen(stage) == "►8♥"


async def test_typing_a_card_without_a_mark_says_so_before_it_is_sent() -> None:
    async with staged(room()) as (stage, pilot):
        await pilot.press("9", "c")
        assert said(stage)[1] == "You can’t play Q♠ on 9♣. Enter explains why."


async def test_text_that_is_no_card_is_refused_here_and_not_sent() -> None:
    async with staged(room()) as (stage, pilot):
        await pilot.press("7", "7", "enter")
        await pilot.pause()
        assert stage.moves == []
        assert said(stage) == [
            "Play Q♠ on: 77▌",
            "“77” is not a card. Type a card of the tree, such as 7d, 10d, qh or x1.",
        ]
        await pilot.press("backspace")
        assert said(stage) == ["Play Q♠ on: 7▌", leg_text.type_a_card()]


async def test_escape_gives_up_typing_and_only_then_goes_to_the_screen() -> None:
    async with staged(room()) as (stage, pilot):
        await pilot.press("7", "escape")
        assert stage.other_keys == []
        assert said(stage)[0] == "Choose a place for Q♠ with the arrow keys, or type a card."
        await pilot.press("escape", "question_mark", "c")
        assert stage.other_keys == ["escape", "question_mark", "c"]


async def test_a_click_chooses_a_place_and_a_second_one_plays_on_it() -> None:
    async with staged(room()) as (stage, pilot):
        await pilot.click(offset=stage.where("8♥"))
        assert chosen(stage) == "►8♥"
        assert stage.moves == []
        await pilot.click(offset=stage.where("8♥"))
        await pilot.pause()
        assert stage.moves == ["QS>8H"]


async def test_a_click_finds_the_right_card_in_a_tree_that_is_scrolled() -> None:
    async with staged(load_room("jack")) as (stage, pilot):
        await pilot.press("up", "up", "up")
        view = stage.query_one(TreeView)
        assert view.scroll_offset != (0, 0)
        target = chosen(stage).strip("►")
        await pilot.press("down")
        await pilot.click(offset=stage.where(target))
        await pilot.click(offset=stage.where(target))
        await pilot.pause()
        assert len(stage.moves) == 1
        assert show_card(Card(stage.moves[0].partition(">")[2])) == target


async def test_a_click_on_a_card_that_takes_nothing_asks_for_the_rule() -> None:
    async with staged(room()) as (stage, pilot):
        await pilot.click(offset=stage.where("5♦"))
        await pilot.pause()
        assert stage.moves == ["QS>5D"]


async def test_a_click_plays_where_it_is_whatever_is_being_typed() -> None:
    async with staged(room()) as (stage, pilot):
        await pilot.click(offset=stage.where("Q♥"))
        await pilot.press("7")
        await pilot.click(offset=stage.where("Q♥"))
        await pilot.pause()
        assert stage.moves == ["QS>QH"]


@pytest.mark.parametrize("card", ["7h", "tc", "qh"])
async def test_a_card_typed_before_the_turn_is_no_command_and_waits_for_the_turn(card: str) -> None:
    async with staged(room(), me=1) as (stage, pilot):
        await pilot.press(*card, "enter")
        assert stage.other_keys == [] and stage.moves == []
        assert said(stage) == [f"Play your next card on: {card}▌", keys_text.not_your_turn_yet()]
        assert "Enter play" not in stage.rows()[-1]
        stage.leg.show(room(), Seat(0), (Seat(0),))
        await pilot.press("enter")
        assert stage.moves == [f"QS>{card.upper()}"]


async def test_a_rank_typed_before_the_turn_and_its_suit_after_it_began_are_one_card() -> None:
    async with staged(room(), me=1) as (stage, pilot):
        await pilot.press("8")
        stage.leg.show(room(), Seat(0), (Seat(0),))
        await pilot.press("h", "enter")
        assert stage.other_keys == [] and stage.moves == ["QS>8H"]


async def test_a_letter_without_a_rank_before_the_turn_is_a_command() -> None:
    async with staged(room(), me=1) as (stage, pilot):
        await pilot.press("h", "c", "7", "escape", "h", "question_mark")
        assert stage.other_keys == ["h", "c", "h", "question_mark"]


async def test_a_chosen_place_stays_until_the_next_turn_which_begins_with_none() -> None:
    async with staged(room()) as (stage, pilot):
        assert stage.inverse() == [] and "Enter" not in stage.rows()[-1]
        await pilot.press("enter")
        assert stage.moves == []
        await pilot.press("down", "down")
        assert "Enter play" in stage.rows()[-1]
        stage.leg.show(room(), Seat(0), (Seat(0),), told=Told(hint=build_hint("QS>QH 940")))
        await pilot.pause()
        assert chosen(stage) == "►8♥"
        stage.leg.show(room("8H spouse 0, 3C child 10, QH spouse 30", "5S"), Seat(0), (Seat(0),))
        await pilot.press("enter")
        assert stage.inverse() == [] and stage.moves == []
        await pilot.press("down")
        assert chosen(stage) == "►8♥"
        stage.leg.show(room("7D child 0", "5S"), Seat(0), (Seat(0),))
        await pilot.press("enter")
        assert stage.moves == ["5S>7D"]


@pytest.mark.parametrize("keys", [["x", "1"], ["9", "c"], ["down", "9", "c"]], ids=str)
async def test_a_refused_typed_card_leaves_nothing_to_play(keys: list[str]) -> None:
    async with staged(room()) as (stage, pilot):
        await pilot.press("down", *keys, "enter")
        assert len(stage.moves) == 1
        stage.leg.refused("It takes nothing.")
        await pilot.press("enter", "enter")
        assert len(stage.moves) == 1
