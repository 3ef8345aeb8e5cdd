"""What is said around the legs of a match, whatever the game: before and between them."""

from collections.abc import Sequence

from client.text.clock_words import clock as clock_words
from client.text.people_words import begun
from protocol.deals import show_number
from protocol.ids import Role
from protocol.options import Clock

READY = "ready"
NOT_READY = "not ready yet"
PRESS_ENTER = "Press Enter when you are ready."
PRESS_ENTER_TO_START = "Press Enter to start the leg."
DEAD_NUMBER = "This number is a dead one: whatever is played, it ends within a few cards."
STILL_HIDDEN = "The number stays hidden until the second leg is over."


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


def number_now(number: int | None, *, many: bool = False, deals: bool = True) -> str:
    """Say what the players will know of the number when a match begins.

    `many`: there are more than two. `deals`: this program can deal the game's numbers itself.

    >>> number_now(7, many=True)
    'Number 7, known to all from the start.'
    """
    if number is not None:
        return f"Number {show_number(number)}, known to {'all' if many else 'both'} from the start."
    checks = "deals it then and checks" if deals else "then checks by the commitment"
    return (
        "The server draws the number and hides it. From the first card on it shows a commitment to it, and at the end "
        f"the number; your own program {checks} that nothing was changed."
    )


def number_set(number: int | None) -> str:
    """Say which number a room's owner has settled on; None: drawn."""
    return "the number is drawn and hidden" if number is None else f"number {show_number(number)}"


def to_be_played(
    number: int | None,
    role: Role | None,
    clock: Clock | None,
    spectators: bool,
    *,
    together: bool = False,
    owning: bool = False,
    numbered: bool = True,
    hints: bool = False,
) -> str:
    """Say what a room's owner has settled on; number and the own role in the first leg None: drawn.

    `numbered`: the number settles something.

    >>> to_be_played(None, "owner", None, False, numbered=False)
    'You own the tree first; no spectators.'
    """
    who: dict[Role, str] = {
        "maximizer": "you maximize first",
        "minimizer": "you minimize first",
        "owner": "you own the tree first",
        "guesser": "you guess first",
    }
    drawn = "who owns the tree first is drawn" if owning else "who maximizes first is drawn"
    told = [
        number_set(number) if numbered else "",
        "" if together else who[role] if role else drawn,
        clock_words(clock) if clock is not None else "",
        "hints" if hints else "",
        "" if spectators else "no spectators",
    ]
    said = "; ".join(each for each in told if each)
    return f"{said[:1].upper()}{said[1:]}."


def timed(clock: Clock, form: str = "match", seats: int = 2, *, puzzle: bool = False) -> str:
    """Say before a match how much time each has, and what comes of having none left.

    >>> timed(Clock(move=30), "together"), timed(Clock(leg=300), seats=3)  # doctest: +NORMALIZE_WHITESPACE
    ('You each have 30 s for each move. When one of you runs out of time, the game ends for all.',
     'You each have 5 min for a leg. Whoever runs out of time guesses no more in that leg; the others play on.')
    >>> timed(Clock(move=30), "together", puzzle=True)
    'You have 30 s for each card more that lies, all by one clock. When it runs out, the game ends.'
    """
    if form == "together" and puzzle:
        written = clock_words(clock).replace("each move", "each card more that lies")
        return f"You have {written}, all by one clock. When it runs out, the game ends."
    ends = "When one of you runs out of time, the game ends for all."
    out = "Whoever runs out of time guesses no more in that leg; the others play on."
    loses = "Whoever runs out of time loses the match."
    return f"You each have {clock_words(clock)}. {ends if form == 'together' else out if seats > 2 else loses}"


HINTS = "Whoever is to move may ask for a hint."
"""Said before a match in whose room hints are given."""


def number_again(number: int | None, *, competes: bool = False) -> str:
    """Say that the next match is played on the same number; `competes`: in a tournament, maybe by others."""
    shown = f" {show_number(number)}" if number is not None else ""
    if competes:
        return f"The same number{shown} again: whoever has played it here changes their lowest score alone."
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

    >>> owns("ada", "you", mine=False), owns("", "all others", mine=True, leg=2)
    ('ada owns the tree, you guess it.', 'Now you own the tree, all others guess it.')
    """
    who = f"{'you' if mine else owner} {'own' if mine else 'owns'} the tree"
    guess = "guess" if guessers in ("you", "all others") else "guesses"
    return begun(f"{'Now ' if leg > 1 else ''}{who}, {guessers} {guess} it.")


def guesses_to_beat(score: int, allowed: int | None, guesser: str, owner: str) -> str:
    """Say what the second of two legs is about in which a tree is guessed; each is `you` or a name.

    >>> guesses_to_beat(3, 4, "you", "Ben")
    'With fewer than 3 guesses you win; 3 is a draw, with more Ben wins.'
    >>> guesses_to_beat(1, 4, "you", "Ben")
    'Found with the first guess, it is a draw; with more Ben wins.'
    >>> guesses_to_beat(5, 4, "Ben", "you")
    'Ben wins by finding the tree, else it is a draw.'
    """
    win, wins = ("win" if each == "you" else "wins" for each in (guesser, owner))
    if allowed is not None and score > allowed:
        return f"{'You' if guesser == 'you' else guesser} {win} by finding the tree, else it is a draw."
    if score == 1:
        return f"Found with the first guess, it is a draw; with more {owner} {wins}."
    return f"With fewer than {score} guesses {guesser} {win}; {score} is a draw, with more {owner} {wins}."


def roles(role: Role, other: str) -> str:
    """Say what each does in the coming leg, to the one who has `role`."""
    if role == "maximizer":
        return f"You maximize and play first; {other} minimizes."
    return f"You minimize; {other} maximizes and plays first."


def roles_of(maximizer: str, minimizer: str) -> str:
    """Say what each does in a leg, to a spectator."""
    return f"{maximizer} maximizes and plays first; {minimizer} minimizes."


def swapped_of(maximizer: str, minimizer: str) -> str:
    """Say what changes in leg two, to a spectator."""
    return f"Now the roles are swapped, on the same cards: {roles_of(maximizer, minimizer)}"


def to_beat_of(score: int, maximizer: str, minimizer: str) -> str:
    """Say what leg two is about, to a spectator."""
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


def to_win(won: bool, role: Role | None, maximizer: str, minimizer: str) -> str:
    """Say what leg two is about where a leg is won or lost, to the one who has `role` in it, or to a spectator.

    `won`: leg one was, by who minimizes now.

    >>> to_win(True, "maximizer", "Ada", "Ben")
    'If you win this leg, it is a draw; else Ben wins.'
    >>> to_win(False, "minimizer", "Ada", "Ben")
    'If Ada wins this leg, Ada wins the match; else it is a draw.'
    """
    wins = "you win" if role == "maximizer" else f"{maximizer} wins"
    loses = "you win" if role == "minimizer" else f"{minimizer} wins"
    if won:
        return f"If {wins} this leg, it is a draw; else {loses}."
    return f"If {wins} this leg, {wins} the match; else it is a draw."


def waits_for(names: Sequence[str]) -> str:
    """Say, to a spectator, what is waited for."""
    return f"The leg starts as soon as {' and '.join(names)} {'is' if len(names) == 1 else 'are'} ready."


def leg_over(leg: int, counted: str) -> str:
    """Say how a leg ended; `counted` is its score in the game's words."""
    return f"Leg {leg} is over: {counted}."
