"""A leg on a real Textual screen without a terminal: its pictures, cell by cell, and its messages."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from rich.cells import cell_len
from textual.app import App, ComposeResult
from textual.pilot import Pilot

from client.net.frames import ShownRoom
from client.terminal.games.family_tree.leg import LegWidget
from client.text.glyphs import UNICODE, Glyphs
from protocol.ids import Seat
from tests.client.games.family_tree.builders import build_room, build_view

TREE = """
    7D+9C
      6S+TD
        QH
        3C+4C
      8H
      KH+5D/AH
"""

SINGLES = "QH spouse 30, 8H spouse 10"


class Stage(App[None]):
    """A screen with nothing but a leg on it."""

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__()
        self.leg = LegWidget(glyphs)
        self.moves: list[str] = []
        self.went_on = False
        self.other_keys: list[str] = []
        self.kept: list[object] = []
        self.shows_families = False

    def compose(self) -> ComposeResult:
        yield self.leg

    def on_board_move_chosen(self, message: LegWidget.MoveChosen) -> None:
        self.moves.append(message.move)

    def on_board_went_on(self) -> None:
        self.went_on = True

    def on_board_keeps(self, message: LegWidget.Keeps) -> None:
        self.kept.append((message.setting, message.value))

    def on_board_explained(self, message: LegWidget.Explained) -> None:
        self.kept.append(message.lessons)

    def on_key(self, event: object) -> None:
        self.other_keys.append(getattr(event, "key", ""))

    def rows(self) -> list[str]:
        """Return the lines on the screen; each fills its width to the cell."""
        rows = [strip.text for strip in self.screen._compositor.render_strips()]
        assert {cell_len(row) for row in rows} == {self.size.width}
        return rows

    def text(self) -> str:
        """Return the text on the screen, without trailing spaces."""
        return "\n".join(row.rstrip() for row in self.rows())

    def inverse(self) -> list[tuple[int, int, str]]:
        """Return the inverse parts of the screen: line, cell and text of each."""
        found: list[tuple[int, int, str]] = []
        for y, strip in enumerate(self.screen._compositor.render_strips()):
            x = 0
            for segment in strip:
                if segment.style is not None and segment.style.reverse:
                    if found and found[-1][0] == y and found[-1][1] + cell_len(found[-1][2]) == x:
                        found[-1] = (y, found[-1][1], found[-1][2] + segment.text)
                    else:
                        found.append((y, x, segment.text))
                x += cell_len(segment.text)
        return found

    def where(self, text: str) -> tuple[int, int]:
        """Return the cell and line where a text begins on the screen."""
        y = next(y for y, row in enumerate(self.rows()) if text in row)
        row = self.rows()[y]
        return cell_len(row[: row.index(text)]), y


@asynccontextmanager
async def staged(
    room: ShownRoom,
    size: tuple[int, int] = (80, 24),
    me: int | None = 0,
    here: tuple[int, ...] = (0, 1),
    glyphs: Glyphs = UNICODE,
) -> AsyncIterator[tuple[Stage, Pilot[None]]]:
    """Show a room's leg to the holder of seat `me`."""
    stage = Stage(glyphs)
    async with stage.run_test(size=size) as pilot:
        stage.leg.show(room, None if me is None else Seat(me), tuple(Seat(seat) for seat in here))
        await pilot.pause()
        yield stage, pilot


def room(moves: str = SINGLES, current: str = "QS", text: str = TREE) -> ShownRoom:
    return build_room(build_view(text, current, moves))


def chosen(stage: Stage) -> str:
    """Return the inverse part of the tree."""
    found = [text for _, _, text in stage.inverse()]
    assert len(found) == 1
    return found[0]


def said(stage: Stage) -> list[str]:
    """Return the two lines below the tree."""
    return [row.strip() for row in stage.rows()[-3:-1]]
