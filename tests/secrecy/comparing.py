"""Frames held against each other, and against what must not be in them."""

import json
import re
from base64 import b64encode
from collections.abc import Iterable, Iterator
from functools import lru_cache
from hashlib import scrypt, sha256
from itertools import groupby
from typing import Any

from protocol.deals import show_number
from protocol.ids import base32
from protocol.patch import merge
from tests.secrecy.tables import Deal

TIMES = {"at", "began", "due", "last", "since", "claimable", "expires", "now"}
MASKED = {"commitment", "room", *TIMES}
"""The fields that may differ although only hidden information does: the commitment, the room's code, and times."""
_CARD = re.compile(r"[0-9A-Za-z]+")


def frames_by_type(frames: Iterable[str]) -> dict[str, list[Any]]:
    """Return what frames say, masked, in their order by type; one that comes twice in a row counts once."""
    said: dict[str, list[Any]] = {}
    for frame in frames:
        document = json.loads(frame, object_pairs_hook=_masked, parse_int=str, parse_float=str)
        if document["type"] == "update":  # it has only the times that differ from those before
            document = _without_times(document)
            frame = json.dumps(document)
        said.setdefault(document["type"], []).append((len(frame), document))
    if "hint" in said:  # how well its moves are known depends on the time there was
        said["hint"] = [sorted(choice["move"] for choice in hint["choices"]) for _, hint in said["hint"]]
    # The number of presence events, and their order, depend on how quickly the store answers.
    told = [document for _, document in said.pop("presence", [])]
    parts = ("here", "names", "players")
    who = {name: sorted({each for document in told for each in document[name]}) for name in parts}
    said["presence"] = [(0, [sorted({name for document in told for name in document}), who])]
    return {kind: [each for each, _ in groupby(documents)] for kind, documents in said.items()}


def _masked(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    names = [name for name, _ in pairs]
    assert len(set(names)) == len(names), f"a name twice in one object: {names}"
    return {name: "…" if name in MASKED and value is not None else value for name, value in pairs}


def _without_times(document: Any) -> Any:
    """Return a document without the fields whose values are times."""
    if isinstance(document, dict):
        return {name: _without_times(part) for name, part in document.items() if name not in TIMES}
    return list(map(_without_times, document)) if isinstance(document, list) else document


def differences(one: Any, other: Any, where: str = "") -> Iterator[str]:
    """Yield where two documents differ, order of names included."""
    if isinstance(one, dict) and isinstance(other, dict):
        if list(one) != list(other):
            yield f"{where}: its names"
        for name in one.keys() & other.keys():
            yield from differences(one[name], other[name], f"{where}.{name}".removeprefix("."))
    elif isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        for index, (left, right) in enumerate(zip(one, other, strict=True)):
            yield from differences(left, right, where if isinstance(one, tuple) else f"{where}[{index}]")
    elif one != other:
        yield where


def unlike(one: Iterable[str], other: Iterable[str]) -> list[str]:
    """Return the differences between the frames that a reader got from two rooms."""
    left, right = frames_by_type(one), frames_by_type(other)
    found = [f"frames of type {kind}" for kind in left.keys() ^ right.keys()]
    for kind in left.keys() & right.keys():
        if len(left[kind]) != len(right[kind]):
            found.append(f"how many {kind} frames there are")
        for before, after in zip(left[kind], right[kind], strict=False):
            found += [f"{kind}: {where or 'its length'}" for where in differences(before, after)]
    return sorted(set(found))


def cards_in(frames: Iterable[str]) -> set[str]:
    """Return every word of every text and name in frames: the cards that they show are among them.

    Refusals are left out, which give examples of cards.
    """
    told = (document for document in map(json.loads, frames) if document["type"] != "rejected")
    return {word for document in told for text in _texts(document) for word in _CARD.findall(text)}


def _texts(document: Any) -> Iterator[str]:
    if isinstance(document, str):
        yield document
    elif isinstance(document, list):
        for part in document:
            yield from _texts(part)
    elif isinstance(document, dict):
        for name, part in document.items():  # some names are cards
            yield name
            yield from _texts(part)


def views_in(frames: Iterable[str]) -> Iterator[dict[str, Any]]:
    """Yield the view of each snapshot, and the view after each update."""
    room: dict[str, Any] = {}
    for document in map(json.loads, frames):
        if document["type"] == "room":
            room = document
        elif document["type"] == "update":
            room = merge(room, document["patch"])
        else:
            continue
        if "view" in room:
            yield room["view"]


def tells(text: str, given: Deal, deck: str) -> list[str]:
    """Return what a text tells of a hidden number: its digits, its salt, or what is worked out of either."""
    lower = text.lower()
    return [what for what, clue in clues(given, deck) if clue in lower]


@lru_cache
def clues(given: Deal, deck: str) -> tuple[tuple[str, str], ...]:
    """Return what must be nowhere, in small letters and with its name: however it is written."""
    digits, salt = str(given.number).encode(), bytes.fromhex(given.salt)
    stretched = scrypt(digits, salt=f"turnabout/1/{deck}".encode(), n=1024, r=8, p=1, dklen=32)
    secrets = {
        "salt": salt,
        "deal's key": stretched,
        "hash of the number": sha256(digits).digest(),
        "hash of the salt": sha256(given.salt.encode()).digest(),
        "hash of the deck's name and the number": sha256(b"%b/%b" % (deck.encode(), digits)).digest(),
    }
    written = [("number", each) for each in (digits.decode(), show_number(given.number), f"{given.number:,}")]
    written.append(("number", f"{given.number:x}"))
    for name, secret in secrets.items():
        written += [(name, secret.hex()[:16]), (name, secret[::-1].hex()[:16]), (name, base32(secret)[:12])]
        written += [(name, b64encode(secret).decode()[:12]), (name, str(int.from_bytes(secret, "big")))]
    return tuple((name, clue.lower()) for name, clue in written)
