import pytest

from server.store.endpoint import Endpoint, StoreAway
from server.store.slots import SLOTS, Layout, Redirect, slot

ASKED = Endpoint.parse("redis://:secret@asked:7000")


@pytest.mark.parametrize(
    ("host", "where"),
    [
        (b"10.0.0.1", "10.0.0.1:7001"),
        (b"name.example", "name.example:7001"),
        (b"fd00::1", "[fd00::1]:7001"),
        (b"", "asked:7001"),
        (None, "asked:7001"),
        (b"?", "asked:7001"),
    ],
    ids=["address", "name", "version 6", "empty", "null", "not known"],
)
def test_a_server_without_a_host_is_on_the_host_that_was_asked(host: bytes | None, where: str) -> None:
    layout = Layout.read(ASKED, [[0, SLOTS - 1, [host, 7001, b"id"]]])
    assert {owner.where for owner in layout.owners} == {where}


def test_the_first_server_of_a_range_is_its_primary() -> None:
    reply = [[8000, SLOTS - 1, [b"b", 1, b"id"]], [0, 7999, [b"a", 1, b"id"], [b"replica", 1, b"id"]]]
    layout = Layout.read(ASKED, reply)
    assert (layout.owners[7999].where, layout.owners[8000].where) == ("a:1", "b:1")
    assert {server.where for server in layout.servers} == {"a:1", "b:1", "replica:1"}


def test_a_layout_with_unserved_slots_is_rejected() -> None:
    with pytest.raises(StoreAway, match="asked:7000 serves only 100 of its 16,384 slots"):
        Layout.read(ASKED, [[0, 99, [b"a", 1, b"id"]]])


@pytest.mark.parametrize(
    ("words", "redirect"),
    [
        ("MOVED 12 10.0.0.1:7001", (12, "10.0.0.1:7001", False)),
        ("ASK 12 10.0.0.1:7001", (12, "10.0.0.1:7001", True)),
        ("MOVED 12 fd00::1:7001", (12, "[fd00::1]:7001", False)),
        ("MOVED 12 :7001", (12, "asked:7001", False)),
        ("MOVED 12 ?:7001", (12, "asked:7001", False)),
    ],
)
def test_a_redirect_names_slot_and_server(words: str, redirect: tuple[int, str, bool]) -> None:
    found = Redirect.parse(ASKED, words)
    assert found is not None and (found.slot, found.to.where, found.once) == redirect


@pytest.mark.parametrize("words", ["ERR no such key", "MOVED", "OOM command not allowed", ""])
def test_another_error_is_no_redirect(words: str) -> None:
    assert Redirect.parse(ASKED, words) is None


def test_keys_with_one_tag_have_one_slot() -> None:
    assert slot("turnabout:{b0001}:room:A") == slot("turnabout:{b0001}:match:B") != slot("turnabout:{b0002}:room:A")


def test_an_address_contains_no_password() -> None:
    assert "secret" not in f"{ASKED} {ASKED!r} {ASKED.at('b', 1)!r}"
