"""Mailboxes of devices that are being linked, on a real store."""

import asyncio

from server.store.client import Store
from server.store.mailboxes import MAILBOX_SECONDS, Mailboxes

ADDRESS = "ab" * 16


async def test_a_slot_takes_one_letter(store: Store) -> None:
    boxes = Mailboxes(store)
    assert await boxes.put(ADDRESS, "request", "aa") == "missing" and await boxes.read(ADDRESS) is None
    await boxes.open(ADDRESS)
    assert await boxes.put(ADDRESS, "request", "aa") == "put"
    assert await boxes.put(ADDRESS, "request", "aa") == "put"  # the same command, sent again
    assert await boxes.put(ADDRESS, "request", "bb") == "used"
    await boxes.open(ADDRESS)
    found = await boxes.read(ADDRESS)
    assert found is not None and found[1] == {"request": "aa"}


async def test_the_end_removes_the_letters_and_none_follows(store: Store) -> None:
    boxes = Mailboxes(store)
    await boxes.open(ADDRESS)
    await boxes.put(ADDRESS, "request", "aa")
    await boxes.put(ADDRESS, "identity", "bb")
    answers = await asyncio.gather(boxes.put(ADDRESS, "end", "cc"), boxes.put(ADDRESS, "end", "dd"))
    assert sorted(answers) == ["put", "used"]
    assert await boxes.put(ADDRESS, "identity", "ee") == "used"
    found = await boxes.read(ADDRESS)
    assert found is not None and found[1] == {"end": "cc" if answers[0] == "put" else "dd"}


async def test_a_mailbox_expires_and_its_key_has_no_address(store: Store) -> None:
    boxes = Mailboxes(store)
    await boxes.open(ADDRESS)
    [key] = [key async for key in store.scan("turnabout:{m:*")]
    assert ADDRESS not in key and 0 < await store.ask("TTL", key) <= MAILBOX_SECONDS
    await store.ask("PEXPIRE", key, 0)
    assert await boxes.put(ADDRESS, "request", "aa") == "missing"
