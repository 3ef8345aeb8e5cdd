"""A player's games, and how both clients order and describe them: writes your_games.json.

`python -m tests.client.cases.your_games` writes the file. It has the games, and for each time of the server (null:
unknown) the rooms in the order of the list, the rooms that wait for the player, and the texts of each game.
"""

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from pydantic_core import to_jsonable_python

from client.lobby import your_games
from protocol.ids import PlayerId, RoomCode, Seat
from protocol.player_games import LastMoveInfo, PlayerGame
from protocol.room import ChallengeInfo, SeatInfo
from tests.client.games_told import ANNA, BEN, NOW, alone, game, theirs

TABLE = Path(__file__).with_name("your_games.json")
UNTIL = NOW + 3 * 3_600_000
FREE = SeatInfo(seat=Seat(1))
_NEW: Mapping[str, Any] = {"status": "waiting", "waits_for": (), "due": None, "score": None, "last_move": None}
OVER = game("OVER000", status="over", waits_for=(), winners=(Seat(0),), due=None, last_move=None)
RECEIVED = game(
    "CHA11EN",
    seats=(replace(BEN, seat=Seat(0)), FREE),
    own=(),
    role=None,
    challenge=ChallengeInfo(player=PlayerId("A" * 16), name="Anna", until=UNTIL),
    **_NEW,
)
SENT = game(
    "SENT000",
    seats=(ANNA, FREE),
    challenge=ChallengeInfo(player=PlayerId("B" * 16), name="Ben", until=UNTIL),
    **_NEW,
)
DECLINED = game("DEC11NE", seats=(ANNA, FREE), declined="Ben", **_NEW)
GAMES = (
    game("S00N000", due=NOW + 1),
    game("LATER00"),
    game("W1TH0VT", due=None, clock=None),
    game("HIDDEN0", last_move=LastMoveInfo(seat=Seat(1))),
    game("0FFERED", status="over", due=None),
    game("GONE000", expires=NOW),
    alone("AL0NE00"),
    replace(alone("AL0NEXX"), status="over", waits_for=()),
    theirs("THE1RS0"),
    theirs("THE1RS1", at=NOW + 1, due=NOW + 90_000),
    theirs("THREE00", seats=(ANNA, BEN, SeatInfo(seat=Seat(2), player=PlayerId("C" * 16), name="Cy"))),
    game("CARDS00", game="patriarch", title="The Patriarch", score=4),
    game("NEWGAME", game="newer-game", title="A newer game", score=None),
    game("L0BBY00", status="waiting", seats=(ANNA, FREE), waits_for=(), due=None, score=None),
    OVER,
    replace(OVER, room=RoomCode("DRAW000"), winners=(), score=None, at=NOW + 1),
    replace(OVER, room=RoomCode("L0ST000"), winners=(Seat(1),), at=NOW + 2),
    replace(OVER, room=RoomCode("END0000"), winners=None, at=NOW + 3),
    replace(OVER, room=RoomCode("WATCHED"), own=(), role=None, at=NOW + 4),
    RECEIVED,
    SENT,
    DECLINED,
)


def texts(told: PlayerGame, now: float | None) -> dict[str, Any]:
    """Return both clients' texts of a game at a time."""
    return {
        "challenger": your_games.challenger(told),
        "described": your_games.described(told),
        "last_move": your_games.last_move(told),
        "left": your_games.left(told, now),
        "score": your_games.score(told),
        "state": your_games.state(told, now),
    }


def cases() -> list[dict[str, Any]]:
    """Return the cases, one for each time."""
    return [
        {
            "now": now,
            "in_order": [each.room for each in your_games.in_order(GAMES, now)],
            "waiting": [each.room for each in your_games.waiting(GAMES, now, GAMES[1].room)],
            "texts": {each.room: texts(each, now) for each in GAMES},
        }
        for now in (None, NOW, UNTIL)
    ]


def text() -> str:
    """Return the content of the file."""
    games = ",\n".join(json.dumps(to_jsonable_python(each), ensure_ascii=False) for each in GAMES)
    lines = ",\n".join(json.dumps(case, ensure_ascii=False) for case in cases())
    return f'{{"besides": "{GAMES[1].room}",\n"games": [\n{games}\n],\n"cases": [\n{lines}\n]}}\n'


if __name__ == "__main__":
    TABLE.write_text(text(), "utf-8")
