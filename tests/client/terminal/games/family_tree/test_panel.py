from dataclasses import replace

import pytest

from client.games.clocks import Face
from client.games.heading import heading
from client.net.frames import ShownRoom
from client.terminal.games.family_tree.panel import folded, panel
from client.terminal.games.side_panel import PANEL_FROM, panel_width
from client.text.glyphs import UNICODE
from client.text.lines import Line, Run, width
from client.text.tones import Tone
from protocol.cards import Card
from protocol.games.family_tree.view import FamilyTreeView, Played
from protocol.ids import Seat
from tests.client.games.family_tree.builders import build_room, build_view, load_room, moved, scene_of
from tests.seen import tree

TREE = """
    7D+9C 2H full_house:80
      6S+TD pair:10
      QH
"""


def text(lines: list[Line]) -> list[str]:
    return ["".join(run.text for run in line).rstrip() for line in lines]


def view(current: str | None = "QS", **changes: object) -> FamilyTreeView:
    return build_view(TREE, current, "QH spouse 30, 6S child 0" if current else "", **changes)


def side(room: ShownRoom, rows: int = 40, me: int | None = 0, cells: int = 32, chosen: str | None = None) -> list[str]:
    lines = panel(scene_of(room, me), Card(chosen) if chosen else None, cells, rows, UNICODE)
    assert max(width(line) for line in lines) <= cells
    return text(lines)


def test_the_heading_tells_room_leg_number_players_and_turn() -> None:
    assert text(heading(scene_of(build_room(view()), 0, here=(0,)), 90, UNICODE)) == [
        " KZ7-4QM2 · Family Tree · leg 1 of 2                    number hidden ✓ fingerprint 9f31…",
        "»▲ ● you maximize   ▼ ○ Grace minimizes (away)                                 your turn",
    ]


def test_a_long_number_leaves_room_for_the_leg() -> None:
    room = build_room(view())
    assert room.match is not None
    scene = scene_of(replace(room, match=replace(room.match, number=482109375512, known=True)))
    for cells, number in ((81, "number 4821-0937-5512"), (82, "number 4821-0937-5512, known from the start")):
        heads = text(heading(scene, cells, UNICODE))
        assert heads[0].startswith(" KZ7-4QM2 · Family Tree · leg 1 of 2  ")
        assert heads[0].endswith(f"  {number}")


def test_after_the_last_card_it_is_nobodys_turn() -> None:
    assert text(heading(scene_of(build_room(view(None))), 90, UNICODE))[1] == " ▲ ● you maximize   ▼ ● Grace minimizes"


@pytest.mark.parametrize("names", [("A" * 24, "B" * 24), ("漢" * 12, "字" * 12), ("A", "")])
@pytest.mark.parametrize("me", [0, 1, None])
def test_two_long_names_and_whose_turn_it_is_fit_80_cells(names: tuple[str, str], me: int | None) -> None:
    lines = heading(scene_of(build_room(view(), names=names), me, here=()), 80, UNICODE)
    assert [width(line) for line in lines] == [80, 80]
    who = text(lines)[1]
    assert who.endswith("your turn" if me == 0 else "turn")
    assert "▲" in who
    assert "▼" in who


def test_the_name_beside_the_turn_is_cut_before_those_of_the_players() -> None:
    scene = scene_of(build_room(view(), names=("strong computer", "easy computer")), None, here=(0, 1))
    assert text(heading(scene, 80, UNICODE))[1] == (
        "»▲ ● strong computer maximizes   ▼ ● easy computer minimizes     stron… thinks"
    )


def test_the_panel_tells_card_score_and_what_happened() -> None:
    happenings = (moved(3, 1, "QH", "7D", "child", 10, "2C AD"), moved(4, 0, "JS", "8C", "deceased", 0))
    played = Played(Seat(0), Card("JS"), Card("8C"), "deceased", 0, ())
    room = build_room(view(played=played), happenings=happenings)
    assert side(room, chosen="6S") == [
        "│  ╭─────╮",
        "│  │Q♠   │  your turn",
        "│  │  ♠  │  ▸ 2 places",
        "│  │   Q♠│  33 cards left",
        "│  ╰─────╯",
        "├─ Score 110 ───────────────────",
        "│ generations                20",
        "│ celebrities                 0",
        "│ hands                      90",
        "│  7♦═9♣   full house        80",
        "│          7♦ 7♦ 7♦ 7♦ 7♦",
        "│ ▸6♠═10♦  pair              10",
        "│          6♠ 6♠ 6♠ 6♠ 6♠",
        "├─ What happened ───────────────",
        "│ you: J♠ on 8♣",
        "│ Grace: Q♥ on 7♦, +10; no",
        "│   place for 2♣ A♦",
    ]


