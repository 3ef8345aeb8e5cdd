"""The state of a player's screens, as a value.

The room decides the screen, except at the end of a leg, which stays until the player continues:

    phase        the room
    connecting   no snapshot has arrived, or it is unknown whether the player has a seat
    waiting      a seat is free and no match has begun
    ready        leg 1 of a match waits for its seats to be ready; with computers, and alone, it begins by itself
    leg          a leg is being played
    leg over     the player saw the end of a leg, and has not continued
    swap         leg 2 waits for its seats to be ready
    result       a match is over, and no other is agreed
    stopped      (in any room) the visit is over: `stopped` says why

A spectator goes through the same phases without a seat.
"""

from dataclasses import dataclass, replace
from enum import StrEnum

from client.games.fairness import Sighting
from client.net.frames import ShownRoom
from client.net.link_state import Connected, Connecting, Failure, LinkState
from client.room.chat import Talk
from client.room.finished_seats import is_through
from client.room.local_events import Checked
from client.text import formats
from protocol.command import Another
from protocol.events import AnalysisEvent, Away, HintEvent, Rejected, SeatCodeEvent
from protocol.ids import MatchId, PlayerId, Seat, level_of
from protocol.player_games import PlayerGame
from protocol.room import LegInfo, MatchInfo
from protocol.scores import NumberEvent, ScoresEvent

ALIKE: frozenset[str] = frozenset({"together", "race"})
"""The forms for any number of players, who all have the same role."""


class Phase(StrEnum):
    """The player's screen."""

    CONNECTING = "connecting"
    WAITING = "waiting"
    READY = "ready"
    LEG = "leg"
    LEG_OVER = "leg_over"
    SWAP = "swap"
    RESULT = "result"
    STOPPED = "stopped"

    @property
    def at_the_tree(self) -> bool:
        """Whether the leg itself is on the screen."""
        return self in (Phase.LEG, Phase.LEG_OVER)


@dataclass(frozen=True, slots=True)
class Promise:
    """The commitment shown when a match began; None if its number was public.

    If each leg has its own number, these are the commitments of the legs that have begun, joined by commas.
    """

    match: MatchId
    commitment: str | None


