"""What is said around the legs of a match, whatever the game: before, between and after them."""

from collections.abc import Mapping, Sequence

from client.fairness import Finding, Verdict
from client.terminal.words.clock import clock as clock_words
from client.terminal.words.counting import count
from client.terminal.words.people import listed
from protocol.commands import Another
from protocol.deals import show_number
from protocol.ids import Role
from protocol.options import Clock

READY = "ready"
NOT_READY = "not ready yet"
PRESS_ENTER = "Press Enter when you are ready."
DEAD_NUMBER = "This number is a dead one: whatever anybody plays, its legs end within a few cards."
STILL_HIDDEN = "The number stays hidden until the second leg is over."
ROLE_ROW: dict[Role, str] = {
    "maximizer": "maximized",
    "minimizer": "minimized",
    "owner": "owned the tree",
    "guesser": "guessed",
}
SCORE_ROW = "score"
CHECKING = "Checking what was promised …"
WHAT_NEXT = "What next? Another match starts when both wish for the same."
WHAT_NEXT_ALL = "What next? Another game starts when all who have a seat wish for the same."
DRAW = "A draw"
NO_CARDS_SEEN = "You saw no card turn up here that was played, so there is none to compare."


def role(role: Role, mine: bool, *, alone: bool = False) -> str:
    """Say what a player does in this leg, after their name; empty where all play on one side."""
    if role == "player":
        return "" if not alone else "play alone" if mine else "plays alone"
    verb = {"maximizer": "maximize", "minimizer": "minimize", "owner": "own", "guesser": "guess"}[role]
    return verb if mine else f"{verb}es" if role == "guesser" else f"{verb}s"


def leg_of(leg: int, legs: int, players: int = 1) -> str:
    """Say which leg of the match is played; a game alone or together has but one.

    >>> leg_of(2, 2, 2), leg_of(1, 1), leg_of(1, 1, 3)
    ('leg 2 of 2', 'alone', 'together')
    """
    return f"leg {leg} of {legs}" if legs > 1 else "alone" if players == 1 else "together"


def number_shown(shown: str, known: bool) -> str:
    """Say which number is played, where it is no secret (any more), and whether it was known from the start."""
    return f"number {shown}, known from the start" if known else f"number {shown}"


def number_hidden(commitment: str | None) -> str:
    """Say that the number is hidden, and what the server promised of it."""
    return f"number hidden ✓ commitment {commitment[:4]}…" if commitment else "number hidden"


def wait_for(name: str, many: bool = False) -> str:
    """Say what is waited for once one is ready; `many`: of more than one."""
    return f"You are ready. The leg starts as soon as {name} {'are' if many else 'is'}."


def leg_title(match: int, leg: int, legs: int = 2) -> str:
    """Name a leg of a room's match."""
    return f"Match {match}, leg {leg} of {legs}"


def equal_title(match: int) -> str:
    """Name a room's match of one leg, in which two play against each other."""
    return f"Match {match}"


def equals(names: Sequence[str]) -> str:
    """Say which player is which, where rules may be a player's own and the first begins."""
    return f"{names[0]} is player 1, {names[1]} player 2; the match has one leg."


def game_title(match: int) -> str:
    """Name a room's match of one leg, which all play together."""
    return f"Game {match}, together"


def number_now(number: int | None) -> str:
    """Say what will be known of the number when a match begins."""
    if number is None:
        return (
            "The server draws the number and hides it. From the first card on it shows a commitment to it, and at the "
            "end the number; your own program deals it then and checks that nothing was changed."
        )
    return f"Number {show_number(number)}, known to both from the start."


def number_set(number: int | None) -> str:
    """Say which number a room's owner has settled on; None: drawn."""
    return "the number is drawn and hidden" if number is None else f"number {show_number(number)}"


def to_be_played(
    number: int | None,
    role: Role | None,
    clock: Clock | None,
    onlookers: bool,
    *,
    together: bool = False,
    owning: bool = False,
) -> str:
    """Say what a room's owner has settled on; number and the own role in the first leg None: drawn."""
    what = number_set(number)
    who: dict[Role, str] = {
        "maximizer": "you maximize first",
        "minimizer": "you minimize first",
        "owner": "you own the tree first",
        "guesser": "you guess first",
    }
    timed = f"; {clock_words(clock)}" if clock is not None else ""
    alone = "" if onlookers else "; no onlookers"
    drawn = "who owns the tree first is drawn" if owning else "who maximizes first is drawn"
    first = "" if together else f"; {who[role] if role else drawn}"
    return f"{what[:1].upper()}{what[1:]}{first}{timed}{alone}."


