"""Reads the settings of a match as they are typed in line mode: `number 7 clock 5m+3`. Pure."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import zip_longest

from client.games import option_text
from client.games.clocks import parse_clock
from client.games.forms import no_form, read_form, several_forms
from client.games.options import OFFERS, chosen_of, form_of, forms_of, has_undo, played_alone, wrong
from client.games.typed_options import read_options, role_called, typed_values
from client.games.word_catalog import title_of
from client.line.start_choices import listed
from client.line.typed_words import word_shown
from client.net.address import ServerAddress, parse_server
from client.room.level_hints import level_hints
from client.room.settings import Settled
from client.text import formats
from client.text.messages import forms as forms_text
from client.text.messages import line_start as start_text
from protocol.deals import parse_number

FIRST_GAME = next(iter(OFFERS))
_ON_OFF = ("spectators", "hints", "notes", "public")
ON_OFF = {"on": True, "yes": True, "y": True, "off": False, "no": False, "n": False}


def settle(before: Settled, typed: str, game: str = FIRST_GAME, *, alone: bool = False) -> Settled:
    """Return settings with typed changes, each a name and a value; `alone`: a solo game has them.

    >>> settle(Settled(), "number 7 spectators off").number
    7
    >>> settle(Settled(), "variant hex seats 5", "happy-graphs").options
    {'variant': 'hex'}

    Raises ValueError, saying what is wrong.
    """
    names = _with_on(typed.lower().split())
    for name, value in zip_longest(names[::2], names[1::2], fillvalue=""):
        before = _one(before, name, value, game, alone=alone)
    found = wrong(game, before.options) if before.options else None
    if found is not None:
        raise ValueError(found)
    forms = forms_of(game, before.options or {})
    if before.form is not None and before.form not in forms:
        raise ValueError(no_form(before.form, forms))
    return before


def named_server(typed: str) -> tuple[str, ServerAddress | None]:
    """Return typed pairs without the server, and the server; None if none is named.

    >>> named_server("public on server play.example.org")[0]
    'public on'

    Raises BadAddress.
    """
    words_typed, server = _with_on(typed.split()), None
    names = [at for at, name in enumerate(words_typed[:-1]) if at % 2 == 0 and name.lower() == "server"]
    for at in reversed(names):
        server = parse_server(words_typed[at + 1])
        del words_typed[at : at + 2]
    return " ".join(words_typed), server


def _with_on(typed: list[str]) -> list[str]:
    """Return typed pairs with `public` completed to `public on`.

    >>> _with_on(["public", "server", "play.example.org", "hints", "off"])
    ['public', 'on', 'server', 'play.example.org', 'hints', 'off']
    """
    pairs, at = list(typed), 0
    while at < len(pairs):
        if pairs[at].lower() == "public" and (at + 1 == len(pairs) or pairs[at + 1].lower() not in ON_OFF):
            pairs.insert(at + 1, "on")
        at += 2
    return pairs


def settle_alone(typed: str, game: str) -> Settled:
    """Return the settings of a solo game: a number, or pairs. Raises ValueError.

    >>> settle_alone("12 345", "family-tree").number, settle_alone("casual on", "family-tree").casual
    (12345, True)
    """
    if len(typed.split()) < 2 or typed.replace(" ", "").isdecimal():
        settled = Settled(read_number(typed) if typed else None)
    else:
        settled = settle(Settled(), typed, game, alone=True)
    if form_of(game, settled.options or {}, alone=True) is None:
        raise ValueError(start_text.not_alone(None if played_alone(game) else title_of(game)))
    return settled


def settings_of(game: str, options: Mapping[str, str]) -> list[str]:
    """Return a line for each setting of a match, and its values; options that have no effect are left out."""
    idle = OFFERS[game].idle(chosen_of(game, options))
    on_off = [name for name in _ON_OFF if name in setting_names(game)]
    plain = [name for name in setting_names(game) if name not in (*on_off, *OFFERS[game].options)]
    chosen = [name for name in OFFERS[game].options if name not in idle]
    return [
        *(listed(word_shown(name), _values(game, name)) for name in plain),
        listed(formats.listed(map(word_shown, on_off)), start_text.setting_values("on-off")),
        *(listed(name, _values(game, name)) for name in chosen),
    ]


def settings_to_host(game: str) -> str:
    """Return which further settings the command that opens a room takes."""
    if "seats" in setting_names(game):
        return start_text.settings_to_host([word_shown(level) for level in level_hints(game)])
    return start_text.settings_to_host_two()


def setting_names(game: str, *, alone: bool = False) -> tuple[str, ...]:
    """Return the settings that a match or a solo game can have.

    >>> setting_names("family-tree", alone=True), "notes" in setting_names("patriarch")
    (('number', 'casual'), True)
    """
    offer = OFFERS[game]
    if alone:
        return ("number", *(() if has_undo(game, {}) else ("casual",)), *offer.options)
    return (
        *("number", "clock", "role"),
        *(("form",) if several_forms(game) else ()),
        *(("seats",) if offer.options else ()),
        *(("pace",) if offer.paced else ()),
        *("spectators", "hints"),
        *(("notes",) if offer.notes else ()),
        *("public", *offer.options),
    )


def _values(game: str, name: str) -> str:
    """Write the values of a setting."""
    match name:
        case "number" | "clock" | "form" | "seats" | "pace":
            return start_text.setting_values(name)
        case "role":
            return start_text.setting_role([word_shown(role) for role in (*OFFERS[game].roles, "random")])
        case _ if name in OFFERS[game].options:
            return formats.listed(typed_values(game, name)) or option_text.value(game, name, "")[0]
    return start_text.setting_values("on-off")


def read_number(typed: str) -> int:
    """Read a game number, which may have spaces. Raises ValueError.

    >>> read_number("12 345")
    12345
    """
    try:
        return parse_number(typed.replace(" ", ""))
    except ValueError:
        raise ValueError(forms_text.bad_number()) from None


def read_level(typed: str, game: str = FIRST_GAME) -> str:
    """Read a level of the computer in English or in the language of the messages; it may be shortened.

    >>> read_level("Str")
    'strong'

    Raises ValueError.
    """
    known, begin = list(level_hints(game)) if typed else [], typed.casefold()
    begun = [each for each in known if each.startswith(begin)]
    begun = begun or [each for each in known if formats.level(each).casefold().startswith(begin)]
    if len(begun) != 1:
        levels = [word_shown(level) for level in level_hints(game)]
        raise ValueError(start_text.no_level(typed=typed[:20], levels=levels))
    return begun[0]


def _one(before: Settled, name: str, value: str, game: str, *, alone: bool) -> Settled:
    known = (*setting_names(game, alone=alone), *(() if alone else ("computers", "level", "pace")))
    if name not in known and not any(option.startswith(name) for option in OFFERS[game].options):
        names = [word_shown(each) for each in setting_names(game, alone=alone)]
        raise ValueError(start_text.no_setting(typed=name[:20], names=names))
    match name:
        case _ if not value:
            pass
        case "number":
            return replace(before, number=None if value == "random" else read_number(value))
        case "clock":
            return replace(before, clock=parse_clock(value))
        case "role":
            return replace(before, role=None if value == "random" else role_called(game, value))
        case "form":
            return replace(before, form=read_form(value, game))
        case "spectators" if value in ON_OFF:
            return replace(before, spectators=ON_OFF[value])
        case "casual" if value in ON_OFF and alone:
            return replace(before, casual=ON_OFF[value])
        case "public" if value in ON_OFF:
            return replace(before, public=ON_OFF[value])
        case "hints" if value in ON_OFF:
            return replace(before, hints=ON_OFF[value])
        case "notes" if value in ON_OFF and OFFERS[game].notes:
            return replace(before, notes=ON_OFF[value])
        case "seats" if value.isascii() and value.isdigit():
            return replace(before, seats=int(value[:4]))
        case "computers" if value.isascii() and value.isdigit():
            return replace(before, computers=int(value[:4]))
        case "pace" if value == "usual" or (value.isascii() and value.isdigit() and 1 <= int(value[:4]) <= 60):
            return replace(before, pace=None if value == "usual" else int(value))
        case "level":
            return replace(before, level=read_level(value, game))
        case _ if name not in known or name in OFFERS[game].options:
            return replace(before, options={**(before.options or {}), **read_options(game, {name: value})})
    raise ValueError(start_text.bad_setting(name=word_shown(name), values=_values(game, name)))
