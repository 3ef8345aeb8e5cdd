"""Ratings and players' pages, on a database that two nodes use at once."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from protocol.codes import RejectionCode as Code
from protocol.ids import PlayerId
from protocol.record import Record
from protocol.scores import (
    AskHeadToHead,
    AskMatches,
    AskPlayer,
    AskStandings,
    HeadToHeadEvent,
    MatchesEvent,
    PlayerEvent,
    StandingsEvent,
)
from server.finished.players import Players, start_of
from server.games.catalog import GAMES
from server.results.database import Database
from server.results.match_lists import PAGE
from server.table.decision import Person, Rejection
from tests.results.played import ADA, BEN, CAT, HOUR, MINUTE, NOON, TODAY, YESTERDAY, duel, match_id, settled, solo

PEOPLE = {"Ada": Person(ADA, "Ada"), "Ben": Person(BEN, "Ben"), "Cat": Person(CAT, "Cat")}


class Node:
    """A node's results, and how a test asks it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.players = Players(database)

    async def standings(self, player: PlayerId = ADA) -> StandingsEvent:
        """Return a game's standings for a player."""
        return await self.players.standings(player, AskStandings(id="s", game="family-tree"))

    async def page(self, player: PlayerId | None, asker: str = "Ada") -> PlayerEvent:
        """Return a player's page as Ada or Ben sees it."""
        return await self.players.page(PEOPLE[asker], AskPlayer(id="p", player=player), TODAY)

    async def matches(self, asker: str = "Ada", **wanted: Any) -> MatchesEvent:
        """Return a page of matches as somebody sees it."""
        return await self.players.matches(PEOPLE[asker], AskMatches(id="m", **wanted), TODAY)

    async def head_to_head(
        self, opponent: PlayerId, asker: str = "Ada", player: PlayerId | None = None
    ) -> HeadToHeadEvent:
        """Return two players' results as somebody sees them."""
        asked = AskHeadToHead(id="h", opponent=opponent, player=player)
        return await self.players.head_to_head(PEOPLE[asker], asked, TODAY)

    async def played(self, number: int, record: Record, day: str | None = None) -> None:
        """Settle a match."""
        await settled(self._database, number, record, day=day)


@pytest.fixture
async def nodes(database: Database, database_url: str) -> AsyncIterator[tuple[Node, Node]]:
    """Two nodes on a database."""
    async with Database(database_url) as other:
        yield Node(database), Node(other)


async def test_a_match_rates_both_once_however_many_nodes_settle_it(nodes: tuple[Node, Node]) -> None:
    await asyncio.gather(*(node.played(1, duel()) for node in nodes * 3))
    for node in nodes:
        found = await node.standings()
        assert (found.rows, found.listed, found.provisional, found.limit) == ((), 0, 2, 400)
        assert found.own is not None
        assert (found.own.rank, found.own.name, found.own.rating, found.own.uncertainty) == (None, "Ada", 1658, 484)
        assert (found.own.matches, found.own.won, found.own.drawn, found.own.lost) == (1, 1, 0, 0)
        assert found.own.last == NOON
    other = (await nodes[0].standings(BEN)).own
    assert other is not None
    assert (other.rating, other.won, other.lost) == (1342, 0, 1)
    assert (await nodes[0].standings(PlayerId("C" * 16))).own is None


async def test_matches_of_one_player_that_nodes_settle_at_once_all_count(nodes: tuple[Node, Node]) -> None:
    others = [PlayerId(f"{number:016}") for number in range(11)]
    matches = [(number, duel(second=other, at=NOON + number * HOUR)) for number, other in enumerate(others)]
    await asyncio.gather(*(nodes[number % 2].played(number, record) for number, record in matches))
    found = await nodes[0].standings()
    assert found.own is not None
    assert (found.own.matches, found.own.won, found.own.rank) == (11, 11, 1)
    assert found.rows == (found.own,)
    assert (found.listed, found.provisional) == (1, 11)
    assert found.own.last == NOON + 10 * HOUR


async def test_equal_ratings_have_one_rank_and_a_computer_is_listed_like_others(nodes: tuple[Node, Node]) -> None:
    here, _ = nodes
    for number in range(12):
        await here.played(number, duel(second=PlayerId("computer:easy"), winner=None))
    found = await here.standings()
    assert {(row.player, row.rank, row.rating, row.drawn) for row in found.rows} == {
        (ADA, 1, 1500, 12),
        ("computer:easy", 1, 1500, 12),
    }


