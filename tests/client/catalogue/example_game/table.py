"""Shows the table of an example game."""

from .messages import pages
from .messages import table as table_text


def lines() -> list[str]:
    """Return all texts."""
    return [
        table_text.title(),
        table_text.tricks(name="Ben", tricks=1),
        table_text.led(card="TD", mine=False, trump="clubs"),
        table_text.winner(None),
        table_text.button("give-up"),
        pages.rules(),
    ]
