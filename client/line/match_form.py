"""The questions before a match in line mode, one after the other."""

from client.games import option_text
from client.games.forms import forms_of_two, has_clock, several_forms
from client.games.options import OFFERS, chosen_of, form_of, in_roles, seats_of
from client.games.typed_options import typed_values
from client.line.command import is_back
from client.line.console import Console
from client.line.match_options import read_level, settle
from client.line.typed_words import word_shown
from client.room.level_hints import level_hints
from client.room.settings import Settled
from client.text import formats
from client.text.messages import line_start as start_text
from client.text.messages import start as screen_text


async def ask_level(console: Console, game: str) -> str | None:
    """Ask for the computer's level; return None if the player cancels."""
    console.tell(
        [
            start_text.level_title(),
            *(f"  {word_shown(level)}: {like}" for level, like in level_hints(game).items()),
            start_text.cancel(),
        ]
    )
    while (typed := await console.answer(start_text.level())) is not None and not is_back(typed):
        try:
            return read_level(typed or "easy", game)
        except ValueError as error:
            console.tell([formats.sentence(str(error))])
    return None


async def ask_settled(console: Console, game: str, *, hosting: bool = True) -> Settled | None:
    """Ask for the settings of a match; return None if the player cancels.

    `hosting`: in a room for others, not against the computer.
    """
    settled = Settled()
    if hosting:
        console.tell([screen_text.choice("host"), start_text.cancel()])
    for name, question in (*_option_questions(game), *_questions(game, hosting)):
        if name in OFFERS[game].idle(chosen_of(game, settled.options or {})):
            continue
        forms = forms_of_two(game, settled.options or {})
        if name == "form" and len(forms) < 2:
            continue
        form = settled.form or form_of(game, settled.options or {}, alone=False) or "match"
        many = seats_of(game, settled.options or {}, form).most > 2
        if name == "clock" and not has_clock(form):
            continue
        if (name == "role" and not (form == "match" and in_roles(game, settled.options or {}))) or (
            name == "seats" and not many
        ):
            continue
        while True:
            typed = await console.answer(question)
            if typed is None or is_back(typed):
                return None
            try:
                settled = settle(settled, f"{name} {typed.replace(' ', '')}", game) if typed else settled
            except ValueError as error:
                console.tell([formats.sentence(str(error))])
                continue
            break
    return settled


def _questions(game: str, hosting: bool) -> list[tuple[str, str]]:
    """Return the questions for a match in a room, or for a match against the computer."""
    number, clock = ("number", start_text.number()), ("clock", start_text.clock())
    role = ("role", start_text.role([word_shown(role) for role in OFFERS[game].roles]))
    if hosting:
        return [number, clock, ("spectators", start_text.spectators()), ("hints", start_text.hints()), role]
    return [role, number, clock, ("hints", start_text.hints_alone())]


def _option_questions(game: str) -> list[tuple[str, str]]:
    """Return the questions for a game's options, its form and its seats."""
    asked = [
        (
            name,
            start_text.option(
                label=option_text.called(game, name), values=typed_values(game, name), usual="".join(values[:1])
            ),
        )
        for name, values in OFFERS[game].options.items()
    ]
    form = [("form", start_text.form())] if several_forms(game) else []
    return [*asked, *form, *([("seats", start_text.seats())] if asked else [])]
