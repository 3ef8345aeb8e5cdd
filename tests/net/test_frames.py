"""What is no command is told what is wrong with it and what would be right, in words that harm no terminal."""

import json

import pytest

from protocol.codes import RejectionCode as Code
from server.net.frames import BadFrame, parse

HELLO = {"type": "hello", "id": "a", "protocol": 1, "key": "0" * 64, "name": "Ada"}
STEERING = "\x1b[31m\u202e\x9b\r\n"


@pytest.mark.parametrize(
    ("frame", "code", "message", "expected"),
    [
        (b"{}", Code.MALFORMED, "binary", "a text frame"),
        ("{", Code.MALFORMED, "not JSON", "one JSON object"),
        ("[]", Code.MALFORMED, "The command's shape is wrong.", "an object"),
        ({"id": "a"}, Code.MALFORMED, "The command has no type.", "`type`"),
        ({"type": "fly", "id": "a"}, Code.UNKNOWN_TYPE, "There is no command of type 'fly'.", "'leave'"),
        ({"type": "leave"}, Code.MALFORMED, "The command has no id.", "a field id"),
        ({"type": "leave", "id": "a", "x": 1}, Code.MALFORMED, "a field too many: x.", "own fields"),
        ({"type": "leave", "id": "?"}, Code.MALFORMED, "The command's id is wrong.", "pattern"),
        ({"type": "replay", "id": "a"}, Code.MALFORMED, "The command's shape is wrong.", "a match is given by its id"),
        ({**HELLO, "protocol": 2, "new": 1}, Code.WRONG_PROTOCOL, "The server is older", "protocol 1"),
        ({**HELLO, "protocol": 0}, Code.WRONG_PROTOCOL, "The client is older", "protocol 1"),
    ],
)
def test_it_is_told_what_is_wrong_and_what_would_be_right(
    frame: object, code: Code, message: str, expected: str
) -> None:
    with pytest.raises(BadFrame) as bad:
        parse(frame if isinstance(frame, str | bytes) else json.dumps(frame))
    assert bad.value.code is code and message in str(bad.value) and expected in bad.value.expected
    assert "Value error" not in bad.value.expected


@pytest.mark.parametrize(
    "frame",
    [
        {"type": STEERING, "id": "a"},
        {"type": "leave", "id": "a", STEERING: 1},
        {"type": "create_room", "id": "a", "game": "family-tree", "clock": {STEERING: 1}},
        {"type": "leave", "id": STEERING},
    ],
    ids=["a type", "a field", "a field of a field", "an id"],
)
def test_what_is_told_steers_no_terminal(frame: dict[str, object]) -> None:
    with pytest.raises(BadFrame) as bad:
        parse(json.dumps(frame))
    assert (str(bad.value) + bad.value.expected).isprintable()
