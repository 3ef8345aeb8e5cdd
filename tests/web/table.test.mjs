// The possible deeds in a room, its clocks, and the texts about both, as in the terminal client's possible.py and clocks.py.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

globalThis.location = /** @type {any} */ ({ search: "", host: "127.0.0.1:8420" });
const { BadClock, describeClock, faces, parseClock, writeClock } = await import("../../client/web/games/clocks.js");
const { bar, toSendAway } = await import("../../client/web/room/actions.js");
const { stillAsked, wishes } = await import("../../client/web/room/automatic_commands.js");
const { movesTold, NOTHING } = await import("../../client/web/room/model.js");
const { eventSentence } = await import("../../client/web/room/event_sentence.js");

const events = JSON.parse(readFileSync(new URL("../../protocol/events.schema.json", import.meta.url), "utf8"));

for (const [typed, clock, written] of [
  ["30", { move: 30 }, "30"],
  ["2m", { move: 120 }, "2m"],
  ["1h/move", { move: 3600 }, "1h"],
  ["3d", { move: 259_200 }, "3d"],
  ["24h", { move: 86_400 }, "1d"],
  ["5m+3", { leg: 300, increment: 3 }, "5m+3"],
  ["90/leg", { leg: 90, increment: 0 }, "90/leg"],
  ["none", null, ""],
  ["", null, ""],
]) {
  test(`a clock is read from ${JSON.stringify(typed)} and written so that it is read again`, () => {
    assert.deepEqual(parseClock(typed), clock);
    assert.equal(writeClock(clock), written);
    assert.deepEqual(parseClock(written), clock);
  });
}

for (const typed of ["soon", "4", "5/leg", "30+3/move", "15d", "25h/leg", "5m+11m"]) {
  test(`${typed} is no clock`, () => assert.throws(() => parseClock(typed), BadClock));
}

test("a running clock goes down once the allowance for the way has passed", () => {
  const clocks = { left: [30_000, 20_000], running: [0], since: 1_000, allowance: 500 };
  assert.deepEqual(
    faces(clocks, 1_400, { move: 80 }).map((face) => face.left),
    [30_000, 20_000],
  );
  assert.deepEqual(faces(clocks, 23_500, { move: 80 })[0], { left: 8_000, running: true, low: true, text: "0:08" });
  assert.equal(faces(clocks, 99_000, { move: 80 })[0].left, 0);
});

for (const { clock, left, running, text } of JSON.parse(
  readFileSync(new URL("../client/cases/clocks.json", import.meta.url), "utf8"),
))
  test(`a clock of ${clock} shows ${text}`, () => {
    const clocks = { left: [left], running: running ? [0] : [], since: 1_000, allowance: 500 };
    assert.equal(faces(clocks, 1_000, parseClock(clock))[0].text, text);
  });

test("in a correspondence game a clock is low in its last hour", () => {
  const clocks = { left: [3_600_001], running: [0], since: 0, allowance: 0 };
  const low = (now) => faces(clocks, now, { move: 259_200 })[0].low;
  assert.deepEqual([low(0), low(1)], [false, true]);
});

test("clocks are described as in the terminal", () => {
  assert.equal(describeClock({ leg: 300, increment: 3 }), "5\u00a0min for a leg and 3\u00a0s more for each move");
  assert.equal(describeClock({ move: 259_200 }), "3\u00a0days for each move");
  assert.equal(describeClock(null), "no clock");
});

const ADA = { seat: 0, player: "ada", name: "Ada", computer: null };
const BEN = { seat: 1, player: "ben", name: "Ben", computer: null };
const FREE = { seat: 1, player: null, name: null, computer: null };
const LEG = { leg: 1, roles: ["maximizer", "minimizer"], status: "playing", ply: 2, score: 10, parts: {} };
const MATCH = { match: 1, id: "m", legs: [LEG], result: null, takeback: null, computers: [null, null], number: null };
const ROOM = {
  ...{ room: "KZ74QM2", form: "match", game: "family-tree", options: {}, owner: "ada", seats: [ADA, BEN], banned: [] },
  ...{ match: MATCH, next: null, hints: true, happenings: [], ready: [], view: { to_act: [0] } },
};

