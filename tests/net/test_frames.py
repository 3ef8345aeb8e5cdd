"""A frame that is no command gets an answer with what is wrong and what to do, safe for terminals."""

import json

import pytest

from protocol.codes import RejectionCode as Code
from server.net.frames import BadFrame, parse

HELLO = {"type": "hello", "id": "a", "protocol": 1, "key": "0" * 64, "name": "Ada"}
STEERING = "\x1b[31m\u202e\x9b\r\n"


@pytest.mark.parametrize(
    ("frame", "code", "message"),
    [
        (b"{}", Code.MALFORMED, "Send text frames"),
        ("{", Code.MALFORMED, "Send one JSON object"),
        ("[]", Code.MALFORMED, "The command's shape is wrong: it should be an object."),
        ({"id": "a"}, Code.MALFORMED, "The command has no `type`."),
        ({"type": "fly", "id": "a"}, Code.UNKNOWN_TYPE, "There is no command of type 'fly'."),
        ({"type": "leave"}, Code.MALFORMED, "The command needs a field id."),
        ({"type": "leave", "id": "a", "x": 1}, Code.MALFORMED, "The command has no field x."),
        ({"type": "leave", "id": "?"}, Code.MALFORMED, "The command's field id is wrong: it should match pattern"),
        ({"type": "replay", "id": "a"}, Code.MALFORMED, "The command's shape is wrong: a match is given by its id"),
        ({**HELLO, "protocol": 2, "new": 1}, Code.WRONG_PROTOCOL, "The server is older"),
        ({**HELLO, "protocol": 0}, Code.WRONG_PROTOCOL, "The client is older"),
    ],
)
def test_a_bad_frame_is_rejected_with_what_is_wrong(frame: object, code: Code, message: str) -> None:
    with pytest.raises(BadFrame) as bad:
        parse(frame if isinstance(frame, str | bytes) else json.dumps(frame))
    assert bad.value.code is code and message in str(bad.value)
    assert "Value error" not in str(bad.value)


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
def test_messages_contain_no_control_characters(frame: dict[str, object]) -> None:
    with pytest.raises(BadFrame) as bad:
        parse(json.dumps(frame))
    assert (str(bad.value) + "".join(map(str, bad.value.data.values()))).isprintable()
