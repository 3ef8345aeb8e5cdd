"""The records of finished matches, which are made from their logs at the end and outlive the logs.

All of it can be computed again, and decides nothing. A finished match is due to be settled until all of its results are
stored: see `server.store.due`.
"""

import zlib

from protocol.ids import MatchId
from server.store import keys
from server.store.client import Store

BRIEF_SECONDS = 90 * 24 * 3600
"""How long the record of a match without two people is kept after it was last opened."""


class KeptRecords:
    """The store's shelf of results. Everything raises StoreAway."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep(self, match: MatchId, record: bytes, *, brief: bool = False) -> None:
        """Store a match's record, as JSON; if `brief`, for `BRIEF_SECONDS` after it was last opened."""
        expiry = ("EX", BRIEF_SECONDS) if brief else ()
        await self._store.ask("SET", keys.record(match), zlib.compress(record), *expiry)

    async def opened(self, match: MatchId) -> None:
        """Extend the time of a brief record, because a person has opened it."""
        await self._store.ask("EXPIRE", keys.record(match), BRIEF_SECONDS, "XX")

    async def withhold(self, match: MatchId, day: str) -> None:
        """Hide a match's record until a day, in UTC, has ended."""
        await self._store.ask("SET", keys.withheld(match), day)

    async def withheld(self, match: MatchId) -> str | None:
        """Return the day until whose end a match's record is hidden, which may be over; None if it was never hidden."""
        kept = await self._store.ask("GET", keys.withheld(match))
        return None if kept is None else str(kept.decode())

    async def record(self, match: MatchId) -> bytes | None:
        """Return a match's record as JSON; None if there is none."""
        kept = await self._store.ask("GET", keys.record(match))
        return zlib.decompress(kept) if kept else None

    async def has(self, match: MatchId) -> bool:
        """Return whether a match has a record."""
        return bool(await self._store.ask("EXISTS", keys.record(match)))
