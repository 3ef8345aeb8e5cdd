"""What a family's cards are worth and may become, in whole numbers. rules: family_tree, Score 3

A set of cards is the integer that `poker_hands.bits` makes of it. Chances are thousandths, so that every machine and
the compiled form of this module (its types are in hands.pxd) compute the same value.
"""

from array import array

from server.bots.family_tree import weights
from server.games.family_tree.poker_hands import NAMES
from server.games.family_tree.score import HANDS

_PAIR, _TWO_PAIR, _THREE, _STRAIGHT, _FLUSH, _FULL_HOUSE, _FOUR, _STRAIGHT_FLUSH, _ROYAL_FLUSH = (
    HANDS[name] for name in NAMES[1:]
)

_TO_THREE, _TO_STRAIGHT, _TO_FLUSH, _TO_FULL_HOUSE, _TO_FOUR, _TO_STRAIGHT_FLUSH, _TO_ROYAL_FLUSH = (
    weights.hand(name) for name in NAMES[3:]
)
_REST, _TWO, _COVER, _OPEN, _SCARCE, _ELSE = (
    weights.REST,
    weights.TWO,
    weights.COVER,
    weights.OPEN,
    weights.SCARCE,
    weights.ELSE,
)

_RANKS = 1 << 13
_COUNT = bytes(ranks.bit_count() for ranks in range(_RANKS))
_RUNS = array("i", [*(0b11111 << low for low in range(8, -1, -1)), 1 << 12 | 0b1111])
"""The ranks of each straight, from the highest to ace to five."""
_LACKING = bytes(5 - max(_COUNT[ranks & run] for run in _RUNS) for ranks in range(_RANKS))
_COVERS = 1 << 9 | 1 << 12
"""Jacks and aces: they join a hand only by covering one of its cards."""


def points(sight: int) -> int:
    """Return the points of the hand in a family's visible cards."""
    jokers = _COUNT[sight >> 52]
    clubs = sight & 8191
    diamonds = sight >> 13 & 8191
    hearts = sight >> 26 & 8191
    spades = sight >> 39 & 8191
    if _COUNT[clubs] + _COUNT[diamonds] + _COUNT[hearts] + _COUNT[spades] + jokers < 5:
        return 0
    best = 0
    for suit in (clubs, diamonds, hearts, spades):
        if _COUNT[suit] + jokers >= 5:
            if _LACKING[suit] > jokers:
                best = max(best, _FLUSH)
            elif _COUNT[suit & _RUNS[0]] + jokers >= 5:
                return _ROYAL_FLUSH
            else:
                best = _STRAIGHT_FLUSH
    if best == _STRAIGHT_FLUSH:
        return best
    black = clubs & spades
    red = diamonds & hearts
    twice = black | red | (clubs | spades) & (diamonds | hearts)
    thrice = black & (diamonds | hearts) | red & (clubs | spades)
    if (thrice if jokers == 1 else twice if jokers else black & red) != 0:
        return _FOUR
    two = twice & (twice - 1)
    if two != 0 and (jokers != 0 or thrice != 0):
        return _FULL_HOUSE
    if best == _FLUSH:
        return best
    if _LACKING[clubs | diamonds | hearts | spades] <= jokers:
        return _STRAIGHT
    if thrice != 0 or jokers == 2 or (jokers != 0 and twice != 0):
        return _THREE
    if two != 0:
        return _TWO_PAIR
    return _PAIR if jokers != 0 or twice != 0 else 0


