"""Your games: their order and their texts."""

from dataclasses import replace

import pytest

from client.lobby.waiting_games import Lists, waiting_games
from client.lobby.your_games import in_order, row, waiting, with_event
from client.net.address import ServerAddress
from protocol.ids import RoomCode, Seat
from protocol.player_games import GamesChanged, GamesEvent, LastMoveInfo, PlayerGame
from tests.client.cases.your_games import DECLINED, FREE, OVER, RECEIVED, SENT, UNTIL
from tests.client.games_told import NOW, alone, game, theirs

SCORE = "Family Tree with Ben, score 240"
LOBBY = game("L0BBY00", status="waiting", seats=(game().seats[0], FREE), waits_for=(), due=None, score=None)


def test_games_that_wait_for_the_player_come_first_the_shortest_time_before() -> None:
    soon, later, without = game("S00N000", due=NOW + 1), game("LATER00"), game("W1TH0VT", due=None, clock=None)
    ordered = [soon, later, without, alone("AL0NE00"), theirs("THE1RS0"), LOBBY, OVER]
    assert list(in_order(reversed(ordered), NOW)) == ordered
    assert waiting(ordered, NOW) == (soon, later, without)
    assert waiting(ordered, NOW, RoomCode("S00N000")) == (later, without)


def test_a_rematch_that_is_offered_waits_for_the_player() -> None:
    offered = game(status="over", due=None)
    assert waiting([offered], NOW) == (offered,)


def test_a_finished_game_without_another_person_is_not_listed() -> None:
    assert in_order([replace(alone("A000000"), status="over", waits_for=())], NOW) == ()


def test_an_expired_game_is_not_listed() -> None:
    assert in_order([game(expires=NOW)], NOW) == ()
    assert in_order([game(expires=NOW)], None) != ()


def test_a_challenge_is_among_the_games_that_wait_until_its_time_is_over() -> None:
    later = game("LATER00", due=UNTIL + 1)
    assert in_order([SENT, later, RECEIVED], NOW) == (RECEIVED, later, SENT)
    assert in_order([RECEIVED, SENT], UNTIL) == (SENT,)
    assert row(SENT, "HERE", UNTIL) == "Waiting for players. Family Tree. HERE"
    assert waiting([RECEIVED, SENT], NOW) == (), "to open it is to accept it"


def test_changes_replace_games_and_remove_them() -> None:
    one, other, third = game("A000000"), game("B000000"), game("C000000")
    games = with_event((), GamesEvent(games=(one, other)))
    newer = theirs("A000000")
    changed = with_event(games, GamesChanged(changed=(newer, third), removed=(other.room,)))
    assert changed == (newer, third)


@pytest.mark.parametrize(
    ("told", "line"),
    [
        (game(), f"Your turn; 2\xa0h left. {SCORE}, Ben: 8D>5C. HERE"),
        (theirs("A000000", due=NOW + 90_000), f"Ben’s turn; 2\xa0min left. {SCORE}, Ben: 8D>5C. HERE"),
        (game(last_move=LastMoveInfo(seat=Seat(1))), f"Your turn; 2\xa0h left. {SCORE}. HERE"),
        (alone("A000000"), "Your turn. Family Tree on 7, score 240. HERE"),
        (RECEIVED, "Ben challenges you; 3\xa0h left. Family Tree with Ben. HERE"),
        (SENT, "Waiting for Ben; 3\xa0h left. Family Tree. HERE"),
        (DECLINED, "Ben declined. Family Tree. HERE"),
        (LOBBY, "Waiting for players. Family Tree, 8D>5C. HERE"),
        (OVER, f"You won. {SCORE}. HERE"),
        (replace(OVER, winners=(), score=None), "Draw. Family Tree with Ben. HERE"),
        (replace(OVER, winners=(Seat(1),)), f"You lost. {SCORE}. HERE"),
        (replace(OVER, winners=None), f"Over. {SCORE}. HERE"),
    ],
    ids=str,
)
def test_a_line_has_state_time_game_score_and_last_move(told: PlayerGame, line: str) -> None:
    assert row(told, "HERE", NOW) == line


def test_of_several_servers_the_most_urgent_game_with_others_comes_first() -> None:
    one, two, away = ServerAddress("10.0.0.1"), ServerAddress("10.0.0.2"), ServerAddress("10.0.0.3")
    soon, later, challenge = game("S00N000", due=NOW + 1), game("LATER00"), RECEIVED
    lists: Lists = {one: (later, alone("AL0NE00"), theirs("THE1RS0")), two: (soon, challenge), away: None}
    waiting = waiting_games(lists, NOW)
    assert [(each.server, each.game.room) for each in waiting] == [(two, "S00N000"), (one, "LATER00"), (two, "CHA11EN")]
