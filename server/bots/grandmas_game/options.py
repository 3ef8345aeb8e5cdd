"""A player's options at a table: to play a card to the foundations, or to order the workspace and deal."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from protocol.cards import Card
from protocol.games.grandmas_game.view import GrandmasGameView
from server.bots.grandmas_game.card_numbers import CARDS, DEEP, NOWHERE, NUMBER, RANKS
from server.bots.grandmas_game.engine import PlayOut
from server.games.grandmas_game.notation import WORKSPACE, Move
from server.games.grandmas_game.state import PILES


@dataclass(frozen=True, slots=True)
class Option:
    """An option, and the move in notation that begins it.

    `place` is the place of the played card, NOWHERE for a deal; `order` is the new order of the workspace, if it is put
    in order before the deal.
    """

    move: str
    place: int = NOWHERE
    order: bytes | None = None

    def follow(self, table: PlayOut) -> None:
        """Carry the option out."""
        if self.place != NOWHERE:
            table.play(self.place)
            return
        if self.order is not None:
            table.set_pile(table.home, bytearray(self.order))
        table.deal()


def plays(view: GrandmasGameView, table: PlayOut, turns: bool) -> list[Option]:
    """Return the options to play a card that fits (or, with `turns`, turns) on a table with the cards of the view."""
    suits = {foundation.name[0]: foundation.size for foundation in view.foundations[::2]}
    options = []
    for place, card, source in takeable(view):
        number = NUMBER[card]
        if table.turns(number) if turns else table.fits(number):
            options.append(Option(_written(view, card, source, suits[card[1]]), place))
    return options


def takeable(view: GrandmasGameView) -> Iterator[tuple[int, Card, str]]:
    """Yield the places of the cards that can be taken, the cards, and their sources in notation."""
    for at, pile in enumerate(view.piles):
        if pile.top is not None:
            yield at * DEEP + pile.size - 1, pile.top, pile.name
    if view.workspace is not None:
        home = PILES.index(view.workspace.pile)
        cards = view.workspace.cards
        for at, card in enumerate(cards):
            if card not in cards[at + 1 :]:  # the notation means the upper one if two cards are equal
                yield home * DEEP + at, card, WORKSPACE


def _written(view: GrandmasGameView, card: Card, source: str, up: int) -> str:
    """Return the move that plays a card, or the first transfer that it needs."""
    named = (card,) if source == WORKSPACE else ()
    for foundation in view.foundations:
        if foundation.takes == card:
            return str(Move("play", source, foundation.name, named))
    above, below = f"{card[1]}+", f"{card[1]}-"
    higher = NUMBER[card] % RANKS >= up
    return str(Move("transfer", *((below, above) if higher else (above, below))))


def ordered(view: GrandmasGameView, orders: Sequence[bytes]) -> list[Option]:
    """Return the options to deal with the workspace in each of these orders, without duplicates."""
    now = () if view.workspace is None else view.workspace.cards
    options = {}
    for order in orders:
        cards = tuple([CARDS[card] for card in order])
        options[cards] = Option("deal") if cards == now else Option(str(Move("order", cards=cards)), order=order)
    return list(options.values())
