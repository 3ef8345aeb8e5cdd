"""The command `turnabout bot`, without a server."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from client.cli.bot import end_once
from tests.client.cli.typed import typed

REFUSED = {
    "no program": (["10.1.2.3/KZ7-4QM2"], "Name the program"),
    "an empty program": (["--exec", " ", "10.1.2.3/KZ7-4QM2"], "--exec names no program"),
    "a quote that does not end": (
        ["--exec", "python 'x", "10.1.2.3/KZ7-4QM2"],
        "can’t be read: a quotation mark is missing",
    ),
    "nowhere": (["--exec", "cat"], "Add HOST/CODE of a room, or --game GAME to open one."),
    "an address without a code": (["--exec", "cat", "10.1.2.3"], "The room code is missing"),
    "what is of a room to open": (
        ["--exec", "cat", "10.1.2.3/KZ7-4QM2", "--alone"],
        "are for a new room. Add --game.",
    ),
    "alone and against": (
        ["--exec", "cat", "10.1.2.3", "--game", "family-tree", "--alone", "--against", "easy"],
        "Use either --alone or --against.",
    ),
    "a pace in another player's room": (
        ["--exec", "cat", "10.1.2.3/KZ7-4QM2", "--pace", "2"],
        "are for a new room. Add --game.",
    ),
    "a pace without a computer": (
        ["--exec", "cat", "10.1.2.3", "--game", "family-tree", "--alone", "--pace", "2"],
        "--pace needs a computer opponent",
    ),
    "a level that is none": (["--exec", "cat", "h", "--game", "family-tree", "--against", "x"], "is no level"),
    "a patience that is none": (
        ["--exec", "cat", "10.1.2.3/KZ7-4QM2", "--patience", "5m"],
        "“5m” can’t follow --patience. Type a number of seconds, such as 300, or never.",
    ),
    "a name that is none": (
        ["--exec", "cat", "10.1.2.3/KZ7-4QM2", "--name", "x" * 31],
        "can have 24 characters",
    ),
    "a program that is not there": (
        ["--exec", "./none", "10.1.2.3/KZ7-4QM2"],
        "The program ./none can’t be started: No such file or directory.",
    ),
    "an example in another language": (["--example", "java"], "Choose python or javascript."),
}


@pytest.mark.parametrize(("words", "sentence"), REFUSED.values(), ids=REFUSED)
def test_what_is_wrong_is_one_sentence(tmp_path: Path, words: list[str], sentence: str) -> None:
    told = typed("bot", *words, home=tmp_path)
    assert told.exit_code == 1
    assert told.stderr.startswith("turnabout: ")
    assert sentence in told.stderr
    assert told.stdout == ""


def test_an_example_is_printed_as_it_can_be_run(tmp_path: Path) -> None:
    told = typed("bot", "--example", "python", home=tmp_path)
    example = tmp_path / "mine.py"
    example.write_text(told.stdout, "utf-8")
    turn = '{"type": "turn", "moves": ["KS>7D"]}\n'
    done = subprocess.run([sys.executable, str(example)], input=turn, text=True, capture_output=True, check=True)
    assert done.stdout == '{"move": "KS>7D"}\n'
    assert "createInterface" in typed("bot", "--example", "JavaScript", home=tmp_path).stdout


def test_what_ends_it_twice_is_told_to_it_once() -> None:
    before = signal.getsignal(signal.SIGTERM)
    try:
        with pytest.raises(KeyboardInterrupt):
            end_once(signal.SIGTERM, None)
        signal.raise_signal(signal.SIGTERM)  # during the leaving of the room
    finally:
        signal.signal(signal.SIGTERM, before)
