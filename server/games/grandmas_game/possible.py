"""A state that agrees with a view, its hidden cards drawn by chance. rules: grandmas_game, Computer player"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from protocol.cards import PACK, RANKS, SUITS, Card
from protocol.games.grandmas_game.view import Ended, GrandmasGameView, Standing
from server.games.game import Rng
from server.games.grandmas_game.notation import parse
from server.games.grandmas_game.play import after, counted
from server.games.grandmas_game.state import PILES, SUIT, Position, State, Table


def possible(view: GrandmasGameView, rng: Rng) -> State:
    """Return a state that shows `view` to the seat that has it.

    Only the scores of the other tables are known, so their cards are invented. So are the positions for undo and redo:
    the view tells only what they change, which is enough for playing on.
    """
    won = any(table.left == 0 for table in view.tables)
    tables = [_own(view, rng) if table.seat == view.seat else _made_up(table, won) for table in view.tables]
    return State(
        roles=view.roles,
        reorder=view.reorder,
        tables=tuple(tables),
        ply=view.ply,
        last=view.played if len(view.roles) == 1 else None,
    )


def _own(view: GrandmasGameView, rng: Rng) -> Table:
    up, down = (tuple([foundation.size for foundation in view.foundations[at::2]]) for at in (0, 1))
    piles, workspace, stock = _drawn(view, up, down, rng)
    home = None if view.workspace is None else PILES.index(view.workspace.pile)
    position = Position(piles=piles, home=home, workspace=workspace, stock=stock, up=up, down=down)
    peeked = tuple([at for at, pile in enumerate(view.piles) if pile.under is not None])
    if view.remembered is not None:
        unseen = [len(pile) - seen for pile, seen in zip(piles, view.remembered.seen, strict=True)]
        reached = len(stock) - len(view.remembered.stock)
    else:
        unseen = [max(len(pile) - (2 if at in peeked else 1), 0) for at, pile in enumerate(piles)]
        reached = len(stock)
    changes = {move.does: move.change for move in view.moves if move.does in ("undo", "redo")}
    again = {does: (_shifted(view, position, change),) for does, change in changes.items()}
    return Table(
        position=position,
        past=again.get("undo", ()),
        future=again.get("redo", ()),
        unseen=tuple(unseen),
        reached=reached,
        peeked=peeked,
        made=view.made,
        undos=view.undos,
        redos=view.redos,
        peeks=view.peeks,
        ended=view.ended,
        played=view.played,
    )


def _drawn(
    view: GrandmasGameView, up: Sequence[int], down: Sequence[int], rng: Rng
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...], tuple[Card, ...]]:
    """Return the piles, the workspace and the stock, the cards that are not known drawn by chance."""
    if view.left:
        return view.left[: len(PILES)], view.left[-2], view.left[-1]
    piles = [visible_pile(view, at) for at in range(len(PILES))]
    workspace = () if view.workspace is None else view.workspace.cards
    top = () if view.remembered is None else view.remembered.stock[::-1]
    unknown = Counter(PACK * 2)
    unknown.subtract(card for pile in piles for card in pile if card is not None)
    unknown.subtract((*workspace, *top, *on_foundations(up, down)))
    hidden = list(unknown.elements())
    rng.shuffle(hidden)
    drawn = tuple([tuple([hidden.pop() if card is None else card for card in pile]) for pile in piles])
    return drawn, workspace, (*hidden, *top)


def visible_pile(view: GrandmasGameView, at: int) -> list[Card | None]:
    """Return the cards of a pile that the view shows, the lowest card first, None for each hidden one."""
    if view.remembered is not None:
        return list(view.remembered.piles[at])
    if view.dealt:
        return [dealt.card for dealt in view.dealt[at :: len(PILES)]]
    pile = view.piles[at]
    seen = [card for card in (pile.under, pile.top) if card is not None]
    return [None] * (pile.size - len(seen)) + seen


def on_foundations(up: Sequence[int], down: Sequence[int]) -> list[Card]:
    """Return the cards on foundations of which, by suit, so many have been brought up and down."""
    cards: list[Card] = []
    for suit, higher, lower in zip(SUITS, up, down, strict=True):
        cards += [Card(rank + suit) for rank in RANKS[:higher] + RANKS[SUIT - lower :]]
    return cards


def _shifted(view: GrandmasGameView, position: Position, change: int) -> Position:
    """Return a position that a card which is played now leads to, or one from which such a card led here."""
    if change > 0:
        play = next(move for move in view.moves if move.does == "play")
        return after(position, parse(play.move))
    if change < 0:
        foundation = next(seen for seen in view.foundations if seen.top is not None)
        pile = 0 if position.home != 0 else 1
        piles = list(position.piles)
        piles[pile] = (*piles[pile], Card(str(foundation.top)))
        return counted(replace(position, piles=tuple(piles)), foundation.name, -1)
    return position


def _made_up(standing: Standing, won: bool) -> Table:
    """Return a table of which nothing is known but its standing: nothing was dealt there that could be left over."""
    up = [min(max(standing.score - SUIT * at, 0), SUIT) for at in range(0, 2 * len(SUITS), 2)]
    down = [min(max(standing.score - SUIT * at, 0), SUIT) for at in range(1, 2 * len(SUITS), 2)]
    rest = Counter(PACK * 2)
    rest.subtract(on_foundations(up, down))
    stock = tuple(rest.elements())
    position = Position(piles=((),) * len(PILES), home=None, workspace=(), stock=stock, up=tuple(up), down=tuple(down))
    ended: Ended | None = None
    if not standing.plays:
        ended = "won" if standing.left == 0 else "cut-short" if won else "given-up"
    return Table(position=position, past=(), future=(), unseen=(0,) * len(PILES), reached=len(stock), ended=ended)
