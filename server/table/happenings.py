"""What is told of a room, as JSON from the start, since the last happenings go out with every snapshot."""

from pydantic import TypeAdapter

from protocol.happenings import Happening
from server.table import match as matches
from server.table.match import Match
from server.table.match_facts import Moved

KEPT = 32
"""How many happenings a room keeps."""

_HAPPENING = TypeAdapter(Happening).serializer


def encoded(happening: Happening) -> bytes:
    """Return a happening as JSON, without what does not apply."""
    return _HAPPENING.to_json(happening, exclude_none=True)


def last(happenings: tuple[bytes, ...], *more: bytes) -> tuple[bytes, ...]:
    """Return the happenings to keep after some more.

    >>> last((b'{"version":1,"kind":"opened"}',), b'{"version":2,"kind":"sat"}')
    (b'{"version":1,"kind":"opened"}', b'{"version":2,"kind":"sat"}')
    """
    return (*happenings, *more)[-KEPT:]


def of_move(match: Match, fact: Moved, version: int, at: int | None) -> list[bytes]:
    """Return what a move brought about, with `match` as it stands after it: the move, and perhaps an end or two."""
    leg, ordinal = match.leg, match.match
    account = match.game.describe_last_move(leg.state)
    moved = Happening(version=version, at=at, kind="moved", seat=fact.seat, match=ordinal, leg=leg.leg, detail=account)
    told = [encoded(moved)]
    if leg.over:
        score = {"score": leg.score.total}
        over = Happening(version=version, at=at, kind="leg_over", match=ordinal, leg=leg.leg, detail=score)
        told.append(encoded(over))
    result = matches.result(match)
    if result is not None:
        winners = {"winners": list(result.winners), "why": result.why}
        told.append(encoded(Happening(version=version, at=at, kind="match_over", match=ordinal, detail=winners)))
    return told
