"""The options and forms of a game that is unknown here, from the server's account of the game."""

from collections.abc import Mapping, Sequence
from typing import Any

from client.games.options import Chosen, Offer, Seats
from protocol.events import FormInfo, GameInfo
from protocol.ids import Form, Role
from protocol.options import value_text

_MOST_OFFERED = 12
"""If an option allows more whole numbers than this, only some are offered; players can type the others."""


def offer_of(info: GameInfo) -> Offer:
    """Return the options and forms of a game, from the server's account of it."""
    options: dict[str, tuple[str, ...]] = {}
    ranges: dict[str, range] = {}
    for name, schema in info.options.get("properties", {}).items():
        values, numbers = _values(schema)
        if not values and numbers is None:
            continue  # no list of values: keep the default
        options[name] = _usual_first(value_text(schema.get("default")), values, numbers)
        if numbers is not None:
            ranges[name] = numbers

    def forms(chosen: Chosen) -> Mapping[Form, Seats]:
        return {each.form: Seats(each.fewest, each.most) for each in _forms(info, chosen)}

    return Offer(
        options,
        forms,
        ranges=ranges,
        roles=_roles(info),
        in_roles=lambda chosen: any(each.form == "match" and _swaps(each) for each in _forms(info, chosen)),
    )


def _forms(info: GameInfo, chosen: Chosen) -> Sequence[FormInfo]:
    """Return the forms that remain with all options that change them."""
    changed = [info.other_forms[named] for named in map("=".join, chosen.items()) if named in info.other_forms]
    if not changed:
        return info.forms
    first, *others = changed
    return [each for each in first if all(any(each.form == one.form for one in other) for other in others)]


def _swaps(form: FormInfo) -> bool:
    return len(set(form.roles)) > 1


def _roles(info: GameInfo) -> tuple[Role, Role]:
    """Return the two roles of a match, in the order of the first leg's."""
    for form in (*info.forms, *sum(info.other_forms.values(), ())):
        if form.form == "match" and _swaps(form):
            return form.roles[0], form.roles[1]
    return "maximizer", "minimizer"


def _values(schema: Mapping[str, Any]) -> tuple[list[str], range | None]:
    """Return the values that the JSON Schema of an option lists, and the whole numbers that it allows."""
    match schema:
        case {"enum": [*values]}:
            return [value_text(value) for value in values], None
        case {"const": value}:
            return [value_text(value)], None
        case {"type": "boolean"}:
            return ["on", "off"], None
        case {"type": "null"}:
            return ["none"], None
        case {"type": "integer", "minimum": int(least), "maximum": int(most)}:
            return [], range(least, most + 1)
        case {"anyOf": [*schemas]}:
            parts = [_values(each) for each in schemas]
            numbers = next((each for _, each in parts if each is not None), None)
            return [value for each, _ in parts for value in each], numbers
    return [], None


def _usual_first(usual: str, values: Sequence[str], numbers: range | None) -> tuple[str, ...]:
    offered = list(values)
    if numbers is not None:
        step = max(1, len(numbers) // _MOST_OFFERED)
        offered += [str(each) for each in numbers[::step]]
    return (usual, *(each for each in offered if each != usual))