@dataclass(frozen=True, slots=True)
class Model:
    """The state of a player's place at a server.

    `fresh`: the next snapshot is shown whatever its version, because it is the first of a connection. `resets` counts
    the snapshots that were shown whatever their versions: those, and the ones after which the server's store had lost
    the room's newest entries; then `room.reset` is set until the next event. `refused` is why the last command was
    refused, until the next event; `delayed`: a command waits for the server's store, `late`: a command has waited too
    long for its answer, and `offline`: this machine had no network then. `lingers`: the player saw the end of a leg,
    and has not continued. `seen` are the revealed cards, for the check at the end. `inside`: the player has entered,
    with or without a seat. `ahead` is the difference in ms from this machine's steady clock to the server's clock.
    `away`, `spectators` and `looking` are as in `Presence`; `seat_code` is the last code that moves the player's seat.
    `since`: if each player has their own table, the ply from which the player's own has been unchanged, as far as
    known. `hint` is for the current position; `about` has the results on the number of the room's match, once known,
    and `best_before` is the player's best on it before that match; `analysis` is of the room's last match; `scores` are
    the player's high scores; `games` are the player's games on this server,
    None if they were not asked for.
    """

    link: LinkState = Connecting()  # noqa: RUF009 # a frozen value without fields
    player: PlayerId | None = None
    name: str | None = None
    server: str | None = None
    room: ShownRoom | None = None
    here: tuple[Seat, ...] = ()
    away: tuple[Away, ...] = ()
    spectators: int = 0
    looking: tuple[tuple[PlayerId, str], ...] = ()
    inside: bool = False
    ahead: float | None = None
    talk: Talk = Talk()  # noqa: RUF009 # a frozen value
    seat_code: SeatCodeEvent | None = None
    fresh: bool = True
    resets: int = 0
    refused: Rejected | None = None
    delayed: bool = False
    late: bool = False
    offline: bool = False
    lingers: bool = False
    stopped: Failure | Rejected | None = None
    promise: Promise | None = None
    seen: tuple[Sighting, ...] = ()
    checked: Checked | None = None
    since: int | None = None
    hint: HintEvent | None = None
    about: NumberEvent | None = None
    best_before: int | None = None
    analysis: AnalysisEvent | None = None
    scores: ScoresEvent | None = None
    games: tuple[PlayerGame, ...] | None = None

    @property
    def solo(self) -> bool:
        """Whether the room is for a solo player."""
        return self.room is not None and self.room.form == "solo"

    @property
    def as_played(self) -> "Model":
        """This, with the room as it was when its match began, as `played` returns it."""
        return self if self.room is None else replace(self, room=played(self.room))

    @property
    def competes(self) -> bool:
        """Whether the room's matches are a tournament."""
        return self.room is not None and self.room.tournament is not None

    @property
    def waits_for_nobody(self) -> bool:
        """Whether the next leg waits for no other person, because the player is alone or with computers."""
        return self.me is not None and self.alone and not self.shares

    @property
    def begins(self) -> bool:
        """Whether the next leg begins automatically: the first leg, if it waits for no person.

        In a tournament it waits until the players have been chosen.
        """
        first = self.room is not None and self.room.next is not None and self.room.next[1] == 1
        return first and (self.solo or self.alone) and not self.competes

    @property
    def me(self) -> Seat | None:
        """The player's seat; if people take turns at one terminal, the seat to act."""
        mine = self.mine
        if len(mine) > 1 and self.room is not None and self.room.view is not None and self.under_way:
            return next((seat for seat in mine if seat in self.room.view.to_act), mine[0])
        return mine[0] if mine else None

    @property
    def mine(self) -> tuple[Seat, ...]:
        """The seats of this terminal: several if people take turns at it."""
        seats = self.room.seats if self.room is not None else ()
        return tuple(each.seat for each in seats if each.player is not None and each.player == self.player)

    @property
    def shares(self) -> bool:
        """Whether people take turns at this terminal."""
        return len(self.mine) > 1

    @property
    def beside(self) -> Seat | None:
        """The other of two seats in a tournament's room, which a second player at this terminal has or could take."""
        room = self.room
        if room is None or room.tournament is None or not room.tournament.in_turn:
            return None
        if room.form != "match" or len(room.seats) != 2 or not self.mine:
            return None
        across = next(each for each in room.seats if each.seat != self.mine[0])
        return across.seat if across.player is None or across.seat in self.mine else None

    @property
    def reader(self) -> Seat | None:
        """The seat of the player whom texts address as “you”; None if all have the names under which they compete."""
        return None if self.room is not None and self.room.tournament is not None else self.me

    @property
    def other(self) -> Seat | None:
        """The other seat, if two players have a seat."""
        return self.others[0] if len(self.others) == 1 else None

    @property
    def others(self) -> tuple[Seat, ...]:
        """The other seats of a room in which the player has a seat."""
        if self.room is None or self.me is None:
            return ()
        return tuple(each.seat for each in self.room.seats if each.seat != self.me)

    @property
    def goes_on(self) -> bool:
        """Whether a match continues without a player who leaves: if more than two play, or all play together."""
        return self.room is not None and (len(self.room.seats) > 2 or self.room.form == "together")

    @property
    def gone(self) -> tuple[Seat, ...]:
        """The seats that can be replaced: their players are away or have left, and no computer plays.

        In a correspondence game nobody replaces a player who is away.
        """
        if self.match is None or not self.under_way:
            return ()
        absent = {*self.match.left, *(each.seat for each in self.away if not self.correspondence)}
        return tuple(sorted(seat for seat in absent if self.computer_of(seat) is None and not self.played_out(seat)))

    @property
    def has_left(self) -> bool:
        """Whether the player has left the current match to the others."""
        return self.match is not None and self.under_way and self.me is not None and self.me in self.match.left

    @property
    def known_here(self) -> tuple[Seat, ...] | None:
        """The seats that are connected; None if that is unknown, because there is no connection to the server."""
        if self.late:
            return None
        return self.here if self.here or isinstance(self.link, Connected) else None

    @property
    def match(self) -> MatchInfo | None:
        """The current match, or the last one."""
        return self.room.match if self.room else None

    @property
    def owner(self) -> bool:
        """Whether the player owns the room."""
        return self.room is not None and self.room.owner == self.player

    @property
    def phase(self) -> Phase:
        """The player's screen."""
        room = self.room
        if self.stopped is not None:
            return Phase.STOPPED
        if room is None or (self.me is None and not self.inside):
            return Phase.CONNECTING
        if self.lingers:
            return Phase.LEG_OVER
        if room.next is not None:
            return Phase.READY if room.next[1] == 1 else Phase.SWAP
        if room.match is None:
            return Phase.WAITING
        return Phase.LEG if room.match.result is None else Phase.RESULT

    @property
    def leg(self) -> LegInfo | None:
        """The leg being played, or the last one."""
        begun = [each for each in self.match.legs if each.status != "waiting"] if self.match is not None else []
        return begun[-1] if begun else None

    @property
    def played_before(self) -> bool:
        """Whether the match is on cards that the player's name has played in the room's tournament before."""
        told = self.room.tournament if self.room is not None else None
        return told is not None and self.me is not None and self.me < len(told.again) and told.again[self.me]

    @property
    def may_change_rating(self) -> bool:
        """Whether the room's finished match can have changed the player's rating: two people have played it."""
        match, room = self.match, self.room
        if match is None or match.result is None or room is None or room.daily is not None:
            return False
        people = [player for player in match.players if level_of(player) is None]
        return len(people) == len(match.players) == 2 and self.player in people

    @property
    def under_way(self) -> bool:
        """Whether a match has begun and is not over."""
        return self.match is not None and self.match.result is None

    @property
    def correspondence(self) -> bool:
        """Whether the room's matches are correspondence games."""
        return self.room is not None and self.room.clock is not None and self.room.clock.is_correspondence

    @property
    def free_seat(self) -> Seat | None:
        """The first free seat."""
        seats = self.room.seats if self.room is not None else ()
        return next((each.seat for each in seats if each.player is None), None)

    @property
    def alone(self) -> bool:
        """Whether no other person has a seat, or could take one."""
        seats = self.room.seats if self.room is not None else ()
        return self.room is not None and all(each.computer is not None or each.seat in self.mine for each in seats)

    @property
    def to_beat(self) -> int | None:
        """The score to beat in a solo game: the better of the computer's and the player's earlier best, if known."""
        if self.match is None or self.match.form != "solo" or self.about is None:
            return None
        known = [each for each in (self.about.computer, self.best_before) if each is not None]
        return (min if self.about.low else max)(known, default=None)

    @property
    def watches_computers(self) -> bool:
        """Whether computers have all seats of the player's own room: then only the player chooses the next match."""
        return self.owner and self.room is not None and all(each.computer is not None for each in self.room.seats)

    @property
    def my_turn(self) -> bool:
        """Whether it is the player's turn, and neither the others nor the computer play on for the player."""
        view = self.room.view if self.room is not None and self.under_way and self.room.next is None else None
        away = self.replaced or self.has_left
        return view is not None and self.me is not None and self.me in view.to_act and not away

    @property
    def position(self) -> tuple[int, int, int] | None:
        """Match, leg and ply of the current leg, or of the last change of the player's own table, if there is a leg."""
        if self.match is None or not self.under_way or self.leg is None or self.leg.status != "playing":
            return None
        return self.match.match, self.leg.leg, self.leg.ply if self.since is None else self.since

    @property
    def ready(self) -> bool:
        """Whether the player is ready for the next leg, at each seat of this terminal."""
        return self.room is not None and bool(self.mine) and set(self.mine) <= {*self.room.ready}

    @property
    def draws_winnable(self) -> bool:
        """Whether a winnable number is searched for once the player is ready, too: that takes a while."""
        room = self.room
        if room is None or room.next is None or room.next[1] > 1 or not room.winnable or room.number is not None:
            return False
        again = room.match is not None and room.agreed == "same_number"
        return not again and all(each.seat in (*room.ready, *self.mine) for each in room.seats)

    def rematch_draws_winnable(self, what: Another) -> bool:
        """Return whether a rematch begins, and a winnable number is searched for, once the reader chooses it."""
        room = self.room
        if room is None or what != "new_number" or not room.winnable or room.number is not None:
            return False
        return all(
            each.computer is not None or each.seat in self.mine or offer == what
            for each, offer in zip(room.seats, room.offers, strict=True)
        )

    @property
    def leads_rematch(self) -> Seat | None:
        """The seat that maximizes, or owns the tree, first in a rematch; None if that is drawn or set by the owner."""
        room, match = self.room, self.match
        if room is None or match is None or room.role is not None:
            return None
        roles = match.legs[0].roles
        first = next((seat for seat, role in enumerate(roles) if role in ("maximizer", "owner")), None)
        if first is None or tuple(match.players) != tuple(each.player for each in room.seats):
            return None
        return Seat((first + 1) % len(roles))

    @property
    def awaits_hint(self) -> bool:
        """Whether the player has asked for a hint on the current position that has not arrived yet."""
        if self.hint is not None or self.room is None or self.position is None:
            return False
        asked = [each for each in self.room.happenings if each.kind == "hinted" and each.seat == self.me]
        return any((each.match, each.leg, (each.detail or {}).get("ply")) == self.position for each in asked)

    @property
    def replaced(self) -> bool:
        """Whether the computer plays the player's seat."""
        return self.me is not None and self.computer_of(self.me) is not None

    @property
    def people(self) -> dict[PlayerId, str]:
        """The known people in the room, by id: chat senders, spectators and players."""
        named = {line.player: line.name for line in self.talk.lines} | dict(self.looking)
        seats = self.room.seats if self.room is not None else ()
        named |= {each.player: each.name for each in seats if each.player is not None and each.name is not None}
        return {player: name for player, name in named.items() if player != self.player}

    @property
    def finished(self) -> bool:
        """Whether a match is over and no other is agreed."""
        return self.match is not None and self.match.result is not None and self.room is not None and not self.room.next

    @property
    def continues(self) -> bool:
        """Whether the start screen lists the room, because there is something to resume: not a finished match.

        A tournament continues after a match.
        """
        return not self.finished or self.competes

    @property
    def begins_dead(self) -> bool:
        """Whether the match is a dead one, which ends within a few moves in any case, and no move has been made."""
        first = self.match.legs[0] if self.match is not None and self.match.dead else None
        return first is not None and first.status == "playing" and first.ply < len(first.roles)

    def name_of(self, seat: Seat | None) -> str | None:
        """Return the name of a seat's player; None if the seat is free, or if there is no seat."""
        if self.room is None or seat is None or seat >= len(self.room.seats):
            return None
        name = self.room.seats[seat].name
        return None if name is None else formats.name(name)

    def played_by(self, seat: Seat) -> tuple[str | None, bool]:
        """Return the player of a seat in the last match, and whether it was the reader: seats can change hands."""
        match = self.match
        if self.room is None or match is None or match.result is None or seat >= len(match.names):
            return self.name_of(seat), seat == self.reader
        return match.names[seat], self.room.tournament is None and match.players[seat] == self.player

    def computer_at(self, seat: Seat) -> str | None:
        """Return the level of the computer that has a seat of its own; None if a person has the seat."""
        if self.room is None or seat >= len(self.room.seats):
            return None
        return self.room.seats[seat].computer

    def computer_of(self, seat: Seat) -> str | None:
        """Return the level of the computer that plays a seat in the current match; None if its player does."""
        if self.match is None or not self.under_way or seat >= len(self.match.computers):
            return None
        return self.match.computers[seat]

    def played_out(self, seat: Seat) -> bool:
        """Return whether the match no longer waits for a seat, whose score stands."""
        return self.room is not None and self.under_way and is_through(self.room, seat)

    def away_of(self, seat: Seat) -> Away | None:
        """Return since when a seat's player is away, and when others may act on it; None if the player is connected."""
        return next((each for each in self.away if each.seat == seat), None)


def played(room: ShownRoom) -> ShownRoom:
    """Return a room with the options and the form of its current or last match.

    The room's own are for the next match and may differ. A room without a match is returned unchanged.
    """
    match = room.match
    if match is None:
        return room
    return replace(room, options=match.options, form=match.form)
