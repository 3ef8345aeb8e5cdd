"""Rooms of many seats: the players, the beginning, replacements of players, and the scores."""

from dataclasses import replace
from typing import Any

import pytest

from client.net.address import ServerAddress
from client.net.frames import ShownRoom
from client.net.link_state import Connected
from client.room.actions import Bar, Deed, bar
from client.room.event_sentence import event_sentence
from client.room.keys import actions, named
from client.room.local_events import CameIn
from client.room.pages import page_of
from client.room.pages.setting import Setting
from client.room.session import Model, step
from client.room.status import status
from client.terminal.screens.room_menu import choices
from client.text.glyphs import UNICODE
from client.text.lines import width
from protocol.events import Away, Presence, Welcome
from protocol.ids import PlayerId, RoomCode, Seat
from protocol.room import Happening, HappeningKind, LegInfo, MatchResult, ReplacementInfo, SeatInfo
from protocol.scores import NumberEvent, Standing
from tests.client.games.happy_graphs.builders import SEED, after, lying, room_of
from tests.client.rooms import with_match
from tests.client.terminal.one_leg import PEOPLE

LEG = lying(SEED, "3H | 2C | 4D", "2D")


def at(room: ShownRoom, seat: int | None, *heard: Any) -> Model:
    model = Model(link=Connected())
    player = PEOPLE[seat] if seat is not None else PlayerId("CY00000000000000")
    here = Presence(room=room.room, here=tuple(Seat(each.seat) for each in room.seats if each.player))
    for thing in (Welcome(protocol=1, server="0", player=player, name="", now=0), room, CameIn(), here, *heard):
        model = step(model, thing)
    return model


def setting(model: Model) -> Setting:
    return Setting(model, UNICODE, server=ServerAddress("127.0.0.1"))


def text(model: Model, cells: int = 76) -> str:
    page = page_of(model)
    assert page is not None
    lines = page.lines(setting(model), cells)
    assert all(width(line) <= cells for line in lines)
    assert len(lines) <= 22
    return "\n".join("".join(run.text for run in line).rstrip() for line in lines)


def said(model: Model, now: float | None = None) -> str:
    return "".join(run.text for run in status(model, now)[0])


def open_room(taken: int, seats: int, **changes: Any) -> ShownRoom:
    """Return a room in which the first `taken` seats are taken."""
    room = room_of(lying("", " | ".join(["3H"] * seats)), match=None, view=None, happenings=(), hints=False)
    every = tuple(
        each if each.seat < taken else SeatInfo(seat=each.seat, player=None, name=None) for each in room.seats
    )
    return replace(room, seats=every, **changes)


def test_a_room_of_eight_seats_says_who_sits_where_and_how_it_begins() -> None:
    shown = text(at(open_room(3, 8), 0))
    assert "3 of 8 seats taken" in shown and "1 ● you" in shown and "8 · free" in shown
    assert "Board: classic. Played: together. Hands: seen by all. Number 7." in shown
    assert {"b", "k"} <= {key.key for key in named(setting(at(open_room(3, 8), 0)))}
    assert {"b", "k"}.isdisjoint({key.key for key in named(setting(at(open_room(3, 8), 1)))})


def test_the_owner_begins_with_two_at_least_and_only_while_seats_are_free() -> None:
    assert bar(at(open_room(1, 8), 0), Deed.BEGIN_WITH_THESE) is Bar.TOO_FEW
    assert bar(at(open_room(2, 8), 0), Deed.BEGIN_WITH_THESE) is None
    assert bar(at(open_room(8, 8), 0), Deed.BEGIN_WITH_THESE) is Bar.FULL
    assert bar(at(open_room(2, 8), 1), Deed.BEGIN_WITH_THESE) is Bar.NOT_OWNER


def test_seventeen_wait_to_begin_on_one_page() -> None:
    room = open_room(17, 17, next=(1, 1), ready=tuple(Seat(seat) for seat in range(1, 16)))
    shown = text(at(room, 0))
    assert "Game 1, together" in shown and "Press Enter when you are ready." in shown
    waits = text(at(replace(room, ready=(Seat(0),)), 0))
    assert "The leg starts as soon as Ben, P3, P4 and 13 more are." in waits


def test_a_puzzle_says_before_it_begins_from_when_on_the_time_runs() -> None:
    room = open_room(3, 3, next=(1, 1), options={"variant": "hex", "mode": "puzzle", "hands": "seen"})
    assert "Board: hex. Played: as a puzzle. The time starts with the first card." in text(at(room, 0))


def over(why: Any = "score", **changes: Any) -> ShownRoom:
    room = room_of(after(lying("AS@0,0", "AH | AC"), "AH@1,0", "AC@2:0,0"))
    leg = LegInfo(
        leg=1, roles=("player", "player"), status="over", ply=2, score=1, parts={"A": 1, "2": 0}, began=900, last=83_100
    )
    result = MatchResult(winners=(), scores=(1, 1), why=why)
    return with_match(room, legs=(leg,), result=result, **changes)


def test_together_all_have_one_number_and_nobody_wins() -> None:
    about = NumberEvent(
        id="a",
        game="happy-graphs",
        options=over().options,
        number=7,
        computer=None,
        par=None,
        working=False,
        standings=(Standing(role="player", best=0, player=PEOPLE[3], name="Eve", players=4, seconds=61),),
        low=True,
        together=2,
    )
    shown = text(at(over(), 0, about))
    assert "Together you reached 1 unhappy card on number 7." in shown and "wins" not in shown
    assert "It took 1:23." in shown
    assert "2 together, the fewest: 0 in 1:01 by Eve, the best of 4 players." in shown
    assert "unhappy aces   1" in shown
    assert "Together they reached 1 unhappy card" in text(at(over(), None))
    assert "The game ended: everyone left." in text(at(over("resigned"), 0))


