// A search for matches: the valid combinations, its address, and the player who is meant by a name.

import assert from "node:assert/strict";
import test from "node:test";
import "./games.mjs";

globalThis.location ??= { search: "", pathname: "/" };
globalThis.addEventListener ??= () => {};
const { addressOf, searchOf, wrongIn } = await import("../../client/web/lobby/match_search.js");

const NOTHING = {
  player: null,
  game: null,
  opponent: null,
  result: null,
  since: null,
  until: null,
  number: null,
  everyone: false,
};

test("a search is read again from the address that leads to it", () => {
  for (const search of [
    {},
    { player: "0123456789ABCDEF", game: "family-tree", opponent: "Ben & Söhne/2#", result: "played" },
    { since: "2026-02-28", until: "2026-12-31" },
    { game: "patriarch", number: 12345, everyone: true },
  ])
    assert.deepEqual(searchOf(addressOf(search)), { ...NOTHING, ...search });
  assert.equal(addressOf(NOTHING), "");
});

test("what an address says that makes no sense is left out", () => {
  assert.deepEqual(searchOf("game=chess&result=win&since=2026-02-30x&until=soon&number=seven&other=1"), NOTHING);
  assert.deepEqual(searchOf("game=constructor&result=toString"), NOTHING);
});

test("the parts of a search go together, or it is said why not", () => {
  assert.equal(wrongIn(NOTHING), "");
  assert.equal(wrongIn({ ...NOTHING, number: 7 }), "A number needs its game. Choose the game, too.");
  const everyone = { ...NOTHING, game: "family-tree", everyone: true };
  assert.match(wrongIn(everyone), /^Everyone’s matches can be searched only by number/);
  assert.equal(wrongIn({ ...everyone, number: 7 }), "");
  assert.match(wrongIn({ ...everyone, number: 7, opponent: "Ben" }), /no opponent or result/);
  assert.match(wrongIn({ ...everyone, number: 7, result: "won" }), /no opponent or result/);
  assert.match(wrongIn({ ...NOTHING, since: "2026-11-02", until: "2026-11-01" }), /^The first day is after/);
  assert.equal(wrongIn({ ...NOTHING, since: "2026-11-01", until: "2026-11-01" }), "");
});
