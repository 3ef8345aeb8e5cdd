// The scenes of legs, with the table that also tests the Python clients.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { legScene } from "../../client/web/board/leg_scene.js";
import { NOTHING } from "../../client/web/room/model.js";

const CASES = JSON.parse(readFileSync(new URL("../client/cases/legs.json", import.meta.url), "utf8"));
const GAMES = {
  "family-tree": "family_tree",
  "happy-graphs": "happy_graphs",
  patriarch: "patriarch",
  "poker-solitaire": "poker_solitaire",
  "grandmas-game": "grandmas_game",
};

for (const { name, model, shows } of CASES) {
  test(name, async () => {
    const game = model.room.game;
    const shared = legScene({ ...NOTHING, ...model }, game);
    const { readScene } = await import(`../../client/web/games/${GAMES[game]}/scene.js`);
    const own = readScene({ ...NOTHING, ...model });
    assert.deepEqual(
      {
        leg: own.leg,
        legs: own.legs,
        players: shared.players,
        me: shared.me?.seat ?? null,
        mover: own.mover?.seat ?? null,
        mover_name: own.moverName,
        my_turn: own.myTurn,
        over: own.over,
        alone: own.alone,
        beat: own.beat,
        hint: shared.hint?.move ?? null,
      },
      shows,
    );
  });
}
