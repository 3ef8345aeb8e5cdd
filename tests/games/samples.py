"""The tables at which the tests check the contract: every game, with more options than the check of any game tries."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import TypeAdapter

from protocol.games.mirror import acting, on_board
from protocol.ids import Seat
from server.contract.tables import AnyGame, Sample
from server.games.catalog import played_as
from server.games.family_tree.rules import FamilyTree
from server.games.grandmas_game.rules import GrandmasGame
from server.games.happy_graphs.rules import HappyGraphs
from server.games.patriarch.allowed import allowed
from server.games.patriarch.possible import members_of
from server.games.patriarch.rules import Patriarch
from server.games.poker_solitaire.rules import PokerSolitaire
from tests.games.high_card import HighCard, HighCardView


def _family_tree() -> list[Sample]:
    game = FamilyTree()
    duel = Sample(
        "family-tree match", game, "match", seats=2, options=game.options(), numbers=(1, 7, 42, 482_109_375_512)
    )
    return [
        duel,
        Sample("family-tree solo", game, "solo", seats=1, options=game.options(), numbers=(42, 482_109_375_512)),
    ]


def _happy_graphs() -> Iterator[Sample]:
    game: AnyGame = HappyGraphs()
    for variant in ("classic", "corners", "hex"):
        together = game.options.model_validate({"variant": variant})
        for seats in (1, 2, 3, 7, 17):
            yield Sample(
                f"happy-graphs {variant} {seats}",
                game,
                "solo" if seats == 1 else "together",
                seats=seats,
                options=together,
                numbers=(7,),
            )
        duel = game.options.model_validate({"variant": variant, "mode": "duel"})
        yield Sample(f"happy-graphs {variant} duel", game, "match", seats=2, options=duel)
        puzzle = game.options.model_validate({"variant": variant, "mode": "puzzle"})
        yield Sample(
            f"happy-graphs {variant} puzzle",
            game,
            "solo",
            seats=1,
            options=puzzle,
            numbers=(7,),
            chooses=moved_in_a_puzzle,
        )
    hidden = game.options.model_validate({"hands": "hidden"})
    yield Sample("happy-graphs hidden", game, "together", seats=3, options=hidden, numbers=(7,))
    yield Sample(
        "happy-graphs puzzle together",
        game,
        "together",
        seats=17,
        options=puzzle,
        numbers=(7,),
        chooses=moved_in_a_puzzle,
    )


def moved_in_a_puzzle(game: AnyGame, state: Any, seat: Seat, rng: random.Random) -> Any:
    """Play a card where it fits; sometimes start a group, take back a card, or say that the puzzle is done."""
    view: Any = game.view(state, seat)
    (hand, *_), chance = view.hands, rng.random()
    if (not hand and chance < 0.5) or view.ply > 80:
        return game.parse("done")
    lying = [(group.number, card.x, card.y) for group in view.groups for card in group.cards]
    if lying and (not hand or chance < 0.2):
        return game.parse("take {}:{},{}".format(*rng.choice(lying)))
    card = rng.choice(hand)
    places = [(group.number, at.x, at.y) for group in view.groups for at in group.open if card[0] in at.takes]
    if not places or chance < 0.3:
        places = [(view.new_group, 0, 0)]
    return game.parse("{}@{}:{},{}".format(card, *rng.choice(places)))


def _patriarch() -> Iterator[Sample]:
    game: AnyGame = Patriarch()
    for seats, wishes in (
        (2, {}),
        (2, {"variant": "matriarch", "guesses": 12, "tree": "owner"}),
        (2, {"variant": "advanced-matriarch", "guesses": 1, "tree": "open"}),
        (3, {"variant": "advanced-patriarch", "auto_grade": 20}),
        (5, {"variant": "matriarch", "tree": "owner"}),
        (2, {"tree": "owner", "own_grades": True}),
        (12, {"variant": "advanced-matriarch", "tree": "open"}),
    ):
        options = game.options.model_validate(wishes)
        name = " ".join(["patriarch", str(seats), *map(str, wishes.values())])
        yield Sample(name, game, "match", seats=seats, options=options, chooses=_moved_by_the_grades, repeats=True)


def _moved_by_the_grades(game: AnyGame, state: Any, seat: Seat, rng: random.Random) -> Any:
    """Announce a grade, lay out a tree, or guess one that agrees with the grades so far."""
    view: Any = game.view(state, seat)
    if "grade" in view.may:
        return game.parse(view.moves[0].move)
    tree = allowed(state.family)[rng.choice([*members_of(state.possible)])]
    if "guess" in view.may:
        return game.parse(f"guess {tree}")
    return game.parse(f"tree {rng.choice('CDHS')} {rng.choice([tree, 'open']) if 'open' in view.may else tree}")


def _poker_solitaire() -> Iterator[Sample]:
    game: AnyGame = PokerSolitaire()
    for wishes in (
        {},
        {"mode": "best-of-two", "touching": "anywhere", "scoring": "pat", "rejects": {"1": 4}},
        {"mode": "sum-of-two", "movable": True, "hands": 12, "dealt": 2, "decks": 2},
        {"mode": "race", "scoring": ["user", "american"], "points": {"flush": 9, "flush+one-pair": 20}},
        {"mode": "race-both", "dealt": 3, "stealing": True, "planting": True},
        {"mode": "alternate", "touching": ["corners", "edges"], "movable": [True, False], "stealing": True},
        {"mode": "same-deck", "dealt": 2, "rejects": {"common": 1}, "planting": True},
        {"mode": "duel", "scoring": "american", "hands": 12},
    ):
        options = game.options.model_validate(wishes)
        form, seats = next((form, format.fewest) for form, format in game.formats(options).items())
        yield Sample(
            f"poker-solitaire {wishes.get('mode', 'one-hand')}",
            game,
            form,
            seats=seats,
            options=options,
            chooses=_picked_up,
            repeats=True,
        )


def _picked_up(game: AnyGame, state: Any, seat: Seat, rng: random.Random) -> Any:
    """Put a card on a legal square, mostly a dealt card."""
    view: Any = game.view(state, seat)
    if view.may_pass or view.may_done:
        return game.parse("pass" if view.may_pass else "done")
    dealt = [source for source in view.sources if source.what in view.turned]
    source = rng.choice(dealt if dealt and rng.random() < 0.8 else view.sources)
    return game.parse(f"{source.what}>{rng.choice(source.targets)}")


def _grandmas_game() -> Iterator[Sample]:
    game: AnyGame = GrandmasGame()
    for seats, reorder in ((1, True), (1, False), (2, True), (12, True)):
        options = game.options.model_validate({"reorder": reorder})
        yield Sample(
            f"grandmas-game {seats}{'' if reorder else ' harder'}",
            game,
            "solo" if seats == 1 else "race",
            seats=seats,
            options=options,
            numbers=(7,),
            chooses=_sorted_by_chance,
            repeats=True,
            unlisted=True,
        )


def _sorted_by_chance(game: AnyGame, state: Any, seat: Seat, rng: random.Random) -> Any:
    """Make a legal move, mostly one that makes progress, or put the workspace in any order; sometimes give up."""
    view: Any = game.view(state, seat)
    if view.made > 120 // len(view.roles) + 12:
        return game.parse("give-up")
    if view.may_order and rng.random() < 0.2:
        cards = list(view.workspace.cards)
        while tuple(cards) == view.workspace.cards:
            rng.shuffle(cards)
        return game.parse(f"order {' '.join(cards)}")
    moves = [move.move for move in view.moves if move.does != "give-up"]
    onward = [move.move for move in view.moves if move.does in ("play", "deal")]
    return game.parse(rng.choice(onward if onward and rng.random() < 0.7 else moves or ["give-up"]))


def _smallest() -> Iterator[Sample]:
    game = HighCard()
    yield Sample("high-card", game, "match", seats=2, options=game.options(), views=TypeAdapter(HighCardView))


def _mirrors() -> Iterator[Sample]:
    for game, wishes in (
        (FamilyTree(), {}),
        (HappyGraphs(), {"mode": "duel"}),
        (Patriarch(), {"guesses": 3}),
        (Patriarch(), {"variant": "matriarch", "tree": "owner"}),
        (PokerSolitaire(), {"mode": "duel", "scoring": "american", "rejects": {"common": 1, "1": 1, "2": 1}}),
    ):
        options = game.options.model_validate(wishes)
        name = " ".join(["mirror", game.name, *map(str, wishes.values())])
        both = played_as(game, options, "mirror")
        yield Sample(
            name, both, "mirror", seats=2, options=options, numbers=(7,), chooses=_moved_on_a_board, repeats=True
        )


def _moved_on_a_board(game: AnyGame, state: Any, seat: Seat, rng: random.Random) -> Any:
    """Make any legal move, or one by the grades, on the board where the seat is to act."""
    if (listed := game.legal_moves(state, seat)) is not None:
        return rng.choice(listed)
    view: Any = game.view(state, seat)
    board = acting(view, seat)
    made = _moved_by_the_grades(Patriarch(), state.boards[board], seat, rng)
    return game.parse(on_board(board, str(made)))


_ONE_BOARD = (*_family_tree(), *_happy_graphs(), *_patriarch(), *_poker_solitaire(), *_grandmas_game(), *_smallest())
SAMPLES = {sample.name: sample for sample in (*_ONE_BOARD, *_mirrors())}
PLAYED = {sample.game.name: sample.game for sample in _ONE_BOARD}
"""The games, by name."""
every_sample = pytest.mark.parametrize("sample", SAMPLES.values(), ids=list(SAMPLES))
