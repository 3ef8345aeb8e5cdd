"""What a line is worth now, and what it promises, by its code and the cards that may still come.

It uses only whole numbers, so that the compiled twin computes the same: promises are thousandths of a point. A book has
the weights of rows, the weights of columns and diagonals, and the points of each kind of line; see `weights`.
"""

from server.bots.poker_solitaire import weights
from server.bots.poker_solitaire.card_numbers import BLAZE as _BLAZE
from server.bots.poker_solitaire.card_numbers import COURT as _COURT
from server.bots.poker_solitaire.card_numbers import FIVE as _FIVE
from server.bots.poker_solitaire.card_numbers import FOUR as _FOUR
from server.bots.poker_solitaire.card_numbers import GROUPS as _GROUPS
from server.bots.poker_solitaire.card_numbers import PAIR as _PAIR
from server.bots.poker_solitaire.card_numbers import ROWS as _ROWS
from server.bots.poker_solitaire.card_numbers import ROYAL_FLUSH as _ROYAL_FLUSH
from server.bots.poker_solitaire.card_numbers import SAT as _SAT
from server.bots.poker_solitaire.card_numbers import STRAIGHT_FLUSH as _STRAIGHT_FLUSH
from server.bots.poker_solitaire.card_numbers import THREE as _THREE
from server.bots.poker_solitaire.card_numbers import TWO_PAIR as _TWO_PAIR
from server.bots.poker_solitaire.card_numbers import WINDOWS as _WINDOWS
from server.bots.poker_solitaire.expected import expected

_FLUSH, _STRAIGHT, _RUN = weights.FLUSH, weights.STRAIGHT, weights.RUN
_RANKS_0, _RANKS_1, _PAIR_OF_2, _APART_2 = weights.RANKS_0, weights.RANKS_1, weights.PAIR_OF_2, weights.APART_2
_THREE_OF_3, _PAIR_OF_3, _APART_3 = weights.THREE_OF_3, weights.PAIR_OF_3, weights.APART_3
_THREE_OF_4, _TWO_PAIR_OF_4 = weights.THREE_OF_4, weights.TWO_PAIR_OF_4
_PAIR_OF_4, _APART_4 = weights.PAIR_OF_4, weights.APART_4
_SUITS_COME, _STRAIGHTS_COME, _RANKS_COME, _BESIDES = (
    weights.SUITS_COME,
    weights.STRAIGHTS_COME,
    weights.RANKS_COME,
    weights.BESIDES,
)
_COLUMN, _POINTS, _SUITED, _LEARNED = weights.COLUMN, weights.POINTS, weights.SUITED, weights.LEARNED

SUITS_FROM = 13
CARDS_FROM = 17
COME = 69
"""The counts of the cards that may come: by rank, from `SUITS_FROM` on by suit, from `CARDS_FROM` on by card."""
_SUITS_FROM, _CARDS_FROM = SUITS_FROM, CARDS_FROM


def kind(code: int) -> int:
    """Return the kind of a line, by its code, as an index in the rules' list of lines."""
    suits = code & 4095
    ranks = code >> 12
    mask = 0
    most = 0
    pairs = 0
    bit = 1
    while ranks:
        count = ranks & 7
        if count:
            mask |= bit
            if count > most:
                most = count
            if count == 2:
                pairs += 1
        ranks >>= 3
        bit <<= 1
    group = most
    if most == 1:
        group = 0
    elif most == 2:
        group = pairs
    elif most == 3 and pairs:
        group = 4
    elif most > 3:
        group = most + 1
    if (suits & 7) + (suits >> 3 & 7) + (suits >> 6 & 7) + (suits >> 9) < 5:
        return _GROUPS[group]
    found = _GROUPS[group]
    if most == 1:
        if _ROWS[mask]:
            found = _ROWS[mask]
    elif mask & ~_COURT == 0:
        found = _BLAZE[group]
    while suits:
        if suits & 7 == 5:
            return found + 2
        if suits & 7 == 4:
            return found + 1
        suits >>= 3
    return found


def _sat(hits: int) -> int:
    """Return the probability, in 1024ths, of an event that is expected this often, in 64ths."""
    return _SAT[hits] if hits < 1024 else 1024


