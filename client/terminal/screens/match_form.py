"""The settings of a match: players, number, clock, spectators, hints and roles."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Literal

from textual import events
from textual.widget import Widget

from client.games.forms import has_clock
from client.games.options import OFFERS, Seats, form_of, in_roles, seats_of
from client.room.level_hints import level_hint
from client.room.settings import Settled
from client.terminal.screens.game_form import FIRST_GAME, GameForm
from client.terminal.screens.number_form import read_number, type_digit
from client.terminal.widgets.field import Field
from client.terminal.widgets.menu import Choice, Menu
from client.terminal.widgets.selector import Option, Selector, switch
from client.terminal.widgets.sheet import Sheet
from client.text import formats
from client.text.glyphs import Glyphs
from client.text.lines import Run
from client.text.messages import actions as action_text
from client.text.messages import finding as finding_text
from client.text.messages import forms as forms_text
from client.text.tables import text_of
from client.text.tones import Tone
from protocol.deals import show_number
from protocol.ids import Form

_PACES = (None, 1, 2, 3, 5, 8, 12, 20, 40, 60)
"""The choices for a computer’s seconds per move; None: the server's default."""
_MORE = "more"
_RARE = ("spectators", "public", "pace", "hints", "notes")
"""The fields that are listed only on request."""


