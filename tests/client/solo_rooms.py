"""Rooms of a solo player, and of computers at the table, as a server would send them."""

from dataclasses import replace
from typing import Any

from client.net.frames import ShownRoom
from protocol.ids import MatchId, PlayerId, Seat, computer
from protocol.room import Happening, LegInfo, MatchResult, SeatInfo
from protocol.scores import HighScore, NumberEvent, Standing
from tests.client.rooms import Rooms, with_match

NUMBER = 7
BEN = PlayerId("BEN0000000000000")


def alone(room: ShownRoom, **changes: Any) -> ShownRoom:
    """Return the room of a duel as the solo room of seat 0, on a known number."""
    room = replace(room, form="solo", seats=room.seats[:1], offers=room.offers[:1], number=None, hints=True, **changes)
    if room.match is None:
        return room
    legs = tuple(replace(leg, roles=("player",)) for leg in room.match.legs[:1])
    played: dict[str, Any] = {"game": room.game, "options": room.options, "form": "solo"}
    return with_match(room, legs=legs, number=NUMBER, **played, known=True, commitment=None, salt=None)


def solo_ready(rooms: Rooms, **changes: Any) -> ShownRoom:
    """Return a game that waits for its only seat to be ready."""
    return alone(rooms.ready(**changes))


def solo_leg(rooms: Rooms, ply: int = 0, **changes: Any) -> ShownRoom:
    """Return a game being played; it is always the player's turn."""
    room = alone(rooms.leg(ply=ply, **changes))
    assert room.view is not None
    return replace(room, view=replace(room.view, roles=("player",), to_act=(Seat(0),)))


def solo_over(rooms: Rooms, score: int = 210, why: Any = "score", **changes: Any) -> ShownRoom:
    """Return a finished game."""
    parts = {"levels": 40, "celebrity": 10, "hands": score - 50}
    leg = LegInfo(leg=1, roles=("player",), status="over", ply=40, score=score, parts=parts)
    result = MatchResult(winners=(), scores=(score if why == "score" else None,), why=why)
    return with_match(alone(rooms.result(**changes)), legs=(leg,), result=result)


def hinted(ply: int, version: int = 10, seat: int = 0) -> Happening:
    """Return the event of a requested hint."""
    return Happening(version=version, kind="hinted", seat=Seat(seat), match=1, leg=1, detail={"ply": ply})


def about(computer_score: int | None = None, own: int | None = None, **changes: Any) -> NumberEvent:
    """Return the results on the number."""
    standing = Standing(role="player", best=900, player=BEN, name="Ben", players=3, own=own, rank=None)
    told = NumberEvent(
        id="n",
        game="family-tree",
        options={},
        number=NUMBER,
        computer=computer_score,
        par=None,
        working=computer_score is None,
        standings=(standing,),
    )
    return replace(told, **changes)


def high_score(match: str, score: int = 210) -> HighScore:
    """Return one of the player's ten best games."""
    return HighScore(match=MatchId(match), options={}, number=NUMBER, score=score, at=0, hints=0)


def sits(room: ShownRoom, *levels: str | None) -> ShownRoom:
    """Return the room with computers of these levels in its seats; None leaves a seat unchanged."""
    seats = tuple(
        each
        if level is None
        else SeatInfo(seat=each.seat, player=computer(level), name=computer(level), computer=level)
        for each, level in zip(room.seats, levels, strict=True)
    )
    room = replace(room, seats=seats)
    return room if room.match is None else with_match(room, computers=levels)
