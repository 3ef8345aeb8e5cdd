"""The high scores: each player's ten best solo games of a variant."""

from protocol.ids import PlayerId
from protocol.scores import HighScore
from server.results.best_games import KEPT, read_best_of
from server.results.database import Database
from server.results.schema import best_games
from server.results.variants import Variant
from tests.results.played import ADA, BEN, MINUTE, NOON, count, duel, match_id, settled, solo

PLAIN = Variant.of("family-tree", 1, {})


async def best_of(
    database: Database, player: PlayerId = ADA, variant: Variant = PLAIN, *, helped: bool = False
) -> tuple[HighScore, ...]:
    """Return a player's best games with help, or without."""
    return (await database.read(read_best_of, player, variant))[helped]


async def scores(database: Database, player: PlayerId = ADA, variant: Variant = PLAIN) -> list[int]:
    """Return a player's best scores without help."""
    return [game.score for game in await best_of(database, player, variant)]


async def test_the_ten_best_are_kept_and_ties_are_won_by_the_earlier(database: Database) -> None:
    played = [50, 310, -20, 311, 90, 80, 120, 70, 60, 400, 410, 30]
    await settled(database, 100, solo(score=310, at=NOON + MINUTE))
    for number, score in enumerate(played):
        await settled(database, number, solo(score=score))
    best = await best_of(database, helped=False)
    assert [game.score for game in best] == sorted([*played, 310], reverse=True)[:KEPT]
    assert [game.at for game in best if game.score == 310] == [NOON, NOON + MINUTE]
    assert await count(database, best_games) == KEPT


async def test_of_equal_games_the_one_that_was_settled_first_stays(database: Database) -> None:
    for number in range(KEPT + 2):
        await settled(database, number, solo(score=310))
    best = await best_of(database, helped=False)
    assert [game.match for game in best] == [match_id(number) for number in range(KEPT)]


async def test_games_with_help_are_apart(database: Database) -> None:
    await settled(database, 1, solo(score=200))
    await settled(database, 2, solo(score=300, hints=2))
    await settled(database, 3, solo(score=400, peeks=1, seconds=75))
    assert await scores(database) == [200]
    helped = await best_of(database, helped=True)
    assert [(game.score, game.hints, game.takebacks, game.seconds) for game in helped] == [
        (400, 0, 1, 75),
        (300, 2, 0, 0),
    ]
    (game,) = await best_of(database, helped=False)
    assert (game.match, game.options, game.number, game.at) == (match_id(1), {}, 7, NOON)


async def test_casual_games_are_apart_from_all_others(database: Database) -> None:
    await settled(database, 1, solo(score=200))
    await settled(database, 2, solo(score=300, hints=2))
    await settled(database, 3, solo(score=400, casual=True))
    await settled(database, 4, solo(score=500, casual=True, hints=1, peeks=2))
    lists = await database.read(read_best_of, ADA, PLAIN)
    assert [[game.score for game in games] for games in lists] == [[200], [300], [500, 400]]
    assert [(game.hints, game.takebacks) for game in lists[2]] == [(1, 2), (0, 0)]


async def test_in_a_timed_game_the_fewest_points_are_best_then_the_least_time(database: Database) -> None:
    for number, (score, seconds) in enumerate(((5, 60), (3, 90), (3, 80), (9, 1))):
        await settled(database, number, solo(score=score, seconds=seconds, game="happy-graphs"))
    best = await best_of(database, ADA, Variant.of("happy-graphs", 1, {}))
    assert [(game.score, game.seconds) for game in best] == [(3, 80), (3, 90), (5, 60), (9, 1)]


async def test_each_player_has_scores_for_each_variant(database: Database) -> None:
    graphs = Variant.of("grandmas-game", 1, {"reorder": True})
    await settled(database, 1, solo(ADA, score=50))
    await settled(database, 2, solo(BEN, score=60))
    await settled(database, 3, solo(ADA, score=31, game="grandmas-game", options={"reorder": True}))
    await settled(database, 4, solo(ADA, score=32, game="grandmas-game", options={"reorder": False}))
    assert (await scores(database), await scores(database, BEN)) == ([50], [60])
    assert await scores(database, ADA, graphs) == [31]
    assert await scores(database, BEN, graphs) == []
    assert await scores(database, ADA, Variant.of("family-tree", 2, {})) == []


async def test_resigned_games_and_matches_are_no_best_games(database: Database) -> None:
    await settled(database, 1, solo(score=None))
    await settled(database, 2, duel())
    assert await scores(database) == []
