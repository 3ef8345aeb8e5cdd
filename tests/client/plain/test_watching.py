import json
from dataclasses import replace

from client.plain.watching import rows
from client.terminal.replay_lines import part_here
from tests.client.replays import line_of, replay_of

NUMBER = 5


def test_the_legs_are_told_beside_each_other_and_where_they_part() -> None:
    replay = replay_of(json.loads(line_of(NUMBER)))
    told = rows(replay, 1, replay.plies)
    first, parting = replay.rows[0], replay.parting
    assert parting is not None
    assert told[0].startswith(f"1. leg 1, {replay.name(first.sights[0].seat or 0)}: " if first.sights[0] else "1. ")
    assert [line for line in told if line.startswith("Here the legs part: ")] != []
    at = next(index for index, line in enumerate(told) if line.startswith(f"{parting}. "))
    assert told[at + 1].startswith("Here the legs part: ")
    assert len([line for line in told if line[0].isdigit()]) == replay.plies
    assert rows(replay, 2, 2)[0].startswith("2. leg 1, ")


def test_the_boards_of_a_mirror_match_part_and_in_the_patriarch_by_another_guess() -> None:
    replay = replay_of(json.loads(line_of(NUMBER)))
    for form, game, words in (
        ("mirror", "family-tree", "Here the boards part: "),
        ("match", "patriarch", "Here the legs part: another guess is made."),
    ):
        record = replay.record.model_copy(update={"form": form, "game": game})
        said = part_here(replace(replay, record=record), replay.rows[(replay.parting or 1) - 1])
        assert said.startswith(words)
