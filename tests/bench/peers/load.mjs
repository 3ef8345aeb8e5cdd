// node load.mjs PORT ROOMS NAME: rooms of two of boardgame.io's own clients, each of which moves as soon as it is shown
// that it may. NAME makes the names of the matches unique among load generators.
//
// 1. It prints "open" when every room plays.
// 2. It counts from the line "begin" of its input to the line "end".
// 3. Then it prints, as JSON, the latency in seconds of each move shown to both clients, and the number of bytes received.

import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "boardgame.io/dist/cjs/client.js";
import { SocketIO } from "boardgame.io/dist/cjs/multiplayer.js";
import { game } from "./game.mjs";

const SHOWN_SECONDS = 10;

class Room {
  latencies = [];
  bytes = 0;
  playing = true;
  #clients = [];
  #shown = [-1, -1];
  #counted = 0;
  #sent = 0;
  #waiting = null;

  async open(server, name) {
    for (const seat of [0, 1]) {
      // One after the other, because the server creates the match when the first client connects.
      await new Promise((shown) => this.#connect(server, name, seat, shown));
    }
    this.#move(0);
  }

  // Make no further move, and wait until both clients were shown the last one.
  async stop() {
    this.playing = false;
    if (this.#shown[0] !== this.#shown[1]) {
      const late = pause(SHOWN_SECONDS * 1000, "late", { ref: false });
      const settled = new Promise((shown) => (this.#waiting = shown));
      if ((await Promise.race([settled, late])) === "late") throw new Error("a move was not shown to both clients");
    }
  }

  #connect(server, matchID, seat, shown) {
    const multiplayer = SocketIO({ server, socketOpts: { transports: ["websocket"] } });
    const client = Client({ game, numPlayers: 2, matchID, playerID: String(seat), multiplayer, debug: false });
    this.#clients.push(client);
    client.subscribe((state) => {
      if (state === null) return;
      if (!state.isConnected) throw new Error("a connection was lost");
      if (this.#shown[seat] < 0) shown();
      this.#show(seat, state);
    });
    client.start();
    client.transport.socket.io.engine.on("packet", ({ data }) => (this.bytes += 1 + (data?.length ?? 0)));
  }

  #show(seat, state) {
    const ply = state._stateID;
    this.#shown[seat] = ply;
    if (ply <= this.#counted || this.#shown[1 - seat] < ply) return;
    this.#counted = ply;
    this.latencies.push((performance.now() - this.#sent) / 1000);
    if (this.playing) this.#move(Number(state.ctx.currentPlayer));
    else this.#waiting?.();
  }

  #move(seat) {
    const { G } = this.#clients[seat].getState();
    const free = [...G.cells.keys()].filter((cell) => G.cells[cell] === null);
    this.#sent = performance.now();
    this.#clients[seat].moves.mark(free[Math.floor(Math.random() * free.length)]);
    if (this.#shown[0] === this.#shown[1]) throw new Error("boardgame.io's client refused a move");
  }
}

const [port, count, name] = process.argv.slice(2);
const rooms = Array.from({ length: Number(count) }, () => new Room());
await Promise.all(rooms.map((room, number) => room.open(`http://127.0.0.1:${port}`, `${name} ${number}`)));
console.log("open");
for await (const line of createInterface({ input: process.stdin })) {
  if (line === "end") break;
  for (const room of rooms) {
    room.latencies = [];
    room.bytes = 0;
  }
}
const latencies = rooms.flatMap((room) => room.latencies);
const bytes = rooms.reduce((sum, room) => sum + room.bytes, 0);
await Promise.all(rooms.map((room) => room.stop()));
process.stdout.write(JSON.stringify({ latencies, bytes }), () => process.exit());
