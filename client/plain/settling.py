"""What is settled before a match, as it is typed in line mode: `number 7 clock 5m+3`. Pure."""

from dataclasses import dataclass, replace

from client.clocks import parse_clock
from client.plain import words
from client.plain.words import computers
from client.terminal.words.deeds import LEVELS
from protocol.deals import parse_number
from protocol.ids import Role
from protocol.options import Clock

ROLES: dict[str, Role | None] = {"maximizer": "maximizer", "minimizer": "minimizer", "drawn": None}
ON_OFF = {"on": True, "yes": True, "y": True, "off": False, "no": False, "n": False}


@dataclass(frozen=True, slots=True)
class Settled:
    """What a room's owner settles: `number` and `role` None are drawn, `clock` None is none."""

    number: int | None = None
    role: Role | None = None
    onlookers: bool = True
    clock: Clock | None = None
    hints: bool = False


def settle(before: Settled, typed: str) -> Settled:
    """Return what is settled once the typed pairs of a name and a value have been put in force.

    >>> settle(Settled(), "number 7 onlookers off")
    Settled(number=7, role=None, onlookers=False, clock=None, hints=False)

    Raises ValueError, saying what is wrong.
    """
    names = typed.lower().split()
    if len(names) % 2:
        raise ValueError(words.HOW_TO_SETTLE)
    for name, value in zip(names[::2], names[1::2], strict=True):
        before = _one(before, name, value)
    return before


def read_level(typed: str) -> str:
    """Read how well a computer is to play, which may be shortened. Raises ValueError.

    >>> read_level("Str")
    'strong'
    """
    begun = [level for level in LEVELS if typed and level.startswith(typed.lower())]
    if len(begun) != 1:
        raise ValueError(computers.no_level(typed))
    return begun[0]


def _one(before: Settled, name: str, value: str) -> Settled:
    match name:
        case "number":
            return replace(before, number=None if value == "drawn" else parse_number(value))
        case "clock":
            return replace(before, clock=parse_clock(value))
        case "role" if value in ROLES:
            return replace(before, role=ROLES[value])
        case "onlookers" if value in ON_OFF:
            return replace(before, onlookers=ON_OFF[value])
        case "hints" if value in ON_OFF:
            return replace(before, hints=ON_OFF[value])
    raise ValueError(words.HOW_TO_SETTLE)
