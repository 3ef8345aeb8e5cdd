"""What is settled before a match, asked for in line mode: one thing after the other."""

from collections.abc import Mapping

from client.games import option_words
from client.games.forms import forms_of_two, has_clock, several_forms
from client.games.options import OFFERS, chosen_of, form_of, in_roles, seats_of
from client.games.typed_options import typed_values
from client.line import words
from client.line.console import Console
from client.line.match_options import read_level, settle
from client.line.words import computers
from client.room import start_words
from client.room.level_hints import level_hints
from client.room.settings import Settled


async def ask_level(console: Console, game: str) -> str | None:
    """Ask how well the computer is to play; None where that was put off."""
    console.tell([computers.PLAY, *(f"  {level}: {like}" for level, like in level_hints(game).items()), words.CANCEL])
    while (typed := await console.line(computers.LEVEL)) is not None and typed.lower() not in words.BACK:
        try:
            return read_level(typed or "easy", game)
        except ValueError as error:
            console.tell([start_words.sentence(str(error))])
    return None


async def ask_settled(console: Console, game: str, questions: Mapping[str, str] | None = None) -> Settled | None:
    """Ask for everything that is settled before a match; `questions`: other ones than of a host. None: put off."""
    settled = Settled()
    if questions is None:
        console.tell([start_words.HOST_TITLE, words.CANCEL])
    for name, question in (*_option_questions(game), *(questions or words.SETTLING).items()):
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
        question = question.format(roles=" or ".join(OFFERS[game].roles)) if name == "role" else question
        while True:
            typed = await console.line(question)
            if typed is None or typed.lower() in words.BACK:
                return None
            try:
                settled = settle(settled, f"{name} {typed.replace(' ', '')}", game) if typed else settled
            except ValueError as error:
                console.tell([start_words.sentence(str(error))])
                continue
            break
    return settled


def _option_questions(game: str) -> list[tuple[str, str]]:
    """Return the questions for a game's options, and for its seats where they can be many."""
    asked = [
        (name, words.option(option_words.called(game, name), typed_values(game, name), values[:1]))
        for name, values in OFFERS[game].options.items()
    ]
    form = [("form", words.FORM)] if several_forms(game) else []
    return [*asked, *form, *([("seats", words.SEATS)] if asked else [])]
