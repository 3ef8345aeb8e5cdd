"""Statistics: sums that equal what is counted from all outcomes."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection, delete

from protocol.ids import Form, PlayerId
from protocol.scores import Statistics
from server.records.results import Outcome
from server.results.database import Database
from server.results.finished import Day
from server.results.schema import metadata, pending_outcomes, server_state
from server.results.settle import settle
from server.results.statistics import ALL, Sums, read_statistics, read_statistics_of
from server.results.variant_rows import find_variant
from server.results.variants import Variant
from tests.results.played import (
    ADA,
    BEN,
    CAT,
    NOON,
    TODAY,
    TOMORROW,
    YESTERDAY,
    count,
    duel,
    finished,
    settled,
    solo,
)

PLAIN = Variant.of("family-tree", 1, {})
FORMS: tuple[Form, ...] = ("solo", "match")
DAYS = ("2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23")


async def own(database: Database, player: PlayerId = ADA, variant: Variant = PLAIN) -> tuple[Statistics, ...]:
    """Return a player's own statistics of a variant."""
    return await database.read(read_statistics_of, player, variant, FORMS)


async def test_games_wins_rows_and_scores_are_counted_by_form_and_variant(database: Database) -> None:
    ended = [(False, 40), (True, 104), (True, 90), (True, 104), (False, 10), (True, 104)]
    for number, (won, score) in enumerate(ended):
        await settled(database, number, duel(winner=0 if won else 1, scores=(score, 50)))
    await settled(database, 10, duel(winner=0, why="resigned"))
    await settled(database, 11, solo(score=310))
    await settled(database, 12, solo(score=110))
    await settled(database, 13, solo(score=500, hints=1))
    await settled(database, 14, solo(score=31, game="grandmas-game", options={"reorder": True}))
    alone, match = await own(database)
    assert match == Statistics(form="match", games=7, wins=5, streak=2, longest=3, best=104, average=75.3)
    assert alone == Statistics(form="solo", games=3, wins=None, streak=None, longest=None, best=310, average=210.0)
    (match,) = await own(database, BEN)
    assert (match.games, match.wins, match.streak, match.longest) == (7, 2, 0, 1)
    (alone,) = await own(database, variant=Variant.of("grandmas-game", 1, {"reorder": True}))
    assert (alone.games, alone.wins, alone.best) == (1, 0, 31)
    assert await own(database, variant=Variant.of("family-tree", 2, {})) == ()
    assert await own(database, PlayerId("X" * 16)) == ()


async def test_correspondence_games_have_statistics_of_their_own(database: Database) -> None:
    for number, (winner, correspondence) in enumerate([(0, False), (0, True), (0, False), (1, True), (0, False)]):
        scores = (200 + number, 180) if winner == 0 else (100 + number, 180)
        await settled(database, number, duel(winner=winner, scores=scores, correspondence=correspondence))
    live, slow = await own(database)
    assert live == Statistics(form="match", games=3, wins=3, streak=3, longest=3, best=204, average=202.0)
    assert slow == Statistics(
        form="match", correspondence=True, games=2, wins=1, streak=0, longest=1, best=201, average=152.0
    )
    await settled(database, 5, duel(CAT, ADA, correspondence=True))
    (only,) = await own(database, CAT)
    assert (only.correspondence, only.games) == (True, 1)


async def test_a_daily_match_counts_for_others_when_its_day_is_over(database: Database) -> None:
    await settled(database, 1, duel(), day=TODAY, today=TODAY)

    async def games(others_see: str | None) -> int:
        found = await database.read(read_statistics, ADA, others_see)
        return sum(each.games for key, each in found.items() if key.variant != ALL)

    assert (await games(None), await games(TODAY), await games(TOMORROW)) == (1, 0, 1)
    await settled(database, 2, duel(BEN, ADA), today=TODAY)
    assert (await games(None), await games(TODAY), await games(TOMORROW)) == (2, 1, 2)
    await settled(database, 3, duel(BEN, ADA), today=TOMORROW)
    assert (await games(None), await games(TODAY), await games(TOMORROW)) == (3, 3, 3)
    assert await count(database, pending_outcomes) == 0


