import hashlib
import random
import re

import pytest

from protocol.command import Another
from protocol.commands import Ready
from protocol.deals import show_number
from protocol.events import EVENT, RoomEvent
from server.table.legs import commit
from tests.seen import tree
from tests.table.play import BRIEF, Table, salt

NUMBER = 482_109_375_511
DIGITS = re.compile(rf"{NUMBER}|{show_number(NUMBER)}".encode())
SALT = salt(1).encode()


def shown(frame: bytes) -> RoomEvent:
    event = EVENT.validate_json(frame)
    assert isinstance(event, RoomEvent)
    return event


def test_a_hidden_number_and_its_salt_are_in_no_snapshot_until_the_last_leg_on_it_ends() -> None:
    table = Table()
    table.sit()
    table.play_match(random.Random(1))
    for frames in table.shown:
        over = shown(frames[0]).match is not None and frames is table.shown[-1]
        for frame in frames:
            assert bool(DIGITS.search(frame)) == over
            assert (SALT in frame) == over


def test_a_refusal_does_not_tell_a_hidden_number() -> None:
    table = Table(brief=True)
    table.sit()
    table.begin()
    rejection = table.refused("ben", Ready(id="c", match=1, leg=1))
    illegal = table.refused("ada", table.command("QS>5D"))
    for words in (str(rejection), repr(rejection.data), str(illegal), repr(illegal.data)):
        assert not DIGITS.search(words.encode())
        assert SALT.decode() not in words


def test_the_revealed_deal_matches_the_commitment() -> None:
    table = Table(brief=True)
    table.sit()
    table.play_match()
    of_the_match = [room.match for frame, *_ in table.shown if (room := shown(frame)).match]
    last = of_the_match[-1]
    assert (last.number, last.salt) == (NUMBER, SALT.decode())
    promised = hashlib.sha256(f"{last.number}:{last.salt}".encode()).hexdigest()
    assert {match.commitment for match in of_the_match} == {promised}
    assert {match.known for match in of_the_match} == {False}
    assert {(match.number, match.salt) for match in of_the_match[:-1]} == {(None, None)}


def test_a_known_number_is_shown_from_the_start_without_a_promise() -> None:
    table = Table(number=7, brief=True)
    table.sit()
    table.play_match()
    rooms = [shown(frame) for frame, *_ in table.shown]
    assert [room.number for room in rooms if room.match is None] == [7, 7, 7]
    matches = {(m.known, m.number, m.salt, m.commitment) for room in rooms if (m := room.match)}
    assert matches == {(True, 7, None, None)}


def test_the_same_number_again_is_known_and_its_cards_have_been_seen() -> None:
    table = Table(brief=True)
    table.sit()
    table.play_match()
    table.agree("same_number")
    room = shown(table.shown[-1][0])
    assert room.match is not None and room.view is not None
    assert (room.match.known, room.match.number) == (True, NUMBER)
    assert (room.match.salt, room.match.commitment) == (None, None)
    assert tree(room.view).seen == BRIEF


@pytest.mark.parametrize("number", [None, 7])
def test_a_new_number_is_hidden_again_and_nothing_of_it_seen(number: int | None) -> None:
    table = Table(number, brief=True)
    table.sit()
    table.play_match()
    table.agree("new_number")
    assert table.match.deal.number == NUMBER - 1
    assert table.match.deal.salt == salt(2)
    for frame in table.shown[-1]:
        room = shown(frame)
        assert room.match is not None and room.view is not None
        assert (room.match.known, room.match.number, room.match.salt) == (False, None, None)
        assert room.match.commitment is not None
        assert tree(room.view).seen == ()
        assert str(NUMBER - 1).encode() not in frame
        assert salt(2).encode() not in frame


@pytest.mark.parametrize("what", ["same_number", "new_number"])
def test_each_number_is_revealed_with_the_match_it_was_hidden_in(what: Another) -> None:
    table = Table(brief=True)
    table.sit()
    for _ in range(3):
        table.play_match()
        match = shown(table.shown[-1][0]).match
        assert match is not None
        assert (match.number, match.salt) == (table.match.deal.number, table.match.deal.salt)
        table.agree(what)


def test_a_known_number_promises_nothing() -> None:
    assert commit(7, None) is None
    assert commit(7, "00112233445566778899aabbccddeeff") == (
        hashlib.sha256(b"7:00112233445566778899aabbccddeeff").hexdigest()
    )
