import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import test from "node:test";
import { commitment, deal } from "../../client/web/protocol/deals.js";

const vectors = JSON.parse(readFileSync(new URL("../vectors/deals.json", import.meta.url), "utf8"));

for (const { deck, number, top, sha256_of_cards_joined_by_spaces: digest } of vectors.deals) {
  test(`${deck} ${number} is dealt as everywhere`, async () => {
    const cards = await deal(deck, number);
    assert.deepEqual(cards.slice(0, top.length), top);
    assert.equal(createHash("sha256").update(cards.join(" ")).digest("hex"), digest);
  });
}

test("a commitment is the one that the server makes", () => {
  assert.equal(commitment(7, "00112233445566778899aabbccddeeff").slice(0, 16), "a4dd03cae561477b");
});

test("a deck that there is not is refused", async () => {
  await assert.rejects(deal("tarot", 1), /tarot/);
});
