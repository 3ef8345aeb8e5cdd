"""In which forms two can play a game, and a form as it is typed. Pure."""

from collections.abc import Iterable, Mapping

from client.games.options import OFFERS, forms_of
from protocol.ids import Form


def forms_of_two(game: str, options: Mapping[str, object]) -> tuple[Form, ...]:
    """Return the forms in which two can play with these options, the usual one first.

    >>> forms_of_two("happy-graphs", {}), forms_of_two("grandmas-game", {})
    (('together',), ('race',))
    """
    forms = forms_of(game, options).items()
    return tuple(form for form, seats in forms if form != "solo" and seats.fewest <= 2 <= seats.most)


def has_clock(form: str) -> bool:
    """Tell whether there may be a clock: who plays alone keeps nobody waiting, and in a race who is first wins."""
    return form not in ("race", "solo")


def several_forms(game: str) -> bool:
    """Tell whether there is a choice of form for two, with some of a game's options.

    >>> several_forms("happy-graphs"), several_forms("grandmas-game")
    (True, False)
    """
    modes = OFFERS[game].options.get("mode")
    return any(len(forms_of_two(game, {"mode": mode} if modes else {})) > 1 for mode in modes or ("",))


def read_form(typed: str, game: str) -> Form:
    """Read one of the forms that a game has, which may be shortened. Raises ValueError.

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
    """Say that something is no form of a match with the options as they are.

    >>> no_form("mirror", ("together", "solo"))
    'the form cannot be mirror with these options: choose together'
    """
    others = [form for form in forms if form != "solo"]
    return f"the form cannot be {typed[:20]} with these options: choose {' or '.join(others)}"