/** @param {string} player @param {object} [room] @param {object} [model] @returns {any} */
const at = (player, room = {}, model = {}) => ({
  ...NOTHING,
  player,
  inside: true,
  room: { ...ROOM, ...room },
  ...model,
});

const AWAY = { away: [{ seat: 1, since: 0, claimable: 60_000 }] };
const RACE = { form: "race", game: "grandmas-game" };
/** A race of Poker Solitaire. @param {string} mode @param {number[]} to_act @param {boolean} [full] whether Ben's matrix is full */
const raced = (mode, to_act, full = true) => ({
  game: "poker-solitaire",
  view: { options: { mode }, to_act, matrices: [{ full: false }, { full }] },
});
const ASKED = { match: { ...MATCH, takeback: [1, 1] } };
for (const [name, model, deed, wanted, now] of [
  ["the owner of a match under way settles nothing", at("ada"), "settings", "playing"],
  ["who does not own the room settles nothing", at("ben"), "settings", "not_owner"],
  ["between matches the owner settles", at("ada", { match: null }), "settings", null],
  ["who plays cannot be sent away", at("ada"), "send_away", "playing"],
  ["a spectator can", at("ada", {}, { looking: [["cy", "Cy"]] }), "send_away", null],
  ["a seat is free to sit on", at("cy", { seats: [ADA, FREE] }), "sit", null],
  ["no seat is free", at("cy"), "sit", "full"],
  ["nobody stands up in a match", at("ben"), "stand", "playing"],
  ["who is here is not played without", at("ada"), "go_on_without", "other_here"],
  ["nor who went just now", at("ada", {}, AWAY), "go_on_without", "too_soon", 59_999],
  ["but who is away for a minute", at("ada", {}, AWAY), "go_on_without", null, 60_000],
  [
    "except in a correspondence game",
    at("ada", { clock: { move: 86_400 } }, AWAY),
    "go_on_without",
    "correspondence",
    60_000,
  ],
  [
    "who has nothing more to play in a race is not missed",
    at("ada", RACE, AWAY),
    "go_on_without",
    "played_out",
    60_000,
  ],
  ["nor is whose matrix is full", at("ada", raced("race-both", [0, 1]), AWAY), "go_on_without", "played_out", 60_000],
  ["or who has said Done", at("ada", raced("race", [0]), AWAY), "go_on_without", "played_out", 60_000],
  ["but who has a square free is", at("ada", raced("race-both", [0, 1], false), AWAY), "go_on_without", null, 60_000],
  ["and so is one whose turn it is not", at("ada", raced("alternate", [0]), AWAY), "go_on_without", null, 60_000],
  ["who may move placed cards may give up", at("ben", raced("race-both", [0, 1])), "resign", null],
  ["what it has reached is not given up", at("ben", RACE), "resign", "played_out"],
  ["but who plays on may give up", at("ada", RACE), "resign", null],
  [
    "and so may who waits for a computer",
    at("ben", { ...RACE, match: { ...MATCH, computers: ["easy", null] } }),
    "resign",
    null,
  ],
  ["a move can be taken back", at("ada"), "take_back", null],
  ["not twice", at("ada", ASKED), "take_back", "asked"],
  ["the other answers", at("ada", ASKED), "answer", null],
  ["and who asked withdraws", at("ben", ASKED), "withdraw", null],
  ["alone nothing is taken back", at("ada", { form: "solo", seats: [ADA] }), "take_back", "alone"],
  ["a hint is for who is to move", at("ben"), "hint", "not_your_turn"],
  ["and is there where the owner allows it", at("ada", { hints: false }), "hint", "no_hints"],
  ["the number is hidden until the match is over", at("ada"), "number", "hidden"],
  ["so is how well it was played", at("ada"), "analysis", "not_over"],
]) {
  test(name, () => assert.equal(bar(model, deed, now ?? null), wanted));
}

