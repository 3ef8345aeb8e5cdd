"""Pages of a replay: where they begin and end, and that they show only what spectators saw."""

import random
from collections.abc import Callable, Sequence
from itertools import cycle, islice
from typing import Any, NamedTuple

import pytest

from protocol.codes import RejectionCode as Code
from protocol.events import EVENT, ReplayEvent, Sight
from protocol.games.happy_graphs.view import HappyGraphsView
from protocol.ids import Role, Seat
from server.games.catalog import GAMES
from server.games.game import Game, Setup
from server.records.pages import MOST_PLIES, PagedMatch
from server.records.replay import PlayedLeg, PlayedMatch, replay_legs
from server.table.decision import Rejection

NUMBER = 7


class Leg(NamedTuple):
    """A leg from its moves."""

    game: Game[Any, Any]
    options: dict[str, Any]
    roles: tuple[Role, ...]
    moves: Sequence[tuple[int, str]]

    @property
    def match(self) -> PlayedMatch:
        options = self.game.options.model_validate(self.options)
        return PlayedMatch(
            game=self.game.name,
            rules=self.game.rules,
            options=options,
            deck=self.game.deck(options, len(self.roles), NUMBER),
            legs=(PlayedLeg(roles=self.roles, moves=tuple(self.moves)),),
            seed="",
            form=next(iter(self.game.formats(options))),
        )


def grandmas_game(moves: int = 250) -> Leg:
    """Return a leg in which moves are made, taken back and made again."""
    return played(GAMES["grandmas-game"], {}, moves, ("give-up", "peek"))


def puzzle(moves: int = 230) -> Leg:
    """Return a leg of cards put down in a row and taken back, one after the other."""
    game = GAMES["happy-graphs"]
    options = {"variant": "classic", "mode": "puzzle"}
    view = game.view(dealt(game, options), None)
    assert isinstance(view, HappyGraphsView) and view.hands[0] is not None
    row = [f"{card}@{place}:0,0" for place, card in enumerate(view.hands[0], start=1)]
    back = [f"take {place}:0,0" for place in range(len(row), 0, -1)]
    made = list(islice(cycle([*row, *back]), moves))
    return Leg(game, options, ("player",), [(0, move) for move in made])


def family_tree() -> Leg:
    return played(GAMES["family-tree"], {}, 120, ())


def dealt(game: Game[Any, Any], options: dict[str, Any]) -> Any:
    chosen = game.options.model_validate(options)
    return game.deal(Setup(options=chosen, deck=game.deck(chosen, 1, NUMBER), roles=("player",)))


def played(game: Game[Any, Any], options: dict[str, Any], moves: int, without: tuple[str, ...]) -> Leg:
    state, rng, made = dealt(game, options), random.Random(3), list[tuple[int, str]]()
    while game.to_act(state) and len(made) < moves:
        legal = [str(move) for move in game.legal_moves(state, Seat(0)) or ()]
        move = rng.choice([each for each in legal if not each.startswith(without or "none")])
        state = game.apply(state, Seat(0), game.parse(move))
        made.append((0, move))
    return Leg(game, options, ("player",), made)


LEGS: dict[str, Callable[[], Leg]] = {
    "grandmas-game": grandmas_game,
    "happy-graphs": puzzle,
    "family-tree": family_tree,
}


def paged(leg: Leg) -> PagedMatch:
    match = PagedMatch(leg.match)
    while match.play(60):
        pass
    return match


def page(match: PagedMatch, first: int, leg: int = 1) -> ReplayEvent:
    event = EVENT.validate_json(match.page("r", leg, first))
    assert isinstance(event, ReplayEvent)
    return event


def all_pages(match: PagedMatch, leg: int = 1) -> list[ReplayEvent]:
    pages = [page(match, 0, leg)]
    while pages[-1].sights[-1].ply < (pages[0].plies or 0):
        pages.append(page(match, pages[-1].sights[-1].ply + 1, leg))
    return pages


