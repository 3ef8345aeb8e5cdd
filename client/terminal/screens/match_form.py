"""What is settled before a match: who plays, the number, the clock, spectators, hints, and who maximizes first."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input

from client.games import option_words
from client.games.clocks import parse_clock, write_clock
from client.games.forms import has_clock
from client.games.options import OFFERS, Seats, form_of, in_roles, seats_of
from client.lobby import finding_words
from client.room import action_words, start_words
from client.room.settings import Settled
from client.terminal.screens.form import Field, form_keys
from client.terminal.screens.number_form import FIRST_GAME, MANY, read_number, type_digit
from client.terminal.screens.option_fields import chosen_in, form_field, form_in, option_fields, show_fitting, wrong_in
from client.terminal.widgets.menu import Choice, Menu
from client.terminal.widgets.selector import Option, Selector
from client.terminal.widgets.sheet import Sheet
from client.terminal.widgets.switch import Switch
from client.terminal.widgets.too_small import TooSmall
from client.text import clock_words
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run
from client.text.tones import Tone
from protocol.deals import show_number
from protocol.ids import Form, Role
from protocol.options import Clock


class MatchForm(ModalScreen[Settled | None]):
    """Asks what is to be played, beginning with what was settled before; None when that was put off.

    `against`: who may play the other seat, where that is to be settled too: a friend (None), or a computer's level.
    `game` is what is played; `form`: in a room of that form, None: the options settle it. `opponents`: computers have
    all other seats; `any_form`: other options may leave
    another form.
    """

    DEFAULT_CSS = """
    MatchForm {
        align: center middle;
        #box { width: 76; height: auto; padding: 1 2; background: $panel;
            max-height: 100%; overflow-y: auto; scrollbar-size-vertical: 1; }
        #title, #role { height: 2; }
        #role { padding-top: 1; }
        #number Sheet { height: 2; }
        #clock Sheet { height: 2; }
        &.-options #clock Sheet, &.-options #number Sheet { height: 1; }
        &.-options #title, &.-options #keys { height: 1; padding-top: 0; }
        #go { padding-top: 1; }
        #keys { height: 2; padding-top: 1; }
        &.-compact #role { height: 1; padding-top: 0; }
        &.-many #box { padding: 0 2; }
        &.-many #go { padding-top: 0; }
        &.-many #keys { dock: bottom; }
        &.-many Field Sheet { height: 0; }
        &.-many Field.-typed-in Sheet { height: 1; }
        &.-many #number Sheet { height: 0; }
        &.-many #number.-typed-in Sheet { height: 1; }
        &.-many #clock Sheet { height: 0; }
        &.-many #clock.-typed-in Sheet { height: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,ctrl+c,ctrl+q", "dismiss(None)", show=False)]

    def __init__(
        self,
        title: str,
        glyphs: Glyphs,
        before: Settled | None = None,
        against: Sequence[str | None] = (),
        *,
        game: str = FIRST_GAME,
        form: str | None = None,
        opponents: bool = False,
        any_form: bool = False,
    ) -> None:
        options = bool(OFFERS[game].options)
        classes = [*(["-compact"] if against or options else []), *(["-options"] if options else [])]
        classes += ["-many"] if len(OFFERS[game].options) > MANY else []
        super().__init__(classes=" ".join(classes) or None)
        self._game = game
        self._room_form = form
        self._any_form = any_form
        self._opponents = opponents
        self._against = against
        self._form_title = title
        self._glyphs = glyphs
        self._before = before or Settled()
        self._wrong: str | None = None

    def compose(self) -> ComposeResult:
        """Set all else above the roles: choosing one settles it."""
        say, glyphs, before = start_words, self._glyphs, self._before
        with Vertical(id="box"):
            yield Sheet(lambda cells, rows: [(Run(self._form_title, Tone.STRONG),)], glyphs, id="title")
            options = before.options or {}
            alone = None if self._room_form is not None else False
            kept = None if self._any_form else self._room_form
            yield from option_fields(self._game, options, glyphs, alone=alone, form=kept)
            yield from form_field(self._game, before.form, glyphs)
            if self._has_seats:
                yield self._seats()
            yield Field(
                say.NUMBER_LABEL,
                say.NUMBER_HINT if not OFFERS[self._game].options else say.NUMBER_HINT_SHORT,
                read_number,
                glyphs,
                value=show_number(before.number) if before.number is not None else "",
                placeholder=say.NUMBER_PLACEHOLDER,
                id="number",
            )
            yield Field(
                clock_words.LABEL,
                clock_words.HINT if not OFFERS[self._game].options else clock_words.HINT_SHORT,
                read_clock,
                glyphs,
                value=write_clock(before.clock) if before.clock is not None else "",
                placeholder=clock_words.PLACEHOLDER,
                id="clock",
            )
            if self._against:
                others = [Option(each, *start_words.other_seat(each)) for each in self._against]
                yield Selector(
                    say.OTHER_LABEL, others, glyphs, chosen=before.level if before.computers else None, id="other"
                )
                if self._has_seats:
                    levels = [Option(each, each, action_words.level_told(each)) for each in self._against if each]
                    yield self._computers()
                    yield Selector(option_words.LEVEL_LABEL, levels, glyphs, chosen=levels[0].value, id="level")
            yield Switch(
                action_words.SPECTATORS_LABEL, action_words.SPECTATORS, glyphs, on=before.spectators, id="spectators"
            )
            if not self._opponents:
                public = finding_words
                yield Switch(public.PUBLIC_LABEL, public.PUBLIC, glyphs, on=before.public, id="public")
            if OFFERS[self._game].paced:
                paces = sorted({*option_words.PACES, before.pace}, key=lambda pace: pace or 0)
                pace = [Option(each, *option_words.pace(each)) for each in paces]
                yield Selector(option_words.PACE_LABEL, pace, glyphs, chosen=before.pace, id="pace")
            yield Switch(action_words.HINTS_LABEL, action_words.HINTS, glyphs, on=before.hints, id="hints")
            if OFFERS[self._game].notes:
                yield Switch(action_words.NOTES_LABEL, action_words.NOTES, glyphs, on=before.notes, id="notes")
            yield Sheet(lambda cells, rows: [(Run(say.ROLE_LABEL, Tone.STRONG),)], glyphs, id="role")
            yield Menu(
                [
                    Choice("drawn", option_words.DRAWN[self._roles[0]], option_words.DRAWN_HINT),
                    *map(_choice, self._roles),
                ],
                glyphs,
                at=0 if before.role is None else 1 + self._roles.index(before.role),
                id="roles",
            )
            yield Menu((Choice("drawn", self._go),), glyphs, id="go")
            yield Sheet(self._keys, glyphs, id="keys")
        yield TooSmall(self._glyphs)

    def on_mount(self) -> None:
        """Begin with the roles: most matches are played on a drawn number."""
        self._fit()
        self._menu.focus()

    @property
    def _has_seats(self) -> bool:
        """Whether some of the options leave a game that is played by as many as one likes."""
        values = OFFERS[self._game].options.get("mode", ("",))
        return any(self._seats_of({"mode": value}).most > 2 for value in values)

    @property
    def _roles(self) -> tuple[Role, Role]:
        return OFFERS[self._game].roles

    @property
    def _form(self) -> Form | None:
        """The form that is chosen, where the options leave several."""
        return form_in(self, self._game)

    def _form_of(self, options: Mapping[str, str]) -> str:
        kept = None if self._any_form else self._room_form
        return self._form or kept or form_of(self._game, options, alone=False) or "match"

    def _seats_of(self, options: Mapping[str, str], form: Form | None = None) -> Seats:
        return seats_of(self._game, options, form or form_of(self._game, options, alone=False) or "match")

    @property
    def _has_roles(self) -> bool:
        """Whether it is settled who plays which role first: not where all play the same."""
        chosen = chosen_in(self, self._game)
        return self._form_of(chosen) == "match" and in_roles(self._game, chosen)

    @property
    def _many(self) -> bool:
        """Whether there are more seats than two to choose from."""
        return self._has_seats and self._seats_of(chosen_in(self, self._game), self._form).most > 2

    @property
    def _menu(self) -> Menu:
        return self.query_one("#roles" if self._has_roles else "#go", Menu)

    @property
    def _go(self) -> str:
        return (
            action_words.KEEP
            if self._room_form is not None
            else start_words.PLAY
            if self._opponents
            else (option_words.OPEN_ROOM)
        )

    def _seats(self) -> Selector[int]:
        values = OFFERS[self._game].options.get("mode", ("",))
        fewest, most = max((self._seats_of({"mode": value}) for value in values), key=lambda seats: seats.most)
        seats = [Option(each, option_words.seats(each), option_words.SEATS_HINT) for each in range(fewest, most + 1)]
        before = min(max(self._before.seats or fewest, fewest), most)
        return Selector(option_words.SEATS_LABEL, seats, self._glyphs, chosen=before, id="seats")

    def _computers(self) -> Selector[int]:
        counts = [Option(each, option_words.of_them(each)) for each in range(2)]
        return Selector(option_words.COMPUTERS_LABEL, counts, self._glyphs, chosen=0, id="computers")

    def on_selector_changed(self) -> None:
        """Ask only for what counts with the options as they are now."""
        self._say(None)
        self._fit()

    def _fit(self) -> None:
        show_fitting(self, self._game)
        roles, many = self._has_roles, self._many
        for part, shown in (("#role", roles), ("#roles", roles), ("#go", not roles)):
            self.query_one(part).display = shown
        self.query_one("#clock").display = has_clock(self._form_of(chosen_in(self, self._game)))
        if self._has_seats:
            self.query_one("#seats").display = many
            if self._against:
                seats, computers = self.query_one("#seats", Selector), self.query_one("#computers", Selector)
                computers.offer([Option(each, option_words.of_them(each)) for each in range(int(seats.value))])
                self.query_one("#other").display = not many
                computers.display = many
                self.query_one("#level").display = many and bool(computers.value)

    def on_key(self, event: events.Key) -> None:
        """Take a digit for the number, wherever it was typed."""
        type_digit(self, event)

    def on_field_given(self, given: Field.Given) -> None:
        """Go on to the roles."""
        self._menu.focus()

    def on_menu_chosen(self, chosen: Menu.Chosen) -> None:
        """Answer, if number and clock are such, and the options go together."""
        self._say(wrong_in(self, self._game))
        if self._wrong is not None:
            return
        read: dict[str, object] = {}
        for name in ("number", "clock"):
            field = self.query_one(f"#{name}", Field)
            try:
                read[name] = field.read()
            except ValueError:
                field.query_one(Input).focus()
                return
        number, clock, many = read["number"], read["clock"], self._many
        level: str | None = self.query_one("#other", Selector).value if self._against else None
        computers = 1 if level is not None else 0
        if many and self._against:
            computers = int(self.query_one("#computers", Selector).value)
            level = str(self.query_one("#level", Selector).value)
        self.dismiss(
            Settled(
                number=number if isinstance(number, int) else None,
                role=next((role for role in self._roles if role == chosen.id), None),
                spectators=self.query_one("#spectators", Switch).on,
                clock=clock if isinstance(clock, Clock) else None,
                hints=self.query_one("#hints", Switch).on,
                notes=self.query_one("#notes", Switch).on if OFFERS[self._game].notes else self._before.notes,
                pace=self.query_one("#pace", Selector).value if OFFERS[self._game].paced else self._before.pace,
                options=chosen_in(self, self._game) or None,
                seats=int(self.query_one("#seats", Selector).value) if many else None,
                computers=computers,
                level=level if level is not None else self._before.level,
                form=self._form,
                public=not self._opponents and self.query_one("#public", Switch).on,
            )
        )

    def _say(self, wrong: str | None) -> None:
        self._wrong = wrong
        self.query_one("#keys", Sheet).renew()

    def _keys(self, cells: int, rows: int) -> list[Line]:
        return form_keys(self._wrong)


def _choice(role: Role) -> Choice:
    return Choice(role, *option_words.FIRST_ROLE[role])


def read_clock(text: str) -> Clock | None:
    """Read a clock that was typed. Raises ValueError, saying in a sentence what is wrong."""
    try:
        return parse_clock(text)
    except ValueError as error:
        raise ValueError(start_words.sentence(str(error))) from None
