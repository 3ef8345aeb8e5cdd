"""A match and its legs as values: all legs are on one number unless the game says otherwise; roles move on by a seat.

A leg is *waiting* until every seat is ready, then *playing* until its game has nobody to act, then *over*. A match
is over with its last leg, and then the game says who has won. It ends before that if a seat resigns or runs out of
time, or is away and the other seat claims the match: that seat loses the match. If time runs out for both seats at the
same instant, neither wins.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple

from protocol.cards import Card
from protocol.deals import HIGHEST_NUMBER
from protocol.frozen import frozen
from protocol.ids import Form, MatchId, PlayerId, Role, Seat, level_of
from protocol.options import Clock, Options
from protocol.record import digest
from protocol.room import MatchResult
from server.games.catalog import GAMES
from server.games.format import Format
from server.games.game import Game, Setup, TableInLeg
from server.games.result import Decided, EndedLeg, Score


class BrokenLog(ValueError):
    """A log has a line that is no entry, or an entry that cannot follow the entries before it."""


class UnknownRules(ValueError):
    """A log was played by a game or a version of its rules that this server does not have."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Clocks:
    """A leg's clocks: each seat's time `left` in ms at `since`, when the running clocks started (ms since 1970 UTC).

    `warned` has, by seat, the time left in ms of which its player was warned last; None: not since the seat's last
    move. It is empty if nobody was warned.
    """

    rule: Clock
    left: tuple[int, ...]
    since: int
    warned: tuple[int | None, ...] = ()


class Played(NamedTuple):
    """A move of a leg, in notation, with the clocks before it and its time, in ms since 1970 UTC."""

    seat: Seat
    move: str
    clocks: Clocks | None
    at: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt:
    """The number of a leg, and its deck; `salt` and `commitment` are None for a known number."""

    number: int = field(repr=False)
    salt: str | None = field(repr=False)
    commitment: str | None
    deck: tuple[Card, ...] = field(repr=False)


@frozen
class Leg:
    """One leg: `state` is the game's own, `score` its value; `over` if nobody is to act.

    `seen` are the cards known from an earlier leg, `played` the moves that were not taken back. It began `at` a time
    in ms since 1970 UTC. `find_dealt` is None in the first leg, and if all legs have the match's number. A player alone
    can undo moves down to ply `undo_to`, because those before it revealed something; None if takebacks need consent, or
    the game has an undo of its own.
    """

    leg: int
    roles: tuple[Role, ...]
    seen: tuple[Card, ...]
    state: Any = field(repr=False)
    score: Score
    over: bool
    played: tuple[Played, ...] = ()
    clocks: Clocks | None = None
    at: int | None = None
    dealt: Dealt | None = None
    undo_to: int | None = None

    @property
    def ply(self) -> int:
        """The number of moves that were not taken back."""
        return len(self.played)


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """The part of a match that stays the same while it is played; `dead`, `notes` and the like as in `MatchBegun`.

    If each leg has its own number, `number`, `salt`, `commitment` and `deck` belong to the first leg.
    """

    match: int
    id: MatchId
    game: Game[Any, Any]
    options: Options
    form: Form
    players: tuple[PlayerId, ...]
    number: int = field(repr=False)
    known: bool
    salt: str | None = field(repr=False)
    commitment: str | None
    deck: tuple[Card, ...] = field(repr=False)
    dead: bool
    clock: Clock | None
    format: Format
    legs: int
    notes: bool = True
    daily: str | None = None
    names: tuple[str, ...] = ()
    casual: bool = False


class Ending(NamedTuple):
    """An end before the last leg was over: its loser and the reason; `also` are seats that lost at the same instant."""

    loser: Seat
    why: Literal["resigned", "claimed", "flag"]
    also: tuple[Seat, ...] = ()


class Asked(NamedTuple):
    """A seat asks to take back all moves from `ply` on; `agreed` are the seats that have agreed."""

    seat: Seat
    ply: int
    agreed: frozenset[Seat] = frozenset()


class Replacing(NamedTuple):
    """A request to replace a seat's player: by the computer of a `level`, as the seat `by` asks, or by a `player`."""

    seat: Seat
    by: Seat | None
    level: str | None
    player: PlayerId | None
    name: str | None
    agreed: frozenset[Seat]


