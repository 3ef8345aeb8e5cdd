"""Poker Solitaire as an environment: an action is a card and a place for it."""

from collections.abc import Sequence

from protocol.cards import Card
from protocol.games.poker_solitaire.options import MOST_OUT, PokerSolitaireOptions
from protocol.games.poker_solitaire.view import PokerSolitaireView
from protocol.ids import Seat
from server.environment.coding import Coding, card, cards, padded, shared_numbers
from server.games.poker_solitaire.squares import NAMES

_LINES = 12
_REJECTS = tuple(f"{owner}x{at + 1}" for owner in ("p1", "p2", "c") for at in range(MOST_OUT))


class PokerSolitaireCoding(Coding):
    """Actions are dealt or placed cards onto places, then pass and done; observed are matrices, stocks and scores."""

    def __init__(self, options: PokerSolitaireOptions, deck: Sequence[Card], seats: int) -> None:
        super().__init__(options, deck, seats)
        self._matrices = options.matrices()
        squares = NAMES if self._matrices == 1 else tuple(f"{at}:{name}" for at in (1, 2) for name in NAMES)
        self._places = {name: at for at, name in enumerate((*squares, *_REJECTS))}
        self._pass = (MOST_OUT + len(self._places)) * len(self._places)
        self.actions = self._pass + 2

    def legal_actions(self, view: PokerSolitaireView, seat: Seat) -> dict[int, str]:
        """Return the moves by card and place."""
        if view.mover != seat:
            return {}
        moves = {}
        dealt = view.deals[seat if len(view.deals) > 1 else 0].cards
        for source in view.sources:
            what = MOST_OUT + self._places[source.what] if source.what in self._places else _at(dealt, source.what)
            for target in source.targets:
                moves[what * len(self._places) + self._places[target]] = f"{source.what}>{target}"
        if view.may_pass:
            moves[self._pass] = "pass"
        if view.may_done:
            moves[self._pass + 1] = "done"
        return moves

    def observed(self, view: PokerSolitaireView, seat: Seat) -> list[float]:
        """Return the matrices with their lines, the reject squares and the dealt cards."""
        told: list[float] = []
        for matrix in view.matrices:
            told += [number for cell in matrix.cells for number in card(cell)]
            told += padded([float(line.points) for line in matrix.lines], _LINES)
            told += [float(matrix.score), float(matrix.owner is None or matrix.owner == seat)]
        lying = {square.name: square.card for square in view.rejects}
        told += [number for name in _REJECTS for number in (float(name in lying), *card(lying.get(name)))]
        for at in (0, 1):
            deal = view.deals[at] if at < len(view.deals) else None
            told += cards(deal.cards if deal is not None else (), MOST_OUT)
            told += (
                [float(deal.stock), *cards(deal.coming, MOST_OUT)] if deal is not None else [0.0] * (1 + 2 * MOST_OUT)
            )
        told += [float(view.score), *padded([float(score) for score in view.scores or ()], 2)]
        return told + shared_numbers(view.roles[seat], seat, view.to_act)


def _at(dealt: tuple[str, ...], what: str) -> int:
    return dealt.index(what)
