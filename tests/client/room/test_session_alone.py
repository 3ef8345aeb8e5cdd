"""The model of a solo player, of hints, numbers, analyses and scores, and of computers at the table."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from client.net.frames import ShownRoom
from client.room.local_events import CameIn, Heard
from client.room.session import Model, Phase, step
from protocol.analysis import EarlyJudgement
from protocol.events import AnalysisEvent, Expected, HintEvent, Welcome
from protocol.ids import MatchId, PlayerId
from protocol.room import TournamentInfo
from protocol.scores import ScoresEvent
from tests.client.rooms import Rooms, with_match
from tests.client.solo_rooms import about, high_score, hinted, sits, solo_leg, solo_over, solo_ready

CY = PlayerId("CY00000000000000")


def heard(player: PlayerId, *things: Heard, model: Model | None = None) -> Model:
    told: Iterable[Heard] = (Welcome(protocol=1, server="0", player=player, name="", now=0), *things)
    model = model or Model()
    for thing in told if model.player is None else things:
        model = step(model, thing)
    return model


def hint(ply: int, match: int = 1, leg: int = 1) -> HintEvent:
    return HintEvent(id="h", match=match, leg=leg, ply=ply, choices=(Expected(move="QS>5D", score=310.0),))


def test_who_plays_alone_has_nobody_across_the_table(rooms: Rooms) -> None:
    model = heard(rooms.anna, solo_leg(rooms))
    assert (model.solo, model.alone, model.me, model.other, model.my_turn) == (True, True, 0, None, True)
    assert heard(rooms.anna, solo_leg(rooms), solo_over(rooms)).phase is Phase.LEG_OVER
    assert heard(rooms.anna, solo_over(rooms)).phase is Phase.RESULT


@pytest.mark.parametrize(("again", "before"), [((), False), ((False,), False), ((True,), True)])
def test_cards_that_ones_name_has_played_are_known_before_a_tournament_has_a_match(
    rooms: Rooms, again: tuple[bool, ...], before: bool
) -> None:
    told = TournamentInfo(names=(), plays=(None,), playing=(), again=again)
    assert heard(rooms.anna, replace(solo_leg(rooms), tournament=told)).played_before == before
    assert not heard(rooms.anna, solo_leg(rooms)).played_before


def test_against_a_computer_one_is_alone_but_has_an_opponent(rooms: Rooms) -> None:
    model = heard(rooms.anna, sits(rooms.leg(), None, "easy"))
    assert (model.solo, model.alone, model.other, model.replaced) == (False, True, 1, False)
    assert [model.computer_at(seat.seat) for seat in sits(rooms.leg(), None, "easy").seats] == [None, "easy"]
    assert not heard(rooms.anna, rooms.leg()).alone and not heard(rooms.anna, rooms.waiting()).alone


def test_who_made_a_room_for_computers_decides_there_without_a_seat(rooms: Rooms) -> None:
    room = sits(rooms.result(), "strong", "easy")
    model = heard(rooms.anna, room, CameIn())
    assert (model.watches_computers, model.me, model.phase) == (True, None, Phase.RESULT)
    assert not heard(rooms.ben, room, CameIn()).watches_computers
    assert not heard(rooms.anna, sits(rooms.result(), None, "easy")).watches_computers


def test_a_winnable_number_is_searched_for_once_nobody_else_has_to_agree(rooms: Rooms) -> None:
    offered = heard(rooms.anna, rooms.result(winnable=True, offers=(None, "new_number")))
    assert offered.rematch_draws_winnable("new_number") and not offered.rematch_draws_winnable("same_number")
    assert not heard(rooms.anna, rooms.result(winnable=True)).rematch_draws_winnable("new_number"), "Ben has to agree"
    assert not heard(rooms.anna, rooms.result(winnable=True, number=7)).rematch_draws_winnable("new_number")


def test_in_a_rematch_the_other_player_leads(rooms: Rooms) -> None:
    over = rooms.result()
    assert over.match is not None and over.match.legs[0].roles[0] == "maximizer"
    assert heard(rooms.anna, over).leads_rematch == 1
    assert heard(rooms.anna, replace(over, role="maximizer")).leads_rematch is None, "the owner has set it"
    stranger = replace(over.seats[1], player=PlayerId("CY00000000000000"))
    assert heard(rooms.anna, replace(over, seats=(over.seats[0], stranger))).leads_rematch is None


def test_a_hint_stays_as_long_as_its_position(rooms: Rooms) -> None:
    model = heard(rooms.anna, solo_leg(rooms, 4), hint(4))
    assert model.hint == hint(4)
    assert heard(rooms.anna, solo_leg(rooms, 4, version=15), model=model).hint == hint(4)
    assert heard(rooms.anna, solo_leg(rooms, 5), model=model).hint is None
    assert heard(rooms.anna, solo_over(rooms), model=model).hint is None


@pytest.mark.parametrize("late", [hint(3), hint(4, match=2), hint(4, leg=2)], ids=["ply", "match", "leg"])
def test_a_hint_for_another_position_is_not_shown(rooms: Rooms, late: HintEvent) -> None:
    assert heard(rooms.anna, solo_leg(rooms, 4), late).hint is None


def test_a_hint_is_awaited_from_when_it_was_asked_for_until_it_is_there(rooms: Rooms) -> None:
    def awaits(*things: Heard) -> bool:
        return heard(rooms.anna, *things).awaits_hint

    assert awaits(solo_leg(rooms, 4, happenings=(hinted(4),)))
    assert not awaits(solo_leg(rooms, 4, happenings=(hinted(4),)), hint(4))
    assert not awaits(solo_leg(rooms, 5, happenings=(hinted(4),)))
    assert not awaits(solo_leg(rooms, 4, happenings=(hinted(4, seat=1),)))
    assert not awaits(rooms.waiting())


def test_the_score_to_beat_is_the_better_of_the_computers_and_ones_own_before_the_game(rooms: Rooms) -> None:
    playing = heard(rooms.anna, solo_leg(rooms), about(None, own=300))
    assert (playing.to_beat, playing.best_before) == (300, 300)
    assert heard(rooms.anna, about(250, own=300), model=playing).to_beat == 300
    assert heard(rooms.anna, about(350, own=300), model=playing).to_beat == 350
    over = heard(rooms.anna, solo_over(rooms, 340), about(250, own=340), model=playing)
    assert (over.to_beat, over.best_before) == (300, 300), "what was just reached is no score that there was to beat"
    assert heard(rooms.anna, solo_leg(rooms)).to_beat is None
    assert heard(rooms.anna, rooms.leg(), about(350)).to_beat is None


def test_a_new_game_has_a_score_to_beat_of_its_own(rooms: Rooms) -> None:
    over = heard(rooms.anna, solo_leg(rooms), about(250, own=300), solo_over(rooms))
    another = with_match(solo_leg(rooms, version=70), match=2, id=MatchId("M2"), number=8)
    model = heard(rooms.anna, another, model=over)
    assert (model.about, model.best_before, model.to_beat) == (None, None, None)
    assert heard(rooms.anna, about(9, number=8), model=model).to_beat == 9
    assert heard(rooms.anna, about(9), model=model).about is None, "that is of another number"


def test_the_computers_tree_stays_known(rooms: Rooms) -> None:
    tree = solo_leg(rooms).view
    model = heard(rooms.anna, solo_leg(rooms), about(250, tree=tree), about(250, par=400))
    assert model.about is not None and (model.about.tree, model.about.par) == (tree, 400)


def test_an_analysis_and_scores_are_kept_the_analysis_for_its_match(rooms: Rooms) -> None:
    scores = ScoresEvent(id="s", game="family-tree", scores=(high_score("M1"),))
    analysis = AnalysisEvent(id="a", match=1, done=3, of=40)
    model = heard(rooms.anna, solo_over(rooms), scores, analysis, replace(analysis, match=2))
    assert (model.analysis, model.scores) == (analysis, scores)
    one, two, three = (
        EarlyJudgement(leg=1, ply=ply, seat=0, move="QS>7D", expected=9.0, loss=0.0) for ply in (9, 8, 7)
    )
    parts = (replace(analysis, judged=(one, two)), replace(analysis, done=4, judged=(two, three)))
    judged = heard(rooms.anna, *parts, model=model).analysis
    assert judged is not None and judged.judged == (one, two, three), "each message brings the next moves"
    another: ShownRoom = with_match(solo_leg(rooms, version=70), match=2, id=MatchId("M2"))
    assert heard(rooms.anna, another, model=model).analysis is None


def test_it_is_nobodys_turn_between_legs(rooms: Rooms) -> None:
    assert not heard(rooms.anna, solo_ready(rooms)).my_turn
    assert not heard(rooms.anna, rooms.swap()).my_turn
    assert not heard(CY, rooms.leg(), CameIn()).my_turn
