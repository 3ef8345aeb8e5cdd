"""Drawing winnable and lively numbers with real thinking processes."""

import os
import signal
from collections.abc import Sequence
from typing import Any

import pytest
import structlog

from protocol.ids import Form
from server.bots import drawing
from server.bots.drawing import NoneWinnable, draw
from server.bots.lively import Limit, first_lively
from server.bots.pool import Thinkers
from server.bots.turns import Share
from server.bots.winnable import first_winnable, verdict
from server.table.decision import Need
from tests.patience import PATIENCE

WINNABLE = Need(game="grandmas-game", options={"reorder": True}, form="solo", seats=1, number=None, winnable=True)
DUEL = Need(game="family-tree", options={}, form="match", seats=2, number=None)
DULL = 77


async def test_a_winnable_number_is_drawn_and_a_typed_one_is_kept(thinkers: Thinkers) -> None:
    typed = Need(game="grandmas-game", options={"reorder": True}, form="solo", seats=1, number=7, winnable=True)
    drawn = await draw(WINNABLE, thinkers, Share())
    assert verdict("grandmas-game", {"reorder": True}, drawn.number) == "won"
    assert (await draw(typed, thinkers, Share())).number == 7


async def test_an_error_says_that_no_number_is_winnable(monkeypatch: pytest.MonkeyPatch, thinkers: Thinkers) -> None:
    monkeypatch.setattr(drawing, "TRIED_MOST", 0)
    with pytest.raises(NoneWinnable):
        await draw(WINNABLE, thinkers, Share())


def test_the_first_winnable_number_is_chosen() -> None:
    assert first_winnable("grandmas-game", {"reorder": True}, (1, 2)) == 1
    assert first_winnable("grandmas-game", {"reorder": True}, ()) is None
    with pytest.raises(ValueError, match="There is no solver of Family Tree"):
        first_winnable("family-tree", {}, (1,))
    assert verdict("family-tree", {}, 1) is None


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for the processes for as long as a busy machine takes."""
    for limit in ("LIVELY_SECONDS", "ASKED_SECONDS", "WAITED_SECONDS"):
        monkeypatch.setattr(drawing, limit, PATIENCE)


def numbers_in_turn(monkeypatch: pytest.MonkeyPatch, *numbers: int) -> None:
    """Have these numbers drawn by chance, the last one from then on."""
    left = list(numbers)
    monkeypatch.setattr(drawing, "_any_number", lambda: left.pop(0) if len(left) > 1 else left[0])


@pytest.mark.parametrize("form", ["match", "mirror"])
async def test_a_duel_gets_a_lively_number(form: Form, monkeypatch: pytest.MonkeyPatch, thinkers: Thinkers) -> None:
    numbers_in_turn(monkeypatch, DULL, DULL, 7)
    need = Need(game="family-tree", options={}, form=form, seats=2, number=None)
    assert (await draw(need, thinkers, Share())).number == 7


async def test_a_typed_number_is_played_as_it_is(thinkers: Thinkers) -> None:
    drawn = await draw(Need(game="family-tree", options={}, form="match", seats=2, number=DULL), thinkers, Share())
    assert drawn.number == DULL and drawn.dead


def lose_process(game: str, options: dict[str, Any], form: Form, numbers: Sequence[int], limit: Limit) -> int | None:
    """Die like a process that the system ends."""
    os.kill(os.getpid(), signal.SIGKILL)
    return None


def fail(game: str, options: dict[str, Any], form: Form, numbers: Sequence[int], limit: Limit) -> int | None:
    """Fail like a computer player with an error in it."""
    raise LookupError("no such move")


def think_on(game: str, options: dict[str, Any], form: Form, numbers: Sequence[int], limit: Limit) -> int | None:
    """Never answer."""
    signal.pause()
    return None


def find_nothing(game: str, options: dict[str, Any], form: Form, numbers: Sequence[int], limit: Limit) -> int | None:
    """Answer that the time was too short."""
    return None


@pytest.mark.parametrize(
    ("search", "told"),
    [
        (lose_process, "no lively number: the thinking processes died"),
        (fail, "no lively number: the computer failed"),
        (think_on, "no lively number: no process answered in time"),
        (find_nothing, "no lively number was found in time"),
    ],
)
async def test_a_match_starts_on_another_number_if_no_lively_one_is_found(
    search: Any, told: str, monkeypatch: pytest.MonkeyPatch, thinkers: Thinkers
) -> None:
    asked = list(range(1, 1 + drawing.LIVELY_TRIED))
    numbers_in_turn(monkeypatch, *asked, DULL, 123_456)
    monkeypatch.setattr(drawing, "first_lively", search)
    if search is think_on:
        monkeypatch.setattr(drawing, "WAITED_SECONDS", 0.01)
    with structlog.testing.capture_logs() as logs:
        drawn = await draw(DUEL, thinkers, Share())
    assert drawn.number == 123_456, "not a number that was tried, and not a dead one"
    assert told in [line["event"] for line in logs]
    assert str(drawn.number) not in str(logs)
    monkeypatch.setattr(drawing, "first_lively", first_lively)
    monkeypatch.setattr(drawing, "WAITED_SECONDS", PATIENCE)
    assert (await draw(DUEL, thinkers, Share())).number == 123_456, "the processes answer again"
