"""Commands of line mode for hints of the computer.

Made from client/text/en/computer_hints.ftl by `python -m client.catalogue`.
"""

from client.text import language


def usage() -> str:
    return "Type hints on or hints off."


def on() -> str:
    return "You get a hint at every turn. Type hints off to stop."


def off() -> str:
    return "You only get a hint if you type hint."


def thinking() -> str:
    return "The computer thinks …"


language.register(globals())
