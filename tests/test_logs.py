"""All log lines of a server's process on standard error have one form, whatever their source."""

import json
import subprocess
import sys

import pytest

SAYING = """
import asyncio, gc, logging, sys, threading, warnings
import structlog
from server import logs

class Careless:
    def __del__(self):
        raise ValueError("not raised")

async def fail():
    raise RuntimeError("never awaited")

async def forget():
    await asyncio.wait({asyncio.create_task(fail())})

def divide():
    secret = "the value of a variable"
    return 1 / 0

logs.set_up(sys.argv[1])
logs.set_up(sys.argv[1], node="n1")
structlog.get_logger().info("of our own", room="KZ7\\n4QM2")
logging.getLogger("websockets.server").error("of a library %s", "in\\ntwo lines")
logging.getLogger("websockets.server").info("not worth a line")
logging.getLogger("websockets.server").debug("> TEXT a frame with a key")
try:
    divide()
except ZeroDivisionError:
    structlog.get_logger().exception("with a traceback")
    logging.getLogger("asyncio").exception("with a traceback too")
warnings.warn("be careful")
thread = threading.Thread(target=divide)
thread.start()
thread.join()
Careless()
asyncio.run(forget())
gc.collect()
if sys.argv[2:]:
    logs.end_with("The end.")
divide()
"""


def said(*arguments: str) -> list[str]:
    """Return the lines of a process that says something in every way there is."""
    ended = subprocess.run([sys.executable, "-c", SAYING, *arguments], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert "a frame with a key" not in ended.stderr and "not worth a line" not in ended.stderr
    assert "the value of" not in ended.stderr.replace('secret = "the value of', "")
    return ended.stderr.splitlines()


HOSTILE = r"""
import sys
import structlog
from server import logs

class Named:
    def __repr__(self):
        return "\x1b[2J"

logs.set_up(sys.argv[1])
evil = "\x1b]52;c;QQ==\x07\x9b2J\u202e\u2066\ue000\ud800\r\n2026-11-21 [critical] forged"
log = structlog.get_logger()
log.info(evil, who=evil, several=[evil], named=Named(), tight="\x1b[2J")
try:
    raise ValueError(evil)
except ValueError:
    log.exception("with a traceback")
logs.end_with(evil)
"""


@pytest.mark.parametrize("style", ["json", "text"])
def test_what_others_have_sent_steers_no_terminal_and_forges_no_line(style: str) -> None:
    ended = subprocess.run([sys.executable, "-c", HOSTILE, style], capture_output=True, check=False)
    assert ended.returncode == 1
    told = ended.stderr.decode("ascii" if style == "json" else "utf-8")
    assert all(line.isprintable() for line in told.splitlines()) and not {"\r", "\x85", "\u2028"} & set(told)
    lines = told.splitlines()
    assert sum("forged" in line for line in lines) == 3
    assert not any(line.startswith("2026-11-21 [critical] forged") for line in lines)


@pytest.mark.parametrize(("arguments", "last"), [([], "uncaught exception"), (["end"], "The end.")])
def test_every_line_is_one_json_object(arguments: list[str], last: str) -> None:
    lines = [json.loads(line) for line in said("json", *arguments)]
    events = [line["event"] for line in lines]
    assert events[:4] == ["of our own", "of a library in\ntwo lines", "with a traceback", "with a traceback too"]
    assert "UserWarning: be careful" in events[4]
    assert events[5:7] == ["uncaught exception in a thread", "unraisable exception"]
    assert events[7].startswith("Task exception was never retrieved")
    assert events[8:] == [last]
    assert all({"level", "timestamp"} <= line.keys() and line["node"] == "n1" for line in lines)
    assert [number for number, line in enumerate(lines) if "exception" in line] == [2, 3, 5, 6, 7] + [8] * (
        not arguments
    )
    assert lines[0]["room"] == "KZ7\n4QM2" and lines[1]["logger"] == "websockets.server"


def test_people_read_the_same_as_text() -> None:
    text = "\n".join(lines := said("text", "end"))
    for words in (
        "of our own",
        "of a library in",
        "be careful",
        "uncaught exception in a thread",
        "never retrieved",
        "node=n1",
    ):
        assert words in text
    assert text.count("ZeroDivisionError: division by zero") == 3
    assert lines[-1] == "turnabout: The end."


UNHEARD = """
import logging, sys
import structlog
from server import logs

logs.set_up(sys.argv[1])
input()
for number in range(1000):
    structlog.get_logger().error("nobody reads this", number=number)
    logging.getLogger("websockets.server").error("nor this")
print("alive", flush=True)
sys.stderr = None
"""


@pytest.mark.parametrize("style", ["json", "text"])
def test_what_nobody_reads_any_more_is_lost_and_ends_nothing(style: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", UNHEARD, style],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as saying:
        assert saying.stdin is not None and saying.stdout is not None and saying.stderr is not None
        saying.stderr.close()
        saying.stdin.write("\n")
        saying.stdin.flush()
        assert saying.stdout.read() == "alive\n"