@pytest.mark.parametrize("leg", LEGS.values(), ids=LEGS)
def test_the_pages_of_a_leg_show_every_ply_as_a_spectator_saw_it(leg: Callable[[], Leg]) -> None:
    game = leg().game
    (whole,) = replay_legs(leg().match, revealed=True)
    pages = all_pages(paged(leg()))
    assert [sight.ply for each in pages for sight in each.sights] == list(range(len(whole.states)))
    assert [sight for each in pages for sight in each.sights] == [
        Sight(
            ply=ply,
            seat=Seat(0) if ply else None,
            move=whole.moves[ply - 1][1] if ply else None,
            score=game.score(state).total,
            view=game.view(state, None),
        )
        for ply, state in enumerate(whole.states)
    ]


@pytest.mark.parametrize("leg", [grandmas_game, puzzle])
def test_pages_are_full_but_for_the_last_and_begin_anywhere(leg: Callable[[], Leg]) -> None:
    match, plies = paged(leg()), len(leg().moves)
    assert all(each.plies == plies for each in all_pages(match))
    last = page(match, plies)
    assert [sight.ply for sight in last.sights] == [plies]
    short = page(match, plies - 3)
    assert [sight.ply for sight in short.sights] == list(range(plies - 3, plies + 1))
    assert short.sights[-1] == last.sights[0]
    middle = page(match, 77)
    assert middle.sights[0].ply == 77
    assert len(middle.sights) <= MOST_PLIES


def test_a_page_ends_before_it_is_too_long_but_has_at_least_one_ply(monkeypatch: pytest.MonkeyPatch) -> None:
    match = paged(grandmas_game())
    assert len(page(match, 0).sights) == MOST_PLIES
    monkeypatch.setattr("server.records.pages.MOST_BYTES", 20_000)
    assert 1 < len(page(match, 0).sights) < 20
    assert len(match.page("r", 1, 30)) < 21_000
    monkeypatch.setattr("server.records.pages.MOST_BYTES", 1)
    assert [sight.ply for sight in page(match, 30).sights] == [30]


@pytest.mark.parametrize("leg", [grandmas_game, family_tree])
def test_beyond_the_end_there_is_no_page_nor_of_a_leg_too_many(leg: Callable[[], Leg]) -> None:
    match, plies = paged(leg()), len(leg().moves)
    with pytest.raises(Rejection, match=f"Leg 1 ends after {plies} moves") as refused:
        match.page("r", 1, plies + 1)
    assert refused.value.code is Code.NOT_ALLOWED
    with pytest.raises(Rejection, match="There is no leg 2 in this match, which has 1"):
        match.page("r", 2, 0)


def test_the_first_page_outlines_the_leg_and_no_other_does() -> None:
    match = paged(family_tree())
    first, *others = all_pages(match)
    assert first.outline is not None and first.outline.over
    assert first.outline.scores == tuple(sight.score for each in (first, *others) for sight in each.sights)
    assert all(each.outline is None for each in (*others, page(match, 1)))
    ongoing = page(paged(grandmas_game(20)), 0).outline
    assert ongoing is not None and not ongoing.over


def test_where_each_has_a_score_the_outline_has_it_by_seat() -> None:
    game = GAMES["poker-solitaire"]
    match = PagedMatch(Leg(game, {"mode": "same-deck"}, ("player", "player"), ()).match)
    match.play(5)
    outline = page(match, 0).outline
    assert outline is not None and outline.scores == ((0, 0),)


def test_a_leg_ends_at_the_refused_move_and_every_page_says_why() -> None:
    leg = grandmas_game(150)
    broken = leg._replace(moves=[*leg.moves[:120], (0, "5>X+"), *leg.moves[120:]])
    match = paged(broken)
    for first in (0, 101):
        told = page(match, first)
        assert told.plies == 120
        assert told.refused is not None and "X" in told.refused.message


@pytest.mark.parametrize("leg", [grandmas_game, family_tree])
def test_where_the_closed_cards_lie_is_not_in_a_page(leg: Callable[[], Leg]) -> None:
    short = leg()._replace(moves=leg().moves[:8])
    (stood,) = replay_legs(short.match, revealed=True)
    told = page(paged(short), 0).sights[-1]
    for chance in range(3):
        other = short.game.possible(told.view, random.Random(chance))
        assert other != stood.states[-1], "cards are closed there"
        assert short.game.view(other, None) == told.view
