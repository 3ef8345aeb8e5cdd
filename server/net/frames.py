"""Parses frames as commands, and explains what is wrong with others."""

import json
import re
from typing import Any, Unpack

from pydantic import TypeAdapter, ValidationError

from protocol import PROTOCOL
from protocol.commands import COMMAND, Command, Hello, MakeMove
from protocol.ids import COMMAND_ID
from protocol.reasons.base import shown
from protocol.reasons.shared import Data, Reason
from protocol.validation import explained, place
from server.table.decision import Rejection

_ID = re.compile(COMMAND_ID)
_MOVE = TypeAdapter(MakeMove).validator


class BadFrame(Rejection):
    """A frame is not a command; `id` is its id, if it has one."""

    def __init__(self, id: str | None, reason: Reason, message: str, **data: Unpack[Data]) -> None:
        super().__init__(reason, message, **data)
        self.id = id


def parse(frame: str | bytes) -> Command:
    """Return the command in a text frame. Raises BadFrame with the reason."""
    if isinstance(frame, bytes):
        raise BadFrame(None, "frame_is_binary", "The frame is binary. Send text frames with one JSON object each.")
    try:
        command = COMMAND.validate_json(frame)
    except ValidationError as error:
        raise _explained(frame, error.errors(include_url=False)[0]) from None
    if isinstance(command, Hello) and command.protocol != PROTOCOL:
        raise _wrong_protocol(command.protocol, command.id)
    return command


def parse_move(frame: bytes) -> MakeMove | None:
    """Return the move in a frame, as most frames are; None if `parse` should parse it."""
    if b'"move"' not in frame:
        return None
    try:
        command: MakeMove = _MOVE.validate_json(frame)
    except ValidationError:
        return None
    return command if "type" in command.model_fields_set else None


def id_of(frame: str | bytes) -> str | None:
    """Return the id in a frame, even if the frame is not a command."""
    id = _fields(frame).get("id")
    return id if isinstance(id, str) and _ID.fullmatch(id) else None


def _explained(frame: str, error: Any) -> BadFrame:
    fields, id = _fields(frame), id_of(frame)
    kind, context = error["type"], error.get("ctx", {})
    if fields.get("type") == "hello" and type(version := fields.get("protocol")) is int and version != PROTOCOL:
        return _wrong_protocol(version, id)
    if kind == "json_invalid":
        detail = context["error"]
        message = f"The frame is not JSON: {detail}. Send one JSON object."
        return BadFrame(id, "frame_is_not_json", message, detail=detail)
    if kind == "union_tag_invalid":
        tag = str(context["tag"])[:40]
        types = tuple(sorted(each.strip("'") for each in context["expected_tags"].split(", ")))
        return BadFrame(id, "unknown_type", f"There is no command of type {tag!r}.", type=shown(tag), types=types)
    if kind == "union_tag_not_found":
        return BadFrame(id, "type_missing", "The command has no `type`.")
    where = ".".join(shown(str(part)) for part in place(error)[1:])
    if kind == "extra_forbidden":
        return BadFrame(id, "unknown_field", f"The command has no field {where}. Remove it.", field=where)
    if kind == "missing":
        return BadFrame(id, "field_missing", f"The command needs a field {where}.", field=where)
    detail = explained(error)
    what = f"field {where}" if where else "shape"
    return BadFrame(id, "field_wrong", f"The command's {what} is wrong: {detail}.", field=where, detail=detail)


def _wrong_protocol(version: int, id: str | None) -> BadFrame:
    older, newer = ("client", "server") if version < PROTOCOL else ("server", "client")
    message = (
        f"The {older} is older than the {newer}: it speaks version {min(version, PROTOCOL)} of the protocol, "
        f"the {newer} version {max(version, PROTOCOL)}. Upgrade the {older}'s Turnabout."
    )
    return BadFrame(id, "wrong_protocol", message, protocol=PROTOCOL, wished=version)


def _fields(frame: str | bytes) -> dict[str, Any]:
    try:
        fields = json.loads(frame)
    except (ValueError, RecursionError):
        return {}
    return fields if isinstance(fields, dict) else {}
