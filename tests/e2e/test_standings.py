"""Standings, players' pages and records by link, through real sockets, between players of two nodes on one store."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from protocol.events import AnalysisEvent, ReplayEvent
from protocol.ids import MatchId
from protocol.scores import PlayerEvent, StandingsEvent
from server.records.verify import check
from tests.e2e.play import Player, begin_leg, host_and_join
from tests.e2e.standing import Standing, standing_nodes, standing_store
from tests.e2e.steps import make_move, match_of, result_of

Players = Callable[..., Player]


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Standing]]:
    """Two servers on one store."""
    directory = tmp_path_factory.mktemp("nodes")
    with standing_store(directory / "store") as store, standing_nodes(directory, 2, store) as nodes:
        yield nodes


async def duel(nodes: list[Standing], winner: Player, loser: Player) -> MatchId:
    """Have two on different nodes play a match that one gives up after a move; returns its id."""
    await host_and_join(nodes[0].url, winner, loser, nodes[1].url)
    await begin_leg(winner, loser)
    await make_move(winner, loser)
    await loser.do("resign", match=1)
    for player in (winner, loser):
        await result_of(player)
    return match_of(winner).id


async def standings(player: Player) -> StandingsEvent:
    """Return the current standings in the server's answer to a player."""
    ack = await player.do("standings", game="family-tree")
    return next(event for event in player.events if isinstance(event, StandingsEvent) and event.id == ack.id)


async def page(asker: Player, **whose: str) -> PlayerEvent:
    """Return a player's current page in the server's answer to a player."""
    ack = await asker.do("player", **whose)
    return next(event for event in asker.events if isinstance(event, PlayerEvent) and event.id == ack.id)


def fetched(node: Standing, match: str) -> bytes:
    """Return the document at the address of a match's record."""
    with urlopen(f"http://{node.address}/record/{match}") as answer:  # http
        return bytes(answer.read())


async def test_a_match_between_two_nodes_rates_both_once_and_its_record_is_everybodys(
    nodes: list[Standing], players: Players
) -> None:
    ada, bela = players("Ada"), players("Béla")
    match = await duel(nodes, ada, bela)
    told = await asyncio.gather(*(standings(player) for player in (ada, bela) * 2))
    assert [each.own and (each.own.matches, each.own.rating, each.own.rank) for each in told] == [
        (1, 1658, None),
        (1, 1342, None),
    ] * 2
    own, others = await page(bela), await page(bela, player=ada.room.seats[ada.seat].player or "")
    assert (own.name, others.name) == ("Béla", "Ada")
    for seen, seat in ((own, bela.seat), (others, ada.seat)):
        (past,) = seen.matches
        assert (past.match, past.why, past.winners, past.seat) == (match, "resigned", (ada.seat,), seat)
        assert past.seats[ada.seat].change == 158
    documents = [json.loads(await asyncio.to_thread(fetched, node, match)) for node in nodes]
    check(documents[0])
    assert documents[0] == documents[1]
    with pytest.raises(HTTPError, match="404"):
        await asyncio.to_thread(fetched, nodes[0], "0" * 16)


async def test_whoever_knows_a_matchs_id_can_watch_it_verify_it_and_have_it_judged(
    nodes: list[Standing], players: Players
) -> None:
    match = await duel(nodes, players("Ada"), players("Béla"))
    cleo = players("Cleo")
    await cleo.come(nodes[1].url)
    ack = await cleo.do("replay", match=match)
    (leg,) = [event for event in cleo.events if isinstance(event, ReplayEvent) and event.id == ack.id]
    assert (leg.leg, len(leg.sights), leg.refused) == (1, 2, None)
    await cleo.do("judge", match=match)
    analysis = await cleo.until(
        lambda: next((each for each in cleo.events if isinstance(each, AnalysisEvent) and each.analysis), None),
        "the analysis",
    )
    assert (analysis.match, analysis.of) == (0, 1)
    for ask in ("replay", "judge"):
        assert "This server has no record" in (await cleo.refused(ask, match="0" * 16)).message
    url = f"{nodes[0].address}/record/{match}"  # as people type it
    command = [sys.executable, "-m", "client.cli", "verify", url]
    verified = await asyncio.to_thread(subprocess.run, command, capture_output=True, check=True)
    assert verified.stdout == b"1 record verified.\n"
