"""The views of a leg, and possible states behind them. rules: poker_solitaire, What the screen shows"""

from collections import Counter

from protocol.cards import Card
from protocol.games.poker_solitaire.deck import deck_of
from protocol.games.poker_solitaire.view import (
    Deal,
    LegalMove,
    Line,
    MatrixView,
    PokerSolitaireView,
    RejectSquare,
    Source,
)
from protocol.ids import Seat
from server.games.game import Rng
from server.games.poker_solitaire import acts, listed, squares
from server.games.poker_solitaire.score import reached, worth
from server.games.poker_solitaire.state import Place, State, laid, table


def view(state: State, seat: Seat | None) -> PokerSolitaireView:
    """Return what a seat or a spectator sees: the same but for the moves of a race, which are the seat's own."""
    to_act = acts.to_act(state)
    looks = seat if state.table.race else state.turn
    mover = looks if looks in to_act else None
    points = worth(state.table, state.matrices)
    numbers = reached(state.table, points)
    lists = mover is not None and listed.lists(state, mover)
    return PokerSolitaireView(
        options=state.table.options,
        roles=state.roles,
        to_act=tuple(sorted(to_act)),
        mover=mover,
        ply=state.ply,
        deals=_deals(state),
        matrices=tuple([_matrix(state, number, score) for number, score in enumerate(points)]),
        rejects=tuple(
            [
                RejectSquare(name=name, owner=owner, card=card, stolen=index in state.stolen)
                for index, ((name, owner), card) in enumerate(zip(state.table.rejects, state.rejects, strict=True))
            ]
        ),
        score=sum(numbers),
        scores=numbers if len(numbers) > 1 else None,
        sources=() if mover is None else _sources(state, mover, lists=lists),
        moves=() if mover is None or not lists else _moves(state, mover),
        may_pass=mover is not None and acts.may_pass(state, mover),
        may_done=mover is not None and acts.may_done(state, mover),
        played=state.played,
        turned=state.deck[: max(state.turned)],
        seen=state.seen,
        left=unplayed(state) if state.over and state.table.options.mode != "duel" else (),
    )


def unplayed(state: State) -> tuple[tuple[Card, ...], ...]:
    """Return the cards never taken, for each stock: those dealt, then those below."""
    return tuple([(*cards, *state.deck[turned:]) for cards, turned in zip(state.dealt, state.turned, strict=True)])


def shown(state: State) -> tuple[Card, ...]:
    """Return the cards that are known to lie on top of the deck as it was shuffled."""
    return state.deck[: max(*state.turned, len(state.seen))]


def _passes(view: PokerSolitaireView) -> int:
    """Return how many passes were made in a row: after the second the leg is over."""
    if view.played is None or view.played.does != "pass":
        return 0
    return 1 if view.to_act else 2


def _deals(state: State) -> tuple[Deal, ...]:
    top = shown(state)
    return tuple(
        [
            Deal(
                owner=Seat(at) if state.table.deals > 1 else None,
                cards=cards,
                stock=len(state.deck) - turned,
                coming=top[turned:],
            )
            for at, (cards, turned) in enumerate(zip(state.dealt, state.turned, strict=True))
        ]
    )


def _matrix(state: State, number: int, score: int) -> MatrixView:
    side, matrix, options = state.table.sides[number], state.matrices[number], state.table.options
    return MatrixView(
        owner=side.owner,
        touching=side.touching,
        movable=side.movable,
        hands=options.of_player("hands", number),
        scoring=options.of_player("scoring", number),
        cells=matrix.cells,
        lines=tuple([Line(side.worth.names[kind], side.worth.points[kind]) for kind in matrix.kinds]),
        score=score,
        stolen=tuple([state.table.name(Place(number, square)) for square in squares.squares(matrix.stolen)]),
        full=matrix.full,
    )


def _sources(state: State, mover: Seat, *, lists: bool) -> tuple[Source, ...]:
    if lists:
        return tuple([Source(what=what, targets=tuple(places)) for what, places in listed.sources(state, mover)])
    return tuple([_valued(*each) for each in listed.valued(state, mover)])


def _valued(what: str, places: list[str], changes: list[listed.Change]) -> Source:
    own, others = (tuple([each[whose] for each in changes]) for whose in (0, 1))
    return Source(what=what, targets=tuple(places), changes=own, others=others if any(others) else ())


def _moves(state: State, mover: Seat) -> tuple[LegalMove, ...]:
    return tuple([LegalMove(move, *change) for move, change in listed.changes(state, mover)])


def possible(view: PokerSolitaireView, rng: Rng) -> State:
    """Return a state that shows `view`, the cards that nobody has seen in random order."""
    laid_out = table(view.options)
    shown = view.turned if len(view.turned) > len(view.seen) else view.seen
    unseen = Counter(deck_of(view.options.decks).cards)
    unseen.subtract(shown)
    hidden = list(unseen.elements())
    if view.left:
        hidden = [*max(view.left, key=lambda cards: len(cards))][-len(hidden) :] if hidden else []
    else:
        rng.shuffle(hidden)
    deck = (*shown, *hidden)
    return State(
        table=laid_out,
        roles=view.roles,
        deck=deck,
        seen=view.seen,
        turned=tuple([len(deck) - deal.stock for deal in view.deals]),
        dealt=tuple([deal.cards for deal in view.deals]),
        matrices=tuple(
            [
                laid(side, matrix.cells, sum(1 << squares.NAMES.index(name[-2:]) for name in matrix.stolen))
                for side, matrix in zip(laid_out.sides, view.matrices, strict=True)
            ]
        ),
        rejects=tuple([square.card for square in view.rejects]),
        stolen=frozenset([index for index, square in enumerate(view.rejects) if square.stolen]),
        turn=view.to_act[0] if view.to_act and laid_out.turns else Seat(0),
        passes=_passes(view),
        done=view.played is not None and view.played.does == "done",
        played=view.played,
        ply=view.ply,
    )
