"""Linking a second device: the link, the number on both devices, and what the server gets."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.async_api import WebSocket, WebSocketRoute, expect

from client.net.address import parse_server
from client.profile.identity import open_profile
from tests.browser.chromium import LAN_HOST
from tests.browser.conftest import Visitors
from tests.browser.playing import begin_with, has_turn, meet, move, play
from tests.browser.visitor import Visitor
from tests.e2e.line_terminal import LineTerminal
from tests.e2e.play import Player, ServerProcess

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[LineTerminal]:
    """A terminal on a device of its own."""
    home = tmp_path / "terminal"
    home.mkdir()
    with closing(LineTerminal("Terminal", home)) as opened:
        yield opened


KEY = "() => localStorage.getItem('turnabout:default:key')"


def listen(visitor: Visitor) -> list[str]:
    """Return a list to which every message that the visitor's pages send is added."""
    sent: list[str] = []

    def heard(socket: WebSocket) -> None:
        socket.on("framesent", lambda data: sent.append(str(data)))

    visitor.page.on("websocket", heard)
    return sent


async def make_link(visitor: Visitor) -> str:
    """Have a visitor make a link, and return its path on the server."""
    await visitor.opens()
    await visitor.presses("Settings")
    await visitor.presses("Use on another device")
    await visitor.sees(re.compile("A linked device is permanently the same person"))
    link = await visitor.page.locator("#link").input_value()
    return link[link.index("/#link/") :]


async def number_of(visitor: Visitor) -> str:
    code = visitor.page.locator("dialog .code")
    await expect(code).to_have_text(re.compile(r"^\d{4}$"))
    return await code.inner_text()


async def key_of(visitor: Visitor) -> str:
    return str(await visitor.page.evaluate(KEY))


async def test_a_linked_device_is_the_same_person(visitors: Visitors, server: ServerProcess, tmp_path: Path) -> None:
    at = f"127.0.0.1:{server.port}"
    anna, phone = await visitors("Anna", at), await visitors("Phone", at)
    sent = listen(anna), listen(phone)
    path = await make_link(anna)
    await phone.opens(path)
    assert await number_of(anna) == await number_of(phone)
    assert path not in phone.page.url
    await anna.presses("Yes, link it")
    await phone.hears("Your other device has sent the identity of Anna.")
    await phone.presses("Use this identity")
    await phone.hears("Your devices are linked.")
    await anna.hears("Your devices are linked.")
    await phone.presses("Close")
    key, secret = await key_of(anna), path.removeprefix("/#link/")
    assert await key_of(phone) == key
    for message in (message for each in sent for message in each):
        assert secret not in message
        assert key not in message or json.loads(message)["type"] == "hello"
    for each in (anna, phone):
        each.expects(re.compile("ERR_CONNECTION_REFUSED"))
    await server.stop()
    assert secret.encode() not in server.log and key.encode() not in server.log
    for file in (tmp_path / "data").rglob("*"):
        if file.is_file():
            assert secret.encode() not in file.read_bytes() and key.encode() not in file.read_bytes()


async def test_devices_are_linked_on_a_plain_address_of_the_network(visitors: Visitors, address: str) -> None:
    at = f"{LAN_HOST}:{address.rpartition(':')[2]}"
    anna, phone = await visitors("Anna", at), await visitors("Phone", at)
    path = await make_link(anna)
    assert await anna.page.evaluate("[isSecureContext, typeof crypto.subtle]") == [False, "undefined"]
    await phone.opens(path)
    assert await number_of(anna) == await number_of(phone)
    await anna.presses("Yes, link it")
    await phone.hears("Your other device has sent the identity of Anna.")
    await phone.presses("Use this identity")
    await anna.hears("Your devices are linked.")
    assert await key_of(phone) == await key_of(anna)


