"""Whose turn it is, without processes: order, the next question of the same work, and who waits no more."""

import asyncio

from server.bots.turns import Turns


async def test_the_urgent_go_first_and_equals_in_the_order_they_came() -> None:
    turns, had = Turns(1), list[str]()

    async def works(name: str, rank: int) -> None:
        await turns.take(rank)
        had.append(name)
        await asyncio.sleep(0)
        turns.give_back()

    async with asyncio.TaskGroup() as tasks:
        for name, rank in [("first", 1), ("last", 1), ("very last", 1), ("urgent", 0), ("too", 0)]:
            tasks.create_task(works(name, rank))
    assert had == ["first", "urgent", "too", "last", "very last"]


async def test_who_asks_on_in_the_same_breath_stays_ahead_of_the_less_urgent() -> None:
    turns, had = Turns(1), list[str]()

    async def works(name: str, rank: int) -> None:
        for _ in range(3):
            await turns.take(rank)
            had.append(name)
            await asyncio.sleep(0)
            turns.give_back()

    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(works("a", 0))
        tasks.create_task(works("z", 1))
        tasks.create_task(works("b", 0))
    assert had == ["a", "b", "a", "b", "a", "b", "z", "z", "z"]


async def test_as_many_at_once_as_there_are_and_who_waits_no_more_holds_nobody_up() -> None:
    turns = Turns(2)
    await turns.take(0)
    await turns.take(1)
    gone, next_one = asyncio.create_task(turns.take(0)), asyncio.create_task(turns.take(1))
    await asyncio.sleep(0)
    assert not gone.done()
    gone.cancel()
    turns.give_back()
    await next_one
    assert gone.cancelled()


async def test_a_turn_that_came_as_one_went_away_is_the_next_ones() -> None:
    turns = Turns(1)
    await turns.take(0)
    gone, next_one = asyncio.create_task(turns.take(0)), asyncio.create_task(turns.take(0))
    await asyncio.sleep(0)
    turns.give_back()
    # it is given its turn before it hears that it is cancelled
    asyncio.get_running_loop().call_soon(gone.cancel)
    await next_one
    assert gone.cancelled()
