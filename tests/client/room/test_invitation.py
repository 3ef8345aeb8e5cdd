"""The invitation that a guest reads before entering a room."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from client.net.address import RoomAddress, ServerAddress
from client.room.invitation import fetch_invitation, introduce
from protocol.encoding import encode_value
from protocol.finding import LobbyRoom
from protocol.ids import Role, RoomCode, Seat
from protocol.options import Clock
from protocol.room import SeatInfo
from tests.client.rooms import CODE
from tests.client.terminal.desk import at_desk, profile_at

ROOM = LobbyRoom(
    room=RoomCode(CODE),
    game="family-tree",
    title="Family Tree",
    options={},
    form="match",
    seats=(SeatInfo(seat=Seat(0), player=None, name="Anna"), SeatInfo(seat=Seat(1), player=None, name=None)),
    owner="Anna",
    role="maximizer",
    known=False,
    clock=Clock(leg=300, increment=3),
    hints=False,
    spectators=True,
    status="waiting",
    free=1,
    watching=0,
    since=0,
)


@contextmanager
def answers(body: bytes) -> Iterator[RoomAddress]:
    """Run a server that answers each request for an invitation with the same body."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            known = self.path == f"/invitation/{CODE[:3]}-{CODE[3:]}"
            self.send_response(200 if known else 404)
            self.end_headers()
            self.wfile.write(body if known else b"{}")

        def log_message(self, format: str, *args: object) -> None:
            """Print nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield RoomAddress(ServerAddress("127.0.0.1", server.server_port), RoomCode(CODE))
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def test_an_invitation_names_the_host_the_game_and_the_terms() -> None:
    assert introduce(ROOM) == [
        "Anna invites you to Family Tree",
        "A tree from one pack: marriages, children, poker hands.",
        "Anna wants a high score first, and you a low one. Then you swap roles.",
        "5\xa0min for a leg and 3\xa0s more for each move.",
    ]
    assert "All seats are taken. You can watch." in introduce(replace(ROOM, free=0))


@pytest.mark.parametrize(
    ("game", "role", "told"),
    [
        ("family-tree", None, "Chance decides who wants the high score first. Then you swap roles."),
        ("patriarch", None, "Chance decides who owns the tree first. Then you swap roles."),
        ("patriarch", "guesser", "You own the tree first. Then you swap roles."),
        ("a-new-game", "maximizer", None),
    ],
)
def test_the_first_roles_are_said_in_the_words_of_the_game(game: str, role: Role | None, told: str | None) -> None:
    said = introduce(replace(ROOM, game=game, role=role))
    assert [each for each in said if "swap" in each] == ([] if told is None else [told])


def test_an_invitation_is_loaded_from_the_rooms_server() -> None:
    with answers(encode_value(ROOM)) as address:
        assert fetch_invitation(address) == ROOM
    assert fetch_invitation(address) is None, "the server has stopped"
    with answers(b"nonsense") as address:
        assert fetch_invitation(address) is None


async def test_a_guest_reads_the_invitation_before_typing_a_name(tmp_path: Path) -> None:
    profile_at(tmp_path, None)
    with answers(encode_value(ROOM)) as address:
        async with at_desk(tmp_path, name=None) as desk:
            await desk.press("j")
            await desk.sees("Address and code")
            await desk.type(str(address))
            await desk.press("enter")
            await desk.sees("Anna invites you to Family Tree", "Anna wants a high score first", "What is your name?")
