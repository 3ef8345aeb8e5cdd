from dataclasses import replace

import pytest
import segno

from client.room.keys import actions
from client.text.glyphs import ASCII
from client.text.lines import width
from client.text.qr_code import EDGE, scan_code
from tests.client.room.pages.test_pages import LAN, VPN, setting, text
from tests.client.rooms import Rooms

LINK = "http://192.168.1.5:8420/KZ7-4QM2"
WIDE, NARROW = 92, 76
_SQUARES = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}


def squares(link: str) -> list[list[int]]:
    """Read a drawn code back, a number for each square: 1 is dark."""
    lines = [[_SQUARES[sign] for sign in run.text] for (run,) in scan_code(link)]
    return [[square[half] for square in line] for line in lines for half in (0, 1)]


@pytest.mark.parametrize(
    ("link", "coded"),
    [(LINK, LINK.upper()), ("https://example.org/cards/KZ7-4QM2", "https://example.org/cards/KZ7-4QM2")],
    ids=["capitals where they mean the same", "as it is where a path may tell them apart"],
)
def test_every_square_of_a_code_is_drawn(link: str, coded: str) -> None:
    code = segno.make(coded, micro=False, error="l", boost_error=False)
    wanted = [[*row] for row in code.matrix_iter(border=EDGE)]
    drawn = squares(link)
    assert drawn[: len(wanted)] == wanted
    assert not any(any(row) for row in drawn[len(wanted) :])


def test_the_link_stands_beside_the_code_to_be_scanned_where_there_is_room(rooms: Rooms) -> None:
    hosting = replace(setting(rooms.waiting(), rooms.anna), hosted=True, addresses=(LAN, VPN))
    beside = text(hosting, WIDE)
    for line in scan_code(LINK):
        assert line[0].text.strip() in beside
    assert "▸ turnabout join 192.168.1.5:8420/KZ7-4QM2" in beside
    assert LINK in beside
    # One line for each two rows, below the room's name.
    assert len(beside.split("\n")) <= len(scan_code(LINK)) + 4


def test_no_code_is_drawn_where_it_does_not_fit_or_has_no_signs(rooms: Rooms) -> None:
    hosting = replace(setting(rooms.waiting(), rooms.anna), hosted=True, addresses=(LAN,))
    assert "▀" not in text(hosting, NARROW)
    assert "▀" not in text(replace(hosting, glyphs=ASCII), WIDE)
    assert "▀" not in text(replace(hosting, closed=True), WIDE)


def test_the_code_has_a_page_of_its_own_but_where_it_has_no_signs(rooms: Rooms) -> None:
    hosting = replace(setting(rooms.waiting(), rooms.anna), hosted=True, addresses=(LAN,))
    assert actions(hosting)["x"] == "scan"
    assert "x" not in actions(replace(hosting, glyphs=ASCII))
    assert "x" not in actions(replace(hosting, closed=True))


def test_a_code_leaves_the_page_its_width() -> None:
    assert {width(line) for line in scan_code(LINK)} == {25 + 2 * EDGE}
