"""Family Tree as a `Game`. rules: family_tree"""

from collections.abc import Mapping, Sequence

from protocol.cards import Card
from protocol.games.family_tree.deck import DECK
from protocol.games.family_tree.options import FamilyTreeOptions
from protocol.games.family_tree.reasons import REASONS
from protocol.games.family_tree.view import FamilyTreeView, Played
from protocol.ids import Form, Seat
from protocol.options import Options
from server.games.errors import leg_over, not_your_turn
from server.games.family_tree import dead, notation, play
from server.games.family_tree import view as views
from server.games.family_tree.notation import Move
from server.games.family_tree.places import Illegal, refusal
from server.games.family_tree.record import FamilyTreeRecord
from server.games.family_tree.state import KINDS, LEVEL, Place, State
from server.games.format import Format
from server.games.game import Game, Rng, Setup
from server.games.result import Score

_DUEL = Format(fewest=2, most=2, roles=("maximizer", "minimizer"), open=True)
_FORMATS: Mapping[Form, Format] = {
    "match": _DUEL,
    "solo": Format(fewest=1, most=1, roles=("player",), open=True),
    "mirror": _DUEL,
}

LIVELY_MOVES = 25
"""A leg of a duel that ends sooner is no fun. rules: Dead numbers"""

_NOBODY = frozenset[Seat]()
_ACTING = (frozenset((Seat(0),)), frozenset((Seat(1),)))


class FamilyTree(Game[State, Move]):
    """One tree: a single player and the maximizer want a high score, the minimizer a low one. rules: Duel"""

    name = "family-tree"
    title = "Family Tree"
    rules = 1
    options = FamilyTreeOptions
    reasons = REASONS
    record_writer = FamilyTreeRecord()

    def formats(self, options: Options) -> Mapping[Form, Format]:
        """Return the duel, also as a mirror match, and the game for one. rules: Duel"""
        return _FORMATS

    def deck(self, options: Options, seats: int, number: int) -> tuple[Card, ...]:
        """Return the deck that a number gives."""
        return DECK.deal(number)

    def is_dead(self, options: Options, deck: Sequence[Card]) -> bool:
        """Tell whether the leg ends within a few cards, whatever the players do. rules: Dead numbers"""
        return dead.dead(deck)

    def lively_moves(self, options: Options) -> int:
        """Return how many moves each leg between computers must last for the server to draw the number."""
        return LIVELY_MOVES

    def deal(self, setup: Setup) -> State:
        """Return the opening state. Raises ValueError if the deck has no couple in it."""
        return play.dealt(setup.deck, setup.roles, setup.seen)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return the seat whose turn it is; none when the leg is over."""
        return _NOBODY if state.current is None else _ACTING[play.to_move(state)]

    def parse(self, text: str) -> Move:
        """Read a move written like `KS>7D`. Raises MalformedMove."""
        return notation.parse(text)

    def check(self, state: State, seat: Seat, move: Move) -> Move:
        """Return the move with the couple's member as its target. Raises IllegalMove or NotYourTurn."""
        target, _ = _place(state, seat, move)
        return move if target == move.target else Move(move.card, target)

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        """Return the state with the next playable card turned over. Raises IllegalMove or NotYourTurn."""
        target, index = _place(state, seat, move)
        return play.played(state, move.card, target, index)

    def legal_moves(self, state: State, seat: Seat) -> list[Move]:
        """Return the places for the current card, sorted; nothing for a seat that is not to move."""
        if state.current is None or seat != play.to_move(state):
            return []
        return [Move(state.current, target) for target, _ in state.places]

    def score(self, state: State) -> Score:
        """Return the score of the tree: levels, celebrity and hands. rules: Score"""
        tree = state.tree
        return Score(tree.score, {"levels": LEVEL * tree.deepest, "celebrity": tree.celebrity, "hands": tree.hands})

    def view(self, state: State, seat: Seat | None) -> FamilyTreeView:
        """Return what everybody sees."""
        return views.view(state)

    def encode_changes(self, before: State, after: State, seat: Seat | None) -> bytes:
        """Return the changes of the view, with the families that were written when they changed."""
        return views.encode_changes(before, after)

    def possible(self, view: FamilyTreeView, rng: Rng) -> State:
        """Return a state that shows `view`, with the hidden cards in random order."""
        return views.possible(view, rng)

    def shown(self, state: State) -> tuple[Card, ...]:
        """Return the cards that have been turned over, in this leg or an earlier one."""
        return state.deck[: max(state.turned, len(state.seen))]

    def describe_last_move(self, state: State) -> Played | None:
        """Return the account of the last move."""
        return state.played

    def public_notation(self, state: State, move: str) -> str | None:
        """Return the last move: every move is public."""
        return move


def _place(state: State, seat: Seat, move: Move) -> Place:
    """Return where the move plays the current card, a couple going by its member, and the node it touches."""
    if state.current is None:
        raise leg_over("The leg is over: no card is left that can be played.")
    if seat != (mover := play.to_move(state)):
        raise not_your_turn(mover, state.roles[mover])
    if move.card != state.current:
        message = f"The current card is {state.current}, not {move.card}."
        raise Illegal("not_current_card", message, card=move.card, current=state.current, targets=_targets(state))
    for place in state.places:
        if place[0] == move.target:
            return place
    kind = KINDS[move.card[0]]
    for index, node in enumerate(state.tree.nodes):
        family = node.family
        if move.target in views.cards(family):
            if refused := refusal(family, kind, move.target):
                raise refused.add(targets=_targets(state))
            return family.member, index
    message = f"{move.target} is not in the tree."
    raise Illegal("not_in_tree", message, target=move.target, targets=_targets(state))


def _targets(state: State) -> tuple[Card, ...]:
    return tuple([target for target, _ in state.places])
