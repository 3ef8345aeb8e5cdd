"""Rejections of all reasons, and how both clients say them: writes rejections.json.

`python -m tests.client.cases.rejections` writes the file. A line is a case: the game (null: any), the rejection's
reason and data, the seat of the reader, and the sentence. A reason with optional data has a case with them and one
without.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from client.games.word_catalog import words_of
from client.text.rejection_text import rejection_text
from protocol.events import Rejected
from protocol.ids import Seat
from protocol.reasons.base import Field, Meaning
from protocol.reasons.tables import TABLES

TABLE = Path(__file__).with_name("rejections.json")
UNKNOWN = "The server’s own words."
VALUES: Mapping[str | None, Mapping[str, Any]] = {
    None: {
        "day": "2026-11-21",
        "days": ("2026-11-01", "2026-11-22"),
        "detail": "it is wrong",
        "example": "KZ7-4QM2",
        "examples": ("KS>7D", "done"),
        "field": "legs.0.roles",
        "form": "solo",
        "forms": ("match", "mirror"),
        "free": (1, 2),
        "game": "grandmas-game",
        "games": ("family-tree", "patriarch"),
        "level": "clever",
        "levels": ("easy", "strong"),
        "move": "KS>7D",
        "name": "Ben",
        "names": ("Ada", "Ben"),
        "option": "decks",
        "options": ("decks", "mode"),
        "player": "ABCDEFGHJKMNPQRS",
        "refused": "couple_divorced",
        "role": "owner",
        "roles": ("maximizer", "minimizer"),
        "room": "KZ74QM2",
        "several": (0, 2),
        "text": "line",
        "type": "fly",
        "types": ("hello", "move"),
        "what": "configure",
        "limit": 12,
        "patience": 60,
        "seconds": 90,
        "seats": 2,
        "plies": 52,
        "ply": 7,
    },
    "family-tree": {"children": 3, "cover": "JS", "spouse": "QH", "target": "7D", "two": "2H", "targets": ("7D", "QH")},
    "grandmas-game": {"cards": ("8H", "TC"), "foundation": "H+", "moves": ("deal",), "next": "9H", "pile": "T"},
    "happy-graphs": {"moves": ("3H@1,0",), "square": "2:-1,0"},
    "patriarch": {
        "card": "4",
        "cards": ("3", "5"),
        "example": "guess 3(4 2)",
        "first": "A",
        "last": "7",
        "own": "3-1",
        "part": "black",
        "shape": "2-2",
        "sign": "?",
        "tree": "3(4 2)?",
    },
    "poker-solitaire": {"dealt": ("QH", "2C"), "place": "1:c3", "places": ("2:a1", "p2x1"), "touching": "edges"},
}

OWN: Mapping[str, Mapping[str, Any]] = {
    "wrong_protocol": {"protocol": 4, "wished": 3},
    "seats_not_played": {"fewest": 2, "most": 4, "wished": 7},
    "not_a_seat_code": {"example": "KZ74-QM2A"},
    "too_many_children": {"children": 5},
    "not_current_card": {"current": "KS"},
    "no_such_reject_square": {"place": "x3", "places": ("p2x1", "p2x2")},
    "reject_square_of_other": {"place": "p1x1"},
    "reject_square_used": {"place": "p2x1"},
    "which_matrix": {"place": "c3"},
    "only_one_matrix": {"place": "c3"},
}
"""Values of the data of some reasons for which the default values make no sense."""


class Case(NamedTuple):
    """A rejection, its game, and the seat of its reader."""

    game: str | None
    rejected: Rejected
    seat: Seat | None

    def text(self) -> str:
        """Return the sentence for it."""
        return (
            rejection_text(self.rejected)
            if self.game is None
            else words_of(self.game).refusal(self.rejected, self.seat)
        )


def cases() -> Iterator[Case]:
    """Yield the cases."""
    for game, table in TABLES.items():
        seat = None if game is None else Seat(1)
        for reason, meaning in table.meanings.items():
            for names in dict.fromkeys((meaning.required, meaning.names)):
                yield Case(game, _rejected(game, reason, meaning, names, table.fields), seat)
    other = Rejected(code="not_allowed", reason="of_a_newer_server", data={}, message=UNKNOWN)  # type: ignore[arg-type]
    yield Case(None, other, None)
    yield from (Case(game, other, Seat(0)) for game in TABLES if game is not None)


def _rejected(
    game: str | None, reason: str, meaning: Meaning, names: frozenset[str], fields: Mapping[str, Field]
) -> Rejected:
    given = {**VALUES.get(game, {}), **OWN.get(reason, {})}
    data = {name: given[name] if name in given else _value(name, fields[name]) for name in sorted(names)}
    return Rejected(code=meaning.code, reason=reason, data=data, message=UNKNOWN)


def _value(name: str, field: Field) -> Any:
    if field.type is int:
        return {"seat": 1, "board": 2, "leg": 1, "match": 3}.get(name, 4)
    return "TD"


def text() -> str:
    """Return the content of the file."""
    lines = [
        json.dumps([case.game, case.rejected.reason, case.rejected.data, case.seat, case.text()], ensure_ascii=False)
        for case in cases()
    ]
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    TABLE.write_text(text(), "utf-8")