test("whom the owner sent away is not offered again", () => {
  assert.equal(toSendAway(at("ada", { banned: [["cy", "Cy"]] }, { looking: [["cy", "Cy"]] })).size, 0);
});

test("who plays alone is ready as soon as a leg waits, and asks what is known of the number", () => {
  const alone = { form: "solo", seats: [ADA] };
  const waits = wishes(at("ada", { ...alone, match: null, next: [1, 1] }), { hints: false, again: 0 });
  assert.deepEqual(
    waits.map((wish) => wish.command?.type),
    ["ready"],
  );
  const known = at("ada", { ...alone, match: { ...MATCH, form: "solo", number: 7 } });
  assert.deepEqual(
    wishes(known, { hints: true, again: 0 }).map((wish) => wish.command?.type),
    ["number", "hint"],
  );
  const options = { variant: "hex" };
  const over = { ...MATCH, form: "solo", number: 7, options, result: { winners: [], scores: [4], why: "score" } };
  assert.deepEqual(
    wishes(at("ada", { ...alone, match: over }), { hints: false, again: 0 }).map(({ command }) => command?.options),
    [options, options],
  );
});

test("a hint that was asked for is forgotten with its position", () => {
  const asked = new Set(["hint 1,1,2", "number m false 0"]);
  assert.deepEqual([...stillAsked(asked, at("ada"))], [...asked]);
  assert.deepEqual(
    [...stillAsked(asked, at("ada", { match: { ...MATCH, legs: [{ ...LEG, ply: 3 }] } }))],
    ["number m false 0"],
  );
});

test("a move that was taken back, and what came after it, is told of no more", () => {
  const [ada, ben] = [0, 1];
  const moved = (seat, card) => ({ kind: "moved", match: 1, leg: 1, seat, detail: card });
  const back = (seat) => [
    { kind: "takeback_asked", seat },
    { kind: "taken_back", seat: 1 - seat },
  ];
  const told = (...happenings) => movesTold(at("ada", { happenings })).map(({ detail }) => detail);
  const before = [{ ...moved(ada, "Q"), leg: 2 }, { ...moved(ben, "J"), match: 2 }, moved(ada, "A"), moved(ben, "2")];
  assert.deepEqual(told(...before, moved(ada, "3"), ...back(ada)), ["A", "2"]);
  assert.deepEqual(told(...before, moved(ada, "3"), ...back(ben), moved(ben, "4")), ["A", "4"]);
  assert.deepEqual(told(...before, ...back(ben), ...back(ada)), []);
  assert.deepEqual(told(moved(ben, "9"), ...back(ada), moved(ada, "8")), ["8"], "what was taken back is forgotten");
  assert.deepEqual(
    told({ kind: "takeback_asked", seat: ada }, { kind: "takeback_refused", seat: ben }, moved(ben, "2")),
    ["2"],
  );
  // The player matters only if there is a single move.
  const one = { match: { ...MATCH, legs: [{ ...LEG, ply: 1 }] }, happenings: [...before, ...back(ben)] };
  assert.deepEqual([bar(at("ada", one), "take_back"), bar(at("ben", one), "take_back")], [null, "no_move"]);
});

for (const kind of events.$defs.Happening.properties.kind.enum) {
  test(`a player and the others read a sentence about what happened: ${kind}`, () => {
    for (const mine of [true, false]) {
      const sentence = eventSentence({ version: 9, kind, seat: 1, name: "Ben", match: 1, leg: 1 }, mine, "Ada");
      assert.match(sentence, /^\S.*\.$/);
      assert.doesNotMatch(sentence, /\{|null|undefined|NaN/);
    }
  });
}