def test_of_many_cards_that_went_to_the_bottom_the_panel_tells_only_how_many() -> None:
    played = Played(Seat(0), Card("JS"), Card("8C"), "deceased", 0, ())
    happenings = (moved(4, 0, "JS", "8C", "deceased", 0, "2C AD 3C 4C 5C"),)
    told = "\n".join(side(build_room(view(played=played), happenings=happenings)))
    assert "no place for 5 cards" in told.replace("\n│   ", " ") and "2♣" not in told


def test_in_somebody_elses_turn_the_panel_names_them() -> None:
    lines = side(build_room(view(), names=("Ada with a very long name", "G")), me=None)
    assert lines[1:3] == ["│  │Q♠   │  Ada with a …’s turn", "│  │  ♠  │  ▹ 2 places"]
    assert side(build_room(view(), names=("strong computer", "G")), me=None)[1] == "│  │Q♠   │  strong comp… thinks"


def test_when_the_leg_is_over_the_panel_tells_what_it_came_to() -> None:
    assert side(build_room(view(None, left=(Card("2C"), Card("JS")))))[:2] == [
        "│ Leg 1 is over: 110 points.",
        "│ 2 cards never played: 2♣ J♠",
    ]


@pytest.mark.parametrize(
    ("me", "told"),
    [
        (1, ["You reached 210. Keep Ada", "under that to win; equal is a", "draw."]),
        (0, ["Grace reached 210. More than", "that and you win; equal is a", "draw."]),
        (None, ["Grace reached 210: Ada wins", "with more; equal is a draw."]),
    ],
    ids=["minimizer", "maximizer", "spectator"],
)
def test_leg_two_explains_the_score_to_beat_from_the_readers_role(me: int | None, told: list[str]) -> None:
    lines = side(build_room(view(), leg=2), me=me)
    at = next(index for index, line in enumerate(lines) if line.startswith("├─ To beat: 210 ─"))
    assert [line.strip("│ ") for line in lines[at + 1 : at + 1 + len(told)]] == told


@pytest.mark.parametrize(
    ("me", "told"),
    [(0, "beat 210"), (1, "keep under 210"), (None, "Ada must beat 210")],
    ids=["max", "min", "spectator"],
)
def test_the_folded_panel_has_the_score_to_beat_in_short(me: int | None, told: str) -> None:
    room = build_room(view(), leg=2, happenings=(moved(3, 1, "QH", "7D", "child", 10, leg=2),))
    [_, below] = text(folded(scene_of(room, me), 80, UNICODE))
    assert below.startswith((" Grace: Q♥ on 7♦, +10", " you: Q♥ on 7♦, +10"))
    assert below.endswith(told)


def test_a_leg_two_that_is_over_tells_who_has_won_by_it_in_place_of_what_is_to_beat() -> None:
    room = build_room(view(None), leg=2)
    lines = side(room, me=1)
    at = next(index for index, line in enumerate(lines) if line.startswith("├─ To beat: 210 ─"))
    assert [line.strip("│ ") for line in lines[at + 1 : at + 3]] == ["Leg 1 came to 210, leg 2 to", "110: you win."]
    assert text(folded(scene_of(room, 1), 80, UNICODE))[1].endswith(" you win")
    assert text(folded(scene_of(room, 0), 80, UNICODE))[1].endswith(" Grace wins")


def test_the_folded_panel_has_the_card_and_the_parts_of_the_score() -> None:
    assert text(folded(scene_of(build_room(view())), 80, UNICODE))[0] == (
        " [Q♠] ▸ 2 places · 33 left   Score 110: generations 20, celebrities 0, hands 90"
    )
    over = text(folded(scene_of(build_room(view(None))), 80, UNICODE))[0]
    assert over.startswith(" The leg is over ")


