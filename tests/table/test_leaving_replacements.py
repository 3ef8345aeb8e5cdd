"""The computer or another person replaces a player who leaves or is away, if all others agree."""

import json
import re
from collections.abc import Callable

import pytest

from protocol.codes import RejectionCode as Code
from protocol.commands import MakeMove, Offer, Sit
from protocol.ids import Seat, computer
from protocol.record import Record
from protocol.room import MatchResult
from server.records.verify import check
from server.records.write import write_record
from server.table import match as matches
from server.table.decision import Decision
from server.table.leaving import Replaced, ReplacementAgreed, ReplacementAsked, ReplacementRefused, Substituted
from server.table.match import BrokenLog
from server.table.snapshot import describe_match
from server.table.takeback import TakebackAgreed
from tests.records import documents
from tests.records.eventful import EVENTFUL, record_of
from tests.table.asked import answer, ban, claim, gone, here, resign
from tests.table.play import PEOPLE, Table, told_of
from tests.table.seats import three


def agree(table: Table, who: str, accept: bool = True) -> None:
    """Answer for a player whether a seat may be replaced."""
    table.do(who, answer(table, accept, "replacement"))


def left(table: Table, who: str) -> Table:
    """Return the table after a player has left its match."""
    table.do(who, resign(table))
    return table


# Leaving


def test_who_leaves_is_replaced_by_the_computer_when_all_others_agree() -> None:
    table = left(three(), "ben")
    assert describe_match(table.match).left == (1,)
    table.do("ada", claim(table, "random"))
    asked = describe_match(table.match).replacing
    assert asked is not None
    assert (asked.seat, asked.by, asked.level, describe_match(table.match).agreed) == (1, 0, "random", (0,))
    assert table.refused("ada", answer(table, True, "replacement")).code is Code.STALE
    agree(table, "cat")
    assert table.match.computers == (None, "random", None)
    assert (table.match.left, table.match.replacing) == (frozenset(), None)
    table.play_leg()
    assert table.match.over


def test_a_player_who_is_asked_may_decline() -> None:
    table = left(three(), "ben")
    table.do("ada", claim(table, "random"))
    agree(table, "cat", accept=False)
    assert table.match.replacing is None
    assert table.refused("cat", answer(table, True, "replacement")).code is Code.STALE
    table.do("cat", claim(table, "random"))
    agree(table, "ada")
    assert table.match.computers == (None, "random", None)


def test_the_last_remaining_player_decides_alone() -> None:
    table = left(left(three(), "ben"), "cat")
    table.do("ada", claim(table, "random", 1))
    table.do("ada", claim(table, "random"))
    assert table.match.computers == (None, "random", "random")


def test_only_present_players_are_asked() -> None:
    table = gone(left(three(), "ben"), "cat", ms=5_000)
    table.do("ada", claim(table, "random", 1))
    assert table.match.computers[1] == "random"


def test_an_absent_player_is_replaced_after_the_wait() -> None:
    table = gone(three(), "cat", ms=59_000)
    refusal = table.refused("ada", claim(table, "random"))
    assert str(refusal) == "Cat has been away for less than 60 s. Wait 1 s more."
    gone(table, "cat")
    table.do("ada", claim(table, "random"))
    agree(table, "ben")
    assert list(table.match.computers) == [None, None, "random"]
    assert table.refused("ada", claim(table, "random", 2)).code is Code.STALE
    here(table)
    table.sit("cat")
    assert list(table.match.computers) == [None, None, None]


def test_the_absent_player_must_be_named_if_there_are_several() -> None:
    table = three()
    assert str(table.refused("ada", claim(table, "random"))) == "Nobody is away."
    assert str(table.refused("ada", claim(table, "random", 1))) == "Ben is here."
    assert (
        str(table.refused("ada", claim(table, "random", 0)))
        == "That seat does not belong to another person. Name the seat of a player who is away."
    )
    gone(gone(table, "ben"), "cat")
    assert str(table.refused("ada", claim(table, "random"))) == "More than one player is away. Name a seat."


