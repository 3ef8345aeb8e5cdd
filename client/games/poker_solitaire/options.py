"""The options of Poker Solitaire as they are chosen one by one, and as the server has them. Pure.

Options that each player may have separately are two choices here and a pair there; reject squares are numbers here.
rules: poker_solitaire, Options
"""

from collections.abc import Mapping
from typing import Any

from client.games.poker_solitaire.messages import options as options_text
from protocol.games.poker_solitaire.options import LINE_NAMES, MOST_OUT, MOST_POINTS, WrongPoints, read_points

SOLO = ("one-hand", "best-of-two", "sum-of-two")
_OWN = ("touching", "movable", "hands", "scoring")
"""The options that each of two players may have separately."""
_REJECTS = {"rejects-common": "common", "rejects-1": "1", "rejects-2": "2"}

VALUES: Mapping[str, tuple[str, ...]] = {
    "mode": (*SOLO, "alternate", "same-deck", "race", "race-both", "duel"),
    "touching": ("edges", "corners", "anywhere"),
    "movable": ("off", "on"),
    "hands": ("10", "12"),
    "scoring": ("english", "american", "pat", "user"),
    "points": ("",),
    "unequal": ("off", "on"),
    "touching-2": ("edges", "corners", "anywhere"),
    "movable-2": ("off", "on"),
    "hands-2": ("10", "12"),
    "scoring-2": ("english", "american", "user"),
    "rejects-1": ("1", "2", "3", "4", "0"),
    "rejects-2": ("1", "2", "3", "4", "0"),
    "rejects-common": ("0", "1", "2", "3", "4"),
    "dealt": ("1", "2", "3", "4", "5"),
    "decks": ("1", "2", "3", "4"),
    "stealing": ("off", "on"),
    "planting": ("off", "on"),
}
"""Each option by its name, with its values, the usual one first; the points of `user` are typed."""


def idle(chosen: Mapping[str, str]) -> frozenset[str]:
    """Return the options that have no effect with the others."""
    mode = chosen["mode"]
    out = set[str]()
    if mode in SOLO:
        out |= {"rejects-2"}
    if mode in SOLO or mode == "duel":
        out |= {"unequal", "stealing", "planting"}
    if mode == "duel":
        out |= {"movable"}
    if "unequal" in out or chosen["unequal"] == "off":
        out |= {f"{name}-2" for name in _OWN}
    elif chosen["scoring"] == "pat":
        out |= {"scoring-2"}
    if chosen["scoring"] == "pat":
        out |= {"hands", "hands-2"}
    if "user" not in (chosen["scoring"], "" if "scoring-2" in out else chosen["scoring-2"]):
        out |= {"points"}
    return frozenset(out)


def sent(chosen: Mapping[str, str]) -> dict[str, Any]:
    """Return options in the server's form: options without an effect keep their usual values."""
    out = idle(chosen)
    used = {name: values[0] if name in out else chosen[name] for name, values in VALUES.items()}
    options: dict[str, Any] = {"mode": used["mode"]}
    for name in _OWN:
        one, other = _value(used[name]), _value(used[f"{name}-2"])
        options[name] = one if f"{name}-2" in out or one == other else [one, other]
    return options | {
        "points": read_points(used["points"]) or None,
        "dealt": int(used["dealt"]),
        "rejects": {key: int(used[name]) for name, key in _REJECTS.items()},
        "decks": int(used["decks"]),
        "stealing": used["stealing"] == "on",
        "planting": used["planting"] == "on",
    }


def flat(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return options one by one, from the server's form or from the choices here; missing options stay missing.

    If nothing was chosen for player 2, player 2 has player 1's values.
    """
    told = {name: value for name, value in options.items() if name in VALUES}
    pairs = {name: value for name, value in told.items() if isinstance(value, list | tuple)}
    for name in _OWN:
        if name in told and "unequal" not in options:
            first, second = pairs.get(name, (told[name], told[name]))
            told |= {name: first} if second == "pat" else {name: first, f"{name}-2": second}
        elif name in told and f"{name}-2" not in told and told[name] != "pat":
            told[f"{name}-2"] = told[name]
    if "unequal" not in options:
        told["unequal"] = bool(pairs)
    rejects = options.get("rejects")
    if isinstance(rejects, Mapping):
        told |= {name: rejects[key] for name, key in _REJECTS.items() if key in rejects}
    points = options.get("points")
    if points is None:
        told["points"] = ""
    elif isinstance(points, Mapping):
        told["points"] = ",".join(f"{name}={worth}" for name, worth in points.items())
    return told


def typed_points(typed: str) -> str:
    """Return typed points in their stored form. Raises ValueError."""
    try:
        return ",".join(f"{names}={worth}" for names, worth in read_points(typed).items())
    except WrongPoints as wrong:
        raise ValueError(_wrong_points(wrong)) from None


def wrong(chosen: Mapping[str, str]) -> str | None:
    """Describe the conflict between these options; None if there is none."""
    try:
        options = sent(chosen)
    except WrongPoints as error:
        return _wrong_points(error)
    rejects = options["rejects"]
    out = rejects["common"] + rejects["1"] + (0 if options["mode"] in SOLO else rejects["2"])
    if options["dealt"] + out > MOST_OUT:
        return options_text.too_many(dealt=options["dealt"], rejects=out)
    if isinstance(options["scoring"], list) and "pat" in options["scoring"]:
        return options_text.pat_for_both()
    return None


def _wrong_points(error: WrongPoints) -> str:
    match error.why:
        case "no_points":
            return options_text.no_points(error.part)
        case "unknown_hand":
            return options_text.unknown_hand(name=error.part, names=LINE_NAMES)
        case "too_much":
            return options_text.too_much(name=error.part, most=MOST_POINTS)


def _value(text: str) -> object:
    return {"on": True, "off": False}.get(text, int(text) if text.isdecimal() else text)
