"""The hands that stand beside the boards."""

from dataclasses import replace

from client.terminal.glyphs import UNICODE
from client.terminal.happy_graphs.panel import folded, hands_lines
from client.terminal.happy_graphs.picture import Picture
from tests.client.terminal.happy_graphs.builders import SEED, lying, scene_of


def test_computers_are_told_apart_by_the_number_at_the_end_of_a_name_that_is_cut_short() -> None:
    scene = scene_of(lying(SEED, "3H | 4D | AD | 2S", "2D"))
    names = ("Ada", "easy computer", "easy computer 10", "a name of many words")
    scene = replace(
        scene, players=tuple(replace(each, name=name) for each, name in zip(scene.players, names, strict=True))
    )
    told = ["".join(run.text for run in line) for line in hands_lines(scene, 30, 4, UNICODE)]
    assert [line[2:17].rstrip() for line in told] == ["Ada", "easy computer", "easy compu… 10", "a name of man…"]
    assert "easy c… 10 A♦" in "".join(run.text for run in folded(Picture(), scene, 80, UNICODE)[1])
