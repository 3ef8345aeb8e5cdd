"""Names that look like another person's name in the same room.

Two names look alike if their skeletons are the same (Unicode Technical Standard 39, section 4): "Ada" with a Cyrillic
letter in it, or "ada", could pass for "Ada". The second person is shown with the beginning of their player id.
"""

import unicodedata
from collections.abc import Mapping

from wcwidth import iter_graphemes, wcswidth

from protocol.ids import PlayerId, level_of
from server.table.decision import Person

LONGEST = 24
"""The most terminal cells of a name, as for the names that people choose."""
ID_SHOWN = 4


def distinct(person: Person, others: Mapping[PlayerId, str]) -> Person:
    """Return a person with the name to show beside `others`: marked if it looks like the name of another player."""
    mark = f" #{person.player[:ID_SHOWN]}"
    name = person.name.removesuffix(mark)
    taken = {skeleton(_shown(player, other)) for player, other in others.items() if player != person.player}
    if skeleton(name) not in taken:
        return Person(person.player, name)
    return Person(person.player, _shortened(name, LONGEST - len(mark)) + mark)


def _shown(player: PlayerId, name: str) -> str:
    """Return a name as clients show it in English. A computer is named by its id."""
    level = level_of(player)
    return name if level is None else f"{level} computer"


def skeleton(name: str) -> str:
    """Return what a name looks like; names that look alike have the same.

    >>> skeleton("Ada") == skeleton("\\N{CYRILLIC CAPITAL LETTER A}da"), skeleton("corn") == skeleton("com")
    (True, True)
    >>> skeleton("Ada") == skeleton("Ida")
    False
    """
    return _prototypes(_prototypes(name).casefold())  # in this order, since a capital I looks like a small l


def _prototypes(text: str) -> str:
    return unicodedata.normalize("NFD", "".join(map(_prototype, unicodedata.normalize("NFD", text))))


def _prototype(character: str) -> str:
    """Return the character that represents all characters that look like this one."""
    from confusable_homoglyphs.confusables import confusables_data  # a megabyte, which most servers never need

    alike: list[str] = [each["c"].strip("\u200e") for each in confusables_data.get(character, ())]
    if len(alike) != 1:
        return character  # it represents the others, or looks like none
    (other,) = alike
    back = confusables_data.get(other, ())
    return min(character, other) if len(back) == 1 and len(other) == 1 else other


def _shortened(name: str, cells: int) -> str:
    clusters = list(iter_graphemes(name))
    while wcswidth("".join(clusters)) > cells:
        clusters.pop()
    return "".join(clusters)
