"""Follows the cards of Poker Solitaire through a record, to check the record against its deck.

rules: poker_solitaire, Dealing
"""

from collections.abc import Mapping, Sequence
from typing import Any

from client.games.record_check import RecordCheck
from protocol.cards import Card
from protocol.games.poker_solitaire.deck import deck_of
from protocol.games.poker_solitaire.view import PokerSolitaireView
from protocol.record import RecordLeg


def dealt(options: Mapping[str, Any], seats: int, number: int) -> tuple[Card, ...]:
    """Return the packs of a number, shuffled together."""
    return deck_of(options["decks"]).deal(number)


def first_difference(deck: Sequence[Card], leg: RecordLeg) -> int | None:
    """Return the ply at which a recorded leg does not follow from its deck; None if the whole leg does.

    A leg does not say whether its cards were dealt to both or to each: it must follow in one of the two ways.
    """
    dealt = leg.opening.get("dealt", [])
    if not dealt or list(dealt) != list(deck[: len(dealt)]):
        return 0
    to_all, to_each = (_difference(deck, leg, len(dealt), each=each) for each in (False, True))
    return None if to_all is None or to_each is None else max(to_all, to_each)


def _difference(deck: Sequence[Card], leg: RecordLeg, many: int, *, each: bool) -> int | None:
    """Return the ply at which a card was taken that was not dealt; `each`: every seat has a copy of the deck."""
    owners = [int(seat) for seat in leg.roles] if each else [0]
    dealt = {owner: list(deck[:many]) for owner in owners}
    turned = dict.fromkeys(owners, many)
    for ply, move in enumerate(leg.moves):
        what, owner = move.move.partition(">")[0], move.seat if each else 0
        if not _is_card(what):
            continue
        if owner not in dealt or what not in dealt[owner]:
            return ply
        dealt[owner].remove(Card(what))
        dealt[owner] += deck[turned[owner] : turned[owner] + 1]
        turned[owner] += 1
    return None


def _is_card(what: str) -> bool:
    """Return whether the source of a move is a dealt card, and not a place, a pass or Done."""
    return what[:1].isupper() or (what[:1].isdigit() and what[1:2] != ":")


def sighted(view: PokerSolitaireView) -> str | None:
    """Return the cards that were turned over so far, which the number decides; None after the leg."""
    return " ".join(view.turned) if view.to_act else None


def told(leg: RecordLeg, ply: int) -> str | None:
    """Return the whole deck, of which every view shows the beginning; None if there was no move at this ply."""
    return None if leg.deck is None or ply >= len(leg.moves) else " ".join(leg.deck)


def bears_out(told: str, sighted: str) -> bool:
    """Return whether the cards that were seen are on top of a record's deck.

    >>> bears_out("3H AS 2D", "3H AS"), bears_out("3H AS 2D", "3H 2D")
    (True, False)
    """
    return f"{told} ".startswith(f"{sighted} ")


CHECK = RecordCheck(
    dealt=dealt,
    first_difference=first_difference,
    sighted=sighted,
    told=told,
    bears_out=bears_out,
)
