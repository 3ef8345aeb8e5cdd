"""The line at the top of a room, and the texts of its events."""

from dataclasses import replace
from typing import Any, get_args

import pytest

from client.bots.absence import steps
from client.line.deadlines import alarms
from client.net.frames import ShownRoom
from client.room.actions import Bar, Deed, bar
from client.room.event_sentence import event_sentence
from client.room.local_events import CameIn
from client.room.session import Model, step
from client.room.status import counts, line, status
from client.text.glyphs import ASCII, UNICODE
from client.text.lines import width
from protocol.events import Away, Chat, ChatLine, Presence, Welcome
from protocol.ids import PlayerId, Seat
from protocol.options import Clock
from protocol.room import ClockInfo, Happening, HappeningKind
from tests.client.rooms import CODE, Rooms, with_match

CY = PlayerId("CY00000000000000")
DETAILS: dict[str, Any] = {
    "leg_over": {"score": 210},
    "match_over": {"winners": [0], "why": "flag"},
    "offered": {"what": "same_number"},
    "declined": {"what": "new_number"},
    "claimed": {"since": 0},
    "time_given": {"ms": 65_000},
    "time_low": {"ms": 86_400_000},
    "substituted": {"level": "greedy"},
    "taken_back": {"ply": 3},
}


def at(room: ShownRoom, player: PlayerId, *heard: Any) -> Model:
    model = Model()
    for thing in (Welcome(protocol=1, server="0", player=player, name="", now=0), room, CameIn(), *heard):
        model = step(model, thing)
    return model


def shown(model: Model, now: float | None = None, cells: int = 100) -> str:
    left, rights = status(model, now)
    composed = line(left, rights, cells, UNICODE)
    assert width(composed) == cells
    return "".join(run.text for run in composed).strip()


def presence(**changes: Any) -> Presence:
    return replace(Presence(room=CODE, here=(Seat(0),)), **changes)


def happened(kind: HappeningKind, seat: int | None = 1, name: str = "Ben") -> Happening:
    seat_of = None if seat is None else Seat(seat)
    return Happening(version=9, kind=kind, seat=seat_of, name=name, match=1, leg=1, detail=DETAILS.get(kind))


@pytest.mark.parametrize("kind", get_args(HappeningKind))
def test_every_happening_is_a_sentence_to_whom_it_is_about_and_to_others(kind: HappeningKind) -> None:
    for mine in (True, False):
        sentence = event_sentence(happened(kind), mine=mine, other="Anna")
        assert sentence.endswith(".")
        assert "{" not in sentence and "None" not in sentence
    assert event_sentence(replace(happened(kind), name=None, detail=None), mine=False).endswith(".")


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        ("substituted", "The greedy computer plays on for Ben."),
        ("time_given", "1\xa0min 5\xa0s was added back: the server had been away."),
        ("time_low", "Ben has 1\xa0day left to move."),
        ("taken_back", "Ben agreed: a move was taken back."),
        ("banned", "The owner removed Ben."),
    ],
)
def test_what_happened_last_is_told_until_something_else_happens(
    rooms: Rooms, kind: HappeningKind, sentence: str
) -> None:
    room = rooms.leg(happenings=(happened(kind),))
    assert shown(at(room, rooms.anna)) == sentence
    assert shown(at(replace(room, happenings=(*room.happenings, happened("moved"))), rooms.anna)) == ""


def test_a_room_that_is_ones_own_now_is_said_to_be(rooms: Rooms) -> None:
    room = rooms.ready(owner=rooms.ben, happenings=(happened("owned", seat=None),))
    assert shown(at(room, rooms.ben)) == "You own the room now."
    assert shown(at(room, rooms.anna)) == "Ben owns the room now."


def test_what_is_asked_is_told_to_each_in_their_own_words(rooms: Rooms) -> None:
    room = with_match(rooms.leg(ply=2), takeback=(Seat(0), 0))
    assert shown(at(room, rooms.anna)) == "Waiting for Ben to agree to your takeback.  n withdraw"
    assert shown(at(room, rooms.ben)) == "Anna asks to take a move back.  y agree · n decline"
    assert shown(at(room, CY), cells=60).startswith("Anna asks to take a move back.")


