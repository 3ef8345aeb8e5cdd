"""What the pages of a room say, without a screen."""

from dataclasses import replace
from typing import Any

import pytest

from client.games.fair_deal_text import finding_sentence
from client.games.fairness import Finding, Verdict
from client.net.address import RoomAddress, ServerAddress
from client.net.frames import ShownRoom
from client.net.link_state import Connecting, Failure, FailureKind, Late, Lost
from client.room.local_events import Checked, Heard
from client.room.pages import PAGES
from client.room.pages.setting import Setting
from client.room.pages.wishes import wishes
from client.room.session import Model, Phase, step
from client.text.failure_text import explain_stop
from client.text.glyphs import ASCII, UNICODE
from client.text.lines import width
from client.text.messages import connection as connection_text
from client.text.messages import leg as leg_text
from client.text.messages import match as match_text
from client.text.messages import waiting as waiting_text
from client.text.tables import known_text
from protocol.analysis import Analysis, JudgedLeg
from protocol.codes import RejectionCode
from protocol.events import AnalysisEvent, Presence, Rejected, Welcome
from protocol.ids import MatchId, PlayerId, Seat
from protocol.local_addresses import LocalAddress, Reach
from protocol.options import Clock
from protocol.room import MatchResult, TournamentInfo
from tests.client.mirrors import ANNA, Match
from tests.client.rooms import CODE, Rooms, with_match

SERVER = ServerAddress("127.0.0.1")
LAN = LocalAddress("192.168.1.5", Reach.LAN, "wlan0")
VPN = LocalAddress("100.64.0.9", Reach.VPN, "Tailscale")


def setting(room: ShownRoom | None, player: PlayerId, *heard: Heard) -> Setting:
    model = Model()
    told: list[Heard] = [Welcome(protocol=1, server="0.1.0", player=player, name="", now=0)]
    if room is not None:
        told += [room, Presence(room=room.room, here=(Seat(0),))]
    for thing in (*told, *heard):
        model = step(model, thing)
    return Setting(model, UNICODE, SERVER)


def text(setting: Setting, cells: int = 76) -> str:
    lines = PAGES[setting.model.phase].lines(setting, cells)
    assert all(width(line) <= cells for line in lines)
    return "\n".join("".join(run.text for run in line).rstrip() for line in lines)


def keys(setting: Setting) -> dict[str, str]:
    return {key.key: key.action for key in PAGES[setting.model.phase].keys(setting)}


def test_between_the_legs_of_a_correspondence_game_the_next_one_starts_by_itself(rooms: Rooms) -> None:
    told = "The next leg starts automatically 30 seconds after this one, or as soon as all are ready."
    slow = replace(rooms.swap(), clock=Clock(move=259_200))
    assert told in " ".join(text(setting(slow, rooms.anna), 120).split())
    assert told not in " ".join(text(setting(rooms.swap(), rooms.anna), 120).split())


def test_hosting_shows_the_code_and_every_address(rooms: Rooms) -> None:
    hosting = replace(setting(rooms.waiting(), rooms.anna), hosted=True, addresses=(LAN, VPN))
    shown = text(hosting)
    assert "▸ turnabout join 192.168.1.5:8420/KZ7-4QM2   same network, wlan0" in shown
    assert "  turnabout join 100.64.0.9:8420/KZ7-4QM2    over Tailscale" in shown
    assert "http://192.168.1.5:8420/KZ7-4QM2" in shown
    assert "http://100.64.0.9:8420/KZ7-4QM2" in text(replace(hosting, chosen=1))
    assert keys(hosting) == {
        "up": "address(-1)", "down": "address(1)", "l": "copy", "x": "scan", "question_mark": "rules", "q": "leave",
    }  # fmt: skip


def test_beside_a_code_to_scan_it_is_told_in_short_from_where_an_address_is_reached(rooms: Rooms) -> None:
    hosting = replace(setting(rooms.waiting(), rooms.anna), hosted=True, addresses=(replace(LAN, network="enp0s31f6"),))
    assert "same network, enp0s31f6" in text(hosting)
    beside = text(hosting, 92)
    assert "█▀▀▀▀▀█" in beside
    assert "KZ7-4QM2   same network  " in beside


def test_the_chosen_one_of_many_addresses_is_in_sight(rooms: Rooms) -> None:
    many = tuple(replace(LAN, host=f"192.168.1.{host}") for host in range(10, 22))
    for chosen, address in enumerate(many):
        shown = text(
            replace(setting(rooms.waiting(), rooms.anna), hosted=True, addresses=many, chosen=chosen)
        ).splitlines()
        assert any(line.startswith("▸") and address.host in line for line in shown)
        assert len(shown) <= 21


