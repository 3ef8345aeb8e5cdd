// A bot that speaks the protocol itself, over a WebSocket, and plays random moves. It needs Node 22 or later.
//
// node websocket_bot.mjs ws://localhost:8420 KZ7-4QM2
// node websocket_bot.mjs ws://localhost:8420 '{"game": "family-tree", "computers": [null, "easy"]}'
//
// It enters a room, or opens one with these settings. It plays every game that lists its moves.

import { getRandomValues } from "node:crypto";

/** Return a document after a JSON Merge Patch (RFC 7396). */
function merge(document, patch) {
  const merged = { ...document };
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete merged[name];
    else if (isObject(value)) merged[name] = merge(isObject(merged[name]) ? merged[name] : {}, value);
    else merged[name] = value;
  }
  return merged;
}

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** Return the moves that a view lists. */
function legalMoves(view) {
  // Family Tree lists them by target: the card to play is the same in all moves.
  if (view.game === "family-tree") return Object.keys(view.moves).map((target) => `${view.current}>${target}`);
  return view.moves.map((each) => each.move);
}

/** Return the command for which the room waits; null if it waits for others. */
function chooseCommand(room, player) {
  const seat = room.seats.find((each) => each.player === player)?.seat;
  if (seat === undefined) return { type: "sit" };
  if (room.next) {
    const [match, leg] = room.next;
    return room.ready.includes(seat) ? null : { type: "ready", match, leg };
  }
  const leg = Object.values(room.match?.legs ?? {}).find((each) => each.status === "playing");
  if (!leg || !room.view.to_act.includes(seat)) return null;
  const moves = legalMoves(room.view);
  const move = moves[Math.floor(Math.random() * moves.length)];
  return move ? { type: "move", match: room.match.match, leg: leg.leg, ply: room.view.ply, move } : null;
}

/** Play a match in the room that a command enters or opens, and pass its result on. */
function play(server, wayIn, done, failed) {
  const key = Buffer.from(getRandomValues(new Uint8Array(32))).toString("hex"); // your identity: keep it to return
  let room = null;
  let player = "";
  let asked = null;
  let version = 0;
  let ids = 0;

  function send(command) {
    ids += 1;
    server.send(JSON.stringify({ ...command, id: String(ids) }));
    return String(ids);
  }

  function act() {
    if (room?.match?.players.includes(player) && room.match.result) return done(room.match.result);
    const command = room && asked === null && room.version >= version ? chooseCommand(room, player) : null;
    if (command) asked = send(command);
  }

  function reject({ code, data, message }) {
    if (!room) return failed(message);
    if (["stale", "not_your_turn", "illegal"].includes(code)) {
      [asked, version] = [null, room.version + 1]; // the room has changed; we have not seen it yet
    } else if (["too_many", "unavailable"].includes(code)) {
      setTimeout(
        () => {
          asked = null;
          act();
        },
        1000 * (data.seconds ?? 1),
      );
    } else failed(message);
  }

  server.onopen = () => {
    send({ type: "hello", protocol: 1, key, name: "By chance", client: "example/1", updates: true });
    asked = send(wayIn);
  };
  server.onmessage = ({ data }) => {
    const event = JSON.parse(data);
    if (event.type === "welcome") player = event.player;
    else if (event.type === "room") {
      room = event;
      if (room.reset) version = 0;
    } else if (event.type === "update" && event.from === room.seq) {
      room = { ...merge(room, event.patch), seq: event.seq, version: event.version };
    } else if (event.type === "update" && room.seq) {
      room.seq = null; // the update follows a snapshot that we do not have: ask for a new one, once
      send({ type: "enter", room: room.room, alongside: true });
    } else if (event.type === "ack" && event.id === asked) [asked, version] = [null, event.version];
    else if (event.type === "rejected") reject(event);
    else if (event.type === "goodbye") failed(event.message);
    act();
  };
  server.onclose = () => failed("The server has closed the connection.");
}

const [url, where] = process.argv.slice(2);
const wayIn = where.startsWith("{") ? { type: "create_room", ...JSON.parse(where) } : { type: "enter", room: where };
const server = new WebSocket(url);
play(
  server,
  wayIn,
  (result) => {
    console.log(JSON.stringify(result));
    process.exit(0);
  },
  (why) => {
    console.error(why);
    process.exit(1);
  },
);
