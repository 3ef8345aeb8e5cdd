"""The page follows a room by its updates: few bytes for a whole leg, and a new snapshot when one was lost."""

import json
from collections.abc import Callable

import pytest
from playwright.async_api import Page, WebSocketRoute

from protocol.room import LegInfo
from tests.browser.conftest import Visitors
from tests.browser.playing import begin_with, has_turn, may_play, meet, move, play
from tests.browser.visitor import Visitor
from tests.e2e.play import Player

pytestmark = pytest.mark.asyncio(loop_scope="session")
SLOW_3G = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
"""Chromium's slow 3G: latency in ms, throughput in bytes a second."""
LEG_BYTES = 100_000
LARGEST, MOVES = 4, 40
"""A number whose leg is long and makes a large tree, and the least number of its moves."""


class Line:
    """The page's connection to the server: the frames sent and received; `loses` selects the frame to lose."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.received: list[str] = []
        self.connections = 0
        self.loses: Callable[[str], bool] = lambda _: False

    async def carry(self, page: Page) -> None:
        await page.route_web_socket("**", self._connect)

    def _connect(self, near: WebSocketRoute) -> None:
        self.connections += 1
        far = near.connect_to_server()

        def up(frame: str | bytes) -> None:
            self.sent.append(str(frame))
            far.send(frame)

        def down(frame: str | bytes) -> None:
            if self.loses(str(frame)):
                self.loses = lambda _: False
                return
            self.received.append(str(frame))
            near.send(frame)

        near.on_message(up)
        far.on_message(down)

    def of_type(self, kind: str) -> list[str]:
        """Return the received events of a type."""
        return [frame for frame in self.received if json.loads(frame)["type"] == kind]

    def lose_next(self, kind: str) -> None:
        """Lose the next event of a type on its way to the page."""
        self.loses = lambda frame: json.loads(frame)["type"] == kind


def leg_of(player: Player) -> LegInfo:
    """Return the first leg of a player's match."""
    assert player.room.match is not None
    return player.room.match.legs[0]


async def has_reply(player: Player) -> bool:
    """Wait until a player is to move, or the leg is over; return whether it is their turn."""

    def is_answered() -> bool:
        view = player.room.view
        return view is not None and (not view.to_act or player.seat in view.to_act)

    await player.until(is_answered, "their turn")
    return leg_of(player).status == "playing"


async def duel(visitors: Visitors, players: type[Player]) -> tuple[Visitor, Player, Line]:
    """Return Anna at the page, whose turn it is in a leg, Ben, and Anna's line."""
    anna, ben, line = await visitors("Anna"), players("Ben"), Line()
    await line.carry(anna.page)
    await meet(ben, anna, role="minimizer")
    await begin_with(ben, anna)
    return anna, ben, line


async def test_a_leg_is_shown_by_one_snapshot_and_updates(visitors: Visitors, players: type[Player]) -> None:
    anna, ben, line = await duel(visitors, players)
    snapshots = len(line.of_type("room"))
    for _ in range(3):
        await play(anna)
        await move(ben)
    await has_turn(anna)
    assert len(line.of_type("room")) == snapshots
    assert len(line.of_type("update")) >= 6


async def test_a_page_that_missed_an_update_gets_one_new_snapshot(visitors: Visitors, players: type[Player]) -> None:
    anna, ben, line = await duel(visitors, players)
    snapshots = len(line.of_type("room"))
    line.lose_next("update")
    await play(anna)
    await move(ben)
    await has_turn(anna)
    entered = [frame for frame in line.sent if json.loads(frame)["id"] == "enter-again"]
    assert (len(entered), len(line.of_type("room")) - snapshots, line.connections) == (1, 1, 1)
    await play(anna)
    await move(ben)
    await has_turn(anna)
    assert len(line.of_type("room")) == snapshots + 1


@pytest.mark.timeout(120)
async def test_a_whole_leg_on_slow_3g_takes_at_most_100_kb_after_the_first_load(
    visitors: Visitors, players: type[Player]
) -> None:
    anna, ben = await visitors("Anna"), players("Ben")
    wire = await anna.context.new_cdp_session(anna.page)
    received: list[int] = []
    await wire.send("Network.enable")
    await wire.send("Network.emulateNetworkConditions", SLOW_3G)
    wire.on(
        "Network.webSocketFrameReceived", lambda event: received.append(len(event["response"]["payloadData"].encode()))
    )
    await meet(ben, anna, number=LARGEST, role="minimizer")
    await begin_with(ben, anna)
    while await may_play(anna):
        await anna.presses("Play")
        if await has_reply(ben):
            await move(ben)
    leg = leg_of(ben)
    assert leg.status == "over"
    assert leg.ply >= MOVES
    assert sum(received) <= LEG_BYTES, f"{sum(received)} bytes for {leg.ply} moves"
    await wire.detach()
