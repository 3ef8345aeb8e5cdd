"""The names in a tournament, as they are typed."""

from collections.abc import Iterable

from client.text.messages import tournament as tournament_text

MOST = 5


def typed_names(names: Iterable[str]) -> str:
    """Write names as they are typed: the reverse of `read_names`."""
    return ", ".join(names)


def read_names(typed: str) -> tuple[str, ...]:
    """Read the names. Raises ValueError.

    >>> read_names("Ada,  Ben ,"), read_names("")
    (('Ada', 'Ben'), ())
    """
    names = tuple(name for name in (" ".join(each.split()) for each in typed.split(",")) if name)
    if len(names) > MOST:
        raise ValueError(tournament_text.too_many(len(names)))
    if len({name.casefold() for name in names}) < len(names):
        raise ValueError(tournament_text.same_name())
    return names
