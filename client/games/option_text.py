"""The names of a game’s options and of their values."""

from collections.abc import Mapping

from client.games.options import OFFERS
from client.games.word_catalog import words_of
from client.text import formats
from client.text.messages import formats as formats_text


def called(game: str, name: str) -> str:
    """Return the name of an option."""
    return words_of(game).options()[name][0]


def value(game: str, name: str, value: str) -> tuple[str, str]:
    """Return the name of an option’s value, and a hint."""
    return words_of(game).options()[name][1].get(value, (value, ""))


def chosen(game: str, options: Mapping[str, str]) -> str:
    """Return the options with which a game is played.

    >>> chosen("happy-graphs", {"variant": "hex", "mode": "puzzle", "hands": "seen"})
    'Board: hex. Played: as a puzzle.'
    """
    say = words_of(game).chosen
    if say is not None:
        return say(options)
    offer = OFFERS[game]
    idle = offer.idle(options) | {name for name in offer.drawn if options.get(name) == offer.options[name][0]}
    told = [
        f"{called(game, name)}{formats.colon()}{value(game, name, each)[0]}"
        for name, each in options.items()
        if name not in idle
    ]
    return " ".join(map(formats.sentence, told))


def in_brackets(game: str, options: Mapping[str, str]) -> str:
    """Return the options with which a game is played, to be written after its title or its form.

    >>> in_brackets("happy-graphs", {"variant": "hex", "mode": "puzzle", "hands": "seen"})
    ' (Board: hex. Played: as a puzzle)'
    """
    said = chosen(game, options)
    return f" ({said.rstrip(formats_text.full_stop())})" if said else ""
