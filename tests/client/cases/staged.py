"""Rare events, and events that a server would never send, as input for a model."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from client.games.fairness import Finding, Verdict
from client.net.frames import ShownRoom
from client.net.link_state import Connected, Connecting, Ended, Failure, FailureKind, Late, Lost, ServerTime
from client.room.chat import Mute
from client.room.local_events import CameIn, Checked, GaveUp, Heard, Looked, TurnedAway, WentOn
from client.room.model import Model, Promise
from client.room.session import step
from protocol.codes import GoodbyeCode
from protocol.codes import RejectionCode as Code
from protocol.events import (
    Ack,
    AnalysisEvent,
    Away,
    Catalog,
    Chat,
    ChatLine,
    Expected,
    Goodbye,
    HintEvent,
    Presence,
    RecordEvent,
    Rejected,
    SeatCodeEvent,
    Welcome,
)
from protocol.ids import MatchId, PlayerId, Role, RoomCode, Seat
from protocol.player_games import GamesChanged, GamesEvent
from protocol.reasons.shared import Reason
from protocol.room import Happening, LegInfo, ReplacementInfo, SeatInfo
from protocol.scores import HelpedScore, NumberEvent, ScoresEvent, Standing
from tests.client.cases.coded import Coded
from tests.client.cases.own_tables import race
from tests.client.cases.picked import case, shrunk
from tests.client.games_told import game, theirs
from tests.client.rooms import Rooms, with_match

ROOMS = Rooms(anna=PlayerId("ANNA000000000000"), ben=PlayerId("BEN0000000000000"))
ANNA, BEN, CY = ROOMS.anna, ROOMS.ben, PlayerId("CY00000000000000")
ELSEWHERE = RoomCode("AAAAAAA")
CODE = ROOMS.waiting().room
DROPPED = Failure(FailureKind.DROPPED)
REPLACED = Failure(FailureKind.REPLACED, "You have entered this room on too many other devices.")


def staged() -> Iterator[Coded]:
    """Yield a case for each: the last event of a list, for a model after all the others."""
    for name, things in STAGES.items():
        *before, last = [shrunk(thing) for thing in things]
        model = Model(promise=KEPT) if name.startswith("a promise kept") else Model()
        for thing in before:
            model = step(model, thing)
        yield case(name, model, last)


KEPT = Promise(MatchId("M1"), "as it was once")


def welcome(player: PlayerId = ANNA) -> Welcome:
    return Welcome(protocol=1, server="0.1.0", player=player, name="Anna", now=0, web="0123456789abcdef")


def no(code: Code, reason: Reason = "not_owner") -> Rejected:
    return Rejected(id="7", code=code, message="No.", reason=reason, data={})


def said(line: int, player: PlayerId = CY, text: str = "hello") -> ChatLine:
    return ChatLine(line=line, at=0, player=player, name=player[:2].title(), seat=None, text=text)


def hint(leg: int = 1, ply: int = 0) -> HintEvent:
    return HintEvent(id="h", match=1, leg=leg, ply=ply, choices=(Expected(move="QS>5D", score=81.5),))


def about(number: int = 7, *, own: int | None = None, computer: int | None = 150) -> NumberEvent:
    best = Standing(role="player", best=190, player=BEN, name="Ben", players=2, own=own, rank=None)
    return NumberEvent(
        id="n",
        game="family-tree",
        options={},
        number=number,
        computer=computer,
        par=None,
        working=False,
        standings=(best,),
    )


def happened(*happenings: Happening, room: ShownRoom) -> ShownRoom:
    return replace(room, happenings=happenings)


def back(version: int, leg: int, ply: int) -> Happening:
    return Happening(version=version, kind="taken_back", match=1, leg=leg, detail={"ply": ply})


def alone(room: ShownRoom) -> ShownRoom:
    """Return a room as Anna's solo room."""
    room = replace(room, form="solo", seats=room.seats[:1])
    return with_match(room, form="solo") if room.match is not None else room


def undoing(undo_to: int | None) -> ShownRoom:
    """Return Anna's solo room after two moves, which can be undone down to a ply."""
    room = alone(KNOWN)
    assert room.match is not None
    return with_match(room, legs=(replace(room.match.legs[0], undo_to=undo_to), *room.match.legs[1:]))


