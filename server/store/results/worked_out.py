"""What can be worked out again at any time: it is kept for as long as anybody asks for it.

Anybody may have something worked out of any number; kept for good, that would fill a store in the end.
"""

from server.store.client import Store

KEPT_SECONDS = 90 * 24 * 3600
"""How long something is kept after it was asked for last."""


async def recall(store: Store, key: str) -> bytes | None:
    """Return what was kept under a key, which is kept on; None where nothing is. Raises StoreAway."""
    kept = await store.ask("GETEX", key, "EX", KEPT_SECONDS)
    return None if kept is None else bytes(kept)


async def keep(store: Store, key: str, found: bytes) -> None:
    """Keep something under a key. Raises StoreAway."""
    await store.ask("SET", key, found, "EX", KEPT_SECONDS)
