"""A server replays a record of a game that is not installed here.

client/web/replay/server_replay.js does the same.
"""

import asyncio
from collections.abc import Sequence
from typing import Any

from pydantic import ValidationError

from client.net.address import ServerAddress
from client.net.command_ids import new_id
from client.net.errors import CannotWatch, LinkBusy, LinkEnded
from client.net.link import guest_link
from client.replay.match import Replay
from client.replay.pages import outlined, take
from client.replay.record_fault_text import refusal_text
from client.text import formats
from client.text.messages import people as people_text
from client.text.messages import records as records_text
from client.text.rejection_text import rejection_text
from protocol.commands import AskReplay
from protocol.events import Rejected, ReplayEvent
from protocol.ids import MatchId
from protocol.record import Record, RecordLeg, RecordScore
from protocol.views import View

SECONDS = 60.0
"""The limit for an answer, in seconds; a long leg takes a server some seconds."""


class ServerReplay:
    """The pages of a record, requested from a server one by one."""

    def __init__(self, server: ServerAddress, record: Record) -> None:
        self._server = server
        self._record = record

    async def page(self, leg: int, first: int) -> ReplayEvent:
        """Return a page of a leg, counted from 1, that starts at the ply `first`. Raises CannotWatch."""
        race = self._record.form == "race"
        asked = _of_table(self._record, self._record.legs[leg - 1]) if race else _of_match(self._record)
        try:
            command = AskReplay(id=new_id(), leg=1 if race else leg, first=first, **asked)
        except ValidationError:
            raise CannotWatch(records_text.too_many_moves()) from None
        told = await _ask(self._server, command)
        told.leg = leg
        return told

    async def rest(self) -> None:
        """Release nothing: each page has its own connection."""


async def play_on_server(server: ServerAddress, record: Record, title: str) -> Replay:
    """Return a record with the first page of each of its legs, as a server replays them. Raises CannotWatch."""
    source = ServerReplay(server, record)
    pages = [await source.page(leg, 0) for leg in range(1, len(record.legs) + 1)]
    legs = tuple([outlined(leg, page) for leg, page in zip(record.legs, pages, strict=True)])
    for page in pages:
        take(legs, page, 0)
    return Replay(record, title, _difference(record, pages), legs, source)


async def last_views(server: ServerAddress, record: Record, match: MatchId) -> tuple[View | None, ...]:
    """Return what everybody sees at the end of each leg of a match that the server has finished. Raises CannotWatch."""
    return tuple([await _last_view(server, record, leg, match) for leg in range(1, len(record.legs) + 1)])


async def _last_view(server: ServerAddress, record: Record, leg: int, match: MatchId) -> View | None:
    end = len(record.legs[leg - 1].moves)
    sights = (await _ask(server, _end_of(record, leg, end, match))).sights
    return sights[-1].view if sights else None


def _end_of(record: Record, leg: int, end: int, match: MatchId) -> AskReplay:
    """Return the request for the end of a leg. Raises CannotWatch."""
    try:
        return AskReplay(id=new_id(), leg=leg, first=end, **_of_match(record))
    except ValidationError:  # too many moves for a request; the server finds a match by its id a little later
        pass
    try:
        return AskReplay(id=new_id(), leg=leg, first=end, match=match)
    except ValidationError:
        raise CannotWatch(records_text.too_many_moves()) from None


async def _ask(server: ServerAddress, command: AskReplay) -> ReplayEvent:
    found: asyncio.Future[ReplayEvent] = asyncio.get_running_loop().create_future()

    def hear(event: object) -> None:
        if isinstance(event, ReplayEvent) and event.id == command.id and not found.done():
            found.set_result(event)

    try:
        async with guest_link(server, people_text.guest(), hear) as link, asyncio.timeout(SECONDS):
            answer = await link.ask(command)
            if isinstance(answer, Rejected):
                raise CannotWatch(rejection_text(answer))
            return await found
    except (TimeoutError, LinkEnded, LinkBusy):
        raise CannotWatch(records_text.server_needed(str(server))) from None


def _of_match(record: Record) -> dict[str, Any]:
    number = record.legs[0].number
    legs = [
        {
            "roles": [leg.roles[str(seat.seat)] for seat in record.seats],
            "moves": [(move.seat, move.move) for move in leg.moves],
            "number": None if leg.number == number else leg.number,
        }
        for leg in record.legs
    ]
    return {**_of_game(record), "form": record.form, "number": number, "legs": legs}


def _of_table(record: Record, leg: RecordLeg) -> dict[str, Any]:
    """Return one table of a race as a solo match."""
    played = {"roles": ["player"], "moves": [(0, move.move) for move in leg.moves]}
    return {**_of_game(record), "form": "solo", "number": leg.number, "legs": [played]}


def _of_game(record: Record) -> dict[str, Any]:
    return {"game": record.game, "rules": record.rules, "options": record.options}


def _difference(record: Record, pages: Sequence[ReplayEvent]) -> str | None:
    """Return the first difference between a record and the server's replay; None if there is none."""
    several = len(record.legs) > 1
    for number, (leg, page) in enumerate(zip(record.legs, pages, strict=True), start=1):
        which = number if several else None
        scores = page.outline.scores if page.outline is not None else ()
        for ply, move in enumerate(leg.moves, start=1):
            if ply >= len(scores):
                reason = "" if page.refused is None else refusal_text(page.refused, record.game)
                return records_text.move_refused(leg=which, number=ply, move=move.move, reason=reason).rstrip()
            if _total(move.score) != _sum(scores[ply]):
                score, right = formats.number(_total(move.score)), formats.number(_sum(scores[ply]))
                return records_text.wrong_score(leg=which, number=ply, score=score, right=right)
    return None


def _total(score: RecordScore) -> int:
    return score if isinstance(score, int) else sum(score.values())


def _sum(score: int | Sequence[int]) -> int:
    return score if isinstance(score, int) else sum(score)
