"""Drawing winnable numbers with real thinking processes."""

import pytest

from server.bots import drawing
from server.bots.drawing import NoneWinnable, draw
from server.bots.pool import Thinkers
from server.bots.turns import Share
from server.bots.winnable import first_winnable, verdict
from server.table.decision import Need


async def test_a_winnable_number_is_drawn_and_a_typed_one_is_kept() -> None:
    need = Need(game="grandmas-game", options={"reorder": True}, seats=1, number=None, winnable=True)
    async with Thinkers(1) as thinkers:
        drawn = await draw(need, thinkers, Share())
        typed = await draw(
            Need(game="grandmas-game", options={"reorder": True}, seats=1, number=7, winnable=True), thinkers, Share()
        )
    assert verdict("grandmas-game", {"reorder": True}, drawn.number) == "won"
    assert typed.number == 7


async def test_an_error_says_that_no_number_is_winnable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "TRIED_MOST", 0)
    need = Need(game="grandmas-game", options={"reorder": True}, seats=1, number=None, winnable=True)
    async with Thinkers(1) as thinkers:
        with pytest.raises(NoneWinnable):
            await draw(need, thinkers, Share())


def test_the_first_winnable_number_is_chosen() -> None:
    assert first_winnable("grandmas-game", {"reorder": True}, (1, 2)) == 1
    assert first_winnable("grandmas-game", {"reorder": True}, ()) is None
    with pytest.raises(ValueError, match="There is no solver of Family Tree"):
        first_winnable("family-tree", {}, (1,))
    assert verdict("family-tree", {}, 1) is None