@pytest.mark.parametrize(
    ("now", "told"),
    [
        (19_000, "Ben is away. In 42\xa0s you can claim the match or let the computer play on."),
        (60_001, "Ben is away. In 1\xa0s you can claim the match or let the computer play on."),
        (61_000, "Ben is away. What now?  d choose"),
    ],
)
def test_who_is_away_is_counted_down(rooms: Rooms, now: int, told: str) -> None:
    away = presence(away=(Away(seat=Seat(1), since=1000, claimable=61_000),))
    model = at(rooms.leg(), rooms.anna, away)
    assert shown(model, now) == told
    assert counts(model)
    assert shown(at(rooms.result(), rooms.anna, away), now) == ""
    replaced = with_match(rooms.leg(), computers=(None, "greedy"))
    assert shown(at(replaced, rooms.anna, away), now) == ""


def test_in_a_correspondence_game_nobody_waits_for_who_is_away(rooms: Rooms) -> None:
    away = presence(away=(Away(seat=Seat(1), since=1000, claimable=61_000),))
    for clock, said, why in (
        (Clock(move=30), "Ben is away. What now?  d choose", None),
        (Clock(move=86_400), "", Bar.CORRESPONDENCE),
    ):
        model = at(rooms.leg(clock=clock), rooms.anna, away)
        assert shown(model, 99_000) == said
        assert bar(model, Deed.GO_ON_WITHOUT, 99_000) is why
        assert bool(steps(model, 60)) == (why is None), "nor does a program"
        assert bool(alarms(at(rooms.leg(clock=clock), rooms.anna, away))) == (why is None)


def test_clocks_count_too(rooms: Rooms) -> None:
    clocks = ClockInfo(left=(1, 1), running=(Seat(0),), since=0, allowance=500)
    assert counts(at(with_match(rooms.leg(), clocks=clocks), rooms.anna))
    assert not counts(at(rooms.leg(), rooms.anna))


def test_a_seat_that_the_computer_plays_can_be_taken_back(rooms: Rooms) -> None:
    model = at(with_match(rooms.leg(), computers=(None, "random")), rooms.ben)
    assert shown(model) == "The random computer plays your seat.  s take your seat back"


def test_who_looks_on_gives_way_to_what_matters_more(rooms: Rooms) -> None:
    names, players = ("Cy", "Dee"), (CY, PlayerId("DEE"))
    looking = presence(spectators=3, names=names, players=players)
    assert shown(at(rooms.leg(), rooms.anna, looking)) == "3 spectators: Cy, Dee and 1 more"
    assert shown(at(rooms.leg(), CY, looking)) == "you are watching, with Dee and 1 more"
    assert shown(at(rooms.leg(), CY, presence(spectators=1, names=("Cy",), players=(CY,)))) == "you are watching"
    asked = with_match(rooms.leg(ply=2), takeback=(Seat(1), 1))
    assert shown(at(asked, rooms.anna, looking), cells=80).endswith("n decline                3 spectators")
    assert shown(at(asked, rooms.anna, looking), cells=60) == "Ben asks to take a move back.  y agree · n decline"


def test_the_last_new_line_is_told_until_one_looks(rooms: Rooms) -> None:
    said = ChatLine(line=1, at=0, player=rooms.ben, name="Ben", seat=Seat(1), text="[b]well[/b]\x1b[31m played")
    model = at(rooms.leg(), rooms.anna, Chat(room=CODE, lines=(said,)))
    left, rights = status(model, None)
    assert "".join(run.text for run in line(left, rights, 80, ASCII)).strip() == "Ben: [b]well[/b][31m played"
    assert (
        shown(at(rooms.leg(), rooms.anna, Chat(room=CODE, lines=(said, replace(said, line=2, player=rooms.anna)))))
        == ""
    )
    own = replace(said, line=2, player=rooms.anna, text="thanks")
    assert shown(step(model, Chat(room=CODE, lines=(own,)))) == "you: thanks"


def test_on_the_way_in_and_out_nothing_is_told(rooms: Rooms) -> None:
    assert status(Model(), None) == ((), ((),))
