"""The number of a match, drawn or typed, and the promise made of a hidden one. rules: deals, Hidden numbers"""

from dataclasses import dataclass, field

from protocol.cards import Card
from protocol.deals import commitment
from protocol.ids import MatchId, Seat


@dataclass(frozen=True, slots=True)
class Draw:
    """What chance and slow work give a match: its id, number, salt (32 hex digits), deck and who starts.

    `first` is the seat that has the first of the roles in leg one where the owner left it open. For a known number
    `salt` is unused; only a known one can be `dead`.
    """

    id: MatchId
    number: int = field(repr=False)
    salt: str = field(repr=False)
    deck: tuple[Card, ...] = field(repr=False)
    first: Seat
    dead: bool = False


@dataclass(frozen=True, slots=True)
class Need:
    """A command cannot be decided before a draw was made; `number` None: of a number that is not dead.

    `winnable`: nor one that is not found to be won. `daily`: the number of that day.
    """

    game: str
    options: dict[str, object]
    seats: int
    number: int | None
    winnable: bool = False
    daily: str | None = None


def promise(number: int, salt: str | None) -> str | None:
    """Return the commitment to a hidden number; None for a known one, which has no salt."""
    return None if salt is None else commitment(number, salt)
