"""The pages of a replay: which are loaded, in which order, and which are dropped."""

import asyncio
import json
from collections.abc import Sequence

from client.net.errors import CannotWatch
from client.replay.match import Replay, Sight
from client.replay.pages import Legs, Paging, have, take, wanted
from protocol.events import ReplayEvent
from protocol.events import Sight as Seen
from protocol.ids import Seat
from tests.client.replays import begun, line_of
from tests.records.test_pages import family_tree, page, paged

VIEW = page(paged(family_tree()), 0).sights[0].view


def legs(*plies: int) -> list[list[Sight]]:
    return [
        [Sight(ply, Seat(0) if ply else None, "KS>7D" if ply else None, 0, None) for ply in range(each + 1)]
        for each in plies
    ]


def page_of(every: Legs, leg: int, first: int, most: int) -> ReplayEvent:
    """Return a page of at most `most` plies."""
    told = every[leg - 1][first : first + most]
    return ReplayEvent(
        id="", leg=leg, sights=tuple([Seen(ply=each.ply, seat=None, move=None, score=0, view=VIEW) for each in told])
    )


def pages_for(every: Legs, looked: Sequence[int], ply: int, most: int = 100) -> list[tuple[int, int]]:
    """Load all pages that are needed, and return their order."""
    asked: list[tuple[int, int]] = []
    while (wants := wanted(every, looked, ply)) is not None:
        asked.append(wants)
        assert len(asked) < 50, f"it goes on and on: {asked}"
        take(every, page_of(every, *wants, most), ply)
    return asked


def had(sights: Sequence[Sight]) -> list[int]:
    return [sight.ply for sight in sights if sight.view is not None]


def test_of_a_long_leg_only_what_is_near_is_had_and_the_next_page_before_it_is_looked_at() -> None:
    every = legs(3000)
    assert [pages_for(every, [1], ply) for ply in (0, 79, 80)] == [[(1, 0)], [], [(1, 100)]]
    assert had(every[0]) == list(range(200))


def test_after_a_jump_the_ply_that_is_looked_at_comes_first_then_those_before_it() -> None:
    every = legs(3000)
    assert [pages_for(every, [1], ply) for ply in (3000, 2970, 2969)] == [[(1, 3000), (1, 2950)], [], [(1, 2919)]]


def test_pages_that_are_shorter_than_they_could_be_are_asked_for_until_all_that_is_near_is_there() -> None:
    every = legs(1000)
    pages_for(every, [1], 500, most=16)
    assert set(range(480, 521)) <= set(had(every[0]))


def test_a_leg_that_is_over_sooner_is_looked_at_where_it_ended() -> None:
    assert pages_for(legs(3000, 300), [1, 2], 2000) == [(1, 2000), (2, 300), (1, 1950), (2, 250)]


def test_what_was_seen_far_from_there_is_let_go_of_in_a_long_leg() -> None:
    every = legs(3000, 100)
    for ply in range(0, 3001, 10):
        pages_for(every, [1, 2], ply)
    kept = had(every[0])
    assert len(kept) < 400 and kept[0] > 2600
    assert len(had(every[1])) == 101
    assert pages_for(every, [1, 2], 0) == [(1, 0)]


async def test_what_is_looked_at_is_had_by_itself() -> None:
    replay, program = begun(json.loads(line_of(8)))
    for leg in replay.legs:
        for sight in leg:
            sight.view = None
    program.asked.clear()
    await have(replay, [1, 2], 30)
    assert program.asked == [(1, 30), (2, 30)]
    assert all(replay.at(leg, 30).view is not None for leg in (1, 2))


class Slow:
    """Returns pages on command, or refuses them."""

    def __init__(self, every: Legs) -> None:
        self.legs = every
        self.rested = False
        self.asked: asyncio.Queue[tuple[int, int]] = asyncio.Queue()
        self.gives: asyncio.Queue[str | None] = asyncio.Queue()

    async def page(self, leg: int, first: int) -> ReplayEvent:
        self.asked.put_nowait((leg, first))
        wrong = await self.gives.get()
        if wrong is not None:
            raise CannotWatch(wrong)
        return page_of(self.legs, leg, first, 100)

    async def rest(self) -> None:
        self.rested = True


def slow(plies: int = 3000) -> tuple[Replay, Slow]:
    """Return a match with a single long leg and no loaded pages, and the source of its pages."""
    record = begun(json.loads(line_of(8)))[0].record
    record = record.model_copy(update={"legs": record.legs[:1]})
    source = Slow(legs(plies))
    return Replay(record, "", None, tuple(map(tuple, source.legs)), source), source


async def test_whoever_jumps_while_a_page_is_had_gets_the_one_that_is_looked_at_next() -> None:
    replay, source = slow()
    changes: list[bool] = []
    paging = Paging(replay, lambda: changes.append(paging.shown()))
    assert paging.look([1], 0)
    async with asyncio.TaskGroup() as group:
        group.create_task(paging.run())
        assert await source.asked.get() == (1, 0)
        assert not paging.look([1], 2000), "it runs already"
        await paging.run()
        source.gives.put_nowait(None)
        for asked in ((1, 2000), (1, 1950)):
            assert await source.asked.get() == asked
            source.gives.put_nowait(None)
    assert changes == [False, True, True]
    assert not paging.look([1], 2010)


async def test_why_no_page_comes_is_said_until_one_does() -> None:
    replay, source = slow()
    paging = Paging(replay, lambda: None)
    for wrong in ("It is gone.", None):
        assert paging.look([1], 0)
        source.gives.put_nowait(wrong)
        await paging.run()
        assert paging.wrong == wrong
    assert paging.shown()
