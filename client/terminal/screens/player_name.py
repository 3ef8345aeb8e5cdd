"""Asks for the player's name."""

from client.net.errors import BadName
from client.profile.player_name import read_name
from client.terminal.screens.prompt import LineScreen
from client.terminal.widgets.field import Field
from client.text.error_text import explain
from client.text.glyphs import Glyphs
from client.text.messages import player_name as name_text


class NameScreen(LineScreen):
    """Asks for the player's name; None if the player cancelled."""

    DEFAULT_CSS = "NameScreen #title { display: none; }"

    def __init__(self, name: str | None, glyphs: Glyphs) -> None:
        field = Field(name_text.title(), name_text.hint(), _name, glyphs, value=name or "")
        super().__init__("", field, glyphs)


def _name(text: str) -> str:
    try:
        return read_name(text)
    except BadName as error:
        raise ValueError(explain(error)) from None
