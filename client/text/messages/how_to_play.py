"""The help on a game: its rules, keys and signs.

Made from client/text/en/how_to_play.ftl by `python -m client.catalogue`.
"""


def part(key: str) -> str:
    """Return the text for a key. Raises KeyError if there is none."""
    return {
        "basic": "Basic rules",
        "full": "All rules",
        "signs": "Keys and signs",
        "credits": "Credits",
    }[key]


def key(key: str) -> str:
    """Return the text for a key. Raises KeyError if there is none."""
    return {
        "parts": "parts",
        "game": "other game",
        "guided": "first game with tips",
    }[key]


def no_rules() -> str:
    return "The package of this game has no rules."


def credits(*, title: str, origin: str) -> str:
    return f"{title} comes from the package {origin}, which is installed on the server."
