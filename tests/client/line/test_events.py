"""The announcements of line mode for all phases and events of a room."""

from dataclasses import replace
from typing import Any

import pytest

from client.games.fairness import Finding, Verdict
from client.line import pages
from client.line.events import Announcer
from client.net.link_state import Connected, Connecting, Ended, Failure, FailureKind, Late, Lost
from client.room.local_events import Checked, Heard, TurnedAway, WentOn
from client.room.session import Model, Phase, step
from protocol.codes import RejectionCode
from protocol.events import Away, Chat, ChatLine, Presence, Rejected
from protocol.ids import MatchId, PlayerId, Seat
from tests.client.line.staged import grown, happening, hosted, seen, setting, welcome
from tests.client.rooms import CODE, Rooms, with_match

CY = PlayerId("CY00000000000000")
LOST = Lost(Failure(FailureKind.DROPPED), 0.0)


def after(model: Model, *things: Heard) -> list[str]:
    """Return the lines for events, one after the other."""
    announcer = Announcer(before=model)
    announcer.presence(setting(model))
    lines = []
    for thing in things:
        model = step(model, thing)
        lines += [*announcer.told(setting(model)), *(announcer.presence(setting(model)))]
    return lines


def says(line: int, text: str, player: PlayerId, name: str) -> ChatLine:
    return ChatLine(line=line, at=0, player=player, name=name, seat=Seat(1), text=text)


def test_a_host_is_told_the_code_the_addresses_and_what_was_settled(rooms: Rooms) -> None:
    assert Announcer().told(hosted(seen(rooms.anna, rooms.waiting(number=7, role="minimizer")))) == [
        "KZ7-4QM2, Family Tree.",
        "In the room: Anna (you), 1 seat is free.",
        "Your room is open. Send a line below, or read out its address and code. KZ7-4QM2",
        "Your friend runs one of these (in a clone: ./dev join …):",
        "turnabout join 192.168.1.5:8420/KZ7-4QM2 (same network, eth0)",
        "http://192.168.1.5:8420/KZ7-4QM2",
        "Number 7; you minimize first.",
        "Waiting for your friend …",
    ]


def test_a_host_without_a_network_is_told_so(rooms: Rooms) -> None:
    alone = replace(hosted(seen(rooms.anna, rooms.waiting())), addresses=())
    assert "Other machines can’t reach this one: connect it to a network." in pages.page(alone)


def test_before_a_leg_it_is_said_who_does_what_and_who_is_ready(rooms: Rooms) -> None:
    lines = pages.page(setting(seen(rooms.ben, rooms.ready(ready=(Seat(0),), role="maximizer"))))
    assert lines[:4] == [
        "KZ7-4QM2, Family Tree.",
        "In the room: Anna, Ben (you).",
        "Match 1, leg 1 of 2",
        "You minimize; Anna maximizes and plays first.",
    ]
    assert lines[-3:] == ["✓ Anna, ready", "· Ben, not ready yet", "Press Enter when you are ready."]


def test_a_spectator_is_told_a_leg_too(rooms: Rooms) -> None:
    lines = pages.page(setting(seen(CY, grown(rooms))))
    assert lines[0] == "Leg 1 of 2: Anna maximizes, Ben minimizes; number hidden, fingerprint 9f31…."
    assert lines[-1] == "Anna’s turn: K♥ can go to 1 place. Score 10, 30 cards left."


def test_the_end_of_a_leg_and_the_swap_are_told_once(rooms: Rooms) -> None:
    lines = after(seen(rooms.anna, rooms.leg()), rooms.swap(), WentOn())
    assert lines[:4] == [
        "Leg 1 is over: 10 points.",
        "Generations 10, celebrities 0, hands 0.",
        "Every card was played.",
        "Now the roles are swapped, on the same cards. You minimize; Ben maximizes and plays first.",
    ]
    assert lines[-1] == "Press Enter when you are ready."
    swapped = step(step(seen(rooms.anna, rooms.leg()), rooms.swap()), WentOn())
    assert pages.page(setting(swapped))[0] == "Leg 1 is over: 210 points."


def test_the_result_is_a_table_in_lines_and_the_check_follows(rooms: Rooms) -> None:
    verdict = Verdict((Finding.COMMITMENT_KEPT, Finding.DECK_DIFFERENT), leg=2, ply=3)
    lines = after(seen(rooms.anna, rooms.swap()), rooms.result(), Checked(MatchId("M1"), None, verdict))
    assert lines[:8] == [
        "You win, 210 to 180. The difference is 30 points.",
        "leg 1; leg 2",
        "maximized; Anna; Ben",
        "minimized; Ben; Anna",
        "generations; 10; 10",
        "celebrities; 0; 0",
        "hands; 200; 170",
        "score; 210; 180",
    ]
    assert lines[-2:] == [
        "✓ The number matches the fingerprint shown at the start.",
        "! The cards that were played are not the cards of this number. The first difference is move 4 of leg 2.",
    ]


