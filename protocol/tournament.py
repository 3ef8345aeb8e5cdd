"""A tournament, as the snapshot of the room whose matches it consists of tells of it."""

from dataclasses import dataclass


@dataclass(slots=True, kw_only=True)
class TournamentName:
    """What one who competes in a tournament has reached.

    `legs` are those that count for `highest` and `average`: cards that one has played there before change `lowest`
    alone.
    """

    name: str
    legs: int
    highest: int | None
    lowest: int | None
    average: float | None


@dataclass(slots=True, kw_only=True)
class TournamentInfo:
    """The tournament that a room's matches are: the `names` that compete, in the order in which they were enlisted.

    By seat, `plays` are the names under which the next match is played, `playing` those under which the match under
    way, or the last one, is; None where that is nobody's who competes. `again`: that match is on cards that the seat's
    name has played in this tournament before. Both are empty until a match has begun since names were enlisted.
    `in_turn`: two may play at one terminal; not where both play at the same time, or have something to hide.
    """

    names: tuple[TournamentName, ...]
    plays: tuple[str | None, ...]
    playing: tuple[str | None, ...]
    again: tuple[bool, ...]
    in_turn: bool = True