def together(**changes: Any) -> ShownRoom:
    """Return the room of three players of a cooperative game; the view makes no difference here."""
    seats = (*ROOMS.ready().seats, SeatInfo(seat=Seat(2), player=CY, name="Cy"))
    roles: tuple[Role, ...] = ("player", "player", "player")
    leg = LegInfo(leg=1, roles=roles, status="playing", ply=2, score=3, parts={})
    room = with_match(ROOMS.leg(ply=2), legs=(leg,), form="together", **{"computers": (None, None, None), **changes})
    return replace(room, form="together", seats=seats, offers=(None, None, None), view=None)


LEG, SWAP, RESULT = ROOMS.leg(ply=2), ROOMS.swap(), ROOMS.result()
KNOWN = with_match(LEG, number=7, known=True, commitment=None)
ASKED = Happening(version=12, kind="hinted", seat=Seat(0), match=1, leg=1, detail={"ply": 2})
COMPUTERS = tuple(SeatInfo(seat=Seat(seat), player=None, name="Computer", computer="easy") for seat in range(2))
CHANGED_HANDS = (
    Happening(version=60, kind="match_over", match=1),
    Happening(version=61, kind="stood", seat=Seat(1), name="Ben"),
    Happening(version=62, kind="sat", seat=Seat(1), name="Cy"),
)
AFTERWARDS = ROOMS.result(happenings=CHANGED_HANDS, version=62)
AWAY = Away(seat=Seat(1), since=1, claimable=2)
TOLD = Presence(room=CODE, here=(Seat(0),), away=(AWAY,), spectators=2, names=("Cy",), players=(CY,))
COME = (welcome(), LEG, CameIn())
ELSE = PlayerId("EVE0000000000000")
BY_CY = ReplacementInfo(seat=Seat(1), level="easy", by=Seat(2))

RACES = (welcome(), race(ROOMS, 2, 1))
HINTED = replace(ASKED, version=10)
MOVED = Happening(version=11, kind="moved", seat=Seat(0), match=1, leg=1)

