"""Nodes' claims to compute something, in a real store."""

import pytest

from server.store import claims as store_claims
from server.store.claims import Claims
from server.store.client import Store

WHAT = "family-tree:1:44136fa355b3678a:7:par:1"


async def test_only_one_node_computes_until_it_dies(url: str) -> None:
    async with Store(url, "one") as first, Store(url, "two") as second:
        one, two = Claims(first), Claims(second)
        assert await one.claim(WHAT) == "one"
        assert await one.claim(WHAT) == "one"
        assert await two.claim(WHAT) == "one"
        assert await two.claim(WHAT, "three") == "one", "only the claim of the dead node is replaced"
        assert await two.claim(WHAT, "one") == "two"
        assert await one.claim(WHAT) == "two"
        assert await one.claim("another") == "one"
        await two.give_up(WHAT)
        assert await one.claim(WHAT) == "one"


async def test_a_claim_with_progress_is_seen_by_other_nodes_and_given_up(url: str) -> None:
    async with Store(url, "one") as first, Store(url, "two") as second:
        one, two = Claims(first), Claims(second)
        assert await two.progress(WHAT) is None
        assert await one.begin(WHAT)
        assert not await two.begin(WHAT)
        assert await two.progress(WHAT) == (0, 0)
        await one.go_on(WHAT, 3, 12)
        assert await two.progress(WHAT) == (3, 12)
        await one.give_up(WHAT)
        await one.go_on(WHAT, 4, 12)
        assert await two.progress(WHAT) is None, "a claim that was given up is not renewed"
        assert await two.begin(WHAT)


async def test_a_claim_with_progress_expires_without_renewal(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_claims, "PROGRESS_SECONDS", 1)
    async with Store(url, "one") as first, Store(url, "two") as second:
        assert await Claims(first).begin(WHAT)
        while not await Claims(second).begin(WHAT):
            pass
