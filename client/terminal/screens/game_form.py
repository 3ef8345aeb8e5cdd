"""A form on which a game's options are chosen, as far as they change anything."""

from collections.abc import Iterator, Mapping

from textual.widget import Widget
from textual.widgets import Input

from client.games import option_text
from client.games.forms import FORMS, forms_of_two, several_forms
from client.games.options import OFFERS, chosen_of, fitting, wrong
from client.terminal.screens.form import FormScreen
from client.terminal.widgets.dialog import Answer
from client.terminal.widgets.field import Field
from client.terminal.widgets.menu import Menu
from client.terminal.widgets.selector import Option, Selector
from client.text import formats
from client.text.glyphs import Glyphs
from client.text.messages import forms as forms_text
from protocol.ids import Form

FIRST_GAME = next(iter(OFFERS))
_ID = "option-"
_FORM = "form"
_MANY = 6
"""With more options than these a form leaves out what is not needed, so that it fits 24 lines."""


class GameForm(FormScreen[Answer]):
    """Asks for a game's options, and hides those that change nothing with the others as they are.

    A kind of form overrides `fit` to hide more.
    """

    DEFAULT_CSS = """
    GameForm {
        #go { padding-top: 1; }
        &.-many #box { padding: 0 2; }
        &.-many #title { height: 1; }
        &.-many #go { padding-top: 0; }
        &.-many #keys { dock: bottom; min-height: 1; padding-top: 0; }
        &.-many Field Sheet { display: none; }
        &.-many Field.-typed-in Sheet { display: block; }
    }
    """

    def __init__(self, title: str, game: str, glyphs: Glyphs, *, classes: str = "") -> None:
        super().__init__(title, glyphs, classes=f"{classes} {'-many' if len(OFFERS[game].options) > _MANY else ''}")
        self.game = game

    def option_fields(
        self, before: Mapping[str, str], *, alone: bool | None = None, form: str | None = None, drawn: bool = True
    ) -> Iterator[Widget]:
        """Return a line for each option; `alone`: as one plays alone, or with others; `form` None: whatever they leave.

        In a room of a form only the values are offered that leave it. `drawn`: those too that say which numbers are
        drawn.
        """
        game, glyphs, offer = self.game, self.glyphs, OFFERS[self.game]
        chosen = chosen_of(game, before)
        for name, values in offer.options.items():
            if name in offer.drawn and not drawn:
                continue
            if name in offer.typed:
                label, (example, hint) = option_text.called(game, name), option_text.value(game, name, "")
                read = offer.typed[name]
                yield Field(label, hint, read, glyphs, value=chosen[name], placeholder=example, id=f"{_ID}{name}")
                continue
            allowed = values if alone is None else fitting(game, name, chosen, alone=alone)
            if form is not None:
                allowed = tuple(each for each in values if form in offer.forms({**chosen, name: each}))
            whole = tuple(str(each) for each in offer.ranges.get(name, ()))
            value = chosen[name] if chosen[name] in (*allowed, *whole) else allowed[0]
            chosen[name] = value  # the others are fitting beside what can be chosen, not beside what is usual
            if name in offer.ranges:  # they stand in order, with one that another program chose among them
                allowed = tuple(sorted({*allowed, value}, key=lambda each: int(each) if each.isdigit() else -1))
            options = [Option(each, *option_text.value(game, name, each)) for each in allowed]
            yield Selector(option_text.called(game, name), options, glyphs, chosen=value, id=f"{_ID}{name}")

    def form_field(self, before: Form | None) -> Iterator[Widget]:
        """Return the line on which the form of a match is chosen, where a game leaves several with some options."""
        if several_forms(self.game):
            forms = [_form(each) for each in FORMS]  # all that there may be
            yield Selector(forms_text.form(), forms, self.glyphs, chosen=before or "match", id=_FORM)

    def on_mount(self) -> None:
        """Hide what changes nothing, and begin where Enter begins the game: most often it is what is usual."""
        self.fit()
        self.menu.focus()
        self.call_after_refresh(self.menu.scroll_visible, animate=False, force=True)

    @property
    def menu(self) -> Menu:
        """What answers now."""
        return next(menu for menu in self.query(Menu).results(Menu) if menu.display)

    @property
    def options(self) -> dict[str, str]:
        """The options that are chosen."""
        return {name: _chosen(line) for name in OFFERS[self.game].options for line in self.query(f"#{_ID}{name}")}

    @property
    def form(self) -> Form | None:
        """The form that is chosen; None where the options leave but one."""
        if len(forms_of_two(self.game, self.options)) < 2:
            return None
        return next((line.value for line in self.query(f"#{_FORM}").results(Selector)), None)

    def goes_together(self) -> bool:
        """Tell whether the options go together, having said what does not."""
        found = wrong(self.game, self.options)
        self.say(None if found is None else formats.sentence(found))
        return found is None

    def go_on(self, given: Field.Given) -> None:
        """Go on to what answers."""
        self.menu.focus()

    def on_selector_changed(self) -> None:
        """Ask only for what counts with the options as they are now."""
        self.say(None)
        self.fit()

    def fit(self) -> None:
        """Hide the options that change nothing with the others as they are; offer the forms that they leave."""
        forms = forms_of_two(self.game, self.options)
        for choice in self.query(f"#{_FORM}").results(Selector):
            if forms:  # options that one plays alone by leave none
                choice.offer([_form(each) for each in forms])
            choice.display = len(forms) > 1
        idle = OFFERS[self.game].idle(self.options)
        for name in OFFERS[self.game].options:
            for line in self.query(f"#{_ID}{name}"):
                line.display = name not in idle


def _form(form: Form) -> Option[Form]:
    return Option(form, forms_text.form_name(form), forms_text.form_hint(form))


def _chosen(line: Widget) -> str:
    return str(line.value) if isinstance(line, Selector) else line.query_one(Input).value.strip()
