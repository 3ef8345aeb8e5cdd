"""What is said of how well players do against each other, and of what one player has played."""

from collections.abc import Callable
from datetime import datetime

from client.games.options import scored
from client.games.word_catalog import GAMES
from client.lobby.match_words import tally
from client.text.counting import day, signed
from client.text.formats import number as written
from client.text.formats import time_of_day
from client.text.people_words import listed
from protocol.ids import Form, PlayerId, level_of
from protocol.scores import PastMatch, PastSeat, RatingRow, StandingsEvent

TABLES = "Standings, scores"
TABLES_HINT = "who plays best, your own page, high scores, numbers"
TABLES_TITLE = "Look at what?"
TABLES_TEXT = "All of it is kept by the server you play on, by game."
STANDINGS = "Standings"
STANDINGS_HINT = "a rating for each who has played others"
PLAYER = "Your page"
PLAYER_HINT = "your matches, results and records"
LOOKING = "Asking the server …"
NONE_YET = "Nobody has a rating here yet: it takes some matches of two, on a number that was drawn."
_NO_MATCHES = "No match with others has been finished yet."
_COMPUTERS_MATCHES = "A computer’s matches stand on the pages of those who played it."
COLUMNS = ("", "", "rating", "±", "matches", "won", "drawn", "lost", "last")
HONEST = (
    "A rating comes of matches of two on a drawn, hidden number without hints, nor moves taken back that had shown a "
    "card, and belongs to a key: who makes a new key begins anew at 1,500, and friends can lose to each other on "
    "purpose. ± is two times its uncertainty."
)
KEYS = (("↑↓", "choose"), ("Enter", "their page"), ("m", "your page"), ("g", "game"), ("Esc", "back"))
MATCHES = "Matches"
BEST = "Best alone"
HELPED = "Best alone with help (counted apart)"
YOU = "you"
_ALONE = "alone"
_WHY = {"resigned": "by resignation", "claimed": "one was away", "flag": "by the clock"}


def title(game: str) -> str:
    """Head the standings of a game."""
    return f"{STANDINGS} · {game}"


def plus_minus(row: RatingRow) -> str:
    """Write within what of a rating one's strength is, most likely."""
    return f"±{written(2 * row.uncertainty)}"


def cells(row: RatingRow, *, mine: bool) -> tuple[str, ...]:
    """Return a row of the standings by its columns."""
    name = f"{row.name} ({YOU})" if mine else row.name
    counted = (written(each) for each in (row.matches, row.won, row.drawn, row.lost))
    rank = "–" if row.rank is None else written(row.rank)
    return (rank, name, written(row.rating), plus_minus(row), *counted, day(row.last).rsplit(" ", 1)[0])


def line(row: RatingRow, *, mine: bool) -> str:
    """Tell a row of the standings in a sentence."""
    who = f"{row.name} ({YOU})" if mine else row.name
    place = f"{written(row.rank)}. " if row.rank is not None else ""
    return f"{place}{who}: {rating(row)}; {results(row)}; last on {day(row.last)}."


def rating(row: RatingRow) -> str:
    """Say how high somebody is rated, and how surely.

    >>> from protocol.ids import PlayerId
    >>> rating(RatingRow(rank=None, player=PlayerId(""), name="", rating=1520, uncertainty=300, matches=2, won=1,
    ...                  drawn=0, lost=1, last=0))
    '1,520 ±600, provisional'
    """
    provisional = "" if row.rank is not None else ", provisional"
    return f"{written(row.rating)} {plus_minus(row)}{provisional}"


def results(row: RatingRow) -> str:
    """Say how somebody's rated matches went."""
    return tally(row.won, row.drawn, row.lost)


def rest(told: StandingsEvent) -> str:
    """Say how many are rated and stand in no row; empty where nobody is.

    >>> rest(StandingsEvent(id="", game="", rows=(), own=None, listed=0, provisional=1, limit=150))
    'One player is rated provisionally: ± is above 300 until there are more matches.'
    """
    parts = []
    if told.listed > len(told.rows):
        parts.append(f"{written(told.listed - len(told.rows))} more have a rank.")
    if told.provisional:
        more = "One player is" if told.provisional == 1 else f"{written(told.provisional)} players are"
        limit = written(2 * told.limit)
        parts.append(f"{more} rated provisionally: ± is above {limit} until there are more matches.")
    return " ".join(parts)


def known(player: PlayerId, first: int | None) -> str:
    """Say who a player is to a server, and since when they have played there.

    >>> known(PlayerId("computer:strong"), None)
    'no match has been finished yet'
    """
    since = f"has played here since {day(first)}" if first is not None else "no match has been finished yet"
    return since if level_of(player) is not None else f"player id {player} · {since}"


