"""Writes scores of Grandma's Game and their parts. client/web/games/grandmas_game/score_text.js does the same."""

from collections.abc import Mapping, Sequence
from typing import Any

from client.games.grandmas_game.messages import scores as scores_text
from client.games.grandmas_game.move_text import SUITS, show_pile
from client.text import formats
from client.text.cards import show_card
from client.text.tables import text_of
from protocol.cards import RANKS, Card
from protocol.games.grandmas_game.view import Ended, GrandmasGameView

ALL = 104
"""The best possible score."""


def part(name: str) -> str:
    """Name a part of a score in a table: a suit or, in a race, a seat.

    >>> part("C"), part("1")
    ('clubs', 'Player 2')
    """
    return scores_text.player(int(name) + 1) if name.isdecimal() else text_of(scores_text.suit, SUITS[name])


def parts(view: GrandmasGameView) -> str:
    """List the parts of a view's score: the suits, or the players if no table is visible."""
    if len(view.tables) > 1 and not view.foundations:
        found = [(part(str(table.seat)), table.score) for table in view.tables]
    else:
        found = [(part(suit), many) for suit, many in suits(view).items()]
    return formats.listed(scores_text.part(name=name, points=many) for name, many in found)


def parts_in_short(view: GrandmasGameView) -> str:
    """List with signs the number of cards of each suit on the foundations."""
    return " ".join(f"{show_card(Card(f'A{suit}'))[-1]}{many}" for suit, many in suits(view).items())


def suits(view: GrandmasGameView) -> dict[str, int]:
    """Return the number of cards of each suit on the foundations."""
    found = dict.fromkeys(SUITS, 0)
    for foundation in view.foundations:
        found[foundation.name[0]] += foundation.size
    return found


def stock_left(view: GrandmasGameView) -> str:
    """Say how many cards are in the stock, in a replay; empty if the table is not visible."""
    return scores_text.stock(view.stock) if view.piles else ""


def options(chosen: Mapping[str, str]) -> str:
    """Describe the options that differ from the usual ones.

    >>> options({"reorder": "off", "winnable": "on"}), options({"reorder": "on"})
    ('The workspace stays in its order, which is much harder. Only winnable numbers are drawn.', '')
    """
    said = [scores_text.option_fixed_order()] if chosen.get("reorder") == "off" else []
    said += [scores_text.option_winnable()] if chosen.get("winnable") == "on" else []
    return " ".join(said)


def won(score: int, options: Mapping[str, Any]) -> str | None:
    """Write the score of a won game; None for any other.

    >>> won(104, {}), won(103, {})
    ('Won: all 104 cards', None)
    """
    return scores_text.won() if score == ALL else None


def ended(how: Ended | None, points: int) -> str:
    """Say how a solo game ended.

    >>> ended("won", 104), ended("given-up", 57)
    ('Won: all 104 cards are on the foundations!', 'Given up with 57 cards on the foundations.')
    """
    return scores_text.ended(how if how in ("won", "given-up") else "other", points=points)


def race_over(places: Sequence[tuple[str, int]], *, won: bool) -> str:
    """Say how a race ended; `places` are the names and scores, the best first.

    >>> race_over([("you", 104), ("Ben", 12)], won=True), race_over([("Ben", 60), ("you", 60)], won=False)
    ('The race is over: you won; Ben 12.', 'The race is over: Ben 60, you 60.')
    """
    written = [scores_text.part(name=name, points=points) for name, points in places]
    if won and places:
        return scores_text.race_won(name=places[0][0], others=formats.listed(written[1:]) or None)
    return scores_text.race_over(formats.listed(written))


def left(groups: Sequence[Sequence[Card]]) -> list[tuple[str, Sequence[Card]]]:
    """Return the cards that were not played, by the names of their places."""
    names = [*map(show_pile, RANKS), scores_text.workspace(), scores_text.stock_name()]
    return [(name, group) for name, group in zip(names, groups, strict=False) if group]


def all_left(groups: Sequence[Sequence[Card]]) -> str:
    """List the cards that were not played; empty if there are none."""
    items = [scores_text.left_in(place=place, cards=cards) for place, cards in left(groups)]
    return scores_text.left_cards(formats.clauses(items)) if items else ""


def reached(computer: int | None, own: int | None) -> str:
    """Say what the computer and the reader reached on this number; empty if nothing is known."""
    said = [
        scores_text.computer_reached(computer) if computer is not None else "",
        scores_text.your_best(own) if own is not None else "",
    ]
    return " ".join(filter(None, said))
