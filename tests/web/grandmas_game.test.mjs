// Grandma's Game in the browser: possible moves, orders of the workspace, the deal, and the paths of cards.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

globalThis.location ??= { search: "", pathname: "/" };
const choice = await import("../../client/web/games/grandmas_game/choice.js");
const dealing = await import("../../client/web/games/grandmas_game/dealing.js");
const { FAIR } = await import("../../client/web/games/grandmas_game/record_check.js");
const { GAME, partsOf } = await import("../../client/web/games/grandmas_game/game.js");
const moveText = await import("../../client/web/games/grandmas_game/move_text.js");
const scoreText = await import("../../client/web/games/grandmas_game/score_text.js");
const { named } = await import("../../client/web/games/grandmas_game/scene.js");
const { holder } = await import("../../client/web/replay/match.js");
const { bySeat } = await import("../../client/web/replay/analysis.js");
const { ofTable } = await import("../../client/web/replay/server_replay.js");

const move = (move, does, more) => ({
  move,
  does,
  card: null,
  source: null,
  target: null,
  change: 0,
  safe: false,
  ...more,
});
const view = {
  piles: [..."A23456789TJQK"].map((name) => ({ name, top: name === "5" ? "8H" : null, size: 1, under: null })),
  foundations: [{ name: "H+", top: "7H", size: 7, takes: "8H" }],
  workspace: { pile: "8", cards: ["8H", "3C", "8H"] },
  stock: 3,
  may_order: true,
  moves: [
    move("5>H+", "play", { card: "8H", source: "5", target: "H+", change: 1, safe: true }),
    move("H+>H-", "transfer", { card: "7H", source: "H+", target: "H-" }),
    move("deal", "deal"),
    move("peek 5", "peek", { source: "5" }),
    move("w:8H>H+", "play", { card: "8H", source: "w", target: "H+", change: 1 }),
  ],
};

test("a dragged card lands on the card left of the pointer, or at the bottom", () => {
  const lefts = [100, 130, 160];
  for (const [x, spot] of [
    [0, "bottom"],
    [114, "bottom"],
    [116, "w0"],
    [131, "w1"],
    [900, "w2"],
  ])
    assert.equal(choice.fannedAt(lefts, 30, x), spot, `${x}`);
});

test("what lies somewhere is told with the moves that take it away", () => {
  const from = (spot) => choice.movesFrom(view, spot).map((each) => each.move);
  assert.deepEqual(from("5"), ["5>H+"]);
  assert.deepEqual(from("H+"), ["H+>H-"]);
  assert.deepEqual(from(choice.STOCK), ["deal"]);
  assert.deepEqual([from("w2"), from("w1"), from("6")], [["w:8H>H+"], [], []]);
  assert.equal(choice.peekAt(view, "5"), "peek 5");
  assert.equal(choice.peekAt(view, "6"), null);
  assert.equal(choice.cardAt(view, "w1"), "3C");
  assert.equal(choice.safeMove(view), "5>H+");
  assert.equal(choice.safeMove({ moves: [] }), null);
});

test("a move is shown where it is made; of equal cards the upper one is meant", () => {
  assert.deepEqual(choice.places(view, "w:8H>H+"), { from: "w2", to: "H+" });
  assert.deepEqual(choice.places(view, "deal"), { from: choice.STOCK, to: null });
  assert.deepEqual(choice.places(view, "peek 5"), { from: "5", to: null });
  assert.deepEqual(choice.places(view, "order 8H 8H 3C"), { from: null, to: null });
  assert.ok(choice.stands(view, "order 8H 8H 3C"));
  assert.ok(!choice.stands(view, "order 8H 3C"));
  assert.ok(!choice.stands(view, "6>H+"));
});

test("a card of the workspace is put on top of another, or at the bottom; carried, it stays in the fan", () => {
  const cards = ["AC", "2C", "3C", "4C"];
  assert.deepEqual(choice.reordered(cards, 0, 2), ["2C", "3C", "AC", "4C"]);
  assert.deepEqual(choice.reordered(cards, 3, 0), ["AC", "4C", "2C", "3C"]);
  assert.deepEqual(choice.reordered(cards, 2, -1), ["3C", "AC", "2C", "4C"]);
  assert.deepEqual(choice.reordered(cards, 2, 2), cards);
  assert.deepEqual(choice.carried(cards, 1, 9), { cards: ["AC", "3C", "4C", "2C"], at: 3 });
  assert.deepEqual(choice.carried(cards, 1, -9), { cards: ["2C", "AC", "3C", "4C"], at: 0 });
  assert.equal(choice.orderMove(cards, cards), null);
  assert.equal(choice.orderMove(["AC", "2C"], ["2C", "AC"]), "order 2C AC");
});