def promise(
    code: int, side: int, come: "memoryview[int]", at: int, unseen: int, draws: int, book: "memoryview[int]"
) -> int:
    """Return the worth of a line plus its promise: a row if `side` is 0, a column if it is 1.

    `come` counts, from `at` on, the `unseen` cards by rank, by suit and each; `draws` of them are still to come to the
    matrix.
    """
    suits = code & 4095
    n = (suits & 7) + (suits >> 3 & 7) + (suits >> 6 & 7) + (suits >> 9)
    if n == 5:
        return 1000 * book[_POINTS + kind(code)]
    w = _COLUMN * side
    if draws <= 0 or unseen <= 0:
        return 1000 * book[_POINTS + kind(code)]
    if book[_LEARNED]:
        return expected(code, side, come, at, draws, book, _LEARNED + 1)
    if n == 0:
        flush = book[w + _FLUSH] * _sat(book[_SUITED] * draws * book[w + _SUITS_COME] // unseen) >> 10
        return flush + book[w + _RANKS_0]

    ranks = code >> 12
    mask = 0
    most = 0
    pairs = 0
    outs = 0
    top = 0
    place = 0
    while ranks:
        count = ranks & 7
        if count:
            mask |= 1 << place
            outs += come[at + place]
            if count > most:
                most = count
                top = place
            if count == 2:
                pairs += 1
        ranks >>= 3
        place += 1
    suit = -1
    for place in range(4):
        if suits >> 3 * place & 7 == n:
            suit = place
    lacking = 5 - n

    flush = 0
    if suit >= 0 and come[at + _SUITS_FROM + suit] >= lacking:
        hits = come[at + _SUITS_FROM + suit] * draws * book[w + _SUITS_COME] // (unseen * lacking)
        flush = book[w + _FLUSH + n] * _sat(hits) >> 10

    straight = 0
    run = 0
    if most == 1 and n > 1:
        total = 0
        runs = 0
        each = draws * book[w + _STRAIGHTS_COME]
        for low in range(10):
            window = _WINDOWS[low]
            if mask & ~window == 0:
                need = window & ~mask
                chance = 1024
                there = suit >= 0
                place = 0
                while need:
                    if need & 1:
                        chance = chance * _sat(come[at + place] * each // unseen) >> 10
                        if there and not come[at + _CARDS_FROM + 13 * suit + place]:
                            there = False
                    need >>= 1
                    place += 1
                total += chance
                if there:
                    if low == 9 and book[_POINTS + _STRAIGHT_FLUSH]:
                        runs += 1024 * book[_POINTS + _ROYAL_FLUSH] // book[_POINTS + _STRAIGHT_FLUSH]
                    else:
                        runs += 1024
        straight = book[w + _STRAIGHT + n - 2] * total >> 10
        run = (book[w + _RUN + n - 2] * runs >> 10) * _sat(each // unseen) >> 10

    hits = outs * draws * book[w + _RANKS_COME] // unseen
    if n == 1:
        value = book[w + _RANKS_1] * _sat(hits) >> 10
    elif most == 1:
        value = book[w + (_APART_2 if n == 2 else _APART_3 if n == 3 else _APART_4)] * _sat(hits) >> 10
    elif n == 2:
        value = 1000 * book[_POINTS + _PAIR] + (book[w + _PAIR_OF_2] * _sat(2 * hits) >> 10)
    else:
        near = _sat(hits // n)
        if most == 4:
            value = 1000 * book[_POINTS + _FOUR]
            if come[at + top] and book[_POINTS + _FIVE] > book[_POINTS + _FOUR]:
                more = 1000 * (book[_POINTS + _FIVE] - book[_POINTS + _FOUR])
                value += more * _sat(come[at + top] * draws * 64 // (2 * unseen)) >> 10
        elif most == 3:
            value = 1000 * book[_POINTS + _THREE]
            value += book[w + (_THREE_OF_3 if n == 3 else _THREE_OF_4)] * near >> 10
        elif pairs == 2:
            value = 1000 * book[_POINTS + _TWO_PAIR] + (book[w + _TWO_PAIR_OF_4] * near >> 10)
        else:
            value = 1000 * book[_POINTS + _PAIR] + (book[w + (_PAIR_OF_3 if n == 3 else _PAIR_OF_4)] * near >> 10)

    best = value
    if flush > best:
        best = flush
    if straight > best:
        best = straight
    if run > best:
        best = run
    return best + ((value + flush + straight + run - best) * book[w + _BESIDES] >> 10)
