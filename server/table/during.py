"""What may be done while a match is under way: moving, taking back, resigning, and coming back to it."""

from protocol.codes import RejectionCode as Code
from protocol.commands import Answer, AskHint, MakeMove, Offer, Resign
from protocol.ids import Seat
from server.games.base import IllegalMove, MalformedMove, NotYourTurn
from server.table import match as matches
from server.table.decision import Decision, under_way
from server.table.entries import LOG_LIMIT
from server.table.match import Match
from server.table.match_facts import (
    Flagged,
    Hinted,
    Moved,
    RanOut,
    Resigned,
    Returned,
    TakebackAgreed,
    TakebackAsked,
    TakebackRefused,
    TakenBack,
)
from server.table.rejection import Rejection
from server.table.room import Room
from server.table.stood import has_shown

ASKED_UNTIL = LOG_LIMIT // 2
"""From so many entries of a match on, only moves and its end are appended: there is always space for those."""


def move(room: Room, seat: Seat, command: MakeMove) -> Decision:
    """Decide a move."""
    match = room.match
    if match is None:
        raise Rejection(Code.STALE, "The game has gone on since this move was made.", _where(match))
    leg, game = match.leg, match.game
    ply = leg.ply
    if (command.ply != ply or command.leg != leg.leg or command.match != match.match) and not _answers(
        match, seat, command
    ):
        raise Rejection(Code.STALE, "The game has gone on since this move was made.", _where(match))
    if match.ended is not None:
        raise Rejection(Code.STALE, "The match is over.", "another match")
    try:
        checked = game.check(leg.state, seat, game.parse(command.move))
        due = game.due(leg.state)
        if due is not None and due.seat == seat and due.seconds == 0:
            raise Rejection(Code.NOT_ALLOWED, "Your time has run out: the room plays for you.", "wait for the next leg")
        after = game.apply(leg.state, seat, checked)
    except NotYourTurn as error:
        name = None if error.turn is None else room.called[error.turn]
        told = str(error) if name is None else f"It is {name}'s turn."
        raise Rejection(Code.NOT_YOUR_TURN, told, error.expected) from None
    except IllegalMove as error:
        raise Rejection(Code.ILLEGAL, str(error), error.expected) from None
    except MalformedMove as error:
        raise Rejection(Code.MALFORMED, str(error), error.expected) from None
    over = leg.leg == match.last and not game.to_act(after)
    return Decision([Moved(seat, leg.leg, ply, str(checked))], after=after, over=over)


def _answers(match: Match, seat: Seat, command: MakeMove) -> bool:
    """Tell whether a move that was made at an earlier ply still answers where the match stands.

    Where several move at the same time others may have moved since: the rules say whether that makes a difference.
    """
    leg, ply = match.leg, command.ply
    if (command.match, command.leg) != (match.match, leg.leg) or ply >= leg.ply:
        return False
    return match.deal.format.at_once and all(played.seat != seat for played in leg.played[ply:])


def _where(match: Match | None) -> str:
    if match is None:
        return "a move once a leg has started"
    return f"a move for match {match.match}, leg {match.leg.leg}, ply {match.leg.ply}"


def resign(room: Room, seat: Seat, command: Resign) -> Decision:
    """Decide that a seat gives the match up; where the others go on, it ends when all have left it."""
    match = under_way(room, command.match)
    if not match.goes_on:
        return Decision([Resigned(seat)], over=True)
    if seat in match.left:
        raise Rejection(Code.STALE, "You have left this match already.", "sit down, which takes your seat back")
    resigned, leg, game = Resigned(seat), match.leg, match.game
    if not matches.by_hand(match) - {seat}:
        return Decision([resigned], over=True)
    dropped = game.drop_out(leg.state, seat)
    if dropped is None or dropped.move is None:
        return Decision([resigned])
    over = leg.leg == match.last and not game.to_act(dropped.state)
    moved = Moved(seat, leg.leg, leg.ply, str(dropped.move))
    return Decision([resigned, moved], after=dropped.state, over=over)


def come_back(room: Room, seat: Seat) -> Decision:
    """Decide that a player takes their seat back from the computer, or comes back to a match that they have left."""
    match = room.match
    if match is None or match.over or (match.computers[seat] is None and seat not in match.left):
        raise Rejection(Code.NOT_ALLOWED, "You have a seat in this room already.", "stand up to change seats")
    return Decision([Returned(seat)])


