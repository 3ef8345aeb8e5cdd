"""The final boards of both legs on the page of a result in the terminal, at a real server."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from client.net.address import RoomAddress, parse_server
from client.room.entry_request import JoinRoom
from protocol.ids import parse_room_code
from tests.client.terminal.desk import at_desk
from tests.e2e.play import Player, begin_leg, host_and_join, moves_of, play_leg
from tests.e2e.standing import Standing

WIDE, SMALL = (120, 50), (80, 24)
GUESSES = ("3(4(2) A(5))", "2(3(4) A(5))", "3(2(5) 4(A))", "5(3(2) 4(A))")


async def guess(anna: Player, ben: Player) -> None:
    """Play a leg of The Patriarch in which one player guesses the tree."""
    by_seat = {player.seat: player for player in (anna, ben)}
    for each in GUESSES:
        view = anna.room.view
        assert view is not None
        mover = by_seat[view.to_act[0]]
        ack = await mover.do("move", **moves_of(mover.room), move=f"guess {each}")
        for player in (anna, ben):
            await player.sees(ack.version)


async def grow(anna: Player, ben: Player) -> None:
    """Play a leg by chance."""
    await play_leg(random.Random(3), anna, ben)


@pytest.mark.parametrize(
    ("settings", "play", "seen"),
    [
        ({"role": "maximizer"}, grow, ("leg 1  ▲Anna  ▼Ben", "leg 2  ▲Ben  ▼Anna")),
        (
            {"game": "happy-graphs", "options": {"mode": "duel"}, "role": "maximizer"},
            grow,
            ("▲Anna  ▼Ben", "leg 2  ▲Ben  ▼Anna"),
        ),
        ({"game": "patriarch", "role": "guesser"}, guess, ("guess 4 of 4 graded",)),
        ({"game": "poker-solitaire", "options": {"mode": "alternate"}}, grow, ("1 Anna  touch edges", "2 Ben")),
    ],
    ids=lambda value: value.get("game", "family-tree") if isinstance(value, dict) else "",
)
async def test_both_final_boards_are_shown_beside_each_other_if_there_is_room(
    shared_server: Standing,
    players: Callable[..., Player],
    tmp_path: Path,
    settings: dict[str, Any],
    play: Callable[[Player, Player], Any],
    seen: tuple[str, ...],
) -> None:
    anna, ben = players("Anna"), players("Ben")
    code = await host_and_join(shared_server.url, anna, ben, number=7, **settings)
    while anna.room.match is None or anna.room.match.result is None:
        await begin_leg(anna, ben)
        await play(anna, ben)
    room = JoinRoom(RoomAddress(parse_server(shared_server.url), parse_room_code(code)))
    async with at_desk(tmp_path, room, name="Cleo", size=SMALL) as desk:
        screen = await desk.sees("Verified")
        assert seen[-1] not in screen
        await desk.resize(*WIDE)
        screen = await desk.sees("Verified", *seen)
        assert any(all(text in line for text in seen) for line in screen.splitlines())
        await desk.resize(*SMALL)
        await desk.gone(seen[-1])
        await desk.sees("Verified")
