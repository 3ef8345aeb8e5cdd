"""One who plays alone: one seat, one leg, a number that is never hidden."""

from typing import Any

import pytest

from protocol.codes import RejectionCode as Code
from protocol.commands import Claim, CreateRoom, Offer, Sit
from protocol.events import EVENT, RoomEvent
from protocol.games.family_tree.options import FamilyTreeOptions
from protocol.ids import Seat
from protocol.options import Clock
from protocol.room import LegInfo, MatchResult
from server.games.catalog import GAMES
from server.games.family_tree.rules import FamilyTree
from server.records.verify import check
from server.table import match as matches
from server.table.decision import Rejection
from server.table.leaving import Resigned
from server.table.legs import MatchBegun, Offered
from server.table.seats import Stood
from server.table.settings import Opened, open_room
from server.table.takeback import TakebackAsked, TakenBack
from tests.records.eventful import record_of
from tests.table.asked import answer, claim, configure, free, gone, pass_on, resign, seat_computer, takeback
from tests.table.play import BRIEF, PEOPLE, Table, told_of


def solo(number: int | None = None) -> Table:
    return Table(number, form="solo", brief=True)


def begun(number: int | None = None) -> Table:
    table = solo(number)
    table.begin()
    return table


def over(number: int | None = None) -> Table:
    table = begun(number)
    table.play_leg()
    return table


def casual() -> Table:
    table = Table(7, form="solo", casual=True)
    table.begin()
    return table


def shown_leg(table: Table) -> LegInfo:
    match = shown(table).match
    assert match is not None
    return match.legs[0]


def shown(table: Table) -> RoomEvent:
    event = EVENT.validate_json(table.shown[-1][0])
    assert isinstance(event, RoomEvent)
    return event


def test_a_room_for_one_opens_with_its_seat_taken_and_waits_for_its_owner() -> None:
    table = solo()
    room = shown(table)
    assert (room.form, [seat.name for seat in room.seats], room.next) == ("solo", ["Ada"], (1, 1))
    assert (room.hints, room.offers, room.ready) == (True, (None,), ())
    assert told_of(table.room)[-1] == {**told_of(table.room)[-1], "kind": "opened", "seat": 0, "name": "Ada"}


def test_the_leg_begins_as_soon_as_its_player_is_ready() -> None:
    table = solo()
    decision = table.ready("ada")
    assert [type(fact) for fact in decision.facts] == [MatchBegun]
    assert (table.match.leg.roles, table.match.last, table.mover) == (("player",), 1, "ada")
    assert table.read() == table.room


@pytest.mark.parametrize("number", [None, 7])
def test_the_number_is_never_hidden(number: int | None) -> None:
    match = shown(begun(number)).match
    assert match is not None
    assert (match.known, match.number, match.salt, match.commitment) == (True, number or 482_109_375_511, None, None)


def test_a_solo_game_has_one_leg_and_no_winner() -> None:
    table = begun()
    table.play("QD>5D")
    assert table.mover == "ada"
    assert table.play("8S>QD").over
    assert matches.result(table.match) == MatchResult(winners=(), scores=(30,), why="score")
    assert (table.room.finished, table.room.next_leg, table.match.next_leg) == (True, None, None)
    assert [each["kind"] for each in told_of(table.room)[-3:]] == ["moved", "leg_over", "match_over"]
    info = shown(table).match
    assert info is not None
    assert [(leg.leg, leg.roles, leg.status, leg.score) for leg in info.legs] == [(1, ("player",), "over", 30)]


def test_a_game_is_given_up_without_a_winner_or_a_score() -> None:
    table = begun()
    assert table.do("ada", resign(table)).facts == [Resigned(Seat(0))]
    assert matches.result(table.match) == MatchResult(winners=(), scores=(None,), why="resigned")


def test_a_clock_that_an_earlier_server_took_runs_for_one_as_well() -> None:
    table = Table(7, form="solo", clock=Clock(leg=60))
    table.begin()
    table.waited += 100_000
    table.fall_due()
    assert matches.result(table.match) == MatchResult(winners=(), scores=(None,), why="flag")


# Undo


def test_a_move_that_revealed_a_card_is_not_undone() -> None:
    table = begun(7)
    table.play(table.moves()[0])
    assert shown_leg(table).undo_to == 1
    assert table.refused("ada", takeback(table)).reason == "undo_reveals"


def test_moves_are_undone_as_far_back_as_they_revealed_nothing() -> None:
    table = Table(7, form="solo")
    table.play_match()
    table.offer("ada", "same_number")  # its cards are known
    opening = table.match.leg
    table.play(table.moves()[0])
    assert shown_leg(table).undo_to == 0
    decision = table.do("ada", takeback(table))
    assert decision.facts == [TakebackAsked(Seat(0), 0), TakenBack(seat=Seat(0), ply=0)]
    assert (table.match.leg, table.match.peeked, table.match.asked) == (opening, frozenset(), None)
    assert table.read().match == table.match
    assert table.refused("ada", takeback(table)).reason == "takeback_without_move"
    table.play_leg()
    check(record_of(table).model_dump(mode="json"))


def test_a_casual_game_undoes_every_move() -> None:
    table = casual()
    opening = table.match.leg
    for _ in range(3):
        table.play(table.moves()[0])
    assert shown_leg(table).undo_to == 0
    for ply in (2, 1, 0):
        assert table.do("ada", takeback(table)).facts[-1] == TakenBack(seat=Seat(0), ply=ply, shown=True)
    assert table.match.leg == opening
    assert table.read().match == table.match
    match = shown(table).match
    assert match is not None and match.casual


