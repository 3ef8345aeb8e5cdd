"""Challenges: a room whose free seat is kept for a past opponent."""

import json
from dataclasses import replace

import pytest

from protocol.commands import CreateRoom, EndChallenge, Sit
from server.table.dispatch import apply
from server.table.entries import Entry
from server.table.match import BrokenLog
from server.table.player_games import describe_game, find_players
from server.table.seats import ChallengeEnded
from server.table.settings import CHALLENGE_MS, open_room
from server.table.snapshot import Snapshot
from tests.table.asked import seat_computer
from tests.table.play import BEGINNING, PEOPLE, Table

ADA, BEN, CAT = (PEOPLE[name] for name in ("ada", "ben", "cat"))
END = EndChallenge(id="c")


def challenge() -> Table:
    """Ada has challenged Ben."""
    opened = open_room(ADA, CreateRoom(id="c", game="family-tree"))
    return Table(opened=replace(opened, challenged=(BEN.player, BEN.name)), brief=True)


def test_the_seat_is_kept_for_the_challenged_player() -> None:
    table = challenge()
    assert table.refused("cat", Sit(id="c")).reason == "seat_kept"
    assert find_players(table.room) == {ADA.player, BEN.player}
    table.sit("ben")
    assert table.seated() == ["ada", "ben"]
    assert table.room.challenge is None
    table.play_match()


def test_the_seat_is_free_for_everybody_after_a_day() -> None:
    table = challenge()
    until = BEGINNING + CHALLENGE_MS
    assert table.room.challenge is not None and table.room.challenge.until >= until
    table.moment = replace(table.moment, now=table.room.challenge.until)
    table.sit("cat")
    assert table.room.challenge is None
    assert find_players(table.room) == {ADA.player, CAT.player}


@pytest.mark.parametrize("by", ["ada", "ben"])
def test_the_owner_withdraws_a_challenge_and_the_challenged_player_declines_it(by: str) -> None:
    table = challenge()
    assert table.refused("cat", END).reason == "not_challenged"
    table.do(by, END)
    assert find_players(table.room) == {ADA.player}
    assert table.refused(by, END).reason == "no_challenge"
    told = json.loads(table.room.happenings[-1])
    kind, declined = ("challenge_declined", "Ben") if by == "ben" else ("challenge_withdrawn", None)
    assert (told["kind"], told["name"]) == (kind, "Ben")
    assert describe_game(table.room, ADA.player, at=1, expires=2).declined == declined
    table.sit("cat")
    assert describe_game(table.room, ADA.player, at=1, expires=2).declined is None


def test_a_computer_in_the_seat_ends_the_challenge() -> None:
    table = challenge()
    table.do("ada", seat_computer(1))
    assert table.room.challenge is None


def test_everybody_in_the_room_and_both_lists_show_for_whom_the_seat_is_kept() -> None:
    table = challenge()
    kept = table.room.challenge
    assert kept is not None
    for player in (ADA.player, BEN.player):
        told = describe_game(table.room, player, at=1, expires=2).challenge
        assert told is not None and (told.player, told.name, told.until) == (BEN.player, "Ben", kept.until)
    assert b'"challenge":{"player":"%b","name":"Ben"' % BEN.player.encode() in Snapshot(table.room, None).encode()
    before = Snapshot(table.room, None)
    table.do("ben", END)
    assert b'"challenge":null' in Snapshot(table.room, None).encode_changes(before)


def test_only_an_open_challenge_ends() -> None:
    table = Table(brief=True)
    with pytest.raises(BrokenLog):
        apply(table.room, Entry("a-0", BEN.player, "a", ChallengeEnded(BEN.player)), table.room.code)
