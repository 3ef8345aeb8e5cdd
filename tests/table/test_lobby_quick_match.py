"""Rooms that pair players for a quick match."""

from dataclasses import replace

import pytest

from protocol.codes import RejectionCode as Code
from protocol.commands import CreateRoom, SeatComputer
from protocol.finding import QuickMatch
from protocol.ids import Form, Seat
from protocol.options import Clock
from server.table.decision import Decision, Rejection
from server.table.lobby import describe_wish, find_waiting, join_waiting, leave_early, open_quick_match
from server.table.room import seated_computer
from server.table.seats import Owned, Sat
from server.table.settings import Configured, Opened, open_room
from tests.table.asked import ban, configure, free, gone
from tests.table.play import LEVELS, PEOPLE, Table

ADA, BEN, CAT = PEOPLE["ada"], PEOPLE["ben"], PEOPLE["cat"]


def quick(game: str = "family-tree", form: Form = "match", **settings: object) -> QuickMatch:
    return QuickMatch.model_validate({"id": "q", "game": game, "form": form, **settings})


def test_a_room_for_a_quick_match_is_drawn_without_hints_and_not_listed() -> None:
    fact = open_quick_match(ADA, quick(clock={"leg": 300}))
    assert fact == Opened(
        game="family-tree",
        rules=1,
        options={},
        form="match",
        number=None,
        role=None,
        owner=ADA.player,
        name="Ada",
        clock=Clock(leg=300),
        quick=True,
    )
    assert not (fact.public or fact.hints)


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (quick("chess"), "no game 'chess'"),
        (quick("family-tree", "solo"), "needs another player"),
        (quick("family-tree", "race"), "not played as a race"),
        (quick("grandmas-game", "race", clock={"move": 30}), "A race has no clock"),
        (quick("happy-graphs", options={"mode": "chess"}), "Option 'mode'"),
    ],
)
def test_what_cannot_be_played_by_two_is_refused(command: QuickMatch, words: str) -> None:
    with pytest.raises(Rejection, match=words) as refused:
        open_quick_match(ADA, command)
    assert refused.value.code is Code.NOT_ALLOWED


def test_two_want_the_same_whatever_they_left_to_the_defaults() -> None:
    def of(*arguments: str, **settings: object) -> str:
        return describe_wish(open_quick_match(ADA, quick(*arguments, **settings)))  # type: ignore[arg-type]  # names of forms

    duel = of("happy-graphs", options={"mode": "duel"})
    assert duel == of("happy-graphs", options={"variant": "classic", "mode": "duel", "hands": "seen"})
    others = [
        duel,
        of("family-tree"),
        of("family-tree", clock={"leg": 300}),
        of("family-tree", clock={"move": 300}),
        of("happy-graphs", options={"mode": "duel", "variant": "hex"}),
        of("happy-graphs", "together"),
    ]
    assert len(set(others)) == len(others)


def test_who_sits_alone_in_a_quick_room_waits_until_another_sits_down() -> None:
    room = Table(opened=open_quick_match(ADA, quick()))
    assert find_waiting(room.room) == {ADA.player}
    room.append(BEN.player, join_waiting(room.room, BEN))
    assert room.seated() == ["ada", "ben"]
    assert find_waiting(room.room) == frozenset()
    with pytest.raises(Rejection, match="Nobody waits") as refused:
        join_waiting(room.room, CAT)
    assert refused.value.code is Code.STALE
    room.stand("ada")
    assert find_waiting(room.room) == {BEN.player}
    room.stand("ben")
    assert find_waiting(room.room) == frozenset()


def test_only_a_single_player_without_a_match_waits() -> None:
    room = Table(opened=open_quick_match(ADA, quick()))
    # as a log may have it: once the computer could be seated before a quick match
    computer = seated_computer("random", room.room.seats)
    room.append(ADA.player, Decision([Sat(seat=Seat(1), player=computer.player, name=computer.name)]))
    assert find_waiting(room.room) == frozenset()
    room.begin()
    assert find_waiting(room.room) == frozenset()
    assert find_waiting(Table().room) == frozenset()


def test_the_computer_does_not_take_the_seat_of_an_awaited_player() -> None:
    room = Table(opened=open_quick_match(ADA, quick()))
    computer = SeatComputer(id="c", seat=1, level="random")
    assert "waits for another player" in str(room.refused("ada", computer))
    assert find_waiting(room.room) == {ADA.player}
    room.append(BEN.player, join_waiting(room.room, BEN))
    room.play_match()
    room.stand("ben")
    room.do("ada", computer)
    assert None not in room.room.seats