test("an order is typed by the cards that go on top, each as often as it is there", () => {
  const cards = ["8H", "TC", "8H", "KD"];
  assert.deepEqual(choice.typedOrder(cards, "8h, 10c"), ["8H", "KD", "8H", "TC"]);
  assert.deepEqual(choice.typedOrder(cards, "8h 8♥"), ["TC", "KD", "8H", "8H"]);
  for (const wrong of ["", "8h 8h 8h", "9c", "what"]) assert.equal(choice.typedOrder(cards, wrong), null);
});

test("arrow keys go to what is nearest that way", () => {
  const box = (left, top) => ({ left, top, width: 10, height: 14 });
  const boxes = new Map([
    ["A", box(0, 0)],
    ["2", box(12, 0)],
    ["6", box(0, 16)],
    ["w0", box(3, 40)],
  ]);
  assert.equal(choice.stepped(boxes, "A", "right"), "2");
  assert.equal(choice.stepped(boxes, "2", "right"), "2");
  assert.equal(choice.stepped(boxes, "A", "down"), "6");
  assert.equal(choice.stepped(boxes, "6", "down"), "w0");
  assert.equal(choice.stepped(boxes, "gone", "up"), "A");
});

test("the dealing is watched card by card, and shows what lay open then", () => {
  const dealt = [
    { card: "3C", pile: "A", stock: 0 },
    { card: "2D", pile: "2", stock: 1 },
    { card: "9S", pile: "A", stock: 0 },
  ];
  const whole = { dealt, piles: ["A", "2"].map((name) => ({ name })), moves: ["x"], stock: 1 };
  let at = dealing.begun(true);
  assert.equal(dealing.last(at, whole), null);
  for (let step = 0; step < 2; step++) at = dealing.further(at, whole);
  const { piles, stock, moves } = dealing.seen(at, whole);
  assert.deepEqual(
    piles.map(({ top, size }) => [top, size]),
    [
      ["3C", 1],
      ["2D", 1],
    ],
  );
  assert.deepEqual([stock, moves], [1, []]);
  assert.equal(dealing.further(dealing.further(at, whole), whole), null);
  assert.deepEqual(dealing.byHand(at, whole, -5), { ...at, step: 0, runs: false });
  assert.equal(dealing.paced(at, 99).pace, dealing.PACES.length - 1);
});

/** The layout of the seed; s marks cards that go onto the stock. */
const DECK = ["3C", "JC", "3H", "AS", "9D", "5D", "2S", "4S", "KH", "6S"];
const leg = (moves, more = {}) => ({
  deck: DECK,
  roles: { 0: "player" },
  opening: { tops: ["3C", "JC", "3H", "9D", "5D", "KH", ...Array(7).fill(null)], stock: 4 },
  moves: moves.map((each) => ({ seat: 0, move: each })),
  ...more,
});

test("the seed’s layout is dealt, and a record follows from it", () => {
  assert.equal(FAIR.firstDifference(DECK, leg([])), null);
  assert.equal(FAIR.firstDifference(DECK, leg([], { opening: { tops: [], stock: 4 } })), 0);
  const fine = ["6>H-", "deal", "order 6S", "deal", "w:4S>S+", "undo"];
  // The stock has A♠ 2♠ 4♠ 6♠: the 6 comes first, onto the empty pile 6.
  assert.equal(FAIR.firstDifference(DECK, leg(fine)), 4, "4♠ does not fit");
  const deals = ["deal", "deal", "deal", "deal", "w:AS>S+", "undo", "redo", "peek 2", "H+>H-"];
  assert.equal(FAIR.firstDifference(DECK, leg(deals)), 8);
  assert.equal(FAIR.firstDifference(DECK, leg(["undo"])), 0);
  assert.equal(FAIR.firstDifference(DECK, leg(["deal", "order 5S"])), 1);
});

