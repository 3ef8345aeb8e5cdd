"""An attacker: sends frames to a server over one connection after another, and plays well enough to get everywhere."""

import asyncio
import json
from collections import Counter, deque
from dataclasses import dataclass, field
from typing import Any

from protocol.ids import player_id
from server.metrics import UNREAD
from tests.bench.cheap_socket import Socket
from tests.fuzz.frames import Forge, Kind, judged, sendable
from tests.fuzz.line import Line, connected, moves_in

WINDOW = 12
"""Frames that may wait for their answers: more would be a slow reader's lot."""
FLOOD, FLOOD_BYTES = 20, 1 << 16
"""How many frames a flood has at once, and how many bytes of it may wait here."""
EXPECTED = {4000, 4001}
"""Close codes for a client that has not read or has sent no hello; other clients get a goodbye."""
AGAIN_SECONDS = 0.2
"""After this time a rejected attacker connects again."""
STAY = 400
"""After about this many frames an attacker connects again."""


@dataclass
class Tally:
    """The frames of all attackers, and the answers they got."""

    frames: Counter[Kind] = field(default_factory=Counter)
    json: int = 0
    commands: Counter[str] = field(default_factory=Counter)
    answers: Counter[tuple[str, str]] = field(default_factory=Counter)
    connections: int = 0
    refused: int = 0
    unanswered: int = 0
    strange: list[str] = field(default_factory=list)

    @property
    def thrown(self) -> int:
        """How many frames were thrown."""
        return sum(self.frames.values())