STAGES: dict[str, tuple[Heard, ...]] = {
    "an answer changes nothing": (*COME, Ack(id="8", version=12)),
    "a catalog of games changes nothing": (*COME, Catalog(id="8", games=())),
    "the player's games come": (*COME, GamesEvent(games=(game(), theirs("A000000")))),
    "the player's games change": (
        *COME,
        GamesEvent(games=(game(), theirs("A000000"), game("B000000"))),
        GamesChanged(changed=(theirs(), game("C000000")), removed=(RoomCode("A000000"),)),
    ),
    "the player's games change before they come": (*COME, GamesChanged(changed=(game(),), removed=())),
    "a record changes nothing": (*COME, RecordEvent(id="8", match=1)),
    "a farewell changes nothing before the link ends": (*COME, Goodbye(code=GoodbyeCode.REMOVED, message="Go.")),
    "presence before a room": (welcome(), TOLD),
    "presence of another room": (*COME, replace(TOLD, room=ELSEWHERE)),
    "presence of this room": (*COME, TOLD),
    "presence with fewer names than players": (*COME, replace(TOLD, players=(CY, BEN))),
    "an answer is late": (*COME, TOLD, Late(late=True)),
    "an answer is late, without a network": (*COME, TOLD, Late(late=True, offline=True)),
    "an answer that was late has come": (*COME, TOLD, Late(late=True, offline=True), Late(late=False)),
    "an answer is late, then the link is lost": (*COME, TOLD, Late(late=True, offline=True), Lost(DROPPED, 2.5)),
    "an answer is late, then the link ends": (*COME, TOLD, Late(late=True, offline=True), Ended(DROPPED)),
    "nobody is known to be there once the link is lost": (*COME, TOLD, Lost(DROPPED, 2.5)),
    "nobody is known to be there while connecting": (*COME, TOLD, Connecting()),
    "who was there stays when connected": (*COME, TOLD, Connected()),
    "talk before a room": (welcome(), Chat(room=CODE, lines=(said(1),))),
    "talk of another room": (*COME, Chat(room=ELSEWHERE, lines=(said(1),))),
    "the first line ever is new, though one's own is not": (*COME, Chat(room=CODE, lines=(said(1),))),
    "what came before one's own last line is read": (
        *COME,
        Chat(room=CODE, lines=(said(4), said(5, ANNA), said(6))),
    ),
    "a line that is known already comes once": (
        *COME,
        Chat(room=CODE, lines=(said(1),)),
        Chat(room=CODE, lines=(said(1),)),
    ),
    "lines that come out of order are put in order": (
        *COME,
        Chat(room=CODE, lines=(said(3),)),
        Chat(room=CODE, lines=(said(2), said(1))),
    ),
    "after a new connection the room's lines are all there are": (
        *COME,
        Chat(room=CODE, lines=(said(1), said(2))),
        Looked(),
        welcome(),
        Chat(room=CODE, lines=(said(1),)),
    ),
    "of more than 200 lines the last are kept": (
        *COME,
        Chat(room=CODE, lines=tuple(said(line, text="") for line in range(1, 202))),
    ),
    "looked where nothing was said": (*COME, Looked()),
    "somebody is heard no more": (*COME, Chat(room=CODE, lines=(said(1),)), Mute(CY, True)),
    "two are heard no more": (*COME, Mute(CY, True), Mute(BEN, True)),
    "somebody is heard no more twice": (*COME, Mute(CY, True), Mute(CY, True)),
    "somebody is heard again": (*COME, Mute(CY, True), Mute(CY, False)),
    "nobody is heard but oneself": (*COME, Chat(room=CODE, lines=(said(1), said(2, ANNA))), Mute(None, True)),
    "everybody is heard again": (*COME, Mute(CY, True), Mute(None, True), Mute(None, False)),
    "an older snapshot": (*COME, ROOMS.leg(ply=1)),
    "a snapshot of the same version": (*COME, no(Code.ILLEGAL), replace(LEG, title="Family Tree again")),
    "an older snapshot, the first of a connection": (*COME, Lost(DROPPED, 0), welcome(), ROOMS.leg(ply=1)),
    "a reset to an older position": (*COME, no(Code.ILLEGAL), ROOMS.leg(ply=1, reset=True)),
    "a reset to another course of the same version": (*COME, hint(ply=2), replace(LEG, reset=True)),
    "a reset to before a match's end": (
        *COME,
        RESULT,
        Checked(MatchId("M1"), None, Verdict(())),
        AnalysisEvent(id="a", match=1, done=3, of=40),
        ROOMS.leg(ply=3, reset=True),
    ),
    "a move after a reset": (*COME, ROOMS.leg(ply=1, reset=True), ROOMS.leg(ply=2)),
    "another room, of a lower version": (*COME, ROOMS.waiting(room=ELSEWHERE)),
    "a room of another match after one that was checked": (
        *COME,
        RESULT,
        Checked(MatchId("M1"), None, Verdict(())),
        with_match(ROOMS.leg(version=61), match=2, id=MatchId("M2"), commitment="77"),
    ),
    "a room without its match": (*COME, ROOMS.waiting(version=70)),
    "a promise kept from an earlier stay": (welcome(), LEG),
    "a promise kept from an earlier stay is of another match": (welcome(), with_match(LEG, id=MatchId("M9"))),
    "a promise that changes is the first": (*COME, with_match(ROOMS.leg(ply=3), commitment="00")),
    "a refusal": (*COME, no(Code.ILLEGAL)),
    "a refusal goes when something happens": (*COME, no(Code.ILLEGAL), ROOMS.leg(ply=3)),
    "a refusal after a delay": (*COME, no(Code.UNAVAILABLE), no(Code.STALE)),
    "a question that the database cannot answer": (*COME, no(Code.UNAVAILABLE, "database_away")),
    "a delay": (*COME, no(Code.UNAVAILABLE)),
    "a delay ends with a room": (*COME, no(Code.UNAVAILABLE), ROOMS.leg(ply=3)),
    "a command given up": (*COME, no(Code.UNAVAILABLE), GaveUp(no(Code.UNAVAILABLE))),
    "turned away": (welcome(), TurnedAway(no(Code.NO_SUCH_ROOM))),
    "turned away, then ended": (welcome(), TurnedAway(no(Code.SEAT_TAKEN)), Ended(DROPPED)),
    "ended": (*COME, Ended(REPLACED)),
    "ended at the end of a leg": (*COME, SWAP, Ended(REPLACED)),
    "a room after all": (*COME, Ended(REPLACED), ROOMS.leg(ply=3)),
    "the first connection": (Connecting(), Connected()),
    "the server's time": (*COME, ServerTime(12.5)),
    "a code for the seat": (*COME, SeatCodeEvent(id="1", code="ABCD-EFGH", expires=1)),
    "scores": (welcome(), ScoresEvent(id="1", game="family-tree", scores=())),
    "a leg ends before one's eyes": (*COME, SWAP),
    "a leg ends before a spectator's eyes": (welcome(CY), LEG, CameIn(), SWAP),
    "the other is ready meanwhile": (*COME, SWAP, ROOMS.swap(version=20, ready=(Seat(1),))),
    "one goes on": (*COME, SWAP, WentOn()),
    "one stays where one went on from": (*COME, SWAP, WentOn(), ROOMS.swap(version=21)),
    "a leg ended while the link was lost": (*COME, Lost(DROPPED, 0), welcome(), SWAP),
    "another leg is played": (*COME, SWAP, ROOMS.leg(2)),
    "a leg is taken back from its end": (*COME, SWAP, ROOMS.leg(ply=1, version=20)),
    "leg two ends before one's eyes": (welcome(BEN), ROOMS.leg(2), RESULT),
    "the first room shows a result": (welcome(BEN), CameIn(), RESULT),
    "a match is resigned": (*COME, ROOMS.resigned()),
    "another match is agreed": (*COME, RESULT, WentOn(), ROOMS.result(version=61, next=(2, 1), agreed="new_number")),
    "a seat that changed hands after a match": (welcome(BEN), AFTERWARDS),
    "who came after a match did not play it": (
        welcome(CY),
        replace(AFTERWARDS, seats=(AFTERWARDS.seats[0], replace(AFTERWARDS.seats[1], player=CY, name="Cy"))),
    ),
    "a card is seen again": (*COME, ROOMS.leg(ply=2, title="again")),
    "another card at the same ply is seen too": (*COME, ROOMS.leg(ply=2, current="3C", version=14)),
    "no card": (*COME, ROOMS.leg(ply=3, current=None)),
    "what was seen after a move taken back counts no more": (
        *COME,
        ROOMS.leg(ply=3, current="3C"),
        happened(back(14, 1, 1), room=ROOMS.leg(ply=1, version=14, current="4C")),
    ),
    "a move taken back and another made at once": (
        *COME,
        ROOMS.leg(ply=3, current="3C"),
        happened(back(14, 1, 1), room=ROOMS.leg(ply=3, version=16, current="4C")),
    ),
    "a move taken back that was known": (
        *COME,
        ROOMS.leg(ply=3, current="3C"),
        happened(back(9, 1, 1), back(14, 2, 0), room=ROOMS.leg(ply=4, version=14)),
    ),
    "more has happened than is told": (
        *COME,
        happened(back(50, 1, 5), room=ROOMS.leg(ply=3, version=50, current="3C")),
    ),
    "a match that was held against its promise": (
        *COME,
        RESULT,
        Checked(MatchId("M1"), None, Verdict((Finding.COMMITMENT_KEPT, Finding.CARDS_DIFFERENT), 3, 1, 2)),
    ),
    "a check of another match": (*COME, RESULT, Checked(MatchId("M0"), None, Verdict(()))),
    "a check before a room": (welcome(), Checked(MatchId("M0"), None, Verdict(()))),
    "a hint at the position": (*COME, hint(ply=2)),
    "a hint at another ply": (*COME, hint(ply=1)),
    "a hint for another leg": (*COME, hint(leg=2, ply=2)),
    "a hint before a room": (welcome(), hint()),
    "a hint that is asked for": (*COME, happened(ASKED, room=ROOMS.leg(ply=2, version=12))),
    "a hint that the other asked for": (*COME, happened(replace(ASKED, seat=Seat(1)), room=ROOMS.leg(ply=2))),
    "a hint stays while the position does": (*COME, hint(ply=2), ROOMS.leg(ply=2, version=13)),
    "a hint goes with the position": (*COME, hint(ply=2), ROOMS.leg(ply=3)),
    "a hint stays while others move at tables of their own": (*RACES, hint(ply=2), race(ROOMS, 5, 1)),
    "a hint at a ply from which one's own table stands": (*RACES, race(ROOMS, 5, 1), hint(ply=2)),
    "a hint goes with a move at one's own table": (*RACES, hint(ply=2), race(ROOMS, 3, 2)),
    "a hint asked for in a race before one came back": (welcome(), race(ROOMS, 5, 1, HINTED)),
    "a hint asked for in a race before one moved and came back": (welcome(), race(ROOMS, 5, 2, HINTED, MOVED)),
    "what is known of the number": (welcome(), KNOWN, about(own=120)),
    "what is known of another number": (welcome(), KNOWN, about(8)),
    "what is known of a number while it is hidden": (*COME, about()),
    "what is known of a number before a room": (welcome(), about()),
    "what is known with other options": (welcome(), replace(KNOWN, options={"with": "jokers"}), about()),
    "what is known of the number goes with the match": (
        welcome(),
        KNOWN,
        about(),
        with_match(ROOMS.leg(version=61), number=8, match=2, id=MatchId("M2")),
    ),
    "the computer's tree stays when it is not told again": (
        welcome(),
        KNOWN,
        replace(about(), tree=LEG.view),
        about(computer=160),
    ),
    "one's own best before a solo game is the score to beat": (welcome(), alone(KNOWN), about(own=210)),
    "the computer's score is the one to beat": (welcome(), alone(KNOWN), about(own=90)),
    "no score is there to beat": (welcome(), alone(KNOWN), about(computer=None)),
    "one's own best after a game is not what was to beat": (
        welcome(),
        alone(KNOWN),
        about(own=90, computer=None),
        alone(with_match(RESULT, number=7)),
        about(own=210, computer=None),
    ),
    "an analysis": (*COME, RESULT, AnalysisEvent(id="a", match=1, done=3, of=40)),
    "an analysis of another match": (*COME, RESULT, AnalysisEvent(id="a", match=2, done=3, of=40)),
    "an analysis before a match": (welcome(), ROOMS.waiting(), AnalysisEvent(id="a", match=1, done=3, of=40)),
    "an analysis that failed": (*COME, RESULT, AnalysisEvent(id="a", match=1, done=3, of=40, failed="No.")),
    "computers have all seats": (welcome(), ROOMS.ready(seats=COMPUTERS, ready=(Seat(0),))),
    "the computer has the other seat": (welcome(), ROOMS.ready(seats=(ROOMS.ready().seats[0], COMPUTERS[1]))),
    "the computer plays in one's place": (welcome(BEN), with_match(ROOMS.leg(ply=3), computers=(None, "easy"))),
    "the computer played in one's place": (welcome(BEN), with_match(RESULT, computers=(None, "easy"))),
    "a match begins that is dead": (welcome(), with_match(ROOMS.leg(), dead=True)),
    "a dead match after its first move": (welcome(), with_match(ROOMS.leg(ply=1), dead=True)),
    "a dead match in which both have moved": (welcome(), with_match(ROOMS.leg(ply=2), dead=True)),
    "three play together": (welcome(), together(), CameIn()),
    "one of three is away": (welcome(), together(), CameIn(), TOLD),
    "one of three has left": (welcome(), together(left=(Seat(1),)), CameIn()),
    "one has left oneself": (welcome(BEN), together(left=(Seat(1),)), CameIn()),
    "the computer plays for one of three who left": (welcome(), together(computers=(None, "easy", None)), TOLD),
    "one of three has agreed to a takeback": (
        welcome(),
        together(takeback=(Seat(2), 2), agreed=(Seat(0),)),
        CameIn(),
    ),
    "one of three asks to take a move back": (welcome(), together(takeback=(Seat(2), 2)), CameIn()),
    "a spectator sees that one of three has left": (welcome(ELSE), together(left=(Seat(1),)), CameIn()),
    "the computer is to play on, and one is asked": (welcome(), together(left=(Seat(1),), replacing=BY_CY), CameIn()),
    "the computer is to play on, and one has agreed": (
        welcome(),
        together(left=(Seat(1),), replacing=BY_CY, agreed=(Seat(0),)),
        CameIn(),
    ),
    "one has asked that the computer plays on": (
        welcome(CY),
        together(left=(Seat(1),), replacing=BY_CY),
        CameIn(),
    ),
    "whom one has found is away before the match": (
        welcome(),
        replace(ROOMS.ready(), quick=True),
        CameIn(),
        replace(TOLD, room=ROOMS.ready().room),
    ),
    "a command waits for the store": (*COME, Connected(), no(Code.UNAVAILABLE, "store_away")),
    "a command is late": (*COME, Connected(), Late(late=True)),
    "a refusal outside a leg": (welcome(), ROOMS.waiting(), CameIn(), Connected(), no(Code.NOT_ALLOWED)),
    "alone, both moves can be undone": (welcome(), undoing(0), CameIn()),
    "alone, the last move revealed a card": (welcome(), undoing(2), CameIn()),
    "alone, the game has an undo of its own": (welcome(), undoing(None), CameIn()),
    "the best of casual games is the one to beat": (
        welcome(),
        with_match(alone(KNOWN), casual=True),
        replace(about(own=210), own_casual=(HelpedScore(role="player", score=170),)),
    ),
    "the lowest score is the one to beat": (welcome(), alone(KNOWN), replace(about(own=210, computer=160), low=True)),
}
