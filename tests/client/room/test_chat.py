"""A room's chat as the player sees it."""

from dataclasses import replace

import pytest

from client.room.chat import LINES_KEPT, Mute, Talk, looked, muted, read_line, told
from protocol.events import ChatLine
from protocol.ids import PlayerId, Seat

ANNA, BEN, CY = PlayerId("ANNA"), PlayerId("BEN"), PlayerId("CY")
PEOPLE = {BEN: "Ben", CY: "Cy"}


def line(number: int, player: PlayerId = BEN, text: str = "hello") -> ChatLine:
    return ChatLine(line=number, at=0, player=player, name=player.title(), seat=Seat(1), text=text)


def numbers(talk: Talk) -> list[int]:
    return [each.line for each in talk.heard(ANNA)]


def test_lines_come_in_order_and_once() -> None:
    talk = told(Talk(), [line(1), line(2)], ANNA)
    talk = told(talk, [line(4)], ANNA)
    talk = told(talk, [line(2), line(3), line(4)], ANNA)
    assert numbers(talk) == [1, 2, 3, 4]


def test_only_so_many_lines_are_kept() -> None:
    talk = told(Talk(), [line(number) for number in range(1, LINES_KEPT + 11)], ANNA)
    assert numbers(talk) == list(range(11, LINES_KEPT + 11))


def test_what_others_said_since_one_looked_is_new() -> None:
    talk = told(Talk(), [line(1)], ANNA)
    assert [each.line for each in talk.new(ANNA)] == [1]
    talk = told(looked(talk), [line(2), line(3, ANNA)], ANNA)
    assert [each.line for each in talk.new(ANNA)] == [2]
    assert looked(Talk()) == Talk()


def test_of_what_was_said_before_one_came_back_that_is_new_which_follows_ones_own_last_line() -> None:
    talk = told(Talk(), [line(1), line(2, ANNA), line(3)], ANNA)
    assert [each.line for each in talk.new(ANNA)] == [3]


def test_a_room_whose_talk_began_anew_is_heard_from_its_start() -> None:
    talk = looked(told(Talk(), [line(7), line(8)], ANNA))
    talk = told(replace(talk, fresh=True), [line(1)], ANNA)
    assert numbers(talk) == [1]
    assert [each.line for each in told(talk, [line(2)], ANNA).new(ANNA)] == [2]


def test_somebody_muted_is_not_heard_nor_counted_until_unmuted() -> None:
    talk = muted(told(Talk(), [line(1), line(2, CY), line(3, ANNA)], ANNA), Mute(BEN, True))
    assert numbers(talk) == [2, 3]
    assert numbers(muted(talk, Mute(BEN, False))) == [1, 2, 3]


def test_everybody_muted_leaves_oneself() -> None:
    talk = muted(told(Talk(), [line(1), line(2, CY), line(3, ANNA)], ANNA), Mute(None, True))
    assert numbers(talk) == [3]
    assert numbers(muted(muted(talk, Mute(BEN, True)), Mute(None, False))) == [1, 2, 3]


READ = {
    "": None,
    "   ": None,
    " well  played! ": "well played!",
    "//mute is a word": "/mute is a word",
    "/mute ben": Mute(BEN, True),
    "/unmute CY": Mute(CY, False),
    "/mute all": Mute(None, True),
    "/unmute all": Mute(None, False),
}


@pytest.mark.parametrize(("typed", "meant"), READ.items(), ids=repr)
def test_what_is_typed_is_a_line_or_mutes_somebody(typed: str, meant: str | Mute | None) -> None:
    assert read_line(typed, PEOPLE) == meant


@pytest.mark.parametrize(
    ("typed", "wrong"),
    [
        ("/quit", "/quit is not a command. Type /mute NAME, /mute all,"),
        ("/mute", "Type a name, or all: /mute NAME, /mute all."),
        ("/mute dee", "Nobody here is called “dee”. There are: Ben and Cy."),
        ("x" * 301, "A message can have 300 characters; yours has 301."),
    ],
)
def test_what_cannot_be_meant_is_explained(typed: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong.replace(".", r"\.")):
        read_line(typed, PEOPLE)
