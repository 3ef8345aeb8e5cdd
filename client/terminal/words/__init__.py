"""All that the terminal client says to people, by what it is about.

Names come as they were sent. Nothing here holds a control character, and nothing is read as markup: it all goes through
`Glyphs.show`.
"""

from client.terminal.words import (
    analysis,
    clock,
    counting,
    deeds,
    failures,
    families,
    family_tree,
    formats,
    guide,
    happenings,
    hints,
    how_to_play,
    keys,
    match,
    people,
    replay,
    room,
    rules,
    scores,
    settings,
    solo,
    start,
    status,
    talk,
)

__all__ = [
    "analysis",
    "clock",
    "counting",
    "deeds",
    "failures",
    "families",
    "family_tree",
    "formats",
    "guide",
    "happenings",
    "hints",
    "how_to_play",
    "keys",
    "match",
    "people",
    "replay",
    "room",
    "rules",
    "scores",
    "settings",
    "solo",
    "start",
    "status",
    "talk",
]
