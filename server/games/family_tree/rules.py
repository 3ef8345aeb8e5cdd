"""Family Tree behind the `Game` protocol. rules: family_tree"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from protocol.cards import Card
from protocol.deals import deal
from protocol.ids import Form, Role, Seat
from protocol.options import FamilyTreeOptions, Options
from protocol.views.family_tree import FamilyTreeView, Played
from server.games.base import (
    Daily,
    Decided,
    Due,
    EndedLeg,
    IllegalMove,
    NotYourTurn,
    Rng,
    Score,
    Seats,
    Table,
    decided_in_role,
)
from server.games.family_tree import dead, notation, play
from server.games.family_tree import view as views
from server.games.family_tree.notation import Move
from server.games.family_tree.places import refusal
from server.games.family_tree.state import KINDS, LEVEL, Place, State

_FORMS: Mapping[Form, Seats] = {"match": Seats(2, 2), "solo": Seats(1, 1), "mirror": Seats(2, 2)}


class FamilyTree:
    """One tree: who plays alone wants it to score high; of two, the maximizer does, the minimizer low. rules: Duel"""

    name: ClassVar[str] = "family-tree"
    title: ClassVar[str] = "Family Tree"
    rules: ClassVar[int] = 1
    options: ClassVar[type[Options]] = FamilyTreeOptions
    deals_cards: ClassVar[bool] = True
    every_form: ClassVar[tuple[Form, ...]] = ("match", "solo", "mirror")
    winning: ClassVar[int | None] = None
    deciding: ClassVar[Role] = "maximizer"
    daily: ClassVar[Daily] = Daily(FamilyTreeOptions(), "match")

    def forms(self, options: Options) -> Mapping[Form, Seats]:
        """Return that two play a match, also with both legs at once, or one alone."""
        return _FORMS

    def roles(self, options: Options, form: Form, seats: int) -> tuple[Role, ...]:
        """Return the roles; the maximizer plays the first card. rules: Duel"""
        return ("player",) if form == "solo" else ("maximizer", "minimizer")

    def legs(self, options: Options, form: Form, seats: int) -> int:
        """Return that a match has two legs, with the roles swapped in the second."""
        return 1 if form == "solo" else 2

    def own_numbers(self, options: Options, form: Form, seats: int) -> bool:
        """Return that both legs are played on one number."""
        return False

    def at_once(self, options: Options, form: Form, seats: int) -> bool:
        """Return that the seats take turns."""
        return False

    def open(self, options: Options) -> bool:
        """Return that everybody sees the same."""
        return True

    def wants_high(self, role: Role) -> bool:
        """Tell what a role wants."""
        return role != "minimizer"

    def timed(self, options: Options) -> bool:
        """Return that time makes no difference."""
        return False

    def only_won(self, options: Options) -> bool:
        """Return that a score says how much was reached."""
        return False

    def decided(self, options: Options, form: Form, legs: Sequence[EndedLeg]) -> Decided:
        """Return whether the higher score as maximizer wins. rules: Duel"""
        return decided_in_role(legs, "player" if form == "solo" else self.deciding, high=True)

    def deck(self, options: Options, seats: int, number: int) -> tuple[Card, ...]:
        """Return the deck that a number gives."""
        return deal("family-tree", number)

    def dead(self, options: Options, deck: Sequence[Card]) -> bool:
        """Tell whether a deck ends within a few cards whatever anyone plays. rules: Dead numbers"""
        return dead.dead(deck)

    def deal(self, options: Options, deck: Sequence[Card], roles: tuple[Role, ...], seen: Sequence[Card]) -> State:
        """Return the opening state. Raises ValueError if the deck has no couple in it."""
        return play.dealt(deck, roles, seen)

    def steps(self, state: State) -> int:
        """Return how many cards have been played."""
        return state.ply

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return the seat whose turn it is; none when the leg is over."""
        return frozenset() if state.current is None else frozenset((play.to_move(state),))

    def awaited(self, state: State) -> frozenset[Seat]:
        """Return that the clock of each runs who may move."""
        return self.to_act(state)

    def through(self, state: State, seat: Seat) -> bool:
        """Return that each is waited for until the leg is over."""
        return False

    def ran_out(self, state: State, seat: Seat) -> None:
        """Return that whose time runs out ends the match."""

    def due(self, state: State) -> Due | None:
        """Return that the room makes no move."""
        return None

    def parse(self, text: str) -> Move:
        """Read a move written like `KS>7D`. Raises MalformedMove."""
        return notation.parse(text)

    def check(self, state: State, seat: Seat, move: Move) -> Move:
        """Return the move with the member for whichever partner it names. Raises IllegalMove or NotYourTurn."""
        target, _ = _place(state, seat, move)
        return move if target == move.target else Move(move.card, target)

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        """Return the state when the next card that can be played lies open. Raises IllegalMove or NotYourTurn."""
        target, index = _place(state, seat, move)
        return play.played(state, move.card, target, index)

    def legal_moves(self, state: State, seat: Seat) -> list[Move]:
        """Return where the current card can be played, sorted; nothing for who is not to move."""
        if state.current is None or seat != play.to_move(state):
            return []
        return [Move(state.current, target) for target, _ in state.places]

    def score(self, state: State) -> Score:
        """Return what the tree is worth: levels, celebrity and hands. rules: Score"""
        tree = state.tree
        return Score(tree.score, {"levels": LEVEL * tree.deepest, "celebrity": tree.celebrity, "hands": tree.hands})

    def view(self, state: State, seat: Seat | None) -> FamilyTreeView:
        """Return what everyone sees."""
        return views.view(state)

    def view_json(self, state: State, seat: Seat | None) -> bytes:
        """Return what everyone sees, as JSON."""
        return views.encoded(state)

    def remembering_json(self, state: State, seat: Seat | None) -> bytes:
        """Return what a seat sees: nothing that it was shown before is hidden from it."""
        return self.view_json(state, seat)

    def tables(self, state: State) -> tuple[Table, ...]:
        """Return that all play at one table."""
        return ()

    def giving_up(self, state: State, seat: Seat) -> None:
        """Return that nobody ends their part for themselves alone."""

    def possible(self, view: FamilyTreeView, rng: Rng) -> State:
        """Return a state that shows `view`, the hidden cards in random order."""
        return views.possible(view, rng)

    def shown(self, state: State) -> tuple[Card, ...]:
        """Return the cards from the top of the deck that have been turned over, in this leg or an earlier one."""
        return state.deck[: max(state.turned, len(state.seen))]

    def known(self, state: State, seat: Seat) -> int:
        """Return how many cards have been turned over."""
        return len(self.shown(state))

    def afterwards(self, deck: Sequence[Card]) -> tuple[Card, ...]:
        """Return that who looks back on a match sees what was seen in it."""
        return ()

    def looked_back(self, state: State) -> State:
        """Return the same: a leg that is over hides nothing from who played it."""
        return state

    def final(self, move: Move) -> None:
        """Return that the others may let any move be taken back."""

    def without_notes(self, state: State) -> State:
        """Return the same: there are no notes."""
        return state

    def counts(self, options: Options, form: Form, seats: int) -> bool:
        """Return that scores on a number are held against each other."""
        return True

    def happened(self, state: State) -> Played | None:
        """Return the account of the last move."""
        return state.played

    def opening(self, state: State) -> dict[str, Any]:
        """Return the couple dealt, and what was turned over between it and the first current card. rules: Record"""
        top = state.tree.nodes[0].family
        return {"tree_top": [top.member, top.spouse], "skipped": list(state.skipped)}

    def settled(self, state: State) -> dict[str, Any]:
        """Return that all is settled by the deal."""
        return {}

    def noted(self, state: State) -> dict[str, Any]:
        """Return what went to the bottom of the stock after the last move. rules: Record"""
        return {"skipped": list(state.skipped)}

    def left(self, state: State) -> tuple[Card, ...]:
        """Return the cards not played, as they would be turned over."""
        return state.stock if state.current is None else (state.current, *state.stock)


def _place(state: State, seat: Seat, move: Move) -> Place:
    """Return where the move plays the current card, a couple going by its member, and the node it touches."""
    if state.current is None:
        raise NotYourTurn("The leg is over: no card is left that can be played.")
    if seat != play.to_move(state):
        raise NotYourTurn(f"It is the {state.roles[play.to_move(state)]}'s turn.")
    if move.card != state.current:
        raise IllegalMove(f"The current card is {state.current}, not {move.card}.", _expected(state))
    for place in state.places:
        if place[0] == move.target:
            return place
    kind = KINDS[move.card[0]]
    for index, node in enumerate(state.tree.nodes):
        family = node.family
        if move.target in views.cards(family):
            if reason := refusal(family, kind, move.target):
                raise IllegalMove(reason, _expected(state))
            return family.member, index
    raise IllegalMove(f"{move.target} is not in the tree.", _expected(state))


def _expected(state: State) -> str:
    return f"{state.current} played on one of {', '.join(target for target, _ in state.places)}"
