from collections.abc import Callable, Iterable
from dataclasses import replace

import pytest

from client.games.fairness import Sighting, Verdict
from client.net.frames import ShownRoom
from client.net.link_state import Connected, Connecting, Ended, Failure, FailureKind, Lost, ServerTime
from client.room.chat import Mute
from client.room.local_events import CameIn, Checked, GaveUp, Heard, Looked, TurnedAway, WentOn
from client.room.session import Model, Phase, Promise, step
from protocol.cards import Card
from protocol.codes import RejectionCode
from protocol.events import Ack, Away, Chat, ChatLine, Presence, Rejected, SeatCodeEvent, Welcome
from protocol.ids import MatchId, PlayerId, RoomCode, Seat
from tests.client.rooms import Rooms, with_match

DROPPED = Failure(FailureKind.DROPPED)
CY = PlayerId("CY00000000000000")
REPLACED = Failure(FailureKind.REPLACED, "You have entered this room on too many other devices.")


def heard(*things: Heard, model: Model | None = None) -> Model:
    model = model or Model()
    for thing in things:
        model = step(model, thing)
    return model


def welcome(player: PlayerId) -> Welcome:
    return Welcome(protocol=1, server="0.1.0", player=player, name="Anna", now=0)


def rejected(code: RejectionCode, message: str = "No.") -> Rejected:
    return Rejected(id="7", code=code, message=message, reason="of_a_newer_server", data={})


PHASES: dict[str, tuple[Callable[[Rooms], Iterable[Heard]], Phase]] = {
    "before the welcome": (lambda rooms: (), Phase.CONNECTING),
    "before the room": (lambda rooms: (welcome(rooms.anna),), Phase.CONNECTING),
    "one has come in without a seat": (lambda rooms: (welcome(CY), rooms.waiting(), CameIn()), Phase.WAITING),
    "a spectator sees a leg": (lambda rooms: (welcome(CY), rooms.leg(), CameIn()), Phase.LEG),
    "a spectator sees a leg end": (lambda rooms: (welcome(CY), rooms.leg(), CameIn(), rooms.swap()), Phase.LEG_OVER),
    "a spectator sees the result": (lambda rooms: (welcome(CY), CameIn(), rooms.result()), Phase.RESULT),
    "a match is resigned": (lambda rooms: (welcome(rooms.anna), rooms.leg(), rooms.resigned()), Phase.RESULT),
    "before a seat": (lambda rooms: (welcome(rooms.ben), rooms.waiting()), Phase.CONNECTING),
    "a seat is free": (lambda rooms: (welcome(rooms.anna), rooms.waiting()), Phase.WAITING),
    "both seated": (lambda rooms: (welcome(rooms.anna), rooms.ready()), Phase.READY),
    "a leg is played": (lambda rooms: (welcome(rooms.anna), rooms.leg()), Phase.LEG),
    "the second leg waits": (lambda rooms: (welcome(rooms.anna), rooms.swap()), Phase.SWAP),
    "the second leg is played": (lambda rooms: (welcome(rooms.ben), rooms.leg(2)), Phase.LEG),
    "the match is over": (lambda rooms: (welcome(rooms.ben), rooms.result()), Phase.RESULT),
    "another match is agreed": (
        lambda rooms: (welcome(rooms.ben), rooms.result(next=(2, 1), agreed="new_number")),
        Phase.READY,
    ),
    "leg one has ended": (lambda rooms: (welcome(rooms.anna), rooms.leg(), rooms.swap()), Phase.LEG_OVER),
    "leg one has ended and one went on": (
        lambda rooms: (welcome(rooms.anna), rooms.leg(), rooms.swap(), WentOn()),
        Phase.SWAP,
    ),
    "leg two has ended": (lambda rooms: (welcome(rooms.ben), rooms.leg(2), rooms.result()), Phase.LEG_OVER),
    "leg two has ended and one went on": (
        lambda rooms: (welcome(rooms.ben), rooms.leg(2), rooms.result(), WentOn()),
        Phase.RESULT,
    ),
    "a leg ended while the connection was lost": (
        lambda rooms: (welcome(rooms.anna), rooms.leg(), Lost(DROPPED, 0), welcome(rooms.anna), rooms.swap()),
        Phase.LEG_OVER,
    ),
    "the link has ended at the end of a leg": (
        lambda rooms: (welcome(rooms.anna), rooms.leg(), rooms.swap(), Ended(REPLACED)),
        Phase.STOPPED,
    ),
    "the connection is lost in a leg": (lambda rooms: (welcome(rooms.anna), rooms.leg(), Lost(DROPPED, 0)), Phase.LEG),
    "the link has ended": (lambda rooms: (welcome(rooms.anna), rooms.leg(), Ended(REPLACED)), Phase.STOPPED),
    "turned away": (lambda rooms: (TurnedAway(rejected(RejectionCode.NO_SUCH_ROOM)),), Phase.STOPPED),
}


