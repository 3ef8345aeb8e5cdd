"""What can be settled of a game, as it is typed: options and roles, which may be shortened to what is clear. Pure."""

from collections.abc import Mapping

from client.games.options import OFFERS, Offer
from protocol.ids import Role


def typed_values(game: str, name: str) -> tuple[str, ...]:
    """Return what can be typed for an option, many numbers as a range of them.

    >>> typed_values("patriarch", "auto_grade"), typed_values("happy-graphs", "hands")
    (('none', '1 to 3600'), ('seen', 'hidden'))
    """
    offer = OFFERS[game]
    numbers = offer.ranges.get(name)
    if numbers is None:
        return offer.options[name]
    others = [value for value in offer.options[name] if not value.isdigit()]
    return (*others, f"{numbers[0]} to {numbers[-1]}")


def read_options(game: str, pairs: Mapping[str, str]) -> dict[str, str]:
    """Return options as they were typed. Raises ValueError.

    >>> read_options("happy-graphs", {"var": "hex", "mode": "p"})
    {'variant': 'hex', 'mode': 'puzzle'}
    """
    offer = OFFERS[game]
    read = {}
    for typed, value in pairs.items():
        name = _begun(typed, tuple(offer.options), "this game has no option")
        read[name] = _read_value(offer, name, value)
    return read


def _read_value(offer: Offer, name: str, typed: str) -> str:
    if name in offer.typed:
        return offer.typed[name](typed)
    allowed = offer.ranges.get(name)
    if allowed is None or not (typed.isascii() and typed.isdigit()):
        return _begun(typed, offer.options[name], f"{name} cannot be")
    if len(typed) > len(str(allowed[-1])) or int(typed) not in allowed:
        raise ValueError(f"{name} cannot be {typed[:20]}: choose from {allowed[0]} to {allowed[-1]}")
    return str(int(typed))


def role_called(game: str, typed: str) -> Role:
    """Read one of the roles that there are against each other, which may be shortened. Raises ValueError.

    >>> role_called("family-tree", "max")
    'maximizer'
    """
    roles = OFFERS[game].roles
    found = [role for role in roles if typed and role.startswith(typed.lower())]
    if len(found) != 1:
        raise ValueError(f'"{typed[:20]}" is no role: choose {" or ".join(roles)}')
    return found[0]


def _begun(typed: str, known: tuple[str, ...], wrong: str) -> str:
    found = [each for each in known if typed and each.startswith(typed.lower())]
    if len(found) == 1 or typed.lower() in known:
        return typed.lower() if typed.lower() in known else found[0]
    there = f"there are {', '.join(known)}" if known else "it has none"
    raise ValueError(f"{wrong} {typed[:20]!r}: {there}")
