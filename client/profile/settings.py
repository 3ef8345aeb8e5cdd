"""A player's settings: colours, formats of times and numbers, hints, trees. The name is in the profile.

They are in the user's configuration directory, in a file that the user can read and edit:

    <configuration>/settings.toml            of the profile "default"
    <configuration>/settings-<profile>.toml  of another

A wrong setting counts as its default, and is reported. The file stays unchanged until a setting is changed; then a copy
is kept beside the new file.
"""

import os
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Literal, get_args

import platformdirs

from client.net.errors import BadProfile, BadSetting
from client.profile.identity import HOME_VARIABLE, make_directory, replace_file
from client.profile.languages import CONVENTIONS

Colours = Literal["four-colour", "two-colour", "colour-blind", "none"]
Letters = Literal["international", "local"]
OnOff = Literal["on", "off"]
OffOn = Literal["off", "on"]
Signal = Literal["off", "on", "notification"]
TimeFormat = Literal["24h", "12h"]
NumberFormat = Literal["language", "comma", "dot", "space", "none"]
TreeShown = Literal["whole", "family"]
SYSTEM = "system"
"""The setting for the language of the system."""
DEFAULT = "default"
"""The value that resets a setting."""
_HEAD = "# turnabout settings\n"


@dataclass(frozen=True, slots=True)
class Settings:
    """The user's settings, each a word.

    `language`: the code of a language, or the system's; `colours`: four suit colours or two, colours safe for
    colour-blind players, or none; `letters`: the international ones on cards, or the language's own; `animation`:
    whether anything on the screen moves or blinks; `times` and `numbers`: the formats of times of day and of thousands;
    `hints`: whether the computer shows its move at every turn, if hints are allowed; `tree`: the whole tree, or one
    family at a time; `safe`: whether the program plays the safe cards of Grandma's Game; `signal`: whether the terminal
    rings its bell at the player's turn, and names it in the window's
    title, and whether it shows a notification, too.
    """

    language: str = SYSTEM
    colours: Colours = "four-colour"
    letters: Letters = "international"
    animation: OnOff = "on"
    times: TimeFormat = "24h"
    numbers: NumberFormat = "language"
    hints: OffOn = "off"
    tree: TreeShown = "whole"
    safe: OffOn = "off"
    signal: Signal = "off"


VALUES: Mapping[str, tuple[str, ...]] = {
    "language": (SYSTEM, *CONVENTIONS),
    "colours": get_args(Colours),
    "letters": get_args(Letters),
    "animation": get_args(OnOff),
    "times": get_args(TimeFormat),
    "numbers": get_args(NumberFormat),
    "hints": get_args(OffOn),
    "tree": get_args(TreeShown),
    "safe": get_args(OffOn),
    "signal": get_args(Signal),
}
"""The values of each setting, the default first."""


def configuration() -> Path:
    """Return the directory of the settings, which may not exist: Turnabout's own if one is set."""
    chosen = os.environ.get(HOME_VARIABLE)
    return Path(chosen).expanduser() if chosen else platformdirs.user_config_path("turnabout", appauthor=False)


def settings_file(profile: str, within: Path | None = None) -> Path:
    """Return the path of a profile's settings.

    >>> settings_file("default", Path("x")).name, settings_file("ben", Path("x")).name
    ('settings.toml', 'settings-ben.toml')
    """
    name = "settings.toml" if profile == "default" else f"settings-{profile}.toml"
    return (within or configuration()) / name


def read_settings(path: Path) -> tuple[Settings, BadSetting | None]:
    """Return the settings in a file, and its first error; None if it has none."""
    try:
        kept = tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        return Settings(), BadSetting(reason="settings_unreadable", path=path, why=error.strerror or error)
    except ValueError as error:
        return Settings(), BadSetting(reason="settings_unreadable", path=path, why=error)
    good: dict[str, str] = {}
    wrong: BadSetting | None = None
    for name, value in kept.items():
        try:
            good[name] = _value(name, value, path)
        except BadSetting as error:
            wrong = wrong or error
    return replace(Settings(), **good), wrong  # type: ignore[arg-type] # checked against VALUES


def changed(settings: Settings, name: str, value: str) -> Settings:
    """Return the settings with one changed; `default` resets it. Raises BadSetting.

    >>> changed(Settings(), "times", "12h").times
    '12h'
    """
    if name in VALUES and value == DEFAULT:
        value = VALUES[name][0]
    return replace(settings, **{name: _value(name, value)})  # type: ignore[arg-type] # checked against VALUES


def write_settings(path: Path, settings: Settings) -> None:
    """Replace the settings in a file; a file with errors is kept beside it. Raises BadSetting."""
    lines = [f'{field.name} = "{getattr(settings, field.name)}"' for field in fields(settings)]
    lines = [f"{line}  # {', '.join(VALUES[line.split()[0]])}" for line in lines]
    try:
        make_directory(path.parent)
        if read_settings(path)[1] is not None:
            os.replace(path, path.with_name(f"{path.name}.wrong"))
        replace_file(path, _HEAD + "\n".join(lines) + "\n")
    except BadProfile as error:
        raise BadSetting(reason=error.reason, **error.data) from None
    except OSError as error:
        raise BadSetting(reason="file_not_written", path=path, why=error.strerror or error) from None


class Kept:
    """The user's current settings, and the file that stores them; `wrong` is the error in the file, if any.

    `use` is called with new settings to apply them.
    """

    def __init__(self, path: Path, use: Callable[[Settings], None] = lambda settings: None) -> None:
        self._path = path
        self._use = use
        self.now, self.wrong = read_settings(path)

    def change(self, name: str, value: str) -> None:
        """Change one setting. Raises BadSetting."""
        self.keep(changed(self.now, name, value))

    def keep(self, settings: Settings) -> None:
        """Store and apply settings. Raises BadSetting if they can't be stored; they still apply for now."""
        self.now = settings
        try:
            write_settings(self._path, settings)
            self.wrong = None
        finally:
            self._use(settings)  # last: settings that are visibly applied are also stored


def _value(name: str, value: object, path: Path | None = None) -> str:
    """Return the value of a setting, which may come from a file. Raises BadSetting."""
    if name not in VALUES:
        raise BadSetting(reason="unknown_setting", name=name[:40], names=("name", *VALUES), path=path)
    if value not in VALUES[name]:
        raise BadSetting(reason="bad_setting", value=str(value)[:40], name=name, values=VALUES[name], path=path)
    return str(value)


BETWEEN_THOUSANDS: Mapping[NumberFormat, str] = {"comma": ",", "dot": ".", "space": "\N{NO-BREAK SPACE}", "none": ""}
"""What is between the thousands of a number, unless the language says so."""
