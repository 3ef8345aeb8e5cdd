"""The names that compete in a tournament, as they are typed."""

MOST = 5


def read_names(typed: str) -> tuple[str, ...]:
    """Read who competes. Raises ValueError.

    >>> read_names("Ada,  Ben ,"), read_names("")
    (('Ada', 'Ben'), ())
    """
    names = tuple(name for name in (" ".join(each.split()) for each in typed.split(",")) if name)
    if len(names) > MOST:
        raise ValueError(f"{len(names)} names are more than five")
    if len({name.casefold() for name in names}) < len(names):
        raise ValueError("every name competes once")
    return names
