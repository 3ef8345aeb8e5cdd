"""Which of a machine's addresses a friend could use to reach a server on it."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network


class Reach(StrEnum):
    """The networks from which an address can be reached."""

    LAN = "lan"
    VPN = "vpn"
    INTERNET = "internet"


@dataclass(frozen=True, slots=True)
class LocalAddress:
    """An address of this machine, from where it can be reached, and its network."""

    host: str
    reach: Reach
    network: str


_INSIDE_THIS_MACHINE = (
    "docker", "br-", "veth", "cni", "podman", "virbr", "vmnet", "vboxnet", "lxc", "lxdbr", "flannel", "cali", "kube",
    "awdl", "llw", "vethernet", "dummy", "loopback",
)  # fmt: skip
"""The prefixes of interfaces that only lead to containers and virtual machines on this machine."""
_VPNS = {
    "tailscale": "Tailscale", "wg": "WireGuard", "wireguard": "WireGuard", "zt": "ZeroTier", "zerotier": "ZeroTier",
    "tun": "VPN", "tap": "VPN", "utun": "VPN", "ppp": "VPN", "nordlynx": "VPN", "openvpn": "VPN",
}  # fmt: skip
_TAILSCALE = (ip_network("100.64.0.0/10"), ip_network("fd7a:115c:a1e0::/48"))
_UNIQUE_LOCAL = ip_network("fc00::/7")
_ORDER = list(Reach)


def reachable(found: Iterable[tuple[str, str]]) -> tuple[LocalAddress, ...]:
    """Return the addresses that could work for a friend, the likeliest first, given (interface, address) pairs.

    If an interface has several IPv6 addresses with the same reach, only the first one is returned.

    >>> reachable([("lo", "127.0.0.1"), ("docker0", "172.17.0.1"), ("eth0", "192.168.1.5")])
    (LocalAddress(host='192.168.1.5', reach=<Reach.LAN: 'lan'>, network='eth0'),)
    """
    chosen: dict[tuple[object, ...], tuple[bool, LocalAddress]] = {}
    for interface, text in found:
        address = ip_address(text.partition("%")[0])
        local = _described(interface, address)
        if local is not None:
            newer = isinstance(address, IPv6Address)
            same = (interface, local.reach) if newer else (address,)
            chosen.setdefault(same, (newer, local))
    ranked = sorted(chosen.values(), key=lambda each: (each[0], _ORDER.index(each[1].reach)))
    return tuple(local for _, local in ranked)


def _described(interface: str, address: IPv4Address | IPv6Address) -> LocalAddress | None:
    name = interface.lower()
    if address.is_loopback or address.is_link_local or address.is_unspecified or address.is_multicast:
        return None
    if name.startswith(_INSIDE_THIS_MACHINE):
        return None
    if any(address in network for network in _TAILSCALE):
        return LocalAddress(str(address), Reach.VPN, "Tailscale")
    for beginning, network in _VPNS.items():
        if name.startswith(beginning):
            return LocalAddress(str(address), Reach.VPN, network)
    if address.is_global:
        return LocalAddress(str(address), Reach.INTERNET, interface)
    if isinstance(address, IPv4Address) or address in _UNIQUE_LOCAL:
        return LocalAddress(str(address), Reach.LAN, interface)
    return None
