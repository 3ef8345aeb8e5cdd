"""Legal places, and the messages for illegal ones. rules: family_tree, Cards"""

from collections.abc import Callable

import pytest

from protocol.cards import Card
from protocol.ids import Seat
from server.games.errors import IllegalMove
from server.games.family_tree.notation import Move
from server.games.family_tree.places import places
from server.games.family_tree.rules import FamilyTree
from server.games.family_tree.state import State, Tree


@pytest.mark.parametrize(
    ("drawn", "card", "targets"),
    [
        pytest.param("5D+TD", "KS", "5D", id="a family card is born to a couple"),
        pytest.param("5D+TD", "X1", "5D", id="a joker is a family card"),
        pytest.param("5D+TD: QD", "3H", "5D QD", id="or marries a single"),
        pytest.param("5D+TD: QD, 3S, 3C", "KS", "3C 3S QD", id="a couple has up to 3 children"),
        pytest.param("5D+TD&2H: QD, 3S, 3C", "KS", "3C 3S 5D QD", id="with a 2 it has more"),
        pytest.param("5D+TD&2H: QD, 3S, 3C, 4C, 4D", "KS", "3C 3S 4C 4D QD", id="with a 2 it has up to 5 children"),
        pytest.param("5D+TD/AC: QD", "KS", "QD", id="a divorced couple has no more children and never remarries"),
        pytest.param("5D/JC+TD: QD", "KS", "QD", id="nor has one whose member died"),
        pytest.param("5D+TD/JC: QD", "KS", "QD", id="nor one whose spouse died"),
        pytest.param("5D+TD: QD/JC", "KS", "5D", id="a dead single never marries, its parents have children still"),
        pytest.param("5D+TD: QD+3S/AC", "KS", "5D", id="nor does a child's divorce stop its parents"),
        pytest.param("5D+TD", "2C", "5D", id="a 2 is played on a couple, at the tree top at once"),
        pytest.param("5D+TD: QD, 3S+3C", "2C", "3S 5D", id="a 2 is not played on a single"),
        pytest.param("5D+TD&2H: 3S+3C", "2C", "3S", id="a couple takes one 2"),
        pytest.param("5D+TD: QD, 3S, 3C", "2C", "5D", id="a couple with 3 children takes a 2"),
        pytest.param("5D+TD/AC: 3S+3C, 4S/JC+4C", "2C", "3S", id="a 2 needs a couple that is married and living"),
        pytest.param("5D+TD", "AC", "", id="the tree top takes no ace without a child"),
        pytest.param("5D+TD: QD", "AC", "5D", id="with a child it does"),
        pytest.param("5D+TD: QD, 3S+3C", "AC", "3S 5D", id="any other couple takes an ace without a child"),
        pytest.param("5D+TD&2H: QD", "AC", "5D", id="a couple with a 2 takes an ace"),
        pytest.param("5D+TD/AH: 3S+3C, 4S+4C/JC", "AC", "3S", id="an ace needs a couple that is married and living"),
        pytest.param("5D+TD", "JC", "", id="the tree top takes no jack without a child"),
        pytest.param("5D+TD: QD, 3S+3C", "JC", "3C 3S 5D QD TD", id="a jack covers anyone living, single or not"),
        pytest.param("5D+TD/AC&2H: QD", "JC", "5D QD", id="never an ace or a 2"),
        pytest.param("5D/JD+TD: QD/JH, 3S", "JC", "3S TD", id="never another jack, and the widowed still"),
        pytest.param("5D+TD: X1", "JC", "5D TD X1", id="a joker can die"),
    ],
)
def test_a_card_can_be_played_on(tree: Callable[[str], Tree], drawn: str, card: str, targets: str) -> None:
    assert " ".join(target for target, _ in places(tree(drawn).nodes, Card(card))) == targets


