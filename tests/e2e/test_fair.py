"""Computers are given what their seat is sent, and nothing else: held against frames as they come through a socket."""

import asyncio
import gc
import json
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import pytest

from protocol.events import HintEvent
from server import app
from server.bots.pool import Thinkers
from server.bots.turns import Share
from server.bots.worker_functions import choices, move
from server.config import Settings
from server.rooms.hints import BUDGET
from tests.e2e.conftest import players as players
from tests.e2e.play import Player, begin_leg, moves_of

P = ParamSpec("P")
T = TypeVar("T")


class Overheard(Thinkers):
    """The real thinking processes; `asked` is all that they are given."""

    asked: list[tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]]

    async def think(self, share: Share, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Note what is asked, and ask it."""
        self.asked.append((function, args, kwargs))
        return await super().think(share, function, *args, **kwargs)


@pytest.fixture
async def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """A server within this process, whose computers are overheard."""
    monkeypatch.setattr(Overheard, "asked", [], raising=False)
    monkeypatch.setattr(app, "Thinkers", Overheard)
    settings = Settings(host="127.0.0.1", port=0, data_dir=tmp_path, computer_pause=0, limits="off")
    collecting = gc.get_threshold()
    async with app.running(settings, asyncio.Event()) as port:
        yield f"ws://127.0.0.1:{port}/"
    gc.set_threshold(*collecting)
    gc.freeze()  # what tests were collected as: tests/conftest.py


def view_in(frame: str) -> bytes:
    """Return the view of a `room` event exactly as in the frame."""
    start = frame.index('"view":') + len('"view":')
    return frame[start : json.JSONDecoder().raw_decode(frame, start)[1]].encode()


def views_of(player: Player) -> list[bytes]:
    """Return every view that a player was sent."""
    return [view_in(frame) for frame in player.frames if '"type":"room"' in frame and '"view":{' in frame]


def at(player: Player, ply: int) -> bool:
    return player.room.view is not None and player.room.view.ply == ply


async def test_a_process_is_given_the_view_in_its_seats_frame_and_nothing_else(
    url: str, players: Callable[..., Player]
) -> None:
    ada = players("Ada", updates=False)
    await ada.come(url)
    await ada.do("create_room", game="family-tree", computers=[None, "easy"], role="maximizer", number=5, hints=True)
    await ada.sees(1)
    await begin_leg(ada)
    assert ada.room.match is not None
    place = moves_of(ada.room)
    await ada.do("hint", **place)
    await ada.hears(HintEvent)
    hinted = Overheard.asked.pop()
    assert hinted == (choices, (views_of(ada)[-1], 0, f"hint:{ada.room.match.id}:1:0:0", BUDGET), {})
    for ply in (0, 2, 4):
        assert ada.room.view is not None
        await ada.do("move", **moves_of(ada.room), move=ada.room.view.moves[0].move)
        await ada.until(partial(at, ada, ply + 2), "the computer's move")
        # everybody is sent the same in this game, so that the computer's frame is the one that came before its move
        sent = views_of(ada)[-2]
        assert json.loads(sent)["to_act"] == [1]
        assert Overheard.asked.pop() == (move, (sent, 1, "easy", f"{ada.room.match.id}:1:{ply + 1}:1"), {})
    assert Overheard.asked == []
