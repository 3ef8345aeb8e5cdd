"""The choices of the start menu in line mode, and how they are listed."""

from collections.abc import Callable, Mapping

from client.line.typed_words import help_all, shown
from client.text import language
from client.text.messages import challenges as challenge_text
from client.text.messages import daily as daily_text
from client.text.messages import finding as finding_text
from client.text.messages import line_commands as command_text
from client.text.messages import line_start as start_text
from client.text.messages import matches as matches_text
from client.text.messages import player_name as name_text
from client.text.messages import records as records_text
from client.text.messages import scores as scores_text
from client.text.messages import standings as standings_text
from client.text.messages import start as screen_text
from client.text.messages import your_games as games_text

CHOICES: Mapping[str, Callable[[], tuple[str, str]]] = {
    "game": lambda: (start_text.choose_game(), start_text.choose_game_hint()),
    "alone": lambda: (screen_text.choice("alone"), start_text.alone_hint()),
    "against": lambda: (screen_text.choice("computer"), start_text.against_hint()),
    "first": lambda: (start_text.first_game(), ""),
    "games": lambda: (games_text.title(), games_text.hint()),
    "find": lambda: (finding_text.title(), finding_text.hint_command()),
    "quick": lambda: (finding_text.quick_match(), start_text.quick_hint()),
    "daily": lambda: (daily_text.title(), start_text.daily_hint()),
    "challenge": lambda: (challenge_text.send(), challenge_text.hint("challenge")),
    "decline": lambda: (challenge_text.decline_one(), challenge_text.hint("decline")),
    "withdraw": lambda: (challenge_text.withdraw_one(), challenge_text.hint("withdraw")),
    "host": lambda: (screen_text.choice("host"), start_text.host_hint()),
    "join": lambda: (screen_text.choice("join"), screen_text.hint("join")),
    "watch": lambda: (records_text.watch_title(), records_text.watch_hint()),
    "computers": lambda: (start_text.computers(), start_text.computers_hint()),
    "standings": lambda: (standings_text.title(), standings_text.hint()),
    "player": lambda: (standings_text.your_page(), start_text.player_hint()),
    "matches": lambda: (matches_text.search(), start_text.matches_hint()),
    "versus": lambda: (matches_text.versus(), start_text.versus_hint()),
    "scores": lambda: (scores_text.title(), scores_text.hint()),
    "number": lambda: (scores_text.number(), scores_text.number_hint()),
    "rules": lambda: (screen_text.choice("rules"), start_text.rules_hint()),
    "name": lambda: (name_text.change(), ""),
    "settings": lambda: (screen_text.choice("settings"), screen_text.hint("settings")),
    "quit": lambda: (screen_text.choice("quit"), ""),
}
"""What each command of the menu does, and a hint for it."""
FIRST = ("game", "alone", "against", "host", "join", "daily", "games", "rules", "settings", "quit")
"""The commands that most players use: with the rest of the menu, their list fits on a screen."""


def first_choices() -> list[str]:
    """Return a line for each command that most players use, and how all others are listed."""
    *others, last = [listed(name, *CHOICES[name]()) for name in FIRST]
    return [*others, listed(help_all(), start_text.all_commands(), start_text.all_commands_hint()), last]


def other_choices() -> list[str]:
    """Return a line for each of the other commands."""
    others = [listed(name, *what()) for name, what in CHOICES.items() if name not in FIRST]
    return [*others, *([command_text.english_works()] if language.current() != language.ENGLISH else [])]


def listed(command: str, does: str, hint: str = "") -> str:
    """Return the line of the menu for a command."""
    return f"  {start_text.choice(command=shown(command), does=does, hint=hint or None)}"
