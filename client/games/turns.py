"""Whose turn it is, as the reader of a leg sees it, and what the computer would do then, whatever the game: pure."""

from collections.abc import Sequence

from client.games.players import Player, Told
from client.text import people_words
from protocol.events import Expected


def mover(players: Sequence[Player]) -> Player | None:
    """Return whoever is to move: the reader, where one of several may; None where nobody is."""
    moving = [player for player in players if player.turn]
    return next((player for player in moving if player.mine and not player.left), moving[0] if moving else None)


def mover_name(who: Player | None) -> str:
    """Return what whoever is to move is called; the computer moves in its own name."""
    if who is None:
        return ""
    return who.name if who.computer is None else people_words.THE_COMPUTER


def is_readers(who: Player | None) -> bool:
    """Tell whether whoever is to move is the reader, who has not left it to the others, or to the computer."""
    return who is not None and who.mine and who.computer is None and not who.left


def hinted(told: Told, ply: int) -> Expected | None:
    """Return the move that the computer would make at a ply, if it has been asked there."""
    hint = told.hint
    return hint.choices[0] if hint is not None and hint.ply == ply and hint.choices else None
