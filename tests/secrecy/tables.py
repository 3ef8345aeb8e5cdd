"""Tables whose deal a test chooses, and deals that differ from another only in what somebody may not know.

What is hidden of a game that everybody sees alike is its deck below what has been shown (`Game.shown`). Where seats see
different things, what is hidden from one is found by trial: a deck with other cards in places that nobody was shown, on
which the same moves can be made and this reader sees the same. That a view holds no more than it should is seen apart
from that: drawn anew from the view alone (`Game.possible`), everything that it does not tell is something else.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

import pytest

from protocol.cards import Card
from protocol.commands import Form
from protocol.deals import deal
from protocol.ids import MatchId, PlayerId, Seat, player_id
from server.games.base import Game, GameError
from server.games.registry import GAMES
from server.table.commitment import Draw, Need
from server.table.decision import Person
from server.table.room import Room
from tests.table.play import PEOPLE, Table

NAMES = ("Ada", "Ben", "Cy", "Dot", "Eva", "Finn")
MATCH = MatchId("M" * 15 + "1")
"""The match of every table: what chance starts from it, a computer's say, comes out the same."""
TRIES = 300
FEW = 16
"""So many cards are hidden late in a leg."""


def key_of(name: str) -> str:
    """Return somebody's key."""
    return sha256(name.encode()).hexdigest()


def seat_people(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have people at tables whose keys are known."""
    for name in NAMES:
        monkeypatch.setitem(PEOPLE, name.lower(), Person(player_id(key_of(name)), name))


@dataclass(frozen=True)
class Deal:
    """What is hidden of a match."""

    number: int
    salt: str
    deck: tuple[Card, ...]


@dataclass(frozen=True)
class Case:
    """A match that is looked at: of a game, from a leg on, early in it or `late`, when few cards are hidden still."""

    game: str
    form: Form = "match"
    leg: int = 1
    late: bool = False
    computer: bool = False

    def __str__(self) -> str:
        against = " against a computer" if self.computer else ""
        return f"{self.game}, {self.form}{against}, {'late in' if self.late else ''} leg {self.leg}"


def cases(game: str) -> Iterator[Case]:
    """Yield what is looked at of a game."""
    yield Case(game)
    yield Case(game, late=True)
    yield Case(game, leg=2)
    yield Case(game, computer=True)
    if GAMES[game].alone:
        yield Case(game, form="solo")


class Dealt(Table):
    """A table with a deal of one's own, every seat taken, and played to where a case begins."""

    def __init__(self, case: Case, given: Deal) -> None:
        self._given = given
        game = GAMES[case.game]
        computers = (*[None] * (len(game.roles) - 1), "random") if case.computer else ()
        super().__init__(game=case.game, form=case.form, hints=case.form == "match", computers=computers)
        for name in NAMES[1 : self.room.seats.count(None) + 1]:
            self.sit(name.lower())
        self.begin()
        for leg in range(1, case.leg):
            self.play_leg(random.Random(leg))
            self.begin()
        rng = random.Random(case.leg)
        while case.late and len(hidden_from_all(self.room)) > FEW:
            self.play(rng.choice(self.moves()))

    def draw(self, need: Need) -> Draw:
        """Return what this table is dealt."""
        return Draw(MATCH, self._given.number, self._given.salt, self._given.deck, Seat(0))


def first_deal(case: Case) -> Deal:
    """Return the deal that others are held against."""
    game = GAMES[case.game]
    number = 482_109_375_512
    return Deal(number, sha256(b"salt").hexdigest()[:32], deal(game.deck(game.options()), number))


def hidden_from_all(room: Room) -> tuple[Card, ...]:
    """Return the cards of a room's leg that nobody has been shown, those of the top first."""
    match = room.match
    assert match is not None
    return match.deal.deck[len(match.game.shown(match.leg.state)) :]


def twin(case: Case, given: Deal, room: Room, reader: Seat | None) -> Deal:
    """Return a deal that may be another only for who knows more than a reader of a room, as it stands now, may know."""
    match = room.match
    assert match is not None
    game, shown = match.game, len(match.game.shown(match.leg.state))
    other = given if case.form == "solo" else replace(given, number=973_155_061_284, salt=given.salt[::-1])
    rng = random.Random(f"{case} {reader}")
    for _ in range(TRIES):
        tail = list(given.deck[shown:])
        rng.shuffle(tail)
        deck = (*given.deck[:shown], *tail)
        if deck != given.deck and (game.open or _sees_the_same(game, room, deck, reader)):
            return replace(other, deck=deck)
    return other


def _sees_the_same(game: Game[Any, Any], room: Room, deck: tuple[Card, ...], reader: Seat | None) -> bool:
    match = room.match
    assert match is not None
    seen: tuple[Card, ...] = ()
    try:
        for leg in match.legs:
            states = [game.deal(match.deal.options, each, leg.roles, seen) for each in (match.deal.deck, deck)]
            for seat, move, _ in leg.played:
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
