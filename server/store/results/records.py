"""What lasts of matches that have ended: worked out of their logs when they end, and kept when those are forgotten.

Everything here can be worked out again, and decides nothing. A match that has ended is due to be settled until all of
it is kept: see `server.store.due`.
"""

import zlib

from protocol.ids import MatchId
from server.store import keys
from server.store.client import Store

BRIEF_SECONDS = 90 * 24 * 3600
"""How long the record of a match without two people is kept after it was last opened."""


class Results:
    """The store's shelf of results. Everything raises StoreAway."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep(self, match: MatchId, record: bytes, *, brief: bool = False) -> None:
        """Keep a match's record, as JSON; if `brief`, for `BRIEF_SECONDS` after it was last opened."""
        expiry = ("EX", BRIEF_SECONDS) if brief else ()
        await self._store.ask("SET", keys.record(match), zlib.compress(record), *expiry)

    async def opened(self, match: MatchId) -> None:
        """Keep a brief record for as long again, because a person has opened it."""
        await self._store.ask("EXPIRE", keys.record(match), BRIEF_SECONDS, "XX")

    async def withhold(self, match: MatchId, day: str) -> None:
        """Say for good that a match's record is told to nobody until a day, in UTC, has ended."""
        await self._store.ask("SET", keys.withheld(match), day)

    async def withheld(self, match: MatchId) -> str | None:
        """Return until the end of which day a match's record is told to nobody, which may have ended; None: of none."""
        kept = await self._store.ask("GET", keys.withheld(match))
        return None if kept is None else str(kept.decode())

    async def record(self, match: MatchId) -> bytes | None:
        """Return the record that is kept of a match, as JSON; None where none is."""
        kept = await self._store.ask("GET", keys.record(match))
        return zlib.decompress(kept) if kept else None

    async def has(self, match: MatchId) -> bool:
        """Tell whether a match's record is kept."""
        return bool(await self._store.ask("EXISTS", keys.record(match)))
