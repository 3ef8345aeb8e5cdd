from dataclasses import replace

import pytest

from protocol.codes import RejectionCode as Code
from protocol.command import Another
from protocol.commands import Answer, Enlist, Offer, PlayAs, Ready
from server.table.decision import Need
from server.table.dispatch import decide
from tests.table.asked import configure
from tests.table.phases import PHASES, agreed, over
from tests.table.play import PEOPLE, Table


@pytest.mark.parametrize("what", ["same_number", "new_number"])
@pytest.mark.parametrize("by", ["offer", "accept"])
def test_a_rematch_begins_when_both_have_asked_for_it(what: Another, by: str) -> None:
    table = over()
    table.offer("ben", what)
    assert (table.room.offers, table.room.finished) == ((None, what), True)
    decision = table.offer("ada", what) if by == "offer" else table.accept("ada", what)
    assert [fact.kind for fact in decision.facts] == ["offered", "match_begun"]
    assert (table.match.match, table.room.next_leg, table.room.offers) == (2, None, (None, None))
    assert replace(table.read(), happenings=()) == replace(table.room, happenings=())


def test_a_tournament_s_players_are_chosen_before_its_next_match_begins() -> None:
    table = agreed()
    assert (table.match.match, table.room.agreed, table.room.next_leg) == (1, "same_number", (2, 1))
    table.do("ada", PlayAs(id="c", name="Cat"))
    table.begin()
    assert (table.match.match, table.match.deal.names) == (2, ("Cat", "Ben"))


def test_a_tournament_with_everyone_playing_continues_at_once() -> None:
    table = over()
    table.do("ada", Enlist(id="c", names=["Ada", "Ben"]))
    table.agree("new_number")
    assert (table.match.match, table.match.deal.names) == (2, ("Ada", "Ben"))


def test_an_offer_is_for_the_settings_it_was_made_with() -> None:
    table = over()
    table.offer("ben", "new_number")
    table.do("ada", configure(hints=True))
    assert table.room.offers == (None, None)
    table.offer("ada", "new_number")
    assert table.room.finished


def test_crossing_offers_agree_nothing_until_one_gives_way() -> None:
    table = over()
    table.offer("ada", "same_number")
    table.offer("ben", "new_number")
    assert (table.room.offers, table.room.agreed) == (("same_number", "new_number"), None)
    table.accept("ada", "new_number")
    assert table.match.match == 2


def test_an_offer_declined_is_taken_back_and_the_decliners_own_stays() -> None:
    table = over()
    table.offer("ada", "same_number")
    table.offer("ben", "new_number")
    table.decline("ben", "same_number")
    assert (table.room.offers, table.room.agreed) == ((None, "new_number"), None)


def test_an_offer_can_be_changed_until_both_wish_the_same() -> None:
    table = over()
    table.offer("ada", "same_number")
    table.offer("ada", "new_number")
    table.offer("ben", "same_number")
    assert table.room.finished
    table.offer("ada", "same_number")
    assert table.match.match == 2


@pytest.mark.parametrize("accept", [True, False])
def test_an_answer_without_an_offer_is_stale(accept: bool) -> None:
    table = over()
    table.offer("ben", "new_number")
    rejection = table.refused("ada", Answer(id="c", match=1, what="same_number", accept=accept))
    assert rejection.reason == "not_offered"


@pytest.mark.parametrize("accept", [True, False])
def test_one_does_not_answer_ones_own_offer(accept: bool) -> None:
    table = over()
    table.offer("ada", "new_number")
    assert table.refused("ada", Answer(id="c", match=1, what="new_number", accept=accept)).code is Code.STALE


def test_the_same_offer_twice_is_stale() -> None:
    table = over()
    table.offer("ada", "new_number")
    assert table.refused("ada", Offer(id="c", match=1, what="new_number")).code is Code.STALE


@pytest.mark.parametrize("match", [1, 3])
def test_an_offer_after_another_match_than_the_last_is_stale(match: int) -> None:
    table = agreed()
    table.play_match()
    assert table.refused("ada", Offer(id="c", match=match, what="new_number")).code is Code.STALE
    table.offer("ada", "new_number")


@pytest.mark.parametrize("phase", ["over, ben offers", "agreed", "agreed, ben ready"])
def test_leaving_the_seat_withdraws_an_offer(phase: str) -> None:
    table = PHASES[phase]()
    table.stand("ada")
    assert (table.room.offers, table.room.agreed) == ((None, None), None)
    assert (table.room.ready, table.room.next_leg) == (frozenset(), None)
    table.sit("eve")
    assert table.room.next_leg is None


# Draws


@pytest.mark.parametrize("phase", ["seated", "agreed"])
def test_a_match_needs_a_draw_when_the_last_seat_is_ready_and_not_before(phase: str) -> None:
    table = PHASES[phase]()
    needs = len(table.needs)
    table.ready("ada")
    assert len(table.needs) == needs
    table.ready("ben")
    assert len(table.needs) == needs + 1
    table.play_leg()
    table.begin()
    table.play_leg()
    assert len(table.needs) == needs + 1


@pytest.mark.parametrize("what", ["same_number", "new_number"])
def test_what_is_drawn_is_a_number_unless_it_is_given(what: Another) -> None:
    table = Table(number=7, brief=True)
    table.sit()
    table.play_match()
    table.agree(what)
    table.play_match()
    table.agree(what)
    again = 7 if what == "same_number" else None
    assert table.needs == [
        Need(game="family-tree", options={}, form="match", seats=2, number=number) for number in (7, again, again)
    ]


def test_the_same_number_again_is_the_one_that_was_hidden() -> None:
    table = agreed()
    table.begin()
    assert table.needs[-1] == Need(game="family-tree", options={}, form="match", seats=2, number=482_109_375_511)


def test_a_draw_of_another_number_than_is_needed_is_asked_for_again() -> None:
    table = agreed()
    table.ready("ada")
    need = Need(game="family-tree", options={}, form="match", seats=2, number=482_109_375_511)
    wrong = replace(table.draw(need), number=5)
    assert decide(table.room, PEOPLE["ben"], Ready(id="c", match=2, leg=1), wrong) == need


@pytest.mark.parametrize(("decks", "seen"), [(1, 26), (2, 0)])
def test_what_was_seen_of_a_number_says_nothing_of_another_deck_that_it_gives(decks: int, seen: int) -> None:
    table = Table(7, game="poker-solitaire", form="solo", options={"touching": "anywhere"})
    table.begin()
    table.play_leg()
    table.do("ada", configure(options={"touching": "anywhere", "decks": decks}, form=None, number=7))
    table.agree("same_number")
    assert len(table.match.leg.seen) == seen
    assert table.match.leg.seen == table.match.deal.deck[:seen]
