"""The layout of the matrices, and the signs at the squares."""

from dataclasses import replace
from typing import Any

import pytest

from client.games.arrows import Step
from client.games.leg_scene import Told
from client.games.poker_solitaire import picture as pictures
from client.games.poker_solitaire import target_score
from client.games.poker_solitaire.footer import LEAST, ended, own_keys, says, summary
from client.games.poker_solitaire.moves import read_move
from client.text.glyphs import ASCII, UNICODE
from client.text.lines import fitted
from client.text.tones import Tone
from tests.client.games.poker_solitaire.builders import FIGURE_1, after, board, leg, lying, scene_of, seen, text
from tests.client.solo_rooms import about

TWO = after(leg("QH 5D KC", mode="alternate", dealt=2, rejects={"common": 1, "1": 1, "2": 1}), "QH>c3 5D>2:c3 KC>c4")


def test_over_the_matrices_a_mode_is_named_in_short_where_it_cannot_be_told() -> None:
    scene = scene_of(leg("QH", mode="race", scoring="pat"))
    assert text(summary(scene, 100, UNICODE)).endswith("   both at once, until one is full and says Done")
    assert text(summary(scene, 60, UNICODE)).endswith("Ben: 0 of 5 pat   race")
    assert text(summary(scene, 40, UNICODE)).endswith("Ben: 0 of 5 pat")
    assert ended(scene) == "The game is over: you 0 of 5 pat, Ben 0 of 5 pat."


def test_figure_1_has_every_line_with_its_points_and_name_and_the_total() -> None:
    shown = board(seen(lying(leg("QH"), FIGURE_1)))
    assert shown[0].split() == ["the", "matrix", "touch", "edges,", "cards", "stay,", "English", "21"]
    rows = ["1 one pair", "10 full house", "1 one pair", "–", "–"]
    assert [line.partition("  ")[0][0] for line in shown if line[:1].isdigit()] == list("12345")
    assert [line for line, row in zip([line for line in shown if line[:1].isdigit()], rows, strict=True) if row in line]
    assert [each.split() for each in shown if each.split() == ["5", "3", "1"]]
    assert "a –           b flush       c two pair    d one pair    e –" in "\n".join(shown)


def test_two_matrices_stand_beside_each_other_at_80_columns_and_below_each_other_in_less() -> None:
    shown = board(seen(TWO, 1))
    assert "▸ 1 Anna" not in shown[0] and "1 Anna" in shown[0] and "▸ 2 you" in shown[0]
    assert all(len(line) <= 80 for line in shown)
    assert "0" not in next(line for line in shown if line.startswith("3 ")), "a row without points has no text"
    narrow = board(seen(TWO, 1, 60, 34))
    assert len([line for line in narrow if line.startswith("3 ")]) == 2


def test_rules_for_which_a_head_has_no_room_have_a_line_of_their_own() -> None:
    options: dict[str, Any] = {"touching": ["edges", "anywhere"], "hands": [10, 12], "scoring": ["english", "american"]}
    unequal = leg("QH 5D KC", mode="alternate", movable=True, **options)
    head, rules, *_ = board(seen(unequal))
    assert (
        "2 Ben" in head
        and "touch edges, movable, English" in rules
        and "anywhere, movable, 12 hands, American" in rules
    )
    assert "touch edges, movable, English" in board(seen(unequal, cells=120, rows=34))[0]
    low = board(seen(unequal, rows=16))
    assert [line[:1] for line in low[2:7]] == list("12345"), "of few lines none is for the rules alone"


def test_cards_that_are_dealt_at_the_others_turn_are_not_said_to_have_run_out() -> None:
    (line,) = (line for line in board(seen(leg("QH 5D KC", mode="same-deck"))) if "dealt Ben" in line)
    assert "none before their turn   stock 52, next Q♥" in line


def test_long_names_of_columns_stand_at_80_columns_too() -> None:
    cards = "2S 4H 2C 3C 7C  4S 2H KS 3D 7D  5S 5H 2D 3H 9C  6S 6H 3S 6D 9D  7S 7H KD JD JC"
    state = lying(leg("QH 5D KC", mode="alternate", movable=True, hands=12), cards, cards)
    shown = board(seen(state))
    assert any("d 3 of a kind  e two pair" in line for line in shown)
    assert any("a1-e5 3 of a kind 6" in line for line in shown), "all seven, in as few lines as there are"


def test_squares_that_take_the_card_are_lit_and_signed_and_cards_to_pick_up_outlined() -> None:
    picture = seen(TWO, 1)
    lit = [run for line in picture.layout.lines for run in line if run.tone is Tone.LIT]
    assert len(lit) == 4 + 2 and {run.text.strip() for run in lit} == {"▸"}
    row = next(line for line in board(picture) if line.startswith("3 "))
    assert "│5♦ │" in row and "│Q♥" not in row and picture.choice.where is None
    assert any("(2♣ )│A♣ │" in line and "stock 47" in line for line in board(picture))
    assert any("rejects  Anna x1  ·   you x1  ▸   common x1  ▸" in line for line in board(picture))


