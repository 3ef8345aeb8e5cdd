"""How the computer chooses a move: it plays safe cards at once, and play-outs choose among the other options.

1. In every play-out the unknown cards are drawn at random, the same for all options.
2. The table is then played to its end by the times of its cards.
3. A win counts most, then the number of cards on the foundations.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic

from protocol.games.grandmas_game.view import GrandmasGameView
from server.bots.base import Choice
from server.bots.budget import Budget
from server.bots.grandmas_game.card_numbers import NOWHERE, NUMBER, RANKS
from server.bots.grandmas_game.engine import PlayOut
from server.bots.grandmas_game.knowledge import Knowledge
from server.bots.grandmas_game.options import Option, ordered, plays, takeable
from server.games.game import Rng
from server.games.grandmas_game.state import ALL

ORDERS = 12
"""Orders of the workspace that are tried."""
_WIN = 5 * ALL
"""The value of a win, in cards on the foundations."""
_DOUBT = 3000
"""The standard deviation of doubts, in thousandths of a deal, for other orders than the first."""
_SPREAD = (-215, -150, -115, -90, -67, -48, -31, -15, 0, 15, 31, 48, 67, 90, 115, 150, 215)
"""Hundredths of a standard deviation: equally likely parts of a normal distribution."""
_DOUBTS = tuple([_DOUBT * part // 100 for part in _SPREAD])


@dataclass(slots=True, kw_only=True)
class _Tried:
    """An option, and the results of its play-outs."""

    option: Option
    worth: int = 0
    cards: int = 0
    count: int = 0

    def add(self, score: int) -> None:
        """Add the score of a play-out."""
        self.worth += score + (_WIN if score == ALL else 0)
        self.cards += score
        self.count += 1

    @property
    def mean(self) -> float:
        """The mean value of the option."""
        return self.worth / self.count


def judge(
    view: GrandmasGameView,
    rng: Rng,
    budget: Budget,
    layout: bool,
    resolved: bool = False,
    weighed: bool = False,
) -> tuple[Choice, ...]:
    """Return the options that were tried, the best first, with their expected final scores.

    `layout`: the dealing is remembered. `resolved`: a plan that the last move began (an order or a transfer) is
    continued; else every option is considered again. `weighed`: a lone option is played out, too.
    """
    if view.stuck:
        return (Choice("give-up", float(view.score), 1),)
    sight = Knowledge(view, layout)
    table = sight.table()
    deadline = None if budget.seconds is None else monotonic() + budget.seconds
    options = _certain(view, table)
    ordered_before, transferred = (resolved and _was(view, does) for does in ("order", "transfer"))
    if not options and not (ordered_before and view.stock):
        options = plays(view, table, turns=True)
        if transferred:
            options = _onward(view, options)
        if options and view.stock and not transferred:
            best = _tried([*options, Option("deal")], sight, table, rng, budget, deadline)
            if best[0].option.place != NOWHERE:
                return _choices(best)
            options = []
    if not options:
        if view.may_order and not ordered_before:
            options = ordered(view, _orders(view, sight, rng))
        else:
            options = [Option("deal")]
    if len(options) == 1 and resolved and not weighed:
        return (Choice(options[0].move, float(view.score), 0),)
    return _choices(_tried(options, sight, table, rng, budget, deadline))


def quick_move(view: GrandmasGameView, rng: Rng, layout: bool) -> str:
    """Return the move, in notation, that a play-out would begin with."""
    if view.stuck:
        return "give-up"
    sight = Knowledge(view, layout)
    table = sight.table()
    sight.draw(table, rng)
    ordered_before = _was(view, "order") and view.stock > 0
    place = NOWHERE if ordered_before else table.choose()
    if place != NOWHERE:
        options = plays(view, table, turns=False) or plays(view, table, turns=True)
        if _was(view, "transfer"):
            options = _onward(view, options)
        same = [option for option in options if option.place == place]
        return (same or options)[0].move
    if ordered_before or not view.may_order:
        return "deal"
    return ordered(view, [_order(table)])[0].move


def final_scores(view: GrandmasGameView, rng: Rng, playouts: int, layout: bool) -> tuple[tuple[int, ...], ...]:
    """Return for each move of a view, in its order, the final scores of `playouts` play-outs.

    If a move only looks, goes back, or transfers a card between foundations, the play-outs continue from the position
    before it.
    """
    sight = Knowledge(view, layout)
    table, line = sight.table(), PlayOut(view.reorder)
    places = {(source, card): place for place, card, source in takeable(view)}
    scores: list[list[int]] = [[] for _ in view.moves]
    for _ in range(playouts):
        sight.draw(table, rng)
        for move, found in zip(view.moves, scores, strict=True):
            if move.does == "give-up":
                found.append(view.score)
                continue
            line.copy(table)
            if move.does == "play" and move.card is not None and move.source is not None:
                line.play(places[move.source, move.card])
            elif move.does == "deal":
                line.deal()
            found.append(line.play_out())
    return tuple([tuple(found) for found in scores])


def _was(view: GrandmasGameView, does: str) -> bool:
    return view.played is not None and view.played.does == does


def _certain(view: GrandmasGameView, table: PlayOut) -> list[Option]:
    """Return one card that fits and is safe to play; both places, if the same card can be taken at two."""
    options = plays(view, table, turns=False)
    cards = {place: card for place, card, _ in takeable(view)}
    for option in options:
        same = [other for other in options if cards[other.place] == cards[option.place]]
        if len(same) == 1:
            return same
    return [option for option in options if cards[option.place] == cards[options[0].place]]


def _onward(view: GrandmasGameView, options: list[Option]) -> list[Option]:
    """Return the options that the last transfer was made for."""
    played = view.played
    assert played is not None and played.source is not None  # noqa: S101 # it was a transfer
    suit, builds_up = played.source[0], played.source[1] == "+"
    up = next(foundation.size for foundation in view.foundations if foundation.name == f"{suit}+")
    cards = {place: card for place, card, _ in takeable(view)}
    onward = []
    for option in options:
        card = cards[option.place]
        rank = NUMBER[card] % RANKS
        if card[1] == suit and (rank <= up if builds_up else rank >= up - 1):
            onward.append(option)
    return onward or options


def _orders(view: GrandmasGameView, sight: Knowledge, rng: Rng) -> list[bytes]:
    """Return orders of the workspace to try: by the times, by doubted times, and the present one."""
    table = sight.table()
    orders = []
    for count in range(ORDERS - 1):
        sight.draw(table, rng)
        doubted = count > (0 if sight.knows_piles else ORDERS // 2)
        for card in range(len(table.doubt)):
            table.doubt[card] = rng.choice(_DOUBTS) if doubted else 0
        orders.append(_order(table))
    return [*orders, bytes([NUMBER[card] for card in sight.position.workspace])]


def _order(table: PlayOut) -> bytes:
    """Return the workspace in the order of a play-out."""
    table.order()
    return bytes(table.cards_of(table.home))


def _tried(
    options: Sequence[Option], sight: Knowledge, table: PlayOut, rng: Rng, budget: Budget, deadline: float | None
) -> list[_Tried]:
    """Return the options, the best first; after each round the better half continues."""
    tried = [_Tried(option=option) for option in options]
    left = tried[:]
    line = PlayOut(sight.reorder)
    rounds = max(1, (len(left) - 1).bit_length())
    spent = 0
    began = monotonic()
    for number in range(rounds):
        each = max(1, (budget.playouts - spent) // ((rounds - number) * len(left)))
        ends = None if deadline is None else began + (deadline - began) * (number + 1) / rounds
        for _ in range(each):
            if ends is not None and spent and monotonic() > ends:
                break
            sight.draw(table, rng)
            for one in left:
                line.copy(table)
                one.option.follow(line)
                one.add(line.play_out())
            spent += len(left)
        left.sort(key=lambda one: -one.mean)
        tried[: len(left)] = left
        left = left[: (len(left) + 1) // 2]
    return tried


def _choices(tried: Sequence[_Tried]) -> tuple[Choice, ...]:
    """Return the choices; if several begin with the same transfer, only the best of them."""
    found: dict[str, Choice] = {}
    for one in tried:
        found.setdefault(one.option.move, Choice(one.option.move, one.cards / one.count, one.count))
    return tuple(found.values())
