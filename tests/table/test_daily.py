"""Rooms for a try on the daily number, without a day: how they open, which commands they reject, what they hide."""

import json
import random
from typing import Any

import pytest

from protocol.codes import RejectionCode as Code
from protocol.commands import Enlist, Offer, Stand
from protocol.ids import Seat
from protocol.options import Clock
from protocol.record import Record
from server.bots.players import chosen
from server.games.catalog import GAMES
from server.records.results import list_daily_results
from server.records.write import write_record
from server.table import daily
from server.table.dispatch import RoomCommand
from server.table.snapshot import describe_match
from tests.table.asked import ban, configure, free, hint, resign, seat_computer, takeback
from tests.table.play import PEOPLE, Table, salt
from tests.table.shown import encode_room

DAY, NEXT = "2026-11-21", "2026-11-22"


def table(game: str = "family-tree", against: Any = "friend") -> Table:
    """Return a room in which Ada has opened a try on the number of a day."""
    return Table(opened=daily.open_daily_room(PEOPLE["ada"], GAMES[game], against, DAY))


def begun() -> Table:
    """Return one in which Ada and Ben are playing."""
    tried = table()
    tried.sit()
    tried.begin()
    return tried


def played(tried: Table | None = None) -> Table:
    """Return one in which Ada and Ben have played."""
    tried = tried or begun()
    tried.play_leg()
    tried.play_match()
    return tried


def shown(tried: Table, today: str) -> str:
    """Return what a room sends to anyone on a day."""
    return "".join(encode_room(tried.room, seat, today=today).decode() for seat in (None, Seat(0), Seat(1)))


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_game_has_a_daily_number_for_two_that_both_play_in_each_role(game: Any) -> None:
    options, form = game.daily
    assert game.formats(options)[form].fits(2)
    roles = game.format(options, form, 2).roles_for(2)
    assert game.format(options, form, 2).legs_for(2) == len(set(roles))
    assert game.format(options, form, 2).counted in (True, False)


@pytest.mark.parametrize("game", GAMES)
def test_everybody_plays_it_alike(game: str) -> None:
    for tried in (table(game), table(game, "computer")):
        settings = tried.room.settings
        assert (settings.daily, settings.number, settings.role, settings.clock) == (DAY, None, None, None)
        assert not settings.spectators and not settings.hints
        assert len(tried.room.seats) == 2
    assert tried.room.computers == (None, "normal")


def test_it_is_played_by_the_number_of_its_day() -> None:
    tried = begun()
    assert [(need.daily, need.number) for need in tried.needs] == [(DAY, None)]
    assert tried.match.deal.daily == DAY
    tried.play_leg()
    tried.begin()
    assert len(tried.needs) == 1, "both legs on the one number"


def test_only_seated_people_use_up_their_tries() -> None:
    assert daily.list_people(table(against="computer").room) == [PEOPLE["ada"]]
    assert daily.list_people(begun().room) == [PEOPLE["ada"], PEOPLE["ben"]]


@pytest.mark.parametrize(
    "command",
    [
        configure(),
        configure(number=7),
        configure(clock=Clock(move=30)),
        Enlist(id="c", names=["Ada", "Ben"]),
        seat_computer(1),
    ],
    ids=lambda command: command.type,
)
def test_its_settings_are_everybodys(command: RoomCommand) -> None:
    assert table().refused("ada", command).code is Code.NOT_ALLOWED


def test_there_are_no_hints_and_nothing_is_taken_back() -> None:
    tried = begun()
    mover = tried.mover
    tried.play(tried.moves()[0])
    assert isinstance(mover, str)
    assert tried.refused(mover, takeback(tried)).reason == "daily_takeback"
    assert "no hints" in str(tried.refused(mover, hint(tried)))


def test_a_daily_number_is_played_once_and_its_players_keep_their_seats() -> None:
    tried = played()
    for what in ("same_number", "new_number"):
        assert "once" in str(tried.refused("ada", Offer(id="c", match=1, what=what)))
    for given_up in (free(1), Stand(id="c"), ban("ben")):
        assert "keep their seats" in str(tried.refused("ada", given_up))


