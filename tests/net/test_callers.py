"""Counting by address: what is forgotten, and what is not."""

from ipaddress import ip_address

import pytest

from server.net import callers as module
from server.net.callers import Callers
from server.net.limits import Limits


def test_an_address_is_known_again_until_too_many_others_have_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "REMEMBERED", 2)
    callers = Callers(Limits(connections_a_minute=1))
    first = callers.come(ip_address("192.0.2.1"))
    assert first is not None and first.connects(0) and not first.connects(0)
    callers.go(first)
    assert callers.come(ip_address("192.0.2.1")) is first
    staying = callers.come(ip_address("192.0.2.2"))
    callers.go(first)
    for last in range(3, 200):
        other = callers.come(ip_address(f"192.0.2.{last}"))
        assert other is not None
        callers.go(other)
    assert len(callers) == 3
    assert callers.come(ip_address("192.0.2.2")) is staying
    assert callers.come(ip_address("192.0.2.1")) is not first


def test_a_minute_fills_what_was_used_up() -> None:
    caller = Callers(Limits(connections_a_minute=60)).come(ip_address("192.0.2.1"))
    assert caller is not None
    assert sum(caller.connects(0.0) for _ in range(100)) == 60
    assert sum(caller.connects(10.0) for _ in range(100)) == 10
    assert sum(caller.connects(1000.0) for _ in range(100)) == 60