@frozen
class Match:
    """A match under way or over; `legs` are the legs that have started, `ready` the seats ready for the next one.

    `computers` holds, by seat, the level of the computer that plays it, as its own seat or in place of its player.
    `hints` are the places where a hint was given: seat, leg and ply. `left` are the seats whose players have left the
    match to the others, and for which nobody plays yet. `peeked` are the seats that took a move back after it had shown
    them a card.
    """

    deal: Deal
    legs: tuple[Leg, ...]
    ready: frozenset[Seat] = frozenset()
    computers: tuple[str | None, ...] = ()
    asked: Asked | None = None
    ended: Ending | None = None
    hints: frozenset[tuple[Seat, int, int]] = frozenset()
    left: frozenset[Seat] = frozenset()
    replacing: Replacing | None = None
    peeked: frozenset[Seat] = frozenset()

    @property
    def match(self) -> int:
        """The match's ordinal in its room, from 1."""
        return self.deal.match

    @property
    def game(self) -> Game[Any, Any]:
        """The game's rules."""
        return self.deal.game

    @property
    def leg(self) -> Leg:
        """The leg that is played, or was played last."""
        return self.legs[-1]

    @property
    def over(self) -> bool:
        """Whether the last leg, or the match before it, has ended."""
        return self.ended is not None or (self.legs[-1].over and len(self.legs) == self.last)

    @property
    def goes_on(self) -> bool:
        """Whether the others play on if a player leaves: in a match of three or more, or if all play together."""
        return len(self.deal.players) > 2 or self.deal.form == "together"

    @property
    def by_one_clock(self) -> bool:
        """Whether all seats share one clock: they play together and at the same time. Each seat's clock shows it."""
        deal = self.deal
        return deal.form == "together" and deal.format.at_once

    @property
    def last(self) -> int:
        """The last leg that the match has."""
        return self.deal.legs

    @property
    def next_leg(self) -> int | None:
        """The leg that waits for every seat to be ready; None while a leg is played, and after the last leg."""
        return len(self.legs) + 1 if self.leg.over and not self.over else None


def game_of(name: str, rules: int, package: str | None = None) -> Game[Any, Any]:
    """Return the game that a log or a record names; `package` is where it comes from. Raises UnknownRules."""
    game = GAMES.get(name)
    if game is None or game.rules != rules:
        source = "" if package is None else f": it comes with the package {package}"
        raise UnknownRules(f"{name} with rules version {rules} is not among this server's games{source}")
    return game


def find_active_seats(match: Match) -> frozenset[Seat]:
    """Return the seats that their own players play and have not left."""
    return frozenset([Seat(seat) for seat, level in enumerate(match.computers) if level is None]) - match.left


def find_people(match: Match) -> tuple[Seat, ...]:
    """Return the seats that belong to people, though a computer may play in their place."""
    return tuple([Seat(seat) for seat, player in enumerate(match.deal.players) if level_of(player) is None])


def has_finished(match: Match, seat: Seat) -> bool:
    """Tell whether a seat has nothing more to play though the match goes on, as a finished player of a race."""
    return match.leg.leg == match.last and match.game.is_done(match.leg.state, seat)


def find_last_move(match: Match, seat: Seat) -> int | None:
    """Return the ply of a seat's last move in the leg; None if it has made no move."""
    plies = [ply for ply, played in enumerate(match.leg.played) if played.seat == seat]
    return plies[-1] if plies else None


def place_of(match: Match, seat: Seat, move: str = "") -> int | None:
    """Return the table of the leg at which a seat plays now, or will play next; None if the leg has no tables.

    If a seat plays at more than one table, it is the table that a `move` names, or else one where it is the seat's
    turn, or else one that isn't over.
    """
    tables = match.game.tables(match.leg.state)
    own = [at for at, table in enumerate(tables) if seat in table.seats]
    named = [at for at in own if tables[at].prefix and move.startswith(tables[at].prefix)]
    own = named or own
    return min(own, key=lambda at: (seat not in tables[at].to_act, tables[at].over), default=None)


def list_moves_at(table: TableInLeg, played: Iterable[Played]) -> tuple[Played, ...]:
    """Return the moves of a leg that were made at one of its tables, in the table's own notation."""
    prefix, seats = table.prefix, table.seats
    own = [each for each in played if each.seat in seats and each.move.startswith(prefix)]
    return tuple([each._replace(move=each.move.removeprefix(prefix)) for each in own])


def list_moves_of(match: Match, seat: Seat) -> tuple[Played, ...]:
    """Return the moves that led to a seat's position: all moves of the leg, or of the table where the seat plays."""
    leg, place = match.leg, place_of(match, seat)
    return leg.played if place is None else list_moves_at(match.game.tables(leg.state)[place], leg.played)


