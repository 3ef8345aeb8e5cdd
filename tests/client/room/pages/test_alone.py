"""The pages and menus of a room for a solo player or a player against computers, without a screen."""

from dataclasses import replace
from typing import Any

import pytest

from client.games.fairness import Finding, Verdict
from client.line.pages import addresses
from client.net.address import ServerAddress
from client.net.frames import ShownRoom
from client.net.link_state import Connected
from client.room.keys import actions, named
from client.room.local_events import CameIn, Checked, GaveUp, Heard
from client.room.pages import page_of
from client.room.pages.setting import Setting
from client.room.seat_code import no_way
from client.room.session import step
from client.room.status import status
from client.terminal.room.another_game import fates
from client.terminal.room.leaving import leaving
from client.terminal.screens.room_menu import choices
from client.terminal.widgets.menu import Choice
from client.text.glyphs import ASCII
from client.text.lines import width
from client.text.messages import actions as action_text
from client.text.messages import line_room
from client.text.messages import solo as solo_text
from protocol.codes import RejectionCode
from protocol.events import Rejected
from protocol.ids import MatchId, PlayerId, Seat
from protocol.room import Happening, SeatInfo, TournamentInfo
from protocol.scores import ScoresEvent
from tests.client.room.pages.test_pages import LAN
from tests.client.room.pages.test_pages import setting as room_setting
from tests.client.rooms import Rooms
from tests.client.solo_rooms import about, high_score, hinted, sits, solo_leg, solo_over, solo_ready

CY = PlayerId("CY00000000000000")
DEALT = Verdict((Finding.NUMBER_KNOWN, Finding.DECK_DEALT, Finding.CARDS_AS_SEEN), cards=40)


def setting(room: ShownRoom, player: PlayerId, *heard: Heard) -> Setting:
    return room_setting(room, player, Connected(), CameIn(), *heard)


def text(setting: Setting, cells: int = 76) -> str:
    page = page_of(setting.model)
    assert page is not None
    lines = page.lines(setting, cells)
    assert all(width(line) <= cells for line in lines)
    assert len(lines) <= 21, "a page has to have room on 24 lines"
    return "\n".join("".join(run.text for run in line).rstrip() for line in lines)


def over(rooms: Rooms, *heard: Heard, own: int | None = None, **changes: Any) -> Setting:
    """Return the page of a finished game, with the results on its number from before the game."""
    begun = setting(solo_leg(rooms), rooms.anna, about(None, own=own))
    model = begun.model
    for thing in (solo_over(rooms, **changes), *heard):
        model = step(model, thing)
    return replace(begun, model=replace(model, lingers=False))


def test_before_a_game_the_cards_are_dealt_and_nothing_is_to_be_done(rooms: Rooms) -> None:
    dealing = setting(solo_ready(rooms), rooms.anna)
    assert solo_text.dealing() in text(dealing) and "Press Enter" not in text(dealing)
    assert {"q", "question_mark", "o"} <= actions(dealing).keys() and "enter" not in actions(dealing)


def test_a_match_that_did_not_begin_is_started_by_hand(rooms: Rooms) -> None:
    refused = Rejected(
        id="1", code=RejectionCode.UNAVAILABLE, message="The store is away.", reason="of_a_newer_server", data={}
    )
    against = sits(rooms.ready(), None, "easy")
    for room in (solo_ready(rooms), against):
        began = setting(room, rooms.anna, refused, GaveUp(refused))
        assert "Press Enter to start the leg." in text(began) and actions(began)["enter"] == "ready"


def test_between_legs_against_a_computer_one_key_starts_the_next(rooms: Rooms) -> None:
    between = setting(sits(rooms.swap(), None, "easy"), rooms.anna)
    assert "Press Enter to start the leg." in text(between) and "not ready yet" not in text(between)


def test_the_result_says_what_was_reached_and_of_what_parts(rooms: Rooms) -> None:
    shown = text(over(rooms, Checked(MatchId("M1"), None, DEALT)))
    assert "210 points on number 7." in shown and "generations    40" in shown and "score         210" in shown
    assert "✓ Verified: this number deals the deck you played." in shown
    assert "nothing to promise" not in shown and "both legs" not in shown and "wins" not in shown