def test_who_looks_for_a_seat_is_sent_away_at_any_time() -> None:
    tried = played()
    tried.do("ada", ban("cat"))
    assert tried.room.is_banned(PEOPLE["cat"].player)


def test_before_it_begins_a_seat_is_given_up_and_taken_again() -> None:
    tried = table()
    tried.sit()
    tried.stand("ben")
    tried.sit("cat")
    tried.do("ada", free(1))
    tried.sit("dan")
    tried.begin()
    assert tried.match.deal.players[1] == PEOPLE["dan"].player


@pytest.mark.parametrize("today", ["", DAY])
def test_its_number_and_salt_are_hidden_until_the_day_has_ended(today: str) -> None:
    tried = begun()
    seen = [shown(tried, today)]
    played(tried)
    seen.append(shown(tried, today))
    assert tried.match.over
    for secret in (str(tried.match.deal.number), salt(1)):
        assert all(secret not in each for each in seen)
        assert secret in shown(tried, NEXT)


def test_while_it_is_played_its_number_is_hidden_after_the_day_too() -> None:
    tried = begun()
    assert str(tried.match.deal.number) not in shown(tried, NEXT)


def test_a_snapshot_shows_the_number_when_the_day_has_ended() -> None:
    tried = played()
    before, after = (describe_match(tried.match, today) for today in (DAY, NEXT))
    assert (before.number, before.salt, after.number) == (None, None, tried.match.deal.number)
    assert before.commitment == after.commitment
    told = json.loads(encode_room(tried.room, None, today=NEXT))
    assert (told["daily"], "number" in told) == (DAY, False)


def test_its_record_is_that_of_any_match() -> None:
    tried = played()
    found = write_record(tried.match_log)
    assert isinstance(found, Record)
    assert found.legs[0].commitment is not None
    assert found.legs[0].commitment.salt == salt(1)


def test_what_came_of_it_is_the_difference_that_is_better_the_higher_it_is() -> None:
    found = write_record(played().match_log)
    assert found is not None
    ada, ben = list_daily_results(found)
    assert (ada.opponent, ben.opponent, ada.computer) == ("Ben", "Ada", False)
    assert ada.scores == ben.scores[::-1]
    assert ada.difference == -ben.difference == ada.scores[0] - ada.scores[1]
    assert ada.at == ben.at > 0


def test_fewer_guesses_are_the_better_ones() -> None:
    tried = table("patriarch", "computer")
    tried.ready("ada")
    rng = random.Random(1)
    for level in ("easy", "random"):
        while seats := tried.match.game.to_act(tried.match.leg.state):
            view = tried.match.game.view(tried.match.leg.state, min(seats))
            tried.play(chosen(level, view, min(seats), rng))
        if tried.room.next_leg is not None:
            tried.ready("ada")
    found = write_record(tried.match_log)
    assert found is not None
    (ada,) = list_daily_results(found)
    assert (ada.opponent, ada.computer, ada.difference) == ("normal", True, ada.scores[1] - ada.scores[0])
    assert ada.difference != 0


def test_who_gives_it_up_has_nothing_and_a_friend_has_won_it_without_a_difference() -> None:
    tried = begun()
    tried.do("ada", resign(tried))
    found = write_record(tried.match_log)
    assert found is not None
    (ben,) = list_daily_results(found)
    assert (ben.name, ben.opponent, ben.why, ben.scores, ben.difference) == ("Ben", "Ada", "resigned", (0, 0), 0)


def test_nothing_comes_of_one_that_is_given_up_against_the_computer() -> None:
    tried = table("family-tree", "computer")
    tried.ready("ada")
    tried.do("ada", resign(tried))
    found = write_record(tried.match_log)
    assert found is not None
    assert list(list_daily_results(found)) == []
