"""The forms for two players of a game, and the parser of forms. Pure."""

from collections.abc import Iterable, Mapping

from client.games.options import OFFERS, forms_of
from client.text.messages import forms as forms_text
from protocol.ids import Form

FORMS: tuple[Form, ...] = ("match", "mirror", "together", "race", "solo")
"""All forms, in the order in which they are offered."""


def forms_of_two(game: str, options: Mapping[str, object]) -> tuple[Form, ...]:
    """Return the forms for two players with these options, the usual one first.

    >>> forms_of_two("happy-graphs", {}), forms_of_two("grandmas-game", {})
    (('together',), ('race',))
    """
    forms = forms_of(game, options).items()
    return tuple(form for form, seats in forms if form != "solo" and seats.fewest <= 2 <= seats.most)


def has_clock(form: str) -> bool:
    """Return whether a form allows a clock: nobody waits for a player alone, and the fastest player wins a race."""
    return form not in ("race", "solo")


def several_forms(game: str) -> bool:
    """Return whether two players can choose among several forms, with some of a game's options.

    >>> several_forms("happy-graphs"), several_forms("grandmas-game")
    (True, False)
    """
    modes = OFFERS[game].options.get("mode")
    return any(len(forms_of_two(game, {"mode": mode} if modes else {})) > 1 for mode in modes or ("",))


def read_form(typed: str, game: str) -> Form:
    """Read one of the forms of a game, which may be shortened. Raises ValueError.

    >>> read_form("mir", "family-tree")
    'mirror'
    """
    modes = OFFERS[game].options.get("mode")
    forms = dict.fromkeys(form for mode in modes or ("",) for form in forms_of(game, {"mode": mode} if modes else {}))
    found = [form for form in forms if typed and form.startswith(typed.lower())]
    if len(found) != 1:
        raise ValueError(no_form(typed, forms))
    return found[0]


def no_form(typed: str, forms: Iterable[str]) -> str:
    """Say that a form is not possible with these options.

    >>> no_form("mirror", ("together", "solo"))
    'The form can’t be mirror with these options: choose together.'
    """
    return forms_text.bad_form(typed=typed[:20], forms=[form for form in forms if form != "solo"])