def test_a_machine_without_addresses_says_so(rooms: Rooms) -> None:
    alone = replace(setting(rooms.waiting(), rooms.anna), hosted=True)
    assert "Other machines can’t reach this one" in " ".join(text(alone, 60).split())


def test_a_room_elsewhere_is_given_by_its_servers_address(rooms: Rooms) -> None:
    elsewhere = replace(setting(rooms.waiting(), rooms.anna), server=ServerAddress("example.org", 443, True, "/cards"))
    assert "turnabout join wss://example.org:443/cards/KZ7-4QM2" in text(elsewhere)


@pytest.mark.parametrize(
    ("role", "anna", "ben"),
    [
        ("maximizer", "You maximize and play first; Ben minimizes.", "You minimize; Anna maximizes and plays first."),
        ("minimizer", "You minimize; Ben maximizes and plays first.", "You maximize and play first; Anna minimizes."),
        (None, "Chance decides who maximizes first", "Chance decides who maximizes first"),
    ],
)
def test_each_is_told_the_role_the_owner_set(rooms: Rooms, role: str | None, anna: str, ben: str) -> None:
    room = rooms.ready(role=role)
    assert anna in text(setting(room, rooms.anna))
    assert ben in text(setting(room, rooms.ben))


@pytest.mark.parametrize(
    ("changes", "settled"),
    [
        ({}, "The number is random and hidden; chance decides who maximizes first."),
        ({"number": 7, "role": "minimizer"}, "Number 7; you minimize first."),
        ({"number": 482109375512, "role": "maximizer"}, "Number 4821-0937-5512; you maximize first."),
        ({"hints": True, "spectators": False}, "chance decides who maximizes first; hints\nallowed; no spectators."),
    ],
)
def test_while_the_room_waits_it_says_what_was_settled(rooms: Rooms, changes: dict[str, Any], settled: str) -> None:
    assert settled in text(setting(rooms.waiting(**changes), rooms.anna))


def test_the_waiting_room_fits_a_small_terminal_with_all_it_may_say(rooms: Rooms) -> None:
    many = tuple(LocalAddress(f"192.168.111.{each}", Reach.LAN, "wlan0") for each in range(101, 109))
    full = replace(setting(rooms.waiting(), rooms.anna), hosted=True, addresses=many)
    note = waiting_text.copied("http://192.168.111.101:8420/KZ7-4QM2")
    shown = text(replace(full, note=note))
    assert len(shown.splitlines()) <= 21
    assert shown.endswith(note)


def test_that_hints_are_given_is_said_to_both_before_they_are_ready(rooms: Rooms) -> None:
    for player in (rooms.anna, rooms.ben):
        assert match_text.hints() in text(setting(rooms.ready(hints=True), player))
        assert match_text.hints() not in text(setting(rooms.ready(), player))
    timed = text(setting(rooms.ready(hints=True, clock=Clock(leg=300, increment=3)), rooms.ben))
    assert "loses the match. Players may ask for a hint on their turn." in " ".join(timed.split())


def test_a_typed_number_is_shown_before_the_match(rooms: Rooms) -> None:
    assert "Number 4821-0937-5512, known to both from the start." in text(
        setting(rooms.ready(number=482109375512), rooms.ben)
    )


def test_the_same_number_again_is_named(rooms: Rooms) -> None:
    again = rooms.result(agreed="same_number", next=(2, 1))
    assert "The same number 4821-0937-5512 again" in text(setting(again, rooms.anna))


def test_a_dead_number_that_is_played_again_is_said_to_both(rooms: Rooms) -> None:
    again = with_match(rooms.result(agreed="same_number", next=(2, 1)), dead=True, known=True, number=9)
    for player in (rooms.anna, rooms.ben):
        assert leg_text.dead_number()[:40] in text(setting(again, player))
        assert "dead" not in text(setting(replace(again, agreed="new_number"), player))


def test_leg_two_is_explained_from_each_ones_role(rooms: Rooms) -> None:
    assert "Keep Ben under 210 and you win" in text(setting(rooms.swap(), rooms.anna))
    assert "Reach more than 210 and you win" in text(setting(rooms.swap(), rooms.ben))


def test_between_the_legs_both_are_shown_in_their_new_roles_around_the_score_to_beat(rooms: Rooms) -> None:
    for player, told in ((rooms.anna, "│ ▲ Ben "), (rooms.ben, "│ ▲ You ")):
        shown = text(setting(rooms.swap(), player)).splitlines()
        plates = next(line for line in shown if line.startswith(told))
        assert " 210 to beat " in plates
        assert plates.endswith("▼ You │" if player == rooms.anna else "▼ Anna │")
    assert "│" not in text(replace(setting(rooms.swap(), rooms.anna), typed=True))


