"""The record of a match, made from its log alone. The shape is `protocol.record`'s.

Each part is a function of the match as it stands, so that whoever replays a record holds it against the same parts.
"""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

from protocol.ids import Seat
from protocol.record import Record, digest
from server.table import match as matches
from server.table.entries import Entry
from server.table.facts import LegStarted, MatchBegun, Moved
from server.table.match import Leg, Match

SHAPE = 1


def record(entries: Iterable[Entry]) -> Record | None:
    """Return the record of the match that a log tells of; None while it is not over."""
    log = iter(entries)
    first = next(log, None)
    if first is None or not isinstance(begun := first.fact, MatchBegun):
        return None
    match = matches.begin(begun)
    openings = [opening_of(match)]
    moves: list[list[dict[str, Any]]] = [[]]
    for entry in log:
        fact = entry.fact
        if isinstance(fact, LegStarted):
            match = matches.start_leg(match, fact)
            openings.append(opening_of(match))
            moves.append([])
        elif isinstance(fact, Moved):
            match = matches.moved(match, fact)
            moves[-1].append(move_of(match, fact.seat, fact.move, stamp(entry.at)))
    result = result_of(match)
    if result is None:
        return None
    document: dict[str, Any] = {
        "turnabout": SHAPE,
        "game": begun.game,
        "rules": begun.rules,
        "options": begun.options,
        "form": begun.form,
        "seats": [
            {"seat": seat, "name": name, "player": player}
            for seat, (name, player) in enumerate(zip(begun.names, begun.players, strict=True))
        ],
        "legs": [
            {**dealt_of(match, leg), "opening": opening, "moves": moved, "incidents": [], **end_of(match, leg)}
            for leg, opening, moved in zip(match.legs, openings, moves, strict=True)
        ],
        "result": result,
    }
    return Record.model_validate({**document, "digest": digest(document)})


def stamp(at: int | None) -> str | None:
    """Write a time in ms since 1970 as records do: UTC, in whole seconds.

    >>> stamp(1795255200000)
    '2026-11-21T10:00:00Z'
    """
    return None if at is None else datetime.fromtimestamp(at // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def dealt_of(match: Match, leg: Leg) -> dict[str, Any]:
    """Return what a record says of how a leg was dealt."""
    deal = match.deal
    return {
        "number": deal.number,
        "commitment": None if deal.salt is None else {"sha256": deal.commitment, "salt": deal.salt},
        "deck": list(deal.deck),
        "roles": {str(seat): role for seat, role in enumerate(leg.roles)},
    }


def opening_of(match: Match) -> dict[str, Any]:
    """Return what a record says of the opening of a leg that has just started."""
    return {**match.game.opening(match.leg.state), "score": match.leg.score.total}


def move_of(match: Match, seat: Seat, move: str, at: str | None) -> dict[str, Any]:
    """Return what a record says of the move just made; `at` as `stamp` writes it."""
    leg = match.leg
    return {"seat": seat, "move": move, "at": at, "score": leg.score.total, **match.game.noted(leg.state)}


def end_of(match: Match, leg: Leg) -> dict[str, Any]:
    """Return what a record says of how a leg ended."""
    score = leg.score
    return {
        "result": {"score": score.total, "parts": dict(score.parts)},
        "left": list(match.game.left(leg.state)),
    }


def result_of(match: Match) -> dict[str, Any] | None:
    """Return what a record says of how a match ended; None while it has not."""
    result = matches.result(match)
    if result is None:
        return None
    scores = {str(seat): score for seat, score in enumerate(result.scores)}
    return {"winners": list(result.winners), "scores": scores, "why": result.why}
