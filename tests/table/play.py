"""A room to play in without sockets or a store: commands go in, the lines of its logs are kept."""

import itertools
import json
import random
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from protocol.cards import Card
from protocol.command import Another
from protocol.commands import Answer, CreateRoom, MakeMove, Offer, Ready, Sit, Stand
from protocol.ids import Form, MatchId, PlayerId, Role, RoomCode, Seat
from protocol.options import Clock, Options
from server.games.catalog import GAMES
from server.records.write import list_entries
from server.store.checksum import sealed
from server.table.decision import Actor, Computer, Decision, Draw, Moment, Need, Person, Rejection
from server.table.dispatch import RoomCommand, apply, decide, due_after, fall_due, next_due
from server.table.entries import Entry, Fact, decode, encode, stamp_entry
from server.table.legs import LegStarted, MatchBegun
from server.table.match import Match
from server.table.room import Room
from server.table.settings import Opened, open_room
from server.table.snapshot import Snapshot
from tests.nulls import nulls_in
from tests.table.shown import Reader

CODE = RoomCode("KZ74QM2")
PEOPLE = {name: Person(PlayerId(name[0].upper() * 16), name.title()) for name in ("ada", "ben", "cat", "dan", "eve")}
PEOPLE["ada's other"] = Person(PlayerId("X" * 16), "Ada")
"""Ada with the key of another machine."""
BRIEF = tuple(map(Card, ("5D", "TD", "QD", "8S")))
"""A deck whose legs take two moves: the queen is born to the couple, the eight too or it marries her."""

BEGUN = MatchBegun(
    match=1,
    id=MatchId("M1"),
    game="family-tree",
    rules=1,
    options={},
    form="match",
    players=(PEOPLE["ada"].player, PEOPLE["ben"].player),
    names=("Ada", "Ben"),
    number=7,
    known=True,
    salt=None,
    deck=BRIEF,
    roles=("maximizer", "minimizer"),
    seen=(),
    dead=False,
)
LEG_2 = LegStarted(leg=2, roles=("minimizer", "maximizer"), deck=BRIEF)

BEGINNING = 1_795_255_200_000
"""When a table was opened: 2026-11-21T10:00:00Z in ms since 1970. Every entry comes a second after the one before."""

LEVELS = ("random", "greedy")
"""The computer players that there are."""

_HIGHEST_DRAWN = 482_109_375_512
_COMMAND = "c"


@cache
def _dealt(game: str, options: Options, seats: int, number: int) -> tuple[Card, ...]:
    return GAMES[game].deck(options, seats, number)


def salt(match: int) -> str:
    """Return the salt that a table's draws give its match of that ordinal."""
    return f"{match:x}" * 2 + "5a17" * 7 + "ed"


def stored(entry: Entry) -> bytes:
    """Return an entry as the line of a log, with its number, its time and its checksum as the store adds them."""
    return sealed(b'{"n":%d,"at":%d,' % (entry.n, entry.at or 0) + encode(entry)[1:])