def timed(clock: Clock) -> str:
    """Say before a match how much time each has."""
    return f"You each have {clock_words(clock)}. Whoever runs out of time loses the match."


def number_again(number: int | None) -> str:
    """Say that the next match is played on the same number."""
    shown = f" {show_number(number)}" if number is not None else ""
    return f"The same number{shown} again: you both know these cards by now."


def together_of(seats: int) -> str:
    """Say how many play together."""
    return f"{seats} play together, on one side; turns go round the table."


def roles_drawn(*, owning: bool = False, many: bool = False) -> str:
    """Say that the roles of the first leg are not known yet; `owning`: in a game in which one owns what others guess.

    >>> roles_drawn(owning=True, many=True)
    'Who owns the tree first is drawn when all are ready.'
    """
    what = "owns the tree" if owning else "maximizes"
    return f"Who {what} first is drawn when {'all' if many else 'both'} are ready."


def owns(owner: str, guessers: str, *, mine: bool, leg: int = 1) -> str:
    """Say who owns the tree in a leg, and who guesses it; `guessers` None is all others.

    >>> owns("Ada", "you", mine=False), owns("", "all others", mine=True, leg=2)
    ('Ada owns the tree, you guess it.', 'Now you own the tree, all others guess it.')
    """
    who = f"{'you' if mine else owner} {'own' if mine else 'owns'} the tree"
    guess = "guess" if guessers in ("you", "all others") else "guesses"
    said = f"{'Now ' if leg > 1 else ''}{who}, {guessers} {guess} it."
    return f"{said[:1].upper()}{said[1:]}"


def guesses_to_beat(score: int, guesser: str, owner: str) -> str:
    """Say what the second of two legs is about in which a tree is guessed; each is `you` or a name.

    >>> guesses_to_beat(3, "you", "Ben")
    'With fewer than 3 guesses you win; 3 is a draw, with more Ben wins.'
    """
    win, wins = ("win" if each == "you" else "wins" for each in (guesser, owner))
    return f"With fewer than {score} guesses {guesser} {win}; {score} is a draw, with more {owner} {wins}."


def legs_won(winners: Sequence[str], legs: int) -> str:
    """Say who of many won by legs; several share the win, and nobody has won where nobody won a leg.

    >>> legs_won(["Ada"], 2), legs_won(["you"], 1), legs_won(["Ada", "Ben"], 1), legs_won([], 0)
    ('Ada wins, with 2 legs won.', 'You win, with 1 leg won.', 'Ada and Ben share the win, with 1 leg won.', 'A draw.')
    """
    if not winners:
        return f"{DRAW}."
    won = f"with {count(legs, 'leg')} won"
    if len(winners) > 1:
        said = f"{listed(winners, most=12)} share the win, {won}."
    else:
        said = f"{winners[0]} {'win' if winners[0] == 'you' else 'wins'}, {won}."
    return f"{said[:1].upper()}{said[1:]}"


def roles(role: Role, other: str) -> str:
    """Say what each does in the coming leg, to the one who has `role`."""
    if role == "maximizer":
        return f"You maximize and play first; {other} minimizes."
    return f"You minimize; {other} maximizes and plays first."


def roles_of(maximizer: str, minimizer: str) -> str:
    """Say what each does in a leg, to an onlooker."""
    return f"{maximizer} maximizes and plays first; {minimizer} minimizes."


def swapped_of(maximizer: str, minimizer: str) -> str:
    """Say what changes in leg two, to an onlooker."""
    return f"Now the roles are swapped, on the same cards: {roles_of(maximizer, minimizer)}"


def to_beat_of(score: int, maximizer: str, minimizer: str) -> str:
    """Say what leg two is about, to an onlooker."""
    return f"With more than {score}, {maximizer} wins; {score} is a draw, with less {minimizer} wins."