@pytest.mark.parametrize(("events", "phase"), PHASES.values(), ids=PHASES)
def test_the_phase_follows_from_the_room(
    rooms: Rooms, events: Callable[[Rooms], Iterable[Heard]], phase: Phase
) -> None:
    assert heard(*events(rooms)).phase == phase


def test_the_end_of_a_leg_stays_whatever_the_other_does_meanwhile(rooms: Rooms) -> None:
    model = heard(welcome(rooms.anna), rooms.leg(), rooms.swap(), rooms.swap(version=20, ready=(Seat(1),)))
    assert model.phase is Phase.LEG_OVER
    model = heard(WentOn(), rooms.swap(version=21, ready=()), model=model)
    assert model.phase is Phase.SWAP


def test_the_end_of_a_leg_is_over_once_another_is_played(rooms: Rooms) -> None:
    ended = heard(welcome(rooms.anna), rooms.leg(), rooms.swap())
    assert heard(rooms.leg(2), model=ended).phase is Phase.LEG
    assert heard(welcome(rooms.anna), rooms.leg(ply=1), model=ended).phase is Phase.LEG


def test_who_one_is_comes_from_the_seats(rooms: Rooms) -> None:
    model = heard(welcome(rooms.ben), rooms.leg())
    assert (model.me, model.other, model.owner) == (1, 0, False)
    assert (model.name_of(model.other), model.name_of(model.me)) == ("Anna", "Ben")


def test_nothing_is_known_before_a_room_is_seen() -> None:
    model = Model()
    assert (model.me, model.other, model.owner, model.match, model.finished) == (None, None, False, None, False)
    assert model.name_of(None) is None


def test_an_older_snapshot_of_the_room_is_ignored(rooms: Rooms) -> None:
    model = heard(welcome(rooms.anna), rooms.leg(ply=2), rooms.leg(ply=1))
    assert model.room == rooms.leg(ply=2)


def test_a_snapshot_of_the_same_version_is_shown(rooms: Rooms) -> None:
    again = rooms.leg(ply=2, title="Family Tree again")
    assert heard(welcome(rooms.anna), rooms.leg(ply=2), again).room == again


def test_the_first_snapshot_of_a_connection_is_shown_though_it_is_older(rooms: Rooms) -> None:
    model = heard(welcome(rooms.anna), rooms.leg(ply=2), Lost(DROPPED, 0), welcome(rooms.anna), rooms.leg(ply=1))
    assert (model.room, model.resets) == (rooms.leg(ply=1, reset=True), 2)


def test_a_reset_is_shown_though_it_is_older_until_something_happens(rooms: Rooms) -> None:
    before = heard(welcome(rooms.anna), rooms.leg(ply=2))
    model = step(before, rooms.leg(ply=1, reset=True))
    assert (model.room, model.resets) == (rooms.leg(ply=1, reset=True), before.resets + 1)
    assert [each.ply for each in model.seen] == [1], "cards that the lost moves showed are no evidence"
    after = step(model, rooms.leg(ply=2))
    assert (after.room, after.resets) == (rooms.leg(ply=2), model.resets)


def test_another_room_is_shown_whatever_its_version(rooms: Rooms) -> None:
    other: ShownRoom = rooms.waiting(room=RoomCode("AAAAAAA"))
    assert heard(welcome(rooms.anna), rooms.leg(), other).room == other


