"""Family Tree as an environment: an action is the card in the tree that the current card is played on."""

from protocol.cards import JOKERS, PACK
from protocol.games.family_tree.view import FamilyTreeView
from protocol.ids import Seat
from server.environment.coding import Coding, shared_numbers

CARDS = (*PACK, *JOKERS)
_AT = {card: at for at, card in enumerate(CARDS)}
_FEATURES = 14
"""The numbers for each card."""


class FamilyTreeCoding(Coding):
    """An action for every card; observed are the place of every card and the score."""

    actions = len(CARDS)

    def legal_actions(self, view: FamilyTreeView, seat: Seat) -> dict[int, str]:
        """Return the moves by the card that they are played on."""
        return {_AT[move.target]: move.move for move in view.moves} if seat in view.to_act else {}

    def observed(self, view: FamilyTreeView, seat: Seat) -> list[float]:
        """Return the cards in the order of the pack, then the score and its parts."""
        rows = [[0.0] * _FEATURES for _ in CARDS]
        for family in view.families:
            member = rows[_AT[family.member]]
            points = family.hand.points if family.hand is not None else 0
            member[:5] = [1.0, float(family.level), float(family.room), float(family.celebrity), float(points)]
            member[5] = 0.0 if family.parent is None else 1.0 + _AT[family.parent]
            for place, beside in (
                (6, family.spouse),
                (7, family.member_cover),
                (7, family.spouse_cover),
                (8, family.extended),
            ):
                if beside is not None:
                    rows[_AT[beside]][place] = 1.0 + _AT[family.member]
        for move in view.moves:
            rows[_AT[move.target]][9] = float(move.change)
        for gone in (*view.skipped, *(view.played.skipped if view.played is not None else ()), *view.left):
            rows[_AT[gone]][10] = 1.0
        for place, known in enumerate(view.coming, 1):
            rows[_AT[known]][11] = float(place)
        for shown in view.seen:
            rows[_AT[shown]][12] = 1.0
        if view.current is not None:
            rows[_AT[view.current]][13] = 1.0
        whole = [view.score, view.levels, view.celebrity, view.hands, view.stock]
        return [number for row in rows for number in row] + [
            *map(float, whole),
            *shared_numbers(view.roles[seat], seat, view.to_act),
        ]