def test_a_player_is_not_paired_with_themselves_or_a_player_who_removed_them() -> None:
    room = Table(opened=open_quick_match(ADA, quick()))
    with pytest.raises(Rejection, match="Nobody waits"):
        join_waiting(room.room, ADA)
    room.do("ada", ban("ben"))
    with pytest.raises(Rejection, match="removed you"):
        join_waiting(room.room, BEN)


def test_of_three_seats_those_that_wait_are_all_that_are_taken() -> None:
    of_three = replace(open_room(ADA, CreateRoom(id="c", game="patriarch", seats=3)), quick=True)
    room = Table(opened=of_three)
    room.append(BEN.player, join_waiting(room.room, BEN))
    assert find_waiting(room.room) == {ADA.player, BEN.player}
    room.append(CAT.player, join_waiting(room.room, CAT))
    assert find_waiting(room.room) == frozenset()


def test_the_settings_of_a_quick_room_are_its_owners_only_after_its_match() -> None:
    room = Table(opened=open_quick_match(ADA, quick()))
    assert b'"quick":true' in room.shown[-1][2]
    assert "Both players asked" in str(room.refused("ada", configure(hints=True)))
    room.append(BEN.player, join_waiting(room.room, BEN))
    assert "Both players asked" in str(room.refused("ada", configure(hints=True)))
    room.play_match()
    room.do("ada", configure(hints=True))
    assert room.room.settings.hints and room.room.settings.quick


def test_a_room_is_listed_or_not_as_its_owner_says() -> None:
    fact = open_room(ADA, CreateRoom(id="c", game="family-tree", public=True), LEVELS)
    assert fact.public
    room = Table()
    said = []
    for public in (True, None, False):
        decision = room.do("ada", configure(public=public))
        assert isinstance(decision, Decision)
        assert isinstance(decision.facts[0], Configured)
        said.append((decision.facts[0].public, room.room.settings.public, b'"public":true' in room.shown[-1][2]))
    assert said == [(True, True, True), (True, True, True), (False, False, False)]
    assert room.read().settings == room.room.settings


def test_a_player_who_leaves_before_the_match_frees_the_seat_and_the_other_waits_again() -> None:
    room = Table(opened=open_quick_match(ADA, quick()))
    room.append(BEN.player, join_waiting(room.room, BEN))
    assert not leave_early(room.room, CAT.player).facts
    room.append(ADA.player, leave_early(room.room, ADA.player))
    assert room.seated() == ["ben"]
    assert find_waiting(room.room) == {BEN.player}
    room.append(CAT.player, join_waiting(room.room, CAT))
    room.begin()
    assert not leave_early(room.room, BEN.player).facts
    own = Table()
    own.sit()
    assert not leave_early(own.room, BEN.player).facts


def test_a_waiting_player_may_free_an_absent_players_seat_and_owns_the_room() -> None:
    room = Table(opened=open_quick_match(ADA, quick()))
    room.append(BEN.player, join_waiting(room.room, BEN))
    assert "Ada is here." in str(room.refused("ben", free(0)))
    gone(room, "ada", 59_000)
    assert "away for less than 60 s" in str(room.refused("ben", free(0)))
    gone(room, "ada")
    assert "no seat" in str(room.refused("cat", free(0))).lower()
    owned, _ = room.do("ben", free(0)).facts
    assert isinstance(owned, Owned)
    assert (room.seated(), room.room.owner) == (["ben"], BEN.player)
    assert find_waiting(room.room) == {BEN.player}
    assert room.read().owner == BEN.player
    room.append(CAT.player, join_waiting(room.room, CAT))
    room.begin()
    gone(room, "ben")
    assert "Only the owner" in str(room.refused("cat", free(0)))


def test_of_three_the_room_stays_its_owners() -> None:
    of_three = replace(open_room(ADA, CreateRoom(id="c", game="patriarch", seats=3)), quick=True)
    room = Table(opened=of_three)
    for person in (BEN, CAT):
        room.append(person.player, join_waiting(room.room, person))
    gone(room, "cat")
    assert len(room.do("ben", free(2)).facts) == 1
    assert room.room.owner == ADA.player
