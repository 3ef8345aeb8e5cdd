"""The games this client knows, and what each tells the parts that are about any game, its screens apart."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from client.games.family_tree import record_check as family_tree
from client.games.grandmas_game import record_check as grandmas_game
from client.games.happy_graphs import record_check as happy_graphs
from client.games.patriarch import record_check as patriarch
from client.games.poker_solitaire import record_check as poker_solitaire
from protocol.cards import Card
from protocol.record import RecordLeg


@dataclass(frozen=True, slots=True)
class Game:
    """A game: it compares a recorded leg with the deck of its number, and with the views that the player got.

    `dealt` returns what a number gives with options and seats, in some milliseconds, for the many trees in a third of a
    second. `first_difference` is the ply at which a leg does not follow from a deck, None if all of it follows.
    `sighted` returns what a view shows that the number decides, as text, None if it shows nothing; `told` what a leg's
    record says of that at a ply, None if it says nothing; `bears_out` tells whether the record (first) agrees with the
    view. `deals_cards`: the record contains what was dealt, as a deck.
    """

    dealt: Callable[[Mapping[str, Any], int, int], tuple[Card, ...]]
    first_difference: Callable[[Sequence[Card], RecordLeg], int | None]
    sighted: Callable[[Any], str | None]
    told: Callable[[RecordLeg, int], str | None]
    bears_out: Callable[[str, str], bool]
    deals_cards: bool = True


GAMES: Mapping[str, Game] = {
    "family-tree": Game(
        dealt=family_tree.dealt,
        first_difference=family_tree.first_difference,
        sighted=family_tree.sighted,
        told=family_tree.told,
        bears_out=family_tree.bears_out,
    ),
    "happy-graphs": Game(
        dealt=happy_graphs.dealt,
        first_difference=happy_graphs.first_difference,
        sighted=happy_graphs.sighted,
        told=happy_graphs.told,
        bears_out=happy_graphs.bears_out,
    ),
    "patriarch": Game(
        dealt=patriarch.dealt,
        first_difference=patriarch.first_difference,
        sighted=patriarch.sighted,
        told=patriarch.told,
        bears_out=patriarch.bears_out,
        deals_cards=False,
    ),
    "grandmas-game": Game(
        dealt=grandmas_game.dealt,
        first_difference=grandmas_game.first_difference,
        sighted=grandmas_game.sighted,
        told=grandmas_game.told,
        bears_out=grandmas_game.bears_out,
    ),
    "poker-solitaire": Game(
        dealt=poker_solitaire.dealt,
        first_difference=poker_solitaire.first_difference,
        sighted=poker_solitaire.sighted,
        told=poker_solitaire.told,
        bears_out=poker_solitaire.bears_out,
    ),
}
LEVELS = ("easy", "normal", "strong", "random")
"""The levels of the computer, the one that most people want first."""
_OWN_LEVELS: Mapping[str, tuple[str, ...]] = {"grandmas-game": ("forgetful",)}


def levels_of(game: str) -> tuple[str, ...]:
    """Return the levels of the computer at a game."""
    return (*LEVELS, *_OWN_LEVELS.get(game, ()))
