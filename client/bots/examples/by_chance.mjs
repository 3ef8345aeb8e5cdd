// A bot for Turnabout that plays random moves.
//
// turnabout bot --exec "node by_chance.mjs" HOST/CODE

import { createInterface } from "node:readline";

/** Return any of the legal moves; null where there is none to choose from. */
function choose(turn) {
  return turn.moves[Math.floor(Math.random() * turn.moves.length)] ?? null;
}

for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line);
  if (told.type === "turn") {
    console.log(JSON.stringify({ move: choose(told) }));
  } else if (told.type === "rejected" || told.type === "match_over") {
    console.error(line);
  }
}
