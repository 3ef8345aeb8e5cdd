"""Finished matches for tests of results: built from what matters for them, and settled in a database."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Engine, Table, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from protocol.ids import MatchId, PlayerId, RoomCode
from protocol.record import Record
from server.records.results import end_time
from server.results.database import Database
from server.results.finished import Day, Finished, read_finished
from server.results.settle import settle

ADA, BEN, CAT, DAN = (PlayerId(letter * 16) for letter in "ABCD")
NAMES = {ADA: "Ada", BEN: "Ben", CAT: "Cat", DAN: "Dan"}
ROOM = RoomCode("KZ74QM2")
NOON = 1_795_262_400_000
"""2026-11-21T12:00:00Z in ms since 1970."""
MINUTE, HOUR = 60_000, 3_600_000
YESTERDAY, TODAY, TOMORROW = "2026-11-20", "2026-11-21", "2026-11-22"
SALT = "5" * 32
_HIDDEN = {"salt": SALT, "sha256": "0" * 64}
_DUEL = ({"0": "maximizer", "1": "minimizer"}, {"0": "minimizer", "1": "maximizer"})


def match_id(number: int) -> MatchId:
    """Return the id of a test's match."""
    return MatchId(f"{number:016}")


def solo(
    player: PlayerId = ADA,
    score: int | None = 310,
    *,
    at: int = NOON,
    seconds: int = 0,
    hints: int = 0,
    peeks: int = 0,
    number: int = 7,
    game: str = "family-tree",
    **changes: Any,
) -> Record:
    """Return the record of a solo game; one without a score was resigned."""
    incidents = [_incident("hint", 0, at)] * hints + [_incident("takeback", 0, at)] * peeks
    if score is None:
        incidents.append(_incident("resigned", 0, at))
    played = _leg({"0": "player"}, score, at=at, seconds=seconds, number=number, incidents=incidents, hidden=False)
    scores, why = ({}, "resigned") if score is None else ({"0": score}, "score")
    result = {"winners": [], "scores": scores, "why": why}
    return _record([player], [played], result, game=game, form="solo", **changes)


def duel(
    first: PlayerId = ADA,
    second: PlayerId = BEN,
    *,
    winner: int | None = 0,
    scores: tuple[int, int] = (310, 180),
    at: int = NOON,
    number: int = 7,
    why: str = "score",
    hidden: bool = True,
    hints: Sequence[int] = (),
    game: str = "family-tree",
    **changes: Any,
) -> Record:
    """Return the record of a match of two players, rated if its number was hidden; `hints` are seats that had some."""
    incidents = [_incident("hint", seat, at) for seat in hints]
    legs = [
        _leg(roles, score, at=at, number=number, hidden=hidden, incidents=incidents)
        for roles, score in zip(_DUEL, scores, strict=True)
    ]
    if why != "score":
        legs[1]["result"] = None
    result: dict[str, Any] = {"winners": [] if winner is None else [winner], "scores": {}, "why": why}
    if why == "score":
        result["scores"] = {"0": scores[0], "1": scores[1]}
    return _record([first, second], legs, result, game=game, form="match", **changes)


def together(players: Sequence[PlayerId], score: int = 5, *, at: int = NOON, seconds: int = 0) -> Record:
    """Return the record of a co-operative game."""
    roles = {str(seat): "player" for seat in range(len(players))}
    played = _leg(roles, score, at=at, seconds=seconds, hidden=False)
    scores = {str(seat): score for seat in range(len(players))}
    result = {"winners": [], "scores": scores, "why": "score"}
    return _record(players, [played], result, game="happy-graphs", form="together")


async def settled(
    database: Database, number: int, record: Record, *, day: str | None = None, over: bool = False, today: str = TODAY
) -> int | None:
    """Settle a test's match, on the number of a day if one is given; return its number in the order of settling."""
    return await database.write(settle, finished(number, record, day=day, over=over), NOON, today)


def finished(number: int, record: Record, *, day: str | None = None, over: bool = False) -> Finished:
    """Return a test's match with all that follows from its record."""
    return read_finished(
        match_id(number), ROOM, record, None if day is None else Day(day=day, ends=end_time(record) + (not over))
    )


def engine(database: Database) -> Engine:
    """Return the engine of a database, for events."""
    found: Engine | AsyncEngine = database._driver._engine  # type: ignore[attr-defined]
    return found.sync_engine if isinstance(found, AsyncEngine) else found


async def count(database: Database, table: Table) -> int:
    """Return how many rows a table has."""
    return await database.read(
        lambda connection: connection.execute(select(func.count()).select_from(table)).scalar_one()
    )


def _record(
    players: Sequence[PlayerId],
    legs: Sequence[dict[str, Any]],
    result: dict[str, Any],
    *,
    form: str,
    game: str = "family-tree",
    rules: int = 1,
    options: dict[str, Any] | None = None,
    names: Sequence[str] = (),
    casual: bool = False,
    correspondence: bool = False,
) -> Record:
    called = names or [NAMES.get(player, str(player)) for player in players]
    return Record.model_validate(
        {
            "turnabout": 1,
            "game": game,
            "rules": rules,
            "options": options or {},
            "form": form,
            **({"casual": True} if casual else {}),
            **({"correspondence": True} if correspondence else {}),
            "seats": [
                {"seat": seat, "name": name, "player": player}
                for seat, (player, name) in enumerate(zip(players, called, strict=True))
            ],
            "legs": legs,
            "result": result,
            "digest": "0" * 64,
        }
    )


def _leg(
    roles: dict[str, str],
    score: int | None,
    *,
    at: int,
    hidden: bool,
    seconds: int = 0,
    number: int = 7,
    incidents: Sequence[dict[str, Any]] = (),
) -> dict[str, Any]:
    return {
        "number": number,
        "commitment": _HIDDEN if hidden else None,
        "deck": [],
        "roles": roles,
        "opening": {},
        "moves": [_move(at - 1000 * seconds), _move(at)],
        "incidents": list(incidents),
        "result": None if score is None else {"score": score, "parts": {}},
        "left": [],
    }


def _move(at: int) -> dict[str, Any]:
    return {"seat": 0, "move": "7D>KS", "at": _time(at), "score": 10}


def _incident(kind: str, seat: int, at: int) -> dict[str, Any]:
    found: dict[str, Any] = {"ply": 1, "at": _time(at), "kind": kind, "seat": seat}
    if kind == "takeback":
        found |= {"moves": [_move(at)], "shown": True}
    return found


def _time(at: int) -> str:
    return datetime.fromtimestamp(at // 1000, UTC).isoformat().replace("+00:00", "Z")
