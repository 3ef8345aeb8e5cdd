"""The store over TLS, which the wheel's program does not support itself."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import trustme

from protocol.ids import RoomCode
from server.store.client import Appended, Store
from server.store.embedded.store import EmbeddedStore
from server.store.endpoint import StoreAway
from server.store.subscriptions import Subscriptions
from tests.store.appending import CODE, append, sat, to_room
from tests.store.forwarder import Forwarder


@pytest.fixture
def authority(tmp_path: Path) -> Iterator[tuple[trustme.CA, Path]]:
    """The authority of the certificates here, and its file."""
    authority = trustme.CA()
    path = tmp_path / "authority.pem"
    authority.cert_pem.write_to_path(path)
    yield authority, path


@pytest.fixture
async def embedded(tmp_path: Path) -> AsyncIterator[EmbeddedStore]:
    """A store without TLS."""
    async with EmbeddedStore(tmp_path / "store") as embedded:
        yield embedded


def speaking(authority: trustme.CA, name: str = "localhost", *, ask: bool = False) -> ssl.SSLContext:
    """Return a server's TLS context for a name; `ask`: it requires a client certificate."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    authority.issue_cert(name).configure_cert(context)
    if ask:
        authority.configure_trust(context)
        context.verify_mode = ssl.CERT_REQUIRED
    return context


async def refusal(url: str) -> str:
    """Return the error of a store that is not accepted."""
    with pytest.raises(StoreAway) as refused:
        async with Store(url, "node"):
            pass
    return str(refused.value)


async def test_appends_reads_and_hints_go_through_tls(
    embedded: EmbeddedStore, authority: tuple[trustme.CA, Path]
) -> None:
    async with Forwarder(embedded.socket_path, speaking(authority[0])) as tls:
        heard = asyncio.Queue[RoomCode]()
        async with Store(f"{tls.url}?ssl_ca_certs={authority[1]}", "node") as store:
            hints = Subscriptions(
                primaries=store.primaries,
                node="node",
                appended=heard.put_nowait,
                moved=lambda _: None,
                said=lambda _: None,
                listed=lambda player, code: None,
            )
            listening = asyncio.create_task(hints.run())
            hints.add(CODE)
            assert await heard.get() == CODE
            assert isinstance(await append(store, to_room(sat("a"))), Appended)
            assert [entry.id for entry in await store.read(CODE)] == ["a"]
            assert tls.subscribers == 1
            listening.cancel()
            await asyncio.wait({listening})


async def test_a_client_certificate_is_sent_if_the_store_requires_one(
    embedded: EmbeddedStore, authority: tuple[trustme.CA, Path], tmp_path: Path
) -> None:
    ours = tmp_path / "ours.pem"
    authority[0].issue_cert("node").private_key_and_cert_chain_pem.write_to_path(ours)
    async with Forwarder(embedded.socket_path, speaking(authority[0], ask=True)) as tls:
        options = f"?ssl_ca_certs={authority[1]}&ssl_certfile={ours}&ssl_keyfile={ours}"
        async with Store(tls.url + options, "node") as store:
            assert isinstance(await append(store, to_room(sat("a"))), Appended)


async def test_an_untrusted_certificate_is_rejected_unless_the_url_allows_it(
    embedded: EmbeddedStore, authority: tuple[trustme.CA, Path]
) -> None:
    async with Forwarder(embedded.socket_path, speaking(trustme.CA())) as tls:
        words = await refusal(f"{tls.url}?ssl_ca_certs={authority[1]}")
        assert "has an invalid certificate" in words and "ssl_ca_certs=FILE" in words
        async with Store(f"{tls.url}?ssl_cert_reqs=none", "node") as store:
            assert isinstance(await append(store, to_room(sat("a"))), Appended)


async def test_a_certificate_for_another_name_is_rejected_unless_the_url_allows_it(
    embedded: EmbeddedStore, authority: tuple[trustme.CA, Path]
) -> None:
    async with Forwarder(embedded.socket_path, speaking(authority[0], "elsewhere.example")) as tls:
        words = await refusal(f"{tls.url}?ssl_ca_certs={authority[1]}")
        assert "not valid for 'localhost'" in words and "by the name that its certificate is for" in words
        async with Store(f"{tls.url}?ssl_ca_certs={authority[1]}&ssl_check_hostname=false", "node") as store:
            assert isinstance(await append(store, to_room(sat("a"))), Appended)


async def test_tls_to_a_store_without_it_is_explained(embedded: EmbeddedStore) -> None:
    async with Forwarder(embedded.socket_path) as plain:
        assert "write redis://, not rediss://" in await refusal(plain.url.replace("redis:", "rediss:"))


async def test_a_missing_tls_is_explained(embedded: EmbeddedStore, authority: tuple[trustme.CA, Path]) -> None:
    async with Forwarder(embedded.socket_path, speaking(authority[0])) as tls:
        assert "write rediss://, not redis://" in await refusal(tls.url.replace("rediss:", "redis:"))


@pytest.mark.parametrize("option", ["ssl_ca_certs", "ssl_certfile"])
async def test_a_certificate_that_is_no_file_is_said(option: str, tmp_path: Path) -> None:
    assert "cannot be read" in await refusal(f"rediss://:secret@localhost?{option}={tmp_path}/nothing.pem")
