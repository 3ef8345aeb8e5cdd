"""Legs of Poker Solitaire in rooms, written as in `tests.games.poker_solitaire.builders`."""

from dataclasses import replace
from typing import Any

from client.games.poker_solitaire import picture as pictures
from client.games.poker_solitaire.picture import Picture
from client.games.poker_solitaire.scene import Scene
from client.net.frames import ShownRoom
from client.text.glyphs import UNICODE
from client.text.lines import Line
from protocol.ids import Form, Seat
from server.games.poker_solitaire.state import State
from tests.client.terminal.one_leg import room_around
from tests.games.poker_solitaire.builders import FIGURE_1, GAME, after, leg, lying


def room_of(state: State, me: int | None = 0, **changes: Any) -> ShownRoom:
    """Return the room of a leg as a seat sees it; its players are Anna and Ben."""
    form: Form = "solo" if len(state.roles) == 1 else "match"
    options = state.table.options.model_dump(mode="json")
    return replace(room_around(GAME, state, me, form, options), **changes)


def scene_of(state: State, me: int | None = 0) -> Scene:
    """Return a reader's scene of a leg."""
    here = tuple(Seat(seat) for seat in range(len(state.roles)))
    scene = Scene.read(room_of(state, me), None if me is None else Seat(me), here)
    assert scene is not None
    return scene


def seen(state: State, me: int | None = 0, cells: int = 80, rows: int = 18) -> Picture:
    """Return the picture of a leg on a screen of this size."""
    return pictures.with_news(Picture(cells=cells, rows=rows), scene_of(state, me))


def board(picture: Picture) -> list[str]:
    """Return the board of a picture as text."""
    return [text(line) for line in pictures.board(picture, picture.cells, picture.rows, UNICODE)]


def text(line: Line) -> str:
    """Return a line as text."""
    return "".join(run.text for run in line).rstrip()


__all__ = ["FIGURE_1", "after", "board", "leg", "lying", "room_of", "scene_of", "seen", "text"]
