"""A bot that speaks the protocol itself, over a WebSocket, and plays random moves (`pip install websockets`).

python3 websocket_bot.py ws://localhost:8420 KZ7-4QM2
python3 websocket_bot.py ws://localhost:8420 '{"game": "family-tree", "computers": [null, "easy"]}'

It enters a room, or opens one with these settings. It plays every game that lists its moves.
"""

import json
import random
import secrets
import sys
import time
from itertools import count
from typing import Any

from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]


def merge(document: Json, patch: Json) -> Json:
    """Return a document after a JSON Merge Patch (RFC 7396)."""
    merged = dict(document)
    for name, value in patch.items():
        if value is None:
            merged.pop(name, None)
        elif isinstance(value, dict):
            known = merged.get(name)
            merged[name] = merge(known if isinstance(known, dict) else {}, value)
        else:
            merged[name] = value
    return merged


def legal_moves(view: Json) -> list[str]:
    """Return the moves that a view lists."""
    if view["game"] == "family-tree":  # by target: the card to play is the same in all moves
        return [f"{view['current']}>{target}" for target in view["moves"]]
    return [each["move"] for each in view["moves"]]


def choose_command(room: Json, player: str) -> Json | None:
    """Return the command for which the room waits; None if it waits for others."""
    seat = next((each["seat"] for each in room["seats"] if each.get("player") == player), None)
    if seat is None:
        return {"type": "sit"}
    if "next" in room:
        match, leg = room["next"]
        return None if seat in room["ready"] else {"type": "ready", "match": match, "leg": leg}
    legs = room["match"]["legs"].values() if "match" in room else ()
    leg = next((each["leg"] for each in legs if each["status"] == "playing"), None)
    if leg is None or seat not in room["view"]["to_act"] or not (moves := legal_moves(room["view"])):
        return None
    place = {"match": room["match"]["match"], "leg": leg, "ply": room["view"]["ply"]}
    return {"type": "move", **place, "move": random.choice(moves)}


def play(server: ClientConnection, way_in: Json) -> Json:
    """Play a match in the room that a command enters or opens; return its result."""
    ids = map(str, count(1))

    def send(command: Json) -> str:
        id = next(ids)
        server.send(json.dumps({**command, "id": id}))
        return id

    key = secrets.token_hex(32)  # your identity: keep it to return to your seats
    send({"type": "hello", "protocol": 1, "key": key, "name": "By chance", "client": "example/1", "updates": True})
    asked: str | None = send(way_in)
    room: Json = {}
    player, version = "", 0
    for frame in server:
        event = json.loads(frame)
        match event["type"]:
            case "welcome":
                player = event["player"]
            case "room":
                room = event
                version = 0 if "reset" in room else version
            case "update" if event["from"] == room.get("seq"):
                room = merge(room, event["patch"]) | {"seq": event["seq"], "version": event["version"]}
            case "update" if "seq" in room:  # it follows a snapshot that we do not have: ask for a new one, once
                del room["seq"]
                send({"type": "enter", "room": room["room"], "alongside": True})
            case "ack" if event["id"] == asked:
                asked, version = None, event["version"]
            case "rejected" if room and event["code"] in ("stale", "not_your_turn", "illegal"):
                asked, version = None, room["version"] + 1  # the room has changed; we have not seen it yet
            case "rejected" if room and event["code"] in ("too_many", "unavailable"):
                time.sleep(event["data"].get("seconds", 1))
                asked = None
            case "rejected" | "goodbye":
                sys.exit(event["message"])
        if player in room.get("match", {}).get("players", ()) and "result" in room["match"]:
            return dict(room["match"]["result"])
        if room and asked is None and room["version"] >= version and (command := choose_command(room, player)):
            asked = send(command)
    sys.exit("The server has closed the connection.")


if __name__ == "__main__":
    url, where = sys.argv[1:]
    opens = where.startswith("{")
    with connect(url) as server:
        way_in = {"type": "create_room", **json.loads(where)} if opens else {"type": "enter", "room": where}
        print(json.dumps(play(server, way_in)))