def test_a_refusal_is_shown_until_something_happens(rooms: Rooms) -> None:
    refusal = rejected(RejectionCode.ILLEGAL, "The 5♦ has three children already.")
    model = heard(welcome(rooms.anna), rooms.leg(ply=2), refusal)
    assert model.refused == refusal
    assert step(model, rooms.leg(ply=2)).refused == refusal
    assert step(model, Ack(id="8", version=12)).refused == refusal
    assert step(model, rooms.leg(ply=3)).refused is None


def test_a_command_that_waits_for_the_store_is_a_delay_not_a_refusal(rooms: Rooms) -> None:
    model = heard(welcome(rooms.anna), rooms.leg(), rejected(RejectionCode.UNAVAILABLE))
    assert (model.delayed, model.refused) == (True, None)
    assert not step(model, rooms.leg(ply=1)).delayed
    assert not step(model, rejected(RejectionCode.STALE)).delayed


def test_a_command_that_was_sent_in_vain_is_a_refusal(rooms: Rooms) -> None:
    unavailable = rejected(RejectionCode.UNAVAILABLE)
    model = heard(welcome(rooms.anna), rooms.leg(), unavailable, GaveUp(unavailable))
    assert (model.delayed, model.refused) == (False, unavailable)


def test_the_links_state_is_shown(rooms: Rooms) -> None:
    model = heard(Connecting(), welcome(rooms.anna), Connected())
    assert model.link == Connected()
    assert step(model, Lost(DROPPED, 2.5)).link == Lost(DROPPED, 2.5)


def test_why_one_was_turned_away_stays_when_the_link_ends() -> None:
    refusal = rejected(RejectionCode.SEAT_TAKEN, "The room is full: Anna and Ben are playing.")
    assert heard(TurnedAway(refusal), Ended(DROPPED)).stopped == refusal


def test_presence_counts_for_the_room_shown(rooms: Rooms) -> None:
    here = Presence(room=rooms.leg().room, here=(Seat(0),))
    model = heard(here, welcome(rooms.anna), rooms.leg())
    assert model.here == ()
    assert heard(here, model=model).here == (0,)
    assert heard(here, replace(here, room=RoomCode("AAAAAAA"), here=()), model=model).here == (0,)


def test_nobody_is_known_to_be_there_while_there_is_no_connection(rooms: Rooms) -> None:
    there = heard(welcome(rooms.anna), rooms.leg(), Presence(room=rooms.leg().room, here=(Seat(0), Seat(1))))
    assert step(there, Connected()).here == (0, 1)
    for state in (Lost(DROPPED, 1.0), Connecting()):
        assert step(there, state).here == ()


def test_the_commitment_first_shown_is_the_promise(rooms: Rooms) -> None:
    model = heard(welcome(rooms.anna), rooms.leg(), with_match(rooms.leg(ply=1), commitment="00"))
    assert model.promise == Promise(MatchId("M1"), rooms.commitment)


def test_a_promise_from_an_earlier_stay_is_kept_for_its_match_only(rooms: Rooms) -> None:
    for kept, promised in ((Promise(MatchId("M1"), "old"), "old"), (Promise(MatchId("M0"), "old"), rooms.commitment)):
        model = heard(welcome(rooms.anna), rooms.leg(), model=Model(promise=kept))
        assert model.promise == Promise(MatchId("M1"), promised)


def test_every_current_card_is_seen_once(rooms: Rooms) -> None:
    model = heard(
        welcome(rooms.anna),
        rooms.leg(ply=0),
        rooms.leg(ply=0),
        rooms.leg(ply=1, current="3C"),
        rooms.swap(),
        rooms.leg(2, ply=0),
    )
    assert model.seen == (
        Sighting(1, 0, Card("QS")),
        Sighting(1, 1, Card("3C")),
        Sighting(2, 0, Card("QS")),
    )


