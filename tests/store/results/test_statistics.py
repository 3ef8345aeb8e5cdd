"""Players' statistics, on a real store."""

from protocol.ids import Form, MatchId, PlayerId
from server.records.results import Outcome
from server.store.client import Store
from server.store.results.statistics import KeptStatistics

ADA, BEN = PlayerId("A" * 16), PlayerId("B" * 16)
FORMS: tuple[Form, ...] = ("solo", "race")


def outcome(player: PlayerId, won: bool | None, score: int | None, at: int, *, low: bool = False) -> Outcome:
    return Outcome(player=player, won=won, score=score, low=low, at=at)


async def test_statistics_count_games_wins_and_rows_in_the_order_of_time_and_each_match_once(store: Store) -> None:
    kept = KeptStatistics(store)
    ended = [(2, True, 104), (1, False, 40), (4, True, 104), (3, True, 104), (5, False, None), (6, True, 104)]
    for at, won, score in [*ended, ended[0]]:
        await kept.keep(
            "grandmas-game",
            {"reorder": True},
            "solo",
            MatchId(f"M{at}"),
            outcome(ADA, won, score, at),
        )
    await kept.keep(
        "grandmas-game",
        {"reorder": True},
        "race",
        MatchId("M7"),
        outcome(ADA, False, -3, 7),
    )
    await kept.keep(
        "grandmas-game",
        {"reorder": False},
        "solo",
        MatchId("M8"),
        outcome(ADA, True, 104, 8),
    )
    await kept.keep(
        "grandmas-game",
        {"reorder": True},
        "solo",
        MatchId("M1"),
        outcome(BEN, True, 104, 1),
    )
    solo, race = await kept.of(ADA, "grandmas-game", {"reorder": True}, FORMS)
    assert (solo.form, solo.games, solo.wins, solo.streak, solo.longest) == ("solo", 6, 4, 1, 3)
    assert (solo.best, solo.average) == (104, 91.2)
    assert (race.form, race.games, race.wins, race.streak, race.longest, race.best) == ("race", 1, 0, 0, 0, -3)
    assert await kept.of(PlayerId("C" * 16), "grandmas-game", {"reorder": True}, FORMS) == ()


async def test_where_nobody_wins_or_loses_only_the_scores_are_told(store: Store) -> None:
    kept = KeptStatistics(store)
    for at, score in enumerate((12, 5, None)):
        await kept.keep("happy-graphs", {}, "solo", MatchId(f"M{at}"), outcome(ADA, None, score, at, low=True))
    (solo,) = await kept.of(ADA, "happy-graphs", {}, FORMS)
    assert (solo.games, solo.wins, solo.streak, solo.longest) == (3, None, None, None)
    assert (solo.best, solo.average) == (5, 8.5)
