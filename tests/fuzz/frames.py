"""Frames to throw at a server: real ones spoilt, nonsense that is well formed, and commands out of place."""

import json
import random
import string
from collections import deque
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, get_args

from pydantic import ValidationError

from protocol.codes import RejectionCode
from protocol.commands import COMMAND, Command
from tests.push_service import AUTH, P256DH

FRAME_BYTES = 4096
TYPES: tuple[str, ...] = tuple(kind.model_fields["type"].default for kind in get_args(Command))
NASTY = (
    "\x1b[2J\x1b[31m",
    "\u202egnirts\u202c",
    "a" + "\u0301" * 60,
    "[bold red]markup[/]",
    "<script>alert(1)</script>",
    "\x00\x07\x7f",
    "\ud83d\ude00".encode("utf-16", "surrogatepass").decode("utf-16") * 20,
    "\u2066\u2067\u200b\ufeff",
    "%s%n{0}{}",
    "' OR 1=1 --",
    "",
    " " * 200,
    "漢" * 24,
)
PUSH_SERVICE = "http://127.0.0.1:9/"
"""How the endpoints begin that the server of a run accepts; nothing listens there."""
TREES = ("guess 2(3(4) A(5))", "guess 3(4(2) A(5))", "tree H 3(4(2) A(5))", "tree S open", "grade")
"""Moves of The Patriarch, whose views list none but the last."""


class Kind(StrEnum):
    """How a frame was made."""

    BYTES = "random bytes"
    BROKEN = "broken WebSocket frames"
    SPOILT = "real frames, mutated"
    NONSENSE = "well-formed nonsense"
    REPLAYED = "real frames, replayed"
    MISPLACED = "valid commands in any state"
    AIMED = "commands that make sense"


SHARES: dict[Kind, int] = {
    Kind.BYTES: 70,
    Kind.BROKEN: 5,
    Kind.SPOILT: 200,
    Kind.NONSENSE: 150,
    Kind.REPLAYED: 125,
    Kind.MISPLACED: 250,
    Kind.AIMED: 250,
}


@dataclass(frozen=True, slots=True)
class Judged:
    """What a frame is to a parser: whether it is JSON, and the type of the command that it is, if it is one."""

    json: bool
    command: str | None
    id: str | None


def judged(frame: str | bytes) -> Judged:
    """Say what a frame is, as the server's own models read it."""
    if isinstance(frame, bytes):
        return Judged(False, None, None)
    try:
        command = COMMAND.validate_json(frame)
    except ValidationError:
        pass
    else:
        return Judged(True, command.type, command.id)
    try:
        found = json.loads(frame)
    except (ValueError, RecursionError):
        return Judged(False, None, None)
    id = found.get("id") if isinstance(found, dict) else None
    return Judged(True, None, id if isinstance(id, str) else None)


