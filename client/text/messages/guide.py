"""The guided game, which explains each kind of card the first time it is played.

Made from client/text/en/guide.ftl by `python -m client.catalogue`.
"""

from client.text import formats, language


def title() -> str:
    return "Your first game"


def offer(title: str) -> str:
    return f"Your first game? Play {formats.name(title)} with tips for each card."


language.register(globals())
