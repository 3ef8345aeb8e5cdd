"""Tables whose deal a test chooses, and deals that differ from another only in information hidden from a reader.

The hidden information is the deck below the cards shown so far (`Game.shown`). If a game does not tell that, it is
every card that was in none of the reader's views. Another deck is found by trial: it has other cards in those places,
allows the same moves, and the reader sees the same. A separate check shows that a view holds no more than it should: if
everything that the view does not tell is dealt again from the view alone (`Game.possible`), the view must stay the
same.
"""

import json
import random
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

import pytest

from protocol.cards import Card
from protocol.encoding import encode_value
from protocol.games.catalog import manifests
from protocol.games.happy_graphs.deck import deck_of as happy_graphs
from protocol.games.happy_graphs.options import HappyGraphsOptions
from protocol.games.patriarch.options import PatriarchOptions
from protocol.games.poker_solitaire.deck import deck_of as poker_solitaire
from protocol.games.poker_solitaire.options import PokerSolitaireOptions
from protocol.ids import Form, MatchId, PlayerId, Role, Seat, player_id
from protocol.options import Options
from server.games.catalog import GAMES, played_as
from server.games.errors import GameError
from server.games.format import Format
from server.games.game import Game, Setup
from server.games.patriarch.variants import FAMILIES
from server.table.decision import Draw, Need, Person
from server.table.room import Room
from tests.table.play import PEOPLE, Table

NAMES = ("Ada", "Ben", "Cy", "Dot", "Eva", "Finn")
MATCH = MatchId("M" * 15 + "1")
"""The match of every table: what chance starts from it, a computer's say, comes out the same."""
TRIES = 300
FEW = 16
"""So many cards are hidden late in a leg."""
MOVES: Mapping[str, int] = {"poker-solitaire": 40}
"""Of games whose legs are over before that, the moves after which it is late."""


def key_of(name: str) -> str:
    """Return somebody's key."""
    return sha256(name.encode()).hexdigest()


