"""The words of any game: its moves, news and rules, made from what the server says."""

from collections.abc import Mapping
from typing import Any

from client.games.game_words import GameWords, no_text
from client.games.generic.messages import pages as generic_pages
from client.games.generic.table import PLAYER, Labels
from client.text.cards import in_signs
from client.text.counting import count
from client.text.formats import number
from client.text.messages import how_to_play as how_to_play_text
from client.text.messages import pages as shared_pages
from protocol.events import GameInfo

ONE_LEG = "one leg"
NO_LEG = "There is no leg to show."
SENT = "Sent …"
GO_ON = "Press Enter to go on."
CHOOSE = "Choose a move with ↑ and ↓, and press Enter."
NOT_LISTED = "The moves of this game are not listed: press / and type one."
TYPING = "Your move: "
TYPE = "Type a move as the game writes it, and press Enter."
YOUR_MOVES = "Your moves"
NO_NEWS = "Nothing has been played in this leg yet."
NOT_YOUR_TURN = "It is not your turn."
KEYS_PLAY = (("↑↓", "choose"), ("Enter", "play"), ("/", "type a move"), ("PgUp PgDn", "look"))
KEYS_TYPE = (("/", "type a move"), ("PgUp PgDn", "look"))
KEYS_LOOK = (("PgUp PgDn", "look"),)
LEAST = ("/", "PgUp PgDn")


def move_with(move: str, labels: Mapping[str, str]) -> str:
    """Return a move as people read it, without what it does.

    >>> move_with("5H>TS", {}), move_with("pass", {"move=pass": "Pass"})
    ('5♥>10♠', 'Pass')
    """
    return labels.get(f"move={move}") or in_signs(move)


def news(detail: Any, name: str) -> str:
    """Tell of a move, by the game's account of it.

    >>> news({"move": "5H"}, "Ada"), news(None, "you")
    ('Ada: 5♥', 'you: a move')
    """
    move = detail.get("move") if isinstance(detail, Mapping) else None
    return f"{name}: {in_signs(move) if isinstance(move, str) else 'a move'}"


def over(score: int) -> str:
    """Say how a leg ended."""
    return f"The leg is over: {counted(score)}."


def counted(score: int) -> str:
    """Write a score with its unit."""
    return count(score, "point")


def plays(text: str) -> str:
    """Say what Enter plays."""
    return f"Enter plays {text}"


def hint(text: str, score: float) -> str:
    """Say which move the computer would play, and the final score that it expects."""
    return f"hint: {text}, expects {number(round(score))}"


def range_shown(first: int, last: int, of: int) -> str:
    """Say which moves of a long list are in sight."""
    return f"{YOUR_MOVES}, {first} to {last} of {of}"


def more_lines(above: int, below: int) -> str:
    """Say how much of the table is out of sight.

    >>> more_lines(0, 3), more_lines(2, 0), more_lines(0, 0)
    ('3 lines more below', '2 lines more above', '')
    """
    return f"{count(below, 'line')} more below" if below else f"{count(above, 'line')} more above" if above else ""


def words_of(info: GameInfo) -> GameWords:
    """Return the words of a game that brings none."""
    labels = Labels(info.labels, ())

    def rules() -> str:
        return f"# {info.title}\n\n{info.about}\n\n{info.how_to_play or how_to_play_text.no_rules()}\n"

    def all_rules() -> str:
        pages = (
            shared_pages.match,
            shared_pages.numbers,
            shared_pages.mirror,
            shared_pages.clocks,
            shared_pages.takebacks,
            shared_pages.table,
        )
        return "\n".join([rules(), *(page() for page in pages)])

    def credits() -> str:
        title = how_to_play_text.part("credits")
        text = how_to_play_text.credits(title=info.title, origin=info.package) if info.package else ""
        return f"# {title}\n\n{text}\n"

    roles = {role for form in (*info.forms, *sum(info.other_forms.values(), ())) for role in form.roles}
    return GameWords(
        counted=counted,
        points=lambda score: number(round(score)) if round(score) >= 0 else f"−{number(-round(score))}",
        part=lambda name: Labels({}, ()).name(name) if PLAYER in labels.name(name) else labels.name(name),
        parts=lambda view: "",
        move=lambda move: move_with(move, info.labels),
        card=lambda move: move,
        news=news,
        coming=lambda view: "",
        lost=lambda loss: count(round(loss), "point"),
        match_in_short=lambda: (
            "A match has two legs on the same cards, with the roles swapped. The player with the better score in the "
            "same role wins."
        ),
        equals_in_short=lambda: "A match has one leg. The player with the better score wins.",
        together_in_short=lambda: (
            "You play together for one score." if _has(info, "together") else "Each plays for themselves."
        ),
        timed=no_text,
        computers=lambda: "The computer’s game",
        computers_key=lambda: "computer’s game",
        picture=lambda: "table",
        standings=lambda: {
            role: text
            for role, text in (
                ("player", "alone, the most"),
                ("maximizer", "maximizing, the most"),
                ("minimizer", "minimizing, the least"),
            )
            if role in roles
        },
        together=lambda: "together, the most",
        rules=lambda: {
            "basic": rules(),
            "full": all_rules(),
            "signs": generic_pages.terminal_keys(),
            "credits": credits(),
        },
        plain=lambda: {"": all_rules(), "short": rules(), "credits": credits()},
        options=lambda: _option_words(info, labels),
    )


def _has(info: GameInfo, form: str) -> bool:
    return any(each.form == form for each in (*info.forms, *sum(info.other_forms.values(), ())))


def _option_words(info: GameInfo, labels: Labels) -> dict[str, tuple[str, dict[str, tuple[str, str]]]]:
    texts = info.labels
    described: dict[str, tuple[str, dict[str, tuple[str, str]]]] = {}
    for name in info.options.get("properties", {}):
        prefix = f"{name}="
        values = {key.removeprefix(prefix): (text, "") for key, text in texts.items() if key.startswith(prefix)}
        described[name] = labels.name(name), values
    return described
