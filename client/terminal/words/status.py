"""What the line at the top of a room tells: what is asked, who is away, who looks on."""

from collections.abc import Sequence

LOOKING_ON = "you look on"
SEAT_FREE = "A seat is free: s sits down."
SEAT_OPEN = "A seat is free; whoever joins can take it."


def asked(name: str) -> str:
    """Say that the other asks to take a move back."""
    return f"{name} asks to take a move back: y agrees, n declines."


def asked_by_me(name: str) -> str:
    """Say that one's own request waits."""
    return f"{name} is asked to let you take a move back; n withdraws it."


def asked_by(name: str) -> str:
    """Say, to an onlooker, who asks to take a move back."""
    return f"{name} asks to take a move back."


def replaced(level: str) -> str:
    """Say that the computer plays one's seat."""
    return f"The computer ({level}) plays your seat: s takes it back."


def away_for(name: str, seconds: int) -> str:
    """Say that the other is away, and when one may act on it."""
    return f"{name} is away; in {seconds} s: claim the match or let the computer play."


def away(name: str) -> str:
    """Say that one may act on the other's absence."""
    return f"{name} is away: d decides how it goes on."


def looking(number: int, names: Sequence[str], me: bool) -> str:
    """Say how many look on, and who; `me`: oneself is one of them, and not among `names`.

    >>> looking(2, ["Cy", "Dee"], me=False), looking(3, ["Cy"], me=True)
    ('2 looking on: Cy, Dee', 'you look on, with Cy and 1 more')
    """
    others = number - 1 if me else number
    unnamed = others - len(names)
    more = f"{' and ' if names else ''}{unnamed} {'more' if names else 'others'}" if unnamed > 0 else ""
    who = f"{', '.join(names)}{more}"
    if me:
        return f"{LOOKING_ON}, with {who}" if others > 0 else LOOKING_ON
    return f"{looking_in_short(number, me=False)}{': ' if names else ''}{who if names else ''}"


def looking_in_short(number: int, me: bool) -> str:
    """Say how many look on, where there is little room."""
    return LOOKING_ON if me else f"{number} looking on" if number else ""
