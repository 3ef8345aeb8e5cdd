"""Ratings and players' pages, on a real store that two nodes write to at once."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from protocol.codes import RejectionCode as Code
from protocol.ids import MatchId, PlayerId
from protocol.record import Record
from protocol.scores import AskPlayer, AskStandings, HighScore, PlayerEvent, StandingsEvent
from server.records.results import list_outcomes
from server.results.players import MATCHES, Players
from server.results.ranking import order_of
from server.store.client import Store
from server.store.results.best_games import BestGames
from server.store.results.statistics import KeptStatistics
from server.table.decision import Person, Rejection
from tests.records.test_results import ADA, ALONE, BELA, TEN, ended, leg, match

HOUR = 3_600_000
YESTERDAY, TODAY = "2026-11-20", "2026-11-21"


class Node:
    """What a node knows of players, and how it is asked."""

    def __init__(self, store: Store) -> None:
        self.best = BestGames(store)
        self.statistics = KeptStatistics(store)
        self.players = Players(store, self.best, self.statistics)

    async def standings(self, player: PlayerId = ADA) -> StandingsEvent:
        """Return a game's standings for a player."""
        return await self.players.standings(player, AskStandings(id="s", game="family-tree"))

    async def page(self, player: PlayerId | None, asker: str = "Ada", **more: Any) -> PlayerEvent:
        """Return a player's page as Ada or Béla sees it."""
        person = Person({"Ada": ADA, "Béla": BELA}[asker], asker)
        return await self.players.page(person, AskPlayer(id="p", player=player, **more), TODAY)

    async def played(self, number: int, record: Record, daily: str | None = None) -> None:
        """Store a match on its players' pages."""
        name = MatchId(f"{number:016}")
        for outcome in list_outcomes(record):
            await self.statistics.keep(record.game, record.options, record.form, name, outcome)
        await self.players.keep(name, record, daily)


def at(record: Record, hour: int) -> Record:
    """Return a record of a match that was played on an hour of a day."""
    document = record.model_dump(mode="json")
    for played in document["legs"]:
        for move in played["moves"]:
            move["at"] = f"2026-11-21T{hour:02}:00:00Z"
    return Record.model_validate(document)


@pytest.fixture
async def nodes(url: str) -> AsyncIterator[tuple[Node, Node]]:
    """Two nodes on a store of the test's own."""
    async with (
        Store(url, "here") as here,
        Store(url, "there") as there,
    ):
        yield Node(here), Node(there)


async def test_a_match_rates_both_once_however_many_nodes_settle_it(nodes: tuple[Node, Node]) -> None:
    record = ended()
    await asyncio.gather(*(node.played(1, record) for node in nodes * 3))
    for node in nodes:
        told = await node.standings()
        assert (told.rows, told.listed, told.provisional, told.limit) == ((), 0, 2, 400)
        assert told.own is not None
        assert (told.own.rank, told.own.name, told.own.rating, told.own.uncertainty) == (None, "Ada", 1658, 484)
        assert (told.own.matches, told.own.won, told.own.drawn, told.own.lost, told.own.last) == (1, 1, 0, 0, TEN)
    other = (await nodes[0].standings(BELA)).own
    assert other is not None
    assert (other.rating, other.won, other.lost) == (1342, 0, 1)
    assert (await nodes[0].standings(PlayerId("C" * 16))).own is None


async def test_matches_of_one_player_that_nodes_settle_at_once_all_count(nodes: tuple[Node, Node]) -> None:
    others = [f"{number:016}" for number in range(11)]
    matches = [(number, at(ended(second=other), number)) for number, other in enumerate(others)]
    await asyncio.gather(*(nodes[number % 2].played(number, record) for number, record in matches))
    told = await nodes[0].standings()
    assert told.own is not None
    assert (told.own.matches, told.own.won, told.own.rank) == (11, 11, 1)
    assert told.rows == (told.own,)
    assert (told.listed, told.provisional) == (1, 11)
    assert told.own.last == TEN


async def test_equal_ratings_have_one_rank_and_a_computer_is_listed_like_others(nodes: tuple[Node, Node]) -> None:
    here, _ = nodes
    for number in range(12):
        await here.played(number, ended(second="computer:easy", winners=()))
    told = await here.standings()
    assert {(row.player, row.rank, row.rating, row.drawn) for row in told.rows} == {
        (ADA, 1, 1500, 12),
        ("computer:easy", 1, 1500, 12),
    }


