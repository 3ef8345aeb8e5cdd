"""What somebody asked for on the command line of `turnabout play`: pure, from its options to an errand."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from client.games.catalog import LEVELS, levels_of
from client.games.clocks import parse_clock
from client.games.options import OFFERS, fitting, form_of, forms_of, seats_of, wrong
from client.games.typed_options import read_options, role_called
from client.net.address import ServerAddress
from client.net.errors import BadErrand
from client.room.entry_request import PlayAlone, PlayComputer, Wanted, WatchComputers
from client.room.tournament_names import read_names
from client.text import formats
from client.text.messages import forms as forms_text
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
) -> PlayAlone | PlayComputer | WatchComputers | None:
    """Return the errand; None where nothing is asked for but the start screen. Raises BadErrand.

    >>> errand_of(None, "7", against="easy").number
    7
    """
    if against is not None and computers is not None:
        raise BadErrand("Either you play, --against the computer, or two --computers do: leave one of them out.")
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
                raise BadErrand(f"{option} is for a match against the computer: add --against LEVEL, such as easy.")
    alone = against is None and computers is None
    if names is not None and not alone:
        raise BadErrand("--names is for a game alone; in a room of several its owner says who competes, in its menu.")
    wanted = replace(read_wanted(game, options, seats, form, alone=alone), pace=pace)
    played = read_number(number)
    if computers is not None:
        levels = [level(each.strip(), wanted.game) for each in computers.split(",")]
        if len(levels) != 2:
            raise BadErrand("Two computers play against each other: write --computers strong,easy.")
        return WatchComputers((levels[0], levels[1]), played, server, wanted)
    if against is not None:
        first = read_first_role(role, wanted)
        return PlayComputer(level(against, wanted.game), first, played, read_clock(clock), hints, server, wanted=wanted)
    if names is None and game is None and played is None and not options:
        return None
    return PlayAlone(played, server, wanted, read_competitors(names or ""))


def read_competitors(typed: str) -> tuple[str, ...]:
    """Read who competes in a tournament. Raises BadErrand."""
    try:
        return read_names(typed)
    except ValueError as error:
        raise BadErrand(f"--names: {error}; write, say, --names 'Ada, Ben'.") from None


def read_wanted(
    game: str | None, options: Sequence[str], seats: int | None, form: str | None = None, *, alone: bool = False
) -> Wanted:
    """Read which game is to be played, with which options, each `NAME=VALUE`, and by how many. Raises BadErrand.

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
        such = f" Choose another mode, such as --option mode={fit[0]}." if fit else ""
        raise BadErrand(f"With these options {game} is not played {'alone' if alone else 'with others'}.{such}")
    if form is not None:
        found = _form(form, game, chosen, alone=alone)
    fewest, most = seats_of(game, chosen, found)
    if seats is not None and not fewest <= seats <= most:
        raise BadErrand(
            f"This game has {fewest} seats." if fewest == most else f"Choose from {fewest} to {most} seats."
        )
    return Wanted(game, tuple(chosen.items()), found if found not in ("match", "solo") else None, seats)


def read_chosen(game: str | None, options: Sequence[str]) -> tuple[str, dict[str, str]]:
    """Read which game is meant, and which of its options, each `NAME=VALUE`. Raises BadErrand.

    >>> read_chosen("poker-solitaire", ["scoring=pat"])
    ('poker-solitaire', {'scoring': 'pat'})
    """
    game = read_game(game)
    for each in options:
        if "=" not in each:
            raise BadErrand(f'"{each}" is no option: write NAME=VALUE, such as variant=hex.')
    try:
        chosen = read_options(game, dict(each.split("=", 1) for each in options))
    except ValueError as error:
        raise BadErrand(formats.sentence(str(error))) from None
    together = wrong(game, chosen)
    if together is not None:
        raise BadErrand(f"{together[:1].upper()}{together[1:]}.")
    return game, chosen


