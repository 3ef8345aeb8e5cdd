"""A form for a game's options. Options that have no effect are hidden."""

from collections.abc import Iterator, Mapping
from typing import Any, Literal, cast

from textual.widget import Widget
from textual.widgets import Input

from client.games import option_text
from client.games.clocks import PRESETS, Preset, parse_clock, write_clock
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
from protocol.options import Clock

FIRST_GAME = next(iter(OFFERS))
_ID = "option-"
_FORM = "form"
_PRESET, _CLOCK = "clock-preset", "clock"
_CUSTOM: Literal["custom"] = "custom"
_MANY = 6
"""With more options than this a form leaves out hints, to fit in 24 lines."""


class GameForm(FormScreen[Answer]):
    """Asks for a game's options, and hides options that have no effect with the others.

    Subclasses override `fit` to hide more.
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
        """Return a field for each option; `alone`: for a game alone, or with others; None: for both.

        `form`: only the values are offered that allow this form. `drawn`: include the options that limit which numbers
        are drawn.
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
            chosen[name] = value  # the other options must fit what can be chosen, not the defaults
            if name in offer.ranges:  # keep them sorted, including a value that another program chose
                allowed = tuple(sorted({*allowed, value}, key=lambda each: int(each) if each.isdigit() else -1))
            options = [Option(each, *option_text.value(game, name, each)) for each in allowed]
            yield Selector(option_text.called(game, name), options, glyphs, chosen=value, id=f"{_ID}{name}")

    def form_field(self, before: Form | None) -> Iterator[Widget]:
        """Return the field for the form of a match, if the game has several with some options."""
        if several_forms(self.game):
            forms = [_form(each) for each in FORMS]  # all possible forms
            yield Selector(forms_text.form(), forms, self.glyphs, chosen=before or "match", id=_FORM)

    def clock_fields(self, before: Clock | None) -> Iterator[Widget]:
        """Return the choice of a clock, and the field for another clock than those."""
        glyphs = self.glyphs
        names: list[Preset | Literal["custom"]] = [*PRESETS, _CUSTOM]
        chosen = next((name for name, clock in PRESETS.items() if clock == before), _CUSTOM)
        presets = [Option(name, forms_text.clock_preset(name)) for name in names]
        yield Selector(forms_text.clock(), presets, glyphs, chosen=chosen, id=_PRESET)
        yield Field(
            forms_text.own_clock(),
            forms_text.clock_hint(),
            parse_clock,
            glyphs,
            value=write_clock(before) if before is not None else "",
            placeholder=forms_text.clock_empty(),
            id=_CLOCK,
        )

    def fit_clock(self, *, offered: bool) -> None:
        """Show the choice of a clock if one is offered, and the field if another clock was chosen."""
        self.query_one(f"#{_PRESET}").display = offered
        self.query_one(f"#{_CLOCK}").display = offered and self.chosen(_PRESET) == _CUSTOM

    @property
    def typed_clock(self) -> tuple[str, ...]:
        """The name of the field for another clock, if it is shown."""
        return (_CLOCK,) if self.query_one(f"#{_CLOCK}").display else ()

    def clock(self, read: Mapping[str, Any]) -> Clock | None:
        """Return the chosen clock; `read` has the values of the form's fields."""
        if self.typed_clock:
            return cast(Clock | None, read[_CLOCK])
        return PRESETS[self.chosen(_PRESET)] if self.query_one(f"#{_PRESET}").display else None

    def on_mount(self) -> None:
        """Hide options without effect, and focus the button: most players want the defaults."""
        self.fit()
        self.menu.focus()
        self.call_after_refresh(self.menu.scroll_visible, animate=False, force=True)

    @property
    def menu(self) -> Menu:
        """The menu that answers."""
        return next(menu for menu in self.query(Menu).results(Menu) if menu.display)

    @property
    def options(self) -> dict[str, str]:
        """The chosen options."""
        return {name: _chosen(line) for name in OFFERS[self.game].options for line in self.query(f"#{_ID}{name}")}

    @property
    def form(self) -> Form | None:
        """The chosen form; None if the options allow only one."""
        if len(forms_of_two(self.game, self.options)) < 2:
            return None
        return next((line.value for line in self.query(f"#{_FORM}").results(Selector)), None)

    def goes_together(self) -> bool:
        """Return whether the options are compatible, and show an error if not."""
        found = wrong(self.game, self.options)
        self.say(None if found is None else formats.sentence(found))
        return found is None

    def go_on(self, given: Field.Given) -> None:
        """Focus the button."""
        self.menu.focus()

    def on_selector_changed(self) -> None:
        """Show only the fields that have an effect now."""
        self.say(None)
        self.fit()

    def fit(self) -> None:
        """Hide the options without effect; offer the forms that the options allow."""
        forms = forms_of_two(self.game, self.options)
        for choice in self.query(f"#{_FORM}").results(Selector):
            if forms:  # there are none if the options are only for playing alone
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
