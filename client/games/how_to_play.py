"""How to play, whatever the game: the parts of the rules, with their titles and keys."""

from collections.abc import Mapping
from typing import Protocol

BASIC_TITLE = "Basic rules"
FULL_TITLE = "All the rules"
KEYS_TITLE = "Keys and signs"
CREDITS_TITLE = "Credits"
PARTS_KEY = ("1-4", "parts")
GAME_KEY = ("n", "other game")
PLAY_KEY = ("g", "play a first game, explained")


class RulesText(Protocol):
    """The rules module of a game, in Markdown; `PLAIN` explains how line mode shows the game."""

    BASIC: str
    RULES: str
    KEYS: str
    PLAIN: str
    CREDITS: str


def parts_of(game: RulesText, match: str = "") -> Mapping[str, tuple[str, str]]:
    """Return the title and text of each part by its name; `match` adds the rules of a match to all the rules."""
    return {
        "basic": (BASIC_TITLE, game.BASIC),
        "full": (FULL_TITLE, f"{game.RULES}\n{match}" if match else game.RULES),
        "signs": (KEYS_TITLE, game.KEYS),
        "credits": (CREDITS_TITLE, game.CREDITS),
    }


def plain_parts_of(game: RulesText, match: str = "") -> Mapping[str, str]:
    """Return the text of each part for line mode, by the word that is typed after `rules`."""
    return {"": game.RULES + game.PLAIN + match, "short": game.BASIC + game.PLAIN, "credits": game.CREDITS}
