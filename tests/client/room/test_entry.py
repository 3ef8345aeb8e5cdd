"""The command that enters the room of an errand."""

from pathlib import Path

import pytest

from client.net.address import RoomAddress, ServerAddress
from client.room.entry import find_way
from client.room.entry_request import HostRoom, JoinRoom, PlayAlone, PlayComputer, ToMake, WatchComputers, is_hosted
from protocol.commands import CreateRoom, TakeSeat
from protocol.ids import RoomCode
from protocol.options import Clock

AT = ServerAddress("cards.example.org")


@pytest.mark.parametrize(
    ("errand", "command"),
    [
        (PlayAlone(7, AT), {"form": "solo", "number": 7}),
        (
            PlayComputer("strong", "minimizer", 7, Clock(move=30), True, AT, spectators=False),
            {
                "number": 7,
                "role": "minimizer",
                "clock": Clock(move=30),
                "hints": True,
                "spectators": False,
                "computers": [None, "strong"],
            },
        ),
        (HostRoom(7, public=True, server=AT), {"number": 7, "public": True}),
        (
            WatchComputers(("strong", "easy"), 7, AT),
            {"number": 7, "role": "maximizer", "computers": ["strong", "easy"]},
        ),
    ],
)
def test_an_errand_at_a_server_makes_its_room_there(errand: ToMake, command: dict[str, object], tmp_path: Path) -> None:
    way = find_way(errand, tmp_path)
    assert (way.server, way.hosted, is_hosted(errand)) == (AT, None, False)
    assert way.command == CreateRoom.model_validate({"id": way.command.id, "game": "family-tree", **command})


def test_a_seat_that_is_moved_is_taken_by_its_code(tmp_path: Path) -> None:
    way = find_way(JoinRoom(RoomAddress(AT, RoomCode("KZ74QM2")), seat_code="KZ74QM2A"), tmp_path)
    assert isinstance(way.command, TakeSeat) and way.command.code == "KZ74QM2A"
