"""What the levels of computer players are like. `client/web/room/level_hints.js` says the same."""

from client.games import catalog
from client.text.messages import levels as level_text
from client.text.tables import known_text


def level_hints(game: str) -> dict[str, str]:
    """Return the levels of a game's computer players, each with its hint.

    >>> list(level_hints("grandmas-game")), "forgetful" in level_hints("family-tree")
    (['easy', 'normal', 'strong', 'random', 'forgetful'], False)
    """
    return {level: level_hint(level) for level in catalog.levels_of(game)}


def level_hint(level: str) -> str:
    """Return the hint for a level; it is empty for an unknown level."""
    return known_text(level_text.level, level) or ""
