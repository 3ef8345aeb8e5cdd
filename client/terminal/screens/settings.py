"""The settings, changed one by one and saved at once, with a preview."""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from client.net.errors import BadProfile, BadSetting
from client.profile.identity import Profile
from client.profile.settings import VALUES, Settings, changed
from client.terminal.screens.player_name import NameScreen
from client.terminal.widgets.sheet import Sheet
from client.terminal.widgets.too_small import TooSmall
from client.text import key_labels, turn_text
from client.text.cards import own_letters, with_cards
from client.text.cells import align_left, cell_len
from client.text.error_text import explain
from client.text.glyphs import Glyphs
from client.text.language import language_text
from client.text.lines import Line, Run, hints, wrap
from client.text.messages import settings as settings_text
from client.text.tables import text_of
from client.text.tones import Tone

_LEAST_LABEL = 12
_VALUE = 15
_A_TIME = datetime(2026, 11, 21, 19, 5)
_A_NUMBER = 1234567
_SCORE = "60 → 90"
_VALUES: Mapping[str, Callable[..., str]] = {
    "language": language_text,
    "colours": settings_text.colours,
    "letters": lambda value: text_of(settings_text.letters, value, ranks=own_letters() or ""),
    "animation": settings_text.animation,
    "times": settings_text.times,
    "numbers": settings_text.numbers,
    "hints": settings_text.hints,
    "tree": settings_text.tree,
    "safe": settings_text.safe,
    "signal": settings_text.signal,
}
"""The messages for the values of each setting."""


class SettingsScreen(Screen[None]):
    """Shows the settings; `keep` applies and saves each change at once, and raises BadSetting."""

    DEFAULT_CSS = """
    SettingsScreen {
        #settings { height: 1fr; margin: 1 3; }
        #keys { height: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "choose(-1)", show=False),
        Binding("down", "choose(1)", show=False),
        Binding("left", "change(-1)", show=False),
        Binding("right,space", "change(1)", show=False),
        Binding("enter", "enter", show=False),
        Binding("escape,q,ctrl+c,ctrl+q", "dismiss(None)", show=False),
    ]

    def __init__(
        self,
        profile: Profile,
        settings: Settings,
        keep: Callable[[Settings], None],
        glyphs: Glyphs,
        *,
        no_color: bool,
        said: str | None = None,
    ) -> None:
        super().__init__()
        self._profile = profile
        self._settings = settings
        self._keep = keep
        self._glyphs = glyphs
        self._no_color = no_color
        self._said = said
        self._at = 0

    def compose(self) -> ComposeResult:
        """Show all settings in one sheet above the keys."""
        yield Sheet(self._lines, self._glyphs, id="settings")
        yield Sheet(self._keys, self._glyphs, id="keys")
        yield TooSmall(self._glyphs)

    def _lines(self, cells: int, rows: int) -> list[Line]:
        lines: list[Line] = [(Run(settings_text.title(), Tone.STRONG),), ()]
        name = self._profile.last().name
        lines += [self._line("name", settings_text.name(), name or settings_text.no_name(), "")]
        for setting in _names()[1:]:
            value = str(getattr(self._settings, setting))
            lines += [
                self._line(setting, text_of(settings_text.setting, setting), value, _VALUES[setting](_key(value)))
            ]
        lines.append(())
        for told, sentence, tone in (
            (bool(self._said), self._said or "", Tone.BAD),
            (self._no_color, settings_text.no_colour_set(), Tone.DIM),
            (self._glyphs.ascii, settings_text.ascii_only(), Tone.DIM),
        ):
            lines += [*wrap((Run(sentence, tone),), cells, self._glyphs), ()] if told else []
        return [*lines, (Run(settings_text.preview(), Tone.TITLE),), (), *self._preview(cells)]

    def _line(self, setting: str, label: str, value: str, told: str) -> Line:
        chosen = _names()[self._at] == setting
        between = "< {} >" if chosen and setting != "name" else "  {}"
        shown = align_left(between.format(value), _VALUE + 4 if setting != "name" else 0)
        return (
            Run("▸ " if chosen else "  ", Tone.MARK),
            Run(align_left(label, _label_cells()), Tone.STRONG if chosen else Tone.PLAIN),
            Run(shown, Tone.MARK if chosen else Tone.PLAIN),
            Run(told, Tone.DIM),
        )

    def _preview(self, cells: int) -> list[Line]:
        sample = settings_text.sample_formats(time=int(_A_TIME.timestamp() * 1000), count=_A_NUMBER)
        badge = Run(f" {turn_text.turn('', mine=True)} ", Tone.BADGE)
        return [
            *wrap((Run("  "), *with_cards(settings_text.sample())), cells, self._glyphs, indent=2),
            (Run("  "), badge, Run("  "), Run("▸6♠", Tone.MARK), Run(f"  {_SCORE}  ", Tone.GOOD), Run("!", Tone.BAD)),
            *wrap((Run(f"  {sample}"),), cells, self._glyphs, indent=2),
        ]

    def _keys(self, cells: int, rows: int) -> list[Line]:
        rename = ("Enter", settings_text.change_name())
        own = rename if _names()[self._at] == "name" else ("←→", settings_text.key("change"))
        return [hints((("↑↓", settings_text.key("choose")), own, key_labels.back()))]

    def _renew(self) -> None:
        for sheet in self.query(Sheet):
            sheet.renew()

    def action_choose(self, step: int) -> None:
        """Mark another setting."""
        self._at = (self._at + step) % len(_names())
        self._renew()

    def action_enter(self) -> None:
        """Change the name, or choose the next value."""
        if _names()[self._at] == "name":
            self.app.push_screen(NameScreen(self._profile.last().name, self._glyphs), self._named)
        else:
            self.action_change(1)

    def action_change(self, step: int) -> None:
        """Change the marked setting to its next or previous value."""
        setting = _names()[self._at]
        if setting == "name":
            return
        values = VALUES[setting]
        value = values[(values.index(getattr(self._settings, setting)) + step) % len(values)]
        self._settings = changed(self._settings, setting, value)
        self._said = None
        try:
            self._keep(self._settings)
        except BadSetting as error:
            self._said = explain(error)
        self._renew()

    def _named(self, name: str | None) -> None:
        if name is None:
            return
        self._said = None
        try:
            self._profile.remember(name=name)
        except BadProfile as error:
            self._said = explain(error)
        self._renew()


def _key(value: str) -> str:
    """Return the name of the message for a value: names begin with a letter."""
    return f"h{value[:2]}" if value[0].isdigit() else value


def _names() -> tuple[str, ...]:
    """Return the settings that the screen has: letters only in a language that has its own."""
    return ("name", *(name for name in VALUES if name != "letters" or own_letters() is not None))


def _label_cells() -> int:
    labels = [settings_text.name(), *(text_of(settings_text.setting, name) for name in _names()[1:])]
    return max(_LEAST_LABEL, *(cell_len(label) + 1 for label in labels))