class MatchForm(GameForm[Settled]):
    """Asks for the settings of a match, starting from the previous ones; None if the player cancelled.

    `against`: the choices for the other seat, if there are any: a friend (None), or a computer's level. `form`: the
    room's form; None: the options decide. `opponents`: computers have all other seats; `any_form`: the options can
    change the form.
    """

    DEFAULT_CSS = """
    MatchForm {
        #role { height: 2; padding-top: 1; }
        &.-compact #role { height: 1; padding-top: 0; }
        &.-options #title { height: 1; }
        &.-options #keys { min-height: 1; padding-top: 0; }
    }
    """

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
        compact = "-compact" if against or options else ""
        super().__init__(title, game, glyphs, classes=f"{compact} {'-options' if options else ''}")
        self._room_form = form
        self._kept_form = None if any_form else form
        self._opponents = opponents
        self._against = against
        self._before = before or Settled()

    def fields(self) -> Iterator[Widget]:
        """Show all fields above the roles: choosing a role is the answer."""
        glyphs, before, offer = self.glyphs, self._before, OFFERS[self.game]
        alone = None if self._room_form is not None else False
        yield from self.option_fields(before.options or {}, alone=alone, form=self._kept_form)
        yield from self.form_field(before.form)
        if self._has_seats:
            yield self._seats()
        yield Field(
            forms_text.number(),
            forms_text.number_seen(),
            read_number,
            glyphs,
            value=show_number(before.number) if before.number is not None else "",
            placeholder=forms_text.number_hidden(),
            id="number",
        )
        yield from self.clock_fields(before.clock)
        if self._against:
            others = [_other_seat(each) for each in self._against]
            chosen = before.level if before.computers else None
            yield Selector(forms_text.other_seat(), others, glyphs, chosen=chosen, id="other")
            if self._has_seats:
                levels = [Option(each, formats.level(each), level_hint(each)) for each in self._against if each]
                counts = [Option(each, forms_text.computer_seats(each)) for each in range(2)]
                yield Selector(forms_text.computers(), counts, glyphs, chosen=0, id="computers")
                yield Selector(forms_text.level(), levels, glyphs, chosen=levels[0].value, id="level")
        more = {True: forms_text.more_options_value("yes"), False: forms_text.more_options_value("no")}
        hints = {True: "", False: forms_text.more_options_hint()}
        options = [Option(each, more[each], hints[each]) for each in (False, True)]
        yield Selector(forms_text.more_options(), options, glyphs, chosen=False, id=_MORE)
        yield _switch(forms_text.spectators(), forms_text.spectators_value, before.spectators, glyphs, "spectators")
        if not self._opponents:
            yield _switch(finding_text.public_label(), finding_text.public, before.public, glyphs, "public")
        if offer.paced:
            paces = [_pace(each) for each in sorted({*_PACES, before.pace}, key=lambda pace: pace or 0)]
            yield Selector(forms_text.pace(), paces, glyphs, chosen=before.pace, id="pace")
        yield _switch(forms_text.hints(), forms_text.hints_value, before.hints, glyphs, "hints")
        if offer.notes:
            yield _switch(forms_text.notes(), forms_text.notes_value, before.notes, glyphs, "notes")
        yield Sheet(lambda cells, rows: [(Run(forms_text.first_leg(), Tone.STRONG),)], glyphs, id="role")
        drawn = Choice("drawn", forms_text.random_role(), forms_text.random_role_hint())
        roles = [
            drawn,
            *(
                Choice(role, text_of(forms_text.role, role), text_of(forms_text.role_hint, role))
                for role in offer.roles
            ),
        ]
        at = 0 if before.role is None else 1 + offer.roles.index(before.role)
        yield Menu(roles, glyphs, at=at, id="roles")
        yield Menu((Choice("drawn", self._go),), glyphs, id="go")

    @property
    def _go(self) -> str:
        if self._room_form is not None:
            return action_text.save_settings()
        return forms_text.play() if self._opponents else forms_text.open_room()

    def _seats(self) -> Selector[int]:
        fewest, most = max((self._seats_of({"mode": mode}) for mode in self._modes), key=lambda seats: seats.most)
        seats = [Option(each, forms_text.seat_count(each), forms_text.seats_hint()) for each in range(fewest, most + 1)]
        before = min(max(self._before.seats or fewest, fewest), most)
        return Selector(forms_text.seats(), seats, self.glyphs, chosen=before, id="seats")

    @property
    def _modes(self) -> Sequence[str]:
        return OFFERS[self.game].options.get("mode", ("",))

    @property
    def _has_seats(self) -> bool:
        """Whether some options allow more than two seats."""
        return any(self._seats_of({"mode": mode}).most > 2 for mode in self._modes)

    def _seats_of(self, options: Mapping[str, str], form: Form | None = None) -> Seats:
        return seats_of(self.game, options, form or form_of(self.game, options, alone=False) or "match")

    @property
    def _many(self) -> bool:
        """Whether the chosen options allow more than two seats."""
        return self._has_seats and self._seats_of(self.options, self.form).most > 2

    def fit(self) -> None:
        """Ask for roles, a clock, seats and computers only if the options have them."""
        super().fit()
        options, many = self.options, self._many
        form = self.form or self._kept_form or form_of(self.game, options, alone=False) or "match"
        roles = form == "match" and in_roles(self.game, options)  # not if all players have the same role
        more = self.chosen(_MORE)
        parts = {"#role": roles, "#roles": roles, "#go": not roles} | {f"#{each}": more for each in _RARE}
        parts["#public"] = more or self._before.public  # nobody should open a public room without seeing it
        for part, shown in parts.items():
            for widget in self.query(part):
                widget.display = shown
        self.fit_clock(offered=has_clock(form))
        if self._has_seats:
            self.query_one("#seats").display = many
            if self._against:
                computers = self.query_one("#computers", Selector)
                computers.offer([Option(each, forms_text.computer_seats(each)) for each in range(self.chosen("seats"))])
                self.query_one("#other").display = not many
                computers.display = many
                self.query_one("#level").display = many and bool(computers.value)

    def on_key(self, event: events.Key) -> None:
        """Put a digit into the number, whichever field has the focus."""
        type_digit(self, event)

    def answer(self, choice: str) -> None:
        """Answer if the number and the clock are valid, and the options are compatible."""
        read = self.read("number", *self.typed_clock) if self.goes_together() else None
        if read is None:
            return
        before, offer, many = self._before, OFFERS[self.game], self._many
        level: str | None = self.chosen("other") if self._against else None
        computers = 1 if level is not None else 0
        if many and self._against:
            level, computers = self.chosen("level"), self.chosen("computers")
        self.dismiss(
            Settled(
                number=read["number"],
                role=next((role for role in offer.roles if role == choice), None),
                spectators=self.chosen("spectators"),
                clock=self.clock(read),
                hints=self.chosen("hints"),
                notes=self.chosen("notes") if offer.notes else before.notes,
                pace=self.chosen("pace") if offer.paced else before.pace,
                options=self.options or None,
                seats=self.chosen("seats") if many else None,
                computers=computers,
                level=level if level is not None else before.level,
                form=self.form,
                public=not self._opponents and self.chosen("public"),
            )
        )


def _other_seat(level: str | None) -> Option[str | None]:
    """Return the choice for the other seat: a computer's level, or a friend."""
    if level is None:
        return Option(None, forms_text.a_friend(), forms_text.a_friend_hint())
    return Option(level, forms_text.the_computer(level), level_hint(level))


def _pace(seconds: int | None) -> Option[int | None]:
    if seconds is None:
        return Option(None, forms_text.pace_usual(), forms_text.pace_usual_hint())
    return Option(seconds, forms_text.pace_seconds(seconds), forms_text.pace_seconds_hint())


def _switch(
    label: str, value: Callable[[Literal["yes", "no"]], str], on: bool, glyphs: Glyphs, name: str
) -> Selector[bool]:
    return switch(label, {True: value("yes"), False: value("no")}, glyphs, on=on, id=name)
