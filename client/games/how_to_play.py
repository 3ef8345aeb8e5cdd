"""How to play a game: the parts of its help, in Markdown."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from client.text.messages import how_to_play as how_to_play_text
from client.text.messages import pages as shared_pages
from client.text.tables import text_of

PARTS = ("basic", "full", "signs", "credits")
"""The parts in their order on the screen."""
Page = Callable[[], str]


@dataclass(frozen=True, slots=True, kw_only=True)
class GamePages:
    """The pages of a game: its rules in short and in full, its keys in the terminal and in line mode, and its origin.

    `match` has the pages on matches that are part of all rules.
    """

    basic: Page
    full: Page
    terminal_keys: Page
    line_keys: Page
    credits: Page
    match: Sequence[Page] = ()

    def parts(self) -> Mapping[str, str]:
        """Return the text of each part by its name."""
        return {
            "basic": self.basic(),
            "full": _joined(self.full, *self.match),
            "signs": _joined(self.terminal_keys, shared_pages.room_keys),
            "credits": _joined(self.credits, shared_pages.credits),
        }

    def line_parts(self) -> Mapping[str, str]:
        """Return the text of each part for line mode, by the word after `rules`."""
        return {
            "": _joined(self.full, self.line_keys, *self.match),
            "short": _joined(self.basic, self.line_keys),
            "credits": _joined(self.credits, shared_pages.credits),
        }


def title_of(part: str) -> str:
    """Return the title of a part. Raises KeyError if there is no such part."""
    return text_of(how_to_play_text.part, part)


def _joined(*pages: Page) -> str:
    return "\n".join(page() for page in pages)
