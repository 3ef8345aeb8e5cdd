"""Writes families.json, the trees on which both clients must see the same branches and go the same ways.

`python -m tests.client.cases.families`, once in a while: when what is seen of a leg has changed.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from client.games.arrows import Step
from client.games.family_tree.branches import branches, way_to
from client.games.family_tree.family_navigation import Walk, spots, walk_to
from protocol.games.family_tree.deck import DECK
from protocol.games.family_tree.options import FamilyTreeOptions
from protocol.games.family_tree.view import FamilyTreeView
from server.games.family_tree.rules import FamilyTree
from server.games.game import Setup
from tests.client.cases.coded import coded

TABLE = Path(__file__).with_name("families.json")
VIEW = TypeAdapter(FamilyTreeView)
GAME = FamilyTree()
FAMILIES = 9
TAKEN = ((3, "J"), (5, "A"), (7, "2"), (23, "9"), (17, "Q"), (19, "X"), (13, "-"))
"""Numbers, and the card at whose coming a view is taken, once there are so many families; none: as the leg ended."""


def main() -> None:
    """Play at random, and write what there is to see."""
    lines = [json.dumps(case(view), separators=(",", ":")) for view in views()]
    TABLE.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def views() -> Iterator[FamilyTreeView]:
    """Return a view of each leg, late enough that there is something to see."""
    for number, rank in TAKEN:
        rng = random.Random(number)
        state = GAME.deal(Setup(options=FamilyTreeOptions(), deck=DECK.deal(number), roles=("player",)))
        while GAME.to_act(state):
            view = GAME.view(state, None)
            if view.current is not None and view.current[0] == rank and len(view.families) >= FAMILIES:
                break
            [seat] = GAME.to_act(state)
            state = GAME.apply(state, seat, rng.choice(GAME.legal_moves(state, seat)))
        yield GAME.view(state, None)


def case(view: FamilyTreeView) -> dict[str, Any]:
    """Return a view with what both clients read off it."""
    members = [family.member for family in view.families]
    walks = [(member, spot.card) for member in members for spot in spots(view, member)]
    return {
        "view": coded(view),
        "branches": {
            member: [[each.child, each.sign, each.places, each.children] for each in branches(view, member)]
            for member in members
        },
        "ways": {member: [family.member for family in way_to(view.families, member)] for member in members},
        "walks": {card: _pair(walk_to(view, card)) for card in members},
        "steps": [
            [[member, at], step.value, _pair(Walk(member, at).step(view, step))]
            for member, at in walks
            for step in Step
        ],
    }


def _pair(walk: Walk) -> list[str]:
    return [walk.member, walk.at]


if __name__ == "__main__":
    main()
