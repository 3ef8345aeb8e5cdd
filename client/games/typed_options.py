"""Reads typed options and roles, which may be shortened if they stay unambiguous. Pure."""

import re
from collections.abc import Iterable, Mapping

from client.games import option_text
from client.games.options import OFFERS, Offer
from client.text.messages import forms as forms_text
from client.text.typed_cards import plain
from protocol.ids import Role

_WRITTEN_TOGETHER = re.compile(r"[\s_-]+")


def typed_values(game: str, name: str) -> tuple[str, ...]:
    """Return the values that can be typed for an option, many numbers as a range.

    >>> typed_values("patriarch", "auto_grade"), typed_values("happy-graphs", "hands")
    (('none', '1 to 3600'), ('seen', 'hidden'))
    """
    offer = OFFERS[game]
    numbers = offer.ranges.get(name)
    if numbers is None:
        return offer.options[name]
    others = [value for value in offer.options[name] if not value.isdigit()]
    return (*others, forms_text.range(lowest=numbers[0], highest=numbers[-1]))


def read_options(game: str, pairs: Mapping[str, str]) -> dict[str, str]:
    """Return typed options with their full names and values. Raises ValueError.

    >>> read_options("happy-graphs", {"var": "hex", "mode": "p"})
    {'variant': 'hex', 'mode': 'puzzle'}
    """
    offer = OFFERS[game]
    read = {}
    for typed, value in pairs.items():
        labels = {each: option_text.called(game, each) for each in offer.options}
        name = _find(typed, offer.options) or _called(typed, labels)
        if name is None:
            option = typed[:20]
            raise ValueError(
                forms_text.unknown_option(option=option, names=[*offer.options])
                if offer.options
                else forms_text.no_options(option)
            )
        read[name] = _read_value(game, offer, name, value)
    return read


def _read_value(game: str, offer: Offer, name: str, typed: str) -> str:
    if name in offer.typed:
        return offer.typed[name](typed)
    allowed = offer.ranges.get(name)
    if allowed is None or not (typed.isascii() and typed.isdigit()):
        labels = {each: option_text.value(game, name, each)[0] for each in offer.options[name]}
        found = _find(typed, offer.options[name]) or _called(typed, labels)
        if found is None:
            raise ValueError(forms_text.bad_value(option=name, value=typed[:20], values=offer.options[name]))
        return found
    if len(typed) > len(str(allowed[-1])) or int(typed) not in allowed:
        raise ValueError(forms_text.out_of_range(option=name, value=typed[:20], lowest=allowed[0], highest=allowed[-1]))
    return str(int(typed))


def role_called(game: str, typed: str) -> Role:
    """Read one of the game's two roles, perhaps shortened. Raises ValueError.

    >>> role_called("family-tree", "max")
    'maximizer'
    """
    roles = OFFERS[game].roles
    found = [role for role in roles if typed and role.startswith(typed.lower())]
    if len(found) != 1:
        raise ValueError(forms_text.unknown_role(typed=typed[:20], roles=roles))
    return found[0]


def _find(typed: str, known: Iterable[str]) -> str | None:
    """Return the word that was typed, perhaps shortened."""
    found = [each for each in known if typed and each.startswith(typed.lower())]
    return typed.lower() if typed.lower() in found else found[0] if len(found) == 1 else None


def _called(typed: str, labels: Mapping[str, str]) -> str | None:
    """Return the word whose label in the language was typed, with or without its spaces."""
    meant = _WRITTEN_TOGETHER.sub("", plain(typed))
    found = [word for word, label in labels.items() if meant and _WRITTEN_TOGETHER.sub("", plain(label)) == meant]
    return found[0] if len(found) == 1 else None
