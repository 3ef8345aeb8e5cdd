// Computations of look-up pages: faults, the axes of a graph, typed numbers, and the explanations of the guided game.

import assert from "node:assert/strict";
import test from "node:test";

globalThis.location ??= { search: "", pathname: "/" };
globalThis.addEventListener ??= () => {};
const judged = await import("../../client/web/replay/analysis.js");
const { readNumber } = await import("../../client/web/protocol/game_numbers.js");
const guide = await import("../../client/web/games/family_tree/guided_game.js");
const scoreText = await import("../../client/web/lobby/score_text.js");

const move = (seat, fault, expected) => ({ seat, move: "KS>7D", expected, loss: 0, fault, choices: [] });
const analysis = {
  legs: [
    {
      roles: ["maximizer", "minimizer"],
      accuracy: [90, 20],
      moves: [move(0, null, 100), move(1, "blunder", 180), move(0, "mistake", 90)],
    },
    { roles: ["minimizer", "maximizer"], accuracy: [null, null], moves: [] },
  ],
};

test("faults are counted by name, the worst first, and found one after another", () => {
  assert.deepEqual(judged.tally(analysis, 1), [["blunder", 1]]);
  assert.deepEqual(judged.tally(analysis, 0), [["mistake", 1]]);
  assert.equal(judged.legsOf(analysis).length, 1);
  assert.deepEqual(judged.span(analysis), [90, 180]);
  assert.equal(judged.nextFault(analysis, 1, 0, 1), 1);
  assert.equal(judged.nextFault(analysis, 1, 2, 1), null);
  assert.equal(judged.nextFault(analysis, 1, 2, -1), 1);
});

test("where each has a score of their own the graph tells how far the first is ahead, and not who moves", () => {
  const seats = ["Ann", "Ben"].map((name, seat) => ({ seat, name }));
  const record = (form, ...roles) => ({ form, seats, legs: [{ roles: Object.fromEntries(roles.entries()) }] });
  const own = { legs: [{ roles: ["player", "player"], accuracy: [], moves: [move(0, null, 4), move(1, null, 9)] }] };
  assert.equal(judged.leader(record("match", "player", "player"), 1), "Ann");
  assert.equal(judged.leader(record("match", "maximizer", "minimizer"), 1), null);
  assert.equal(judged.leader(record("together", "player", "player"), 1), null);
  assert.equal(judged.leader(record("solo", "player"), 1), null);
  assert.deepEqual(judged.curve(own, 1, true), [4, -9]);
  assert.deepEqual(judged.span(own, true), [-9, 4]);
  assert.deepEqual(judged.span(own), [4, 9]);
});

const TYPED = [
  ["4821-0937-5512", 482109375512],
  [" 007 ", 7],
  ["1 2345", 12345],
  ["1-2345", 12345],
  ["1,234_5", null],
  ["-5", null],
  ["5-", null],
  ["999999999999", 999999999999],
  ["1000000000000", null],
  ["0", null],
  ["", null],
  ["12x", null],
  ["-5.5", null],
];
for (const [text, number] of TYPED)
  test(`“${text}” as a game number is ${number}`, () => assert.equal(readNumber(text), number));

const about = { computer: null, par: null, working: true, standings: [], own_helped: [], own_casual: [] };
const own = { role: "player", best: 300, name: "Ada", player: "A", players: 2, own: 250, rank: 2 };
const KNOWN = [
  [about, null, "working it out …", "shown once you have finished it"],
  [{ ...about, working: false }, null, "not known", "shown once you have finished it"],
  [{ ...about, computer: 280, standings: [own] }, 280, "280", "working it out …"],
  [{ ...about, computer: 200, standings: [own], par: 410 }, 250, "200", "410"],
  [{ ...about, computer: 200, own_helped: [{ role: "player", score: 260 }] }, 200, "200", "working it out …"],
];
for (const [known, toBeat, computer, par] of KNOWN)
  test(`of ${JSON.stringify(known)} is told what there is to beat`, () => {
    assert.equal(scoreText.toBeat(known), toBeat);
    assert.equal(scoreText.computers(known), computer);
    assert.equal(scoreText.par(known), par);
  });

test("where the lowest is the best, the lower of the computer’s and one’s own is to beat", () => {
  assert.equal(scoreText.toBeat({ ...about, low: true, computer: 3, standings: [{ ...own, own: 5 }] }), 3);
  assert.equal(scoreText.time(75), "1:15");
  assert.equal(scoreText.time(null), "");
});

const family = { member: "4S", spouse: "QS", children: [], hand: null };
const opening = {
  ply: 0,
  current: "2C",
  played: null,
  skipped: [],
  moves: [],
  to_act: [0],
  families: [family],
  score: 20,
};
const NOTHING = { seen: [], now: [], at: null };

test("at the first card three things are explained at most, at any other two; the others wait", () => {
  const first = guide.look(NOTHING, { ...opening, skipped: ["AS"], moves: [{ does: "spouse", target: "4S" }] });
  assert.deepEqual(first.now, ["welcome", "skipped", "two"]);
  const second = guide.look(first, {
    ...opening,
    ply: 1,
    current: "JS",
    played: { skipped: [] },
    moves: [{ does: "spouse", target: "4S" }],
    families: [{ ...family, hand: {} }],
  });
  assert.deepEqual(second.now, ["jack", "hand"]);
  const third = guide.look(second, {
    ...opening,
    ply: 2,
    current: "JH",
    played: { skipped: [] },
    moves: [{ does: "spouse", target: "4S" }],
  });
  assert.deepEqual(third.now, ["marriage"]);
});

test("what is explained stays as long as the card does, and each thing comes once", () => {
  const first = guide.look(NOTHING, opening);
  assert.equal(guide.look(first, opening), first);
  assert.deepEqual(guide.look({ ...first, at: null }, opening).now, []);
});

test("what is explained at a card is so again to who comes back to it, and at no other; the end but once", () => {
  const first = guide.look(NOTHING, opening);
  const back = guide.look({ ...NOTHING, seen: guide.heard(first) }, opening);
  assert.deepEqual(back.now, first.now);
  const second = guide.look(first, { ...opening, ply: 1, current: "JS", played: { skipped: [] } });
  assert.deepEqual(guide.heard(second), first.now);
  assert.ok(guide.heard(guide.look(second, { ...opening, ply: 2, current: null, to_act: [] })).includes("over"));
});

test("the end is explained at the ply of the last card", () => {
  const before = guide.look(NOTHING, opening);
  assert.deepEqual(guide.look(before, { ...opening, current: null, to_act: [] }).now, ["over"]);
});