def test_a_new_match_starts_with_nothing_seen_and_nothing_checked(rooms: Rooms) -> None:
    result = rooms.result()
    checked = Checked(MatchId("M1"), None, Verdict(()))
    model = heard(welcome(rooms.anna), rooms.leg(2), result, checked)
    assert model.checked == checked and model.seen
    another = with_match(rooms.leg(version=61), match=2, id=MatchId("M2"), commitment="77")
    model = step(model, another)
    assert (model.checked, model.seen) == (None, (Sighting(1, 0, Card("QS")),))
    assert model.promise == Promise(MatchId("M2"), "77")


def test_a_check_of_another_match_is_not_shown(rooms: Rooms) -> None:
    model = heard(welcome(rooms.anna), rooms.result(), Checked(MatchId("M0"), None, Verdict(())))
    assert model.checked is None


def test_a_match_is_finished_when_it_has_a_result_and_no_other_is_agreed(rooms: Rooms) -> None:
    assert not heard(welcome(rooms.anna), rooms.leg(2)).finished
    assert heard(welcome(rooms.anna), rooms.result()).finished
    assert not heard(welcome(rooms.anna), rooms.result(next=(2, 1), agreed="same_number")).finished


def test_who_is_away_and_who_looks_on_is_known_while_there_is_a_connection(rooms: Rooms) -> None:
    away = Away(seat=Seat(1), since=1, claimable=2)
    told = Presence(room=rooms.leg().room, here=(Seat(0),), away=(away,), spectators=2, names=("Cy",), players=(CY,))
    model = heard(welcome(rooms.anna), rooms.leg(), told)
    assert (model.away_of(Seat(1)), model.away_of(Seat(0))) == (away, None)
    assert (model.spectators, model.looking, model.people) == (2, ((CY, "Cy"),), {CY: "Cy", rooms.ben: "Ben"})
    lost = step(model, Lost(DROPPED, 1.0))
    assert (lost.away, lost.spectators, lost.looking) == ((), 0, ())


def test_the_talk_of_ones_room_is_heard(rooms: Rooms) -> None:
    said = ChatLine(line=1, at=0, player=CY, name="Cy", seat=None, text="hello")
    model = heard(welcome(rooms.anna), rooms.leg(), Chat(room=rooms.leg().room, lines=(said,)))
    assert model.talk.new(model.player) == (said,)
    assert step(model, Chat(room=RoomCode("AAAAAAA"), lines=(said,))) == model
    assert step(model, Looked()).talk.new(model.player) == ()
    assert step(model, Mute(CY, True)).talk.heard(model.player) == ()


def test_the_servers_time_and_a_code_for_the_seat_are_kept(rooms: Rooms) -> None:
    code = SeatCodeEvent(id="1", code="ABCD-EFGH", expires=1)
    model = heard(welcome(rooms.anna), ServerTime(12.5), rooms.leg(), code)
    assert (model.ahead, model.seat_code) == (12.5, code)


def test_the_computer_plays_a_seat_until_the_match_is_over(rooms: Rooms) -> None:
    model = heard(welcome(rooms.ben), with_match(rooms.leg(), computers=(None, "greedy")))
    assert (model.replaced, model.computer_of(Seat(1)), model.computer_of(Seat(0))) == (True, "greedy", None)
    assert not heard(welcome(rooms.ben), with_match(rooms.result(), computers=(None, "greedy"))).replaced


def test_whoever_sits_down_after_a_match_did_not_play_it(rooms: Rooms) -> None:
    room = rooms.result()
    cy = replace(room, seats=(room.seats[0], replace(room.seats[1], player=CY, name="Cy")))
    model = heard(welcome(CY), cy)
    assert model.played_by(Seat(1)) == ("Ben", False)
    assert model.played_by(Seat(0)) == ("Anna", False)
    assert heard(welcome(rooms.anna), cy).played_by(Seat(0)) == ("Anna", True)


def test_who_moves_up_after_a_match_is_told_of_where_they_played_it(rooms: Rooms) -> None:
    room = rooms.result()
    moved_up = replace(room, seats=(replace(room.seats[1], seat=Seat(0)),), owner=rooms.ben)
    for reader in (rooms.anna, rooms.ben):
        model = heard(welcome(reader), moved_up)
        told = [model.played_by(Seat(seat)) for seat in (0, 1)]
        assert told == [("Anna", reader == rooms.anna), ("Ben", reader == rooms.ben)]
