"""What lasts of matches of old, on a real store."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from protocol.ids import MatchId, PlayerId, RoomCode
from protocol.record import Record
from protocol.standings import AskStandings
from server.results import gently
from server.results.ranking import order_of
from server.results.settling import Settling
from server.store import keys
from server.store.client import Store
from server.store.due import Due
from server.store.embedded.store import EmbeddedStore
from server.store.endpoint import StoreAway
from server.store.results.numbers import KeptNumbers, Numbered
from server.store.results.records import Results
from server.store.results.statistics import KeptStatistics
from tests.records.documents import NUMBER, hidden
from tests.records.eventful import eventful
from tests.store.appending import CODE, append, to_room

ADA, BELA = PlayerId("0123456789ABCDEF"), PlayerId("GHJKMNPQRSTVWXYZ")
STANDINGS = AskStandings(id="s", game="family-tree")
ON = Numbered.of("family-tree", 1, {}, NUMBER)


@asynccontextmanager
async def settled(store: Store) -> AsyncIterator[list[Record]]:
    """Have a node settle until matches of old are counted; yields the records that it says to be new."""
    new: list[Record] = []
    running = asyncio.create_task(Settling(store, Due(store), new.append).run())
    while not await Results(store).counted():
        pass
    yield new
    running.cancel()
    await asyncio.wait({running})


async def test_matches_whose_records_are_older_than_standings_are_counted_once_when_a_node_starts(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gently, "RESTS", 0)
    results, kept = Results(store), KeptNumbers(store)
    record = Record.model_validate(hidden())
    await results.keep(MatchId("old"), record.model_dump_json().encode())
    await results.keep(MatchId("broken"), b'{"turnabout": 1}')
    async with settled(store) as new:
        standings = await kept.standings(ON, order_of("family-tree", {}), BELA)
        assert new == []
    assert [(each.role, each.players) for each in standings] == [("maximizer", 2), ("minimizer", 2)]
    reached = {leg.result.score for leg in record.legs if leg.result is not None}
    assert {standings[0].best, standings[0].own} <= reached
    assert standings[0].name in ("Ada", "Béla")
    (duels,) = await KeptStatistics(store).of(BELA, "family-tree", {}, ("match",), low=False)
    assert (duels.games, duels.wins in (0, 1), duels.best in reached) == (1, True, True)
    await store.ask("DEL", keys.standing(ON.text, "maximizer"))
    async with settled(store):
        assert [each.role for each in await kept.standings(ON, order_of("family-tree", {}), ADA)] == ["minimizer"]
    await store.ask("DEL", keys.COUNTED)
    async with settled(store):
        assert await kept.standings(ON, order_of("family-tree", {}), BELA) == standings


def won(number: int, at: str, winner: int) -> tuple[MatchId, bytes]:
    """Return a match of old that Ada or Béla has won, by its id and its record."""
    document = hidden()
    for leg in document["legs"]:
        for move in leg["moves"]:
            move["at"] = at
    document["result"]["winners"] = [winner]
    document["seats"][0]["name"] = f"Ada {number}"
    return MatchId(f"{number:016}"), Record.model_validate(document).model_dump_json().encode()


async def test_matches_of_old_count_in_the_order_in_which_they_ended(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gently, "RESTS", 0)
    matches = [won(number, f"2026-11-2{number}T10:00:00Z", winner) for number, winner in enumerate((1, 1, 0, 0))]
    for match, kept in reversed(matches):
        await Results(store).keep(match, kept)
    await Results(store).keep(MatchId("broken"), b'{"turnabout": 1}')
    players = Settling(store, Due(store), lambda _: None).players
    async with settled(store):
        rebuilt = await players.standings(ADA, STANDINGS)
    assert rebuilt.own is not None
    assert (rebuilt.own.matches, rebuilt.own.won) == (4, 2)
    assert await store.ask("HGET", keys.names(ON.text), ADA) == b"Ada 3", "as she goes by now"
    for key in (keys.ratings("family-tree"), keys.listed("family-tree"), keys.rated("family-tree")):
        await store.ask("DEL", key)
    for match, kept in matches:
        await players.keep(match, Record.model_validate_json(kept))
    assert await players.standings(ADA, STANDINGS) == rebuilt


async def test_a_match_whose_settling_the_store_left_is_settled_when_its_record_is_asked_for(
    tmp_path: Path,
) -> None:
    left = asyncio.Event()

    class Left(Settling):
        async def settle(self, code: RoomCode, match: MatchId) -> None:
            if not left.is_set():
                os.kill(embedded.pid, signal.SIGKILL)
            await super().settle(code, match)
            left.set()

    table = eventful()
    match = table.match.deal.id
    async with EmbeddedStore(tmp_path / "store") as embedded, Store(embedded.url, "node") as store:
        await append(store, to_room(*table.log))
        node = Left(store, Due(store), lambda _: None)
        running = asyncio.create_task(node.run())
        node.soon(CODE, match)
        await left.wait()
        while True:
            try:
                kept = await node.lasting(match)
                break
            except StoreAway:
                await asyncio.sleep(0)
        running.cancel()
        await asyncio.wait({running})
    assert kept is not None and Record.model_validate_json(kept).result is not None