@pytest.mark.parametrize(
    ("drawn", "card", "target", "words"),
    [
        pytest.param(
            "5D+TD/AC: QD", "KS", "5D", "5D and TD are divorced: they have no more children", id="child of the divorced"
        ),
        pytest.param("5D+TD/JC: QD", "KS", "5D", "5D is widowed: only living couples have children", id="widowed"),
        pytest.param(
            "5D/JC+TD: QD", "KS", "TD", "TD is widowed: only living couples have children", id="widowed spouse"
        ),
        pytest.param(
            "5D+TD: QD, 3S, 3C", "KS", "5D", "5D and TD have 3 children: it takes a 2 to have more", id="three children"
        ),
        pytest.param(
            "5D+TD&2H: QD, 3S, 3C, 4C, 4D", "KS", "TD", "5D and TD have 5 children: no couple has more", id="five"
        ),
        pytest.param("5D+TD: QD/JC", "KS", "QD", "QD is covered by JC", id="a covered card"),
        pytest.param("5D+TD: QD/JC", "KS", "JC", "JC is not a person", id="what covers it"),
        pytest.param("5D+TD/AC: QD", "KS", "TD", "TD is covered by AC", id="a spouse under the ace"),
        pytest.param("5D+TD", "KS", "7H", "7H is not in the tree", id="a card that is elsewhere"),
        pytest.param("5D+TD", "KS", "KS", "KS is not in the tree", id="the current card itself"),
        pytest.param("5D+TD: QD", "2C", "QD", "QD is single: a 2 is played on a couple", id="2 on a single"),
        pytest.param("5D+TD&2H: 3S+3C", "2C", "5D", "5D and TD have 2H: a couple takes only one 2", id="second 2"),
        pytest.param("5D+TD/AC: 3S+3C", "2C", "5D", "5D and TD are divorced: a 2 is played on", id="2 on divorced"),
        pytest.param("5D+TD/JC: 3S+3C", "2C", "5D", "5D is widowed: a 2 is played on", id="2 on widowed"),
        pytest.param("5D+TD&2H: 3S+3C", "2C", "2H", "2H is not a person", id="2 on a 2"),
        pytest.param("5D+TD: QD", "AC", "QD", "QD is single: an ace is played on a couple", id="ace on a single"),
        pytest.param("5D+TD/AH: 3S+3C", "AC", "5D", "divorced already: a couple takes only one ace", id="second ace"),
        pytest.param("5D+TD/JC: 3S+3C", "AC", "5D", "5D is widowed: an ace is played on", id="ace on widowed"),
        pytest.param("5D+TD/AH: QD", "JC", "AH", "AH is not a person", id="jack on an ace"),
        pytest.param("5D+TD&2H: QD", "JC", "2H", "2H is not a person", id="jack on a 2"),
        pytest.param("5D+TD: QD/JD", "JC", "JD", "JD is not a person", id="jack on a jack"),
        pytest.param("5D+TD: QD/JD", "JC", "QD", "QD is covered by JD", id="jack on the dead"),
    ],
)
def test_a_card_that_cannot_be_played_there_is_refused_in_the_rules_words(
    leg: Callable[[str, str], State], drawn: str, card: str, target: str, words: str
) -> None:
    state = leg(drawn, card)
    with pytest.raises(IllegalMove) as refused:
        FamilyTree().check(state, Seat(0), Move(Card(card), Card(target)))
    assert words in str(refused.value)
    assert str(refused.value).endswith(".")
    assert refused.value.data["targets"] == tuple([at for at, _ in state.places])


@pytest.mark.parametrize("card", ["AC", "JC"])
@pytest.mark.parametrize("target", ["5D", "TD"])
def test_the_childless_tree_top_refuses_aces_and_jacks_and_says_so(
    leg: Callable[[str, str], State], card: str, target: str
) -> None:
    with pytest.raises(IllegalMove, match="takes no ace and no jack before it has a child"):
        FamilyTree().check(leg("5D+TD", card), Seat(0), Move(Card(card), Card(target)))
