"""Moves."""

from typing import Any, Literal

from protocol.commands import MakeMove
from protocol.frozen import frozen
from protocol.ids import Seat
from protocol.room import Happening
from server.games.errors import GameError, NotYourTurn
from server.games.game import Due
from server.table.clocks import clocks_after_move
from server.table.decision import Actor, Command, Decision, Moment, MoveRejection, Rejection, hand_of
from server.table.match import BrokenLog, Leg, Match, Played, broken_match
from server.table.room import LogPosition, Room, broken_room, encode_happening, encode_moved, end_of, keep_happenings


@frozen
class Moved:
    """A seat made a move, in notation; `auto`: the room made it, because the seat's time for it had passed."""

    seat: Seat
    leg: int
    ply: int
    move: str
    auto: bool = False
    kind: Literal["moved"] = "moved"


def decide_move(room: Room, actor: Actor, command: MakeMove, moment: Moment) -> Decision:
    """Decide a move."""
    seat, match = hand_of(room, actor), room.match
    if match is None:
        raise Rejection("no_match_yet", "No match has begun. Wait until a leg starts.")
    leg, game = match.leg, match.game
    ply = leg.ply
    if (command.ply != ply or command.leg != leg.leg or command.match != match.match) and not _is_independent(
        match, seat, command
    ):
        raise game_moved_on(match)
    if match.ended is not None:
        raise Rejection("match_over", "The match is over.", match=match.match)
    try:
        checked = game.check(leg.state, seat, game.parse(command.move))
        due = game.due(leg.state)
        if due is not None and due.seat == seat and due.seconds == 0:
            raise Rejection("out_of_time", "Your time has run out: the room plays for you. Wait for the next leg.")
        after = game.apply(leg.state, seat, checked)
    except NotYourTurn as error:
        raise _not_your_turn(room, error) from None
    except GameError as error:
        raise MoveRejection(error) from None
    over = leg.leg == match.last and not game.to_act(after)
    return Decision([Moved(seat, leg.leg, ply, str(checked))], after=after, over=over)


def _is_independent(match: Match, seat: Seat, command: MakeMove) -> bool:
    """Tell whether a move for an earlier ply can still be meant for the position now.

    If all play at the same time, others may have moved since. The rules say whether that makes a difference.
    """
    leg, ply = match.leg, command.ply
    if (command.match, command.leg) != (match.match, leg.leg) or ply >= leg.ply:
        return False
    return match.deal.format.at_once and all(played.seat != seat for played in leg.played[ply:])


def _not_your_turn(room: Room, error: NotYourTurn[Any]) -> Rejection:
    """Return the rejection of another seat's move, with the name of the player whose turn it is."""
    turn, board = error.data.get("seat"), error.data.get("board")
    if error.reason != "not_your_turn" or not isinstance(turn, int) or (name := room.called[turn]) is None:
        return MoveRejection(error)
    where = "" if board is None else f" on board {board}"
    return MoveRejection(error.add(name=name), f"It is {name}'s turn{where}.")


def game_moved_on(match: Match) -> Rejection:
    """Return the rejection of a command that was meant for an earlier position."""
    ordinal, leg = match.match, match.leg
    message = "The game has moved on. Look at the new position."
    return Rejection("game_moved_on", message, match=ordinal, leg=leg.leg, ply=leg.ply)


def apply_move(room: Room, fact: Moved, position: LogPosition, at: int | None, after: Any = None) -> Room:
    """Return the room after a move, whose entry gives the log's `position` and a time in ms since 1970 UTC.

    `after` is the game's state after the move if the caller knows it. Raises BrokenLog.
    """
    if room.match is None:
        raise broken_room(room, fact)
    match = move_in_match(room.match, fact, at, after)
    happenings = keep_happenings(room.happenings, *_tell(match, fact, position.length, at))
    # Positional arguments here and below: replace() or keywords take longer than the rest of the move's bookkeeping.
    return Room(
        room.code,
        room.settings,
        room.owner,
        room.seats,
        position,
        room.begun,
        room.ready,
        room.offers,
        room.agreed,
        match,
        happenings,
        room.banned,
        room.tournament,
        room.ids,
        room.last,
        room.compacted,
        room.unplayed,
    )


