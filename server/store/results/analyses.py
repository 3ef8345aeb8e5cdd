"""The analyses of matches, kept beside their records, and which of them a node is working out."""

import zlib

from pydantic import TypeAdapter, ValidationError

from protocol.analysis import VERSION, Analysis
from protocol.ids import MatchId
from server.store import keys
from server.store.client import Store
from server.store.results import worked_out

CLAIM_SECONDS = 10
"""How long a node's claim to work out an analysis stands unless it is renewed."""

_ANALYSIS = TypeAdapter(Analysis)


class KeptAnalyses:
    """The store's shelf of analyses, which can be worked out again and decide nothing. Everything raises StoreAway."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, match: MatchId) -> Analysis | None:
        """Return the analysis that is kept of a match; None where none is, or one of another version."""
        kept = await worked_out.recall(self._store, keys.analysis(match))
        if kept is None:
            return None
        try:
            analysis = _ANALYSIS.validate_json(zlib.decompress(kept))
        except ValidationError:  # of another shape
            return None
        return analysis if analysis.version == VERSION else None

    async def keep(self, match: MatchId, analysis: Analysis) -> None:
        """Keep the analysis of a match."""
        await worked_out.keep(self._store, keys.analysis(match), zlib.compress(_ANALYSIS.dump_json(analysis)))

    async def claim(self, match: MatchId) -> bool:
        """Tell whether this node is now the one to work out an analysis, rather than another one."""
        claimed = await self._store.ask(
            "SET", keys.analysing(match), f"{self._store.node} 0 0", "NX", "EX", CLAIM_SECONDS
        )
        return claimed is not None

    async def go_on(self, match: MatchId, done: int, of: int) -> None:
        """Renew this node's claim where it still stands, and say how far it has come."""
        claim = f"{self._store.node} {done} {of}"
        await self._store.ask("SET", keys.analysing(match), claim, "XX", "EX", CLAIM_SECONDS)

    async def progress(self, match: MatchId) -> tuple[int, int] | None:
        """Return how many moves the node that has claimed an analysis has done, of how many; None where none has."""
        claim = await self._store.ask("GET", keys.analysing(match))
        if claim is None:
            return None
        _, done, of = claim.decode().rsplit(" ", 2)
        return int(done), int(of)

    async def give_up(self, match: MatchId) -> None:
        """Let other nodes work out an analysis."""
        await self._store.ask("DEL", keys.analysing(match))
