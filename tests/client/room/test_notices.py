from dataclasses import replace

import pytest

from client.net.frames import ShownRoom
from client.net.link_state import Connected, Connecting, Ended, Failure, FailureKind, Late, Lost
from client.room.local_events import Heard
from client.room.session import Model, step
from client.room.status import trouble
from client.text.messages import connection as connection_text
from client.text.messages import leg as leg_text
from protocol.codes import RejectionCode
from protocol.events import Rejected, Welcome
from tests.client.rooms import Rooms, with_match

GONE = Lost(Failure(FailureKind.NOTHING_LISTENS), 3.0)
REFUSED = Rejected(
    id="1", code=RejectionCode.ILLEGAL, message="8D is covered by JS.", reason="of_a_newer_server", data={}
)
AWAY = replace(REFUSED, code=RejectionCode.UNAVAILABLE)


def model(rooms: Rooms, room: ShownRoom, *heard: Heard) -> Model:
    known = Model()
    for thing in (
        Welcome(protocol=1, server="0.1.0", player=rooms.anna, name="Anna", now=0),
        Connected(),
        room,
        *heard,
    ):
        known = step(known, thing)
    return known


def test_where_all_is_well_nothing_is_said(rooms: Rooms) -> None:
    for room in (rooms.waiting(), rooms.leg(), rooms.swap(), rooms.result()):
        assert trouble(model(rooms, room), hosted=True, seconds=0) is None


def test_a_lost_connection_says_when_it_is_tried_again(rooms: Rooms) -> None:
    lost = model(rooms, rooms.leg(), Lost(Failure(FailureKind.DROPPED), 3.0))
    assert trouble(lost, hosted=False, seconds=3) == (
        "The connection is lost. The match is saved. Retrying in 3\xa0s.  Ctrl+R retry"
    )
    assert trouble(step(lost, Connecting()), hosted=False, seconds=0) == (
        "The connection is lost. The match is saved. Retrying …"
    )


def test_ones_own_server_that_has_gone_is_told_from_a_host_that_is_away(rooms: Rooms) -> None:
    gone = model(rooms, rooms.swap(), GONE)
    assert (
        trouble(gone, hosted=True, seconds=3) == "Your server has stopped. Your match is saved.  Ctrl+R start it again"
    )
    assert "The server doesn’t answer." in (trouble(gone, hosted=False, seconds=3) or "")


@pytest.mark.parametrize("heard", [GONE, Connecting(), Ended(Failure(FailureKind.REPLACED))])
def test_the_pages_on_the_way_in_and_out_speak_for_themselves(rooms: Rooms, heard: Heard) -> None:
    assert trouble(step(Model(), heard), hosted=False, seconds=3) is None


def test_a_refusal_is_said_above_a_page_and_left_to_the_leg_at_the_tree(rooms: Rooms) -> None:
    assert trouble(model(rooms, rooms.swap(), REFUSED), hosted=False, seconds=0) == "8♦ is covered by J♠."
    assert trouble(model(rooms, rooms.leg(), REFUSED), hosted=False, seconds=0) is None
    assert trouble(model(rooms, rooms.leg(), rooms.swap(), REFUSED), hosted=False, seconds=0) is None


def test_a_store_that_is_away_is_said_everywhere(rooms: Rooms) -> None:
    for room in (rooms.leg(), rooms.swap()):
        assert trouble(model(rooms, room, AWAY), hosted=False, seconds=0) == connection_text.server_cannot_save()


def test_a_dead_number_is_said_until_both_have_moved(rooms: Rooms) -> None:
    for ply, said in ((0, leg_text.dead_number()), (1, leg_text.dead_number()), (2, None)):
        assert trouble(model(rooms, with_match(rooms.leg(ply=ply), dead=True)), hosted=False, seconds=0) == said


def test_an_answer_that_is_late_is_said_until_it_comes_or_the_connection_is_lost(rooms: Rooms) -> None:
    for room in (rooms.leg(), rooms.swap()):
        late = model(rooms, room, Late(True))
        assert trouble(late, hosted=False, seconds=0) == "The server has not answered for 5 s. Waiting …"
        assert trouble(step(late, Late(False)), hosted=False, seconds=0) is None
        lost = step(late, Lost(Failure(FailureKind.OFFLINE), 0.0))
        assert trouble(lost, hosted=False, seconds=0) == "You are offline. The match is saved. Retrying …"
        assert trouble(step(lost, Connected()), hosted=False, seconds=0) is None
    offline = model(rooms, rooms.leg(), Late(True, offline=True))
    assert trouble(offline, hosted=False, seconds=0) == "You are offline. Waiting …"
