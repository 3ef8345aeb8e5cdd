"""Puts rejections into words. `client/web/text/rejection_text.js` does the same."""

import inspect
from collections.abc import Mapping
from types import ModuleType
from typing import Any

from client.net.game_infos import info_of, told_games
from client.text.messages import rejections
from client.text.tables import known_text
from protocol.events import Rejected
from protocol.games.catalog import manifests
from protocol.ids import RoomCode, show_room_code
from protocol.reasons.base import Meaning
from protocol.reasons.shared import MEANINGS

_MEANINGS: Mapping[str, Meaning] = {str(reason): meaning for reason, meaning in MEANINGS.items()}


def rejection_text(rejected: Rejected) -> str:
    """Return the sentence for a rejection: the message for its reason, or the server's own if there is none.

    A server may have reasons that this client does not know, from a newer version or an installed game.
    """
    meaning = _MEANINGS.get(rejected.reason)
    if meaning is None or not meaning.required <= rejected.data.keys():
        return rejected.message
    return say(rejections, rejected.reason, _values(rejected.data)) or rejected.message


def say(messages: ModuleType, reason: str, values: Mapping[str, Any]) -> str | None:
    """Return the message with the name of a reason, with the values that it needs; None if there is none."""
    message = getattr(messages, reason, None)
    if not inspect.isfunction(message):
        return None
    sentence: str = message(**{name: values.get(name) for name in inspect.signature(message).parameters})
    return sentence


def _values(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the data of a shared reason in the form that its message shows: seats are counted from 1, for example."""
    values = dict(data)
    for name in ("free", "several"):
        if name in data:
            values[name] = [str(seat + 1) for seat in data[name]] or None
    if "seat" in data:
        values["seat"] = data["seat"] + 1
    if "room" in data:
        values["room"] = show_room_code(RoomCode(data["room"]))
    if "game" in data:
        values["game"] = _title(data["game"])
    if "games" in data:
        values["games"] = [_title(game) for game in data["games"]]
    for name, message in (("form", rejections.form), ("role", rejections.role)):
        if name in data:
            values[name] = known_text(message, data[name]) or data[name]
        if f"{name}s" in data:
            values[f"{name}s"] = [known_text(message, each) or each for each in data[f"{name}s"]]
    if "protocol" in data:
        values["newer"] = data["wished"] < data["protocol"]
    if "fewest" in data:
        values["exact"] = data["fewest"] == data["most"]
    if "days" in data:
        values["first"], values["last"] = data["days"][0], data["days"][-1]
    if "ply" in data and "move" not in data:
        values["move"] = data["ply"] + 1
    return values


def _title(game: str) -> str:
    if game in manifests():
        return manifests()[game].title
    return info_of(game).title if game in told_games() else game
