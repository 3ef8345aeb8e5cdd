"""What may be done while a match is under way: moving, taking back, resigning, and coming back to it."""

from typing import Any

from protocol.commands import Answer, AskHint, MakeMove, Offer, Resign
from protocol.ids import Seat
from server.games.errors import GameError, NotYourTurn
from server.table import match as matches
from server.table.decision import Decision, under_way
from server.table.entries import LOG_LIMIT
from server.table.match import Match
from server.table.match_facts import (
    Hinted,
    Moved,
    Resigned,
    Returned,
    TakebackAgreed,
    TakebackAsked,
    TakebackRefused,
    TakenBack,
)
from server.table.rejection import MoveRejection, Rejection, agreed_already, seated_already
from server.table.room import Room
from server.table.stood import has_shown

ASKED_UNTIL = LOG_LIMIT // 2
"""From so many entries of a match on, only moves and its end are appended: there is always space for those."""


def move(room: Room, seat: Seat, command: MakeMove) -> Decision:
    """Decide a move."""
    match = room.match
    if match is None:
        raise Rejection("no_match_yet", "No match has begun. Wait until a leg starts.")
    leg, game = match.leg, match.game
    ply = leg.ply
    if (command.ply != ply or command.leg != leg.leg or command.match != match.match) and not _answers(
        match, seat, command
    ):
        raise _moved_on(match)
    if match.ended is not None:
        raise Rejection("match_over", "The match is over.", match=match.match)
    try:
        checked = game.check(leg.state, seat, game.parse(command.move))
        due = game.due(leg.state)
        if due is not None and due.seat == seat and due.seconds == 0:
            raise Rejection("out_of_time", "Your time has run out: the room plays for you. Wait for the next leg.")
        after = game.apply(leg.state, seat, checked)
    except NotYourTurn as error:
        raise _named(room, error) from None
    except GameError as error:
        raise MoveRejection(error) from None
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


def _named(room: Room, error: NotYourTurn[Any]) -> Rejection:
    """Return the rejection of a move that is not the seat's to make, with the name of the player to move."""
    turn, board = error.data.get("seat"), error.data.get("board")
    if error.reason != "not_your_turn" or not isinstance(turn, int) or (name := room.called[turn]) is None:
        return MoveRejection(error)
    where = "" if board is None else f" on board {board}"
    return MoveRejection(error.add(name=name), f"It is {name}'s turn{where}.")


def _moved_on(match: Match) -> Rejection:
    """Return the rejection of a command that answers an earlier position."""
    ordinal, leg = match.match, match.leg
    message = "The game has moved on. Look at the new position."
    return Rejection("game_moved_on", message, match=ordinal, leg=leg.leg, ply=leg.ply)


def resign(room: Room, seat: Seat, command: Resign) -> Decision:
    """Decide that a seat gives the match up; where the others go on, it ends when all have left it."""
    match = under_way(room, command.match)
    if not match.goes_on:
        return Decision([Resigned(seat)], over=True)
    if seat in match.left:
        raise Rejection("left_match_already", "You have left this match already. Sit down to come back.")
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
        raise seated_already(seat)
    return Decision([Returned(seat)])


def ask_takeback(room: Room, seat: Seat, command: Offer) -> Decision:
    """Decide that a seat asks to take its last move back; the computer always lets it."""
    match = under_way(room, command.match)
    if match.deal.form == "solo":
        raise Rejection("takeback_alone", "Nothing is taken back when you play alone. Play the number again.")
    leg = match.leg
    if command.leg is None or command.ply is None:
        message = "A takeback must name the leg and the ply at which it is asked for."
        raise Rejection("takeback_without_place", message, match=match.match, leg=leg.leg, ply=leg.ply)
    if (command.leg, command.ply) != (leg.leg, leg.ply):
        raise _moved_on(match)
    if match.asked is not None:
        message = "A takeback has been asked for already. Wait for the answer."
        raise Rejection("takeback_asked_already", message, seat=match.asked.seat)
    if leg.over:
        raise Rejection("takeback_after_leg", "The leg is over, so no move is taken back.", leg=leg.leg)
    seat, ply = _last_of(room, match, seat)
    if ply is None:
        raise Rejection("takeback_without_move", "You have made no move in this leg.")
    if (final := matches.final(match, ply)) is not None:
        raise Rejection("takeback_final", final, detail=final)
    if room.played >= ASKED_UNTIL:
        raise Rejection("too_many_takebacks", "No more takebacks can be asked for in this match.")
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
        raise Rejection("no_takeback_asked", "Nobody asks for a takeback now.")
    if not command.accept:
        return Decision([TakebackRefused(seat)])
    if match.asked.seat == seat:
        who = "The others" if match.goes_on else "The other player"
        raise Rejection("takeback_own", f"{who} must agree to your takeback. Wait for the answer.")
    if seat in match.asked.agreed:
        raise agreed_already()
    if matches.by_hand(match) - match.asked.agreed - {seat, match.asked.seat}:
        return Decision([TakebackAgreed(seat)])
    asker, ply = match.asked.seat, match.asked.ply
    return Decision([TakenBack(seat, ply, has_shown(match, asker, ply))])


def hint(room: Room, seat: Seat, command: AskHint) -> Decision:
    """Decide that a seat is told what the computer would play; nothing is appended where it was told so already."""
    match = under_way(room, command.match)
    if match.computers[seat] is not None:
        raise Rejection("hint_for_computer", "A computer gets no hints.")
    if not (room.settings.hints or match.deal.form == "solo"):
        raise Rejection("hints_off", "This room gives no hints. Its owner can allow them.")
    leg = match.leg
    if command.leg != leg.leg or not matches.is_place(match, seat, command.ply):
        raise _moved_on(match)
    if seat not in match.game.to_act(leg.state):
        raise Rejection("hint_not_your_turn", "Hints are for the player to move. Wait for your turn.")
    if any(told[:2] == (seat, leg.leg) and matches.is_place(match, seat, told[2]) for told in match.hints):
        return Decision()
    if room.played >= ASKED_UNTIL:
        raise Rejection("too_many_hints", "No more hints are given in this match.")
    return Decision([Hinted(seat, leg.ply)])
