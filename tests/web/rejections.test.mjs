// Rejections, with the table of cases that also tests the Python clients.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

globalThis.location ??= { search: "", pathname: "/", host: "10.1.2.3:8420" };
const { TITLES } = await import("../../client/web/text/game_titles.js");
const { loadRejections, rejectionText } = await import("../../client/web/text/rejection_text.js");
const { explainStop } = await import("../../client/web/text/failure_text.js");
const CASES = JSON.parse(readFileSync(new URL("../client/cases/rejections.json", import.meta.url), "utf8"));
const MESSAGE = "The server’s own words.";
Object.assign(TITLES, { "grandmas-game": "Grandma’s Game", "family-tree": "Family Tree", patriarch: "The Patriarch" });

assert.equal(rejectionText({ reason: "leg_over", data: {}, message: MESSAGE }), MESSAGE, "not loaded yet");
await loadRejections();

test("a rejected greeting has the client's words", () => {
  const rejection = { type: "rejected", reason: "name_length", data: { limit: 24 }, message: MESSAGE };
  assert.equal(
    explainStop({ kind: "name_refused", detail: "", rejection }, null),
    "The server at 10.1.2.3:8420 doesn’t accept your name. A name has 1 to 24 characters. Choose another one.",
  );
});

for (const [game, reason, data, seat, text] of CASES)
  test(`${game} ${reason}`, async () => {
    const rejected = { reason, data, message: MESSAGE };
    if (game === null) assert.equal(rejectionText(rejected), text);
    else {
      const { refusal } = await import(`../../client/web/games/${game.replaceAll("-", "_")}/rejection_text.js`);
      assert.equal(refusal(rejected, seat), text);
    }
  });