def test_a_leg_of_pat_hands_was_won_or_lost_and_so_is_the_next(rooms: Rooms) -> None:
    room = replace(rooms.swap(), game="poker-solitaire", options={"mode": "duel", "scoring": "pat"})
    shown = text(setting(room, rooms.ben))
    assert "Leg 1 is over: won: all five rows are pat hands." in shown
    assert "If you win this leg, it is a draw; otherwise Anna wins." in shown


def test_a_dead_number_is_said_between_the_legs(rooms: Rooms) -> None:
    dead = with_match(rooms.swap(), dead=True, known=True, number=9)
    assert "dead" in text(setting(dead, rooms.anna))
    assert "stays hidden" not in text(setting(dead, rooms.anna))


@pytest.mark.parametrize(
    ("winners", "scores", "anna", "ben"),
    [
        ((0,), (210, 180), "You win, 210 to 180. The difference is 30 points.", "Anna wins, 210 to 180."),
        ((1,), (180, 210), "Ben wins, 210 to 180.", "You win, 210 to 180."),
        ((), (210, 210), "A draw, 210 to 210.", "A draw, 210 to 210."),
    ],
)
def test_the_outcome_is_told_to_each(
    rooms: Rooms, winners: tuple[int, ...], scores: tuple[int, ...], anna: str, ben: str
) -> None:
    result = MatchResult(winners=tuple(Seat(seat) for seat in winners), scores=scores, why="score")
    room = with_match(rooms.result(), result=result)
    assert anna in text(setting(room, rooms.anna))
    assert ben in text(setting(room, rooms.ben))


def test_the_legs_stand_side_by_side(rooms: Rooms) -> None:
    shown = text(setting(rooms.result(), rooms.anna))
    assert "maximized      Anna     Ben" in shown
    assert "hands           200     170" in shown
    assert "score           210     180" in shown


@pytest.mark.parametrize(
    ("change", "told"),
    [(12, "Your rating changes by +12."), (-7, "Your rating changes by −7."), (None, None)],
    ids=repr,
)
def test_the_result_says_how_the_match_changed_the_rating(rooms: Rooms, change: int | None, told: str | None) -> None:
    match = rooms.result().match
    assert match is not None
    over = setting(rooms.result(), rooms.anna)
    shown = text(replace(over, rating=(match.id, change)))
    assert (told in shown) if told else ("rating" not in shown)
    assert "rating" not in text(replace(over, rating=(MatchId("another"), 12)))


def test_the_table_has_the_accuracy_in_each_role_once_the_match_is_analyzed(rooms: Rooms) -> None:
    assert "accuracy, " not in text(setting(rooms.result(), rooms.anna))
    match = rooms.result().match
    assert match is not None
    legs = tuple(
        JudgedLeg(roles=leg.roles, moves=(), accuracy=accuracy)
        for leg, accuracy in zip(match.legs, ((91.2, None), (80.0, 64.6)), strict=True)
    )
    analysis = Analysis(version=1, game="family-tree", rules=1, playouts=200, legs=legs)
    told = AnalysisEvent(id="1", match=match.match, done=9, of=9, analysis=analysis)
    shown = text(setting(rooms.result(), rooms.anna, told))
    assert "accuracy, maximizing     91%     65%" in shown
    assert "accuracy, minimizing       –     80%" in shown


def test_every_finding_has_its_sentence_and_sign(rooms: Rooms) -> None:
    for found in set(Finding) - {Finding.NUMBER_KNOWN}:
        checked = Checked(MatchId("M1"), None, Verdict((found,), cards=84, leg=2, ply=4))
        shown = text(setting(rooms.result(), rooms.anna, checked))
        sign = "✓" if found.good else "!"
        assert f"{sign} {finding_sentence(found, checked.verdict)}"[:60] in shown
    assert "The first difference is move 5 of leg 2." in finding_sentence(
        Finding.DECK_DIFFERENT, Verdict((), leg=2, ply=4)
    )


def test_enter_offers_a_rematch_and_accepts_the_others(rooms: Rooms) -> None:
    assert next(iter(keys(setting(rooms.result(), rooms.anna)).items())) == ("enter", "wish('new_number')")
    offered = replace(rooms.result(), offers=(None, "same_number"))
    assert keys(setting(offered, rooms.anna))["enter"] == "wish('same_number')"
    assert keys(setting(offered, rooms.anna))["x"] == "decline_rematch"


