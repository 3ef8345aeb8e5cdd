// Reads frames as the browser client does, and compares each room with the expected one: `node reading.mjs FILE`.
// The file has, for each reader, `[{frames, room}]`; test_reading.py writes it.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { Reader } from "../../client/web/net/frames.js";
import { have } from "../../client/web/games/catalog.js";
import "./games.mjs";

for (const game of ["family-tree", "happy-graphs", "patriarch", "poker-solitaire", "grandmas-game"]) await have(game);

/** Assert that unchanged parts of the legs, the families and the rest of a room stay the same objects after an update. */
function assertKept(before, after, path) {
  if (typeof after !== "object" || after === null || before === after) return;
  // A list is sent as a whole, and legal moves depend on the current card, which changes at every ply.
  const keyed = /\.(legs|families|boards)$/.test(path);
  if (keyed && isDeepStrictEqual(before, after))
    assert.fail(`${path} is a new object, though nothing of it has changed`);
  if (Array.isArray(after) && !keyed) return;
  for (const [name, value] of Object.entries(after)) {
    const known = Array.isArray(after) ? before.find((each, at) => same(each, value, at, Number(name))) : before[name];
    if (keyed && isDeepStrictEqual(known, value)) assert.equal(known, value, `${path}.${name} is a new object`);
    if (known !== undefined && known !== null) assertKept(known, value, `${path}.${name}`);
  }
}

/** Whether two items of a list that is keyed in JSON have the same key. */
const same = (one, other, at, place) => ("member" in other ? one.member === other.member : at === place);

/** A room whose happenings are as in JSON, without nulls: reading.test.mjs tests the fields that the reader adds. */
const asExpected = (room) => ({ ...room, happenings: withoutNulls(room.happenings) });

/** A value without the empty fields of its objects. */
function withoutNulls(value) {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutNulls);
  const fields = Object.entries(value).filter(([, each]) => each !== null);
  return Object.fromEntries(fields.map(([name, each]) => [name, withoutNulls(each)]));
}

for (const steps of JSON.parse(readFileSync(process.argv[2], "utf8"))) {
  const reader = new Reader();
  let before = null;
  for (const { frames, room } of steps) {
    const heard = frames.map((frame) => reader.read(frame)).at(-1);
    assert.deepEqual(asExpected(heard), room);
    if (before !== null && frames.at(-1).startsWith('{"type":"update"')) assertKept(before, heard, "room");
    before = heard;
  }
}
