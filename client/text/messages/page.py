"""The page in a browser: what all its screens share.

Made from client/text/en/page.ftl by `python -m client.catalogue`.
"""

from client.text import language


def your_turn() -> str:
    return "Your turn"


def record_saved(name: str) -> str:
    return f"The record is saved as {name}"


language.register(globals())
