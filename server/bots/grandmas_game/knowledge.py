"""What a seat knows of the cards, and tables on which the unknown cards are drawn at random."""

from collections import Counter

from protocol.cards import PACK, Card
from protocol.games.grandmas_game.view import GrandmasGameView
from server.bots.grandmas_game.card_numbers import NUMBER, PILES
from server.bots.grandmas_game.engine import PlayOut
from server.games.game import Rng
from server.games.grandmas_game.possible import on_foundations, visible_pile
from server.games.grandmas_game.state import PILES as NAMES
from server.games.grandmas_game.state import Position

_HIDDEN = -1


class Knowledge:
    """The known cards of a table; `layout`: the dealing is remembered, else only the cards seen since."""

    def __init__(self, view: GrandmasGameView, layout: bool) -> None:
        remembered = view.remembered
        piles = [visible_pile(view, at) for at in range(PILES)]
        if not layout:
            seen = [1] * PILES if remembered is None else remembered.seen
            piles = [
                [card if at >= len(pile) - few else None for at, card in enumerate(pile)]
                for pile, few in zip(piles, seen, strict=True)
            ]
        workspace = () if view.workspace is None else view.workspace.cards
        top = () if remembered is None else remembered.stock[::-1]
        up, down = (tuple([foundation.size for foundation in view.foundations[at::2]]) for at in (0, 1))
        rest = Counter(PACK * 2)
        rest.subtract(card for pile in piles for card in pile if card is not None)
        rest.subtract((*workspace, *top, *on_foundations(up, down)))
        self._hidden = [NUMBER[card] for card in rest.elements()]
        self._top = [NUMBER[card] for card in top]
        self._partly = {
            at: [_HIDDEN if card is None else NUMBER[card] for card in pile]
            for at, pile in enumerate(piles)
            if None in pile
        }
        clear: list[tuple[Card, ...]] = [tuple(card for card in pile if card is not None) for pile in piles]
        home = None if view.workspace is None else NAMES.index(view.workspace.pile)
        self.position = Position(piles=tuple(clear), home=home, workspace=workspace, stock=(), up=up, down=down)
        self.reorder = view.reorder

    @property
    def knows_piles(self) -> bool:
        """Whether every card of the piles is known."""
        return not self._partly

    def table(self) -> PlayOut:
        """Return a table with the known cards; `draw` adds the others."""
        table = PlayOut(self.reorder)
        table.set_position(self.position)
        return table

    def draw(self, table: PlayOut, rng: Rng) -> None:
        """Fill in the unknown cards at random on a table that `table` returned."""
        rng.shuffle(self._hidden)
        hidden = self._hidden
        at = 0
        for pile, cards in self._partly.items():
            lying = bytearray(len(cards))
            for place, card in enumerate(cards):
                if card == _HIDDEN:
                    lying[place] = hidden[at]
                    at += 1
                else:
                    lying[place] = card
            table.set_pile(pile, lying)
        table.set_stock(bytearray(hidden[at:] + self._top))