class Attacker:
    """One of several attackers who share what they learn; another may have the same key."""

    def __init__(self, port: int, forge: Forge, tally: Tally, key: str, headers: str = "") -> None:
        self._port = port
        self._forge = forge
        self._tally = tally
        self._key = key
        self._player = player_id(key)
        self._headers = headers
        self._line: Line | None = None
        self._coming: asyncio.Task[None] | None = None
        self._owed: deque[tuple[str | None, str]] = deque()
        self._lost = False
        self._greeted = False
        self._said_hello = False
        self._room: bytes | None = None
        self._read: dict[str, Any] | None = None
        self.quiet = asyncio.Event()

    @property
    def ready(self) -> bool:
        """Whether another frame may be sent; if there is no connection, one is opened."""
        if self._line is None:
            if self._coming is None:
                self._coming = asyncio.create_task(self._come())
            return False
        return len(self._owed) < WINDOW

    @property
    def owed(self) -> int:
        """How many frames have not been answered, over a connection that stands."""
        return len(self._owed)

    async def _come(self) -> None:
        self._owed.clear()
        self._lost = self._greeted = self._said_hello = False
        self._room = self._read = None
        try:
            self._line = await connected(self._port, self._heard, self._ended, self._headers)
            self._tally.connections += 1
        except OSError:
            self._tally.refused += 1
            await asyncio.sleep(AGAIN_SECONDS)
        finally:
            self._coming = None

    def throw(self, kind: Kind | None = None) -> None:
        """Throw one frame."""
        line, forge, rng = self._line, self._forge, self._forge.rng
        assert line is not None
        kind = kind or forge.kind()
        if not self._greeted and not self._said_hello and rng.random() < 0.5:
            kind = Kind.AIMED
        self._tally.frames[kind] += 1
        if kind is Kind.BROKEN:
            self._owed.clear()
            self._lost = True
            line.write(forge.broken())
            self._leave()
            return
        frame = self._aimed() if kind is Kind.AIMED else forge.frame(kind)
        if isinstance(frame, bytes):
            self._owed.append((None, UNREAD))
            line.send_binary(frame)
            return
        text = sendable(frame)
        found = judged(text)
        self._tally.json += found.json
        if found.command is not None:
            self._tally.commands[found.command] += 1
        self._owed.append((found.id if found.command else None, found.command or UNREAD))
        line.send(text.encode())
        if rng.random() < 1 / STAY:
            self._leave()

    def flood(self) -> None:
        """Throw as much as the socket takes, without waiting for answers."""
        if not self.ready and self._line is None:
            return
        for _ in range(FLOOD):
            if self._line is None or self._line.waiting > FLOOD_BYTES:
                return
            self.throw(self._forge.rng.choice((Kind.REPLAYED, Kind.MISPLACED, Kind.NONSENSE, Kind.SPOILT)))

    def _leave(self) -> None:
        """Go without waiting for any answer."""
        if self._line is not None:
            self._line.leave()
            self._line = None
            self._owed.clear()
            self.quiet.set()

    async def end(self) -> None:
        """Close what is open."""
        if self._coming is not None:
            await asyncio.wait([self._coming])
        line, self._line = self._line, None
        if line is not None:
            line.close()

    def _ended(self, line: Line) -> None:
        if line is self._line:
            if not self._lost and line.code not in EXPECTED:
                self._tally.strange.append(f"A connection was ended with the code {line.code}.")
            self._line = None
            self._owed.clear()
            self.quiet.set()

    def _heard(self, _: Socket, frame: bytes) -> None:
        if frame.startswith(b'{"type":"room"'):  # only the rooms that are looked at are read
            self._room, self._read = frame, None
            return
        event = json.loads(frame)
        match event.get("type"):
            case "ack":
                self._answered(event["id"], "ack")
            case "rejected":
                self._answered(event.get("id"), event["code"])
            case "welcome":
                self._greeted = True
                self._forge.players.append(event["player"])
            case "room":
                self._room, self._read = frame, None
            case "seat_code":
                self._forge.seat_codes.append(event["code"])
            case "goodbye":
                self._owed.clear()
                self._lost = True

    def _answered(self, id: str | None, answer: str) -> None:
        """Settle which frame was answered: the one that carried this id, else the first that was no command."""
        if self._lost:
            return
        owed = [one for one, _ in self._owed]
        wanted = id if id in owed else None
        if wanted not in owed:
            self._tally.strange.append(f"An answer came to nothing that was asked: {answer}, id {id}.")
            return
        at = owed.index(wanted)
        type = self._owed[at][1]
        del self._owed[at]
        self._tally.answers[type, answer] += 1
        if type == "leave" and answer == "ack":
            self._room = self._read = None
        elif type == "hello":
            self._said_hello = False
        if not self._owed:
            self.quiet.set()

    def _seen(self) -> dict[str, Any] | None:
        if self._read is None and self._room is not None:
            self._read = json.loads(self._room)
            self._forge.codes.append(self._read["room"])
        return self._read

    def _aimed(self) -> str:
        """Return a command that makes sense where this one is: what a match is played with, and what goes with it."""
        forge, rng = self._forge, self._forge.rng
        if not self._greeted and not self._said_hello:
            self._said_hello = True
            return forge.command("hello", protocol=1, key=self._key, name="Eve")
        room = self._seen()
        if room is None:
            return self._outside()
        seat = next((one["seat"] for one in room["seats"] if one.get("player") == self._player), None)
        if rng.random() < 0.06:
            return forge.command(
                rng.choice(("leave", "seat_code", "chat", "stand", "configure", "seat_computer", "enlist"))
            )
        if seat is None:
            if rng.random() < 0.2:
                self._room = self._read = None
            return forge.command("sit", seat=None) if rng.random() < 0.7 else self._outside()
        if "next" in room:
            return forge.command("ready", match=room["next"][0], leg=room["next"][1])
        match = room.get("match")
        if match is None:  # another player has to sit down first
            return forge.command(rng.choice(("sit", "catalog", "seat_code", "chat", "leave")))
        view = room.get("view")
        if "result" in match or view is None:
            return self._afterwards(match["match"])
        leg = next((one["leg"] for one in match["legs"].values() if one["status"] == "playing"), 1)
        where = {"match": match["match"], "leg": leg, "ply": view["ply"]}
        moves = moves_in(view)
        forge.moves.extend(moves[:2])
        chance = rng.random()
        if chance < 0.05:
            return forge.command("offer", match=match["match"], what="takeback", leg=leg, ply=view["ply"])
        if chance < 0.10:
            return forge.command("answer", match=match["match"], what="takeback", accept=True)
        if chance < 0.12:
            return (
                forge.command("hint", **where) if rng.random() < 0.7 else forge.command("claim", match=match["match"])
            )
        if chance < 0.20:
            return forge.command("move", **{**where, "ply": max(0, view["ply"] - 1)})
        if chance < 0.30 or not moves:
            return forge.command("move", **{**where, "move": rng.choice(forge.moves)})
        return forge.command("move", **{**where, "move": rng.choice(moves)})

    def _outside(self) -> str:
        forge, rng = self._forge, self._forge.rng
        chance = rng.random()
        given: dict[str, Any]
        if chance < 0.05:  # three guess in real time, and the room grades when nobody does
            options = {"tree": rng.choice(("number", "owner", "open")), "auto_grade": rng.choice((None, 1))}
            seats, computers = rng.choice(((None, []), (2, [None, "easy"]), (3, [None, None, "random"])))
            given = {"options": options, "role": None, "number": rng.choice((None, 9)), "clock": None}
            return forge.command("create_room", game="patriarch", **given, seats=seats, computers=computers)
        if chance < 0.3:
            form = "solo" if rng.random() < 0.2 else "match"
            computers = rng.choice(([], [], [], [], [None, "easy"])) if form == "match" else []
            given = {"options": {}, "role": None, "number": 9, "clock": None}
            return forge.command("create_room", game="family-tree", **given, form=form, computers=computers, hints=True)
        if chance < 0.85:
            return forge.command("enter", room=rng.choice(list(forge.codes)[-4:]), alongside=rng.random() < 0.5)
        return forge.command(
            rng.choice(
                (
                    *("take_seat", "number", "scores", "statistics", "catalog", "replay", "judge"),
                    *(
                        "standings",
                        "player",
                        "matches",
                        "head_to_head",
                        "list_rooms",
                        "quick_match",
                        "daily",
                        "play_daily",
                    ),
                )
            )
        )

    def _afterwards(self, match: int) -> str:
        forge, rng = self._forge, self._forge.rng
        type = rng.choice(("offer", "offer", "answer", "record", "analysis", "leave", "scores"))
        fields: dict[str, Any] = {} if type in ("leave", "scores") else {"match": match}
        if type in ("offer", "answer"):
            fields["what"] = "same_number"
        return forge.command(type, **fields)