def test_moves_and_turns_are_told_as_they_come(rooms: Rooms) -> None:
    detail = {"seat": 1, "card": "9H", "target": "5D", "does": "child", "change": 10, "skipped": ["2S"]}
    moved = replace(grown(rooms), version=30, happenings=(happening("moved", 30, detail=detail),))
    assert after(seen(rooms.anna, rooms.leg(ply=1)), moved)[:2] == [
        "Ben: 9♥ on 5♦, +10; no place for 2♠.",
        "Your turn: play K♥. Score 10, 30 cards left.",
    ]
    odd = replace(rooms.leg(ply=1), version=30, happenings=(happening("moved", 30, detail={"odd": 1}),))
    assert after(seen(rooms.anna, rooms.leg(ply=1)), odd) == ["Ben moved."]


def test_a_takeback_request_is_shown_with_its_commands(rooms: Rooms) -> None:
    asked = replace(rooms.leg(), version=30, happenings=(happening("takeback_asked", 30, detail={"ply": 0}),))
    lines = after(seen(rooms.anna, rooms.leg()), with_match(asked, takeback=(Seat(1), 0)))
    assert lines == ["Ben asks to take a move back. Type yes (agree) or no (decline)."]


HAPPENED: dict[str, tuple[Any, list[str]]] = {
    "a takeback is asked for": (
        happening("takeback_asked", 30, detail={"ply": 0}),
        ["Ben asked to take a move back."],
    ),
    "the move stands": (happening("takeback_refused", 30), ["The takeback was declined."]),
    "the computer plays": (
        happening("substituted", 30, detail={"level": "greedy"}),
        ["The greedy computer plays on for Ben."],
    ),
    "one owns the room": (happening("owned", 30, seat=0, name="Anna"), ["You own the room now."]),
    "settings": (
        happening("configured", 30, seat=None, name=None),
        [
            "The owner changed the settings for the next match.",
            "You own this room. Next: the number is random and hidden; no clock; spectators allowed.",
        ],
    ),
    "what the page tells": (happening("leg_started", 30), []),
}


@pytest.mark.parametrize(("what", "lines"), HAPPENED.values(), ids=HAPPENED)
def test_what_happens_is_told_in_a_sentence(rooms: Rooms, what: Any, lines: list[str]) -> None:
    assert after(seen(rooms.anna, rooms.leg()), replace(rooms.leg(), version=30, happenings=(what,))) == lines


def test_who_is_ready_waits_for_the_other(rooms: Rooms) -> None:
    room = rooms.ready(version=30, ready=(Seat(0),), happenings=(happening("readied", 30, seat=0, name="Anna"),))
    assert after(seen(rooms.anna, rooms.ready()), room) == [
        "You are ready. The leg starts as soon as Ben is.",
    ]


def test_a_refused_move_is_told_in_the_rules_words(rooms: Rooms) -> None:
    refused = Rejected(
        id="1", code=RejectionCode.ILLEGAL, message="8D is covered by TS.", reason="of_a_newer_server", data={}
    )
    away = Rejected(
        id="1", code=RejectionCode.UNAVAILABLE, message="The store is away.", reason="of_a_newer_server", data={}
    )
    assert after(seen(rooms.anna, rooms.leg()), refused) == ["8♦ is covered by 10♠."]
    assert after(seen(rooms.anna, rooms.leg()), away, away) == [
        "The server can’t save at the moment. Your command is sent again until it can."
    ]


def test_who_goes_comes_and_looks_on_is_told(rooms: Rooms) -> None:
    here = Presence(room=CODE, here=(Seat(0), Seat(1)))
    gone = Presence(room=CODE, here=(Seat(0),), away=(Away(seat=Seat(1), since=1, claimable=2),))
    watched = replace(here, spectators=1, names=("Cy",), players=(CY,))
    assert after(seen(rooms.anna, rooms.leg(), here), gone, here, watched, here) == [
        "Ben is away.",
        "Ben is back.",
        "1 spectator: Cy.",
        "Nobody is watching any more.",
    ]
    assert pages.people(setting(step(seen(rooms.anna, rooms.leg()), gone))) == ["In the room: Anna (you), Ben (away)."]


def test_a_lost_connection_is_told_once_for_each_reason_and_when_it_is_back(rooms: Rooms) -> None:
    nobody = Lost(Failure(FailureKind.NOTHING_LISTENS), 1.0)
    told = after(
        seen(rooms.anna, rooms.leg()), LOST, Connecting(), nobody, Connecting(), nobody, Connecting(), Connected()
    )
    assert told == [
        "The connection is lost. The match is saved. Retrying …",
        "The server doesn’t answer. The match is saved. Retrying …",
        "You are connected again.",
    ]
    own = hosted(step(seen(rooms.anna, rooms.leg()), nobody))
    assert Announcer(before=own.model).told(own) == [
        "Your server has stopped. Your match is saved. Type retry (start it again)."
    ]
    first = setting(step(Model(), nobody))
    assert Announcer().told(first) == [
        "Nothing answers at 127.0.0.1:8420. Your match is saved. Trying again until the server answers …"
    ]


