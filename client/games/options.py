"""The choices before a game: its options, and the forms and seats that they allow. Pure.

A form is the kind of a match: alone, against each other, or together. The screens describe each option and value; the
server checks all of it again.

Values are text here, as they are typed and chosen: `none`, `on`, `off` and whole numbers are converted for the server
(`sent`), and an option that is `auto` is left to the server.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from client.games.parts import GameParts
from protocol.ids import Form, Role
from protocol.options import read_value, value_text

if TYPE_CHECKING:
    from client.net.frames import ShownRoom

Chosen = Mapping[str, str]
"""The value of each option by its name."""

AUTO = "auto"
"""The value of an option that the server chooses, by the other options."""
WINNABLE = "winnable"
"""The option to draw only winnable numbers."""


class Seats(NamedTuple):
    """The allowed numbers of seats in a room."""

    fewest: int
    most: int


@dataclass(frozen=True, slots=True)
class Offer:
    """The choices before a game is played.

    - `options`: the values of each option by its name, the usual value first
    - `forms`: the forms that options allow, with the seats of each
    - `idle`: the options that have no effect with the others
    - `timed`: whether less time ranks first among equal scores
    - `scored`: whether there are points, and not only a win or a loss
    - `ranges`: the allowed numbers of an option that may be any whole number in a range; its values are suggestions
    - `roles`: the roles of two opponents, first the role that most players begin with
    - `in_roles`: whether two opponents have these roles
    - `paced`: whether the speed of computers can be chosen
    - `notes`: whether a room may show notes, or hide them
    - `final`: whether the last move at a ply can't be taken back
    - `has_undo`: whether the game's own moves undo others, so that a game alone is never casual
    - `counts_down`: whether the room acts by itself after some time
    - `numbered`: whether the number has an effect
    - `again`: whether another match on the same number makes sense; not if the first match reveals a secret
    - `typed`: parsers for options without fixed values
    - `wrong`: describes a combination that is not allowed
    - `drawn`: the options about which numbers are drawn. They are chosen and shown like options, but a server gets them
      beside the options, and scores ignore them.
    - `sent`, `flat`: if the server has one option for several choices, `sent` converts the choices to the server's
      options, and `flat` converts back
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
    has_undo: Callable[[Chosen], bool] = lambda chosen: False
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
"""The offers of all games that this client knows."""


def chosen_of(game: str, options: Mapping[str, object]) -> dict[str, str]:
    """Return the value of every option of a game: the given one, otherwise the usual one."""
    offer = OFFERS[game]
    told = offer.flat(options)
    return {name: value_text(told.get(name, values[0])) for name, values in offer.options.items()}


