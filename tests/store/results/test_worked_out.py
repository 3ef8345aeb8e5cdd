"""Computed results expire after a long time without use."""

from protocol.analysis import VERSION, Analysis
from protocol.ids import MatchId
from server.store import keys
from server.store.client import Store
from server.store.results.analyses import KeptAnalyses
from server.store.results.numbers import KeptNumbers, Numbered
from server.store.results.worked_out import KEPT_SECONDS

SEVEN = Numbered.of("family-tree", 1, {}, 7)
MATCH = MatchId("M" * 16)


async def test_a_numbers_result_is_kept_while_it_is_used(store: Store) -> None:
    kept = KeptNumbers(store)
    await kept.keep(SEVEN, "par:1", b"1325")
    key = keys.worked_out(SEVEN.text, "par:1")
    assert KEPT_SECONDS - 60 < await store.ask("TTL", key) <= KEPT_SECONDS
    await store.ask("EXPIRE", key, 100)
    assert await kept.found(SEVEN, "par:1") == b"1325"
    assert KEPT_SECONDS - 60 < await store.ask("TTL", key) <= KEPT_SECONDS
    await store.ask("PEXPIRE", key, 0)
    assert await kept.found(SEVEN, "par:1") is None


async def test_an_analysis_is_kept_while_it_is_used(store: Store) -> None:
    kept = KeptAnalyses(store)
    analysis = Analysis(version=VERSION, game="family-tree", rules=1, playouts=7, legs=())
    await kept.keep(MATCH, analysis)
    key = keys.analysis(MATCH)
    assert KEPT_SECONDS - 60 < await store.ask("TTL", key) <= KEPT_SECONDS
    await store.ask("EXPIRE", key, 100)
    assert await kept.of(MATCH) == analysis
    assert KEPT_SECONDS - 60 < await store.ask("TTL", key) <= KEPT_SECONDS
