// Replays that the browser keeps: which pages are missing, the limits, other versions of the page, and no storage at all.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import "./games.mjs";

const text = readFileSync(new URL("./eventful.json", import.meta.url), "utf8");
const ORIGIN = "http://turnabout.test";

/** Caches in memory, as a browser has them; `space` is the number of characters that may still be written. */
class Stores {
  all = new Map();
  space = Number.POSITIVE_INFINITY;
  has = async (name) => this.all.has(name);
  keys = async () => [...this.all.keys()];
  delete = async (name) => this.all.delete(name);
  open = async (name) => {
    if (!this.all.has(name)) this.all.set(name, new Map());
    const store = this.all.get(name);
    return {
      keys: async () => [...store.keys()].map((path) => ({ url: ORIGIN + path })),
      match: async (path) => (store.has(path) ? new Response(store.get(path)) : undefined),
      put: async (path, response) => {
        const body = await response.text();
        if (body.length > this.space) throw new DOMException("full", "QuotaExceededError");
        this.space -= body.length;
        store.set(path, body);
      },
    };
  };
}

globalThis.document = { baseURI: `${ORIGIN}/web/one/` };
globalThis.caches = new Stores();
const { KeptReplay, keptMatch, keptRecords } = await import("../../client/web/replay/kept_replay.js");

/** A record of its own for each name. @param {string} [name] */
const record = (name = "Ada") => {
  const found = JSON.parse(text);
  found.seats[0].name = name;
  return found;
};

/** @param {number} leg @param {number} first @param {number} last @param {string} [view] */
const page = (leg, first, last, view = "") => ({
  type: "replay",
  id: "r",
  leg,
  plies: last,
  refused: null,
  outline: null,
  sights: Array.from({ length: last - first + 1 }, (_, at) => ({ ply: first + at, view })),
});

/** Keep the first page of each leg of a record, with as many plies. */
async function keep(document, plies, id = undefined, view = "") {
  const kept = await KeptReplay.of(document);
  await kept.begin(
    id,
    document.legs.map((leg, at) => page(at + 1, 0, Math.min(plies - 1, leg.moves.length), view)),
  );
  return kept;
}

/** Begin with empty storage. */
const emptied = (space = Number.POSITIVE_INFINITY) => {
  caches.all.clear();
  caches.space = space;
  document.baseURI = `${ORIGIN}/web/one/`;
};

test("pages are found by their plies, and the missing ones are named until all are kept", async () => {
  emptied();
  const document = record();
  const kept = await keep(document, 3, "M");
  const [one, two] = document.legs.map(({ moves }) => moves.length);
  assert.deepEqual(kept.missing(), { leg: 1, first: 3 });
  assert.equal((await kept.find({ leg: 1, first: 2 })).sights.length, 3);
  assert.equal(await kept.find({ leg: 1, first: 3 }), null);
  await kept.add(page(1, 2, one));
  assert.deepEqual(kept.missing(), { leg: 2, first: 3 });
  await kept.add(page(2, 3, two));
  assert.equal(kept.missing(), null);
  const again = await KeptReplay.of(document);
  assert.equal(again.missing(), null);
  assert.equal(again.id, "M");
  assert.equal((await again.find({ leg: 2, first: two })).sights[0].ply, 3);
});

test("nothing is kept before the record has been checked", async () => {
  emptied();
  const kept = await KeptReplay.of(record());
  await kept.add(page(1, 0, 2));
  await kept.keepAnalysis({ legs: [] });
  assert.equal(kept.missing(), null);
  assert.equal(await kept.find({ leg: 1, first: 0 }), null);
  assert.deepEqual(await caches.keys(), []);
});

test("a changed record has no kept replay", async () => {
  emptied();
  await keep(record(), 3);
  const changed = record();
  changed.legs[0].moves[0].score += 10;
  assert.equal((await KeptReplay.of(changed)).state, null);
});

test("the analysis is kept, once", async () => {
  emptied();
  const kept = await keep(record(), 3);
  assert.equal(await kept.analysis(), null);
  await kept.keepAnalysis({ legs: [1] });
  await kept.keepAnalysis({ legs: [2] });
  assert.deepEqual(await (await KeptReplay.of(record())).analysis(), { legs: [1] });
});

test("records are listed, the one opened last first, and found by the id of their match until they are removed", async () => {
  emptied();
  await keep(record("Ada"), 3, "A");
  await new Promise((done) => setTimeout(done, 2));
  await keep(record("Ben"), 3, "B");
  await new Promise((done) => setTimeout(done, 2));
  await keep(record("Ada"), 3);
  const listed = await keptRecords();
  assert.deepEqual(
    listed.map((each) => [each.record.seats[0].name, each.id, each.current]),
    [
      ["Ada", "A", true],
      ["Ben", "B", true],
    ],
  );
  assert.deepEqual(await keptMatch("B"), record("Ben"));
  await listed[1].forget();
  assert.equal(await keptMatch("B"), null);
  assert.equal((await keptRecords()).length, 1);
});

test("another version of the page lists the record, and keeps the replay again", async () => {
  emptied();
  await keep(record(), 3, "M");
  document.baseURI = `${ORIGIN}/web/two/`;
  assert.equal((await keptRecords())[0].current, false);
  const kept = await KeptReplay.of(record());
  assert.equal(await kept.find({ leg: 1, first: 0 }), null);
  await kept.begin("M", [page(1, 0, 1)]);
  assert.deepEqual(kept.spans, [{ leg: 1, first: 0, last: 1 }]);
  assert.equal((await keptRecords())[0].current, true);
});

test("of many replays the fifty opened last are kept", async () => {
  emptied();
  for (let number = 0; number < 52; number++) {
    await keep(record(`Ada ${number}`), 1);
    await new Promise((done) => setTimeout(done, 2));
  }
  const names = (await keptRecords()).map((each) => each.record.seats[0].name);
  assert.equal(names.length, 50);
  assert.deepEqual([names[0], names[49]], ["Ada 51", "Ada 2"]);
});

test("a replay that is too long, or has no space, is not kept", async () => {
  emptied();
  const kept = await keep(record(), 3);
  await kept.add(page(1, 3, 5, "x".repeat(1 << 23)));
  assert.equal(kept.state, null);
  assert.equal(kept.missing(), null);
  assert.deepEqual(await caches.keys(), []);
  emptied(1000);
  assert.equal((await keep(record(), 3)).state, null);
  assert.deepEqual(await caches.keys(), []);
});

test("all replays together have a limit of their own", async () => {
  emptied();
  for (let number = 0; number < 6; number++) {
    await keep(record(`Ada ${number}`), 4, undefined, "x".repeat(1_900_000));
    await new Promise((done) => setTimeout(done, 2));
  }
  const names = (await keptRecords()).map((each) => each.record.seats[0].name);
  assert.deepEqual(names, ["Ada 5", "Ada 4", "Ada 3", "Ada 2"]);
});
