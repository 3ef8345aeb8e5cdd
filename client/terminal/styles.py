"""What each tone looks like on terminals dark, light, of 16 colours and of none."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from rich.style import Style
from textual.app import App

from client.profile.settings import Colours
from client.text.tones import Tone

Styles = Mapping[Tone, Style]


def _table(base: Styles | None = None, **definitions: str) -> Styles:
    """Return the style of each tone: as defined, else as in `base`."""
    inherited = base or {}
    return {
        tone: Style.parse(definitions[name])
        if (name := tone.name.lower()) in definitions
        else inherited.get(tone, _NONE)
        for tone in Tone
    }


_NONE = Style.parse("none")


_DARK = _table(
    dim="#9aa2ad",
    line="#5d6673",
    strong="bold",
    title="#9aa2ad",
    clubs="#7fd68c",
    diamonds="#74b8ff",
    hearts="#ff7676",
    spades="#f2f2f2",
    joker="#d8a3ff",
    mark="bold #ffc857",
    good="#7fd68c",
    bad="bold #ff9d6c",
    badge="bold #161616 on #ffc857",
    key="#ffc857",
    scan="#000000 on #ffffff",
    lit="bold #ffffff on #1f4f99",
    plate="bold #ffffff on #3a4a5c",
    alarm="bold #ffffff on #b3261e",
)
_LIGHT = _table(
    dim="#4d545e",
    line="#7c838d",
    strong="bold",
    title="#4d545e",
    clubs="#12602a",
    diamonds="#1053ae",
    hearts="#ad1826",
    spades="#101010",
    joker="#7a1fa2",
    mark="bold #754a00",
    good="#12602a",
    bad="bold #983600",
    badge="bold #ffffff on #8a5a00",
    key="#754a00",
    scan="#000000 on #ffffff",
    lit="bold #0b3d91 on #cfe2ff",
    plate="bold #101010 on #cfd6de",
    alarm="bold #ffffff on #b3261e",
)
_SIXTEEN = _table(
    dim="dim",
    line="dim",
    strong="bold",
    title="dim",
    clubs="green",
    diamonds="blue",
    hearts="red",
    spades="bold",
    joker="magenta",
    mark="bold yellow",
    good="green",
    bad="bold yellow",
    badge="bold reverse",
    key="yellow",
    scan="black on bright_white",
    lit="bold white on blue",
    plate="reverse",
    alarm="bold white on red",
)


_NO_COLOUR = _table(
    dim="dim",
    line="dim",
    strong="bold",
    title="dim",
    mark="bold",
    bad="bold",
    badge="bold reverse",
    key="bold",
    scan="reverse",
    lit="bold",
    plate="reverse",
    alarm="bold reverse",
)


class _Look(NamedTuple):
    """One choice of colours, for each kind of terminal."""

    dark: Styles
    light: Styles
    sixteen: Styles


_LOOKS: Mapping[Colours, _Look] = {
    "four-colour": _Look(_DARK, _LIGHT, _SIXTEEN),
    "two-colour": _Look(
        _table(_DARK, clubs="#f2f2f2", diamonds="#ff7676"),
        _table(_LIGHT, clubs="#101010", diamonds="#ad1826"),
        _table(_SIXTEEN, clubs="bold", diamonds="red"),
    ),
    # The palette of Okabe and Ito, which eyes of every kind tell apart; darker where the ground is light.
    "colour-blind": _Look(
        _table(
            _DARK,
            clubs="#00b272",
            diamonds="#56d2e9",
            hearts="#e69f00",
            joker="#cc8ea6",
            mark="bold #f0e442",
            good="#56d2e9",
            bad="bold #ff8a3d",
            badge="bold #161616 on #f0e442",
            key="#f0e442",
        ),
        _table(
            _LIGHT,
            clubs="#005e4a",
            diamonds="#0042b2",
            hearts="#824000",
            joker="#7c3d72",
            mark="bold #5c5200",
            good="#0042b2",
            bad="bold #824000",
            badge="bold #ffffff on #5c5200",
            key="#5c5200",
        ),
        _table(
            _SIXTEEN,
            clubs="cyan",
            diamonds="blue",
            hearts="yellow",
            good="blue",
            bad="bold magenta",
            mark="bold",
            key="bold",
        ),
    ),
    "none": _Look(_NO_COLOUR, _NO_COLOUR, _NO_COLOUR),
}


def styles(app: App[Any]) -> Styles:
    """Return the style of each tone under the theme that `app` shows now, in the `colours` it has been set to."""
    if app.no_color:
        return _NO_COLOUR
    colours: Colours = getattr(app, "colours", "four-colour")
    look = _LOOKS[colours]
    if app.native_ansi_color:
        return look.sixteen
    return look.dark if app.current_theme.dark else look.light