async def test_ones_own_page_has_all_matches_and_anothers_those_that_were_rated(nodes: tuple[Node, Node]) -> None:
    here, there = nodes
    alone = match(ALONE, leg(310))
    alone = alone.model_copy(update={"result": alone.result.model_copy(update={"scores": {"0": 310}})})
    await here.played(1, at(ended(), 9))
    await here.played(2, at(ended(commitment=None, winners=()), 11))
    await here.played(3, at(alone, 12))
    await here.best.keep(ADA, "family-tree", order_of("family-tree", {}), high_score(310))
    own = await there.page(None)
    assert (own.player, own.name, own.first, own.more) == (ADA, "Ada", TEN - HOUR, False)
    assert [(each.match[-1], each.form, each.at, each.seat) for each in own.matches] == [
        ("3", "solo", TEN + 2 * HOUR, 0),
        ("2", "match", TEN + HOUR, 0),
        ("1", "match", TEN - HOUR, 0),
    ]
    assert [[seat.change for seat in each.seats] for each in own.matches] == [[None], [None, None], [158, -158]]
    (game,) = own.games
    assert (game.game, game.rating and game.rating.rating) == ("family-tree", 1658)
    assert [(each.form, each.games, each.wins) for each in game.statistics] == [("match", 2, 1), ("solo", 1, None)]
    assert [score.score for score in game.best] == [310]
    assert await there.page(ADA) == own
    others = await there.page(ADA, "Béla")
    assert [each.match[-1] for each in others.matches] == ["1"]
    assert others.games == own.games
    assert [(each.match[-1], each.seat) for each in (await there.page(None, "Béla")).matches] == [("2", 1), ("1", 1)]


async def test_todays_number_tells_others_nothing_before_the_day_has_ended(nodes: tuple[Node, Node]) -> None:
    here, _ = nodes
    for number, day in enumerate((YESTERDAY, TODAY, None)):
        await here.played(number, at(ended(), 9 + number), day)
    assert [each.daily for each in (await here.page(None)).matches] == [None, TODAY, YESTERDAY]
    assert [each.daily for each in (await here.page(ADA, "Béla")).matches] == [None, YESTERDAY]
    for asker, games in (("Ada", 3), ("Béla", 2)):
        (game,) = (await here.page(ADA, asker)).games
        assert [each.games for each in game.statistics] == [games]


def high_score(score: int, **options: bool) -> HighScore:
    """Return a game that was played alone."""
    return HighScore(match=MatchId("3"), options=dict(options), number=7, score=score, at=TEN, hints=0)


async def test_scores_by_other_options_are_not_compared(nodes: tuple[Node, Node]) -> None:
    here, _ = nodes
    alone = match(ALONE, leg(31)).model_copy(update={"game": "grandmas-game"})
    alone = alone.model_copy(update={"result": alone.result.model_copy(update={"scores": {"0": 31}})})
    for number, reorder in enumerate((True, False)):
        await here.played(number, alone.model_copy(update={"options": {"reorder": reorder}}))
        order = order_of("grandmas-game", {"reorder": reorder})
        await here.best.keep(ADA, "grandmas-game", order, high_score(31 + number, reorder=reorder))
    (game,) = (await here.page(None)).games
    (statistics,) = game.statistics
    assert (statistics.games, statistics.best, statistics.average) == (2, None, None)
    assert {score.score for score in game.best} == {31, 32}


async def test_the_best_score_of_a_duel_is_the_highest_though_few_unhappy_cards_are_best_alone(
    nodes: tuple[Node, Node],
) -> None:
    for number, own in enumerate((5, 9, 7)):
        duel = ended().model_copy(update={"game": "happy-graphs", "options": {"mode": "duel"}})
        result = duel.result.model_copy(update={"scores": {"0": own, "1": 6}})
        await nodes[0].played(number, duel.model_copy(update={"result": result}))
    for number, own in enumerate((5, 3, 4), 3):
        alone = match(ALONE, leg(own)).model_copy(update={"game": "happy-graphs"})
        result = alone.result.model_copy(update={"scores": {"0": own}})
        await nodes[0].played(number, alone.model_copy(update={"result": result}))
    (game,) = (await nodes[1].page(None)).games
    assert {each.form: each.best for each in game.statistics} == {"match": 9, "solo": 3}


async def test_a_page_is_turned_to_older_matches(nodes: tuple[Node, Node]) -> None:
    here, _ = nodes
    first = match(ALONE, leg(310))
    for number in range(MATCHES + 2):
        minute = f"2026-11-21T10:{number:02}:00Z"
        document = first.model_dump(mode="json")
        document["legs"][0]["moves"][0]["at"] = minute
        await here.players.keep(MatchId(f"{number:016}"), Record.model_validate(document))
    newest = await here.page(None)
    assert (len(newest.matches), newest.more) == (MATCHES, True)
    rest = await here.page(None, before=newest.matches[-1].at)
    assert ([int(each.match) for each in rest.matches], rest.more) == ([1, 0], False)


async def test_whoever_has_finished_nothing_has_an_empty_page_of_their_own_and_none_for_others(
    nodes: tuple[Node, Node],
) -> None:
    here, _ = nodes
    own = await here.page(None)
    assert (own.name, own.first, own.games, own.matches) == ("Ada", None, (), ())
    with pytest.raises(Rejection, match="No player with this id has finished a match") as refused:
        await here.page(ADA, "Béla")
    assert refused.value.code is Code.NOT_ALLOWED
    with pytest.raises(Rejection, match="no game 'whist'"):
        await here.players.standings(ADA, AskStandings(id="s", game="whist"))
