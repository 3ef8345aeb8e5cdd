"""Views of games that are not installed are read by the fields that all views have."""

from typing import Any

import pytest
from pydantic import ValidationError

from protocol.ids import Seat
from protocol.views import VIEW, PlainMove, PlainView, fields_of
from server.games.catalog import GAMES
from server.games.game import Setup

SHOWN: dict[str, Any] = {
    "game": "pile-up",
    "roles": ["maximizer", "minimizer"],
    "to_act": [1],
    "ply": 3,
    "score": 12,
    "piles": [{"top": "3C"}, {}],
    "moves": [{"move": "5H>1", "change": 3}],
}


def test_a_view_of_an_unknown_game_keeps_all_its_fields() -> None:
    view = VIEW.validate_python(SHOWN)
    assert isinstance(view, PlainView)
    assert (view.game, view.roles, view.to_act) == ("pile-up", ("maximizer", "minimizer"), (1,))
    assert (view.ply, view.score) == (3, 12)
    assert view.moves == (PlainMove("5H>1", {"move": "5H>1", "change": 3}),)
    assert fields_of(view) == VIEW.dump_python(view) == SHOWN
    assert VIEW.validate_python(view) is view


def test_moves_may_be_an_object_or_absent() -> None:
    keyed = VIEW.validate_python({**SHOWN, "moves": {"pass": {}, "5H>1": {"change": 3}}})
    assert [move.move for move in keyed.moves] == ["5H>1", "pass"]
    assert VIEW.validate_python({name: value for name, value in SHOWN.items() if name != "moves"}).moves == ()


def test_a_view_of_a_known_game_has_the_fields_of_its_class() -> None:
    game = GAMES["family-tree"]
    options = game.options()
    setup = Setup(options=options, deck=game.deck(options, 2, 7), roles=("maximizer", "minimizer"))
    fields = fields_of(game.view(game.deal(setup), Seat(0)))
    assert (fields["game"], fields["roles"]) == ("family-tree", ["maximizer", "minimizer"])


@pytest.mark.parametrize("wrong", [{"ply": "x"}, {"roles": ["judge"]}, {"moves": [7]}, {"to_act": None}])
def test_a_view_without_the_fields_of_all_views_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        VIEW.validate_python({**SHOWN, **wrong})
