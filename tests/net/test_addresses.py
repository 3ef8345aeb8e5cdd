"""Counting by address: which counts are kept."""

from ipaddress import ip_address

import pytest

from server.net import addresses as module
from server.net.addresses import SourceAddresses
from server.net.limits import Limits


def test_an_address_is_remembered_until_too_many_others_connect(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "REMEMBERED", 2)
    sources = SourceAddresses(Limits(connections_a_minute=1))
    first = sources.add_connection(ip_address("192.0.2.1"), 0)
    assert first is not None and first.take_connection(0) and not first.take_connection(0)
    sources.remove_connection(first)
    assert sources.add_connection(ip_address("192.0.2.1"), 0) is first
    staying = sources.add_connection(ip_address("192.0.2.2"), 0)
    sources.remove_connection(first)
    for last in range(3, 200):
        other = sources.add_connection(ip_address(f"192.0.2.{last}"), 0)
        assert other is not None
        sources.remove_connection(other)
    assert len(sources) == 3
    assert sources.add_connection(ip_address("192.0.2.2"), 0) is staying
    assert sources.add_connection(ip_address("192.0.2.1"), 0) is not first


def test_a_minute_refills_a_bucket() -> None:
    source = SourceAddresses(Limits(connections_a_minute=60)).add_connection(ip_address("192.0.2.1"), 0)
    assert source is not None
    assert sum(source.take_connection(0.0) for _ in range(100)) == 60
    assert sum(source.take_connection(10.0) for _ in range(100)) == 10
    assert sum(source.take_connection(1000.0) for _ in range(100)) == 60


def test_an_address_over_the_limit_is_closed_out_for_a_while() -> None:
    sources = SourceAddresses(Limits())
    address = ip_address("192.0.2.1")
    source = sources.add_connection(address, 0)
    assert source is not None
    sources.remove_connection(source)
    for _ in range(100):
        source.turn_away("connections", 0)
        assert source.may_connect(0)
    source.turn_away("connections", 0)
    assert sources.add_connection(address, 9.9) is None and len(sources) == 1
    assert sources.add_connection(ip_address("192.0.2.2"), 9.9) is not None
    assert sources.add_connection(address, 10) is source
