"""The options of Poker Solitaire, chosen one by one, compared with the server's result."""

import random
from typing import Any

import pytest

from client.games import option_text
from client.games.options import OFFERS, Seats, chosen_of, form_of, in_roles, roles_of, sent, wrong
from client.games.poker_solitaire.options import VALUES, flat, idle
from client.games.typed_options import read_options
from client.games.word_catalog import GAMES
from protocol.games.poker_solitaire.options import PokerSolitaireOptions
from server.games.poker_solitaire.rules import PokerSolitaire

NAME = "poker-solitaire"
GAME = PokerSolitaire()
ODD = "flush=13,flush+one-pair=20"


def test_the_usual_choices_are_the_usual_options() -> None:
    assert sent(NAME, chosen_of(NAME, {})) == PokerSolitaireOptions().model_dump(mode="json")
    assert chosen_of(NAME, PokerSolitaireOptions().model_dump(mode="json")) == {
        name: values[0] for name, values in VALUES.items()
    }


def chosen_by(rng: random.Random) -> dict[str, str]:
    chosen = {name: rng.choice(values) for name, values in VALUES.items()}
    return chosen | {"points": rng.choice(("", ODD)), "dealt": "1"}


def test_whatever_can_be_chosen_is_what_the_server_takes_and_comes_back_the_same() -> None:
    rng = random.Random(7)
    taken = 0
    for _ in range(400):
        chosen = chosen_by(rng)
        why = wrong(NAME, chosen)
        if why is not None:
            assert why.endswith("are more than five together.")
            continue
        taken += 1
        own = PokerSolitaireOptions.model_validate(sent(NAME, chosen))
        told = own.model_dump(mode="json")
        assert sent(NAME, told) == sent(NAME, chosen) or "pat" in str(told)
        assert sent(NAME, chosen_of(NAME, told)) == told
        forms: dict[str, Any] = {form: (format.fewest, format.most) for form, format in GAME.formats(own).items()}
        assert {form: tuple(seats) for form, seats in OFFERS[NAME].forms(chosen).items()} == forms
        form = next(iter(GAME.formats(own)))
        assert in_roles(NAME, chosen) is ("maximizer" in GAME.format(own, form, 2).roles_for(2))
        assert idle(chosen) <= set(chosen)
        assert option_text.chosen(NAME, chosen)
    assert taken > 150


@pytest.mark.parametrize(
    ("typed", "options"),
    [
        ({"mode": "alt", "unequal": "on", "touching-2": "any"}, {"touching": ["edges", "anywhere"]}),
        ({"mode": "dup", "movable": "on"}, None),
        ({"mode": "duel", "movable": "on"}, {"movable": False}),
        ({"mode": "race", "rejects-1": "2", "rejects-2": "0"}, {"rejects": {"common": 0, "1": 2, "2": 0}}),
        ({"scoring": "user", "points": "Flush=13, one-pair+flush=20"}, {"points": {"flush": 13, "flush+one-pair": 20}}),
        ({"scoring": "user", "points": "royal=3"}, None),
        ({"scoring": "user", "points": "flush"}, None),
        ({"decks": "5"}, None),
    ],
    ids=str,
)
def test_options_are_read_as_they_are_typed(typed: dict[str, str], options: dict[str, Any] | None) -> None:
    if options is None:
        with pytest.raises(ValueError, match=r"can’t be|No hand is called|“flush” needs a hand"):
            read_options(NAME, typed)
        return
    made = sent(NAME, read_options(NAME, typed))
    assert {name: made[name] for name in options} == options


def test_what_goes_together_is_checked_before_anything_is_sent() -> None:
    assert wrong(NAME, {"dealt": "4", "rejects-1": "2"}) == "4 dealt and 2 reject squares are more than five together."
    assert wrong(NAME, {"scoring": "user", "points": "royal=3"}) is not None
    assert wrong(NAME, {"mode": "race"}) is None


def test_the_forms_and_roles_are_those_of_the_mode_and_every_value_has_words() -> None:
    assert form_of(NAME, {"mode": "sum-of-two"}, alone=True) == "solo"
    assert OFFERS[NAME].forms(chosen_of(NAME, {"mode": "race"})) == {"match": Seats(2, 2)}
    assert roles_of(NAME, {"mode": "duel"}) == ("maximizer", "minimizer") and roles_of(NAME, {}) == ("player",)
    for name, values in VALUES.items():
        assert set(values) <= set(GAMES[NAME].options()[name][1])


def test_unequal_rules_are_told_for_each_player() -> None:
    told = option_text.chosen(NAME, chosen_of(NAME, {"mode": "race", "touching": ["edges", "anywhere"], "dealt": 3}))
    assert told == (
        "A race until one says Done. "
        "Player 1: a card must touch another’s edge; placed cards stay; rows and columns count; English scoring. "
        "Player 2: a card goes anywhere; placed cards stay; rows and columns count; English scoring. "
        "3 cards dealt at a time. Reject squares: 1 each."
    )


def test_player_2_has_what_player_1_has_unless_something_else_is_chosen() -> None:
    told = flat({"unequal": "on", "scoring": "american", "touching": "corners", "touching-2": "anywhere"})
    assert (told["scoring-2"], told["touching"], told["touching-2"]) == ("american", "corners", "anywhere")
    assert "scoring-2" not in flat({"unequal": "on", "scoring": "pat"}) and "hands-2" not in told
