"""A page that is sent to another node behind a real HAProxy reconnects once, and shows nothing of it."""

from pathlib import Path

import pytest
from playwright.async_api import WebSocket, expect

from tests.browser.conftest import Visitors
from tests.browser.playing import begin_with, has_turn, play
from tests.e2e.play import Player
from tests.e2e.site import site

pytestmark = pytest.mark.asyncio(loop_scope="session")

KEEP_TEXTS = """
window.texts = [];
new MutationObserver(() => window.texts.push(document.body?.innerText ?? ""))
  .observe(document, { childList: true, characterData: true, subtree: true });
"""


async def test_a_page_follows_its_room_to_another_node_without_a_visible_step(
    tmp_path: Path, visitors: Visitors, players: type[Player]
) -> None:
    async with site(tmp_path) as here:
        anna, ben = await visitors("Anna", f"127.0.0.1:{here.port}"), players("Ben")
        sockets: list[str] = []

        def opened(socket: WebSocket) -> None:
            sockets.append(socket.url.removeprefix(f"ws://{anna.address}/"))

        anna.page.on("websocket", opened)
        await anna.page.add_init_script(KEEP_TEXTS)
        # The balancer prefers the node with fewer connections, so the page's first one goes to the other node.
        for name in ("Cleo", "Dan"):
            await players(name).come(f"ws://{anna.address}/?node=server-1")
        await ben.come(f"ws://{anna.address}/?node=server-1")
        await ben.do("create_room", game="family-tree", role="minimizer")
        await anna.opens(f"/{(await ben.sees(1)).room}")
        await expect(anna.button("I am ready")).to_be_visible()
        assert sockets == ["", "?node=server-1"]
        await begin_with(ben, anna)
        await has_turn(anna)
        await play(anna)
        await anna.sees("Ben’s turn")
        texts = await anna.page.evaluate("window.texts")
        assert texts
        assert not [text for text in texts if "server doesn’t answer" in text or "Retrying" in text or "lost" in text]
        assert len(sockets) == 2
        await anna.goes()