def test_a_match_of_more_than_two_is_not_claimed() -> None:
    table = gone(three(), "cat")
    assert "between two" in str(table.refused("ada", claim(table)))
    assert table.refused("ada", claim(table, "nobody")).code is Code.NOT_ALLOWED


def test_a_player_who_moves_again_needs_no_replacement() -> None:
    table = gone(three(), "ada")
    table.do("ben", claim(table, "random"))
    assert table.refused("cat", claim(table, "random")).code is Code.STALE
    here(table)
    assert "your seat" in str(table.refused("ada", answer(table, True, "replacement")))
    table.play(table.moves()[0])
    assert table.match.replacing is None


def test_a_player_who_left_cannot_play_or_decline_until_they_return() -> None:
    table = left(three(), "ada")
    table.do("ben", claim(table, "random"))
    for command in (table.command(table.moves()[0]), answer(table, False, "replacement")):
        refused = table.refused("ada", command)
        assert refused.reason == "left_match"
    table.sit("ada")
    table.do("ada", table.command(table.moves()[0]))


def test_a_player_who_left_may_come_back() -> None:
    table = left(three(), "ben")
    assert table.refused("ben", resign(table)).code is Code.STALE
    table.sit("ben")
    assert table.match.left == frozenset()
    assert table.refused("ben", MakeMove(id="c", match=1, leg=1, ply=0, move="AS@0,0")).code is Code.NOT_YOUR_TURN


def test_a_match_without_players_is_over_without_a_winner() -> None:
    table = left(left(left(three(), "ben"), "cat"), "ada")
    assert matches.result(table.match) == MatchResult(winners=(), scores=(None, None, None), why="resigned")


# Another person


def test_another_person_takes_the_seat_when_all_agree() -> None:
    table = left(three(), "ben")
    table.sit("dan")
    assert table.refused("eve", claim(table)).code is Code.NOT_ALLOWED
    assert table.refused("ada", claim(table, "random")).reason == "replacement_asked_already"
    agree(table, "ada")
    assert table.room.seat_of(PEOPLE["dan"].player) is None
    agree(table, "cat")
    assert table.seated() == ["ada", "dan", "cat"]
    assert table.match.deal.players[1] == PEOPLE["dan"].player
    table.play_leg()
    assert table.match.over
    assert table.read() == table.room


def test_the_room_passes_on_with_the_seat_of_its_owner() -> None:
    table = left(three(), "ada")
    table.sit("dan")
    agree(table, "ben")
    agree(table, "cat")
    assert table.room.owner == PEOPLE["dan"].player


def test_a_person_may_take_over_from_a_substitute_computer() -> None:
    table = gone(three(), "cat")
    table.do("ada", claim(table, "random"))
    agree(table, "ben")
    table.sit("dan", 2)
    agree(table, "ada")
    agree(table, "ben")
    assert (table.seated(), table.match.computers) == (["ada", "ben", "dan"], (None, None, None))


def test_a_replacement_is_rejected_without_a_leaver_or_an_opponent_to_agree() -> None:
    assert refused_a_seat(three()) == "Nobody is away."
    alone = Table(7, game="family-tree")
    alone.sit("ben")
    alone.begin()
    assert "The room is full" in refused_a_seat(alone)
    deserted = gone(gone(left(three(), "ben"), "ada"), "cat")
    assert "No player is here" in str(deserted.refused("eve", Sit(id="c", seat=1)))
    waiting = left(three(), "ben")
    waiting.sit("dan")
    assert refused_a_seat(waiting) == "A replacement has been asked for already. Wait for the answer."


def refused_a_seat(table: Table) -> str:
    """Return why Eve gets no seat."""
    return str(table.refused("eve", Sit(id="c")))


def test_a_person_who_was_removed_meanwhile_cannot_take_over() -> None:
    table = left(three(), "ben")
    table.sit("dan")
    table.do("ada", ban("dan"))
    agree(table, "ada")
    agree(table, "cat")
    assert (table.match.replacing, table.seated()) == (None, ["ada", "ben", "cat"])


