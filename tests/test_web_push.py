"""Push messages, and the endpoints that get none."""

import socket
from typing import Any

import pytest

from protocol.ids import RoomCode
from protocol.notifications import PushMessage
from server.web_push import (
    EndpointNotPublic,
    PushRules,
    PushSubscription,
    Sending,
    is_public,
    new_key,
    public_key,
    resolve,
)
from tests.push_service import AUTH, P256DH, push_service

MESSAGE = PushMessage(kind="your_turn", room=RoomCode("KZ74QM2"), title="Family Tree", opponents=("Ben",))
KEY = new_key()


def test_a_browser_reads_the_message_and_its_service_the_signature() -> None:
    with push_service() as service:
        rules = PushRules("mailto:host@example.org", service.url)
        assert Sending().send(service.subscription(), MESSAGE, key=KEY, rules=rules) == 201
        pushed = service.pushed.get_nowait()
    assert pushed.message == {"kind": "your_turn", "room": "KZ74QM2", "title": "Family Tree", "opponents": ["Ben"]}
    assert pushed.claims["sub"] == "mailto:host@example.org"
    assert pushed.claims["aud"] == service.url.rstrip("/")
    assert pushed.headers["authorization"].endswith(f",k={public_key(KEY)}")
    assert pushed.headers["content-encoding"] == "aes128gcm"


def test_a_redirect_is_not_followed() -> None:
    with push_service() as service:
        service.status, service.headers = 307, {"Location": f"{service.url}elsewhere"}
        assert Sending().send(service.subscription(), MESSAGE, key=KEY, rules=PushRules(for_tests=service.url)) == 307
        assert service.pushed.get_nowait().path == "/browser"
        assert service.pushed.empty()


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://9.9.9.9/push",
        "https://9.9.9.9:8443/push",
        "https://user@9.9.9.9/push",
        "https://127.0.0.1/push",
        "https://localhost/push",
        "https://10.1.2.3/push",
        "https://192.168.0.1/push",
        "https://169.254.169.254/latest",
        "https://100.64.0.1/push",
        "https://0.0.0.0/push",
        "https://2130706433/push",
        "https://0x7f.1/push",
        "https://[::1]/push",
        "https://[::ffff:10.0.0.1]/push",
        "https://[fe80::1]/push",
        "https://[fd00::1]/push",
        "https://[64:ff9b::7f00:1]/push",
        "https://[2002:7f00:1::]/push",
        "https://224.0.0.1/push",
        "https://9.9.9.9/push\r\nX: y",
        "https://9.9.9.9:x/push",
        "https://[9.9.9.9/push",
        "ftp://9.9.9.9/push",
        "https:///push",
        f"https://{'a' * 70}.example/push",
        "",
    ],
)
def test_an_endpoint_must_be_a_public_https_address(endpoint: str) -> None:
    with pytest.raises(EndpointNotPublic):
        resolve(endpoint, PushRules())


def test_all_addresses_of_a_host_must_be_public(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in ("9.9.9.9", "10.0.0.1")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found[:1])
    assert resolve("https://push.example.org/a?b", PushRules()).addresses == ("9.9.9.9",)
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    with pytest.raises(EndpointNotPublic):
        resolve("https://push.example.org/a?b", PushRules())


def test_a_host_that_turns_private_after_it_subscribed_gets_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    connected: list[Any] = []
    monkeypatch.setattr(socket, "create_connection", lambda *asked: connected.append(asked))
    private = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: private)
    browser = PushSubscription("https://push.example.org/a", P256DH, AUTH)
    with pytest.raises(EndpointNotPublic):
        Sending().send(browser, MESSAGE, key=KEY, rules=PushRules())
    assert connected == []


@pytest.mark.parametrize("address", ["9.9.9.9", "2620:fe::fe"])
def test_a_public_address(address: str) -> None:
    assert is_public(address)
