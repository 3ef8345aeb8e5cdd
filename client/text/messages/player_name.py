"""The player's name.

Made from client/text/en/player_name.ftl by `python -m client.catalogue`.
"""

from client.text import formats, language


def title() -> str:
    return "What is your name?"


def hint() -> str:
    return "Up to 24 characters. Other players see it. It is remembered for next time."


def playing_as(*, name: str | None, profile: str | None) -> str:
    return ("You have no name yet" + ("." if profile is None else f", in profile {formats.name(profile)}.")) if name is None else (f"You are {formats.name(name)}" + ("." if profile is None else f", in profile {formats.name(profile)}."))


def change() -> str:
    return "Change your name"


def choose() -> str:
    return "Choose a name"


language.register(globals())