class Forge:
    """Makes random frames. `codes`, `seat_codes` and `players` were lately seen, in all rooms."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.codes: deque[str] = deque(["ZZZZZZZ"], maxlen=40)
        self.seat_codes: deque[str] = deque(["KZ74QM2A"], maxlen=20)
        self.players: deque[str] = deque(["0000000000000000"], maxlen=40)
        self.moves: deque[str] = deque(["QD>5D", "KS>7D", *TREES], maxlen=100)
        self.real: deque[str] = deque(['{"type":"catalog","id":"first"}'], maxlen=500)
        self._ids = 0

    def kind(self) -> Kind:
        """Return the way to make the next frame."""
        return self.rng.choices(list(SHARES), list(SHARES.values()))[0]

    def frame(self, kind: Kind) -> str | bytes:
        """Return a frame of a kind that needs to know of no room."""
        match kind:
            case Kind.BYTES:
                return self._bytes()
            case Kind.SPOILT:
                return self._spoilt()
            case Kind.NONSENSE:
                return self._nonsense()
            case Kind.REPLAYED:
                return self.rng.choice(self.real)
        return self.command(self.rng.choice(TYPES))

    def command(self, type: str, **fields: Any) -> str:
        """Return a command of a type that passes the schema; fields that are not given are any that may be."""
        ascii = self.rng.random() < 0.2
        frame = sendable(json.dumps({"type": type, "id": self.id(), **self.fields(type), **fields}, ensure_ascii=ascii))
        if judged(frame).command:
            self.real.append(frame)
        return frame

    def broken(self) -> bytes:
        """Return bytes that are no frame, or none that may be sent; the connection cannot go on after them."""
        rng = self.rng
        return rng.choice(
            [
                b"\x81\xfe" + (FRAME_BYTES + 1).to_bytes(2) + bytes(4) + b" " * (FRAME_BYTES + 1),
                b"\x81\xff" + (2**62).to_bytes(8) + bytes(4) + b"x" * 100,
                b"\x81\x84" + bytes(4) + b"\xff\xfe\xc0\x80",
                b"\x80\x80" + bytes(4),
                b"\x81\x02{}",
                bytes((0x83 + rng.randrange(4), 0x80)) + bytes(4),
                b"\x89\xfe\x01\x00" + bytes(4) + b"p" * 256,
                b"\x88\x82" + bytes(4) + rng.randrange(65536).to_bytes(2),
                b"\x01\x80" + bytes(4) + b"\x00\x80" + bytes(4) * 200,
                rng.randbytes(rng.randrange(1, 400)) + b"\xf0" * 14,
            ]
        )

    def id(self) -> str:
        """Return a new command id."""
        self._ids += 1
        return f"{self.rng.choice(string.ascii_letters)}{self._ids:x}"

    def fields(self, type: str) -> dict[str, Any]:
        """Return any fields that a command of a type may have."""
        rng = self.rng
        match type:
            case "hello":
                key = f"{rng.getrandbits(256):064x}"
                return {"protocol": rng.choice((1, 1, 1, 0, 2, 99)), "key": key, "name": self._text(), "client": "fuzz"}
            case "create_room":
                game = rng.choice(("family-tree", "poker-solitaire", "patriarch", "chess", self._text()[:40]))
                return {"game": game, **self._settings(), "notes": rng.random() < 0.9}
            case "configure":
                return {**self._settings(), "hints": rng.random() < 0.5}
            case "enlist":
                return {"names": [self._text() for _ in range(rng.randrange(7))]}
            case "play_as":
                return {"name": self._text()}
            case "seat_computer":
                return {"seat": self._seat(), "level": rng.choice(("random", "easy", "normal", "wizard"))}
            case "free" | "pass_on":
                return {"seat": self._seat()}
            case "ban":
                return {"player": rng.choice(self.players)}
            case "enter":
                return {"room": self._code(), "alongside": rng.random() < 0.3}
            case "sit":
                return {"seat": rng.choice((None, self._seat()))}
            case "ready":
                return {"match": self._ordinal(), "leg": self._ordinal()}
            case "move":
                where = {"match": self._ordinal(), "leg": self._ordinal(), "ply": self._ordinal() - 1}
                return {**where, "move": rng.choice((*self.moves, self._text()))}
            case "hint":
                return {"match": self._ordinal(), "leg": self._ordinal(), "ply": self._ordinal() - 1}
            case "resign" | "record" | "analysis":
                return {"match": self._ordinal()}
            case "claim":
                return {"match": self._ordinal(), "computer": rng.choice((None, "easy", "nobody"))}
            case "offer":
                place = {"leg": rng.choice((None, 1, 2)), "ply": rng.choice((None, 0, 3))}
                return {"match": self._ordinal(), "what": self._what(), **place}
            case "answer":
                return {"match": self._ordinal(), "what": self._what(), "accept": rng.random() < 0.5}
            case "number":
                game, number = rng.choice(("family-tree", "chess")), rng.choice((9, rng.randrange(1, 10**6)))
                return {"game": game, "number": number, "tree": rng.random() < 0.1}
            case "replay":
                page = {"leg": rng.choice((1, 1, 2, 99)), "first": rng.choice((0, 0, 1, 10_000))}
                return {**self._played(), **rng.choice(({}, page))}
            case "judge":
                return self._played()
            case "scores" | "statistics" | "standings":
                return {"game": rng.choice(("family-tree", self._text()[:40]))}
            case "player":
                whose = rng.choice((None, *self.players, "computer:easy", "nobody"))
                return {"player": whose}
            case "matches":
                searched = {"game": "family-tree", "number": rng.choice((None, 9)), "everyone": rng.random() < 0.1}
                days = {"since": rng.choice((None, "2026-11-20")), "until": rng.choice((None, "2026-11-22"))}
                result = rng.choice((None, "won", "played"))
                return {**searched, **days, "result": result, "page": rng.choice((None, "0-9", "1795000000000-0"))}
            case "head_to_head":
                return {
                    "player": rng.choice((None, *self.players)),
                    "opponent": rng.choice((*self.players, "computer:easy", "computer:normal", "nobody")),
                }
            case "open_mailbox" | "read_mailbox":
                return {"mailbox": self._mailbox()}
            case "put_letter":
                letter = rng.choice(("0", "ab" * 60, "f" * 2000))
                return {
                    "mailbox": self._mailbox(),
                    "slot": rng.choice(("request", "identity", "end")),
                    "letter": letter,
                }
            case "quick_match":
                return {"game": rng.choice(("family-tree", "chess")), "form": rng.choice(("match", "mirror", "solo"))}
            case "daily":
                day = rng.choice((None, "2026-11-20", "2020-02-31"))
                return {"game": rng.choice(("family-tree", self._text()[:40])), "day": day}
            case "play_daily":
                return {"game": rng.choice(("patriarch", "chess")), "against": rng.choice(("computer", "friend"))}
            case "chat":
                return {"text": self._text()}
            case "push_subscribe":
                key, secret = rng.choice(((P256DH, AUTH), (P256DH, "AAAA"), ("AAAA", AUTH)))
                return {"endpoint": self._endpoint(), "p256dh": key, "auth": secret}
            case "push_unsubscribe":
                return {"endpoint": self._endpoint()}
            case "room_notifications":
                return {"on": rng.random() < 0.5}
            case "take_seat":
                return {"room": self._code(), "code": rng.choice((*self.seat_codes, self._text()[:40]))}
        return {}

    def _settings(self) -> dict[str, Any]:
        rng = self.rng
        clocks: tuple[Any, ...] = (None, None, {"move": 30}, {"move": 5}, {"leg": 60, "increment": 3})
        return {
            "number": rng.choice((None, 9, 9, rng.randrange(1, 10**6))),
            "role": rng.choice((None, "maximizer", "minimizer", "player")),
            "spectators": rng.random() < 0.8,
            "options": rng.choice(({}, {}, {}, {"jokers": 3}, self._tree(3))) or {},
            "clock": rng.choice(clocks),
        }

    def _played(self) -> dict[str, Any]:
        rng = self.rng
        if rng.random() < 0.1:
            return {"match": rng.choice(("0" * 16, self._text()[:20])), **rng.choice(({}, {}, {"rules": 1}))}
        moves = [[self._seat(), rng.choice(self.moves)] for _ in range(rng.choice((0, 1, 2, 40)))]
        roles = rng.choice((["maximizer", "minimizer"], ["minimizer", "maximizer"], ["player"]))
        form = "solo" if roles == ["player"] else "match"
        if rng.random() < 0.1:
            legs = [{"roles": ["owner", "guesser", "guesser"], "moves": moves, "number": rng.choice((None, 9, 10))}]
            return {"game": "patriarch", "rules": 1, "number": 9, "legs": legs * rng.choice((1, 3))}
        legs = [{"roles": roles, "moves": moves}] * rng.choice((1, 1, 2))
        return {"game": "family-tree", "rules": rng.choice((1, 1, 2)), "form": form, "number": 9, "legs": legs}

    def _seat(self) -> int:
        return self.rng.choice((0, 1, 1, 2, 1000))

    def _ordinal(self) -> int:
        return self.rng.choice((1, 1, 1, 2, 2, 3, self.rng.randrange(1, 10_001)))

    def _what(self) -> str:
        return self.rng.choice(("same_number", "new_number", "takeback"))

    def _code(self) -> str:
        made = "".join(self.rng.choices("0123456789ABCDEFGHJKMNPQRSTVWXYZ", k=7))
        return self.rng.choice((*list(self.codes)[-6:], made, self._text()[:40]))

    def _endpoint(self) -> str:
        rng = self.rng
        hosts = ("https://127.0.0.1/", "https://[::1]/", "http://10.0.0.1/", f"{PUSH_SERVICE}{rng.randrange(20)}")
        return rng.choice((*hosts, self._text()))

    def _mailbox(self) -> str:
        return f"{self.rng.choice((1, 1, 2, 3, self.rng.getrandbits(128))):032x}"

    def _text(self) -> str:
        rng = self.rng
        if rng.random() < 0.5:
            return rng.choice(("Eve", "well played!", "gg"))
        return rng.choice(
            (*NASTY, "".join(chr(rng.choice((rng.randrange(32, 127), rng.randrange(0x2FFF)))) for _ in range(12)))
        )

    def _bytes(self) -> str | bytes:
        rng = self.rng
        data = rng.randbytes(rng.choice((0, 1, 7, 100, 1000, 4096)))
        return data if rng.random() < 0.3 else data.decode("latin-1")[: FRAME_BYTES // 2]

    def _spoilt(self) -> str:
        """Return a real frame with something wrong: in its bytes, or in what it says."""
        rng, frame = self.rng, self.rng.choice(self.real)
        if rng.random() < 0.4:
            return self._scratched(frame)
        fields: dict[str, Any] = json.loads(frame)
        for _ in range(rng.choice((1, 1, 2))):
            name = rng.choice(list(fields) or ["type"])
            match rng.randrange(5):
                case 0:
                    fields.pop(name, None)
                case 1:
                    fields[rng.choice(("extra", "type ", "__proto__", "ID"))] = self._tree(2)
                case 2:
                    fields[name] = self._tree(rng.choice((0, 0, 1, 3)))
                case 3:
                    fields["type"] = rng.choice((*TYPES, "dance", "Hello", ""))
                case 4:
                    fields[name] = [fields.get(name)]
        return _cut(json.dumps(fields))

    def _scratched(self, frame: str) -> str:
        rng = self.rng
        at = rng.randrange(len(frame) + 1)
        match rng.randrange(5):
            case 0:
                return frame[:at]
            case 1:
                return frame[:at] + chr(rng.choice((0, 34, 92, 123, 0x1F, 0x2028, 0xFFFF))) + frame[at:]
            case 2:
                return frame[:at] + frame[at + 1 :]
            case 3:
                return frame[:at] + rng.choice(self.real)[at:]
        return _cut(frame * 2)

    def _nonsense(self) -> str:
        rng = self.rng
        match rng.randrange(6):
            case 0:
                depth = rng.choice((5, 60, 180, 250, 2000))
                return _cut("[" * depth + "]" * depth)
            case 1:
                types = (*TYPES, *RejectionCode, "room", "ack", "")
                return _cut(json.dumps({"type": rng.choice(types), "id": self.id(), "x": self._tree(3)}))
            case 2:
                return json.dumps({"type": rng.choice(("dance", "shout")), "id": self.id()})
            case 3:
                type, id = rng.choice(TYPES), self.id()
                return f'{{"type":"{type}","type":"leave","id":"{id}","id":"{id}","protocol":1e400}}'
            case 4:
                return json.dumps(
                    {"type": rng.choice(TYPES), "id": rng.choice((None, 7, "", "x" * 65, "\ud800", NASTY[1]))}
                )
        return _cut(json.dumps(self._tree(rng.choice((0, 2, 5)))))

    def _tree(self, depth: int) -> Any:
        rng = self.rng
        if depth == 0 or rng.random() < 0.2:
            return rng.choice((None, True, 0, -1, 2**63, 2**70, 1e308, -0.5, rng.random(), *NASTY[:6], "\ud800"))
        if rng.random() < 0.5:
            return [self._tree(depth - 1) for _ in range(rng.randrange(4))]
        return {rng.choice(("id", "type", "a", *NASTY[:3])): self._tree(depth - 1) for _ in range(rng.randrange(4))}


def _cut(frame: str) -> str:
    return frame if len(frame) <= FRAME_BYTES else frame[:FRAME_BYTES]


def sendable(frame: str) -> str:
    """Return a text as a frame may hold it: no longer than one may be, and without half surrogates."""
    return frame.encode("utf-8", "replace")[:FRAME_BYTES].decode("utf-8", "ignore")


def share(part: int, whole: int) -> float:
    """Return a part of a whole, 0 of none."""
    return part / whole if whole else 0.0