def test_of_three_it_is_said_who_wishes_for_what() -> None:
    room = room_of(LEG)
    ended = with_match(room, result=MatchResult(winners=(), scores=(1, 1, 1), why="score"))
    wished = replace(ended, offers=("new_number", "new_number", None))
    assert "You and Ben want a rematch on a new number. 1 seat has not agreed yet." in text(at(wished, 0))
    assert "Anna and Ben want a rematch on a new number: press n to accept." in text(at(wished, 2))
    assert "The rematch starts when all players choose the same deal." in text(at(ended, 0))


GONE = with_match(room_of(LEG), left=(Seat(2),))
AWAY = Presence(room=RoomCode("KZ74QM2"), here=(Seat(0), Seat(1)), away=(Away(seat=Seat(2), since=0, claimable=9_000),))
ASKED = with_match(GONE, replacing=ReplacementInfo(seat=Seat(2), by=Seat(1), level="easy", player=None, name=None))
CY_ASKS = with_match(
    GONE,
    replacing=ReplacementInfo(seat=Seat(2), by=None, level=None, player=PlayerId("CY00000000000000"), name="Cy"),
)
MINE, BENS = (with_match(room_of(LEG), takeback=(Seat(seat), 0)) for seat in (0, 1))
LEFT = "P3 is away or has left. Who plays on?  "
ASKS = "Let the easy computer play on for P3?  y agree · n decline"
OWN = "Waiting for the others to agree about P3’s seat.  n withdraw"
TOLD = {
    "one has left": (at(GONE, 0), 0, f"{LEFT}d choose"),
    "a spectator may ask": (at(GONE, None), 0, f"{LEFT}s ask for the seat"),
    "away for a moment": (
        at(room_of(LEG), 0, AWAY),
        0,
        "Away: P3. In 9\xa0s a computer can play on if the others agree.",
    ),
    "away for long": (at(room_of(LEG), 0, AWAY), 9_000, f"{LEFT}d choose"),
    "asked": (at(ASKED, 0), 0, ASKS),
    "asked by me": (at(ASKED, 1), 0, OWN),
    "asked by a spectator": (at(CY_ASKS, 0), 0, "Cy asks to play on for P3.  y agree · n decline"),
    "it is I who asks": (at(CY_ASKS, None), 0, OWN),
    "agreed": (
        at(with_match(ASKED, agreed=(Seat(0),)), 0),
        0,
        "The easy computer plays on for P3 if all players agree.",
    ),
    "I have left": (at(GONE, 2), 0, "You left the match.  s take your seat back"),
    "a move back": (at(BENS, 0), 0, "Ben asks to take a move back.  y agree · n decline"),
    "a move back, mine": (at(MINE, 0), 0, "Waiting for the other players to agree to your takeback.  n withdraw"),
    "a move back, agreed": (
        at(with_match(BENS, agreed=(Seat(0),)), 0),
        0,
        "You agreed. The other players must agree, too.",
    ),
}


@pytest.mark.parametrize(("model", "now", "told"), TOLD.values(), ids=TOLD)
def test_what_is_asked_of_many_is_said_at_the_top(model: Model, now: float, told: str) -> None:
    assert said(model, now) == told


def test_a_spectator_asks_for_a_seat_by_its_key_and_the_menu_has_the_rest() -> None:
    assert actions(setting(at(GONE, None)))["s"] == "table('ask_for_seat')"
    assert Deed.ANSWER_REPLACEMENT in {each.id for each in choices(at(ASKED, 0), 0, hints=False)}
    resign = next(each for each in choices(at(GONE, 0), 0, hints=False) if each.id == Deed.RESIGN)
    assert resign.text == "Leave the match"


HAPPENED: dict[HappeningKind, tuple[Any, str]] = {
    "left": (None, "P3 left the match."),
    "replacement_refused": (None, "P3 declined the replacement."),
    "replacement_agreed": (None, "P3 agreed to the replacement."),
    "replaced": (None, "P3 plays on in seat 3."),
    "takeback_agreed": (None, "P3 agreed to the takeback."),
}


@pytest.mark.parametrize(("kind", "detail", "told"), [(kind, *each) for kind, each in HAPPENED.items()], ids=HAPPENED)
def test_what_happened_at_a_table_of_many_is_told(kind: HappeningKind, detail: Any, told: str) -> None:
    happening = Happening(version=9, kind=kind, seat=Seat(2), name="P3", match=1, leg=1, detail=detail)
    assert said(at(replace(room_of(LEG), happenings=(happening,)), None)) == told


def test_who_asks_for_whom_is_told() -> None:
    by_ben = Happening(version=9, kind="replacement_asked", seat=Seat(2), name="P3", detail={"level": "easy"})
    assert event_sentence(by_ben, mine=False, other="Ben") == "Ben asks to let the easy computer play on for P3."
    by_cy = Happening(version=9, kind="replacement_asked", seat=Seat(2), name="P3", detail={"name": "Cy"})
    assert event_sentence(by_cy, mine=False) == "Cy asks to play on for P3."
