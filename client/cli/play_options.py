"""Reads the options of the command line, up to an errand for `turnabout play`. Pure."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from client.games.catalog import LEVELS, levels_of
from client.games.clocks import parse_clock
from client.games.options import OFFERS, fitting, form_of, forms_of, has_undo, seats_of, wrong
from client.games.typed_options import read_options, role_called
from client.games.word_catalog import title_of
from client.net.address import ServerAddress
from client.net.errors import BadErrand
from client.room.entry_request import PlayAlone, PlayComputer, Wanted, WatchComputers
from client.room.tournament_names import read_names
from client.text import formats
from client.text.messages import cli as cli_text
from client.text.messages import forms as forms_text
from client.text.messages import line_start as start_text
from client.text.messages import rejections
from protocol.command import MOST_SEATS
from protocol.deals import parse_number
from protocol.ids import Form, Role
from protocol.options import Clock


def errand_of(
    game: str | None,
    number: str | None,
    *,
    against: str | None = None,
    role: str | None = None,
    clock: str | None = None,
    hints: bool = False,
    computers: str | None = None,
    server: ServerAddress | None = None,
    options: Sequence[str] = (),
    seats: int | None = None,
    pace: int | None = None,
    form: str | None = None,
    names: str | None = None,
    casual: bool = False,
) -> PlayAlone | PlayComputer | WatchComputers | None:
    """Return the errand; None for the start screen. Raises BadErrand.

    >>> errand_of(None, "7", against="easy").number
    7
    """
    if against is not None and computers is not None:
        raise BadErrand(cli_text.against_or_computers())
    if against is None:
        for option, given in (
            ("--role", role),
            ("--clock", clock),
            ("--hints", hints or None),
            ("--seats", seats),
            ("--pace", pace),
            ("--form", form),
        ):
            if given is not None and not (option in ("--seats", "--pace", "--form") and computers is not None):
                raise BadErrand(cli_text.needs_opponent(option))
    alone = against is None and computers is None
    if names is not None and not alone:
        raise BadErrand(cli_text.names_alone())
    if casual and not alone:
        raise BadErrand(cli_text.casual_alone())
    wanted = replace(read_wanted(game, options, seats, form, alone=alone), pace=pace, casual=casual)
    if casual and has_undo(wanted.game, dict(wanted.options)):
        raise BadErrand(rejections.casual_undoes_anyway(title_of(wanted.game)))
    played = read_number(number)
    if computers is not None:
        levels = [level(each.strip(), wanted.game) for each in computers.split(",")]
        if len(levels) != 2:
            raise BadErrand(cli_text.two_computers())
        return WatchComputers((levels[0], levels[1]), played, server, wanted)
    if against is not None:
        first = read_first_role(role, wanted)
        return PlayComputer(level(against, wanted.game), first, played, read_clock(clock), hints, server, wanted=wanted)
    if names is None and game is None and played is None and not options and not casual:
        return None
    return PlayAlone(played, server, wanted, read_competitors(names or ""))


def read_competitors(typed: str) -> tuple[str, ...]:
    """Read the names of the competitors. Raises BadErrand."""
    try:
        return read_names(typed)
    except ValueError as error:
        raise BadErrand(cli_text.bad_names(formats.sentence(str(error)))) from None


def read_wanted(
    game: str | None, options: Sequence[str], seats: int | None, form: str | None = None, *, alone: bool = False
) -> Wanted:
    """Read the game, its options, each `NAME=VALUE`, the seats and the form. Raises BadErrand.

    A mode that is not given is the first that can be played alone, or with others.

    >>> read_wanted("happy-graphs", ["variant=hex"], 5).form
    'together'
    >>> read_wanted("poker-solitaire", [], None).options
    (('mode', 'alternate'),)
    """
    game, chosen = read_chosen(game, options)
    found = form_of(game, chosen, alone=alone)
    fit = fitting(game, "mode", chosen, alone=alone)
    if found is None and fit and "mode" not in chosen:
        chosen["mode"] = fit[0]
        found = form_of(game, chosen, alone=alone)
    if found is None:
        mode = fit[0] if fit else None
        raise BadErrand(cli_text.not_played(title=title_of(game), alone=alone, mode=mode))
    if form is not None:
        found = _form(form, game, chosen, alone=alone)
    fewest, most = seats_of(game, chosen, found)
    if seats is not None and not fewest <= seats <= most:
        raise BadErrand(cli_text.bad_seats(fewest=fewest, most=most, fixed=fewest == most))
    return Wanted(game, tuple(chosen.items()), found if found not in ("match", "solo") else None, seats)


def read_chosen(game: str | None, options: Sequence[str]) -> tuple[str, dict[str, str]]:
    """Read the game and its options, each `NAME=VALUE`. Raises BadErrand.

    >>> read_chosen("poker-solitaire", ["scoring=pat"])
    ('poker-solitaire', {'scoring': 'pat'})
    """
    game = read_game(game)
    for each in options:
        if "=" not in each:
            raise BadErrand(cli_text.bad_option(each))
    try:
        chosen = read_options(game, dict(each.split("=", 1) for each in options))
    except ValueError as error:
        raise BadErrand(formats.sentence(str(error))) from None
    together = wrong(game, chosen)
    if together is not None:
        raise BadErrand(formats.sentence(together))
    return game, chosen


def _form(typed: str, game: str, options: Mapping[str, str], *, alone: bool) -> Form:
    """Read the form of a match with options, alone or not. Raises BadErrand."""
    forms = [form for form in forms_of(game, options) if (form == "solo") is alone]
    found = next((form for form in forms if form == typed.lower()), None)
    if found is None:
        raise BadErrand(forms_text.bad_form(typed=typed[:20], forms=forms))
    return found


def read_game(game: str | None) -> str:
    """Read the name of a game; the default is the first game. Raises BadErrand."""
    if game is not None and game not in OFFERS:
        raise BadErrand(start_text.no_game(typed=game, known=list(OFFERS)))
    return game or next(iter(OFFERS))


def read_number(text: str | None) -> int | None:
    """Read a game number, if it is given. Raises BadErrand."""
    try:
        return None if text is None else parse_number(text)
    except ValueError:
        raise BadErrand(forms_text.bad_number()) from None


def read_clock(text: str | None) -> Clock | None:
    """Read a clock, if it is given. Raises BadErrand."""
    try:
        return None if text is None else parse_clock(text)
    except ValueError as error:
        raise BadErrand(str(error)) from None


def read_role(text: str | None, game: str) -> Role | None:
    """Read a role of a game, if it is given. Raises BadErrand."""
    try:
        return None if text is None else role_called(game, text)
    except ValueError as error:
        raise BadErrand(str(error)) from None


def read_first_role(text: str | None, wanted: Wanted) -> Role | None:
    """Read the player's first role, if it is given. Raises BadErrand."""
    if text is not None and wanted.form == "mirror":
        raise BadErrand(cli_text.no_role("mirror"))
    if text is not None and wanted.form is not None:
        raise BadErrand(cli_text.no_role("race" if wanted.form == "race" else "together"))
    return read_role(text, wanted.game)


