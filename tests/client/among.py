"""Open rooms, daily numbers, standings and players' pages as a server sends them."""

from typing import Any

from protocol.daily import DailyEvent, DailyRow, DailyTable
from protocol.finding import LobbyEvent, LobbyRoom
from protocol.ids import MatchId, PlayerId, RoomCode, Seat
from protocol.room import SeatInfo
from protocol.scores import (
    GameOfPlayer,
    HeadToHeadEvent,
    HeadToHeadRow,
    HighScore,
    MatchesEvent,
    PastMatch,
    PastSeat,
    PlayerEvent,
    RatingRow,
    StandingsEvent,
    Statistics,
)

ANNA, BEN = PlayerId("ANNA000000000000"), PlayerId("BEN0000000000000")


def room(code: str, owner: str, **told: Any) -> LobbyRoom:
    seats = (SeatInfo(seat=Seat(0), player=ANNA, name=owner), SeatInfo(seat=Seat(1), player=None, name=None))
    known: dict[str, Any] = {
        "game": "family-tree",
        "title": "Family Tree",
        "options": {},
        "form": "match",
        "seats": seats,
        "known": False,
        "clock": None,
        "hints": False,
        "spectators": True,
        "status": "waiting",
        "free": 1,
        "watching": 0,
        "since": 0,
    }
    return LobbyRoom(room=RoomCode(code), owner=owner, **{**known, **told})


def lobby(*rooms: LobbyRoom, more: int = 0) -> LobbyEvent:
    return LobbyEvent(game=None, form=None, rooms=rooms, more=more)


def row(rank: int, player: PlayerId, name: str, difference: int, **told: Any) -> DailyRow:
    scores = (110 + difference, 110)
    known: dict[str, Any] = {
        **{"opponent": "normal", "scores": scores, "at": 0, "match": MatchId(f"M{rank}")},
        "against": "friend" if "opponent" in told else "computer",
    }
    return DailyRow(rank=rank, player=player, name=name, difference=difference, **{**known, **told})


def daily(**told: Any) -> DailyEvent:
    table = DailyTable(day="2026-11-21", number=12345, salt="s", computer=(), friends=(), played=(0, 0))
    known: dict[str, Any] = {
        "day": "2026-11-22",
        "ends": 0,
        "options": {},
        "form": "match",
        "level": "normal",
        "commitment": "9f31",
        "tried": False,
        "own": None,
        "room": None,
        "played": 3,
        "yesterday": table,
    }
    return DailyEvent(id="d", game="family-tree", **{**known, **told})


def rated(rank: int | None, player: PlayerId, name: str) -> RatingRow:
    return RatingRow(
        rank=rank, player=player, name=name, rating=1620, uncertainty=60, matches=9, won=6, drawn=1, lost=2, last=0
    )


def standings(*rows: RatingRow, **told: Any) -> StandingsEvent:
    known: dict[str, Any] = {"own": None, "listed": len(rows), "provisional": 0, "limit": 150}
    return StandingsEvent(id="s", game="family-tree", rows=rows, **{**known, **told})


def past(match: str, why: Any = "score", **told: Any) -> PastMatch:
    seats = (PastSeat(player=ANNA, name="Anna", score=210, change=12), PastSeat(player=BEN, name="Ben", score=180))
    known: dict[str, Any] = {"form": "match", "at": 0, "seats": seats, "winners": (Seat(0),), "seat": Seat(0)}
    return PastMatch(match=MatchId(match), game="family-tree", options={}, why=why, **{**known, **told})


def page(*matches: PastMatch, next: str | None = None) -> PlayerEvent:
    solo = Statistics(form="solo", games=2, wins=None, streak=None, longest=None, best=104, average=81.0)
    best = HighScore(match=MatchId("S"), options={}, number=77, score=1240, at=0, hints=0)
    helped = HighScore(match=MatchId("H"), options={}, number=78, score=1500, at=0, hints=2)
    rating = rated(2, ANNA, "Anna")
    game = GameOfPlayer(game="family-tree", rating=rating, statistics=(solo,), best=(best,), helped=(helped,))
    return PlayerEvent(id="p", player=ANNA, name="Anna", first=0, games=(game,), matches=matches, next=next)


def matches(*listed: PastMatch, next: str | None = None, **told: Any) -> MatchesEvent:
    known: dict[str, Any] = {"player": ANNA, "name": "Anna", **told}
    return MatchesEvent(id="m", matches=listed, next=next, **known)


def met(game: str = "family-tree", **told: Any) -> HeadToHeadRow:
    known: dict[str, Any] = {"form": "match", "won": 4, "lost": 2, "drawn": 0, "played": 0, "first": 0, "last": 0}
    return HeadToHeadRow(game=game, **{**known, **told})


def head_to_head(*rows: HeadToHeadRow) -> HeadToHeadEvent:
    return HeadToHeadEvent(id="h", player=ANNA, name="Anna", opponent=BEN, opponent_name="Ben", rows=rows)
