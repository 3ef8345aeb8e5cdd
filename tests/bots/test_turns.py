"""The fair queue without processes: order, fair shares, and cancelled waiters."""

import asyncio
from collections import Counter
from collections.abc import Sequence

from server.bots.turns import Share, Turns


async def served(turns: Turns, asked: Sequence[tuple[str, Share, float]]) -> list[str]:
    """Return the names of questions, which take these seconds, in the order in which they were served."""
    order = list[str]()

    async def asks(name: str, share: Share, seconds: float) -> None:
        await turns.take(share)
        order.append(name)
        await asyncio.sleep(0)
        turns.give_back(share, seconds)

    async with asyncio.TaskGroup() as tasks:
        for name, share, seconds in asked:
            tasks.create_task(asks(name, share, seconds))
    return order


async def test_the_lower_rank_goes_first_and_equals_keep_their_order() -> None:
    late, early = Share(rank=1), Share(rank=0)
    asked = [("first", late, 1), ("last", late, 1), ("very last", late, 1), ("urgent", early, 1), ("too", early, 1)]
    assert await served(Turns(1), asked) == ["first", "urgent", "too", "last", "very last"]


async def test_an_address_with_few_questions_does_not_wait_for_one_with_many() -> None:
    greedy = [(f"greedy {number}", Share(0, "greedy", f"room {number % 20}"), 1.0) for number in range(960)]
    order = await served(Turns(1), [*greedy, ("honest", Share(0, "honest", "room"), 0.1)])
    assert order.index("honest") == 1


async def test_turns_are_shared_by_time_not_by_questions() -> None:
    long = [("long", Share(0, "long"), 0.9) for _ in range(50)]
    short = [("short", Share(0, "short"), 0.1) for _ in range(90)]
    first = Counter((await served(Turns(1), [*long, *short]))[:100])
    assert 8 <= first["long"] <= 12


async def test_rooms_of_an_address_share_its_turns() -> None:
    full = [("full", Share(0, "a", "full"), 1.0) for _ in range(10)]
    order = await served(Turns(1), [*full, ("other", Share(0, "a", "other"), 1.0), ("b", Share(0, "b", "room"), 1.0)])
    assert sorted(order[1:3]) == ["b", "other"]


async def test_an_address_that_does_not_ask_saves_up_no_time() -> None:
    turns = Turns(1)
    await served(turns, [("busy", Share(0, "busy"), 1.0)] * 50)
    both = [*[("busy", Share(0, "busy"), 1.0)] * 10, *[("new", Share(0, "new"), 1.0)] * 10]
    assert Counter((await served(turns, both))[:10])["new"] <= 6


async def test_a_shares_next_question_queues_with_the_others() -> None:
    turns, had = Turns(1), list[str]()

    async def asks(name: str, share: Share) -> None:
        for _ in range(3):
            await turns.take(share)
            had.append(name)
            await asyncio.sleep(0)
            turns.give_back(share, 0.0)

    async with asyncio.TaskGroup() as tasks:
        for name, rank in (("a", 0), ("z", 1), ("b", 0)):
            tasks.create_task(asks(name, Share(rank)))
    assert had == ["a", "b", "a", "b", "a", "b", "z", "z", "z"]


async def test_all_turns_are_used_and_a_cancelled_waiter_delays_nobody() -> None:
    turns = Turns(2)
    urgent, later = Share(rank=0), Share(rank=1)
    await turns.take(urgent)
    await turns.take(later)
    gone, next_one = asyncio.create_task(turns.take(urgent)), asyncio.create_task(turns.take(later))
    await asyncio.sleep(0)
    assert not gone.done()
    gone.cancel()
    turns.give_back(urgent, 0.0)
    await next_one
    assert gone.cancelled()


async def test_a_cancelled_waiters_turn_goes_to_the_next() -> None:
    turns, share = Turns(1), Share()
    await turns.take(share)
    gone, next_one = asyncio.create_task(turns.take(share)), asyncio.create_task(turns.take(share))
    await asyncio.sleep(0)
    turns.give_back(share, 0.0)
    # it gets its turn before it handles the cancellation
    asyncio.get_running_loop().call_soon(gone.cancel)
    await next_one
    assert gone.cancelled()


async def test_cancelled_waiters_of_other_shares_delay_nobody() -> None:
    turns, busy = Turns(1), Share(0, "busy")
    await turns.take(busy)
    gone = [asyncio.create_task(turns.take(Share(0, f"gone {number}"))) for number in range(3)]
    waiting = asyncio.create_task(turns.take(Share(0, "honest")))
    await asyncio.sleep(0)
    for each in gone:
        each.cancel()
    turns.give_back(busy, 1.0)  # before the cancelled waiters handle it
    await waiting
    assert [each.cancelled() for each in gone] == [True] * 3
    late = asyncio.create_task(turns.take(Share(0, "late")))
    await asyncio.sleep(0)
    late.cancel()
    turns.give_back(Share(0, "honest"), 1.0)
    await turns.take(Share(0, "next"))


async def test_addresses_without_questions_are_forgotten() -> None:
    turns = Turns(1)
    await served(turns, [(f"{number}", Share(0, f"address {number}", "room"), 0.5) for number in range(200)])
    await asyncio.sleep(0)
    assert len(turns._addresses._had) < 10 and not turns._rooms
