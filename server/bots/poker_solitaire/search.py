"""How a computer player of Poker Solitaire finds its move from the view of its seat.

1. Hidden cards are drawn at random; all promising moves are tried on the same draws.
2. Everyone plays on to the end by what lines promise. In a race both players are assumed to move in turn.
3. The worse half of the moves is dropped again and again, so that most play-outs go to the moves that are hard to tell
   apart.
"""

from collections.abc import Sequence
from time import monotonic

from protocol.games.poker_solitaire.view import PokerSolitaireView
from protocol.ids import Seat
from server.bots.base import Choice
from server.bots.budget import Budget
from server.bots.poker_solitaire import card_numbers, twin, weights
from server.bots.poker_solitaire.card_numbers import CODES
from server.bots.poker_solitaire.engine import PlayOut
from server.bots.poker_solitaire.layout import DISCARD, DONE, Stocks, Try, distinct, to_twin, tries
from server.games.game import Rng


def promising(view: PokerSolitaireView, seat: Seat, rng: Rng) -> str:
    """Choose the move, in notation, after which lines promise most for the seat."""
    leg = to_twin(view, seat)
    Stocks(view, leg, rng)
    found = distinct(tries(view))
    values = _promises(leg, found)
    return max(zip(values, found, strict=True), key=lambda each: each[0])[1].move