def test_a_player_who_waits_for_a_rematch_is_not_asked_again_but_can_ask_for_the_other_deal(rooms: Rooms) -> None:
    waiting = setting(replace(rooms.result(), offers=(None, "same_number")), rooms.ben)
    assert "You want a rematch on the same number. Waiting for Anna." in text(waiting)
    assert "enter" not in keys(waiting) and "s" not in keys(waiting) and keys(waiting)["n"] == "wish('new_number')"
    both = setting(replace(rooms.result(), offers=("new_number", "same_number")), rooms.ben)
    assert keys(both)["enter"] == "wish('new_number')" and keys(both)["x"] == "decline_rematch"


def test_only_players_are_asked_for_a_rematch(rooms: Rooms) -> None:
    assert "Play again?" in text(setting(rooms.result(), rooms.anna))
    assert wishes(setting(rooms.result(), PlayerId("C" * 16)), 76) == []


def test_the_rematch_of_a_correspondence_game_starts_by_itself(rooms: Rooms) -> None:
    told = "An agreed rematch starts automatically, even while you are away."
    slow = replace(rooms.result(), clock=Clock(move=259_200))
    assert told in text(setting(slow, rooms.anna))
    assert told in text(setting(replace(slow, offers=(None, "same_number")), rooms.anna))
    assert told in text(replace(setting(slow, rooms.anna), typed=True))
    assert told not in text(setting(rooms.result(), rooms.anna))
    assert told not in text(setting(slow, PlayerId("C" * 16)))


def test_before_a_tournaments_rematch_it_is_said_who_maximizes_first(rooms: Rooms) -> None:
    told = TournamentInfo(names=(), plays=("Anna", "Ben"), playing=("Anna", "Ben"), again=(False, False))
    again = replace(rooms.result(agreed="new_number", next=(2, 1)), role=None, tournament=told)
    assert "Ben maximizes and plays first; Anna minimizes." in text(setting(again, rooms.anna))


def test_no_promise_is_ticked_off_where_the_number_was_known(rooms: Rooms) -> None:
    checked = Checked(MatchId("M1"), None, Verdict((Finding.NUMBER_KNOWN, Finding.DECK_DEALT), cards=84))
    shown = text(setting(with_match(rooms.result(), known=True, salt=None), rooms.anna, checked))
    assert shown.count("✓") == 1 and "known from the start." in shown and "nothing to promise" not in shown


def test_the_result_fits_a_small_terminal_with_all_it_may_say(rooms: Rooms) -> None:
    findings = (Finding.COMMITMENT_KEPT, Finding.DECK_DEALT, Finding.CARDS_AS_SEEN)
    checked = Checked(MatchId("M1"), None, Verdict(findings, cards=104))
    room = with_match(rooms.result(offers=("same_number", "new_number")), salt="0" * 32)
    shown = text(replace(setting(room, rooms.anna, checked), note="The record is saved as /home/anna/turnabout.json"))
    assert len(shown.splitlines()) <= 21
    assert shown.endswith("turnabout.json")


@pytest.mark.parametrize("kind", FailureKind)
def test_every_failure_is_a_sentence(kind: FailureKind) -> None:
    sentence = explain_stop(Failure(kind, "The server's words."), "10.1.2.3:8420", hosted=False)
    assert sentence.endswith((".", "?"))
    assert "{" not in sentence


def test_a_rejection_by_the_server_has_the_clients_words() -> None:
    long = Rejected(
        code=RejectionCode.MALFORMED, reason="name_length", data={"limit": 24}, message="The server's words."
    )
    failure = Failure(FailureKind.NAME_REFUSED, rejection=long)
    assert explain_stop(failure, "10.1.2.3:8420", hosted=False) == (
        "The server at 10.1.2.3:8420 doesn’t accept your name. A name has 1 to 24 characters. Choose another one."
    )


@pytest.mark.parametrize("detail", ["expired", "not_yet_valid", "self_signed", "unknown_issuer", "other_name"])
def test_a_wrong_certificate_is_explained(detail: str) -> None:
    sentence = explain_stop(Failure(FailureKind.UNTRUSTED, detail), "10.1.2.3:8420", hosted=False)
    assert f"({known_text(connection_text.certificate, detail)})" in sentence


def test_wrong_address_away_host_and_wrong_server_are_told_apart() -> None:
    kinds = (FailureKind.NAME_NOT_FOUND, FailureKind.NOTHING_LISTENS, FailureKind.NO_ANSWER, FailureKind.NOT_TURNABOUT)
    sentences = {explain_stop(Failure(kind), "10.1.2.3:8420", hosted=False) for kind in kinds}
    assert len(sentences) == 4
    assert all("10.1.2.3:8420" in sentence for sentence in sentences)