def test_asking_for_a_replacement_is_no_offer() -> None:
    table = three()
    assert table.refused("ada", Offer(id="c", match=1, what="replacement")).code is Code.NOT_ALLOWED


# Messages and records


def test_incidents_are_in_the_snapshot() -> None:
    table = left(three(), "ben")
    table.do("ada", claim(table, "random"))
    agree(table, "cat", accept=False)
    table.sit("dan")
    agree(table, "ada")
    agree(table, "cat")
    told = [(each["kind"], each.get("seat"), each.get("detail"), each.get("name")) for each in told_of(table.room)[-6:]]
    assert told == [
        ("left", 1, None, "Ben"),
        ("replacement_asked", 1, {"level": "random"}, "Ben"),
        ("replacement_refused", 2, None, "Cat"),
        ("replacement_asked", 1, {"name": "Dan"}, "Ben"),
        ("replacement_agreed", 0, None, "Ada"),
        ("replaced", 1, None, "Dan"),
    ]


def test_the_record_shows_who_left_and_who_joined_and_verifies() -> None:
    table = left(three(), "ben")
    table.sit("dan")
    agree(table, "ada")
    agree(table, "cat")
    left(table, "cat")
    table.do("ada", claim(table, "random"))
    agree(table, "dan")
    table.play_leg()
    written = write_record(table.match_log)
    assert isinstance(written, Record)
    document = json.loads(written.model_dump_json())
    check(document)
    assert [seat["name"] for seat in document["seats"]] == ["Ada", "Ben", "Cat"]
    assert [(each["kind"], each["seat"]) for each in document["legs"][0]["incidents"]] == [
        ("left", 1),
        ("replaced", 1),
        ("left", 2),
        ("computer", 2),
    ]


def test_a_record_whose_seat_moves_on_after_its_player_left_is_refused() -> None:
    table = left(three(), "ben")
    table.do("ada", claim(table, "random"))
    agree(table, "cat")
    table.play_leg()
    document = record_of(table).model_dump(mode="json")
    assert documents.found(document) == ""
    (leg,) = document["legs"]
    assert leg["incidents"].pop()["kind"] == "computer"
    first = next(index for index, move in enumerate(leg["moves"], start=1) if move["seat"] == 1)
    assert (
        documents.found(documents.sealed(document))
        == f"leg 1, move {first}: seat is 1, whose player had left the match"
    )


@pytest.mark.parametrize(("seats", "kind", "other"), [(three, "left", "resigned"), (None, "resigned", "left")])
def test_a_record_says_of_more_than_two_that_they_left_and_of_two_that_they_resigned(
    seats: Callable[[], Table] | None, kind: str, other: str
) -> None:
    document = record_of(EVENTFUL["eventful"]() if seats is None else all_left(seats())).model_dump(mode="json")
    assert (documents.found(document), document["result"]["why"]) == ("", "resigned")
    last = document["legs"][-1]["incidents"][-1]
    assert last["kind"] == kind
    last["kind"] = other
    assert re.search(
        rf'kind is "{other}", with [23] players( who play together)? it should be "{kind}"$',
        documents.found(documents.sealed(document)),
    )


def all_left(table: Table) -> Table:
    """Return the table after everybody has left its match."""
    for who in ("ada", "ben", "cat"):
        left(table, who)
    return table


@pytest.mark.parametrize(
    "fact",
    [
        ReplacementAsked(seat=Seat(7), by=Seat(0), level="random", player=None, name=None),
        ReplacementAgreed(Seat(0)),
        ReplacementRefused(Seat(0)),
        Replaced(seat=Seat(1), player=PEOPLE["cat"].player, name="Cat"),
        Replaced(seat=Seat(1), player=computer("easy"), name="computer:easy"),
        Substituted(Seat(9), "random"),
        TakebackAgreed(Seat(0)),
    ],
)
def test_a_fact_that_cannot_stand_is_found(fact: object) -> None:
    table = three()
    with pytest.raises(BrokenLog):
        table.append(PEOPLE["ada"].player, Decision([fact]))  # type: ignore[list-item] # any fact, by hand
