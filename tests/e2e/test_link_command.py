"""The command `turnabout link`, on two devices at a real server."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from client.net.address import parse_server
from client.profile.identity import open_profile
from tests.e2e.line_terminal import LineTerminal
from tests.e2e.play import Player
from tests.e2e.standing import Standing

Terminals = Callable[[str], LineTerminal]
LINK = re.compile(r"http://\S+/#link/[0-9a-f]{32}")


@pytest.fixture
def terminals(tmp_path: Path) -> Iterator[Terminals]:
    """Opens a terminal on a device of its own."""
    with ExitStack() as stack:

        def open_one(name: str) -> LineTerminal:
            (tmp_path / name).mkdir()
            return stack.enter_context(closing(LineTerminal(name, tmp_path / name)))

        yield open_one


async def link_of(terminal: LineTerminal, port: int) -> str:
    """Have a device show its link."""
    terminal.runs("link", "--plain", "--server", f"127.0.0.1:{port}")
    told = LINK.search(await terminal.sees("A linked device is permanently the same person", "can play as you."))
    assert told is not None
    return told[0]


async def number_of(terminal: LineTerminal, after: str) -> str:
    """Return the number that a device shows."""
    await terminal.sees(after)
    return (await terminal.sees("\n", "\n")).strip()


def key_of(terminal: LineTerminal, port: int) -> str:
    return open_profile(within=terminal.home).key(parse_server(f"127.0.0.1:{port}"))


async def test_a_linked_device_has_the_same_games(
    terminals: Terminals, shared_server: Standing, players: Callable[..., Player]
) -> None:
    old, new, port = terminals("old"), terminals("new"), shared_server.port
    open_profile(within=old.home).remember(name="Zoë")
    zoe = players("Zoë", key_of(old, port))
    await zoe.come(shared_server.url)
    await zoe.do("create_room", game="family-tree")
    room = (await zoe.sees(1)).room
    link = await link_of(old, port)
    new.runs("link", "--plain", link)
    number = await number_of(new, "Check that your other device shows this number, and confirm there.")
    assert re.fullmatch(r"\d{4}", number)
    assert await number_of(old, "Does it show this number?") == number
    await old.sees("yes or no: ")
    old.types("yes")
    await new.sees("Your other device has sent the identity of Zoë.", "It replaces", "permanently", "yes or no: ")
    new.types("yes")
    for terminal in (old, new):
        await terminal.sees("Your devices are linked.")
        assert await terminal.ended() == 0
    assert key_of(new, port) == key_of(old, port)
    new.runs("games")
    await new.sees(f"{room[:3]}-{room[3:]}")
    assert await new.ended() == 0


@pytest.mark.parametrize("refuses", ["old", "new"])
async def test_each_device_can_refuse(terminals: Terminals, shared_server: Standing, refuses: str) -> None:
    old, new, port = terminals("old"), terminals("new"), shared_server.port
    link = await link_of(old, port)
    new.runs("link", "--plain", link)
    await old.sees("yes or no: ")
    old.types("no" if refuses == "old" else "yes")
    if refuses == "old":
        await new.sees("The other device cancelled the link.")
        await old.sees("The devices are not linked.")
    else:
        await new.sees("yes or no: ")
        new.types("no")
        await old.sees("The other device declined.")
        await new.sees("The devices are not linked.")
    assert sorted([await old.ended(), await new.ended()]) == [0, 1]
    assert key_of(new, port) != key_of(old, port)


async def test_an_interrupted_device_ends_the_other_ones_question(
    terminals: Terminals, shared_server: Standing
) -> None:
    old, new = terminals("old"), terminals("new")
    link = await link_of(old, shared_server.port)
    new.runs("link", "--plain", link)
    await old.sees("yes or no: ")
    new.interrupts()
    await old.sees("The other device declined.")
    assert await old.ended() == 1 and await new.ended() == 130


async def test_a_wrong_link_is_explained(terminals: Terminals, shared_server: Standing) -> None:
    device = terminals("device")
    for link, why in (
        (f"127.0.0.1:{shared_server.port}/#link/{'0' * 32}", "This link is wrong, used or expired."),
        ("127.0.0.1/#link/12", "This link is incomplete."),
        ("0" * 32, "Enter the whole link, or add the server by --server."),
    ):
        device.runs("link", "--plain", link)
        await device.sees(why)
        assert await device.ended() == 1
