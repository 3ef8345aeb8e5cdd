"""The games this client knows, and what each tells the parts that are about any game, its screens apart."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from client import family_tree, happy_graphs
from protocol.cards import Card
from protocol.record import RecordLeg


@dataclass(frozen=True, slots=True)
class Game:
    """One game: how a recorded leg is held against the deck of its number, and against what was seen of it.

    `deck` returns a deck's name for the options and so many seats; `first_difference` the ply at which a leg does not
    follow from a deck, None where it follows throughout. `sighted` returns what a view shows that the number decides,
    as text, None where it shows nothing; `told` what a leg's record says to that at a ply, None where it says nothing;
    `bears_out` tells whether what is told (first) agrees with what was sighted.
    """

    deck: Callable[[Mapping[str, Any], int], str]
    first_difference: Callable[[Sequence[Card], RecordLeg], int | None]
    sighted: Callable[[Any], str | None]
    told: Callable[[RecordLeg, int], str | None]
    bears_out: Callable[[str, str], bool]


GAMES: Mapping[str, Game] = {
    "family-tree": Game(
        family_tree.deck, family_tree.first_difference, family_tree.sighted, family_tree.told, family_tree.bears_out
    ),
    "happy-graphs": Game(
        happy_graphs.deck,
        happy_graphs.first_difference,
        happy_graphs.sighted,
        happy_graphs.told,
        happy_graphs.bears_out,
    ),
}
HOSTED = "family-tree"
"""The game of a room that one hosts."""
LEVELS = ("easy", "normal", "strong", "random")
"""The levels of the computer, the one that most people want first."""