def read_computers(text: str | None, game: str = "") -> tuple[int, str | None]:
    """Read the number of computers and their level; the level is None if there are none. Raises BadErrand.

    >>> read_computers("3,strong"), read_computers(None)
    ((3, 'strong'), (1, None))
    """
    if text is None:
        return 1, None
    many, _, at = text.partition(",")
    if not many.strip().isdecimal() or not 1 <= int(many) < MOST_SEATS:
        raise BadErrand(cli_text.bad_computers(text))
    return int(many), level(at.strip() or LEVELS[0], game)


def check_computers(many: int, wanted: Wanted) -> None:
    """Raise BadErrand if the computers leave no seat for the host.

    >>> check_computers(2, Wanted("patriarch", seats=3))
    """
    fewest, most = seats_of(wanted.game, dict(wanted.options), wanted.form or "match")
    seats = wanted.seats or fewest
    if many >= seats:
        more = most if most > seats else None
        raise BadErrand(cli_text.too_many_computers(seats=seats, most=seats - 1, more=more))


def read_notes(shown: bool, wanted: Wanted) -> Wanted:
    """Return what is wanted, with or without notes. Raises BadErrand if the game has no notes.

    >>> read_notes(True, Wanted("patriarch")).notes
    True
    """
    if shown and not OFFERS[wanted.game].notes:
        noted = tuple(game for game, offer in OFFERS.items() if offer.notes)
        raise BadErrand(cli_text.no_notes(noted))
    return replace(wanted, notes=shown)


def level(text: str, game: str) -> str:
    """Read a level of the computer at a game. Raises BadErrand."""
    if text.lower() not in levels_of(game):
        raise BadErrand(start_text.no_level(typed=text, levels=levels_of(game)))
    return text.lower()
