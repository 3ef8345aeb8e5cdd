// Comparisons of scores alone, with the table of cases that also tests the Python clients.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

globalThis.localStorage ??= { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
globalThis.location ??= { search: "", host: "localhost", protocol: "http:", pathname: "/" };
const soloText = await import("../../client/web/room/solo_text.js");
const cases = JSON.parse(readFileSync(new URL("../client/cases/solo_text.json", import.meta.url), "utf8"));

for (const [{ score, beat, computer, low }, text] of cases.comparison)
  test(text, () => {
    const counted = (points) => `${points} points`;
    assert.equal(soloText.comparison(score, beat, computer, counted, low), text);
  });

for (const [{ computer, best, par }, text] of cases.other_scores)
  test(`other scores: ${text}`, () => assert.equal(soloText.otherScores(computer, best, par), text));

test("what is known of a game is told", async () => {
  const { about } = (await import("../../client/web/text/messages/solo.js")).messages;
  const told = [
    { number: 7, score: "40 points", beat: 310, best: false },
    { number: 7, score: "40 cards", beat: 104, best: true },
    { number: 7, score: null, beat: null, best: false },
    { number: null, score: "40 points", beat: null, best: false },
  ].map(about);
  assert.deepEqual(told, [
    "Number 7. 40 points; 310 to beat.",
    "Number 7. 40 cards; 104 to reach.",
    "Number 7.",
    "40 points.",
  ]);
});