def is_unchanged_since(match: Match, seat: Seat, ply: int) -> bool:
    """Tell whether a seat's position has not changed since a ply of the leg; others may have moved at their tables."""
    leg = match.leg
    if ply >= leg.ply or (place := place_of(match, seat)) is None:
        return ply == leg.ply
    return not list_moves_at(match.game.tables(leg.state)[place], leg.played[ply:])


def explain_final(match: Match, ply: int) -> str | None:
    """Return why moves from a ply on cannot be taken back, in the rule's words; None if they can."""
    game = match.game
    whys = [game.explain_final(game.parse(each.move)) for each in match.leg.played[ply:]]
    return next((why for why in whys if why is not None), None)


def rotate_roles(roles: tuple[Role, ...], seats: int = 1) -> tuple[Role, ...]:
    """Return the roles by seat after each role has moved on by some seats, as it does from leg to leg.

    >>> rotate_roles(("maximizer", "minimizer"))
    ('minimizer', 'maximizer')
    >>> rotate_roles(("owner", "guesser", "guesser"), 2)
    ('guesser', 'guesser', 'owner')
    """
    return tuple([roles[(seat - seats) % len(roles)] for seat in range(len(roles))])


def find_dealt(match: Match, leg: Leg) -> Dealt:
    """Return the number and deck of a leg."""
    deal = match.deal
    return leg.dealt or Dealt(number=deal.number, salt=deal.salt, commitment=deal.commitment, deck=deal.deck)


def find_shown(match: Match) -> Sequence[Card]:
    """Return the cards of its number that a match has shown."""
    return match.game.shown((match.legs[0] if match.deal.format.own_numbers else match.leg).state)


def number_after(number: int) -> int:
    """Return the known number of the next leg, in a game whose legs have numbers of their own.

    >>> number_after(7), number_after(999_999_999_999)
    (8, 1)
    """
    return number % HIGHEST_NUMBER + 1


def decide_winners(match: Match) -> Decided:
    """Return the scores and winners by the legs that were played out; a board for all seats counts as a leg."""
    tables = match.game.tables(match.leg.state)
    boards = [table for table in tables if len(table.seats) == len(match.deal.players)]
    if boards:
        legs = [EndedLeg(each.roles, each.game.score(each.state) if each.over else None) for each in boards]
    else:
        legs = [EndedLeg(leg.roles, leg.score if leg.over else None) for leg in match.legs]
    return match.game.decide(match.deal.format, legs)


def result(match: Match) -> MatchResult | None:
    """Return how a match ended; None before its end."""
    if not match.over:
        return None
    reached, winners = decide_winners(match)
    if match.ended is not None:
        loser, why, also = match.ended
        lost = {loser, *also}
        others = () if match.goes_on else tuple([Seat(seat) for seat in range(len(reached)) if seat not in lost])
        return MatchResult(winners=others, scores=reached, why=why)
    return MatchResult(winners=winners, scores=reached, why="score")


def deal_leg(deal: Deal, deck: Sequence[Card], roles: tuple[Role, ...], seen: Sequence[Card]) -> Any:
    """Return the game's state at the beginning of a leg."""
    return deal.game.deal(Setup(options=deal.options, deck=deck, roles=roles, seen=seen, notes=deal.notes))


def state_at(match: Match, ply: int) -> Any:
    """Return the game's state at a ply of the leg, played again from its deal."""
    game, leg = match.game, match.leg
    state = deal_leg(match.deal, find_dealt(match, leg).deck, leg.roles, leg.seen)
    for seat, move, *_ in leg.played[:ply]:
        state = game.apply(state, seat, game.parse(move))
    return state


def end_early(match: Match, ending: Ending) -> Match:
    """Return a match that ends before its last leg is over; its cards are shown."""
    leg, game = match.leg, match.game
    state = game.reveal(leg.state)
    leg = replace(leg, state=state, score=game.score(state))
    return replace(match, legs=(*match.legs[:-1], leg), ended=ending, asked=None)


def with_clocks(match: Match, left: Clocks) -> Match:
    """Return a match with other clocks in its leg."""
    return replace(match, legs=(*match.legs[:-1], replace(match.leg, clocks=left)))


def with_item(items: tuple[Any, ...], index: int, item: Any) -> tuple[Any, ...]:
    """Return a tuple with another item at an index."""
    return (*items[:index], item, *items[index + 1 :])


