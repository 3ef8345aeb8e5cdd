"""The spectators of a room as text. `client/web/room/spectator_list.js` does the same."""

from collections.abc import Sequence

from client.text.messages import spectators as spectator_text


def spectator_list(number: int, names: Sequence[str], *, me: bool) -> str:
    """Return the number and names of the spectators; empty if there are none.

    `number` may be greater than the number of names. `me`: the reader is one of them, and not in `names`.

    >>> spectator_list(2, ["Cy", "Dee"], me=False), spectator_list(3, ["Cy"], me=True)
    ('2 spectators: Cy and Dee', 'you are watching, with Cy and 1 more')
    """
    others = number - 1 if me else number
    unnamed = others - len(names)
    listed = [*names, *([spectator_text.more(unnamed)] if unnamed > 0 else [])]
    if me and others > 0:
        return spectator_text.you_watch_with(listed if names else [spectator_text.others(others)])
    if names and not me:
        return spectator_text.spectators_named(number=number, names=listed)
    return spectator_count(number, me=me)


def spectator_count(number: int, *, me: bool) -> str:
    """Return the number of spectators, if there is little space; empty if there are none."""
    if me:
        return spectator_text.you_watch()
    return spectator_text.spectators(number) if number else ""
