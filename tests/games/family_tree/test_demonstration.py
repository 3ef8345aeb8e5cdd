"""The demonstration on the browser's start screen follows the rules. rules: family_tree"""

import json
import subprocess
import sys
from pathlib import Path

from protocol.games.family_tree.options import FamilyTreeOptions
from server.games.family_tree.rules import FamilyTree
from server.games.game import Setup

GAME = FamilyTree()
NODE = Path(sys.executable).with_name("node")
MODULE = Path(__file__).parents[3] / "client" / "web" / "games" / "family_tree" / "demonstration.js"
PRINT = f'import("{MODULE.as_uri()}").then((part) => console.log(JSON.stringify(part.DEMONSTRATION)))'


def test_the_demonstration_plays_the_cards_of_its_number_by_the_rules() -> None:
    shown = json.loads(subprocess.run([NODE, "-e", PRINT], capture_output=True, text=True, check=True).stdout)
    options = FamilyTreeOptions()
    deck = GAME.deck(options, 2, shown["number"])
    cards = [[move["move"].partition(">")[0] for move in moves] for moves in shown["legs"]]
    assert cards[0] == cards[1]
    assert [each["card"] for each in shown["opening"]] + cards[0] == [str(card) for card in deck[: 2 + len(cards[0])]]
    for moves in shown["legs"]:
        state = GAME.deal(Setup(options=options, deck=deck, roles=("maximizer", "minimizer")))
        for at, move in enumerate(moves):
            (seat,) = GAME.to_act(state)
            assert seat == at % 2
            assert move["move"] in [str(each) for each in GAME.legal_moves(state, seat) or ()]
            state = GAME.apply(state, seat, GAME.parse(move["move"]))
            assert GAME.score(state).total == move["score"]
    first, second = [moves[-1]["score"] for moves in shown["legs"]]
    assert first < second
