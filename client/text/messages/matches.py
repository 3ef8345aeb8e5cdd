"""Lists of finished matches, a search among them, and two players' results against each other.

Made from client/text/en/matches.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence
from typing import Literal

from client.text import formats, language


def search() -> str:
    return "Search matches"


def search_hint() -> str:
    return "by game, opponent, result, date or number"


def title_of(*, mine: bool, name: str) -> str:
    return "Your matches" if mine else f"Matches of {formats.name(name)}"


def title_on_number(*, game: str, number: int) -> str:
    return f"Matches on {formats.name(game)} number {formats.game_number(number)}"


def older() -> str:
    return "Older matches"


def all() -> str:
    return "All matches"


def none_found() -> str:
    return "No matches fit this search."


def rated_only() -> str:
    return "Other players’ lists have only rated matches."


def everyones_rated() -> str:
    return "Only rated matches are listed, and none on a daily number before its day ends."


def any_game() -> str:
    return "any"


def opponent() -> str:
    return "Opponent"


def opponent_hint() -> str:
    return "A name, a player’s id, or easy, normal, strong or random. Empty: anyone."


def result_label() -> str:
    return "Result"


def any_result() -> str:
    return "any"


def since_label() -> str:
    return "From"


def until_label() -> str:
    return "To"


def date_hint() -> str:
    return "A day in UTC, such as 2026-11-20. Empty: any day."


def number_label() -> str:
    return "Number"


def number_hint() -> str:
    return "A game number. Choose its game, too. Empty: any number."


def players(key: Literal["label", "one", "everyone"]) -> str:
    return {
        "label": "Players",
        "one": "one player",
        "everyone": "everyone on the number",
    }[key]


def go() -> str:
    return "Search"


def result(key: Literal["won", "lost", "drawn", "played"]) -> str:
    return {
        "won": "won",
        "lost": "lost",
        "drawn": "drawn",
        "played": "without a winner",
    }[key]


def against_opponent(opponent: str) -> str:
    return f"against {formats.name(opponent)}"


def since(day: str) -> str:
    return f"from {day}"


def until(day: str) -> str:
    return f"to {day}"


def days(*, since: str, until: str) -> str:
    return f"from {since} to {until}"


def number(number: int) -> str:
    return f"number {formats.game_number(number)}"


def mistake(key: Literal["number-without-game", "everyone-without-number", "everyone-alone", "everyone-of-player", "days-reversed", "same-player"]) -> str:
    return {
        "number-without-game": "A number needs its game. Choose the game, too.",
        "everyone-without-number": "Everyone’s matches can be searched only by number. Add a number.",
        "everyone-alone": "A search of everyone’s matches has no opponent or result. Leave them out.",
        "everyone-of-player": "Search a player’s matches, or everyone’s: not both.",
        "days-reversed": "The first day is after the last day. Swap them.",
        "same-player": "That is the same player twice. Choose two players.",
    }[key]


def no_date(typed: str) -> str:
    return f"“{typed}” is not a day. Write it like 2026-11-20."


def no_number(typed: str) -> str:
    return f"“{typed}” is not a game number. Write a whole number from 1 to 999,999,999,999."


def no_result(typed: str) -> str:
    return f"“{typed}” is not a result. Choose won, lost, drawn or played."


def no_player(name: str) -> str:
    return f"No player called {name} is among the latest opponents or in the standings. Check the name, or use the player’s id."


def several_players(*, name: str, ids: Sequence[str]) -> str:
    return f"Several players are called {name}. Use an id: {formats.either(ids)}."


def outcome(*, result: Literal["won", "lost", "drawn"], why: Literal["score", "resigned", "claimed", "flag"]) -> str:
    return ("won" if result == "won" else "lost" if result == "lost" else "drawn") + (" by resignation" if why == "resigned" else " because a player was away" if why == "claimed" else " on time" if why == "flag" else "")


def outcome_score(*, result: Literal["won", "lost", "drawn"], own: int, other: int) -> str:
    return ("won" if result == "won" else "lost" if result == "lost" else "drawn") + f" {formats.number(own)} to {formats.number(other)}"


def not_finished() -> str:
    return "not finished"


def winners(*, winners: Sequence[str], why: Literal["score", "resigned", "claimed", "flag"]) -> str:
    return f"{formats.names(winners)} won" + (" by resignation" if why == "resigned" else " because a player was away" if why == "claimed" else " on time" if why == "flag" else "")


def row(*, outcome: str, change: int | None, opponents: Sequence[str] | None) -> str:
    return f"{outcome}" + ("" if change is None else f" ({formats.signed(change)})") + ("" if opponents is None else f" against {formats.names(opponents)}")


def row_of_all(*, players: Sequence[str], outcome: str) -> str:
    return f"{formats.names(players)}: {outcome}"


def player_score(*, name: str, score: str) -> str:
    return f"{formats.name(name)} {score}"


def by_correspondence(what: str) -> str:
    return f"{what} by correspondence"


def line(*, when: int, game: str, form: str, result: str, link: str) -> str:
    return f"{formats.date_time(when)}, {formats.name(game)}, {form}: {result}. {link}"


def versus() -> str:
    return "Head to head"


def versus_of(*, name: str, opponent: str) -> str:
    return f"Head to head · {formats.name(name)} – {formats.name(opponent)}"


def versus_line(*, name: str, opponent: str) -> str:
    return f"{formats.name(name)} against {formats.name(opponent)}:"


Column = Literal["matches", "won", "drawn", "lost", "played", "first", "last"]


def column(key: Column) -> str:
    return {
        "matches": "matches",
        "won": "won",
        "drawn": "drawn",
        "lost": "lost",
        "played": "no winner",
        "first": "first",
        "last": "last",
    }[key]


def total() -> str:
    return "all"


def tally(*, count: int, won: int, drawn: int, lost: int, played: int) -> str:
    return (f"{formats.number(count)} match" if count == 1 else f"{formats.number(count)} matches") + f": {formats.number(won)} won" + ("" if drawn == 0 else f", {formats.number(drawn)} drawn") + f", {formats.number(lost)} lost" + ("" if played == 0 else f", {formats.number(played)} without a winner")


def tally_of(*, name: str, tally: str) -> str:
    return f"{formats.name(name)}: {tally}"


def tally_of_all(tally: str) -> str:
    return f"All: {tally}."


def versus_row(*, game: str, form: str, tally: str, met: str) -> str:
    return f"{formats.name(game)}, {form}: {tally}. {met}"


def met_once(day: int) -> str:
    return f"Played on {formats.date(day)}."


def met(*, first: int, last: int) -> str:
    return f"First match on {formats.date(first)}, last match on {formats.date(last)}."


def never_met(*, name: str, opponent: str, mine: bool, own: bool) -> str:
    return f"You have no finished matches against {formats.name(opponent)}." if mine else (f"{formats.name(name)} and {formats.name(opponent)} have no " + ("finished" if own else "rated") + " matches against each other.")


def how_to_search() -> str:
    return "Type matches, and any of: a game; of NAME; against NAME; won, lost, drawn or played; since DAY; until DAY; number N; everyone. For example: matches against Ben won since 2026-11-01."


def how_to_compare() -> str:
    return "Type versus and a player: a name, a player’s id, or a level of the computer, such as versus Ben."


def older_command() -> str:
    return "There are older matches: type older."


def older_on_page() -> str:
    return "There are older matches: type matches, then older (as a command: turnabout matches --count 100)."


def older_option(count: int) -> str:
    return f"There are older matches: --count {count} lists more."


def no_older() -> str:
    return "There is no list to continue. Type matches first."


def key(key: Literal["watch", "link", "versus", "older", "search", "matches"]) -> str:
    return {
        "watch": "watch",
        "link": "copy link",
        "versus": "head to head",
        "older": "older",
        "search": "search",
        "matches": "their matches",
    }[key]


language.register(globals())
