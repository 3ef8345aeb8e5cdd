"""The replay of a finished match, move by move.

Made from client/text/en/replay.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence
from typing import Literal

from client.text import formats, language


def heading(*, game: str, number: int) -> str:
    return f"{formats.name(game)} · number {formats.game_number(number)}"


def record_is_right() -> str:
    return "Verified: every card, move and score is right."


def record_is_wrong(difference: str) -> str:
    return f"This record is wrong: {difference}."


def score_of(*, name: str | None, score: int | None) -> str:
    return ("" if name is None else f"{formats.name(name)} ") + ("−" if score is None else f"{formats.number(score)}")


def won(*, winners: Sequence[str], losers: Sequence[str], why: Literal["score", "resigned", "claimed", "flag"], scores: str | None) -> str:
    return f"{formats.names(winners)} won" + (f": {formats.names(losers)} resigned" if why == "resigned" else f": {formats.names(losers)} stayed away" if why == "claimed" else f": {formats.names(losers)} ran out of time" if why == "flag" else "") + ("" if scores is None else f" ({scores})")


def drawn(*, losers: Sequence[str], why: Literal["score", "resigned", "claimed", "flag"], scores: str | None) -> str:
    return "a draw" + (f": {formats.names(losers)} resigned" if why == "resigned" else f": {formats.names(losers)} stayed away" if why == "claimed" else f": {formats.names(losers)} ran out of time" if why == "flag" else "") + ("" if scores is None else f" ({scores})")


def reached(*, name: str, score: int) -> str:
    return f"{formats.name(name)} reached {formats.number(score)}"


def gave_up(name: str) -> str:
    return f"{formats.name(name)} gave up"


def together_reached(score: int | None) -> str:
    return "they gave up" if score is None else f"together they reached {formats.number(score)}"


def leg_name(*, kind: Literal["leg", "board"], leg: int) -> str:
    return f"Board {leg}" if kind == "board" else f"Leg {leg}"


def leg_title(*, leg: str, player: str) -> str:
    return f"{leg}: {player}"


def plays_as(*, name: str, role: Literal["maximizer", "minimizer", "player", "owner", "guesser"]) -> str:
    return f"{formats.name(name)} " + ("maximizes" if role == "maximizer" else "minimizes" if role == "minimizer" else "owns" if role == "owner" else "guesses" if role == "guesser" else "plays alone")


def players_together(players: int) -> str:
    return f"{formats.number(players)} together"


def move_of(*, move: int, moves: int) -> str:
    return f"move {move} of {moves}"


def score(*, score: int, change: int) -> str:
    return f"score {formats.number(score)}" + ("" if change == 0 else f" ({formats.signed(change)})")


def score_and_parts(*, score: str, parts: str) -> str:
    return f"{score}: {parts}"


def score_of_player(*, name: str, score: int, change: int) -> str:
    return f"{formats.name(name)} {formats.number(score)}" + ("" if change == 0 else f" ({formats.signed(change)})")


def played(*, name: str, move: str, change: int) -> str:
    return f"{formats.name(name)}: {move}" + ("" if change == 0 else f" {formats.signed(change)}")


def leg_ended(score: int) -> str:
    return f"over, score {formats.number(score)}"


def loading() -> str:
    return "Loading this move …"


def score_after(*, moves: int, score: int) -> str:
    return ("At the start" if moves == 0 else f"After {formats.number(moves)} move" if moves == 1 else f"After {formats.number(moves)} moves") + f", the score is {formats.number(score)}."


def scores_after(*, moves: int, scores: str) -> str:
    return ("At the start" if moves == 0 else f"After {formats.number(moves)} move" if moves == 1 else f"After {formats.number(moves)} moves") + f": {scores}."


def legs_equal(*, moves: int, kind: Literal["leg", "board"], score: int) -> str:
    return ("At the start" if moves == 0 else f"After {formats.number(moves)} move" if moves == 1 else f"After {formats.number(moves)} moves") + ", both " + ("boards" if kind == "board" else "legs") + f" have {formats.number(score)}."


def legs_compared(*, moves: int, kind: Literal["leg", "board"], first: int, second: int, leader: int, lead: int) -> str:
    return ("At the start" if moves == 0 else f"After {formats.number(moves)} move" if moves == 1 else f"After {formats.number(moves)} moves") + ", " + (f"board 1 has {formats.number(first)} and board 2 has {formats.number(second)}: board {leader} leads by {formats.number(lead)}." if kind == "board" else f"leg 1 has {formats.number(first)} and leg 2 has {formats.number(second)}: leg {leader} leads by {formats.number(lead)}.")


def same_move() -> str:
    return "same move"


def same_card() -> str:
    return "same card"


def differ() -> str:
    return "first difference"


def differ_here(*, kind: Literal["leg", "board"], change: Literal["place", "card", "guess", "move"]) -> str:
    return ("The boards differ from here" if kind == "board" else "The legs differ from here") + ": " + ("the same card goes to a different place." if change == "place" else "a different card is played." if change == "card" else "a different guess." if change == "guess" else "a different move.")


def takes_back(*, name: str, moves: Sequence[str], revealed: bool) -> str:
    return f"{formats.name(name)} takes back {formats.every(moves)}" + (", which had revealed a card" if revealed else "")


def computer_plays(*, name: str, level: str) -> str:
    return f"{formats.name(name)} is replaced by the computer ({formats.level(level)})"


def plays_again(name: str) -> str:
    return f"{formats.name(name)} plays again"


def leaves(name: str) -> str:
    return f"{formats.name(name)} leaves the match"


def replaced(*, name: str, other: str) -> str:
    return f"{formats.name(other)} takes over from {formats.name(name)}"


def resigns(*, name: str, alone: bool) -> str:
    return f"{formats.name(name)} " + ("gives up" if alone else "resigns")


def claims(name: str) -> str:
    return f"{formats.name(name)} claims the match"


def out_of_time(name: str) -> str:
    return f"{formats.name(name)} runs out of time"


def out_of_time_in_leg(name: str) -> str:
    return f"{formats.name(name)} runs out of time in this leg"


def time_back(*, name: str, time: int) -> str:
    return f"{formats.name(name)} gets {formats.duration(time)} back"


def hint(name: str) -> str:
    return f"{formats.name(name)} asks for a hint"


def event_in_leg(*, event: str, leg: str) -> str:
    return f"{event} ({leg})"


def moves() -> str:
    return "Moves"


def playing() -> str:
    return "playing"


def analysis() -> str:
    return "Analysis"


Key = Literal["step", "play", "pause", "speed", "go-to", "part", "event", "analysis", "one-leg", "other-leg", "both-legs", "look", "watch", "choose"]


def key(key: Key) -> str:
    return {
        "step": "step",
        "play": "play",
        "pause": "pause",
        "speed": "speed",
        "go-to": "go to",
        "part": "difference",
        "event": "event",
        "analysis": "analysis",
        "one-leg": "one leg",
        "other-leg": "other leg",
        "both-legs": "both legs",
        "look": "look",
        "watch": "watch",
        "choose": "choose",
    }[key]


def go_to(*, typed: str, moves: int) -> str:
    return f"Go to move {typed}▌ (of {moves}): Enter goes there, ←→ step that many"


language.register(globals())
