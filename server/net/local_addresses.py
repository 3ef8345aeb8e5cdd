"""The addresses of the server's machine, for a player on it who invites a friend."""

import ifaddr

from protocol.local_addresses import LocalAddress, reachable

ADDRESSES = "/addresses"
"""The path at which a browser on the same machine finds them."""


def local_addresses() -> tuple[LocalAddress, ...]:
    """Return the addresses that could work for a friend, the likeliest first; none if the system doesn't list them."""
    try:
        adapters = list(ifaddr.get_adapters())
    except OSError:
        return ()
    return reachable(
        (adapter.nice_name, address.ip if isinstance(address.ip, str) else address.ip[0])
        for adapter in adapters
        for address in adapter.ips
    )
