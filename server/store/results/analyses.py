"""The analyses of matches, stored beside their records, and the node that computes each."""

import zlib

from pydantic import TypeAdapter, ValidationError

from protocol.analysis import VERSION, Analysis
from protocol.ids import MatchId
from server.store import keys
from server.store.client import Store
from server.store.results import worked_out

CLAIM_SECONDS = 10
"""Seconds that a node's claim to compute an analysis is valid without a renewal."""

_ANALYSIS = TypeAdapter(Analysis)


class KeptAnalyses:
    """The analyses in the store, which can be computed again and decide nothing. Everything raises StoreAway."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, match: MatchId) -> Analysis | None:
        """Return a match's stored analysis; None if there is none, or one of another version."""
        kept = await worked_out.recall(self._store, keys.analysis(match))
        if kept is None:
            return None
        try:
            analysis = _ANALYSIS.validate_json(zlib.decompress(kept))
        except ValidationError:  # of another shape
            return None
        return analysis if analysis.version == VERSION else None

    async def keep(self, match: MatchId, analysis: Analysis) -> None:
        """Store the analysis of a match."""
        await worked_out.keep(self._store, keys.analysis(match), zlib.compress(_ANALYSIS.dump_json(analysis)))

    async def claim(self, match: MatchId) -> bool:
        """Claim the computation of an analysis for this node; return whether it got the claim."""
        claimed = await self._store.ask(
            "SET", keys.analysing(match), f"{self._store.node} 0 0", "NX", "EX", CLAIM_SECONDS
        )
        return claimed is not None

    async def go_on(self, match: MatchId, done: int, of: int) -> None:
        """Renew this node's claim if it is still valid, and store the progress."""
        claim = f"{self._store.node} {done} {of}"
        await self._store.ask("SET", keys.analysing(match), claim, "XX", "EX", CLAIM_SECONDS)

    async def progress(self, match: MatchId) -> tuple[int, int] | None:
        """Return the moves done and all moves of a claimed analysis; None if no node has claimed it."""
        claim = await self._store.ask("GET", keys.analysing(match))
        if claim is None:
            return None
        _, done, of = claim.decode().rsplit(" ", 2)
        return int(done), int(of)

    async def give_up(self, match: MatchId) -> None:
        """Release the claim, so that other nodes can compute the analysis."""
        await self._store.ask("DEL", keys.analysing(match))
