"""Links two devices in lines of text: shows a link or opens one, and asks on both devices."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path

from client.line.console import Console
from client.lobby.device_link import DeviceLink, Exchange, Identity, become, new_secret, open_exchange
from client.lobby.requests import where_to_play
from client.net import local_server
from client.net.address import ServerAddress
from client.net.errors import CannotLink, ClientError
from client.net.local_addresses import local_addresses
from client.profile.identity import Profile
from client.room.pages.waiting import MOST_ADDRESSES, reach_text
from client.text.messages import devices as devices_text
from client.text.messages import waiting as waiting_text

END_SECONDS = 2.0
"""How long the program waits after Ctrl+C while it tells the other device."""


async def show_link(
    profile: Profile,
    home: Path,
    client: str,
    console: Console,
    wanted: ServerAddress | None,
    draw: Callable[[DeviceLink], None],
) -> None:
    """Show a link, and send the player's identity to the device that opens it, if the player confirms.

    `draw` shows a link as a QR code, if the terminal can. Raises ClientError.
    """
    server, shown = await asyncio.to_thread(_addresses, profile, home, wanted)
    link = DeviceLink(server, new_secret())
    async with open_exchange(link, client) as exchange, _ending(exchange):
        expires = await exchange.open_mailbox()
        links = [(replace(link, server=address), reach) for address, reach in shown]
        draw(links[0][0])
        console.tell(
            [
                devices_text.permanent(),
                *(f"{each}   {reach}".rstrip() for each, reach in links),
                f"{devices_text.open_or_run(f'turnabout link {links[0][0]}')} {devices_text.until(expires)}",
                devices_text.keep_secret(),
            ]
        )
        number = await exchange.wait_for_request()
        if number is None:
            raise CannotLink(devices_text.declined())
        console.tell([devices_text.asked(), f"   {number}"])
        if not await _confirm(console, devices_text.confirm_link(), exchange, devices_text.declined()):
            await exchange.end(taken=False)
            console.tell([devices_text.not_linked()])
            return
        await exchange.send_identity(Identity(profile.key(server), profile.last().name))
        console.tell([devices_text.sent()])
        if not (await exchange.wait("end")).value.get("taken"):
            raise CannotLink(devices_text.declined())
        console.tell([devices_text.linked()])


async def open_link(profile: Profile, client: str, console: Console, link: DeviceLink) -> None:
    """Become the same person as the device that shows a link, if the player confirms on both. Raises ClientError."""
    async with open_exchange(link, client) as exchange, _ending(exchange):
        number = await exchange.request()
        console.tell([devices_text.waiting(), f"   {number}"])
        identity = await exchange.wait_for_identity()
        if identity is None:
            raise CannotLink(devices_text.cancelled())
        console.tell([devices_text.offered(identity.name), devices_text.replaces(), devices_text.permanent()])
        if not await _confirm(console, devices_text.confirm_take(), exchange, devices_text.cancelled()):
            await exchange.end(taken=False)
            console.tell([devices_text.not_linked()])
            return
        await exchange.end(taken=True)
        become(profile, link.server, identity)
        console.tell([devices_text.linked()])


def _addresses(
    profile: Profile, home: Path, wanted: ServerAddress | None
) -> tuple[ServerAddress, list[tuple[ServerAddress, str]]]:
    """Return the server, and its addresses for another device, each with the network from which it can be reached.

    This machine's own server is started, open to other machines, if that is the server. This blocks.
    """
    server = wanted or where_to_play(profile, home)
    if server is not None:
        return server, [(server, "")]
    hosted = local_server.find_or_start(home)
    found = [(ServerAddress(each.host, hosted.port), reach_text(each)) for each in local_addresses()]
    return hosted.address, found[:MOST_ADDRESSES] or [(hosted.address, waiting_text.no_address())]


async def _confirm(console: Console, question: str, exchange: Exchange, ended: str) -> bool:
    """Ask the player to confirm. Raises CannotLink if the other device ends the exchange meanwhile."""
    asked = asyncio.create_task(console.confirm(question))
    over = asyncio.create_task(exchange.wait("end"))
    try:
        await asyncio.wait((asked, over), return_when=asyncio.FIRST_COMPLETED)
        if asked.done():
            return asked.result()
        over.result()
        raise CannotLink(ended)
    finally:
        for task in (asked, over):
            task.cancel()
        await asyncio.gather(asked, over, return_exceptions=True)


@asynccontextmanager
async def _ending(exchange: Exchange) -> AsyncIterator[None]:
    """End the exchange if the user interrupts the program."""
    try:
        yield
    except asyncio.CancelledError:
        with suppress(ClientError, TimeoutError):
            async with asyncio.timeout(END_SECONDS):
                await exchange.end(taken=False)
        raise