def potential(sight: int, now: int, room: int, far: int, rest: int, w: "array[int]") -> int:
    """Return what an open couple's hand may still gain, in thousandths of a point.

    `now` are the points of `sight`; `room` is how many more children the couple can have, `far` how many if a 2 comes;
    `rest` are the cards still to come, `w` the weights.
    """
    jokers = _COUNT[sight >> 52]
    wild = _COUNT[rest >> 52]
    clubs = sight & 8191
    diamonds = sight >> 13 & 8191
    hearts = sight >> 26 & 8191
    spades = sight >> 39 & 8191
    clubs_left = rest & 8191
    diamonds_left = rest >> 13 & 8191
    hearts_left = rest >> 26 & 8191
    spades_left = rest >> 39 & 8191
    size = _COUNT[clubs] + _COUNT[diamonds] + _COUNT[hearts] + _COUNT[spades] + jokers
    lack = 5 - size  # a hand has five cards
    constant = w[_OPEN + size - 2] if size < 5 else w[_OPEN + 3]
    if lack > far or far == 0:
        return constant
    best = 0
    total = 0
    suit = clubs
    left = clubs_left
    for number in range(4):
        if number == 1:
            suit = diamonds
            left = diamonds_left
        elif number == 2:
            suit = hearts
            left = hearts_left
        elif number == 3:
            suit = spades
            left = spades_left
        held = _COUNT[suit] + jokers
        if 5 - held > far:
            continue
        if now < _FLUSH and held < 5:
            need = 5 - held
            spare = _COUNT[left & ~_COVERS] + wild - need
            if spare >= 0:
                value = (_FLUSH - now) * w[_TO_FLUSH + need]
                if spare < 3:
                    value = value * w[_SCARCE + spare] // 1000
                if need > room:
                    value = value * w[_TWO] // 1000
                total += value
                best = max(best, value)
        if now >= _ROYAL_FLUSH:
            continue
        most = 0
        other = 0
        for index in range(10):
            run = _RUNS[index]
            missing = run & ~suit
            need = _COUNT[missing] - jokers
            if need <= 0 or need > far or _COUNT[missing & ~left] > jokers + wild:
                continue
            if index == 0:
                value = (_ROYAL_FLUSH - now) * w[_TO_ROYAL_FLUSH + need]
            elif now < _STRAIGHT_FLUSH:
                value = (_STRAIGHT_FLUSH - now) * w[_TO_STRAIGHT_FLUSH + need]
            else:
                continue
            if need > room:
                value = value * w[_TWO] // 1000
            if missing & _COVERS != 0:
                value = value * w[_COVER] // 1000
            other += value
            most = max(most, value)
        most += (other - most) * w[_ELSE] // 1000
        total += most
        best = max(best, most)

    black = clubs & spades
    red = diamonds & hearts
    once = clubs | diamonds | hearts | spades
    twice = black | red | (clubs | spades) & (diamonds | hearts)
    thrice = black & (diamonds | hearts) | red & (clubs | spades)
    if now < _FOUR:
        any_left = (clubs_left | diamonds_left | hearts_left | spades_left) & ~_COVERS
        black = clubs_left & spades_left
        red = diamonds_left & hearts_left
        two_left = (black | red | (clubs_left | spades_left) & (diamonds_left | hearts_left)) & ~_COVERS
        three_left = (black & (diamonds_left | hearts_left) | red & (clubs_left | spades_left)) & ~_COVERS
        for aim in (4, 3):
            gain = (_FOUR if aim == 4 else _THREE) - now
            if gain <= 0:
                continue
            group = _TO_FOUR if aim == 4 else _TO_THREE
            for held in range(3, 0, -1):
                need = aim - held - jokers
                ranks = thrice if held == 3 else twice if held == 2 else once
                if need <= 0 and ranks != 0:
                    need = 0
                elif need == 1 and (ranks & any_left != 0 or (wild > 0 and ranks != 0)):
                    need = 1
                elif need == 2 and (ranks & two_left != 0 or (wild > 0 and ranks & any_left != 0)):
                    need = 2
                elif need == 3 and ranks & three_left != 0:
                    need = 3
                else:
                    continue
                need = max(need, lack)
                if 0 < need <= far:
                    value = gain * w[group + need]
                    if need > room:
                        value = value * w[_TWO] // 1000
                    total += value
                    best = max(best, value)
                break
        if now < _FULL_HOUSE:
            held = 3 if thrice != 0 else 2 if twice != 0 else 1
            if held >= 2 and twice & (twice - 1) != 0:
                held += 2
            else:
                held += 1
            need = max(5 - held - jokers, lack)
            if 0 < need <= far:
                value = (_FULL_HOUSE - now) * w[_TO_FULL_HOUSE + need]
                if need > room:
                    value = value * w[_TWO] // 1000
                total += value
                best = max(best, value)
        if now < _STRAIGHT:
            most = 0
            for index in range(10):
                run = _RUNS[index]
                missing = run & ~once
                need = _COUNT[missing] - jokers
                if need <= 0 or need > far or _COUNT[missing & ~any_left] > jokers + wild:
                    continue
                value = (_STRAIGHT - now) * w[_TO_STRAIGHT + need]
                if need > room:
                    value = value * w[_TWO] // 1000
                most = max(most, value)
            total += most
            best = max(best, most)
    return constant + best + (total - best) * w[_REST] // 1000
