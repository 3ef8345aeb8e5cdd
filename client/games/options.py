"""What of each game can be settled before it is played: its options, and the forms and seats that they leave. Pure.

A form is what a match is: alone, against each other, or together. What each option and value means in words the screens
say; the server checks all of it again.

Values are text here, as they are typed and chosen: `none`, `on`, `off` and whole numbers stand for what a server is
sent in their place (`sent`).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from client.games.parts import GameParts
from client.net.frames import ShownRoom
from protocol.ids import Form, Role
from protocol.options import read_value, value_text

Chosen = Mapping[str, str]
"""The value of each option by its name."""

WINNABLE = "winnable"
"""The option by which only such numbers are drawn as can be won."""


class Seats(NamedTuple):
    """How many seats a room may have."""

    fewest: int
    most: int


@dataclass(frozen=True, slots=True)
class Offer:
    """One game: `options` has for each by its name the values it may have, the usual one first.

    `forms` returns the forms that these options leave, and the seats of each; `idle` the names of the options that
    change nothing with these. `timed` tells whether less time stands before more, of equal scores; `scored` whether
    there are points, rather than that it is won or lost in the end alone. `ranges` has for options that may be any
    whole number of many which these are; their values are those that are offered. `roles` are those of who play against
    each other, the one that most people begin with first; `in_roles` tells whether there are such. `paced`: it is
    chosen how fast computers play. `notes`: a room may show notes, or do without. `final` tells whether what was played
    last is not taken back, at a ply; `counts_down` whether something is done by itself when its time comes; `numbered`
    whether the number settles anything, `again` whether one on which a match was played is worth another: not where it
    has shown what is to be found out. `typed` reads what is typed for options that have no values to choose from;
    `wrong` says what cannot be together.

    `drawn` are those that say which numbers are drawn: they are chosen and told as options are, but a server is
    sent them beside the options, and scores know nothing of them.

    Where options are chosen one by one that a server has as one, `sent` returns them as it is sent them, and `flat`
    one by one.
    """

    options: Mapping[str, tuple[str, ...]]
    forms: Callable[[Chosen], Mapping[Form, Seats]]
    idle: Callable[[Chosen], frozenset[str]] = lambda chosen: frozenset()
    timed: Callable[[Chosen], bool] = lambda chosen: False
    scored: Callable[[Chosen], bool] = lambda chosen: True
    ranges: Mapping[str, range] = field(default_factory=dict)
    roles: tuple[Role, Role] = ("maximizer", "minimizer")
    notes: bool = False
    final: Callable[[Chosen, int], bool] = lambda chosen, ply: False
    counts_down: Callable[[Chosen], bool] = lambda chosen: False
    numbered: Callable[[Chosen], bool] = lambda chosen: True
    again: bool = True
    in_roles: Callable[[Chosen], bool] = lambda chosen: True
    paced: bool = False
    typed: Mapping[str, Callable[[str], str]] = field(default_factory=dict)
    wrong: Callable[[Chosen], str | None] = lambda chosen: None
    sent: Callable[[Chosen], dict[str, Any]] | None = None
    flat: Callable[[Mapping[str, Any]], Mapping[str, Any]] = lambda options: options
    drawn: frozenset[str] = frozenset()


DUEL: Mapping[Form, Seats] = {"match": Seats(2, 2), "mirror": Seats(2, 2)}
"""The forms of a duel."""


OFFERS: Mapping[str, Offer] = GameParts("offer", "client.games.generic.offer:offer_of")
"""What can be chosen of each game that this client knows."""


def chosen_of(game: str, options: Mapping[str, object]) -> dict[str, str]:
    """Return the value of every option of a game: as given, else the usual one."""
    offer = OFFERS[game]
    told = offer.flat(options)
    return {name: value_text(told.get(name, values[0])) for name, values in offer.options.items()}


def sent(game: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return options of a game as a server is sent them; what is no text stays what it is.

    >>> sent("patriarch", {"auto_grade": "none", "reorder": "off", "guesses": "4", "variant": "hex"})
    {'auto_grade': None, 'reorder': False, 'guesses': 4, 'variant': 'hex'}
    """
    offer = OFFERS.get(game)
    if offer is not None and offer.sent is not None:
        return offer.sent(chosen_of(game, options)) if options else {}
    drawn = offer.drawn if offer is not None else ()
    values = {name: value for name, value in options.items() if name not in drawn}
    return {name: read_value(value) if isinstance(value, str) else value for name, value in values.items()}


def winnable(game: str, options: Mapping[str, Any]) -> bool:
    """Tell whether only such numbers are to be drawn as can be won.

    >>> winnable("grandmas-game", {"winnable": "on"}), winnable("grandmas-game", {}), winnable("family-tree", {})
    (True, False, False)
    """
    return WINNABLE in OFFERS[game].drawn and chosen_of(game, options)[WINNABLE] == "on" if game in OFFERS else False


