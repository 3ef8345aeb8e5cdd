"""The ratings of players, and the pages of players.

Made from client/text/en/standings.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence
from typing import Literal

from client.text import formats, language


def title() -> str:
    return "Standings"


def hint() -> str:
    return "ratings of the players on this server"


def title_of(game: str) -> str:
    return f"Standings · {formats.name(game)}"


def title_of_correspondence(game: str) -> str:
    return f"Standings · {formats.name(game)} by correspondence"


def tables() -> str:
    return "Standings, scores"


def tables_hint() -> str:
    return "ratings, your page, high scores, numbers"


def tables_title() -> str:
    return "Standings and scores"


def tables_text() -> str:
    return "The server you play on keeps these, by game."


def nobody_rated() -> str:
    return "Nobody is rated here yet. Two players who finish a match on a random number get a rating."


def what_counts() -> str:
    return "A match counts if two players play a hidden random number without hints. No takeback may have revealed a card. Everyone starts at 1,500. The number after ± shows how sure a rating is."


def rated_apart() -> str:
    return "Correspondence games (a day or more for each move) have ratings of their own."


def what_it_is_worth() -> str:
    return "Anyone can start again as a new player, so a rating is only a guide."


Column = Literal["rank", "name", "rating", "uncertainty", "matches", "won", "drawn", "lost", "last"]


def column(key: Column) -> str:
    return {
        "rank": "rank",
        "name": "name",
        "rating": "rating",
        "uncertainty": "±",
        "matches": "matches",
        "won": "won",
        "drawn": "drawn",
        "lost": "lost",
        "last": "last",
    }[key]


def rating(*, rating: int, uncertainty: int) -> str:
    return f"{formats.number(rating)} ±{formats.number(uncertainty)}"


def uncertainty(uncertainty: int) -> str:
    return f"±{formats.number(uncertainty)}"


def ranked(*, rating: str, rank: int | None) -> str:
    return f"{rating}, " + ("provisional" if rank is None else f"rank {formats.number(rank)}")


def more_ranked(count: int) -> str:
    return f"{formats.number(count)} more player has a rank." if count == 1 else f"{formats.number(count)} more players have a rank."


def provisional(*, count: int, limit: int) -> str:
    return f"{formats.number(count)} player has a provisional rating: ± is above {formats.number(limit)}." if count == 1 else f"{formats.number(count)} players have provisional ratings: ± is above {formats.number(limit)}."


def row(*, rank: int | None, name: str, rating: str, tally: str, last: int) -> str:
    return ("" if rank is None else f"{formats.number(rank)}. ") + f"{formats.name(name)}: {rating}; {tally}; last on {formats.date(last)}."


def your_page() -> str:
    return "Your page"


def your_page_hint() -> str:
    return "your matches, results and records"


def since(first: int | None) -> str:
    return "No finished matches here yet." if first is None else f"Has played here since {formats.date(first)}."


def player_id(id: str) -> str:
    return f"Player id: {id}."


def player_line(*, name: str, first: int | None, id: str | None) -> str:
    return f"{formats.name(name)} " + ("has not finished a match here yet" if first is None else f"has played here since {formats.date(first)}") + ("" if id is None else f" (player id {id})") + "."


def no_matches() -> str:
    return "No finished matches with other players yet."


def computers_matches() -> str:
    return "A computer’s matches are on the pages of its opponents."


def game(*, game: str, rating: str, tally: str) -> str:
    return f"{formats.name(game)}: {rating}; {tally}"


def by_correspondence(*, rating: str, tally: str) -> str:
    return f"By correspondence: {rating}; {tally}"


def matches() -> str:
    return "Matches"


def best_alone_list(games: Sequence[str]) -> str:
    return f"Best games alone: {formats.every(games)}."


def best_helped_list(games: Sequence[str]) -> str:
    return f"Best games alone with help: {formats.every(games)}."


def best_casual_list(games: Sequence[str]) -> str:
    return f"Best casual games: {formats.every(games)}."


def score_on_number(*, score: str, number: int) -> str:
    return f"{score} on number {formats.game_number(number)}"


def record() -> str:
    return "Record:"


def record_link(link: str) -> str:
    return f"Anyone with this link can see the record: {link}"


def key(key: Literal["page", "your-page", "game", "correspondence", "live"]) -> str:
    return {
        "page": "their page",
        "your-page": "your page",
        "game": "game",
        "correspondence": "correspondence",
        "live": "live play",
    }[key]


language.register(globals())