def other_seats(match: Match, seat: int) -> set[int]:
    """Return the seats of a match without one."""
    return set(range(len(match.deal.players))) - {seat}


def is_person(match: Match, seat: int) -> bool:
    """Tell whether a seat is a person's, though a computer may play it now."""
    return seat in range(len(match.deal.players)) and level_of(match.deal.players[seat]) is None


def is_played_by_hand(match: Match, seat: int) -> bool:
    """Tell whether no computer plays a seat."""
    return seat in range(len(match.computers)) and match.computers[seat] is None


def check_follows(match: Match, fact: Any, follows: bool) -> None:
    """Raise BrokenLog unless a seat's fact `follows`, the match is under way and it has such a seat."""
    if not follows or match.over or not 0 <= fact.seat < len(match.deal.players):
        raise broken_match(match, fact)


def broken_match(match: Match, fact: object) -> BrokenLog:
    """Return the error that names the place in a match where a fact cannot follow."""
    leg = match.leg
    return BrokenLog(f"{fact} cannot follow in match {match.match} at leg {leg.leg}, ply {leg.ply}")


# The last match


class LegTimes(NamedTuple):
    """When a leg's first and last moves were made, in ms since 1970 UTC; None for a leg without a move."""

    began: int | None
    last: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class LastMatch:
    """A match that is over, as its room needs it: for the next match, and to show the result again.

    It has no game state. The moves are in the match's record.

    `cards` tells its deck from others; `roles` and `dealt_seen` are the first leg's roles and the cards that the game
    knew when it was dealt; `shown` are the cards that the match has shown. `scores` are by seat, None for a seat that
    did not play the match to its end itself. The other fields are as in `Match` and `Deal`, at the match's end.
    """

    number: int
    cards: str
    players: tuple[PlayerId, ...]
    names: tuple[str, ...]
    roles: tuple[Role, ...]
    dealt_seen: tuple[Card, ...]
    shown: tuple[Card, ...]
    scores: tuple[int | None, ...]
    times: tuple[LegTimes, ...]
    result: MatchResult
    computers: tuple[str | None, ...]
    left: frozenset[Seat]
    peeked: frozenset[Seat]
    clocks: Clocks | None
    notes: bool
    daily: str | None

    def restored(self, match: Match) -> Match | None:
        """Return a match that was rebuilt from its record with what a record doesn't tell.

        None if it is another course of the match: the store lost that one after it was settled.
        """
        if result(match) != self.result:
            return None
        legs = [_timed(leg, times) for leg, times in zip(match.legs, self.times, strict=False)]
        legs[-1] = replace(legs[-1], clocks=self.clocks)
        return replace(
            match,
            deal=replace(match.deal, players=self.players, names=self.names),
            legs=tuple(legs),
            computers=self.computers,
            left=self.left,
            peeked=self.peeked,
        )

    def moved(self, before: PlayerId, after: PlayerId) -> "LastMatch":
        """Return the match with a player's seats at another key of theirs."""
        return replace(self, players=tuple([after if player == before else player for player in self.players]))


def identify_cards(deck: Sequence[Card]) -> str:
    """Return a short digest that tells cards from others."""
    return digest({"deck": list(deck)})[:16]


def last_match(match: Match) -> LastMatch | None:
    """Return what a room keeps of a match; None while it is not over."""
    deal, first = match.deal, match.legs[0]
    if (ended := result(match)) is None:
        return None
    reached = ended.scores if ended.why == "score" else (None,) * len(deal.players)
    by_themselves = zip(reached, match.computers, deal.players, strict=True)
    return LastMatch(
        number=deal.number,
        cards=identify_cards(deal.deck),
        players=deal.players,
        names=deal.names,
        roles=first.roles,
        dealt_seen=first.seen,
        shown=tuple(find_shown(match)),
        scores=tuple([score if level == level_of(player) else None for score, level, player in by_themselves]),
        times=tuple(
            [LegTimes(*(leg.played[place].at if leg.played else None for place in (0, -1))) for leg in match.legs]
        ),
        result=ended,
        computers=match.computers,
        left=match.left,
        peeked=match.peeked,
        clocks=match.leg.clocks,
        notes=deal.notes,
        daily=deal.daily,
    )


def _timed(leg: Leg, times: LegTimes) -> Leg:
    """Return a leg with the times of its first and last moves."""
    if not leg.played:
        return leg
    played = [leg.played[0]._replace(at=times.began), *leg.played[1:]]
    played[-1] = played[-1]._replace(at=times.last)
    return replace(leg, played=tuple(played))