def move_in_match(match: Match, fact: Moved, at: int | None = None, after: Any = None) -> Match:
    """Return the match after a move at a time in ms; `after` is the game's state after it, if it is known.

    Raises BrokenLog.
    """
    leg = match.leg
    if after is None:
        after = _play_again(match, fact)
    game, before = match.game, leg.clocks
    left = before
    if before is not None:
        left = clocks_after_move(match, before, fact.seat, before.since if at is None else at, after)
    played = (*leg.played, Played(fact.seat, fact.move, before, at))
    undo_to = leg.undo_to
    if undo_to is not None and not match.deal.casual and _reveals(match, fact, after):
        undo_to = len(played)
    now = Leg(
        leg.leg,
        leg.roles,
        leg.seen,
        after,
        game.score(after),
        not game.to_act(after),
        played,
        left,
        leg.at,
        leg.dealt,
        undo_to,
    )
    replacing = match.replacing
    if replacing is not None and replacing.seat == fact.seat:  # the player is back
        replacing = None
    # A move answers a request for a takeback, and nobody is ready for the next leg yet.
    return Match(
        match.deal,
        (*match.legs[:-1], now),
        frozenset(),
        match.computers,
        None,
        None,
        match.hints,
        match.left,
        replacing,
        match.peeked,
    )


def _reveals(match: Match, fact: Moved, after: Any) -> bool:
    """Tell whether a move showed its seat a hidden card, or is final by the rules of the game."""
    game, before = match.game, match.leg.state
    if game.count_shown(after, fact.seat) > game.count_shown(before, fact.seat):
        return True
    return game.explain_final(game.parse(fact.move)) is not None


def _play_again(match: Match, fact: Moved) -> Any:
    leg, game = match.leg, match.game
    if (fact.leg, fact.ply) != (leg.leg, leg.ply) or match.ended is not None:
        raise broken_match(match, fact)
    try:
        return game.apply(leg.state, fact.seat, game.parse(fact.move))
    except GameError as error:
        raise BrokenLog(f"{fact.move!r} at leg {leg.leg}, ply {leg.ply}: {error}") from error


def _tell(match: Match, fact: Moved, version: int, at: int | None) -> list[bytes]:
    """Return the happenings of a move after it: the move, and perhaps the ends of the leg and of the match."""
    leg, ordinal = match.leg, match.match
    account = match.game.describe_last_move(leg.state)
    told = [encode_moved(version, at, seat=fact.seat, match=ordinal, leg=leg.leg, account=account)]
    if leg.over:
        score = {"score": leg.score.total}
        over = Happening(version=version, at=at, kind="leg_over", match=ordinal, leg=leg.leg, detail=score)
        told.append(encode_happening(over))
        if (ending := end_of(match)) is not None:
            told.append(
                encode_happening(Happening(version=version, at=at, kind="match_over", match=ordinal, detail=ending))
            )
    return told


def next_own_move(match: Match) -> tuple[int, Due] | None:
    """Return when the room makes a move for a seat, in ms since 1970 UTC, and the move; None if it makes none."""
    leg = match.leg
    coming = None if match.over else match.game.due(leg.state)
    if coming is None:
        return None
    since = leg.played[coming.since - 1].at if coming.since else leg.at
    return None if since is None else (since + 1000 * coming.seconds, coming)


def decide_own_move(match: Match, now: int) -> Decision | None:
    """Return the decision on a move that the room makes, if it is due at a time in ms since 1970 UTC; else None."""
    coming = next_own_move(match)
    if coming is None or now < coming[0]:
        return None
    leg, game, (seat, text, *_, auto) = match.leg, match.game, coming[1]
    after = game.apply(leg.state, seat, game.parse(text))
    over = leg.leg == match.last and not game.to_act(after)
    moved = Moved(seat=seat, leg=leg.leg, ply=leg.ply, move=text, auto=auto)
    return Decision([moved], after=after, over=over)


COMMANDS = (Command(MakeMove, decide_move),)
