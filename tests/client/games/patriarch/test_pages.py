"""The pages around the legs of The Patriarch: the owner of a tree, the score to beat, the winner of the most legs."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from client.games.fairness import Finding, check
from client.net.address import ServerAddress
from client.net.frames import ShownRoom
from client.net.link_state import Connected
from client.room.actions import Bar, Deed, bar
from client.room.local_events import CameIn, Checked
from client.room.pages import page_of
from client.room.pages.setting import Key, Setting
from client.room.session import Model, step
from client.room.status import counts
from client.text.glyphs import UNICODE
from protocol.deals import commitment
from protocol.events import Welcome
from protocol.ids import Role, Seat
from protocol.local_addresses import LocalAddress, Reach
from protocol.room import LegInfo, MatchInfo, MatchResult
from tests.client.games.patriarch.builders import LAID, SEED, played, room_of
from tests.client.games.test_catalog import record
from tests.client.rooms import with_match
from tests.client.terminal.one_leg import PEOPLE

FOUND = "1:guess 3(4(2) A(5))"
SALT = "0123456789abcdef" * 2


def at(room: ShownRoom, seat: int = 0) -> Model:
    model = Model(link=Connected())
    for thing in (Welcome(protocol=1, server="0", player=PEOPLE[seat], name="", now=0), room, CameIn()):
        model = step(model, thing)
    return model


def text(room: ShownRoom, seat: int = 0) -> str:
    model = at(room, seat)
    page = page_of(model)
    assert page is not None
    lines = page.lines(Setting(model, UNICODE, server=ServerAddress("127.0.0.1")), 76)
    assert len(lines) <= 22
    return "\n".join("".join(run.text for run in line).rstrip() for line in lines)


def waits(seats: int, **changes: Any) -> ShownRoom:
    return room_of(played(LAID, seats=seats), match=None, view=None, happenings=(), next=(1, 1), **changes)


def legs(room: ShownRoom, *scores: tuple[int, int | None]) -> tuple[LegInfo, ...]:
    """Return finished legs, each with its score and the player who found the tree; later legs wait."""
    assert room.match is not None
    many = len(room.match.legs)
    told = []
    for number, leg in enumerate(room.match.legs, start=1):
        roles: tuple[Role, ...] = tuple("owner" if seat == (number - 1) % many else "guesser" for seat in range(many))
        if number > len(scores):
            told.append(replace(leg, roles=roles, status="waiting", score=None, parts=None))
            continue
        score, found = scores[number - 1]
        parts = {"guesses": {str(seat): score for seat in range(many) if roles[seat] == "guesser"}, "found_by": found}
        told.append(replace(leg, roles=roles, status="over", score=score, parts=parts))
    return tuple(told)


def test_before_the_first_leg_it_is_said_who_owns_a_tree() -> None:
    assert "Chance decides who owns the tree first. You see your role when both are ready." in " ".join(
        text(waits(2)).split()
    )
    assert "Anna owns the tree, and you guess it." in text(waits(2, role="owner"), 1)
    assert "You own the tree, and Ben guesses it." in text(waits(2, role="owner"))
    assert "Ben owns the tree, and you guess it." in text(waits(2, role="guesser"))
    three = text(waits(3, role="owner"))
    assert "Match 1, leg 1 of 3" in three and "You own the tree, and all others guess it." in three
    assert "You see your role when all are ready" in " ".join(text(waits(3, role="guesser")).split())
    assert "The Patriarch; the owner lays out the tree.\n" in three
    assert "The note board is off" in text(waits(3, notes=False))


def test_of_a_number_that_settles_nothing_nothing_is_said() -> None:
    numbered: dict[str, Any] = {"options": {"variant": "patriarch", "tree": "number"}}
    assert "The number is hidden until the match is over." in text(waits(2, **numbered, number=None))
    again = waits(2, number=None)
    assert "number" not in text(again)
    opened = room_of(played(LAID), match=None, view=None, happenings=(), number=None)
    opened = replace(opened, seats=(opened.seats[0], replace(opened.seats[1], player=None, name=None)))
    assert "Chance decides who owns the tree first" in " ".join(text(opened).split()) and "number" not in text(opened)
    assert "random and hidden; chance decides who owns" in " ".join(text(replace(opened, **numbered)).split())


def test_between_two_legs_it_is_said_what_there_is_to_beat() -> None:
    room = room_of(played(LAID, FOUND))
    between = with_match(replace(room, next=(1, 2)), legs=legs(room, (3, 1)))
    shown = text(between)
    assert "Leg 1 is over: 3 guesses." in shown and "graded guesses 3 · found by Ben" in shown
    assert "Now Ben owns the tree, and you guess it." in shown
    assert "With fewer than 3 guesses you win; 3 is a draw; with more Ben wins." in shown
    assert "You win by finding the tree" in text(with_match(between, legs=legs(room, (5, None))))


def test_after_a_leg_of_three_the_next_owner_is_named() -> None:
    room = room_of(played(LAID, FOUND, "0:grade", seats=3))
    shown = text(with_match(replace(room, next=(1, 3)), legs=legs(room, (1, 1), (5, 2))))
    assert "Leg 2 is over: 5 guesses." in shown and "graded guesses Anna 5, Cy 5 · found by Cy" in shown
    assert "Now Cy owns the tree, and all others guess it." in shown


def test_who_of_three_won_the_most_legs_and_of_two_who_needed_fewer_guesses() -> None:
    room = room_of(played(LAID, FOUND, "0:grade", seats=3))
    result = MatchResult(winners=(Seat(1),), scores=(0, 2, 1), why="score")
    shown = text(with_match(room, legs=legs(room, (1, 1), (5, 2), (4, 1)), result=result))
    assert "Ben wins, with 2 legs won." in shown
    assert "  leg 3   Cy               4       Anna 4, Ben 4    Ben" in shown
    shared = replace(result, winners=(Seat(0), Seat(1)), scores=(1, 1, 0))
    told = text(with_match(room, legs=legs(room, (1, 1), (5, 0)), result=shared))
    assert "You and Ben share the win, with 1 leg won." in told and "leg 3, not played" in told
    two = room_of(played(LAID, FOUND))
    won = MatchResult(winners=(Seat(1),), scores=(5, 1), why="score")
    shown = text(with_match(two, legs=legs(two, (1, 1), (5, None)), result=won))
    assert "Ben wins, 1 to 5." in shown and "owned the tree    Anna            Ben\n" in shown
    assert "found by           Ben         nobody\n" in shown


def test_once_a_match_is_over_each_legs_tree_is_told() -> None:
    told = record("patriarch", "easy,easy", {})
    room = room_of(played(LAID, FOUND))
    over = with_match(
        room, legs=legs(room, (1, 1), (5, None)), result=MatchResult(winners=(Seat(1),), scores=(5, 1), why="score")
    )
    assert over.match is not None
    assert "the tree             –   3(4(2) A(5))" in text(over), "what is seen of the last one"
    model = step(at(over), Checked(over.match.id, told, check("patriarch", over.match, None, (), told)))
    page = page_of(model)
    assert page is not None
    lines = ["".join(run.text for run in line) for line in page.lines(Setting(model, UNICODE), 76)]
    tree = told.legs[0].opening["tree"]
    assert f"the tree         {tree}   {tree}" in "\n".join(lines)


def test_another_match_is_one_wish_and_whatever_the_other_calls_it() -> None:
    room = room_of(played(LAID, FOUND))
    over = with_match(
        room, legs=legs(room, (1, 1), (5, None)), result=MatchResult(winners=(Seat(1),), scores=(5, 1), why="score")
    )
    assert [(key.key, key.action) for key in keys(over)][:2] == [
        ("enter", "wish('new_number')"),
        ("a", "look('analysis')"),
    ]
    assert {key.action for key in keys(over) if key.key in ("enter", "n")} == {"wish('new_number')"}, "n works, too"
    assert "Play again? The rematch starts when all players choose it." in text(over)
    asked = replace(over, offers=(None, "same_number"))
    assert keys(asked)[0].action == "wish('same_number')" and "Ben wants a rematch: press Enter to accept." in text(
        asked
    )
    numbered = with_match(over, options={**over.options, "tree": "number"})
    assert "u" in {key.key for key in keys(numbered)} and "u" not in {key.key for key in keys(over)}


def keys(room: ShownRoom) -> Sequence[Key]:
    model = at(room)
    page = page_of(model)
    assert page is not None
    return page.keys(Setting(model, UNICODE))


def test_a_leg_of_many_guesses_is_told_in_a_line() -> None:
    room = room_of(played(LAID, FOUND, "0:grade", seats=5))
    every = legs(room, *[(12, 1)] * 5)
    result = MatchResult(winners=(Seat(1),), scores=(0, 4, 0, 0, 0), why="score")
    lines = text(with_match(room, legs=every, result=result)).splitlines()
    assert "  leg 1   Anna             12      Ben 12, Cy 12, Dee 12, Eve 12    Ben" in lines
    longer = legs(room, *[(123_456_789, 1)] * 5)
    lines = text(with_match(room, legs=longer, result=result)).splitlines()
    assert any(line.startswith("  leg 1") and "…   Ben" in line for line in lines)


def test_twelve_legs_have_room() -> None:
    room = room_of(played(LAID, FOUND, "0:grade", seats=12))
    every = legs(room, *[(4, (leg + 1) % 12) for leg in range(12)])
    own = tuple(replace(leg, number=999_999_999_990 + leg.leg) for leg in every)
    result = MatchResult(winners=(Seat(1),), scores=(1,) * 12, why="score")
    over = with_match(room, legs=own, number=7, result=result)
    assert "(leg 9)" not in text(over)  # the owners laid out the trees
    shown = text(with_match(over, options={**over.options, "tree": "number"}))
    assert "1 Anna’s: 4, Ben · 2 Ben’s: 4, Cy" in shown and "9999-9999-9999 (leg 9)" in shown
    assert "The rematch starts" in shown


def test_guesses_are_not_taken_back_and_three_begin_where_four_have_a_seat() -> None:
    laid, guessed = room_of(played(LAID), 0), room_of(played(LAID, SEED), 1)
    assert bar(at(laid), Deed.TAKE_BACK) is None
    assert bar(at(guessed, 1), Deed.TAKE_BACK) is Bar.FINAL
    room = waits(4)
    seats = tuple(each if each.seat < 3 else replace(each, player=None, name=None) for each in room.seats)
    assert bar(at(replace(room, next=None, seats=seats)), Deed.BEGIN_WITH_THESE) is None


def test_four_are_waited_for_on_one_page_with_the_keys_that_it_names() -> None:
    options = {"variant": "advanced-matriarch", "tree": "open", "auto_grade": 20}
    room = room_of(played(LAID, seats=4), match=None, view=None, happenings=(), notes=False, options=options)
    seats = tuple(each if each.seat < 2 else replace(each, player=None, name=None) for each in room.seats)
    addresses = tuple(LocalAddress(f"192.168.1.{last}", Reach.LAN, "wifi") for last in range(5))
    model = at(replace(room, seats=seats))
    page = page_of(model)
    assert page is not None
    waiting = Setting(model, UNICODE, server=ServerAddress("192.168.1.0"), hosted=True, addresses=addresses)
    lines = ["".join(run.text for run in line) for line in page.lines(waiting, 76)]
    assert len(lines) <= 21 and lines[-1].startswith("Begin now, or add computer players")
    assert {"b", "k"} <= {key.key for key in page.keys(waiting)}


def test_time_is_told_only_where_the_room_grades_by_itself() -> None:
    assert counts(at(room_of(played(LAID, SEED, seats=3, auto_grade=20), 0)))
    assert not counts(at(room_of(played(LAID, SEED, seats=3), 0)))


def test_every_leg_with_a_number_of_its_own_is_held_against_its_promise() -> None:
    told = record("patriarch", "easy,easy,easy", {})
    room = room_of(played(LAID, seats=3))
    assert room.match is not None
    promises = [commitment(leg.number, SALT) for leg in told.legs]
    own = tuple(
        replace(leg, status="over", number=played_leg.number, salt=SALT, commitment=promise)
        for leg, played_leg, promise in zip(room.match.legs, told.legs, promises, strict=True)
    )
    result = MatchResult(winners=(), scores=(0, 0, 0), why="score")
    last = told.legs[-1].number
    match: MatchInfo = replace(room.match, known=False, number=last, salt=SALT, legs=own, result=result)

    def first(match: MatchInfo, promised: str | None) -> Finding:
        return check("patriarch", match, promised, (), told).findings[0]

    whole = check("patriarch", match, ",".join(promises), (), told)
    assert whole.findings == (Finding.COMMITMENT_KEPT, Finding.DECK_DEALT, Finding.CARDS_AS_SEEN)
    assert first(match, ",".join([promises[0], "0" * 64])) is Finding.COMMITMENT_CHANGED
    assert first(replace(match, legs=(replace(own[0], salt="0" * 32), *own[1:])), None) is Finding.COMMITMENT_BROKEN
    assert first(replace(match, legs=(replace(own[0], salt=None), *own[1:])), None) is Finding.NUMBER_MISSING
    assert first(replace(match, known=True), None) is Finding.NUMBER_KNOWN
    wrong = replace(match, legs=(replace(own[0], number=9, commitment=commitment(9, SALT)), *own[1:]))
    assert check("patriarch", wrong, None, (), told).findings[1] is Finding.DECK_DIFFERENT


def test_what_is_promised_of_later_legs_is_kept_as_it_is_shown() -> None:
    room = room_of(played(LAID, seats=3))
    assert room.match is not None
    one = (replace(room.match.legs[0], commitment="a" * 64), *room.match.legs[1:])
    two = (one[0], replace(one[1], commitment="b" * 64), one[2])
    model = at(with_match(room, commitment="a" * 64, legs=one))
    assert model.promise is not None and model.promise.commitment == "a" * 64
    later = replace(with_match(room, commitment="b" * 64, legs=two), version=room.version + 1)
    again = step(model, later).promise
    assert again is not None and again.commitment == ",".join(["a" * 64, "b" * 64])


def test_where_names_leave_no_room_for_the_game_the_page_is_headed_by_the_code() -> None:
    assert text(waits(3)).startswith("KZ7-4QM2 · The Patriarch ")
    assert text(waits(4)).startswith("KZ7-4QM2  ")
