"""Cards as people read and hear them.

Made from client/text/en/cards.ftl by `python -m client.catalogue`.
"""

from client.text import language


def joker() -> str:
    return "Joker"


def second_joker() -> str:
    return "Joker 2"


def short_joker() -> str:
    return "Jkr"


language.register(globals())
