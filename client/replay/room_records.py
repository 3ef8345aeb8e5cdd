"""Loads the records of the finished matches of a room from its server."""

import asyncio
import json
import secrets
from contextlib import suppress

from client.net.address import RoomAddress
from client.net.command_ids import new_id
from client.net.errors import CannotWatch, LinkBusy, LinkEnded
from client.net.frames import ShownRoom
from client.net.link import Link
from client.net.link_state import Ended, Failure, FailureKind, LinkState
from client.profile.identity import Profile
from client.replay.sources import Found, found
from client.text.failure_text import explain_stop
from client.text.messages import people as people_text
from client.text.messages import records as records_text
from client.text.rejection_text import rejection_text
from protocol.codes import RejectionCode
from protocol.commands import AskRecord, Enter, Leave
from protocol.events import Event, RecordEvent, Rejected
from protocol.ids import Key, show_room_code

SECONDS = 20.0
LEAVE_SECONDS = 2.0
MOST_MATCHES = 50


async def fetch_from_room(profile: Profile, address: RoomAddress, client: str) -> tuple[Found, ...]:
    """Return the records of a room's newest matches, in the order of play. Raises CannotWatch, BadProfile.

    Connects with a new key, so that the user does not return to a seat; with the user's own key only if the room
    rejects strangers.
    """
    try:
        return await _Inquiry(profile, address, secrets.token_hex(32), client).run()
    except _KeptOut:
        return await _Inquiry(profile, address, profile.key(address.server), client).run()


class _KeptOut(CannotWatch):
    """The room rejects strangers."""


class _Inquiry:
    """A short stay in a room to ask for its records."""

    def __init__(self, profile: Profile, address: RoomAddress, key: Key, client: str) -> None:
        self._address = address
        self._room: ShownRoom | None = None
        self._records: dict[str, RecordEvent] = {}
        self._ended: Failure | None = None
        self._news = asyncio.Event()
        self._link = Link(address.server, key, profile.last().name or people_text.guest(), client, self._hear)

    async def run(self) -> tuple[Found, ...]:
        running = asyncio.create_task(self._link.run())
        try:
            async with asyncio.timeout(SECONDS):
                records = await self._ask()
            with suppress(TimeoutError, LinkEnded):
                async with asyncio.timeout(LEAVE_SECONDS):
                    await self._link.ask(Leave(id=new_id()))
            return records
        except (LinkEnded, LinkBusy):
            raise self._away(self._ended or Failure(FailureKind.DROPPED)) from None
        except TimeoutError:
            raise self._away(Failure(FailureKind.NO_ANSWER)) from None
        finally:
            running.cancel()
            with suppress(asyncio.CancelledError):
                await running

    async def _ask(self) -> tuple[Found, ...]:
        answer = await self._link.ask(Enter(id=new_id(), room=self._address.room, alongside=True))
        if isinstance(answer, Rejected):
            raise self._refused(answer)
        while self._room is None:
            await self._next()
        match = self._room.match
        last = 0 if match is None else match.match if match.result is not None else match.match - 1
        records = [await self._record(each) for each in range(max(1, last - MOST_MATCHES + 1), last + 1)]
        if not records:
            raise CannotWatch(records_text.none_finished())
        return tuple(records)

    async def _record(self, match: int) -> Found:
        command = AskRecord(id=new_id(), match=match)
        answer = await self._link.ask(command)
        if isinstance(answer, Rejected):
            raise self._refused(answer)
        while command.id not in self._records:
            await self._next()
        record = self._records.pop(command.id).record
        return found(record, json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode())

    def _away(self, failure: Failure) -> CannotWatch:
        return CannotWatch(explain_stop(failure, str(self._address.server), hosted=False))

    def _refused(self, answer: Rejected) -> CannotWatch:
        if answer.code is RejectionCode.NO_SUCH_ROOM:
            code = show_room_code(self._address.room)
            return CannotWatch(records_text.no_such_room(room=code, server=str(self._address.server)))
        return _KeptOut(rejection_text(answer))

    async def _next(self) -> None:
        self._news.clear()
        if self._ended is not None:
            raise LinkEnded(reason="link_ended")
        await self._news.wait()

    def _hear(self, heard: Event | LinkState) -> None:
        if isinstance(heard, ShownRoom):
            self._room = heard
        elif isinstance(heard, RecordEvent):
            self._records[heard.id] = heard
        elif isinstance(heard, Ended):
            self._ended = heard.failure
        self._news.set()
