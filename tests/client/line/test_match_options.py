import pytest

from client.games.options import OFFERS
from client.line.match_options import named_server, setting_names, settings_of, settle, settle_alone
from client.net.address import ServerAddress
from client.room.settings import Settled, wanted
from client.text.messages import line_start as start_text
from protocol.options import Clock

BEFORE = Settled(5, "maximizer", True, Clock(move=30))
TYPED = {
    "one thing, the rest kept": ("spectators off", Settled(5, "maximizer", False, Clock(move=30))),
    "all of it": (
        "NUMBER random role minimizer clock 5m+3 spectators yes",
        Settled(None, "minimizer", True, Clock(leg=300, increment=3)),
    ),
    "nothing": ("", BEFORE),
    "set back": ("role random clock none", Settled(5, None, True, None)),
}
WRONG = {
    "half a pair": ("number", "“number” needs one of these after it: a game number, or random"),
    "no such thing": ("colour red", "There is no setting “colour” here. The settings are number, clock, role"),
    "no role": ("role banker", "Unknown role “banker”: choose maximizer or minimizer"),
    "no number": ("number x", "a whole number from 1 to"),
    "no clock": ("clock x", "30 for 30 seconds a move"),
}


@pytest.mark.parametrize(("typed", "settled"), TYPED.values(), ids=TYPED)
def test_pairs_of_a_name_and_a_value_change_what_is_settled(typed: str, settled: Settled) -> None:
    assert settle(BEFORE, typed) == settled


@pytest.mark.parametrize(("typed", "why"), WRONG.values(), ids=WRONG)
def test_what_cannot_be_settled_is_said(typed: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        settle(BEFORE, typed)


def test_host_public_means_that_it_is_on_wherever_it_stands() -> None:
    for typed in ("public", "public on", "number 7 public", "public hints on"):
        assert settle(Settled(), typed).public, typed
    assert not settle(Settled(public=True), "public off").public
    rest, server = named_server("Public server play.example.org")
    assert (settle(Settled(), rest).public, server) == (True, ServerAddress("play.example.org"))
    with pytest.raises(ValueError, match="There is no setting “maybe” here"):
        settle(Settled(), "public maybe")


def test_a_mirror_match_is_settled_where_the_options_have_one() -> None:
    assert wanted(settle(Settled(), "form mir", "family-tree"), "family-tree").form == "mirror"
    assert wanted(settle(Settled(), "form match", "family-tree"), "family-tree").form is None
    with pytest.raises(ValueError, match="The form can’t be mirror with these options: choose together"):
        settle(Settled(), "form mirror", "happy-graphs")
    assert "form" in setting_names("happy-graphs")
    assert "form" not in setting_names("grandmas-game")


@pytest.mark.parametrize("game", ["family-tree", "patriarch"])
def test_what_can_be_settled_says_that_the_roles_alternate_in_a_rematch(game: str) -> None:
    assert any(line.endswith(" or random; you swap in a rematch") for line in settings_of(game, {}))
    question = start_text.role(OFFERS[game].roles)
    assert "(empty: random; you swap in a rematch)" in question and len(question) < 80


@pytest.mark.parametrize("game", OFFERS)
def test_the_settings_of_each_game_fit_on_a_screen(game: str) -> None:
    lines = settings_of(game, {})
    assert len(lines) <= 20
    assert [line for line in lines if len(line) > 100] == []


def test_options_without_an_effect_are_not_listed_until_others_give_them_one() -> None:
    def listed(**options: str) -> bool:
        return any(line.startswith("  hands-2: ") for line in settings_of("poker-solitaire", options))

    assert not listed(mode="alternate")
    assert listed(mode="alternate", unequal="on")


def test_a_game_alone_has_no_settings_for_others() -> None:
    assert settle_alone("number 7 casual on", "family-tree") == Settled(7, casual=True)
    with pytest.raises(ValueError, match=r"There is no setting “clock” here\. The settings are number and casual"):
        settle_alone("clock 5m", "family-tree")