@pytest.mark.parametrize(
    ("dealt", "named"), [(1, ["Space", "x", "c", "o", "Esc"]), (3, ["Tab", "Space", "c", "o", "Esc"])]
)
def test_80_columns_name_the_keys_that_nobody_would_find(dealt: int, named: list[str]) -> None:
    around = (("h", "hint"), ("u", "take back"), ("c", "chat"), ("o", "room"), ("?", "rules"), ("Esc", "leave"))
    picture = pictures.at_step(seen(leg("QH 5D KC 7S", mode="alternate", dealt=dealt)), Step.DOWN)
    assert picture is not None
    keys = (*own_keys(picture), *around)
    line = text(fitted(keys, LEAST, 80))
    assert [key for key, _ in keys if f" {key} " in line][1:] == ["Enter", *named] and len(line) <= 80


def test_who_can_do_nothing_more_is_named_no_keys_to_choose_by() -> None:
    cards = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD"
    full = lying(leg("QH", mode="race", rejects={"common": 0, "1": 0, "2": 0}), cards, "")
    assert own_keys(seen(full)) == (("e", "Done"), ("m", "type a move"))


def test_a_move_is_written_as_its_reader_needs_it() -> None:
    two, alone = scene_of(leg("QH 5D", mode="alternate"), 1), scene_of(leg("QH 5D", mode="sum-of-two"))
    moves = ("QH>2:c3", "1:b2>p2x1", "QH>p1x1", "pass")
    assert [two.written(move) for move in moves] == ["Q♥ to c3", "Anna’s b2 to x1", "Q♥ to Anna’s x1", "pass"]
    assert [alone.written(move) for move in moves] == [
        "Q♥ to c3 in matrix 2",
        "b2 in matrix 1 to x1",
        "Q♥ to x1",
        "pass",
    ]


NAMED = {
    "with its matrix": ("QH to c3 in matrix 2", "sum-of-two", "QH>2:c3"),
    "row first": ("QH 3c in matrix 2", "sum-of-two", "QH>2:c3"),
    "one's own": ("q♥ to c3", "alternate", "QH>2:c3"),
    "another player's": ("QH Anna’s c3", "alternate", "QH>1:c3"),
    "another player's, in ASCII": ("QH anna's c3", "alternate", "QH>1:c3"),
    "a reject square": ("1:c3 to x1", "alternate", "1:c3>p2x1"),
    "a common one": ("QH to common x1", "alternate", "QH>cx1"),
    "the notation": ("QH>2:c3", "alternate", "QH>2:c3"),
}


@pytest.mark.parametrize(("typed", "mode", "move"), NAMED.values(), ids=NAMED)
def test_a_place_is_typed_as_it_is_shown(typed: str, mode: str, move: str) -> None:
    scene = scene_of(leg("QH 5D", mode=mode), 0 if mode == "sum-of-two" else 1)
    assert read_move(scene.typed(typed), scene.view, scene.seat) == move


def test_what_was_played_last_is_marked_and_spectators_are_shown_no_squares() -> None:
    shown = "\n".join(board(seen(TWO, None)))
    assert "*K♣" in shown and "▸ " not in shown.partition("\n")[2] and "│" not in shown
    assert "Anna: K♣ to c4" in shown


@pytest.mark.parametrize(
    ("wishes", "matrix", "expected"),
    [
        ({"hands": 12}, FIGURE_1, "a1-e5 –"),
        ({"scoring": "pat"}, "2H 3H 4H 5H 6H", "✓ straight flush"),
        ({"scoring": "pat"}, "2H 3H 4H 5H 6H", "1 of 5 pat"),
        ({"scoring": "user", "points": {"flush+one-pair": 20}, "decks": 2}, "2H 2H 4H 5H 7H", "20 flush and one pair"),
    ],
    ids=["diagonals", "pat row", "pat head", "combination"],
)
def test_lines_by_the_rules_of_their_matrix(wishes: dict[str, Any], matrix: str, expected: str) -> None:
    assert expected in "\n".join(board(seen(lying(leg("QH", **wishes), matrix))))


def test_what_the_chosen_move_does_is_said_with_the_score_after_it() -> None:
    picture = seen(lying(leg("5S", decks=1), "5H -- -- -- --"), 0)
    lines = [text(line) for line in says(pictures.at_place(picture, "b1") or picture, 80, UNICODE)]
    assert lines == [" 5♠ to b1", " score from 0 to 1"]
    pat = scene_of(lying(leg("QH", scoring="pat"), "2H 3H 4H 5H 6H"))
    before = replace(pat, told=Told(about=about(1)))
    assert text(summary(pat, 80, ASCII)) == " the matrix: 1 of 5 pat   one matrix, alone"
    assert text(summary(before, 80, ASCII)).endswith("won before")
    assert target_score.in_full(before) == "The computer won this number."
    duel = replace(scene_of(leg("QH", mode="duel", scoring="pat")), beat=0)
    assert (target_score.in_short(duel), target_score.in_full(duel)) == (
        "leg 1: lost",
        "If you win this leg, you win the match; otherwise it is a draw.",
    )
    quads = " ".join(f"{rank}C {rank}D {rank}H {rank}S AC" for rank in "23456")
    one, two = lying(leg("QH", scoring="pat"), quads), lying(leg("QH", mode="sum-of-two", scoring="pat"), quads, "")
    assert [ended(scene_of(each)) for each in (one, two)] == [
        "Won: all five rows are pat hands.",
        "1 of two matrices won.",
    ]
    assert text(summary(scene_of(TWO, 1), 80, ASCII)).startswith(" Anna 0 - you 0   in turn, a matrix each")
