"""Lines in and lines out, in a program of its own."""

import os
import pty
import subprocess
import sys
import termios

import pytest
from pexpect.fdpexpect import fdspawn

from tests.patience import PATIENCE

PROGRAM = """
import asyncio
from client.line.console import Console
from client.text.glyphs import {glyphs}

async def main():
    console = Console({glyphs})
    while (line := await console.line()) is not None:
        console.tell([f"told {{line}}", "\\x1b[31mred\\x07\\u202e ♠"])
    assert console.ended and await console.line() is None
    console.tell(["ended"])

asyncio.run(main())
"""


def run(typed: bytes, glyphs: str = "UNICODE") -> tuple[int, str, bytes]:
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-c", PROGRAM.format(glyphs=glyphs)]
    told = subprocess.run(command, input=typed, capture_output=True, check=False, env=environment)
    return told.returncode, told.stdout.decode(), told.stderr


TYPED = {
    "a line": (b"one\n", ["> one", "told one"]),
    "spaces and a line of Windows": (b"  one two \r\n", ["told one two"]),
    "a line without an end": (b"one", ["told one"]),
    "what is no UTF-8": (b"\xff\n", ["told \ufffd"]),
    "what would steer a terminal": (b"a\x1b[2Jb\n", ["> a[2Jb", "told a[2Jb"]),
    "more than a line holds": (b"x" * 9000 + b"\n", ["told " + "x" * 2000]),
}


@pytest.mark.parametrize(("typed", "lines"), TYPED.values(), ids=TYPED)
def test_lines_are_read_from_a_pipe_and_told_inert(typed: bytes, lines: list[str]) -> None:
    code, told, wrong = run(typed)
    assert (code, wrong) == (0, b"")
    assert [line for line in lines if line not in told.splitlines()] == []
    assert told.splitlines()[-2:] == ["[31mred ♠", "ended"]


def test_a_terminal_gets_lines_that_break_between_words() -> None:
    keyboard, inside = pty.openpty()
    termios.tcsetwinsize(inside, (24, 20))
    asked = PROGRAM.format(glyphs="UNICODE").replace("\\x1b[31mred", "a word at the end of each line, not cut in two")
    environment = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
    program = subprocess.Popen([sys.executable, "-c", asked], stdin=inside, stdout=inside, env=environment)
    os.close(inside)
    terminal = fdspawn(keyboard, timeout=PATIENCE, encoding="utf-8")
    terminal.expect_exact("> ")
    terminal.send("one\n")
    terminal.expect_exact("a word at the end of\r\neach line, not cut\r\nin two")
    terminal.send("\x04")
    terminal.expect_exact("ended")
    assert program.wait(timeout=PATIENCE) == 0
    os.close(keyboard)


def test_more_lines_than_are_read_ahead_all_come() -> None:
    code, told, _ = run(b"".join(b"%d\n" % number for number in range(500)), "ASCII")
    assert code == 0
    assert [line for line in told.splitlines() if line.startswith("told ")] == [f"told {each}" for each in range(500)]
    assert "[31mred s" in told


def test_nothing_to_read_is_the_end() -> None:
    command = [sys.executable, "-c", "import sys; sys.stdin = None\n" + PROGRAM.format(glyphs="UNICODE")]
    told = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    assert (told.returncode, told.stdout, told.stderr) == (0, b"ended\n", b"")


def test_where_nobody_reads_any_more_the_program_ends() -> None:
    program = subprocess.Popen(
        [sys.executable, "-c", PROGRAM.format(glyphs="UNICODE")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert program.stdin is not None and program.stdout is not None and program.stderr is not None
    program.stdout.close()
    program.stdin.write(b"one\n")
    program.stdin.flush()  # and goes on: only the closed pipe ends it
    assert (program.wait(timeout=PATIENCE), program.stderr.read()) == (0, b"")
    program.stdin.close()
    program.stderr.close()