def test_the_longest_score_leaves_room_for_the_card() -> None:
    view = replace(build_view(TREE, "TS"), score=1250, levels=110, celebrity=240, hands=900, stock=49)
    view = replace(view, moves=build_view(TREE, "JS", ", ".join(["QH deceased 0"] * 36)).moves)
    line = text(folded(scene_of(build_room(view)), 80, UNICODE))[0]
    assert line.startswith(" [10♠] ▸ 36 places · 49 left ")
    assert line.endswith("  Score 1,250")
    later = text(
        folded(scene_of(build_room(replace(view, score=690, levels=90, celebrity=0, hands=600, stock=9))), 80, UNICODE)
    )[0]
    assert later.endswith(" Score 690: generations 90, celebrities 0, hands 600")


def test_the_cards_that_leg_one_showed_to_come_are_listed() -> None:
    coming = tuple(Card(card) for card in ("2C", "5S", "6C", "9D", "3C"))
    room = build_room(view(coming=coming), leg=2)
    assert "│  next: 2♣ 5♠ 6♣ 9♦ 3♣" in side(room)
    assert "next: 2♣ 5♠ 6♣ 9♦" in text(folded(scene_of(room), 80, UNICODE))[1]


@pytest.mark.parametrize("rows", range(14, 40))
def test_a_low_panel_names_every_hand_or_says_where_the_others_are(rows: int) -> None:
    room = load_room("jack")
    hands = [family for family in tree(room.view).families if family.hand]
    lines = side(room, rows)[:rows]
    listed = [line for line in lines if "═" in line]
    more = [line for line in lines if "more in the tree" in line]
    assert len(listed) + sum(int(line.split()[2]) for line in more) == len(hands)
    assert any(line.startswith("├─ What happened") for line in lines)


@pytest.mark.parametrize(("cells", "expected"), [(80, 0), (99, 0), (PANEL_FROM, 32), (160, 40), (200, 42)])
def test_the_panel_is_as_wide_as_there_is_room(cells: int, expected: int) -> None:
    assert panel_width(cells) == expected


def test_the_heading_says_what_a_change_of_the_score_means_to_the_reader() -> None:
    before, after = build_room(view()), build_room(replace(view(), ply=5, score=view().score + 30))
    for me, told, tone in ((0, "+30, in your favour", Tone.GOOD), (1, "+30, against you", Tone.BAD)):
        scene = scene_of(after, me).compared(scene_of(before, me), lights=True)
        line = heading(scene, 100, UNICODE)[0]
        assert Run(told, tone) in line
        assert Run("+30", tone) in heading(scene, 80, UNICODE)[0]
        assert scene.compared(scene, lights=True).change == 30, "an event that is no move keeps it"
    watched = scene_of(after, None).compared(scene_of(before, None), lights=True)
    assert Run("+30", Tone.STRONG) in heading(watched, 100, UNICODE)[0]
    assert "+30" not in "".join(text(heading(scene_of(after), 100, UNICODE))), "nothing was seen before"
    in_leg_two = scene_of(build_room(replace(view(), ply=5, score=500), leg=2))
    assert in_leg_two.compared(scene_of(before), lights=True).change == 0


def test_a_made_hand_and_a_celebrity_are_highlighted() -> None:
    bare, pair, joined = (
        build_view(f"7D+9C 2H{hand}\n  QH{spouse}", "QS", "QH spouse 30", ply=ply)
        for ply, (hand, spouse) in enumerate((("", ""), (" pair:10", ""), ("", "+KD")), 4)
    )
    before = scene_of(build_room(bare))
    for now, told in ((pair, "pair +10"), (joined, "celebrities +30")):
        scene = scene_of(build_room(now)).compared(before, lights=True)
        assert scene.moment == told
        assert Run(f" ★ {told} ", Tone.BADGE) in heading(scene, 100, UNICODE)[0]
        still = scene_of(build_room(now)).compared(before, lights=False)
        assert Run(f" ★ {told} ", Tone.STRONG) in heading(still, 100, UNICODE)[0]
    back = scene_of(build_room(bare)).compared(scene_of(build_room(pair)), lights=True)
    assert not back.moment, "a hand that was taken back is none"


def test_the_plate_of_the_player_to_move_is_marked_and_a_low_clock_differs_from_it() -> None:
    clocks = (Face(2_000, True, low=True), Face(272_000, False))
    for me, ground in ((0, Tone.BADGE), (1, Tone.PLATE)):
        line = heading(replace(scene_of(build_room(view()), me), clocks=clocks), 100, UNICODE)[1]
        assert line[0] == Run("»", ground)
        assert Run("0:02 !", Tone.ALARM) in line
        assert [run.tone for run in line].count(ground) >= 4