def no_matches(player: PlayerId) -> str:
    """Say why no match stands on a page.

    >>> no_matches(PlayerId("computer:strong"))
    'A computer’s matches stand on the pages of those who played it.'
    """
    return _NO_MATCHES if level_of(player) is None else _COMPUTERS_MATCHES


def when(ms: int) -> str:
    """Write when a match was over, here: the hour, or of an earlier year the year."""
    at, now = datetime.fromtimestamp(ms / 1000).astimezone(), datetime.now().astimezone()
    return f"{at.day:>2} {at:%b} {time_of_day(ms) if at.year == now.year else at.year}"


def played(game: str, form: Form) -> str:
    """Name what was played; the usual form goes without saying.

    >>> played("Family Tree", "match"), played("Family Tree", "mirror")
    ('Family Tree', 'Family Tree (mirror)')
    """
    return game if form == "match" else f"{game} ({_ALONE if form == 'solo' else form})"


def past(match: PastMatch) -> str:
    """Return the result of a match from the side of the player in its `seat`, with the change of the rating.

    >>> from protocol.ids import MatchId, PlayerId, Seat
    >>> seats = (PastSeat(player=PlayerId("A"), name="Ann", score=210, change=12),
    ...          PastSeat(player=PlayerId("B"), name="Ben", score=180))
    >>> past(PastMatch(match=MatchId("M"), game="family-tree", options={}, form="match", at=0, seats=seats,
    ...                winners=(Seat(0),), why="score", seat=Seat(0)))
    'won 210 to 180 (+12) against Ben'
    """
    if match.seat is None:
        return past_of_all(match)
    change = match.seats[match.seat].change
    aside = [*([_WHY[match.why]] if match.why != "score" else []), *([signed(change)] if change is not None else [])]
    told = f"{outcome(match)} ({', '.join(aside)})" if aside else outcome(match)
    return f"{told} against {opponents(match)}" if len(match.seats) > 1 and match.form != "together" else told


def past_of_all(match: PastMatch) -> str:
    """Return the result of a match for all its players.

    >>> from protocol.ids import MatchId, PlayerId, Seat
    >>> seats = (PastSeat(player=PlayerId("A"), name="Ann", score=210), PastSeat(player=PlayerId("B"), name="Ben"))
    >>> past_of_all(PastMatch(match=MatchId("M"), game="family-tree", options={}, form="match", at=0, seats=seats,
    ...                       winners=(Seat(0),), why="resigned"))
    'Ann 210 and Ben: Ann won (by resignation)'
    """
    reached = reached_in(match)
    seats = [called(seat) + ("" if seat.score is None else f" {reached(seat.score)}") for seat in match.seats]
    players = listed(seats)
    if match.form in ("solo", "together"):
        return players
    winners = listed([called(match.seats[seat]) for seat in match.winners], most=2)
    why = f" ({_WHY[match.why]})" if match.why != "score" else ""
    return f"{players}: {f'{winners} won' if winners else 'drawn'}{why}"


def reached_in(match: PastMatch) -> Callable[[int], str]:
    """Return the function that writes a score of a match."""
    say = GAMES.get(match.game)
    return written if say is None else lambda score: say.reached(score, match.options)


def outcome(match: PastMatch) -> str:
    """Return how a match ended for the player in its `seat`, which it has.

    >>> from protocol.ids import MatchId, PlayerId, Seat
    >>> alone = (PastSeat(player=PlayerId("A"), name="Ann", score=0),)
    >>> outcome(PastMatch(match=MatchId("M"), game="poker-solitaire", options={"scoring": "pat"}, form="solo", at=0,
    ...                   seats=alone, winners=(), why="score", seat=Seat(0)))
    'lost'
    >>> outcome(PastMatch(match=MatchId("M"), game="poker-solitaire", options={"scoring": "pat", "mode": "sum-of-two"},
    ...                   form="solo", at=0, seats=alone, winners=(), why="score", seat=Seat(0)))
    '0 of 2 won'
    """
    mine = match.seats[match.seat or 0]
    others = [seat for index, seat in enumerate(match.seats) if index != match.seat]
    points = scored(match.game, match.options)
    if match.form == "together" or not others:
        if mine.score is None:
            return "not finished"
        return reached_in(match)(mine.score)
    how = "won" if match.seat in match.winners else "lost" if match.winners else "drawn"
    theirs = max((seat.score for seat in others if seat.score is not None), default=None)
    if match.why != "score" or mine.score is None or theirs is None or not points:
        return how
    return f"{how} {written(mine.score)} to {written(theirs)}"


def opponents(match: PastMatch) -> str:
    """Name who else played."""
    names = [called(seat) for index, seat in enumerate(match.seats) if index != match.seat]
    return listed(names, most=2)


def called(seat: PastSeat) -> str:
    """Name somebody who played; a computer by its level."""
    level = level_of(seat.player)
    return f"{level} computer" if level is not None else seat.name


RECORD = "Its record:"
"""The label of the link to the record of a match that is over."""
