"""Line mode's texts on a game number, the score to beat, and high scores."""

from dataclasses import replace

from client.line import scores
from client.line.events import Announcer
from client.net.frames import ShownRoom
from client.room.session import Model, step
from protocol.ids import MatchId, PlayerId, Role
from protocol.scores import HelpedScore, HighScore, NumberEvent, ScoresEvent, Standing
from tests.client.line.staged import seen, setting
from tests.client.rooms import Rooms, with_match

ABOUT = NumberEvent(
    id="n", game="family-tree", options={}, number=7, computer=None, par=None, working=True, standings=()
)


def standing(role: Role, best: int, own: int | None, rank: int | None) -> Standing:
    return Standing(role=role, best=best, player=PlayerId("B"), name="Ben", players=3, own=own, rank=rank)


def test_a_number_nobody_has_played_tells_what_is_still_worked_out() -> None:
    assert scores.about(ABOUT, "Family Tree") == [
        "Family Tree, number 7.",
        "Computer’s score: working it out …; par: shown once you have finished it.",
        "Alone, the most: nobody yet.",
        "Maximizing, the most: nobody yet.",
        "Minimizing, the least: nobody yet.",
    ]


def test_a_number_tells_who_reached_what_and_where_one_stands() -> None:
    standings = (standing("player", 1200, 1150, 2), standing("minimizer", 90, None, None))
    told = scores.about(replace(ABOUT, computer=1100, par=1300, working=False, standings=standings), "Family Tree")
    assert told[1:] == [
        "Computer’s score: 1,100; par: 1,300; score to beat: 1,150.",
        "Alone, the most: 1,200 by Ben, the best of 3 players; yours: 1,150, rank 2 of 3.",
        "Maximizing, the most: nobody yet.",
        "Minimizing, the least: 90 by Ben, the best of 3 players.",
    ]


PAT = replace(ABOUT, game="poker-solitaire", options={"mode": "one-hand", "scoring": "pat"}, computer=0, working=False)


def test_a_number_that_is_won_or_lost_has_no_score_to_beat() -> None:
    told = replace(PAT, par=1, standings=(standing("player", 1, 0, 2),))
    assert scores.about(told, "Poker Solitaire")[1:] == [
        "Computer’s score: lost; par: won.",
        "The most: won by Ben, the best of 3 players; yours: lost, rank 2 of 3.",
    ]
    assert scores.beat(0, PAT) == ["Computer lost."]


def test_high_scores_are_a_line_each() -> None:
    game = HighScore(match=MatchId("M"), options={}, number=7, score=1200, at=0, hints=0)
    told = ScoresEvent(id="s", game="family-tree", scores=())
    assert scores.scores(told) == ["You have not finished a game alone here yet."]
    first, second = scores.scores(replace(told, scores=(game, replace(game, score=900))))
    assert first.startswith("1. 1,200 on number 7, ") and "hint" not in first
    assert second.startswith("2. 900 on number 7, ")
    pat = replace(told, game="poker-solitaire", scores=(replace(game, score=1, options=PAT.options),))
    assert scores.scores(pat)[0].startswith("1. won on number 7, ")


def test_high_scores_with_help_come_after_the_others_with_a_note() -> None:
    game = HighScore(match=MatchId("M"), options={}, number=7, score=1200, at=0, hints=1)
    none, title, note, helped = scores.scores(
        ScoresEvent(id="s", game="happy-graphs", scores=(), helped=(replace(game, seconds=90),), timed=True)
    )
    assert (none, title) == ("You have not finished a game alone without help yet.", "With help:")
    assert helped.startswith("1. 1,200 in 1:30 on number 7, ") and helped.endswith(", 1 hint.")
    assert note == "Games with hints, or with takebacks that revealed a card, don’t count as best games."


def test_a_number_tells_ones_best_with_help() -> None:
    helped = (HelpedScore(role="player", score=1300),)
    told = scores.about(replace(ABOUT, computer=1100, working=False, own_helped=helped), "Family Tree")
    assert told[1] == "Computer’s score: 1,100; par: not known; score to beat: 1,100."
    assert told[-1] == "Your best with help (not ranked): alone, the most, 1,300."


def alone(rooms: Rooms) -> ShownRoom:
    room = with_match(rooms.leg(), form="solo", number=7, known=True, commitment=None)
    assert room.view is not None
    view = replace(room.view, roles=("player",))
    return replace(room, form="solo", seats=room.seats[:1], view=view, offers=(None,))


def told(model: Model, about: NumberEvent) -> list[str]:
    return Announcer(before=model).told(setting(step(model, about)))


def test_alone_it_is_told_what_is_to_beat_as_soon_as_that_is_known(rooms: Rooms) -> None:
    model = seen(rooms.anna, alone(rooms))
    later = "Working out the computer’s score on this number …"
    assert told(model, ABOUT) == [later]
    waiting = step(model, ABOUT)
    assert told(waiting, ABOUT) == []
    assert told(waiting, replace(ABOUT, computer=310)) == ["Score to beat: 310, the computer’s."]
    better = replace(ABOUT, computer=310, standings=(standing("player", 320, 320, 1),))
    assert told(waiting, better) == ["Score to beat: 320, your own best."]


def test_alone_a_game_begins_with_its_number_and_what_is_to_beat(rooms: Rooms) -> None:
    model = step(seen(rooms.anna, alone(rooms)), replace(ABOUT, computer=310))
    assert Announcer().told(setting(model)) == [
        "You play alone; number 7.",
        "5♦ and 10♦ begin the tree.",
        "Score to beat: 310, the computer’s.",
        "Your turn: play Q♠. Score 10, 50 cards left.",
        "1. on 5♦ or 10♦: Q♠ becomes the first child of 5♦ and 10♦ (of at most 3); "
        "a new generation +10; score 10 to 20",
    ]
