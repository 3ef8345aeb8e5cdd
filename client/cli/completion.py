"""What a shell is offered for the words of a `turnabout` command line: games, options with their values, levels.

The shells' scripts are typer's (`turnabout --install-completion`). Bash splits words at `=`, and typer does not put
them together again: `joined` does, before typer reads them.
"""

import os
import shlex
from collections.abc import Iterator, MutableMapping

import typer

VARIABLE = "_TURNABOUT_COMPLETE"
"""The environment variable by which a shell asks; typer's name for it."""
BEGUN = "TURNABOUT_COMPLETE_VALUE_OF"
"""The environment variable with the name that bash has split off from the value that is being typed."""
_BASH = "complete_bash"

Offered = list[str | tuple[str, str]]
"""Words to offer, some with their meanings."""


def joined(environment: MutableMapping[str, str]) -> None:
    """Put together again what bash has split at `=`, except for the value that is being typed.

    >>> asked = {VARIABLE: _BASH, "COMP_WORDS": "turnabout play --option mode = du --hints", "COMP_CWORD": "5"}
    >>> joined(asked)
    >>> asked["COMP_WORDS"], asked["COMP_CWORD"], asked[BEGUN]
    ('turnabout play --option du --hints', '3', 'mode')
    """
    if environment.get(VARIABLE) != _BASH:
        return
    try:
        words, at = shlex.split(environment["COMP_WORDS"]), int(environment["COMP_CWORD"])
    except (KeyError, ValueError):  # a quotation that is not closed yet
        return
    words += [""] * (at + 1 - len(words))
    if words[at] == "=":  # the value after it is empty
        words[at + 1 : at + 1] = [""]
        at += 1
    before = _whole(words[:at])
    typing = words[at]
    if before[-1].endswith("="):
        name = before.pop().removesuffix("=")
        if name.startswith("-"):
            before.append(name)
        else:
            environment[BEGUN] = name
    environment["COMP_WORDS"] = shlex.join([*before, typing, *words[at + 1 :]])
    environment["COMP_CWORD"] = str(len(before))


def _whole(words: list[str]) -> list[str]:
    """Return words, with those around a `=` joined.

    >>> _whole(["--option", "mode", "=", "duel", "--game", "="])
    ['--option', 'mode=duel', '--game=']
    """
    found: list[str] = []
    for word in words:
        if found and (word == "=" or (found[-1].endswith("=") and found[-1] != "=")):
            found[-1] += word
        else:
            found.append(word)
    return found


def command(environment: MutableMapping[str, str]) -> str | None:
    """Return the command that a shell asks about; None if it asks about none, or does not ask.

    >>> command({VARIABLE: "complete_zsh", "_TYPER_COMPLETE_ARGS": "turnabout serve --po"})
    'serve'
    """
    if VARIABLE not in environment:
        return None
    words = environment.get("COMP_WORDS") or environment.get("_TYPER_COMPLETE_ARGS", "")
    return next((word for word in words.split()[1:] if not word.startswith("-")), None)


def games() -> Offered:
    """Offer the games."""
    from client.games.options import OFFERS
    from client.games.word_catalog import title_of

    return [(name, title_of(name)) for name in OFFERS]


def options(context: typer.Context, incomplete: str) -> Offered:
    """Offer the options of the given game with their values, as NAME=VALUE."""
    from client.games.options import OFFERS

    game = context.params.get("game")
    if game is None or game not in OFFERS:
        return []
    if BEGUN in os.environ:
        return [(value, hint) for name, value, hint in _values(game) if name == os.environ[BEGUN]]
    return [(f"{name}={value}", hint) for name, value, hint in _values(game)]


def _values(game: str) -> Iterator[tuple[str, str, str]]:
    from client.games import option_text
    from client.games.options import OFFERS

    for name, values in OFFERS[game].options.items():
        for value in values:
            called, hint = option_text.value(game, name, value)
            yield name, value, f"{option_text.called(game, name)}: {called}{f', {hint}' if hint else ''}"


def levels(context: typer.Context, incomplete: str) -> Offered:
    """Offer the levels of the computer."""
    from client.games.catalog import LEVELS, levels_of

    game = context.params.get("game")
    return [*(levels_of(game) if game is not None else LEVELS)]


def two_levels(context: typer.Context, incomplete: str) -> Offered:
    """Offer two levels with a comma between."""
    known = levels(context, "")
    first, comma, _ = incomplete.partition(",")
    return [f"{first},{each}" for each in known] if comma else known


def many_and_level(context: typer.Context, incomplete: str) -> Offered:
    """Offer a number of computers with a level."""
    many, comma, _ = incomplete.partition(",")
    return [f"{many if comma else 1},{each}" for each in levels(context, "")]


def roles(context: typer.Context) -> Offered:
    """Offer the roles of the game."""
    from client.games.options import OFFERS

    offers = [OFFERS[game] for game in OFFERS if context.params.get("game") in (None, game)]
    return [*dict.fromkeys(role for offer in offers for role in offer.roles)]


def forms() -> Offered:
    """Offer the forms of a match."""
    from client.games.forms import FORMS
    from client.text.messages import forms as forms_text

    return [(form, f"{forms_text.form_name(form)}, {forms_text.form_hint(form)}") for form in FORMS if form != "solo"]


def profiles() -> Offered:
    """Offer the existing profiles."""
    from client.profile.identity import home

    kept = home() / "profiles"
    return sorted(each.name for each in kept.iterdir()) if kept.is_dir() else []


def setting_names() -> Offered:
    """Offer the settings."""
    from client.profile.settings import VALUES

    return ["name", *VALUES]


def setting_values(context: typer.Context) -> Offered:
    """Offer the values of the given setting."""
    from client.profile.settings import DEFAULT, VALUES

    name = context.params.get("name")
    return [*VALUES[name], DEFAULT] if name is not None and name in VALUES else []


def topics(context: typer.Context) -> Offered:
    """Offer the topics of help: commands and games."""
    known = getattr(context.find_root().command, "commands", {})
    return [*known, *games()]


def is_asked() -> bool:
    """Return whether a shell asks."""
    return VARIABLE in os.environ