def settled_in(room: ShownRoom) -> dict[str, Any]:
    """Return the options that a room's owner has settled, those among them that say which numbers are drawn."""
    drawn = OFFERS[room.game].drawn if room.game in OFFERS else ()
    return {**room.options, **({WINNABLE: room.winnable} if WINNABLE in drawn else {})}


def form_with(room: ShownRoom, options: Mapping[str, object]) -> Form | None:
    """Return the form that a tournament's room has with other options; None where it stays what it is."""
    if room.tournament is None or room.game not in OFFERS:
        return None
    forms = OFFERS[room.game].forms(chosen_of(room.game, options))
    return None if room.form in forms else next(iter(forms))


def form_of(game: str, options: Mapping[str, object], *, alone: bool) -> Form | None:
    """Return the form of a match with these options, alone or not; None where there is none such.

    >>> form_of("happy-graphs", {"mode": "duel"}, alone=False), form_of("happy-graphs", {"mode": "duel"}, alone=True)
    ('match', None)
    """
    forms = OFFERS[game].forms(chosen_of(game, options))
    return next((form for form in forms if (form == "solo") is alone), None)


def seats_of(game: str, options: Mapping[str, object], form: Form) -> Seats:
    """Return how many seats a room with these options may have."""
    return OFFERS[game].forms(chosen_of(game, options)).get(form, Seats(1, 1))


def roles_of(game: str, options: Mapping[str, object]) -> tuple[Role, ...]:
    """Return the roles in which anything is reached with these options.

    >>> roles_of("happy-graphs", {"mode": "duel"}), roles_of("happy-graphs", {})
    (('maximizer', 'minimizer'), ('player',))
    """
    forms = OFFERS[game].forms(chosen_of(game, options))
    alone: tuple[Role, ...] = ("player",) if "solo" in forms else ()
    against = "match" in forms and in_roles(game, options)
    both: tuple[Role, ...] = OFFERS[game].roles if against else ()
    return (*alone, *both) or ("player",)


def in_roles(game: str, options: Mapping[str, object]) -> bool:
    """Tell whether two who play against each other have roles, rather than both the same."""
    return OFFERS[game].in_roles(chosen_of(game, options))


def wrong(game: str, options: Mapping[str, object]) -> str | None:
    """Say what cannot be with these options; None where nothing is wrong."""
    return OFFERS[game].wrong(chosen_of(game, options))


def timed(game: str, options: Mapping[str, object]) -> bool:
    """Tell whether, of equal scores, less time stands before more, so that it is told how long something took."""
    return game in OFFERS and OFFERS[game].timed(chosen_of(game, options))


def scored(game: str, options: Mapping[str, object]) -> bool:
    """Tell whether there are points, of which one can have more or fewer, rather than a game that is won or lost.

    >>> scored("poker-solitaire", {"scoring": "pat"}), scored("poker-solitaire", {}), scored("family-tree", {})
    (False, True, True)
    """
    return game not in OFFERS or OFFERS[game].scored(chosen_of(game, options))


def played_alone(game: str) -> bool:
    """Tell whether a game can be played alone, with some of its options.

    >>> played_alone("happy-graphs"), played_alone("patriarch")
    (True, False)
    """
    modes = OFFERS[game].options.get("mode")
    return any("solo" in forms_of(game, {"mode": mode} if modes else {}) for mode in modes or ("",))


def forms_of(game: str, options: Mapping[str, object]) -> Mapping[Form, Seats]:
    """Return the forms that options leave, with their seats."""
    return OFFERS[game].forms(chosen_of(game, options))


def counts_down(game: str, options: Mapping[str, object]) -> bool:
    """Tell whether something is done by itself when its time comes, so that it is told how long that takes."""
    return game in OFFERS and OFFERS[game].counts_down(chosen_of(game, options))


def numbered(game: str, options: Mapping[str, object]) -> bool:
    """Tell whether the number settles anything, so that it is told what is known of it.

    >>> numbered("patriarch", {"tree": "owner"}), numbered("family-tree", {})
    (False, True)
    """
    return game not in OFFERS or OFFERS[game].numbered(chosen_of(game, options))


def again(room: ShownRoom) -> bool:
    """Tell whether a number on which a match was played is worth another: in a tournament it is, for other names."""
    return room.tournament is not None or room.game not in OFFERS or OFFERS[room.game].again


def fitting(game: str, name: str, options: Mapping[str, object], *, alone: bool) -> tuple[str, ...]:
    """Return the values of an option with which one can play alone, or with others.

    >>> fitting("happy-graphs", "mode", {}, alone=True)
    ('together', 'puzzle')
    """
    values = OFFERS[game].options.get(name, ())
    return tuple(value for value in values if form_of(game, {**options, name: value}, alone=alone) is not None)
