"""The port over TLS with a certificate made here, which only some clients trust."""

import asyncio
import os
import ssl
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
import trustme
from cryptography.hazmat.primitives import serialization

from client.net.address import ServerAddress
from client.net.link_state import Connected, Failure, FailureKind
from protocol.events import Rejected
from server.net import tls
from server.net.limits import Limits
from server.rooms.rooms import Rooms
from tests.client.listening import Ears, linked
from tests.e2e.play import Player, ServerProcess
from tests.net.plain import Answer, served

pytestmark = pytest.mark.asyncio(loop_scope="module")


class Files:
    """A certificate for this machine, its key, and its authority."""

    def __init__(self, directory: Path) -> None:
        self.authority = trustme.CA()
        self.trusted, self.certificate, self.key = (directory / name for name in ("ca.pem", "cert.pem", "key.pem"))
        self.authority.cert_pem.write_to_path(self.trusted)
        self.issue(self.authority)

    def issue(self, authority: trustme.CA, name: str = "127.0.0.1") -> None:
        """Write a new certificate and key."""
        made = authority.issue_cert(name)
        self.certificate.write_bytes(b"".join(blob.bytes() for blob in made.cert_chain_pems))
        made.private_key_pem.write_to_path(self.key)
        self.key.chmod(0o600)

    def context(self) -> ssl.SSLContext:
        """Return the server's TLS context."""
        made = tls.context(self.certificate, self.key)
        assert made is not None
        return made

    def trust(self) -> ssl.SSLContext:
        """Return a client's TLS context that trusts the authority."""
        return ssl.create_default_context(cafile=self.trusted)


@pytest.fixture
def files(tmp_path: Path) -> Iterator[Files]:
    """The files of a server."""
    yield Files(tmp_path)


async def test_pages_and_websockets_are_served_encrypted(rooms: Rooms, files: Files) -> None:
    async with served(rooms, tls=files.context()) as site:
        reader, writer = await asyncio.open_connection("127.0.0.1", site.port, ssl=files.trust())
        assert writer.get_extra_info("ssl_object").version() in ("TLSv1.2", "TLSv1.3")
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert Answer.read(await reader.read()).status == 200
        writer.close()
        page = f"https://127.0.0.1:{site.port}"
        player = Player("Ada")
        await player.come(site.url.replace("ws:", "wss:"), ssl=files.trust(), origin=page)
        await player.do("create_room", game="family-tree")
        await player.go()


async def test_nothing_of_a_burst_over_tls_is_lost(rooms: Rooms, files: Files) -> None:
    limits = Limits(counted=False, messages_held=2000, held_bytes=2**20)
    async with served(rooms, limits=limits, tls=files.context()) as site:
        player = Player("Ada")
        await player.come(site.url.replace("ws:", "wss:"), ssl=files.trust())
        player._open().transport.write(b"\x81\x81\0\0\0\0{" * 2_000)

        def all_refused() -> bool:
            return sum(isinstance(event, Rejected) for event in player.events) == 2_000

        await player.until(lambda: all_refused() or None, "2,000 refusals")
        await player.do("catalog")
        await player.go()