def ask_takeback(room: Room, seat: Seat, command: Offer) -> Decision:
    """Decide that a seat asks to take its last move back; the computer always lets it."""
    match = under_way(room, command.match)
    if match.deal.form == "solo":
        raise Rejection(Code.NOT_ALLOWED, "Who plays alone takes nothing back.", "play the number again")
    leg = match.leg
    if command.leg is None or command.ply is None:
        raise Rejection(Code.MALFORMED, "A takeback names the leg and the ply at which it is asked for.", _where(match))
    if (command.leg, command.ply) != (leg.leg, leg.ply):
        raise Rejection(Code.STALE, "The game has gone on since this was asked.", _where(match))
    if match.asked is not None:
        raise Rejection(Code.STALE, "A move is asked to be taken back already.", "the answer to that first")
    if leg.over:
        raise Rejection(Code.NOT_ALLOWED, "The leg is over; nothing of it is taken back.", "play the next one")
    seat, ply = _last_of(room, match, seat)
    if ply is None:
        raise Rejection(Code.NOT_ALLOWED, "You have made no move in this leg.", "move first")
    if (final := matches.final(match, ply)) is not None:
        raise Rejection(Code.NOT_ALLOWED, final, "play on")
    if room.played >= ASKED_UNTIL:
        raise Rejection(Code.TOO_MANY, "Too much has been taken back in this match already.", "play on")
    asked = TakebackAsked(seat, ply)
    if not matches.by_hand(match) - {*room.held_with(seat)}:
        other = next(Seat(other) for other in range(len(match.computers)) if other != seat)
        return Decision([asked, TakenBack(other, ply, has_shown(match, seat, ply))])
    return Decision([asked])


def _last_of(room: Room, match: Match, seat: Seat) -> tuple[Seat, int | None]:
    """Return the last move that was made by who holds a seat, and at which of their seats; None where there is none."""
    made = [(ply, each) for each in room.held_with(seat) if (ply := matches.last_of(match, each)) is not None]
    ply, by = max(made, default=(None, seat))
    return by, ply


def answer_takeback(room: Room, seat: Seat, command: Answer) -> Decision:
    """Decide whether a move is taken back, as soon as all others who play have said so."""
    match = under_way(room, command.match)
    if match.asked is None:
        raise Rejection(Code.STALE, "Nobody asks to take a move back now.", "play on")
    if not command.accept:
        return Decision([TakebackRefused(seat)])
    if match.asked.seat == seat:
        who = "The others have" if match.goes_on else "The other player has"
        raise Rejection(Code.NOT_ALLOWED, f"{who} to agree.", "wait for the answer")
    if seat in match.asked.agreed:
        raise Rejection(Code.STALE, "You have agreed already.", "wait for the others")
    if matches.by_hand(match) - match.asked.agreed - {seat, match.asked.seat}:
        return Decision([TakebackAgreed(seat)])
    asker, ply = match.asked.seat, match.asked.ply
    return Decision([TakenBack(seat, ply, has_shown(match, asker, ply))])


def hint(room: Room, seat: Seat, command: AskHint) -> Decision:
    """Decide that a seat is told what the computer would play; nothing is appended where it was told so already."""
    match = under_way(room, command.match)
    if match.computers[seat] is not None:
        raise Rejection(Code.NOT_ALLOWED, "There is no hint for a computer.", "a move")
    if not (room.settings.hints or match.deal.form == "solo"):
        raise Rejection(Code.NOT_ALLOWED, "This room gives no hints.", "a room whose owner has allowed them")
    leg = match.leg
    if command.leg != leg.leg or not matches.is_place(match, seat, command.ply):
        raise Rejection(Code.STALE, "The game has gone on since this was asked.", _where(match))
    if seat not in match.game.to_act(leg.state):
        raise Rejection(Code.NOT_YOUR_TURN, "There is a hint for who is to move.", "wait for your turn")
    if any(told[:2] == (seat, leg.leg) and matches.is_place(match, seat, told[2]) for told in match.hints):
        return Decision()
    if room.played >= ASKED_UNTIL:
        raise Rejection(Code.TOO_MANY, "Too much has been asked in this match already.", "play on")
    return Decision([Hinted(seat, leg.ply)])


def fall_due(room: Room, now: int) -> Decision | None:
    """Return what is due in a room at a time in ms since 1970 UTC; None where nothing is.

    A flag falls, or the room makes a move for a seat that has let too much time pass.
    """
    match = room.match
    if match is None or match.over:
        return None
    due = matches.due(match)
    if due is not None and now >= due[0]:
        first, *also = due[1]
        dropped = match.game.drop_out(match.leg.state, first) if match.goes_on else None
        if dropped is not None:
            over = match.leg.leg == match.last and not match.game.to_act(dropped.state)
            return Decision([RanOut(first)], over=over)
        return Decision([Flagged(first, () if match.goes_on else tuple(also))], over=True)
    coming = matches.overdue(match)
    if coming is None or now < coming[0]:
        return None
    leg, game, (seat, text, *_, auto) = match.leg, match.game, coming[1]
    after = game.apply(leg.state, seat, game.parse(text))
    over = leg.leg == match.last and not game.to_act(after)
    return Decision([Moved(seat, leg.leg, leg.ply, text, auto)], after=after, over=over)
