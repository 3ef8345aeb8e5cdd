from dataclasses import replace

import pytest

from client.games.family_tree import target_score
from client.games.family_tree.scene import Scene
from client.games.heading import heading
from client.games.leg_scene import Told
from client.terminal.games.family_tree.panel import folded, panel
from client.text.glyphs import UNICODE
from client.text.lines import Line
from protocol.scores import NumberEvent
from tests.client.games.family_tree.builders import ROLES, build_about, build_room, build_solo, build_view, scene_of

TREE = "7D+9C\n  QH"


def alone(about: NumberEvent | None, current: str | None = "QS") -> Scene:
    return scene_of(build_solo(build_view(TREE, current)), told=Told(about=about))


def text(lines: list[Line]) -> list[str]:
    return ["".join(run.text for run in line).rstrip() for line in lines]


@pytest.mark.parametrize(
    ("about", "score", "short", "title", "full"),
    [
        pytest.param(None, None, None, "To beat", None, id="nothing was told"),
        pytest.param(
            build_about(None),
            None,
            "computer’s score …",
            "To beat",
            "Working out the computer’s score …",
            id="being worked out",
        ),
        pytest.param(
            build_about(None, 870),
            870,
            "beat 870",
            "To beat: 870",
            "Working out the computer’s score … Your best is 870.",
            id="one's own best, until the computer's is known",
        ),
        pytest.param(
            build_about(940, 870),
            940,
            "beat 940",
            "To beat: 940",
            "The computer reached 940 on this number. Your best is 870.",
            id="the computer's is better",
        ),
        pytest.param(
            build_about(940, 1020),
            1020,
            "beat 1,020",
            "To beat: 1,020",
            "The computer reached 940 on this number. Your best is 1,020.",
            id="one's own is better",
        ),
        pytest.param(build_about(None, working=False), None, None, "To beat", None, id="nothing known, nothing coming"),
        pytest.param(
            build_about(940, par=1290),
            940,
            "beat 940",
            "To beat: 940",
            "The computer reached 940 on this number.",
            id="par is for after the leg",
        ),
    ],
)
def test_alone_one_plays_against_the_better_of_two_scores(
    about: NumberEvent | None, score: int | None, short: str | None, title: str, full: str | None
) -> None:
    scene = alone(about)
    assert (
        scene.to_beat,
        target_score.in_short(scene),
        target_score.title(scene),
        target_score.in_full(scene),
    ) == (
        score,
        short,
        title,
        full,
    )


def test_after_the_leg_par_is_told_too() -> None:
    told = target_score.in_full(alone(build_about(940, par=1290), None))
    assert told == (
        "The computer reached 940 on this number. Par is 1,290: the best found by a search that knows the deck."
    )


def test_in_leg_two_it_is_leg_ones_score_as_ever() -> None:
    scene = scene_of(build_room(build_view(TREE, roles=ROLES[::-1]), leg=2), told=Told(about=build_about()))
    assert (scene.to_beat, target_score.in_short(scene)) == (210, "keep under 210")
    first = scene_of(build_room(build_view(TREE)), told=Told(about=build_about()))
    assert (first.to_beat, target_score.in_short(first), target_score.in_full(first)) == (
        None,
        None,
        None,
    )


def test_the_panel_and_its_folded_lines_tell_it() -> None:
    scene = alone(build_about(940, 870))
    assert text(folded(scene, 80, UNICODE))[1].endswith("beat 940")
    lines = text(panel(scene, None, 32, 30, UNICODE))
    at = next(index for index, line in enumerate(lines) if line.startswith("├─ To beat: 940 ─"))
    assert lines[at + 1 : at + 4] == [
        "│ The computer reached 940 on",
        "│ this number. Your best is",
        "│ 870.",
    ]


def test_the_heading_of_a_game_alone_says_so_with_its_number() -> None:
    lines = text(heading(alone(None), 80, UNICODE))
    assert lines[0].startswith(" KZ7-4QM2 · Family Tree · alone ")
    assert lines[0].endswith(" number 7")
    assert lines[1].startswith(" ● you play alone ")
    assert lines[1].endswith("your turn")


def test_the_computers_tree_is_told_like_a_leg_that_is_over() -> None:
    view = replace(build_view(TREE, None), roles=("player",))
    scene = Scene.of_computer(build_about(20, tree=view, par=40), "Family Tree")
    assert scene is not None
    assert text(heading(scene, 80, UNICODE)) == [
        " Family Tree · alone                                                   number 7",
        " ● the computer plays alone",
    ]
    assert scene.over
    assert "│ The game is over: 20 points." in text(panel(scene, None, 42, 30, UNICODE))
    assert target_score.in_full(scene) == (
        "The computer reached 20 on this number. Par is 40: the best found by a search that knows the deck."
    )
    assert Scene.of_computer(build_about(), "Family Tree") is None