def test_a_move_that_showed_nothing_is_undone_after_one_that_did() -> None:
    table = Table(7, form="solo", game="poker-solitaire", options={"movable": True, "touching": "anywhere"})
    table.begin()
    table.play(f"{table.match.leg.state.dealt[0][0]}>c3")
    table.play("c3>b2")
    assert table.match.leg.undo_to == 1
    table.do("ada", takeback(table))
    assert table.match.leg.ply == 1
    assert table.refused("ada", takeback(table)).reason == "undo_reveals"


def test_a_finished_game_is_not_undone() -> None:
    table = Table(form="solo", brief=True, casual=True)
    table.play_match()
    assert table.refused("ada", takeback(table)).code is Code.STALE


@pytest.mark.parametrize(("game", "options"), [("grandmas-game", {}), ("happy-graphs", {"mode": "puzzle"})])
def test_a_game_with_an_undo_of_its_own_has_no_other(game: str, options: dict[str, Any]) -> None:
    table = Table(game=game, form="solo", options=options)
    table.begin()
    assert shown_leg(table).undo_to is None
    assert table.refused("ada", takeback(table)).reason == "undo_by_move"


def test_only_a_game_alone_is_casual() -> None:
    table = over()
    table.do("ada", configure(casual=True))
    table.agree("new_number")
    assert table.match.deal.casual
    table.play_leg()
    table.do("ada", configure(casual=False))
    assert not table.room.settings.casual


def test_a_casual_room_stays_so_until_its_owner_changes_it() -> None:
    table = Table(form="solo", brief=True, casual=True)
    table.play_match()
    table.do("ada", configure(number=9))
    assert table.room.settings.casual
    table.do("ada", configure(form="match"))
    assert not table.room.settings.casual
    assert table.refused("ada", configure(form="match", casual=True)).reason == "casual_not_alone"


# Another game


def test_the_same_number_starts_at_once_with_known_cards() -> None:
    table = over()
    number = table.match.deal.number
    assert table.offer("ada", "same_number").facts[:-1] == [Offered(Seat(0), "same_number")]
    assert (table.match.deal.number, table.match.leg.seen) == (number, BRIEF)
    assert table.read().match == table.match


def test_a_game_on_a_new_number_begins_at_once() -> None:
    table = over(7)
    table.agree("new_number")
    assert (table.match.deal.number, table.match.deal.known, table.match.leg.seen) == (482_109_375_510, True, ())


def test_a_number_that_is_typed_is_that_of_the_next_game() -> None:
    table = over()
    table.do("ada", configure(number=9))
    table.agree("new_number")
    assert table.match.deal.number == 9


# Who else there is


def test_there_is_no_seat_for_another() -> None:
    rejection = solo().refused("ben", Sit(id="c"))
    assert (rejection.code, str(rejection)) == (Code.SEAT_TAKEN, "The room is full: Ada is playing.")


def test_another_player_may_take_a_left_seat() -> None:
    table = over()
    assert table.stand("ada").facts == [Stood(Seat(0))]
    assert table.refused("ada", Offer(id="c", match=1, what="new_number")).code is Code.NOT_ALLOWED
    table.sit("ben")
    table.offer("ben", "new_number")
    assert table.match.deal.players == (PEOPLE["ben"].player,)


def test_a_solo_match_has_no_claims_or_questions() -> None:
    table = gone(begun(), "ada")
    table.play("QD>5D")
    for command in (claim(table), claim(table, "random"), Claim(id="c", match=1)):
        assert table.refused("ada", command).code is Code.NOT_ALLOWED
    assert table.refused("ada", answer(table, True)).code is Code.STALE
    assert table.refused("ada", pass_on(0)).code is Code.STALE
    assert table.refused("ada", free(0)).code is Code.NOT_ALLOWED


def test_there_is_no_role_to_choose() -> None:
    with pytest.raises(Rejection, match="no role to choose"):
        open_room(PEOPLE["ada"], CreateRoom(id="c", game="family-tree", form="solo", role="maximizer"))
    assert "no role" in str(over().refused("ada", configure(role="player")))


def test_a_game_that_is_not_played_alone_is_refused_with_the_form_that_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    duel = GAMES["family-tree"].formats(FamilyTreeOptions())["match"]
    monkeypatch.setattr(FamilyTree, "formats", lambda game, options: {"match": duel})
    with pytest.raises(Rejection, match="Family Tree with these options is not played alone") as refusal:
        open_room(PEOPLE["ada"], CreateRoom(id="c", game="family-tree", form="solo"))
    assert refusal.value.data["forms"] == ("match",)


def test_a_room_for_one_is_opened_with_the_settings_of_any_room() -> None:
    assert "solo" in GAMES["family-tree"].formats(FamilyTreeOptions())
    command = CreateRoom(id="c", game="family-tree", form="solo", number=7, computers=[None])
    assert open_room(PEOPLE["ada"], command) == Opened(
        game="family-tree",
        rules=1,
        options={},
        form="solo",
        number=7,
        role=None,
        owner=PEOPLE["ada"].player,
        name="Ada",
    )
    with pytest.raises(Rejection, match="You play alone, so there is no clock"):
        open_room(PEOPLE["ada"], command.model_copy(update={"clock": Clock(move=9)}))


# The computer alone


def test_a_computer_plays_solo_while_the_owner_watches() -> None:
    table = Table(7, form="solo", brief=True, computers=["random"])
    assert table.room.seat_of(PEOPLE["ada"].player) is None
    table.play_match()
    assert matches.result(table.match) == MatchResult(winners=(), scores=(20,), why="score")
    table.offer("ada", "new_number")
    table.play_match()
    assert table.match.match == 2
    assert table.read().match == table.match


def test_the_computer_may_take_a_left_seat() -> None:
    table = over()
    table.stand("ada")
    table.do("ada", seat_computer(0))
    table.offer("ada", "same_number")
    table.play_match()
    assert table.room.finished
