"""Taking moves back by consent."""

import json
from dataclasses import replace
from typing import Any

import pytest

from protocol.codes import RejectionCode as Code
from protocol.commands import Offer
from protocol.events import EVENT, RoomEvent
from protocol.ids import Seat
from protocol.options import Clock
from protocol.room import MatchInfo
from server.records.difference import Difference
from server.records.verify import check
from server.table.match import Asked
from server.table.room import ASKED_UNTIL
from server.table.takeback import TakebackAsked, TakebackRefused, TakenBack
from tests.records.eventful import record_of
from tests.table.asked import answer, claim, gone, resign, takeback
from tests.table.phases import between, leg_1, leg_2, over, seated
from tests.table.play import Table, told_of


def played(moves: int = 3, clock: Clock | None = None) -> Table:
    """Return a table at which some moves of the first leg have been made."""
    table = Table(number=1, clock=clock)
    table.sit()
    table.begin()
    for _ in range(moves):
        table.play(table.moves()[-1])
    return table


def shown(table: Table) -> MatchInfo:
    """Return what everybody is shown of the match."""
    event = EVENT.validate_json(table.shown[-1][0])
    assert isinstance(event, RoomEvent) and event.match is not None
    return event.match


def test_a_move_is_taken_back_when_the_other_agrees() -> None:
    table = played(2)
    before = table.match.leg
    table.play(table.moves()[0])
    assert table.do("ada", takeback(table)).facts == [TakebackAsked(Seat(0), 2)]
    assert table.match.asked == Asked(Seat(0), 2)
    assert shown(table).takeback == (0, 2)
    assert table.do("ben", answer(table, True)).facts == [TakenBack(seat=Seat(1), ply=2, shown=True)]
    assert table.match.leg == before
    assert table.mover == "ada"
    assert shown(table).takeback is None
    kinds = [each["kind"] for each in told_of(table.room)]
    assert kinds[-3:] == ["moved", "takeback_asked", "taken_back"]


def test_with_the_others_answer_the_others_move_goes_too() -> None:
    table = played(1)
    before = table.match.leg
    table.play(table.moves()[0])
    table.play(table.moves()[0])
    table.do("ben", takeback(table))
    table.do("ada", answer(table, True))
    assert table.match.leg == before
    assert table.mover == "ben"


def test_another_move_can_be_made_in_its_place_and_taken_back_as_well() -> None:
    table = played(2)
    before = table.match.leg
    for move in table.moves()[:2]:
        table.play(move)
        table.do("ada", takeback(table))
        table.do("ben", answer(table, True))
    assert table.match.leg == before
    table.play_leg()
    assert table.match.next_leg == 2


def test_the_first_move_of_a_leg_can_be_taken_back() -> None:
    table = leg_1()
    before = table.match.leg
    table.play("QD>5D")
    table.do("ada", takeback(table))
    table.do("ben", answer(table, True))
    assert table.match.leg == before


def test_leg_two_still_shows_cards_known_from_leg_one() -> None:
    table = leg_2()
    table.do("ben", takeback(table))
    table.do("ada", answer(table, True))
    assert table.match.leg.ply == 0
    assert table.match.leg.state.seen == table.match.legs[0].state.deck


@pytest.mark.parametrize("who", ["ada", "ben"])
def test_a_request_is_refused_or_withdrawn(who: str) -> None:
    table = played()
    leg = table.match.leg
    table.do("ada", takeback(table))
    assert table.do(who, answer(table, False)).facts == [TakebackRefused(Seat(0 if who == "ada" else 1))]
    assert (table.match.asked, table.match.leg) == (None, leg)
    table.do("ada", takeback(table))


def test_a_move_answers_a_request_by_going_on() -> None:
    table = played()
    table.do("ada", takeback(table))
    table.play(table.moves()[0])
    assert table.match.asked is None
    assert table.refused("ben", answer(table, True)).code is Code.STALE


def test_one_does_not_agree_to_ones_own_request() -> None:
    table = played()
    table.do("ada", takeback(table))
    rejection = table.refused("ada", answer(table, True))
    assert rejection.reason == "takeback_own"


@pytest.mark.parametrize("who", ["ada", "ben"])
def test_one_request_at_a_time(who: str) -> None:
    table = played()
    table.do("ada", takeback(table))
    assert table.refused(who, takeback(table)).code is Code.STALE


@pytest.mark.parametrize("accept", [True, False])
def test_an_answer_to_no_request_is_stale(accept: bool) -> None:
    table = played()
    assert table.refused("ben", answer(table, accept)).code is Code.STALE


@pytest.mark.parametrize(("leg", "ply"), [(1, 2), (1, 4), (2, 3)])
def test_a_request_from_another_ply_is_stale_and_told_the_right_one(leg: int, ply: int) -> None:
    table = played()
    rejection = table.refused("ada", Offer(id="c", match=1, what="takeback", leg=leg, ply=ply))
    assert (rejection.reason, rejection.data) == ("game_moved_on", {"match": 1, "leg": 1, "ply": 3})


