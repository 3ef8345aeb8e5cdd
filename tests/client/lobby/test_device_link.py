"""The link between two devices, as the terminal reads it, and what its secret is good for."""

from pathlib import Path

import pytest

from client.lobby.device_link import DeviceLink, Identity, Seals, become, new_secret, parse_link
from client.net.address import ServerAddress
from client.net.errors import BadAddress, CannotLink
from client.profile.identity import open_profile
from client.profile.saved_rooms import SavedRoom, save_room, saved_rooms
from protocol.ids import Key

SECRET = bytes(range(16)).hex()
HERE, THERE = ServerAddress("192.168.1.5"), ServerAddress("play.example.org", 443, secure=True)


def test_a_secret_gives_what_the_protocol_says() -> None:
    seals = Seals(SECRET)
    assert seals.mailbox == "eec1d577e6137eda29c3b0c58adcd477"
    assert seals.number("ab") == "9613"
    assert Seals(new_secret()).mailbox != seals.mailbox


def test_a_letter_is_read_only_in_its_slot_and_unchanged() -> None:
    seals = Seals(SECRET)
    letter = seals.seal("identity", {"key": "k", "name": "Zoë"})
    assert Seals(SECRET).open("identity", letter) == {"key": "k", "name": "Zoë"}
    assert seals.seal("identity", {"key": "k", "name": "Zoë"}) != letter
    changed = letter[:40] + ("0" if letter[40] != "0" else "1") + letter[41:]
    for slot, wrong in (
        ("end", letter),
        ("identity", changed),
        ("identity", "abc"),
        ("identity", ""),
        ("identity", "zz"),
    ):
        with pytest.raises(CannotLink):
            seals.open(slot, wrong)  # type: ignore[arg-type]  # one of the slots
    with pytest.raises(CannotLink):
        Seals(new_secret()).open("identity", letter)


@pytest.mark.parametrize(
    ("text", "link"),
    [
        (f"http://192.168.1.5:8420/#link/{SECRET}", DeviceLink(HERE, SECRET)),
        (f" 192.168.1.5/#link/{SECRET.upper()} ", DeviceLink(HERE, SECRET)),
        (f"https://play.example.org/#link/{SECRET}", DeviceLink(THERE, SECRET)),
        (SECRET, DeviceLink(HERE, SECRET)),
    ],
)
def test_a_link_is_read(text: str, link: DeviceLink) -> None:
    assert parse_link(text, HERE) == link == parse_link(str(link), None)


@pytest.mark.parametrize("text", ["", SECRET[1:], f"http://192.168.1.5:8420/#link/{SECRET}0", "192.168.1.5/KZ7-4QM2"])
def test_a_text_that_is_no_link_is_refused(text: str) -> None:
    with pytest.raises(CannotLink, match="This link is incomplete"):
        parse_link(text, HERE)


def test_a_secret_without_a_server_is_refused() -> None:
    with pytest.raises(CannotLink, match="--server"):
        parse_link(SECRET, None)
    with pytest.raises(BadAddress):
        parse_link(f"http://a b/#link/{SECRET}", None)


def test_a_device_becomes_the_person_that_another_one_sent(tmp_path: Path) -> None:
    profile = open_profile(within=tmp_path)
    before, elsewhere = profile.key(HERE), profile.key(THERE)
    for address in ("192.168.1.5:8420/KZ7-4QM2", "wss://play.example.org:443/KZ7-4QM2"):
        when = "2026-11-20T10:00:00+00:00"
        save_room(profile, SavedRoom(address, "Family Tree", ("Ben",), False, False, when))
    become(profile, HERE, Identity(Key("ab" * 32), "Zoë"))
    assert profile.key(HERE) == "ab" * 32 != before and profile.key(THERE) == elsewhere
    assert [room.room.server for room in saved_rooms(profile)] == [THERE]
    assert (profile.last().name, profile.last().server) == ("Zoë", HERE)
    become(profile, HERE, Identity(Key("cd" * 32), "n" * 200))
    assert profile.last().name == "Zoë", "the other name is too long here"
