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


def beam(opening: PlayOut, width: int) -> int:
    """Return the best final score found from an opening whose stock lies as it will come, following `width` lines.

    After every card the lines are kept whose evaluation, by the weights of the maximizer, is best.
    """
    w = opening.high
    numbers = array("q", bytes(8 * _NUMBERS * width))
    small = bytearray(_SMALL * width)
    next_numbers = array("q", bytes(8 * _NUMBERS * width))
    next_small = bytearray(_SMALL * width)
    values = array("i", bytes(4 * _PLACES * width))
    parents = array("i", bytes(4 * _PLACES * width))
    places = bytearray(_PLACES * width)
    tally = array("i", bytes(4 * _RANGE))
    line = PlayOut(w, w, True)
    after = PlayOut(w, w, True)
    opening.save(numbers, small, 0)
    lines = 1
    best = opening.score if opening.current < 0 else 0
    while lines > 0:
        found = 0
        for value in range(_RANGE):
            tally[value] = 0
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
                        tally[value] += 1
                        found += 1
        # everything above the bar is kept, and of what lies on it as many as there is room for
        bar = _RANGE - 1
        above = 0
        while bar > 0 and above + tally[bar] <= width:
            above += tally[bar]
            bar -= 1
        spare = width - above
        lines = 0
        parent = -1
        for at in range(found):
            if values[at] < bar:
                continue
            if values[at] == bar:
                if spare == 0:
                    continue
                spare -= 1
            if parents[at] != parent:
                parent = parents[at]
                line.restore(numbers, small, parent)
            after.copy(line)
            after.play(places[at])
            after.save(next_numbers, next_small, lines)
            lines += 1
        numbers, next_numbers = next_numbers, numbers
        small, next_small = next_small, small
    return best
