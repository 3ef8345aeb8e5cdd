"""The lines of a form on which a game's options are chosen, as far as they change anything."""

from collections.abc import Iterator, Mapping

from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input

from client.games import option_words
from client.games.forms import forms_of_two, several_forms
from client.games.options import OFFERS, chosen_of, fitting, wrong
from client.room import start_words
from client.terminal.screens.form import Field
from client.terminal.widgets.selector import Option, Selector
from client.text.glyphs import Glyphs
from protocol.ids import Form

_ID = "option-"
_FORM = "form"


def option_fields(
    game: str,
    before: Mapping[str, str],
    glyphs: Glyphs,
    *,
    alone: bool | None = None,
    form: str | None = None,
    drawn: bool = True,
) -> Iterator[Selector[str] | Field]:
    """Return a line for each option; `alone`: as one plays alone, or with others; `form` None: whatever they leave.

    In a room of a form only the values are offered that leave it. `drawn`: those too that say which numbers are drawn.
    """
    chosen = chosen_of(game, before)
    for name, values in OFFERS[game].options.items():
        if name in OFFERS[game].drawn and not drawn:
            continue
        if name in OFFERS[game].typed:
            label, (example, hint) = option_words.called(game, name), option_words.value(game, name, "")
            read = OFFERS[game].typed[name]
            yield Field(label, hint, read, glyphs, value=chosen[name], placeholder=example, id=f"{_ID}{name}")
            continue
        allowed = values if alone is None else fitting(game, name, chosen, alone=alone)
        if form is not None:
            allowed = tuple(each for each in values if form in OFFERS[game].forms({**chosen, name: each}))
        value = chosen[name] if chosen[name] in (*allowed, *_whole(game, name)) else allowed[0]
        chosen[name] = value  # the others are fitting beside what can be chosen, not beside what is usual
        if name in OFFERS[game].ranges:  # they stand in order, with one that another program chose among them
            allowed = tuple(sorted({*allowed, value}, key=lambda each: int(each) if each.isdigit() else -1))
        options = [Option(each, *option_words.value(game, name, each)) for each in allowed]
        yield Selector(option_words.called(game, name), options, glyphs, chosen=value, id=f"{_ID}{name}")


def _whole(game: str, name: str) -> tuple[str, ...]:
    return tuple(str(each) for each in OFFERS[game].ranges.get(name, ()))


def chosen_in(form: Screen[object] | Widget, game: str) -> dict[str, str]:
    """Return what is chosen on the lines of a form."""
    return {name: _chosen(line) for name in OFFERS[game].options for line in form.query(f"#{_ID}{name}")}


def _chosen(line: Widget) -> str:
    return str(line.value) if isinstance(line, Selector) else line.query_one(Input).value.strip()


def wrong_in(form: Screen[object] | Widget, game: str) -> str | None:
    """Say what cannot be of what is chosen on the lines of a form; None where nothing is wrong."""
    found = wrong(game, chosen_in(form, game))
    return None if found is None else start_words.sentence(found)


def form_field(game: str, before: Form | None, glyphs: Glyphs) -> Iterator[Selector[Form]]:
    """Return the line on which the form of a match is chosen, where a game leaves several with some options."""
    if several_forms(game):
        usual: Form = before or "match"
        every: tuple[Form, ...] = tuple(option_words.FORMS)  # all that there may be with other options
        forms = [Option(form, *option_words.FORMS[form]) for form in every]
        yield Selector(option_words.FORM_LABEL, forms, glyphs, chosen=usual, id=_FORM)


def form_in(form: Screen[object] | Widget, game: str) -> Form | None:
    """Return the form that is chosen on the lines of a form; None where the options leave but one."""
    if len(forms_of_two(game, chosen_in(form, game))) < 2:
        return None
    return next((line.value for line in form.query(f"#{_FORM}").results(Selector)), None)


def show_fitting(form: Screen[object] | Widget, game: str) -> None:
    """Hide the lines of options that change nothing with the others as they are; offer the forms that they leave."""
    forms = forms_of_two(game, chosen_in(form, game))
    for choice in form.query(f"#{_FORM}").results(Selector):
        if forms:  # options that one plays alone by leave none
            choice.offer([Option(each, *option_words.FORMS[each]) for each in forms])
        choice.display = len(forms) > 1
    idle = OFFERS[game].idle(chosen_in(form, game))
    for name in OFFERS[game].options:
        for line in form.query(f"#{_ID}{name}"):
            line.display = name not in idle
