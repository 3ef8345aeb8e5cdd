"""Models and their input as JSON for the tests of both clients, with the browser's names.

The JSON has the shapes of the models, not of the protocol: lists are lists, fields without a value are null,
and a room has its happenings.
"""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, get_type_hints

from pydantic import TypeAdapter
from pydantic_core import to_jsonable_python

from client.net.frames import ShownRoom
from client.net.link_state import Connected, Connecting, Ended, Late, Lost, ServerTime
from client.room.actions import Deed, bar
from client.room.chat import Mute
from client.room.local_events import CameIn, Checked, GaveUp, Heard, Looked, TurnedAway, WentOn
from client.room.model import Model
from client.room.notice_sentence import notice_sentence
from client.room.notices import request, troubles
from client.room.spectator_list import spectator_list
from protocol.events import EVENT
from protocol.ids import Seat

Coded = dict[str, Any]

OWN: Mapping[str, Any] = {
    "connecting": Connecting,
    "connected": Connected,
    "lost": Lost,
    "late": Late,
    "ended": Ended,
    "server_time": ServerTime,
    "turned_away": TurnedAway,
    "gave_up": GaveUp,
    "checked": Checked,
    "went_on": WentOn,
    "came_in": CameIn,
    "looked": Looked,
    "mute": Mute,
}
"""The names in the browser of all input other than events."""
_NAMES = {kind: name for name, kind in OWN.items()}
FIELDS = get_type_hints(Model)
TIMES = (None, 1_000.0, 1e13)
"""The times at which requests are checked: unknown, before all others in the table, and after all others."""


def coded(value: Any) -> Any:
    """Return a value of the client, or a protocol value inside one, as JSON."""
    if type(value) in _NAMES:
        return {"type": _NAMES[type(value)], **_fields(value)}
    if isinstance(value, ShownRoom):
        return _room(value)
    if is_dataclass(value):
        return _fields(value)
    if isinstance(value, frozenset):
        return sorted(value)
    if isinstance(value, tuple):
        return [coded(each) for each in value]
    return to_jsonable_python(value)


def _fields(value: Any) -> Coded:
    return {field.name: coded(getattr(value, field.name)) for field in fields(value)}


def _room(room: ShownRoom) -> Coded:
    """Return a room as models have it, without its number on the connection and the empty fields of happenings."""
    shown = _fields(room)
    del shown["seq"]
    told = [{name: value for name, value in each.items() if value is not None} for each in shown["happenings"]]
    return shown | {"happenings": told}


def model_of(differs: Coded) -> Model:
    """Return the empty model with these fields changed."""
    return Model(**{name: _field(name, value) for name, value in differs.items()})


def _field(name: str, value: Any) -> Any:
    if isinstance(value, dict) and value.get("type") in OWN:
        return heard_of(value)
    return _reader(FIELDS[name]).validate_python(value)


def heard_of(told: Coded) -> Heard:
    """Return an input of the model."""
    heard: Heard
    if told["type"] in OWN:
        own = _reader(OWN[told["type"]])
        heard = own.validate_python({name: value for name, value in told.items() if name != "type"})
    else:
        heard = (_reader(ShownRoom) if told["type"] == "room" else EVENT).validate_python(told)
    return heard


@cache
def _reader(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def difference(before: Model, after: Model) -> Coded:
    """Return the fields that differ between two models, with their later values."""
    old, new = coded(before), coded(after)
    return {name: value for name, value in new.items() if value != old[name]}


def shows(model: Model) -> Coded:
    """Return the derived values of a model that differ from the empty model's."""
    nothing = follows(Model())
    return {name: value for name, value in follows(model).items() if value != nothing[name]}


def follows(model: Model) -> Coded:
    """Return all derived values of a model."""
    seats = [Seat(seat) for seat in range(2 if model.room is None else len(model.room.seats))]
    leg = model.leg
    requests = [request(model, now) for now in TIMES]
    return {
        "phase": model.phase.value,
        "me": model.me,
        "other": model.other,
        "others": list(model.others),
        "goes_on": model.goes_on,
        "gone": list(model.gone),
        "has_left": model.has_left,
        "solo": model.solo,
        "owner": model.owner,
        "leg": None if leg is None else leg.leg,
        "under_way": model.under_way,
        "free_seat": model.free_seat,
        "alone": model.alone,
        "waits_for_nobody": model.waits_for_nobody,
        "begins": model.begins,
        "leads_rematch": model.leads_rematch,
        "continues": model.continues,
        "to_beat": model.to_beat,
        "watches_computers": model.watches_computers,
        "my_turn": model.my_turn,
        "position": coded(model.position),
        "awaits_hint": model.awaits_hint,
        "replaced": model.replaced,
        "finished": model.finished,
        "begins_dead": model.begins_dead,
        "people": model.people,
        "names": [model.name_of(seat) for seat in seats],
        "computers": [[model.computer_at(seat), model.computer_of(seat)] for seat in seats],
        "away": [to_jsonable_python(model.away_of(seat)) for seat in seats],
        "played_by": [list(model.played_by(seat)) for seat in seats],
        "heard": [line.line for line in model.talk.heard(model.player)],
        "new": [line.line for line in model.talk.new(model.player)],
        "bars": {deed: [bar(model, deed, now) for now in TIMES] for deed in Deed},
        "troubles": coded(tuple(troubles(model))),
        "requests": [coded(each) for each in requests],
        "request_sentences": [None if each is None else notice_sentence(model, each) for each in requests],
        "spectators": [
            spectator_list(model.spectators, [name for _, name in model.looking], me=me)
            for me in (False, model.spectators > 0)
        ],
    }
