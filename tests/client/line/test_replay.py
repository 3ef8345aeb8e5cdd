import json
from collections.abc import Sequence
from dataclasses import replace

from client.games.poker_solitaire.choice import Choice
from client.games.poker_solitaire.layout import lay_out
from client.games.poker_solitaire.scene import looked_at
from client.line.replay import rows
from client.replay.lines import change, of_note, part_here
from client.replay.match import Sight
from protocol.games.poker_solitaire.view import PokerSolitaireView
from server.offline.simulate import records, simulation
from tests.client.replays import line_of, replay_of

NUMBER = 5


def test_the_legs_are_told_beside_each_other_and_where_they_part() -> None:
    replay = replay_of(json.loads(line_of(NUMBER)))
    told = rows(replay, 1, replay.plies)
    first, parting = replay.rows[0], replay.parting
    assert parting is not None
    assert told[0].startswith(f"1. leg 1, {replay.name(first.sights[0].seat or 0)}: " if first.sights[0] else "1. ")
    assert [line for line in told if line.startswith("The legs differ from here: ")] != []
    at = next(index for index, line in enumerate(told) if line.startswith(f"{parting}. "))
    assert told[at + 1].startswith("The legs differ from here: ")
    assert len([line for line in told if line[0].isdigit()]) == replay.plies
    assert rows(replay, 2, 2)[0].startswith("2. leg 1, ")


def test_the_boards_of_a_mirror_match_part_and_in_the_patriarch_by_another_guess() -> None:
    replay = replay_of(json.loads(line_of(NUMBER)))
    for form, game, words in (
        ("mirror", "family-tree", "The boards differ from here: "),
        ("match", "patriarch", "The legs differ from here: a different guess."),
    ):
        record = replay.record.model_copy(update={"form": form, "game": game})
        said = part_here(replace(replay, record=record), replay.rows[(replay.parting or 1) - 1])
        assert said.startswith(words)


def test_where_each_has_a_matrix_the_scores_are_told_by_name_and_not_their_sum() -> None:
    played = simulation("poker-solitaire", "7", 1, "random,random", 1, '{"mode":"alternate","stealing":true}')
    replay = replay_of(json.loads(next(records(played)).model_dump_json()))
    names = [replay.name(0), replay.name(1)]
    for sight in replay.legs[0][1:]:
        scores = scores_of(sight)
        stand = f"{names[0]} {scores[0]}, {names[1]} {scores[1]}"
        assert rows(replay, sight.ply, sight.ply)[0].endswith(f", score {stand}")
        assert "".join(run.text for run in of_note(replay, [1], sight.ply)).endswith(f"{stand}.")
        before, seat = scores_of(replay.at(1, sight.ply - 1)), sight.seat or 0
        assert change(replay, 1, sight) == scores[seat] - before[seat]
    sight = replay.at(1, replay.plies)
    assert isinstance(sight.view, PokerSolitaireView)
    drawn = "".join(run.text for line in lay_out(looked_at(sight.view, names), Choice(), 80, 18).lines for run in line)
    assert names[0] in drawn and "player 1" not in drawn


def scores_of(sight: Sight) -> Sequence[int]:
    assert isinstance(sight.view, PokerSolitaireView)
    assert sight.view.scores is not None
    return sight.view.scores
