"""The address of a store's server, parsed from a URL."""

import pytest

from server.store.endpoint import Endpoint, StoreAway


@pytest.mark.parametrize("host", ["a..b", "a" * 64])
def test_an_impossible_host_name_is_rejected_without_a_lookup(host: str) -> None:
    with pytest.raises(StoreAway, match="TURNABOUT_REDIS_URL is not a valid URL"):
        Endpoint.parse(f"redis://{host}:6379")