def test_talk_is_told_as_it_comes_and_what_was_said_before_at_first(rooms: Rooms) -> None:
    first = Chat(room=CODE, lines=(says(1, "early", rooms.ben, "Ben"),))
    model = step(seen(rooms.anna, rooms.leg()), first)
    announcer = Announcer()
    assert announcer.told(setting(model))[:2] == ["Said before you came:", "Ben says: early"]
    more = Chat(room=CODE, lines=(says(2, "late", rooms.ben, "Ben"), says(3, "yes", rooms.anna, "Anna")))
    assert announcer.told(setting(step(model, more))) == ["Ben says: late", "You say: yes"]


STOPPED: dict[str, tuple[Heard, str, str]] = {
    "one's seat is connected": (
        TurnedAway(
            Rejected(id="1", code=RejectionCode.SEAT_CONNECTED, message="No.", reason="of_a_newer_server", data={})
        ),
        "You are already in this room, on another device or in another window.",
        "You can type: here (play here, too), leave",
    ),
    "nobody is there": (
        Ended(Failure(FailureKind.NOTHING_LISTENS)),
        "Nothing answers at 127.0.0.1:8420.",
        "You can type: again (try again), leave",
    ),
    "the name": (
        Ended(Failure(FailureKind.NAME_REFUSED, "It is too long.")),
        "The server at 127.0.0.1:8420 doesn’t accept your name. It is too long.",
        "You can type: name NAME (change your name), leave",
    ),
}


@pytest.mark.parametrize(("heard", "why", "ways"), STOPPED.values(), ids=STOPPED)
def test_where_there_is_no_going_on_it_is_said_why_and_what_can_be_done(heard: Heard, why: str, ways: str) -> None:
    lines = Announcer().told(setting(step(Model(), heard)))
    assert lines[0].startswith(why)
    assert lines[-1].startswith(ways)


def test_nothing_is_said_before_one_is_in_the_room(rooms: Rooms) -> None:
    model = step(step(Model(), Connected()), welcome(rooms.ben))
    assert model.phase is Phase.CONNECTING
    assert Announcer().told(setting(step(model, rooms.waiting()))) == []
    assert pages.page(setting(model)) == []


def test_a_seat_that_the_computer_plays_is_told(rooms: Rooms) -> None:
    replaced = with_match(rooms.leg(), computers=("greedy", None))
    assert (
        pages.page(setting(seen(rooms.anna, replaced)))[-1]
        == "The greedy computer plays your seat. Type sit (take your seat back)."
    )
    assert pages.people(setting(seen(rooms.anna, replaced))) == ["In the room: Anna (computer, greedy), Ben."]


@pytest.mark.parametrize("form", ["together", "race"])
def test_settings_for_the_next_match_leave_the_result_as_it_was(rooms: Rooms, form: str) -> None:
    over = pages.page(setting(seen(rooms.anna, rooms.result())))
    changed = pages.page(setting(seen(rooms.anna, replace(rooms.result(), form=form, options={"mode": "puzzle"}))))
    assert [line for line in changed if "What next" not in line] == [line for line in over if "What next" not in line]


def test_an_answer_that_is_late_is_told_once_and_nothing_is_said_of_others(rooms: Rooms) -> None:
    gone = Presence(room=CODE, here=(Seat(0),), away=(Away(seat=Seat(1), since=1, claimable=2),))
    leg = seen(rooms.anna, rooms.leg(), Presence(room=CODE, here=(Seat(0), Seat(1))))
    assert after(leg, Late(True), gone) == ["The server has not answered for 5 s. Waiting …"]
    assert after(leg, Late(True), gone, Late(False)) == [
        "The server has not answered for 5 s. Waiting …",
        "Ben is away.",
    ]
    assert pages.people(setting(step(step(leg, gone), Late(True)))) == ["In the room: Anna (you), Ben."]
    offline = Lost(Failure(FailureKind.OFFLINE), 0.0)
    assert after(leg, Late(True, offline=True), offline) == [
        "You are offline. Waiting …",
        "You are offline. The match is saved. Retrying …",
    ]


def test_a_server_that_does_not_answer_is_told_on_the_way_in_too() -> None:
    assert after(Model(), Connecting(), Late(True)) == ["The server has not answered for 5 s. Waiting …"]
    offline = Lost(Failure(FailureKind.OFFLINE), 0.0)
    assert after(Model(), offline) == ["You are offline. The match is saved. Retrying …"]


def test_of_many_cards_that_went_to_the_bottom_only_the_number_is_told(rooms: Rooms) -> None:
    detail = {"seat": 1, "card": "9H", "target": "5D", "does": "child", "change": 10}
    for skipped, told in (
        (["2S", "3S", "4S", "5S"], "no place for 2♠ 3♠ 4♠ 5♠."),
        (["2S", "3S", "4S", "5S", "6S"], "no place for 5 cards."),
    ):
        moved = replace(
            grown(rooms), version=30, happenings=(happening("moved", 30, detail={**detail, "skipped": skipped}),)
        )
        assert after(seen(rooms.anna, rooms.leg(ply=1)), moved)[0] == f"Ben: 9♥ on 5♦, +10; {told}"
