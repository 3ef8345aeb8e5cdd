"""Nodes' claims to compute something, so that no two nodes compute the same."""

from importlib import resources

from server.store import keys
from server.store.client import Store

LEASE_SECONDS = 24 * 3600
"""Seconds that a node's claim is valid if it is never released; a dead node's claim may be replaced before."""
PROGRESS_SECONDS = 10
"""Seconds that a claim with progress is valid without a renewal."""

_CLAIM = resources.files("server.store").joinpath("scripts/claim.lua").read_bytes()


class Claims:
    """The claims in the store. Everything raises StoreAway."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def claim(self, what: str, after: str = "") -> str:
        """Claim the computation of something; return the node that has the claim.

        `after` is a dead node whose claim is replaced.
        """
        found = await self._store.run(_CLAIM, [keys.claim(what)], self._store.node, after, LEASE_SECONDS)
        return str(found.decode())

    async def give_up(self, what: str) -> None:
        """Release the claim, so that other nodes can compute it."""
        await self._store.ask("DEL", keys.claim(what))

    # Claims with progress, which their node renews

    async def begin(self, what: str) -> bool:
        """Claim the computation of something for this node; return whether it got the claim."""
        text = f"{self._store.node} 0 0"
        claimed = await self._store.ask("SET", keys.claim(what), text, "NX", "EX", PROGRESS_SECONDS)
        return claimed is not None

    async def go_on(self, what: str, done: int, of: int) -> None:
        """Renew this node's claim if it is still valid, and store the progress."""
        text = f"{self._store.node} {done} {of}"
        await self._store.ask("SET", keys.claim(what), text, "XX", "EX", PROGRESS_SECONDS)

    async def progress(self, what: str) -> tuple[int, int] | None:
        """Return the steps done and all steps of a claimed computation; None if no node has claimed it."""
        found = await self._store.ask("GET", keys.claim(what))
        if found is None:
            return None
        _, done, of = found.decode().rsplit(" ", 2)
        return int(done), int(of)