@pytest.mark.parametrize(
    ("computer", "own", "said"),
    [
        (150, None, ["✓ You beat the computer, which reached 150."]),
        (150, 180, ["✓ You beat your best on this number, which was 180.", "Computer 150."]),
        (210, None, ["You matched the computer."]),
        (150, 210, ["You matched your best."]),
        (400, 180, ["The computer reached 400 points.", "Your best before 180."]),
        (None, None, ["Working out the computer’s score …"]),
    ],
)
def test_the_result_is_held_against_what_there_was_to_beat(
    rooms: Rooms, computer: int | None, own: int | None, said: list[str]
) -> None:
    shown = text(over(rooms, about(computer, own=max(own or 0, 210)), own=own))
    for sentence in said:
        assert sentence in shown


def test_par_and_a_high_score_are_told_once_they_are_known(rooms: Rooms) -> None:
    scores = ScoresEvent(id="s", game="family-tree", scores=(high_score("M0", 900), high_score("M1")))
    known = about(150, par=480, working=False)
    shown = text(over(rooms, known, scores))
    assert "Par 480." in shown and "✓ A new high score: your second best." in shown
    assert "Working out par …" in text(over(rooms, about(150, working=True)))
    others = ScoresEvent(id="s", game="family-tree", scores=(high_score("M0", 900),))
    assert "high score" not in text(over(rooms, known, others))
    assert "high score" not in text(over(rooms, known, scores, score=0)), "nothing is no record"
    helped = text(over(rooms, known, ScoresEvent(id="s", game="family-tree", scores=(), helped=(high_score("M1"),))))
    assert "high score" not in helped
    assert "This game had hints, so it doesn’t count as one of your best games." in helped


def test_a_game_of_pat_hands_was_won_or_lost(rooms: Rooms) -> None:
    options = {"mode": "one-hand", "scoring": "pat"}
    lost = text(over(rooms, score=0, game="poker-solitaire", options=options))
    assert "Lost: not all five rows are pat hands on number 7." in lost and "0 points" not in lost
    assert "score" not in lost


def test_a_game_that_was_given_up_counts_for_nothing(rooms: Rooms) -> None:
    shown = text(over(rooms, why="resigned"))
    assert "You abandoned this game, so it does not count." in shown and "points" not in shown


def test_who_sits_down_after_a_game_alone_did_not_give_it_up_and_sees_what_the_other_wishes_for(rooms: Rooms) -> None:
    room = solo_over(rooms, why="resigned")
    both = (room.seats[0], SeatInfo(seat=Seat(1), player=CY, name="Cy"))
    told = (
        Happening(version=room.version - 1, kind="match_over", match=1),
        Happening(version=room.version, kind="sat", seat=Seat(1), name="Cy"),
    )
    room = replace(room, form="match", seats=both, offers=("new_number", None), happenings=told)
    shown = text(setting(room, CY))
    assert "Anna abandoned this game" in shown and "Anna wants a rematch on a new number: press n to accept." in shown
    shown = text(setting(room, rooms.anna))
    assert "You abandoned this game" in shown and "You want a rematch on a new number. Waiting for Cy." in shown


def test_after_a_game_everything_there_is_has_a_key(rooms: Rooms) -> None:
    does = actions(over(rooms))
    assert {does[key] for key in "snbapiutwr"} == {
        "wish('same_number')", "wish('new_number')", "table('a_number')", "look('analysis')", "look('computers_tree')",
        "look('scores')", "look('number')", "look('tree')", "look('watch')", "look('save')",
    }  # fmt: skip
    looking_on = actions(setting(solo_over(rooms), CY))
    assert "n" not in looking_on and looking_on["a"] == "look('analysis')"


def test_in_a_game_the_keys_are_a_hint_and_the_menu_and_no_chat(rooms: Rooms) -> None:
    shown = [key.shown[0] for key in named(setting(solo_leg(rooms), rooms.anna))]
    assert shown == ["h", "p", "o", "?", "Esc"]
    duel = [key.shown[0] for key in named(setting(rooms.leg(), rooms.anna))]
    assert "h" not in duel and "c" in duel
    assert "h" in [key.shown[0] for key in named(setting(rooms.leg(hints=True), rooms.anna))]


def menu(setting: Setting, *, hints: bool = False) -> dict[str, Choice]:
    return {choice.id: choice for choice in choices(setting.model, 0, hints=hints)}


def test_the_menu_of_a_game_has_what_the_original_had(rooms: Rooms) -> None:
    offered = menu(setting(solo_leg(rooms), rooms.anna))
    assert list(offered) == [
        "continue", "hint", "hints", "computers_tree", "number", "scores", "new_number", "same_number", "a_number",
        "rules", "move_seat", "resign", "leave",
    ]  # fmt: skip
    letters = [choice.key for choice in offered.values() if choice.key]
    assert len(set(letters)) == len(letters)
    assert offered["hints"].text == "Get a hint at every turn"
    assert menu(setting(solo_leg(rooms), rooms.anna), hints=True)["hints"].text == "Hints only when you ask"
    ended = menu(over(rooms))
    assert not {"continue", "hint", "resign"} & ended.keys()
    assert [ended[each].key for each in ("analysis", "watch", "save", "link", "leave")] == ["a", "w", "r", "", "l"]
    assert list(menu(setting(solo_leg(rooms), CY))) == ["computers_tree", "number", "rules"]


