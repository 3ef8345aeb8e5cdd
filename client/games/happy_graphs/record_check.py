"""Follows the hands of Happy Graphs through a record, to check the record against its deck.

rules: happy_graphs, Players and hands
"""

from collections.abc import Mapping, Sequence
from typing import Any

from client.games.record_check import RecordCheck
from protocol.cards import Card
from protocol.games.happy_graphs.deck import deck_of
from protocol.games.happy_graphs.view import HappyGraphsView
from protocol.record import RecordLeg, RecordMove


def dealt(options: Mapping[str, Any], seats: int, number: int) -> tuple[Card, ...]:
    """Return the deck of a number for this many players."""
    return deck_of(options["variant"], options["mode"], seats).deal(number)


def first_difference(deck: Sequence[Card], leg: RecordLeg) -> int | None:
    """Return the ply at which a recorded leg does not follow from its deck; None if the whole leg does."""
    hands = _dealt(deck, leg)
    told = leg.opening.get("hands", {})
    if {seat: sorted(hand) for seat, hand in told.items()} != {str(seat): sorted(hands[seat]) for seat in hands}:
        return 0
    stock = list(deck[sum(map(len, hands.values())) :])
    moves = [] if _is_puzzle(deck, leg) else leg.moves
    return next((ply for ply, move in enumerate(moves) if not _played(hands, stock, move)), None)


def sighted(view: HappyGraphsView) -> str | None:
    """Return the visible hands, which the number decides, and in a puzzle the deal; None without any."""
    if view.over or (view.mode == "puzzle" and view.ply > 0) or not any(view.hands):
        return None
    return _written(view.hands)


def told(leg: RecordLeg, ply: int) -> str | None:
    """Return the hands of all seats at a ply; None if there was no move then, and in a puzzle after the deal."""
    deck = [Card(card) for card in leg.deck or ()]
    if ply >= len(leg.moves) or (ply > 0 and _is_puzzle(deck, leg)):
        return None
    hands = _dealt(deck, leg)
    stock = deck[sum(map(len, hands.values())) :]
    if not all(_played(hands, stock, move) for move in leg.moves[:ply]):
        return None
    return _written([hands[seat] for seat in sorted(hands)])


def bears_out(told: str, sighted: str) -> bool:
    """Return whether the hands of a record agree with the hands that were seen.

    >>> bears_out("0:3H,AS 1:2D", "1:2D"), bears_out("0:3H,AS 1:2D", "0:AS")
    (True, False)
    """
    return set(sighted.split()) <= set(told.split())


def _written(hands: Sequence[Sequence[str] | None]) -> str:
    return " ".join(f"{seat}:{','.join(sorted(hand))}" for seat, hand in enumerate(hands) if hand)


def _dealt(deck: Sequence[Card], leg: RecordLeg) -> dict[int, list[str]]:
    """Return the dealt hands by seat, in the sizes of the record and in the order of play."""
    sizes = {int(seat): len(hand) for seat, hand in leg.opening.get("hands", {}).items()}
    first = next((int(seat) for seat, role in leg.roles.items() if role == "maximizer"), 0)
    order = [(first + turn) % len(leg.roles) for turn in range(len(leg.roles))]
    hands: dict[int, list[str]] = {seat: [] for seat in sizes}
    cards = iter(deck)
    for turn in range(max(sizes.values(), default=0)):
        for seat in order:
            if turn < sizes.get(seat, 0):
                hands[seat].append(next(cards, ""))
    return hands


def _is_puzzle(deck: Sequence[Card], leg: RecordLeg) -> bool:
    """Return whether all cards are in one hand: then the number only sorts them. rules: happy_graphs, Puzzle"""
    return [len(hand) for hand in leg.opening.get("hands", {}).values()] == [len(deck)]


def _played(hands: dict[int, list[str]], stock: list[Card], move: RecordMove) -> bool:
    """Play a recorded move from the hands and the stock; return False if the card was not there."""
    card = move.move.partition("@")[0]
    hand = hands.get(move.seat, [])
    if card not in hand:
        return False
    hand.remove(card)
    if stock:
        hand.append(stock.pop(0))
    return True


CHECK = RecordCheck(
    dealt=dealt,
    first_difference=first_difference,
    sighted=sighted,
    told=told,
    bears_out=bears_out,
)