def seat_people(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have people at tables whose keys are known."""
    for name in NAMES:
        monkeypatch.setitem(PEOPLE, name.lower(), Person(player_id(key_of(name)), name))


@dataclass(frozen=True)
class Deal:
    """The hidden information of a match."""

    number: int
    salt: str
    deck: tuple[Card, ...]


@dataclass(frozen=True)
class Case:
    """A match that is looked at: of a game, from a leg on, early in it or `late`, when few cards are hidden still.

    `options` are JSON; `seats` None: as few as there may be.
    """

    game: str
    form: Form = "match"
    options: str = "{}"
    seats: int | None = None
    leg: int = 1
    late: bool = False
    computer: bool = False

    def __str__(self) -> str:
        against = " against a computer" if self.computer else ""
        late = "late in " if self.late else ""
        return f"{self.game}, {self.form} of {self.seats} with {self.options}{against}, {late}leg {self.leg}"

    @property
    def read(self) -> Options:
        """The options."""
        return GAMES[self.game].options.model_validate_json(self.options)

    @property
    def rules(self) -> Game[Any, Any]:
        """The rules by which it is played."""
        return played_as(GAMES[self.game], self.read, self.form)

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.seats or GAMES[self.game].formats(self.read)[self.form].fewest

    @property
    def format(self) -> Format:
        """How it is played at this table."""
        return self.rules.format(self.read, self.form, self.players)


HIDING: Mapping[str, Sequence[tuple[str, Form, int | None]]] = {
    "happy-graphs": (
        ('{"variant":"corners","mode":"duel"}', "match", None),
        ('{"variant":"corners","mode":"duel"}', "mirror", None),
        ('{"variant":"corners","hands":"hidden"}', "together", 3),
    ),
    "poker-solitaire": (('{"mode":"same-deck","rejects":{"1":0,"2":0}}', "match", None),),
}
"""Of games that with other options than their defaults hide more, such options, the form, and how many play."""


def cases(game: str) -> Iterator[Case]:
    """Yield the cases of a game."""
    rules = GAMES[game]
    plain: list[tuple[str, Form, int | None]] = [("{}", form, None) for form in rules.formats(rules.options())]
    for options, form, seats in (*plain, *HIDING.get(game, ())):
        if form == "race":
            continue  # a spectator sees no card, and the game's own tests check a seat's view of the others' tables
        first = Case(game, form, options, seats)
        yield first
        if form in ("solo", "mirror"):  # the boards of a mirror match hide late what they do in a match
            continue
        yield replace(first, late=True)
        if first.format.open:  # else what it plays tells of its hand, as what a person plays does
            yield replace(first, computer=True)
        if first.format.legs_for(first.players) > 1:
            yield replace(first, leg=2)


class Dealt(Table):
    """A table with a chosen deal, all seats taken, and played to the point at which a case begins."""

    def __init__(self, case: Case, given: Deal, again: Sequence[Sequence[str]] = ()) -> None:
        """Play the same moves `again` in each leg, if there are any."""
        self._given = given
        computers = (*[None] * (case.players - 1), "random") if case.computer else ()
        super().__init__(
            *(None, "maximizer" if "maximizer" in _roles(case) else None),
            game=case.game,
            form=case.form,
            hints=case.form != "solo",
            computers=computers,
            options=json.loads(case.options),
            seats=case.seats,
        )
        for name in NAMES[1 : self.room.seats.count(None) + 1]:
            self.sit(name.lower())
        self.begin()
        for leg in range(1, case.leg):
            self._play_again(again[leg - 1] if again else ())
            self.play_leg(random.Random(leg))
            self.begin()
        self._play_again(again[case.leg - 1] if again else ())
        rng, few = random.Random(case.leg), min(FEW, len(given.deck) // 2)
        while case.late and not again and len(hidden_from_all(self.room)) > few:
            if len(self.match.leg.played) == MOVES.get(case.game):
                break
            self.play(rng.choice(self.moves()))

    def _play_again(self, moves: Sequence[str]) -> None:
        for move in moves:
            self.play(move)

    @property
    def played(self) -> tuple[tuple[str, ...], ...]:
        """The moves of each leg so far."""
        return tuple(tuple(each.move for each in leg.played) for leg in self.match.legs)

    def draw(self, need: Need) -> Draw:
        """Return what this table is dealt."""
        return Draw(id=MATCH, number=self._given.number, salt=self._given.salt, deck=self._given.deck, first=Seat(0))


def first_deal(case: Case) -> Deal:
    """Return the deal that others are held against."""
    game = GAMES[case.game]
    number = 482_109_375_512
    return Deal(number, sha256(b"salt").hexdigest()[:32], game.deck(case.read, case.players, number))


def _roles(case: Case) -> tuple[Role, ...]:
    return GAMES[case.game].format(case.read, case.form, case.players).roles_for(case.players)


def deck_name(case: Case) -> str:
    """Return the name of the deck that a number is dealt as, which a player's own program knows too."""
    match case.read:
        case HappyGraphsOptions(variant=variant, mode=mode):
            return happy_graphs(variant, mode, case.players).name
        case PokerSolitaireOptions(decks=decks):
            return poker_solitaire(decks).name
        case PatriarchOptions(variant=family):
            return FAMILIES[family].deck
    return case.game if case.game in manifests() else "family-tree"


def hidden_from_all(room: Room) -> tuple[Card, ...]:
    """Return the cards of a room's leg that not everybody has been shown, in the order of the deck."""
    return tuple(room.match.deal.deck[place] for place in hidden_places(room, None)) if room.match is not None else ()


def hidden_places(room: Room, reader: Seat | None) -> list[int]:
    """Return the places in the deck whose cards a reader has not been shown in the leg that is played."""
    match = room.match
    assert match is not None
    deck, shown = match.deal.deck, len(match.game.shown(match.leg.state))
    if shown:
        return list(range(shown, len(deck)))
    game, leg = match.game, match.leg
    state = game.deal(Setup(options=match.deal.options, deck=deck, roles=leg.roles, seen=leg.seen))
    seen = Counter(_cards(game, state, reader))
    for each in leg.played:
        state = game.apply(state, each.seat, game.parse(each.move))
        seen |= Counter(_cards(game, state, reader))
    # Of equal cards it does not matter which ones were seen.
    places = []
    for place, card in enumerate(deck):
        if seen[card]:
            seen[card] -= 1
        else:
            places.append(place)
    return places


def _cards(game: Game[Any, Any], state: Any, reader: Seat | None) -> list[str]:
    """Return the cards that a view holds."""
    return re.findall(r'"([0-9A-Z][CDHS])"', encode_value(game.view(state, reader)).decode())


def twin(case: Case, given: Deal, room: Room, reader: Seat | None) -> Deal:
    """Return a deal that only a reader who knows too much about a room in its current state can tell from the first."""
    match = room.match
    assert match is not None
    game, places = match.game, hidden_places(room, reader)
    other = given if case.form == "solo" else replace(given, number=973_155_061_284, salt=given.salt[::-1])
    rng = random.Random(f"{case} {reader}")
    for attempt in range(TRIES):
        # where two cards are equal and one was seen, the other may be taken for it: then few can change their places
        moved = places if attempt < TRIES // 2 else rng.sample(places, min(2, len(places)))
        cards = [given.deck[place] for place in moved]
        rng.shuffle(cards)
        changed = dict(zip(moved, cards, strict=True))
        deck = tuple([changed.get(place, card) for place, card in enumerate(given.deck)])
        if deck != given.deck and _sees_the_same(game, room, deck, reader):
            return replace(other, deck=deck)
    return other


def _sees_the_same(game: Game[Any, Any], room: Room, deck: tuple[Card, ...], reader: Seat | None) -> bool:
    match = room.match
    assert match is not None
    seen: tuple[Card, ...] = ()
    try:
        for leg in match.legs:
            states = [
                game.deal(Setup(options=match.deal.options, deck=each, roles=leg.roles, seen=seen))
                for each in (match.deal.deck, deck)
            ]
            for seat, move, *_ in leg.played:
                if game.view(states[0], reader) != game.view(states[1], reader):
                    return False
                states = [game.apply(state, seat, game.parse(move)) for state in states]
            if game.view(states[0], reader) != game.view(states[1], reader):
                return False
            seen = tuple(game.shown(leg.state))
    except GameError:
        return False
    return True


def players_of(room: Room) -> dict[PlayerId, Seat]:
    """Return the people at a table by their seats."""
    by_seat = zip(room.seats, room.computers, strict=True)
    return {each.player: Seat(seat) for seat, (each, level) in enumerate(by_seat) if each is not None and level is None}
