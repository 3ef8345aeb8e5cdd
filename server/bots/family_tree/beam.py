"""The beam that knows the deck: of all lines of play, the most promising ones are followed card by card."""

from array import array

from server.bots.family_tree.numbered import NUMBERS as _NUMBERS
from server.bots.family_tree.numbered import ROWS as _ROWS
from server.bots.family_tree.numbered import SMALL as _SMALL
from server.bots.family_tree.play_out import PlayOut

_PLACES = 2 * _ROWS
_FINE = 100
"""Lines are told apart by tenths of a point, in thousandths."""
_RANGE = 1 << 16
_LOWEST = -(1 << 14)
"""What is kept apart, in tenths of a point: so many values from this one on."""


def beam(opening: PlayOut, width: int, kept: int) -> int:
    """Return the best final score found from an opening whose stock lies as it will come.

    After every card those `width` lines are looked at whose evaluation, by the weights of the maximizer, is best; of
    those that can go on in the same ways to the same ends, one. Where fewer are to be kept, each is played out, and
    those are kept whose evaluation and final score together are best.
    """
    w = opening.high
    room = width * _PLACES
    numbers = array("q", bytes(8 * _NUMBERS * width))
    small = bytearray(_SMALL * width)
    next_numbers = array("q", bytes(8 * _NUMBERS * width))
    next_small = bytearray(_SMALL * width)
    values = array("i", bytes(4 * room))
    parents = array("i", bytes(4 * room))
    places = bytearray(room)
    order = array("i", bytes(4 * room))
    starts = array("i", bytes(4 * _RANGE))
    slots = 1 << (4 * width).bit_length()
    met = array("i", bytes(4 * slots))
    worth = array("i", bytes(4 * width))
    line = PlayOut(w, w, True)
    tried = PlayOut(w, w, True)
    opening.save(numbers, small, 0)
    lines = 1
    best = 0
    while lines > 0:
        for value in range(_RANGE):
            starts[value] = 0
        found = 0
        for parent in range(lines):
            line.restore(numbers, small, parent)
            card = line.current
            if card < 0:
                best = max(best, line.score)
                continue
            base = line.evaluation(w)
            for row in range(line.size):
                how = line.takes(row, card)
                for side in range(2):
                    if how >> side & 1:
                        value = (base + line.gain(2 * row + side, w)) // _FINE - _LOWEST
                        value = min(max(value, 0), _RANGE - 1)
                        values[found] = value
                        parents[found] = parent
                        places[found] = 2 * row + side
                        starts[value] += 1
                        found += 1
        # the best first, those of equal value in the order in which they were found
        before = 0
        for value in range(_RANGE - 1, -1, -1):
            card = starts[value]
            starts[value] = before
            before += card
        for at in range(found):
            value = values[at]
            order[starts[value]] = at
            starts[value] += 1
        for slot in range(slots):
            met[slot] = 0
        lines = 0
        for place in range(found):
            at = order[place]
            line.restore(numbers, small, parents[at])
            line.play(places[at])
            likeness = line.likeness()
            slot = likeness & (slots - 1)
            while met[slot] != 0 and met[slot] != likeness:
                slot = (slot + 1) & (slots - 1)
            if met[slot] == 0:
                met[slot] = likeness
                line.save(next_numbers, next_small, lines)
                if kept < width:
                    tried.copy(line)
                    score = tried.play_out()
                    best = max(best, score)
                    worth[lines] = score * 1000 // _FINE + values[at]
                lines += 1
                if lines == width:
                    break
        if kept < lines:
            for place, at in enumerate(sorted(range(lines), key=list(worth).__getitem__, reverse=True)[:kept]):
                line.restore(next_numbers, next_small, at)
                line.save(numbers, small, place)
            lines = kept
        else:
            numbers, next_numbers = next_numbers, numbers
            small, next_small = next_small, small
    return best
