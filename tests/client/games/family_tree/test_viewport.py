import pytest

from client.games.family_tree.layout import Box, TreeLayout, lay_out
from client.games.family_tree.viewport import farthest_left, left_edge, top_edge
from tests.client.games.family_tree.builders import load_room
from tests.seen import tree

ROOM = load_room("jack")


@pytest.fixture
def layout() -> TreeLayout:
    return lay_out(tree(ROOM.view), mine=True)


@pytest.mark.parametrize("cells", [20, 40, 80])
@pytest.mark.parametrize("now", [0, 7, 33, 500])
def test_wherever_the_window_stands_a_place_is_brought_into_sight(layout: TreeLayout, cells: int, now: int) -> None:
    for place in layout.places:
        left = left_edge(layout, cells, now, place.box)
        assert left <= place.box.x
        assert place.box.x + place.box.width <= left + cells
        assert left in layout.columns


def test_a_window_as_wide_as_the_tree_stays_at_its_left_end(layout: TreeLayout) -> None:
    assert {left_edge(layout, layout.width, 0, place.box) for place in layout.places} == {0}
    assert farthest_left(layout, layout.width) == 0


def test_the_generation_before_and_some_cells_after_a_place_are_in_sight_too(layout: TreeLayout) -> None:
    deepest = max(layout.places, key=lambda place: place.box.x)
    left = left_edge(layout, 60, 0, deepest.box)
    assert left <= layout.columns[deepest.level - 2]
    shallow = Box(0, layout.columns[1] + 1, 2)
    assert left_edge(layout, 60, layout.columns[1], shallow) in (0, layout.columns[1])


def test_the_last_window_begins_with_a_generation_and_ends_after_the_tree(layout: TreeLayout) -> None:
    last = farthest_left(layout, 50)
    assert last in layout.columns
    assert last + 50 >= layout.width


@pytest.mark.parametrize(
    ("now", "line", "top"),
    [
        pytest.param(0, 3, 0, id="in sight: stays"),
        pytest.param(0, 9, 2, id="below: two more lines are seen"),
        pytest.param(8, 9, 7, id="above: two more lines are seen"),
        pytest.param(6, 0, 0, id="the first line"),
        pytest.param(0, 19, 10, id="the last line"),
    ],
)
def test_the_window_moves_as_few_lines_as_it_takes(layout: TreeLayout, now: int, line: int, top: int) -> None:
    tall = TreeLayout(lines=((),) * 20, width=0, places=(), columns=(), boxes={})
    assert top_edge(tall, 10, now, Box(line, 0, 1)) == top


def test_a_window_of_one_line_shows_that_line(layout: TreeLayout) -> None:
    assert [top_edge(layout, 1, 0, Box(line, 0, 1)) for line in range(layout.height)] == [*range(layout.height)]
