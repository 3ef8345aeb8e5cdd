// Rejections, with the table of cases that also tests the Python clients.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

globalThis.location ??= { search: "", pathname: "/" };
const { TITLES } = await import("../../client/web/text/game_titles.js");
const { loadRejections, rejectionText } = await import("../../client/web/text/rejection_text.js");
const CASES = JSON.parse(readFileSync(new URL("../client/cases/rejections.json", import.meta.url), "utf8"));
const MESSAGE = "The server’s own words.";
Object.assign(TITLES, { "grandmas-game": "Grandma’s Game", "family-tree": "Family Tree", patriarch: "The Patriarch" });

assert.equal(rejectionText({ reason: "leg_over", data: {}, message: MESSAGE }), MESSAGE, "not loaded yet");
await loadRejections();

for (const [game, reason, data, seat, text] of CASES)
  test(`${game} ${reason}`, async () => {
    const rejected = { reason, data, message: MESSAGE };
    if (game === null) assert.equal(rejectionText(rejected), text);
    else {
      const { refusal } = await import(`../../client/web/games/${game.replaceAll("-", "_")}/rejection_text.js`);
      assert.equal(refusal(rejected, seat), text);
    }
  });
