"""A fault of the program itself: a sentence and a log, never a traceback on the screen."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from client.terminal.app import TurnaboutApp
from client.text.glyphs import UNICODE
from tests.client.terminal.desk import profile_at


class Fault(Exception):
    """An unexpected exception."""


async def test_a_fault_is_logged_and_said_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    app = TurnaboutApp(profile_at(tmp_path), tmp_path, UNICODE)

    def fail() -> None:
        raise Fault("secret [b]detail[/b]")

    async def stumble(pilot: Pilot[None]) -> None:
        app.call_later(fail)
        await pilot.pause()

    with pytest.raises(Fault):
        async with app.run_test() as pilot:
            await stumble(pilot)
    assert app.return_code == 1
    log = (tmp_path / "client.log").read_text("utf-8")
    assert "Traceback" in log and "secret [b]detail[/b]" in log
    shown = capsys.readouterr().err
    assert "Traceback" not in shown


async def test_a_fault_in_a_task_is_logged_with_its_own_traceback(tmp_path: Path) -> None:
    app = TurnaboutApp(profile_at(tmp_path), tmp_path, UNICODE)

    async def fail() -> None:
        raise Fault("in a task")

    with pytest.raises(Exception, match="in a task"):
        async with app.run_test() as pilot:
            app.run_worker(fail())
            await pilot.pause()
    assert "in fail" in (tmp_path / "client.log").read_text("utf-8")
