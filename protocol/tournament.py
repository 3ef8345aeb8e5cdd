"""A room's tournament, as the room's snapshot shows it."""

from dataclasses import dataclass


@dataclass(slots=True, kw_only=True)
class TournamentName:
    """The results of a name in a tournament.

    `legs` is the number of legs that count for `highest` and `average`: a leg on cards that the name has played before
    changes only `lowest`.
    """

    name: str
    legs: int
    highest: int | None
    lowest: int | None
    average: float | None


@dataclass(slots=True, kw_only=True)
class TournamentInfo:
    """The tournament of a room's matches: its `names`, in the order in which they were enlisted.

    By seat, `plays` are the names for the next match, and `playing` the names of the match under way, or of the last
    one; None for a seat that plays for no name. `again`: the match is on cards that the seat's name has played in this
    tournament before. Both are empty until the first match after names were enlisted. `in_turn`: two may play at one
    terminal, which needs turns and open cards.
    """

    names: tuple[TournamentName, ...]
    plays: tuple[str | None, ...]
    playing: tuple[str | None, ...]
    again: tuple[bool, ...]
    in_turn: bool = True
