"""What is said once a match is over, whatever the game: who won, what was reached and promised, and what is next."""

from collections.abc import Mapping, Sequence

from client.games.fairness import Finding, Verdict
from client.text.counting import count
from client.text.people_words import begun, listed
from protocol.command import Another
from protocol.deals import show_number
from protocol.ids import Role

ROLE_ROW: dict[Role, str] = {
    "maximizer": "maximized",
    "minimizer": "minimized",
    "owner": "owned the tree",
    "guesser": "guessed",
}
SCORE_ROW = "score"
CHECKING = "Checking that the deal was fair …"
WHAT_NEXT = "Play again? The rematch starts when you both choose the same."
WHAT_NEXT_MATCH = "Play again? The rematch starts when all players choose it."
WHAT_NEXT_ALL = "Play again? The rematch starts when all players choose the same."
DRAW = "A draw"
PEEKED = "It rates nobody: a move was taken back that had shown a card."
NO_CARDS_SEEN = "You saw no card turn up here that was played, so there is none to compare."


def legs_won(winners: Sequence[str], legs: int) -> str:
    """Say who of many won by legs; several share the win, and nobody has won where nobody won a leg.

    >>> legs_won(["ada"], 2), legs_won(["you"], 1), legs_won(["Ada", "Ben"], 1), legs_won([], 0)
    ('ada wins, with 2 legs won.', 'You win, with 1 leg won.', 'Ada and Ben share the win, with 1 leg won.', 'A draw.')
    """
    if not winners:
        return f"{DRAW}."
    won = f"with {count(legs, 'leg')} won"
    if len(winners) > 1:
        return begun(f"{listed(winners, most=12)} share the win, {won}.")
    return begun(f"{winners[0]} {'win' if winners[0] == 'you' else 'wins'}, {won}.")


def outcome(mine: bool | None, other: str, ours: int, theirs: int, *, points: bool) -> str:
    """Say who won by score, to a player; `mine` None: a draw, `points`: that is what scores are.

    >>> outcome(False, "easy computer", 0, 39, points=True), outcome(False, "o’Neil", 0, 1, points=False)
    ('Easy computer wins, 39 to 0.', 'o’Neil wins.')
    """
    if mine is False:
        return begun(f"{other} wins{_by(theirs, ours, points)}.")
    return f"{'You win' if mine else DRAW}{_by(ours, theirs, points)}."


def outcome_of(winner: str | None, ours: int, theirs: int, *, points: bool) -> str:
    """Say who won by score, to a spectator; `winner` None: a draw."""
    return begun(f"{DRAW if winner is None else f'{winner} wins'}{_by(ours, theirs, points)}.")


def _by(one: int, other: int, points: bool) -> str:
    return f", {one} to {other}" if points else ""


NO_TIME = "Time ran out for both at the same instant: a draw."


def ended(why: str, winner: str | None, loser: str | None) -> str:
    """Say who won a match that ended before its time; None is oneself."""
    lost = {
        "resigned": f"{loser or 'You'} resigned",
        "flag": f"{loser}’s time ran out" if loser else "Your time ran out",
        "claimed": f"{loser} was away" if loser else "You were away",
    }[why]
    return begun(f"{lost}, and {'you win' if winner is None else f'{winner} wins'} the match.")


def leg_head(leg: int, status: str) -> str:
    """Head a leg's column, saying where it was not played to its end."""
    return {"unfinished": f"leg {leg}, cut short", "waiting": f"leg {leg}, not played"}.get(status, leg_column(leg))


def number_was(number: int, salt: str | None) -> str:
    """Reveal the number; `salt` None where it was known from the start."""
    return f"The number was {show_number(number)}" + (f" (salt {salt})." if salt else ", known from the start.")


def numbers_were(numbers: Sequence[tuple[int, int]]) -> str:
    """Reveal the numbers of legs that have one each.

    >>> numbers_were([(1, 7), (2, 12345)])
    'The numbers were 7 (leg 1), 1-2345 (leg 2).'
    """
    return f"The numbers were {', '.join(f'{show_number(number)} (leg {leg})' for leg, number in numbers)}."


def leg_in_short(leg: int, owner: str, reached: Sequence[str]) -> str:
    """Tell of a leg among many: whose tree it was, what was reached, and who found it.

    >>> leg_in_short(2, "Ada", ["5", "Ben"])
    '2 Ada’s: 5, Ben'
    """
    return f"{leg} {owner}’s: {', '.join(reached)}"


def leg_column(leg: int) -> str:
    """Head a leg's column."""
    return f"leg {leg}"


