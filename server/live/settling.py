"""Works out what lasts of matches that have ended, as they end, and what other nodes have left undone."""

import asyncio

import structlog

from protocol.ids import MatchId, RoomCode
from protocol.record import Record
from server.store.redis import Store, StoreAway
from server.store.results import Results
from server.table.entries import Entry, UnknownEntry
from server.table.match import UnknownRules
from server.table.record import record

LOOK_SECONDS = 60.0
"""How often is looked for what a node that died has left undone."""

log = structlog.get_logger(__name__)


class Settling:
    """Keeps the records of matches that have ended."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._results = Results(store)

    async def run(self) -> None:
        """Settle what is due, now and then, until cancelled."""
        while True:
            try:
                async for code, match in self._results.due():
                    await self.settle(code, match)
            except StoreAway:
                pass  # it is due as long as it takes
            await asyncio.sleep(LOOK_SECONDS)

    async def settle(self, code: RoomCode, match: MatchId) -> None:
        """Keep the record of a match that has ended; what cannot be done now stays due."""
        try:
            entries = await self._store.read_match(code, match)
            found = await asyncio.to_thread(record, entries)
            if found is None:
                log.warning("a match is due whose log is gone", room=code, match=match)
            else:
                await self._results.keep(match, found.model_dump_json().encode())
            await self._results.done(code, match)
        except StoreAway:
            return
        except (UnknownEntry, UnknownRules) as error:
            log.warning("a match is due that a newer server has played", room=code, match=match, error=str(error))
        except Exception:
            log.exception("a match could not be settled", room=code, match=match)

    async def record(self, code: RoomCode, match: MatchId) -> Record | None:
        """Return the record of a match, kept or worked out of its log; None while it is not over.

        Raises StoreAway, UnknownEntry and UnknownRules.
        """
        kept = await self._results.record(match)
        if kept is not None:
            return Record.model_validate_json(kept)
        entries: list[Entry] = await self._store.read_match(code, match)
        return await asyncio.to_thread(record, entries)