async def test_a_daily_match_that_is_settled_after_its_day_counts_at_once(database: Database) -> None:
    await settled(database, 1, duel(), day=YESTERDAY, today=TODAY)
    assert await count(database, pending_outcomes) == 0
    assert [each.games for each in await own(database)] == [1]


@dataclass(frozen=True)
class Played:
    """A match that is settled on a day: on that day's number, on an earlier day's, or on none."""

    outcomes: tuple[Outcome, ...]
    variant: Variant
    form: Form
    correspondence: bool
    settled: str
    daily: str | None

    @property
    def counted(self) -> tuple[str, bool]:
        """The day at whose settlements the match is counted, and whether after all of that day's."""
        waits = self.daily is not None and self.daily >= self.settled
        return self.settled, waits


VARIANTS = (PLAIN, Variant.of("family-tree", 2, {}), Variant.of("family-tree", 1, {"a": 1}))
Naive = dict[tuple[str, Form, bool, Variant | None], Sums]
"""Sums by game, form, pace (whether by correspondence) and variant; None: over all variants."""


@st.composite
def histories(draw: st.DrawFn) -> list[Played]:
    """Draw matches in the order in which they are settled."""
    days = sorted(draw(st.lists(st.integers(0, 2), max_size=25)))
    found = []
    for day in days:
        low, winnable = draw(st.booleans()), draw(st.booleans())
        outcomes = []
        for player in draw(st.sampled_from([(ADA,), (BEN,), (ADA, BEN)])):
            won = draw(st.booleans()) if winnable else None
            score = draw(st.none() | st.integers(-50, 500))
            outcomes.append(Outcome(player=player, won=won, score=score, low=low, at=NOON))
        daily = draw(st.none() | st.just(DAYS[day]) | st.just(DAYS[max(day - 1, 0)]))
        found.append(
            Played(
                outcomes=tuple(outcomes),
                variant=draw(st.sampled_from(VARIANTS)),
                form="match" if daily is not None else draw(st.sampled_from(FORMS)),
                correspondence=draw(st.booleans()),
                settled=DAYS[day],
                daily=daily,
            )
        )
    return found


def naive(history: Sequence[Played], player: PlayerId, today: str | None) -> Naive:
    """Count all outcomes that are visible on a day, or all of them for the player."""
    sums: Naive = {}
    for played in sorted(history, key=lambda played: played.counted):  # which keeps the order of equal ones
        if today is None or played.daily is None or played.daily < today:
            for each in played.outcomes:
                if each.player == player:
                    for variant in (played.variant, None):
                        key = played.variant.game, played.form, played.correspondence, variant
                        sums.setdefault(key, Sums()).count(each.won, each.score, low=each.low)
    return sums


@given(histories())
@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
async def test_statistics_equal_those_counted_from_all_outcomes(database: Database, history: list[Played]) -> None:
    await database.write(empty)
    for number, played in enumerate(history):
        match = replace(
            finished(number, (duel if played.form == "match" else solo)(correspondence=played.correspondence)),
            outcomes=played.outcomes,
            variant=played.variant,
            day=None if played.daily is None else Day(day=played.daily, ends=0),
        )
        await database.write(settle, match, NOON, played.settled)
    for player in (ADA, BEN):
        for today in (None, *[day for day in DAYS if not history or day >= history[-1].settled]):
            assert await read(database, player, today) == naive(history, player, today)


def empty(connection: Connection) -> None:
    """Delete everything in a database but its state."""
    for table in reversed(metadata.sorted_tables):
        if table is not server_state:
            connection.execute(delete(table))


async def read(database: Database, player: PlayerId, today: str | None) -> Naive:
    """Return a player's sums on a day, by variant."""
    sums = await database.read(read_statistics, player, today)
    ids = {await database.read(find_variant, variant): variant for variant in VARIANTS} | {ALL: None}
    return {(key.game, key.form, key.correspondence, ids[key.variant]): found for key, found in sums.items()}
