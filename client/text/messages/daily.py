"""The daily number of a game: one try a day, on the same number for everyone on a server.

Made from client/text/en/daily.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import formats, language


def title() -> str:
    return "Daily number"


def heading(*, game: str, day: str | None) -> str:
    return f"Daily number · {formats.name(game)}" + ("" if day is None else f" · {formats.day(day)}")


def about() -> str:
    return "Each game has one number a day, the same for everyone on this server. It stays hidden until the day ends. You have one try, and play each role once. The player who wins by the most ranks first."


def today(what: str) -> str:
    return f"Today: {what}."


def hidden_until(ends: int) -> str:
    return f"The number is hidden until {formats.time_of_day(ends)} (midnight UTC)."


def finished(count: int) -> str:
    return "Nobody has finished yet." if count == 0 else f"{formats.number(count)} player has finished." if count == 1 else f"{formats.number(count)} players have finished."


def not_tried() -> str:
    return "You have not played yet."


def tried() -> str:
    return "You have used today’s try. It has no result yet."


def play_computer(level: str) -> str:
    return f"Play the computer ({formats.level(level)})"


def play_computer_hint() -> str:
    return "the same level for everyone"


def play_friend() -> str:
    return "Play a friend"


def play_friend_hint() -> str:
    return "joins with a code, and must not have used today’s try"


def friend_rule() -> str:
    return "Your opponent must not have used today’s try."


def resume() -> str:
    return "Resume your try"


def resume_hint(room: str) -> str:
    return f"in progress in {room}"


def resume_in(room: str) -> str:
    return f"Resume your try: {room}."


def own(*, reached: str, rank: int | None) -> str:
    return f"Your result: {reached}." + ("" if rank is None else f" Your rank so far: {formats.number(rank)}.")


def lead(*, lead: Literal["ahead", "behind", "level"], points: int) -> str:
    return f"ahead by {formats.number(points)}" if lead == "ahead" else f"behind by {formats.number(points)}" if lead == "behind" else "level"


def reached(*, lead: str, own: int, other: int, opponent: str) -> str:
    return f"{lead}, {formats.number(own)} to {formats.number(other)} against {opponent}"


def reached_early(*, opponent: str, why: Literal["resigned", "claimed", "flag"]) -> str:
    return f"won: {formats.name(opponent)} " + ("resigned" if why == "resigned" else "was away" if why == "claimed" else "ran out of time")


def opponent_left(*, opponent: str, why: Literal["resigned", "claimed", "flag"]) -> str:
    return f"{formats.name(opponent)} (" + ("resigned" if why == "resigned" else "was away" if why == "claimed" else "out of time") + ")"


def computer(level: str) -> str:
    return f"the {formats.level(level)} computer"


def score(*, own: int, other: int) -> str:
    return f"{formats.number(own)} to {formats.number(other)}"


def table_title(*, day: str, number: int | None) -> str:
    return f"{formats.day(day)}: nobody played." if number is None else f"{formats.day(day)}: the number was {formats.game_number(number)}."


def against(key: Literal["computer", "friends"]) -> str:
    return {
        "computer": "Against the computer",
        "friends": "Against friends",
    }[key]


def players(key: Literal["computer", "friends"], *, count: int) -> str:
    match key:
        case "computer":
            return "Against the computer · " + ("nobody" if count == 0 else f"{formats.number(count)} played")
        case "friends":
            return "Against friends · " + ("nobody" if count == 0 else f"{formats.number(count)} played")
    raise KeyError(key)


def column(key: Literal["rank", "name", "lead", "score", "opponent", "time"]) -> str:
    return {
        "rank": "rank",
        "name": "name",
        "lead": "ahead by",
        "score": "score",
        "opponent": "against",
        "time": "when",
    }[key]


def won_early() -> str:
    return "won"


def more(count: int) -> str:
    return f"and {formats.number(count)} other" if count == 1 else f"and {formats.number(count)} others"


def row(*, rank: int | None, name: str, reached: str, match: str) -> str:
    return ("–" if rank is None else f"{formats.number(rank)}.") + f" {formats.name(name)}: {reached} (record {match})"


def room(*, day: str, ends: int) -> str:
    return f"The daily number of {formats.day(day)}: one try each. It is hidden until the day ends at {formats.time_of_day(ends)} (midnight UTC)."


def rules() -> str:
    return "Your try counts once the first leg starts. There are no hints and no takebacks."


def record_hidden(ends: int) -> str:
    return f"The number stays hidden until the day ends at {formats.time_of_day(ends)} (midnight UTC). Then you can watch and check the record."


def result(lead: str) -> str:
    return f"On the daily number you are {lead}. The table appears when the day ends."


def won() -> str:
    return "You won, but your opponent did not finish. The table lists you below the finished tries."


def not_ranked() -> str:
    return "Your try ended early, so it is not ranked."


def leaving(ends: int) -> str:
    return f"Your try is kept until the day ends at {formats.time_of_day(ends)} (midnight UTC): resume it from the start screen."


def command() -> str:
    return "Type daily, or daily computer or daily friend to play, or daily and an earlier day, such as daily 2026-11-20."


def key(key: Literal["play", "day", "game"]) -> str:
    return {
        "play": "play, watch",
        "day": "day",
        "game": "another game",
    }[key]


language.register(globals())
