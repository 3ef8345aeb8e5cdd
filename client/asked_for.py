"""What somebody asked for on the command line of `turnabout play`: pure, from its options to an errand."""

from client.address import ServerAddress
from client.clocks import parse_clock
from client.errand import PlayAlone, PlayComputer, WatchComputers
from client.errors import BadErrand
from client.games import GAMES, LEVELS
from protocol.deals import parse_number
from protocol.ids import Role
from protocol.options import Clock

_ROLES: dict[str, Role] = {"maximizer": "maximizer", "minimizer": "minimizer"}


def errand_of(
    game: str | None,
    number: str | None,
    *,
    against: str | None = None,
    role: str | None = None,
    clock: str | None = None,
    hints: bool = False,
    computers: str | None = None,
    server: ServerAddress | None = None,
) -> PlayAlone | PlayComputer | WatchComputers | None:
    """Return the errand; None where nothing is asked for but the start screen. Raises BadErrand.

    >>> errand_of(None, "7", against="easy").number
    7
    """
    if game is not None and game not in GAMES:
        raise BadErrand(f"There is no game {game!r}: choose {_either(tuple(GAMES))}.")
    if against is not None and computers is not None:
        raise BadErrand("Either you play, --against the computer, or two --computers do: leave one of them out.")
    if against is None:
        for option, given in (("--role", role), ("--clock", clock), ("--hints", hints or None)):
            if given is not None:
                raise BadErrand(f"{option} is for a match against the computer: add --against LEVEL, such as easy.")
    wanted = read_number(number)
    if computers is not None:
        levels = [level(each.strip()) for each in computers.split(",")]
        if len(levels) != 2:
            raise BadErrand("Two computers play against each other: write --computers strong,easy.")
        return WatchComputers((levels[0], levels[1]), wanted, server)
    if against is not None:
        return PlayComputer(level(against), read_role(role), wanted, read_clock(clock), hints, server)
    return PlayAlone(wanted, server) if game is not None or wanted is not None else None


def read_number(text: str | None) -> int | None:
    """Read a game number; None where none is given. Raises BadErrand."""
    try:
        return None if text is None else parse_number(text)
    except ValueError as error:
        raise BadErrand(f"{error}.") from None


def read_clock(text: str | None) -> Clock | None:
    """Read a clock; None where none is given. Raises BadErrand."""
    try:
        return None if text is None else parse_clock(text)
    except ValueError as error:
        raise BadErrand(f"{error}.") from None


def read_role(text: str | None) -> Role | None:
    """Read a role; None where none is given. Raises BadErrand."""
    if text is not None and text not in _ROLES:
        raise BadErrand(f'"{text}" is no role: choose maximizer or minimizer.')
    return None if text is None else _ROLES[text]


def level(text: str) -> str:
    """Read a level of the computer. Raises BadErrand."""
    if text.lower() not in LEVELS:
        raise BadErrand(f'"{text}" is no level of the computer: choose {_either(LEVELS)}.')
    return text.lower()


def _either(words: tuple[str, ...]) -> str:
    """List words of which one is to be chosen.

    >>> _either(("easy", "normal", "strong")), _either(("easy",))
    ('easy, normal or strong', 'easy')
    """
    *all_but_last, last = words
    return f"{', '.join(all_but_last)} or {last}" if all_but_last else last
