"""Computed results, which are kept while they are used.

Players may have any number computed; if results were kept for ever, they would fill a store.
"""

from server.store.client import Store

KEPT_SECONDS = 90 * 24 * 3600
"""How long a result is kept after its last use."""


async def recall(store: Store, key: str) -> bytes | None:
    """Return the result under a key, and extend its time; None if there is none. Raises StoreAway."""
    kept = await store.ask("GETEX", key, "EX", KEPT_SECONDS)
    return None if kept is None else bytes(kept)


async def keep(store: Store, key: str, found: bytes) -> None:
    """Store a result under a key. Raises StoreAway."""
    await store.ask("SET", key, found, "EX", KEPT_SECONDS)
