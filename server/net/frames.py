"""Frames as commands: reading one, and saying what is wrong with one that is none."""

import json
import re
from typing import Any

from pydantic import TypeAdapter, ValidationError

from protocol import PROTOCOL
from protocol.codes import RejectionCode as Code
from protocol.commands import COMMAND, Command, Hello, MakeMove
from protocol.ids import COMMAND_ID
from protocol.validation import explained, place
from server.table.rejection import Rejection

_ID = re.compile(COMMAND_ID)
_MOVE = TypeAdapter(MakeMove).validator


class BadFrame(Rejection):
    """A frame is not a command; `id` is the one it carries, if it carries one."""

    def __init__(self, code: Code, message: str, expected: str, id: str | None) -> None:
        super().__init__(code, message, expected)
        self.id = id


def parse(frame: str | bytes) -> Command:
    """Return the command that a text frame holds. Raises BadFrame, saying what is wrong and what would be right."""
    if isinstance(frame, bytes):
        raise BadFrame(Code.MALFORMED, "The frame is binary.", "a text frame that holds one JSON object", None)
    try:
        command = COMMAND.validate_json(frame)
    except ValidationError as error:
        raise _explained(frame, error.errors(include_url=False)[0]) from None
    if isinstance(command, Hello) and command.protocol != PROTOCOL:
        raise _wrong_protocol(command.protocol, command.id)
    return command


def parse_move(frame: bytes) -> MakeMove | None:
    """Return the move that a frame holds, as most do; None where `parse` is to say what it holds."""
    if b'"move"' not in frame:
        return None
    try:
        command: MakeMove = _MOVE.validate_json(frame)
    except ValidationError:
        return None
    return command if "type" in command.model_fields_set else None


def id_of(frame: str | bytes) -> str | None:
    """Return the id that a frame carries, be it a command or not."""
    id = _fields(frame).get("id")
    return id if isinstance(id, str) and _ID.fullmatch(id) else None


def _explained(frame: str, error: Any) -> BadFrame:
    fields, id = _fields(frame), id_of(frame)
    kind, context = error["type"], error.get("ctx", {})
    if fields.get("type") == "hello" and type(version := fields.get("protocol")) is int and version != PROTOCOL:
        return _wrong_protocol(version, id)
    if kind == "json_invalid":
        return BadFrame(Code.MALFORMED, f"The frame is not JSON: {context['error']}.", "one JSON object", id)
    if kind == "union_tag_invalid":
        tag = str(context["tag"])[:40]
        return BadFrame(Code.UNKNOWN_TYPE, f"There is no command of type {tag!r}.", context["expected_tags"], id)
    if kind == "union_tag_not_found":
        return BadFrame(Code.MALFORMED, "The command has no type.", "an object with `type` and `id`", id)
    where = ".".join(_shown(part) for part in place(error)[1:])
    if kind == "extra_forbidden":
        return BadFrame(Code.MALFORMED, f"The command has a field too many: {where}.", "the command's own fields", id)
    if kind == "missing":
        return BadFrame(Code.MALFORMED, f"The command has no {where}.", f"a field {where}", id)
    expected = explained(error).removeprefix("it should be ")
    return BadFrame(Code.MALFORMED, f"The command's {where or 'shape'} is wrong.", expected, id)


def _shown(part: str | int) -> str:
    """Return the name of a field, which anybody may have made up, so that showing it harms no terminal."""
    return repr(str(part)[:40])[1:-1]


def _wrong_protocol(version: int, id: str | None) -> BadFrame:
    older, newer = ("client", "server") if version < PROTOCOL else ("server", "client")
    message = (
        f"The {older} is older than the {newer}: it speaks version {min(version, PROTOCOL)} of the protocol, "
        f"the {newer} version {max(version, PROTOCOL)}. Upgrade the {older}'s Turnabout."
    )
    return BadFrame(Code.WRONG_PROTOCOL, message, f"protocol {PROTOCOL}", id)


def _fields(frame: str | bytes) -> dict[str, Any]:
    try:
        fields = json.loads(frame)
    except (ValueError, RecursionError):
        return {}
    return fields if isinstance(fields, dict) else {}