class Table:
    """A room that Ada has created; others may sit down. Every drawn number is the one before it minus one.

    `brief` deals `BRIEF` for every number. `moment` is the part of a decision's input that is not in the log, `waited`
    the time in ms that has passed in addition to the seconds between entries. `opened` is the opening fact, in place of
    the other arguments; only there a `clock` may be as earlier servers accepted it. `room` is the result of all entries
    so far; `log` holds them all, `lines` as a store has them; `shown` is every snapshot by perspective; `needs` are the
    draws that were requested.
    """

    def __init__(
        self,
        number: int | None = None,
        role: Role | None = "maximizer",
        *,
        game: str = "family-tree",
        brief: bool = False,
        clock: Clock | None = None,
        form: Form = "match",
        computers: Sequence[str | None] = (),
        hints: bool = False,
        options: dict[str, Any] | None = None,
        seats: int | None = None,
        notes: bool = True,
        pace: int | None = None,
        casual: bool = False,
        opened: Opened | None = None,
    ) -> None:
        self.brief = brief
        self.moment = Moment(levels=LEVELS, names={person.player: person.name for person in PEOPLE.values()})
        self.waited = self._waited_before = 0
        self.first: Seat = Seat(0)
        self.log: list[Entry] = []
        self.needs: list[Need] = []
        self.shown: list[tuple[bytes, bytes, bytes]] = []
        self._readers: dict[Seat | None, tuple[Reader, ...]] = {}
        self._ids = itertools.count()
        create = CreateRoom(
            id=_COMMAND,
            game=game,
            form=form,
            number=number,
            role=role if form == "match" else None,
            notes=notes,
            pace=pace,
            clock=None if form == "solo" else clock,
            computers=list(computers),
            hints=hints,
            options=options or {},
            seats=seats,
            casual=casual,
        )
        opens = opened or replace(open_room(PEOPLE["ada"], create, LEVELS), clock=clock)
        entry = self._entry(PEOPLE["ada"].player, opens)
        self.room: Room = apply(None, entry, CODE)
        self._show()

    # What happens

    def do(self, who: str | Computer, command: RoomCommand) -> Decision:
        """Have a command decided, drawn for, appended and folded. Raises Rejection."""
        actor: Actor = PEOPLE[who] if isinstance(who, str) else who
        decision = decide(self.room, actor, command, None, self.moment)
        if isinstance(decision, Need):
            self.needs.append(decision)
            decision = decide(self.room, actor, command, self.draw(decision), self.moment)
        assert isinstance(decision, Decision)
        self.append(actor.player if isinstance(actor, Person) else PlayerId("computer"), decision)
        return decision

    def append(self, by: PlayerId, decision: Decision) -> None:
        """Append and fold the decided facts."""
        before, entries = self.room, [self._entry(by, fact) for fact in decision.facts]
        for entry in entries:
            self.room = apply(self.room, entry, CODE, decision.after)
        if len(entries) == 1:  # of several the times differ here
            assert due_after(before, entries, decision.after, entries[0].at or 0) == next_due(self.room)
        self._show()

    def fall_due(self) -> Decision | None:
        """Decide and fold due work."""
        decision = fall_due(self.room, self.now)
        if isinstance(decision, Need):
            decision = fall_due(self.room, self.now, self.draw(decision))
        if isinstance(decision, Need):
            raise AssertionError("a draw answers a need")
        if decision is not None:
            self.append(PlayerId("server"), decision)
        return decision

    def refused(self, who: str | Computer, command: RoomCommand) -> Rejection:
        """Return the refusal of a command; says so if there is none, or no words with it."""
        before, entries = self.room, len(self.log)
        try:
            self.do(who, command)
        except Rejection as rejection:
            assert str(rejection)
            assert self.room is before
            assert len(self.log) == entries
            return rejection
        raise AssertionError(f"{command} of {who}'s was accepted")

    def sit(self, who: str = "ben", seat: int | None = None) -> Decision:
        """Let a player sit down."""
        return self.do(who, Sit(id=_COMMAND, seat=seat))

    def stand(self, who: str) -> Decision:
        """Let a player leave the seat."""
        return self.do(who, Stand(id=_COMMAND))

    def ready(self, who: str | Computer) -> Decision:
        """Let a player be ready for the next leg."""
        assert self.room.next_leg is not None
        match, leg = self.room.next_leg
        return self.do(who, Ready(id=_COMMAND, match=match, leg=leg))

    def begin(self) -> Decision:
        """Have everybody be ready for the leg that waits, in the order of their seats; computers are so already."""
        decision = Decision()
        for seat in [seat for seat, level in enumerate(self.room.computers) if level is None] or [0]:
            decision = self.ready(self.acting(seat))
        return decision

    def play(self, move: str) -> Decision:
        """Have whoever is to act make a move."""
        return self.do(self.mover, self.command(move))

    def play_leg(self, rng: random.Random | None = None) -> None:
        """Play the leg to its end: the first legal move each time, or one by chance."""
        while moves := self.moves():
            self.play(moves[0] if rng is None else rng.choice(moves))

    def play_match(self, rng: random.Random | None = None) -> None:
        """Play all legs of the match under way, or of the match that waits."""
        if self.room.under_way:
            self.play_leg(rng)
        while self.room.next_leg is not None:
            self.begin()
            self.play_leg(rng)

    def offer(self, who: str, what: Another) -> Decision:
        """Let a player offer another match after the current one."""
        return self.do(who, Offer(id=_COMMAND, match=self.match.match, what=what))

    def accept(self, who: str, what: Another) -> Decision:
        """Let a player accept another match."""
        return self.do(who, Answer(id=_COMMAND, match=self.match.match, what=what, accept=True))

    def decline(self, who: str, what: Another) -> Decision:
        """Let a player decline another match."""
        return self.do(who, Answer(id=_COMMAND, match=self.match.match, what=what, accept=False))

    def agree(self, what: Another) -> None:
        """Have everybody offer the same other match, which begins it; computers agree by themselves."""
        for who in [self.at(seat) for seat, level in enumerate(self.room.computers) if level is None] or ["ada"]:
            self.offer(who, what)

    # What there is

    @property
    def lines(self) -> list[bytes]:
        """The log as a store has it."""
        return list(map(stored, self.log))

    @property
    def match_log(self) -> list[Entry]:
        """The entries of the match under way, or of the last one, as a store has them."""
        return list_entries(map(decode, self.lines), self.match.deal.id)

    @property
    def now(self) -> int:
        """The time of the last entry, or what has been waited since."""
        return (self.log[-1].at or 0) + self.waited - self._waited_before

    @property
    def match(self) -> Match:
        """The match under way, or the last one."""
        assert self.room.match is not None
        return self.room.match

    @property
    def mover(self) -> str | Computer:
        """Who is to act."""
        seat = min(self.match.game.to_act(self.match.leg.state))
        return self.acting(seat)

    def acting(self, seat: int) -> str | Computer:
        """Return who plays a seat."""
        level = self.room.computers[seat]
        return self.at(seat) if level is None else Computer(Seat(seat), level)

    def at(self, seat: int) -> str:
        """Return who holds a seat."""
        seated = self.room.seats[seat]
        assert seated is not None
        return seated.name.lower()

    def seated(self) -> list[str]:
        """Return who holds a seat, by seat."""
        return [seated.name.lower() for seated in self.room.seats if seated is not None]

    def moves(self) -> list[str]:
        """Return the legal moves of the first seat to act; none when the leg is over."""
        game, state = self.match.game, self.match.leg.state
        return [str(move) for seat in sorted(game.to_act(state))[:1] for move in game.legal_moves(state, seat) or ()]

    def command(self, move: str) -> MakeMove:
        """Return the command for a move at the ply the leg is at."""
        leg = self.match.leg
        return MakeMove(id=_COMMAND, match=self.match.match, leg=leg.leg, ply=leg.ply, move=move)

    def draw(self, need: Need) -> Draw:
        """Return what chance gives the match that begins."""
        match = 1 if self.room.match is None else self.match.match + (self.match.over)
        number = _HIGHEST_DRAWN - len(self.needs) if need.number is None else need.number
        options = GAMES[need.game].options.model_validate(need.options)
        deck = BRIEF if self.brief else _dealt(need.game, options, need.seats, number)
        return Draw(id=MatchId(f"M{match:015}"), number=number, salt=salt(len(self.needs)), deck=deck, first=self.first)

    def read(self, room: Room | None = None) -> Room:
        """Return the room as a node makes it of the stored lines that has read it as far as `room`."""
        room = fold(CODE, map(decode, self.lines[room.version if room is not None else 0 :]), room)
        assert room is not None
        return room

    # How it is kept

    def _entry(self, by: PlayerId, fact: Fact) -> Entry:
        count = next(self._ids)
        at = BEGINNING + 1_000 * count + self.waited
        entry = stamp_entry(Entry(f"e{count}", by, _COMMAND, fact), count + 1, at)
        self._waited_before = self.waited
        self.log.append(entry)
        return entry

    def _show(self) -> None:
        match = self.room.match
        second = Seat(min(1, len(self.room.seats if match is None else match.deal.players) - 1))
        first, other, everyone = (self._follow(seat) for seat in (Seat(0), second, None))
        self.shown.append((first, other, everyone))

    def _follow(self, seat: Seat | None) -> bytes:
        """Show the room to a reader who keeps up and to a slow one."""
        now = Snapshot(self.room, seat, expires=10**12 + self.room.version)
        frame = now.encode()
        assert nulls_in(frame) == []
        snapshot = json.loads(frame)
        for reader in self._readers.setdefault(seat, (Reader(1), Reader(3))):
            reader.follow(now, snapshot)
        return frame


def fold(code: RoomCode, entries: Iterable[Entry], room: Room | None = None) -> Room | None:
    """Return the room after all the entries; None for an empty log."""
    for entry in entries:
        room = apply(room, entry, code)
    return room


def told_of(room: Room | None) -> list[dict[str, Any]]:
    """Return a room's happenings as they are written."""
    assert room is not None
    return list(json.loads(b"[%b]" % b",".join(room.happenings)))
