"""What happens in a room, as its snapshot tells of the last things that did."""

from dataclasses import dataclass
from typing import Any, Literal

from protocol.ids import Seat

HappeningKind = Literal[
    "opened",
    "sat",
    "stood",
    "readied",
    "leg_started",
    "moved",
    "leg_over",
    "match_over",
    "offered",
    "declined",
    "resigned",
    "claimed",
    "flagged",
    "ran_out",
    "time_given",
    "substituted",
    "returned",
    "left",
    "replacement_asked",
    "replacement_agreed",
    "replacement_refused",
    "replaced",
    "takeback_asked",
    "takeback_agreed",
    "takeback_refused",
    "taken_back",
    "configured",
    "enlisted",
    "plays_as",
    "freed",
    "banned",
    "owned",
    "seat_moved",
    "hinted",
]


@dataclass(slots=True, kw_only=True)
class Happening:
    """Something that happened in the room, at the version it made.

    `at` is milliseconds since 1970 UTC by the store's clock; what does not apply is left out. `detail` depends on the
    kind: `moved` has the game's own account of the move (family-tree: a `Played`), `leg_over` has `score`,
    `match_over` has `winners` and `why`, `offered` and `declined` have `what`, `substituted` has `level`,
    `takeback_asked`, `taken_back` and `hinted` have `ply`, and `taken_back` has `shown` where what is taken back had
    shown who asked for it a hidden card; `claimed` has `since`, `time_given` has `ms`, `replacement_asked` has `level`
    or `name`, `enlisted` has `names`, `plays_as` the `name` chosen; the `name` of
    `banned`, `owned` and `replaced` is that player's, and of `opened` the owner's.
    """

    version: int
    kind: HappeningKind
    at: int | None = None
    seat: Seat | None = None
    name: str | None = None
    match: int | None = None
    leg: int | None = None
    detail: Any = None