async def test_a_link_works_once_and_a_wrong_one_not_at_all(visitors: Visitors) -> None:
    anna, phone, other = await visitors("Anna"), await visitors("Phone"), await visitors("Other")
    path = await make_link(anna)
    await phone.opens(path)
    await number_of(anna)
    await other.opens(path)
    await other.sees("Another device has used this link. Make a new one on your other device.")
    await other.opens("/?again#link/" + "0" * 32)
    await other.sees("This link is wrong, used or expired. Make a new one on your other device.")
    await other.opens("/?more#link/12")
    await other.sees("This link is incomplete. Copy it again, or make a new one.")
    assert await key_of(other) != await key_of(anna)
    await anna.presses("No, cancel")
    await phone.hears("The other device cancelled the link.")


async def test_the_new_device_can_decline(visitors: Visitors) -> None:
    anna, phone = await visitors("Anna"), await visitors("Phone")
    await phone.opens(await make_link(anna))
    await number_of(phone)
    await anna.presses("Yes, link it")
    await phone.hears("Your other device has sent the identity of Anna.")
    await phone.presses("Cancel")
    await anna.hears("The other device declined.")
    assert await key_of(phone) != await key_of(anna)


async def test_a_changed_letter_is_noticed(visitors: Visitors) -> None:
    anna, phone = await visitors("Anna"), await visitors("Phone")

    def change(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def tamper(message: str | bytes) -> None:
            assert isinstance(message, str)

            def other(found: re.Match[str]) -> str:
                return found[1] + ("1" if found[2] == "0" else "0")

            route.send(re.sub(r'("identity":"[0-9a-f]{40})([0-9a-f])', other, message))

        server.on_message(tamper)

    await phone.page.route_web_socket(re.compile(""), change)
    await phone.opens(await make_link(anna))
    await number_of(phone)
    await anna.presses("Yes, link it")
    await phone.sees("The message was changed on its way. Make a new link.")
    assert await key_of(phone) != await key_of(anna)


async def test_both_linked_devices_play(visitors: Visitors, players: Callable[[str], Player]) -> None:
    ben = players("Ben")
    anna, phone = await visitors("Anna"), await visitors("Phone")
    await meet(ben, anna, role="minimizer")
    room = anna.code
    await begin_with(ben, anna)
    await has_turn(anna)
    await phone.opens(await make_link(anna))
    await number_of(phone)
    await anna.presses("Yes, link it")
    await phone.presses("Use this identity")
    await phone.presses("Close")
    await anna.hears("Your devices are linked.")
    await anna.opens()
    for device in (anna, phone):
        await device.presses(re.compile(f"Resume {room}"), exact=False)
    for mover in (phone, anna):
        for device in (anna, phone):
            await has_turn(device)
        await play(mover)
        for device in (anna, phone):
            await device.sees("Ben’s turn")
        await move(ben)


async def test_a_terminal_sends_its_identity_to_a_browser(visitors: Visitors, terminal: LineTerminal) -> None:
    phone = await visitors("Phone")
    open_profile(within=terminal.home).remember(name="Zoë")
    terminal.runs("link", "--plain", "--server", phone.address)
    told = re.search(r"/#link/[0-9a-f]{32}", await terminal.sees("can play as you."))
    assert told is not None
    await phone.opens(told[0])
    await terminal.sees("Does it show this number?", await number_of(phone), "yes or no: ")
    terminal.types("yes")
    await phone.hears("Your other device has sent the identity of Zoë.")
    await phone.presses("Use this identity")
    await terminal.sees("Your devices are linked.")
    assert await terminal.ended() == 0
    await phone.hears("Your devices are linked.")
    assert await key_of(phone) == open_profile(within=terminal.home).key(parse_server(phone.address))


async def test_a_browser_sends_its_identity_to_a_terminal(visitors: Visitors, terminal: LineTerminal) -> None:
    anna = await visitors("Anna")
    terminal.runs("link", "--plain", f"http://{anna.address}{await make_link(anna)}")
    await terminal.sees("confirm there.", await number_of(anna))
    await anna.presses("Yes, link it")
    await terminal.sees("Your other device has sent the identity of Anna.", "yes or no: ")
    terminal.types("yes")
    await anna.hears("Your devices are linked.")
    await terminal.sees("Your devices are linked.")
    assert await terminal.ended() == 0
    profile = open_profile(within=terminal.home)
    assert profile.key(parse_server(anna.address)) == await key_of(anna) and profile.last().name == "Anna"
