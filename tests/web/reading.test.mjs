// The browser's reader, frame by frame; test_reading.py tests it with whole legs of every game.

import assert from "node:assert/strict";
import test from "node:test";
import { merge, OutOfStep, Reader } from "../../client/web/net/frames.js";
import { have } from "../../client/web/games/catalog.js";
import "./games.mjs";

for (const game of ["family-tree", "happy-graphs", "patriarch", "poker-solitaire", "grandmas-game"]) await have(game);

const ROOM = { type: "room", room: "KZ74QM2", version: 4, seq: 1, seats: [{ seat: 0 }], offers: [null] };
const update = (from, patch, version = from + 4) => ({ type: "update", from, seq: from + 1, version, patch });
const happened = (after, ...versions) => ({
  type: "happened",
  after,
  happenings: versions.map((version) => ({ version, kind: "sat" })),
});

/** The events that a reader reads from the frames. */
const readAll = (...frames) => {
  const reader = new Reader();
  return frames.map((frame) => reader.read(JSON.stringify(frame)));
};

test("a field without a value is null", () => {
  const [room] = readAll(ROOM);
  assert.equal(room.clock, null);
  assert.deepEqual(room.seats, [{ seat: 0, player: null, name: null, computer: null }]);
  assert.deepEqual(room.offers, [null]);
  const [answer] = readAll({ type: "rejected", code: "malformed", reason: "type_missing", data: {}, message: "No." });
  assert.equal(answer.id, null);
});

test("the legs of a match are in order", () => {
  const legs = Object.fromEntries([10, 9, 1].map((leg) => [leg, { leg }]));
  const [room] = readAll({ ...ROOM, match: { legs } });
  assert.deepEqual(
    room.match.legs.map(({ leg, score }) => [leg, score]),
    [
      [1, null],
      [9, null],
      [10, null],
    ],
  );
});

test("an update changes the room, and leaves the parts that it does not name the same objects", () => {
  const [before, after] = readAll(ROOM, update(1, { expires: 7, offers: [null] }, 9));
  assert.deepEqual([after.version, after.expires], [9, 7]);
  assert.equal(after.seats, before.seats);
  assert.equal(after.offers, before.offers);
});

test("after an update that does not follow, updates are ignored until a snapshot", () => {
  const reader = new Reader();
  const read = (frame) => reader.read(JSON.stringify(frame));
  assert.throws(() => read(update(0, {})), OutOfStep);
  read(ROOM);
  assert.throws(() => read(update(2, {})), OutOfStep);
  assert.equal(read(update(1, {})), null);
  assert.equal(read(ROOM).version, 4);
  assert.equal(read(update(1, {}, 5)).version, 5);
});

test("only a snapshot is a reset, not the room after the next update", () => {
  const rooms = readAll({ ...ROOM, reset: true }, update(1, {}), ROOM);
  assert.deepEqual(
    rooms.map(({ reset }) => reset),
    [true, false, false],
  );
});

test("happenings follow those up to their version, and the last 32 are kept", () => {
  const versions = (room) => room.happenings.map(({ version }) => version);
  assert.deepEqual(versions(readAll(happened(0, 1, 2, 3), happened(2, 5), ROOM).at(-1)), [1, 2, 5]);
  assert.deepEqual(versions(readAll(happened(0, 1, 2, 3), happened(0, 2), ROOM).at(-1)), [2]);
  const many = Array.from({ length: 33 }, (_, at) => at + 1);
  assert.deepEqual(versions(readAll(happened(0, ...many), ROOM).at(-1)), many.slice(1));
});

test("the account of a move is complete, on a board of a mirror match too", () => {
  const match = { game: "happy-graphs", legs: {} };
  const moved = (version, detail) => ({ version, kind: "moved", detail });
  const frame = {
    type: "happened",
    after: 0,
    happenings: [moved(2, { seat: 0 }), moved(3, { made: [{ board: 1, played: { seat: 1 } }] })],
  };
  const [one, two] = readAll(frame, { ...ROOM, match })[1].happenings;
  assert.deepEqual(one.detail, { seat: 0, card: null, drawn: null });
  assert.deepEqual(two.detail.made[0].played, { seat: 1, card: null, drawn: null });
});

test("what is no event is passed over", () => {
  for (const frame of ["", "hello", "[]", "{}", '{"type":7}', "null"]) assert.equal(new Reader().read(frame), null);
});

test("a merge patch does as RFC 7396 says", () => {
  assert.deepEqual(merge({ a: "b", c: { d: "e", f: "g" } }, { a: "z", c: { f: null } }), { a: "z", c: { d: "e" } });
  assert.deepEqual(merge({ a: { b: "c" } }, { a: { b: "d", c: null } }), { a: { b: "d" } });
  assert.deepEqual(merge({ a: [{ b: "c" }] }, { a: [1] }), { a: [1] });
  assert.deepEqual(merge({ a: "c" }, { a: { bb: { ccc: null } } }), { a: { bb: {} } });
  const document = { a: 1, b: { c: [1] } };
  assert.equal(merge(document, { a: 1, b: { c: [1] }, d: null }), document);
});
