"""Moves of any game as people read them, and news of moves."""

from collections.abc import Mapping
from typing import Any

from client.games.generic.messages import leg as leg_text
from client.text.cards import in_signs


def move_with(move: str, labels: Mapping[str, str]) -> str:
    """Return a move as people read it, without its effect.

    >>> move_with("5H>TS", {}), move_with("pass", {"move=pass": "Pass"})
    ('5♥>10♠', 'Pass')
    """
    return labels.get(f"move={move}") or in_signs(move)


def news(detail: Any, name: str) -> str:
    """Return news of a move, given its happening.

    >>> news({"move": "5H"}, "Ada"), news(None, "you")
    ('Ada: 5♥', 'you: a move')
    """
    move = detail.get("move") if isinstance(detail, Mapping) else None
    return leg_text.news(name=name, move=in_signs(move) if isinstance(move, str) else None)