REMATCH: Mapping[Another | None, str] = {
    "same_number": "a rematch on the same number",
    "new_number": "a rematch on a new number",
    None: "a rematch",
}
"""The rematches that a player may offer; None in games in which the number decides nothing."""


def accepted_by(key: str, command: str, *, typed: bool) -> str:
    """Say how a rematch is accepted: by a key, or by a command where commands are `typed`.

    >>> accepted_by("s", "same", typed=False), accepted_by("s", "same", typed=True)
    ('press s to accept', 'type same to accept')
    """
    return f"type {command} to accept" if typed else f"press {key} to accept"


def wishes(name: str, what: Another | None, mine: bool, accept: str = "") -> str:
    """Say which rematch a player offers, and how the reader accepts it; `name` is always the other player.

    >>> wishes("Ben", "new_number", True)
    'You want a rematch on a new number. Waiting for Ben.'
    >>> wishes("Ben", None, False, "press n to accept")
    'Ben wants a rematch: press n to accept.'
    """
    thing = REMATCH[what]
    if mine:
        return f"You want {thing}. Waiting for {name}."
    return f"{name} wants {thing}{f': {accept}' if accept else ''}."


def wishes_of(names: Sequence[str], what: Another | None, mine: bool, missing: int, accept: str = "") -> str:
    """Say which rematch several players offer, how many seats have not agreed, and how the reader accepts it.

    >>> wishes_of(["Ben"], "new_number", True, 1)
    'You and Ben want a rematch on a new number. 1 seat has not agreed yet.'
    >>> wishes_of(["Ben"], None, False, 2, "press n to accept")
    'Ben wants a rematch: press n to accept. 2 seats have not agreed yet.'
    """
    who = listed([*(["You"] if mine else []), *names])
    verb = "want" if mine or len(names) > 1 else "wants"
    how = f": {accept}" if accept and not mine else ""
    return f"{who} {verb} {REMATCH[what]}{how}. {count(missing, 'seat has', 'seats have')} not agreed yet."


def together_over(number: int | None, counted: str) -> str:
    """Say what all have reached together."""
    on = f" on number {show_number(number)}" if number is not None else ""
    return f"Together you reached {counted}{on}."


def together_over_of(number: int | None, counted: str) -> str:
    """Say, to a spectator, what all have reached together."""
    on = f" on number {show_number(number)}" if number is not None else ""
    return f"Together they reached {counted}{on}."


def ended_together(why: str) -> str:
    """Say that a match ended before its time, which nobody wins."""
    return {"resigned": "Everybody has left: it ends here.", "flag": "The time ran out: it ends here."}.get(
        why, "It ends here, before its time."
    )


_FINDINGS = {
    Finding.COMMITMENT_KEPT: "Number and salt give the commitment that was shown from the start.",
    Finding.COMMITMENT_BROKEN: "Number and salt do not give the commitment shown at the start.",
    Finding.COMMITMENT_CHANGED: "The commitment is not the one shown at the start.",
    Finding.NUMBER_MISSING: "The server did not reveal the number and its salt, so nothing can be checked.",
    Finding.DECK_DEALT: "Verified: this number deals the deck you played.",
    Finding.DECK_DIFFERENT: "This number deals other cards than were played.",
    Finding.CARDS_AS_SEEN: "Of the cards you saw turn up, every one came in that deck's order.",
    Finding.CARDS_DIFFERENT: "A card you saw turn up is not the one that the record has.",
    Finding.CARDS_UNCHECKED: "The cards are not checked here: turnabout verify does, with the game's package.",
    Finding.RECORD_MISSING: "The server did not give the record, so the cards cannot be compared.",
}


def finding(found: Finding, verdict: Verdict, own: Mapping[str, str] | None = None) -> str:
    """Say how one check came out; `own` are a game's own words for what it has other than cards."""
    if own and found in own:
        bad = found in (Finding.DECK_DIFFERENT, Finding.CARDS_DIFFERENT)
        where = f" It begins at move {(verdict.ply or 0) + 1} of leg {verdict.leg}." if bad else ""
        return f"{own[found]}{where}"
    if found is Finding.CARDS_AS_SEEN and verdict.cards == 0:
        return NO_CARDS_SEEN
    sentence = _FINDINGS[found]
    bad = found in (Finding.DECK_DIFFERENT, Finding.CARDS_DIFFERENT)
    return f"{sentence} It begins at move {(verdict.ply or 0) + 1} of leg {verdict.leg}." if bad else sentence


def saved(path: str) -> str:
    """Say where the record lies now."""
    return f"The record is in {path}"