async def test_your_page_has_all_your_matches_and_other_pages_have_rated_matches(nodes: tuple[Node, Node]) -> None:
    here, there = nodes
    await here.played(1, duel(at=NOON))
    await here.played(2, duel(at=NOON + HOUR, winner=None, hidden=False))
    await here.played(3, solo(at=NOON + 2 * HOUR))
    await here.played(4, solo(at=NOON + 3 * HOUR, score=400, hints=1))
    await here.played(5, solo(at=NOON - HOUR, score=900, casual=True))
    own = await there.page(None)
    assert (own.player, own.name, own.first, own.next) == (ADA, "Ada", NOON - HOUR, None)
    assert [(each.match, each.form, each.at, each.seat) for each in own.matches] == [
        (match_id(4), "solo", NOON + 3 * HOUR, 0),
        (match_id(3), "solo", NOON + 2 * HOUR, 0),
        (match_id(2), "match", NOON + HOUR, 0),
        (match_id(1), "match", NOON, 0),
        (match_id(5), "solo", NOON - HOUR, 0),
    ]
    assert [[seat.change for seat in each.seats] for each in own.matches] == [
        [None],
        [None],
        [None, None],
        [158, -158],
        [None],
    ]
    (game,) = own.games
    assert (game.game, game.rating and game.rating.rating) == ("family-tree", 1658)
    assert [(each.form, each.games, each.wins) for each in game.statistics] == [("match", 2, 1), ("solo", 2, None)]
    assert [score.score for score in game.best] == [310]
    assert [(score.score, score.hints) for score in game.helped] == [(400, 1)]
    assert [score.score for score in game.casual] == [900]
    assert await there.page(ADA) == own
    others = await there.page(ADA, "Ben")
    assert [each.match for each in others.matches] == [match_id(1)]
    assert others.games == own.games
    assert [(each.match, each.seat) for each in (await there.page(None, "Ben")).matches] == [
        (match_id(2), 1),
        (match_id(1), 1),
    ]


async def test_a_match_on_todays_number_is_on_no_other_page_until_the_day_is_over(nodes: tuple[Node, Node]) -> None:
    here, _ = nodes
    for number, day in enumerate((YESTERDAY, TODAY, None)):
        await here.played(number, duel(at=NOON + number * HOUR), day)
    assert [each.daily for each in (await here.page(None)).matches] == [None, TODAY, YESTERDAY]
    assert [each.daily for each in (await here.page(ADA, "Ben")).matches] == [None, YESTERDAY]
    for asker, games in (("Ada", 3), ("Ben", 2)):
        (game,) = (await here.page(ADA, asker)).games
        assert [each.games for each in game.statistics] == [games]


async def test_scores_by_other_options_are_not_compared(nodes: tuple[Node, Node]) -> None:
    here, _ = nodes
    for number, reorder in enumerate((True, False)):
        await here.played(number, solo(score=31 + number, game="grandmas-game", options={"reorder": reorder}))
    (game,) = (await here.page(None)).games
    (statistics,) = game.statistics
    assert (statistics.games, statistics.best, statistics.average) == (2, None, None)
    assert {score.score for score in game.best} == {31, 32}


async def test_a_page_shows_correspondence_games_apart_from_live_play(nodes: tuple[Node, Node]) -> None:
    here, there = nodes
    for number, (slow, variant) in enumerate(((False, "hex"), (True, "hex"), (True, "classic"))):
        options = {"mode": "duel", "variant": variant}
        record = duel(scores=(31 + number, 20), game="happy-graphs", options=options, correspondence=slow)
        await here.played(number, record)
    (game,) = (await there.page(None)).games
    told = [(each.form, each.correspondence, each.games, each.best) for each in game.statistics]
    assert told == [("match", False, 1, 31), ("match", True, 2, None)]


async def test_the_highest_score_is_the_best_of_a_duel_and_the_lowest_of_a_solo_game(nodes: tuple[Node, Node]) -> None:
    here, there = nodes
    for number, own in enumerate((5, 9, 7)):
        await here.played(number, duel(scores=(own, 6), game="happy-graphs", options={"mode": "duel"}))
    for number, own in enumerate((5, 3, 4), 3):
        await here.played(number, solo(score=own, game="happy-graphs"))
    (game,) = (await there.page(None)).games
    assert {each.form: each.best for each in game.statistics} == {"match": 9, "solo": 3}


async def test_the_matches_of_a_page_go_on_in_the_list_of_matches(nodes: tuple[Node, Node]) -> None:
    here, there = nodes
    for number in range(PAGE + 2):
        await here.played(number, solo(at=NOON + number * MINUTE))
    newest = await here.page(None)
    assert len(newest.matches) == PAGE
    first = await there.matches()
    assert (first.player, first.name, first.matches, first.next) == (ADA, "Ada", newest.matches, newest.next)
    rest = await there.matches(page=newest.next)
    assert ([int(each.match) for each in rest.matches], rest.next) == ([1, 0], None)


