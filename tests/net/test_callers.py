"""Counting by address: what is forgotten, and what is not."""

from ipaddress import ip_address

import pytest

from server.net import callers as module
from server.net.callers import Callers
from server.net.limits import Limits


def test_an_address_is_known_again_until_too_many_others_have_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "REMEMBERED", 2)
    callers = Callers(Limits(connections_a_minute=1))
    first = callers.come(ip_address("192.0.2.1"), 0)
    assert first is not None and first.connects(0) and not first.connects(0)
    callers.go(first)
    assert callers.come(ip_address("192.0.2.1"), 0) is first
    staying = callers.come(ip_address("192.0.2.2"), 0)
    callers.go(first)
    for last in range(3, 200):
        other = callers.come(ip_address(f"192.0.2.{last}"), 0)
        assert other is not None
        callers.go(other)
    assert len(callers) == 3
    assert callers.come(ip_address("192.0.2.2"), 0) is staying
    assert callers.come(ip_address("192.0.2.1"), 0) is not first


def test_a_minute_fills_what_was_used_up() -> None:
    caller = Callers(Limits(connections_a_minute=60)).come(ip_address("192.0.2.1"), 0)
    assert caller is not None
    assert sum(caller.connects(0.0) for _ in range(100)) == 60
    assert sum(caller.connects(10.0) for _ in range(100)) == 10
    assert sum(caller.connects(1000.0) for _ in range(100)) == 60


def test_who_goes_on_connecting_is_let_go_unread_for_a_while() -> None:
    callers = Callers(Limits())
    address = ip_address("192.0.2.1")
    caller = callers.come(address, 0)
    assert caller is not None
    callers.go(caller)
    for _ in range(100):
        caller.turned_away("connections", 0)
        assert caller.may_come(0)
    caller.turned_away("connections", 0)
    assert callers.come(address, 9.9) is None and len(callers) == 1
    assert callers.come(ip_address("192.0.2.2"), 9.9) is not None
    assert callers.come(address, 10) is caller
