"""A player's best solo games, on a real store and on a cluster."""

from dataclasses import replace

from protocol.ids import MatchId, PlayerId
from protocol.scores import HighScore
from server.store import keys
from server.store.client import Store
from server.store.results.best_games import KEPT, BestGames
from server.store.results.numbers import Order
from tests.store.cluster import Cluster

ADA, BEN = PlayerId("A" * 16), PlayerId("B" * 16)
GAME = "family-tree"
OPTIONS = {"a": {"b": 1}}
SHELF = f"{GAME}:815ce69073bf37a7"
HIGHEST = Order(low=frozenset(("minimizer",)), timed=False)
NOON = 1_795_255_200_000


def game(score: int, at: int = NOON, match: str = "") -> HighScore:
    """Return a solo game with a score."""
    named = MatchId(match or f"M{score}")
    return HighScore(match=named, options=OPTIONS, number=7, score=score, at=at, hints=1)


async def test_the_ten_best_are_kept_and_ties_are_won_by_the_earlier(store: Store) -> None:
    kept = BestGames(store)
    games = [game(score) for score in (50, 310, -20, 310 + 1, 90, 80, 120, 70, 60, 400, 410, 30)]
    later = game(310, NOON + 60_000, "later")
    for each in (later, *games):
        await kept.keep(ADA, GAME, HIGHEST, each)
    best = await kept.of(ADA, GAME, OPTIONS)
    assert list(best) == [
        *sorted(games, key=lambda each: -each.score)[:4],
        later,
        *sorted(games, key=lambda each: -each.score)[4:9],
    ]
    assert len(best) == KEPT
    assert await store.ask("HLEN", keys.best_games(ADA, SHELF)) == KEPT


async def test_a_game_is_stored_once(store: Store) -> None:
    kept = BestGames(store)
    games = [game(score) for score in range(KEPT + 1)]
    for each in (*games, *games):
        await kept.keep(ADA, GAME, HIGHEST, each)
    assert list(await kept.of(ADA, GAME, OPTIONS)) == games[:0:-1]


async def test_games_with_help_have_a_list_of_their_own(store: Store) -> None:
    kept = BestGames(store)
    await kept.keep(ADA, GAME, HIGHEST, game(50))
    await kept.keep(ADA, GAME, HIGHEST, game(60), helped=True)
    assert await kept.of(ADA, GAME, OPTIONS) == (game(50),)
    assert await kept.of(ADA, GAME, OPTIONS, helped=True) == (game(60),)


async def test_each_player_has_scores_for_each_game(store: Store) -> None:
    kept = BestGames(store)
    await kept.keep(ADA, GAME, HIGHEST, game(50))
    await kept.keep(BEN, GAME, HIGHEST, replace(game(60), hints=0))
    assert [each.score for each in await kept.of(ADA, GAME, OPTIONS)] == [50]
    assert await kept.of(BEN, GAME, OPTIONS) == (replace(game(60), hints=0),)
    assert await kept.of(ADA, "poker-solitaire", OPTIONS) == ()
    assert await kept.of(ADA, GAME, {}) == ()


async def test_players_are_spread_over_the_primaries_of_a_cluster(cluster: Cluster) -> None:
    players = [PlayerId(letter * 16) for letter in "ABCDEFGH"]
    async with Store(cluster.url, "node") as store:
        kept = BestGames(store)
        for player in players:
            await kept.keep(player, GAME, HIGHEST, game(50))
            await kept.keep(player, GAME, HIGHEST, game(60))
        assert [len(await kept.of(player, GAME, OPTIONS)) for player in players] == [2] * len(players)
    assert len({cluster.owner(keys.best(player, SHELF)).port for player in players}) == 3
