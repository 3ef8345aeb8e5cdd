from dataclasses import fields
from typing import get_args

from client.games import GAMES, HOSTED
from protocol.deals import listed
from protocol.views import View


def test_the_games_are_those_whose_views_can_be_read() -> None:
    views = get_args(View) or (View,)
    assert set(GAMES) == {field.default for view in views for field in fields(view) if field.name == "game"}
    assert HOSTED in GAMES


def test_every_game_names_a_deck() -> None:
    for game in GAMES.values():
        assert listed(game.deck)
