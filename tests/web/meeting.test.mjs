// Texts about open rooms, the daily number, ratings and finished matches; and deeds that a daily number's room excludes.

import assert from "node:assert/strict";
import test from "node:test";

globalThis.location ??= { search: "", pathname: "/" };
globalThis.addEventListener ??= () => {};
const { age, details, state } = await import("../../client/web/lobby/room_text.js");
const { dayAfter, endOf } = await import("../../client/web/lobby/days.js");
const { outcome } = await import("../../client/web/lobby/match_result.js");
const { bar } = await import("../../client/web/room/actions.js");
const { commitment } = await import("../../client/web/protocol/deals.js");
const { DAYS, keptPromise, notePromise } = await import("../../client/web/lobby/daily_commitments.js");
const { hiddenStill, leftBy, missed, NOTHING } = await import("../../client/web/room/model.js");

const room = (other) => ({
  status: "waiting",
  free: 1,
  seats: [{}, {}],
  clock: null,
  hints: false,
  known: false,
  watching: 0,
  ...other,
});

test("how far a room is, and what is settled there", () => {
  const states = [
    {},
    { free: 4, seats: Array(6) },
    { free: 0 },
    { free: 0, status: "playing" },
    { free: 0, status: "over" },
  ];
  assert.deepEqual(
    states.map((each) => state(room(each))),
    ["needs 1 player", "4 of 6 seats free", "about to begin", "playing", "between matches"],
  );
  assert.equal(state(room({ status: "playing" })), "playing, 1 free");
  assert.equal(details(room({})), "");
  assert.equal(
    details(room({ clock: { leg: 300, increment: 3 }, hints: true, known: true, watching: 2 })),
    "5\u00a0min for a leg and 3\u00a0s more for each move · hints · known number · 2 spectators",
  );
  assert.deepEqual([20_000, 90_000, 7_300_000, 200_000_000, -5].map(age), [
    "now",
    "1\u00a0min",
    "2\u00a0h",
    "2\u00a0days",
    "now",
  ]);
});

test("days are counted in UTC", () => {
  assert.equal(dayAfter("2026-03-01", -1), "2026-02-28");
  assert.equal(dayAfter("2026-12-31", 1), "2027-01-01");
  assert.equal(endOf("2026-11-21"), 1795305600000);
});

test("a result of a game without points has no scores", () => {
  const match = { form: "match", seats: [{ score: 0 }, { score: 1 }], winners: [0], why: "score", seat: 1 };
  const written = (/** @type {number} */ score) => (score ? "won" : "lost");
  assert.equal(outcome(match, written, false), "lost");
  assert.equal(outcome({ ...match, form: "solo", seats: [{ score: 0 }], seat: 0 }, written, false), "lost");
});

test("a daily number is played as everybody plays it, once, and stays hidden after its match", () => {
  const seats = [
    { seat: 0, player: "A", name: "Anna" },
    { seat: 1, player: null, name: null },
  ];
  const model = (more) => ({
    ...NOTHING,
    player: "A",
    room: { owner: "A", seats, match: null, daily: "2026-11-22", ...more },
  });
  assert.equal(bar(model(), "settings"), "daily");
  assert.equal(bar(model(), "seat_computer"), "daily");
  assert.equal(bar(model(), "stand"), null);
  const over = { result: { winners: [0] }, number: null, legs: [] };
  assert.equal(bar(model({ match: over }), "stand"), "daily");
  const both = [seats[0], { seat: 1, player: "B", name: "Ben" }];
  assert.equal(bar(model({ match: over, seats: both }), "free"), "daily");
  assert.equal(hiddenStill(model({ match: over })), true);
  assert.equal(hiddenStill(model({ match: { ...over, number: 5 } })), false);
  assert.equal(hiddenStill(model({ match: over, daily: null })), false);
  for (const deed of ["settings", "seat_computer"])
    assert.equal(bar(model({ daily: null, quick: true }), deed), "quick");
  assert.equal(bar(model({ daily: null, quick: true, match: over }), "settings"), null);
  assert.equal(bar(model({ daily: null }), "settings"), null);
});

test("whom one has found for a quick match leaves or is away before it begins", () => {
  const seats = ["A", "B"].map((player, seat) => ({ seat, player, name: player, computer: null }));
  const happened = (...kinds) => kinds.map((kind) => ({ kind, seat: 1, name: "B" }));
  const found = (more) => ({
    ...NOTHING,
    player: "A",
    away: [{ seat: 1, since: 0, claimable: 60_000 }],
    room: { owner: "A", seats, match: null, quick: true, happenings: [], ...more },
  });
  assert.equal(leftBy(found()), null);
  assert.equal(leftBy(found({ happenings: happened("sat", "stood") })), "B");
  assert.equal(leftBy(found({ happenings: happened("stood", "sat") })), null);
  assert.equal(missed(found())?.claimable, 60_000);
  const guest = found({ owner: "B" });
  assert.deepEqual(
    [59_999, 60_000].map((now) => bar(guest, "free", now)),
    ["too_soon", null],
  );
  assert.equal(bar({ ...guest, away: [] }, "free", 60_000), "not_owner");
  assert.equal(missed(found({ quick: false })), null);
  assert.equal(missed(found({ match: {} })), null);
});

test("what is promised of a daily number is noted once, and held against the number that is told", () => {
  const salt = "00".repeat(16);
  const told = { day: "2026-11-21", number: 123456, salt };
  assert.equal(keptPromise("patriarch", told), null);
  notePromise("patriarch", told.day, commitment(123456, salt));
  notePromise("patriarch", told.day, "another, said later");
  assert.equal(keptPromise("patriarch", told), true);
  assert.equal(keptPromise("patriarch", { ...told, number: 5 }), false);
  assert.equal(keptPromise("patriarch", { ...told, number: null, salt: null }), null);
  assert.equal(keptPromise("family-tree", told), null);
  for (let day = 0; day < DAYS; day++) notePromise("patriarch", dayAfter("2026-11-22", day), "some");
  assert.equal(keptPromise("patriarch", told), null); // too long ago
});
