"""The games this client knows, and what each tells the parts that are about any game, its screens apart."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from client import family_tree, grandmas_game, happy_graphs, patriarch, poker_solitaire
from protocol.cards import Card
from protocol.deals import deal
from protocol.record import RecordLeg


@dataclass(frozen=True, slots=True)
class Game:
    """One game: how a recorded leg is held against the deck of its number, and against what was seen of it.

    `deck` returns a deck's name for the options and so many seats; `first_difference` the ply at which a leg does not
    follow from a deck, None where it follows throughout. `sighted` returns what a view shows that the number decides,
    as text, None where it shows nothing; `told` what a leg's record says to that at a ply, None where it says nothing;
    `bears_out` tells whether what is told (first) agrees with what was sighted. `dealt` returns what a number gives
    with options and seats where that is no shuffled deck; a record has no deck then.
    """

    deck: Callable[[Mapping[str, Any], int], str]
    first_difference: Callable[[Sequence[Card], RecordLeg], int | None]
    sighted: Callable[[Any], str | None]
    told: Callable[[RecordLeg, int], str | None]
    bears_out: Callable[[str, str], bool]
    dealt: Callable[[Mapping[str, Any], int, int], tuple[Card, ...]] | None = None

    def deal(self, options: Mapping[str, Any], seats: int, number: int) -> tuple[Card, ...]:
        """Return what a number gives. Takes some milliseconds, and of the many trees a third of a second."""
        return self.dealt(options, seats, number) if self.dealt else deal(self.deck(options, seats), number)


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
    "patriarch": Game(
        patriarch.deck,
        patriarch.first_difference,
        patriarch.sighted,
        patriarch.told,
        patriarch.bears_out,
        patriarch.dealt,
    ),
    "grandmas-game": Game(
        grandmas_game.deck,
        grandmas_game.first_difference,
        grandmas_game.sighted,
        grandmas_game.told,
        grandmas_game.bears_out,
    ),
    "poker-solitaire": Game(
        poker_solitaire.deck,
        poker_solitaire.first_difference,
        poker_solitaire.sighted,
        poker_solitaire.told,
        poker_solitaire.bears_out,
    ),
}
LEVELS = ("easy", "normal", "strong", "random")
"""The levels of the computer, the one that most people want first."""
_OWN_LEVELS: Mapping[str, tuple[str, ...]] = {"grandmas-game": ("forgetful",)}


def levels_of(game: str) -> tuple[str, ...]:
    """Return the levels of the computer at a game."""
    return (*LEVELS, *_OWN_LEVELS.get(game, ()))
