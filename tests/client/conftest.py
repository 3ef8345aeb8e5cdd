"""Rooms to show, and servers to speak to."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from client.profile.identity import Profile, open_profile
from protocol.ids import PlayerId
from tests.client.listening import Ears
from tests.client.rooms import Rooms
from tests.client.scripted import Servers


@pytest.fixture
def rooms() -> Rooms:
    return Rooms(anna=PlayerId("ANNA000000000000"), ben=PlayerId("BEN0000000000000"))


@pytest.fixture
async def servers() -> AsyncIterator[Servers]:
    async with AsyncExitStack() as stack:
        started = Servers(stack)
        yield started
    assert started.failures == []


@pytest.fixture
def ears() -> Ears:
    return Ears()


@pytest.fixture
def profile(tmp_path: Path) -> Profile:
    return open_profile(within=tmp_path)
