"""What the line at the top of a room tells: what is asked, who is away, who looks on."""

from collections.abc import Sequence

from client.text.people_words import begun

AGREED = "You have agreed; the others are asked too."
LEFT = "You have left the game to the others: s takes your seat again."
LEFT_RACE = "You have left the race: your table is over."
LOOKING_ON = "you look on"
SEAT_FREE = "A seat is free: s sits down."
SEAT_OPEN = "A seat is free; whoever joins can take it."


def asked(name: str) -> str:
    """Say that the other asks to take a move back."""
    return f"{name} asks to take a move back: y agrees, n declines."


def asked_by_me(name: str, *, many: bool = False) -> str:
    """Say that one's own request waits.

    >>> asked_by_me("o’Neil"), asked_by_me("all others", many=True)[:14]
    ('o’Neil is asked to let you take a move back; n withdraws it.', 'All others are')
    """
    verb = "are" if many else "is"
    return f"{begun(name)} {verb} asked to let you take a move back; n withdraws it."


def asked_by(name: str) -> str:
    """Tell a spectator which player asks for a takeback."""
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


def replacement(who: str, whose: str) -> str:
    """Say that somebody is to play on for a seat, and how one answers."""
    return f"{who} is to play on for {whose}: y agrees, n declines."


def replacement_waits(who: str, whose: str) -> str:
    """Say that others are asked whether somebody plays on for a seat."""
    return f"{who} is to play on for {whose}, if all who play agree."


def replacement_by_me(whose: str) -> str:
    """Say that one's own request waits."""
    return f"The others are asked about {whose}’s seat; n withdraws it."


def gone(names: str, many: bool) -> str:
    """Say who is away."""
    return f"{names} {'are' if many else 'is'} away."


def gone_for(names: str, seconds: int) -> str:
    """Say who is away, and when one may act on it."""
    return f"Away: {names}; in {seconds} s the computer may play on, if the others agree."


def may_replace(names: str, many: bool, *, looks_on: bool) -> str:
    """Say for whom somebody may play on, and by which key."""
    does = "s asks for a seat." if looks_on else "d decides who plays on."
    return f"{names} {'are' if many else 'is'} away or {'have' if many else 'has'} left: {does}"


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
