"""What the pages share that ask a server for something outside its rooms.

Made from client/text/en/lobby.ftl by `python -m client.catalogue`.
"""


def asking() -> str:
    return "Asking the server …"


def form(key: str) -> str:
    """Return the text for a key. Raises KeyError if there is none."""
    return {
        "match": "match",
        "mirror": "mirror match",
        "race": "race",
        "together": "together",
        "solo": "alone",
    }[key]


def you(name: str) -> str:
    return f"{name} (you)"


def key(key: str) -> str:
    """Return the text for a key. Raises KeyError if there is none."""
    return {
        "choose": "choose",
        "back": "back",
    }[key]