@pytest.mark.parametrize(("leg", "ply"), [(None, 3), (1, None), (None, None)])
def test_a_request_names_leg_and_ply(leg: int | None, ply: int | None) -> None:
    rejection = played().refused("ada", Offer(id="c", match=1, what="takeback", leg=leg, ply=ply))
    assert rejection.code is Code.MALFORMED


def test_who_has_made_no_move_in_the_leg_takes_none_back() -> None:
    assert played(0).refused("ada", takeback(played(0))).code is Code.NOT_ALLOWED
    assert played(1).refused("ben", takeback(played(1))).code is Code.NOT_ALLOWED


def test_nothing_is_taken_back_of_a_leg_that_is_over() -> None:
    table = between()
    assert table.refused("ada", takeback(table)).code is Code.NOT_ALLOWED


@pytest.mark.parametrize("table", [seated(), over()], ids=["before", "after"])
def test_without_a_match_nothing_is_taken_back(table: Table) -> None:
    assert table.refused("ada", takeback(table)).code is Code.STALE
    assert table.refused("ada", answer(table, True)).code is Code.STALE


def test_the_computer_always_lets_one_take_a_move_back() -> None:
    table = gone(played(2), "ben")
    before = table.match.leg
    table.do("ada", claim(table, "random"))
    table.play(table.moves()[0])
    assert table.do("ada", takeback(table)).facts == [
        TakebackAsked(Seat(0), 2),
        TakenBack(seat=Seat(1), ply=2, shown=True),
    ]
    assert table.match.leg == before
    assert table.match.computers == (None, "random")


@pytest.mark.parametrize(
    ("game", "settings", "moves", "shows"),
    [
        ("family-tree", {}, 1, True),
        ("happy-graphs", {"options": {"mode": "duel"}}, 1, True),
        ("happy-graphs", {"options": {"mode": "puzzle"}, "form": "together"}, 1, False),
        ("poker-solitaire", {"role": None, "options": {"mode": "alternate", "touching": "anywhere"}}, 1, True),
        ("poker-solitaire", {"role": None, "options": {"mode": "alternate", "movable": True}}, 3, False),
        ("family-tree", {"form": "mirror", "role": None}, 1, False),
        ("family-tree", {"form": "mirror", "role": None}, 2, True),
    ],
)
def test_a_takeback_says_whether_it_had_revealed_a_card(
    game: str, settings: dict[str, Any], moves: int, shows: bool
) -> None:
    table = Table(5, game=game, **settings)
    table.sit()
    table.begin()
    for count in range(moves):
        listed = (
            [*table.moves(), f"{table.match.leg.state.hands[0][0]}@0,0"] if game == "happy-graphs" else table.moves()
        )
        if "movable" in settings.get("options", {}):
            listed = [f"{table.match.leg.state.dealt[0][0]}>a1"] if count < 2 else ["1:a1>1:b1"]
        table.play(listed[0])
    asker = table.match.leg.played[-1].seat
    table.do(table.at(asker), takeback(table))
    (fact,) = table.do(table.at(1 - asker), answer(table, True)).facts
    assert isinstance(fact, TakenBack)
    assert (fact.shown, table.match.peeked) == (shows, frozenset({asker} if shows else ()))
    assert (told_of(table.room)[-1]["detail"].get("shown"), shown(table).peeked) == (
        *(True if shows else None,),
        (asker,) if shows else (),
    )
    for who in ("ada", "ben") if table.match.goes_on else ("ada",):
        table.do(who, resign(table))
    document = json.loads(record_of(table).model_dump_json())
    told = [each for leg in document["legs"] for each in leg["incidents"] if each["kind"] == "takeback"]
    assert any(each.get("shown", False) for each in told) is shows
    check(document)
    for each in told:
        each["shown"] = True
    if not shows and table.match.deal.form != "mirror":  # whose record does not tell what waited for the other board
        with pytest.raises(Difference, match="had shown nothing"):
            check(document)


def test_known_cards_are_no_peek_and_peeks_last_to_the_end() -> None:
    table = played(3)
    for _ in range(2):
        table.do("ada", takeback(table))
        table.do("ben", answer(table, True))
        assert table.match.peeked == {0}
        table.play(table.moves()[0])
    table.play_leg()
    table.begin()
    assert table.match.peeked == {0}
    table.play(table.moves()[0])
    table.do("ben", takeback(table))
    (fact,) = table.do("ada", answer(table, True)).facts
    assert fact == TakenBack(seat=Seat(0), ply=0), "leg one has shown the cards that come"


def test_requests_never_fill_the_log() -> None:
    table = played()
    table.room = replace(table.room, begun=table.room.version + 1 - ASKED_UNTIL)
    assert table.refused("ada", takeback(table)).code is Code.TOO_MANY
    table.room = replace(table.room, begun=table.room.begun + 1)
    table.do("ada", takeback(table))


# Clocks


def test_a_takeback_restores_the_clocks_and_they_run_again_from_then_on() -> None:
    table = played(2, clock=Clock(leg=300, increment=2))
    before = table.match.leg.clocks
    assert before is not None
    table.waited += 20_000
    table.play(table.moves()[0])
    table.waited += 7_000
    table.do("ada", takeback(table))
    table.do("ben", answer(table, True))
    after = table.match.leg.clocks
    assert after is not None
    assert (after.left, after.since) == (before.left, table.now)
