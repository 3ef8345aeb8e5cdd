"""Where a server of the store is, read from a URL."""

import pytest

from server.store.endpoint import Endpoint, StoreAway


@pytest.mark.parametrize("host", ["a..b", "a" * 64])
def test_what_can_be_no_name_of_a_host_is_refused_before_it_is_looked_up(host: str) -> None:
    with pytest.raises(StoreAway, match="TURNABOUT_REDIS_URL is not a valid URL"):
        Endpoint.parse(f"redis://{host}:6379")
