"""The games this client knows, and what each tells the parts that are about any game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from client import family_tree
from protocol.cards import Card
from protocol.record import RecordLeg


@dataclass(frozen=True, slots=True)
class Game:
    """One game: its deck's name, and how a recorded leg is held against a deck.

    `first_difference` returns the ply at which a leg does not follow from a deck, None where it follows throughout;
    `played` the card that a move plays, from the move's notation.
    """

    deck: str
    first_difference: Callable[[Sequence[Card], RecordLeg], int | None]
    played: Callable[[str], str]


GAMES: Mapping[str, Game] = {
    "family-tree": Game(family_tree.DECK, family_tree.first_difference, family_tree.played),
}
HOSTED = "family-tree"
"""The game of a room that one hosts."""
LEVELS = ("easy", "normal", "strong", "random")
"""The levels of the computer, the one that most people want first."""
