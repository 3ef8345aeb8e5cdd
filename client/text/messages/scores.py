"""High scores and statistics of your games, and the results on a game number.

Made from client/text/en/scores.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import formats, language


def title() -> str:
    return "High scores"


def hint() -> str:
    return "your ten best games alone"


def title_of(game: str) -> str:
    return f"High scores · {game}"


def none() -> str:
    return "You have not finished a game alone here yet."


def none_without_help() -> str:
    return "You have not finished a game alone without help yet."


def with_help() -> str:
    return "With help"


def casual() -> str:
    return "Casual games"


def casual_note() -> str:
    return "In these games you could undo any move. They don’t count as best games."


def with_help_note() -> str:
    return "Games with hints, or with takebacks that revealed a card, don’t count as best games."


Column = Literal["place", "score", "time", "number", "when", "help"]


def column(key: Column) -> str:
    return {
        "place": "place",
        "score": "score",
        "time": "time",
        "number": "number",
        "when": "when",
        "help": "help",
    }[key]


def hints(count: int) -> str:
    return f"{formats.number(count)} hint" if count == 1 else f"{formats.number(count)} hints"


def takebacks(count: int) -> str:
    return f"{formats.number(count)} takeback" if count == 1 else f"{formats.number(count)} takebacks"


def score_in_time(*, score: str, time: int) -> str:
    return f"{score} in {formats.clock_face(time)}"


def line(*, place: int, score: str, number: int, when: int, help: str | None) -> str:
    return f"{formats.number(place)}. {score} on number {formats.game_number(number)}, {formats.date_time(when)}" + ("" if help is None else f", {help}") + "."


def your_games() -> str:
    return "Your games"


def your_games_list() -> str:
    return "Your games:"


def statistics(*, form: Literal["solo", "match", "together", "race", "mirror"], correspondence: bool, games: int, wins: int | None, streak: int | None, longest: int | None, best: int | None, average: float | None) -> str:
    return ("Alone" if form == "solo" else "In matches" if form == "match" else "Together" if form == "together" else "In races" if form == "race" else "In mirror matches") + (" by correspondence" if correspondence else "") + ": " + (f"{formats.number(games)} game" if games == 1 else f"{formats.number(games)} games") + ("" if wins is None else f", {formats.number(wins)} won") + ("" if streak is None else f", current streak {formats.number(streak)}") + ("" if longest is None else f", best streak {formats.number(longest)}") + ("" if best is None else f"; best {formats.number(best)}") + ("" if average is None else f", average {formats.exact(average)}") + "."


def number() -> str:
    return "A game number"


def number_hint() -> str:
    return "the best results on a number, and the computer’s"


def number_title() -> str:
    return "Which number?"


def number_label() -> str:
    return "Game number"


def number_field_hint() -> str:
    return "A whole number from 1 to 999,999,999,999. The same number always deals the same cards."


def number_prompt() -> str:
    return "Game number:"


def number_of(*, game: str, number: int) -> str:
    return f"{game} · number {formats.game_number(number)}"


def number_line(*, game: str, number: int) -> str:
    return f"{game}, number {formats.game_number(number)}."


def fact(key: Literal["computer", "par", "beat", "reach", "winnable"]) -> str:
    return {
        "computer": "computer’s score",
        "par": "par",
        "beat": "score to beat",
        "reach": "score to reach",
        "winnable": "can it be won?",
    }[key]


def working() -> str:
    return "working it out …"


def not_known() -> str:
    return "not known"


def par_later() -> str:
    return "shown once you have finished it"


def verdict(key: Literal["won", "lost", "unknown"]) -> str:
    return {
        "won": "yes",
        "lost": "no, whatever you play",
        "unknown": "not known",
    }[key]


def facts(*, computer: str, par: str, best: int | None, reach: bool) -> str:
    return f"Computer’s score: {computer}; par: {par}" + ("" if best is None else ("; score to " + ("reach" if reach else "beat") + f": {formats.number(best)}")) + "."


def winnable(verdict: str) -> str:
    return f"Can it be won? Answer: {verdict}."


def score_to_beat(*, score: int, reach: bool, computer: bool) -> str:
    return "Score to " + ("reach" if reach else "beat") + f": {formats.number(score)}, " + ("the computer’s" if computer else "your own best") + "."


def computer_works() -> str:
    return "Working out the computer’s score on this number …"


StandingColumn = Literal["role", "best", "time", "name", "own", "rank"]


def standing_column(key: StandingColumn) -> str:
    return {
        "role": "role",
        "best": "best",
        "time": "time",
        "name": "by",
        "own": "you",
        "rank": "your rank",
    }[key]


def nobody() -> str:
    return "nobody yet"


def nobody_in(what: str) -> str:
    return f"{what}: nobody yet."


def together(*, count: int, what: str) -> str:
    return f"{count} {what}"


def rank(*, rank: int | None, players: int) -> str:
    return ("–" if rank is None else f"{formats.number(rank)}") + f" of {formats.number(players)}"


def standing(*, what: str, best: str, name: str, players: int, own: str | None, rank: str) -> str:
    return f"{what}: {best} by {formats.name(name)}, " + ("the only player so far" if players == 1 else f"the best of {formats.number(players)} players") + ("" if own is None else f"; yours: {own}, rank {rank}") + "."


def helped_score(*, what: str, score: str) -> str:
    return f"{what}, {score}"


def own_helped(scores: str) -> str:
    return f"Your best with help (not ranked): {scores}."


def own_casual(scores: str) -> str:
    return f"Your best in casual games (not ranked): {scores}."


def computers_tree(*, number: int, score: int) -> str:
    return f"The computer’s tree on number {formats.game_number(number)}, " + (f"{formats.number(score)} point" if score == 1 else f"{formats.number(score)} points") + ":"


def play_again_command() -> str:
    return "Type alone and a number to play it again."


def still_working() -> str:
    return "Still working it out. Ask again in a while."


def number_command() -> str:
    return "Type number and a game number, from 1 to 999,999,999,999."


def key(key: Literal["play-again", "number", "play", "another", "matches"]) -> str:
    return {
        "play-again": "play it again",
        "number": "about the number",
        "play": "play it alone",
        "another": "another number",
        "matches": "matches on it",
    }[key]


language.register(globals())