async def test_matches_are_listed_as_the_asker_may_see_them(nodes: tuple[Node, Node]) -> None:
    here, _ = nodes
    await here.played(1, duel(at=NOON))
    await here.played(2, duel(at=NOON + HOUR, winner=1, hidden=False))
    await here.played(3, duel(at=NOON + 2 * HOUR), TODAY)

    async def listed(asker: str, **wanted: Any) -> list[int]:
        return [int(each.match) for each in (await here.matches(asker, **wanted)).matches]

    assert await listed("Ada") == await listed("Ada", player=ADA) == await listed("Ben") == [3, 2, 1]
    assert await listed("Cat", player=ADA) == await listed("Ben", player=ADA) == [1]
    assert await listed("Ben", opponent=ADA, result="won") == [2]
    on: dict[str, Any] = {"game": "family-tree", "number": 7}
    assert await listed("Ada", **on) == [2, 1]
    assert await listed("Cat", **on, everyone=True) == [1]
    everybodys = await here.matches("Ada", **on, everyone=True)
    assert (everybodys.player, everybodys.name) == (None, None)


async def test_days_are_whole_and_in_utc(nodes: tuple[Node, Node]) -> None:
    here, _ = nodes
    midnight = start_of("2026-11-21")
    for number, at in enumerate((midnight - 1000, midnight, midnight + 24 * HOUR - 1000, midnight + 24 * HOUR)):
        await here.played(number, solo(at=at))

    async def listed(**wanted: str) -> list[int]:
        return [int(each.match) for each in (await here.matches(**wanted)).matches]

    assert await listed(since="2026-11-21", until="2026-11-21") == [2, 1]
    assert await listed(until="2026-11-20") == [0]
    assert await listed(since="2026-11-22") == [3]


async def test_two_players_results_are_listed_in_the_order_of_the_games(nodes: tuple[Node, Node]) -> None:
    here, _ = nodes
    for number, game in enumerate(("poker-solitaire", "happy-graphs", "family-tree")):
        await here.played(number, duel(game=game, options={"mode": "duel"} if game != "family-tree" else {}))
    await here.played(3, duel().model_copy(update={"form": "mirror"}))
    await here.played(4, duel(hidden=False, winner=1))
    mine = await here.head_to_head(BEN)
    assert (mine.player, mine.name, mine.opponent, mine.opponent_name) == (ADA, "Ada", BEN, "Ben")
    kinds = [(row.game, row.form) for row in mine.rows]
    assert kinds == [(game, form) for game in GAMES for form in GAMES[game].every_form if (game, form) in kinds]
    assert set(kinds) == {
        ("family-tree", "match"),
        ("family-tree", "mirror"),
        ("happy-graphs", "match"),
        ("poker-solitaire", "match"),
    }
    assert [(row.won, row.lost) for row in mine.rows if row.form == "match" and row.game == "family-tree"] == [(1, 1)]
    theirs = await here.head_to_head(ADA, "Ben")
    assert (theirs.name, next((row.won, row.lost) for row in theirs.rows)) == ("Ben", (1, 1))
    thirds = await here.head_to_head(BEN, "Cat", player=ADA)
    assert next((row.won, row.lost) for row in thirds.rows) == (1, 0), "others see only rated matches"
    assert (await here.head_to_head(ADA, "Cat")).rows == ()


async def test_questions_about_unknown_players_and_games_are_rejected(nodes: tuple[Node, Node]) -> None:
    here, _ = nodes
    await here.played(1, solo())
    for question in (
        here.matches(player=CAT),
        here.head_to_head(CAT),
        here.head_to_head(ADA, "Ben", player=CAT),
    ):
        with pytest.raises(Rejection, match="No player with this id has finished a match"):
            await question
    with pytest.raises(Rejection, match="no game 'whist'"):
        await here.matches(game="whist")
    with pytest.raises(Rejection, match="A player has no results against themselves"):
        await here.head_to_head(ADA)
    assert (await here.matches("Ben")).matches == ()
    assert (await here.matches(opponent=CAT)).matches == ()


async def test_a_player_without_matches_has_an_empty_page_that_others_do_not_see(nodes: tuple[Node, Node]) -> None:
    here, _ = nodes
    own = await here.page(None)
    assert (own.name, own.first, own.games, own.matches) == ("Ada", None, (), ())
    with pytest.raises(Rejection, match="No player with this id has finished a match") as refused:
        await here.page(ADA, "Ben")
    assert refused.value.code is Code.NOT_ALLOWED
    with pytest.raises(Rejection, match="no game 'whist'"):
        await here.players.standings(ADA, AskStandings(id="s", game="whist"))
