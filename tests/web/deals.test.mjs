import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import test from "node:test";
import { gameOf, have } from "../../client/web/games/catalog.js";
import { commitment, deal } from "../../client/web/protocol/deals.js";
import "./games.mjs";

const vectors = JSON.parse(readFileSync(new URL("../vectors/deals.json", import.meta.url), "utf8"));

for (const { deck, number, top, sha256_of_cards_joined_by_spaces: digest } of vectors.deals) {
  test(`${deck} ${number} is dealt as everywhere`, async () => {
    const game = /^[a-z-]+[a-z]/.exec(deck)?.[0] ?? "";
    await have(game);
    const cards = await deal(deck, gameOf(game)?.fair?.cards?.(deck) ?? [], number);
    assert.deepEqual(cards.slice(0, top.length), top);
    assert.equal(createHash("sha256").update(cards.join(" ")).digest("hex"), digest);
  });
}

test("a commitment is the one that the server makes", () => {
  assert.equal(commitment(7, "00112233445566778899aabbccddeeff").slice(0, 16), "a4dd03cae561477b");
});
