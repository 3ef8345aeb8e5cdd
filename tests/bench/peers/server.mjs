// node server.mjs PORT: boardgame.io's server with its defaults: socket.io, matches in memory, no authentication.

import { Server } from "boardgame.io/dist/cjs/server.js";
import { game } from "./game.mjs";

const [port] = process.argv.slice(2).map(Number);
await Server({ games: [game], origins: [] }).run(port);
