"""Five-card poker hands among up to a pack of cards and two jokers. rules: family_tree, Score 3

A set of cards is one integer, a bit a card: thirteen bits a suit, the two at its bottom, the ace at its top, and the
jokers above the suits. What a hand is follows from counts and one table of straights; no joker is ever tried out.
"""

from collections.abc import Iterable
from typing import get_args

from protocol.cards import JOKERS, SUITS, Card, is_joker
from protocol.games.family_tree.view import HandName

RANKS = "23456789TJQKA"
"""The ranks from the lowest to the highest."""

NAMES: tuple[HandName, ...] = get_args(HandName)
"""The hands from the lowest to the highest; a hand's place here is its `category`."""
HIGH_CARD, PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH, ROYAL_FLUSH = range(len(NAMES))

_SUIT = 13
_JOKER = _SUIT * len(SUITS)
_OF_A_SUIT = (1 << _SUIT) - 1
_NO_JOKER = (1 << _JOKER) - 1
_CARDS = (*(Card(rank + suit) for suit in SUITS for rank in RANKS), *JOKERS)
BIT = {card: 1 << place for place, card in enumerate(_CARDS)}
"""Each card's bit in a set of cards."""

_HIGHEST_FIRST = tuple(Card(rank + suit) for rank in reversed(RANKS) for suit in SUITS)
_PLACES = {BIT[card]: place for place, card in enumerate(_HIGHEST_FIRST)}
"""By its bit, a card's place in `_HIGHEST_FIRST`."""

_ACE_TO_FIVE = "5432A"
_STRAIGHTS = (*("".join(reversed(RANKS[low : low + 5])) for low in range(len(RANKS) - 5, -1, -1)), _ACE_TO_FIVE)
_WINDOWS = tuple(sum(1 << RANKS.index(rank) for rank in straight) for straight in _STRAIGHTS)
_LACKING = bytes(5 - max((ranks & window).bit_count() for window in _WINDOWS) for ranks in range(1 << _SUIT))
"""By the set of ranks in sight: how many more the nearest straight needs."""

_GROUPS = {HIGH_CARD: (), PAIR: (2,), TWO_PAIR: (2, 2), THREE: (3,), FULL_HOUSE: (3, 2), FOUR: (4,)}


def bits(cards: Iterable[Card]) -> int:
    """Return a set of cards as an integer.

    >>> bits([Card("2C"), Card("4C")])
    5
    """
    return sum(BIT[card] for card in cards)


def category(sight: int) -> int:
    """Return the best hand among five or more cards, as its place in `NAMES`; a joker stands for whatever is best.

    >>> NAMES[category(bits(map(Card, "9H 9S 8D 8S X1".split())))]
    'full_house'
    """
    jokers = (sight >> _JOKER).bit_count()
    clubs = sight & _OF_A_SUIT
    diamonds = sight >> _SUIT & _OF_A_SUIT
    hearts = sight >> 2 * _SUIT & _OF_A_SUIT
    spades = sight >> 3 * _SUIT & _OF_A_SUIT
    best = HIGH_CARD
    for suit in (clubs, diamonds, hearts, spades):
        if suit.bit_count() + jokers >= 5:
            if _LACKING[suit] > jokers:
                best = max(best, FLUSH)
            elif (suit & _WINDOWS[0]).bit_count() + jokers >= 5:
                return ROYAL_FLUSH
            else:
                best = STRAIGHT_FLUSH
    if best == STRAIGHT_FLUSH:
        return best

    black, red = clubs & spades, diamonds & hearts
    twice = black | red | (clubs | spades) & (diamonds | hearts)
    thrice = black & (diamonds | hearts) | red & (clubs | spades)
    if thrice if jokers == 1 else twice if jokers else black & red:
        return FOUR
    if twice & (twice - 1) and (jokers or thrice):
        return FULL_HOUSE
    if best == FLUSH:
        return best
    if _LACKING[clubs | diamonds | hearts | spades] <= jokers:
        return STRAIGHT
    if thrice or jokers == 2 or (jokers and twice):
        return THREE
    if twice & (twice - 1):
        return TWO_PAIR
    return PAIR if jokers or twice else HIGH_CARD


def best_five(sight: int) -> tuple[Card, ...]:
    """Return the five cards that make the best hand among five or more: what makes it first, then the highest others.

    Among hands with the same name it is the highest. A joker takes the place of the card that it stands for.

    >>> best_five(bits(map(Card, "9H 8S 9S 8D X1 KD".split())))
    ('9H', '9S', 'X1', '8D', '8S')
    """
    made = category(sight)
    jokers = [card for card in JOKERS if sight & BIT[card]] if sight >> _JOKER else []
    cards = _highest_first(sight & _NO_JOKER)
    if made in _GROUPS:
        return _in_groups(_GROUPS[made], cards, jokers)
    if made == STRAIGHT:
        return _in_a_row([cards], jokers)
    suits = [[card for card in cards if card[1] == suit] for suit in SUITS]
    if made == FLUSH:
        flushes = [jokers + suit for suit in suits if len(jokers) + len(suit) >= 5]
        return max((tuple(flush[:5]) for flush in flushes), key=_high_cards)
    return _in_a_row(suits, jokers)


def _highest_first(sight: int) -> list[Card]:
    """Return the cards of a set without jokers; it takes them bit by bit, since few of them are in it."""
    places = []
    while sight:
        lowest = sight & -sight
        places.append(_PLACES[lowest])
        sight ^= lowest
    places.sort()
    return [_HIGHEST_FIRST[place] for place in places]


def _in_a_row(choices: list[list[Card]], jokers: list[Card]) -> tuple[Card, ...]:
    """Return the highest straight that one of the choices makes with the jokers."""
    return next(row for straight in _STRAIGHTS for cards in choices if (row := _row(straight, cards, jokers)))


def _row(straight: str, cards: list[Card], jokers: list[Card]) -> tuple[Card, ...] | None:
    of_rank = {card[0]: card for card in cards}
    lacking = [rank for rank in straight if rank not in of_rank]
    if len(lacking) > len(jokers):
        return None
    of_rank.update(zip(lacking, jokers, strict=False))
    return tuple(of_rank[rank] for rank in straight)


def _in_groups(sizes: tuple[int, ...], cards: list[Card], jokers: list[Card]) -> tuple[Card, ...]:
    """Return the highest groups of equal ranks of these sizes, helped by jokers, and the highest others."""
    five: list[Card] = []
    for size in sizes:
        ranks = [card[0] for card in cards]
        rank = next(rank for rank in ranks if ranks.count(rank) + len(jokers) >= size)
        five += [card for card in cards if card[0] == rank][:size] + jokers
        cards = [card for card in cards if card[0] != rank]
        jokers = []  # the highest group takes them all; what it does not need stands for the highest other
    return tuple((five + cards)[:5])


def _high_cards(flush: tuple[Card, ...]) -> list[int]:
    return [RANKS.index("A" if is_joker(card) else card[0]) for card in flush]