def swapped(role: Role, other: str) -> str:
    """Say what changes in leg two, to the one who has `role` in it."""
    if role == "maximizer":
        return f"Now the roles are swapped, on the same cards: you maximize and play first, {other} minimizes."
    return f"Now the roles are swapped, on the same cards: you minimize, {other} maximizes and plays first."


def to_beat(score: int, role: Role, other: str) -> str:
    """Say what leg two is about, to the one who has `role` in it."""
    if role == "maximizer":
        return f"Reach more than {score} and you win; {score} is a draw, less and {other} wins."
    return f"Keep {other} under {score} and you win; {score} is a draw, more and {other} wins."


def outcome(mine: bool | None, other: str, ours: int, theirs: int) -> str:
    """Say who won by score, to a player; `mine` None: a draw."""
    if mine is None:
        return f"{DRAW}, {ours} to {theirs}."
    return f"You win, {ours} to {theirs}." if mine else f"{other} wins, {theirs} to {ours}."


def outcome_of(winner: str | None, ours: int, theirs: int) -> str:
    """Say who won by score, to an onlooker; `winner` None: a draw."""
    return f"{winner} wins, {ours} to {theirs}." if winner is not None else f"{DRAW}, {ours} to {theirs}."


def ended(why: str, winner: str | None, loser: str | None) -> str:
    """Say who won a match that ended before its time; None is oneself."""
    lost = {
        "resigned": f"{loser or 'You'} resigned",
        "flag": f"{loser}’s time ran out" if loser else "Your time ran out",
        "claimed": f"{loser} was away" if loser else "You were away",
    }[why]
    return f"{lost}, and {'you win' if winner is None else f'{winner} wins'} the match."


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


def number_now_together(number: int | None) -> str:
    """Say what will be known of the number when all play together."""
    return number_now(number).replace("known to both", "known to all")


def leg_column(leg: int) -> str:
    """Head a leg's column."""
    return f"leg {leg}"


def wishes(name: str, what: Another, mine: bool) -> str:
    """Say what a seat wishes to play next; `name` is the other's where the wish is one's own."""
    thing = "the same number again" if what == "same_number" else "a new number"
    return f"You would like {thing}; {name} has not agreed yet." if mine else f"{name} would like {thing}."


def wishes_of(names: Sequence[str], what: Another, mine: bool, missing: int) -> str:
    """Say who of many wish for what, oneself among them or not, and how many have not said so."""
    thing = "the same number again" if what == "same_number" else "a new number"
    who = listed([*(["You"] if mine else []), *names])
    return f"{who} would like {thing}; {count(missing, 'seat has', 'seats have')} not agreed yet."


def waits_for(names: Sequence[str]) -> str:
    """Say, to an onlooker, what is waited for."""
    return f"The leg starts as soon as {' and '.join(names)} {'is' if len(names) == 1 else 'are'} ready."


def leg_over(leg: int, counted: str) -> str:
    """Say how a leg ended; `counted` is its score in the game's words."""
    return f"Leg {leg} is over: {counted}."


def together_over(number: int | None, counted: str) -> str:
    """Say what all have reached together."""
    on = f" on number {show_number(number)}" if number is not None else ""
    return f"Together you reached {counted}{on}."


def together_over_of(number: int | None, counted: str) -> str:
    """Say, to an onlooker, what all have reached together."""
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
    Finding.NUMBER_KNOWN: "The number was known from the start, so there was nothing to promise.",
    Finding.NUMBER_MISSING: "The server did not reveal the number and its salt, so nothing can be checked.",
    Finding.DECK_DEALT: "Dealt anew here, the number gives the deck both legs were played with.",
    Finding.DECK_DIFFERENT: "Dealt anew here, the number gives other cards than were played.",
    Finding.CARDS_AS_SEEN: "Of the cards you saw turn up, all {count} came in that deck's order.",
    Finding.CARDS_DIFFERENT: "A card you saw turn up is not the one that the record has.",
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
    sentence = _FINDINGS[found].format(count=verdict.cards)
    bad = found in (Finding.DECK_DIFFERENT, Finding.CARDS_DIFFERENT)
    return f"{sentence} It begins at move {(verdict.ply or 0) + 1} of leg {verdict.leg}." if bad else sentence


def saved(path: str) -> str:
    """Say where the record lies now."""
    return f"The record is in {path}"
