"""A match: its titles, and the pages before its first leg and between its legs.

Made from client/text/en/match.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence
from typing import Literal

from client.text import formats, language


def title_of_leg(*, match: int, leg: int, legs: int) -> str:
    return f"Match {match}, leg {leg} of {legs}"


def title(match: int) -> str:
    return f"Match {match}"


def title_together(match: int) -> str:
    return f"Game {match}, together"


def title_race(match: int) -> str:
    return f"Race {match}"


def title_mirror(match: int) -> str:
    return f"Match {match}, a mirror match"


def roles(*, maximizer: str | None, minimizer: str | None) -> str:
    return f"You maximize and play first; {formats.name(minimizer)} minimizes." if maximizer is None else f"You minimize; {formats.name(maximizer)} maximizes and plays first." if minimizer is None else f"{formats.begin(formats.name(maximizer))} maximizes and plays first; {formats.name(minimizer)} minimizes."


def roles_swapped(*, maximizer: str | None, minimizer: str | None) -> str:
    return "Now the roles are swapped, on the same cards. " + (f"You maximize and play first; {formats.name(minimizer)} minimizes." if maximizer is None else f"You minimize; {formats.name(maximizer)} maximizes and plays first." if minimizer is None else f"{formats.begin(formats.name(maximizer))} maximizes and plays first; {formats.name(minimizer)} minimizes.")


def roles_drawn(*, owning: bool, several: bool) -> str:
    return ("Chance decides who owns the tree first. You see your role when " + ("all" if several else "both") + " are ready.") if owning else ("Chance decides who maximizes first. You see your role when " + ("all" if several else "both") + " are ready.")


def owns_tree(*, owner: str | None, guesser: str | None, several: bool, now: bool) -> str:
    return ((("Now you own" if now else "You own") + " the tree") if owner is None else ((f"Now {formats.name(owner)}" if now else f"{formats.begin(formats.name(owner))}") + " owns the tree")) + ", and " + ("all others guess it." if several else "you guess it." if guesser is None else f"{formats.name(guesser)} guesses it.")


def equals(*, first: str, second: str) -> str:
    return f"{formats.name(first)} is player 1, {formats.name(second)} player 2; the match has one leg."


def mirror(mine: bool) -> str:
    return ("You maximize on one board and minimize on the other, dealt the same." if mine else "Each player maximizes on one board and minimizes on the other, dealt the same.") + " The better score as maximizer wins."


def mirror_guess(mine: bool) -> str:
    return ("You guess the tree on one board and own it on the other." if mine else "Each player guesses the tree on one board and owns it on the other.") + " The player who needs fewer guesses wins."


def mirror_in_short() -> str:
    return "The boards keep in step: a move counts once the other board has come as far. So nobody sees a card before the other, and nobody can copy a move."


def both_boards() -> str:
    return "Both legs at once, on two boards."


def together(players: int) -> str:
    return f"{players} players are on the same side; turns go round the table."


def race(players: int) -> str:
    return f"{players} players race on the same cards."


def number_hidden() -> str:
    return "The number is hidden until the match is over. Then your client checks that the deal was fair."


def number_known(*, number: int, several: bool) -> str:
    return f"Number {formats.game_number(number)}, known to " + ("all" if several else "both") + " from the start."


def number_again(*, number: int | None, several: bool) -> str:
    return "The same number" + ("" if number is None else f" {formats.game_number(number)}") + " again: you " + ("all" if several else "both") + " know these cards by now."


def number_again_in_tournament(number: int | None) -> str:
    return "The same number" + ("" if number is None else f" {formats.game_number(number)}") + " again: players who know these cards can only lower their lowest score."


def time_limit(*, time: str, kind: Literal["two", "several", "together", "puzzle"]) -> str:
    return f"You share one clock: {time}. When it runs out, the game ends." if kind == "puzzle" else f"You each have {time}. When one of you runs out of time, the game ends for all." if kind == "together" else f"You each have {time}. A player who runs out of time can’t guess any more in that leg; the others play on." if kind == "several" else f"You each have {time}. A player who runs out of time loses the match."


def hints() -> str:
    return "Players may ask for a hint on their turn."


def set_number(number: int | None) -> str:
    return "the number is random and hidden" if number is None else f"number {formats.game_number(number)}"


def set_role(role: Literal["maximizer", "minimizer", "owner", "guesser", "drawn", "drawn_owner"]) -> str:
    return "you maximize first" if role == "maximizer" else "you minimize first" if role == "minimizer" else "you own the tree first" if role == "owner" else "you guess first" if role == "guesser" else "chance decides who owns the tree first" if role == "drawn_owner" else "chance decides who maximizes first"


def set_hints() -> str:
    return "hints allowed"


def set_no_spectators() -> str:
    return "no spectators"


def ready() -> str:
    return "ready"


def not_ready() -> str:
    return "not ready yet"


def next_leg_starts_itself() -> str:
    return "The next leg starts automatically 30 seconds after this one, or as soon as all are ready."


def press_enter() -> str:
    return "Press Enter when you are ready."


def press_enter_to_start() -> str:
    return "Press Enter to start the leg."


def waiting(*, names: Sequence[str], several: bool) -> str:
    return f"You are ready. The leg starts as soon as {formats.names(names)} " + ("are" if several else "is") + "."


def starts_when_ready(*, names: Sequence[str], several: bool) -> str:
    return f"The leg starts as soon as {formats.names(names)} " + ("are" if several else "is") + " ready."


def new_player() -> str:
    return "a new player"


def to_beat_label() -> str:
    return "to beat"


def still_hidden() -> str:
    return "The number stays hidden until the second leg is over."


def to_beat(*, score: int, maximizer: str | None, minimizer: str | None) -> str:
    return f"Reach more than {formats.number(score)} and you win; {formats.number(score)} is a draw, lower and {formats.name(minimizer)} wins." if maximizer is None else f"Keep {formats.name(maximizer)} under {formats.number(score)} and you win; {formats.number(score)} is a draw, higher and {formats.name(maximizer)} wins." if minimizer is None else f"With more than {formats.number(score)}, {formats.name(maximizer)} wins; {formats.number(score)} is a draw, lower and {formats.name(minimizer)} wins."


def to_win(*, won: bool, maximizer: str | None, minimizer: str | None) -> str:
    return (f"If you win this leg, it is a draw; otherwise {formats.name(minimizer)} wins." if maximizer is None else (f"If {formats.name(maximizer)} wins this leg, it is a draw; otherwise " + ("you win." if minimizer is None else f"{formats.name(minimizer)} wins."))) if won else "If you win this leg, you win the match; otherwise it is a draw." if maximizer is None else f"If {formats.name(maximizer)} wins this leg, {formats.name(maximizer)} wins the match; otherwise it is a draw."


def guesses_to_beat(*, score: int, found: bool, guesser: str | None, owner: str | None) -> str:
    return (("Found with the first guess, it is a draw; with more guesses " + ("you win." if owner is None else f"{formats.name(owner)} wins.")) if score == 1 else (f"With fewer than {formats.number(score)} guesses " + ("you win" if guesser is None else f"{formats.name(guesser)} wins") + f"; {formats.number(score)} is a draw; with more " + ("you win." if owner is None else f"{formats.name(owner)} wins."))) if found else (("You win" if guesser is None else f"{formats.begin(formats.name(guesser))} wins") + " by finding the tree; otherwise it is a draw.")


language.register(globals())
