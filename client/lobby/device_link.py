"""Links two devices: the old one sends the player's identity to the new one, sealed, through a mailbox on the server.

1. The old device draws a secret, opens a mailbox at an address derived from it, and shows the secret in a link.
2. The new device puts a request with a random text into the mailbox. Both show a number derived from secret and text.
3. The player compares the numbers, and the old device puts the identity into the mailbox.
4. The new device ends the exchange, which removes the letters, and becomes the same person. Each can end it before.

Letters are sealed by AES-GCM under a key that is derived from the secret, too. The server never sees the secret, so
it can neither read a letter nor change one unnoticed. The browser does the same: client/web/lobby/device_link.js.
"""

import asyncio
import json
import re
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, NamedTuple

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from client.lobby.requests import SECONDS, ServerAway
from client.net.address import ServerAddress, parse_server
from client.net.command_ids import new_id
from client.net.errors import BadName, CannotAsk, CannotLink, LinkBusy, LinkEnded
from client.net.link import Link
from client.net.link_state import Ended, Failure, FailureKind, LinkState
from client.profile.identity import Profile
from client.profile.player_name import read_name
from client.profile.saved_rooms import forget_rooms
from client.text.messages import devices as devices_text
from client.text.messages import people as people_text
from client.text.rejection_text import rejection_text
from protocol.commands import Command
from protocol.events import Event, Rejected
from protocol.ids import Key
from protocol.mailboxes import MailboxEvent, OpenMailbox, PutLetter, ReadMailbox, Slot

SECRET_BYTES = 16
NONCE_BYTES = 12
POLL_SECONDS = 1.0
_SECRET = re.compile(rf"[0-9a-f]{{{2 * SECRET_BYTES}}}")
_KEY = re.compile(r"[0-9a-f]{64}")
_PART = "/#link/"
"""What is between a server's address and the secret in a link."""


@dataclass(frozen=True, slots=True)
class DeviceLink:
    """The link that an old device shows; its text works in a browser and after `turnabout link`."""

    server: ServerAddress
    secret: str

    def __str__(self) -> str:
        return f"{self.server.web_url}{_PART.removeprefix('/')}{self.secret}"


def new_secret() -> str:
    """Return a new secret, as links have it."""
    return secrets.token_hex(SECRET_BYTES)


def parse_link(text: str, last: ServerAddress | None) -> DeviceLink:
    """Read a link, or its secret alone, which means `last`, the last server used.

    >>> parse_link("https://example.org/cards/#link/000102030405060708090a0b0c0d0e0f", None).server.path
    '/cards'

    Raises CannotLink, BadAddress.
    """
    place, part, secret = text.strip().rpartition(_PART)
    if not _SECRET.fullmatch(secret.lower()):
        raise CannotLink(devices_text.bad_link())
    server = parse_server(place) if part else last
    if server is None:
        raise CannotLink(devices_text.server_missing())
    return DeviceLink(server, secret.lower())


class Seals:
    """What a secret is good for: the mailbox's address, sealed letters and the number to compare."""

    def __init__(self, secret: str) -> None:
        self._secret = bytes.fromhex(secret)
        self.mailbox = self._derive("mailbox", 16).hex()
        self._cipher = AESGCM(self._derive("key", 32))

    def _derive(self, purpose: str, length: int) -> bytes:
        info = f"device link: {purpose}".encode()
        return HKDF(algorithm=SHA256(), length=length, salt=None, info=info).derive(self._secret)

    def seal(self, slot: Slot, value: dict[str, Any]) -> str:
        """Return a sealed letter."""
        nonce = secrets.token_bytes(NONCE_BYTES)
        plain = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
        return (nonce + self._cipher.encrypt(nonce, plain, slot.encode())).hex()

    def open(self, slot: Slot, letter: str) -> dict[str, Any]:
        """Open a letter. Raises CannotLink if it was changed or comes from another slot."""
        try:
            sealed = bytes.fromhex(letter)
            value = json.loads(self._cipher.decrypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:], slot.encode()))
        except (InvalidTag, ValueError):
            raise CannotLink(devices_text.tampered()) from None
        if not isinstance(value, dict):
            raise CannotLink(devices_text.tampered())
        return value

    def number(self, text: str) -> str:
        """Return the number that both devices show, of four digits. `text`: the request's random text."""
        return f"{int.from_bytes(self._derive(f'number {text}', 4)) % 10_000:04}"