def sent(game: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options of a game in the server's types; values that are not text stay as they are.

    >>> sent("patriarch", {"auto_grade": "none", "reorder": "off", "guesses": "4", "variant": "hex"})
    {'auto_grade': None, 'reorder': False, 'guesses': 4, 'variant': 'hex'}
    >>> sent("patriarch", {"guesses": "auto", "variant": "matriarch"})
    {'variant': 'matriarch'}
    """
    offer = OFFERS.get(game)
    if offer is not None and offer.sent is not None:
        return offer.sent(chosen_of(game, options)) if options else {}
    drawn = offer.drawn if offer is not None else ()
    values = {name: value for name, value in options.items() if name not in drawn and value != AUTO}
    return {name: read_value(value) if isinstance(value, str) else value for name, value in values.items()}


def winnable(game: str, options: Mapping[str, Any]) -> bool:
    """Return whether only winnable numbers are drawn.

    >>> winnable("grandmas-game", {"winnable": "on"}), winnable("grandmas-game", {}), winnable("family-tree", {})
    (True, False, False)
    """
    return WINNABLE in OFFERS[game].drawn and chosen_of(game, options)[WINNABLE] == "on" if game in OFFERS else False


def settled_in(room: "ShownRoom") -> dict[str, Any]:
    """Return the options that a room's owner has chosen, including those about which numbers are drawn."""
    drawn = OFFERS[room.game].drawn if room.game in OFFERS else ()
    return {**room.options, **({WINNABLE: room.winnable} if WINNABLE in drawn else {})}


def form_with(room: "ShownRoom", options: Mapping[str, object]) -> Form | None:
    """Return the form that a tournament's room has with other options; None if it stays the same."""
    if room.tournament is None or room.game not in OFFERS:
        return None
    forms = OFFERS[room.game].forms(chosen_of(room.game, options))
    return None if room.form in forms else next(iter(forms))


def form_of(game: str, options: Mapping[str, object], *, alone: bool) -> Form | None:
    """Return the form of a match with these options, alone or not; None if there is none.

    >>> form_of("happy-graphs", {"mode": "duel"}, alone=False), form_of("happy-graphs", {"mode": "duel"}, alone=True)
    ('match', None)
    """
    forms = OFFERS[game].forms(chosen_of(game, options))
    return next((form for form in forms if (form == "solo") is alone), None)


def seats_of(game: str, options: Mapping[str, object], form: Form) -> Seats:
    """Return the allowed numbers of seats in a room with these options."""
    return OFFERS[game].forms(chosen_of(game, options)).get(form, Seats(1, 1))


def roles_of(game: str, options: Mapping[str, object]) -> tuple[Role, ...]:
    """Return the roles that have results with these options.

    >>> roles_of("happy-graphs", {"mode": "duel"}), roles_of("happy-graphs", {})
    (('maximizer', 'minimizer'), ('player',))
    """
    forms = OFFERS[game].forms(chosen_of(game, options))
    alone: tuple[Role, ...] = ("player",) if "solo" in forms else ()
    against = "match" in forms and in_roles(game, options)
    both: tuple[Role, ...] = OFFERS[game].roles if against else ()
    return (*alone, *both) or ("player",)


def in_roles(game: str, options: Mapping[str, object]) -> bool:
    """Return whether two opponents have different roles."""
    return OFFERS[game].in_roles(chosen_of(game, options))


def wrong(game: str, options: Mapping[str, object]) -> str | None:
    """Describe the conflict between these options; None if there is none."""
    return OFFERS[game].wrong(chosen_of(game, options))


def timed(game: str, options: Mapping[str, object]) -> bool:
    """Return whether less time ranks first among equal scores, so that times are shown."""
    return game in OFFERS and OFFERS[game].timed(chosen_of(game, options))


def scored(game: str, options: Mapping[str, object]) -> bool:
    """Return whether there are points, and not only a win or a loss.

    >>> scored("poker-solitaire", {"scoring": "pat"}), scored("poker-solitaire", {}), scored("family-tree", {})
    (False, True, True)
    """
    return game not in OFFERS or OFFERS[game].scored(chosen_of(game, options))


def played_alone(game: str) -> bool:
    """Return whether a game can be played alone, with some of its options.

    >>> played_alone("happy-graphs"), played_alone("patriarch")
    (True, False)
    """
    modes = OFFERS[game].options.get("mode")
    return any("solo" in forms_of(game, {"mode": mode} if modes else {}) for mode in modes or ("",))


def forms_of(game: str, options: Mapping[str, object]) -> Mapping[Form, Seats]:
    """Return the forms that options allow, with their seats."""
    return OFFERS[game].forms(chosen_of(game, options))


def counts_down(game: str, options: Mapping[str, object]) -> bool:
    """Return whether the room acts by itself after some time, so that the remaining time is shown."""
    return game in OFFERS and OFFERS[game].counts_down(chosen_of(game, options))


def has_undo(game: str, options: Mapping[str, object]) -> bool:
    """Return whether the game's own moves undo others, so that a game alone is never casual.

    >>> has_undo("grandmas-game", {}), has_undo("happy-graphs", {"mode": "puzzle"}), has_undo("happy-graphs", {})
    (True, True, False)
    """
    return game in OFFERS and OFFERS[game].has_undo(chosen_of(game, options))


def numbered(game: str, options: Mapping[str, object]) -> bool:
    """Return whether the number has an effect, so that facts about it are shown.

    >>> numbered("patriarch", {"tree": "owner"}), numbered("family-tree", {})
    (False, True)
    """
    return game not in OFFERS or OFFERS[game].numbered(chosen_of(game, options))


def again(room: "ShownRoom") -> bool:
    """Return whether another match on the same number makes sense; in a tournament it does, with other players."""
    return room.tournament is not None or room.game not in OFFERS or OFFERS[room.game].again


def fitting(game: str, name: str, options: Mapping[str, object], *, alone: bool) -> tuple[str, ...]:
    """Return the values of an option that allow playing alone, or with others.

    >>> fitting("happy-graphs", "mode", {}, alone=True)
    ('together', 'puzzle')
    """
    values = OFFERS[game].options.get(name, ())
    return tuple(value for value in values if form_of(game, {**options, name: value}, alone=alone) is not None)
