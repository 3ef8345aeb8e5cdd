"""The page of a link to a room: what a guest reads before entering, and which link a host gives."""

import re
from collections.abc import AsyncIterator
from ipaddress import ip_address
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import expect

from client.net.local_addresses import local_addresses
from tests.browser.conftest import Visitors
from tests.browser.playing import SHORT, open_room
from tests.e2e.play import Player, ServerProcess

pytestmark = pytest.mark.asyncio(loop_scope="session")

NO_ROOM = re.compile("404")
"""What the console says of an invitation to a room that does not exist."""


@pytest_asyncio.fixture(loop_scope="session")
async def open_server(tmp_path: Path) -> AsyncIterator[ServerProcess]:
    """A server that accepts other machines."""
    process = ServerProcess(tmp_path / "data", {"TURNABOUT_LIMITS": "off"})
    await process.start("--host", str(ip_address(0)))
    yield process
    await process.stop()


async def test_a_guest_reads_who_invites_to_what_before_typing_a_name(
    visitors: Visitors, players: type[Player], address: str
) -> None:
    anna, ben = players("Anna"), await visitors(None)
    await anna.come(f"ws://{address}/")
    await anna.do("create_room", game="family-tree", role="maximizer", clock={"move": 30})
    code = (await anna.sees(1)).room
    await ben.opens(f"/{code}")
    await expect(ben.page.get_by_role("heading", name="Anna invites you to Family Tree")).to_be_visible()
    await ben.sees("Anna wants a high score first, and you a low one. Then you swap roles.", "30 s")
    await ben.presses("How to play")
    await expect(ben.page.get_by_role("dialog")).to_be_visible()
    await ben.keys("Escape")
    await ben.types("Your name", "Ben")
    await ben.presses("Join")
    await ben.sees("You minimize; Anna maximizes and plays first.")
    assert [seat.name for seat in anna.room.seats] == ["Anna", "Ben"]


async def test_a_guest_with_a_name_is_seated_at_once(visitors: Visitors, players: type[Player], address: str) -> None:
    anna, ben = players("Anna"), await visitors("Ben")
    await anna.come(f"ws://{address}/")
    await anna.do("create_room", game="family-tree")
    await ben.opens(f"/{(await anna.sees(1)).room}")
    await anna.until(lambda: anna.room.seats[1].name == "Ben", "Ben's seat")


async def test_a_guest_with_a_name_reads_the_options_first(
    visitors: Visitors, players: type[Player], address: str
) -> None:
    anna, ben = players("Anna"), await visitors("Ben")
    await anna.come(f"ws://{address}/")
    await anna.do("create_room", game="patriarch", role="guesser")
    await ben.opens(f"/{(await anna.sees(1)).room}")
    await ben.sees("Anna invites you to The Patriarch", "You own the tree first. Then you swap roles.")
    await expect(ben.page.get_by_role("list", name="Options of this game")).to_be_visible()
    assert anna.room.seats[1].name is None
    await ben.presses("Join")
    await anna.until(lambda: anna.room.seats[1].name == "Ben", "Ben's seat")


async def test_a_guest_of_a_full_room_may_watch(visitors: Visitors, players: type[Player], address: str) -> None:
    anna, cleo = players("Anna"), await visitors(None)
    await anna.come(f"ws://{address}/")
    await anna.do("create_room", game="family-tree", computers=[None, "easy"])
    await cleo.opens(f"/{(await anna.sees(1)).room}")
    await cleo.sees("All seats are taken. You can watch.")
    await cleo.types("Your name", "Cleo")
    await cleo.presses("Watch")
    await anna.until(lambda: "Cleo" in anna.presence.names, "a spectator")


async def test_a_wrong_code_is_said_before_a_name_is_asked(visitors: Visitors) -> None:
    ben = await visitors(None)
    ben.expects(NO_ROOM)
    await ben.opens("/ZZZ-ZZZZ")
    await ben.sees("There is no room ZZZ-ZZZZ on this server.")
    await expect(ben.page.get_by_role("textbox", name="Your name")).to_have_count(0)
    await ben.presses("Back to the start")
    await expect(ben.page).to_have_url(f"{ben.origin}/")


async def test_a_host_on_localhost_gives_an_address_that_others_reach(
    open_server: ServerProcess, visitors: Visitors
) -> None:
    others = local_addresses()
    anna = await visitors("Anna", f"localhost:{open_server.port}")
    code = await open_room(anna, SHORT)
    link = anna.page.get_by_role("textbox", name="Link to this room")
    scanned = anna.page.get_by_role("img", name="The link as a QR code")
    if others:
        host = f"[{others[0].host}]" if ":" in others[0].host else others[0].host
        await expect(link).to_have_value(f"http://{host}:{open_server.port}/{code}")
        await expect(scanned).to_be_visible()
    else:
        await anna.sees("This link works only on this computer")
        await expect(scanned).to_have_count(0)


async def test_a_server_for_this_machine_alone_shows_no_qr_code(visitors: Visitors) -> None:
    anna = await visitors()
    code = await open_room(anna, SHORT)
    await anna.sees("This link works only on this computer")
    await expect(anna.page.get_by_role("textbox", name="Link to this room")).to_have_value(f"{anna.origin}/{code}")
    await expect(anna.page.get_by_role("img", name="The link as a QR code")).to_have_count(0)
