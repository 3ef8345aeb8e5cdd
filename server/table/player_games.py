"""A room as its players' lists of games show it: only what everybody in the room may know."""

from protocol.ids import PlayerId, Seat, level_of
from protocol.player_games import LastMoveInfo, PlayerGame
from server.table.clocks import flag_time, running_seats
from server.table.lobby import status
from server.table.match import Match, find_active_seats, game_of, result
from server.table.room import Room
from server.table.snapshot import describe_challenge, describe_seats


def find_players(room: Room) -> frozenset[PlayerId]:
    """Return the players whose lists have a room: its owner, the people who hold a seat, and a challenged player."""
    seated = [each.player for each in room.seats if each is not None]
    if room.challenge is not None:
        seated.append(room.challenge.player)
    return frozenset([player for player in (room.owner, *seated) if level_of(player) is None])


def find_awaited(room: Room) -> frozenset[Seat]:
    """Return the seats that a room waits for: to move, to be ready, or to answer an offer or a request."""
    if room.next_leg is not None:
        return frozenset(map(Seat, range(len(room.seats)))) - room.ready_seats
    match = room.match
    if match is not None and not match.over:
        return _find_awaited_in(match)
    if not any(room.offers):
        return frozenset()
    people = [Seat(seat) for seat, level in enumerate(room.computers) if level is None and room.seats[seat] is not None]
    return frozenset([seat for seat in people if room.offers[seat] is None])


def _find_awaited_in(match: Match) -> frozenset[Seat]:
    awaited = match.game.to_act(match.leg.state) - match.left
    if match.asked is not None:
        awaited |= find_active_seats(match) - match.asked.agreed - {match.asked.seat}
    if match.replacing is not None:
        awaited |= find_active_seats(match) - match.replacing.agreed - {match.replacing.seat, match.replacing.by}
    return frozenset(awaited)


def describe_game(room: Room, player: PlayerId, *, at: int, expires: int) -> PlayerGame:
    """Return a room as a player's list shows it; its last entry is `at` a time, in ms since 1970 UTC."""
    settings, match, own = room.settings, room.match, room.seats_of(player)
    told = PlayerGame(
        room=room.code,
        version=room.version,
        game=settings.game,
        title=game_of(settings.game, settings.rules).title,
        options=settings.options,
        form=settings.form,
        clock=settings.clock,
        status=status(room),
        seats=describe_seats(room.seats, room.called),
        own=own,
        waits_for=tuple(sorted(find_awaited(room))),
        number=settings.number,
        casual=settings.casual,
        tournament=room.tournament is not None,
        challenge=describe_challenge(room),
        declined=room.declined,
        at=at,
        expires=expires,
    )
    if match is None:
        return told
    deal, leg, ended = match.deal, match.leg, result(match)
    seat = room.seat_of(player)
    told.match, told.leg, told.legs = match.match, leg.leg, match.last
    told.role = leg.roles[seat] if seat is not None and seat < len(leg.roles) else None
    told.score = leg.score.total
    told.number = deal.number if deal.known and deal.daily is None and not deal.format.own_numbers else None
    told.due = _find_due(match, own)
    told.winners = None if ended is None else ended.winners
    if leg.played:
        last = leg.played[-1]
        move = match.game.public_notation(leg.state, last.move)
        told.last_move = LastMoveInfo(seat=last.seat, at=last.at, move=move)
    return told


def _find_due(match: Match, own: tuple[Seat, ...]) -> int | None:
    """Return when the time of a running clock runs out: of one of the own seats, if one of these runs."""
    clocks, running = match.leg.clocks, running_seats(match)
    if clocks is None or not running:
        return None
    return min(flag_time(clocks, seat) for seat in ([seat for seat in running if seat in own] or running))
