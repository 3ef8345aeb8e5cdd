"""Which of a machine's addresses a friend could use."""

import pytest

from protocol.local_addresses import LocalAddress, Reach, reachable

DESCRIBED = {
    "home network": ("wlan0", "192.168.1.5", LocalAddress("192.168.1.5", Reach.LAN, "wlan0")),
    "a Windows adapter": ("Intel(R) Wi-Fi 6", "10.3.0.7", LocalAddress("10.3.0.7", Reach.LAN, "Intel(R) Wi-Fi 6")),
    "tailscale": ("tailscale0", "100.101.102.103", LocalAddress("100.101.102.103", Reach.VPN, "Tailscale")),
    "tailscale on a Mac": ("utun4", "100.64.0.9", LocalAddress("100.64.0.9", Reach.VPN, "Tailscale")),
    "tailscale IPv6": ("utun4", "fd7a:115c:a1e0::9", LocalAddress("fd7a:115c:a1e0::9", Reach.VPN, "Tailscale")),
    "wireguard": ("wg0", "10.8.0.2", LocalAddress("10.8.0.2", Reach.VPN, "WireGuard")),
    "another VPN": ("tun0", "10.9.0.2", LocalAddress("10.9.0.2", Reach.VPN, "VPN")),
    "public": ("eth0", "8.8.4.4", LocalAddress("8.8.4.4", Reach.INTERNET, "eth0")),
    "public IPv6": ("eth0", "2a00:1450::5", LocalAddress("2a00:1450::5", Reach.INTERNET, "eth0")),
    "private IPv6": ("eth0", "fd12::5", LocalAddress("fd12::5", Reach.LAN, "eth0")),
}

LEFT_OUT = {
    "loopback": ("lo", "127.0.0.1"),
    "IPv6 loopback": ("lo", "::1"),
    "link-local": ("eth0", "169.254.3.4"),
    "IPv6 link-local": ("eth0", "fe80::1%eth0"),
    "docker": ("docker0", "172.17.0.1"),
    "a docker network": ("br-1a2b3c", "172.18.0.1"),
    "a container's end": ("veth12ab", "172.19.0.1"),
    "cni": ("cni0", "10.88.0.1"),
    "podman": ("podman1", "10.89.0.1"),
    "virtual machines": ("virbr0", "192.168.122.1"),
    "IPv6 for documentation": ("eth0", "2001:db8::1"),
    "WSL": ("vEthernet (WSL)", "172.28.0.1"),
}


@pytest.mark.parametrize(("interface", "host", "local"), DESCRIBED.values(), ids=DESCRIBED)
def test_an_address_is_named_as_what_it_is(interface: str, host: str, local: LocalAddress) -> None:
    assert reachable([(interface, host)]) == (local,)


@pytest.mark.parametrize(("interface", "host"), LEFT_OUT.values(), ids=LEFT_OUT)
def test_an_address_no_friend_could_use_is_left_out(interface: str, host: str) -> None:
    assert reachable([(interface, host)]) == ()


def test_the_likeliest_address_comes_first() -> None:
    found = [("eth0", "2a00:1450::5"), ("eth0", "8.8.4.4"), ("wg0", "10.8.0.2"), ("wlan0", "192.168.1.5")]
    assert [each.host for each in reachable(found)] == ["192.168.1.5", "10.8.0.2", "8.8.4.4", "2a00:1450::5"]


def test_one_ipv6_address_stands_for_all_that_reach_equally_far() -> None:
    found = [("eth0", "2a00:1450::5"), ("eth0", "2a00:1450::6"), ("eth0", "fd12::5"), ("wlan0", "2a00:1450::7")]
    assert [each.host for each in reachable(found)] == ["fd12::5", "2a00:1450::5", "2a00:1450::7"]
