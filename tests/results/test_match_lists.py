"""Lists of finished matches: what they hold, in which order and page by page, and two players' results."""

from typing import Any

import pytest

from protocol.ids import PlayerId
from protocol.scores import PastMatch
from server.results.database import Database
from server.results.match_lists import PAGE, Encounters, ListPosition, MatchSearch, read_head_to_head, read_list
from tests.results.played import (
    ADA,
    BEN,
    CAT,
    DAN,
    HOUR,
    NOON,
    TODAY,
    TOMORROW,
    YESTERDAY,
    duel,
    match_id,
    settled,
    solo,
    together,
)

EASY = PlayerId("computer:easy")


async def found(
    database: Database, player: PlayerId | None = ADA, *, others: bool = False, today: str = TODAY, **wanted: Any
) -> tuple[PastMatch, ...]:
    """Return the first page of a list."""
    asked = MatchSearch(player=player, today=today, others=others, **wanted)
    return (await database.read(read_list, asked)).matches


async def listed(database: Database, player: PlayerId | None = ADA, **wanted: Any) -> list[int]:
    """Return the matches of the first page of a list, as the numbers of the test."""
    return [int(each.match) for each in await found(database, player, **wanted)]


# Order and pages


async def test_the_newest_matches_come_first_and_the_last_settled_of_matches_that_ended_together(
    database: Database,
) -> None:
    for number, at in enumerate((NOON, NOON + 2 * HOUR, NOON + HOUR, NOON + 2 * HOUR)):
        await settled(database, number, duel(at=at))
    assert await listed(database) == [3, 1, 2, 0]
    assert await listed(database, CAT) == []


