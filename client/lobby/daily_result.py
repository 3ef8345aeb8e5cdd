"""The result of a try at a daily number, in words; client/web/lobby/daily_result.js says the same."""

from client.text.messages import daily as daily_text
from protocol.daily import DailyRow


def lead(difference: int) -> str:
    """Return how much your score was better than the opponent's.

    >>> lead(30), lead(0), lead(-5)
    ('ahead by 30', 'level', 'behind by 5')
    """
    if difference == 0:
        return daily_text.lead(lead="level", points=0)
    return daily_text.lead(lead="ahead" if difference > 0 else "behind", points=abs(difference))


def reached(row: DailyRow) -> str:
    """Return the result of a try in a sentence's words.

    >>> from protocol.ids import MatchId, PlayerId
    >>> row = DailyRow(rank=0, player=PlayerId(""), name="Ann", opponent="Ben", difference=0, scores=(0, 0), at=0,
    ...                match=MatchId("m"), why="resigned")
    >>> reached(row)
    'won: Ben resigned'
    """
    if row.why != "score":
        return daily_text.reached_early(opponent=row.opponent, why=row.why)
    mine, theirs = row.scores
    opponent = daily_text.computer(row.opponent) if row.against == "computer" else row.opponent
    return daily_text.reached(lead=lead(row.difference), own=mine, other=theirs, opponent=opponent)


def own(row: DailyRow) -> str:
    """Return your own result of today, with your rank."""
    return daily_text.own(reached=reached(row), rank=row.rank or None)


def opponent(row: DailyRow) -> str:
    """Return the opponent in a table, and why the opponent did not finish, if so."""
    return row.opponent if row.why == "score" else daily_text.opponent_left(opponent=row.opponent, why=row.why)