def judge(view: PokerSolitaireView, seat: Seat, rng: Rng, budget: Budget) -> tuple[Choice, ...]:
    """Return the moves that were tried, the best for the seat first, with their expected scores.

    If each player has a matrix, the score is the seat's lead. The same view, seat, budget and chance give the same
    choices, unless time ends the search.
    """
    leg = to_twin(view, seat)
    stocks = Stocks(view, leg, rng)
    found = distinct(tries(view))
    values = _promises(leg, found)
    order = sorted(range(len(found)), key=lambda at: -values[at])[: budget.breadth or len(found)]
    kept = [_kept(leg) if move.how in (twin.REJECT, DISCARD) else 0 for move in found]
    sign = _sign(leg, seat)
    line = PlayOut(leg.matrices, leg.deals, leg.slots)
    learned = leg.first[weights.LEARNED]
    line.depth = _DEPTH if learned else 0
    worths, scores, counts = ([0] * len(found) for _ in range(3))
    began = monotonic()
    left, spent = order[:], 0
    rounds = max(1, (len(left) - 1).bit_length())
    for number in range(rounds):
        each = max(1, (budget.playouts - spent) // ((rounds - number) * len(left)))
        ends = None if budget.seconds is None else began + budget.seconds * (number + 1) / rounds
        for _ in range(each):
            if ends is not None and spent and monotonic() > ends:
                break
            stocks.draw()
            for at in left:
                line.copy(leg)
                _make(line, found[at])
                worth = line.play_out()
                worths[at] += sign * worth
                scores[at] += worth if learned else 100 * line.score()
                counts[at] += 1
            spent += len(left)
        estimates = _estimates(left, values, worths, counts, 0 if learned else _TRUST)
        left.sort(key=lambda at: estimates[at] - kept[at], reverse=True)
        order[: len(left)] = left
        left = left[: (len(left) + 1) // 2]
    reached = [sign * scores[at] / (100 * counts[at]) - kept[at] / 1000 for at in order]
    expected = _never_rising(reached, [counts[at] for at in order])
    shown = sign if leg.shared else 1
    return tuple([Choice(found[at].move, shown * hope, counts[at]) for at, hope in zip(order, expected, strict=True)])


def _never_rising(means: Sequence[float], counts: Sequence[int]) -> list[float]:
    """Return the means, with a mean that is above one before it averaged with that one, weighted by counts.

    A move that was dropped early has few play-outs, so chance may put it above moves that were kept.

    >>> _never_rising([20.0, 23.0, 12.0], [500, 100, 1])
    [20.5, 20.5, 12.0]
    """
    pools: list[tuple[float, int, int]] = []
    for mean, count in zip(means, counts, strict=True):
        pools.append((mean, count, 1))
        while len(pools) > 1 and pools[-1][0] > pools[-2][0]:
            (one, ones, some), (other, others, more) = pools[-2], pools[-1]
            pools[-2:] = [((one * ones + other * others) / (ones + others), ones + others, some + more)]
    return [mean for mean, _, many in pools for _ in range(many)]


_DEPTH = 12
"""A play-out ends after this number of choices with the expectation of a learned book."""
_KEPT = 1_700


def _kept(leg: PlayOut) -> int:
    """Return the worth of a free reject square that play-outs miss, because they reject only dealt cards.

    It is in thousandths of a point. While the matrix is empty it is `_KEPT` / 1000 times two pair's points; it falls as
    the matrix fills.
    """
    own = 0 if leg.alone or leg.shared else leg.turn
    book = leg.second if own else leg.first
    return _KEPT * book[weights.POINTS + card_numbers.TWO_PAIR] * leg.free[own] // 25


_TRUST = 100
"""The weight of what lines promise at once, in play-outs."""


def _estimates(
    left: list[int], values: list[int], worths: list[int], counts: list[int], trust: int
) -> dict[int, float]:
    """Return the values of moves by their play-outs and by what they promise at once, in thousandths of a point."""
    more = {at: 10 * worths[at] / counts[at] - values[at] for at in left}
    mean = sum(more.values()) / len(left)
    return {at: values[at] + (more[at] - mean) * counts[at] / (counts[at] + trust) for at in left}


def candidates(view: PokerSolitaireView, seat: Seat, made: str, rng: Rng) -> tuple[str, ...]:
    """Return the most promising moves and the move itself; none if moves of its kind are not tried.

    If cards may be moved about, it makes no difference where one is placed, so no place counts as a mistake.
    """
    found = tries(view)
    chosen = next((each for each in found if each.move == made), None)
    if chosen is None or not view.moves:
        return ()
    leg = to_twin(view, seat)
    Stocks(view, leg, rng)
    apart = distinct(found)
    values = _promises(leg, apart)
    order = sorted(range(len(apart)), key=lambda at: -values[at])
    takes = [at for at in order if apart[at].how != DISCARD]
    discards = [at for at in order if apart[at].how == DISCARD]
    return tuple(dict.fromkeys([*(apart[at].move for at in (*takes[:_JUDGED], *discards[:_DISCARDS])), made]))


_JUDGED, _DISCARDS = 12, 4
"""How many ways to take a card, and to reject a placed one, are compared if a view lists very many moves."""
_WORK, _FEWEST = 2_500_000, 24
"""The most promises that the play-outs of a view compute, and the fewest play-outs of a move."""


def _bearable(leg: PlayOut, moves: int, playouts: int) -> int:
    """Return how many play-outs of each move are affordable if many squares are free and many actions are possible."""
    free = leg.free[0] + (leg.free[1] if leg.matrices > 1 else 0)
    places = free if leg.alone or leg.shared else leg.slots * (free if leg.plant else (free + 1) // 2)
    if leg.steal:
        places += 12 * free
    return min(playouts, max(_FEWEST, _WORK // max(1, moves * free * places // 2)))


def final_scores(
    view: PokerSolitaireView, seat: Seat, rng: Rng, playouts: int, moves: Sequence[str]
) -> tuple[tuple[int, ...], ...]:
    """Return the final scores of each move: `playouts` play-outs, or fewer if these would take too long."""
    leg = to_twin(view, seat)
    playouts = _bearable(leg, len(moves), playouts)
    stocks = Stocks(view, leg, rng)
    by_move = {each.move: each for each in tries(view)}
    shown = 1 if leg.shared else _sign(leg, seat)
    line = PlayOut(leg.matrices, leg.deals, leg.slots)
    scores: dict[str, list[int]] = {move: [] for move in moves}
    for _ in range(playouts):
        stocks.draw()
        for text, reached in scores.items():
            line.copy(leg)
            _make(line, by_move[text])
            line.play_out()
            reached.append(shown * line.score())
    return tuple([tuple(reached) for reached in scores.values()])


def baseline_scores(view: PokerSolitaireView, seat: Seat, rng: Rng, playouts: int) -> tuple[int, ...]:
    """Return the final scores of `playouts` play-outs from a view, on the same hidden cards as in `final_scores`."""
    leg = to_twin(view, seat)
    stocks = Stocks(view, leg, rng)
    shown = 1 if leg.shared else _sign(leg, seat)
    line = PlayOut(leg.matrices, leg.deals, leg.slots)
    scores = []
    for _ in range(playouts):
        stocks.draw()
        line.copy(leg)
        line.play_out()
        scores.append(shown * line.score())
    return tuple(scores)


def _sign(leg: PlayOut, seat: Seat) -> int:
    """Return 1 if the seat wants a high play-out value, -1 if a low one."""
    if leg.shared:
        return -1 if leg.minimizer == seat else 1
    return 1 if leg.alone or seat == 0 else -1


def _make(line: PlayOut, move: Try) -> None:
    """Make a move in the twin."""
    if move.how == DISCARD:
        line.discard(move.what)
    elif move.how == DONE:
        line.over = True
    else:
        line.act(move.how, move.what, move.where)


def _promises(leg: PlayOut, found: list[Try]) -> list[int]:
    """Return what each move promises at once; a discard includes the best action after it."""
    sign = -1 if leg.shared and leg.turn == leg.minimizer else 1
    shares = [1024, 1024]
    promised = [leg.prepare(matrix) for matrix in range(leg.matrices)]
    if leg.best:
        shares[promised[0] >= promised[1]] = 200
    threshold = leg.threshold()
    deal = leg.turn if leg.deals > 1 else 0
    values, best = [], None
    for move in found:
        card = (
            leg.dealt[twin.DEALT * deal + move.what] if move.how in (twin.PLACE, twin.PLANT) else leg.cells[move.what]
        )
        if move.how == twin.PLACE:
            value = sign * leg.gain(move.where, CODES[card]) * shares[move.where // 25] // 1024
            best = value if best is None or value > best else best
        elif move.how == twin.PLANT:
            value = -leg.gain(move.where, CODES[card])
        elif move.how == twin.STEAL:
            value = leg.gain(move.where, CODES[card]) - leg.gain(move.what, -CODES[card])
        elif move.how == DISCARD:
            value = sign * leg.gain(move.what, -CODES[card]) * shares[move.what // 25] // 1024 - threshold
        else:
            value = -threshold if move.how == twin.REJECT else (1 << 40) if move.how == DONE else 0
        values.append(value)
    more = max(best or 0, -threshold)
    return [value + more if move.how == DISCARD else value for value, move in zip(values, found, strict=True)]
