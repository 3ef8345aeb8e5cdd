from ipaddress import ip_address

import ifaddr
import pytest

from client.net.address import ServerAddress
from client.net.local_addresses import is_offline, local_addresses


def test_this_machine_lists_only_addresses_a_friend_could_type() -> None:
    for local in local_addresses():
        address = ip_address(local.host)
        assert not address.is_loopback and not address.is_link_local


LOOPBACK, WLAN, DOCKER = ("lo", "127.0.0.1"), ("wlan0", "192.168.1.5"), ("docker0", "172.17.0.1")


@pytest.mark.parametrize(
    ("found", "server", "offline"),
    [
        ((LOOPBACK, WLAN), "play.example.org", False),
        ((LOOPBACK, DOCKER), "play.example.org", True),
        ((LOOPBACK,), "192.168.1.9", True),
        ((LOOPBACK,), "localhost", False),
        ((LOOPBACK,), "::1", False),
        ((), "play.example.org", False),
    ],
    ids=["a network", "only containers", "no network", "this machine", "this machine by IPv6", "not known"],
)
def test_a_machine_without_a_network_is_offline(
    monkeypatch: pytest.MonkeyPatch, found: tuple[tuple[str, str], ...], server: str, offline: bool
) -> None:
    adapters = [ifaddr.Adapter(name, name, [ifaddr.IP(address, 24, name)]) for name, address in found]
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: adapters)
    assert is_offline(ServerAddress(server)) is offline