def _form(typed: str, game: str, options: Mapping[str, str], *, alone: bool) -> Form:
    """Read the form of a match with options, alone or not. Raises BadErrand."""
    forms = [form for form in forms_of(game, options) if (form == "solo") is alone]
    found = next((form for form in forms if form == typed.lower()), None)
    if found is None:
        raise BadErrand(f"With these options the form is {_either(tuple(forms))}, not {typed[:20]}.")
    return found


def read_game(game: str | None) -> str:
    """Read the name of a game; the first of all where none is given. Raises BadErrand."""
    if game is not None and game not in OFFERS:
        raise BadErrand(f"There is no game {game!r}: choose {_either(tuple(OFFERS))}.")
    return game or next(iter(OFFERS))


def read_number(text: str | None) -> int | None:
    """Read a game number; None where none is given. Raises BadErrand."""
    try:
        return None if text is None else parse_number(text)
    except ValueError:
        raise BadErrand(forms_text.bad_number()) from None


def read_clock(text: str | None) -> Clock | None:
    """Read a clock; None where none is given. Raises BadErrand."""
    try:
        return None if text is None else parse_clock(text)
    except ValueError as error:
        raise BadErrand(str(error)) from None


def read_role(text: str | None, game: str) -> Role | None:
    """Read a role of a game; None where none is given. Raises BadErrand."""
    try:
        return None if text is None else role_called(game, text)
    except ValueError as error:
        raise BadErrand(str(error)) from None


def read_first_role(text: str | None, wanted: Wanted) -> Role | None:
    """Read the role that one has first, where there is such. Raises BadErrand."""
    if text is not None and wanted.form == "mirror":
        raise BadErrand("In a mirror match you play both roles at once: leave --role out.")
    if text is not None and wanted.form is not None:
        why = "each plays a table of their own" if wanted.form == "race" else "all play on one side"
        raise BadErrand(f"In this form of the game {why}: leave --role out.")
    return read_role(text, wanted.game)


def read_computers(text: str | None, game: str = "") -> tuple[int, str | None]:
    """Read how many seats computers have, and at which level; None where they have none. Raises BadErrand.

    >>> read_computers("3,strong"), read_computers(None)
    ((3, 'strong'), (1, None))
    """
    if text is None:
        return 1, None
    many, _, at = text.partition(",")
    if not many.strip().isdecimal() or not 1 <= int(many) < MOST_SEATS:
        raise BadErrand(f'"{text}" is no number of computers and their level: write 2,easy.')
    return int(many), level(at.strip() or LEVELS[0], game)


def check_computers(many: int, wanted: Wanted) -> None:
    """Raise BadErrand where so many computers leave no seat of the room for who hosts it.

    >>> check_computers(2, Wanted("patriarch", seats=3))
    """
    fewest, most = seats_of(wanted.game, dict(wanted.options), wanted.form or "match")
    seats = wanted.seats or fewest
    more = f", or more seats with --seats, of which there may be {most}" if most > seats else ""
    if many >= seats:
        fewer = f"1 to {seats - 1} computers" if seats > 2 else "one computer"
        raise BadErrand(f"The room has {seats} seats, and seat 1 is yours: choose {fewer}{more}.")


def read_notes(shown: bool, wanted: Wanted) -> Wanted:
    """Return what is wanted with notes or without them. Raises BadErrand where the game has none to leave out.

    >>> read_notes(False, Wanted("patriarch")).notes
    False
    """
    if not shown and not OFFERS[wanted.game].notes:
        noted = tuple(game for game, offer in OFFERS.items() if offer.notes)
        raise BadErrand(f"--no-notes is for a game that has notes: add --game {_either(noted)}.")
    return replace(wanted, notes=shown)


def level(text: str, game: str) -> str:
    """Read a level of the computer at a game. Raises BadErrand."""
    if text.lower() not in levels_of(game):
        raise BadErrand(f'"{text}" is no level of the computer: choose {_either(levels_of(game))}.')
    return text.lower()


def _either(words: tuple[str, ...]) -> str:
    """List words of which one is to be chosen.

    >>> _either(("easy", "normal", "strong")), _either(("easy",))
    ('easy, normal or strong', 'easy')
    """
    *all_but_last, last = words
    return f"{', '.join(all_but_last)} or {last}" if all_but_last else last
