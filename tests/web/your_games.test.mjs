// The list of the reader's games, with the table of cases that also tests the Python clients.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

globalThis.location ??= { search: "", pathname: "/" };
const list = await import("../../client/web/lobby/your_games.js");
const { besides, cases, games } = JSON.parse(
  readFileSync(new URL("../client/cases/your_games.json", import.meta.url), "utf8"),
);
const rooms = (listed) => listed.map(({ room }) => room);

for (const { now, in_order, waiting, texts } of cases)
  test(`the games at ${now}`, () => {
    assert.deepEqual(rooms(list.inOrder(games, now)), in_order);
    assert.deepEqual(rooms(list.waiting(games, now, besides)), waiting);
    for (const game of games)
      assert.deepEqual(
        {
          challenger: list.challenger(game),
          described: list.described(game),
          last_move: list.lastMove(game),
          left: list.left(game, now),
          score: list.score(game),
          state: list.state(game, now),
        },
        texts[game.room],
        game.room,
      );
  });