@pytest.mark.parametrize("wanted", [{}, {"opponent": BEN}, {"number": 7}, {"player": None, "number": 7}])
async def test_no_match_is_skipped_or_doubled_between_pages(database: Database, wanted: dict[str, Any]) -> None:
    many = 2 * PAGE + 1
    for number in range(many):
        await settled(database, number, duel(at=NOON + number // 40 * HOUR))
    if "number" in wanted:
        wanted = {**wanted, "game": "family-tree"}
    asked = MatchSearch(**{"player": ADA, "today": TODAY, "others": False, **wanted})
    pages: list[list[int]] = []
    place: ListPosition | None = None
    while not pages or place is not None:
        page = await database.read(read_list, asked, place)
        pages.append([int(each.match) for each in page.matches])
        place = None if page.next is None else ListPosition.parse(str(page.next))
        await settled(database, many + len(pages), duel(at=NOON + 2 * HOUR))  # a newer match moves nothing
    assert [len(page) for page in pages] == [PAGE, PAGE, 1]
    assert [match for page in pages for match in page] == list(reversed(range(many)))


# Filters


async def test_a_list_is_of_a_game_a_result_and_days(database: Database) -> None:
    await settled(database, 1, duel(at=NOON))
    await settled(database, 2, duel(at=NOON + HOUR, winner=1))
    await settled(database, 3, duel(at=NOON + 2 * HOUR, winner=None))
    await settled(database, 4, solo(at=NOON + 3 * HOUR))
    await settled(database, 5, together([ADA, BEN], at=NOON + 4 * HOUR))
    assert await listed(database, game="happy-graphs") == [5]
    assert await listed(database, game="family-tree") == [4, 3, 2, 1]
    assert await listed(database, result="won") == [1]
    assert await listed(database, BEN, result="won") == [2]
    assert await listed(database, result="lost") == [2]
    assert await listed(database, result="drawn") == [3]
    assert await listed(database, result="played") == [5, 4]
    assert await listed(database, game="family-tree", result="played") == [4]
    assert await listed(database, since=NOON + HOUR, until=NOON + 3 * HOUR) == [3, 2], "the end is not included"


async def test_a_list_is_of_matches_with_an_opponent_who_may_be_a_computer(database: Database) -> None:
    await settled(database, 1, duel(at=NOON))
    await settled(database, 2, duel(CAT, ADA, at=NOON + HOUR))
    await settled(database, 3, duel(ADA, EASY, at=NOON + 2 * HOUR, winner=1))
    await settled(database, 4, together([ADA, BEN, CAT], at=NOON + 3 * HOUR))
    assert await listed(database, opponent=BEN) == [4, 1]
    assert await listed(database, opponent=EASY) == [3]
    assert await listed(database, opponent=EASY, result="won") == []
    assert await listed(database, opponent=CAT, game="family-tree") == [2]
    (match,) = await found(database, opponent=CAT, game="family-tree")
    assert match.seat == 1
    assert await listed(database, opponent=ADA) == []


async def test_a_list_is_of_matches_on_a_number_of_a_game(database: Database) -> None:
    await settled(database, 1, solo(number=7))
    await settled(database, 2, solo(number=8, at=NOON + HOUR))
    await settled(database, 3, duel(number=7, at=NOON + 2 * HOUR))
    await settled(database, 4, solo(number=7, game="poker-solitaire"))
    assert await listed(database, game="family-tree", number=7) == [3, 1]
    assert await listed(database, game="family-tree", number=7, opponent=BEN) == [3]
    assert await listed(database, game="poker-solitaire", number=7) == [4]
    assert await listed(database, BEN, game="family-tree", number=8) == []


# What others see


async def test_others_see_rated_matches_of_days_that_are_over(database: Database) -> None:
    await settled(database, 1, duel())
    await settled(database, 2, duel(hidden=False))
    await settled(database, 3, solo())
    await settled(database, 4, duel(), day=TODAY)
    await settled(database, 5, duel(), day=YESTERDAY)
    await settled(database, 6, duel(), day=YESTERDAY, over=True)
    assert sorted(await listed(database)) == [1, 2, 3, 4, 5, 6]
    for wanted in ({}, {"opponent": BEN}, {"game": "family-tree"}):
        assert sorted(await listed(database, others=True, **wanted)) == [1, 5], wanted
        assert sorted(await listed(database, others=True, today=TOMORROW, **wanted)) == [1, 4, 5], wanted


async def test_a_daily_number_finds_no_match_before_its_day_is_over_not_even_ones_own(database: Database) -> None:
    await settled(database, 1, duel(), day=TODAY)
    await settled(database, 2, solo())
    on: dict[str, Any] = {"game": "family-tree", "number": 7}
    assert await listed(database, **on) == [2]
    assert sorted(await listed(database, today=TOMORROW, **on)) == [1, 2]
    assert await listed(database, others=True, **on) == []
    assert await listed(database, others=True, today=TOMORROW, **on) == [1]
    assert await listed(database, None, **on) == []
    assert await listed(database, None, today=TOMORROW, **on) == [1]


async def test_everybodys_matches_on_a_number_are_the_rated_ones_and_belong_to_no_seat(database: Database) -> None:
    await settled(database, 1, duel())
    await settled(database, 2, duel(CAT, DAN, at=NOON + HOUR))
    await settled(database, 3, solo())
    await settled(database, 4, duel(CAT, DAN, hidden=False))
    matches = await found(database, None, game="family-tree", number=7)
    assert [(int(each.match), each.seat) for each in matches] == [(2, None), (1, None)]
    assert await listed(database, None, game="family-tree", number=7, until=NOON + HOUR) == [1]


# Matches in lists


async def test_a_match_is_listed_with_its_seats_and_changes_of_ratings(database: Database) -> None:
    await settled(database, 1, duel(names=("Ada A.", "Ben B.")), day=TODAY)
    await settled(database, 2, solo(options={}, score=None, at=NOON + HOUR))
    game, match = await found(database)
    assert (match.match, match.game, match.options, match.form) == (match_id(1), "family-tree", {}, "match")
    assert (match.at, match.winners, match.why, match.seat, match.daily) == (NOON, (0,), "score", 0, TODAY)
    assert [(seat.player, seat.name, seat.score, seat.change) for seat in match.seats] == [
        (ADA, "Ada A.", 310, 158),
        (BEN, "Ben B.", 180, -158),
    ]
    assert (game.match, game.why, game.daily) == (match_id(2), "resigned", None)
    assert (game.seats[0].score, game.seats[0].change) == (None, None)
    (match,) = await found(database, BEN)
    assert match.seat == 1


async def test_a_player_in_two_seats_is_listed_once(database: Database) -> None:
    await settled(database, 1, duel(EASY, EASY, winner=1))
    (match,) = await found(database, EASY)
    assert (match.seat, len(match.seats)) == (0, 2)
    await settled(database, 2, together([ADA, EASY, EASY]))
    assert await listed(database, EASY) == [2, 1]
    assert await listed(database, opponent=EASY) == [2]


# Two players against each other


async def test_two_players_results_are_counted_by_game_and_form(database: Database) -> None:
    for number, winner in enumerate((0, 0, 1, None)):
        await settled(database, number, duel(winner=winner, at=NOON + number * HOUR))
    await settled(database, 4, duel(BEN, ADA, at=NOON - HOUR))
    await settled(database, 5, together([CAT, ADA, BEN]))
    await settled(database, 6, duel(ADA, CAT))
    first, last = NOON - HOUR, NOON + 3 * HOUR
    mine = await database.read(read_head_to_head, ADA, BEN, others_see=None)
    assert sorted(mine) == [
        Encounters("family-tree", "match", won=2, lost=2, drawn=1, played=0, first=first, last=last),
        Encounters("happy-graphs", "together", won=0, lost=0, drawn=0, played=1, first=NOON, last=NOON),
    ]
    theirs = await database.read(read_head_to_head, BEN, ADA, others_see=None)
    assert [(each.won, each.lost, each.drawn) for each in sorted(theirs)] == [(2, 2, 1), (0, 0, 0)]
    assert await database.read(read_head_to_head, BEN, DAN, others_see=None) == []


@pytest.mark.parametrize(
    ("winners", "ada", "cat"),
    [
        ([0], (1, 0, 0, 0), (0, 0, 0, 1)),
        ([0, 1], (0, 0, 1, 0), (0, 1, 0, 0)),
        ([2], (0, 0, 0, 1), (1, 0, 0, 0)),
    ],
    ids=["one of the two won", "both won", "the third won"],
)
async def test_in_a_match_of_three_each_pair_has_its_own_result(
    database: Database, winners: list[int], ada: tuple[int, ...], cat: tuple[int, ...]
) -> None:
    race = together([ADA, BEN, CAT]).model_copy(update={"form": "race", "game": "grandmas-game"})
    race = race.model_copy(update={"result": race.result.model_copy(update={"winners": winners})})
    await settled(database, 1, race)
    for player, opponent, result in ((ADA, BEN, ada), (CAT, BEN, cat)):
        (found,) = await database.read(read_head_to_head, player, opponent, others_see=None)
        assert (found.won, found.lost, found.drawn, found.played) == result


async def test_a_third_person_sees_the_rated_matches_of_two_players(database: Database) -> None:
    await settled(database, 1, duel())
    await settled(database, 2, duel(hidden=False))
    await settled(database, 3, duel(), day=TODAY)
    (seen,) = await database.read(read_head_to_head, ADA, BEN, others_see=TODAY)
    assert seen.won == 1
    (seen,) = await database.read(read_head_to_head, ADA, BEN, others_see=TOMORROW)
    assert seen.won == 2
    (own,) = await database.read(read_head_to_head, ADA, BEN, others_see=None)
    assert own.won == 3
