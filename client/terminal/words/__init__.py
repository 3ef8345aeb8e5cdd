"""All that the terminal client says to people, by what it is about.

Names come as they were sent. Nothing here holds a control character, and nothing is read as markup: it all goes through
`Glyphs.show`.
"""

from client.terminal.words import (
    analysis,
    daily,
    deeds,
    finding,
    guide,
    happenings,
    replay,
    room,
    scores,
    solo,
    standings,
    start,
    status,
    talk,
    tournament,
)

__all__ = [
    "analysis",
    "daily",
    "deeds",
    "finding",
    "guide",
    "happenings",
    "replay",
    "room",
    "scores",
    "solo",
    "standings",
    "start",
    "status",
    "talk",
    "tournament",
]