async def test_a_client_without_tls_is_disconnected(
    rooms: Rooms, files: Files, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("server.net.listener.TLS_SECONDS", 0.1)
    async with served(rooms, tls=files.context()) as site:
        for words in (b"GET / HTTP/1.1\r\n\r\n", b"\x16\x03\x01", b""):
            reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
            writer.write(words)
            with suppress(ConnectionResetError):
                assert b"HTTP" not in await reader.read()
            writer.close()
    assert not caplog.records


async def test_the_client_accepts_only_a_trusted_certificate(
    rooms: Rooms, files: Files, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", os.devnull)
    async with served(rooms, tls=files.context()) as site:
        address = ServerAddress("127.0.0.1", site.port, secure=True)
        ears = Ears()
        async with linked(address, ears):
            refused = await ears.ended()
        assert refused.kind is FailureKind.UNTRUSTED and refused.detail in ("self_signed", "unknown_issuer")
        monkeypatch.setenv("SSL_CERT_FILE", str(files.trusted))
        ears = Ears()
        async with linked(address, ears):
            await ears.until(lambda thing: isinstance(thing, Connected))
        ears = Ears()
        async with linked(ServerAddress("localhost", site.port, secure=True), ears):
            refused = await ears.ended()
        assert refused.kind is FailureKind.UNTRUSTED and refused.detail == "other_name"
        ears = Ears()
        async with linked(ServerAddress("127.0.0.1", site.port), ears):
            assert (await ears.ended()) == Failure(FailureKind.NOT_TURNABOUT)


async def test_a_renewed_certificate_is_loaded_and_a_broken_one_is_not(
    files: Files, rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tls, "LOOK_SECONDS", 0.01)
    context, other = files.context(), trustme.CA()

    async def issuer(port: int) -> str:
        _, writer = await asyncio.open_connection("127.0.0.1", port, ssl=unchecked)
        shown = ssl.DER_cert_to_PEM_cert(writer.get_extra_info("ssl_object").getpeercert(binary_form=True))
        writer.close()
        return shown

    unchecked = ssl.create_default_context()
    unchecked.check_hostname, unchecked.verify_mode = False, ssl.CERT_NONE
    async with (
        tls.reload_on_change(context, files.certificate, files.key),
        served(rooms, tls=context) as site,
    ):
        first = await issuer(site.port)
        files.key.write_text("not a key")
        looked = asyncio.create_task(asyncio.sleep(0.1))
        while not looked.done():
            assert await issuer(site.port) == first
        files.issue(other)
        while await issuer(site.port) == first:
            pass


Given = tuple[Path | None, Path | None]


def _written(file: Path, text: str) -> Path:
    file.write_text(text)
    return file


def _another(files: Files) -> Path:
    files.authority.issue_cert("other").private_key_pem.write_to_path(files.key)
    return files.key


BROKEN: dict[str, tuple[Callable[[Files], Given], str]] = {
    "no key": (lambda f: (f.certificate, None), "belong together"),
    "no certificate": (lambda f: (None, f.key), "belong together"),
    "a missing file": (lambda f: (f.certificate, f.key / "x"), "TLS_KEY cannot be read: .*Not a directory"),
    "not a certificate": (lambda f: (_written(f.certificate, "none"), f.key), "is not a PEM certificate or key"),
    "not a key": (lambda f: (f.certificate, _written(f.key, "none")), "is not a PEM certificate or key"),
    "another's key": (lambda f: (f.certificate, _another(f)), "does not belong to the certificate"),
    "a directory": (lambda f: (f.certificate.parent, f.key), "cannot be read"),
}


@pytest.mark.parametrize(("given", "words"), BROKEN.values(), ids=BROKEN)
async def test_unusable_files_are_explained(files: Files, given: Callable[[Files], Given], words: str) -> None:
    with pytest.raises(tls.CannotEncrypt, match=words):
        tls.context(*given(files))


async def test_a_key_with_a_password_is_rejected_without_asking_for_it(files: Files) -> None:
    key = serialization.load_pem_private_key(files.key.read_bytes(), None)
    locked = serialization.BestAvailableEncryption(b"secret")
    form = serialization.PrivateFormat.PKCS8
    files.key.write_bytes(key.private_bytes(serialization.Encoding.PEM, form, locked))
    with pytest.raises(tls.CannotEncrypt, match="has a password"):
        files.context()


async def test_a_key_that_others_can_read_gets_a_warning(files: Files) -> None:
    assert tls.key_warning(files.key) is None
    files.key.chmod(0o644)
    named = {"TURNABOUT_TLS_CERTIFICATE": str(files.certificate), "TURNABOUT_TLS_KEY": str(files.key)}
    server = ServerProcess(files.key.parent / "data", named)
    await server.start()
    player = Player("Ada")
    await player.come(server.url.replace("ws:", "wss:"), ssl=files.trust())
    await player.go()
    assert await server.stop() == 0
    assert b"chmod 600" in server.log and b"PRIVATE" not in server.log
