"""Your games: the list of a player's rooms on a server, in order, and as texts. Pure.

client/web/lobby/your_games.js does the same.
"""

from collections.abc import Iterable
from typing import Literal

from client.games import word_catalog
from client.games.options import scored
from client.text import formats
from client.text.messages import challenges as challenge_text
from client.text.messages import clock as clock_text
from client.text.messages import your_games as games_text
from protocol.ids import RoomCode
from protocol.player_games import GamesChanged, GamesEvent, PlayerGame
from protocol.room import ChallengeInfo

YourGames = tuple[PlayerGame, ...]
State = Literal["yours", "others", "players", "won", "lost", "drawn", "over"]


def with_event(games: YourGames, event: GamesEvent | GamesChanged) -> YourGames:
    """Return the games after an event."""
    if isinstance(event, GamesEvent):
        return event.games
    gone = {*event.removed, *(each.room for each in event.changed)}
    return (*(each for each in games if each.room not in gone), *event.changed)


def is_yours(game: PlayerGame) -> bool:
    """Return whether a game waits for the player."""
    return any(seat in game.own for seat in game.waits_for)


def challenger(game: PlayerGame) -> str | None:
    """Return the name of the player who challenges the player to a game; None if it is no challenge to them."""
    if game.challenge is None or game.own:
        return None
    return next((seat.name for seat in game.seats if seat.name is not None), None)


def open_challenge(challenge: ChallengeInfo | None, now: float | None) -> ChallengeInfo | None:
    """Return a challenge, unless its time is over at a time of the server."""
    return None if challenge is None or (now is not None and now >= challenge.until) else challenge


def is_waiting(game: PlayerGame) -> bool:
    """Return whether a game waits for the player's turn, or for their answer to a challenge."""
    return is_yours(game) or challenger(game) is not None


def is_alone(game: PlayerGame) -> bool:
    """Return whether no other person has a seat, and none is expected."""
    others = [seat for seat in game.seats if seat.seat not in game.own]
    return all(seat.computer is not None for seat in others)


def in_order(games: Iterable[PlayerGame], now: float | None) -> YourGames:
    """Return the games and challenges that have not expired at a time of the server.

    Games that wait for the player come first: games with other people before games alone, then by the time left, then
    by how long they have waited. Then come games that wait for others, for players, and games with other
    people that are over, the newest first.
    """

    def key(game: PlayerGame) -> tuple[int, float, int]:
        if challenger(game) is not None and game.challenge is not None:
            return 0, game.challenge.until, game.at
        if game.status == "over" and not is_yours(game):
            return 4, 0, -game.at
        if is_yours(game):
            return (1 if is_alone(game) else 0), game.due if game.due is not None else float("inf"), game.at
        return (2 if game.waits_for else 3), 0, -game.at

    kept = [each for each in games if now is None or each.expires > now]
    kept = [each for each in kept if challenger(each) is None or open_challenge(each.challenge, now) is not None]
    kept = [each for each in kept if each.status != "over" or is_yours(each) or not is_alone(each)]
    return tuple(sorted(kept, key=key))


def waiting(games: Iterable[PlayerGame], now: float | None, besides: RoomCode | None = None) -> YourGames:
    """Return the games with other people that wait for the player, except one room, in order."""
    return tuple(
        each for each in in_order(games, now) if is_yours(each) and not is_alone(each) and each.room != besides
    )


# Texts


def state_of(game: PlayerGame) -> State:
    """Return what a game waits for, or how it ended."""
    if is_yours(game):
        return "yours"
    if game.status == "over":
        if game.winners is None or not game.own or len(game.seats) == 1:
            return "over"
        if not game.winners:
            return "drawn"
        return "won" if any(seat in game.own for seat in game.winners) else "lost"
    return "others" if game.waits_for else "players"


def state(game: PlayerGame, now: float | None) -> str:
    """Return in a few words what a game waits for at a time of the server, or how it ended."""
    by, challenge = challenger(game), open_challenge(game.challenge, now)
    if by is not None:
        return challenge_text.challenges_you(by)
    if challenge is not None and game.own:
        return challenge_text.waits_for(challenge.name)
    if game.declined is not None:
        return challenge_text.declined(game.declined)
    names = [seat.name for seat in game.seats if seat.seat in game.waits_for and seat.name is not None]
    return games_text.state(state=state_of(game), other=names[0] if len(names) == 1 else None)


def left(game: PlayerGame, now: float | None) -> str | None:
    """Return the time left for the move, or to answer a challenge, at a time of the server; None without a limit."""
    challenge = open_challenge(game.challenge, now)
    if challenge is not None and now is not None:
        return clock_text.left(time=round(challenge.until - now))
    if game.due is None or now is None or not game.waits_for:
        return None
    return clock_text.left(time=max(0, round(game.due - now)))


def opponents(game: PlayerGame) -> str | None:
    """Return the name of the first other player, and the number of the rest; None without one."""
    names = [seat.name for seat in game.seats if seat.seat not in game.own and seat.name is not None]
    return formats.names(names, 1) if names else None


def title(game: PlayerGame) -> str:
    """Return the title of a game in this program's words, otherwise in the server's."""
    return word_catalog.title_of(game.game) if game.game in word_catalog.GAMES else game.title


def described(game: PlayerGame) -> str:
    """Return the game, and the other players in it."""
    alone = game.form == "solo"
    return games_text.game(game=title(game), other=opponents(game), number=game.number if alone else None)


def score(game: PlayerGame) -> str | None:
    """Return the score of the leg; None if there is none."""
    if game.score is None or not scored(game.game, game.options):
        return None
    return games_text.score(game.score)


def last_move(game: PlayerGame) -> str | None:
    """Return the last move and its player; None if there is none, or it is not public."""
    last = game.last_move
    if last is None or last.move is None:
        return None
    name = game.seats[last.seat].name if last.seat < len(game.seats) else None
    return games_text.last_move(by=name, move=last.move) if name is not None else last.move


def row(game: PlayerGame, address: str, now: float | None) -> str:
    """Return a game as a line of text."""
    told = formats.clauses([state(game, now), left(game, now)])
    return games_text.row(state=told, game=described(game), score=score(game), move=last_move(game), address=address)
