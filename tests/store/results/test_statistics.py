"""What a player has played, on a real store."""

from protocol.ids import Form, MatchId, PlayerId
from server.records.results import Outcome
from server.store.client import Store
from server.store.results.statistics import KeptStatistics

ADA, BEN = PlayerId("A" * 16), PlayerId("B" * 16)
FORMS: tuple[Form, ...] = ("solo", "race")


async def test_statistics_count_games_wins_and_rows_in_the_order_of_time_and_each_match_once(store: Store) -> None:
    kept = KeptStatistics(store)
    ended = [(2, True, 104), (1, False, 40), (4, True, 104), (3, True, 104), (5, False, None), (6, True, 104)]
    for at, won, score in [*ended, ended[0]]:
        await kept.keep("grandmas-game", {"reorder": True}, "solo", MatchId(f"M{at}"), Outcome(ADA, won, score, at))
    await kept.keep("grandmas-game", {"reorder": True}, "race", MatchId("M7"), Outcome(ADA, False, -3, 7))
    await kept.keep("grandmas-game", {"reorder": False}, "solo", MatchId("M8"), Outcome(ADA, True, 104, 8))
    await kept.keep("grandmas-game", {"reorder": True}, "solo", MatchId("M1"), Outcome(BEN, True, 104, 1))
    solo, race = await kept.of(ADA, "grandmas-game", {"reorder": True}, FORMS, low=False)
    assert (solo.form, solo.games, solo.wins, solo.streak, solo.longest) == ("solo", 6, 4, 1, 3)
    assert (solo.best, solo.average) == (104, 91.2)
    assert (race.form, race.games, race.wins, race.streak, race.longest, race.best) == ("race", 1, 0, 0, 0, -3)
    assert await kept.of(PlayerId("C" * 16), "grandmas-game", {"reorder": True}, FORMS, low=False) == ()


async def test_where_nobody_wins_or_loses_only_the_scores_are_told(store: Store) -> None:
    kept = KeptStatistics(store)
    for at, score in enumerate((12, 5, None)):
        await kept.keep("happy-graphs", {}, "solo", MatchId(f"M{at}"), Outcome(ADA, None, score, at))
    (solo,) = await kept.of(ADA, "happy-graphs", {}, FORMS, low=True)
    assert (solo.games, solo.wins, solo.streak, solo.longest) == (3, None, None, None)
    assert (solo.best, solo.average) == (5, 8.5)


async def test_where_a_score_says_only_whether_it_was_won_none_is_the_best_though_it_was_kept(store: Store) -> None:
    kept, pat = KeptStatistics(store), {"scoring": "pat"}
    await kept.keep("poker-solitaire", pat, "solo", MatchId("M0"), Outcome(ADA, None, 1, 0))  # kept as points once
    await kept.keep("poker-solitaire", pat, "solo", MatchId("M1"), Outcome(ADA, True, None, 1))
    (solo,) = await kept.of(ADA, "poker-solitaire", pat, FORMS, low=False, only_won=True)
    assert (solo.games, solo.wins, solo.best, solo.average) == (2, 1, None, None)