class Identity(NamedTuple):
    """What makes a device the same person on a server."""

    key: Key
    name: str | None


class Letter(NamedTuple):
    """An opened letter."""

    slot: Slot
    value: dict[str, Any]


class Exchange:
    """One device's part of an exchange. Everything raises CannotAsk and CannotLink."""

    def __init__(self, link: DeviceLink, client: str) -> None:
        # The server gets neither this device's key nor its player's name.
        self.link = Link(link.server, secrets.token_hex(32), people_text.guest(), client, self._hear)
        self._server = link.server
        self._seals = Seals(link.secret)
        self._failure = Failure(FailureKind.DROPPED)
        self._mailbox: MailboxEvent | None = None

    def _hear(self, heard: Event | LinkState) -> None:
        if isinstance(heard, MailboxEvent):
            self._mailbox = heard
        elif isinstance(heard, Ended):
            self._failure = heard.failure

    # The old device

    async def open_mailbox(self) -> int:
        """Open the mailbox, and return when it expires, in ms since 1970 UTC."""
        await self._ask(OpenMailbox(id=new_id(), mailbox=self._seals.mailbox))
        return (await self._read()).expires

    async def wait_for_request(self) -> str | None:
        """Return the number to compare once another device has opened the link; None if it has ended the exchange."""
        letter = await self.wait("request")
        return None if letter.slot == "end" else self._seals.number(str(letter.value.get("text")))

    async def send_identity(self, identity: Identity) -> None:
        """Send the identity to the new device."""
        await self._put("identity", identity._asdict())

    # The new device

    async def request(self) -> str:
        """Ask for the identity, and return the number to compare."""
        text = secrets.token_hex(SECRET_BYTES)
        await self._put("request", {"text": text})
        return self._seals.number(text)

    async def wait_for_identity(self) -> Identity | None:
        """Return the identity once it is sent; None if the other device has cancelled."""
        letter = await self.wait("identity")
        if letter.slot == "end":
            return None
        key, name = letter.value.get("key"), letter.value.get("name")
        if not isinstance(key, str) or not _KEY.fullmatch(key):
            raise CannotLink(devices_text.tampered())
        return Identity(Key(key), name if isinstance(name, str) else None)

    # Both

    async def wait(self, slot: Slot) -> Letter:
        """Return the letter in a slot once it is there, or the letter that ends the exchange."""
        while True:
            letters = (await self._read()).letters
            for each in ("end", slot):
                if each in letters:
                    return Letter(each, self._seals.open(each, letters[each]))
            await asyncio.sleep(POLL_SECONDS)

    async def end(self, *, taken: bool) -> None:
        """End the exchange; `taken`: this device takes the identity."""
        await self._put("end", {"taken": taken})

    async def _put(self, slot: Slot, value: dict[str, Any]) -> None:
        letter = self._seals.seal(slot, value)
        await self._ask(PutLetter(id=new_id(), mailbox=self._seals.mailbox, slot=slot, letter=letter))

    async def _read(self) -> MailboxEvent:
        command = ReadMailbox(id=new_id(), mailbox=self._seals.mailbox)
        await self._ask(command)  # the event comes before the answer
        if self._mailbox is None or self._mailbox.id != command.id:
            raise ServerAway(Failure(FailureKind.DROPPED), self._server)
        return self._mailbox

    async def _ask(self, command: Command) -> None:
        try:
            async with asyncio.timeout(SECONDS):
                answer = await self.link.ask(command)
        except TimeoutError:
            raise ServerAway(Failure(FailureKind.NO_ANSWER), self._server) from None
        except (LinkEnded, LinkBusy):
            raise ServerAway(self._failure, self._server) from None
        if isinstance(answer, Rejected):
            raise CannotAsk(rejection_text(answer))


@asynccontextmanager
async def open_exchange(link: DeviceLink, client: str) -> AsyncIterator[Exchange]:
    """Open one device's part of an exchange, and close its connection at the end of the block."""
    exchange = Exchange(link, client)
    running = asyncio.create_task(exchange.link.run())
    try:
        yield exchange
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running


def become(profile: Profile, server: ServerAddress, identity: Identity) -> None:
    """Become the person that another device sent, and forget what belonged to the person before. Raises BadProfile."""
    profile.replace_key(server, identity.key)
    forget_rooms(profile, server)
    name = None
    with suppress(BadName):  # of a client with other rules for names: this device's name stays
        name = None if identity.name is None else read_name(identity.name)
    profile.remember(name=name, server=server)