def test_the_own_server_that_does_not_answer_is_named_so() -> None:
    assert "on this machine" in explain_stop(Failure(FailureKind.NOTHING_LISTENS), "", hosted=True)


def test_what_can_be_done_depends_on_what_went_wrong(rooms: Rooms) -> None:
    def stopped(why: Failure | Rejected) -> Setting:
        return Setting(replace(Model(), stopped=why), UNICODE, SERVER)

    def rejected(code: RejectionCode) -> Rejected:
        return Rejected(id="1", code=code, message="No.", reason="of_a_newer_server", data={})

    assert keys(stopped(rejected(RejectionCode.SEAT_CONNECTED))) == {"t": "play_here", "escape": "back"}
    assert keys(stopped(Failure(FailureKind.REPLACED))) == {"t": "play_here", "escape": "back"}
    assert keys(stopped(Failure(FailureKind.NOTHING_LISTENS))) == {"r": "again", "escape": "back"}
    assert keys(stopped(rejected(RejectionCode.SEAT_TAKEN))) == {"r": "again", "escape": "back"}
    assert keys(stopped(Failure(FailureKind.NAME_REFUSED))) == {"n": "rename", "escape": "back"}
    assert keys(stopped(Failure(FailureKind.WRONG_PROTOCOL))) == {"escape": "back"}


@pytest.mark.parametrize("code", [RejectionCode.NO_SUCH_ROOM, RejectionCode.SEAT_TAKEN])
def test_a_room_without_a_seat_for_one_is_named_and_where_else_one_has_a_seat(
    code: RejectionCode,
) -> None:
    why = Rejected(
        id="1", code=code, message="The room is full: Ben and Carl are playing.", reason="of_a_newer_server", data={}
    )
    here, there = RoomAddress(SERVER, CODE), RoomAddress(ServerAddress("annas-laptop.local"), CODE)
    shown = text(Setting(replace(Model(), stopped=why), UNICODE, SERVER, wanted=here, elsewhere=there))
    assert str(SERVER) in shown
    assert "There is no room KZ7-4QM2 at" in shown or "Ben and Carl are playing" in shown
    assert "You have a seat in a room with this code at annas-laptop.local:8420/KZ7-4QM2" in " ".join(shown.split())


def test_no_page_draws_beyond_ascii_where_that_is_asked(rooms: Rooms) -> None:
    shown = (rooms.waiting(), rooms.ready(ready=(Seat(0),)), rooms.swap(), rooms.result())
    for room in shown:
        plain = replace(setting(room, rooms.anna), glyphs=ASCII, hosted=True, addresses=(LAN,))
        lines = PAGES[plain.model.phase].lines(plain, 76)
        for said in (run.text for line in lines for run in line):
            assert ASCII.show(said).isascii()
            assert ASCII.show(said).count("?") == said.count("?")


def test_every_phase_but_the_legs_own_has_a_page() -> None:
    assert set(PAGES) == set(Phase) - {Phase.LEG, Phase.LEG_OVER}


@pytest.mark.parametrize("form", ["together", "race"])
def test_settings_for_the_next_match_leave_the_result_as_it_was(rooms: Rooms, form: str) -> None:
    over = rooms.result()
    changed = replace(over, form=form, options={"mode": "puzzle", "scoring": "pat"})
    assert outcome(text(setting(changed, rooms.anna))) == outcome(text(setting(over, rooms.anna)))
    actions = {"look('number')", "look('analysis')", "look('watch')"}
    assert actions <= {*keys(setting(changed, rooms.anna)).values()}


def test_settings_for_the_next_match_leave_the_result_of_a_mirror_match_as_it_was() -> None:
    match = Match("happy-graphs")
    match.play()
    over = text(setting(match.room(), ANNA))
    assert outcome(text(setting(match.room(form="together"), ANNA))) == outcome(over)
    assert "board 1" in over


def outcome(page: str) -> list[str]:
    """Return the lines of a result page about the finished match, without the part about the next one."""
    told = page.partition("What next")[0]
    return [line for line in told.splitlines()[1:] if line]


def test_the_way_in_says_that_an_answer_is_late_or_that_there_is_no_network(rooms: Rooms) -> None:
    assert "The server has not answered for 5 s" in text(setting(None, rooms.anna, Connecting(), Late(True)))
    assert "You are offline. Waiting" in text(setting(None, rooms.anna, Connecting(), Late(True, offline=True)))
    assert "You are offline. The match is saved." in text(
        setting(None, rooms.anna, Lost(Failure(FailureKind.OFFLINE), 1.0))
    )
