"""The result of a match, and the rematch.

Made from client/text/en/result.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence
from typing import Literal

from client.text import formats, language


def outcome(*, winner: Literal["you", "player", "nobody"], name: str, points: bool, high: int, low: int) -> str:
    return ("You win" if winner == "you" else f"{formats.begin(formats.name(name))} wins" if winner == "player" else "A draw") + (f", {formats.number(high)} to {formats.number(low)}" if points else "") + "."


def ended_early(*, why: Literal["resigned", "flag", "claimed"], winner: str | None, loser: str | None) -> str:
    return (("You resigned" if loser is None else f"{formats.begin(formats.name(loser))} resigned") if why == "resigned" else ("Your time ran out" if loser is None else f"{formats.name(loser)}’s time ran out") if why == "flag" else "You were away" if loser is None else f"{formats.begin(formats.name(loser))} was away") + ", and " + ("you win" if winner is None else f"{formats.name(winner)} wins") + " the match."


def no_time_left() -> str:
    return "Time ran out for both at the same instant: a draw."


def you() -> str:
    return "you"


def legs_won(*, winner: Literal["you", "player", "several", "nobody"], names: Sequence[str], legs: int) -> str:
    return "A draw." if winner == "nobody" else (f"{formats.begin(formats.every(names))} share the win, with " + (f"{formats.number(legs)} leg" if legs == 1 else f"{formats.number(legs)} legs") + " won.") if winner == "several" else (("You win" if winner == "you" else f"{formats.begin(formats.every(names))} wins") + ", with " + (f"{formats.number(legs)} leg" if legs == 1 else f"{formats.number(legs)} legs") + " won.")


def together(*, score: str, number: int | None, mine: bool) -> str:
    return "Together " + ("you" if mine else "they") + f" reached {score}" + ("." if number is None else f" on number {formats.game_number(number)}.")


def together_ended_early(why: Literal["resigned", "flag", "other"]) -> str:
    return "The game ended: everyone left." if why == "resigned" else "The game ended: the time ran out." if why == "flag" else "The game ended early."


def difference(score: str) -> str:
    return f"The difference is {score}."


def rating_change(change: str) -> str:
    return f"Your rating changes by {change}."


def accuracy_key(key: str) -> str:
    return f"{key} shows each player’s accuracy."


def unrated() -> str:
    return "Unrated: a takeback followed a revealed card."


def race(*, winner: Literal["you", "player", "several", "nobody"], names: Sequence[str], score: str) -> str:
    return f"A draw, at {score}." if winner == "nobody" else f"You win with {score}." if winner == "you" else f"{formats.begin(formats.names(names))} wins with {score}." if winner == "player" else f"{formats.begin(formats.names(names))} win with {score}."


def race_ended_early(*, why: Literal["resigned", "claimed", "flag"], losers: Literal["you", "one", "all"], loser: str, winner: Literal["you", "player", "several"], names: Sequence[str]) -> str:
    return (("You left" if losers == "you" else f"{formats.begin(formats.name(loser))} left" if losers == "one" else "All others left") if why == "resigned" else ("You were away" if losers == "you" else f"{formats.begin(formats.name(loser))} was away" if losers == "one" else "All others were away") if why == "claimed" else "Your time ran out" if losers == "you" else f"{formats.name(loser)}’s time ran out" if losers == "one" else "The time ran out") + ": " + ("you win." if winner == "you" else f"{formats.names(names)} wins." if winner == "player" else f"{formats.names(names)} win.")


def race_without_winner(left: bool) -> str:
    return "Everyone left: nobody wins." if left else "The race ended early: nobody wins."


def leg(*, leg: int, status: Literal["waiting", "playing", "over", "unfinished"]) -> str:
    return f"leg {leg}, cut short" if status == "unfinished" else f"leg {leg}, not played" if status == "waiting" else f"leg {leg}"


def board(*, board: int, status: Literal["waiting", "playing", "over", "unfinished"]) -> str:
    return f"board {board}, cut short" if status == "unfinished" else f"board {board}"


def role(key: Literal["maximizer", "minimizer", "owner", "guesser"]) -> str:
    return {
        "maximizer": "maximized",
        "minimizer": "minimized",
        "owner": "owned the tree",
        "guesser": "guessed",
    }[key]


def score() -> str:
    return "score"


def accuracy_of(role: str) -> str:
    return f"accuracy, {role}"


def score_of(name: str) -> str:
    return f"score, {formats.name(name)}"


def leg_in_short(*, leg: int, owner: str, reached: str) -> str:
    return f"{leg} {formats.name(owner)}’s: {reached}"


def rematch_starts(agreement: Literal["both", "all", "any"]) -> str:
    return "Play again? The rematch starts when " + ("you both choose the same deal." if agreement == "both" else "all players choose the same deal." if agreement == "all" else "all players choose it.")


def rematch_starts_itself() -> str:
    return "An agreed rematch starts automatically, even while you are away."


def you_want_rematch(*, name: str, what: Literal["same_number", "new_number", "any"]) -> str:
    return "You want " + ("a rematch on the same number" if what == "same_number" else "a rematch on a new number" if what == "new_number" else "a rematch") + f". Waiting for {formats.name(name)}."


def wants_rematch(*, accept: str | None, name: str, what: Literal["same_number", "new_number", "any"]) -> str:
    return f"{formats.begin(formats.name(name))} wants " + ("a rematch on the same number" if what == "same_number" else "a rematch on a new number" if what == "new_number" else "a rematch") + ("." if accept is None else f": {accept}.")


def want_rematch(*, names: Sequence[str], several: bool, accept: str | None, what: Literal["same_number", "new_number", "any"], missing: int) -> str:
    return f"{formats.begin(formats.names(names))} " + ("want" if several else "wants") + " " + ("a rematch on the same number" if what == "same_number" else "a rematch on a new number" if what == "new_number" else "a rematch") + ("." if accept is None else f": {accept}.") + " " + (f"{formats.number(missing)} seat has" if missing == 1 else f"{formats.number(missing)} seats have") + " not agreed yet."


def press_to_accept(key: str) -> str:
    return f"press {key} to accept"


def type_to_accept(command: str) -> str:
    return f"type {command} to accept"


language.register(globals())
