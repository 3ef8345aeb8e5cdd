"""The layout of a cluster: which server has which slots, from `CLUSTER SLOTS` and redirects.

A store that is not a cluster has a single primary with all slots.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Self

from redis.crc import key_slot

from server.store.endpoint import Endpoint, StoreAway

SLOTS = 16_384


def slot(key: str) -> int:
    """Return the slot of a key, or of its hash tag if it has one.

    >>> slot("turnabout:{b0579}:room:KZ74QM2") == slot("b0579")
    True
    """
    # there are few tags and many keys: a cache of all keys would take megabytes
    _, opened, rest = key.partition("{")
    tag, closed, _ = rest.partition("}")
    return _slot_of_tag(tag) if opened and closed and tag else int(key_slot(key.encode()))


@lru_cache(maxsize=4096)
def _slot_of_tag(tag: str) -> int:
    return int(key_slot(tag.encode()))


@dataclass(frozen=True, slots=True)
class Layout:
    """The primary of each slot, all primaries, and every server that may be asked for the next layout."""

    owners: tuple[Endpoint, ...]
    primaries: frozenset[Endpoint]
    servers: frozenset[Endpoint]

    @classmethod
    def single(cls, endpoint: Endpoint) -> Self:
        """Return the layout of a store that is not a cluster."""
        return cls((endpoint,) * SLOTS, frozenset({endpoint}), frozenset({endpoint}))

    @classmethod
    def read(cls, asked: Endpoint, reply: Sequence[Any]) -> Self:
        """Parse a server's answer to `CLUSTER SLOTS`. Raises StoreAway if some slots are not served."""
        owners: list[Endpoint | None] = [None] * SLOTS
        primaries, servers = set(), set()
        for first, last, *nodes in reply:
            at = [asked.at(_host(node[0]), node[1]) for node in nodes]
            primaries.add(at[0])
            servers.update(at)
            owners[first : last + 1] = [at[0]] * (last + 1 - first)
        served = tuple(owner for owner in owners if owner is not None)
        if len(served) < SLOTS:
            raise StoreAway(f"The cluster at {asked.where} serves only {len(served):,} of its {SLOTS:,} slots.")
        return cls(served, frozenset(primaries), frozenset(servers))


@dataclass(frozen=True, slots=True)
class Redirect:
    """An error that names the server to ask instead, permanently or (`once`) while a slot is being moved."""

    slot: int
    to: Endpoint
    once: bool

    @classmethod
    def parse(cls, asked: Endpoint, words: str) -> Self | None:
        """Parse an error by the server `asked`; None if it names no other server.

        >>> Redirect.parse(Endpoint.parse("redis://a"), "MOVED 3999 127.0.0.1:6381").to.where
        '127.0.0.1:6381'
        """
        match words.split():
            case ["MOVED" | "ASK" as kind, number, where]:
                host, _, port = where.rpartition(":")
                return cls(int(number), asked.at(_host(host), int(port)), kind == "ASK")
        return None


def _host(named: str | bytes | None) -> str:
    """Return a named host; empty if the server does not know its own name: then it is the server that was asked."""
    host = named.decode() if isinstance(named, bytes) else named or ""
    return "" if host == "?" else host.strip("[]")