def test_in_a_tournament_no_game_is_begun_outside_of_it(rooms: Rooms) -> None:
    told = TournamentInfo(names=(), plays=(None,), playing=(None,), again=(False,))
    for tournament, begins in ((None, True), (told, False)):
        playing = setting(solo_leg(rooms, tournament=tournament), rooms.anna)
        assert ("a_number" in menu(playing)) is begins
        assert ("keep" in [fate.id for fate in fates(playing.model)]) is begins
        assert ("b" in actions(over(rooms, tournament=tournament))) is begins


def test_the_menu_of_a_duel_turns_hints_on_where_it_has_them(rooms: Rooms) -> None:
    assert "hints" in menu(setting(rooms.leg(hints=True), rooms.anna))
    assert "hints" not in menu(setting(rooms.leg(), rooms.anna))
    assert "hints" not in menu(setting(rooms.leg(hints=True), CY))


def test_the_menu_of_a_room_seats_a_computer(rooms: Rooms) -> None:
    assert not menu(setting(rooms.waiting(), rooms.anna))["seat_computer"].barred
    assert "seat_computer" not in menu(setting(rooms.ready(), rooms.ben))


def test_a_computer_is_named_once_and_never_away(rooms: Rooms) -> None:
    shown = text(setting(sits(rooms.ready(), None, "easy"), rooms.anna))
    assert "● Easy computer" in shown and "away" not in shown and "(computer" not in shown


def test_after_a_match_of_computers_who_made_the_room_says_what_is_next(rooms: Rooms) -> None:
    room = sits(rooms.result(), "strong", "easy")
    assert {"s", "n"} <= actions(setting(room, rooms.anna)).keys()
    assert "n" not in actions(setting(room, CY))
    assert "both wish" not in text(setting(room, rooms.anna))


def test_a_server_for_oneself_alone_is_opened_before_a_friend_is_asked(rooms: Rooms) -> None:
    closed = replace(setting(rooms.waiting(), rooms.anna), hosted=True, closed=True)
    assert "only accepts connections from this machine" in text(closed) and "turnabout join" not in text(closed)
    assert actions(closed)["e"] == "open_up"
    assert no_way(closed) == action_text.seat_cannot_move() and no_way(replace(closed, closed=False)) is None
    assert "e" not in actions(replace(closed, closed=False))
    assert addresses(replace(closed, addresses=(LAN,), server=ServerAddress("127.0.0.1"))) == [line_room.not_open()]


def test_a_record_at_a_server_for_oneself_alone_is_linked_to_by_no_address_that_cannot_reach_it(rooms: Rooms) -> None:
    there = replace(over(rooms), server=ServerAddress("127.0.0.1"), hosted=True, addresses=(LAN,))
    assert "http://192.168.1.5:8420/record/" in text(there)
    assert "http://127.0.0.1:8420/record/" in text(replace(there, closed=True))


def test_a_hint_that_one_asked_for_oneself_is_no_news_where_nobody_else_is(rooms: Rooms) -> None:
    def news(room: ShownRoom) -> str:
        return "".join(run.text for run in status(setting(room, rooms.anna).model, 0)[0])

    assert news(solo_leg(rooms, 4, happenings=(hinted(4),))) == ""
    assert news(rooms.leg(hints=True, happenings=(hinted(0, seat=1),))) != ""


def test_leaving_a_game_alone_keeps_it_and_needs_no_word_on_the_server(rooms: Rooms) -> None:
    text, asked = leaving(setting(solo_leg(rooms), rooms.anna).model, hosting=True, others_wait=False)
    assert "Your game is kept" in text and [choice.id for choice in asked] == ["leave", "stay"]
    text, asked = leaving(setting(sits(rooms.leg(), "easy", "easy"), rooms.anna).model, hosting=True, others_wait=False)
    assert "The computers pause" in text and [choice.id for choice in asked] == ["leave", "stay"]


def test_without_unicode_nothing_beyond_ascii_is_said(rooms: Rooms) -> None:
    shown = text(replace(over(rooms, about(150, par=480)), glyphs=ASCII))
    assert "+ You beat" in shown and ASCII.show(shown).isascii()