test("what was seen is borne out by the record: the dealing, and alone what lay open", () => {
  const told = FAIR.told(leg(["6>H-", "deal"]), 1);
  const piles = ["3C", "JC", "3H", "9D", "5D", ...Array(8).fill(null)].map((top) => ({ top }));
  const open = { dealt: [], roles: ["player"], to_act: [0], piles, workspace: null, stock: 4 };
  assert.ok(FAIR.bearsOut(told, FAIR.sighted(open)));
  assert.ok(!FAIR.bearsOut(told, FAIR.sighted({ ...open, stock: 3 })));
  const dealt = ["3C", "JC", "3H", "9D", "5D", "KH"].map((card) => ({ card }));
  assert.ok(FAIR.bearsOut(told, FAIR.sighted({ ...open, dealt })));
  assert.equal(FAIR.sighted({ ...open, roles: ["player", "player"] }), null);
  assert.equal(FAIR.told(leg([]), 0), "dealt 3C JC 3H 9D 5D KH");
});

test("a race is looked back at table by table", () => {
  const record = {
    form: "race",
    options: {},
    seats: [{ seat: 0 }, { seat: 1 }],
    legs: [leg(["deal"]), leg(["deal"], { roles: { 1: "player" } })],
  };
  assert.deepEqual([holder(record, 1), holder(record, 2), holder({ ...record, form: "solo" }, 1)], [0, 1, null]);
  const { form, legs } = ofTable(record, 2);
  assert.deepEqual([form, legs], ["solo", [{ roles: ["player"], moves: [[0, "deal"]] }]]);
  const judged = {
    legs: [0, 1].map(() => ({ roles: ["player"], accuracy: [80], moves: [{ seat: 0, move: "deal" }] })),
  };
  const [, second] = bySeat(judged, record).legs;
  assert.deepEqual([second.accuracy, second.moves[0].seat, second.roles.length], [[null, 80], 1, 2]);
});

test("of many who race the best are named over the table, and oneself", () => {
  const players = [3, 9, 1, 7, 5].map((score, seat) => ({ seat, score, mine: seat === 2 }));
  assert.deepEqual(
    named(players).map(({ seat }) => seat),
    [1, 3, 4, 2],
  );
  assert.equal(named(players.slice(0, 4)).length, 4);
});

const texts = JSON.parse(readFileSync(new URL("../client/cases/grandmas_game.json", import.meta.url), "utf8"));
const did = { seat: 1, change: 0, move: null, does: null, card: null, source: null, target: null };
const write = {
  show_move: moveText.showMove,
  played: (changes) => moveText.played("Ben", { ...did, ...changes }),
  fits: (of) =>
    moveText.fits(of.filter((each) => each !== "safe").map((target) => ({ target, safe: of.includes("safe") }))),
  can_move: ([card, to]) =>
    moveText.canMove(
      card,
      to.map((target) => ({ target })),
    ),
  ended: (of) => scoreText.ended(...of),
  race_over: (of) => scoreText.raceOver(...of),
  left: scoreText.left,
};
for (const [name, each] of Object.entries(texts))
  for (const [of, text] of each) test(`${name} ${JSON.stringify(of)}`, () => assert.deepEqual(write[name](of), text));

test("the parts of a score are those of the suits", () => {
  assert.deepEqual(partsOf({ C: 26, H: 0 }), [
    ["clubs", 26],
    ["hearts", 0],
  ]);
  assert.deepEqual(partsOf({ 0: 12, 1: 19 }), []);
  assert.equal(GAME.winnable, true);
});

test("the outcome of a match gives the scores if they are points", async () => {
  const { outcome } = (await import("../../client/web/text/messages/result.js")).messages;
  const scores = { name: "ben", high: 12, low: 2 };
  assert.equal(outcome({ ...scores, winner: "player", points: false }), "ben wins.");
  assert.equal(outcome({ ...scores, winner: "you", points: true }), "You win, 12 to 2.");
  assert.equal(outcome({ ...scores, winner: "nobody", points: false }), "A draw.");
});

test("of a race it is told what each brought to the foundations, and what one did last oneself", async () => {
  const { newsOf } = await import("../../client/web/games/grandmas_game/scene.js");
  const told = (seat, change) => ({ seat, change, move: null, does: null, card: null, source: null, target: null });
  const own = { ...told(0, 0), move: "deal", does: "deal", card: "8H", target: "8" };
  const players = [
    { name: "you", mine: true },
    { name: "Ben", mine: false },
  ];
  const all = [told(0, 1), told(1, 0), told(1, 1), told(0, 0), told(1, 0)];
  assert.deepEqual(newsOf(all.reverse(), own, players), [
    "you: 8♥ is dealt from the stock onto pile 8",
    "Ben: plays a card (+1)",
    "you: plays a card (+1)",
  ]);
  assert.deepEqual(newsOf([own], own, [{ name: "you", mine: true }]), ["8♥ is dealt from the stock onto pile 8"]);
});
