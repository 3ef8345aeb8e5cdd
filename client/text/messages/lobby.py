"""What the pages share that ask a server for something outside its rooms.

Made from client/text/en/lobby.ftl by `python -m client.catalogue`.
"""


def asking() -> str:
    return "Asking the server …"


def you(name: str) -> str:
    return f"{name} (you)"


def key(key: str) -> str:
    """Return the text for a key. Raises KeyError if there is none."""
    return {
        "choose": "choose",
        "back": "back",
    }[key]
